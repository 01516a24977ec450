/* Revival: forces and leaders come back from the tanks.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_REVIVE_H
#define RULES_DUNE_PHASES_REVIVE_H

#include "rules/dune/run/run.h"

/* By the seat's order, or without one as many as are free. */
void du_revive(struct du_run *, int seat);
/* Forces that the seat revives for nothing in a turn [DU-024]. */
int du_free_revivals(const struct du_table *, int seat);
struct du_stack du_in_tanks(const struct du_table *, int seat);
/* They go from there to the reserve. */
void du_out_of_tanks(struct du_table *, int seat, struct du_stack);

#endif
