/* The shapes of the territories: see board.h. Outlines are corners in degrees from the edge of sector 1, in the direction
 * in which the storm moves, and in tenths of a ring from the Polar Sink to the rim. Two touch where the map has a
 * border and nowhere else (tests/rules/dune/check_board.c).
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/board.h"

/* clang-format off */
static const struct du_spot outline_arrakeen[] = {{160, 29}, {169, 29}, {169, 41}, {160, 41}};
static const struct du_spot outline_arsunt[] = {{180, 0}, {220, 0}, {220, 9}, {200, 9}, {200, 20}, {190, 20}, {190, 12}, {180, 12}};
static const struct du_spot outline_basin[] = {{147, 36}, {155, 36}, {155, 50}, {147, 50}};
static const struct du_spot outline_bight_of_the_cliff[] = {{250, 37}, {271, 37}, {271, 50}, {250, 50}};
static const struct du_spot outline_broken_land[] = {{188, 42}, {220, 42}, {220, 50}, {188, 50}};
static const struct du_spot outline_carthag[] = {{190, 20}, {200, 20}, {200, 34}, {190, 34}};
static const struct du_spot outline_cielago_depression[] = {{30, 16}, {30, 34}, {0, 34}, {0, 36}, {-10, 36}, {-10, 16}};
static const struct du_spot outline_cielago_east[] = {{30, 16}, {40, 16}, {40, 28}, {50, 28}, {50, 50}, {30, 50}};
static const struct du_spot outline_cielago_north[] = {{40, 0}, {40, 16}, {-20, 16}, {-20, 0}};
static const struct du_spot outline_cielago_south[] = {{10, 34}, {30, 34}, {30, 50}, {10, 50}};
static const struct du_spot outline_cielago_west[] = {{320, 8}, {340, 8}, {340, 16}, {350, 16}, {350, 36}, {330, 36}, {330, 16}, {320, 16}};
static const struct du_spot outline_false_wall_east[] = {{60, 0}, {154, 0}, {154, 8}, {60, 8}};
static const struct du_spot outline_false_wall_south[] = {{40, 11}, {60, 11}, {60, 16}, {70, 16}, {70, 34}, {60, 34}, {60, 28}, {40, 28}};
static const struct du_spot outline_false_wall_west[] = {{286, 14}, {300, 14}, {300, 16}, {330, 16}, {330, 26}, {300, 26}, {300, 28}, {286, 28}};
static const struct du_spot outline_funeral_plain[] = {{260, 27}, {275, 27}, {275, 50}, {271, 50}, {271, 37}, {260, 37}};
static const struct du_spot outline_gara_kulon[] = {{130, 30}, {140, 30}, {140, 50}, {130, 50}};
static const struct du_spot outline_habbanya_erg[] = {{286, 28}, {300, 28}, {300, 26}, {310, 26}, {310, 34}, {300, 34}, {300, 50}, {286, 50}};
static const struct du_spot outline_habbanya_ridge_flat[] = {{300, 34}, {310, 34}, {310, 26}, {330, 26}, {330, 36}, {340, 36}, {340, 50}, {300, 50}};
static const struct du_spot outline_habbanya_sietch[] = {{305, 37}, {315, 37}, {315, 46}, {305, 46}};
static const struct du_spot outline_hagga_basin[] = {{200, 9}, {220, 9}, {220, 0}, {240, 0}, {240, 20}, {220, 20}, {220, 24}, {200, 24}};
static const struct du_spot outline_harg_pass[] = {{40, 0}, {60, 0}, {60, 8}, {70, 8}, {70, 16}, {60, 16}, {60, 11}, {40, 11}};
static const struct du_spot outline_hole_in_the_rock[] = {{147, 26}, {155, 26}, {155, 36}, {147, 36}};
static const struct du_spot outline_imperial_basin[] = {{150, 8}, {154, 8}, {154, 0}, {180, 0}, {180, 12}, {190, 12}, {190, 34}, {160, 34}, {160, 26}, {150, 26}};
static const struct du_spot outline_meridian[] = {{0, 34}, {10, 34}, {10, 50}, {-20, 50}, {-20, 36}, {0, 36}};
static const struct du_spot outline_old_gap[] = {{155, 42}, {160, 42}, {160, 34}, {188, 34}, {188, 50}, {155, 50}};
static const struct du_spot outline_pasty_mesa[] = {{70, 22}, {130, 22}, {130, 50}, {120, 50}, {120, 36}, {80, 36}, {80, 34}, {70, 34}};
static const struct du_spot outline_plastic_basin[] = {{200, 37}, {220, 37}, {220, 30}, {230, 30}, {230, 20}, {240, 20}, {240, 14}, {260, 14}, {260, 37}, {240, 37}, {240, 42}, {200, 42}};
static const struct du_spot outline_red_chasm[] = {{100, 36}, {120, 36}, {120, 50}, {100, 50}};
static const struct du_spot outline_rim_wall_west[] = {{155, 26}, {160, 26}, {160, 42}, {155, 42}};
static const struct du_spot outline_rock_outcroppings[] = {{220, 42}, {240, 42}, {240, 37}, {250, 37}, {250, 50}, {220, 50}};
static const struct du_spot outline_shield_wall[] = {{130, 8}, {150, 8}, {150, 26}, {140, 26}, {140, 30}, {130, 30}};
static const struct du_spot outline_sietch_tabr[] = {{245, 33}, {255, 33}, {255, 43}, {245, 43}};
static const struct du_spot outline_sihaya_ridge[] = {{140, 26}, {147, 26}, {147, 50}, {140, 50}};
static const struct du_spot outline_south_mesa[] = {{50, 28}, {60, 28}, {60, 34}, {80, 34}, {80, 36}, {100, 36}, {100, 50}, {50, 50}};
static const struct du_spot outline_the_great_flat[] = {{260, 14}, {280, 14}, {280, 50}, {275, 50}, {275, 27}, {260, 27}};
static const struct du_spot outline_the_greater_flat[] = {{280, 14}, {286, 14}, {286, 50}, {280, 50}};
static const struct du_spot outline_the_minor_erg[] = {{70, 8}, {130, 8}, {130, 22}, {70, 22}};
static const struct du_spot outline_tsimpo[] = {{188, 34}, {200, 34}, {200, 24}, {220, 24}, {220, 20}, {230, 20}, {230, 30}, {220, 30}, {220, 37}, {200, 37}, {200, 42}, {188, 42}};
static const struct du_spot outline_tueks_sietch[] = {{65, 27}, {75, 27}, {75, 37}, {65, 37}};
static const struct du_spot outline_wind_pass[] = {{240, 0}, {300, 0}, {300, 8}, {320, 8}, {320, 16}, {300, 16}, {300, 14}, {240, 14}};
static const struct du_spot outline_wind_pass_north[] = {{300, 0}, {340, 0}, {340, 8}, {300, 8}};

