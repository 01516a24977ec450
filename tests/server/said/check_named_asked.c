/* Two things are asked, and each is answered by its name, by the number of a list, or below its quoted line.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* An attack that is asked about, and an absence. */
static struct sent asked_both(void)
{
	return receipt(ANN,
		       str_z(h.a, str_printf(h.a, "%s\nvacation 24 Nov to 26 Nov\n",
					     perhaps(ANN, 3))));
}

static const struct {
	const char *words;
	int slots;  /* the attack is ordered */
	bool noted; /* so is the absence */
	int open;   /* what still waits for an answer */
	const char *says;
} rows[] = {
	{"Yes to the attack, no to the absence.", 1, false, 0, "NO to absent"},
	{"No to the attack, yes to my vacation please", 0, true, 0, "NO to attack"},
	{"Attack: yes. Absence: no.", 1, false, 0, "NO to absent"},
	{"Yes to the attack.\r\nNo to the absence.", 1, false, 0, "NO to absent"},
	{"The absence is right. The attack is wrong.", 0, true, 0, "NO to attack"},
	{"1. yes\r\n2. no", 1, false, 0, "NO to absent"},
	{"1) no\r\n2) yes", 0, true, 0, "NO to attack"},
	{"Yes to my absence.", 0, true, 1, "Still open"},
	{"Yes to the attack, and no to the deal", 1, false, 1,
	 "nothing of that name is asked"},
	{"Yes to my absence. Press to all: I am away!", 0, true, 1, "I am away!"},
	{"Yes to the deal", 0, false, 2, "still waits"},
	{"1. yes\r\n2. no\r\n3. no", 0, false, 2, "waits for 2 answers"},
};

START_TEST(an_answer_by_name_is_about_what_it_names)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		receipt(ANN, "NO ALL\nclear\nabsent off\n");
		struct sent r = answer(ANN, asked_both(), rows[i].words);
		has(r, rows[i].says);
		ck_assert_int_eq(house_slots(&h, ANN), rows[i].slots);
		ck_assert_msg(says(r, "is noted") == rows[i].noted, "%s",
			      rows[i].words);
		ck_assert_int_eq(n_open(ANN), rows[i].open);
	}
}
END_TEST

/* `first` and `second` below the two lines that were asked. */
static struct sent answer_inline(struct sent to, const char *first, const char *second)
{
	struct str text = house_text(&h, to), line;
	struct buf b = buf_in(h.a);
	int placed = 0;

	buf_printf(
		&b,
		"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <inline.%d@x>\r\nSubject: Re: %.*s\r\n\r\nOn Mon, 4 Mar 2030 at 10:00, The House <gm@example.org> wrote:\r\n",
		house_address[ANN], STR_ARG(to.reply_to), h.n_in, STR_ARG(to.subject));
	while (str_line(&text, &line)) {
		bool attack = str_starts(line, "     attack"),
		     away = str_starts(line, "     absent");
		buf_printf(&b, "> %.*s\r\n", STR_ARG(line));
		if (attack || away)
			buf_printf(&b, "%s\r\n", attack ? first : second);
		placed += attack || away;
	}
	ck_assert_int_eq(placed, 2);
	house_drop(&h, NULL, buf_str(&b));
	house_round(&h);
	return house_last(&h, ANN, "receipt");
}

