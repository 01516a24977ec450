/* The order of players: storm order, and the players beside Storm Start.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_ENGINE_ORDER_H
#define RULES_DUNE_ENGINE_ORDER_H

#include "rules/dune/table/table.h"

/* The seats that play in storm order: first the one whose circle the storm reaches next; one whose
 * circle is in its sector is last [DU-003]. Returns how many. */
int du_storm_order(const struct du_table *, int order[DU_SEATS]);
/* The two whose circles are nearest to Storm Start on either side: they dial the first storm. */
void du_first_dialers(const struct du_table *, int dialer[2]);

#endif
