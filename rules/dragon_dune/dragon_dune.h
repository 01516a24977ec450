/* Dragon Dune by mail: see README.md.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_H
#define RULES_DRAGON_DUNE_H

#include "rules/game.h"

extern const struct game_rules dragon_dune_game;

#endif
