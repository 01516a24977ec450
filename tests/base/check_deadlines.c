/* Days of the calendar and rules for deadlines: lengths per phase, days off, and clocks
 * that are put forward and back.
 * SPDX-License-Identifier: ISC */
#include "base/deadlines.h"

#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/day.h"
#include "base/err.h"
#include "tests/check_main.h"

enum { HOUR = 3600 };

static int64_t at(const char *iso)
{
	int64_t t = 0;
	ck_assert_msg(clock_read_iso(str_of(iso), &t), "%s", iso);
	return t;
}

static void phase_is(const char *rule, int phase, const char *from, int64_t least,
		     const char *expected)
{
	struct deadlines d;
	struct err err;
	char found[CLOCK_ISO_MAX];

	ck_assert_msg(deadlines_read(str_of(rule), &d, &err), "%s: %s", rule, err.text);
	clock_iso(deadlines_next(&d, phase, at(from), least < 0 ? d.least : least),
		  found);
	ck_assert_msg(strcmp(found, expected) == 0, "%s, phase %d from %s: %s, not %s",
		      rule, phase, from, found, expected);
}

static void next_is(const char *rule, const char *from, int64_t least,
		    const char *expected)
{
	phase_is(rule, 1, from, least, expected);
}

static void from_is(const char *rule, int phase, const char *from, const char *expected)
{
	struct deadlines d;
	struct err err;
	char found[CLOCK_ISO_MAX];

	ck_assert_msg(deadlines_read(str_of(rule), &d, &err), "%s: %s", rule, err.text);
	clock_iso(deadlines_from(&d, phase, at(from)), found);
	ck_assert_msg(strcmp(found, expected) == 0, "%s from %s: %s, not %s", rule,
		      from, found, expected);
}

/* When ---------------------------------------------------------------------- */

