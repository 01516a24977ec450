/* The receipt: verdict, cut, the set in force, faults, what is missing, deadline.
 * SPDX-License-Identifier: ISC */
#include "base/clock.h"
#include "server/render/letterhead.h"
#include "server/render/render_html.h"
#include "server/render/render_text.h"
#include "server/report/receipt.h"
#include "tests/check_main.h"
#include "tests/kit/golden.h"
#include "tests/rules/cosmic/kestrel.h"

static struct arena *a;
static struct ce_state state;
static struct receipt rc;

static void make(void)
{
	a = arena_create();
	kestrel_state(&state);
	rc = (struct receipt){.rules = game_find(STR("cosmic")),
			      .game = STR("ce-7"),
			      .seat = KESTREL_RED,
			      .number = 41,
			      .turn = 5,
			      .phase = 1};
	rc.view = letterhead_view(a, rc.rules, &state, rc.seat);
	ck_assert(clock_read_iso(STR("2026-11-26T20:00:00Z"), &rc.deadline));
	rc.now = rc.deadline - 3600;
}

static void drop(void)
{
	arena_destroy(a);
}

static struct str answer(const char *letter)
{
	struct reader reader = {.vocab = rc.rules->vocab,
				.view = rc.view,
				.game = rc.game,
				.seat = rc.seat,
				.turn = rc.turn,
				.phase = rc.phase,
				.old_key = rc.old_key};
	struct page page = page_in(a);

	rc.reading = orders_read(a, &reader, str_of(letter), NULL);
	receipt_page(a, &rc, &page);
	return render_text(a, &page);
}

static void has(struct str text, const char *what)
{
	ck_assert_msg(str_find(text, str_of(what)) != SIZE_MAX, "`%s` is not in:\n%.*s",
		      what, STR_ARG(text));
}

START_TEST(the_first_line_is_the_verdict_and_the_second_the_cut)
{
	struct str text = answer("attack yellow 3 with 2 from 1\nlimbo 1 to home\n"),
		   line;

	ck_assert(str_line(&text, &line));
	ck_assert_msg(str_starts(line, "ACCEPTED 1 order, 1 line refused"), "%.*s",
		      STR_ARG(line));
	ck_assert(str_line(&text, &line));
	ck_assert(str_is(line, page_cut_marker));
}
END_TEST

START_TEST(what_is_in_force_what_is_missing_and_by_when)
{
	struct str text = answer("attack yellow 3 with 2 from 1\n");

	has(text, "attack Yellow 3 with 2 from Red 1 [new]");
	has(text, "Still missing: a place for 1 Limbo token.");
	has(text, "DEADLINE  Thu 26 Nov 2026 20:00 UTC (in 1 h 0 min)");
	has(text, "Receipt 41.");
	has(answer("attack yellow 3 with 2 from 1\nlimbo 1 to 4\n"),
	    "Still missing: nothing.");
}
END_TEST

/* Some of it counts, some was not understood, and something is still owed: the form of the phase is below. */
START_TEST(a_letter_read_in_part_gets_the_form_while_something_is_missing)
{
	static const struct {
		const char *letter;
		bool form;
	} rows[] = {
		{"attack yellow 3 with 2 from 1\nlimbo 1 to home\n", true},
		{"attack yellow 3 with 2 from 1\nBob may help me everywhere!\n", true},
		{"attack yellow 3 with 2 from 1\n", false},
		{"attack yellow 3 with 2 from 1\nlimbo 1 to 4\nplay Plague on the moon\n",
		 false},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str text = answer(rows[i].letter);
		bool form = str_find(text, STR("attack yellow __")) != SIZE_MAX &&
			    str_find(text, STR("YOUR ORDERS")) != SIZE_MAX;
		ck_assert_msg(form == rows[i].form, "%s\n%.*s", rows[i].letter,
			      STR_ARG(text));
	}
}
END_TEST

