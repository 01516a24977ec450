/* Moments as people write them, in zones whose clocks are put forward and back.
 * SPDX-License-Identifier: ISC */
#include "server/home/when.h"

#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "tests/check_main.h"

static struct arena *a;

static void begin(void)
{
	a = arena_create();
}

static void end(void)
{
	arena_destroy(a);
}

static int64_t at(const char *iso)
{
	int64_t t = 0;
	ck_assert_msg(clock_read_iso(str_of(iso), &t), "%s", iso);
	return t;
}

/* Long before all of them, so that none is past. */
static int64_t moment_of(const char *text, const char *zone, int64_t *twice,
			 struct err *err)
{
	const struct when_from from = {zone, 0, at("2026-06-01T09:00Z")};
	struct when w;

	if (!when_read(a, str_of(text), &from, &w, err))
		return -1;
	*twice = w.twice;
	return w.utc;
}

static void is(const char *text, const char *zone, const char *expected)
{
	struct err err = {0};
	char found[CLOCK_ISO_MAX];
	int64_t twice;

	clock_iso(moment_of(text, zone, &twice, &err), found);
	ck_assert_msg(strcmp(found, expected) == 0, "%s: %s, not %s %s", text, found,
		      expected, err.text);
	ck_assert_int_eq(twice, 0);
}

START_TEST(a_moment_without_a_zone_is_in_the_one_that_is_given)
{
	is("2026-12-01 20:00", "UTC", "2026-12-01T20:00:00Z");
	is("2026-12-01 20:00", "Europe/London", "2026-12-01T20:00:00Z");
	is("2026-07-01 20:00", "Europe/London", "2026-07-01T19:00:00Z");
	is("2026-12-01T20:00", "America/New_York", "2026-12-02T01:00:00Z");
	is("1 Dec 2026 8:05", "Asia/Kolkata", "2026-12-01T02:35:00Z");
	is("2026-12-01 20:00:30", "UTC", "2026-12-01T20:00:30Z");
}
END_TEST

START_TEST(a_moment_may_name_its_zone_in_any_of_its_ways)
{
	is("2026-12-01T20:00Z", "Europe/Berlin", "2026-12-01T20:00:00Z");
	is("2026-12-01T20:00:00Z", "Europe/Berlin", "2026-12-01T20:00:00Z");
	is("2026-12-01 20:00 UTC", "Europe/Berlin", "2026-12-01T20:00:00Z");
	is("2026-12-01 20:00Z", "Europe/Berlin", "2026-12-01T20:00:00Z");
	is("2026-12-01 20:00 Europe/London", "Europe/Berlin", "2026-12-01T20:00:00Z");
	is("1 December 2026, 20:00 new york", "Europe/Berlin", "2026-12-02T01:00:00Z");
	is("2026-12-01 20:00 Tokyo time", "UTC", "2026-12-01T11:00:00Z");
	is("2026-12-01T20:00+01:00", "Europe/London", "2026-12-01T19:00:00Z");
	is("2026-12-01 20:00 -0530", "Europe/London", "2026-12-02T01:30:00Z");
}
END_TEST

START_TEST(what_is_no_zone_is_named)
{
	struct err err = {0};
	int64_t twice;

	ck_assert_int_eq(
		moment_of("2026-12-01 20:00 Europe/Londn", "UTC", &twice, &err), -1);
	ck_assert_str_eq(
		err.text,
		"'Europe/Londn' is not a time zone this machine knows; write Europe/London, or UTC");
	ck_assert_int_eq(moment_of("2026-12-01 20:00 +99:00", "UTC", &twice, &err), -1);
}
END_TEST

START_TEST(a_text_that_is_not_a_time_is_told_what_is_one)
{
	static const char *const none[] = {"2026-12-01",
					   "soon",
					   "25:00 Fri",
					   "Fri 20:60",
					   "30 Feb 20:00",
					   "20.00",
					   "2026-12-31 23:59:60 UTC"};
	int64_t twice;

	for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
		struct err err = {0};
		ck_assert_int_eq(moment_of(none[i], "UTC", &twice, &err), -1);
		ck_assert_msg(strstr(err.text, "is not a time; write"), "%s", err.text);
	}
}
END_TEST

/* With the deadline on Tue 8 Dec 2026, 20:00. */
static void after(const char *text, const char *expected)
{
	const struct when_from from = {"UTC", at("2026-12-08T20:00Z"),
				       at("2026-12-05T09:00Z")};
	struct err err = {0};
	char found[CLOCK_ISO_MAX];
	struct when w = {0};

	ck_assert_msg(when_read(a, str_of(text), &from, &w, &err), "%s: %s", text,
		      err.text);
	clock_iso(w.utc, found);
	ck_assert_msg(strcmp(found, expected) == 0, "%s: %s, not %s", text, found,
		      expected);
}

