/* The orders of the house player, phase by phase.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PLAYER_PLANS_H
#define RULES_DRAGON_DUNE_PLAYER_PLANS_H

#include "rules/dragon_dune/player/weigh.h"
#include "rules/player.h"

/* `gold` is what may be spent on mercenaries. */
void dd_plan_march(const struct dd_view *, int gold, struct moves *);
void dd_plan_battles(const struct dd_view *, struct moves *);

#endif
