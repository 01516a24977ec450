/* One phase: the seats that missed it, the conditional orders that count, and the run
 * that counts.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/turn.h"

#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/engine/depends.h"
#include "rules/cosmic/engine/edicts.h"
#include "rules/cosmic/engine/slots.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "rules/cosmic/phases/begin.h"
#include "rules/cosmic/phases/phases.h"
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

/* Runs
 * ------------------------------------------------------------------------------------
 */

static void run_phase(struct ce_board *b)
{
	static void (*const run[])(struct ce_board *) = {
		NULL, ce_phase_attack, ce_phase_allies, ce_phase_challenge,
		ce_phase_settle};
	int phase = b->phase;

	run[phase](b);
	ce_lose_powers(b);
	if (b->t->option.win_each_phase && b->t->phase > phase)
		ce_check_win(b);
}

static void reset_seen(struct resolve_seen seen[], int n)
{
	for (int i = 0; i < n; i++)
		seen[i] = (struct resolve_seen){.taken = RESOLVE_NONE};
}

struct orders_run {
	const struct ce_play *p;
	const int8_t *choice;
	const uint32_t *struck;
	struct resolve_seen *seen;
	uint8_t *results;
	struct events *ev;
	struct trace *tr;
	bool trial; /* a replay for resolve */
};

static void begin(struct ce_board *b, const struct orders_run *r, struct ce_state *s)
{
	*s = *r->p->before;
	ce_board_init(b, r->p, s);
	b->choice = r->choice;
	b->struck = r->struck;
	b->seen = r->seen;
	b->results = r->results;
	b->ev = r->ev;
	b->tr = r->tr;
	b->trial = r->trial;
	reset_seen(r->seen, r->p->n_slots);
}

/* Zaps are aimed at uses of Powers, Flarezaps at Flares: a first run without them tells
 * who uses what. */
static bool zaps_matter(const struct ce_play *p)
{
	bool magic = false, edict = false;

	for (int i = 0; i < CE_INSTANCES; i++)
		magic |= ce_power_rule(p->catalog, p->before->t.power[i].id) != NULL;
	for (int i = 0; i < p->n_slots; i++) {
		magic |= p->slots[i].verb == CE_FLARE;
		edict |= p->slots[i].verb == CE_EDICT;
	}
	return magic && edict;
}

/* Deeds, among them those that a play after the reveal undid. */
struct foreseen {
	struct ce_deed deed[4 * CE_PLAYS];
	int n;
};

static void foresee_deeds(struct foreseen *f, const struct ce_deed *deed, int n)
{
	for (int i = 0; i < n; i++) {
		int k = 0;
		while (k < f->n && memcmp(&f->deed[k], &deed[i], sizeof *deed) != 0)
			k++;
		if (k == f->n && f->n < (int)(sizeof f->deed / sizeof *f->deed))
			f->deed[f->n++] = deed[i];
	}
}

static void run_with(struct ce_board *b, const struct foreseen *f)
{
	b->last_deeds = f->deed;
	b->n_last_deeds = f->n;
	run_phase(b);
	b->last_deeds = NULL;
	b->n_last_deeds = 0;
}

/* One Zap may bring about what another one is for: as long as a run shows something new
 * and there are more of them, it is run once more. */
static void foresee(struct ce_board *b, const struct orders_run *r, struct ce_state *s,
		    struct foreseen *f)
{
	struct arena_mark mark = arena_mark(r->p->arena);
	struct events no_events = {.silent = true};
	struct trace no_trace = {.silent = true};
	int was = -1, rounds = 1;

	for (int i = 0; f->n > was && i < rounds; i++) {
		was = f->n;
		begin(b, r, s);
		b->no_zaps = i == 0;
		b->trial = true;
		b->ev = &no_events;
		b->tr = &no_trace;
		b->rng.log = NULL;
		run_with(b, f);
		foresee_deeds(f, b->deed, b->n_deeds);
		foresee_deeds(f, b->gone, b->n_gone);
		rounds = i ? rounds : ce_zaps_armed(b);
		arena_rewind(r->p->arena, mark);
	}
}

