/* The laws of house players (rules/player.h), for every game that has one:
 *   1 each line that they write is accepted as it is, without a remark;
 *   2 the same view and the same seed give the same letter, and what a seat may not know does not
 *     change it;
 *   3 a game of house players alone comes to its end;
 *   4 against players who order at random they win more often than their share.
 * Usage: house GAMES [FIRST SEED [GAME [PLAYERS]]]; VERBOSE=1 prints every letter.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "orders/read.h"
#include "orders/vocab.h"
#include "rules/player.h"
#include "tests/games/laws.h"
#include "tests/kit/writer.h"

enum { PHASES_MAX = 400 };

static const struct game_laws *const laws[] = {&cosmic_laws, &harbour_laws,
					       &dragon_dune_laws, &dune_laws, NULL};

struct match {
	const struct game_rules *g;
	struct arena *a, *life; /* of a phase; of the game */
	struct dice d;
	uint64_t seed;
	unsigned house; /* bit per seat that the house plays; the others are random */
	struct rng rng;
	void *state;
	int turn, phase;
};

struct tally {
	int games, ended, phases, letters, orders;
	int contests, won, due; /* `due`: wins at random, in thousandths */
};

static void broken(const struct match *m, const char *law, struct str why)
{
	printf("not ok - %s: %s, game %llu, turn %d, phase %d: %.*s\n", law, m->g->name,
	       (unsigned long long)m->seed, m->turn, m->phase, STR_ARG(why));
	exit(1);
}

static void *view_of(const struct match *m, const void *state, int seat)
{
	void *view = arena_alloc(m->a, m->g->view_size);

	m->g->view(state, seat, view);
	return view;
}

static struct str letter_in(const struct match *m, const void *state, int seat)
{
	return player_letter(m->a, m->g, view_of(m, state, seat), seat, m->turn,
			     m->phase, &m->rng);
}

/* Law 2. */
static void knows_no_secret(struct match *m, int seat, struct str letter)
{
	void *other = arena_alloc(m->a, m->g->state_size);

	if (!str_equal(letter, letter_in(m, m->state, seat)))
		broken(m, "a house player repeats itself", letter);
	for (int i = 0; laws[i]; i++) {
		if (strcmp(laws[i]->game, m->g->name) != 0)
			continue;
		memcpy(other, m->state, m->g->state_size);
		laws[i]->twin(other, seat, &m->d);
		if (!str_equal(letter, letter_in(m, other, seat)))
			broken(m, "a house player knows no secret", letter);
	}
}

/* Law 1. */
static const struct sheet *read_letter(const struct match *m, int seat,
				       struct str letter, bool strict)
{
	const struct reader reader = {.vocab = m->g->vocab,
				      .view = view_of(m, m->state, seat),
				      .game = STR("laws"),
				      .seat = seat,
				      .turn = m->turn,
				      .phase = m->phase};
	struct reading *r = orders_read(m->a, &reader, letter, NULL);

	for (int i = 0; strict && i < r->n_lines; i++)
		if (r->lines[i].verdict == VERDICT_REFUSED ||
		    r->lines[i].verdict == VERDICT_ASKED ||
		    r->lines[i].verdict == VERDICT_NOTE) {
			struct buf b = buf_in(m->a);
			buf_printf(&b, "seat %d: %.*s\nin\n%.*s", seat,
				   STR_ARG(r->lines[i].typed), STR_ARG(letter));
			echo_body(r, &b);
			broken(m, "what a house player writes is accepted",
			       buf_str(&b));
		}
	r->sheet.seat = seat;
	r->sheet.readable = r->sheet.readable || strict;
	return &r->sheet;
}

static const struct sheet *sheet_of(struct match *m, int seat, struct tally *t)
{
	struct buf text = buf_in(m->a);

	if (m->house >> seat & 1) {
		struct str letter = letter_in(m, m->state, seat);
		knows_no_secret(m, seat, letter);
		const struct sheet *s = read_letter(m, seat, letter, true);
		t->letters++;
		t->orders += s->n_slots;
		if (getenv("VERBOSE"))
			printf("# %d.%d %s\n%.*s", m->turn, m->phase,
			       m->g->vocab->seat_names[seat], STR_ARG(letter));
		return s;
	}
	writer_orders(&m->d, m->g, view_of(m, m->state, seat), m->turn, m->phase,
		      &text);
	return read_letter(m, seat, buf_str(&text), false);
}

static void one_phase(struct match *m, struct tally *t)
{
	struct events events = {
		.a = m->a, .turn = (int16_t)m->turn, .phase = (int16_t)m->phase};
	struct trace trace = {.a = m->a};
	void *after = arena_alloc(m->life, m->g->state_size);
	struct adjudication x = {.before = m->state,
				 .rng = &m->rng,
				 .arena = m->a,
				 .after = after,
				 .events = &events,
				 .trace = &trace};
	struct err err = {0};
	unsigned may =
		m->g->may_order ? m->g->may_order(m->state) : m->g->seats(m->state);

	for (int i = 0; i < m->g->seats_max; i++)
		if (may >> i & 1)
			x.sheets[i] = sheet_of(m, i, t);
	memcpy(after, m->state, m->g->state_size);
	m->g->adjudicate(&x);
	if (!m->g->sound(after, &err))
		broken(m, "a position is sound", str_of(err.text));
	m->state = after;
	m->turn = m->g->turn(after);
	m->phase = m->g->phase(after);
	t->phases++;
}

