/* The map, as the rules print it: territories with their sectors and borders, ways round the storm,
 * ranges.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "rules/dune/map/reach.h"
#include "rules/dune/map/storm.h"
#include "tests/check_main.h"

static struct arena *a;
static const struct graph *map;

static void lay(void)
{
	a = arena_create();
	map = du_graph();
}

static void clear(void)
{
	arena_destroy(a);
	a = NULL;
}

/* clang-format off */
static const struct {
	const char *key, *sectors, *borders;
} rules[] = {
	{"polar-sink", "", "arsunt cielago-north false-wall-east hagga-basin harg-pass imperial-basin wind-pass wind-pass-north"},
	{"arrakeen", "9", "imperial-basin old-gap rim-wall-west"},
	{"arsunt", "10 11", "carthag hagga-basin imperial-basin polar-sink"},
	{"basin", "8", "hole-in-the-rock old-gap rim-wall-west sihaya-ridge"},
	{"bight-of-the-cliff", "13 14", "funeral-plain plastic-basin rock-outcroppings sietch-tabr"},
	{"broken-land", "10 11", "old-gap plastic-basin rock-outcroppings tsimpo"},
	{"carthag", "10", "arsunt hagga-basin imperial-basin tsimpo"},
	{"cielago-depression", "18 1 2", "cielago-east cielago-north cielago-south cielago-west meridian"},
	{"cielago-east", "2 3", "cielago-depression cielago-north cielago-south false-wall-south south-mesa"},
	{"cielago-north", "18 1 2", "cielago-depression cielago-east cielago-west false-wall-south harg-pass polar-sink wind-pass-north"},
	{"cielago-south", "1 2", "cielago-depression cielago-east meridian"},
	{"cielago-west", "17 18", "cielago-depression cielago-north false-wall-west habbanya-ridge-flat meridian wind-pass wind-pass-north"},
	{"false-wall-east", "4 5 6 7 8", "harg-pass imperial-basin polar-sink shield-wall the-minor-erg"},
	{"false-wall-south", "3 4", "cielago-east cielago-north harg-pass pasty-mesa south-mesa the-minor-erg tueks-sietch"},
	{"false-wall-west", "15 16 17", "cielago-west habbanya-erg habbanya-ridge-flat the-greater-flat wind-pass"},
	{"funeral-plain", "14", "bight-of-the-cliff plastic-basin the-great-flat"},
	{"gara-kulon", "7", "pasty-mesa shield-wall sihaya-ridge"},
	{"habbanya-erg", "15 16", "false-wall-west habbanya-ridge-flat the-greater-flat"},
	{"habbanya-ridge-flat", "16 17", "cielago-west false-wall-west habbanya-erg habbanya-sietch meridian"},
	{"habbanya-sietch", "16", "habbanya-ridge-flat"},
	{"hagga-basin", "11 12", "arsunt carthag plastic-basin polar-sink tsimpo wind-pass"},
	{"harg-pass", "3 4", "cielago-north false-wall-east false-wall-south polar-sink the-minor-erg"},
	{"hole-in-the-rock", "8", "basin imperial-basin rim-wall-west shield-wall sihaya-ridge"},
	{"imperial-basin", "8 9 10", "arrakeen arsunt carthag false-wall-east hole-in-the-rock old-gap polar-sink rim-wall-west shield-wall tsimpo"},
	{"meridian", "18 1", "cielago-depression cielago-south cielago-west habbanya-ridge-flat"},
	{"old-gap", "8 9 10", "arrakeen basin broken-land imperial-basin rim-wall-west tsimpo"},
	{"pasty-mesa", "4 5 6 7", "false-wall-south gara-kulon red-chasm shield-wall south-mesa the-minor-erg tueks-sietch"},
	{"plastic-basin", "11 12 13", "bight-of-the-cliff broken-land funeral-plain hagga-basin rock-outcroppings sietch-tabr the-great-flat tsimpo wind-pass"},
	{"red-chasm", "6", "pasty-mesa south-mesa"},
	{"rim-wall-west", "8", "arrakeen basin hole-in-the-rock imperial-basin old-gap"},
	{"rock-outcroppings", "12 13", "bight-of-the-cliff broken-land plastic-basin sietch-tabr"},
	{"shield-wall", "7 8", "false-wall-east gara-kulon hole-in-the-rock imperial-basin pasty-mesa sihaya-ridge the-minor-erg"},
	{"sietch-tabr", "13", "bight-of-the-cliff plastic-basin rock-outcroppings"},
	{"sihaya-ridge", "8", "basin gara-kulon hole-in-the-rock shield-wall"},
	{"south-mesa", "3 4 5", "cielago-east false-wall-south pasty-mesa red-chasm tueks-sietch"},
	{"the-great-flat", "14", "funeral-plain plastic-basin the-greater-flat wind-pass"},
	{"the-greater-flat", "15", "false-wall-west habbanya-erg the-great-flat wind-pass"},
	{"the-minor-erg", "4 5 6 7", "false-wall-east false-wall-south harg-pass pasty-mesa shield-wall"},
	{"tsimpo", "10 11 12", "broken-land carthag hagga-basin imperial-basin old-gap plastic-basin"},
	{"tueks-sietch", "4", "false-wall-south pasty-mesa south-mesa"},
	{"wind-pass", "13 14 15 16", "cielago-west false-wall-west hagga-basin plastic-basin polar-sink the-great-flat the-greater-flat wind-pass-north"},
	{"wind-pass-north", "16 17", "cielago-north cielago-west polar-sink wind-pass"},
};
/* clang-format on */
enum { RULES = sizeof rules / sizeof *rules };

