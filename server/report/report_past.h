/* Reports that have gone out, as they were read then.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REPORT_PAST_H
#define SERVER_REPORT_PAST_H

#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* The report that opened phase number `phase_no`, for the player who has the seat now:
 * as it went to them. If it went to the player before, it holds what all readers may
 * know, and `*theirs` is false. The game has begun. */
bool report_past(struct home *, struct arena *, const struct game *,
		 const struct seat *, int phase_no, bool *theirs, struct str *text,
		 struct err *) MUST_USE;

#endif
