/* Rules for deadlines: see deadlines.h.
 * SPDX-License-Identifier: ISC */
#include "base/deadlines.h"

#include <string.h>

#include "base/clock.h"
#include "base/day.h"
#include "base/err.h"

enum { HOUR_S = 3600, LEAST_HOURS = 20, DAYS_MAX = 60 };

#define EXAMPLES                                                                       \
	"\"Tue,Fri 20:00 Europe/London\", \"7 days 20:00 UTC\" or \"7 days 20:00 "     \
	"UTC; "                                                                        \
	"phase 2: 3 days; off Sun, 12-24..01-02\""

/* Our place in the rule, for error messages. */
struct cursor {
	struct str whole, rest;
	struct deadlines *d;
	struct err *err;
	bool has_zone;
	const char
		*list; /* an example, where it is only a list of days off; else NULL */
	int most_off;
};

/* `word` is a piece of the whole rule. */
static bool wrong(struct cursor *c, struct str word, const char *why)
{
	if (c->list && word.n)
		return err_refuse(
			c->err,
			"'%.*s' (character %d of the list of days) %s; write %s",
			STR_ARG(str_cut(word, 40)), (int)(word.s - c->whole.s) + 1, why,
			c->list);
	if (!word.n)
		return err_refuse(c->err,
				  "the rule for deadlines ends too early: %s; write %s",
				  why, EXAMPLES);
	return err_refuse(
		c->err, "'%.*s' (character %d of the rule for deadlines) %s; write %s",
		STR_ARG(str_cut(word, 40)), (int)(word.s - c->whole.s) + 1, why,
		EXAMPLES);
}

static bool next_word(struct cursor *c, struct str *word)
{
	if (str_word(&c->rest, word))
		return true;
	*word = (struct str){c->rest.s, 0};
	return false;
}

static struct str peek(const struct cursor *c)
{
	struct str rest = c->rest, word;
	return str_word(&rest, &word) ? word : (struct str){c->rest.s, 0};
}

/* "Tue", "Tuesday", "Tuesdays". */
static int weekday_of(struct str name)
{
	static const char *const names[] = {"sundays",    "mondays",   "tuesdays",
					    "wednesdays", "thursdays", "fridays",
					    "saturdays"};

	for (int i = 0; i < 7; i++)
		if (name.n >= 3 && name.n <= strlen(names[i]) &&
		    str_iequal(name, (struct str){names[i], name.n}))
			return i;
	return -1;
}

/* Steps -------------------------------------------------------------------- */

static bool read_weekdays(struct cursor *c, struct str word, struct deadlines_step *s)
{
	while (word.n) {
		struct str name = str_until(&word, ',');
		int day = weekday_of(name);
		if (day < 0)
			return wrong(c, name,
				     "is neither a weekday nor a number of days");
		s->weekdays |= 1U << day;
	}
	return true;
}

static bool read_when(struct cursor *c, struct deadlines_step *s)
{
	struct str word, unit;
	int64_t days;

	if (!next_word(c, &word))
		return wrong(c, word, "weekdays or a number of days are missing");
	if (word.s[0] < '0' || word.s[0] > '9')
		return read_weekdays(c, word, s);
	if (!str_int(word, 1, DAYS_MAX, &days))
		return wrong(c, word, "is not a number of days from 1 to 60");
	if (!next_word(c, &unit) || !(str_is(unit, "days") || str_is(unit, "day")))
		return wrong(c, unit, "should be \"days\"");
	s->days = (int)days;
	return true;
}

static bool read_hour(struct cursor *c, struct str word, struct deadlines_step *s)
{
	struct str minute = word, hour = str_until(&minute, ':');
	int64_t h, m;

	if (!str_int(hour, 0, 23, &h) || minute.n != 2 || !str_int(minute, 0, 59, &m))
		return wrong(c, word, "is not an hour from 00:00 to 23:59");
	s->hour = (int)h;
	s->minute = (int)m;
	return true;
}

static bool read_zone(struct cursor *c, struct str word)
{
	char zone[DEADLINES_ZONE_MAX] = "";

	if (word.n >= sizeof zone)
		return wrong(c, word, "is not a time zone");
	memcpy(zone, word.s, word.n);
	if (!clock_is_zone(zone))
		return wrong(
			c, word,
			"is not a time zone this machine knows (they read like Europe/London)");
	if (c->has_zone && strcmp(zone, c->d->zone) != 0)
		return wrong(c, word, "is a second time zone; a rule has one");
	memcpy(c->d->zone, zone, sizeof zone);
	c->has_zone = true;
	return true;
}

/* Hour and zone of a later step may be left out. */
static bool read_step(struct cursor *c, struct deadlines_step *s, bool first)
{
	struct str word;

	*s = (struct deadlines_step){.hour = c->d->step[0].hour,
				     .minute = c->d->step[0].minute};
	if (!read_when(c, s))
		return false;
	word = peek(c);
	bool is_hour = word.n && word.s[0] >= '0' && word.s[0] <= '9';
	if (first || is_hour) {
		if (!next_word(c, &word))
			return wrong(c, word, "the hour is missing");
		if (!read_hour(c, word, s))
			return false;
	}
	if (next_word(c, &word) && !read_zone(c, word))
		return false;
	if (next_word(c, &word))
		return wrong(c, word, "is not expected there (put a ; between parts)");
	return true;
}

/* Parts -------------------------------------------------------------------- */