START_TEST(an_answer_below_a_quoted_line_is_about_that_line)
{
	has(answer_inline(asked_both(), "yes", "No."), "NO to absent");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ck_assert_int_eq(n_open(ANN), 0);
	receipt(ANN, "clear\n");
	has(answer_inline(asked_both(), "no, thanks", "Yes"), "NO to attack");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

/* One question of an order and of press: what the answer leaves out is asked once more, and whole. */
static const struct {
	const char *words;
	int slots;
	const char *left, *sent;
} leaves[] = {
	{"Yes to the attack.", 1, "press to Blue I am sorry. endpress", "attack"},
	{"The message is right", 0, "attack", "PRESS to Blue"},
};

START_TEST(what_an_answer_leaves_out_is_asked_again)
{
	struct sent r = answer(ANN, receipt(ANN, perhaps(ANN, 3)),
			       "Yes, and tell Bob I am sorry.");

	has(r, "press to Blue I am sorry. endpress");
	r = answer(ANN, r, leaves[_i].words);
	ck_assert_int_eq(house_slots(&h, ANN), leaves[_i].slots);
	ck_assert_int_eq(n_open(ANN), 1);
	has(r, "is asked again above");
	has(r, leaves[_i].left);
	has(r, leaves[_i].sent);
	answer(ANN, r, "Yes");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	ck_assert_int_eq(n_open(ANN), 0);
}
END_TEST

/* What is wanted if the order that was asked about cannot be done: both are one order, and neither is lost. */
static const struct {
	const char *before, *after; /* of the order */
} fallbacks[] = {
	{"Yes! Attack", " if that is not possible."}, {"Yes. Otherwise attack", "."},
	{"Yes. If that fails, attack", "."},          {"yes, else attack", ""},
	{"Yes. Attack", " if it doesn't work"},
};

START_TEST(an_order_for_the_other_case_takes_the_place_of_none)
{
	for (size_t i = 0; i < sizeof fallbacks / sizeof *fallbacks; i++) {
		const char *words =
			str_z(h.a, str_printf(h.a, "%s %s 5 with 3 from 2%s",
					      fallbacks[i].before, system_of(ANN),
					      fallbacks[i].after));
		receipt(ANN, "NO ALL\n");
		struct sent r = answer(ANN, receipt(ANN, perhaps(ANN, 3)), words);
		has(r, "1 QUESTION");
		has(r, "with 2 from Red 1 else attack");
		has_not(r, "taken as shown here");
		has_not(r, "is written like this");
		ck_assert_int_eq(house_slots(&h, ANN), 0);
		ck_assert_int_eq(n_open(ANN), 1);
	}
}
END_TEST

START_TEST(a_yes_of_which_all_was_written_anew_is_not_told_as_taken)
{
	struct sent r =
		answer(ANN, receipt(ANN, perhaps(ANN, 3)),
		       str_z(h.a, str_printf(h.a, "Yes.\r\nattack %s 5 with 3 from 2",
					     system_of(ANN))));

	has(r, "Not sent, because you wrote it anew");
	has_not(r, "taken as shown here");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

START_TEST(a_question_about_the_deadline_behind_ok_is_no_condition)
{
	answer(ANN, receipt(ANN, perhaps(ANN, 3)), "Ok. When is the deadline?");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
	receipt(ANN, "clear\n");
	answer(ANN, receipt(ANN, perhaps(ANN, 3)), "Ok. When Bob is gone.");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

/* GM alone passes on what all receipts of the phase kept, and the receipt that offers it says so. */
START_TEST(gm_passes_on_what_earlier_receipts_kept)
{
	receipt(ANN, "Is my aunt allowed to read along?\n");
	receipt(ANN, "And may she write to you in my place?\n");
	struct sent r = receipt(ANN, "Who wins when all of us stop?\n");

	has(r, "with what receipts 2, 3 kept");
	has(answer(ANN, r, "GM"), "PASSED ON to the GM");
	r = to_gm("writes to you");
	has(r, "aunt");
	has(r, "in my place");
	has(r, "all of us stop");
	has_not(receipt(ANN, "Is there a prize at the end of it all?\n"),
		"with what receipt");
}
END_TEST

START_TEST(gm_with_a_number_or_words_of_its_own_passes_on_no_more)
{
	receipt(ANN, "Is my aunt allowed to read along?\n");
	struct sent r = receipt(ANN, "May she write to you in my place?\n");
	answer(ANN, r,
	       _i ? "GM\r\nMy train is late." : str_z(h.a, str_printf(h.a, "GM 3")));
	r = to_gm("writes to you");
	has(r, "in my place");
	has_not(r, "aunt");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("answers by name");
	TCase *t = tcase_create("named");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, an_answer_by_name_is_about_what_it_names);
	tcase_add_test(t, an_answer_below_a_quoted_line_is_about_that_line);
	tcase_add_loop_test(t, what_an_answer_leaves_out_is_asked_again, 0, 2);
	tcase_add_test(t, an_order_for_the_other_case_takes_the_place_of_none);
	tcase_add_test(t, a_yes_of_which_all_was_written_anew_is_not_told_as_taken);
	tcase_add_test(t, a_question_about_the_deadline_behind_ok_is_no_condition);
	tcase_add_test(t, gm_passes_on_what_earlier_receipts_kept);
	tcase_add_loop_test(t, gm_with_a_number_or_words_of_its_own_passes_on_no_more,
			    0, 2);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