/* Options that are a choice of words get their second one in some games. */
static void choose_options(const struct match *m, struct setup *set)
{
	struct option_setting *all = arena_array(m->life, struct option_setting, 64);
	int n = 0;

	set->options = all;
	for (const struct game_option *o = m->g->options; o->name; o++, n++) {
		struct str rest = str_of(o->values);
		(void)str_until(&rest, '|');
		struct str value = str_until(&rest, '|');
		if (value.n && str_find(value, STR("..")) == SIZE_MAX &&
		    (m->seed + (unsigned)n) % 4 == 0 && set->n_options < 64)
			all[set->n_options++] =
				(struct option_setting){str_of(o->name), value};
	}
}

static void begin(struct match *m, int n_seats)
{
	struct setup set = {.n_seats = n_seats, .seats = (1U << n_seats) - 1};
	struct events start = {.a = m->life};
	struct err err = {0};
	struct game_power p;

	for (int i = 0; i < GAME_SEATS_MAX; i++)
		set.powers[i] = STR("none");
	for (int i = 0, n = 0; m->g->power && i < n_seats; i++) {
		for (n = 0; m->g->power(n, &p); n++)
			;
		if (m->g->power((int)(m->seed + (unsigned)i * 7) % n, &p))
			set.powers[i] = str_of(p.name);
	}
	choose_options(m, &set);
	rng_seed_text(&m->rng,
		      str_printf(m->life, "house %llu", (unsigned long long)m->seed));
	m->state = arena_alloc(m->life, m->g->state_size);
	if (!m->g->setup(m->state, &set, &m->rng, &start, &err))
		broken(m, "a game begins", str_of(err.text));
	m->turn = m->g->turn(m->state);
	m->phase = m->g->phase(m->state);
}

static int count(unsigned bits)
{
	int n = 0;

	for (; bits; bits &= bits - 1)
		n++;
	return n;
}

/* Returns the winners. */
static unsigned play(const struct game_rules *g, uint64_t seed, int n_seats,
		     unsigned house, struct tally *t)
{
	struct match m = {.g = g,
			  .a = arena_create(),
			  .life = arena_create(),
			  .d = {seed},
			  .seed = seed,
			  .house = house};
	unsigned winners;

	begin(&m, n_seats);
	for (int i = 0; i < PHASES_MAX && m.phase; i++) {
		one_phase(&m, t);
		arena_reset(m.a);
	}
	winners = m.phase ? 0 : g->winners(m.state);
	t->games++;
	t->ended += !m.phase;
	arena_destroy(m.a);
	arena_destroy(m.life);
	return winners;
}

/* Law 4: the seat plays once as the house does, against random players, and once at random. */
static void contest(const struct game_rules *g, uint64_t seed, int n_seats,
		    struct tally *t)
{
	struct tally aside = {0};
	int seat = (int)(seed % (unsigned)n_seats);
	unsigned won = play(g, seed, n_seats, 1U << seat, &aside),
		 due = play(g, seed, n_seats, 0, &aside);

	t->contests++;
	t->won += won >> seat & 1 ? 1000 / count(won) : 0;
	t->due += due >> seat & 1 ? 1000 / count(due) : 0;
}

/* `only`: with so many players; 0: with each number in turn. */
static bool look_at(const struct game_rules *g, int n, uint64_t first, int only)
{
	int kinds = game_players_max(g) - g->seats_min + 1;
	unsigned long long wins[GAME_SEATS_MAX] = {0}, played[GAME_SEATS_MAX] = {0};
	struct tally t = {0};

	for (int i = 0; i < n; i++) {
		int seats = only ? only : g->seats_min + i % kinds;
		unsigned won =
			play(g, first + (uint64_t)i, seats, (1U << seats) - 1, &t);
		for (int k = 0; k < GAME_SEATS_MAX; k++)
			wins[k] += won >> k & 1, played[k] += k < seats;
	}
	for (int i = 0; i < (n + 3) / 4; i++)
		contest(g, first + (uint64_t)i, only ? only : g->seats_min + i % kinds,
			&t);
	bool ok = t.ended == t.games && t.orders && t.won > t.due + t.due / 2;
	printf("%s - %s: %d games of house players, %d ended, %d phases, %d letters, %d orders; in %d games against random players it won %d, a random player in its place %d\n",
	       ok ? "ok" : "not ok", g->name, t.games, t.ended, t.phases, t.letters,
	       t.orders, t.contests, t.won / 1000, t.due / 1000);
	printf("# wins by seat:");
	for (int i = 0; i < g->seats_max; i++)
		printf("%s %s %llu of %llu", i ? "," : "", g->vocab->seat_names[i],
		       wins[i], played[i]);
	printf("\n");
	return ok;
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 200;
	uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	bool ok = true;

	for (int k = 0; games[k]; k++)
		if (games[k]->player &&
		    (argc <= 3 || strcmp(games[k]->name, argv[3]) == 0))
			ok = look_at(games[k], n, first,
				     argc > 4 ? atoi(argv[4]) : 0) &&
			     ok;
	return ok ? 0 : 1;
}
