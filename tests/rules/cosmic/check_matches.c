/* Match cards: the challenges of the design's example, and only what has come to a result.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/cosmic.h"
#include "rules/cosmic/table/view.h"
#include "rules/game.h"
#include "rules/matches.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/kestrel.h"

static struct arena *a;
static struct ce_state state;
static struct events events;

static void make(void)
{
	a = arena_create();
	kestrel_state(&state);
	kestrel_events(a, &events);
}

static void drop(void)
{
	arena_destroy(a);
}

static struct matches told(void)
{
	struct ce_view *v = arena_new(a, struct ce_view);
	struct events seen = events_seen(a, &events, SEAT_READERS);
	struct matches list = {.a = a};

	ce_view_make(&state, SEAT_READERS, v);
	cosmic_game.matches(v, &seen, &list);
	return list;
}

static void is(const struct match_side *s, int seat, unsigned allies, const char *score)
{
	ck_assert_int_eq(s->seat, seat);
	ck_assert_uint_eq(s->allies, allies);
	ck_assert_str_eq(str_z(a, s->score), score);
}

/* [CB-8.2] Totals decide where both show Attacks; beside a Compromise no total counts [CB-9]. */
START_TEST(each_challenge_has_its_sides_and_its_winner)
{
	struct matches list = told();

	ck_assert_int_eq(list.n, 4);
	ck_assert_str_eq(str_z(a, list.m[0].what), "C1, Blue 2: attack wins");
	ck_assert_int_eq(list.m[0].winner, MATCH_ATTACK);
	is(&list.m[0].side[MATCH_ATTACK], KESTREL_RED, 1U << KESTREL_GREEN, "19");
	is(&list.m[0].side[MATCH_DEFENCE], KESTREL_BLUE, 0, "12");
	ck_assert_int_eq(list.m[1].winner, MATCH_ATTACK);
	is(&list.m[1].side[MATCH_ATTACK], KESTREL_BLUE, 0, "Attack 10");
	is(&list.m[1].side[MATCH_DEFENCE], KESTREL_GREEN, 1U << KESTREL_RED,
	   "Compromise");
	ck_assert_int_eq(list.m[2].winner, MATCH_DEFENCE);
	is(&list.m[2].side[MATCH_ATTACK], KESTREL_GREEN, 0, "16");
	is(&list.m[2].side[MATCH_DEFENCE], KESTREL_YELLOW, 1U << KESTREL_BLUE, "21");
	ck_assert_int_eq(list.m[3].winner, MATCH_DRAWN);
	ck_assert_str_eq(str_z(a, list.m[3].what), "C4, Red 3: deal made");
}
END_TEST

/* A card would tell a result that does not exist, or a card that nobody has shown. */
START_TEST(what_is_not_decided_has_no_card)
{
	static const int open[] = {CE_NOT_YET, CE_DEAL_PENDING, CE_CALLED_OFF};

	for (size_t i = 0; i < sizeof open / sizeof *open; i++) {
		state.t.challenge[1].result = (uint8_t)open[i];
		ck_assert_int_eq(told().n, 3);
	}
	state.t.challenge[1].result = CE_ATTACK_WINS;
	state.t.challenge[1].shown = 0;
	ck_assert_int_eq(told().n, 3);
}
END_TEST

/* A side without a card counts 0. */
START_TEST(a_side_without_a_card_says_so_beside_a_compromise)
{
	struct ce_challenge *c = &state.t.challenge[1];

	c->card[0] = 0;
	is(&told().m[1].side[MATCH_ATTACK], KESTREL_BLUE, 0, "no card");
}
END_TEST

/* [CB-8.3] A Power turned Green's Attack 12 of C3 into a Compromise: no total counts, and an "Attack 12" beside
 * "Attack 15" would look as if they had been compared. */
START_TEST(a_card_that_a_power_turned_is_told_as_what_it_counted_as)
{
	struct ce_challenge *c = &state.t.challenge[2];

	c->face[0] = CARD_COMPROMISE;
	c->face[1] = c->card[1];
	is(&told().m[2].side[MATCH_ATTACK], KESTREL_GREEN, 0, "Compromise");
	is(&told().m[2].side[MATCH_DEFENCE], KESTREL_YELLOW, 1U << KESTREL_BLUE,
	   "Attack 15");
}
END_TEST

/* The design's example: Red attacks with 3 and Green as an ally, Blue with 2, Green with 4 and Yellow with 2, each
 * alone. Only allies of the attack count. */
START_TEST(an_opening_is_told_by_tokens_and_allies)
{
	static const struct {
		int seat;
		const char *words;
	} row[] = {{KESTREL_RED, "3 tokens, 1 ally"},
		   {KESTREL_BLUE, "2 tokens, alone"},
		   {KESTREL_GREEN, "4 tokens, alone"},
		   {KESTREL_YELLOW, "2 tokens, alone"}};
	struct ce_view *v = arena_new(a, struct ce_view);

	ce_view_make(&state, SEAT_READERS, v);
	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		struct buf b = buf_in(a);
		cosmic_game.opening(v, row[i].seat, &b);
		ck_assert_str_eq(str_z(a, buf_str(&b)), row[i].words);
	}
	/* A player who made no challenge. */
	v->t.n_challenges = 0;
	struct buf b = buf_in(a);
	cosmic_game.opening(v, KESTREL_RED, &b);
	ck_assert_str_eq(str_z(a, buf_str(&b)), "no attack");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("cosmic/matches");
	TCase *t = tcase_create("matches");

	tcase_add_checked_fixture(t, make, drop);
	tcase_add_test(t, a_card_that_a_power_turned_is_told_as_what_it_counted_as);
	tcase_add_test(t, an_opening_is_told_by_tokens_and_allies);
	tcase_add_test(t, each_challenge_has_its_sides_and_its_winner);
	tcase_add_test(t, what_is_not_decided_has_no_card);
	tcase_add_test(t, a_side_without_a_card_says_so_beside_a_compromise);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
