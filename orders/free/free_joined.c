/* Lines that are read as one: a table below its heading, and what follows from an order below it.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/free.h"

bool free_is_open(const struct line *line)
{
	if (line->quoted || line_is_broken(line->typed))
		return false;
	return line->verdict == VERDICT_NOTE ||
	       (line->verdict == VERDICT_REFUSED && !line->understood);
}

/* The line together with those that follow, as one text. */
static struct str joined(const struct draft *l, int i, int n)
{
	const struct line *last = &l->line[i + n - 1];
	const char *s = l->line[i].typed.s;

	return (struct str){s, (size_t)(last->typed.s + last->typed.n - s)};
}

/* "C2:" begins another order. */
static bool begins_labelled(struct draft *l, struct str typed)
{
	struct token t[LEX_TOKENS + 1];
	struct parse p;
	int label, n = typed.n < LETTER_COLUMNS ? lex(l->lexicon, typed, t) : 0;

	if (n <= 0 || !l->reader->vocab->label)
		return false;
	letter_parse(l, &p, t, n);
	p.quiet = true;
	return l->reader->vocab->label(&p, &label) && label >= 0 && parse_sign(&p, ':');
}

/* "3 from", and below it "2) ...": the number is that of a list, not what is missing. */
static bool is_cut_off(struct draft *l, struct str above, struct str below)
{
	struct token t[LEX_TOKENS + 1];

	below = str_trim(below);
	if (!below.n || below.s[0] < '0' || below.s[0] > '9' ||
	    above.n >= LETTER_COLUMNS || below.n >= LETTER_COLUMNS)
		return false;
	int n = lex(l->lexicon, below, t);
	if (n <= 0 || !free_number(t, n))
		return false;
	n = lex(l->lexicon, above, t);
	return n > 0 &&
	       (token_is(&t[n - 1], WORD_FROM) || token_is(&t[n - 1], WORD_WITH));
}

/* How many lines from this one on may be read as one? `most` at the most, itself counted. */
int free_joinable(struct draft *l, int i, int most)
{
	int n = 1;

	while (n < most && i + n < l->n_lines && free_is_open(&l->line[i + n]) &&
	       l->line[i + n].number == l->line[i].number + n &&
	       !begins_labelled(l, l->line[i + n].typed) &&
	       !is_cut_off(l, l->line[i + n - 1].typed, l->line[i + n].typed))
		n++;
	return n;
}

static bool has_doubt(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].doubt)
			return true;
	return false;
}

bool free_has_unread(const struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_NOTE &&
		    !free_is_chatter(f->piece[i].clause->t, f->piece[i].clause->n))
			return true;
	return false;
}

bool free_is_item(struct str typed)
{
	typed = str_trim(typed);
	return str_starts(typed, "-") || str_starts(typed, "*") ||
	       str_starts(typed, "\xe2\x80\xa2");
}

/* How many lines below are of one list? */
int free_list_below(const struct draft *l, int i)
{
	int n = 0;

	while (i + n + 1 < l->n_lines && free_is_item(l->line[i + n + 1].typed))
		n++;
	return n;
}

/* The line becomes one with those that follow. */
void free_take_lines(struct draft *l, int i, int n)
{
	l->line[i].typed = joined(l, i, n);
	l->line[i].n_typed = n;
	for (int j = 1; j < n; j++) {
		free_forget(l, &l->line[i + j]);
		l->line[i + j].verdict = VERDICT_BLANK;
	}
}

/* Do the lines read as one, with nothing left over? */
static bool reads_joined(struct free *f, struct str text)
{
	f->joined = true;
	bool read = free_read_text(f, text);
	f->joined = false;
	return read && !free_count(f, PIECE_LOST) && !free_has_unread(f) &&
	       free_count(f, PIECE_ORDER);
}

/* The lines without the points at their ends; empty: they are longer than a sentence of one line may be. */
static struct str one_sentence(const struct draft *l, int i, int n)
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
		if (!reads_joined(f, one_sentence(l, i, n)))
			continue;
		free_take_lines(l, i, n);
		return free_decide(f, &l->line[i]);
	}
	return false;
}

/* A sentence that goes on in the lines below: as many as leave no doubt. A list belongs together
 * or not at all. */
bool free_read_joined(struct free *f, int i)
{
	struct draft *l = f->l;
	int list = free_list_below(l, i), most = free_joinable(l, i, FREE_JOINED);

	for (int k = 0; k < 2 * (FREE_JOINED - 1); k++) {
		int n = FREE_JOINED - k % (FREE_JOINED - 1); /* the most first */
		if (n > most || (list && n != list + 1))
			continue;
		if ((!reads_joined(f, joined(l, i, n)) &&
		     !reads_joined(f, one_sentence(l, i, n))) ||
		    (k < FREE_JOINED - 1 && has_doubt(f)))
			continue;
		free_take_lines(l, i, n);
		return free_decide(f, &l->line[i]);
	}
	return false;
}
