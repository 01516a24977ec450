/* One day: see day.h.
 * SPDX-License-Identifier: ISC */
#include "orders/away/day.h"

#include "base/day.h"

enum { MONTHS = 12, DAYS = 31, WEEK = 7 };

static int number_at(const struct away_words *w, int i)
{
	return i < w->n ? w->w[i].number : -1;
}

static bool is_day(int n)
{
	return n >= 1 && n <= DAYS;
}

static bool is_year(int n)
{
	return n >= 1970 && n <= 9999;
}

static bool is_sign(const struct away_words *w, int i, const char *sign)
{
	return i < w->n && w->w[i].glued && str_is(w->w[i].text, sign);
}

static int month_at(const struct away_words *w, int i)
{
	return i < w->n ? day_month_named(w->w[i].text) + 1 : 0;
}

/* "the sun" and "sat" are words as well; a full name, or a short one behind such a word, is a day. */
static int weekday_at(const struct away_words *w, int i)
{
	int day = i < w->n ? day_weekday_named(w->w[i].text) : -1;

	return day >= 0 && away_any(w, i - 1, "the") ? -1 : day;
}

/* ", 2026" behind a day and its month. */
static int take_year(const struct away_words *w, int i, struct said_day *d)
{
	int at = i + (i < w->n && str_is(w->w[i].text, ","));

	if (!is_year(number_at(w, at)) || w->w[at].ordinal)
		return 0;
	d->year = number_at(w, at);
	return at + 1 - i;
}

/* "2026-12-10" */
static int read_iso(const struct away_words *w, int i, struct said_day *d)
{
	const char *sign = is_sign(w, i + 1, "-") ? "-" : "/";

	if (!is_year(number_at(w, i)) || !is_sign(w, i + 1, sign) ||
	    !is_sign(w, i + 3, sign) || number_at(w, i + 2) < 1 ||
	    number_at(w, i + 4) < 1)
		return 0;
	*d = (struct said_day){.kind = SAID_DATE,
			       .year = number_at(w, i),
			       .month = number_at(w, i + 2),
			       .day = number_at(w, i + 4),
			       .weekday = -1};
	return 5;
}

/* "26" is 2026. */
static int whole_year(int n)
{
	return n >= 0 && n < 100 ? 2000 + n : n;
}

/* "10/12", "10/12/26", "10.12.", "10.12.2026": with dots the day stands first. */
static int read_numbers(const struct away_words *w, int i, struct said_day *d)
{
	const bool dots = is_sign(w, i + 1, ".");
	const char *sign = dots ? "." : "/";
	int n = 3;

	if (!is_day(number_at(w, i)) || !is_sign(w, i + 1, sign) ||
	    !is_day(number_at(w, i + 2)) || !w->w[i + 2].glued)
		return 0;
	*d = (struct said_day){.kind = SAID_DATE,
			       .day = number_at(w, i),
			       .month = number_at(w, i + 2),
			       .weekday = -1,
			       .either = !dots};
	if (is_sign(w, i + 3, sign)) {
		int year = whole_year(number_at(w, i + 4));
		n += dots;
		if (is_year(year) && w->w[i + 4].glued) {
			d->year = year;
			n = 5;
		}
	}
	return n;
}

/* "10 Dec", "10th of December 2026", "the 10th", "10". */
static int read_number(const struct away_words *w, int i, struct said_day *d)
{
	int at = i + away_any(w, i, "the");
	int n = number_at(w, at);

	if (!is_day(n))
		return 0;
	*d = (struct said_day){.kind = SAID_NUMBER,
			       .day = n,
			       .weekday = -1,
			       .bare = at == i && !w->w[at].ordinal};
	int behind = at + 1 + away_any(w, at + 1, "of");
	if (month_at(w, behind)) {
		d->kind = SAID_DATE;
		d->bare = false;
		d->month = month_at(w, behind);
		return behind + 1 + take_year(w, behind + 1, d) - i;
	}
	/* "10.-14.12." */
	return at + 1 + (is_sign(w, at + 1, ".") && is_sign(w, at + 2, "-")) - i;
}

