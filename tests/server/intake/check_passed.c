/* Orders for a phase that is over are refused, and each is told what would be right in the phase that is open: the same line, if it is an
 * order there too; else what is wrong with it there, and the forms of that phase.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/letters_in.h"

#include "server/phase/phase_byhand.h"

static const char *old_key;

static void phase_passes(void)
{
	open_up();
	old_key = key_of(0);
	for (int who = 0; who < HOUSE_PEOPLE; who++)
		house_write(&h, who, house_attack(&h, who));
	house_round(&h);
	house_run(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}

static struct str receipt(void)
{
	house_round(&h);
	return house_flat(&h, house_text(&h, house_last(&h, 0, "receipt")));
}

static struct str answer(const char *text)
{
	house_post(&h, "Ann <ann@example.org>", old_key, text);
	return receipt();
}

static bool has(struct str text, const char *words)
{
	return str_find(text, str_of(words)) != SIZE_MAX;
}

static const char right[] = "It would be right in the open phase too";

START_TEST(an_order_of_the_phase_that_is_over_is_told_the_orders_of_the_open_one)
{
	struct str said = answer("attack blue 3 with 2 from 1\n");

	ck_assert(has(said, "This letter answers an earlier report. It is now turn 1"));
	ck_assert(has(said, "'attack' is a phase 1 order"));
	ck_assert(has(said, "invite __ in c1"));
	ck_assert(!has(said, right) && !has(said, "send it again"));
	ck_assert_int_eq(slots_of(0), 0);
}
END_TEST

START_TEST(an_order_of_both_phases_is_told_that_it_would_be_right)
{
	ck_assert(has(answer("invite nobody in c1\n"), right));
	ck_assert_int_eq(slots_of(0), 0);
	/* And it is: sent as the receipt says. */
	house_write(&h, 0, "invite nobody in c1\n");
	ck_assert(has(receipt(), "ACCEPTED 1 order"));
}
END_TEST

START_TEST(an_order_in_free_words_is_not_passed_over)
{
	struct str said = answer("I would like to invite nobody in c1, please.\n");

	ck_assert_msg(has(said, "1 line refused"), "%.*s", STR_ARG(said));
	ck_assert(has(said, "It is now turn 1, phase 2"));
	ck_assert(has(said, right) || has(said, "Write instead"));
	ck_assert_int_eq(slots_of(0), 0);
	ck_assert(!has(answer("Thanks for the game!\n"), "refused"));
}
END_TEST

START_TEST(a_header_of_the_phase_that_is_over_is_told_the_same)
{
	house_write(
		&h, 0,
		"orders turn 1 phase 1\nattack blue 3 with 2 from 1\ninvite nobody in c1\n");
	struct str said = receipt();

	ck_assert(has(said, "These orders are for a phase that is over"));
	ck_assert(has(said, "'attack' is a phase 1 order"));
	ck_assert(has(said, right));
	ck_assert_int_eq(slots_of(0), 0);
}
END_TEST

START_TEST(orders_for_another_game_are_not_told_that_they_would_be_right_here)
{
	house_write(&h, 0, "orders heron turn 1 phase 2\ninvite nobody in c1\n");
	struct str said = receipt();

	ck_assert(has(said, "for another game"));
	ck_assert(!has(said, right));
}
END_TEST

static const char *const sentences[] = {
	"no wait, 4 tokens not 3. attack blue 3 with 4 from 1\n",
	"Sorry, I was at the dentist. Please take back what chance did: I attack blue 3 with 2 from planet 1\n",
	"My attack on blue 3 goes with two from planet 2\n",
};

/* It answers the newest report that its writer had: nothing was sent again for them to answer instead. */
START_TEST(a_letter_that_came_a_minute_late_is_told_so_first)
{
	house_close(&h);
	open_up();
	h.now = house_game(&h).deadline - 60;
	for (int who = 1; who < HOUSE_PEOPLE; who++)
		house_write(&h, who, house_attack(&h, who));
	house_write(&h, 0, "press to all: hello\n");
	house_round(&h);
	struct err err = {0};
	ck_assert(phase_allow_random(&h.home, h.a, STR("kestrel"), STR("red"), &err));
	const char *late = key_of(0);
	house_pass(&h, 70);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	old_key = late;
	struct str said = answer("attack blue 3 with 2 from 1\n");
	ck_assert_msg(str_starts(said, "LATE by "), "%.*s", STR_ARG(said));
	ck_assert(has(house_last(&h, 0, "receipt").subject, "LATE by "));
	ck_assert(has(said, "It came ") && has(said, "after turn 1, phase 1"));
	ck_assert(!has(said, "answers an earlier report"));
	ck_assert(has(said, "'attack' is a phase 1 order"));
	/* The same in sentences; thanks that come late are not an order. */
	for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
		said = answer(sentences[i]);
		ck_assert_msg(str_starts(said, "LATE by "), "%.*s", STR_ARG(said));
		ck_assert(!has(said, "nothing in the line is used"));
	}
	ck_assert(str_starts(answer("Thanks, a great report! See you.\n"),
			     "NO ORDERS in this letter"));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("passed");
	TCase *t = tcase_create("passed");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, phase_passes, shut);
	tcase_add_test(
		t,
		an_order_of_the_phase_that_is_over_is_told_the_orders_of_the_open_one);
	tcase_add_test(t, an_order_of_both_phases_is_told_that_it_would_be_right);
	tcase_add_test(t, an_order_in_free_words_is_not_passed_over);
	tcase_add_test(t, a_header_of_the_phase_that_is_over_is_told_the_same);
	tcase_add_test(
		t, orders_for_another_game_are_not_told_that_they_would_be_right_here);
	tcase_add_test(t, a_letter_that_came_a_minute_late_is_told_so_first);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
