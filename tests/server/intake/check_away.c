/* A player who says in words of their own that they are away is asked whether that is their ABSENT.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

#include "schema/absences.h"

static int n_absences(void)
{
	struct absence *list;
	struct err err = {0};
	int n;

	ck_assert(absences_list(h.home.store, h.a, house_game(&h).id, &list, &n, &err));
	return n;
}

static const char *offers(const char *command)
{
	return str_z(h.a, str_printf(h.a, "I understood: %s Reply YES", command));
}

START_TEST(an_absence_in_words_is_offered_and_a_yes_tells_it)
{
	static const struct {
		const char *words, *command, *told;
	} said[] = {
		{"Sorry, I am on holiday 10-14 Mar", "absent 10 Mar to 14 Mar",
		 "10-14 Mar is noted"},
		{"holiday 16-17 Mar", "absent 16 Mar to 17 Mar", "16-17 Mar is noted"},
		{"I'm away from 19 March to the 20th", "absent 19 Mar to 20 Mar",
		 "19-20 Mar is noted"},
		{"Back on 7 March.", "absent 4 Mar to 6 Mar", "4-6 Mar is noted"},
		{"Dear GM,\nI'm on holiday from the\n28th of March to the 2nd of April. Regards",
		 "absent 28 Mar to 2 Apr", "28 Mar-2 Apr is noted"},
		/* Words behind the days are none of them. */
		{"I'm on holiday from 22 to 24 March, can you wait for me?",
		 "absent 22 Mar to 24 Mar", "22-24 Mar is noted"},
		{"I am away from 8 March to 9 March so please be patient",
		 "absent 8 Mar to 9 Mar", "8-9 Mar is noted"},
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(ANN, said[i].words);
		has(r, offers(said[i].command));
		has_not(r, "Reply GM to pass on to the GM what was not read");
		ck_assert_int_eq(n_absences(), (int)i);
		has(answer(ANN, r, "Yes."), said[i].told);
		ck_assert_int_eq(n_absences(), (int)i + 1);
	}
}
END_TEST

START_TEST(in_words_it_is_taken_back_too)
{
	static const char *const words[] = {
		"I am back early, forget my vacation", "please cancel my absence",
		"I'm back earlier than expected", "I'm not away after all"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		answer(ANN, receipt(ANN, "holiday 16-17 Mar"), "yes");
		ck_assert_int_eq(n_absences(), 1);
		struct sent r = receipt(ANN, words[i]);
		has(r, offers("absent off"));
		has(answer(ANN, r, "yes"), "ABSENT OFF");
		ck_assert_msg(n_absences() == 0, "%s", words[i]);
	}
}
END_TEST

START_TEST(days_are_those_of_the_day_on_which_they_were_said)
{
	struct sent r = receipt(ANN, "I'm away from tomorrow until Thursday.\n");

	has(r, offers("absent 5 Mar to 7 Mar"));
	house_pass(&h, 48 * HOUR);
	has(answer(ANN, r, "yes"), "6-7 Mar is noted");
}
END_TEST

START_TEST(days_beside_a_question_to_a_person_are_asked_about_once)
{
	static const char *const ways[] = {
		"When is the next deadline? I'm on holiday from 5 March to 7 March.\n",
		"I'm on holiday from 5 March to 7 March. When is the next deadline?\n",
		"I'm on holiday from 5 March to 7 March, when is the next deadline?\n",
	};

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		struct sent r = receipt(ANN, ways[i]);
		has(r, "absent 5 Mar to 7 Mar");
		has_not(r, "absent 5 March");
		if (i < 2)
			has(r, "`status`: the open phase");
	}
}
END_TEST

START_TEST(orders_beside_it_count_and_so_does_a_question)
{
	struct sent r =
		receipt(ANN, str_z(h.a, str_printf(h.a, "%s\nI'm away next week.\n",
						   house_attack(&h, ANN))));

	has(r, "ACCEPTED 1 order, 1 QUESTION");
	has(r, offers("absent 11 Mar to 17 Mar"));
	r = receipt(BOB, "I'm away next week. Can you tell me who plays for me?\n");
	has(r, offers("absent 11 Mar to 17 Mar"));
	has(r, "Reply GM");
	r = receipt(CAT, "Can we wait, as I'm away until Thursday?\n");
	has(r, "absent 4 Mar to 7 Mar");
}
END_TEST

/* What else the sentence says is neither lost nor sent with it. */
START_TEST(words_beside_it_stay_what_they_are)
{
	struct sent r = receipt(ANN, "plague off, and I'm away until Thursday\n");

	has(r, "absent 4 Mar to 7 Mar");
	ck_assert(says(r, "Reply GM") || says(r, "1 line refused"));
	r = receipt(BOB,
		    "attack it somehow with everything, I'm away until Thursday\n");
	has(r, "absent 4 Mar to 7 Mar");
	ck_assert(says(r, "Reply GM") || says(r, "1 line refused"));
}
END_TEST

