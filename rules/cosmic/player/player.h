/* The house player of Cosmic Encounter: its orders in each phase. It sees its seat's
 * view and nothing behind it; player_texts.md tells the players how it plays.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_PLAYER_PLAYER_H
#define RULES_COSMIC_PLAYER_PLAYER_H

#include "rules/player.h"

extern const struct game_player ce_player;

#endif
