/* Nothing of a letter vanishes: the law of tests/orders/vanish.h for Cosmic Encounter.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/ranked.h"
#include "tests/orders/vanish.h"
#include "tests/rules/cosmic/sentences.h"

static const struct vanish_said said[] = {
	{"the twelves for the others", {"twelves", "others"}},
	{"the weakest for Blue", {"weakest"}},
	{"peace with blue would be nice", {"blue"}},
	{"as many as possible two steps towards yellow 5",
	 {"possible", "steps", "yellow 5"}},
	{"all my dead come back on planet 2", {"dead", "planet 2"}},
	{"let me use the Flare to look at the new cards of Blue", {"Flare", "cards"}},
	{"half of them to the smaller planet", {"half", "smaller"}},
	{"I want both", {"both"}},
	{"nobody should come near C4", {"nobody", "C4"}},
	{"the lowest card that I have for my second fight", {"lowest", "second"}},
	{"I steal a card from Bob", {"steal", "Bob"}},
	{"the rest waits for something better", {"rest"}},
	{"my biggest one goes there as well", {"biggest"}},
	{"seven of mine want revenge on Bob", {"seven", "revenge"}},
	{"the tokens that I lost come home", {"tokens", "home"}},
	{"everybody else is a friend of mine", {"everybody"}},
	{"a token for the winner", {"token"}},
};

static struct reader *open_position(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	return reader_of(a, v);
}

START_TEST(nothing_beside_an_order_vanishes)
{
	static const struct letters of = {.folder = FOLDER, .open = open_position};
	static const char *const folders[] = {FOLDER, "tests/orders/parts",
					      "tests/orders/unseen"};
	struct vanish law = {.letters = &of,
			     .said = said,
			     .n_said = sizeof said / sizeof *said,
			     .step = share_step(2)};

	vanish_law(&law, folders, 3, 9, 1000);
}
END_TEST

START_TEST(a_rank_never_repeats_the_order_before_it)
{
	static const struct ranked orders[] = {
		{"red 3 judged", "card 20 in C1", "C2", "20 in C2"},
		{"red 3 judged", "the twelve in c1", "c3", "12 in C3"},
		{"red 3 judged", "C1: 30", "C2", "30 in C2"},
		{"red 3 judged", "20 against Yellow", "C2", "20 in C2"},
		{"red 1 judged", "limbo 1 to Red 4", "Red 5", "Red 5"},
		{"red 2 judged", "ally Yellow in C4 with 2 from Red 2", "C2",
		 "ally Blue in C2 with 2"},
	};
	int faults = 0;

	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
		ranked_law(open_position, &orders[i], &faults);
	fflush(stdout);
	ck_assert_int_eq(faults, 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("what vanishes");
	TCase *t = tcase_create("vanish");

	tcase_add_test(t, nothing_beside_an_order_vanishes);
	tcase_add_test(t, a_rank_never_repeats_the_order_before_it);
	tcase_set_timeout(t, 300);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
