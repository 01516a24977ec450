/* Joining and leaving: the effect of a player's letter on their seat, inside the
 * transaction of that letter. `*said` is the answer.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_JOINING_H
#define SERVER_JOINING_H

#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/home.h"

struct join_wish {
	struct str colours; /* names, comma between */
	struct str powers;  /* names that may be wished for, comma between */
	struct str lucky, phone;
};
/* A seat that comes back after the start gets the whole position. */
bool play_join(struct home *, struct arena *, struct game *, struct seat *,
	       const struct join_wish *, struct str *said, struct err *) MUST_USE;
bool play_decline(struct home *, struct arena *, struct game *, struct seat *,
		  struct str *said, struct err *) MUST_USE;
/* The seat leaves at the end of the turn; with `now` it is played at random until then.
 * There is no further question. */
bool play_resign(struct home *, struct arena *, struct game *, struct seat *, bool now,
		 struct str *said, struct err *) MUST_USE;

#endif
