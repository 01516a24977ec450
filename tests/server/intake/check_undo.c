/* "Forget my last mail": the orders of that letter go, after a YES, and no others.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* In the phase of alliances Ann, whose attack is C1, may order for each challenge. */
static void open_alliances(void)
{
	open_up();
	for (int i = ANN; i <= DAN; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_run(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	receipt(ANN, "invite nobody in c1\n");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	receipt(ANN, "ally cat in c3 with 1 from 5\n");
	ck_assert_int_eq(house_slots(&h, ANN), 2);
}

START_TEST(the_orders_of_the_last_letter_go_and_no_others)
{
	static const char *const said[] = {"Undo my last letter.",
					   "Please forget my last mail",
					   "Sorry, ignore my previous e-mail!",
					   "Disregard my last message please",
					   "my last letter was a mistake",
					   "Cancel my last orders",
					   "scratch that",
					   "Undo",
					   "take that back",
					   "Ignore everything in my last mail"};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(ANN, said[i]);
		has(r, "YES takes back the orders of receipt");
		has(r, "These stay: invite nobody in C1. An order that these");
		has(r, "I understood: clear ally C3 Reply YES");
		ck_assert_int_eq(house_slots(&h, ANN), 2);
		r = answer(ANN, r, "yes");
		has(r, "1 order TAKEN BACK");
		has(r, "invite nobody in C1 [kept]");
		ck_assert_msg(house_slots(&h, ANN) == 1, "%s", said[i]);
		receipt(ANN, "ally cat in c3 with 1 from 5\n");
	}
}
END_TEST

START_TEST(all_orders_of_that_letter_are_named)
{
	receipt(ANN, "clear\n");
	receipt(ANN, "invite nobody in c1\nally cat in c3 with 1 from 5\n");
	struct sent r = receipt(ANN, "Forget my last mail.");
	has(r, "No other order stands");
	has(answer(ANN, r, "yes"), "2 orders TAKEN BACK");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	r = receipt(ANN, "Forget my last mail.");
	has(r, "No order of yours stands that this could take back");
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

START_TEST(an_order_beside_it_stands_and_is_not_taken_back)
{
	struct sent r =
		receipt(ANN, "Ignore my last mail.\nally cat in c3 with 2 from 5\n");

	has(r, "ACCEPTED 1 order");
	has_not(r, "YES takes back");
	has(r, "The orders of this letter take the place of those of receipt 4");
	ck_assert_int_eq(house_slots(&h, ANN), 2);
	r = receipt(ANN, "Ignore my last mail. Ally cat in c3 with 1 from 4\n");
	has(r, "YES takes back the orders of receipt 5 and no others: ally Green in");
	has(r, "clear ally C3 ally Green in C3 with 1 from Red 4 Reply YES");
	answer(ANN, r, "yes");
	ck_assert_int_eq(house_slots(&h, ANN), 2);
}
END_TEST

START_TEST(everything_is_everything_and_says_so)
{
	static const char *const said[] = {"take back everything", "Cancel everything.",
					   "forget everything I sent",
					   "undo all my orders"};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(ANN, said[i]);
		if (house_slots(&h, ANN)) { /* some are the command itself */
			has(r,
			    "YES takes back all your orders of this phase: invite nobody in C1;");
			answer(ANN, r, "yes");
		}
		ck_assert_msg(house_slots(&h, ANN) == 0, "%s", said[i]);
		receipt(ANN, "invite nobody in c1\nally cat in c3 with 1 from 5\n");
	}
}
END_TEST

START_TEST(other_sentences_take_nothing_back)
{
	static const char *const said[] = {
		"Ignore this mail", "Did you get my last mail?",
		"I disregard your last mail, Bob", "My last letter was short"};
	struct sent r;

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		has_not(receipt(ANN, said[i]), "takes back");
		ck_assert_msg(house_slots(&h, ANN) == 2, "%s", said[i]);
		ck_assert_msg(n_open(ANN) == 0, "%s", said[i]);
	}
	/* Which orders those were, nobody can tell: it is not only noted. */
	r = receipt(ANN, "Forget my last two letters");
	has_not(r, "takes back");
	has(r, "This says what not to do.");
	ck_assert_int_eq(house_slots(&h, ANN), 2);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("undo");
	TCase *t = tcase_create("undo");

	tcase_add_checked_fixture(t, open_alliances, shut);
	tcase_add_test(t, the_orders_of_the_last_letter_go_and_no_others);
	tcase_add_test(t, all_orders_of_that_letter_are_named);
	tcase_add_test(t, an_order_beside_it_stands_and_is_not_taken_back);
	tcase_add_test(t, everything_is_everything_and_says_so);
	tcase_add_test(t, other_sentences_take_nothing_back);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
