/* Truthtrance: one question to one player, and a true answer that all hear [DU-063].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_TRUTH_H
#define RULES_DUNE_PHASES_TRUTH_H

#include "rules/dune/run/run.h"

/* Answers of this phase, and then new questions; one about a card, a traitor or spice is answered at once. */
void du_truth(struct du_run *);
/* The phase is over: what nobody answered stays so. */
void du_close_questions(struct du_run *);

/* Bit per seat that has to answer a question in the open phase. */
unsigned du_asked(const struct du_state *);

#endif
