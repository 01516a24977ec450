/* The two halves of an order that two players say, each in a row of its own: "I give Red: base Yellow 1", and below it "I get from
 * Red: base Red 1"; and a row with a part of it that a saying of the game knows ("Garrison: 2 from Yellow 3"). All are asked about as one.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/text/text.h"

/* The last row above that orders something; -1: there is none, or a blank row stands between. */
static int row_above(struct free *f, int i)
{
	return i && free_orders_something(f->l, i - 1) && !f->l->line[i - 1].quoted
		       ? i - 1
		       : -1;
}

/* The row above, if it is about one order of two players; NULL: it is not. `taken`: also one that was taken without a question. */
static struct line *mutual_above(struct free *f, int i, bool taken, struct str *order)
{
	const int above = row_above(f, i);
	struct line *line = above < 0 ? NULL : &f->l->line[above];

	if (!line || f->l->line[i].typed.n > LETTER_COLUMNS ||
	    (line->verdict != VERDICT_ASKED &&
	     !(taken &&
	       (line->verdict == VERDICT_OK || line->verdict == VERDICT_NOTED))))
		return NULL;
	*order = line->verdict == VERDICT_ASKED
			 ? line->ask
			 : free_orders_apart(f, line, line->typed);
	const struct clause *one = free_clause_of(f, *order);
	const struct verb *v = one->n ? free_verb(f, &one->t[0]) : NULL;
	return v && v->mutual ? line : NULL;
}

/* Both rows are asked about as this order. */
static void ask_both(struct free *f, struct line *above, int i, struct str whole)
{
	struct draft *l = f->l;
	const int at = (int)(above - l->line);

	free_forget(l, above);
	free_take_lines(l, at, i - at + 1);
	above->verdict = VERDICT_ASKED;
	above->ask = whole;
	l->out->has_orders_word = true;
}

bool free_read_part_row(struct free *f, int i)
{
	const struct str row = free_bare_item(f->l->line[i].typed);
	struct str order;

	if (row_above(f, i) < 0 || !free_part_is_said(f, row) || !free_is_part(f, row))
		return false;
	struct line *above = mutual_above(f, i, true, &order);
	const struct str whole =
		above ? free_with_part(f, above, order, order, row) : STR("");
	f->n_pieces = 0;
	if (whole.n)
		ask_both(f, above, i, whole);
	return whole.n > 0;
}

bool free_read_half_row(struct free *f, int i)
{
	struct str order;
	struct line *above = mutual_above(f, i, false, &order), *line = &f->l->line[i];

	if (!above)
		return false;
	const struct clause *one = free_clause_of(f, order);
	const struct str made = free_orders_alone(f, line, line->typed);
	f->n_pieces = 0;
	const struct clause *both =
		made.n ? free_both_halves(f, one, free_clause_of(f, made)) : NULL;
	if (both)
		ask_both(f, above, i, clause_text(f->l->a, both));
	return both != NULL;
}
