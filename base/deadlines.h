/* A rule for deadlines, in words:
 *
 *   rule    = step , { ";" , part }
 *   part    = "phase" , N , { "," , N } , ":" , step   (another length for these phases)
 *           | "off" , day , { "," , day }              (no deadline on these days)
 *           | "at least" , N , "hours"                 (a phase is open for; default 20)
 *   step    = when , [ HH:MM ] , [ zone ]              (hour and zone: those of the first
 *   when    = weekday , { "," , weekday } | N "days"    step, where left out; one zone)
 *   day     = weekday | date | date ".." date          (date: 2026-12-24, or 12-24 for
 *                                                       every year)
 *
 * "Tue,Fri 20:00 Europe/London; phase 2: 3 days; off Sun, 12-24..01-02". A deadline that
 * falls on a day off moves to the next day on, same hour; nothing else counts.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_DEADLINES_H
#define BASE_DEADLINES_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

struct arena;
struct err;

/* Days off: of a rule or of a list, each. */
enum { DEADLINES_PHASES = 9, DEADLINES_OFF_MAX = 40, DEADLINES_ZONE_MAX = 48 };

struct deadlines_step {
	unsigned weekdays; /* bit 0 Sunday .. bit 6 Saturday; 0: by days */
	int days;          /* 1..60, where there are no weekdays */
	int hour, minute;
};

struct deadlines_off {
	bool yearly;
	int64_t from, to; /* days (day.h); yearly: month * 100 + day, `to` may be the
			     smaller one: over the new year */
};

struct deadlines {
	struct deadlines_step step[DEADLINES_PHASES + 1]; /* [0]: the first one */
	unsigned own; /* bit per phase that has a step of its own */
	unsigned off_weekdays;
	int n_off;
	struct deadlines_off off[2 * DEADLINES_OFF_MAX];
	int64_t least; /* seconds that a phase is open for, at least */
	char zone[DEADLINES_ZONE_MAX];
};

/* Refused: the error gives the wrong word, its place, and what would be right. */
bool deadlines_read(struct str, struct deadlines *, struct err *);

/* Adds a list of days off, "Sun, 12-24..01-02", to a rule that was read; with no rule it only checks
 * the list. Refused as above. */
bool deadlines_add_off(struct str list, struct deadlines *, struct err *);
/* Is the day of this moment, in the rule's zone, off? */
bool deadlines_off_at(const struct deadlines *, int64_t utc);

/* The first deadline of this phase after `from`, at least `least` seconds away. */
int64_t deadlines_next(const struct deadlines *, int phase, int64_t from,
		       int64_t least);
/* The first time from `from` on that can be a deadline of this phase, however long the
 * phase is open: its hour, on one of its weekdays, not on a day off. */
int64_t deadlines_from(const struct deadlines *, int phase, int64_t from);
/* The deadline of this phase if it fell on that day; if that is a day off, on the next
 * day after it. */
int64_t deadlines_on(const struct deadlines *, int phase, int64_t day);

#endif
