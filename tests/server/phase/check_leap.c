/* A clock that leaps by days under the daemon: what only the clock asks for waits, until it is set
 * right, the GM believes it, or a day has passed.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "server/people/option_set.h"
#include "server/phase/game_start.h"
#include "server/phase/leap.h"
#include "server/phase/phase_byhand.h"
#include "tests/kit/house.h"

enum { MINUTE = 60, DAY = 24 * 3600, BOB = 1 };

static struct house h;

static void open_up(void)
{
	house_open(&h, "2030-03-04T09:00:00Z");
}

static void shut(void)
{
	house_close(&h);
}

static void start(void)
{
	struct err err = {0};

	house_join(&h);
	ck_assert(option_turn(&h.home, h.a, STR("kestrel"), STR("deadlines"),
			      STR("7 days 20:00 UTC"), false, STR(""), &err));
	ck_assert_msg(game_start(&h.home, h.a, STR("kestrel"), &err), "%s", err.text);
	house_round(&h);
}

static void all_are_in(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i,
			    house_game(&h).phase == 1 ? house_attack(&h, i)
						      : "final\n");
	house_round(&h);
}

static void has(struct sent s, const char *words)
{
	ck_assert_msg(s.id != 0, "there is no such letter (with: %s)", words);
	ck_assert_msg(str_find(s.body, str_of(words)) != SIZE_MAX,
		      "not in it: %s\n%.*s", words, STR_ARG(s.body));
}

/* A leap of days: the phase for which all orders are in runs no sooner than any other, for its next
 * deadline would stand by a clock that is wrong. */
START_TEST(a_leap_of_days_runs_no_complete_phase_until_the_clock_is_believed)
{
	start();
	all_are_in();
	ck_assert_int_gt(house_game(&h).early, 0);
	house_pass(&h, 6 * DAY);
	h.home.clock_jump = 6 * DAY; /* as the daemon's loop finds it */
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	ck_assert_int_eq(house_count(&h, BOB, "reminder"), 0);
	has(house_last(&h, BOB, "T1 P1 waits"), "Either that clock is wrong");
	/* Nor in the rounds that follow, in which nothing leaps. */
	house_pass(&h, 20 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	/* It is set right: all is as before. */
	house_pass(&h, -6 * DAY);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	ck_assert_int_eq((int)house_game(&h).hold.n, 0);
	house_pass(&h, 40 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

START_TEST(a_leap_that_the_gm_believes_is_over)
{
	struct err err = {0};
	int64_t by;

	start();
	all_are_in();
	house_pass(&h, 6 * DAY);
	h.home.clock_jump = 6 * DAY;
	house_round(&h);
	ck_assert(leap_doubted(&h.home, &by, &err));
	ck_assert_int_eq(by, 6 * DAY);
	ck_assert(phase_run(&h.home, h.a, STR("kestrel"), 1, 1, &err));
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert(leap_doubted(&h.home, &by, &err));
	ck_assert_int_eq(by, 0);
	all_are_in();
	house_pass(&h, 40 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

/* After a day without a word the clock counts as right. */
START_TEST(a_leap_is_doubted_for_a_day)
{
	struct err err = {0};
	int64_t by;

	start();
	house_pass(&h, 2 * DAY);
	h.home.clock_jump = 2 * DAY;
	house_round(&h);
	house_pass(&h, DAY - MINUTE);
	ck_assert(leap_doubted(&h.home, &by, &err));
	ck_assert_int_eq(by, 2 * DAY);
	house_pass(&h, MINUTE);
	ck_assert(leap_doubted(&h.home, &by, &err));
	ck_assert_int_eq(by, 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("server/phase/leap");
	TCase *t = tcase_create("leap");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(
		t, a_leap_of_days_runs_no_complete_phase_until_the_clock_is_believed);
	tcase_add_test(t, a_leap_that_the_gm_believes_is_over);
	tcase_add_test(t, a_leap_is_doubted_for_a_day);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
