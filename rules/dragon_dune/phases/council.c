/* The Great Council: see council.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/council.h"

#include <string.h>

#include "rules/pieces/condition.h"
#include "rules/pieces/pairs.h"

static bool breaks(struct dd_run *r, int seat)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-015"};
	int slot = dd_next_slot(r, seat, DD_BREAK, -1);

	return slot >= 0 && dd_choose(r, seat, slot, &how);
}

/* One side is enough. */
static void end_alliances(struct dd_run *r)
{
	for (int seat = 0; seat < DD_SEATS; seat++) {
		int ally = r->s->t.ally[seat];
		if (!breaks(r, seat) || ally == DD_NOBODY)
			continue;
		r->s->t.ally[seat] = r->s->t.ally[ally] = DD_NOBODY;
		event_add(r->x->events, DD_EV_BROKEN, AUDIENCE_ALL, "DD-015", 2, seat,
			  ally);
	}
}

static bool names(const struct dd_order *o, int partner)
{
	return memchr(o->list, partner, o->n_list);
}

/* "ally orcs else ally elves", or a line for each: all whose conditions hold are one wish, the
 * dearest first. "pass" among them ends it. */
static struct dd_order wish_of(struct dd_run *r, int seat)
{
	int slot = dd_next_slot(r, seat, DD_ALLY, -1);
	const struct slot *s = slot < 0 ? NULL : &r->c.sheet[seat]->slots[slot];
	struct dd_order wish = {.verb = DD_ALLY};

	for (int k = 0; s && k < s->n_alternatives; k++) {
		const struct dd_order *o = s->alternatives[k].action;
		if (!condition_holds(s->alternatives[k].cond, dd_fact_holds, r, seat))
			continue;
		if (!o || !o->n_list)
			break;
		for (int i = 0; i < o->n_list; i++)
			if (wish.n_list < DD_LIST && !names(&wish, o->list[i]))
				wish.list[wish.n_list++] = o->list[i];
	}
	return wish;
}

static int rank(void *wishes, int seat, int partner)
{
	const struct dd_order *o = &((const struct dd_order *)wishes)[seat];

	return pairs_rank_in(o->list, o->n_list, partner);
}

/* Did the ally come of this alternative? Where none came, the last is the one that is told. */
static enum pick_fit comes_of(struct dd_run *r, int seat, const struct dd_order *o,
			      void *last, enum pick_look look)
{
	int ally = r->s->t.ally[seat];

	(void)look;
	if (o == last || !o->n_list || (ally != DD_NOBODY && names(o, ally)))
		return PICK_WHOLE;
	return PICK_IMPOSSIBLE;
}

/* A wish that no ally came of was an offer that nobody took, or that came behind other pairs; PASS names nobody. Only its writer reads
 * of it: wishes are secret. */
static void tell_wish(struct dd_run *r, int seat)
{
	int slot = dd_next_slot(r, seat, DD_ALLY, -1);

	if (slot < 0)
		return;
	const struct slot *s = &r->c.sheet[seat]->slots[slot];
	const void *last = s->alternatives[s->n_alternatives - 1].action;
	const struct dd_chooser how = {comes_of, (void *)(uintptr_t)last, "DD-016"};
	const struct dd_order *told = dd_choose(r, seat, slot, &how);
	int ally = r->s->t.ally[seat];

	if (!told || !told->n_list || (ally != DD_NOBODY && names(told, ally)))
		return;
	for (int k = 0; k < s->n_alternatives; k++)
		if (s->alternatives[k].action == told) {
			event_add(r->x->events, DD_EV_NO_TAKER, AUDIENCE_SEAT(seat),
				  "DD-016", 1, seat);
			event_says(r->x->events, s->alternatives[k].text);
			int number = carry_told(&r->c, seat, slot);
			trace_take_back(r->x->trace, seat, number, k);
			trace_step(r->x->trace, TRACE_UNANSWERED, seat, number, k,
				   "DD-016", s->alternatives[k].text);
		}
}

void dd_council(struct dd_run *r)
{
	struct dd_order wish[DD_SEATS];
	int8_t *ally = r->s->t.ally;
	int one, two;
	bool made = false;

	end_alliances(r);
	for (int seat = 0; seat < DD_SEATS; seat++)
		wish[seat] = wish_of(r, seat);
	while (pairs_next(DD_SEATS, pairs_unpaired(r->s->t.ally, DD_SEATS), rank, wish,
			  &one, &two)) {
		made = true;
		ally[one] = (int8_t)two;
		ally[two] = (int8_t)one;
		event_add(r->x->events, DD_EV_ALLIED, AUDIENCE_ALL, "DD-016", 2, one,
			  two);
	}
	if (!made)
		event_add(r->x->events, DD_EV_NO_PACT, AUDIENCE_ALL, "DD-016", 0);
	for (int seat = 0; seat < DD_SEATS; seat++)
		tell_wish(r, seat);
}
