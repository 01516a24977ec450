/* Battles: each player in turn is the attacker until their battles are done.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_BATTLE_H
#define RULES_DRAGON_DUNE_PHASES_BATTLE_H

#include "rules/dragon_dune/phases/run.h"

/* Would the two fight in that territory now? Never in the palace [DD-036], never allies
 * [DD-035]. */
bool dd_would_fight(const struct dd_table *, int area, int one, int other);
/* Bit per seat that stands in a battle now. */
unsigned dd_fighters(const struct dd_table *);
/* All battles of the turn. */
void dd_battles(struct dd_run *);

#endif
