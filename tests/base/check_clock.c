/* SPDX-License-Identifier: ISC */
#include "base/clock.h"

#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/log.h"
#include "tests/check_main.h"

static int64_t at(const char *iso)
{
	int64_t t = 0;
	ck_assert_msg(clock_read_iso(str_of(iso), &t), "%s", iso);
	return t;
}

static void next_is(const char *rule, const char *from, int64_t least,
		    const char *expected)
{
	struct deadlines d;
	struct err err;
	char found[CLOCK_ISO_MAX];

	ck_assert_msg(deadlines_read(str_of(rule), &d, &err), "%s", rule);
	clock_iso(deadlines_next(&d, at(from), least), found);
	ck_assert_str_eq(found, expected);
}

START_TEST(iso_times_are_read_and_written)
{
	char iso[CLOCK_ISO_MAX];
	int64_t t;

	clock_iso(at("2026-11-26T20:00"), iso);
	ck_assert_str_eq(iso, "2026-11-26T20:00:00Z");
	ck_assert_int_eq(at("1970-01-01T00:00:01Z"), 1);
	ck_assert_int_eq(at("2024-02-29 12:00:00") - at("2024-02-28 12:00:00"), 86400);
	ck_assert(!clock_read_iso(STR("2026-11-26"), &t));
	ck_assert(!clock_read_iso(STR("2026-13-26T20:00:00Z"), &t));
	ck_assert(!clock_read_iso(STR("2026-11-26T20:00:00+01:00"), &t));
	ck_assert(!clock_read_iso(STR("tomorrow"), &t));
	ck_assert(!clock_read_iso(STR(""), &t));
}
END_TEST

START_TEST(people_read_weekday_day_month_and_hour)
{
	struct arena *a = arena_create();
	int64_t t = at("2026-11-26T20:00:00Z");

	ck_assert(str_equal(clock_long(a, t), STR("Thu 26 Nov 2026 20:00 UTC")));
	ck_assert(str_equal(clock_short(a, t), STR("Thu 26 Nov 20:00 UTC")));
	ck_assert(str_equal(clock_in_zone(a, t, "Europe/Berlin"), STR("Thu 21:00")));
	ck_assert_uint_eq(clock_in_zone(a, t, "Europe/Atlantis").n, 0);
	ck_assert(str_equal(clock_span(a, 6 * 86400 + 2 * 3600 + 59), STR("6 d 2 h")));
	ck_assert(str_equal(clock_span(a, 90 * 60), STR("1 h 30 min")));
	ck_assert(str_equal(clock_span(a, -5), STR("0 min")));
	arena_destroy(a);
}
END_TEST

START_TEST(weekdays_find_the_next_of_them_in_the_zone)
{
	/* 21 November 2026 is a Saturday. */
	next_is("Tue,Fri 20:00 Europe/London", "2026-11-21T09:00:00Z", 0,
		"2026-11-24T20:00:00Z");
	next_is("Tue,Fri 20:00 Europe/London", "2026-11-24T20:00:00Z", 0,
		"2026-11-27T20:00:00Z");
	next_is("Tue,Fri 20:00 Europe/London", "2026-11-24T19:59:59Z", 0,
		"2026-11-24T20:00:00Z");
	next_is("Tue,Fri 20:00 Europe/London", "2026-11-24T19:00:00Z", 7200,
		"2026-11-27T20:00:00Z");
	/* British summer time */
	next_is("Fri 20:00 Europe/London", "2026-06-01T09:00:00Z", 0,
		"2026-06-05T19:00:00Z");
}
END_TEST

START_TEST(days_count_from_the_day_of_the_last_phase)
{
	next_is("7 days 20:00 UTC", "2026-11-21T09:00:00Z", 0, "2026-11-28T20:00:00Z");
	next_is("1 day 20:00", "2026-11-21T23:00:00Z", 0, "2026-11-22T20:00:00Z");
}
END_TEST

START_TEST(an_hour_that_is_missing_moves_forward_and_one_that_comes_twice_is_the_later)
{
	/* Berlin: 29 March 2026 has no 02:30; 25 October 2026 has it twice. */
	next_is("Sun 02:30 Europe/Berlin", "2026-03-25T00:00:00Z", 0,
		"2026-03-29T01:30:00Z");
	next_is("Sun 02:30 Europe/Berlin", "2026-10-24T00:00:00Z", 0,
		"2026-10-25T01:30:00Z");
}
END_TEST

START_TEST(a_bad_rule_is_told_with_one_that_would_be_right)
{
	static const char *const bad[] = {"",
					  "Tue",
					  "Tue 25:00 UTC",
					  "Tuu 20:00 UTC",
					  "0 days 20:00 UTC",
					  "7 weeks 20:00 UTC",
					  "Tue 20:00 UTC please"};
	struct deadlines d;
	struct err err;

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		ck_assert_msg(!deadlines_read(str_of(bad[i]), &d, &err), "%s", bad[i]);
		ck_assert_int_eq(err.kind, ERR_REFUSED);
		ck_assert(strstr(err.text, "7 days 20:00 UTC"));
	}
	ck_assert(!deadlines_read(STR("Tue 20:00 Mars/Base"), &d, &err));
	ck_assert(strstr(err.text, "Mars/Base"));
	ck_assert(!deadlines_read(STR("Tue 20:00 ../../etc/passwd"), &d, &err));
}
END_TEST

START_TEST(a_log_line_escapes_what_could_forge_another)
{
	char text[200] = "";
	FILE *f = fmemopen(text, sizeof text, "w");
	struct log log = {.out = f, .least = LOG_INFO, .now = 0};
	struct log_line l = log_begin(&log, LOG_INFO, "verdict");

	log_int(&l, "in", 812);
	log_str(&l, "from", STR("a\nb=\"c\""));
	log_end(&l);
	l = log_begin(&log, LOG_DEBUG, "quiet");
	log_end(&l);
	fclose(f);
	ck_assert_str_eq(text, "1970-01-01T00:00:00Z info event=verdict in=812 "
			       "from=\"a\\x0ab=\\\"c\\\"\"\n");
}
END_TEST

START_TEST(an_error_gathers_context_on_its_way_up)
{
	struct err err = {0};

	ck_assert(!err_set(&err, "disk full"));
	ck_assert(!err_context(&err, "writing %s", "the receipt"));
	ck_assert_str_eq(err.text, "writing the receipt: disk full");
	ck_assert_int_eq(err.kind, ERR_WORLD);
	for (int i = 0; i < 100; i++)
		err_context(&err, "and above that a long sentence");
	ck_assert_uint_lt(strlen(err.text), sizeof err.text);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("clock, log, err");
	TCase *t = tcase_create("clock");

	tcase_add_test(t, iso_times_are_read_and_written);
	tcase_add_test(t, people_read_weekday_day_month_and_hour);
	tcase_add_test(t, weekdays_find_the_next_of_them_in_the_zone);
	tcase_add_test(t, days_count_from_the_day_of_the_last_phase);
	tcase_add_test(
		t,
		an_hour_that_is_missing_moves_forward_and_one_that_comes_twice_is_the_later);
	tcase_add_test(t, a_bad_rule_is_told_with_one_that_would_be_right);
	tcase_add_test(t, a_log_line_escapes_what_could_forge_another);
	tcase_add_test(t, an_error_gathers_context_on_its_way_up);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