START_TEST(the_subject_tells_the_verdict)
{
	answer("attack yellow 3 with 2 from 1\n");
	struct str subject = receipt_subject(a, &rc);
	ck_assert_str_eq(str_z(a, subject),
			 "[CE-7] T5 P1 receipt 41 - ACCEPTED 1 order (Red)");
}
END_TEST

START_TEST(final_and_wait_are_told)
{
	has(answer("final\n"), "You said FINAL.");
	has(answer("wait\n"), "You are set to WAIT");
}
END_TEST

START_TEST(an_answer_to_a_command_stands_below)
{
	const struct str answers[] = {STR("line one of the answer\nline two\n")};

	rc.n_answers = 1;
	rc.answers = answers;
	has(answer("status\n"), "line one of the answer\nline two\n");
}
END_TEST

START_TEST(a_deadline_that_has_passed_says_so)
{
	rc.now = rc.deadline + 14 * 86400;
	has(answer("attack yellow 3 with 2 from 1\n"),
	    "DEADLINE  Thu 26 Nov 2026 20:00 UTC (past)");
}
END_TEST

START_TEST(what_is_left_of_a_long_line_of_running_text_begins_the_next)
{
	struct str said[] = {STR(
		"Alternatives are tried in the order in which you write them. Join them with\n`else`, or number the lines 1. 2. 3.:\n"
		"  1. attack yellow 3 with 2 from 1")};
	rc.answers = said;
	rc.n_answers = 1;

	struct str text = answer("help\n");
	has(text, "Join them\nwith `else`, or number the lines 1. 2. 3.:\n"
		  "  1. attack yellow 3 with 2 from 1\n");
}
END_TEST

/* Of several paragraphs in one answer none is set further in than the others. */
START_TEST(the_paragraphs_of_an_answer_begin_in_one_column)
{
	const struct str answers[] = {str_of(
		"One. It hits each number that it enters, the last one too, and not the one that it leaves.\n\n"
		"Two. It hits each number that it enters, the last one too, and not the one that it leaves.\n\n"
		"Three. It hits each number that it enters, the last one too, and not the one that it leaves.\n")};

	rc.answers = answers;
	rc.n_answers = 1;
	struct str text = answer("help\n");
	for (int i = 0; i < 3; i++) {
		size_t at = str_find(text, STR("\none that it leaves."));
		if (at == SIZE_MAX)
			at = str_find(text, STR("\nnot the one that it leaves."));
		ck_assert_msg(at != SIZE_MAX, "paragraph %d of:\n%.*s", i,
			      STR_ARG(text));
		text = str_slice(text, at + 1, text.n);
	}
}
END_TEST

START_TEST(before_the_start_a_line_that_was_not_read_is_repeated)
{
	rc.view = NULL;
	rc.phase = 0;
	rc.status = SEAT_INVITED;

	struct str text = answer("jion colour red\n");
	has(text, "reply with the word JOIN");
	has(text, "1 | jion colour red");
	ck_assert(str_find(text, STR("You have no orders in force")) == SIZE_MAX);
}
END_TEST

START_TEST(an_answer_keeps_to_72_columns)
{
	const struct str answers[] = {STR(
		"  attack    attack yellow 3 with 2 from 1, 1 from 2, and then prefer red 4 over blue 2\nshort\n")};
	struct str line;

	rc.n_answers = 1;
	rc.answers = answers;
	struct str text = answer("help\n");
	has(text, "  attack    attack yellow 3");
	has(text, "\n    4 over blue 2\nshort\n");
	while (str_line(&text, &line))
		ck_assert_uint_le(str_columns(line), 72);
}
END_TEST

START_TEST(a_letter_for_an_earlier_phase_gets_the_open_form)
{
	rc.old_key = true;
	struct str text = answer("attack yellow 3 with 2 from 1\n");
	has(text, "answered an earlier phase");
	has(text, "attack yellow __ with __");
	has(text, "Still missing: an attack on a YELLOW planet");
}
END_TEST

