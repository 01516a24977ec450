/* Moments: see moment.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/moment.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/day.h"

enum {
	DAY_S = 24 * 3600,
	HOUR_S = 3600,
	MINUTE_S = 60,
	ISO_DAY = 10,
	OFFSET_HOURS = 14
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
	*seconds = (hours * HOUR_S + minutes * MINUTE_S) * (str_is(sign, "-") ? -1 : 1);
	return true;
}

static enum moment_read read_zone(struct arena *a, struct str words,
				  struct moment_parts *p, struct err *err)
{
	if (!words.n)
		return MOMENT_PARTS;
	p->named = true;
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

enum moment_read moment_read_parts(struct arena *a, struct str text, const char *zone,
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
		if (!take_hour(&behind, p))
			continue;
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
			  STR_ARG(day_text(a, day)), day_date(day).year);
}

bool moment_on(struct arena *a, const struct moment_parts *p, int64_t day, int64_t *utc,
	       int64_t *twice, struct err *err)
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
		       p->hour, p->minute, STR_ARG(of_day(a, day)), p->zone,
		       STR_ARG(clock_day_in_zone(a, at[0], p->zone)));
}
