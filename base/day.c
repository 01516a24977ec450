/* Days: see day.h.
 * SPDX-License-Identifier: ISC */
#include "base/day.h"

#include <string.h>
#include <time.h>

#include "base/clock.h"

enum { DAY_S = 24 * 3600, PAST_DAYS = 60 };

/* The calendar ------------------------------------------------------------- */

static int64_t floor_day(int64_t utc)
{
	return utc >= 0 ? utc / DAY_S : -((-utc + DAY_S - 1) / DAY_S);
}

/* By arithmetic alone: timegm may open the file of a zone, which a confined process may
 * not do. */
int64_t day_of_date(struct date d)
{
	int64_t year = d.year - (d.month <= 2); /* it begins in March */
	int64_t era = (year >= 0 ? year : year - 399) / 400;
	int64_t of_era = year - era * 400;
	int64_t day = (153 * (d.month + (d.month > 2 ? -3 : 9)) + 2) / 5 + d.day - 1;

	return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + day - 719468;
}

struct date day_date(int64_t day)
{
	struct tm tm;
	time_t t = (time_t)(day * DAY_S);

	gmtime_r(&t, &tm);
	return (struct date){tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday};
}

int day_weekday(int64_t day)
{
	return (int)(((day + 4) % 7 + 7) % 7);
}

bool date_is(struct date d)
{
	static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	bool leap = (d.year % 4 == 0 && d.year % 100 != 0) || d.year % 400 == 0;

	return d.year >= 1970 && d.year <= 9999 && d.month >= 1 && d.month <= 12 &&
	       d.day >= 1 && d.day <= days[d.month - 1] + (d.month == 2 && leap);
}

/* In a zone ---------------------------------------------------------------- */

/* Seconds by which local time is ahead; inside the zone. */
static int64_t offset_at(int64_t utc)
{
	struct tm tm;
	time_t t = (time_t)utc;

	localtime_r(&t, &tm);
	return tm.tm_gmtoff;
}

int64_t day_in_zone(int64_t utc, const char *zone)
{
	char *was = clock_zone_enter(zone);
	int64_t day = floor_day(utc + offset_at(utc));

	clock_zone_leave(was);
	return day;
}

int day_moments(int64_t day, int hour, int minute, const char *zone, int64_t at[2])
{
	int64_t local = day * DAY_S + hour * 3600 + minute * 60;
	char *was = clock_zone_enter(zone);
	/* The clock may be put forward or back once in two days: with the offset before
	 * and the one after it, a local time has one moment, two or none. */
	int64_t before = local - offset_at(local - DAY_S),
		after = local - offset_at(local + DAY_S);
	bool is_before = before + offset_at(before) == local,
	     is_after = after + offset_at(after) == local;

	clock_zone_leave(was);
	if (is_before && is_after && before != after) {
		at[0] = before < after ? before : after;
		at[1] = before < after ? after : before;
		return 2;
	}
	at[0] = at[1] = is_after ? after : before;
	return is_before || is_after;
}

int64_t day_moment(int64_t day, int hour, int minute, const char *zone)
{
	int64_t at[2];

	return at[day_moments(day, hour, minute, zone, at) == 2];
}

/* Reading times and dates that people write -------------------------------- */

static int name_among(const char *const names[], int n, struct str word)
{
	for (int i = 0; i < n; i++)
		if (word.n >= 3 && str_is(str_slice(word, 0, 3), names[i]))
			return i;
	return -1;
}

/* Every weekday and month begins with its three letters; the letters that follow must
 * belong to it. */
static bool is_whole_name(struct str word)
{
	static const char *const names[] = {
		"Sunday",    "Monday",   "Tuesday",  "Wednesday", "Thursday",
		"Friday",    "Saturday", "January",  "February",  "March",
		"April",     "May",      "June",     "July",      "August",
		"September", "October",  "November", "December"};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (word.n <= strlen(names[i]) &&
		    str_iequal(word, str_slice(str_of(names[i]), 0, word.n)))
			return true;
	return false;
}

int day_month_named(struct str word)
{
	return is_whole_name(word) ? name_among(clock_months, 12, word) : -1;
}

int day_weekday_named(struct str word)
{
	return is_whole_name(word) ? name_among(clock_weekdays, 7, word) : -1;
}

static struct str bare(struct str word)
{
	while (word.n && (word.s[word.n - 1] == ',' || word.s[word.n - 1] == '.' ||
			  word.s[word.n - 1] == ';'))
		word.n--;
	return word;
}

static bool read_number(struct str word, int64_t *n)
{
	if (word.n > 2 && (str_ends(word, "st") || str_ends(word, "nd") ||
			   str_ends(word, "rd") || str_ends(word, "th")))
		word.n -= 2;
	return str_int(word, 1, 31, n);
}

static bool read_iso(struct str word, int64_t *day)
{
	struct str rest = word, year = str_until(&rest, '-'),
		   month = str_until(&rest, '-');
	int64_t y, m, d;

	if (year.n != 4 || !str_int(year, 1970, 9999, &y) ||
	    !str_int(month, 1, 12, &m) || !str_int(rest, 1, 31, &d))
		return false;
	struct date date = {(int)y, (int)m, (int)d};
	*day = day_of_date(date);
	return date_is(date);
}

