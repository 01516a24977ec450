/* Calendars: the deadlines that a player's calendar shows, according to our letters.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_CALENDARS_H
#define SCHEMA_CALENDARS_H

#include "schema/store/store.h"

/* One event of the player who sits there in this epoch. */
struct calendar_entry {
	int64_t seat_id;
	int epoch, phase_no;
	int sequence;     /* of the letter that told it last */
	int64_t deadline; /* UTC; 0: it was taken back */
};

/* An event that was never told loads with sequence -1. */
bool calendars_load(struct store *, int64_t seat_id, int epoch, int phase_no,
		    struct calendar_entry *, struct err *) MUST_USE;
bool calendars_save(struct store *, const struct calendar_entry *,
		    struct err *) MUST_USE;
/* Events that are still to come at `now`, except for phase `but` (0: all). */
bool calendars_stale(struct store *, struct arena *, int64_t seat_id, int epoch,
		     int but, int64_t now, struct calendar_entry **, int *n,
		     struct err *) MUST_USE;

#endif
