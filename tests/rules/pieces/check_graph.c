/* Graphs: two maps with what is known of them, and random ones against Floyd and Warshall.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/graph.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "tests/check_main.h"
#include "tests/rules/pieces/maps.h"

static struct arena *a;
static struct graph castle, sand;

static void setup(void)
{
	struct err err = {0};

	a = arena_create();
	ck_assert_msg(graph_make(a, castles, &castle, &err), "%s", err.text);
	ck_assert_msg(graph_make(a, sands, &sand, &err), "%s", err.text);
}

static void teardown(void)
{
	arena_destroy(a);
}

static int area(const struct graph *g, const char *name)
{
	int i = graph_area(g, str_of(name));

	ck_assert_msg(i != GRAPH_NONE, "%s", name);
	return i;
}

static int far(const struct graph *g, const char *from, const char *to,
	       const uint8_t bar[])
{
	return graph_distance(g, area(g, from), area(g, to), bar);
}

/* Areas of one sector, which a storm holds. */
static void shut_sector(const struct graph *g, int sector, uint8_t bar[])
{
	memset(bar, 0, (size_t)g->n_areas);
	for (int i = 0; i < g->n_areas; i++) {
		struct str rest = g->areas[i].name;
		int64_t n;
		(void)str_until(&rest, '@');
		if (str_int(rest, 1, 18, &n) && n == sector)
			bar[i] = GRAPH_SHUT;
	}
}

/* [DD-001] */
START_TEST(the_map_of_castles_has_what_its_text_board_shows)
{
	ck_assert_int_eq(castle.n_areas, 28);
	ck_assert_int_eq(castle.n_borders, 42);
	ck_assert_int_eq(castle.n_regions, 28);
	int six = area(&castle, "6");
	ck_assert_int_eq(castle.areas[six].n_borders, 3);
	ck_assert(graph_is_border(&castle, six, area(&castle, "5c")));
	ck_assert(graph_is_border(&castle, six, area(&castle, "7")));
	ck_assert(graph_is_border(&castle, six, area(&castle, "9")));
	/* They touch at a corner only. */
	static const char *const corners[][2] = {{"8", "11"}, {"4", "8"}, {"14", "0f"}};
	for (size_t i = 0; i < sizeof corners / sizeof *corners; i++)
		ck_assert(!graph_is_border(&castle, area(&castle, corners[i][0]),
					   area(&castle, corners[i][1])));
	/* Water is between them. */
	static const char *const water[][2] = {
		{"18", "2f"}, {"3c", "2"},   {"3c", "4"},  {"5c", "7"}, {"8", "9"},
		{"9", "10c"}, {"10", "12f"}, {"16", "14"}, {"13", "15"}};
	for (size_t i = 0; i < sizeof water / sizeof *water; i++)
		ck_assert(!graph_is_border(&castle, area(&castle, water[i][0]),
					   area(&castle, water[i][1])));
	for (int i = 0; i < castle.n_areas; i++)
		ck_assert_int_ne(graph_distance(&castle, 0, i, NULL), GRAPH_FAR);
}
END_TEST

/* The distances that stand below the table of section 2. */
START_TEST(castles_are_as_far_apart_as_the_reference_says)
{
	static const struct {
		const char *from, *to;
		int steps;
	} known[] = {
		{"1c", "3c", 4},  {"1c", "5c", 5},   {"1c", "10c", 6}, {"1c", "15c", 5},
		{"3c", "5c", 3},  {"3c", "10c", 5},  {"3c", "15c", 5}, {"5c", "10c", 4},
		{"5c", "15c", 8}, {"10c", "15c", 5}, {"0f", "3c", 1},  {"0f", "1c", 3},
		{"0f", "5c", 4},  {"0f", "10c", 4},  {"0f", "15c", 4},
	};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		ck_assert_int_eq(far(&castle, known[i].from, known[i].to, NULL),
				 known[i].steps);
		ck_assert_int_eq(far(&castle, known[i].to, known[i].from, NULL),
				 known[i].steps);
	}
}
END_TEST

/* [DD-038] A third player neither stops in a castle of two nor passes; [DD-041] enemies
 * elsewhere may be passed. */
START_TEST(a_full_castle_is_neither_entered_nor_passed)
{
	uint8_t bar[28] = {0};
	int path[] = {area(&castle, "18"), area(&castle, "1c"), area(&castle, "1")};
	int open[] = {area(&castle, "16f"), area(&castle, "17"), area(&castle, "18")};

	ck_assert_int_eq(graph_distance_by(&castle, path, 3, bar), 2);
	bar[path[1]] = GRAPH_NO_ENTRY;
	ck_assert_int_eq(graph_distance_by(&castle, path, 3, bar), GRAPH_FAR);
	ck_assert_int_eq(far(&castle, "18", "1c", bar), GRAPH_FAR);
	/* 18-17-2f-2-1: the way round. */
	ck_assert_int_eq(far(&castle, "18", "1", bar), 4);
	/* Those inside may leave. */
	ck_assert_int_eq(far(&castle, "1c", "18", bar), 1);
	ck_assert_int_eq(graph_distance_by(&castle, open, 3, bar), 2);
}
END_TEST

