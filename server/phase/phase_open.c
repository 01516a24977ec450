/* A phase opens.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_open.h"

#include "base/arena.h"
#include "orders/vocab.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "server/game/led.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/phase/phase_later.h"
#include "server/phase/phase_led.h"
#include "server/phase/phase_window.h"

/* Lists the orders that hold from earlier phases; the player already knows about those
 * of the last phase. */
static void take_standing(struct arena *a, const struct reader *reader,
			  const struct stored_sheet *before, struct stored_sheet *out)
{
	position_store(a, position_sheet(a, reader, out), 0, 0, out);
	for (int i = 0; i < out->n_slots; i++)
		for (int k = 0; before && k < before->n_slots; k++)
			if (str_equal(out->slots[i].line, before->slots[k].line)) {
				out->slots[i].receipt = before->slots[k].receipt;
				out->slots[i].told = before->slots[k].told;
			}
}

/* Orders that came early and those that hold until changed become the sheet; early ones for a phase that was passed
 * over are told of. */
static bool open_sheet(struct home *h, struct arena *a, const struct game *g,
		       const struct position *p, struct seat *seats, int n_seats,
		       const struct stored_sheet *before, struct seat *seat, bool waits,
		       struct later_readings *early, struct err *err)
{
	struct stored_sheet out = {
		.game_id = g->id, .phase_no = g->phase_no, .seat = seat->seat};
	struct later *later = NULL;
	int n = 0;

	if (waits && (!phase_later_passed(h, a, g, seat, err) ||
		      !later_list(h->store, a, g->id, g->turn, g->phase, seat->seat,
				  &later, &n, err)))
		return false;
	if (!p->rules->vocab->standing && n == 0)
		return true;
	struct reader reader = position_reader(g, p, position_view(a, p, seat->seat),
					       seat->seat, seats, n_seats);
	take_standing(a, &reader, before, &out);
	if (out.n_slots == 0 && n == 0)
		return true;
	out.exists = true;
	bool may =
		!p->rules->may_order || p->rules->may_order(p->state) >> seat->seat & 1;
	return phase_later(h, a, g, seat, may, &reader, later, n, &out, early, err) &&
	       sheets_save(h->store, &out, err);
}

static bool open_sheets(struct home *h, struct arena *a, const struct game *g,
			const struct position *p, int from_no,
			struct later_readings *early, struct err *err)
{
	struct seat *seats;
	struct stored_sheet *before;
	int n_seats, n;
	bool waits; /* anything of anybody, which is rare */

	if (!seats_list(h->store, a, g->id, &seats, &n_seats, err) ||
	    !later_any(h->store, g->id, &waits, err) ||
	    !sheets_list(h->store, a, g->id, from_no, &before, &n, err))
		return false;
	for (int i = 0; i < n_seats; i++) {
		const struct stored_sheet *own = NULL;
		for (int j = 0; j < n; j++)
			if (before[j].seat == seats[i].seat)
				own = &before[j];
		if (p->rules->seats(p->state) >> seats[i].seat & 1 &&
		    !open_sheet(h, a, g, p, seats, n_seats, own, &seats[i], waits,
				early, err))
			return false;
	}
	return true;
}

/* The game is over: tells players whose early orders were for phases beyond its end. */
static bool close_sheets(struct home *h, struct arena *a, const struct game *g,
			 const struct position *p, struct err *err)
{
	struct seat *seats;
	int n;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (p->rules->seats(p->state) >> seats[i].seat & 1 &&
		    !phase_later_passed(h, a, g, &seats[i], err))
			return false;
	return true;
}

static bool mark_removed(struct home *h, struct arena *a, const struct game *g,
			 const struct position *p, struct err *err)
{
	struct seat *seats;
	int n;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		bool in = p->rules->seats(p->state) >> seats[i].seat & 1;
		if (in || seats[i].status == SEAT_REMOVED)
			continue;
		seats[i].status = SEAT_REMOVED;
		if (!seats_save(h->store, &seats[i], err))
			return false;
	}
	return true;
}

/* The seats whose players may order. */
static bool players(struct home *h, struct arena *a, const struct game *g,
		    const struct game_rules *rules, const void *state, unsigned *who,
		    struct err *err)
{
	struct seat *seats;
	int n;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	*who = (rules->may_order ? rules->may_order(state) : rules->seats(state)) &
	       ~led_seats(g, seats, n);
	return true;
}

bool phase_set_clock(struct home *h, struct arena *a, struct game *g,
		     const struct game_rules *rules, const void *state, struct err *err)
{
	unsigned who;

	g->opened = home_now(h);
	g->early = 0;
	g->hold = STR("");
	g->postponed = 0;
	g->deadline = 0;
	if (g->phase == 0) {
		g->status = GAME_OVER;
		g->ended = home_now(h);
		return true;
	}
	if (!players(h, a, g, rules, state, &who, err))
		return false;
	/* If nobody but the house may order, there is nothing to wait for. */
	if (!who)
		g->early = home_now(h);
	return (rules->untimed && rules->untimed(state)) ||
	       phase_clock_deadline(h, a, g, rules, state, &g->deadline, err);
}

/* Orders that came early count as letters of the phase: if everybody is complete, its window
 * begins now. Orders that only hold from phase to phase begin none, or a game would run on
 * by itself. */
static bool note_early(struct home *h, struct arena *a, struct game *g,
		       const struct game_rules *rules,
		       const struct later_readings *early, struct err *err)
{
	return early->n == 0 || (phase_note_letter(h, a, g, true, home_now(h), err) &&
				 phase_later_answer(h, a, g, rules, early, err));
}

bool phase_open(struct home *h, struct arena *a, struct game *g,
		const struct run_record *rec, enum open_cause cause, struct err *err)
{
	struct position p = {.rules = rec->rules, .state = rec->state};
	struct snapshot s = {.game_id = g->id, .cause = cause, .made = home_now(h)};
	struct later_readings early = {0};

	p.turn = g->turn = rec->rules->turn(rec->state);
	p.phase = g->phase = rec->rules->phase(rec->state);
	p.phase_no = g->phase_no = ++g->last_phase_no;
	record_snapshot(a, rec, &s);
	s.phase_no = g->phase_no;
	s.turn = g->turn;
	s.phase = g->phase;
	if (!snapshots_attempts(h->store, g->id, g->turn, g->phase, &s.attempt, err))
		return false;
	g->attempt = ++s.attempt;
	if (!phase_set_clock(h, a, g, rec->rules, rec->state, err) ||
	    !snapshots_add(h->store, &s, err))
		return false;
	position_written(h, g, &p);
	return games_save(h->store, g, err) &&
	       (g->phase ? open_sheets(h, a, g, &p, rec->from_no, &early, err)
			 : close_sheets(h, a, g, &p, err)) &&
	       phase_led(h, a, g, err) && mark_removed(h, a, g, &p, err) &&
	       note_early(h, a, g, rec->rules, &early, err);
}
