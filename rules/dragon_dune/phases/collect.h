/* Collection, victory, and the end of a turn.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_COLLECT_H
#define RULES_DRAGON_DUNE_PHASES_COLLECT_H

#include "rules/dragon_dune/phases/run.h"

void dd_collect(struct dd_run *); /* [DD-053] */
/* Has somebody won? The winners then are in the state [DD-054, DD-055]. */
bool dd_check_victory(struct dd_run *);

#endif
