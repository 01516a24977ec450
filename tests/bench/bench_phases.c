/* Phases a second of the rules alone: six players, a condition in every sheet, in the
 * positions of random games. Floor: copies of the state.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "orders/read.h"
#include "rules/cosmic/table/state.h"
#include "rules/cosmic/table/view.h"
#include "rules/game.h"
#include "tests/bench/bench.h"
#include "tests/kit/scribble.h"

enum { POSITIONS = 400, ROUNDS = 10, COUNTED = 80 };

struct position {
	struct ce_state before;
	struct sheet *sheets[CE_SEATS];
};

static struct sheet *orders_of(struct arena *a, const struct game_rules *g,
			       const struct ce_state *s, int seat, struct dice *d)
{
	struct ce_view view;
	struct buf text = buf_in(a);
	struct reader reader = {.vocab = g->vocab,
				.view = &view,
				.game = STR("bench"),
				.seat = seat,
				.turn = s->t.turn,
				.phase = s->t.phase};
	struct sheet *sheet = arena_new(a, struct sheet);

	g->view(s, seat, &view);
	scribble_orders(d, &view, true, &text);
	*sheet = orders_read(a, &reader, buf_str(&text), NULL)->sheet;
	sheet->readable = true;
	return sheet;
}

static void run(const struct game_rules *g, const struct position *p,
		const struct rng *rng, struct arena *a, struct ce_state *after)
{
	struct events events = {
		.a = a, .turn = p->before.t.turn, .phase = p->before.t.phase};
	struct trace trace = {.a = a};
	struct adjudication adj = {.before = &p->before,
				   .rng = rng,
				   .arena = a,
				   .after = after,
				   .events = &events,
				   .trace = &trace};

	for (int i = 0; i < p->before.t.n_seats; i++)
		adj.sheets[i] = p->sheets[i];
	*after = p->before;
	g->adjudicate(&adj);
}

static int gather(const struct game_rules *g, struct arena *keep, struct position *p,
		  int n, const struct rng *rng)
{
	struct dice dice = {.state = 42};
	struct setup setup = {.n_seats = 6};
	struct ce_state state;
	struct err err;
	int with_condition = 0;

	for (int i = 0; i < n;) {
		struct events events = {.a = keep};
		memset(&state, 0, sizeof state);
		if (!g->setup(&state, &setup, rng, &events, &err))
			exit(3);
		for (; i < n && g->phase(&state) && state.t.turn < 12; i++) {
			p[i].before = state;
			for (int seat = 0; seat < 6; seat++) {
				p[i].sheets[seat] =
					orders_of(keep, g, &state, seat, &dice);
				for (int k = 0; k < p[i].sheets[seat]->n_slots; k++)
					if (p[i].sheets[seat]
						    ->slots[k]
						    .alternatives[0]
						    .cond) {
						with_condition++;
						break;
					}
			}
			run(g, &p[i], rng, keep, &state);
		}
	}
	return with_condition;
}

struct counted {
	const struct game_rules *g;
	const struct position *p;
	const struct rng *rng;
	struct arena *work;
};

static void run_all(void *with)
{
	const struct counted *c = with;
	struct ce_state after;

	for (int i = 0; i < COUNTED; i++) {
		run(c->g, &c->p[i], c->rng, c->work, &after);
		arena_reset(c->work);
	}
}

int main(int argc, char **argv)
{
	const struct game_rules *g = game_find(STR("cosmic"));
	struct arena *keep = arena_create(), *work = arena_create();
	struct position *p = arena_array(keep, struct position, POSITIONS);
	static struct ce_state copies[64];
	struct ce_state after;
	struct rng rng;
	double rates[BENCH_RUNS], floors[BENCH_RUNS];

	rng_seed_text(&rng, STR("bench"));
	if (bench_unit(argc, argv)) {
		(void)gather(g, keep, p, COUNTED, &rng);
		bench_counted(run_all, &(struct counted){g, p, &rng, work});
		bench_done(bench_unit(argc, argv), COUNTED);
		return 0;
	}
	int sheets = gather(g, keep, p, POSITIONS, &rng);
	for (int r = 0; r < BENCH_RUNS; r++) {
		double t = bench_now();
		for (int k = 0; k < ROUNDS; k++)
			for (int i = 0; i < POSITIONS; i++) {
				run(g, &p[i], &rng, work, &after);
				arena_reset(work);
			}
		rates[r] = ROUNDS * POSITIONS / (bench_now() - t);
		t = bench_now();
		for (int k = 0; k < ROUNDS * 100; k++)
			for (int i = 0; i < POSITIONS; i++) {
				copies[i % 64] = p[i].before;
				__asm__ volatile("" ::"r"(copies) : "memory");
			}
		floors[r] = ROUNDS * 100.0 * POSITIONS / (bench_now() - t);
	}
	printf("%d of %d sheets hold a condition\n", sheets, POSITIONS * 6);
	bench_print("phases a second", rates, floors, BENCH_RUNS,
		    "  copies of the state", 20000);
	return 0;
}
