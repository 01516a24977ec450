/* Why a phase came out as it did.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_explain.h"

#include <jansson.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "server/game/position.h"
#include "server/home/record.h"

static bool read_past(struct arena *a, const struct snapshot *s, struct explained *x,
		      struct err *err)
{
	json_t *events = codec_parse(s->events, err);
	json_t *trace = events ? codec_parse(s->trace, err) : NULL;
	struct rng_log draws;
	bool ok = trace && codec_load_events(events, a, &x->events, err) &&
		  codec_load_trace(trace, a, &x->trace, err) &&
		  record_read_draws(a, s->draws, &draws, err);

	json_decref(events);
	json_decref(trace);
	if (!ok)
		return false;
	x->n_draws = draws.n;
	x->draws = draws.draws;
	return true;
}

static void phrase_events(struct arena *a, const struct position *p,
			  struct explained *x)
{
	const void *view = position_view(a, p, SEAT_GM);

	x->sentences = arena_array(a, struct str, (size_t)x->events.n + 1);
	for (int i = 0; i < x->events.n; i++) {
		struct buf line = buf_in(a);
		p->rules->phrase(view, &x->events.e[i], &line);
		x->sentences[x->n_sentences++] = buf_str(&line);
	}
}

/* Orders -------------------------------------------------------------------- */

static bool explain_orders(struct home *h, struct arena *a, const struct game *g,
			   int from_no, struct explained *x, struct err *err)
{
	struct position p;
	struct seat *seats;
	int n;

	if (!position_load(h, a, g, from_no, &p, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	x->seats = arena_array(a, struct explained_seat, (size_t)n + 1);
	for (int i = 0; i < n; i++) {
		struct stored_sheet stored;
		int seat = seats[i].seat;
		if (!(p.rules->seats(p.state) >> seat & 1))
			continue;
		if (!sheets_load(h->store, a, g->id, from_no, seat, &stored, err))
			return false;
		struct explained_seat *out = &x->seats[x->n_seats++];
		struct reader r = position_reader(g, &p, position_view(a, &p, seat),
						  seat, seats, n);
		order_fate(a, p.rules, &r, &x->trace, &stored, out);
		out->owed = p.rules->owes(p.state) >> seat & 1;
	}
	return true;
}

/* Tells which attempt it was, and whether it still counts. */
static bool place_run(struct home *h, struct arena *a, const struct game *g,
		      const struct snapshot *s, struct explained *x, struct err *err)
{
	struct snapshot *way, from;
	int n;

	if (!snapshots_load(h->store, a, g->id, s->from_no, &from, err) ||
	    !snapshots_attempts(h->store, g->id, x->turn, x->phase, &x->attempts,
				err) ||
	    !snapshots_way(h->store, a, g->id, g->phase_no, &way, &n, err))
		return false;
	x->attempt = from.attempt;
	x->gone = true;
	/* A reopened row refers to the run that first created it. */
	for (int i = 0; i < n; i++)
		x->gone = x->gone && way[i].from_no != s->from_no;
	return true;
}

/* Finds the attempt at the open phase that was run last; 0: none was. */
static bool last_attempt(struct home *h, struct arena *a, const struct game *g,
			 int *attempt, struct err *err)
{
	struct snapshot ran, from;
	struct err none = {0};

	*attempt = 0;
	if (!snapshots_ran(h->store, a, g->id, g->turn, g->phase, 0, &ran, &none))
		return none.kind == ERR_REFUSED || err_set(err, "%s", none.text);
	if (!snapshots_load(h->store, a, g->id, ran.from_no, &from, err))
		return false;
	*attempt = from.attempt;
	return true;
}

bool phase_explain_open(struct home *h, struct arena *a, const struct game *g,
			struct err *err)
{
	int last;

	if (!last_attempt(h, a, g, &last, err))
		return false;
	struct str earlier = str_printf(
		a, " (--attempt %d explains the run that was taken back)", last);
	return err_refuse(
		err,
		"phase %d.%d of '" PRI_STR "' is open and has not been run yet" PRI_STR
		"; postalgm phase preview shows what the result would be",
		g->turn, g->phase, STR_ARG(g->name), STR_ARG(last ? earlier : STR("")));
}

bool phase_explain(struct home *h, struct arena *a, struct str game, int turn,
		   int phase, int attempt, struct explained *x, struct err *err)
{
	struct game g;
	struct snapshot s;
	struct position p;

	*x = (struct explained){.events = {.a = a}, .trace = {.a = a}};
	if (!games_find(h->store, a, game, &g, err) ||
	    !snapshots_ran(h->store, a, g.id, turn, phase, attempt, &s, err) ||
	    !position_load(h, a, &g, s.phase_no, &p, err) || !read_past(a, &s, x, err))
		return false;
	x->turn = turn;
	x->phase = phase;
	x->edition = s.edition;
	x->cause = s.cause;
	x->ran = s.made;
	phrase_events(a, &p, x);
	return place_run(h, a, &g, &s, x, err) &&
	       explain_orders(h, a, &g, s.from_no, x, err);
}
