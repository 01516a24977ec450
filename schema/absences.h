/* Players who are away: the days that they have told us.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_ABSENCES_H
#define SCHEMA_ABSENCES_H

#include "schema/store/store.h"

struct absence {
	int64_t id, game_id, seat_id;
	int epoch;        /* of the player; a new player at the seat has another one */
	int64_t from, to; /* days since 1 January 1970, in the player's zone */
	int64_t holds_to; /* the last day that a deadline waits for; before `from`:
			     none */
	int spent;        /* of the days that the player may be away */
	int64_t utc;      /* when it was told */
};

/* Fills `id`. */
bool absences_add(struct store *, struct absence *, struct err *) MUST_USE;
/* The absences of a game, sorted by first day. */
bool absences_list(struct store *, struct arena *, int64_t game_id, struct absence **,
		   int *n, struct err *) MUST_USE;
/* Ends the absence before `day`; days that it has used up stay used up. */
bool absences_cut(struct store *, int64_t id, int64_t day, struct err *) MUST_USE;
/* Forgets it. */
bool absences_drop(struct store *, int64_t id, struct err *) MUST_USE;

#endif
