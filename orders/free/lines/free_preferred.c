/* Lines that rank wishes: "In order of preference:" and below it the wishes, or "1st choice: ..." and below it "2nd choice: ...". They are one
 * order, also where each would be one by itself; asked about.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/lines/lines.h"
#include "orders/free/text/free_ranks.h"

enum { WISHES = 5 };

/* The tokens of the line without its mark; how many, 0: it is too long. */
static int tokens_of(struct free *f, struct str typed, struct token t[LEX_TOKENS + 1])
{
	typed = free_bare_item(typed);
	const int n =
		typed.n && typed.n < LETTER_COLUMNS ? lex(f->l->lexicon, typed, t) : 0;

	return n > 0 && n <= FREE_TOKENS ? n : 0;
}

static bool may_be_wish(const struct line *line)
{
	return line->typed.n && line->verdict != VERDICT_BLANK && !line->quoted &&
	       !line->unticked && !line->press && line->n_typed <= 1;
}

/* How many lines below this one are its further wishes? */
static int wishes_below(struct free *f, int i)
{
	struct token t[LEX_TOKENS + 1];
	const struct draft *l = f->l;
	int n = tokens_of(f, l->line[i].typed, t), below = 0;

	if (!n || !ranks_may_stand(t, n))
		return 0;
	const bool list = ranks_have_heading(t, n);
	const bool marked = list && i + 1 < l->n_lines &&
			    free_item_mark(str_trim(l->line[i + 1].typed));
	if (!list && !ranks_are_named(t, n, true))
		return 0;
	while (i + below + 1 < l->n_lines && below < WISHES) {
		const struct line *line = &l->line[i + below + 1];
		if (!may_be_wish(line) || line->number != l->line[i].number + below + 1)
			break;
		n = tokens_of(f, line->typed, t);
		if (list ? marked != (free_item_mark(str_trim(line->typed)) > 0)
			 : !n || !ranks_are_named(t, n, false))
			break;
		below++;
	}
	return below > (list ? 1 : 0) ? below : 0;
}

bool free_read_preferred(struct free *f, int i)
{
	struct draft *l = f->l;
	struct buf b = buf_in(l->a);
	const int n = wishes_below(f, i);

	if (!n)
		return false;
	for (int k = 0; k <= n; k++) {
		struct str row = free_bare_item(l->line[i + k].typed);
		const bool point = row.n && row.s[row.n - 1] == '.';
		buf_printf(&b, "%s" PRI_STR,
			   k > 1 || (k && !str_ends(row, ":")) ? "; " : " ",
			   STR_ARG(str_slice(row, 0, row.n - point)));
	}
	f->n_pieces = 0;
	if (b.n >= LETTER_COLUMNS || !free_reads_joined(f, buf_str(&b)) ||
	    f->n_pieces != 1) {
		f->n_pieces = 0;
		return false;
	}
	free_forget(l, &l->line[i]);
	free_take_lines(l, i, n + 1);
	return free_decide(f, &l->line[i]);
}
