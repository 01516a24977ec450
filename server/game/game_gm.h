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

/* The game as each of its GMs has it: the first one's, then those of the further GMs, with
 * their name, address and epoch in it (`gm_row`). What is said above holds for each: letters
 * to a further GM are letters of that game. */
bool game_gms(struct home *, struct arena *, const struct game *, struct game **,
	      int *n, struct err *) MUST_USE;
/* Does this address lead it? */
bool game_gm_is(struct home *, struct arena *, const struct game *, struct str address,
		bool *is, struct err *) MUST_USE;

/* Refuses an address of a GM for a seat, unless the game is a test [option gm_plays]. */
bool game_gm_is_not(struct home *, const struct game *, struct str address,
		    struct err *) MUST_USE;

#endif
