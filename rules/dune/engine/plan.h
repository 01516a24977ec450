/* A plan of battle, as it is fought with.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_PLAN_H
#define RULES_DUNE_ENGINE_PLAN_H

#include "rules/dune/engine/combat.h"
#include "rules/dune/table/order.h"

struct du_plan {
	int seat, against, field;
	struct du_army army;
	struct du_side
		side; /* its leader is 0 for a hero, its call is made by the battle */
	bool hero;
	bool no_call, kills, most_elites;
	bool bare; /* a leader or card that its player named could not be used */
	uint8_t drop;
};

/* The element of the plan as prescience is told it: a leader or DU_HERO, a card, halves; 0: none. */
int du_element_of(const struct du_plan *, enum du_element);

#endif
