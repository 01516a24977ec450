/* The GM of a game: its own, or the house's.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GAME_GM_H
#define SERVER_GAME_GM_H

#include "schema/games.h"
#include "server/home/home.h"

/* Returns the address for letters to the GM of the game; empty if the house has no GM
 * either. Game NULL: the house's GM. The GM's keys belong to the seat "gm" and the
 * game's `gm_epoch`. */
struct str game_gm_address(const struct home *, const struct game *);
/* Returns the claim that the GM's key proves in letters that go out now; `epoch` binds
 * it to this GM. */
struct token_claim game_gm_claim(const struct home *, const struct game *);
/* Returns the GM as players see them: "Gus, gus@example.org". */
struct str game_gm_shown(struct arena *, const struct home *, const struct game *);

/* Refuses an address of the GM for a seat, unless the game is a test [option gm_plays]. */
bool game_gm_is_not(struct home *, const struct game *, struct str address,
		    struct err *) MUST_USE;

#endif
