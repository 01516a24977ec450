/* The fate of their orders, as players read it: in the report, and by WHY.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "server/game/order_fate.h"
#include "tests/kit/house.h"

enum { ANN, BOB, CAT, DAN };

static struct house h;

static void open_up(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
}
static void shut(void)
{
	house_close(&h);
}

static struct str report(int who, const char *phase)
{
	return house_flat(&h, house_text(&h, house_last(&h, who, phase)));
}

static void has(struct str text, const char *words)
{
	ck_assert_msg(str_find(text, str_of(words)) != SIZE_MAX,
		      "`%s` is not in:\n" PRI_STR, words, STR_ARG(text));
}

static void has_not(struct str text, const char *words)
{
	ck_assert_msg(str_find(text, str_of(words)) == SIZE_MAX,
		      "`%s` is in:\n" PRI_STR, words, STR_ARG(text));
}

static struct str answer(int who, const char *text)
{
	house_write(&h, who, text);
	house_round(&h);
	return house_flat(&h, house_text(&h, house_last(&h, who, "receipt")));
}

static void attacks_run(void)
{
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_run(&h);
}

/* C1 is Ann's own attack on Bob, C3 is Cat's on Dan. Nobody invites Ann, so she cannot ally
 * Bob sends nothing and invites nobody. */
static void allies_run(void)
{
	attacks_run();
	(void)answer(ANN, "invite nobody in c1\nally cat in c3 with 1 from 5\n");
	(void)answer(CAT, "invite nobody in c3 if bob invites dan in c2\n"
			  "  else invite bob in c3\n");
	h.now = house_game(&h).deadline; /* before it nothing is a miss */
	house_pass(&h, 0);
	house_run(&h);
}

/* Also of a phase in which nothing happened, because all only said that they are ready. */
START_TEST(every_report_names_the_phase_that_ran)
{
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++) { /* nobody defends twice */
		char attack[80];
		const char *usual = house_attack(&h, i);
		snprintf(attack, sizeof attack, "%.*s %d with 2 from 1\n",
			 (int)(strstr(usual, " 3 ") - usual), usual, i + 1);
		house_write(&h, i, attack);
	}
	house_round(&h);
	house_run(&h);
	for (int k = 0; k < 6; k++) {
		struct game g = house_game(&h);
		char words[80], told[40];
		for (int i = 0; i < HOUSE_PEOPLE; i++)
			house_write(&h, i, "final\n");
		house_round(&h);
		house_run(&h);
		struct game next = house_game(&h);
		snprintf(words, sizeof words, "Your orders of phase %d.%d were those",
			 g.turn, g.phase);
		snprintf(told, sizeof told, "T%d P%d report", next.turn, next.phase);
		for (int i = 0; i < HOUSE_PEOPLE; i++) {
			has(report(i, told), words);
			has(report(i, told), ": FINAL, and no order.");
		}
	}
}
END_TEST

START_TEST(an_ally_whom_nobody_invited_reads_why)
{
	allies_run();
	struct str ann = report(ANN, "T1 P3 report");

	has(ann, "- invite nobody in C1: done.");
	has(ann, "- ally Green in C3 with 1 from Red 5: not possible (");
	has(ann, "R-065).");
	/* It is hers alone. */
	has_not(report(CAT, "T1 P3 report"), "with 1 from Red 5");
	has_not(report(-1, "T1 P3 report"), "What became of");
}
END_TEST

START_TEST(an_alternative_that_ran_stands_behind_the_one_that_did_not)
{
	allies_run();
	has(report(CAT, "T1 P3 report"),
	    ": not done, because its condition was not met; else invite Blue in C3: done.");
}
END_TEST

START_TEST(what_chance_played_is_told_and_how_many_misses_are_left)
{
	allies_run();
	struct str bob = report(BOB, "T1 P3 report");

	has(bob, "None of your orders came for phase 1.2. This was done without them:");
	has(bob, "Decided by the rules for you: nobody is asked into");
	has(bob, "You have missed 1 phase in a row; after 2 you leave the game.");
	has_not(report(ANN, "T1 P3 report"), "You have missed");
	/* Nobody sends a card. */
	house_run(&h);
	has(answer(ANN, "why 1.3\n"), "Drawn by chance for you: the card in C1:");
}
END_TEST

/* A question that nobody answered, and a line that was refused, did not count. */
START_TEST(what_was_left_open_is_told_as_not_done)
{
	attacks_run();
	(void)answer(ANN, "invite nobody in c1, c4\n");
	(void)answer(ANN, "ally bob in c9 with 1 from 5\n");
	(void)answer(BOB, "invite nobody\nplease wait for the deadline\n");
	(void)answer(BOB, "no\n");
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	house_run(&h);
	struct str ann = report(ANN, "T1 P3 report");
	has(ann,
	    "- No YES came to receipt 3 (invite nobody in C1; no ally in C4), so that did not count.");
	has(ann,
	    "- The line refused in receipt 4 (ally bob in c9 with 1 from 5) did not count.");
	has_not(report(BOB, "T1 P3 report"), "did not count");
	has_not(report(CAT, "T1 P3 report"), "did not count");
	has(answer(ANN, "why\n"), "No YES came to receipt 3");
}
END_TEST

