/* Dates of letters: see date.h.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/date.h"

#include "base/day.h"

/* clang-format off */
static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
static const struct {
	const char *name;
	int hours;
} zones[] = {
	{"UT", 0},   {"GMT", 0},  {"Z", 0},    {"UTC", 0},  {"EST", -5}, {"EDT", -4},
	{"CST", -6}, {"CDT", -5}, {"MST", -7}, {"MDT", -6}, {"PST", -8}, {"PDT", -7},
};
/* clang-format on */

static bool read_month(struct str word, int *month)
{
	for (*month = 1; *month <= 12; ++*month)
		if (str_is(word, months[*month - 1]))
			return true;
	return false;
}

/* Two digits: 00 to 49 are of this century. Three: counted from 1900. */
static bool read_year(struct str word, int64_t *year)
{
	if (word.n < 2 || word.n > 4 || !str_int(word, 0, 9999, year))
		return false;
	if (word.n < 4)
		*year += word.n == 2 && *year < 50 ? 2000 : 1900;
	return *year >= 1970;
}

/* "20:00" or "20:00:00"; a leap second is the one after. */
static bool read_time(struct str word, int64_t *seconds)
{
	struct str h = str_until(&word, ':'), m = str_until(&word, ':');
	int64_t hour, minute, second = 0;

	if (h.n < 1 || h.n > 2 || m.n != 2 || !str_int(h, 0, 23, &hour) ||
	    !str_int(m, 0, 59, &minute) ||
	    (word.n && (word.n != 2 || !str_int(word, 0, 60, &second))))
		return false;
	*seconds = (hour * 60 + minute) * 60 + second;
	return true;
}

/* "+0100"; a zone that nobody knows any more counts as UTC. */
static bool read_zone(struct str word, int64_t *seconds)
{
	int64_t hours, minutes;

	*seconds = 0;
	if (word.n == 5 && (word.s[0] == '+' || word.s[0] == '-')) {
		if (!str_int(str_slice(word, 1, 3), 0, 14, &hours) ||
		    !str_int(str_slice(word, 3, 5), 0, 59, &minutes))
			return false;
		*seconds = (hours * 60 + minutes) * 60 * (word.s[0] == '-' ? -1 : 1);
		return true;
	}
	for (size_t i = 0; i < sizeof zones / sizeof *zones; i++)
		if (str_is(word, zones[i].name)) {
			*seconds = zones[i].hours * 3600;
			return true;
		}
	return word.n == 1 && ((word.s[0] >= 'A' && word.s[0] <= 'Z') ||
			       (word.s[0] >= 'a' && word.s[0] <= 'z'));
}

int64_t date_read(struct str value)
{
	size_t comment = str_find_char(value, '(');
	struct str rest = str_slice(value, 0, comment), day, month, year, time, zone;
	int64_t d, y, t, z;
	int m;

	size_t comma = str_find_char(rest, ',');
	if (comma != SIZE_MAX)
		rest = str_slice(rest, comma + 1, rest.n);
	if (!str_word(&rest, &day) || !str_word(&rest, &month) ||
	    !str_word(&rest, &year) || !str_word(&rest, &time))
		return 0;
	bool zoned = str_word(&rest, &zone);
	if (str_trim(rest).n || day.n > 2 || !str_int(day, 1, 31, &d) ||
	    !read_month(month, &m) || !read_year(year, &y) || !read_time(time, &t) ||
	    !read_zone(zoned ? zone : STR("Z"), &z))
		return 0;
	struct date on = {(int)y, m, (int)d};
	if (!date_is(on))
		return 0;
	int64_t utc = day_of_date(on) * 86400 + t - z;
	return utc > 0 ? utc : 0;
}