/* "Dec 10", "December the 10th, 2026". */
static int read_month(const struct away_words *w, int i, struct said_day *d)
{
	int month = month_at(w, i), at = i + 1;

	if (!month)
		return 0;
	at += is_sign(w, at, ".") || away_any(w, at, "the");
	if (!is_day(number_at(w, at)))
		return 0;
	*d = (struct said_day){.kind = SAID_DATE,
			       .month = month,
			       .day = number_at(w, at),
			       .weekday = -1};
	return at + 1 + take_year(w, at + 1, d) - i;
}

static int read_date(const struct away_words *w, int i, struct said_day *d)
{
	int n = read_iso(w, i, d);

	n = n ? n : read_numbers(w, i, d);
	n = n ? n : read_number(w, i, d);
	return n ? n : read_month(w, i, d);
}

/* Monday of the week in which the day is. */
static int64_t monday(int64_t day)
{
	return day - (day_weekday(day) + WEEK - 1) % WEEK;
}

/* "Friday", "next Friday", "Friday next week", "Friday, the 4th of December". */
static int read_weekday(const struct away_words *w, int i, int64_t today,
			struct said_day *d)
{
	int next = away_any(w, i, "next"),
	    at = i + (next || away_any(w, i, "this|coming"));
	int weekday = weekday_at(w, at++);
	struct said_day date;

	if (weekday < 0)
		return 0;
	*d = (struct said_day){.kind = SAID_WEEKDAY, .weekday = weekday};
	int comma = is_sign(w, at, ",") || is_sign(w, at, ".");
	int n = read_date(w, at + comma, &date);
	if (n && !date.bare) {
		*d = date;
		d->weekday = weekday;
		return at + comma + n - i;
	}
	int week = away_match(w, at, "?of next week");
	if (next || week) {
		d->kind = SAID_EXACT;
		d->exact = monday(today) + WEEK + (weekday + WEEK - 1) % WEEK;
		d->weekday = -1;
	}
	return at + week - i;
}

int said_day_read(const struct away_words *w, int i, int64_t today, struct said_day *d)
{
	static const char *const ahead[] = {"today", "tomorrow",
					    "?the day after tomorrow"};

	*d = (struct said_day){.kind = SAID_EXACT, .weekday = -1};
	for (int k = 2; k >= 0; k--) {
		int n = away_match(w, i, ahead[k]);
		d->exact = today + k;
		if (n)
			return n;
	}
	int n = read_weekday(w, i, today, d);
	if (n)
		return n;
	n = read_date(w, i, d);
	if (!n)
		d->kind = SAID_NO_DAY;
	return n;
}

/* The next day with this number, in the month of `near` or after it. */
static bool next_number(int number, int64_t near, int64_t *day)
{
	struct date d = day_date(near);

	for (int i = 0; i < MONTHS; i++) {
		d.day = number;
		*day = day_of_date(d);
		if (date_is(d) && *day >= near)
			return true;
		d.year += d.month == MONTHS;
		d.month = d.month % MONTHS + 1;
	}
	return false;
}

bool said_day_is(const struct said_day *s, bool month_first, int64_t near, int64_t *day)
{
	bool turned = month_first && s->either;
	struct date d = {s->year, turned ? s->day : s->month,
			 turned ? s->month : s->day};

	switch (s->kind) {
	case SAID_NO_DAY:
		return false;
	case SAID_EXACT:
		*day = s->exact;
		return true;
	case SAID_WEEKDAY:
		*day = near + (s->weekday - day_weekday(near) + WEEK) % WEEK;
		return true;
	case SAID_NUMBER:
		return next_number(s->day, near, day) &&
		       (s->weekday < 0 || day_weekday(*day) == s->weekday);
	case SAID_DATE:
		break;
	}
	if (d.month > MONTHS || (d.year && !date_is(d)))
		return false;
	if (!d.year)
		return day_near(d, near, day) &&
		       (s->weekday < 0 || day_weekday(*day) == s->weekday);
	*day = day_of_date(d);
	return s->weekday < 0 || day_weekday(*day) == s->weekday;
}
