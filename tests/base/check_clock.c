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
	ck_assert(str_equal(clock_date(a, t), STR("Thu 26 Nov")));
	ck_assert(str_equal(clock_whole(a, t, "Europe/Berlin"),
			    STR("Thu 26 Nov 2026 21:00 CET")));
	/* The year and the day are those of the zone. */
	ck_assert(str_equal(clock_whole(a, at("2026-12-31T23:30:00Z"), "Europe/Berlin"),
			    STR("Fri 1 Jan 2027 00:30 CET")));
	ck_assert(str_equal(clock_whole(a, t, "UTC"), clock_long(a, t)));
	ck_assert(str_equal(clock_whole(a, t, "Europe/Atlantis"), clock_long(a, t)));
	ck_assert(str_equal(clock_whole(a, t, NULL), clock_long(a, t)));
	ck_assert(str_equal(clock_in_zone(a, t, "Europe/Berlin"), STR("Thu 21:00")));
	ck_assert_uint_eq(clock_in_zone(a, t, "Europe/Atlantis").n, 0);
	ck_assert(str_equal(clock_span(a, 6 * 86400 + 2 * 3600 + 59), STR("6 d 2 h")));
	ck_assert(str_equal(clock_span(a, 90 * 60), STR("1 h 30 min")));
	ck_assert(str_equal(clock_span(a, -5), STR("0 min")));
	arena_destroy(a);
}
END_TEST

START_TEST(a_zone_is_a_file_of_a_zone)
{
	ck_assert(clock_is_zone("UTC") && clock_is_zone("America/New_York"));
	ck_assert(!clock_is_zone("Europe"));   /* a folder */
	ck_assert(!clock_is_zone("zone.tab")); /* a list */
	ck_assert(!clock_is_zone("../../etc/passwd") && !clock_is_zone(""));
}
END_TEST

static bool means(const char *words, const char *zone)
{
	struct arena *a = arena_create();
	const char *found = clock_zone_meant(a, str_of(words));
	bool is = found && zone ? strcmp(found, zone) == 0 : found == zone;

	arena_destroy(a);
	return is;
}

START_TEST(a_zone_is_known_by_its_city)
{
	ck_assert(means("berlin", "Europe/Berlin"));
	ck_assert(means("London time", "Europe/London"));
	ck_assert(means("new york", "America/New_York"));
	ck_assert(means("europe/london", "Europe/London"));
	ck_assert(means("buenos aires", "America/Argentina/Buenos_Aires"));
	ck_assert(means("Port-au-Prince", "America/Port-au-Prince"));
	ck_assert(means("dar es salaam", "Africa/Dar_es_Salaam"));
	ck_assert(means("OSLO", "Europe/Oslo"));
	ck_assert(means(" Asia/Tokyo ", "Asia/Tokyo"));
	ck_assert(means("UTC", "UTC") && means("utc", "UTC") && means("gmt", "UTC"));
	ck_assert(means("Atlantis", NULL) && means("", NULL) && means("time", NULL));
	ck_assert(means("../../etc/passwd", NULL) && means("Europe", NULL));
	ck_assert(means("berlin or london", NULL));
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
	ck_assert_str_eq(
		text,
		"1970-01-01T00:00:00Z info event=verdict in=812 from=\"a\\x0ab=\\\"c\\\"\"\n");
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
	tcase_add_test(t, a_zone_is_a_file_of_a_zone);
	tcase_add_test(t, a_zone_is_known_by_its_city);
	tcase_add_test(t, a_log_line_escapes_what_could_forge_another);
	tcase_add_test(t, an_error_gathers_context_on_its_way_up);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
