/* Dune by mail: the module that the house sees.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_DUNE_H
#define RULES_DUNE_DUNE_H

#include "rules/game.h"

extern const struct game_rules dune_game;

#endif
