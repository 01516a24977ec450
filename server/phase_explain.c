/* Why a phase came out as it did.
 * SPDX-License-Identifier: ISC */
#include "server/phase_explain.h"

#include <jansson.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "schema/snapshots.h"
#include "server/position.h"
#include "server/record.h"

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
		if (line.n)
			x->sentences[x->n_sentences++] = buf_str(&line);
	}
}

bool phase_explain(struct home *h, struct arena *a, struct str game, int turn,
		   int phase, struct explained *x, struct err *err)
{
	struct game g;
	struct snapshot s;
	struct position p;

	*x = (struct explained){.events = {.a = a}, .trace = {.a = a}};
	if (!games_find(h->store, a, game, &g, err) ||
	    !snapshots_ran(h->store, a, g.id, turn, phase, 0, &s, err) ||
	    !position_load(h, a, &g, s.phase_no, &p, err) || !read_past(a, &s, x, err))
		return false;
	x->turn = turn;
	x->phase = phase;
	x->attempt = s.attempt;
	x->edition = s.edition;
	x->cause = s.cause;
	phrase_events(a, &p, x);
	return true;
}
