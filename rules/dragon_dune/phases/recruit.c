/* Recruiting: see recruit.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/recruit.h"

#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/phases/hide.h"

enum { BACK_A_TURN = 5, ACE_PLACES = 5 };

/* Back to the reserve ----------------------------------------------------------------- */

void dd_step_graveyard(struct dd_run *r, int seat)
{
	struct dd_table *t = &r->s->t;
	struct dd_stack grave = {t->grave[seat], t->grave_special[seat]};
	const struct dd_chooser how = {dd_always, NULL, "DD-024"};
	int slot = dd_next_slot(r, seat, DD_GRAVEYARD, -1), n = BACK_A_TURN;
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, seat, slot, &how);

	if (o && o->n < n)
		n = o->n;
	struct dd_stack back = dd_some(grave, n, grave.special);
	if (!back.n)
		return;
	t->grave[seat] = (uint8_t)(t->grave[seat] - back.n);
	t->grave_special[seat] = (uint8_t)(t->grave_special[seat] - back.special);
	event_add(r->x->events, DD_EV_BACK, AUDIENCE_ALL, "DD-024", 2, seat, back.n);
}

/* Onto the board ------------------------------------------------------------------------ */

/* Limits `n` to the reserve. Who asked for all gets what they asked for. */
enum pick_fit dd_from_reserve(struct dd_run *r, int seat, int n, int *plan,
			      enum pick_look look)
{
	int there = dd_reserve(r->s, seat).n;

	*plan = n < there ? n : there;
	if (*plan < n || !n)
		r->c.why = DD_WHY_NO_RESERVE;
	if (*plan > 0 && (*plan == n || look != PICK_AS_WRITTEN))
		return *plan == n || n == DD_TOKENS ? PICK_WHOLE : PICK_IN_PART;
	return PICK_IMPOSSIBLE;
}

bool dd_may_enter(struct dd_run *r, int seat, int area)
{
	if (!dd_has_room(&r->s->t, seat, area))
		r->c.why = DD_WHY_FULL;
	return dd_has_room(&r->s->t, seat, area);
}

void dd_come(struct dd_run *r, int seat, int area, int n, int event, int card)
{
	dd_recruit(r->s, seat, area, n);
	event_add(r->x->events, event, AUDIENCE_ALL, "", 4, seat, n, area, card);
	dd_entered(r, seat, area);
}

static enum pick_fit fits_conscript(struct dd_run *r, int seat,
				    const struct dd_order *o, void *plan,
				    enum pick_look look)
{
	r->here = o->to;
	if (!r->s->t.tokens[o->to][seat]) {
		r->c.why = DD_WHY_NO_TOKENS;
		return PICK_IMPOSSIBLE;
	}
	int most = dd_factions[seat].conscripts + r->s->t.option.conscript_bonus;
	return dd_from_reserve(r, seat, o->n < most ? o->n : most, plan, look);
}

/* The first that can be carried out; all tokens go to one territory. */
void dd_step_conscript(struct dd_run *r, int seat)
{
	int n, slot = -1;
	const struct dd_chooser how = {fits_conscript, &n, "DD-025"};

	while ((slot = dd_next_slot(r, seat, DD_CONSCRIPT, slot)) >= 0) {
		const struct dd_order *o = dd_choose(r, seat, slot, &how);
		if (!o)
			continue;
		dd_come(r, seat, o->to, n, DD_EV_CONSCRIPTED, 0);
		while ((slot = dd_next_slot(r, seat, DD_CONSCRIPT, slot)) >= 0)
			dd_tell_unused(r, seat, slot, DD_WHY_ONE_ONLY);
		return;
	}
}

static enum pick_fit fits_raise(struct dd_run *r, int seat, const struct dd_order *o,
				void *plan, enum pick_look look)
{
	r->here = o->to;
	if (!dd_may_enter(r, seat, o->to))
		return PICK_IMPOSSIBLE;
	return dd_from_reserve(r, seat, o->n, plan, look);
}

void dd_step_raise(struct dd_run *r, int seat)
{
	int n, slot = -1;
	const struct dd_chooser how = {fits_raise, &n, "DD-046"};

	while ((slot = dd_next_slot(r, seat, DD_RAISE, slot)) >= 0) {
		const struct dd_order *o = dd_choose(r, seat, slot, &how);
		if (o)
			dd_come(r, seat, o->to, n, DD_EV_RAISED, 0);
	}
}

static enum pick_fit fits_ace_place(struct dd_run *r, int seat,
				    const struct dd_order *o, void *plan,
				    enum pick_look look)
{
	r->here = o->to;
	if (!dd_ace(r->s, seat, o->ace)) {
		r->c.why = DD_WHY_NO_ACE;
		return PICK_IMPOSSIBLE;
	}
	if (!dd_may_enter(r, seat, o->to))
		return PICK_IMPOSSIBLE;
	return dd_from_reserve(r, seat, o->n < ACE_PLACES ? o->n : ACE_PLACES, plan,
			       look);
}

void dd_step_ace_place(struct dd_run *r, int seat)
{
	int n, slot = dd_next_slot(r, seat, DD_ACE_PLACE, -1);
	const struct dd_chooser how = {fits_ace_place, &n, "DD-047"};
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, seat, slot, &how);

	if (!o)
		return;
	int ace = dd_ace(r->s, seat, o->ace);
	dd_play_ace(r, seat, ace);
	dd_come(r, seat, o->to, n, DD_EV_ACE_PLACED, ace);
}
