/* The order of players: see order.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/order.h"

#include "rules/dune/map/storm.h"

static int order_from(const struct du_table *t, int sector, int order[DU_SEATS])
{
	int n = 0;

	for (int ahead = 1; ahead <= DU_SECTORS; ahead++)
		for (int seat = 0; seat < DU_SEATS; seat++)
			if (du_plays(t, seat) &&
			    du_sectors_ahead(sector, t->circle[seat]) == ahead)
				order[n++] = seat;
	return n;
}

int du_storm_order(const struct du_table *t, int order[DU_SEATS])
{
	return order_from(t, t->storm, order);
}

void du_first_dialers(const struct du_table *t, int dialer[2])
{
	int order[DU_SEATS], n = order_from(t, DU_STORM_START, order);

	dialer[0] = order[0];
	dialer[1] = order[n - 1];
}
