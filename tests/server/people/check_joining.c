/* What somebody invited reads when they answer: their seat, each wish and gift of theirs repeated, and what cannot be.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

#include <stdio.h>

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

/* The form of the invitation comes back with some of its blanks, or all. */
START_TEST(blanks_that_nobody_filled_in_say_nothing)
{
	struct sent r = receipt(ANN, "join seat __ __ word __ phone __\n");

	has(r, "JOINED");
	has_not(r, "lucky word");
	has_not(r, "wish for:");
	r = receipt(BOB, "  join seat green __ word kestrel phone __\n");
	has(r, "Seats you wish for: Green.");
	has(r, "Your lucky word: kestrel.");
	has_not(r, "telephone");
	has_not(receipt(CAT, "I'd love to! join seat __ __ word __ phone __\n"), "__");
}
END_TEST

/* The law: a seat that somebody names with their JOIN is a wish, in whatever words, and beside whatever else they say. */
START_TEST(a_seat_named_with_a_join_is_never_lost)
{
	static const struct {
		const char *before, *behind;
	} ways[] = {
		{"JOIN ", ", word: sandworm!"},
		{"JOIN! First choice ", "."},
		{"Count me in. My favourite colour is ", "."},
		{"I'm in, as ", " please."},
		{"Ja, gern. ", " bitte."},
		{"Ich bin dabei! Ich m\303\266chte ", "."},
		{"Yes! Could I have ", "? My phone: 0171 2345678"},
		{"Sure, I'd pick ", "."},
		{"OK, I play. I would choose ", " if I may."},
		{"Join, thanks. Rather ", " than another one."},
	};
	const char *const seats[] = {"Red", "Blue", "Green", "Yellow"};
	char letter[200], want[64];

	for (int k = 0; k < 4; k++) {
		snprintf(letter, sizeof letter, "%s%s%s\n", ways[_i].before, seats[k],
			 ways[_i].behind);
		struct sent r = receipt(k, letter);
		snprintf(want, sizeof want, "%s %s",
			 says(r, "Reply YES")     ? "to join seat"
			 : says(r, "as you wish") ? "Your seat is"
						  : "Seats you wish for:",
			 seats[k]);
		has(r, want);
	}
}
END_TEST

/* Above the invitation, YES or JOIN joins with what the open question has. */
START_TEST(the_wishes_of_a_question_go_with_a_join_to_the_invitation)
{
	static const char *const joins[] = {"Yes please!", "JOIN", "yes",
					    "Join, thanks"};

	for (int i = 0; i < 4; i++) {
		struct sent invitation = house_last(&h, i, "invitation");
		const char *seat = i == 2 ? "Red" : "Green";
		struct sent r = receipt(
			i,
			i == 2 ? "Sounds fun, count me in! I'd love to be red. My lucky word is banana.\n"
			       : "Sounds fun, count me in! I'd love to be green. My lucky word is banana.\n");
		has(r,
		    str_z(h.a, str_printf(h.a, "to join seat %s word banana", seat)));
		r = answer(i, invitation, joins[i]);
		has(r, "JOINED");
		has(r, "Your lucky word: banana.");
		has(r, str_z(h.a, str_printf(h.a, "wish for: %s", seat)));
	}
}
END_TEST

START_TEST(words_for_playing_above_a_receipt_that_asks_for_join_are_asked_about)
{
	static const char *const words[] = {"OK then. I'm in.", "Yes",
					    "ok, count me in", "Sure, I'll play"};

	for (int i = 0; i < 4; i++) {
		struct sent r =
			receipt(i, "Maybe. Who else is playing? What are the rules?\n");
		has(r, "NOT JOINED");
		r = answer(i, r, words[i]);
		has(r, "JOIN? Reply YES or NO");
		has_not(r, "nothing was done");
		has(answer(i, r, "yes"), "JOINED");
	}
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
	tcase_add_test(t, blanks_that_nobody_filled_in_say_nothing);
	tcase_add_loop_test(t, a_seat_named_with_a_join_is_never_lost, 0, 10);
	tcase_add_test(t, the_wishes_of_a_question_go_with_a_join_to_the_invitation);
	tcase_add_test(
		t,
		words_for_playing_above_a_receipt_that_asks_for_join_are_asked_about);
	tcase_add_test(t, the_invitation_says_to_which_game);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
