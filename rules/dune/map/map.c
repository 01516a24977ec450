/* The map: see map.h. Both tables are checked against each other in tests/rules/dune/check_map.c.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/map/map.h"

#include <stdlib.h>

#include "base/arena.h"

/* clang-format off */
const struct du_territory_info du_territories[DU_TERRITORIES] = {
	[DU_POLAR_SINK] = {"polar-sink", "the Polar Sink", DU_POLAR, false, 0, 0},
	[DU_ARRAKEEN] = {"arrakeen", "Arrakeen", DU_STRONGHOLD, true, 0, 0},
	[DU_ARSUNT] = {"arsunt", "Arsunt", DU_SAND, false, 0, 0},
	[DU_BASIN] = {"basin", "Basin", DU_SAND, false, 0, 0},
	[DU_BIGHT_OF_THE_CLIFF] = {"bight-of-the-cliff", "Bight of the Cliff", DU_SAND, false, 0, 0},
	[DU_BROKEN_LAND] = {"broken-land", "Broken Land", DU_SAND, false, 8, 11},
	[DU_CARTHAG] = {"carthag", "Carthag", DU_STRONGHOLD, true, 0, 0},
	[DU_CIELAGO_DEPRESSION] = {"cielago-depression", "Cielago Depression", DU_SAND, false, 0, 0},
	[DU_CIELAGO_EAST] = {"cielago-east", "Cielago East", DU_SAND, false, 0, 0},
	[DU_CIELAGO_NORTH] = {"cielago-north", "Cielago North", DU_SAND, false, 8, 2},
	[DU_CIELAGO_SOUTH] = {"cielago-south", "Cielago South", DU_SAND, false, 12, 1},
	[DU_CIELAGO_WEST] = {"cielago-west", "Cielago West", DU_SAND, false, 0, 0},
	[DU_FALSE_WALL_EAST] = {"false-wall-east", "False Wall East", DU_ROCK, false, 0, 0},
	[DU_FALSE_WALL_SOUTH] = {"false-wall-south", "False Wall South", DU_ROCK, false, 0, 0},
	[DU_FALSE_WALL_WEST] = {"false-wall-west", "False Wall West", DU_ROCK, false, 0, 0},
	[DU_FUNERAL_PLAIN] = {"funeral-plain", "Funeral Plain", DU_SAND, false, 6, 14},
	[DU_GARA_KULON] = {"gara-kulon", "Gara Kulon", DU_SAND, false, 0, 0},
	[DU_HABBANYA_ERG] = {"habbanya-erg", "Habbanya Erg", DU_SAND, false, 8, 15},
	[DU_HABBANYA_RIDGE_FLAT] = {"habbanya-ridge-flat", "Habbanya Ridge Flat", DU_SAND, false, 10, 17},
	[DU_HABBANYA_SIETCH] = {"habbanya-sietch", "Habbanya Sietch", DU_STRONGHOLD, false, 0, 0},
	[DU_HAGGA_BASIN] = {"hagga-basin", "Hagga Basin", DU_SAND, false, 6, 12},
	[DU_HARG_PASS] = {"harg-pass", "Harg Pass", DU_SAND, false, 0, 0},
	[DU_HOLE_IN_THE_ROCK] = {"hole-in-the-rock", "Hole in the Rock", DU_SAND, false, 0, 0},
	[DU_IMPERIAL_BASIN] = {"imperial-basin", "Imperial Basin", DU_SAND, true, 0, 0},
	[DU_MERIDIAN] = {"meridian", "Meridian", DU_SAND, false, 0, 0},
	[DU_OLD_GAP] = {"old-gap", "Old Gap", DU_SAND, false, 6, 9},
	[DU_PASTY_MESA] = {"pasty-mesa", "Pasty Mesa", DU_ROCK, false, 0, 0},
	[DU_PLASTIC_BASIN] = {"plastic-basin", "Plastic Basin", DU_ROCK, false, 0, 0},
	[DU_RED_CHASM] = {"red-chasm", "Red Chasm", DU_SAND, false, 8, 6},
	[DU_RIM_WALL_WEST] = {"rim-wall-west", "Rim Wall West", DU_ROCK, false, 0, 0},
	[DU_ROCK_OUTCROPPINGS] = {"rock-outcroppings", "Rock Outcroppings", DU_SAND, false, 6, 13},
	[DU_SHIELD_WALL] = {"shield-wall", "Shield Wall", DU_ROCK, false, 0, 0},
	[DU_SIETCH_TABR] = {"sietch-tabr", "Sietch Tabr", DU_STRONGHOLD, false, 0, 0},
	[DU_SIHAYA_RIDGE] = {"sihaya-ridge", "Sihaya Ridge", DU_SAND, false, 6, 8},
	[DU_SOUTH_MESA] = {"south-mesa", "South Mesa", DU_SAND, false, 10, 4},
	[DU_THE_GREAT_FLAT] = {"the-great-flat", "The Great Flat", DU_SAND, false, 10, 14},
	[DU_THE_GREATER_FLAT] = {"the-greater-flat", "The Greater Flat", DU_SAND, false, 0, 0},
	[DU_THE_MINOR_ERG] = {"the-minor-erg", "The Minor Erg", DU_SAND, false, 8, 7},
	[DU_TSIMPO] = {"tsimpo", "Tsimpo", DU_SAND, false, 0, 0},
	[DU_TUEKS_SIETCH] = {"tueks-sietch", "Tuek's Sietch", DU_STRONGHOLD, false, 0, 0},
	[DU_WIND_PASS] = {"wind-pass", "Wind Pass", DU_SAND, false, 0, 0},
	[DU_WIND_PASS_NORTH] = {"wind-pass-north", "Wind Pass North", DU_SAND, false, 6, 16},
};

