/* Players who change their mind, or let a thing be: a request to change an order that stands is asked about or waits, and never passes as
 * talk; one word drops all that is open; FINAL says what is to be answered first; a corrected order closes the line that it replaces.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

#include <stdio.h>

/* A request to change an order ------------------------------------------------ */

static const char *const requests[] = {
	"Can I ",
	"can we ",
	"Actually, can I ",
	"May I please ",
	"Could I still ",
	"Could we ",
	"Please ",
	"Sorry, but could you ",
	"I would like to ",
	"I'd like to ",
	("I\xe2\x80\x99"
	 "d like to "),
	"Is it possible to ",
	"Hi, is it too late to ",
	"Hmm, on second thought, can I ",
	"I was wondering if I could ",
	"Do you mind if I ",
	"Might I ",
};
static const char *const changes[] = {
	"change my attack to @ 5 instead",
	"change my attack to planet 5",
	"switch my attack to @ 5",
	"redirect my attack to @ 5 please",
	"swap my attack for one on @ 5",
	"attack @ 5 instead",
	"change my order so that it goes elsewhere",
	"modify what I sent you before",
};
static const char *const ends[] = {"?", ".", "", "??", ", please?"};

/* The words in the place of '@'. */
static const char *with(const char *shape, const char *words)
{
	static char text[240];
	size_t n = strcspn(shape, "@");

	snprintf(text, sizeof text, "%.*s%s%s", (int)n, shape, words,
		 shape[n] ? shape + n + 1 : "");
	return text;
}

START_TEST(a_request_to_change_an_order_is_never_passed_over)
{
	const char *attack = house_attack(&h, ANN);

	has(receipt(ANN, attack), "ACCEPTED 1 order");
	for (size_t c = 0; c < sizeof changes / sizeof *changes; c++) {
		const char *change = with(changes[c], system_of(ANN));
		const char *end = ends[(c + (size_t)_i) % (sizeof ends / sizeof *ends)];
		const char *text = str_z(
			h.a, str_printf(h.a, "%s%s%s\n", requests[_i], change, end));
		struct sent r = receipt(ANN, text);
		if (says(r, "[was: ")) { /* it is a whole order */
			receipt(ANN, attack);
			continue;
		}
		ck_assert_msg(n_open(ANN) == 1, "passed over: %s\n%.*s", text,
			      STR_MADE(h.a, house_text(&h, r)));
		ck_assert_int_eq(house_slots(&h, ANN), 1);
		answer(ANN, r, "no");
		ck_assert_msg(n_open(ANN) == 0, "%s", text);
	}
}
END_TEST

START_TEST(a_change_that_is_understood_is_asked_about_in_full)
{
	receipt(ANN, house_attack(&h, ANN));
	struct sent r = receipt(
		ANN,
		str_z(h.a,
		      str_printf(h.a,
				 "Actually, can I change my attack to %s 5 instead?\n",
				 system_of(ANN))));
	has(r, str_z(h.a, str_printf(h.a, "attack %s 5", system_of(ANN))));
	has(r, "YES");
	answer(ANN, r, "yes please");
	ck_assert_int_eq(n_open(ANN), 0);
	r = receipt(ANN, "status\n");
	has(r, str_z(h.a, str_printf(h.a, "%s 5", system_of(ANN))));
}
END_TEST

