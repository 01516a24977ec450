/* The module Cosmic Encounter, for the table of games.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_COSMIC_H
#define RULES_COSMIC_COSMIC_H

#include "rules/game.h"

extern const struct game_rules cosmic_game;

#endif
