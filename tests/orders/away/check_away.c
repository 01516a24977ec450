/* Sentences of people who are away, and of people who are not.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

#include "base/arena.h"
#include "base/day.h"
#include "orders/away.h"

/* `today` is Tuesday 1 December 2026. */
static int64_t today(void)
{
	return day_of_date((struct date){2026, 12, 1});
}

static struct str dated(struct arena *a, int64_t from, int64_t to)
{
	struct date f = day_date(from), t = day_date(to);

	return str_printf(a, "%04d-%02d-%02d %04d-%02d-%02d", f.year, f.month, f.day,
			  t.year, t.month, t.day);
}

static struct str shown(struct arena *a, const struct away_days *d)
{
	switch (d->kind) {
	case AWAY_NONE:
		return STR("none");
	case AWAY_SPAN:
		return dated(a, d->from, d->to);
	case AWAY_NO_END:
		return str_printf(
			a, "from %.*s",
			STR_MADE(a, str_slice(dated(a, d->from, d->from), 0, 10)));
	case AWAY_EITHER:
		return str_printf(a, "%.*s or %.*s",
				  STR_MADE(a, dated(a, d->from, d->to)),
				  STR_MADE(a, dated(a, d->other_from, d->other_to)));
	case AWAY_UNCLEAR:
		break;
	}
	return STR("unclear");
}

/* All sentences of a test are told, not only the first that is wrong. */
static int n_wrong;

static void compare(const char *text, struct str found, const char *expected)
{
	if (str_is(found, expected))
		return;
	n_wrong++;
	fprintf(stderr, "%s: %.*s, not %s\n", text, STR_ARG(found), expected);
}

static void days_are(const char *text, const char *expected)
{
	struct arena *a = arena_create();
	struct away_days d = away_days(str_of(text), today());
	struct str found = shown(a, &d);

	compare(text, found, expected);
	arena_destroy(a);
}

static void says(const char *text, const char *expected)
{
	struct arena *a = arena_create();
	struct away_days d;
	struct str found = STR("nothing");

	if (away_is_said(str_of(text), today(), &d))
		found = shown(a, &d);
	compare(text, found, expected);
	arena_destroy(a);
}

#define TEN_TO_14 "2026-12-10 2026-12-14"

START_TEST(days_in_all_spellings)
{
	static const char *const same[] = {
		"10-14 Dec",
		"10 - 14 Dec",
		"10\342\200\22314 December",
		"10 Dec-14 Dec",
		"Dec 10-14",
		"Dec. 10 - Dec. 14",
		"December 10 to 14",
		"10 to 14 December",
		"from 10 to 14 December",
		"from the 10th to the 14th of December",
		"10 December to the 14th",
		"between 10 and 14 December",
		"between the 10th and the 14th of December",
		"10th through 14th December, 2026",
		"December 10th until December 14th",
		"Thu 10 Dec - Mon 14 Dec",
		"Thursday, 10 December to Monday, 14 December 2026",
		"2026-12-10 to 2026-12-14",
		"2026-12-10..2026-12-14",
		"2026-12-10 - 2026-12-14",
		"2026/12/10 to 2026/12/14",
		"10.12. - 14.12.",
		"10.-14.12.",
		"10.12.2026-14.12.2026",
		"10/12 - 14/12",
		"12/10 - 12/14",
		"10/12/2026 to 14/12/2026",
		"10/12/26 to 14/12/26",
		"from the 10th to the 14th",
		"5 days from 10 December",
		"for five days from 10 Dec",
		"from 10 Dec for 5 days",
		"from 10 Dec, back on the 15th",
		"10-14 Dec, back on 15 Dec",
		"from Thursday 10 December up to and including the 14th"};

	for (size_t i = 0; i < sizeof same / sizeof *same; i++)
		days_are(same[i], TEN_TO_14);
	ck_assert_int_eq(n_wrong, 0);
}
END_TEST

START_TEST(days_that_count_from_today)
{
	days_are("today", "2026-12-01 2026-12-01");
	days_are("tomorrow", "2026-12-02 2026-12-02");
	days_are("the day after tomorrow", "2026-12-03 2026-12-03");
	days_are("on Friday", "2026-12-04 2026-12-04");
	days_are("until Friday", "2026-12-01 2026-12-04");
	days_are("till the 14th", "2026-12-01 2026-12-14");
	days_are("until 14 Dec", "2026-12-01 2026-12-14");
	days_are("from tomorrow until Friday", "2026-12-02 2026-12-04");
	days_are("Thu to Sun", "2026-12-03 2026-12-06");
	days_are("Friday to Friday", "2026-12-04 2026-12-11");
	days_are("Thursday and Friday", "2026-12-03 2026-12-04");
	days_are("next Friday", "2026-12-11 2026-12-11");
	days_are("Friday next week", "2026-12-11 2026-12-11");
	days_are("next week", "2026-12-07 2026-12-13");
	days_are("all of next week", "2026-12-07 2026-12-13");
	days_are("the week after next", "2026-12-14 2026-12-20");
	days_are("this week", "2026-12-01 2026-12-06");
	days_are("over the weekend", "2026-12-05 2026-12-06");
	days_are("next weekend", "2026-12-12 2026-12-13");
	days_are("for a week", "2026-12-01 2026-12-07");
	days_are("for the next two weeks", "2026-12-01 2026-12-14");
	days_are("for 3 days from tomorrow", "2026-12-02 2026-12-04");
	days_are("back on Monday", "2026-12-01 2026-12-06");
	days_are("not back before Monday", "2026-12-01 2026-12-06");
	days_are("back from my holiday on 15 December", "2026-12-01 2026-12-14");
	ck_assert_int_eq(n_wrong, 0);
}
END_TEST

