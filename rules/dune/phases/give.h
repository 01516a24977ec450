/* Bribes: spice that changes hands, and may be used after the next Mentat pause [DU-064].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_GIVE_H
#define RULES_DUNE_PHASES_GIVE_H

#include "rules/dune/run/run.h"

/* The gifts of all, before anything else of the phase. The Emperor's to an ally may be used at once. */
void du_give(struct du_run *);

#endif
