/* The law of tests/orders/figures.h over Cosmic's orders, and that an ally never helps whom the words are against.
 * SPDX-License-Identifier: ISC */
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
		"Help stop %s in C4 with 2 from Red 4."};
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

static Suite *make_suite(void)
{
	Suite *s = suite_create("what no order says");
	TCase *t = tcase_create("figures");

	tcase_add_test(t, what_no_order_says_makes_no_other_order);
	tcase_add_test(t, more_is_the_sum);
	tcase_add_test(t, an_ally_never_helps_whom_they_are_against);
	tcase_set_timeout(t, 60);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
