/* When: a deadline as the GM writes it, on the command line and by mail.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_WHEN_H
#define SERVER_WHEN_H

#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct arena;

/* Reads a span: "24 hours", "+3d", "30 min". From one minute to 9999 days. */
bool when_read_span(struct str, int64_t *seconds);

/* A moment ("2026-11-26 20:00", UTC), a span added to the deadline ("+36h", "2 days")
 * or a weekday after it ("Fri 20:00 Europe/London"). If the deadline is past, or 0, it
 * counts from `now`. Refused with what would be right; so is a past moment. */
bool when_read(struct arena *, struct str, int64_t deadline, int64_t now, int64_t *utc,
	       struct err *) MUST_USE;

#endif
