/* Phase after phase: see turn.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/turn.h"

#include "rules/dune/engine/fights.h"
#include "rules/dune/phases/begin.h"
#include "rules/dune/phases/bid.h"
#include "rules/dune/phases/blow.h"
#include "rules/dune/phases/collect.h"
#include "rules/dune/phases/deal.h"
#include "rules/dune/phases/ghola.h"
#include "rules/dune/phases/give.h"
#include "rules/dune/phases/march.h"
#include "rules/dune/phases/nexus.h"
#include "rules/dune/phases/place.h"
#include "rules/dune/phases/truth.h"
#include "rules/dune/run/karama.h"
#include "rules/dune/war/battle.h"
#include "rules/dune/war/heard.h"
#include "rules/dune/war/voice.h"

/* What the phase itself asks for. */
static unsigned owes(const struct du_state *s)
{
	const struct du_table *t = &s->t;
	unsigned all = t->seats & ~(unsigned)t->vacant;

	switch ((enum du_phase)t->phase) {
	case DU_PREDICT:
	case DU_PLACE:
		return all & du_placers(t);
	case DU_BID:
		return t->option.merge_bid ? all : du_bidders(t);
	case DU_NEXUS:
	case DU_MARCH:
		return all;
	case DU_VOICE: /* others may seal a plan now, or send it in the next phase */
		return du_seers(t);
	case DU_PLAN:
		return all & du_unplanned(s);
	case DU_OVER:
		break;
	}
	return 0;
}

/* An answer to another player is owed in any phase [DU-063]. */
unsigned du_owes(const struct du_state *s)
{
	return s->t.phase == DU_OVER ? 0 : owes(s) | du_asked(s);
}

static unsigned may_order(const struct du_state *s)
{
	const struct du_table *t = &s->t;

	if (t->phase == DU_VOICE)
		return (du_battlers(t) & ~(unsigned)t->vacant) | du_seers(t);
	if (t->phase == DU_PLAN)
		return (du_battlers(t) | (t->option.merge_voice ? du_seers(t) : 0)) &
		       ~(unsigned)t->vacant;
	return t->phase == DU_BID ? t->seats & ~(unsigned)t->vacant : owes(s);
}

unsigned du_may_order(const struct du_state *s)
{
	return may_order(s) | du_owes(s);
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

/* From phase to phase ------------------------------------------------------------------------ */

static void open_march(struct du_run *r)
{
	r->s->t.phase = DU_MARCH;
	du_uses(r, DU_ATR_SPICE);
}

/* If all hands are full, nobody is written to. */
static void open_bid(struct du_run *r)
{
	du_charity(r);
	du_end_cancels(r);
	du_deal_lots(r);
	if (du_bidders(&r->s->t) || r->s->t.option.merge_bid) {
		r->s->t.phase = DU_BID;
		return;
	}
	du_end_cancels(r);
	open_march(r);
}

/* A worm came: false, if none did since. */
static bool opens_nexus(struct du_run *r, bool second, int worms_before)
{
	if (r->s->t.worms == worms_before)
		return false;
	event_add(r->x->events, DU_EV_NEXUS, AUDIENCE_ALL, "DU-012", 0);
	r->s->t.phase = DU_NEXUS;
	r->s->t.second_nexus = second;
	return true;
}

static void close_nexus(struct du_run *r)
{
	r->s->t.second_nexus = 0;
	du_end_cancels(r);
	open_bid(r);
}

/* Pile B, behind a nexus of pile A or without one. */
static void second_blow(struct du_run *r)
{
	int worms = r->s->t.worms;

	du_blow_second(r);
	if (!opens_nexus(r, true, worms))
		close_nexus(r);
}

static void begin_turn(struct du_run *r)
{
	bool two = du_two_nexuses(&r->s->t.option);

	if (++r->s->t.turn > 1)
		du_turn_storm(r);
	du_see_storm(r);
	du_end_cancels(r);
	du_blow(r);
	if (two && opens_nexus(r, false, 0))
		return;
	if (two)
		second_blow(r);
	else if (!opens_nexus(r, false, 0))
		close_nexus(r);
}

static void end_turn(struct du_run *r)
{
	du_end_cancels(r);
	du_collect(r);
	du_mentat(r);
	if (r->s->t.phase != DU_OVER)
		begin_turn(r);
}

static void battles(struct du_run *r)
{
	du_ghola(r);
	du_battles(r);
	du_close_deals(r);
	du_forget_heard(r->s);
	end_turn(r);
}

/* Where no player has a battle, or those who have are without a person, nobody is written to. */
static void after_march(struct du_run *r)
{
	struct du_table *t = &r->s->t;

	du_end_cancels(r);
	if (du_battlers(t))
		event_add(r->x->events, DU_EV_BATTLES, AUDIENCE_ALL, "", 0);
	if (!(du_battlers(t) & ~(unsigned)t->vacant))
		battles(r);
	else
		t->phase = du_seers(t) && !t->option.merge_voice ? DU_VOICE : DU_PLAN;
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
		if (!r->s->t.option.merge_bid)
			du_close_deals(r);
		du_end_cancels(r);
		open_march(r);
		if (!r->s->t.option.merge_bid)
			break;
		du_march(r);
		du_close_deals(r);
		after_march(r);
		break;
	case DU_NEXUS:
		du_nexus(r);
		du_close_deals(r);
		if (du_two_nexuses(&r->s->t.option) && !r->s->t.second_nexus) {
			du_end_cancels(r);
			second_blow(r);
		} else {
			close_nexus(r);
		}
		break;
	case DU_MARCH:
		du_march(r);
		du_close_deals(r);
		after_march(r);
		break;
	case DU_VOICE:
		du_voice(r);
		du_close_deals(r);
		r->s->t.phase = DU_PLAN;
		break;
	case DU_PLAN:
		if (r->s->t.option.merge_voice)
			du_speak(r);
		else
			du_open_plans(r);
		battles(r);
		break;
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
	if (before->t.turn) {
		du_give(&r);
		du_deals(&r);
		du_truth(&r);
	}
	run(&r);
	du_close_questions(&r);
	du_run_end(&r);
}
