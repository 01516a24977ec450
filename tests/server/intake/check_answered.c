/* One answer of a player among several questions, and in their own words: which question is
 * meant, what goes on after a YES, and what an invited person's sentences mean.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* More than one -------------------------------------------------------------- */

/* Two questions about different things, in two receipts. */
static void ask_two(int *first, int *second)
{
	struct sent r = receipt(ANN, perhaps(ANN, 3));

	ck_assert_int_eq(
		sscanf(strstr(str_z(h.a, r.subject), "receipt "), "receipt %d", first),
		1);
	r = receipt(ANN, "vacation 24 Nov to 26 Nov\n");
	ck_assert_int_eq(
		sscanf(strstr(str_z(h.a, r.subject), "receipt "), "receipt %d", second),
		1);
	ck_assert_int_eq(n_open(ANN), 2);
	has(r, str_z(h.a, str_printf(h.a, "reply YES %d or NO %d", *first, *first)));
}

START_TEST(of_two_questions_the_number_says_which)
{
	int first, second;

	ask_two(&first, &second);
	struct sent r = receipt(ANN, "yes\n");
	has(r, str_z(h.a, str_printf(h.a, "Reply YES %d or YES %d, whichever you mean",
				     first, second)));
	ck_assert_int_eq(n_open(ANN), 2);
	r = receipt(ANN,
		    str_z(h.a, str_printf(h.a, "Yes to receipt %d, please.\n", first)));
	has(r, "ACCEPTED 1 order");
	ck_assert_int_eq(n_open(ANN), 1);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	has(receipt(ANN, "yes 999\n"), "Receipt 999 asked you nothing");
	ck_assert_int_eq(n_open(ANN), 1);
}
END_TEST

START_TEST(one_letter_answers_several_questions)
{
	static const char *const ways[][3] = {
		{"YES ", "\nNO ", "\n"},
		{"YES ", ", NO ", "\n"},
		{"yes to receipt ", " and no to receipt ", "\n"},
		{"Yes to ", ".\n\nNo to ", ", thanks.\n"}};

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		int first, second;
		ask_two(&first, &second);
		const char *text =
			str_z(h.a, str_printf(h.a, "%s%d%s%d%s", ways[i][0], first,
					      ways[i][1], second, ways[i][2]));
		struct sent r = receipt(ANN, text);
		has(r, "ACCEPTED 1 order");
		has(r, str_z(h.a, str_printf(h.a, "YES to receipt %d: taken", first)));
		has(r,
		    str_z(h.a,
			  str_printf(h.a,
				     "NO to receipt %d: what it left open is dropped",
				     second)));
		has_not(r, "is noted");
		ck_assert_int_eq(n_open(ANN), 0);
		ck_assert_int_eq(house_slots(&h, ANN), 1);
		receipt(ANN, "clear\n");
	}
}
END_TEST

START_TEST(an_answer_may_go_on_with_orders)
{
	struct sent r = receipt(ANN, "vacation 24 Nov to 26 Nov\n");

	r = answer(ANN, r,
		   str_z(h.a, str_printf(h.a, "No. %s", house_attack(&h, ANN))));
	has(r, "ACCEPTED 1 order");
	ck_assert_int_eq(n_open(ANN), 0);
	r = receipt(ANN, "vacation 24 Nov to 26 Nov\n");
	r = answer(ANN, r, "Yes, but only if Bob is away too");
	has_not(r, "is noted");
	ck_assert_int_eq(n_open(ANN), 1);
	/* Nothing was asked: "Ok." is a person's way to begin. */
	answer(ANN, r, "no");
	receipt(ANN, "clear\n");
	r = receipt(ANN, str_z(h.a, str_printf(h.a, "Ok. %s", house_attack(&h, ANN))));
	has_not(r, "nothing was done");
}
END_TEST

/* Before the start ------------------------------------------------------------- */

static void invite(void)
{
	house_open(&h, START);
	house_invite(&h);
}

static enum seat_status status_of(int who)
{
	struct seat *seats;
	struct err err = {0};
	int n;

	ck_assert(seats_list(h.home.store, h.a, house_game(&h).id, &seats, &n, &err));
	return seats[who].status;
}

START_TEST(an_invitation_is_answered_in_other_words)
{
	struct sent r = receipt(ANN, "Yes please, I'd love to play!\n");

	has(r, "Reply YES to join, or NO to drop it");
	ck_assert_int_eq(status_of(ANN), SEAT_INVITED);
	has(answer(ANN, r, "Yes"), "JOINED");
	ck_assert_int_eq(status_of(ANN), SEAT_JOINED);
	r = receipt(BOB, "Sorry, I can't this winter.\n");
	has(r, "Reply YES to decline, or NO to drop it");
	has(answer(BOB, r, "y"), "DECLINED");
	ck_assert_int_eq(status_of(BOB), SEAT_DECLINED);
	r = receipt(CAT, "I would like to join, but not as Blue.\n");
	has(r, "NOT JOINED");
	has_not(r, "Reply YES");
	r = receipt(CAT, "unsubscribe\n");
	has(r, "Reply YES to decline");
	r = receipt(DAN, "How long does such a game last?\n");
	has(r, "Reply GM to pass on");
	has(answer(DAN, r, "GM"), "PASSED ON to the GM");
	has(to_gm("writes to you"), "How long does such a game last?");
	ck_assert_int_eq(status_of(DAN), SEAT_INVITED);
}
END_TEST

