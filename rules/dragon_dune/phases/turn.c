/* Phase after phase: see turn.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/turn.h"

#include "rules/dragon_dune/phases/answer.h"
#include "rules/dragon_dune/phases/battle.h"
#include "rules/dragon_dune/phases/begin.h"
#include "rules/dragon_dune/phases/bid.h"
#include "rules/dragon_dune/phases/collect.h"
#include "rules/dragon_dune/phases/council.h"
#include "rules/dragon_dune/phases/march.h"
#include "rules/dragon_dune/phases/place.h"
#include "rules/dragon_dune/table/number.h"

/* Seats that are asked ------------------------------------------------------------- */

unsigned dd_owes(const struct dd_state *s)
{
	const struct dd_table *t = &s->t;
	unsigned all = DD_ALL_SEATS & ~(unsigned)t->vacant;

	if (t->phase == DD_OVER)
		return 0;
	if (t->turn == 0)
		return all & 1U << DD_ORCS;
	if (t->phase == DD_BID && !t->option.fast)
		return dd_bidders(t);
	if (t->phase == DD_MARCH)
		return all & dd_marchers(t);
	if (t->phase == DD_BATTLE)
		return all & dd_fighters(t);
	if (t->phase == DD_ANSWERED)
		return all & dd_unplanned(s);
	return all;
}

unsigned dd_may_order(const struct dd_state *s)
{
	unsigned there = ~(unsigned)s->t.vacant;

	if (s->t.phase == DD_ANSWERED && s->t.turn)
		return dd_answered(s) & there;
	if (s->t.phase == DD_BATTLE && dd_may_ask_for_ally(&s->t))
		return dd_owes(s) | (1U << DD_ELVES & there);
	return dd_owes(s);
}

static void count_misses(struct dd_run *r, unsigned owes)
{
	struct dd_table *t = &r->s->t;

	for (int seat = 0; seat < DD_SEATS; seat++) {
		if (r->c.came >> seat & 1) {
			t->misses[seat] = 0;
		} else if (owes >> seat & 1) {
			if (!(r->x->excused >> seat & 1))
				t->misses[seat]++;
			event_add(r->x->events, DD_EV_MISSED, AUDIENCE_ALL, "DD-060", 2,
				  seat, t->misses[seat]);
		}
	}
}

/* Gifts --------------------------------------------------------------------------------------- */

static enum pick_fit fits_gift(struct dd_run *r, int seat, const struct dd_order *o,
			       void *plan, enum pick_look look)
{
	int has = r->s->t.gold[seat], n = o->n == DD_ALL_OF_THEM ? has : o->n;

	*(int *)plan = n < has ? n : has;
	if (has && (n <= has || look != PICK_AS_WRITTEN))
		return n <= has ? PICK_WHOLE : PICK_IN_PART;
	r->c.why = DD_WHY_NO_GOLD;
	return PICK_IMPOSSIBLE;
}

/* Gold changes hands before anything else is settled [DD-017]. */
static void gifts_of(struct dd_run *r, int seat)
{
	int n, slot = -1;
	const struct dd_chooser how = {fits_gift, &n, "DD-017"};
	uint16_t *gold = r->s->t.gold;

	while ((slot = dd_next_slot(r, seat, DD_GIVE, slot)) >= 0) {
		const struct dd_order *o = dd_choose(r, seat, slot, &how);
		if (!o || !n)
			continue;
		gold[seat] = (uint16_t)(gold[seat] - n);
		gold[o->seat] = (uint16_t)(gold[o->seat] + n);
		event_add(r->x->events, DD_EV_GAVE, AUDIENCE_ALL, "DD-017", 3, seat,
			  o->seat, n);
	}
}

/* Agreements: on record where both sides sent one [DD-017]. */
static void agreements_of(struct dd_run *r, int seat)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-017"};
	int slot = -1;

	while ((slot = dd_next_slot(r, seat, DD_AGREE, slot)) >= 0) {
		const struct dd_order *o = dd_choose(r, seat, slot, &how);
		if (!o)
			continue;
		bool both = dd_find_slot(r, o->seat, DD_AGREE, seat) >= 0;
		event_add(r->x->events, both ? DD_EV_AGREED : DD_EV_OFFERED,
			  both ? AUDIENCE_ALL
			       : AUDIENCE_SEAT(seat) | AUDIENCE_SEAT(o->seat),
			  "DD-017", 2, seat, o->seat);
		event_says(r->x->events, o->text);
	}
}

