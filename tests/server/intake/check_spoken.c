/* A sentence that speaks to another player reaches nobody as it stands, and its writer reads how it would.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

#define TO_BOB "Is it for Blue? It has gone to nobody."
#define HOW "begin it with `press to Blue:`"

START_TEST(words_to_a_player_are_told_how_they_reach_them)
{
	static const char *const words[] = {
		"Hi Bob, why are you always so mean to me?",
		"Hi Blue, why are you always so mean to me?",
		"And Bob, let's be friends!",
		"Let's be friends, Bob!",
		"Dear Bob: I promise to leave you alone.",
		"Sorry Bob! It was not my idea at all.",
		"Welcome, we will have a good time together, Blue."};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct sent r = receipt(i % 2 ? ANN : CAT,
					str_z(h.a, str_printf(h.a, "%s\n", words[i])));
		has(r, TO_BOB);
		has(r, HOW);
		has_not(house_last(&h, BOB, "report"), "mean");
		/* Beside an order, on a line of its own. */
		r = receipt(DAN,
			    str_z(h.a, str_printf(h.a, "%s\n\n%s\n",
						  house_attack(&h, DAN), words[i])));
		has(r, "ACCEPTED 1 order");
		has(r, TO_BOB);
	}
}
END_TEST

START_TEST(words_about_a_player_are_not)
{
	static const char *const words[] = {"Bob is mean to me.",
					    "I think Bob will attack me, or Cat will.",
					    "Bob and Cat are friends now.",
					    "Ann",
					    "Best wishes, Ann",
					    "How does Bob do it?"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		has_not(receipt(ANN, str_z(h.a, str_printf(h.a, "%s\n", words[i]))),
			"Is it for");
	has_not(receipt(ANN, "press to Bob: Hi Bob, be nice!\n"), "Is it for");
}
END_TEST

START_TEST(several_are_named)
{
	has(receipt(ANN, "Hi Bob and Cat, shall we be friends?\n"),
	    "begin it with `press to Blue, Green:`");
	has(receipt(DAN, "press to Blue, Green: shall we be friends?\n"),
	    "PRESS taken: to Blue, Green");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/spoken");
	TCase *t = tcase_create("spoken");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, words_to_a_player_are_told_how_they_reach_them);
	tcase_add_test(t, words_about_a_player_are_not);
	tcase_add_test(t, several_are_named);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
