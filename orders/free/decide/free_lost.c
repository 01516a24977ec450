/* What the answer says of a line of which nothing is used: why an order of it was held back, what one of them cannot be, or that it reads
 * like an order.
 * SPDX-License-Identifier: ISC */
#include "orders/free/decide/decide.h"

#include "base/locale.h"
#include "orders/free/change/change.h"
#include "orders/free/parts/free_idle.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"

/* What an order was held back for is to the point; where its words stopped the grammar is not. */
static void tell_held_back(struct free *f, struct line *line)
{
	const struct piece *held = NULL;

	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind == PIECE_LOST && f->piece[i].why && !held)
			held = &f->piece[i];
	if (!held || line->verdict != VERDICT_REFUSED || line->understood)
		return;
	if (line->n_instead && str_find(line->instead[0], STR("__")) == SIZE_MAX)
		return; /* it says already what would be right */
	free_refuse(f->l, line);
	letter_remark(f->l, line, true, held->column, held->width, NULL, "%s",
		      locale_text(held->why));
}

/* Nor is where the first order of several ends: what one of them cannot be is. */
static void tell_impossible(struct free *f, struct line *line)
{
	bool any = false;

	for (int i = 0; i < f->n_pieces; i++)
		any |= free_is_impossible(f, line, &f->piece[i]);
	if (any && free_count(f, PIECE_ORDER) && line->verdict == VERDICT_REFUSED &&
	    !line->understood) {
		free_refuse(f->l, line);
		free_tell_impossible(f, line);
	}
}

/* Nothing that looks like an order is passed over in silence. */
void free_tell_lost(struct free *f, struct line *line)
{
	tell_held_back(f, line);
	tell_impossible(f, line);
	if (line->verdict != VERDICT_NOTE ||
	    (!free_count(f, PIECE_ORDER) && !f->negated && !f->begun) ||
	    free_leaves_all(f, line))
		return;
	const struct clause *typed = free_clause_of(f, line->typed);
	bool later = free_is_later(f->l, typed->t, 0, typed->n);
	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		bool denied = f->negated && free_says_no(p->clause) &&
			      !free_is_undecided(p->clause->t, p->clause->n);
		const char *why =
			p->why  ? p->why
			: later ? free_figure_says(FIGURE_OTHER_TURN)
			: denied
				? N_("This says what not to do. Write what you order instead, or `clear` and the order word")
				: N_("This reads like an order, but I do not understand it: nothing in the line is used");
		if (p->kind == PIECE_LOST ||
		    (p->kind == PIECE_WRONG && !free_is_impossible(f, line, p)))
			letter_remark(f->l, line, true, p->column, p->width, NULL, "%s",
				      locale_text(why));
	}
	free_tell_impossible(f, line);
	line->verdict = VERDICT_REFUSED;
	f->l->out->has_orders_word = true;
}

/* The line is an order, and says what cannot be: the grammar knows what. */
void free_tell_wrong(struct free *f, struct line *line)
{
	free_forget(f->l, line);
	free_take_piece(f, line, &f->piece[0]);
	line->n_instead = 0; /* in words that were not written */
	if (free_verb(f, &f->piece[0].clause->t[0]))
		line->read_as = clause_text(f->l->a, f->piece[0].clause);
	f->l->out->has_orders_word = true;
}