#define OUTLINE(t) outline_##t, sizeof outline_##t / sizeof *outline_##t
const struct du_outline du_outlines[DU_TERRITORIES] = {
	[DU_POLAR_SINK] = {"Polar Sink", NULL, 0, {0, 0}},
	[DU_ARRAKEEN] = {"Arrakeen", OUTLINE(arrakeen), {168, 36}},
	[DU_ARSUNT] = {"Arsunt", OUTLINE(arsunt), {190, 6}},
	[DU_BASIN] = {"Basin", OUTLINE(basin), {151, 43}},
	[DU_BIGHT_OF_THE_CLIFF] = {"Bight", OUTLINE(bight_of_the_cliff), {265, 43}},
	[DU_BROKEN_LAND] = {"Broken L", OUTLINE(broken_land), {210, 46}},
	[DU_CARTHAG] = {"Carthag", OUTLINE(carthag), {195, 27}},
	[DU_CIELAGO_DEPRESSION] = {"Cielago D", OUTLINE(cielago_depression), {10, 25}},
	[DU_CIELAGO_EAST] = {"Cielago E", OUTLINE(cielago_east), {35, 33}},
	[DU_CIELAGO_NORTH] = {"Cielago N", OUTLINE(cielago_north), {350, 8}},
	[DU_CIELAGO_SOUTH] = {"Cielago S", OUTLINE(cielago_south), {15, 42}},
	[DU_CIELAGO_WEST] = {"Cielago W", OUTLINE(cielago_west), {345, 26}},
	[DU_FALSE_WALL_EAST] = {"False Wall E", OUTLINE(false_wall_east), {70, 4}},
	[DU_FALSE_WALL_SOUTH] = {"False W S", OUTLINE(false_wall_south), {50, 19}},
	[DU_FALSE_WALL_WEST] = {"False W W", OUTLINE(false_wall_west), {310, 21}},
	[DU_FUNERAL_PLAIN] = {"Funeral", OUTLINE(funeral_plain), {267, 32}},
	[DU_GARA_KULON] = {"Gara K", OUTLINE(gara_kulon), {135, 42}},
	[DU_HABBANYA_ERG] = {"Hab Erg", OUTLINE(habbanya_erg), {293, 39}},
	[DU_HABBANYA_RIDGE_FLAT] = {"Hab Flat", OUTLINE(habbanya_ridge_flat), {332, 43}},
	[DU_HABBANYA_SIETCH] = {"Hab Sietch", OUTLINE(habbanya_sietch), {310, 41}},
	[DU_HAGGA_BASIN] = {"Hagga", OUTLINE(hagga_basin), {210, 16}},
	[DU_HARG_PASS] = {"Harg", OUTLINE(harg_pass), {50, 5}},
	[DU_HOLE_IN_THE_ROCK] = {"Hole", OUTLINE(hole_in_the_rock), {151, 31}},
	[DU_IMPERIAL_BASIN] = {"Imperial", OUTLINE(imperial_basin), {170, 17}},
	[DU_MERIDIAN] = {"Meridian", OUTLINE(meridian), {350, 43}},
	[DU_OLD_GAP] = {"Old Gap", OUTLINE(old_gap), {170, 42}},
	[DU_PASTY_MESA] = {"Pasty M", OUTLINE(pasty_mesa), {125, 36}},
	[DU_PLASTIC_BASIN] = {"Plastic", OUTLINE(plastic_basin), {250, 25}},
	[DU_RED_CHASM] = {"Red Chasm", OUTLINE(red_chasm), {110, 43}},
	[DU_RIM_WALL_WEST] = {"Rim", OUTLINE(rim_wall_west), {157, 39}},
	[DU_ROCK_OUTCROPPINGS] = {"Rock O", OUTLINE(rock_outcroppings), {230, 46}},
	[DU_SHIELD_WALL] = {"Shield", OUTLINE(shield_wall), {135, 19}},
	[DU_SIETCH_TABR] = {"Tabr", OUTLINE(sietch_tabr), {250, 38}},
	[DU_SIHAYA_RIDGE] = {"Sihaya", OUTLINE(sihaya_ridge), {143, 40}},
	[DU_SOUTH_MESA] = {"South Mesa", OUTLINE(south_mesa), {90, 43}},
	[DU_THE_GREAT_FLAT] = {"Great Fl", OUTLINE(the_great_flat), {270, 20}},
	[DU_THE_GREATER_FLAT] = {"Grtr Fl", OUTLINE(the_greater_flat), {283, 32}},
	[DU_THE_MINOR_ERG] = {"Minor Erg", OUTLINE(the_minor_erg), {90, 15}},
	[DU_TSIMPO] = {"Tsimpo", OUTLINE(tsimpo), {210, 30}},
	[DU_TUEKS_SIETCH] = {"Tuek's", OUTLINE(tueks_sietch), {70, 32}},
	[DU_WIND_PASS] = {"Wind Pass", OUTLINE(wind_pass), {250, 7}},
	[DU_WIND_PASS_NORTH] = {"Wind P N", OUTLINE(wind_pass_north), {310, 4}},
};

