/* Dates of header fields: "Thu, 26 Nov 2026 20:00:00 +0100". Own code, for the core reads
 * the dates of our own servers' Received lines.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/header.h"

#include <string.h>

#include "base/day.h"

static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
				     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

/* clang-format off */
static const struct { const char *name; int minutes; } zones[] = {
	{"EST", -5 * 60}, {"EDT", -4 * 60}, {"CST", -6 * 60}, {"CDT", -5 * 60},
	{"MST", -7 * 60}, {"MDT", -6 * 60}, {"PST", -8 * 60}, {"PDT", -7 * 60},
};
/* clang-format on */

/* Reads one number of `least` to `most` digits. */
static bool number(struct str *s, size_t least, size_t most, int *out)
{
	size_t n = 0;

	*out = 0;
	for (; n < s->n && n < most && s->s[n] >= '0' && s->s[n] <= '9'; n++)
		*out = *out * 10 + (s->s[n] - '0');
	*s = str_slice(*s, n, s->n);
	bool more = s->n && s->s[0] >= '0' && s->s[0] <= '9';
	return n >= least && !more;
}

static bool sign(struct str *s, char c)
{
	if (!s->n || s->s[0] != c)
		return false;
	*s = str_slice(*s, 1, s->n);
	return true;
}

static bool month_of(struct str word, int *out)
{
	for (int i = 0; i < 12; i++)
		if (str_is(word, months[i])) {
			*out = i + 1;
			return true;
		}
	return false;
}

/* "20:00:00"; seconds may be missing, and one may be inserted. */
static bool read_clock(struct str s, int *seconds)
{
	int hour = 0, minute = 0, second = 0;
	bool ok = number(&s, 1, 2, &hour) && sign(&s, ':') &&
		  number(&s, 1, 2, &minute) &&
		  (!s.n || (sign(&s, ':') && number(&s, 1, 2, &second) && !s.n));

	*seconds = hour * 3600 + minute * 60 + second;
	return ok && hour <= 23 && minute <= 59 && second <= 60;
}

/* Seconds east of Greenwich. */
static bool read_zone(struct str s, int *seconds)
{
	int hhmm;

	*seconds = 0;
	for (size_t i = 0; i < sizeof zones / sizeof *zones; i++)
		if (str_is(s, zones[i].name))
			*seconds = zones[i].minutes * 60;
	bool west = s.n && s.s[0] == '-';
	if (!sign(&s, '-') && !sign(&s, '+'))
		return true;
	bool ok = number(&s, 4, 4, &hhmm) && hhmm <= 1400 && hhmm % 100 <= 59;
	*seconds = (hhmm / 100 * 60 + hhmm % 100) * (west ? -60 : 60);
	return ok;
}

int64_t header_date(struct str value)
{
	struct str word, zone = {0};
	int day, month, year, clock, east;

	value = str_trim(value);
	if (value.n && (value.s[0] < '0' || value.s[0] > '9'))
		(void)str_until(&value, ','); /* the weekday proves nothing */
	if (!str_word(&value, &word) || !number(&word, 1, 2, &day) || word.n ||
	    !str_word(&value, &word) || !month_of(word, &month) ||
	    !str_word(&value, &word) || !number(&word, 4, 4, &year) || word.n ||
	    !str_word(&value, &word) || !read_clock(word, &clock))
		return 0;
	(void)str_word(&value, &zone);
	if (!read_zone(zone, &east) || day < 1 || day > 31 || year < 1970)
		return 0;
	int64_t utc =
		day_of_date((struct date){year, month, day}) * 86400 + clock - east;
	return utc > 0 ? utc : 0;
}
