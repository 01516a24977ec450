/* What somebody invited reads when they answer: their seat, each wish and gift of theirs repeated, and what cannot be.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* Whether the GM gives their seat to that person for good. */
static void give(int who, bool given)
{
	struct game g = house_game(&h);
	struct err err = {0};
	struct seat *seats;
	int n;

	ck_assert(seats_list(h.home.store, h.a, g.id, &seats, &n, &err));
	seats[who].colour_fixed = given;
	ck_assert(home_begin(&h.home, &err) &&
		  seats_save(h.home.store, &seats[who], &err) &&
		  home_commit(&h.home, &err));
}

static void invite(void)
{
	house_open(&h, START);
	house_invite(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		give(i, false);
}

START_TEST(a_plain_join_is_told_the_seat)
{
	struct sent r = receipt(ANN, "Join\nAnn\n");

	has(r, "JOINED");
	has(r, "Your seat is Red, unless another player wishes for it.");
	has_not(r, "telephone");
	has(r, "JOIN with other wishes changes yours");
}
END_TEST

START_TEST(a_telephone_number_and_a_word_are_repeated)
{
	struct sent r =
		receipt(ANN, "join seat blue word kestrel phone 0171 5554433\n");

	has(r,
	    "Seats you wish for: Blue. If you can have none of them, your seat is Red or one that is left.");
	has(r, "Your lucky word: kestrel.");
	has(r, "Your telephone, which the other players are told: 0171 5554433.");
}
END_TEST

START_TEST(a_wish_for_a_seat_that_is_given_away_is_told_so)
{
	give(BOB, true);
	struct sent r = receipt(ANN, "join seat blue, green\n");

	has(r, "The GM has given Blue to another player, so you cannot have it.");
	has_not(r, "given Green");
	r = receipt(BOB, "join\n");
	has(r, "Your seat is Blue.");
}
END_TEST

START_TEST(a_yes_in_free_words_with_a_question_behind_a_picture_is_asked_as_join)
{
	struct sent r = receipt(
		ANN,
		"Sure, count me in \xf0\x9f\x98\x80 Could I be blue please? My lucky word is Mississippi.\n");

	has(r, "JOIN? Reply YES or NO");
	has(r, "join seat Blue word Mississippi");
}
END_TEST

/* The question that is open comes before the one that was dropped. */
START_TEST(a_change_of_mind_is_asked_in_the_first_words)
{
	struct sent r = receipt(ANN, "Sorry, I cannot play this time.\n");

	has(r, "DECLINE? Reply YES or NO");
	r = answer(ANN, r, "No, I changed my mind, I want to play after all");
	ck_assert_msg(str_find(r.subject, STR("- JOIN? Reply YES or NO")) != SIZE_MAX,
		      "%.*s", STR_ARG(r.subject));
	has(r, "DROPPED");
}
END_TEST

START_TEST(a_wish_that_comes_later_in_other_words_is_told_the_way)
{
	receipt(ANN, "join\n");
	struct sent r =
		receipt(ANN, "Sorry, one more thing: what about the colours?\n");

	ck_assert(str_find(r.subject, STR("YOU ARE IN: the game has not begun")) !=
		  SIZE_MAX);
	has(r, "write JOIN once more with it");
	has(receipt(ANN, "join seat green\n"), "Seats you wish for: Green.");
}
END_TEST

/* What is said about a telephone counts for it alone. */
START_TEST(a_denial_of_something_else_declines_nothing)
{
	struct sent r = receipt(
		ANN,
		"I accept the invitation and would like to be Green. I do not consent to the publication of my telephone number, 020 7946 0000.\n");

	has(r, "JOIN? Reply YES or NO");
	has(r, "Reply YES to join seat Green, or NO");
	has_not(r, "phone");
	r = receipt(BOB,
		    "Hello, I don't know what I have to press. Do I just say join?\n");
	has(r, "NOT JOINED: reply JOIN");
	has_not(r, "Reply YES");
}
END_TEST

START_TEST(join_with_a_remark_is_asked_about)
{
	struct sent r = receipt(ANN, "Join. But I can only do weekends, is that ok?\n");

	has(r, "JOIN? Reply YES or NO, reply GM to pass on 1 line");
	has(r, "is that ok?");
	has(receipt(BOB, "JOIN als Zwerge\n"), "Reply YES to join");
	/* What each receipt promises holds before the game begins, too. */
	has(receipt(CAT, "GM: may I join on Friday?\n"), "PRESS taken: to the GM");
	has(house_last(&h, -1, "writes to you"), "may I join on Friday?");
	has(receipt(CAT, "I hereby join, with the Green ones.\n"),
	    "Reply YES to join seat Green");
}
END_TEST

START_TEST(who_declined_may_come_back_in_their_own_words)
{
	has(receipt(ANN, "decline\n"), "DECLINED");
	struct sent r = receipt(ANN, "Oh wait, I changed my mind: I'm in!\n");

	has(r, "JOIN? Reply YES or NO");
	has(answer(ANN, r, "yes"), "JOINED");
}
END_TEST

START_TEST(a_new_wish_in_free_words_is_asked_about)
{
	receipt(ANN, "join seat red\n");
	struct sent r = receipt(ANN, "actually could I have green instead?\n");

	has(r, "A NEW WISH? Reply YES or NO");
	has(answer(ANN, r, "yes"), "Seats you wish for: Green.");
	r = receipt(ANN, "I forgot: my mobile is 070-123 45 67\n");
	has(r, "Reply YES to join phone 070-123 45 67");
	has(answer(ANN, r, "yes"), "the other players are told: 070-123 45 67.");
	r = receipt(ANN, "Sorry, I cannot play after all.\n");
	has(r, "DECLINE? Reply YES or NO");
}
END_TEST

START_TEST(a_wish_for_the_seat_that_one_has_is_told_as_that)
{
	has(receipt(ANN, "join seat red\n"), "Your seat is Red, as you wish, unless");
}
END_TEST

START_TEST(the_invitation_says_to_which_game)
{
	struct sent s = house_last(&h, ANN, "invitation");

	ck_assert(
		str_find(
			s.subject,
			STR("[KESTREL] invitation to Cosmic Encounter by mail - reply JOIN or DECLINE")) !=
		SIZE_MAX);
	ck_assert_uint_le(s.subject.n, 78);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/joining");
	TCase *t = tcase_create("joining");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, invite, shut);
	tcase_add_test(t, a_plain_join_is_told_the_seat);
	tcase_add_test(t, a_telephone_number_and_a_word_are_repeated);
	tcase_add_test(t, a_wish_for_a_seat_that_is_given_away_is_told_so);
	tcase_add_test(
		t,
		a_yes_in_free_words_with_a_question_behind_a_picture_is_asked_as_join);
	tcase_add_test(t, a_change_of_mind_is_asked_in_the_first_words);
	tcase_add_test(t, a_wish_that_comes_later_in_other_words_is_told_the_way);
	tcase_add_test(t, a_denial_of_something_else_declines_nothing);
	tcase_add_test(t, join_with_a_remark_is_asked_about);
	tcase_add_test(t, who_declined_may_come_back_in_their_own_words);
	tcase_add_test(t, a_new_wish_in_free_words_is_asked_about);
	tcase_add_test(t, a_wish_for_the_seat_that_one_has_is_told_as_that);
	tcase_add_test(t, the_invitation_says_to_which_game);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
