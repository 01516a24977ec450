/* One phase: the seats that missed it, the conditional orders that count, and the run
 * that counts.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/turn.h"

#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/engine/depends.h"
#include "rules/cosmic/engine/slots.h"
#include "rules/cosmic/phases/once.h"
#include "rules/cosmic/table/cosmic_event.h"

enum { MISSES_MAX = 2 }; /* in a row, and the player goes [PC-18.6] */

/* Missed moves [R-172..R-174] --------------------------------------------- */

static bool is_readable(const struct adjudication *a, int seat)
{
	return a->sheets[seat] && a->sheets[seat]->readable;
}

static void mark(struct ce_table *t, int seat, struct events *ev)
{
	t->marked |= (uint8_t)(1U << seat);
	event_add(ev, EV_MARKED, AUDIENCE_ALL, "R-177", 1, seat);
}

/* A marked seat is played at random, even if it sends orders. */
static void count_misses(struct adjudication *a, struct ce_table *t, struct ce_play *p)
{
	unsigned owes = ce_owes(t);

	for (int seat = 0; seat < t->n_seats; seat++) {
		if (!ce_in_game(t, seat))
			continue;
		if (t->misses[seat] >= MISSES_MAX)
			t->marked |= (uint8_t)(1U << seat);
		if (t->marked >> seat & 1) {
			p->missed |= (uint8_t)(1U << seat);
			continue;
		}
		if (is_readable(a, seat)) {
			t->misses[seat] = 0;
			p->came |= (uint8_t)(1U << seat);
		} else if (owes & a->excused & 1U << seat) {
			p->missed |= (uint8_t)(1U << seat);
			event_add(a->events, EV_EXCUSED, AUDIENCE_ALL, "R-172", 1,
				  seat);
		} else if (owes >> seat & 1) {
			t->misses[seat]++;
			p->missed |= (uint8_t)(1U << seat);
			event_add(a->events, EV_MISSED, AUDIENCE_ALL, "R-172", 2, seat,
				  t->misses[seat]);
			if (t->misses[seat] >= MISSES_MAX)
				mark(t, seat, a->events);
		}
	}
}

/* The facts that resolve sees --------------------------------------------- */

static uint8_t *results_of(const struct ce_play *p)
{
	return arena_array(p->arena, uint8_t, (size_t)(p->n_slots + 1) * CE_CHALLENGES);
}

/* How a run with these choices came out. A search comes back to the same choices, which it finds here instead of running them
 * again: what is asked of an outcome is its board and what was seen of the slots. */
enum { OUTCOMES = 16 };
struct outcome {
	int8_t *choice;
	uint32_t *struck;
	struct resolve_seen *seen;
	const struct ce_board *board;
};

/* An outcome with what its run wrote. */
struct trial {
	struct outcome came;
	struct ce_board board;
	struct ce_state state;
	uint8_t *results;
};

struct what_if {
	struct ce_run run;
	struct trial
		*trial[OUTCOMES]; /* the newest of them takes the place of the oldest */
	int n_trials;             /* so far */
	struct outcome performed; /* its board is NULL before */
	struct events no_events;
	struct trace no_trace;
	const struct ce_board
		*last; /* of the last run: this one, or that of the run that counts */
	struct loud *loud;
};

/* The run that counts: it writes events, trace and draws, after those that are there already. */
struct loud {
	struct ce_run run;
	struct ce_board board;
	struct ce_state *after;
	struct rng_log *log; /* or NULL */
	int n_events, n_trace, n_draws;
};

static void unwrite(struct loud *l)
{
	l->run.ev->n = l->n_events;
	l->run.tr->n = l->n_trace;
	if (l->log)
		l->log->n = l->n_draws;
}

static void run_loud(struct loud *l)
{
	unwrite(l);
	ce_run_once(&l->board, &l->run, l->after);
}

static struct outcome outcome_of(const struct ce_play *p, const struct ce_board *board)
{
	size_t n = (size_t)p->n_slots + 1;

	return (struct outcome){
		.choice = arena_room(p->arena, n * sizeof(int8_t)),
		.struck = arena_room(p->arena, n * sizeof(uint32_t)),
		.seen = arena_room(p->arena, n * sizeof(struct resolve_seen)),
		.board = board};
}

static void note_choices(struct outcome *o, int n_slots, const int8_t choice[],
			 const uint32_t struck[])
{
	memcpy(o->choice, choice, (size_t)n_slots * sizeof *choice);
	memcpy(o->struck, struck, (size_t)n_slots * sizeof *struck);
}

