/* Answers as people give them: a bare number, a YES with a better version below it, "Yes, but ...", a thumb; and what a letter
 * takes back.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* Phase 3: Ann attacks Bob in C1; each player defends one challenge and attacks in another. */
static void cards_are_due(void)
{
	house_close(&h);
	house_open(&h, START);
	house_start(&h);
	for (int i = ANN; i <= DAN; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_run(&h);
	for (int i = ANN; i <= DAN; i++)
		house_write(&h, i, "invite nobody\r\n");
	house_round(&h);
	house_run(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
}

static const char *twice(int who, const char *first, int tokens)
{
	return str_printf(h.a, "please attack %s 3, hmm, with %d from 1\r\n%s",
			  system_of(who), tokens, first)
		.s;
}

static const char *order(int who, int tokens)
{
	return str_printf(h.a, "attack %s 3 with %d from 1\r\n", system_of(who), tokens)
		.s;
}

/* Bare answers ---------------------------------------------------------------- */

/* The first Attack card of Ann's hand, as her report shows it. */
static int first_attack(void)
{
	const struct str head = STR("Your cards: Attack "),
			 text = house_flat(
				 &h, house_text(&h, house_last(&h, ANN, "report")));
	size_t at = str_find(text, head);
	int card = 0;

	ck_assert(at != SIZE_MAX);
	for (at += head.n; text.s[at] >= '0' && text.s[at] <= '9'; at++)
		card = 10 * card + text.s[at] - '0';
	return card;
}

/* "My", "a" and a stop say nothing; it is asked about, for nobody wrote for which challenge it is. */
START_TEST(a_bare_answer_is_for_the_one_decision_that_is_open)
{
	static const struct {
		const char *before, *after;
	} forms[] = {{"", "\r\n"},
		     {"My ", ".\r\n"},
		     {"a ", "\r\n"},
		     {"Hello,\r\n\r\n", "\r\n\r\nAnn\r\n"}};
	char card[32], text[64];

	cards_are_due();
	snprintf(card, sizeof card, "card Attack %d in C", first_attack());
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		snprintf(text, sizeof text, "%s%d%s", forms[i].before, first_attack(),
			 forms[i].after);
		struct sent r = receipt(ANN, text);
		has(r, "1 QUESTION");
		has(r, card);
		(void)answer(ANN, r, "no\r\n");
	}
	has(answer(ANN, receipt(ANN, text), "yes\r\n"), "Still missing: nothing.");
}
END_TEST

/* It is told what is wrong with it, as if the whole order had been written. */
START_TEST(a_bare_answer_that_cannot_be_is_told_why)
{
	cards_are_due();
	struct sent r = receipt(ANN, "41\r\n");

	has(r, "You do not hold an Attack 41");
	has_not(r, "I do not understand it");
}
END_TEST

/* A better version -------------------------------------------------------------- */

START_TEST(a_better_version_below_yes_takes_the_place_of_what_was_asked)
{
	struct sent r = receipt(ANN, perhaps(ANN, 2));

	r = answer(ANN, r, str_printf(h.a, "YES\r\n%s", order(ANN, 3)).s);
	has(r, "ACCEPTED 1 order");
	has_not(r, "refused");
	has(r, "with 3 from Red 1 [new]");
	has(r, "Not sent, because you wrote it anew below your YES");
	ck_assert_int_eq(n_open(ANN), 0);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* The rest of the question is sent. */
START_TEST(what_is_not_written_anew_is_sent)
{
	struct sent r = receipt(ANN, twice(ANN, "please wait for the deadline\r\n", 2));

	has(r, "2 QUESTIONS");
	r = answer(ANN, r, str_printf(h.a, "YES\r\n%s", order(ANN, 3)).s);
	has(r, "with 3 from Red 1 [new]");
	has(r, "You are set to WAIT");
}
END_TEST

START_TEST(yes_but_asks_anew_with_the_change)
{
	static const char *const forms[] = {"Yes, but with 3 from 1\r\n",
					    "yes but with 3 from 1.\r\n",
					    "OK, but 3 from 1\r\n"};

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		house_close(&h);
		house_begin(&h, START);
		struct sent r = receipt(ANN, perhaps(ANN, 2));
		r = answer(ANN, r, forms[i]);
		has(r, "1 QUESTION");
		has(r, "with 3 from Red 1");
		ck_assert_int_eq(house_slots(&h, ANN), 0);
		ck_assert_int_eq(n_open(ANN), 1);
		r = answer(ANN, r, "yes\r\n");
		has(r, "with 3 from Red 1 [new]");
		ck_assert_int_eq(n_open(ANN), 0);
	}
}
END_TEST

START_TEST(a_picture_beside_the_answer_or_alone_is_one)
{
	static const char *const forms[] = {
		"\xf0\x9f\x91\x8d yes\r\n", "yes \xf0\x9f\x91\x8d\r\n",
		"\xf0\x9f\x91\x8d\r\n", "\xf0\x9f\x91\x8d\xf0\x9f\x8f\xbd\r\n",
		"\xe2\x9c\x85 Yes, please!\r\n"};

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		house_close(&h);
		house_begin(&h, START);
		(void)answer(ANN, receipt(ANN, perhaps(ANN, 2)), forms[i]);
		ck_assert_msg(house_slots(&h, ANN) == 1, "%s", forms[i]);
	}
	struct sent r =
		answer(ANN, receipt(ANN, perhaps(ANN, 3)), "\xf0\x9f\x91\x8e\r\n");
	has(r, "DROPPED what receipt");
}
END_TEST

