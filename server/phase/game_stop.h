/* Stops a game for a while, or for good. Each is one transaction with the letters that
 * tell it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GAME_STOP_H
#define SERVER_GAME_STOP_H

#include "base/str.h"
#include "server/home/home.h"

/* No deadline runs while the game is paused; resuming moves the deadline by the length
 * of the pause, to the next one of the game's rule. All are told. */
bool game_pause(struct home *, struct arena *, struct str game, struct err *) MUST_USE;
bool game_resume(struct home *, struct arena *, struct str game, struct err *) MUST_USE;

/* Sends last letters with the position, the secret and the lucky words; before the
 * start, a line that the game does not take place. */
bool game_end(struct home *, struct arena *, struct str game, struct str why,
	      struct err *) MUST_USE;

#endif
