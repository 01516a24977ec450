/* Players who are away: the days that they told.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_ABSENCES_H
#define SCHEMA_ABSENCES_H

#include "schema/store/store.h"

struct absence {
	int64_t id, game_id, seat_id;
	int epoch;        /* of the player; a new player at the seat has another one */
	int64_t from, to; /* days since 1 January 1970, in the player's zone */
	int64_t holds_to; /* the last one that a deadline waits for; before `from`:
				none */
	int spent;        /* of the days that the player has */
	int64_t utc;      /* when it was told */
};

/* Fills `id`. */
bool absences_add(struct store *, struct absence *, struct err *) MUST_USE;
/* Of a game, by their first day. */
bool absences_list(struct store *, struct arena *, int64_t game_id, struct absence **,
		   int *n, struct err *) MUST_USE;
/* Ends it before `day`; what it has spent stays spent. */
bool absences_cut(struct store *, int64_t id, int64_t day, struct err *) MUST_USE;
/* Forgets it. */
bool absences_drop(struct store *, int64_t id, struct err *) MUST_USE;

#endif
