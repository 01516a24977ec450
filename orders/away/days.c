/* The days of which a text speaks: see orders/away.h.
 * SPDX-License-Identifier: ISC */
#include "orders/away.h"

#include "base/day.h"
#include "orders/away/day.h"

enum { WEEK = 7, LONGEST = 400 };

/* What was found so far. */
struct found {
	const struct away_words *w;
	int64_t today;
	struct said_day first, last;
	int64_t span_from, span_to; /* "next week"; span_to 0: none */
	int length;                 /* "for three days"; 0: none */
	bool opens;                 /* "from": it does not end with its first day */
	bool back;                  /* the last day is the one of the return */
	bool listed;                /* "Thursday and Friday" */
	bool hours, unclear;
	int others; /* words that say nothing of days */
};

/* Words before the day of the return. */
static int back_at(const struct found *f, int i)
{
	int at = i;

	while (away_any(f->w, at, "not|be|only|again"))
		at++;
	int n = away_match(f->w, at, "back|return|returning");
	if (!n)
		return 0;
	for (at += n; away_any(
		     f->w, at,
		     "on|by|in|at|the|again|online|home|here|around|work|office|only|until|till|before|to|from|my|holiday|holidays|vacation|trip|with|you");
	     at++)
		;
	/* "back on the 4th": the article belongs to the day. */
	return at - away_any(f->w, at - 1, "the") - i;
}

static int until_at(const struct found *f, int i)
{
	int n = away_match(f->w, i,
			   "?up until|till|til|through|thru|to|- ?and ?including ?on");

	return n ? n : away_match(f->w, i, ". . ?.");
}

static int from_at(const struct found *f, int i)
{
	int n = away_match(f->w, i, "from|between|starting|beginning ?from|on");

	return n ? n : away_match(f->w, i, "as of|from|to");
}

static int number_word(const struct found *f, int i)
{
	static const char *const words[] = {"a|an|one", "two",     "three",  "four",
					    "five",     "six",     "seven",  "eight",
					    "nine",     "ten",     "eleven", "twelve",
					    "thirteen", "fourteen"};

	for (int k = 0; k < 14; k++)
		if (away_any(f->w, i, words[k]))
			return k + 1;
	return i < f->w->n && !f->w->w[i].ordinal ? f->w->w[i].number : -1;
}

/* "for three days", "for the next two weeks", "for a fortnight"; "in two weeks" does not count. */
static int take_length(struct found *f, int i)
{
	int at = i +
		 away_match(f->w, i, "?for ?about ?the ?next|following|another ?good");
	int n = number_word(f, at++);

	if (n < 1 ||
	    away_any(f->w, i - 1, "in|after|within|every|last|past|before|than"))
		return 0;
	if (away_any(f->w, at, "day|days"))
		f->length = n;
	else if (away_any(f->w, at, "week|weeks"))
		f->length = n * WEEK;
	else if (away_any(f->w, at, "fortnight"))
		f->length = n * 2 * WEEK;
	else
		return 0;
	return at + 1 - i;
}

/* Weeks of the calendar, from Monday to Sunday. */
static int take_week(struct found *f, int i)
{
	const int64_t monday = f->today - (day_weekday(f->today) + WEEK - 1) % WEEK;
	static const struct {
		const char *words;
		int from, to; /* days from this Monday */
	} weeks[] = {
		{"?all|during ?of ?the week after next", 2 * WEEK, 3 * WEEK - 1},
		{"?all|during ?of ?the ?whole ?of next|following|coming week", WEEK,
		 2 * WEEK - 1},
		{"?all|during ?of ?the ?rest ?of this week", 0, WEEK - 1},
		{"?the next weekend", WEEK + 5, 2 * WEEK - 1},
		{"?over ?the ?this ?coming weekend", 5, WEEK - 1},
	};

	for (size_t k = 0; k < sizeof weeks / sizeof *weeks; k++) {
		int n = away_match(f->w, i, weeks[k].words);
		if (!n)
			continue;
		f->unclear |= f->span_to != 0;
		f->span_from = monday + weeks[k].from;
		f->span_to = monday + weeks[k].to;
		if (f->span_from < f->today)
			f->span_from = f->today;
		return n;
	}
	return 0;
}

/* "18:00", "6 pm": hours are not days. */
static int take_hours(struct found *f, int i)
{
	if (i >= f->w->n || f->w->w[i].number < 0 || f->w->w[i].ordinal)
		return 0;
	if (!away_any(f->w, i + 1, ":|am|pm|h|hrs|o'clock|oclock|uhr|gmt|utc"))
		return 0;
	f->hours = true;
	return str_is(f->w->w[i + 1].text, ":") && i + 2 < f->w->n ? 3 : 2;
}

/* A day at word `i`, and not the hour of one. */
static int day_at(const struct found *f, int i, struct said_day *d)
{
	struct found other = *f;

	return take_hours(&other, i) ? 0 : said_day_read(f->w, i, f->today, d);
}

static void set_last(struct found *f, const struct said_day *d, bool back)
{
	f->unclear |= f->last.kind != SAID_NO_DAY && (!back || f->back);
	if (f->last.kind != SAID_NO_DAY)
		return; /* "10-14 Dec, back on the 15th" says it twice */
	f->last = *d;
	f->back = back;
}

/* A day behind the words that tell which end it is. */
static int take_end(struct found *f, int i)
{
	struct said_day d;
	int n = back_at(f, i), before = n ? n : until_at(f, i);
	int days = before ? day_at(f, i + before, &d) : 0;

	if (!days || (d.bare && f->first.kind == SAID_NO_DAY))
		return 0;
	set_last(f, &d, n > 0);
	return before + days;
}

