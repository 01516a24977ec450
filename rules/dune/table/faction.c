/* The factions: see faction.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/faction.h"

#include "rules/dune/map/map.h"

/* clang-format off */
const struct du_faction_info du_factions[DU_SEATS] = {
	/*                    name             in sentences        spice  start, how many      revival traitors cards hand elites */
	[DU_ATREIDES]      = {"Atreides",      "Atreides",            10, DU_ARRAKEEN, 10,           2, 1, 1, 4, 0},
	[DU_BENE_GESSERIT] = {"Bene Gesserit", "the Bene Gesserit",    5, DU_POLAR_SINK, 0,          1, 1, 1, 4, 0},
	[DU_EMPEROR]       = {"Emperor",       "the Emperor",         10, DU_POLAR_SINK, 0,          1, 1, 1, 4, 5},
	[DU_FREMEN]        = {"Fremen",        "the Fremen",           3, DU_POLAR_SINK, 0,          3, 1, 1, 4, 3},
	[DU_GUILD]         = {"Guild",         "the Guild",            5, DU_TUEKS_SIETCH, 5,        1, 1, 1, 4, 0},
	[DU_HARKONNEN]     = {"Harkonnen",     "Harkonnen",           10, DU_CARTHAG, 10,            2, 4, 2, 8, 0},
};
/* clang-format on */

const char *const du_colours[DU_SEATS] = {"atreides", "bene gesserit", "emperor",
					  "fremen",   "guild",         "harkonnen"};
const char *const du_tokens[DU_SEATS] = {"atreides", "bg",    "emperor",
					 "fremen",   "guild", "hark"};
const char *const du_seat_names[DU_SEATS] = {"Atreides", "Bene Gesserit", "Emperor",
					     "Fremen",   "Guild",         "Harkonnen"};