START_TEST(where_nobody_may_stop_one_may_still_pass)
{
	uint8_t bar[28] = {0};
	int by[] = {area(&castle, "18"), area(&castle, "1c"), area(&castle, "1")};

	bar[by[1]] = GRAPH_NO_STOP;
	ck_assert_int_eq(far(&castle, "18", "1c", bar), GRAPH_FAR);
	ck_assert_int_eq(far(&castle, "18", "1", bar), 2);
	ck_assert_int_eq(graph_distance_by(&castle, by, 3, bar), 2);
	ck_assert_int_eq(graph_distance_by(&castle, by, 2, bar), GRAPH_FAR);
	ck_assert_int_eq(far(&castle, "1c", "1c", bar), 0);
}
END_TEST

START_TEST(a_way_is_told_area_by_area)
{
	int path[28];

	/* 1c to 3c, 4 steps either way round: of its neighbours 0f is before 3. */
	ck_assert_int_eq(graph_path(&castle, area(&castle, "1c"), area(&castle, "3c"),
				    NULL, path),
			 5);
	static const char *const way[] = {"1c", "18", "17", "0f", "3c"};
	for (int i = 0; i < 5; i++)
		ck_assert(str_is(castle.areas[path[i]].name, way[i]));
	uint8_t bar[28] = {0};
	bar[area(&castle, "17")] = GRAPH_NO_ENTRY;
	static const char *const other[] = {"1c", "1", "2", "3", "3c"};
	ck_assert_int_eq(graph_path(&castle, path[0], path[4], bar, path), 5);
	for (int i = 0; i < 5; i++)
		ck_assert(str_is(castle.areas[path[i]].name, other[i]));
	bar[path[0]] = GRAPH_NO_EXIT;
	ck_assert_int_eq(graph_path(&castle, path[0], path[4], bar, path), 0);
	ck_assert_int_eq(graph_path(&castle, path[0], path[0], bar, path), 1);
}
END_TEST

START_TEST(the_map_of_sands_has_what_both_programs_have)
{
	int borders = 0;

	ck_assert_int_eq(sand.n_areas, 86);
	ck_assert_int_eq(sand.n_borders, 190);
	ck_assert_int_eq(sand.n_regions, 42);
	for (int i = 0; i < sand.n_regions; i++)
		for (int k = 0; k < i; k++)
			borders += graph_is_region_border(&sand, i, k);
	ck_assert_int_eq(borders, 103);
}
END_TEST

/* [DU-016] The 16 regions within two of The Great Flat, itself among them. */
START_TEST(a_reach_is_counted_in_regions)
{
	static const char list[] =
		"bight-of-the-cliff broken-land cielago-west false-wall-west funeral-plain habbanya-erg hagga-basin plastic-basin polar-sink rock-outcroppings sietch-tabr the-greater-flat tsimpo wind-pass wind-pass-north the-great-flat";
	int distance[42], n = 0;
	struct str rest = str_of(list), word;

	graph_region_distances(&sand, graph_region(&sand, STR("the-great-flat")), NULL,
			       distance);
	while (str_word(&rest, &word)) {
		int r = graph_region(&sand, word);
		ck_assert_msg(r >= 0 && distance[r] <= 2, PRI_STR, STR_ARG(word));
	}
	for (int i = 0; i < sand.n_regions; i++)
		n += distance[i] != GRAPH_FAR && distance[i] <= 2;
	ck_assert_int_eq(n, 16);
	ck_assert_int_gt(distance[graph_region(&sand, STR("habbanya-sietch"))], 2);
}
END_TEST

/* [DU-029] */
START_TEST(a_storm_shuts_areas_and_not_whole_regions)
{
	uint8_t bar[86];

	shut_sector(&sand, 7, bar);
	ck_assert_int_eq(far(&sand, "the-minor-erg@6", "pasty-mesa@6", bar), 1);
	int by[] = {area(&sand, "the-minor-erg@6"), area(&sand, "the-minor-erg@7"),
		    area(&sand, "pasty-mesa@7"), area(&sand, "pasty-mesa@6")};
	ck_assert_int_eq(graph_distance_by(&sand, by, 4, NULL), 1);
	ck_assert_int_eq(graph_distance_by(&sand, by, 4, bar), GRAPH_FAR);
	/* A start in the storm cannot leave. */
	ck_assert_int_eq(far(&sand, "the-minor-erg@7", "the-minor-erg@6", bar),
			 GRAPH_FAR);
	ck_assert_int_eq(far(&sand, "the-minor-erg@7", "the-minor-erg@7", bar), 0);
}
END_TEST