/* From phase to phase --------------------------------------------------------------------------- */

static void after_marches(struct dd_run *r);

/* Factions without a player march at once, by the defaults: nobody is waited for [DD-084]. */
static void next_march(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;

	while (t->option.sequential && t->marched < DD_SEATS &&
	       dd_marchers(t) & t->vacant)
		dd_march_of(r, dd_marcher(t, t->turn, t->marched++));
	if (t->marched == DD_SEATS)
		after_marches(r);
}

static void open_march(struct dd_run *r)
{
	r->s->t.phase = DD_MARCH;
	r->s->t.marched = 0;
	next_march(r);
}

/* Nobody can bid: the lots are settled at once, and nobody is written to. */
static void open_bid(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;

	t->phase = DD_BID;
	dd_deal_lots(r);
	if (t->option.fast || dd_bidders(t))
		return;
	dd_bidding(r);
	open_march(r);
}

static void begin_turn(struct dd_run *r)
{
	r->s->t.turn++;
	if (dd_begin_turn(r))
		r->s->t.phase = DD_COUNCIL;
	else
		open_bid(r);
}

static void end_turn(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;

	dd_collect(r);
	if (dd_check_victory(r)) {
		t->phase = DD_OVER;
		return;
	}
	if (!t->option.emperor_fixed) {
		t->emperor = (uint8_t)((t->emperor + 1) % DD_SEATS);
		event_add(r->x->events, DD_EV_EMPEROR, AUDIENCE_ALL, "DD-004", 1,
			  t->emperor);
	}
	begin_turn(r);
}

static void after_marches(struct dd_run *r)
{
	r->s->t.marched = 0;
	if (dd_fighters(&r->s->t))
		r->s->t.phase = DD_BATTLE;
	else
		end_turn(r);
}

static void march(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;

	if (t->option.sequential) {
		dd_march_of(r, dd_marcher(t, t->turn, t->marched++));
		next_march(r);
	} else {
		dd_march(r);
		after_marches(r);
	}
}

static void bid(struct dd_run *r)
{
	dd_bidding(r);
	if (r->s->t.option.fast)
		march(r);
	else
		open_march(r);
}

static void battle(struct dd_run *r)
{
	if (r->s->t.option.elf_step && dd_answer_questions(r)) {
		r->s->t.phase = DD_ANSWERED;
		return;
	}
	dd_battles(r);
	end_turn(r);
}

static void battle_after_answers(struct dd_run *r)
{
	dd_open_plans(r);
	dd_battles(r);
	dd_forget_plans(r->s);
	end_turn(r);
}

static void run(struct dd_run *r)
{
	if (r->s->t.turn == 0) {
		dd_place_orcs(r);
		begin_turn(r);
		return;
	}
	switch ((enum dd_phase)r->s->t.phase) {
	case DD_COUNCIL:
		dd_council(r);
		open_bid(r);
		break;
	case DD_BID:
		bid(r);
		break;
	case DD_MARCH:
		march(r);
		break;
	case DD_BATTLE:
		battle(r);
		break;
	case DD_ANSWERED:
		battle_after_answers(r);
		break;
	case DD_WAIT:
	case DD_SETUP:
	case DD_OVER:
		break;
	}
}

void dd_adjudicate(struct adjudication *x, const struct vocab *vocab)
{
	const struct dd_state *before = x->before;
	struct dd_run r;

	x->events->turn = before->t.turn;
	x->events->phase = (int16_t)dd_number(&before->t);
	dd_run_begin(&r, x, vocab);
	count_misses(&r, dd_owes(before));
	for (int seat = 0; seat < DD_SEATS; seat++) {
		gifts_of(&r, seat);
		agreements_of(&r, seat);
	}
	run(&r);
	dd_run_end(&r);
}
