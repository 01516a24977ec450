/* The law of width, for all games: over games that the house plays, no line of a report, an order form or a start letter is wider than
 * the 72 columns of a letter.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/page.h"
#include "orders/read.h"
#include "rules/game.h"
#include "rules/player.h"
#include "server/render/render_text.h"
#include "tests/check_main.h"

enum { COLUMNS = 72, PHASES = 40, GAMES = 3 };

struct table {
	struct arena *a;
	const struct game_rules *rules;
	void *state, *after, *view;
	struct rng rng;
	struct events events;
};

/* Columns: bytes that begin a character. */
static int width(struct str line)
{
	int n = 0;

	for (size_t i = 0; i < line.n; i++)
		n += ((unsigned char)line.s[i] & 0xc0) != 0x80;
	return n;
}

static void hold(const struct table *t, const char *what, const struct page *p)
{
	struct str rest = render_text(t->a, p), line;

	while (str_line(&rest, &line))
		ck_assert_msg(width(line) <= COLUMNS,
			      "%s, %s, turn %d, %d columns:\n" PRI_STR, t->rules->name,
			      what, t->rules->turn(t->state), width(line),
			      STR_ARG(line));
}

static void look(struct table *t, int seat)
{
	struct events seen = events_seen(t->a, &t->events, seat);
	struct page report = page_in(t->a), form = page_in(t->a), start = page_in(t->a);

	t->rules->view(t->state, seat, t->view);
	t->rules->report(t->view, &seen, &report);
	hold(t, "report", &report);
	page_heading(&form, 10, STR("YOUR ORDERS"));
	t->rules->form(t->view, &form);
	hold(t, "form", &form);
	t->rules->start(t->view, &start);
	hold(t, "start letter", &start);
}

static struct sheet *letter(struct table *t, int seat)
{
	const struct game_rules *g = t->rules;
	int turn = g->turn(t->state), phase = g->phase(t->state);
	void *view = arena_alloc(t->a, g->view_size);

	g->view(t->state, seat, view);
	const struct reader reader = {.vocab = g->vocab,
				      .view = view,
				      .seat = seat,
				      .turn = turn,
				      .phase = phase};
	struct str text = player_letter(t->a, g, view, seat, turn, phase, &t->rng);
	return &orders_read(t->a, &reader, text, NULL)->sheet;
}

static void run_phase(struct table *t)
{
	const struct game_rules *g = t->rules;
	struct trace trace = {.a = t->a};
	struct adjudication x = {.before = t->state,
				 .after = t->after,
				 .rng = &t->rng,
				 .arena = t->a,
				 .events = &t->events,
				 .trace = &trace};

	t->events = (struct events){.a = t->a};
	for (int seat = 0; seat < g->seats_max; seat++)
		if (g->seats(t->state) >> seat & 1)
			x.sheets[seat] = letter(t, seat);
	memcpy(t->after, t->state, g->state_size);
	g->adjudicate(&x);
	memcpy(t->state, t->after, g->state_size);
}

static void play(const struct game_rules *g, int game)
{
	struct table t = {.a = arena_create(), .rules = g};
	struct setup set = {.n_seats = game_usual_seats(g)};
	struct err err = {0};
	char seed[20];

	if (g->any_seats)
		set.n_seats = game_players_max(g);
	set.seats = game_seats(g, set.n_seats);
	t.state = arena_alloc(t.a, g->state_size);
	t.after = arena_alloc(t.a, g->state_size);
	t.view = arena_alloc(t.a, g->view_size);
	t.events = (struct events){.a = t.a};
	snprintf(seed, sizeof seed, "width %d", game);
	rng_seed_text(&t.rng, str_of(seed));
	ck_assert_msg(g->setup(t.state, &set, &t.rng, &t.events, &err), "%s", err.text);
	for (int i = 0; i < PHASES && g->phase(t.state); i++) {
		for (int seat = SEAT_READERS; seat < g->seats_max; seat++)
			if (seat < 0 || g->seats(t.state) >> seat & 1)
				look(&t, seat);
		run_phase(&t);
	}
	arena_destroy(t.a);
}

START_TEST(no_line_is_wider_than_a_letter)
{
	int n = 0;

	for (int i = 0; games[i]; i++)
		for (int game = 0; games[i]->player && game < GAMES; game++, n++)
			play(games[i], game);
	ck_assert_int_ge(n, 3 * GAMES);
}
END_TEST

static Suite *width_suite(void)
{
	Suite *s = suite_create("width");
	TCase *t = tcase_create("width");

	tcase_set_timeout(t, 120);
	tcase_add_test(t, no_line_is_wider_than_a_letter);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(width_suite)