const struct du_area_info du_areas[DU_AREAS] = {
	{DU_POLAR_SINK, 0, "arsunt@10 arsunt@11 cielago-north@1 cielago-north@18 cielago-north@2 false-wall-east@4 false-wall-east@5 false-wall-east@6 false-wall-east@7 false-wall-east@8 hagga-basin@12 harg-pass@3 imperial-basin@8 imperial-basin@9 wind-pass-north@16 wind-pass-north@17 wind-pass@13 wind-pass@14 wind-pass@15"},
	{DU_ARRAKEEN, 9, "imperial-basin@9 old-gap@9 rim-wall-west"},
	{DU_ARSUNT, 10, "arsunt@11 carthag hagga-basin@11 imperial-basin@10 imperial-basin@9 polar-sink"},
	{DU_ARSUNT, 11, "arsunt@10 hagga-basin@11 hagga-basin@12 polar-sink"},
	{DU_BASIN, 8, "hole-in-the-rock old-gap@8 rim-wall-west sihaya-ridge"},
	{DU_BIGHT_OF_THE_CLIFF, 13, "bight-of-the-cliff@14 plastic-basin@13 rock-outcroppings@13 sietch-tabr"},
	{DU_BIGHT_OF_THE_CLIFF, 14, "bight-of-the-cliff@13 funeral-plain"},
	{DU_BROKEN_LAND, 10, "broken-land@11 old-gap@10 tsimpo@10"},
	{DU_BROKEN_LAND, 11, "broken-land@10 plastic-basin@11 rock-outcroppings@12 tsimpo@11"},
	{DU_CARTHAG, 10, "arsunt@10 hagga-basin@11 imperial-basin@10 tsimpo@10 tsimpo@11"},
	{DU_CIELAGO_DEPRESSION, 18, "cielago-depression@1 cielago-north@18 cielago-west@18 meridian@18"},
	{DU_CIELAGO_DEPRESSION, 1, "cielago-depression@18 cielago-depression@2 cielago-north@1 cielago-south@1 meridian@1"},
	{DU_CIELAGO_DEPRESSION, 2, "cielago-depression@1 cielago-east@2 cielago-north@2 cielago-south@2"},
	{DU_CIELAGO_EAST, 2, "cielago-depression@2 cielago-east@3 cielago-north@2 cielago-south@2 false-wall-south@3"},
	{DU_CIELAGO_EAST, 3, "cielago-east@2 false-wall-south@3 south-mesa@3"},
	{DU_CIELAGO_NORTH, 18, "cielago-depression@18 cielago-north@1 cielago-west@17 cielago-west@18 polar-sink wind-pass-north@17"},
	{DU_CIELAGO_NORTH, 1, "cielago-depression@1 cielago-north@18 cielago-north@2 polar-sink"},
	{DU_CIELAGO_NORTH, 2, "cielago-depression@2 cielago-east@2 cielago-north@1 false-wall-south@3 harg-pass@3 polar-sink"},
	{DU_CIELAGO_SOUTH, 1, "cielago-depression@1 cielago-south@2 meridian@1"},
	{DU_CIELAGO_SOUTH, 2, "cielago-depression@2 cielago-east@2 cielago-south@1"},
	{DU_CIELAGO_WEST, 17, "cielago-north@18 cielago-west@18 false-wall-west@17 habbanya-ridge-flat@17 wind-pass-north@17 wind-pass@16"},
	{DU_CIELAGO_WEST, 18, "cielago-depression@18 cielago-north@18 cielago-west@17 meridian@18"},
	{DU_FALSE_WALL_EAST, 4, "false-wall-east@5 harg-pass@3 harg-pass@4 polar-sink the-minor-erg@4"},
	{DU_FALSE_WALL_EAST, 5, "false-wall-east@4 false-wall-east@6 polar-sink the-minor-erg@5"},
	{DU_FALSE_WALL_EAST, 6, "false-wall-east@5 false-wall-east@7 polar-sink the-minor-erg@6"},
	{DU_FALSE_WALL_EAST, 7, "false-wall-east@6 false-wall-east@8 polar-sink shield-wall@7 the-minor-erg@7"},
	{DU_FALSE_WALL_EAST, 8, "false-wall-east@7 imperial-basin@8 polar-sink shield-wall@8"},
	{DU_FALSE_WALL_SOUTH, 3, "cielago-east@2 cielago-east@3 cielago-north@2 false-wall-south@4 harg-pass@3 south-mesa@3"},
	{DU_FALSE_WALL_SOUTH, 4, "false-wall-south@3 harg-pass@4 pasty-mesa@4 south-mesa@4 the-minor-erg@4 tueks-sietch"},
	{DU_FALSE_WALL_WEST, 15, "false-wall-west@16 the-greater-flat wind-pass@15"},
	{DU_FALSE_WALL_WEST, 16, "false-wall-west@15 false-wall-west@17 habbanya-erg@16 habbanya-ridge-flat@16 wind-pass@16"},
	{DU_FALSE_WALL_WEST, 17, "cielago-west@17 false-wall-west@16 habbanya-ridge-flat@17"},
	{DU_FUNERAL_PLAIN, 14, "bight-of-the-cliff@14 plastic-basin@13 the-great-flat"},
	{DU_GARA_KULON, 7, "pasty-mesa@7 shield-wall@7 sihaya-ridge"},
	{DU_HABBANYA_ERG, 15, "habbanya-erg@16 habbanya-ridge-flat@16 the-greater-flat"},
	{DU_HABBANYA_ERG, 16, "false-wall-west@16 habbanya-erg@15 habbanya-ridge-flat@16"},
	{DU_HABBANYA_RIDGE_FLAT, 16, "false-wall-west@16 habbanya-erg@15 habbanya-erg@16 habbanya-ridge-flat@17 habbanya-sietch"},
	{DU_HABBANYA_RIDGE_FLAT, 17, "cielago-west@17 false-wall-west@17 habbanya-ridge-flat@16 habbanya-sietch meridian@18"},
	{DU_HABBANYA_SIETCH, 16, "habbanya-ridge-flat@16 habbanya-ridge-flat@17"},
	{DU_HAGGA_BASIN, 11, "arsunt@10 arsunt@11 carthag hagga-basin@12 tsimpo@11"},
	{DU_HAGGA_BASIN, 12, "arsunt@11 hagga-basin@11 plastic-basin@12 plastic-basin@13 polar-sink tsimpo@12 wind-pass@13"},
	{DU_HARG_PASS, 3, "cielago-north@2 false-wall-east@4 false-wall-south@3 harg-pass@4 polar-sink"},
	{DU_HARG_PASS, 4, "false-wall-east@4 false-wall-south@4 harg-pass@3 the-minor-erg@4"},
	{DU_HOLE_IN_THE_ROCK, 8, "basin imperial-basin@8 rim-wall-west shield-wall@8 sihaya-ridge"},
	{DU_IMPERIAL_BASIN, 8, "false-wall-east@8 hole-in-the-rock imperial-basin@9 polar-sink rim-wall-west shield-wall@8"},
	{DU_IMPERIAL_BASIN, 9, "arrakeen arsunt@10 imperial-basin@10 imperial-basin@8 old-gap@9 polar-sink rim-wall-west"},
	{DU_IMPERIAL_BASIN, 10, "arsunt@10 carthag imperial-basin@9 tsimpo@10"},
	{DU_MERIDIAN, 18, "cielago-depression@18 cielago-west@18 habbanya-ridge-flat@17 meridian@1"},
	{DU_MERIDIAN, 1, "cielago-depression@1 cielago-south@1 meridian@18"},
	{DU_OLD_GAP, 8, "basin old-gap@9 rim-wall-west"},
	{DU_OLD_GAP, 9, "arrakeen imperial-basin@9 old-gap@10 old-gap@8"},
	{DU_OLD_GAP, 10, "broken-land@10 old-gap@9 tsimpo@10"},
	{DU_PASTY_MESA, 4, "false-wall-south@4 pasty-mesa@5 south-mesa@4 the-minor-erg@4 tueks-sietch"},
	{DU_PASTY_MESA, 5, "pasty-mesa@4 pasty-mesa@6 south-mesa@5 the-minor-erg@5"},
	{DU_PASTY_MESA, 6, "pasty-mesa@5 pasty-mesa@7 red-chasm the-minor-erg@6"},
	{DU_PASTY_MESA, 7, "gara-kulon pasty-mesa@6 shield-wall@7 the-minor-erg@7"},
	{DU_PLASTIC_BASIN, 11, "broken-land@11 plastic-basin@12 tsimpo@11"},
	{DU_PLASTIC_BASIN, 12, "hagga-basin@12 plastic-basin@11 plastic-basin@13 rock-outcroppings@12 tsimpo@12"},
	{DU_PLASTIC_BASIN, 13, "bight-of-the-cliff@13 funeral-plain hagga-basin@12 plastic-basin@12 rock-outcroppings@13 sietch-tabr the-great-flat wind-pass@13"},
	{DU_RED_CHASM, 6, "pasty-mesa@6 south-mesa@5"},
	{DU_RIM_WALL_WEST, 8, "arrakeen basin hole-in-the-rock imperial-basin@8 imperial-basin@9 old-gap@8"},
	{DU_ROCK_OUTCROPPINGS, 12, "broken-land@11 plastic-basin@12 rock-outcroppings@13"},
	{DU_ROCK_OUTCROPPINGS, 13, "bight-of-the-cliff@13 plastic-basin@13 rock-outcroppings@12 sietch-tabr"},
	{DU_SHIELD_WALL, 7, "false-wall-east@7 gara-kulon pasty-mesa@7 shield-wall@8 the-minor-erg@7"},
	{DU_SHIELD_WALL, 8, "false-wall-east@8 hole-in-the-rock imperial-basin@8 shield-wall@7 sihaya-ridge"},
	{DU_SIETCH_TABR, 13, "bight-of-the-cliff@13 plastic-basin@13 rock-outcroppings@13"},
	{DU_SIHAYA_RIDGE, 8, "basin gara-kulon hole-in-the-rock shield-wall@8"},
	{DU_SOUTH_MESA, 3, "cielago-east@3 false-wall-south@3 south-mesa@4"},
	{DU_SOUTH_MESA, 4, "false-wall-south@4 pasty-mesa@4 south-mesa@3 south-mesa@5 tueks-sietch"},
	{DU_SOUTH_MESA, 5, "pasty-mesa@5 red-chasm south-mesa@4"},
	{DU_THE_GREAT_FLAT, 14, "funeral-plain plastic-basin@13 the-greater-flat wind-pass@14"},
	{DU_THE_GREATER_FLAT, 15, "false-wall-west@15 habbanya-erg@15 the-great-flat wind-pass@15"},
	{DU_THE_MINOR_ERG, 4, "false-wall-east@4 false-wall-south@4 harg-pass@4 pasty-mesa@4 the-minor-erg@5"},
	{DU_THE_MINOR_ERG, 5, "false-wall-east@5 pasty-mesa@5 the-minor-erg@4 the-minor-erg@6"},
	{DU_THE_MINOR_ERG, 6, "false-wall-east@6 pasty-mesa@6 the-minor-erg@5 the-minor-erg@7"},
	{DU_THE_MINOR_ERG, 7, "false-wall-east@7 pasty-mesa@7 shield-wall@7 the-minor-erg@6"},
	{DU_TSIMPO, 10, "broken-land@10 carthag imperial-basin@10 old-gap@10 tsimpo@11"},
	{DU_TSIMPO, 11, "broken-land@11 carthag hagga-basin@11 plastic-basin@11 tsimpo@10 tsimpo@12"},
	{DU_TSIMPO, 12, "hagga-basin@12 plastic-basin@12 tsimpo@11"},
	{DU_TUEKS_SIETCH, 4, "false-wall-south@4 pasty-mesa@4 south-mesa@4"},
	{DU_WIND_PASS, 13, "hagga-basin@12 plastic-basin@13 polar-sink wind-pass@14"},
	{DU_WIND_PASS, 14, "polar-sink the-great-flat wind-pass@13 wind-pass@15"},
	{DU_WIND_PASS, 15, "false-wall-west@15 polar-sink the-greater-flat wind-pass-north@16 wind-pass@14 wind-pass@16"},
	{DU_WIND_PASS, 16, "cielago-west@17 false-wall-west@16 wind-pass-north@16 wind-pass@15"},
	{DU_WIND_PASS_NORTH, 16, "polar-sink wind-pass-north@17 wind-pass@15 wind-pass@16"},
	{DU_WIND_PASS_NORTH, 17, "cielago-north@18 cielago-west@17 polar-sink wind-pass-north@16"},
};
/* clang-format on */

