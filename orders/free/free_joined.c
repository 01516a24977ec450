/* Lines that are read as one: a table below its heading, and what follows from an order below it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/free.h"

/* Do the lines read as one, with nothing left over? */
bool free_reads_joined(struct free *f, struct str text)
{
	f->joined = true;
	bool read = free_read_text(f, text);
	f->joined = false;
	return read && !free_count(f, PIECE_LOST) && !free_has_unread(f) &&
	       free_count(f, PIECE_ORDER);
}

/* The lines without the points at their ends; empty: they are longer than a sentence of one line may be. */
struct str free_one_sentence(const struct draft *l, int i, int n)
{
	const struct line *last = &l->line[i + n - 1];
	struct buf b = buf_in(l->a);

	if (last->typed.s + last->typed.n - l->line[i].typed.s >= LETTER_COLUMNS)
		return (struct str){NULL, 0};
	for (int k = i; k < i + n; k++) {
		struct str line = str_trim(l->line[k].typed);
		bool point = line.n && line.s[line.n - 1] == '.';
		buf_printf(&b, "%s" PRI_STR, k > i ? ", " : "",
			   STR_ARG(str_slice(line, 0, line.n - point)));
	}
	return buf_str(&b);
}

/* "Ask 11 vs Orcs their colour." is an order, and with "If red: send 1" below it more than one: where
 * the lines below say nothing alone. */
bool free_read_above(struct free *f, int i)
{
	struct draft *l = f->l;

	for (int n = free_joinable(l, i, FREE_JOINED); n > 1; n--) {
		if (!free_reads_joined(f, free_one_sentence(l, i, n)))
			continue;
		free_take_lines(l, i, n);
		return free_decide(f, &l->line[i]);
	}
	return false;
}