/* A line that is asked about is not told as unread as well, whatever talk is around the days. */
START_TEST(what_is_asked_about_is_not_unread_as_well)
{
	static const char *const letters[] = {
		"By the way, I am on holiday from 5 to 12 March, no internet there!\n",
		"I'm away until Thursday, skiing with the family, no laptop.\n",
		"Just so you know, I'll be out of town next week, and it rains.\n",
	};

	struct sent r = receipt(ANN, letters[_i]);
	has(r, "absent ");
	has(r, "Reply YES");
	ck_assert_msg(!says(r, "Not read as orders"), "%.*s",
		      STR_MADE(h.a, house_text(&h, r)));
	ck_assert(!says(r, "not read"));
}
END_TEST

START_TEST(days_that_cannot_be_taken_are_told_and_nothing_is_asked)
{
	static const struct {
		const char *words, *why;
	} said[] = {
		{"I'm on holiday from 14 Mar to 10 Mar",
		 "10 Mar comes before 14 Mar. Did you mean ABSENT 10 Mar to 14 Mar?"},
		{"out of office 24 Feb to 26 Feb", "24-26 Feb is past"},
		{"I'm away from tomorrow",
		 "until when? If you are away from 5 Mar, write for example ABSENT 5 Mar to 12 Mar."},
		{"holiday 4/5 - 6/5",
		 "is that 4-6 May, or 5 Apr-5 Jun? Write ABSENT 4 May to 6 May or ABSENT 5 Apr to 5 Jun."},
		{"I am on holiday", "ABSENT: say when, for example"},
		{"I'm away 10 Mar, 12 Mar and 14 Mar",
		 "is not a day or a span of days"},
		{"I'm on holiday from 10 Mar to 10 Oct", "92 is the limit"},
	};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(ANN, said[i].words);
		has(r, said[i].why);
		has(r, "Reply GM");
		has_not(r, "I understood");
		ck_assert_int_eq(n_open(ANN), 0);
		receipt(ANN,
			"status\n"); /* three letters in a row that bring nothing get no answer */
	}
	ck_assert_int_eq(n_absences(), 0);
}
END_TEST

START_TEST(the_command_takes_the_same_days)
{
	static const struct {
		const char *words, *said;
	} told[] = {
		{"absent next week\n", "11-17 Mar is noted"},
		{"absent until Thursday\n", "4-7 Mar is noted"},
		{"absent from the 20th to the 22nd of March\n", "20-22 Mar is noted"},
		{"absent 24/3 - 25/3\n", "24-25 Mar is noted"},
		{"absent from tomorrow\n", "until when?"},
		{"absent 4/5\n", "Write ABSENT 4 May or ABSENT 5 Apr."},
	};

	for (size_t i = 0; i < sizeof told / sizeof *told; i++)
		has(receipt(ANN, told[i].words), told[i].said);
}
END_TEST

START_TEST(others_and_the_past_offer_nothing)
{
	static const char *const said[] = {
		"Bob is on holiday 10-14 Mar",   "I was away until Friday",
		"Enjoy your holiday next week!", "My wife is away next week",
		"I'm not away next week",        "I'm back from my holiday"};

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		struct sent r = receipt(ANN, said[i]);
		has_not(r, "I understood");
		has_not(r, "ABSENT");
		has_not(r, "absent");
	}
	has_not(receipt(ANN, "press to all\nI'm away next week\nendpress\n"),
		"I understood");
}
END_TEST

static struct sent mailed(int who, const char *subject, const char *fields,
			  const char *text)
{
	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <away.%d@x>\r\nSubject: %s\r\n%s\r\n%s\r\n",
			house_address[who],
			STR_MADE(h.a, house_last(&h, who, "report").reply_to), h.n_in,
			subject, fields, text));
	house_round(&h);
	return house_last(&h, who, "receipt");
}

START_TEST(a_subject_says_it_too_and_a_robot_is_not_heard)
{
	has(mailed(ANN, "on holiday 10-14 Mar", "", "Ann"),
	    offers("absent 10 Mar to 14 Mar"));
	has(mailed(BOB, "away next week", "", ""), offers("absent 11 Mar to 17 Mar"));
	int letters = house_count(&h, CAT, "");
	mailed(CAT, "Out of office", "Auto-Submitted: auto-replied\r\n",
	       "I am on holiday 10-14 Mar");
	ck_assert_int_eq(house_count(&h, CAT, ""), letters);
	ck_assert_int_eq(n_open(CAT), 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("away");
	TCase *t = tcase_create("away");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, an_absence_in_words_is_offered_and_a_yes_tells_it);
	tcase_add_test(t, in_words_it_is_taken_back_too);
	tcase_add_test(t, days_are_those_of_the_day_on_which_they_were_said);
	tcase_add_test(t, days_beside_a_question_to_a_person_are_asked_about_once);
	tcase_add_test(t, orders_beside_it_count_and_so_does_a_question);
	tcase_add_test(t, words_beside_it_stay_what_they_are);
	tcase_add_loop_test(t, what_is_asked_about_is_not_unread_as_well, 0, 3);
	tcase_add_test(t, days_that_cannot_be_taken_are_told_and_nothing_is_asked);
	tcase_add_test(t, the_command_takes_the_same_days);
	tcase_add_test(t, others_and_the_past_offer_nothing);
	tcase_add_test(t, a_subject_says_it_too_and_a_robot_is_not_heard);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
