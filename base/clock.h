/* Time: UTC seconds in 64 bits, from a clock that the caller passes in, so that tests
 * and `postalgmd --now` decide what time it is. Zones are IANA names, read by the C
 * library from the system's zone files.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

/* The clock: always `fixed` if that is not 0, else the system's. */
struct clock {
	int64_t fixed;
};
int64_t clock_now(const struct clock *);

enum { CLOCK_ISO_MAX = 32 };
/* "2026-11-26T20:00:00Z" */
void clock_iso(int64_t utc, char out[CLOCK_ISO_MAX]);

/* Reads ISO 8601 UTC ("2026-11-26T20:00:00Z", seconds and Z may be missing). */
bool clock_read_iso(struct str, int64_t *utc);

/* "Thu 26 Nov 2026 20:00 UTC" */
struct str clock_long(struct arena *, int64_t utc);
/* "Thu 26 Nov 20:00 UTC" */
struct str clock_short(struct arena *, int64_t utc);
/* "Thu 26 Nov", in UTC */
struct str clock_date(struct arena *, int64_t utc);
/* "Thu 26 Nov 2026 21:00 CET": the whole of it in the zone; in UTC if the zone is unknown. */
struct str clock_whole(struct arena *, int64_t utc, const char *zone);
/* "Thu 26 Nov 21:00" in the zone; empty if the zone is unknown. */
struct str clock_day_in_zone(struct arena *, int64_t utc, const char *zone);
/* "Thu 21:00" in the zone; empty if the zone is unknown. */
struct str clock_in_zone(struct arena *, int64_t utc, const char *zone);
/* "6 d 2 h", "45 min"; "0 min" for the past. */
struct str clock_span(struct arena *, int64_t seconds);

bool clock_is_zone(const char *zone);
/* The zone that people mean by "berlin", "New York time" or "europe/london"; NULL: none, or more than one. */
char *clock_zone_meant(struct arena *, struct str words);

/* The C library knows one zone at a time, from the environment. Between these two calls
 * it is `zone`, which must exist; the second call restores the old one. The program has
 * one thread. */
char *clock_zone_enter(const char *zone);
void clock_zone_leave(char *was);

extern const char *const clock_weekdays[7]; /* "Sun" .. "Sat" */
extern const char *const clock_months[12];  /* "Jan" .. "Dec" */

#endif