START_TEST(weekdays_find_the_next_of_them_in_the_zone)
{
	/* 21 November 2026 is a Saturday. */
	next_is("Tue,Fri 20:00 Europe/London", "2026-11-21T09:00:00Z", 0,
		"2026-11-24T20:00:00Z");
	next_is("Tuesdays,friday 20:00 Europe/London", "2026-11-24T20:00:00Z", 0,
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

START_TEST(a_phase_that_opens_just_before_a_weekday_gets_the_next_one)
{
	/* 20 hours at least, where the rule says nothing. */
	next_is("Tue,Fri 20:00 UTC", "2026-11-24T00:00:00Z", -1,
		"2026-11-24T20:00:00Z");
	next_is("Tue,Fri 20:00 UTC", "2026-11-24T00:00:01Z", -1,
		"2026-11-27T20:00:00Z");
	next_is("Tue,Fri 20:00 UTC; at least 48 hours", "2026-11-23T09:00:00Z", -1,
		"2026-11-27T20:00:00Z");
	next_is("Tue,Fri 20:00 UTC; at least 1 hour", "2026-11-24T19:00:00Z", -1,
		"2026-11-24T20:00:00Z");
}
END_TEST

START_TEST(a_deadline_that_moves_comes_to_the_next_one_of_the_rule)
{
	/* 21 November 2026 is a Saturday. */
	from_is("7 days 20:00 UTC", 1, "2026-11-19T20:00:00Z", "2026-11-19T20:00:00Z");
	from_is("7 days 20:00 UTC", 1, "2026-11-19T21:17:00Z", "2026-11-20T20:00:00Z");
	from_is("7 days 20:00 UTC; off Sat", 1, "2026-11-20T21:17:00Z",
		"2026-11-22T20:00:00Z");
	from_is("2 days 20:00 UTC; off Sat,Sun", 1, "2026-11-21T13:31:00Z",
		"2026-11-23T20:00:00Z");
	from_is("Tue,Fri 20:00 UTC", 1, "2026-11-20T20:01:00Z", "2026-11-24T20:00:00Z");
	from_is("2 days 20:00 UTC; phase 2: 1 day 8:00", 2, "2026-11-20T20:01:00Z",
		"2026-11-21T08:00:00Z");
	/* The day is that of the zone. */
	from_is("1 day 20:00 Asia/Kathmandu", 1, "2026-11-20T15:00:00Z",
		"2026-11-21T14:15:00Z");
}
END_TEST

START_TEST(days_count_from_the_day_of_the_last_phase)
{
	next_is("7 days 20:00 UTC", "2026-11-21T09:00:00Z", 0, "2026-11-28T20:00:00Z");
	next_is("1 day 20:00", "2026-11-21T23:00:00Z", 0, "2026-11-22T20:00:00Z");
	/* The day is that of the zone: 23:00 UTC is the 22nd in Kathmandu. */
	next_is("2 days 20:00 Asia/Kathmandu", "2026-11-21T23:00:00Z", 0,
		"2026-11-24T14:15:00Z");
}
END_TEST

START_TEST(phases_have_lengths_of_their_own)
{
	const char *rule =
		"7 days 20:00 UTC; phase 2: 3 days; phase 3,4: Tue,Fri 18:30";

	phase_is(rule, 1, "2026-11-21T09:00:00Z", 0, "2026-11-28T20:00:00Z");
	phase_is(rule, 2, "2026-11-21T09:00:00Z", 0, "2026-11-24T20:00:00Z");
	phase_is(rule, 3, "2026-11-21T09:00:00Z", 0, "2026-11-24T18:30:00Z");
	phase_is(rule, 4, "2026-11-24T19:00:00Z", 0, "2026-11-27T18:30:00Z");
	phase_is(rule, 5, "2026-11-21T09:00:00Z", 0, "2026-11-28T20:00:00Z");
}
END_TEST

/* Days off ------------------------------------------------------------------ */

START_TEST(a_deadline_on_a_day_off_moves_to_the_next_day_on_at_the_same_hour)
{
	/* 28 November 2026 is a Saturday. */
	next_is("7 days 20:00 UTC; off Sat,Sun", "2026-11-21T09:00:00Z", 0,
		"2026-11-30T20:00:00Z");
	next_is("7 days 20:00 UTC; off Sat, Sun 2026-11-30", "2026-11-21T09:00:00Z", 0,
		"2026-12-01T20:00:00Z");
	/* Only the day on which it falls counts: not those on the way. */
	next_is("7 days 20:00 UTC; off Sat,Sun", "2026-11-20T09:00:00Z", 0,
		"2026-11-27T20:00:00Z");
	/* Christmas falls off, Fri 25 December: the phase waits into the next year. */
	next_is("Tue,Fri 20:00 Europe/London; off 2026-12-24..2027-01-02",
		"2026-12-23T09:00:00Z", 0, "2027-01-03T20:00:00Z");
	next_is("Tue,Fri 20:00 Europe/London; off 12-24..01-02", "2031-12-25T09:00:00Z",
		0, "2032-01-03T20:00:00Z");
	next_is("7 days 20:00 UTC; off 12-25", "2029-12-18T09:00:00Z", 0,
		"2029-12-26T20:00:00Z");
	/* The day is that of the zone: 12:00 in Auckland is the evening before. */
	next_is("1 day 12:00 Pacific/Auckland; off 2026-06-10", "2026-06-08T23:00:00Z",
		0, "2026-06-11T00:00:00Z");
	/* Tuesday is off; a phase that opens on Wednesday has next Tuesday's deadline,
	 * moved. */
	next_is("Tue 20:00 UTC; off Tue", "2026-11-25T09:00:00Z", 0,
		"2026-12-02T20:00:00Z");
}
END_TEST

/* Clocks -------------------------------------------------------------------- */

START_TEST(an_hour_that_is_missing_moves_forward_and_one_that_comes_twice_is_the_later)
{
	/* Berlin: 29 March 2026 has no 02:30; 25 October 2026 has it twice. */
	next_is("Sun 02:30 Europe/Berlin", "2026-03-25T00:00:00Z", 0,
		"2026-03-29T01:30:00Z");
	next_is("Sun 02:30 Europe/Berlin", "2026-10-24T00:00:00Z", 0,
		"2026-10-25T01:30:00Z");
	/* London: at 01:00 UTC, on 29 March and 25 October. */
	next_is("Sun 01:30 Europe/London", "2026-03-25T00:00:00Z", 0,
		"2026-03-29T01:30:00Z"); /* 02:30 there */
	next_is("Sun 01:30 Europe/London", "2026-10-24T00:00:00Z", 0,
		"2026-10-25T01:30:00Z"); /* the second */
	/* New York: 8 March has no 02:30, 1 November has 01:30 twice. */
	next_is("Sun 02:30 America/New_York", "2026-03-05T00:00:00Z", 0,
		"2026-03-08T07:30:00Z"); /* 03:30 there */
	next_is("Sun 01:30 America/New_York", "2026-10-30T00:00:00Z", 0,
		"2026-11-01T06:30:00Z");
	/* Lord Howe puts its clock by half an hour: 02:00 to 02:30 on 4 October 2026,
	 * 02:00 back to 01:30 on 5 April. */
	next_is("Sun 02:15 Australia/Lord_Howe", "2026-10-01T00:00:00Z", 0,
		"2026-10-03T15:45:00Z"); /* 02:45 there */
	next_is("Sun 01:45 Australia/Lord_Howe", "2026-04-01T00:00:00Z", 0,
		"2026-04-04T15:15:00Z");
}
END_TEST

START_TEST(the_hour_stays_when_the_clock_is_put_forward_or_back)
{
	/* 20:00 is 20:00 in the week before and in the week after. */
	next_is("7 days 20:00 Europe/London", "2026-03-26T21:00:00Z", 0,
		"2026-04-02T19:00:00Z");
	next_is("7 days 20:00 Europe/London", "2026-10-22T21:00:00Z", 0,
		"2026-10-29T20:00:00Z");
	next_is("7 days 20:00 America/New_York", "2026-03-04T12:00:00Z", 0,
		"2026-03-12T00:00:00Z");
	next_is("7 days 20:00 America/New_York", "2026-10-28T12:00:00Z", 0,
		"2026-11-05T01:00:00Z");
	next_is("1 day 20:00 Australia/Lord_Howe", "2026-10-03T09:00:00Z", 0,
		"2026-10-04T09:00:00Z");
	next_is("1 day 20:00 Asia/Kathmandu", "2026-11-21T09:00:00Z", 0,
		"2026-11-22T14:15:00Z");
}
END_TEST

START_TEST(leap_days_and_new_years_are_days_like_others)
{
	next_is("1 day 20:00 UTC", "2028-02-28T09:00:00Z", 0, "2028-02-29T20:00:00Z");
	next_is("2 days 20:00 UTC", "2028-02-28T09:00:00Z", 0, "2028-03-01T20:00:00Z");
	next_is("1 day 20:00 UTC", "2027-02-28T09:00:00Z", 0, "2027-03-01T20:00:00Z");
	/* 29 February 2028 is a Tuesday. */
	next_is("Tue 20:00 Europe/London", "2028-02-25T09:00:00Z", 0,
		"2028-02-29T20:00:00Z");
	next_is("1 day 20:00 UTC; off 02-29", "2028-02-28T09:00:00Z", 0,
		"2028-03-01T20:00:00Z");
	next_is("7 days 20:00 UTC", "2026-12-28T09:00:00Z", 0, "2027-01-04T20:00:00Z");
	next_is("1 day 00:00 UTC", "2026-12-31T09:00:00Z", 0, "2027-01-01T00:00:00Z");
	/* It is the new year in Kathmandu at 18:15 UTC. */
	next_is("1 day 01:00 Asia/Kathmandu", "2026-12-31T18:30:00Z", 0,
		"2027-01-01T19:15:00Z");
}
END_TEST

/* Texts that are not rules ---------------------------------------------------- */

START_TEST(a_bad_rule_is_told_by_its_word_with_one_that_would_be_right)
{
	static const struct {
		const char *rule, *word;
	} bad[] = {
		{"", "missing"},
		{"Tue", "hour is missing"},
		{"Tue 25:00 UTC", "'25:00' (character 5"},
		{"Tue 20:0 UTC", "'20:0'"},
		{"Tue,Tuu 20:00 UTC", "'Tuu' (character 5"},
		{"0 days 20:00 UTC", "'0'"},
		{"61 days 20:00 UTC", "'61'"},
		{"7 weeks 20:00 UTC", "'weeks'"},
		{"Tue 20:00 UTC please", "'please'"},
		{"Tue 20:00 Mars/Base", "'Mars/Base' (character 11"},
		{"Tue 20:00 Europe", "'Europe'"},
		{"Tue 20:00 UTC; phase 2: 3 weeks", "'weeks'"},
		{"Tue 20:00 UTC; phase 2 3 days", "colon"},
		{"Tue 20:00 UTC; phase x: 3 days", "'x'"},
		{"Tue 20:00 UTC; phase 2: 3 days; phase 2: 4 days", "already"},
		{"Tue 20:00 UTC; phase 2: 3 days 20:00 Europe/Paris",
		 "second time zone"},
		{"Tue 20:00 UTC; of Sun", "'of'"},
		{"Tue 20:00 UTC; off", "which days"},
		{"Tue 20:00 UTC; off Sum", "'Sum'"},
		{"Tue 20:00 UTC; off 2026-02-29", "'2026-02-29'"},
		{"Tue 20:00 UTC; off 24-12", "'24-12'"},
		{"Tue 20:00 UTC; off 2026-12-24..12-31", "'12-31'"},
		{"Tue 20:00 UTC; off 2027-01-02..2026-12-24", "ends before"},
		{"Tue 20:00 UTC; off Mon,Tue,Wed,Thu,Fri,Sat,Sun",
		 "no day that is not off"},
		{"Tue 20:00 UTC; at least a day", "'a'"},
		{"Tue 20:00 ../../etc/passwd", "'../../etc"},
	};
	struct deadlines d;
	struct err err;

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		ck_assert_msg(!deadlines_read(str_of(bad[i].rule), &d, &err), "%s",
			      bad[i].rule);
		ck_assert_int_eq(err.kind, ERR_REFUSED);
		ck_assert_msg(strstr(err.text, "7 days 20:00 UTC") != NULL, "%s",
			      err.text);
		ck_assert_msg(strstr(err.text, bad[i].word) != NULL, "%s: %s",
			      bad[i].rule, err.text);
	}
}
END_TEST

/* Days in a letter ---------------------------------------------------------- */

/* `today` is Saturday 21 November 2026. */
static void span_is(const char *text, const char *expected)
{
	struct arena *a = arena_create();
	int64_t from, to, today = day_of_date((struct date){2026, 11, 21});
	struct str found = STR("none");

	if (day_read_span(a, str_of(text), today, &from, &to)) {
		struct date f = day_date(from), t = day_date(to);
		found = str_printf(a, "%04d-%02d-%02d %04d-%02d-%02d", f.year, f.month,
				   f.day, t.year, t.month, t.day);
	}
	ck_assert_msg(str_is(found, expected), "%s: %.*s, not %s", text, STR_ARG(found),
		      expected);
	arena_destroy(a);
}

START_TEST(days_are_read_as_people_write_them)
{
	span_is("2026-12-02 to 2026-12-04", "2026-12-02 2026-12-04");
	span_is("2026-12-02..2026-12-04", "2026-12-02 2026-12-04");
	span_is("2 Dec to 4 Dec", "2026-12-02 2026-12-04");
	span_is("2 to 4 Dec", "2026-12-02 2026-12-04");
	span_is("2-4 Dec", "2026-12-02 2026-12-04");
	span_is("Dec 2 to 4", "2026-12-02 2026-12-04");
	span_is("from 2nd December until 4th December.", "2026-12-02 2026-12-04");
	span_is("26 Nov", "2026-11-26 2026-11-26");
	span_is("26 Nov 2027", "2027-11-26 2027-11-26");
	span_is("Thu", "2026-11-26 2026-11-26");
	span_is("Sat", "2026-11-21 2026-11-21");
	span_is("thursday till sunday", "2026-11-26 2026-11-29");
	span_is("Fri to Mon", "2026-11-27 2026-11-30");
	span_is("tomorrow", "2026-11-22 2026-11-22");
	span_is("today to 23 Nov", "2026-11-21 2026-11-23");
	span_is("30 Dec to 2 Jan", "2026-12-30 2027-01-02");
	span_is("30 Dec \xe2\x80\x93 2 Jan", "2026-12-30 2027-01-02");
	span_is("2 Jan", "2027-01-02 2027-01-02");
	/* A day that has just passed is this year's, not next year's. */
	span_is("20 Nov", "2026-11-20 2026-11-20");
	span_is("2026-12-02 to 4", "2026-12-02 2026-12-04");
	span_is("29 Feb", "2028-02-29 2028-02-29");
}
END_TEST

START_TEST(what_is_no_day_is_none)
{
	static const char *const bad[] = {
		"",           "soon",           "31 Nov",      "29 Feb 2027",
		"2026-13-01", "2026-02-30",     "2",           "Dec",
		"2 Dec to",   "2 Dec to later", "2 Dec 4 Dec", "Decade 2",
		"Thump",      "0 Dec",          "from"};

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		span_is(bad[i], "none");
}
END_TEST

START_TEST(days_are_told_in_short)
{
	struct arena *a = arena_create();
	int64_t d = day_of_date((struct date){2026, 12, 2});

	ck_assert(str_is(day_span_text(a, d, d), "2 Dec"));
	ck_assert(str_is(day_span_text(a, d, d + 2), "2-4 Dec"));
	ck_assert(str_is(day_span_text(a, d + 28, d + 31), "30 Dec-2 Jan"));
	ck_assert_int_eq(day_weekday(d), 3);
	ck_assert_int_eq(day_weekday(0), 4);
	/* The day begins where the zone says. */
	ck_assert_int_eq(day_in_zone(at("2026-12-01T23:30:00Z"), "Europe/Berlin"), d);
	ck_assert_int_eq(day_in_zone(at("2026-12-02T03:00:00Z"), "America/New_York"),
			 d - 1);
	arena_destroy(a);
}
END_TEST

/* The C library counts the same days; leap years are those of the Gregorian calendar. */
START_TEST(a_date_is_a_day_and_a_day_is_a_date)
{
	ck_assert_int_eq(day_of_date((struct date){1970, 1, 1}), 0);
	ck_assert_int_eq(day_of_date((struct date){1969, 12, 31}), -1);
	ck_assert_int_eq(day_of_date((struct date){2000, 3, 1}), 11017);
	for (int64_t day = -800000; day < 800000; day += 7) {
		struct date d = day_date(day);
		ck_assert_int_eq(day_of_date(d), day);
		ck_assert(date_is(d) == (d.year >= 1970));
	}
	ck_assert(date_is((struct date){2000, 2, 29}));
	ck_assert(date_is((struct date){2028, 2, 29}));
	ck_assert(!date_is((struct date){2100, 2, 29}));
	ck_assert(!date_is((struct date){2026, 2, 29}));
	ck_assert(!date_is((struct date){2026, 4, 31}));
	ck_assert(!date_is((struct date){2026, 13, 1}));
	ck_assert(!date_is((struct date){2026, 0, 1}));
	ck_assert(!date_is((struct date){2026, 1, 0}));
	ck_assert(!date_is((struct date){10000, 1, 1}));
}
END_TEST

/* Christmas 2026 is a Friday; the days off of the house come beside those of the rule. */
START_TEST(a_list_of_days_off_is_added_to_a_rule)
{
	static const struct {
		const char *list, *expected;
	} cases[] = {
		{"", "2026-12-25T20:00:00Z"},
		{"12-25", "2026-12-26T20:00:00Z"},
		{"12-24..12-26", "2026-12-28T20:00:00Z"},
		{"Fri, Sat", "2026-12-28T20:00:00Z"},
		{"2026-12-25..2027-01-01", "2027-01-02T20:00:00Z"},
		{"2027-12-25", "2026-12-25T20:00:00Z"},
	};
	struct deadlines d;
	struct err err;
	char found[CLOCK_ISO_MAX];

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		ck_assert(deadlines_read(STR("Tue,Fri 20:00 UTC; off Sun"), &d, &err));
		ck_assert(deadlines_add_off(str_of(cases[i].list), &d, &err));
		int64_t utc = deadlines_next(&d, 1, at("2026-12-23T09:00:00Z"), 0);
		clock_iso(utc, found);
		ck_assert_str_eq(found, cases[i].expected);
		ck_assert(!deadlines_off_at(&d, utc));
		ck_assert(deadlines_off_at(&d, at("2026-12-27T09:00:00Z")));
	}
}
END_TEST

