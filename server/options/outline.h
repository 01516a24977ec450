/* A game seen from outside, also before it has begun.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OUTLINE_H
#define SERVER_OUTLINE_H

#include "rules/game.h"
#include "schema/games.h"
#include "server/home/home.h"

/* The options of the rules as they were set for this game, into the set-up. */
bool outline_options(struct home *, struct arena *, const struct game *, struct setup *,
		     struct err *) MUST_USE;
/* Makes the view that all readers have of the game: in its open or last phase; before
 * the start, in a game that would begin now with these options. `*view` is NULL where
 * the rules refuse the options. */
bool game_outline(struct home *, struct arena *, const struct game *, const void **view,
		  struct err *) MUST_USE;
/* Do the rules take the options of a game that has not begun? Refused with their reason. */
bool game_options_agree(struct home *, struct arena *, const struct game *,
			struct err *) MUST_USE;

#endif