START_TEST(a_long_answer_to_an_invitation_is_weighed_by_its_sentences)
{
	static const struct {
		const char *text, *has;
	} said[] = {
		{"Hi! I would love to play, I don't travel this winter. JOIN please. Blue would be nice if its free, otherwise I dont care which one.\n",
		 "Reply YES to join seat Blue"},
		{"I'd love to play, as Green if I may.\n",
		 "Reply YES to join seat Green"},
		{"Gladly, count me in; Blue is my brother in law.\n",
		 "Reply YES to join"},
		{"I'd love to play. I should prefer the Pacifist, in default thereof the Oracle.\n",
		 "Reply YES to join powers PACIFIST, ORACLE"},
		{"Yes, I want to play, with the zombie or the healer, my lucky word is sun.\n",
		 "Reply YES to join powers ZOMBIE, HEALER word sun"},
		{"I want to play. I don't mind who starts.\n",
		 "Reply YES to join, or NO"},
		{"No, I want the healer or the zombie, join powers healer word sun\n",
		 "reply JOIN"},
		{"I cannot join this time.\n", "Reply YES to decline"},
		{"I would love to, but I can't.\n", "Reply YES to decline"},
		{"I\xe2\x80\x99m sorry, I can\xe2\x80\x99t.\n", "Reply YES to decline"},
		{"I would love to play. I am not sure that I have the time for it.\n",
		 "reply JOIN"},
		{"Who else is in the game, do you think?\n", "Reply GM to pass on"},
		{"I'd love to. How long does it last?\n", "Reply YES to join"},
		{"I'd love to play. How long is a turn?\n", "Reply GM to pass on"},
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(ANN, said[i].text);
		has(r, said[i].has);
		ck_assert_int_eq(status_of(ANN), SEAT_INVITED);
		answer(ANN, r, says(r, "Reply GM") ? "gm\n" : "no\n");
	}
}
END_TEST

START_TEST(a_lucky_word_in_a_sentence_goes_with_the_yes)
{
	struct sent r = receipt(ANN, "Sure, count me in. My lucky word is banana.\n");

	has(r, "Reply YES to join word banana");
	has(answer(ANN, r, "yes"), "Your lucky word: banana");
}
END_TEST

/* A seat behind JOIN needs no word before it, and a sentence beside JOIN or a YES may say the wish. What else it
 * says is shown. */
START_TEST(a_seat_is_wished_for_in_any_words)
{
	static const char *const letters[] = {"join yellow\n",
					      "join as yellow, please\n",
					      "JOIN\nI would like yellow please!\n",
					      "Join - yellow or green - word pizza\n"};

	for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
		has(receipt(ANN, letters[i]), "your wish for yellow");
	has(receipt(ANN, "join word:pizza"), "Your lucky word: pizza");
	struct sent asked = receipt(BOB, "Count me in.\n");
	has(answer(BOB, asked, "yes. i want GREEN\n"), "your wish for green");
	has_not(receipt(DAN, "join\nI am no friend of yellow cards.\n"),
		"Seats you wish for");
	asked = receipt(CAT, "join old abbey\n");
	has(asked, "Reply YES to join, or NO");
	has(asked, "1 | join old abbey");
}
END_TEST

/* Several seats, and those of an earlier letter; what was understood is not told as unread. */
START_TEST(wishes_add_up_until_the_player_has_joined)
{
	struct sent asked = receipt(
		ANN,
		"Happy to play! I'd like Green or the yellow one. Blue is taken, I hear.\n");

	has(asked, "Reply YES to join seat Green, Yellow, or NO");
	has_not(asked, "Not read as orders");
	has_not(asked, "reply with the word JOIN");
	has(answer(ANN, asked, "Yes, or Red"), "your wish for green, yellow, red");
	ck_assert_int_eq(status_of(ANN), SEAT_JOINED);
	asked = receipt(BOB, "Join, please. Can I have Blue?\n");
	has(asked, "Reply YES to join seat Blue");
	has_not(asked, "Reply GM");
	asked = receipt(CAT, "JOIN\nI would like to be Green.\n");
	has(asked, "JOINED");
	has_not(asked, "I would like");
	has(receipt(DAN, "join seat red. word is Bubbles.\n"),
	    "Your lucky word: Bubbles. The");
}
END_TEST