static bool is_of(const struct outcome *o, int n_slots, const int8_t choice[],
		  const uint32_t struck[])
{
	size_t n = (size_t)n_slots;

	return o->board && memcmp(o->choice, choice, n * sizeof *choice) == 0 &&
	       memcmp(o->struck, struck, n * sizeof *struck) == 0;
}

static const struct outcome *
find_outcome(const struct what_if *w, const int8_t choice[], const uint32_t struck[])
{
	int n = w->run.p->n_slots;

	for (int i = 0; i < w->n_trials && i < OUTCOMES; i++)
		if (is_of(&w->trial[i]->came, n, choice, struck))
			return &w->trial[i]->came;
	return is_of(&w->performed, n, choice, struck) ? &w->performed : NULL;
}

/* The place of the next one. */
static struct trial *next_trial(struct what_if *w)
{
	const struct ce_play *p = w->run.p;
	struct trial **place = &w->trial[w->n_trials++ % OUTCOMES];

	if (!*place) {
		struct trial *t = arena_room(
			p->arena, sizeof *t); /* a run begins by filling it */
		t->came = outcome_of(p, &t->board);
		t->results = results_of(p);
		*place = t;
	}
	return *place;
}

static void replay(void *game, const int8_t choice[], const uint32_t struck[],
		   struct resolve_seen seen[])
{
	struct what_if *w = game;
	const struct outcome *known = find_outcome(w, choice, struck);

	if (!known) {
		struct trial *t = next_trial(w);
		note_choices(&t->came, w->run.p->n_slots, choice, struck);
		w->run.choice = t->came.choice;
		w->run.struck = t->came.struck;
		w->run.seen = t->came.seen;
		w->run.results = t->results;
		ce_run_once(&t->board, &w->run, &t->state);
		known = &t->came;
	}
	memcpy(seen, known->seen, (size_t)w->run.p->n_slots * sizeof *seen);
	w->last = known->board;
}

/* The choices that are held as a whole nearly always are the last: their run is the one that counts. */
static void perform(void *game, const int8_t choice[], const uint32_t struck[],
		    struct resolve_seen seen[])
{
	struct what_if *w = game;

	w->loud->run.choice = choice;
	w->loud->run.struck = struck;
	run_loud(w->loud);
	memcpy(seen, w->loud->run.seen, (size_t)w->run.p->n_slots * sizeof *seen);
	w->last = &w->loud->board;
	if (!w->performed.board)
		w->performed = outcome_of(w->run.p, w->last);
	note_choices(&w->performed, w->run.p->n_slots, choice, struck);
	memcpy(w->performed.seen, seen, (size_t)w->run.p->n_slots * sizeof *seen);
}

static bool fact(void *game, int slot, const void *f)
{
	struct what_if *w = game;

	return ce_fact_holds(w->last, slot, f);
}

static bool depends(void *game, int slot, int on)
{
	struct what_if *w = game;

	return ce_depends(w->run.p, slot, on);
}

static bool in_turns(void *game, int slot)
{
	struct what_if *w = game;

	return ce_acts_in_turns(w->run.p, slot);
}

static bool cancels(void *game, int slot)
{
	struct what_if *w = game;

	return ce_cancels(w->run.p, slot);
}

static bool of_attempt(void *game, int slot, const void *f)
{
	struct what_if *w = game;

	return ce_reads_attempt(w->run.p, slot, f);
}

/* Notes for the trace what the conditions of cancelling plays referred to: the run in
 * which each of these plays is not made. */
static void note_attempts(struct what_if *w, const struct resolved *r,
			  const uint32_t *attempt[])
{
	const struct ce_play *p = w->run.p;
	size_t n = (size_t)p->n_slots + 1;
	int8_t *choice = arena_array(p->arena, int8_t, n);
	uint32_t *truth = arena_array(p->arena, uint32_t, n);
	struct resolve_seen *seen = arena_array(p->arena, struct resolve_seen, n);

	memcpy(choice, r->choice, (size_t)p->n_slots * sizeof *choice);
	for (int i = 0; i < p->n_slots; i++) {
		if (choice[i] == RESOLVE_NONE || !ce_cancels(p, i))
			continue;
		choice[i] = RESOLVE_NONE;
		replay(w, choice, r->struck, seen);
		truth[i] = ce_truth_of(w->last, i);
		attempt[i] = &truth[i];
		choice[i] = r->choice[i];
	}
}