static void run_once(struct ce_board *b, const struct orders_run *r, struct ce_state *s)
{
	struct arena_mark mark = arena_mark(r->p->arena);
	struct foreseen foreseen = {.n = 0};

	if (zaps_matter(r->p))
		foresee(b, r, s, &foreseen);
	begin(b, r, s);
	if (r->ev->silent)
		b->rng.log = NULL;
	run_with(b, &foreseen);
	if (r->ev->silent)
		arena_rewind(r->p->arena, mark);
}

/* The facts that resolve sees --------------------------------------------- */

struct what_if {
	struct orders_run run;
	struct ce_state state;
	struct ce_board board;
	struct events no_events;
	struct trace no_trace;
};

static void replay(void *game, const int8_t choice[], const uint32_t struck[],
		   struct resolve_seen seen[])
{
	struct what_if *w = game;

	w->run.choice = choice;
	w->run.struck = struck;
	w->run.seen = seen;
	run_once(&w->board, &w->run, &w->state);
}

static bool fact(void *game, int slot, const void *f)
{
	struct what_if *w = game;

	return ce_fact_holds(&w->board, slot, f);
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
		truth[i] = ce_truth_of(&w->board, i);
		attempt[i] = &truth[i];
		choice[i] = r->choice[i];
	}
}

static struct resolved settle_conditions(const struct ce_play *p, uint8_t *results,
					 const uint32_t *attempt[])
{
	/* Large; a run begins by filling the board and the state. */
	struct what_if *w = arena_room(p->arena, sizeof *w);
	struct resolve_slot *slots =
		arena_array(p->arena, struct resolve_slot, (size_t)p->n_slots + 1);
	struct resolve r = {.arena = p->arena,
			    .n = p->n_slots,
			    .slots = slots,
			    .game = w,
			    .replay = replay,
			    .fact = fact,
			    .depends = depends,
			    .cancels = cancels,
			    .of_attempt = of_attempt,
			    .in_turns = in_turns};

	w->no_events = (struct events){.silent = true};
	w->no_trace = (struct trace){.silent = true};
	w->run = (struct orders_run){.p = p,
				     .results = results,
				     .ev = &w->no_events,
				     .tr = &w->no_trace,
				     .trial = true};
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

void ce_adjudicate_with(struct adjudication *a, const struct ce_catalog *catalog)
{
	struct ce_state *start = arena_room(a->arena, sizeof *start);
	struct trace no_trace = {.silent = true};
	struct events no_events = {.silent = true};
	struct ce_play p = {
		.before = start, .catalog = catalog, .arena = a->arena, .rng = a->rng};
	struct ce_board b;

	struct adjudication quiet = *a;

	if (!a->trace || !a->events) { /* somebody who only wants the position */
		quiet.trace = a->trace ? a->trace : &no_trace;
		quiet.events = a->events ? a->events : &no_events;
		ce_adjudicate_with(&quiet, catalog);
		a->hold_asked = quiet.hold_asked;
		return;
	}
	*start = *(const struct ce_state *)a->before;
	*(struct ce_state *)a->after = *start;
	a->hold_asked = false;
	if (!start->t.phase)
		return;
	a->events->turn = start->t.turn;
	a->events->phase = start->t.phase;
	count_misses(a, &start->t, &p);
	ce_find_slots(a, &start->t, p.came, &p);
	uint8_t *results =
		arena_array(a->arena, uint8_t, (size_t)(p.n_slots + 1) * CE_CHALLENGES);
	const uint32_t **attempt =
		arena_array(a->arena, const uint32_t *, (size_t)p.n_slots + 1);
	struct resolved r =
		settle_conditions(&p, results, a->trace->silent ? NULL : attempt);
	tell_rulings(a, &p, &r);
	struct orders_run run = {.p = &p,
				 .choice = r.choice,
				 .struck = r.struck,
				 .seen = arena_array(a->arena, struct resolve_seen,
						     (size_t)p.n_slots + 1),
				 .results = results,
				 .ev = a->events,
				 .tr = a->trace};
	run_once(&b, &run, a->after);
	ce_tell_kept(&b);
	ce_tell_truth(&b, attempt, a->trace);
}
