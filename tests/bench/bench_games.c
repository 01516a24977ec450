/* Letters read per second and phases run per second, for letters that a random player writes from a
 * game's form and HELP; each game is compared with the first. `--games` lists them, and
 * `--count GAME.letters` or `GAME.phases` does that work once (counts.py).
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "orders/read.h"
#include "rules/game.h"
#include "tests/bench/bench.h"
#include "tests/kit/writer.h"

enum { PHASES = 60, PHASES_COUNTED = 24, PHASES_MOST = 30, ROUNDS = 1 };

/* A phase with the letters of all who may order in it. */
struct position {
	void *before;
	int turn, phase;
	struct str letter[GAME_SEATS_MAX];
	const void *view[GAME_SEATS_MAX];
	const struct sheet *sheets[GAME_SEATS_MAX];
};

struct bench {
	const struct game_rules *g;
	struct arena *keep, *work;
	struct rng rng;
	struct dice dice;
	int most, n, n_letters; /* positions that are asked for, and are there */
	size_t octets;
	struct position p[PHASES];
};

static struct reader reader_of(const struct bench *b, const struct position *p,
			       int seat)
{
	return (struct reader){.vocab = b->g->vocab,
			       .view = p->view[seat],
			       .game = STR("bench"),
			       .seat = seat,
			       .turn = p->turn,
			       .phase = p->phase};
}

static void write_letter(struct bench *b, struct position *p, int seat)
{
	void *view = arena_alloc(b->keep, b->g->view_size);
	struct buf text = buf_in(b->keep);

	b->g->view(p->before, seat, view);
	p->view[seat] = view;
	writer_orders(&b->dice, b->g, view, p->turn, p->phase, &text);
	p->letter[seat] = buf_str(&text);
	struct reader reader = reader_of(b, p, seat);
	p->sheets[seat] = &orders_read(b->keep, &reader, p->letter[seat], NULL)->sheet;
	b->n_letters++;
	b->octets += p->letter[seat].n;
}

static void run(const struct bench *b, const struct position *p, struct arena *a,
		void *after)
{
	struct events events = {
		.a = a, .turn = (int16_t)p->turn, .phase = (int16_t)p->phase};
	struct trace trace = {.a = a};
	struct adjudication x = {.before = p->before,
				 .rng = &b->rng,
				 .arena = a,
				 .after = after,
				 .events = &events,
				 .trace = &trace};

	memcpy(x.sheets, p->sheets, sizeof p->sheets);
	memcpy(after, p->before, b->g->state_size);
	b->g->adjudicate(&x);
}

static void play(struct bench *b, int seed)
{
	const struct game_rules *g = b->g;
	int n = g->seats_min > 4 ? g->seats_min : 4;
	struct setup setup = {.n_seats = n, .seats = (1U << n) - 1};
	struct events none = {.a = b->keep, .silent = true};
	void *state = arena_alloc(b->keep, g->state_size);
	struct err err;

	for (int i = 0; i < n; i++)
		setup.powers[i] = STR("none");
	rng_seed_text(&b->rng, str_printf(b->keep, "bench %d", seed));
	if (!g->setup(state, &setup, &b->rng, &none, &err))
		exit(3);
	for (int k = 0; k < PHASES_MOST && g->phase(state) && b->n < b->most; k++) {
		struct position *p = &b->p[b->n++];
		unsigned may = g->may_order ? g->may_order(state) : g->seats(state);
		*p = (struct position){.before = state,
				       .turn = g->turn(state),
				       .phase = g->phase(state)};
		for (int seat = 0; seat < n; seat++)
			if (may >> seat & 1)
				write_letter(b, p, seat);
		state = arena_alloc(b->keep, g->state_size);
		run(b, p, b->keep, state);
	}
}

static int read_letters(const struct bench *b)
{
	int accepted = 0;

	for (int i = 0; i < b->n; i++)
		for (int seat = 0; seat < GAME_SEATS_MAX; seat++) {
			struct reader r = reader_of(b, &b->p[i], seat);
			if (!b->p[i].letter[seat].n)
				continue;
			accepted += orders_read(b->work, &r, b->p[i].letter[seat], NULL)
					    ->n_accepted;
			arena_reset(b->work);
		}
	return accepted;
}

static void run_phases(const struct bench *b, void *after)
{
	for (int i = 0; i < b->n; i++) {
		run(b, &b->p[i], b->work, after);
		arena_reset(b->work);
	}
}

struct rates {
	double letters, phases;
};

static struct rates measure(struct bench *b)
{
	double letters[BENCH_RUNS], phases[BENCH_RUNS];
	void *after = arena_alloc(b->keep, b->g->state_size);

	for (int r = 0; r < BENCH_RUNS; r++) {
		double t = bench_now();
		for (int k = 0; k < ROUNDS; k++)
			read_letters(b);
		letters[r] = ROUNDS * b->n_letters / (bench_now() - t);
		t = bench_now();
		for (int k = 0; k < ROUNDS; k++)
			run_phases(b, after);
		phases[r] = ROUNDS * b->n / (bench_now() - t);
	}
	return (struct rates){bench_median(letters, BENCH_RUNS),
			      bench_median(phases, BENCH_RUNS)};
}

/* Positions of the game, with the letters of all who may order. */
static void fill(struct bench *b, const struct game_rules *g, int most)
{
	*b = (struct bench){.g = g,
			    .most = most,
			    .keep = arena_create(),
			    .work = arena_create(),
			    .dice = {.state = 42}};
	for (int seed = 0; b->n < most; seed++)
		play(b, seed);
}

static void empty(struct bench *b)
{
	arena_destroy(b->keep);
	arena_destroy(b->work);
}

static void read_all(void *with)
{
	read_letters(with);
}

static void run_all(void *with)
{
	struct bench *b = with;

	run_phases(b, arena_alloc(b->keep, b->g->state_size));
}

static int count(struct bench *b, const char *unit)
{
	struct str rest = str_of(unit), name = str_until(&rest, '.');
	bool phases = str_is(rest, "phases");

	for (int i = 0; games[i]; i++) {
		if (!str_is(name, games[i]->name))
			continue;
		fill(b, games[i], PHASES_COUNTED);
		bench_counted(phases ? run_all : read_all, b);
		bench_done(unit, phases ? b->n : b->n_letters);
		empty(b);
		return 0;
	}
	return 2;
}

int main(int argc, char **argv)
{
	static struct bench b;
	struct rates first = {0};
	bool lists = argc == 2 && strcmp(argv[1], "--games") == 0;

	if (bench_unit(argc, argv))
		return count(&b, bench_unit(argc, argv));
	for (int i = 0; games[i]; i++) {
		if (lists) {
			puts(games[i]->name);
			continue;
		}
		fill(&b, games[i], PHASES);
		struct rates r = measure(&b);
		first = i ? first : r;
		printf("%-12s letters read a second %8.0f (%.2f of the first), %zu octets each\n",
		       b.g->name, r.letters, r.letters / first.letters,
		       b.octets / (size_t)b.n_letters);
		printf("%-12s phases run a second   %8.0f (%.2f of the first)\n",
		       b.g->name, r.phases, r.phases / first.phases);
		empty(&b);
	}
	return 0;
}
