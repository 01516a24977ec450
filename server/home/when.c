/* When: see when.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/when.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/deadlines.h"

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

static bool read_moment(struct str when, int64_t *utc)
{
	size_t zone = when.n >= 4 ? when.n - 4 : 0;

	if (str_iequal(str_slice(when, zone, when.n), STR(" UTC")))
		when = str_trim(str_slice(when, 0, zone));
	return clock_read_iso(when, utc);
}

bool when_read(struct arena *a, struct str text, int64_t deadline, int64_t now,
	       int64_t *utc, struct err *err)
{
	struct str when = without_preposition(text);
	int64_t from = deadline > now ? deadline : now, span;
	struct deadlines rule;
	struct err why = {0};

	if (when_read_span(when, &span)) {
		*utc = from + span;
		return true;
	}
	if (read_moment(when, utc)) {
		if (*utc <= now)
			return err_refuse(err, PRI_STR " is past; now is " PRI_STR,
					  STR_ARG(clock_long(a, *utc)),
					  STR_ARG(clock_long(a, now)));
		return true;
	}
	if (deadlines_read(when, &rule, &why)) {
		*utc = deadlines_next(&rule, 0, from, MINUTE);
		return true;
	}
	return err_usage(
		err,
		"'" PRI_STR
		"' is not a time; write +36h, +3d, 2026-11-26T20:00Z or \"Fri 20:00 Europe/London\"",
		STR_ARG(when));
}