START_TEST(the_carets_stay_under_the_players_words)
{
	struct str text = answer("attack yellow 3 or yellow 5 with 3 from 3\n"), line,
		   below;

	while (str_line(&text, &line) && str_find(line, STR("1 | attack")) == SIZE_MAX)
		;
	ck_assert(str_line(&text, &below));
	ck_assert_uint_eq(str_find_char(below, '^'),
			  str_find(line, STR("or yellow 5")));
}
END_TEST

/* Letters have different widths there, so the words themselves are marked, and no caret
 * is left. Yellow 3 and yellow 5 cannot both be attacked: the fault is the "or" between
 * them. */
START_TEST(in_html_the_players_words_are_marked_where_they_stand)
{
	struct page page = page_in(a);

	(void)answer("attack yellow 3 or yellow 5 with 3 from 3\n");
	receipt_page(a, &rc, &page);
	struct str html =
		render_html(a, &page, &(struct render_html){.title = STR("Receipt")});
	size_t from = str_find(html, STR("<mark")), to = str_find(html, STR("</mark>"));

	ck_assert_uint_ne(to, SIZE_MAX);
	has(str_slice(html, from, to), ">or");
	has(html, " 1 | attack yellow 3 <mark");
	ck_assert_uint_eq(str_find_char(html, '^'), SIZE_MAX);
	is_golden(a, "receipt.html", html);
	/* Remarks on it are there in full, as in the text. */
	has(html, ">   | Give the order of preference");
}
END_TEST

START_TEST(before_the_start_there_is_nothing_to_miss)
{
	rc.view = NULL;
	rc.phase = rc.turn = 0;
	struct str text = answer("decline\n");
	ck_assert_uint_eq(str_find(text, STR("Still missing")), SIZE_MAX);
	has(text, "BEFORE THE START");
}
END_TEST

START_TEST(whoever_is_told_that_all_is_in_is_told_when_it_runs)
{
	struct str text = answer("attack yellow 3 with 2 from 1\n");

	ck_assert_uint_eq(str_find(text, STR("RUNS EARLY")), SIZE_MAX);
	has(text, "minutes after everybody's orders are complete");
	rc.early = rc.now + 1800;
	text = answer("attack yellow 3 with 2 from 1\n");
	has(text, "RUNS EARLY  Thu 26 Nov 2026 19:30 UTC (in 30 min)");
	has(text, "WAIT stops it");
	ck_assert_uint_eq(str_find(text, STR("minutes after everybody")), SIZE_MAX);
	has(answer("final\n"), "WAIT stops it");
}
END_TEST

static struct str first_line(const char *letter)
{
	struct str text = answer(letter), line;

	ck_assert(str_line(&text, &line));
	return line;
}

static void begins(const char *letter, const char *wanted)
{
	struct str line = first_line(letter);

	ck_assert_msg(str_is(line, wanted), "%.*s", STR_ARG(line));
}

START_TEST(a_letter_without_orders_is_told_what_was_done)
{
	begins("status\n", "ANSWER to STATUS");
	begins("status\nwait\nhelp\n", "WAIT taken, ANSWER to STATUS, HELP");
	begins("final\n",
	       "FINAL taken, ORDERS NOT COMPLETE"); /* the attack is missing */
	begins("resign\n", "ANSWER to RESIGN");
	begins("resign now\n", "RESIGNED");
	begins("press to all\none\ntwo\nthree\nendpress\n",
	       "PRESS taken: to all, 3 lines");
	begins("press grey to blue\none\nendpress\nstatus\n",
	       "PRESS taken: grey, to Blue, 1 line, ANSWER to STATUS");
	begins("Hello there.\n", "NO ORDERS in this letter");
	begins("Blue is a bad neighbour.\n",
	       "NO ORDERS in this letter, 1 line not read");
	begins("attack yellow 3 with 2 from 1\nstatus\n", "ACCEPTED 1 order");
}
END_TEST

