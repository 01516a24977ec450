/* When: a moment as the GM writes it, on the command line and by mail.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_WHEN_H
#define SERVER_WHEN_H

#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct arena;

/* Reads a span: "24 hours", "+3d", "30 min". From one minute to 9999 days. */
bool when_read_span(struct str, int64_t *seconds);

/* A text that names no zone is of `zone`, the GM's own. */
struct when_from {
	const char *zone;
	int64_t deadline, now; /* a span or a weekday counts from the later one */
};

struct when {
	int64_t utc;
	const char *zone; /* in which it was written; NULL: a span, which needs none */
	int64_t twice; /* the clocks are put back then: the earlier moment of that hour; else 0 */
};

/* A moment ("2026-11-26 20:00", "tomorrow 20:00 Europe/London"), a span added to the deadline
 * ("+36h", "2 days", "one day") or a weekday after it ("Fri 20:00"; "Fri" is at the deadline's hour). A weekday before a date
 * ("Tue 8 Dec 2026 20:00", as the house prints it) must be that of the date. Refused with what would be right; so
 * are a past moment, and an hour over which the clocks are put forward. */
bool when_read(struct arena *, struct str, const struct when_from *, struct when *,
	       struct err *) MUST_USE;
/* A day or a moment that is not to come ("2026-11-01"). */
bool when_read_past(struct arena *, struct str, const struct when_from *, int64_t *utc,
		    struct err *) MUST_USE;

/* "Tue 1 Dec 2026 21:00 CET (Tue 1 Dec 2026 20:00 GMT)": in the GM's zone, and in the one in which
 * it was written, or else in UTC. */
struct str when_told(struct arena *, const struct when *, const char *zone);
/* A sentence about an hour that comes twice; empty if it does not. */
struct str when_twice(struct arena *, const struct when *);

#endif