START_TEST(years_turn)
{
	days_are("28 Dec to 3 Jan", "2026-12-28 2027-01-03");
	days_are("28 Dec - 3 Jan 2027", "2026-12-28 2027-01-03");
	days_are("from the 28th to 3 January", "2026-12-28 2027-01-03");
	days_are("28 Dec to the 3rd", "2026-12-28 2027-01-03");
	days_are("28/12 to 3/1", "2026-12-28 2027-01-03");
	days_are("2-9 Jan", "2027-01-02 2027-01-09");
	days_are("20-28 Nov", "2026-11-20 2026-11-28"); /* the nearest one is past */
	ck_assert_int_eq(n_wrong, 0);
}
END_TEST

START_TEST(days_that_are_not_clear)
{
	days_are("14 Dec to 10 Dec", "2026-12-14 2026-12-10");
	days_are("14-10 Dec", "2026-12-14 2026-12-10");
	days_are("Dec 14-10", "2026-12-14 2026-12-10");
	days_are("from tomorrow", "from 2026-12-02");
	days_are("from 10 December on", "from 2026-12-10");
	days_are("10 December onwards", "from 2026-12-10");
	days_are("starting on Friday", "from 2026-12-04");
	days_are("2/3", "2027-03-02 2027-03-02 or 2027-02-03 2027-02-03");
	days_are("10/12", "2026-12-10 2026-12-10"); /* 12 October is past */
	days_are("5/12 - 6/12", "2026-12-05 2026-12-06 or 2027-05-12 2027-06-12");
	days_are("12/12", "2026-12-12 2026-12-12");
	days_are("24/12", "2026-12-24 2026-12-24");
	days_are("12/24", "2026-12-24 2026-12-24");
	days_are("Friday 10 December", "unclear"); /* it is a Thursday */
	days_are("31 November", "unclear");
	days_are("10-14", "none");
	days_are("tomorrow 10:00-14:00", "unclear");
	days_are("10 Dec, 12 Dec and 14 Dec", "unclear");
	days_are("Thursday and Saturday", "unclear");
	days_are("next week until the 20th", "unclear");
	days_are("some day soon", "none");
	days_are("", "none");
	days_are("99999999999999999999 Dec to 0 Jan", "none");
	ck_assert_int_eq(n_wrong, 0);
}
END_TEST

START_TEST(people_say_that_they_are_away)
{
	static const char *const same[] = {
		"Sorry, I am on holiday 10-14 Dec",
		"holiday 10-14 Dec",
		"Holiday: 10-14 Dec!",
		"I'm away from 10 December to the 14th",
		"I\xe2\x80\x99m away 10-14 Dec.",
		"I will be away from 10 Dec to 14 Dec, sorry for that",
		"Out of office 10 Dec - 14 Dec",
		"vacation 10 Dec to 14 Dec",
		"From the 10th to the 14th of December I'm on vacation",
		"10-14 Dec: holiday",
		"10-14 December I'm away",
		"We are abroad between 10 and 14 December",
		"I'll be travelling from 10 December until 14 December",
		"I won't be available 10-14 Dec",
		"I can't play from 10 to 14 December",
		"I cannot send my orders between the 10th and the 14th of December",
		"I have no internet from 10 Dec to 14 Dec",
		"I'm without internet 10-14 Dec",
		"My holiday is from 10 to 14 December",
		"Just to let you know that I'm away 10-14 Dec",
		"Please note: I'm on a business trip 10-14 Dec",
		"Hi all, I'm off 10-14 Dec",
		"I'm going to be away 10-14 Dec",
		"I go on holiday from 10 to 14 December",
		"Can we wait, as I am away 10-14 Dec?",
		"I may be away 10-14 Dec",
		"absent 10-14 Dec, in the mountains",
		"I'm not available 10-14 Dec",
		"I'm in Rome on holiday from 10 Dec to 14 Dec",
		"I have a short holiday from 10 Dec to 14 Dec",
		"By the way, I'm on holiday from 10 to 14 December, no internet there.",
		"I am away 10-14 Dec and don't have any internet there",
		"Away 10-14 Dec, no phone, no computer",
		"I'm out of town from the 10th, back on the 15th of December"};

	for (size_t i = 0; i < sizeof same / sizeof *same; i++)
		says(same[i], TEN_TO_14);
	says("away next week", "2026-12-07 2026-12-13");
	says("I'm away next week", "2026-12-07 2026-12-13");
	says("Next week I'm away.", "2026-12-07 2026-12-13");
	says("out of office until Friday", "2026-12-01 2026-12-04");
	says("back on Monday", "2026-12-01 2026-12-06");
	says("I'll be back on Monday", "2026-12-01 2026-12-06");
	says("I won't be back until Monday", "2026-12-01 2026-12-06");
	says("I return on 15 December", "2026-12-01 2026-12-14");
	says("I'm away from tomorrow", "from 2026-12-02");
	says("I am on holiday", "none");
	says("holiday 14 Dec to 10 Dec", "2026-12-14 2026-12-10");
	says("vacation 24 Nov to 26 Nov", "2026-11-24 2026-11-26");
	ck_assert_int_eq(n_wrong, 0);
}
END_TEST

