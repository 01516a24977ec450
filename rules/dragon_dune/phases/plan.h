/* What a player does in a battle: the order for it as things stand, or the default.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_PLAN_H
#define RULES_DRAGON_DUNE_PHASES_PLAN_H

#include "rules/dragon_dune/engine/combat.h"
#include "rules/dragon_dune/phases/run.h"

struct dd_plan {
	struct dd_side side;
	bool traitor; /* calls treachery if it can */
	bool keep;    /* keeps the card that it played, if it wins */
	bool sell;    /* sells what it steals */
};

/* Both plans of the battle between `one` and `other` in the territory. The opponent of a
 * question of the Elves comes first, and the answer binds it [DD-057, DD-058]. */
void dd_plans(struct dd_run *, int area, struct dd_plan *one, struct dd_plan *other);

#endif