/* [DU-030] Parts of one region move together where none is in the storm. */
START_TEST(parts_of_a_region_are_each_one_step_from_the_next)
{
	uint8_t bar[86];

	shut_sector(&sand, 5, bar);
	ck_assert_int_eq(far(&sand, "plastic-basin@11", "tsimpo@11", bar), 1);
	ck_assert_int_eq(far(&sand, "plastic-basin@13", "tsimpo@12", bar), 1);
	shut_sector(&sand, 13, bar);
	ck_assert_int_eq(far(&sand, "plastic-basin@11", "tsimpo@11", bar), 1);
	ck_assert_int_eq(far(&sand, "plastic-basin@13", "tsimpo@12", bar), GRAPH_FAR);
	/* Inside a region a step costs nothing. */
	ck_assert_int_eq(far(&sand, "plastic-basin@11", "plastic-basin@12", bar), 0);
}
END_TEST

/* 3.1: a force on Shield Wall or on a neighbour of it, not cut off by the storm. The neighbours are
 * identical in both programs. */
START_TEST(neighbours_of_a_region_may_be_cut_off)
{
	static const char *const next[] = {
		"false-wall-east", "gara-kulon",   "hole-in-the-rock", "imperial-basin",
		"pasty-mesa",      "sihaya-ridge", "the-minor-erg"};
	int wall = graph_region(&sand, STR("shield-wall")), n = 0, distance[42];
	uint8_t bar[86];

	for (int r = 0; r < sand.n_regions; r++)
		n += graph_is_region_border(&sand, wall, r);
	ck_assert_int_eq(n, 7);
	for (size_t i = 0; i < sizeof next / sizeof *next; i++)
		ck_assert(graph_is_region_border(&sand, wall,
						 graph_region(&sand, str_of(next[i]))));
	/* The storm in sector 7: Pasty Mesa borders on Shield Wall there alone. */
	shut_sector(&sand, 7, bar);
	graph_region_distances(&sand, wall, bar, distance);
	ck_assert_int_eq(distance[graph_region(&sand, STR("hole-in-the-rock"))], 1);
	ck_assert_int_gt(distance[graph_region(&sand, STR("pasty-mesa"))], 1);
	ck_assert_int_eq(distance[graph_region(&sand, STR("sihaya-ridge"))], 1);
}
END_TEST

/* [DU-031] Two others in Tuek's Sietch: nobody enters, from no border. */
START_TEST(a_full_stronghold_is_far_from_everywhere)
{
	uint8_t bar[86] = {0};
	int sietch = area(&sand, "tueks-sietch");

	bar[sietch] = GRAPH_NO_ENTRY;
	for (int i = 0; i < sand.n_areas; i++)
		ck_assert_int_eq(graph_distance(&sand, i, sietch, bar),
				 i == sietch ? 0 : GRAPH_FAR);
	ck_assert_int_eq(far(&sand, "tueks-sietch", "pasty-mesa@4", bar), 1);
}
END_TEST

/* Slips of who writes a map ----------------------------------------------------- */