/* "phase 2,3: 3 days" */
static bool read_phase(struct cursor *c)
{
	struct str all = c->rest, list = str_until(&all, ':'), whole = list, number;
	struct deadlines_step step;
	unsigned phases = 0;
	int64_t n;

	if (list.n == c->rest.n)
		return wrong(c, peek(c), "should be phases and a colon, like phase 2:");
	while (list.n) {
		number = str_trim(str_until(&list, ','));
		if (!str_int(number, 1, DEADLINES_PHASES, &n))
			return wrong(c, number.n ? number : whole, "is not a phase");
		if ((c->d->own | phases) >> n & 1)
			return wrong(c, number, "already has a length");
		phases |= 1U << n;
	}
	c->rest = all;
	if (!phases || !read_step(c, &step, false))
		return phases ? false : wrong(c, whole, "is not a phase");
	for (int i = 1; i <= DEADLINES_PHASES; i++)
		if (phases >> i & 1)
			c->d->step[i] = step;
	c->d->own |= phases;
	return true;
}

/* "12-24" -> 1224, every year; "2026-12-24" -> that day. */
static bool read_date(struct str word, bool *yearly, int64_t *out)
{
	struct str rest = word, month = str_until(&rest, '-');
	int64_t m, d;

	*yearly = word.n == 5;
	/* 29 February is a day off in the years that have it. */
	if (*yearly) {
		bool ok = month.n == 2 && rest.n == 2 && str_int(month, 1, 12, &m) &&
			  str_int(rest, 1, 31, &d) &&
			  date_is((struct date){2028, (int)m, (int)d});
		*out = ok ? m * 100 + d : 0;
		return ok;
	}
	return word.n == 10 && day_read(&word, 0, out);
}

static bool read_off_day(struct cursor *c, struct str word)
{
	struct str to = word, from;
	size_t dots = str_find(word, STR(".."));
	struct deadlines_off o;
	bool same;
	int weekday = weekday_of(word);

	if (weekday >= 0) {
		c->d->off_weekdays |= 1U << weekday;
		return true;
	}
	from = dots == SIZE_MAX ? word : str_slice(word, 0, dots);
	to = dots == SIZE_MAX ? word : str_slice(word, dots + 2, word.n);
	if (!read_date(from, &o.yearly, &o.from))
		return wrong(
			c, from.n ? from : word,
			"is neither a weekday nor a date (2026-12-24, or 12-24 for every year)");
	if (!read_date(to, &same, &o.to) || same != o.yearly)
		return wrong(
			c, to.n ? to : word,
			"does not end a span of days, like 2026-12-24..2027-01-02");
	if (!o.yearly && o.to < o.from)
		return wrong(c, word, "ends before it begins");
	if (c->d->n_off == c->most_off)
		return wrong(c, word, "is one day off too many");
	c->d->off[c->d->n_off++] = o;
	return true;
}

static bool read_off(struct cursor *c)
{
	struct str word = str_trim(c->rest);

	if (!word.n)
		return wrong(c, word, "which days are off is missing");
	/* Commas, blanks, or both. */
	while (next_word(c, &word))
		while (word.n) {
			struct str one = str_until(&word, ',');
			if (one.n && !read_off_day(c, one))
				return false;
		}
	return c->d->off_weekdays != 0x7f ||
	       wrong(c, c->whole, "leaves no day that is not off");
}

/* "at least 36 hours" */
static bool read_least(struct cursor *c)
{
	struct str word;
	int64_t hours;

	if (!next_word(c, &word) || !str_is(word, "least"))
		return wrong(c, word, "should be \"at least 36 hours\"");
	if (!next_word(c, &word) || !str_int(word, 1, 24 * DAYS_MAX, &hours))
		return wrong(c, word, "is not a number of hours");
	if (!next_word(c, &word) || !(str_is(word, "hours") || str_is(word, "hour")))
		return wrong(c, word, "should be \"hours\"");
	if (next_word(c, &word))
		return wrong(c, word, "is not expected there (put a ; between parts)");
	c->d->least = hours * HOUR_S;
	return true;
}

static bool read_part(struct cursor *c)
{
	struct str word;

	if (!next_word(c, &word))
		return true;
	if (str_is(word, "phase") || str_is(word, "phases"))
		return read_phase(c);
	if (str_is(word, "off"))
		return read_off(c);
	if (str_is(word, "at"))
		return read_least(c);
	return wrong(
		c, word,
		"does not begin a part: a part begins with phase, off or at least");
}

bool deadlines_read(struct str s, struct deadlines *d, struct err *err)
{
	struct str rest = s;
	struct cursor c = {
		.whole = s, .d = d, .err = err, .most_off = DEADLINES_OFF_MAX};

	*d = (struct deadlines){.least = LEAST_HOURS * HOUR_S};
	memcpy(d->zone, "UTC", 4);
	c.rest = str_until(&rest, ';');
	if (!read_step(&c, &d->step[0], true))
		return false;
	c.has_zone = true; /* UTC, where none was named */
	while (rest.n) {
		c.rest = str_until(&rest, ';');
		if (!read_part(&c))
			return false;
	}
	return true;
}

bool deadlines_add_off(struct str list, struct deadlines *d, struct err *err)
{
	struct deadlines own = {0};
	struct cursor c = {.whole = list,
			   .rest = list,
			   .d = &own,
			   .err = err,
			   .list = "\"Sun, 12-24..01-02, 2027-04-05\"",
			   .most_off = DEADLINES_OFF_MAX};

	if (!str_trim(list).n)
		return true;
	if (!read_off(&c))
		return false;
	if (!d)
		return true;
	d->off_weekdays |= own.off_weekdays;
	for (int i = 0; i < own.n_off && d->n_off < 2 * DEADLINES_OFF_MAX; i++)
		d->off[d->n_off++] = own.off[i];
	return true;
}
