/* The house player of Dune: player_texts.md says how it plays.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PLAYER_PLAYER_H
#define RULES_DUNE_PLAYER_PLAYER_H

#include "rules/player.h"

extern const struct game_player du_player;

#endif