START_TEST(press_is_acknowledged_with_its_readers_and_its_report)
{
	struct str text = answer(
		"attack yellow 3 with 2 from 1\npress grey to blue\nhush\nendpress\npress to all\na\nb\n");

	has(text, "PRESS to Blue alone, 1 line, grey (you are not named): goes out");
	has(text, "PRESS to all, 2 lines, signed: goes out with the next report");
	bool left[] = {true};
	rc.press_left = left;
	text = answer("press to all\na\nendpress\n");
	has(text, "PRESS not taken");
	ck_assert_uint_eq(str_find(text, STR("goes out")), SIZE_MAX);
	rc.press_left = NULL;
	rc.over = true;
	has(answer("press to all\na\nendpress\n"), "you get no further report");
}
END_TEST

START_TEST(before_the_start_it_is_told_how_to_join)
{
	rc.view = NULL;
	rc.phase = rc.turn = 0;
	begins("I would love to play\n",
	       "NOT JOINED: reply JOIN to take your seat, or DECLINE");
	begins("attack yellow 3 with 2 from 1\n",
	       "NOT JOINED: reply JOIN to take your seat, or DECLINE");
	has(answer("I would love to play\n"), "reply with the word JOIN");
	begins("status\n", "ANSWER to STATUS");
	rc.status = SEAT_JOINED;
	begins("join\n", "JOINED");
	begins("attack yellow 3 with 2 from 1\n", "YOU ARE IN: the game has not begun");
	rc.status = SEAT_DECLINED;
	begins("join\ndecline\n", "DECLINED");
}
END_TEST

START_TEST(a_subject_has_78_characters_at_most)
{
	rc.game = STR("a-name-of-twenty-four-ch");
	answer("status\nhelp\nproof\nrules\ntemplate\nhistory 1\nwait\n");
	struct str subject = receipt_subject(a, &rc);
	ck_assert_uint_le(str_columns(subject), 78);
	has(subject, "receipt 41 - WAIT taken, ANSWER");
	has(subject, " ... (Red)");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("receipt");
	TCase *c = tcase_create("receipt");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, the_first_line_is_the_verdict_and_the_second_the_cut);
	tcase_add_test(c, what_is_in_force_what_is_missing_and_by_when);
	tcase_add_test(c,
		       a_letter_read_in_part_gets_the_form_while_something_is_missing);
	tcase_add_test(c, the_subject_tells_the_verdict);
	tcase_add_test(c, final_and_wait_are_told);
	tcase_add_test(c, an_answer_to_a_command_stands_below);
	tcase_add_test(c, an_answer_keeps_to_72_columns);
	tcase_add_test(c, a_deadline_that_has_passed_says_so);
	tcase_add_test(c, what_is_left_of_a_long_line_of_running_text_begins_the_next);
	tcase_add_test(c, the_paragraphs_of_an_answer_begin_in_one_column);
	tcase_add_test(c, before_the_start_a_line_that_was_not_read_is_repeated);
	tcase_add_test(c, a_letter_for_an_earlier_phase_gets_the_open_form);
	tcase_add_test(c, the_carets_stay_under_the_players_words);
	tcase_add_test(c, in_html_the_players_words_are_marked_where_they_stand);
	tcase_add_test(c, before_the_start_there_is_nothing_to_miss);
	tcase_add_test(c, whoever_is_told_that_all_is_in_is_told_when_it_runs);
	tcase_add_test(c, a_letter_without_orders_is_told_what_was_done);
	tcase_add_test(c, press_is_acknowledged_with_its_readers_and_its_report);
	tcase_add_test(c, before_the_start_it_is_told_how_to_join);
	tcase_add_test(c, a_subject_has_78_characters_at_most);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
