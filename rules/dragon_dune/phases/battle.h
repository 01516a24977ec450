/* Battles: each player in turn is the attacker until their battles are done.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_BATTLE_H
#define RULES_DRAGON_DUNE_PHASES_BATTLE_H

#include "rules/dragon_dune/phases/run.h"

/* All battles of the turn. */
void dd_battles(struct dd_run *);

#endif
