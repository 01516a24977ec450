/* Deals: two players who write the same one in the same phase are bound by it [DU-072]. Only spice changes hands.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_DEAL_H
#define RULES_DUNE_PHASES_DEAL_H

#include "rules/dune/run/run.h"

/* Before anything else of the phase: deals that both wrote are made. The spice of one with a condition is laid aside. */
void du_deals(struct du_run *);
/* The orders of the phase have been played: spice that was laid aside is paid, or goes back. */
void du_close_deals(struct du_run *);

#endif
