/* Games of six: see sextet.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/sextet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/err.h"
#include "orders/read.h"
#include "rules/cosmic/table/view.h"
#include "rules/game.h"
#include "rules/trace.h"
#include "tests/kit/scribble.h"

static const struct sheet *orders_of(struct arena *a, const struct game_rules *g,
				     const struct ce_state *s, int seat, struct dice *d)
{
	struct ce_view view;
	struct buf text = buf_in(a);
	struct reader reader = {.vocab = g->vocab,
				.view = &view,
				.game = STR("sextet"),
				.seat = seat,
				.turn = s->t.turn,
				.phase = s->t.phase};
	struct sheet *sheet = arena_new(a, struct sheet);

	g->view(s, seat, &view);
	scribble_orders(d, &view, false, &text);
	*sheet = orders_read(a, &reader, buf_str(&text), NULL)->sheet;
	sheet->readable = true;
	return sheet;
}

static void add_events(struct arena *a, struct events *all, const struct events *some)
{
	struct event *e = arena_list(a, struct event, (size_t)(all->n + some->n));

	if (all->n)
		memcpy(e, all->e, (size_t)all->n * sizeof *e);
	if (some->n)
		memcpy(e + all->n, some->e, (size_t)some->n * sizeof *e);
	all->e = e;
	all->n = all->n + some->n;
}

/* One phase on; the events of a turn that ended are in the report that follows. */
static void play(struct arena *a, const struct game_rules *g, const struct rng *rng,
		 struct dice *d, struct ce_state *s, struct events *turn)
{
	struct ce_state before = *s;
	struct events events = {.a = a, .turn = s->t.turn, .phase = s->t.phase};
	struct trace trace = {.a = a};
	struct adjudication adj = {.before = &before,
				   .rng = rng,
				   .arena = a,
				   .after = s,
				   .events = &events,
				   .trace = &trace};

	for (int seat = 0; seat < SEXTET; seat++)
		adj.sheets[seat] = orders_of(a, g, &before, seat, d);
	g->adjudicate(&adj);
	if (before.t.phase == 1)
		*turn = (struct events){.a = a};
	add_events(a, turn, &events);
}

struct sextet *sextet_play(struct arena *a, int n)
{
	const struct game_rules *g = game_find(STR("cosmic"));
	struct sextet *out = arena_array(a, struct sextet, (size_t)n);
	struct setup setup = {.n_seats = SEXTET};
	struct dice d = {.state = 77};
	struct rng rng;
	struct err err = {0};

	rng_seed_text(&rng, STR("sextet"));
	for (int i = 0; i < n;) {
		struct ce_state *s = arena_new(a, struct ce_state);
		struct events turn = {.a = a}, none = {.a = a};
		if (!g->setup(s, &setup, &rng, &none, &err)) {
			fprintf(stderr, "%s\n", err.text);
			abort();
		}
		while (i < n && g->phase(s)) {
			play(a, g, &rng, &d, s, &turn);
			out[i++] = (struct sextet){*s, turn};
		}
	}
	return out;
}