/* "arsunt@10", "carthag" */
static int at(const char *name)
{
	int area = graph_area(map, str_of(name));

	ck_assert_msg(area >= 0, "%s", name);
	return area;
}

static int way(const char *from, const char *to, int storm)
{
	uint8_t bar[DU_AREAS] = {0};

	if (storm)
		du_bar_storm(storm, bar);
	return graph_distance(map, at(from), at(to), bar);
}

START_TEST(the_map_has_42_territories_86_areas_and_190_borders)
{
	int n[4] = {0};

	ck_assert_int_eq(RULES, 42);
	ck_assert_int_eq(DU_TERRITORIES, 42);
	ck_assert_int_eq(map->n_regions, 42);
	ck_assert_ptr_eq(du_graph(), map); /* made once */
	ck_assert_int_eq(map->n_areas, 86);
	ck_assert_int_eq(map->n_borders, 190);
	for (int t = 0; t < DU_TERRITORIES; t++)
		n[du_territories[t].type]++;
	ck_assert_int_eq(n[DU_POLAR], 1);
	ck_assert_int_eq(n[DU_STRONGHOLD], 5);
	ck_assert_int_eq(n[DU_ROCK], 7);
	ck_assert_int_eq(n[DU_SAND], 29);
}
END_TEST

START_TEST(territories_stand_in_the_order_of_the_rules)
{
	for (int t = 0; t < RULES; t++) {
		ck_assert_str_eq(du_territories[t].key, rules[t].key);
		ck_assert_int_eq(graph_region(map, str_of(rules[t].key)), t);
		ck_assert_int_eq(du_territory_named(str_of(rules[t].key)), t);
		ck_assert_int_eq(du_territory_named(str_of(du_territories[t].words)),
				 t);
	}
	ck_assert_int_eq(du_territory_named(STR("tuek's SIETCH")), DU_TUEKS_SIETCH);
	ck_assert_int_eq(du_territory_named(STR("tuek")), DU_NOWHERE);
}
END_TEST

START_TEST(areas_are_the_sectors_of_the_territories)
{
	int n = 0;

	for (int t = 0; t < RULES; t++) {
		struct str rest = str_of(rules[t].sectors), word;
		int64_t sector;
		if (t == DU_POLAR_SINK)
			ck_assert_int_eq(du_areas[n++].sector, DU_NO_SECTOR);
		while (str_word(&rest, &word)) {
			ck_assert(str_int(word, 1, DU_SECTORS, &sector));
			ck_assert_int_eq(du_territory_of(n), t);
			ck_assert_int_eq(du_area(t, (int)sector), n);
			ck_assert_int_eq(du_areas[n++].sector, sector);
		}
	}
	ck_assert_int_eq(n, DU_AREAS);
	ck_assert_int_eq(du_area(DU_ARRAKEEN, 10), DU_NOWHERE);
	ck_assert_int_eq(du_first_area(DU_CIELAGO_NORTH),
			 du_area(DU_CIELAGO_NORTH, 18));
}
END_TEST

START_TEST(areas_border_where_the_territories_do)
{
	int n = 0;

	for (int t = 0; t < RULES; t++) {
		bool next[DU_TERRITORIES] = {false};
		struct str rest = str_of(rules[t].borders), word;
		while (str_word(&rest, &word))
			next[du_territory_named(word)] = true;
		for (int u = 0; u < RULES; u++) {
			ck_assert_msg(graph_is_region_border(map, t, u) == next[u],
				      "%s, %s", rules[t].key, rules[u].key);
			n += next[u] && t < u;
		}
	}
	ck_assert_int_eq(n, 103);
}
END_TEST

