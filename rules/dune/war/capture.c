/* Leaders who die and are captured: see capture.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/war/capture.h"

#include <stdio.h>

#include "rules/dune/run/karama.h"

enum { FOR_A_KILL = 2 };

void du_leader_dies(struct du_run *r, int seat, int leader)
{
	struct du_table *t = &r->s->t;

	t->leader[leader] = DU_DEAD;
	t->deaths[leader]++;
	event_add(r->x->events, DU_EV_LEADER_DEAD, AUDIENCE_ALL, "", 2, seat, leader);
}

static void release(struct du_run *r, int leader)
{
	r->s->t.leader[leader] = DU_FREE;
	event_add(r->x->events, DU_EV_RETURNED, AUDIENCE_ALL, "", 2,
		  du_leader_faction(leader), leader);
}

void du_captive_was_used(struct du_run *r, int seat, int leader)
{
	if (leader && du_leader_faction(leader) != seat &&
	    r->s->t.leader[leader] == DU_CAPTURED)
		release(r, leader);
}

/* Living leaders of the loser who were not used elsewhere in this turn. */
static int pool(const struct du_table *t, int loser, int territory,
		uint8_t out[DU_LEADERS_EACH])
{
	int n = 0;

	for (int i = 0; i < DU_LEADERS_EACH; i++) {
		int leader = du_leader(loser, i);
		bool elsewhere =
			t->fought[leader] && t->fought[leader] != territory + 1;
		if (t->leader[leader] == DU_FREE && !elsewhere)
			out[n++] = (uint8_t)leader;
	}
	return n;
}

void du_capture(struct du_run *r, const struct du_plan *winner, int loser)
{
	struct du_table *t = &r->s->t;
	uint8_t leaders[DU_LEADERS_EACH];
	int territory = du_territory_of(winner->field);
	char label[RNG_LABEL_MAX];
	int n;

	if (winner->seat != DU_HARKONNEN || !(n = pool(t, loser, territory, leaders)) ||
	    !du_uses(r, DU_HAR_CAPTURE))
		return;
	snprintf(label, sizeof label, "t%d.capture.%s", t->turn,
		 du_territories[territory].key);
	int leader = leaders[rng_below(r->x->rng, label, loser, n)];
	event_add(r->x->events, DU_EV_CAPTURED, AUDIENCE_ALL, "DU-051", 4, winner->seat,
		  loser, leader, winner->kills);
	if (winner->kills) {
		t->leader[leader] = DU_DEAD;
		t->deaths[leader]++;
		du_add_spice(r, winner->seat, FOR_A_KILL);
	} else {
		t->leader[leader] = DU_CAPTURED;
	}
}

void du_free_captives(struct du_run *r)
{
	struct du_table *t = &r->s->t;

	for (int i = 0; i < DU_LEADERS_EACH; i++)
		if (t->leader[du_leader(DU_HARKONNEN, i)] == DU_FREE)
			return;
	for (int leader = 1; leader <= DU_LEADERS; leader++)
		if (t->leader[leader] == DU_CAPTURED)
			release(r, leader);
}
