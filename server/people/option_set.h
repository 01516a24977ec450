/* Turning a switch of a game (game_options.h).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OPTION_SET_H
#define SERVER_OPTION_SET_H

#include "server/home/home.h"

/* Turns a switch; one transaction. Once the game runs every change is public [PC-19.1].
 * Freely changed are those of how it goes by mail (clock, reminders, trust, title);
 * those of the rules, which the game itself is asked for, and what players were promised
 * (who reads their press) with `force` and a reason only [PC-19.2]. `why` may be empty
 * otherwise. */
bool option_turn(struct home *, struct arena *, struct str game, struct str name,
		 struct str value, bool force, struct str why, struct err *) MUST_USE;

#endif
