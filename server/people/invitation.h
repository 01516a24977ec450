/* The invitation to a seat.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INVITATION_H
#define SERVER_INVITATION_H

#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* Queues the invitation, with the seat's first key. Call it inside the transaction that
 * makes or hands over the seat. A person who has already joined before the start is told
 * that they are in. */
bool invitation_queue(struct home *, struct arena *, const struct game *,
		      const struct game_rules *, const struct seat *,
		      struct err *) MUST_USE;
/* Once more, with a new key, for `cause`. */
bool invitation_again(struct home *, struct arena *, const struct game *,
		      const struct game_rules *, const struct seat *, int64_t cause,
		      struct err *) MUST_USE;

/* To a standby, who has until `until` (UTC) to answer. */
bool invitation_to_standby(struct home *, struct arena *, const struct game *,
			   const struct game_rules *, const struct seat *,
			   int64_t until, struct err *) MUST_USE;

/* Tells the former player of the seat that their keys are dead, because nobody answers
 * them otherwise. `why` is a sentence that continues after their name, `what` goes into
 * the subject. */
bool invitation_taken_back(struct home *, struct arena *, const struct game *,
			   const struct seat *was, const char *what, struct str why,
			   struct err *) MUST_USE;

#endif