START_TEST(a_wrong_list_of_days_off_is_told_by_its_word)
{
	struct err err;

	ck_assert(!deadlines_add_off(STR("12-24..1-2"), NULL, &err));
	ck_assert_str_eq(
		err.text,
		"'1-2' (character 8 of the list of days) does not end a span of days, like 2026-12-24..2027-01-02; write \"Sun, 12-24..01-02, 2027-04-05\"");
	ck_assert(!deadlines_add_off(STR("Xmas"), NULL, &err));
	ck_assert(!deadlines_add_off(STR("Sun,Mon,Tue,Wed,Thu,Fri,Sat"), NULL, &err));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("deadlines");
	TCase *t = tcase_create("deadlines");

	tcase_add_test(t, a_deadline_that_moves_comes_to_the_next_one_of_the_rule);
	tcase_add_test(t, weekdays_find_the_next_of_them_in_the_zone);
	tcase_add_test(t, a_phase_that_opens_just_before_a_weekday_gets_the_next_one);
	tcase_add_test(t, days_count_from_the_day_of_the_last_phase);
	tcase_add_test(t, phases_have_lengths_of_their_own);
	tcase_add_test(
		t, a_deadline_on_a_day_off_moves_to_the_next_day_on_at_the_same_hour);
	tcase_add_test(
		t,
		an_hour_that_is_missing_moves_forward_and_one_that_comes_twice_is_the_later);
	tcase_add_test(t, the_hour_stays_when_the_clock_is_put_forward_or_back);
	tcase_add_test(t, leap_days_and_new_years_are_days_like_others);
	tcase_add_test(t, a_bad_rule_is_told_by_its_word_with_one_that_would_be_right);
	tcase_add_test(t, days_are_read_as_people_write_them);
	tcase_add_test(t, what_is_no_day_is_none);
	tcase_add_test(t, a_date_is_a_day_and_a_day_is_a_date);
	tcase_add_test(t, days_are_told_in_short);
	tcase_add_test(t, a_list_of_days_off_is_added_to_a_rule);
	tcase_add_test(t, a_wrong_list_of_days_off_is_told_by_its_word);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
