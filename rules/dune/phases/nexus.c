/* The nexus: see nexus.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/nexus.h"

#include "rules/pieces/pairs.h"

/* One side is enough; a seat without a player keeps its alliance. */
static void end_alliances(struct du_run *r)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		int ally = r->s->t.ally[seat];
		if (ally == DU_NOBODY || !du_order_of(r, seat, DU_BREAK, NULL, ""))
			continue;
		r->s->t.ally[seat] = r->s->t.ally[ally] = DU_NOBODY;
		event_add(r->x->events, DU_EV_BROKEN, AUDIENCE_ALL, "", 2, seat, ally);
	}
}

static int rank(void *wishes, int seat, int partner)
{
	const struct du_order *o = ((const struct du_order *const *)wishes)[seat];

	return o ? pairs_rank_in(o->list, o->n_list, partner) : PAIRS_UNRANKED;
}

void du_nexus(struct du_run *r)
{
	const struct du_order *wish[DU_SEATS];
	int8_t *ally = r->s->t.ally;
	int one, two;

	end_alliances(r);
	for (int seat = 0; seat < DU_SEATS; seat++)
		wish[seat] = du_order_of(r, seat, DU_ALLY, NULL, "");
	while (pairs_next(DU_SEATS, pairs_unpaired(ally, DU_SEATS) & r->s->t.seats,
			  rank, wish, &one, &two)) {
		ally[one] = (int8_t)two;
		ally[two] = (int8_t)one;
		event_add(r->x->events, DU_EV_ALLIED, AUDIENCE_ALL, "", 2, one, two);
	}
}
