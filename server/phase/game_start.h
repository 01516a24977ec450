/* A game starts: everybody gets a colour, the rules set up the board, and the first
 * phase opens.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GAME_START_H
#define SERVER_GAME_START_H

#include "base/str.h"
#include "server/home/home.h"

/* One transaction. Start letters and first reports go out. Refused, with names, while a
 * seat is open. */
bool game_start(struct home *, struct arena *, struct str game, struct err *) MUST_USE;

#endif
