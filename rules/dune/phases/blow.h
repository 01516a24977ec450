/* Spice blows, and worms come.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_BLOW_H
#define RULES_DUNE_PHASES_BLOW_H

#include "rules/dune/run/run.h"

/* One blow for each pile of the table, A before B. The worms that came are in
 * table.worms: if it is not 0, a nexus follows [DU-012]. With a nexus after each pile that of A alone, but in turn 1,
 * which has no nexus. */
void du_blow(struct du_run *);
/* With a nexus after each pile: that of B. */
void du_blow_second(struct du_run *);

#endif
