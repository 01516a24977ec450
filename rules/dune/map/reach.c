/* Ranges: see reach.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/map/reach.h"

#include "rules/dune/map/storm.h"

enum { FREMEN_STEPS = 2, ATOMICS_STEPS = 1 };

bool du_fremen_may_ship(const struct graph *map, int territory)
{
	int steps[DU_TERRITORIES];

	graph_region_distances(map, DU_THE_GREAT_FLAT, NULL, steps);
	return steps[territory] <= FREMEN_STEPS;
}

bool du_reaches_wall(const struct graph *map, int area, int storm)
{
	uint8_t bar[DU_AREAS] = {0};
	int steps[DU_AREAS];

	du_bar_storm(storm, bar);
	graph_distances(map, area, bar, steps);
	for (int i = 0; i < DU_AREAS; i++)
		if (du_territory_of(i) == DU_SHIELD_WALL && steps[i] != GRAPH_FAR &&
		    steps[i] <= ATOMICS_STEPS)
			return true;
	return false;
}