/* "No" to a JOIN that had something wrong, with what would be right, declines nothing. */
START_TEST(a_no_with_other_wishes_asks_for_join_with_them)
{
	static const struct {
		const char *no, *has;
	} ways[] = {
		{"No, my word is marmalade.\n", "Reply YES to join word marmalade"},
		{"No. I'd like to be red.\n", "Reply YES to join seat Red"},
		{"No!\nMy phone is 01632 960123.\n",
		 "Reply YES to join phone 01632 960123"},
	};

	for (int i = 0; i < 3; i++) {
		struct sent r =
			receipt(i, "I'd love to play. I would like to be blue.\n");
		has(r, "Reply YES to join seat Blue");
		r = answer(i, r, ways[i].no);
		has(r, ways[i].has);
		has(answer(i, r, "yes"), "JOINED");
	}
}
END_TEST

/* What the receipt that asks for JOIN did not read goes with the YES to the GM, if they say so. */
START_TEST(a_yes_that_passes_the_rest_on_does_both)
{
	static const char *const ways[] = {
		"Yes. And please pass my question on.\n",
		"Yes, and pass it on to the GM\n",
		"Yes, please.\nPlease forward my question to the GM.\n"};

	for (int i = 0; i < 3; i++) {
		struct sent r =
			receipt(i, "I'm in. How long will this take, roughly?\n");
		has(r, "Reply GM to pass on");
		r = answer(i, r, ways[i]);
		has(r, "You are in");
		has(r, "PASSED ON to the GM");
	}
}
END_TEST

/* Somebody who says it again in other words has been asked often enough. */
START_TEST(what_is_said_twice_is_done)
{
	struct sent asked = receipt(ANN, "Count me in, as Green please.\n");

	has(answer(ANN, asked, "OK then, I would love to play with you"),
	    "your wish for green");
	asked = receipt(BOB, "Sorry, not this time.\n");
	has(answer(BOB, asked, "sorry, no time, as I said"), "DECLINED");
	asked = receipt(CAT, "I'd love to.\n");
	has(answer(CAT, asked, "Well, I can't after all."), "Reply YES to decline");
	ck_assert_int_eq(status_of(CAT), SEAT_INVITED);
	asked = receipt(DAN, "I'd love to play.\n");
	has(answer(DAN, asked, "I'd love to play. Who else is in?"),
	    "Reply YES to join");
	ck_assert_int_eq(status_of(DAN), SEAT_INVITED);
}
END_TEST

/* The phase does not wait for an answer that the player has given long ago. */
START_TEST(who_has_joined_is_not_asked_any_more)
{
	struct question *list;
	struct err err = {0};
	int n;

	receipt(ANN, "Count me in.\n");
	receipt(ANN, "I am in, as green.\n");
	receipt(ANN, "join\n");
	struct seat *seats;
	ck_assert(seats_list(h.home.store, h.a, house_game(&h).id, &seats, &n, &err));
	ck_assert(questions_asked(h.home.store, h.a, seats[ANN].id, &list, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

START_TEST(a_plain_yes_above_the_invitation_joins_and_a_no_declines)
{
	answer(ANN, house_last(&h, ANN, "invit"), "Yes, please!\r\n");
	ck_assert_int_eq(status_of(ANN), SEAT_JOINED);
	answer(BOB, house_last(&h, BOB, "invit"), "No thanks.\r\n");
	ck_assert_int_eq(status_of(BOB), SEAT_DECLINED);
	answer(CAT, house_last(&h, CAT, "invit"), "Yes, but not before May\r\n");
	ck_assert_int_eq(status_of(CAT), SEAT_INVITED);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/answered");
	TCase *t = tcase_create("several");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, of_two_questions_the_number_says_which);
	tcase_add_test(t, one_letter_answers_several_questions);
	tcase_add_test(t, an_answer_may_go_on_with_orders);
	suite_add_tcase(s, t);
	t = tcase_create("invited");
	tcase_add_checked_fixture(t, invite, shut);
	tcase_add_test(t, an_invitation_is_answered_in_other_words);
	tcase_add_test(t, a_long_answer_to_an_invitation_is_weighed_by_its_sentences);
	tcase_add_test(t, a_lucky_word_in_a_sentence_goes_with_the_yes);
	tcase_add_test(t, a_seat_is_wished_for_in_any_words);
	tcase_add_test(t, wishes_add_up_until_the_player_has_joined);
	tcase_add_test(t, a_no_with_other_wishes_asks_for_join_with_them);
	tcase_add_test(t, a_yes_that_passes_the_rest_on_does_both);
	tcase_add_test(t, what_is_said_twice_is_done);
	tcase_add_test(t, who_has_joined_is_not_asked_any_more);
	tcase_add_test(t, a_plain_yes_above_the_invitation_joins_and_a_no_declines);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