/* The year in which that day of the year is nearest; only some years have 29 February. */
bool day_near(struct date d, int64_t from, int64_t *day)
{
	d.year = day_date(from).year - 1;
	for (int i = 0; i < 10; i++, d.year++) {
		*day = day_of_date(d);
		if (date_is(d) && *day >= from - PAST_DAYS)
			return true;
	}
	return false;
}

/* "2 Dec", "Dec 2", with or without a year. */
static bool read_day_month(struct str *rest, struct str first, int64_t from,
			   int64_t *day)
{
	struct str after = *rest, second, word, third;
	int64_t n, year;

	if (!str_word(&after, &second))
		return false;
	second = bare(second);
	bool number_first = read_number(first, &n);
	struct str name = number_first ? second : first;
	int month = day_month_named(name);
	if (month < 0 || (!number_first && !read_number(second, &n)))
		return false;
	struct date d = {0, month + 1, (int)n};
	*rest = after;
	if (str_word(&after, &word) && (third = bare(word)).n == 4 &&
	    str_int(third, 1970, 9999, &year)) {
		*rest = after;
		d.year = (int)year;
		*day = day_of_date(d);
		return date_is(d);
	}
	return day_near(d, from, day);
}

bool day_read(struct str *rest, int64_t from, int64_t *day)
{
	struct str after = *rest, word, keep = *rest;

	if (!str_word(&after, &word))
		return false;
	word = bare(word);
	int weekday = day_weekday_named(word);
	bool found = true;
	if (str_is(word, "today"))
		*day = from;
	else if (str_is(word, "tomorrow"))
		*day = from + 1;
	else if (weekday >= 0)
		*day = from + (weekday - day_weekday(from) + 7) % 7;
	else
		found = read_iso(word, day);
	if (!found)
		found = read_day_month(&after, word, from, day);
	*rest = found ? after : keep;
	return found;
}

/* "2-4 Dec" and "2..4": the dash between two numbers or two ISO dates stands alone from
 * now on; so do other dashes. */
static void part_dashes(struct str text, struct buf *out)
{
	struct str word;

	while (str_word(&text, &word)) {
		struct str dotted = word, right = word;
		size_t dots = str_find(word, STR("..")),
		       dash = str_find(word, STR("\xe2\x80\x93"));
		int64_t ignored;
		if (out->n)
			buf_char(out, ' ');
		if (dots != SIZE_MAX || dash != SIZE_MAX) {
			size_t at = dots != SIZE_MAX ? dots : dash,
			       n = dots != SIZE_MAX ? 2 : 3;
			buf_add(out, str_slice(dotted, 0, at));
			buf_z(out, " to ");
			buf_add(out, str_slice(dotted, at + n, dotted.n));
		} else if (!read_iso(bare(word), &ignored) &&
			   str_find_char(word, '-') != SIZE_MAX) {
			buf_add(out, str_until(&right, '-'));
			buf_z(out, " to ");
			buf_add(out, right);
		} else {
			buf_add(out, word);
		}
	}
}

static bool is_to(struct str word)
{
	return str_is(word, "to") || str_is(word, "until") || str_is(word, "till") ||
	       str_is(word, "through");
}

/* "2 to 4 Dec": the month is at the end. */
static bool read_short_span(struct str s, int64_t today, int64_t *from, int64_t *to)
{
	struct str first, word;
	int64_t n;

	if (!str_word(&s, &first) || !read_number(bare(first), &n) ||
	    !str_word(&s, &word) || !is_to(word) || !day_read(&s, today, to) ||
	    str_trim(s).n)
		return false;
	struct date d = day_date(*to);
	d.day = (int)n;
	*from = day_of_date(d);
	return date_is(d);
}

bool day_read_span(struct arena *a, struct str s, int64_t today, int64_t *from,
		   int64_t *to)
{
	struct buf text = buf_in(a);
	struct str word, rest;
	int64_t n;

	part_dashes(s, &text);
	s = rest = buf_str(&text);
	if (str_word(&rest, &word) && str_is(word, "from"))
		s = rest;
	if (read_short_span(s, today, from, to))
		return true;
	if (!day_read(&s, today, from))
		return false;
	*to = *from;
	if (!str_word(&s, &word))
		return true;
	if (!is_to(word))
		return false;
	if (read_number(str_trim(s), &n)) { /* "Dec 2 to 4" */
		struct date d = day_date(*from);
		d.day = (int)n;
		*to = day_of_date(d);
		return date_is(d);
	}
	return day_read(&s, *from > today ? *from : today, to) && !str_trim(s).n;
}

/* In words ----------------------------------------------------------------- */

struct str day_text(struct arena *a, int64_t day)
{
	struct date d = day_date(day);

	return str_printf(a, "%d %s", d.day, clock_months[d.month - 1]);
}

struct str day_span_text(struct arena *a, int64_t from, int64_t to)
{
	struct date first = day_date(from), last = day_date(to);
	struct str end = day_text(a, to);

	if (from == to)
		return end;
	if (first.month == last.month && first.year == last.year)
		return str_printf(a, "%d-%.*s", first.day, STR_ARG(end));
	return str_printf(a, "%.*s-%.*s", STR_MADE(a, day_text(a, from)), STR_ARG(end));
}
