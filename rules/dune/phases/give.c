/* Bribes: see give.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/give.h"

#include "rules/dune/engine/allies.h"

static enum pick_fit fits(void *run, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;
	int has = r->s->h.spice[seat], n = o->n == DU_ALL ? has : o->n;

	if (o->seat == seat || !du_plays(&r->s->t, o->seat))
		return du_no(r, DU_WHY_RANGE);
	if (look != PICK_WHAT_IF)
		*(int *)plan = n < has ? n : has;
	if (n > 0 && n <= has)
		return PICK_WHOLE;
	return !has || look == PICK_AS_WRITTEN ? du_no(r, DU_WHY_NO_SPICE)
					       : PICK_IN_PART;
}

void du_hand_over(struct du_run *r, int from, int to, int n)
{
	struct du_table *t = &r->s->t;

	if (from == DU_EMPEROR && du_are_allies(t, from, to))
		du_add_spice(r, to, n);
	else
		t->bribes[to] = (uint16_t)(t->bribes[to] + n);
}

static void give(struct du_run *r, int seat, int to, int n)
{
	du_add_spice(r, seat, -n);
	du_hand_over(r, seat, to, n);
	event_add(r->x->events, DU_EV_GAVE, AUDIENCE_ALL, "DU-064", 3, seat, to, n);
}

void du_give(struct du_run *r)
{
	int n;
	const struct carry_chooser how = {fits, &n, "DU-064"};

	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int slot = -1;
		     (slot = carry_next_slot(&r->c, seat, DU_GIVE, slot)) >= 0;) {
			const struct du_order *o =
				carry_choose(&r->c, seat, slot, &how);
			if (o)
				give(r, seat, o->seat, n);
		}
}