START_TEST(each_spice_card_has_its_place)
{
	static const struct {
		int territory, spice;
	} cards[] = {{DU_CIELAGO_SOUTH, 12}, {DU_THE_GREAT_FLAT, 10},
		     {DU_SOUTH_MESA, 10},    {DU_HABBANYA_RIDGE_FLAT, 10},
		     {DU_THE_MINOR_ERG, 8},  {DU_RED_CHASM, 8},
		     {DU_HABBANYA_ERG, 8},   {DU_CIELAGO_NORTH, 8},
		     {DU_BROKEN_LAND, 8},    {DU_WIND_PASS_NORTH, 6},
		     {DU_SIHAYA_RIDGE, 6},   {DU_ROCK_OUTCROPPINGS, 6},
		     {DU_OLD_GAP, 6},        {DU_HAGGA_BASIN, 6},
		     {DU_FUNERAL_PLAIN, 6}};
	int n = 0, sum = 0;

	for (int t = 0; t < DU_TERRITORIES; t++) {
		n += du_territories[t].spice > 0;
		sum += du_territories[t].spice;
		ck_assert_int_eq(du_spice_area(t) != DU_NOWHERE,
				 du_territories[t].spice > 0);
	}
	ck_assert_int_eq(n, 15);
	ck_assert_int_eq(sum, 118);
	for (int i = 0; i < n; i++) {
		ck_assert_int_eq(du_territories[cards[i].territory].spice,
				 cards[i].spice);
		ck_assert_int_eq(du_territories[cards[i].territory].type, DU_SAND);
	}
	ck_assert_int_eq(du_spice_area(DU_HAGGA_BASIN), at("hagga-basin@12"));
	ck_assert_int_eq(du_spice_area(DU_CIELAGO_SOUTH), at("cielago-south@1"));
	ck_assert_int_eq(du_spice_area(DU_OLD_GAP), at("old-gap@9"));
	ck_assert_int_eq(du_spice_area(DU_ARRAKEEN), DU_NOWHERE);
}
END_TEST

/* [DU-002] */
START_TEST(the_storm_goes_to_higher_sectors_and_from_18_to_1)
{
	ck_assert_int_eq(du_sector_after(17, 1), 18);
	ck_assert_int_eq(du_sector_after(17, 2), 1);
	ck_assert_int_eq(du_sector_after(17, 3), 2);
	ck_assert_int_eq(du_sector_after(DU_STORM_START, 40), 4);
	ck_assert_int_eq(du_sector_after(5, 0), 5);
	ck_assert_int_eq(du_sectors_ahead(17, 2), 3);
	ck_assert_int_eq(du_sectors_ahead(4, 7), 3);
	ck_assert_int_eq(du_sectors_ahead(4, 4), 18);
	for (int s = 1; s <= DU_SECTORS; s++)
		for (int n = 1; n <= DU_SECTORS; n++)
			ck_assert_int_eq(du_sectors_ahead(s, du_sector_after(s, n)), n);
}
END_TEST

/* [DU-009] */
START_TEST(the_polar_sink_is_in_no_sector)
{
	for (int s = 1; s <= DU_SECTORS; s++)
		ck_assert(!du_in_storm(at("polar-sink"), s));
	ck_assert(!du_is_swept(at("polar-sink"), false));
	ck_assert(!du_is_swept(at("polar-sink"), true));
}
END_TEST

START_TEST(storm_sweeps_sand_and_behind_the_broken_wall_what_it_sheltered)
{
	int more = 0;

	for (int i = 0; i < DU_AREAS; i++)
		more += du_is_swept(i, true) - du_is_swept(i, false);
	ck_assert_int_eq(more, 5);
	ck_assert(du_is_swept(at("hagga-basin@12"), false));
	ck_assert(!du_is_swept(at("plastic-basin@12"), false));
	ck_assert(!du_is_swept(at("plastic-basin@12"), true));
	ck_assert(!du_is_swept(at("tueks-sietch"), true));
	ck_assert(!du_is_swept(at("imperial-basin@9"), false));
	ck_assert(!du_is_swept(at("arrakeen"), false));
	ck_assert(du_is_swept(at("imperial-basin@9"), true));
	ck_assert(du_is_swept(at("arrakeen"), true));
	ck_assert(du_is_swept(at("carthag"), true));
}
END_TEST

