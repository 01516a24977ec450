/* The battles of a turn, one after another.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_WAR_BATTLE_H
#define RULES_DUNE_WAR_BATTLE_H

#include "rules/dune/run/run.h"

/* In storm order each player is aggressor until their battles are fought [DU-038]. */
void du_battles(struct du_run *);

#endif
