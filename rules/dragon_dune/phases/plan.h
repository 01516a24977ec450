/* A player's plan for a battle: the order for it as things stand, or the default.
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

/* A question of the Elves: in that territory, for one side of the battle, to the other. */
struct dd_question_put {
	int area, asks, asked;
	int ask; /* enum dd_question */
};

/* The plan of p->side.seat for its battle with `against`, by its orders, or by default. */
void dd_plan_of(struct dd_run *, int area, int against, struct dd_plan *);
/* Tells the Elves, their ally and the player who was asked what that side answers; the answer. */
int dd_tell_answer(struct dd_run *, const struct dd_question_put *,
		   const struct dd_side *asked);

/* Both plans of the battle between `one` and `other` in the territory. The opponent of a
 * question of the Elves comes first, and the answer binds it [DD-057, DD-058]; where it was answered
 * a phase ago, the plan is the one that answered [DD-086]. */
void dd_plans(struct dd_run *, int area, struct dd_plan *one, struct dd_plan *other);

#endif
