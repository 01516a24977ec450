/* The Great Council: see council.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/council.h"

enum { UNRANKED = 99 };

static const struct dd_order *order_of(struct dd_run *r, int seat, enum dd_verb verb)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-016"};
	int slot = dd_next_slot(r, seat, verb, -1);

	return slot < 0 ? NULL : dd_choose(r, seat, slot, &how);
}

/* One side is enough. */
static void end_alliances(struct dd_run *r)
{
	for (int seat = 0; seat < DD_SEATS; seat++) {
		int ally = r->s->t.ally[seat];
		if (!order_of(r, seat, DD_BREAK) || ally == DD_NOBODY)
			continue;
		r->s->t.ally[seat] = r->s->t.ally[ally] = DD_NOBODY;
		event_add(r->x->events, DD_EV_BROKEN, AUDIENCE_ALL, "DD-015", 2, seat,
			  ally);
	}
}

static int rank_of(const struct dd_order *o, int partner)
{
	for (int i = 0; o && i < o->n_list; i++)
		if (o->list[i] == partner)
			return i + 1;
	return UNRANKED;
}

/* The pair of free players who name each other with the smallest sum of ranks; of equal sums
 * the pair whose earlier member comes first. */
static bool best_pair(struct dd_run *r, const struct dd_order *const wish[], int *one,
		      int *two)
{
	const int8_t *ally = r->s->t.ally;
	int best = UNRANKED;

	for (int i = 0; i < DD_SEATS; i++)
		for (int k = i + 1; k < DD_SEATS; k++) {
			int sum = rank_of(wish[i], k) + rank_of(wish[k], i);
			if (ally[i] != DD_NOBODY || ally[k] != DD_NOBODY || sum >= best)
				continue;
			best = sum;
			*one = i;
			*two = k;
		}
	return best < UNRANKED;
}

void dd_council(struct dd_run *r)
{
	const struct dd_order *wish[DD_SEATS];
	int8_t *ally = r->s->t.ally;
	int one, two;

	end_alliances(r);
	for (int seat = 0; seat < DD_SEATS; seat++)
		wish[seat] = order_of(r, seat, DD_ALLY);
	while (best_pair(r, wish, &one, &two)) {
		ally[one] = (int8_t)two;
		ally[two] = (int8_t)one;
		event_add(r->x->events, DD_EV_ALLIED, AUDIENCE_ALL, "DD-016", 2, one,
			  two);
	}
}
