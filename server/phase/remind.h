/* Reminders: only to players who owe something, all or a part, naming it; the GM gets
 * the list with the last.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REMIND_H
#define SERVER_REMIND_H

#include "schema/games.h"
#include "server/home/home.h"

/* Sends the reminders that are due in all games, and were not before `since`: a round reads no game whose hour has not come
 * since the last one. 0: all that have not been sent. */
bool remind_due(struct home *, int64_t since, int64_t now, struct err *) MUST_USE;
/* Sends one by hand: to the seat (or SEAT_ALL: all that owe orders). Refused if nothing
 * is owed. */
bool remind_by_gm(struct home *, struct arena *, struct str game, int seat,
		  struct err *) MUST_USE;

#endif