/* "arsunt@10"; where a territory is one area, its own name. */
static const char *area_name(struct arena *a, int area)
{
	const struct du_area_info *here = &du_areas[area];
	const char *key = du_territories[here->territory].key;
	struct buf name = buf_in(a);

	/* The areas of a territory stand together. */
	if ((area == 0 || here[-1].territory != here->territory) &&
	    (area + 1 == DU_AREAS || here[1].territory != here->territory))
		return key;
	buf_z(&name, key);
	buf_char(&name, '@');
	buf_int(&name, here->sector);
	return name.s;
}

const struct graph *du_graph(void)
{
	static struct arena *kept;
	static struct graph made;
	struct graph_row rows[DU_AREAS + 1] = {{0}};
	struct err err;

	if (kept)
		return &made;
	kept = arena_create();
	for (int i = 0; i < DU_AREAS; i++)
		rows[i] = (struct graph_row){area_name(kept, i),
					     du_territories[du_areas[i].territory].key,
					     du_areas[i].borders};
	if (!graph_make(kept, rows, &made, &err))
		abort();
	return &made;
}

int du_area(int territory, int sector)
{
	for (int i = 0; i < DU_AREAS; i++)
		if (du_areas[i].territory == territory && du_areas[i].sector == sector)
			return i;
	return DU_NOWHERE;
}

int du_first_area(int territory)
{
	int area = 0;

	while (du_areas[area].territory != territory)
		area++;
	return area;
}

int du_spice_area(int territory)
{
	return du_area(territory, du_territories[territory].spice
					  ? du_territories[territory].spice_sector
					  : -1);
}

int du_territory_named(struct str name)
{
	for (int i = 0; i < DU_TERRITORIES; i++)
		if (str_is(name, du_territories[i].key) ||
		    str_is(name, du_territories[i].words))
			return i;
	return DU_NOWHERE;
}
