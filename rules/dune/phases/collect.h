/* A turn ends: spice is collected, bribes may be used, and somebody may have won.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_COLLECT_H
#define RULES_DUNE_PHASES_COLLECT_H

#include "rules/dune/run/run.h"

void du_collect(struct du_run *);
/* The Mentat pause. Where the game is over the phase is DU_OVER, and table.winners says whose it
 * is. */
void du_mentat(struct du_run *);

#endif
