/* What the house player orders in marches and battles.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PLAYER_PLANS_H
#define RULES_DUNE_PLAYER_PLANS_H

#include "rules/dune/table/view.h"
#include "rules/player.h"

void du_plan_march(const struct du_view *, struct moves *);
void du_plan_battles(const struct du_view *, struct moves *);
/* The forces on whom a worm came ride to the place that is worth most. */
void du_plan_rides(const struct du_view *, struct moves *);
/* Cards that interrupt, the special Karama, what the ally gets. */
void du_plan_cards(const struct du_view *, struct moves *);
/* The best leader that may lead the seat's forces in the territory, captured ones too; 0: none. */
int du_best_leader(const struct du_view *, int seat, int territory);

#endif
