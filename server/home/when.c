/* When: see when.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/when.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/day.h"
#include "base/deadlines.h"

enum { MINUTE = 60, HOUR = 3600, DAY = 24 * HOUR };
enum { ISO_DAY = 10, OFFSET_HOURS = 14 };

/* clang-format off */
static const struct { const char *name; int seconds; } units[] = {
	{"d", DAY},      {"day", DAY},        {"days", DAY},
	{"h", HOUR},     {"hour", HOUR},      {"hours", HOUR},  {"hrs", HOUR},
	{"m", MINUTE},   {"min", MINUTE},     {"mins", MINUTE},
	{"minute", MINUTE}, {"minutes", MINUTE},
	{0},
};
/* clang-format on */

/* "one day", "another day", "two more hours": the number off the front, as a word. */
static bool read_count(struct str *text, int64_t *n)
{
	static const char *const words[] = {"a",     "an",   "another", "one", "two",
					    "three", "four", "five",    "six", "seven"};
	enum { ONE = 3 };
	struct str rest = *text, word;

	if (!str_word(&rest, &word))
		return false;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_iequal(word, str_of(words[i]))) {
			*n = i < ONE ? 1 : (int64_t)i - ONE + 1;
			*text = str_trim(rest);
			return true;
		}
	return false;
}

