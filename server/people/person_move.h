/* The GM gives a person another address, in all of their games. It counts once the new address has
 * answered a letter.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PERSON_MOVE_H
#define SERVER_PERSON_MOVE_H

#include "schema/address_asks.h"
#include "schema/persons.h"
#include "server/home/home.h"

enum { MOVE_ASK_S = 7 * 24 * 3600 }; /* how long the question can be answered */

/* Asks at the new address. Refused: an address that is somebody else's, or one of a GM in a game
 * that the person plays, or theirs already. Its own transaction. */
bool person_move_ask(struct home *, struct arena *, const struct person *,
		     struct str address, struct err *) MUST_USE;
/* The answer has come: all letters go to the new address. The old one and the GMs are told. In the
 * caller's transaction. `*said` is the answer to the person; if it cannot be done any more it says
 * why. */
bool person_move_do(struct home *, struct arena *, const struct address_ask *,
		    struct str *said, struct err *) MUST_USE;

#endif
