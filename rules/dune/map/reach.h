/* Ranges that rules name.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_MAP_REACH_H
#define RULES_DUNE_MAP_REACH_H

#include "rules/dune/map/map.h"

/* May the Fremen ship there from their reserve: the Great Flat and all within two
 * territories of it, regardless of the storm [DU-016]? */
bool du_fremen_may_ship(const struct graph *, int territory);
/* Can a force in this area set off the family atomics: on the Shield Wall or in a territory beside it,
 * with a way to it that the storm does not cut? */
bool du_reaches_wall(const struct graph *, int area, int storm);

#endif
