/* Order lines a second through the checker, half of them faulty. Floor: a scan of the
 * same bytes for line ends.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "orders/read.h"
#include "rules/cosmic/state.h"
#include "rules/cosmic/view.h"
#include "rules/game.h"
#include "tests/bench/bench.h"

enum { ROUNDS = 400 };

/* One letter as a player types it: ten right lines, ten faulty ones. */
static const char letter[] = "attack %s 3 with 2 from red 1, 1 from red 3\n"
			     "play plague on green\n"
			     "attack %s 2 with 3 from 3 if green attacks red 5\n"
			     "atack %s 1 with 3 from red 2\n"
			     "Attack %s 4 w/ 3 tokens (2 from my 1 and 1 from R3)\n"
			     "attack %s 5 with 1 from 2 else attack %s 4 with 1 from 3\n"
			     "own colour: redraw\n"
			     "attack %s 3 with 1 from red 4 unless blue attacks red 1\n"
			     "attack %s 1\n"
			     "attack %s 2 with 4 from red 5\n"
			     "Attack %s 3 with 4 tokens: 2 from 1, 1 from 3\n"
			     "Attack %s 3 or %s 5 with 3 from 3\n"
			     "play Mobius Tubes; put my 2 from warp on 3 and 4\n"
			     "limbo 1 to home\n"
			     "attack whoever is weakest\n"
			     "atack yelow\n"
			     "card 14 in c1\n"
			     "ally blue in c2 with 2 from green 1\n"
			     "zap blues power in c9 if he would win\n"
			     "attack %s 9 with 9 from 9\n";

static struct str letter_for(struct arena *a, const struct ce_view *v)
{
	struct buf b = buf_in(a);
	const char *system = ce_colours[v->t.destiny[v->seat][0]];

	for (const char *p = letter; *p; p++) {
		if (p[0] == '%' && p[1] == 's') {
			buf_z(&b, system);
			p++;
		} else {
			buf_char(&b, *p);
		}
	}
	return buf_str(&b);
}

int main(void)
{
	const struct game_rules *g = game_find(STR("cosmic"));
	struct arena *keep = arena_create(), *work = arena_create();
	struct ce_state state = {0};
	struct ce_view view;
	struct rng rng;
	struct err err;
	struct events events = {.a = keep};
	struct setup setup = {.n_seats = 4};
	double rates[BENCH_RUNS], floors[BENCH_RUNS];
	int lines = 0, refused = 0;
	volatile size_t ends = 0;

	rng_seed_text(&rng, STR("bench lines"));
	if (!g->setup(&state, &setup, &rng, &events, &err))
		return 3;
	state.h.hand[0].card[0] = CARD_PLAGUE;
	g->view(&state, 0, &view);
	struct reader reader = {.vocab = g->vocab, .view = &view, .game = STR("bench"),
				.seat = 0, .turn = 1, .phase = 1};
	struct str text = letter_for(keep, &view);
	for (int r = 0; r < BENCH_RUNS; r++) {
		double t = bench_now();
		lines = refused = 0;
		for (int i = 0; i < ROUNDS; i++) {
			struct reading *reading = orders_read(work, &reader, text, NULL);
			lines += reading->n_lines;
			for (int k = 0; k < reading->n_lines; k++)
				refused += reading->lines[k].verdict == VERDICT_REFUSED;
			arena_reset(work);
		}
		rates[r] = lines / (bench_now() - t);
		t = bench_now();
		for (int i = 0; i < ROUNDS * 100; i++)
			for (const char *p = text.s, *end = text.s + text.n;
			     (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++)
				ends++;
		floors[r] = lines * 100.0 / (bench_now() - t);
	}
	printf("%d of %d lines were refused\n", refused / ROUNDS, lines / ROUNDS);
	bench_print("order lines a second", rates, floors, BENCH_RUNS, "  scan of the same bytes",
		    200000);
	return 0;
}