/* "Thursday and Friday", "between 10 and 14 December". */
static int take_and(struct found *f, int i)
{
	struct said_day d;
	int days = away_any(f->w, i, "and|&|,") && f->first.kind != SAID_NO_DAY
			   ? day_at(f, i + 1, &d)
			   : 0;

	if (!days || (d.bare && !f->first.bare))
		return 0;
	f->listed = !f->opens;
	set_last(f, &d, false);
	return 1 + days;
}

static int take_first(struct found *f, int i)
{
	struct said_day d;
	int from = from_at(f, i), days;

	while (away_any(f->w, i + from, "on"))
		from++;
	days = day_at(f, i + from, &d);
	if (!days)
		return 0;
	int behind = i + from + days;
	bool goes_on = until_at(f, behind) || away_any(f->w, behind, "and|&|,");
	if (d.bare && !goes_on)
		return 0;
	f->unclear |= f->first.kind != SAID_NO_DAY;
	f->first = d;
	int onwards = away_match(f->w, behind, "?and on|onward|onwards");
	f->opens = onwards || (from > 0 && !away_any(f->w, i, "on"));
	return from + days + onwards;
}

static void scan(struct found *f)
{
	for (int i = 0; i < f->w->n;) {
		int n = take_hours(f, i);
		n = n ? n : take_end(f, i);
		n = n ? n : take_and(f, i);
		n = n ? n : take_week(f, i);
		n = n ? n : take_length(f, i);
		n = n ? n : take_first(f, i);
		f->others += !n && !away_any(f->w, i, ".|,|!|(|)");
		i += n ? n : 1;
	}
}

/* "the 10th to the 14th of December": the month of the last day is that of the first as well, or the one after. */
static bool first_is(const struct found *f, bool month_first, int64_t *day)
{
	int64_t last;

	if (f->first.kind != SAID_NUMBER || f->last.kind != SAID_DATE)
		return said_day_is(&f->first, month_first, f->today, day);
	if (!said_day_is(&f->last, month_first, f->today, &last))
		return false;
	struct date d = day_date(last);
	if (f->first.day > d.day && !f->first.bare) {
		d.year -= d.month == 1;
		d.month = d.month == 1 ? 12 : d.month - 1;
	}
	d.day = f->first.day;
	*day = day_of_date(d);
	return date_is(d) &&
	       (f->first.weekday < 0 || day_weekday(*day) == f->first.weekday);
}

static bool last_is(const struct found *f, bool month_first, int64_t from, int64_t *day)
{
	struct date d = day_date(from);

	if (f->last.kind == SAID_NUMBER && f->last.bare) { /* "Dec 14-10" */
		d.day = f->last.day;
		*day = day_of_date(d);
		return date_is(d);
	}
	if (!said_day_is(&f->last, month_first, from > f->today ? from : f->today, day))
		return false;
	/* "until Friday" on a Friday, "from Friday to Friday" */
	if (f->last.kind == SAID_WEEKDAY && *day <= from && !f->listed)
		*day += WEEK;
	*day -= f->back;
	return true;
}

static bool span_is(const struct found *f, bool month_first, int64_t *from, int64_t *to)
{
	*from = f->today;
	if (f->span_to) {
		*from = f->span_from;
		*to = f->span_to;
		return true;
	}
	if (f->first.kind != SAID_NO_DAY && !first_is(f, month_first, from))
		return false;
	*to = *from;
	if (f->length)
		*to = *from + (f->length < LONGEST ? f->length : LONGEST) - 1;
	return f->last.kind == SAID_NO_DAY || last_is(f, month_first, *from, to);
}

/* Which of two readings is meant: one that goes forward and is not past, if the other one does or is. */
static bool is_worse(const struct found *f, int64_t from, int64_t to)
{
	return to < from || to < f->today;
}

static enum away_days_kind choose(const struct found *f, struct away_days *d)
{
	bool day_first = span_is(f, false, &d->from, &d->to);
	bool turned = span_is(f, true, &d->other_from, &d->other_to);

	if (!day_first && !turned)
		return AWAY_UNCLEAR;
	bool differ = day_first && turned &&
		      (d->from != d->other_from || d->to != d->other_to);
	bool first_worse = !day_first || is_worse(f, d->from, d->to);
	bool other_worse = !turned || is_worse(f, d->other_from, d->other_to);
	if (differ && !first_worse && !other_worse)
		return AWAY_EITHER;
	if (!day_first || (first_worse && !other_worse)) {
		d->from = d->other_from;
		d->to = d->other_to;
	}
	return AWAY_SPAN;
}

static void settle(const struct found *f, struct away_days *d)
{
	bool first = f->first.kind != SAID_NO_DAY, last = f->last.kind != SAID_NO_DAY;
	bool numbers = f->first.bare && (!last || f->last.bare); /* "10-14" */
	bool days = (first && !numbers) || (last && !numbers);

	if (!days && !f->span_to && !f->length)
		return;
	d->kind = AWAY_UNCLEAR;
	if (f->unclear || (f->span_to && (days || f->length)) || (f->length && last) ||
	    (f->hours && !last))
		return;
	d->kind = choose(f, d);
	if (f->listed && d->to != d->from + 1)
		d->kind = AWAY_UNCLEAR;
	if (f->opens && !last && !f->length)
		d->kind = AWAY_NO_END;
}

struct away_days away_days(struct str text, int64_t today)
{
	struct away_words w;
	struct found f = {.w = &w, .today = today};
	struct away_days d = {0};

	away_split(text, &w);
	if (w.too_many)
		return d;
	scan(&f);
	settle(&f, &d);
	d.only_days = !f.others && d.kind != AWAY_NONE;
	return d;
}
