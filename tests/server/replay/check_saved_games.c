/* Random games through the store: a state that is saved after a phase and read again is
 * the same, to the last byte.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "orders/read.h"
#include "rules/codec.h"
#include "rules/cosmic/table/state.h"
#include "rules/cosmic/table/view.h"
#include "rules/game.h"
#include "tests/kit/scribble.h"

enum { GAMES = 50, PHASES = 48 };

static struct arena *a;
static const struct game_rules *rules;

static const struct sheet *sheet_of(const struct ce_state *s, int seat, struct dice *d)
{
	struct ce_view view;
	struct buf text = buf_in(a);
	struct reader reader = {.vocab = rules->vocab,
				.view = &view,
				.game = STR("saved"),
				.seat = seat,
				.turn = s->t.turn,
				.phase = s->t.phase};

	if (dice_below(d, 15) == 0)
		return NULL;
	rules->view(s, seat, &view);
	scribble_orders(d, &view, false, &text);
	return &orders_read(a, &reader, buf_str(&text), NULL)->sheet;
}

static void run_phase(struct ce_state *s, const struct rng *rng, struct dice *d)
{
	struct ce_state after;
	struct adjudication adj = {
		.before = s, .rng = rng, .arena = a, .after = &after};

	for (int seat = 0; seat < s->t.n_seats; seat++)
		adj.sheets[seat] = sheet_of(s, seat, d);
	rules->adjudicate(&adj);
	*s = after;
}

static void comes_back(const struct ce_state *s)
{
	struct ce_state back;
	struct err err = {0};

	/* As text, as it lies in the store. */
	struct str text = codec_text(a, rules->save(s));
	json_t *j = codec_parse(text, &err);
	ck_assert_msg(j && rules->load(j, &back, &err), "turn %d, phase %d: %s",
		      s->t.turn, s->t.phase, err.text);
	json_decref(j);
	size_t at = 0;
	while (at < sizeof back && ((const char *)&back)[at] == ((const char *)s)[at])
		at++;
	ck_assert_msg(at == sizeof back, "turn %d, phase %d: byte %zu of the state",
		      s->t.turn, s->t.phase, at);
}

START_TEST(a_saved_game_comes_back_to_the_last_byte)
{
	int phases[5] = {0};

	rules = game_find(STR("cosmic"));
	for (int game = 0; game < GAMES; game++) {
		struct dice d = {.state = (uint64_t)game + 1};
		struct setup setup = {.n_seats = 3 + game % 4};
		struct ce_state s;
		struct rng rng;
		struct err err = {0};
		a = arena_create();
		rng_seed_text(&rng, str_printf(a, "saved %d", game));
		ck_assert(rules->setup(&s, &setup, &rng, NULL, &err));
		comes_back(&s);
		for (int n = 0; n < PHASES && s.t.phase; n++) {
			struct arena_mark mark = arena_mark(a);
			run_phase(&s, &rng, &d);
			comes_back(&s);
			phases[s.t.phase]++;
			arena_rewind(a, mark);
		}
		arena_destroy(a);
	}
	for (int phase = 0; phase <= 4; phase++)
		ck_assert_int_gt(phases[phase], 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("saved games");
	TCase *t = tcase_create("saved games");
	tcase_set_timeout(t, 300);
	tcase_add_test(t, a_saved_game_comes_back_to_the_last_byte);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
