/* Tells the reader of a report about their own orders: see report_own.h.
 * SPDX-License-Identifier: ISC */
#include "server/report/report_own.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/game/left_open.h"
#include "server/game/missed.h"
#include "server/game/order_fate.h"
#include "server/game/phase_clock.h"
#include "server/game/predecessor.h"

/* The former player's orders are not shown to the player who has the seat now. */
static bool gave_them(struct home *h, struct arena *a, const struct issue *is, int seat,
		      bool *theirs, struct err *err)
{
	struct holder before;
	bool any;

	*theirs = true;
	for (int i = 0; i < is->n_seats; i++) {
		if (is->seats[i].seat != seat)
			continue;
		if (!seat_predecessor(h, a, &is->seats[i], &before, &any, err))
			return false;
		*theirs = !any || is->from_no >= before.until_phase_no;
	}
	return true;
}

/* A question without an answer and a refused line did not count: their writer reads that. */
static bool add_unanswered(struct home *h, struct arena *a, const struct issue *is,
			   int seat, struct str **lines, int *n, struct err *err)
{
	struct str *open;
	int n_open;

	for (int i = 0; i < is->n_seats; i++) {
		if (is->seats[i].seat != seat)
			continue;
		if (!left_unanswered(h, a, &is->seats[i], is->from_no, &open, &n_open,
				     err))
			return false;
		for (int k = 0; k < n_open; k++)
			*arena_push(a, *lines, *n) = open[k];
	}
	return true;
}

/* Fills in which phase ran, with which orders, the fate of these, and the missed orders in a row. */
static bool fill_fate(struct home *h, struct arena *a, const struct issue *is,
		      const struct stored_sheet *stored, struct bulletin *b,
		      struct err *err)
{
	const struct position *ran = is->ran;
	struct explained_seat fate;
	struct str *lines;
	bool theirs;

	b->misses = is->position->phase
			    ? is->position->rules->misses(is->position->state, b->seat)
			    : 0;
	if (!is->from_no)
		return true;
	if (!gave_them(h, a, is, b->seat, &theirs, err))
		return false;
	if (!theirs)
		return true;
	b->ran_turn = ran->turn;
	b->ran_phase = ran->phase;
	b->receipt = stored->receipt;
	struct reader r = position_reader(is->game, ran, position_view(a, ran, b->seat),
					  b->seat, is->seats, is->n_seats);
	order_fate(a, ran->rules, &r, is->trace, stored, &fate);
	locale_begin(is->settings.language);
	b->n_fate = order_fate_told(a, &fate, &lines);
	b->only_final = stored->final && !fate.n_slots;
	bool ok = add_unanswered(h, a, is, b->seat, &lines, &b->n_fate, err);
	locale_end();
	b->fate = lines;
	return ok;
}

/* All bulletins of an issue look at it. */
static bool load_ran(struct home *h, struct arena *a, const struct issue *is,
		     struct err *err)
{
	return !is->from_no || is->ran->state ||
	       position_load(h, a, is->game, is->from_no, is->ran, err);
}

static void fill_missed(struct arena *a, const struct issue *is, struct bulletin *b)
{
	const struct missed_run ran = {is->from_no ? is->ran : NULL, is->ran_turn,
				       is->ran_phase};

	locale_begin(is->settings.language);
	b->missed = missed_told(a, is->position, &ran, b->seat);
	locale_end();
}

bool report_own(struct home *h, struct arena *a, const struct issue *is,
		struct bulletin *b, struct err *err)
{
	const struct game *g = is->game;
	struct stored_sheet ran, open;

	if (b->seat < 0)
		return true;
	if (!sheets_load(h->store, a, g->id, is->from_no, b->seat, &ran, err) ||
	    !sheets_load(h->store, a, g->id, is->position->phase_no, b->seat, &open,
			 err))
		return false;
	if (!load_ran(h, a, is, err) || !fill_fate(h, a, is, &ran, b, err))
		return false;
	fill_missed(a, is, b);
	const struct game_rules *rules = is->position->rules;
	bool early = false;
	if (is->position->phase && !phase_clock_early(h, a, g, &early, err))
		return false;
	b->waits_for = early && !open.readable && !open.final &&
		       (!rules->may_order ||
			rules->may_order(is->position->state) >> b->seat & 1);
	if (open.exists) {
		const void *view = position_view(a, is->position, b->seat);
		struct reader r = position_reader(g, is->position, view, b->seat,
						  is->seats, is->n_seats);
		b->sheet = position_sheet(a, &r, &open);
	}
	return true;
}
