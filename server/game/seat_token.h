/* The word for a seat in addresses, gm+GAME.WORD.KEY@, and how long names may be.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SEAT_TOKEN_H
#define SERVER_SEAT_TOKEN_H

#include "rules/game.h"
#include "schema/games.h"
#include "schema/seats.h"
#include "server/home/config.h"

/* "red"; the colour if this program does not know the rules of the game. */
struct str seat_token(const struct game *, const struct seat *);

/* How many characters the name of a game of these rules may have, so that each address
 * of its seats stays within mail's limits; 0 or less: none fits. */
int seat_token_room(const struct config *, const struct game_rules *);

#endif
