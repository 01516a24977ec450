/* How far all seats are, as everybody may know it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOW_FAR_H
#define SERVER_HOW_FAR_H

#include "base/str.h"
#include "rules/game.h"
#include "schema/seats.h"

/* "Dwarves 1, Elves 2 (castles held)", by the count of the game that stands first. `view`: a reader's. Empty: the game counts nothing. */
struct str how_far_told(struct arena *, const struct game_rules *, const void *view,
			const struct seat *, int n_seats);

#endif
