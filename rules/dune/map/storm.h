/* The storm and the sectors: which way it goes, what it sweeps, and where nobody may pass.
 * Sectors are numbered from 1 to 18 in the direction in which the storm moves [DU-002].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_MAP_STORM_H
#define RULES_DUNE_MAP_STORM_H

#include "rules/dune/map/map.h"

enum { DU_STORM_START = 18 };

/* Returns the sector that lies `further` sectors (0 or more) on. */
int du_sector_after(int sector, int further);
/* How many sectors the storm has to move from one to the other: 1 to 18, for a storm that stands
 * there has a whole circle before it. */
int du_sectors_ahead(int from, int to);
/* The area lies in the sector where the storm stands. The Polar Sink never does [DU-009]. */
bool du_in_storm(int area, int storm);
/* True if the storm destroys everything there when it enters the sector: on sand, and,
 * once the Shield Wall is gone, in the areas that it sheltered. */
bool du_is_swept(int area, bool wall_gone);
/* Nobody moves into, out of or through an area in the storm: flags for the functions of
 * graph.h [DU-029]. Other flags in `bar` stay set. */
void du_bar_storm(int storm, uint8_t bar[DU_AREAS]);

#endif