START_TEST(why_says_what_the_report_said)
{
	allies_run();
	struct str r = answer(ANN, "why\n");

	has(r, "WHY 1.2: what became of your orders of receipt 3:");
	has(r, "- ally Green in C3 with 1 from Red 5: not possible (");
	has(answer(ANN, "Why turn 1 phase 1.\n"),
	    "WHY 1.1: what became of your orders");
	has(answer(ANN, "why 7.1\n"), "WHY: phase 7.1 has not been run.");
	/* A question to people is not a question to us. */
	has(answer(ANN, "status\nWhy not?\n"),
	    "ANSWER to STATUS, reply GM to pass on 1 line");
	r = answer(ANN, "Why did Blue win in C2?\n");
	has(r, "Reply GM to pass on");
	has(r, "WHY, alone on a line, tells what became of your orders.");
}
END_TEST

/* As people write it from what stands in their report. */
START_TEST(why_is_asked_in_the_words_of_a_report)
{
	static const char *const last[] = {
		"explain\n",
		"Explain.\n",
		"explain 1.2\n",
		"why phase 2?\n",
		"explain phase 2\n",
		"why t1 p2\n",
		"explain the last report\n",
		"explain my orders\n",
		"explain 1.3\n", /* the report that is before them */
		"explain report 1.3-Red\n"};
	static const char *const other[] = {"explain c2\n", "explain section 3\n",
					    "why 3\n", "explain 1.2.3\n",
					    "why turn 99999999999999999999\n"};

	allies_run();
	for (size_t i = 0; i < sizeof last / sizeof *last; i++)
		has(answer(ANN, last[i]), "WHY 1.2: what became of your orders");
	has(answer(ANN, "explain phase 1\n"), "WHY 1.1: what became of your orders");
	for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
		struct str r = answer(ANN, other[i]);
		has(r,
		    "is not a turn and phase. WHY alone tells what became of your orders in the phase that ran last, 1.2; WHY 1.2 names one.");
		has(r, "Your report tells under WHAT HAPPENED what everybody did.");
	}
	has_not(answer(ANN, "explain yourself, Bob\n"), "ANSWER");
}
END_TEST

START_TEST(before_the_first_run_there_is_nothing_to_ask_why)
{
	house_start(&h);
	has(answer(ANN, "why\n"), "WHY: no phase has been run yet.");
}
END_TEST

/* An offer that asks for what the other does not hold reads like one that was not taken:
 * else an offer would be a look into a hand [PC-15.2]. */
START_TEST(an_offer_does_not_tell_what_the_other_side_holds)
{
	struct explained_line why = {"R-133", STR("blue cannot give what it asks for"),
				     true};
	struct explained_alternative asked = {.text = STR(
						      "deal Blue: I get an Attack 40"),
					      .what = TRACE_IMPOSSIBLE,
					      .n_why = 1,
					      .why = &why},
				     plain = {.text = asked.text,
					      .used = true,
					      .what = TRACE_UNANSWERED};
	struct explained_slot slots[] = {{.n = 1, .alternatives = &asked},
					 {.n = 1, .alternatives = &plain}};
	struct explained_seat seat = {.n_slots = 2, .slots = slots};
	struct str *lines;

	ck_assert_int_eq(order_fate_told(h.a, &seat, &lines), 2);
	ck_assert_str_eq(
		str_z(h.a, lines[0]),
		"deal Blue: I get an Attack 40: offered, but no agreement came of it.");
	ck_assert(str_equal(lines[0], lines[1]));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("own orders");
	TCase *c = tcase_create("told");

	tcase_add_checked_fixture(c, open_up, shut);
	tcase_set_timeout(c, 60);
	tcase_add_test(c, every_report_names_the_phase_that_ran);
	tcase_add_test(c, an_ally_whom_nobody_invited_reads_why);
	tcase_add_test(c, an_alternative_that_ran_stands_behind_the_one_that_did_not);
	tcase_add_test(c, what_chance_played_is_told_and_how_many_misses_are_left);
	tcase_add_test(c, what_was_left_open_is_told_as_not_done);
	tcase_add_test(c, why_says_what_the_report_said);
	tcase_add_test(c, why_is_asked_in_the_words_of_a_report);
	tcase_add_test(c, before_the_first_run_there_is_nothing_to_ask_why);
	tcase_add_test(c, an_offer_does_not_tell_what_the_other_side_holds);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