static const char *refused(const struct graph_row rows[])
{
	static struct err err;
	struct graph g;

	ck_assert(!graph_make(a, rows, &g, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	return err.text;
}

START_TEST(a_slip_in_a_map_is_named)
{
	static const struct graph_row one_sided[] = {
		{"north", NULL, "south"}, {"south", NULL, ""}, {NULL, NULL, NULL}};
	static const struct graph_row unknown[] = {{"north", NULL, "suoth"},
						   {NULL, NULL, NULL}};
	static const struct graph_row twice[] = {{"north", NULL, "south south"},
						 {"south", NULL, "north"},
						 {NULL, NULL, NULL}};
	static const struct graph_row again[] = {
		{"north", NULL, ""}, {"North", NULL, ""}, {NULL, NULL, NULL}};
	static const struct graph_row itself[] = {{"north", NULL, "north"},
						  {NULL, NULL, NULL}};
	static const struct graph_row none[] = {{NULL, NULL, NULL}};

	ck_assert_str_eq(refused(one_sided),
			 "north borders on south, but not the other way round");
	ck_assert_str_eq(refused(unknown),
			 "north borders on suoth, which is not in the map");
	ck_assert_str_eq(refused(twice), "north borders on south twice, or on itself");
	ck_assert_str_eq(refused(again), "North: the map has it twice");
	ck_assert_str_eq(refused(itself), "north borders on north twice, or on itself");
	ck_assert_str_eq(refused(none), "a map has 1 to 1000 areas, not 0");
}
END_TEST

/* Random maps ------------------------------------------------------------------- */

enum { SMALL = 12, INFINITE = 10000 };

struct random_map {
	bool border[SMALL][SMALL];
	int region[SMALL];
	uint8_t bar[SMALL];
};

static struct graph made(const struct random_map *m)
{
	static const char *const names[SMALL] = {"a", "b", "c", "d", "e", "f",
						 "g", "h", "i", "j", "k", "l"};
	static const char *const regions[] = {"p", "q", "r", "s", "t", "u"};
	struct graph_row rows[SMALL + 1];
	struct graph g;
	struct err err = {0};

	for (int i = 0; i < SMALL; i++) {
		struct buf b = buf_in(a);
		buf_z(&b, " ");
		for (int k = SMALL - 1; k >= 0; k--)
			if (m->border[i][k])
				buf_printf(&b, "%s ", names[k]);
		rows[i] = (struct graph_row){names[i], regions[m->region[i]], b.s};
	}
	rows[SMALL] = (struct graph_row){NULL, NULL, NULL};
	ck_assert_msg(graph_make(a, rows, &g, &err), "%s", err.text);
	return g;
}

static struct random_map drawn(void)
{
	struct random_map m = {0};
	int thick = 2 + rand() % 5;

	for (int i = 0; i < SMALL; i++) {
		m.region[i] = rand() % 6;
		m.bar[i] = (uint8_t)(rand() % 3 ? 0 : rand() % 8);
		for (int k = 0; k < i; k++)
			m.border[i][k] = m.border[k][i] = rand() % thick == 0;
	}
	return m;
}

/* All shortest ways at once, without a walk; GRAPH_NO_STOP bears on the end alone. */
static void by_tables(const struct random_map *m, int d[SMALL][SMALL])
{
	for (int i = 0; i < SMALL; i++)
		for (int k = 0; k < SMALL; k++)
			d[i][k] = i == k ? 0
				  : m->border[i][k] && !(m->bar[i] & GRAPH_NO_EXIT) &&
						  !(m->bar[k] & GRAPH_NO_ENTRY)
					  ? m->region[i] != m->region[k]
					  : INFINITE;
	for (int j = 0; j < SMALL; j++)
		for (int i = 0; i < SMALL; i++)
			for (int k = 0; k < SMALL; k++)
				if (d[i][j] + d[j][k] < d[i][k])
					d[i][k] = d[i][j] + d[j][k];
}

START_TEST(random_maps_are_walked_as_floyd_and_warshall_do)
{
	srand(20261123);
	for (int round = 0; round < 300; round++) {
		struct arena_mark here = arena_mark(a);
		struct random_map m = drawn();
		struct graph g = made(&m);
		int d[SMALL][SMALL], found[SMALL], path[SMALL];
		by_tables(&m, d);
		for (int i = 0; i < SMALL; i++) {
			graph_distances(&g, i, m.bar, found);
			for (int k = 0; k < SMALL; k++) {
				bool end = i == k || !(m.bar[k] & GRAPH_NO_STOP);
				int want =
					end && d[i][k] < INFINITE ? d[i][k] : GRAPH_FAR;
				ck_assert_int_eq(found[k], want);
				int n = graph_path(&g, i, k, m.bar, path);
				ck_assert_int_eq(n > 0, want != GRAPH_FAR);
				if (!n)
					continue;
				ck_assert_int_eq(path[0], i);
				ck_assert_int_eq(path[n - 1], k);
				ck_assert_int_eq(graph_distance_by(&g, path, n, m.bar),
						 want);
				for (int s = 1; s < n; s++)
					ck_assert(m.border[path[s - 1]][path[s]]);
			}
		}
		arena_rewind(a, here);
	}
}
END_TEST

static Suite *graph_suite(void)
{
	Suite *s = suite_create("graph");
	TCase *t = tcase_create("graph");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, the_map_of_castles_has_what_its_text_board_shows);
	tcase_add_test(t, castles_are_as_far_apart_as_the_reference_says);
	tcase_add_test(t, a_full_castle_is_neither_entered_nor_passed);
	tcase_add_test(t, where_nobody_may_stop_one_may_still_pass);
	tcase_add_test(t, a_way_is_told_area_by_area);
	tcase_add_test(t, the_map_of_sands_has_what_both_programs_have);
	tcase_add_test(t, a_reach_is_counted_in_regions);
	tcase_add_test(t, a_storm_shuts_areas_and_not_whole_regions);
	tcase_add_test(t, parts_of_a_region_are_each_one_step_from_the_next);
	tcase_add_test(t, neighbours_of_a_region_may_be_cut_off);
	tcase_add_test(t, a_full_stronghold_is_far_from_everywhere);
	tcase_add_test(t, a_slip_in_a_map_is_named);
	tcase_add_test(t, random_maps_are_walked_as_floyd_and_warshall_do);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(graph_suite)
