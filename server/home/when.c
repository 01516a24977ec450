/* When: see when.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/when.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/day.h"
#include "base/deadlines.h"
#include "server/home/moment.h"

enum { MINUTE = 60, HOUR = 3600, DAY = 24 * HOUR };

/* clang-format off */
static const struct { const char *name; int seconds; } units[] = {
	{"d", DAY},      {"day", DAY},        {"days", DAY},
	{"h", HOUR},     {"hour", HOUR},      {"hours", HOUR},  {"hrs", HOUR},
	{"m", MINUTE},   {"min", MINUTE},     {"mins", MINUTE},
	{"minute", MINUTE}, {"minutes", MINUTE},
	{0},
};
/* clang-format on */

bool when_read_span(struct str word, int64_t *seconds)
{
	size_t from = str_starts(word, "+"), digits = from;
	int64_t n;

	while (digits < word.n && word.s[digits] >= '0' && word.s[digits] <= '9')
		digits++;
	if (!str_int(str_slice(word, from, digits), 1, 9999, &n))
		return false;
	struct str unit = str_trim(str_slice(word, digits, word.n));
	for (int i = 0; units[i].name; i++)
		if (str_iequal(unit, str_of(units[i].name))) {
			*seconds = n * units[i].seconds;
			return true;
		}
	return false;
}

/* "by 24 hours", "to Friday", "until ...": the word is for the reader alone. */
static struct str without_preposition(struct str when)
{
	struct str rest = when, word;

	if (str_word(&rest, &word) &&
	    (str_iequal(word, STR("by")) || str_iequal(word, STR("to")) ||
	     str_iequal(word, STR("until")) || str_iequal(word, STR("till"))))
		return str_trim(rest);
	return str_trim(when);
}

static bool is_past(struct arena *a, int64_t utc, const struct when_from *f,
		    struct err *err)
{
	return utc > f->now || err_refuse(err, PRI_STR " is past; now is " PRI_STR,
					  STR_ARG(clock_whole(a, utc, f->zone)),
					  STR_ARG(clock_whole(a, f->now, f->zone)));
}

/* "Fri", "Tue,Fri", "3 days": the day of the next such deadline. */
static bool day_by_rule(struct arena *a, const struct moment_parts *p, int64_t from,
			int64_t *day)
{
	struct deadlines rule;
	struct err ignored = {0};

	if (!deadlines_read(str_printf(a, PRI_STR " %02d:%02d %s", STR_ARG(p->day),
				       p->hour, p->minute, p->zone),
			    &rule, &ignored))
		return false;
	*day = day_in_zone(deadlines_next(&rule, 0, from, MINUTE), p->zone);
	return true;
}

/* The hour alone: of today, or of tomorrow. */
static bool next_hour(struct arena *a, const struct moment_parts *p, int64_t from,
		      struct when *w, struct err *err)
{
	int64_t today = day_in_zone(from, p->zone);

	return moment_on(a, p, today, &w->utc, &w->twice, err) &&
	       (w->utc > from || moment_on(a, p, today + 1, &w->utc, &w->twice, err));
}

static bool no_time(struct str text, struct err *err)
{
	return err_usage(
		err,
		"'" PRI_STR
		"' is not a time; write +36h, +3d, \"2026-11-26 20:00\" or \"Fri 20:00 Europe/London\"",
		STR_ARG(str_cut(text, 60)));
}

bool when_read(struct arena *a, struct str text, const struct when_from *f,
	       struct when *w, struct err *err)
{
	struct str when = without_preposition(text), rest;
	int64_t from = f->deadline > f->now ? f->deadline : f->now, span, day;
	struct moment_parts p;

	*w = (struct when){0};
	if (when_read_span(when, &span)) {
		w->utc = from + span;
		return true;
	}
	switch (moment_read_parts(a, when, f->zone, &p, err)) {
	case MOMENT_WRONG:
		return false;
	case MOMENT_NOT:
		return no_time(when, err);
	case MOMENT_PARTS:
		break;
	}
	w->zone = p.zone;
	rest = p.day;
	if (!rest.n)
		return next_hour(a, &p, from, w, err);
	if (!day_by_rule(a, &p, from, &day) &&
	    (!day_read(&rest, day_in_zone(f->now, p.zone), &day) || str_trim(rest).n))
		return no_time(when, err);
	return moment_on(a, &p, day, &w->utc, &w->twice, err) &&
	       is_past(a, w->utc, f, err);
}

bool when_read_past(struct arena *a, struct str text, const struct when_from *f,
		    int64_t *utc, struct err *err)
{
	struct str rest = text;
	struct moment_parts p;
	int64_t day, twice;

	switch (moment_read_parts(a, text, f->zone, &p, err)) {
	case MOMENT_WRONG:
		return false;
	case MOMENT_NOT:
		break;
	case MOMENT_PARTS:
		rest = p.day;
		break;
	}
	if (!day_read(&rest, day_in_zone(f->now, p.zone), &day) || str_trim(rest).n)
		return err_usage(
			err,
			"'" PRI_STR
			"' is not a day or a moment, such as 2026-11-01 or \"2026-11-01 20:00\"",
			STR_ARG(str_cut(text, 60)));
	if (!moment_on(a, &p, day, utc, &twice, err))
		return false;
	return *utc <= f->now || err_refuse(err, PRI_STR " is still to come",
					    STR_ARG(clock_whole(a, *utc, f->zone)));
}

struct str when_told(struct arena *a, const struct when *w, const char *zone)
{
	struct str here = clock_whole(a, w->utc, zone),
		   there = clock_whole(
			   a, w->utc,
			   w->zone && !str_is(str_of(w->zone), zone) ? w->zone : "UTC");

	return str_equal(here, there) ? here
				      : str_printf(a, PRI_STR " (" PRI_STR ")",
						   STR_ARG(here), STR_ARG(there));
}

struct str when_twice(struct arena *a, const struct when *w)
{
	if (!w->twice)
		return STR("");
	return str_printf(
		a,
		"The clocks are put back over that hour, so it comes twice; this is the later one. The earlier one is " PRI_STR
		".",
		STR_ARG(clock_long(a, w->twice)));
}
