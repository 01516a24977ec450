/* Open games that are full start by themselves (open_game.h).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_OPEN_START_H
#define SERVER_OPEN_START_H

#include "server/home/home.h"

/* Starts those that are full, unless their GM starts them. One that cannot start waits for its GM,
 * who is told why. Each in its own transaction. */
bool open_games_due(struct home *, struct err *) MUST_USE;

#endif
