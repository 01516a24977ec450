/* Lines that rank wishes: "In order of preference:" and below it the wishes, or "1st choice: ..." and below it "2nd choice: ...", or the
 * numbers of the lines alone. They are one order, also where each would be one by itself; asked about.
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

/* Reads the text of line `i` and of the `n` below it as one order. */
static bool read_ranked(struct free *f, int i, int n, struct str text)
{
	struct draft *l = f->l;

	f->n_pieces = 0;
	if (text.n >= LETTER_COLUMNS || !free_reads_joined(f, text) ||
	    f->n_pieces != 1) {
		f->n_pieces = 0;
		return false;
	}
	free_forget(l, &l->line[i]);
	free_take_lines(l, i, n + 1);
	return free_decide(f, &l->line[i]);
}

static struct str without_point(struct str row)
{
	return str_slice(row, 0, row.n - (row.n && row.s[row.n - 1] == '.'));
}

bool free_read_preferred(struct free *f, int i)
{
	struct draft *l = f->l;
	struct buf b = buf_in(l->a);
	const int n = wishes_below(f, i);

	for (int k = 0; n && k <= n; k++) {
		const struct str row = free_bare_item(l->line[i + k].typed);
		const struct str bare = without_point(row);
		buf_printf(&b, "%s" PRI_STR,
			   k > 1 || (k && !str_ends(row, ":")) ? "; " : " ",
			   STR_ARG(bare));
	}
	return n && read_ranked(f, i, n, buf_str(&b));
}

/* Is what was read `n` wishes, each a whole thing that two players say? */
static bool are_mutual(const struct free *f, int n)
{
	const struct clause *c = f->piece[0].clause;
	const struct verb *v = free_verb(f, &c->t[0]);

	for (int i = 0; i < c->n; i++)
		n -= token_is(&c->t[i], WORD_ELSE);
	return f->piece[0].kind == PIECE_ORDER && v && v->mutual && n == 1;
}

/* "2. ...", "2) ...": 0 is another line. */
static int number_of(struct str typed)
{
	typed = str_trim(typed);
	return typed.n > 2 && typed.s[0] >= '1' && typed.s[0] <= '9' &&
			       free_item_mark(typed) == 3
		       ? typed.s[0] - '0'
		       : 0;
}

bool free_read_numbered(struct free *f, int i)
{
	static const char *const nth[] = {"1st", "2nd", "3rd", "4th", "5th"};
	struct draft *l = f->l;
	struct buf b = buf_in(l->a);
	int n = 0;

	if (number_of(l->line[i].typed) != 1)
		return false;
	for (; i + n < l->n_lines && n < WISHES; n++) {
		const struct line *line = &l->line[i + n];
		if (number_of(line->typed) != n + 1 || !may_be_wish(line) ||
		    line->number != l->line[i].number + n)
			break;
		const struct str row = without_point(free_bare_item(line->typed));
		buf_printf(&b, "%s%s choice: " PRI_STR, n ? "; " : "", nth[n],
			   STR_ARG(row));
	}
	if (n < 2)
		return false;
	/* Elsewhere the numbers may count the parts of one order: "1. one card", "2. one token". */
	struct free *was = arena_room(l->a, sizeof *was);
	free_copy(was, f);
	if (free_reads_joined(f, buf_str(&b)) && f->n_pieces == 1 && are_mutual(f, n))
		return read_ranked(f, i, n - 1, buf_str(&b));
	free_copy(f, was);
	return false;
}
