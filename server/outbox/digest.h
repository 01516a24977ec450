/* Digest: a player may get letters that only inform (announcements, rulings, options,
 * another GM, an absence that moves nothing) once a day, in one letter. A letter that
 * moves a deadline, asks for something (reminders do) or answers them comes at once;
 * one that the next report repeats is not sent twice.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_DIGEST_H
#define SERVER_DIGEST_H

#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* Puts it aside for players who want that; `*kept` false: send it now. */
bool digest_keep(struct home *, const struct seat *, struct str text, bool *kept,
		 struct err *) MUST_USE;
/* A report goes out to the seat and repeats it all, so nothing waits after that. */
bool digest_told(struct home *, struct arena *, const struct seat *,
		 struct err *) MUST_USE;
/* Sends one letter with all that waits for the seat now, or none if nothing waits. */
bool digest_send(struct home *, struct arena *, const struct game *,
		 const struct seat *, struct err *) MUST_USE;
/* Sends the letters of the day to seats for which something has waited for a day. Its
 * own transactions. */
bool digest_due(struct home *, int64_t now, struct err *) MUST_USE;

#endif
