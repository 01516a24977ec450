/* Layouts of letters of Cosmic Encounter: the law of tests/orders/layouts.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/contrasted.h"
#include "tests/orders/layouts.h"
#include "tests/orders/parted.h"
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

static const struct parted parted[] = {
	{"red 1 judged",
	 "attack Yellow 1",
	 "attack Yellow 1 with 2 from Red 1, 2 from Red 3",
	 "limbo 1 to Red 2",
	 {"2 from Red 1, 2 from Red 3", "Four tokens: two from Red 1, two from Red 3",
	  "two from Red 1 and two from Red 3", "with 2 from Red 1 and 2 from Red 3",
	  "Tokens: 2 from Red 1, 2 from Red 3",
	  "I take two from Red 1 and two from Red 3",
	  "Two of them come from Red 1, two from Red 3",
	  "Two leave Red 1 and two leave Red 3",
	  "They come from Red 1 and Red 3, two from each",
	  "That makes four: two from Red 1, two from Red 3",
	  "Red 1 gives two, Red 3 gives two",
	  "I use 2 from Red 1 plus 2 from Red 3 for it",
	  "Four go there, two from Red 1 and two from Red 3"},
	 false},
	{"red 1 judged",
	 "attack Yellow 1",
	 "",
	 "limbo 1 to Red 2",
	 {"Four tokens: two from Red 1, one from Red 3",
	  "3 tokens: 2 from Red 1, 2 from Red 3"},
	 true},
	{"blue 1 judged",
	 "attack Blue 2 defender Green",
	 "attack Blue 2 defender Green with 4 from Blue 3",
	 "release 1 to Blue 1",
	 {"4 from Blue 3", "with four from Blue 3", "Four tokens from Blue 3",
	  "Tokens: 4 from Blue 3", "All four come from Blue 3",
	  "I send four, all from Blue 3", "I use four tokens, which come from Blue 3",
	  "Blue 3 gives the four tokens", "The four that I send are from Blue 3"},
	 false},
	{"yellow 1 judged",
	 "attack Blue 5",
	 "attack Blue 5 with 3 from Yellow 1",
	 "play Mobius Tubes",
	 {"3 from Yellow 1", "Three tokens, from Yellow 1", "with 3 from Yellow 1",
	  "All three come from Yellow 1", "Three of those on Yellow 1 go there",
	  "I go with three, all of them from Yellow 1"},
	 false},
	{"red 2 judged",
	 "ally Yellow in C4",
	 "ally Yellow in C4 with 2 from Red 1",
	 "invite Green in C1",
	 {"2 from Red 1", "two tokens from Red 1", "with 2 from Red 1",
	  "Both come from Red 1", "I send two, both from Red 1",
	  "Two of those on Red 1 go there"},
	 false},
	{"blue 4 judged",
	 "reward C3",
	 "reward C3: 2 cards",
	 "limbo 4 to Blue 3",
	 {"2 cards", "two cards", "I take two cards", "Both as cards",
	  "I want cards, two of them", "Two cards, please"},
	 false},
};

START_TEST(a_part_in_a_row_of_its_own_is_never_lost)
{
	static const struct letters of = {.open = open_judged};

	parted_law(&of, parted, sizeof parted / sizeof *parted, 98);
}
END_TEST

static const struct contrasted contrasted[] = {
	{"red 1 judged", "attack ", "Yellow 4", "Yellow 3", " with 2 from Red 1"},
	{"red 1 judged", "attack Yellow 3 with ", "2 from Red 1", "3 from Red 3", ""},
	{"red 1 judged", "limbo 1 to ", "Red 2", "Red 4", ""},
	{"red 2 judged", "invite ", "Green", "Blue", " in C1"},
	{"red 2 judged", "ally Yellow in C4 with 2 from ", "Red 1", "Red 2", ""},
	{"red 3 judged", "play the ", "20", "12", " in C1"},
	{"red 3 judged", "play the 20 in ", "C1", "C2", ""},
};

START_TEST(what_is_denied_beside_an_order_is_in_none)
{
	static const struct letters of = {.open = open_judged};

	contrasted_law(&of, contrasted, sizeof contrasted / sizeof *contrasted, 95);
}
END_TEST

START_TEST(writers_may_name_themselves)
{
	static const struct letters of = {.open = open_judged};

	laid_names_law(&of, laid, sizeof laid / sizeof *laid, 21);
}
END_TEST

/* What a quoted line speaks of, and below it where it goes or how many. */
START_TEST(an_answer_below_a_quoted_line_is_of_what_that_names)
{
	static const struct {
		const char *position, *letter, *want;
	} says[] = {
		{"blue 4 judged", "> In Limbo: 4 Blue\nAll to Blue 4.\n",
		 "limbo all to Blue 4\n"},
		{"blue 4 judged", "> You have 4 tokens in Limbo.\nAll to Blue 4.\n",
		 "limbo all to Blue 4\n"},
		{"blue 4 judged", "> In Limbo: 4 Blue\nto Blue 4\n",
		 "limbo all to Blue 4\n"},
		{"blue 4 judged", "> In Limbo: 4 Blue\nThey go to Blue 4\n",
		 "limbo all to Blue 4\n"},
		{"blue 4 judged", "> Limbo: 4 Blue\n2 to Blue 3, 2 to Blue 4\n",
		 "limbo 2 to Blue 3, 2 to Blue 4\n"},
		/* of another player it says nothing of mine */
		{"blue 1 judged", "> Green attacks Red 5\n2 from Blue 3\n", ""},
	};

	for (size_t i = 0; i < sizeof says / sizeof *says; i++) {
		struct arena *a = arena_create();
		const struct reading *r =
			orders_read(a, open_judged(a, says[i].position),
				    str_of(says[i].letter), NULL);
		const struct str made = joined_made(a, r);
		ck_assert_msg(str_is(made, says[i].want) && !r->sheet.n_slots,
			      "'%s' makes '%.*s'", says[i].letter, STR_ARG(made));
		arena_destroy(a);
	}
}
END_TEST

/* An amount of tokens is not taken as a planet without a question. */
START_TEST(three_tokens_are_not_taken_as_planet_3)
{
	static const char *const letters_of[] = {
		"attack 3 tokens: 2 from Red 1, 1 from Red 3", "attack 3 tokens",
		"attack four tokens with 2 from Red 1"};
	struct arena *a = arena_create();

	for (size_t i = 0; i < 3; i++) {
		const struct reading *r = orders_read(a, open_judged(a, "red 1 judged"),
						      str_of(letters_of[i]), NULL);
		const struct str made = joined_made(a, r);
		ck_assert_msg(!r->sheet.n_slots, "'%s' makes '%.*s'", letters_of[i],
			      STR_ARG(made));
	}
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("layouts/cosmic");
	TCase *t = tcase_create("laws");

	tcase_set_timeout(t, 120);
	tcase_add_test(t, orders_are_the_same_in_each_layout);
	tcase_add_test(t, a_part_in_a_row_of_its_own_is_never_lost);
	tcase_add_test(t, what_is_denied_beside_an_order_is_in_none);
	tcase_add_test(t, writers_may_name_themselves);
	tcase_add_test(t, an_answer_below_a_quoted_line_is_of_what_that_names);
	tcase_add_test(t, three_tokens_are_not_taken_as_planet_3);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
