/* A deadline for players' calendars: text/calendar beside the letters that tell it. One
 * event for each phase of a seat: a deadline that moves moves the event.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CALENDAR_H
#define SERVER_CALENDAR_H

#include "mail/compose/compose.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* The event of the open phase. `*has` is false if there is none: no deadline runs, or
 * the game's option `calendar` is off. It is published, so no program answers it. */
bool calendar_part(struct home *, struct arena *, const struct game *,
		   const struct seat *, struct letter_part *, bool *has,
		   struct err *) MUST_USE;

/* Events that were published and will not take place: their phase ran before its
 * deadline, or was taken back; the game is paused, or over. With `all` the open phase's
 * too, for a player who leaves the seat. `*has` is false if there is none. */
bool calendar_cancel(struct home *, struct arena *, const struct game *,
		     const struct seat *, bool all, struct letter_part *, bool *has,
		     struct err *) MUST_USE;

/* Does the seat's calendar show the deadline as it is? True also if no deadline
 * runs. */
bool calendar_is_told(struct home *, const struct game *, const struct seat *,
		      bool *told, struct err *) MUST_USE;

#endif
