/* Turning a switch of a game (game_options.h).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OPTION_SET_H
#define SERVER_OPTION_SET_H

#include "server/home/home.h"

/* Changes an option; one transaction. Once the game runs, every change is public
 * [PC-19.1]. Options about playing by mail (clock, reminders, trust, title) change
 * freely. Options of the rules, about which the game itself is asked, and promises to
 * players (who reads their press) change only with `force` and a reason [PC-19.2].
 * Otherwise `why` may be empty. */
bool option_turn(struct home *, struct arena *, struct str game, struct str name,
		 struct str value, bool force, struct str why, struct err *) MUST_USE;

#endif
