/* Phase after phase: see turn.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/turn.h"

#include <string.h>

#include "rules/dune/phases/begin.h"
#include "rules/dune/phases/bid.h"
#include "rules/dune/phases/blow.h"
#include "rules/dune/phases/nexus.h"
#include "rules/dune/phases/place.h"

unsigned du_owes(const struct du_state *s)
{
	const struct du_table *t = &s->t;
	unsigned all = t->seats & ~(unsigned)t->vacant;

	switch ((enum du_phase)t->phase) {
	case DU_PREDICT:
	case DU_PLACE:
		return all & du_placers(t);
	case DU_BID:
		return du_bidders(t);
	case DU_NEXUS:
	case DU_MARCH:
	case DU_VOICE:
	case DU_PLAN:
		return all;
	case DU_OVER:
		break;
	}
	return 0;
}

static void count_misses(struct du_run *r, unsigned owes)
{
	struct du_table *t = &r->s->t;

	for (int seat = 0; seat < DU_SEATS; seat++) {
		if (r->c.came >> seat & 1) {
			t->misses[seat] = 0;
		} else if (owes >> seat & 1) {
			if (!(r->x->excused >> seat & 1))
				t->misses[seat]++;
			event_add(r->x->events, DU_EV_MISSED, AUDIENCE_ALL, "", 2, seat,
				  t->misses[seat]);
		}
	}
}

/* If all hands are full, nobody is written to. */
static void open_bid(struct du_run *r)
{
	du_charity(r);
	du_deal_lots(r);
	r->s->t.phase = du_bidders(&r->s->t) ? DU_BID : DU_MARCH;
}

static void begin_turn(struct du_run *r)
{
	if (++r->s->t.turn > 1)
		du_turn_storm(r);
	du_see_storm(r);
	du_blow(r);
	if (r->s->t.worms) {
		event_add(r->x->events, DU_EV_NEXUS, AUDIENCE_ALL, "DU-012", 0);
		r->s->t.phase = DU_NEXUS;
	} else {
		open_bid(r);
	}
}

static void run(struct du_run *r)
{
	switch ((enum du_phase)r->s->t.phase) {
	case DU_PREDICT:
		du_predict(r);
		r->s->t.phase = DU_PLACE;
		break;
	case DU_PLACE:
		du_place(r);
		begin_turn(r);
		break;
	case DU_BID:
		du_bidding(r);
		r->s->t.phase = DU_MARCH;
		break;
	case DU_NEXUS:
		du_nexus(r);
		open_bid(r);
		break;
	case DU_MARCH:
	case DU_VOICE:
	case DU_PLAN:
	case DU_OVER:
		break;
	}
}

void du_adjudicate(struct adjudication *x, const struct vocab *vocab)
{
	const struct du_state *before = x->before;
	struct du_run r;

	x->events->turn = before->t.turn;
	x->events->phase = (int16_t)du_number(&before->t);
	du_run_begin(&r, x, vocab);
	count_misses(&r, du_owes(before));
	run(&r);
	memset(r.s->t.cancelled, 0, sizeof r.s->t.cancelled);
	du_run_end(&r);
}