/* By area: where its counters stand. */
const struct du_spot du_spots[DU_AREAS] = {
	{0, 0},
	{164, 35}, /* arrakeen */
	{190, 6}, /* arsunt@10 */
	{210, 4}, /* arsunt@11 */
	{151, 43}, /* basin */
	{255, 43}, /* bight-of-the-cliff@13 */
	{265, 43}, /* bight-of-the-cliff@14 */
	{194, 46}, /* broken-land@10 */
	{210, 46}, /* broken-land@11 */
	{195, 27}, /* carthag */
	{355, 26}, /* cielago-depression@18 */
	{10, 25}, /* cielago-depression@1 */
	{25, 25}, /* cielago-depression@2 */
	{35, 33}, /* cielago-east@2 */
	{45, 39}, /* cielago-east@3 */
	{350, 8}, /* cielago-north@18 */
	{10, 8}, /* cielago-north@1 */
	{30, 8}, /* cielago-north@2 */
	{15, 42}, /* cielago-south@1 */
	{25, 42}, /* cielago-south@2 */
	{335, 26}, /* cielago-west@17 */
	{345, 26}, /* cielago-west@18 */
	{70, 4}, /* false-wall-east@4 */
	{90, 4}, /* false-wall-east@5 */
	{110, 4}, /* false-wall-east@6 */
	{130, 4}, /* false-wall-east@7 */
	{147, 4}, /* false-wall-east@8 */
	{50, 19}, /* false-wall-south@3 */
	{65, 25}, /* false-wall-south@4 */
	{293, 21}, /* false-wall-west@15 */
	{310, 21}, /* false-wall-west@16 */
	{325, 21}, /* false-wall-west@17 */
	{267, 32}, /* funeral-plain */
	{135, 40}, /* gara-kulon */
	{293, 39}, /* habbanya-erg@15 */
	{305, 30}, /* habbanya-erg@16 */
	{310, 42}, /* habbanya-ridge-flat@16 */
	{330, 43}, /* habbanya-ridge-flat@17 */
	{310, 41}, /* habbanya-sietch */
	{210, 16}, /* hagga-basin@11 */
	{230, 10}, /* hagga-basin@12 */
	{50, 5}, /* harg-pass@3 */
	{65, 12}, /* harg-pass@4 */
	{151, 31}, /* hole-in-the-rock */
	{155, 17}, /* imperial-basin@8 */
	{170, 17}, /* imperial-basin@9 */
	{185, 23}, /* imperial-basin@10 */
	{350, 43}, /* meridian@18 */
	{5, 42}, /* meridian@1 */
	{157, 46}, /* old-gap@8 */
	{170, 42}, /* old-gap@9 */
	{184, 42}, /* old-gap@10 */
	{75, 28}, /* pasty-mesa@4 */
	{90, 29}, /* pasty-mesa@5 */
	{110, 29}, /* pasty-mesa@6 */
	{125, 36}, /* pasty-mesa@7 */
	{210, 39}, /* plastic-basin@11 */
	{230, 36}, /* plastic-basin@12 */
	{250, 25}, /* plastic-basin@13 */
	{110, 43}, /* red-chasm */
	{157, 34}, /* rim-wall-west */
	{230, 46}, /* rock-outcroppings@12 */
	{245, 43}, /* rock-outcroppings@13 */
	{135, 19}, /* shield-wall@7 */
	{145, 17}, /* shield-wall@8 */
	{250, 38}, /* sietch-tabr */
	{143, 38}, /* sihaya-ridge */
	{55, 39}, /* south-mesa@3 */
	{70, 42}, /* south-mesa@4 */
	{90, 43}, /* south-mesa@5 */
	{270, 20}, /* the-great-flat */
	{283, 32}, /* the-greater-flat */
	{75, 15}, /* the-minor-erg@4 */
	{90, 15}, /* the-minor-erg@5 */
	{110, 15}, /* the-minor-erg@6 */
	{125, 15}, /* the-minor-erg@7 */
	{194, 38}, /* tsimpo@10 */
	{210, 30}, /* tsimpo@11 */
	{225, 25}, /* tsimpo@12 */
	{70, 32}, /* tueks-sietch */
	{250, 7}, /* wind-pass@13 */
	{270, 7}, /* wind-pass@14 */
	{290, 7}, /* wind-pass@15 */
	{310, 12}, /* wind-pass@16 */
	{310, 4}, /* wind-pass-north@16 */
	{330, 4}, /* wind-pass-north@17 */
};
/* clang-format on */
