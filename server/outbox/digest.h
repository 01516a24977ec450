/* Digest: a player may have what only tells (announcements, rulings, options, another
 * GM, an absence that moves nothing) once a day in one letter. What moves a deadline,
 * asks for something (reminders do) or answers him comes at once; and what the next report tells as well is not sent twice.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_DIGEST_H
#define SERVER_DIGEST_H

#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* Puts it aside for him, where he wants that; `*kept` false: send it now. */
bool digest_keep(struct home *, const struct seat *, struct str text, bool *kept,
		 struct err *) MUST_USE;
/* A report goes out to him, and tells it: nothing waits any more. */
bool digest_told(struct home *, struct arena *, const struct seat *,
		 struct err *) MUST_USE;
/* One letter with all that waits for him now; none where nothing does. */
bool digest_send(struct home *, struct arena *, const struct game *,
		 const struct seat *, struct err *) MUST_USE;
/* The letters of those for whom something has waited for a day. Its own transactions. */
bool digest_due(struct home *, int64_t now, struct err *) MUST_USE;

#endif