static struct resolved settle_conditions(const struct ce_play *p, struct loud *loud,
					 const uint32_t *attempt[])
{
	struct what_if *w = arena_new(p->arena, struct what_if);
	struct resolve_slot *slots =
		arena_array(p->arena, struct resolve_slot, (size_t)p->n_slots + 1);
	struct resolve r = {.arena = p->arena,
			    .n = p->n_slots,
			    .slots = slots,
			    .game = w,
			    .replay = replay,
			    .perform = perform,
			    .fact = fact,
			    .depends = depends,
			    .cancels = cancels,
			    .of_attempt = of_attempt,
			    .in_turns = in_turns};

	w->no_events = (struct events){.silent = true};
	w->no_trace = (struct trace){.silent = true};
	w->loud = loud;
	w->run = (struct ce_run){
		.p = p, .ev = &w->no_events, .tr = &w->no_trace, .trial = true};
	for (int i = 0; i < p->n_slots; i++)
		slots[i] = (struct resolve_slot){
			.seat = p->slots[i].seat,
			.n = p->slots[i].n,
			.alternatives =
				p->slots[i].slot->alternatives + p->slots[i].first};
	struct resolved resolved = resolve(&r);
	if (attempt)
		note_attempts(w, &resolved, attempt);
	return resolved;
}

/* The GM is told of every ruling. */
static void tell_rulings(struct adjudication *a, const struct ce_play *p,
			 const struct resolved *r)
{
	for (int i = 0; i < r->n_removals; i++) {
		const struct ce_slot *s = &p->slots[r->removals[i].slot];
		int alternative = s->first + r->removals[i].alternative;
		event_add(a->events, EV_RULING_REMOVED, AUDIENCE_GM, "R-025", 3,
			  s->seat, r->removals[i].slot - p->first_slot[s->seat] + 1,
			  alternative + 1);
		trace_add(a->trace, s->seat, "R-025", "counts as never written: %.*s",
			  STR_ARG(s->slot->alternatives[alternative].text));
	}
	if (r->several)
		event_add(a->events, EV_RULING_SEVERAL, AUDIENCE_GM, "R-023", 1,
			  p->before->t.lead);
	if (r->capped)
		event_add(a->events, EV_RULING_CAP, AUDIENCE_GM, "R-025", 1,
			  RESOLVE_CAP);
	a->hold_asked =
		r->capped || (r->n_removals && p->before->t.option.hold_on_paradox);
}

static struct loud *loud_of(const struct adjudication *a, const struct ce_play *p)
{
	struct loud *l = arena_room(a->arena, sizeof *l);

	l->after = a->after;
	l->log = a->rng->log;
	l->n_events = a->events->n;
	l->n_trace = a->trace->n;
	l->n_draws = l->log ? l->log->n : 0;
	l->run = (struct ce_run){.p = p,
				 .seen = arena_array(a->arena, struct resolve_seen,
						     (size_t)p->n_slots + 1),
				 .results = results_of(p),
				 .ev = a->events,
				 .tr = a->trace};
	return l;
}

void ce_adjudicate_with(struct adjudication *a, const struct ce_catalog *catalog)
{
	struct ce_state *start = arena_room(a->arena, sizeof *start);
	struct trace no_trace = {.silent = true};
	struct events no_events = {.silent = true};
	struct ce_play p = {
		.before = start, .catalog = catalog, .arena = a->arena, .rng = a->rng};
	struct adjudication quiet = *a;

	if (!a->trace || !a->events) { /* somebody who only wants the position */
		quiet.trace = a->trace ? a->trace : &no_trace;
		quiet.events = a->events ? a->events : &no_events;
		ce_adjudicate_with(&quiet, catalog);
		a->hold_asked = quiet.hold_asked;
		return;
	}
	*start = *(const struct ce_state *)a->before;
	a->hold_asked = false;
	if (!start->t.phase) {
		*(struct ce_state *)a->after = *start;
		return;
	}
	a->events->turn = start->t.turn;
	a->events->phase = start->t.phase;
	count_misses(a, &start->t, &p);
	ce_find_slots(a, &start->t, p.came, &p);
	const uint32_t **attempt =
		arena_array(a->arena, const uint32_t *, (size_t)p.n_slots + 1);
	struct loud *loud = loud_of(a, &p);
	struct resolved r =
		settle_conditions(&p, loud, a->trace->silent ? NULL : attempt);
	if (!r.performed || r.n_removals || r.several) {
		/* Rulings are told before what happened. */
		unwrite(loud);
		tell_rulings(a, &p, &r);
		loud->n_events = a->events->n;
		loud->n_trace = a->trace->n;
		loud->run.choice = r.choice;
		loud->run.struck = r.struck;
		run_loud(loud);
	}
	ce_tell_kept(&loud->board);
	ce_tell_truth(&loud->board, attempt, a->trace);
}
