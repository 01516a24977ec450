/* Layouts of letters of Cosmic Encounter: the law of tests/orders/layouts.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/layouts.h"
#include "tests/rules/cosmic/sentences.h"

static struct reader *open_judged(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	return reader_of(a, v);
}

static const struct laid_out laid[] = {
	{"red 1 judged",
	 {{"attack", "Yellow 3 with 2 from Red 1", "Attack"},
	  {"limbo", "1 to Red 2", "Limbo"}}},
	{"yellow 1 judged",
	 {{"attack", "Blue 5 with 3 from Yellow 1", "Attack"},
	  {"play", "Mobius Tubes", "Edicts"}}},
	{"blue 1 judged",
	 {{"release", "1 to Blue 1", "Warp"}, {"limbo", "4 to Blue 4", "Limbo"}}},
	{"red 2 judged",
	 {{"invite", "Green in C1", "Invitations"},
	  {"ally", "Yellow in C4 with 2 from Red 1", "Alliances"}}},
	{"blue 2 judged",
	 {{"invite", "Green, Yellow in C2", "Invitations"},
	  {"ally", "Green in C3 with 2 from Blue 3", "Alliances"}}},
	{"red 3 judged",
	 {{"card", "Attack 12 in C1", "Card"}, {"card", "Compromise in C3", "Cards"}}},
	{"red 3 judged",
	 {{"C2", "20", "C2"}, {"play Cosmic Zap", "on Blue in C2", "Cosmic Zap"}}},
	{"blue 3 judged",
	 {{"C2", "15", "C2"}, {"play Emotion Control", "on C4", "Emotion Control"}}},
	{"yellow 3 judged",
	 {{"C1", "Compromise", "C1"}, {"flare", "Virus wild in C4", "Flare"}}},
	{"blue 4 judged",
	 {{"reward", "C3: 2 cards", "Reward"}, {"limbo", "4 to Blue 3", "Limbo"}}},
	{"yellow 4 judged",
	 {{"deal", "Red in C1: i give base Yellow 5, i get base Red 1", "Deal"},
	  {"lose", "3 from Yellow 2", "Losses"}}},
};

START_TEST(orders_are_the_same_in_each_layout)
{
	static const struct letters of = {.open = open_judged};

	laid_law(&of, laid, sizeof laid / sizeof *laid, 98);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("layouts/cosmic");
	TCase *t = tcase_create("laws");

	tcase_set_timeout(t, 120);
	tcase_add_test(t, orders_are_the_same_in_each_layout);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
