/* Revival: forces and leaders come back from the tanks.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_REVIVE_H
#define RULES_DUNE_PHASES_REVIVE_H

#include "rules/dune/phases/run.h"

/* By the seat's order, or without one as many as are free. */
void du_revive(struct du_run *, int seat);
/* May this dead leader be bought back [DU-026]? */
bool du_leader_may_return(const struct du_table *, int leader);
/* Forces that the seat revives for nothing in a turn [DU-024]. */
int du_free_revivals(const struct du_table *, int seat);

#endif
