/* Standbys: the list of people who wait for a seat of a game. Each person on it has a
 * letter that says so, and leaves the list by one reply.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_STANDBY_H
#define SERVER_STANDBY_H

#include "schema/games.h"
#include "schema/standbys.h"
#include "server/home/home.h"

/* "Dora <dora@example.org>" goes to the end of the list, and is told. Refused: a player
 * or the GM of the game, a person on the list already, a game that is over. Its own
 * transaction. */
bool standby_add(struct home *, struct arena *, struct str game, struct str person,
		 struct err *) MUST_USE;
/* ... is taken off it, by address or name, and is told. Refused while a seat is offered
 * to them. */
bool standby_remove(struct home *, struct arena *, struct str game, struct str word,
		    struct standby *, struct err *) MUST_USE;

/* A letter to the standby about the list, in the caller's transaction. */
bool standby_tell(struct home *, struct arena *, const struct game *,
		  const struct standby *, struct str subject, struct str text,
		  struct err *) MUST_USE;

/* How many wait to be called. */
bool standby_count(struct home *, struct arena *, const struct game *, int *n,
		   struct err *) MUST_USE;

/* Puts one of the people who wait for a seat of any game (person standby) at the end of the game's
 * list: the one who has waited longest, or been asked longest ago, of those who would play its
 * rules, do not sit in it, are not its GM, and were never on its own list. `*added` false: there is none. */
bool standby_from_house(struct home *, struct arena *, const struct game *, bool *added,
			struct err *) MUST_USE;
/* How many could be called, on either list. */
bool standby_callable(struct home *, struct arena *, const struct game *, int *n,
		      struct err *) MUST_USE;

#endif
