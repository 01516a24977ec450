/* The house player of Dragon Dune: its orders in each phase. It sees its seat's view
 * and nothing behind it. `dd_manner` tells the players how it plays.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PLAYER_PLAYER_H
#define RULES_DRAGON_DUNE_PLAYER_PLAYER_H

#include "rules/player.h"

extern const struct game_player dd_player;

#endif
