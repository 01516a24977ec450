/* The two halves of an order that two players say, each in a row of its own: "I give Red: base Yellow 1", and below it "I get from
 * Red: base Red 1". Both are asked about as one.
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

bool free_read_half_row(struct free *f, int i)
{
	struct draft *l = f->l;
	struct line *line = &l->line[i];
	const int above = row_above(f, i);

	if (above < 0 || l->line[above].verdict != VERDICT_ASKED ||
	    line->typed.n > LETTER_COLUMNS)
		return false;
	const struct clause *one = free_clause_of(f, l->line[above].ask);
	const struct verb *v = one->n ? free_verb(f, &one->t[0]) : NULL;
	if (!v || !v->mutual)
		return false;
	const struct str made = free_orders_alone(f, line, line->typed);
	f->n_pieces = 0;
	const struct clause *both =
		made.n ? free_both_halves(f, one, free_clause_of(f, made)) : NULL;
	if (!both)
		return false;
	const struct str whole = clause_text(l->a, both);
	free_forget(l, &l->line[above]);
	free_take_lines(l, above, i - above + 1);
	l->line[above].verdict = VERDICT_ASKED;
	l->line[above].ask = whole;
	l->out->has_orders_word = true;
	return true;
}