/* Nobody is asked whether they are away by words about others, about the past, or about something else. */
/* Each way to say it with each way to say when, and with words around both. */
START_TEST(every_way_to_be_away_goes_with_every_way_to_say_when)
{
	static const char *const ways[] = {
		"I'm away",
		"I am away",
		"I'll be away",
		"I will be away",
		"I'm on holiday",
		"I'll be gone",
		"I'm travelling",
		"I am out of town",
		"On vacation",
		"Away",
		"We're abroad",
		"I can't play",
		"I won't be able to play",
		"Won't be able to write",
		"No internet",
		"I'll be in hospital",
		"My holiday:",
		"I am not available",
		"Out of office",
	};
	static const char *const when[] = {
		"from 10 December to 14 December",
		"10-14 December",
		"from 10 to 14 December",
		"between 10 December and 14 December",
		"10 Dec to 14 Dec",
		"from Dec 10 to Dec 14",
		"10th to 14th December",
		"from the 10th to the 14th of December",
		"from 10 through 14 December",
		"10 Dec until 14 Dec",
		"from 2026-12-10 to 2026-12-14",
		"from December 10th until December 14th",
		"10.12. - 14.12.",
		"from Thu 10 Dec to Mon 14 Dec",
	};
	static const char *const around[][2] = {
		{"", "."},
		{"", ", sorry."},
		{"Sorry, ", "."},
		{"Hi all, ", "!"},
		{"Please note: ", "."},
		{"", " (holiday)."},
		{"", " with the family."},
	};
	char text[200];

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		for (size_t k = 0; k < sizeof when / sizeof *when; k++)
			for (size_t w = 0; w < sizeof around / sizeof *around; w++) {
				snprintf(text, sizeof text, "%s%s %s%s", around[w][0],
					 ways[i], when[k], around[w][1]);
				says(text, TEN_TO_14);
			}
	ck_assert_int_eq(n_wrong, 0);
}
END_TEST

START_TEST(other_sentences_say_nothing_of_it)
{
	static const char *const others[] = {
		"Bob is on holiday 10-14 Dec",
		"Bob is away next week",
		"Bob away next week",
		"I hear that Bob will be away next week",
		"He's away until Friday",
		"My wife is away next week",
		"my son has a holiday 10-14 Dec",
		"Is Green on vacation until Friday?",
		"Are you away next week?",
		"When are you back on Monday?",
		"Enjoy your holiday next week!",
		"Have a nice holiday 10-14 Dec",
		"Happy holidays until 3 January",
		"I was away 10-14 Nov",
		"I was on holiday until yesterday",
		"I had a holiday from 10 to 14 Nov",
		"I have been away from 10 to 14 Nov",
		"I went on vacation last week",
		"I'm back from my holiday",
		"I'm back",
		"I'm not away next week",
		"I won't be away 10-14 Dec",
		"I'm not on holiday 10-14 Dec after all",
		"no holiday 10-14 Dec",
		"I don't have a holiday 10-14 Dec",
		"My holiday 10-14 Dec is cancelled",
		"If I were away next week, who would play?",
		"I would be away next week",
		"attack blue 3 with 2 from 1",
		"Keep 3 away from Red 2 until Friday",
		"Go away until Friday",
		"card 10 in c1, 14 in c2",
		"ally green in c1 with 2 from 1 on Friday",
		"I'll take back Blue 3 on Monday",
		"send 10 to the 14th",
		"Our alliance is off until Friday",
		"The deadline is Friday, back to Monday",
		"I go back to Monday's plan",
		"Bob and I are away from each other",
		"release 2 on holiday",
		"move away from Arrakeen on Friday",
		"Please run the phase on Friday",
		"10-14 Dec",
		"next week",
		""};

	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		says(others[i], "nothing");
	ck_assert_int_eq(n_wrong, 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("away");
	TCase *c = tcase_create("away");

	tcase_add_test(c, days_in_all_spellings);
	tcase_add_test(c, days_that_count_from_today);
	tcase_add_test(c, years_turn);
	tcase_add_test(c, days_that_are_not_clear);
	tcase_add_test(c, people_say_that_they_are_away);
	tcase_add_test(c, every_way_to_be_away_goes_with_every_way_to_say_when);
	tcase_add_test(c, other_sentences_say_nothing_of_it);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
