/* The GM of a game: its own, or the house's.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GAME_GM_H
#define SERVER_GAME_GM_H

#include "schema/games.h"
#include "server/home.h"

/* Where letters to the GM of the game go; empty: the house has no GM either. Game NULL:
 * the house's. His keys are of the seat "gm" and the game's `gm_epoch`. */
struct str game_gm_address(const struct home *, const struct game *);
/* What his key claims, in letters that go out now; `epoch` binds it to him. */
struct token_claim game_gm_claim(const struct home *, const struct game *);
/* What players are told: "Gus, gus@example.org". */
struct str game_gm_shown(struct arena *, const struct home *, const struct game *);

/* Another GM leads the game: `person` is "Gus <gus@example.org>", or empty for the
 * house's. The keys of the one before die, and he is told; the new one gets a letter
 * with the state of the game, and the report of the open phase; the players are told.
 * Refused: the same as before, a player of the game, a game that is over. Its own
 * transaction. */
bool game_gm_set(struct home *, struct arena *, struct str game, struct str person,
		 struct err *) MUST_USE;

#endif
