/* The Elves' questions where the table has them plan after the answer [DD-086]: plans are sealed,
 * questions answered from them, and the battles fought a phase later.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_ANSWER_H
#define RULES_DRAGON_DUNE_PHASES_ANSWER_H

#include "rules/dragon_dune/phases/plan.h"

/* Answers the questions of the open phase of battles. true: there were some, and the plans of all
 * are sealed until they have been read. */
bool dd_answer_questions(struct dd_run *);
/* In the phase after: the plans that were sealed join the orders that came since, which take the
 * place of those for the same battle. */
void dd_open_plans(struct dd_run *);
/* The battles are fought: nothing is sealed now. */
void dd_forget_plans(struct dd_state *);

/* Bit per seat that plans a battle after the answer, and of these those without a sealed plan for
 * it. */
unsigned dd_answered(const struct dd_state *);
unsigned dd_unplanned(const struct dd_state *);

#endif