/* [DU-029] */
START_TEST(ways_lead_round_the_storm)
{
	static const struct {
		const char *from, *to;
		int storm, steps;
	} ways[] = {
		{"the-minor-erg@6", "pasty-mesa@6", 7, 1},
		{"the-minor-erg@6", "pasty-mesa@7", 7, GRAPH_FAR},
		{"the-minor-erg@6", "pasty-mesa@7", 0, 1},
		{"the-minor-erg@7", "pasty-mesa@6", 7, GRAPH_FAR}, /* starts in it */
		{"gara-kulon", "sihaya-ridge", 7, GRAPH_FAR},
		{"arrakeen", "carthag", 0, 2},
		{"arrakeen", "carthag", 10, GRAPH_FAR},
		{"carthag", "sietch-tabr", 0, 3},
		{"carthag", "sietch-tabr", 12, 5}, /* by the Polar Sink */
		{"arrakeen", "tueks-sietch", 0, 4},
		{"arrakeen", "tueks-sietch", 8, 5}, /* not by the Shield Wall */
		{"arrakeen", "tueks-sietch", 5, 5}, /* the mesa is cut */
		{"plastic-basin@11", "plastic-basin@13", 0, 0},
		{"plastic-basin@11", "plastic-basin@13", 12, 5},
		{"polar-sink", "wind-pass@14", 14, GRAPH_FAR},
		{"polar-sink", "wind-pass@15", 14, 1},
	};

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
		ck_assert_msg(
			way(ways[i].from, ways[i].to, ways[i].storm) == ways[i].steps,
			"%s to %s, storm %d: %d", ways[i].from, ways[i].to,
			ways[i].storm, way(ways[i].from, ways[i].to, ways[i].storm));
}
END_TEST

/* [DU-029] In every sector: nobody comes in, nobody gets out, and the way back is as
 * long. */
START_TEST(no_way_begins_or_ends_in_the_storm)
{
	for (int storm = 1; storm <= DU_SECTORS; storm++) {
		uint8_t bar[DU_AREAS] = {0};
		du_bar_storm(storm, bar);
		for (int i = 0; i < DU_AREAS; i++) {
			int steps[DU_AREAS];
			graph_distances(map, i, bar, steps);
			for (int k = 0; k < DU_AREAS; k++)
				if (k != i &&
				    (du_in_storm(i, storm) || du_in_storm(k, storm)))
					ck_assert_int_eq(steps[k], GRAPH_FAR);
				else
					ck_assert_int_eq(
						steps[k],
						graph_distance(map, k, i, bar));
		}
	}
}
END_TEST

static bool is_in(const char *const keys[], size_t n, int territory)
{
	for (size_t i = 0; i < n; i++)
		if (du_territory_named(str_of(keys[i])) == territory)
			return true;
	return false;
}

/* [DU-016] */
START_TEST(the_fremen_ship_to_sixteen_territories)
{
	static const char *const range[] = {
		"bight-of-the-cliff", "broken-land",   "cielago-west",
		"false-wall-west",    "funeral-plain", "habbanya-erg",
		"hagga-basin",        "plastic-basin", "polar-sink",
		"rock-outcroppings",  "sietch-tabr",   "the-great-flat",
		"the-greater-flat",   "tsimpo",        "wind-pass",
		"wind-pass-north"};

	for (int t = 0; t < DU_TERRITORIES; t++)
		ck_assert_msg(du_fremen_may_ship(map, t) ==
				      is_in(range, sizeof range / sizeof *range, t),
			      "%s", du_territories[t].key);
}
END_TEST

START_TEST(atomics_are_set_off_on_the_wall_or_beside_it)
{
	static const char *const range[] = {
		"shield-wall", "false-wall-east", "gara-kulon",    "hole-in-the-rock",
		"pasty-mesa",  "imperial-basin",  "the-minor-erg", "sihaya-ridge"};

	for (int i = 0; i < DU_AREAS; i++) /* storm far away */
		ck_assert_int_eq(
			du_reaches_wall(map, i, 14),
			is_in(range, sizeof range / sizeof *range, du_territory_of(i)));
	ck_assert(!du_reaches_wall(map, at("pasty-mesa@5"), 6)); /* the storm between */
	ck_assert(du_reaches_wall(map, at("pasty-mesa@7"), 6));
	ck_assert(!du_reaches_wall(map, at("gara-kulon"), 7));
	ck_assert(du_reaches_wall(map, at("imperial-basin@9"), 7));
	ck_assert(!du_reaches_wall(map, at("imperial-basin@9"), 8));
	ck_assert(du_reaches_wall(map, at("shield-wall@8"), 8));
}
END_TEST

static Suite *suite(void)
{
	const TTest *const tests[] = {
		the_map_has_42_territories_86_areas_and_190_borders,
		territories_stand_in_the_order_of_the_rules,
		areas_are_the_sectors_of_the_territories,
		areas_border_where_the_territories_do,
		each_spice_card_has_its_place,
		the_storm_goes_to_higher_sectors_and_from_18_to_1,
		the_polar_sink_is_in_no_sector,
		storm_sweeps_sand_and_behind_the_broken_wall_what_it_sheltered,
		ways_lead_round_the_storm,
		no_way_begins_or_ends_in_the_storm,
		the_fremen_ship_to_sixteen_territories,
		atomics_are_set_off_on_the_wall_or_beside_it};
	Suite *s = suite_create("dune/map");
	TCase *t = tcase_create("map");

	tcase_add_checked_fixture(t, lay, clear);
	for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
		tcase_add_test(t, tests[i]);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
