/* Another GM leads a game.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_CHANGE_H
#define SERVER_GM_CHANGE_H

#include "schema/game_gms.h"
#include "server/home/home.h"

/* Another GM leads the game: `person` is "Gus <gus@example.org>", or empty for the
 * house's GM. The keys of the former GM die, and they are told so; the new GM gets a
 * letter with the state of the game and the report of the open phase; the players are
 * told. Refused: the same person as before, a player of the game, a game that is over.
 * Its own transaction. */
bool gm_change(struct home *, struct arena *, struct str game, struct str person,
	       struct err *) MUST_USE;

/* One more GM: `person` gets what a GM gets, answers by mail as one, and is told the state of
 * the game. Refused: a GM of the game, a player or standby of it, a game that is over. */
bool gm_add(struct home *, struct arena *, struct str game, struct str person,
	    struct err *) MUST_USE;
/* Takes a further GM off the game, by address or name; their keys are dead, and they are told.
 * `*row` is who it was. Refused: the first GM, or nobody. Its own transaction, each. */
bool gm_remove(struct home *, struct arena *, struct str game, struct str who,
	       struct game_gm *row, struct err *) MUST_USE;

#endif