START_TEST(gm_may_stand_below_a_yes)
{
	struct sent r = answer(ANN, receipt(ANN, perhaps(ANN, 2)),
			       "YES\r\nGM\r\nHow long is a phase?\r\n");

	has(r, "ACCEPTED 1 order");
	has(r, "GM: your words have gone to the GM");
	has_not(r, "Not read as orders");
	has(house_last(&h, -1, "Red writes to you"), "How long is a phase?");
}
END_TEST

/* What goes to the GM is not refused besides, though it reads like an order. */
START_TEST(below_gm_nothing_is_refused_that_goes_to_them)
{
	static const char *const said[] = {
		"Could you give us one more day for the attack please?",
		"Perhaps two days more before we all attack Purple or so",
		"Can I take back my attack later?"};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(
			ANN, str_z(h.a, str_printf(h.a, "GM\r\n%s\r\n", said[i])));
		has(r, "PASSED ON to the GM");
		has_not(r, "do not understand");
		has_not(r, "Still open");
		has_not(r, "Orders that are open to you now");
		has(house_last(&h, -1, "Red writes to you"), said[i]);
	}
}
END_TEST

/* "Ok" may be a way to begin. Nobody is told that the question whether they resign waits for a YES, and that it is dropped. */
START_TEST(ok_no_wait_is_no_yes)
{
	static const char *const stays[] = {"Okay, no wait. I stay after all!",
					    "Yes, but I stay.", "Ok, wait."};

	for (size_t i = 0; i < sizeof stays / sizeof *stays; i++) {
		struct sent r = receipt(ANN, "I resign. Goodbye!\r\n");
		has(r, "Reply YES to resign");
		r = answer(ANN, r,
			   str_z(h.a, str_printf(h.a, "%s\r\n%s", stays[i],
						 house_attack(&h, ANN))));
		has_not(r, "still waits");
		has_not(r, "You have resigned");
		has(r, "is dropped");
	}
}
END_TEST

START_TEST(no_with_what_is_meant_instead_is_both)
{
	struct sent r =
		answer(ANN, receipt(ANN, perhaps(ANN, 2)),
		       str_printf(h.a, "No, I mean the attack: %s 4 with 1 from 2\r\n",
				  system_of(ANN))
			       .s);

	has(r, "ACCEPTED 1 order");
	has(r, "with 1 from Red 2 [new]");
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

/* What is open ------------------------------------------------------------------- */

/* Nobody can answer these, and the phase need not wait for them. */
START_TEST(words_that_order_nothing_hold_no_phase)
{
	static const char *const words[] = {
		"I have nothing to do, have I?\r\n",
		"No need to wait any more, run when ready.\r\n",
		"That's all, I'm done.\r\n", "What did I order so far?\r\n",
		"Can we have one more day?\r\n"};

	/* Where nothing stands, this takes nothing back. */
	has_not(receipt(ANN, "not joining any fight myself\r\n"), "Still open");
	(void)receipt(ANN, house_attack(&h, ANN));
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct sent r = receipt(ANN, words[i]);
		has_not(r, "Until then the phase");
		has_not(r, "line refused");
	}
	has(receipt(ANN, "What did I order so far?\r\n"), "ANSWER to STATUS");
	has(receipt(ANN, "That's all, I'm done.\r\n"), "final");
	/* One that asks to wait does hold it. */
	has(receipt(ANN, "Please wait for the deadline, I may change my mind\r\n"),
	    "Still open");
}
END_TEST

START_TEST(a_question_below_an_order_leaves_it_alone)
{
	struct sent r = receipt(
		ANN,
		str_printf(h.a,
			   "%sWhat happens when two players attack one planet?\r\n",
			   order(ANN, 2))
			.s);

	has(r, "ACCEPTED 1 order");
	has_not(r, "refused");
}
END_TEST

START_TEST(what_a_letter_takes_back_is_shown)
{
	(void)receipt(ANN, house_attack(&h, ANN));
	struct sent r = receipt(ANN, "I withdraw my attack.\r\n");

	has(r, "1 order TAKEN BACK");
	has(r, "[taken back]");
	r = receipt(ANN, house_attack(&h, ANN));
	has_not(r, "[taken back]");
	has(r, "[new]");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/changed");
	TCase *t = tcase_create("all");

	tcase_set_timeout(t, 300);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_bare_answer_is_for_the_one_decision_that_is_open);
	tcase_add_test(t, a_bare_answer_that_cannot_be_is_told_why);
	tcase_add_test(t, a_better_version_below_yes_takes_the_place_of_what_was_asked);
	tcase_add_test(t, what_is_not_written_anew_is_sent);
	tcase_add_test(t, yes_but_asks_anew_with_the_change);
	tcase_add_test(t, a_picture_beside_the_answer_or_alone_is_one);
	tcase_add_test(t, gm_may_stand_below_a_yes);
	tcase_add_test(t, ok_no_wait_is_no_yes);
	tcase_add_test(t, below_gm_nothing_is_refused_that_goes_to_them);
	tcase_add_test(t, no_with_what_is_meant_instead_is_both);
	tcase_add_test(t, words_that_order_nothing_hold_no_phase);
	tcase_add_test(t, a_question_below_an_order_leaves_it_alone);
	tcase_add_test(t, what_a_letter_takes_back_is_shown);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
