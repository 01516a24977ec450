/* Nothing of a letter vanishes: the law of tests/orders/vanish.h for Cosmic Encounter.
 * SPDX-License-Identifier: ISC */
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

static Suite *make_suite(void)
{
	Suite *s = suite_create("what vanishes");
	TCase *t = tcase_create("vanish");

	tcase_add_test(t, nothing_beside_an_order_vanishes);
	tcase_set_timeout(t, 300);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
