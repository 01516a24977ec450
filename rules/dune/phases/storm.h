/* The storm moves.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_STORM_H
#define RULES_DUNE_PHASES_STORM_H

#include "rules/dune/run/run.h"

/* The storm is placed `sectors` on from Storm Start: everything in the last sector is
 * lost, and nothing on the way [DU-006]. */
void du_first_storm(struct du_run *, int sectors);
/* Moves the storm from where it stands: everything in each sector that it enters is
 * lost. A storm that stays sweeps the sector where it stands, but the Fremen there have
 * had their losses [DU-008]. */
void du_storm_moves(struct du_run *, int sectors);

#endif