bool when_read_span(struct str word, int64_t *seconds)
{
	size_t from = str_starts(word, "+"), digits = from;
	int64_t n;

	while (digits < word.n && word.s[digits] >= '0' && word.s[digits] <= '9')
		digits++;
	if (digits == from && read_count(&word, &n))
		digits = 0;
	else if (!str_int(str_slice(word, from, digits), 1, 9999, &n))
		return false;
	struct str unit = str_trim(str_slice(word, digits, word.n));
	if (str_starts(unit, "more ")) /* the span comes on top in any case */
		unit = str_trim(str_slice(unit, 5, unit.n));
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

/* A moment ----------------------------------------------------------------- */

/* A moment as people write it: a day, an hour, and the zone in which they mean it.
 *
 *   moment = [ day ] , hour , [ zone ]
 *   day    = as day_read takes it: "2026-12-01", "1 Dec", "tomorrow", "Fri"
 *   hour   = HH:MM, or HH:MM:SS, also behind the day and a T
 *   zone   = "Z", "UTC", "Europe/London", "london", "New York time", "+01:00"
 */
struct moment_parts {
	struct str day; /* all before the hour; may be empty */
	int hour, minute, second;
	const char
		*zone; /* an IANA name: of the text, or else the one that was given */
	bool has_offset; /* "+01:00": `zone` is UTC, and the hour is `offset` ahead of it */
	int64_t offset; /* seconds */
};

enum moment_read {
	MOMENT_NOT,   /* it has no hour */
	MOMENT_WRONG, /* it has, and the error says what is wrong behind it */
	MOMENT_PARTS,
};

/* Takes ":30" off the front. */
static bool take_sixty(struct str *rest, int *n)
{
	int64_t value;

	if (rest->n < 3 || rest->s[0] != ':' ||
	    !str_int(str_slice(*rest, 1, 3), 0, 59, &value))
		return false;
	*n = (int)value;
	*rest = str_slice(*rest, 3, rest->n);
	return true;
}

/* Takes "20:00" or "8:30:15" off the front of a word. */
static bool take_hour(struct str *word, struct moment_parts *p)
{
	size_t colon = str_find_char(*word, ':');
	struct str rest;
	int64_t hour;

	if (colon == SIZE_MAX || colon > 2 ||
	    !str_int(str_slice(*word, 0, colon), 0, 23, &hour))
		return false;
	rest = str_slice(*word, colon, word->n);
	if (!take_sixty(&rest, &p->minute))
		return false;
	p->hour = (int)hour;
	p->second = 0;
	(void)take_sixty(&rest, &p->second);
	*word = rest;
	return true;
}

/* "+01:00", "-0500" */
static bool read_offset(struct str word, int64_t *seconds)
{
	int64_t hours, minutes = 0;
	struct str sign = str_slice(word, 0, 1), digits = str_slice(word, 1, word.n);

	if ((!str_is(sign, "+") && !str_is(sign, "-")) ||
	    !str_int(str_slice(digits, 0, 2), 0, OFFSET_HOURS, &hours))
		return false;
	digits = str_slice(digits, 2, digits.n);
	if (str_starts(digits, ":"))
		digits = str_slice(digits, 1, digits.n);
	if (digits.n && (digits.n != 2 || !str_int(digits, 0, 59, &minutes)))
		return false;
	*seconds = (hours * HOUR + minutes * MINUTE) * (str_is(sign, "-") ? -1 : 1);
	return true;
}

static enum moment_read read_zone(struct arena *a, struct str words,
				  struct moment_parts *p, struct err *err)
{
	if (!words.n)
		return MOMENT_PARTS;
	p->has_offset = read_offset(words, &p->offset);
	p->zone = p->has_offset || str_is(words, "Z") ? "UTC"
						      : clock_zone_meant(a, words);
	if (p->zone)
		return MOMENT_PARTS;
	err_usage(
		err,
		"'" PRI_STR
		"' is not a time zone this machine knows; write Europe/London, or UTC",
		STR_ARG(str_cut(words, 40)));
	return MOMENT_WRONG;
}

static enum moment_read read_parts(struct arena *a, struct str text, const char *zone,
				   struct moment_parts *p, struct err *err)
{
	struct str rest = text, word;

	*p = (struct moment_parts){.zone = zone};
	while (str_word(&rest, &word)) {
		struct str behind = word;
		size_t before = (size_t)(word.s - text.s);
		/* "2026-12-01T20:00Z" */
		if (word.n > ISO_DAY &&
		    (word.s[ISO_DAY] == 'T' || word.s[ISO_DAY] == 't')) {
			behind = str_slice(word, ISO_DAY + 1, word.n);
			before += ISO_DAY;
		}
		if (!take_hour(&behind, p) || str_starts(behind, ":"))
			continue; /* ":60", the leap second, is none of a deadline */
		p->day = str_trim(str_slice(text, 0, before));
		return read_zone(
			a,
			str_trim((struct str){behind.s,
					      (size_t)(text.s + text.n - behind.s)}),
			p, err);
	}
	return MOMENT_NOT;
}

static struct str of_day(struct arena *a, int64_t day)
{
	return str_printf(a, "%s " PRI_STR " %d", clock_weekdays[day_weekday(day)],
			  STR_MADE(a, day_text(a, day)), day_date(day).year);
}

/* The moment of that hour on a day. `*twice`: the clocks are put back over it, so that it comes
 * twice: the earlier of the two (the later one counts); else 0. Refused if the clocks are put
 * forward over it. */
static bool moment_on(struct arena *a, const struct moment_parts *p, int64_t day,
		      int64_t *utc, int64_t *twice, struct err *err)
{
	int64_t at[2];
	int n = day_moments(day, p->hour, p->minute, p->zone, at);

	*utc = at[n == 2] + p->second - (p->has_offset ? p->offset : 0);
	*twice = n == 2 ? at[0] + p->second : 0;
	return n > 0 ||
	       err_refuse(
		       err,
		       "%02d:%02d does not come on " PRI_STR
		       " in %s, where the clocks are put forward over it; write " PRI_STR
		       ", or another time",
		       p->hour, p->minute, STR_MADE(a, of_day(a, day)), p->zone,
		       STR_MADE(a, clock_day_in_zone(a, at[0], p->zone)));
}

/* As the GM means it ------------------------------------------------------- */

static bool is_past(struct arena *a, int64_t utc, const struct when_from *f,
		    struct err *err)
{
	return utc > f->now || err_refuse(err, PRI_STR " is past; now is " PRI_STR,
					  STR_MADE(a, clock_whole(a, utc, f->zone)),
					  STR_MADE(a, clock_whole(a, f->now, f->zone)));
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

/* "Wed", "until Wednesday", "tomorrow", "5 Dec" without an hour: at that of the open deadline. */
static enum moment_read add_hour(struct arena *a, const struct when_from *f,
				 struct str day, struct moment_parts *p,
				 struct err *err)
{
	int64_t open = day_in_zone(f->deadline, f->zone);
	int minutes = (int)((f->deadline - day_moment(open, 0, 0, f->zone)) / MINUTE);

	if (!f->deadline)
		return MOMENT_NOT;
	if (day_weekday_named(day) >=
	    0) /* in short, as the rule for deadlines has it */
		day = str_of(clock_weekdays[day_weekday_named(day)]);
	return read_parts(a,
			  str_printf(a, PRI_STR " %02d:%02d", STR_ARG(day),
				     minutes / 60, minutes % 60),
			  f->zone, p, err);
}

/* "Tue 8 Dec 2026", as the house prints a day: the weekday is taken off, and must be that of the date. */
static void without_weekday(struct str *day, struct str *weekday)
{
	struct str rest = *day, word;

	if (!str_word(&rest, &word) || !str_trim(rest).n)
		return;
	while (word.n && (str_ends(word, ",") || str_ends(word, ".")))
		word.n--;
	if (day_weekday_named(word) < 0)
		return;
	*weekday = word;
	*day = str_trim(rest);
}

static bool is_weekday(struct arena *a, struct str weekday, int64_t day,
		       struct err *err)
{
	return !weekday.n || day_weekday_named(weekday) == day_weekday(day) ||
	       err_refuse(err, "that day is " PRI_STR ", not " PRI_STR,
			  STR_MADE(a, of_day(a, day)), STR_ARG(weekday));
}

static bool no_time(struct str text, struct err *err)
{
	return err_usage(
		err,
		"'" PRI_STR
		"' is not a time; write +36h, +3d, Fri, \"2026-11-26 20:00\", \"Thu 26 Nov 20:00\" or \"Fri 20:00 Europe/London\"",
		STR_ARG(str_cut(text, 60)));
}

bool when_read(struct arena *a, struct str text, const struct when_from *f,
	       struct when *w, struct err *err)
{
	struct str when = without_preposition(text), rest, weekday = STR("");
	int64_t from = f->deadline > f->now ? f->deadline : f->now, span, day;
	struct moment_parts p;

	*w = (struct when){0};
	if (when_read_span(when, &span)) {
		w->utc = from + span;
		return true;
	}
	enum moment_read read = read_parts(a, when, f->zone, &p, err);
	if (read == MOMENT_NOT)
		read = add_hour(a, f, when, &p, err);
	switch (read) {
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
	if (!day_by_rule(a, &p, from, &day)) {
		without_weekday(&rest, &weekday);
		if (!day_read(&rest, day_in_zone(f->now, p.zone), &day) ||
		    str_trim(rest).n)
			return no_time(when, err);
	}
	return is_weekday(a, weekday, day, err) &&
	       moment_on(a, &p, day, &w->utc, &w->twice, err) &&
	       is_past(a, w->utc, f, err);
}

bool when_read_past(struct arena *a, struct str text, const struct when_from *f,
		    int64_t *utc, struct err *err)
{
	struct str rest = text;
	struct moment_parts p;
	int64_t day, twice;

	switch (read_parts(a, text, f->zone, &p, err)) {
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
			"' is not a time; write a day or a moment, such as 2026-11-01 or \"2026-11-01 20:00\"",
			STR_ARG(str_cut(text, 60)));
	if (!moment_on(a, &p, day, utc, &twice, err))
		return false;
	return *utc <= f->now || err_refuse(err, PRI_STR " is still to come",
					    STR_MADE(a, clock_whole(a, *utc, f->zone)));
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
		STR_MADE(a, clock_long(a, w->twice)));
}
