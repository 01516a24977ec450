/* The storm and the sectors: see storm.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/map/storm.h"

int du_sector_after(int sector, int further)
{
	return (sector - 1 + further) % DU_SECTORS + 1;
}

int du_sectors_ahead(int from, int to)
{
	return (to - from + DU_SECTORS - 1) % DU_SECTORS + 1;
}

bool du_in_storm(int area, int storm)
{
	return du_areas[area].sector != DU_NO_SECTOR && du_areas[area].sector == storm;
}

bool du_is_swept(int area, bool wall_gone)
{
	const struct du_territory_info *here = &du_territories[du_territory_of(area)];

	return here->sheltered ? wall_gone : here->type == DU_SAND;
}

void du_bar_storm(int storm, uint8_t bar[DU_AREAS])
{
	for (int area = 0; area < DU_AREAS; area++)
		if (du_in_storm(area, storm))
			bar[area] |= GRAPH_SHUT;
}
