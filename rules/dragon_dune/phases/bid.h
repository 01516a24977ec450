/* The bidding: lots are dealt when a phase opens and settled when it ends.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_PHASES_BID_H
#define RULES_DRAGON_DUNE_PHASES_BID_H

#include "rules/dragon_dune/phases/run.h"

/* A lot for each player who is below their limit, as far as there are cards [DD-019, DD-023]. */
void dd_deal_lots(struct dd_run *);
/* Bit per seat that can bid: below the limit, with gold. */
unsigned dd_bidders(const struct dd_table *);
/* Settles all lots [DD-020 to DD-022]. */
void dd_bidding(struct dd_run *);

#endif
