/* The receipt: verdict, cut, the set in force, faults, what is missing, deadline.
 * SPDX-License-Identifier: ISC */
#include "base/clock.h"
#include "server/letterhead.h"
#include "server/press_text.h"
#include "server/receipt.h"
#include "tests/check_main.h"
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
				.stale = rc.stale};
	struct page page = page_in(a);

	rc.reading = orders_read(a, &reader, str_of(letter), NULL);
	receipt_page(a, &rc, &page);
	return press_text(a, &page);
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
	has(text, "DEADLINE  Thu 26 Nov 2026 20:00 UTC (1 h 0 min)");
	has(text, "Receipt 41.");
	has(answer("attack yellow 3 with 2 from 1\nlimbo 1 to 4\n"),
	    "Still missing: nothing.");
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
	has(answer("wait\n"), "You said WAIT");
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

START_TEST(a_letter_for_an_earlier_phase_gets_the_open_form)
{
	rc.stale = true;
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

START_TEST(before_the_start_there_is_nothing_to_miss)
{
	rc.view = NULL;
	rc.phase = rc.turn = 0;
	struct str text = answer("decline\n");
	ck_assert_uint_eq(str_find(text, STR("Still missing")), SIZE_MAX);
	has(text, "BEFORE THE START");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("receipt");
	TCase *c = tcase_create("receipt");

	tcase_add_checked_fixture(c, make, drop);
	tcase_add_test(c, the_first_line_is_the_verdict_and_the_second_the_cut);
	tcase_add_test(c, what_is_in_force_what_is_missing_and_by_when);
	tcase_add_test(c, the_subject_tells_the_verdict);
	tcase_add_test(c, final_and_wait_are_told);
	tcase_add_test(c, an_answer_to_a_command_stands_below);
	tcase_add_test(c, a_letter_for_an_earlier_phase_gets_the_open_form);
	tcase_add_test(c, the_carets_stay_under_the_players_words);
	tcase_add_test(c, before_the_start_there_is_nothing_to_miss);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
