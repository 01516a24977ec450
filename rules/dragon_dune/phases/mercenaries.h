/* Step 4 of a player's march: Goblin mercenaries, and the ace that stops them.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_MERCENARIES_H
#define RULES_DRAGON_DUNE_PHASES_MERCENARIES_H

#include "rules/dragon_dune/phases/run.h"

/* All that the seat hires, paid as one total [DD-043, DD-044, DD-045]. */
void dd_step_hire(struct dd_run *, int seat);

#endif