/* As the house prints it, and as people say it. */
START_TEST(the_house_reads_its_own_dates)
{
	static const char *const ninth[] = {"Wed 9 Dec 2026 20:00 UTC",
					    "Wed 9 Dec 20:00",
					    "Wednesday 9 December 20:00",
					    "Wed, 9 Dec 2026 20:00",
					    "9 Dec 2026 20:00",
					    "Wed",
					    "wednesday",
					    "until Wednesday",
					    "to Wed",
					    "Wed 20:00",
					    "one day",
					    "by one day",
					    "one more day",
					    "a day",
					    "another day",
					    "9 Dec",
					    "Wed 9 Dec",
					    "2026-12-09",
					    "until 9 December",
					    "+1d",
					    "24h"};
	struct err err = {0};
	int64_t utc, twice;

	for (size_t i = 0; i < sizeof ninth / sizeof *ninth; i++)
		after(ninth[i], "2026-12-09T20:00:00Z");
	after("Wed 9 Dec 2026 21:00 UTC", "2026-12-09T21:00:00Z");
	after("three days", "2026-12-11T20:00:00Z");
	after("tomorrow", "2026-12-06T20:00:00Z");
	after("two more days", "2026-12-10T20:00:00Z");
	after("two hours", "2026-12-08T22:00:00Z");
	/* Each moment that the house prints is read as that moment. */
	for (int i = 0; i < 400; i++) {
		const struct when_from from = {"UTC", 0, at("2026-12-05T09:00Z")};
		struct when w = {0};
		utc = at("2026-12-06T20:00Z") + i * (int64_t)86400 * 3 / 2;
		struct str told = clock_whole(a, utc, "UTC");
		ck_assert_msg(when_read(a, told, &from, &w, &err), "%s", err.text);
		ck_assert_msg(w.utc == utc, PRI_STR, STR_ARG(told));
	}
	ck_assert_int_eq(moment_of("Wed 8 Dec 2026 20:00", "UTC", &twice, &err), -1);
	ck_assert_str_eq(err.text, "that day is Tue 8 Dec 2026, not Wed");
}
END_TEST

/* In Berlin 02:00 becomes 03:00 on 28 March 2027; in London 01:00 becomes 02:00, at the same
 * moment. */
START_TEST(an_hour_over_which_the_clocks_go_forward_is_refused)
{
	struct err err = {0};
	int64_t twice;

	ck_assert_int_eq(moment_of("2027-03-28 02:30", "Europe/Berlin", &twice, &err),
			 -1);
	ck_assert_str_eq(
		err.text,
		"02:30 does not come on Sun 28 Mar 2027 in Europe/Berlin, where the clocks are put forward over it; write Sun 28 Mar 03:30, or another time");
	ck_assert_int_eq(
		moment_of("2027-03-28 01:30 Europe/London", "UTC", &twice, &err), -1);
	is("2027-03-28 02:30", "Europe/London", "2027-03-28T01:30:00Z");
	is("2027-03-28 01:59", "Europe/Berlin", "2027-03-28T00:59:00Z");
	is("2027-03-28 03:00", "Europe/Berlin", "2027-03-28T01:00:00Z");
}
END_TEST

/* In Berlin 03:00 becomes 02:00 on 31 October 2027: 02:30 is 00:30 and 01:30 UTC. */
START_TEST(of_an_hour_that_comes_twice_the_later_one_counts_and_the_other_is_told)
{
	struct err err = {0};
	int64_t twice;

	ck_assert_int_eq(moment_of("2027-10-31 02:30", "Europe/Berlin", &twice, &err),
			 at("2027-10-31T01:30Z"));
	ck_assert_int_eq(twice, at("2027-10-31T00:30Z"));
	is("2027-10-31 00:30 UTC", "Europe/Berlin", "2027-10-31T00:30:00Z");
	is("2027-10-31 01:59", "Europe/Berlin", "2027-10-30T23:59:00Z");
	is("2027-10-31 03:00", "Europe/Berlin", "2027-10-31T02:00:00Z");
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("when");
	TCase *t = tcase_create("when");

	tcase_add_checked_fixture(t, begin, end);
	tcase_add_test(t, a_moment_without_a_zone_is_in_the_one_that_is_given);
	tcase_add_test(t, a_moment_may_name_its_zone_in_any_of_its_ways);
	tcase_add_test(t, what_is_no_zone_is_named);
	tcase_add_test(t, the_house_reads_its_own_dates);
	tcase_add_test(t, a_text_that_is_not_a_time_is_told_what_is_one);
	tcase_add_test(t, an_hour_over_which_the_clocks_go_forward_is_refused);
	tcase_add_test(
		t,
		of_an_hour_that_comes_twice_the_later_one_counts_and_the_other_is_told);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
