/* The bidding: lots are dealt, and all are settled at once by proxies.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_PHASES_BID_H
#define RULES_DUNE_PHASES_BID_H

#include "rules/dune/run/run.h"

/* As many lots as there are players below their limit, as long as there are cards. */
void du_deal_lots(struct du_run *);
/* Bit per seat that can bid: below the limit, while there are lots. Spice does not
 * count, because nobody else knows it. */
unsigned du_bidders(const struct du_table *);
/* Settles the lots by the orders of all. */
void du_bidding(struct du_run *);

#endif
