/* The law of tests/orders/figures.h over Cosmic's orders, and that an ally never helps whom the words are against.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/counted.h"
#include "tests/orders/figures.h"
#include "tests/rules/cosmic/sentences.h"

static struct reader *open_position(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	return reader_of(a, v);
}

static const struct figured orders[] = {
	{"red 1 judged", "attack Yellow 3 with 2 from Red 1",
	 "I attacked Yellow 3 with 2 from Red 1"},
	{"red 1 judged", "limbo 1 to Red 2", NULL},
	{"red 1 judged", "play Plague on Green", "I played Plague on Green"},
	{"red 2 judged", "invite Green in C1", "I invited Green in C1"},
	{"red 2 judged", "ally Blue in C4 with 2 from Red 4",
	 "I allied with Blue in C4 with 2 from Red 4"},
	{"red 3 judged", "play 20 in C1", "I played 20 in C1"},
	{"red 4 judged", "lose 3 from Red 1", "I lost 3 from Red 1"},
};

static const struct amount amounts[] = {
	{"red 1 judged", "attack Yellow 3 with %d from Red 1",
	 "%d more from Red 1, please."},
	{"red 1 judged", "attack Yellow 3 with %d from Red 1",
	 "attack Yellow 3 with %d more from Red 1"},
	{"red 1 judged", "attack Yellow 3 with %d from Red 1",
	 "Add %d from Red 1 to the attack."},
	{"red 2 judged", "ally Blue in C4 with %d from Red 1",
	 "%d more from Red 1 to C4"},
};

START_TEST(what_no_order_says_makes_no_other_order)
{
	check_figures(open_position, orders, sizeof orders / sizeof *orders);
}
END_TEST

START_TEST(what_the_house_changes_is_said_beside_the_question)
{
	static const struct figured changed[] = {
		{"red 1 judged", "attack Green 3 with 2 from Red 1", NULL},
		{"red 1 judged", "attack Yellow 3 with 6 from Red 1", NULL},
		{"red 1 judged", "attack Green 3 with 3 from Red 1, 3 from Red 2",
		 NULL},
		{"red 1 judged", "limbo 9 to Red 2", NULL},
		{"red 2 judged", "ally Blue in C4 with 6 from Red 4", NULL},
	};

	check_changed(open_position, changed, sizeof changed / sizeof *changed);
}
END_TEST

START_TEST(more_is_the_sum)
{
	check_amounts(open_position, amounts, sizeof amounts / sizeof *amounts);
}
END_TEST

/* In C4 of "red 2 judged" Yellow attacks Blue. */
START_TEST(an_ally_never_helps_whom_they_are_against)
{
	static const char *const words[] = {
		"I ally against %s in C4 with 2 from Red 4.",
		"I go against %s in C4 with 2 from Red 4.",
		"I oppose %s in C4 with 2 from Red 4.",
		"I fight %s in C4 with 2 from Red 4.",
		"2 from Red 4 against %s in C4.",
		"I join the fight against %s in C4 with 2 from Red 4.",
		"C4: against %s. 2 from Red 4.",
		"In C4 I'm with whoever is against %s, 2 from Red 4.",
		"Not with %s but against him in C4, 2 from Red 4.",
		"Help stop %s in C4 with 2 from Red 4.",
		"C4 against %s 2 r4",
		"C4 against %s, 2 from Red 4"};
	static const char *const foes[] = {"Blue", "Yellow"};
	static const char *const seats[] = {"ally Blue", "ally Yellow"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		for (int foe = 0; foe < 2; foe++) {
			struct arena *a = arena_create();
			const char *at = strstr(words[i], "%s");
			struct str letter =
				str_printf(a, "%.*s%s%s", (int)(at - words[i]),
					   words[i], foes[foe], at + 2);
			struct str made = figures_made(
				a, orders_read(a, open_position(a, "red 2 judged"),
					       letter, NULL));
			ck_assert_msg(str_find(made, str_of(seats[foe])) == SIZE_MAX,
				      "'%.*s' makes '%.*s'", STR_ARG(letter),
				      STR_ARG(made));
			arena_destroy(a);
		}
}
END_TEST

/* Words that make an order where they are read in part, and what none of them may make. */
static const struct {
	const char *position, *letter, *never;
} part[] = {
	{"red 1 judged", "attack Yellow 3 with 2 from 1-3", "from Red 1"},
	{"red 1 judged", "attack Yellow 3 with 2-3 from 1", "with 2"},
	{"red 1 judged", "Attack Yellow 3, 2 tokens from Red 1 or 3.", "from Red 1\n"},
	{"red 3 judged", "higher than 12 in C1", "12"},
	{"red 3 judged", "C1: more than 12", "12"},
	{"red 3 judged", "In C1 something below 12.", "12"},
	{"red 1 judged", "Nothing here is to be read as an order to attack Yellow 4.",
	 "attack"},
	{"red 1 judged", "None of this is meant as an order to attack Yellow 4.",
	 "attack"},
	{"red 1 judged", "It is out of the question to attack Yellow 4.", "attack"},
	{"red 1 judged", "It would be madness to attack Yellow 4.", "attack"},
	{"yellow 4 judged", "Red gives 1 card, I give none.", "i give 1 card"},
	{"yellow 4 judged", "Red gives 1 card and I give zilch.", "i give 1 card"},
	{"red 2 judged", "C1: N. C3: Y.", "invite"},
	{"red 3 judged", "12 in C1, 20 in C2, 8 in C4. No, the other way round.",
	 "card"},
	{"red 3 judged", "12 in C1, 20 in C2. No, the other way round.", "20 in C2"},
	{"red 3 judged", "12 in C1, 20 in C2, or vice versa.", "12 in C1"},
	{"red 1 judged",
	 "attack Yellow 3 with 2 from Red 1. Sorry, the other way round.", "attack"},
	{"red 2 twice", "C3 all, C4 none", "invite"},
	{"red 2 twice", "All against Green.", "invite"},
	{"red 2 twice", "Defend all in C3", "invite"},
	{"red 2 judged", "ally Blue in C4 with 2 from 3 or 4", "with 4"},
};

START_TEST(words_that_are_read_in_part_make_nothing_else)
{
	for (size_t i = 0; i < sizeof part / sizeof *part; i++) {
		struct arena *a = arena_create();
		struct str made = figures_made(
			a, orders_read(a, open_position(a, part[i].position),
				       str_of(part[i].letter), NULL));
		ck_assert_msg(str_find(made, str_of(part[i].never)) == SIZE_MAX,
			      "%s: '%s' makes '%.*s'", part[i].position, part[i].letter,
			      STR_ARG(made));
		arena_destroy(a);
	}
}
END_TEST

/* A condition of which another is the subject never becomes one about the writer: in C2 of "red 3 judged" Blue attacks
 * Red. */
START_TEST(what_another_does_is_no_condition_about_me)
{
	static const char *const who[] = {
		"the enemy",     "my opponent",  "my foe",
		"the other",     "he",           "she",
		"they",          "the attacker", "the attack",
		"his side",      "my neighbour", "the big guy",
		"Blue's friend", "whoever comes"};
	static const char *const does[] = {"is winning", "wins",     "is ahead",
					   "is losing",  "loses",    "would lose",
					   "would win",  "is beaten"};

	for (size_t i = 0; i < sizeof who / sizeof *who; i++)
		for (size_t k = 0; k < sizeof does / sizeof *does; k++) {
			struct arena *a = arena_create();
			struct str letter = str_printf(a, "zap blue in c2 if %s %s",
						       who[i], does[k]);
			struct str made = figures_made(
				a, orders_read(a, open_position(a, "red 3 judged"),
					       letter, NULL));
			ck_assert_msg(str_find(made, STR("if i would")) == SIZE_MAX,
				      "'%.*s' makes '%.*s'", STR_ARG(letter),
				      STR_ARG(made));
			arena_destroy(a);
		}
}
END_TEST

START_TEST(a_number_that_the_house_changes_is_counted)
{
	static const struct counted lines[] = {
		{"red 1 judged", "attack Yellow 3 with 2 from Red 1"},
		{"red 1 judged", "limbo 1 to Red 2"},
		{"red 2 judged", "ally Blue in C4 with 2 from Red 4"},
		{"red 2 judged", "defend c1 with 3"},
		{"red 3 judged", "play 20 in C1"},
		{"red 4 judged", "lose 3 from Red 1"},
		{"red 4 judged", "reward c4: 2 cards"},
	};

	ck_assert_int_ge(
		check_counted(open_position, lines, sizeof lines / sizeof *lines), 1);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("what no order says");
	TCase *t = tcase_create("figures");

	tcase_add_test(t, what_no_order_says_makes_no_other_order);
	tcase_add_test(t, what_the_house_changes_is_said_beside_the_question);
	tcase_add_test(t, more_is_the_sum);
	tcase_add_test(t, an_ally_never_helps_whom_they_are_against);
	tcase_add_test(t, words_that_are_read_in_part_make_nothing_else);
	tcase_add_test(t, what_another_does_is_no_condition_about_me);
	tcase_add_test(t, a_number_that_the_house_changes_is_counted);
	tcase_set_timeout(t, 60);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
