/* Moves: see moves.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/moves.h"

#include "rules/dragon_dune/engine/tokens.h"

enum { GRIFFIN_STEPS = 4 };

int dd_steps(const struct dd_table *t, int seat)
{
	for (int area = 0; area < DD_AREAS; area++)
		if (dd_map[area].griffins && dd_controller(t, area) == seat)
			return GRIFFIN_STEPS;
	return dd_factions[seat].steps;
}

int dd_way_length(const struct graph *map, const struct dd_table *t, int seat,
		  const struct dd_way *way)
{
	uint8_t bar[DD_AREAS] = {0};

	for (int area = 0; !way->ghost && area < DD_AREAS; area++)
		if (!dd_has_room(t, seat, area))
			bar[area] = GRAPH_NO_ENTRY;
	return graph_distance_by(map, way->point, way->n, bar);
}
