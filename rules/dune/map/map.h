/* The map of Dune: 42 territories, which the sectors of the storm part into 86 areas, and the borders
 * between the areas.
 *
 * Storm, spice and forces are in areas; occupancy, battles and distances are matters of territories.
 * A step inside a territory costs nothing, a step into another territory costs 1
 * (rules/pieces/graph.h, where a territory is a region).
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_MAP_MAP_H
#define RULES_DUNE_MAP_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "rules/pieces/graph.h"

/* In canonical order, which breaks all ties between territories. */
enum du_territory {
	DU_POLAR_SINK,
	DU_ARRAKEEN,
	DU_ARSUNT,
	DU_BASIN,
	DU_BIGHT_OF_THE_CLIFF,
	DU_BROKEN_LAND,
	DU_CARTHAG,
	DU_CIELAGO_DEPRESSION,
	DU_CIELAGO_EAST,
	DU_CIELAGO_NORTH,
	DU_CIELAGO_SOUTH,
	DU_CIELAGO_WEST,
	DU_FALSE_WALL_EAST,
	DU_FALSE_WALL_SOUTH,
	DU_FALSE_WALL_WEST,
	DU_FUNERAL_PLAIN,
	DU_GARA_KULON,
	DU_HABBANYA_ERG,
	DU_HABBANYA_RIDGE_FLAT,
	DU_HABBANYA_SIETCH,
	DU_HAGGA_BASIN,
	DU_HARG_PASS,
	DU_HOLE_IN_THE_ROCK,
	DU_IMPERIAL_BASIN,
	DU_MERIDIAN,
	DU_OLD_GAP,
	DU_PASTY_MESA,
	DU_PLASTIC_BASIN,
	DU_RED_CHASM,
	DU_RIM_WALL_WEST,
	DU_ROCK_OUTCROPPINGS,
	DU_SHIELD_WALL,
	DU_SIETCH_TABR,
	DU_SIHAYA_RIDGE,
	DU_SOUTH_MESA,
	DU_THE_GREAT_FLAT,
	DU_THE_GREATER_FLAT,
	DU_THE_MINOR_ERG,
	DU_TSIMPO,
	DU_TUEKS_SIETCH,
	DU_WIND_PASS,
	DU_WIND_PASS_NORTH,
	DU_TERRITORIES,
	DU_NOWHERE = -1
};
enum { DU_AREAS = 86, DU_SECTORS = 18, DU_NO_SECTOR = 0, DU_STRONGHOLDS = 5 };

enum du_type { DU_SAND, DU_ROCK, DU_STRONGHOLD, DU_POLAR };

struct du_territory_info {
	const char *key; /* "tueks-sietch", as the graph and stored positions name it */
	const char *words; /* "Tuek's Sietch", as reports say it */
	uint8_t type;      /* enum du_type */
	bool sheltered;    /* from the storm, as long as the Shield Wall stands */
	uint8_t spice;     /* that its card brings; 0: it has no card */
	uint8_t spice_sector;
};
extern const struct du_territory_info du_territories[DU_TERRITORIES];

/* The areas of a territory stand together, in the direction in which the storm moves. */
struct du_area_info {
	uint8_t territory;
	uint8_t sector; /* 1 to 18; DU_NO_SECTOR: the Polar Sink */
	const char *borders;
};
extern const struct du_area_info du_areas[DU_AREAS];

/* The graph of the areas, made once. Never fails: the table is ours. */
const struct graph *du_graph(void);

static inline int du_territory_of(int area)
{
	return du_areas[area].territory;
}
static inline bool du_is_stronghold(int territory)
{
	return du_territories[territory].type == DU_STRONGHOLD;
}
/* The area of that territory in that sector; DU_NOWHERE: it has none there. */
int du_area(int territory, int sector);
/* The first area of a territory. */
int du_first_area(int territory);
/* Returns the area where the spice of that territory's card lies; DU_NOWHERE: it has no
 * card. */
int du_spice_area(int territory);
/* The territory with that key or those words ("Tuek's Sietch"), in any case of letters, or
 * DU_NOWHERE. */
int du_territory_named(struct str name);

#endif
