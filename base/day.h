/* Calendar days, counted from 1 January 1970, in no zone until one is named; the ways
 * in which people write a day; and the moment of an hour on it.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_DAY_H
#define BASE_DAY_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

struct arena;

struct date {
	int year, month, day; /* month 1..12 */
};
int64_t day_of_date(struct date); /* month 1..12; a day beyond its month counts on */
struct date day_date(int64_t);
int day_weekday(int64_t); /* 0 Sunday .. 6 Saturday */
/* Is there such a date, from 1970 to 9999? */
bool date_is(struct date);

/* The day at this moment in the zone, which must exist. */
int64_t day_in_zone(int64_t utc, const char *zone);
/* The moments of a local time, the earlier one first; returns how many there are. None: the clocks
 * are put forward over it, and at[0] is later by the missing hour. */
int day_moments(int64_t, int hour, int minute, const char *zone, int64_t at[2]);
/* The moment of a local time. A time that does not exist moves forward by the missing
 * hour; of a time that comes twice, the later one counts. */
int64_t day_moment(int64_t, int hour, int minute, const char *zone);

/* The month (0 January .. 11) and the weekday (0 Sunday .. 6) that a word names: all of its name, or its first three letters or
 * more. -1: none. */
int day_month_named(struct str word);
int day_weekday_named(struct str word);
/* The day of that month and day (`year` is not read) which is nearest to `from`: not more than 60 days past. false: no year has it. */
bool day_near(struct date, int64_t from, int64_t *);

/* Takes a day off the front of `rest`: "2026-12-02", "2 Dec", "Dec 2 2026", "2nd
 * December", "Thu", "today", "tomorrow". Without a year the nearest is meant: not more
 * than 60 days past. A weekday is the first one on or after `from`. false: it does not
 * begin with a day, and `rest` is unchanged. */
bool day_read(struct str *rest, int64_t from, int64_t *);
/* A day or a span of days, the whole text: "2 Dec to 4 Dec", "2-4 Dec", "from Thu until
 * Sun". `to` is before `from` only if it was written so. */
bool day_read_span(struct arena *, struct str, int64_t today, int64_t *from,
		   int64_t *to);

/* "2 Dec"; "2-4 Dec", "30 Dec-2 Jan". */
struct str day_text(struct arena *, int64_t);
struct str day_span_text(struct arena *, int64_t from, int64_t to);

#endif