START_TEST(a_question_that_changes_nothing_holds_nothing)
{
	static const char *const letters[] = {
		"Can I have one more day?\n",
		"Could you tell me who is winning?\n",
		"I would like to thank you all.\n",
		"Can we play by post instead?\n",
	};

	has(receipt(ANN, letters[_i]), "");
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

/* A YES beside a refused line ---------------------------------------------------- */

/* The refused line is about the decision that the YES settles, whatever is wrong with it. */
START_TEST(a_yes_closes_the_refused_line_of_the_same_decision)
{
	static const char *const wrong[] = {
		"attack @ 3 with 2 from the moon\n",
		"attack @ or Bob with 2 from 1\n",
		"I attack @'s sixth planet\n",
	};
	const char *refused = with(wrong[_i], system_of(ANN));
	struct sent r = receipt(
		ANN, str_z(h.a, str_printf(h.a, "%s%s", perhaps(ANN, 3), refused)));

	ck_assert_msg(n_open(ANN) == 2, "%d open: %s%.*s", n_open(ANN), refused,
		      STR_MADE(h.a, house_text(&h, r)));
	r = answer(ANN, r, "yes");
	has(r, "ACCEPTED 1 order");
	has_not(r, "STILL OPEN");
	ck_assert_msg(n_open(ANN) == 0, "%s", refused);
}
END_TEST

/* Another matter stays open, and the first line says how to drop it. */
START_TEST(a_yes_tells_how_to_drop_what_stays_open)
{
	struct sent r =
		receipt(ANN, str_z(h.a, str_printf(h.a, "%splay Plague on the moon\n",
						   perhaps(ANN, 3))));
	int number = 0;

	ck_assert_int_eq(n_open(ANN), 2);
	const char *subject = str_z(h.a, r.subject), *at = strstr(subject, "receipt ");
	ck_assert(at && sscanf(at, "receipt %d", &number) == 1);
	r = answer(ANN, r, "yes");
	has(r,
	    str_z(h.a,
		  str_printf(h.a,
			     "ACCEPTED 1 order, 1 answer STILL OPEN (NO %d drops it)",
			     number)));
	ck_assert_int_eq(n_open(ANN), 1);
	receipt(ANN, str_z(h.a, str_printf(h.a, "no %d\n", number)));
	ck_assert_int_eq(n_open(ANN), 0);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* What is let go ---------------------------------------------------------------- */

static const char *const let_go[] = {
	"OK, forget it.",
	"forget it",
	"Never mind!",
	"Ok, never mind.",
	"Oh well, forget about it, thanks",
	"Drop it please",
	"Forget that.",
	"nevermind",
	"Just forget it \xf0\x9f\x98\x80",
};

START_TEST(to_let_a_refused_line_go_takes_no_order_back)
{
	receipt(ANN, house_attack(&h, ANN));
	struct sent r = receipt(ANN, "play Plague on the moon\n");
	ck_assert_int_eq(n_open(ANN), 1);
	r = answer(ANN, r, let_go[_i]);
	has_not(r, "clear");
	ck_assert_int_eq(n_open(ANN), 0);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

static const char *const all_of_it[] = {
	"NO ALL",
	"no all!",
	"Forget the rest.",
	"Everything is fine as it is, forget the rest.",
	"NO to everything that is open",
	"ok, drop all that is open please",
	"All good, forget everything else.",
};

START_TEST(one_word_drops_all_that_is_open)
{
	receipt(ANN, house_attack(&h, ANN));
	receipt(ANN, "play Plague on the moon\n");
	receipt(ANN, "vacation 24 Nov to 26 Nov\n");
	struct sent r = receipt(ANN, perhaps(ANN, 4));
	ck_assert_int_ge(n_open(ANN), 2);
	has(r, "NO ALL drops everything that is open");
	answer(ANN, r, all_of_it[_i]);
	ck_assert_int_eq(n_open(ANN), 0);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

START_TEST(to_say_that_all_is_fine_opens_nothing)
{
	static const char *const letters[] = {
		"Everything is fine as it is.\n",
		"All is fine.\n",
		"My orders stand.\n",
		"All good!\n",
		"My orders are fine as they are, thanks.\n",
		"Everything stays as it is.\n",
	};

	receipt(ANN, house_attack(&h, ANN));
	receipt(ANN, letters[_i]);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	struct sent r = receipt(ANN, "status\n");
	has_not(r, "drops it");
}
END_TEST

START_TEST(final_with_something_open_says_first_what_to_answer)
{
	struct sent r = receipt(ANN, perhaps(ANN, 3));
	int number;

	ck_assert_int_eq(sscanf(strstr(str_z(h.a, r.subject), "receipt "), "receipt %d",
				&number),
			 1);
	r = receipt(ANN, "FINAL\n");
	ck_assert_msg(str_find(r.subject,
			       str_printf(h.a, "FINAL, but first reply YES %d or NO %d",
					  number, number)) != SIZE_MAX,
		      "%.*s", STR_ARG(r.subject));
}
END_TEST

/* The words that somebody adds to a YES open nothing besides. */
START_TEST(a_yes_that_is_not_understood_is_no_second_question)
{
	struct sent r = receipt(ANN, perhaps(ANN, 3));

	ck_assert_int_eq(n_open(ANN), 1);
	r = answer(ANN, r, "Ja, aber nur wenn Bob dabei ist");
	has(r, "still waits");
	ck_assert_int_eq(n_open(ANN), 1);
	r = answer(ANN, r, "Ja, genau so. \xf0\x9f\x91\x8d");
	ck_assert_int_eq(n_open(ANN), 0);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

START_TEST(yes_and_final_in_one_line_are_both_taken)
{
	answer(ANN, receipt(ANN, perhaps(ANN, 3)), "Yes, FINAL please!");
	ck_assert_int_eq(n_open(ANN), 0);
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("what is changed and let go");
	TCase *t = tcase_create("letters");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, a_request_to_change_an_order_is_never_passed_over, 0,
			    (int)(sizeof requests / sizeof *requests));
	tcase_add_test(t, a_change_that_is_understood_is_asked_about_in_full);
	tcase_add_loop_test(t, a_yes_closes_the_refused_line_of_the_same_decision, 0,
			    3);
	tcase_add_test(t, a_yes_tells_how_to_drop_what_stays_open);
	tcase_add_loop_test(t, a_question_that_changes_nothing_holds_nothing, 0, 4);
	tcase_add_loop_test(t, to_let_a_refused_line_go_takes_no_order_back, 0,
			    (int)(sizeof let_go / sizeof *let_go));
	tcase_add_loop_test(t, one_word_drops_all_that_is_open, 0,
			    (int)(sizeof all_of_it / sizeof *all_of_it));
	tcase_add_loop_test(t, to_say_that_all_is_fine_opens_nothing, 0, 6);
	tcase_add_test(t, final_with_something_open_says_first_what_to_answer);
	tcase_add_test(t, a_yes_that_is_not_understood_is_no_second_question);
	tcase_add_test(t, yes_and_final_in_one_line_are_both_taken);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
