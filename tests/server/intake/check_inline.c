/* Letters that answer ours line by line, below what they quote of it.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* The whole letter quoted, and `words` below its line that begins with `line`. */
static struct sent answer_below(int who, struct sent to, const char *line,
				const char *words)
{
	struct buf b = buf_in(h.a);
	struct str text = house_text(&h, to), ours;
	bool found = false;

	buf_printf(
		&b,
		"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <inline.%d@x>\r\nSubject: Re: %.*s\r\n\r\nOn Mon, 4 Mar 2030 at 10:00, The House <gm@example.org> wrote:\r\n",
		house_address[who], STR_ARG(to.reply_to), h.n_in, STR_ARG(to.subject));
	while (str_line(&text, &ours)) {
		buf_printf(&b, "> %.*s\r\n", STR_ARG(ours));
		if (!found && str_starts(str_trim(ours), line)) {
			buf_printf(&b, "\r\n%s\r\n\r\n", words);
			found = true;
		}
	}
	ck_assert_msg(found, "no line begins with: %s", line);
	house_drop(&h, NULL, buf_str(&b));
	house_round(&h);
	return house_last(&h, who, "receipt");
}

/* What stands below a line of the receipt "an attack on a BLUE planet is missing", and what it is
 * taken for. NULL: nothing is asked and nothing refused; it is for the GM. */
static const struct {
	const char *below, *words, *asked;
} answers[] = {
	{"Still missing", "3 with 2 from 1", "attack Blue 3 with 2 from Red 1"},
	{"Still missing", "Number 3, with 2 from 1.",
	 "attack Blue 3 with 2 from Red 1"},
	{"attack blue", "3 with 2 from 1", "attack Blue 3 with 2 from Red 1"},
	{"attack blue", "3, 2 from 1, 1 from 2",
	 "attack Blue 3 with 2 from Red 1, 1 from Red 2"},
	{"#   attack blue", "3, 1 from 2", "attack Blue 3 with 1 from Red 2"},
	{"DEADLINE", "Can we have one more day?", NULL},
	{"COSMIC", "Nice letterhead!", NULL},
};

START_TEST(words_below_a_quoted_line_are_read_with_it_and_asked_about)
{
	struct sent got = answer_below(ANN, receipt(ANN, "Hello there.\n"),
				       answers[_i].below, answers[_i].words);

	if (!answers[_i].asked) {
		has_not(got, "QUESTION");
		has_not(got, "refused");
		has(got, answers[_i].words);
		return;
	}
	has(got, "1 QUESTION");
	has(got, answers[_i].asked);
	has_not(got,
		"Hello there"); /* the quoted words are nobody's orders, and no line of the letter */
	has_not(got, "is not read");
	has(got, "1 | ");
	ck_assert_int_eq(house_slots(&h, ANN), 0);
	answer(ANN, got, "YES");
	ck_assert_int_eq(house_slots(&h, ANN), 1);
}
END_TEST

/* A mail program broke the line that is answered. */
START_TEST(a_quoted_line_that_was_broken_is_read_whole)
{
	struct sent to = receipt(ANN, "Hello there.\n");

	house_drop(
		&h, NULL,
		str_printf(
			h.a,
			"From: <%s>\r\nTo: <%.*s>\r\nMessage-ID: <broken@x>\r\nSubject: Re: %.*s\r\n\r\n> Still missing: an attack on a\r\n> BLUE planet.\r\n3 with 2 from 1\r\n",
			house_address[ANN], STR_ARG(to.reply_to), STR_ARG(to.subject)));
	house_round(&h);
	has(house_last(&h, ANN, "receipt"), "attack Blue 3 with 2 from Red 1");
}
END_TEST

/* What reads as an order by itself is one wherever it stands, and nobody is asked. */
START_TEST(an_order_below_a_quoted_line_is_an_order)
{
	static const char *const below[] = {"Still missing", "DEADLINE", "attack blue",
					    "end"};

	for (size_t i = 0; i < sizeof below / sizeof *below; i++) {
		struct sent got = answer_below(ANN, receipt(ANN, "Hello there.\n"),
					       below[i], "attack blue 3 with 2 from 1");
		has(got, "ACCEPTED 1 order");
		has_not(got, "QUESTION");
	}
}
END_TEST

/* Quoted lines do not count: a fault stands at the number of the writer's own line. */
START_TEST(a_line_keeps_its_number)
{
	struct sent got =
		answer_below(ANN, receipt(ANN, "Hello there.\n"), "DEADLINE",
			     "Good morning.\r\n\r\nattack blue 7 with 9 from 1");

	has(got, "3 | attack blue 7");
}
END_TEST

/* Press is printed as it was written, without what it quotes. */
START_TEST(press_has_nothing_of_what_is_quoted)
{
	struct sent got = answer_below(
		ANN, receipt(ANN, "Hello there.\n"), "Still missing",
		"press to all\r\nIt is cold.\r\n> Hello?\r\nVery.\r\nendpress\r\n3 with 2 from 1");

	has(got, "PRESS to all, 2 lines");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/inline");
	TCase *t = tcase_create("inline");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t,
			    words_below_a_quoted_line_are_read_with_it_and_asked_about,
			    0, (int)(sizeof answers / sizeof *answers));
	tcase_add_test(t, a_quoted_line_that_was_broken_is_read_whole);
	tcase_add_test(t, an_order_below_a_quoted_line_is_an_order);
	tcase_add_test(t, a_line_keeps_its_number);
	tcase_add_test(t, press_has_nothing_of_what_is_quoted);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
