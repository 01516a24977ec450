/* Reminders: only to players who owe something, all or a part, naming it; the GM gets
 * the list with the last.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REMIND_H
#define SERVER_REMIND_H

#include "schema/games.h"
#include "server/home/home.h"

/* A walk over the games of which reminders are due. All zero: none is under way. */
struct remind_walk {
	int64_t since,
		until; /* those whose hour came after `since` (0: all), up to `until` */
	int step;      /* of the house's own hours, the one that is looked at */
	int64_t after,
		after_id; /* the deadline and number of the game looked at last */
	bool over;
};

/* Sends reminders that are due, from where the walk stands until `end` by elapsed_ms (INT64_MAX: all), for one game at least, so
 * that letters are not kept waiting. A round reads no game whose hour has not come since the last walk, and holds some of the
 * others at a time. A walk that is given up costs nothing: what was sent is noted with each game. */
bool remind_due(struct home *, struct remind_walk *, int64_t now, int64_t end,
		struct err *) MUST_USE;
/* Sends one by hand: to the seat (or SEAT_ALL: all that owe orders). Refused if nothing
 * is owed. */
bool remind_by_gm(struct home *, struct arena *, struct str game, int seat,
		  struct err *) MUST_USE;

#endif
