/* Another GM leads a game.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_CHANGE_H
#define SERVER_GM_CHANGE_H

#include "server/home/home.h"

/* Another GM leads the game: `person` is "Gus <gus@example.org>", or empty for the
 * house's GM. The keys of the former GM die, and they are told so; the new GM gets a
 * letter with the state of the game and the report of the open phase; the players are
 * told. Refused: the same person as before, a player of the game, a game that is over.
 * Its own transaction. */
bool gm_change(struct home *, struct arena *, struct str game, struct str person,
	       struct err *) MUST_USE;

#endif
