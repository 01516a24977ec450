/* The invitation to a seat.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INVITATION_H
#define SERVER_INVITATION_H

#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

/* With the seat's first key; inside the transaction that makes or hands over the seat. Before the
 * start it tells somebody who has joined already that they are in. */
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
