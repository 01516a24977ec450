/* A moment as people write it: a day, an hour, and the zone in which they mean it.
 *
 *   moment = [ day ] , hour , [ zone ]
 *   day    = as day_read takes it: "2026-12-01", "1 Dec", "tomorrow", "Fri"
 *   hour   = HH:MM, or HH:MM:SS, also behind the day and a T
 *   zone   = "Z", "UTC", "Europe/London", "london", "New York time", "+01:00"
 *
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_MOMENT_H
#define SERVER_MOMENT_H

#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct arena;

/* The parts of a text that has an hour in it. */
struct moment_parts {
	struct str day; /* all before the hour; may be empty */
	int hour, minute, second;
	const char *zone; /* an IANA name */
	bool named; /* the text named the zone; else it is the one that was given */
	bool has_offset; /* "+01:00": `zone` is UTC, and the hour is `offset` ahead of it */
	int64_t offset; /* seconds */
};

enum moment_read {
	MOMENT_NOT,   /* it has no hour */
	MOMENT_WRONG, /* it has, and the error says what is wrong behind it */
	MOMENT_PARTS,
};
/* `zone`: the one that is meant where the text names none. */
enum moment_read moment_read_parts(struct arena *, struct str, const char *zone,
				   struct moment_parts *, struct err *);

/* The moment of that hour on a day. `*twice`: the clocks are put back over it, so that it comes
 * twice: the earlier of the two (the later one counts); else 0. Refused if the clocks are put
 * forward over it; the error says what the next one is. */
bool moment_on(struct arena *, const struct moment_parts *, int64_t day, int64_t *utc,
	       int64_t *twice, struct err *) MUST_USE;

#endif
