/* The map and the cards, as the rules print them.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "rules/pieces/rulings.h"
#include "tests/rules/dragon_dune/dune_kit.h"
#include "tests/rules/pieces/maps.h"

/* [DD-001] */
START_TEST(the_map_has_28_territories_and_42_borders)
{
	const struct graph *map = dd_graph();
	int n[4] = {0};

	ck_assert_ptr_eq(dd_graph(), map); /* made once */
	ck_assert_int_eq(map->n_areas, 28);
	ck_assert_int_eq(map->n_borders, 42);
	for (int at = 0; at < DD_AREAS; at++)
		n[dd_map[at].type]++;
	ck_assert_int_eq(n[DD_PLAIN], 16);
	ck_assert_int_eq(n[DD_CASTLE], 5);
	ck_assert_int_eq(n[DD_FORT], 6);
	ck_assert_int_eq(n[DD_PALACE], 1);
}
END_TEST

/* [DD-001] Against the copy of the rule text's table, in its order, which is the canonical one. */
START_TEST(each_border_of_the_rule_text_and_no_other)
{
	const struct graph *map = dd_graph();

	(void)sands;
	for (int at = 0; at < DD_AREAS; at++) {
		struct str rest = str_of(castles[at].borders), name;
		int n = 0;
		ck_assert_str_eq(dd_map[at].name, castles[at].name);
		while (str_word(&rest, &name)) {
			ck_assert_msg(graph_is_border(map, at, dd_area_of(name)),
				      "%s and " PRI_STR, castles[at].name,
				      STR_ARG(name));
			n++;
		}
		ck_assert_int_eq(map->areas[at].n_borders, n);
	}
	ck_assert_ptr_null(castles[DD_AREAS].name);
}
END_TEST

/* [DD-001] The plain that the garbled board left out. */
START_TEST(plain_6_borders_on_5c_7_and_9)
{
	const struct graph *map = dd_graph();

	ck_assert_int_eq(map->areas[DD_6].n_borders, 3);
	ck_assert(graph_is_border(map, DD_6, DD_5C));
	ck_assert(graph_is_border(map, DD_6, DD_7));
	ck_assert(graph_is_border(map, DD_6, DD_9));
}
END_TEST

/* [DD-001] Water, and areas that touch at a corner. */
START_TEST(water_and_corners_are_no_borders)
{
	static const int apart[][2] = {{DD_18, DD_2F},  {DD_3C, DD_2},  {DD_3C, DD_4},
				       {DD_5C, DD_7},   {DD_8, DD_9},   {DD_9, DD_10C},
				       {DD_10, DD_12F}, {DD_16, DD_14}, {DD_13, DD_15},
				       {DD_8, DD_11},   {DD_4, DD_8},   {DD_14, DD_0F}};
	const struct graph *map = dd_graph();

	for (size_t i = 0; i < sizeof apart / sizeof *apart; i++)
		ck_assert(!graph_is_border(map, apart[i][0], apart[i][1]));
}
END_TEST

/* [DD-001] */
START_TEST(distances_between_castles_and_from_the_palace)
{
	static const int far[][3] = {
		{DD_1C, DD_3C, 4},   {DD_1C, DD_5C, 5},  {DD_1C, DD_10C, 6},
		{DD_1C, DD_15C, 5},  {DD_3C, DD_5C, 3},  {DD_3C, DD_10C, 5},
		{DD_3C, DD_15C, 5},  {DD_5C, DD_10C, 4}, {DD_5C, DD_15C, 8},
		{DD_10C, DD_15C, 5}, {DD_0F, DD_3C, 1},  {DD_0F, DD_1C, 3},
		{DD_0F, DD_5C, 4},   {DD_0F, DD_10C, 4}, {DD_0F, DD_15C, 4}};
	const struct graph *map = dd_graph();

	for (size_t i = 0; i < sizeof far / sizeof *far; i++)
		ck_assert_int_eq(graph_distance(map, far[i][0], far[i][1], NULL),
				 far[i][2]);
}
END_TEST

/* [DD-002] */
START_TEST(each_event_brings_its_gold)
{
	static const struct {
		int card, area, gold;
	} events[DD_EVENTS] = {{CLUBS(7), DD_1, 6},     {DIAMONDS(7), DD_2, 8},
			       {HEARTS(7), DD_3, 6},    {SPADES(7), DD_4, 8},
			       {CLUBS(8), DD_6, 6},     {DIAMONDS(8), DD_7, 6},
			       {HEARTS(8), DD_8, 8},    {SPADES(8), DD_9, 8},
			       {CLUBS(9), DD_10, 10},   {DIAMONDS(9), DD_11, 8},
			       {HEARTS(9), DD_13, 12},  {SPADES(9), DD_14, 8},
			       {CLUBS(10), DD_15, 10},  {DIAMONDS(10), DD_16, 8},
			       {HEARTS(10), DD_17, 10}, {SPADES(10), DD_18, 6}};

	for (int i = 0; i < DD_EVENTS; i++) {
		ck_assert_int_eq(dd_event_area(events[i].card), events[i].area);
		ck_assert_int_eq(dd_map[events[i].area].gold, events[i].gold);
	}
}
END_TEST

START_TEST(there_are_no_plains_5_and_12)
{
	for (int n = 1; n <= DD_NUMBERS; n++)
		ck_assert_int_eq(dd_plain(n) == DD_NOWHERE, n == 5 || n == 12);
}
END_TEST

START_TEST(orcish_territories_and_griffins)
{
	static const int orcish[] = {DD_1C, DD_1,   DD_2,  DD_2F,
				     DD_16, DD_16F, DD_17, DD_18};
	int n = 0;

	for (int at = 0; at < DD_AREAS; at++) {
		n += dd_map[at].orcish;
		ck_assert_int_eq(dd_map[at].griffins, at == DD_3C || at == DD_5C);
	}
	ck_assert_int_eq(n, 8);
	for (int i = 0; i < 8; i++)
		ck_assert(dd_map[orcish[i]].orcish);
}
END_TEST

/* 20 artifacts from 2 to 6, four aces; 16 events from 7 to 10. */
START_TEST(the_decks)
{
	uint8_t artifacts[DD_ARTIFACTS], events[DD_EVENTS];
	int aces = 0, red = 0;

	dd_artifact_deck(artifacts);
	dd_event_deck(events);
	for (int i = 0; i < DD_ARTIFACTS; i++) {
		ck_assert(dd_is_artifact(artifacts[i]));
		aces += dd_is_ace(artifacts[i]);
		red += dd_colour(artifacts[i]) == DD_RED;
	}
	ck_assert_int_eq(aces, 4);
	ck_assert_int_eq(red, 12);
	for (int i = 0; i < DD_EVENTS; i++)
		ck_assert(!dd_is_artifact(events[i]));
}
END_TEST

START_TEST(the_rule_book_has_each_mark)
{
	for (int i = 1; i <= 83; i++) {
		char mark[16];
		snprintf(mark, sizeof mark, "DD-%03d", i);
		ck_assert_msg(rulings_find(dragon_dune_game.book, str_of(mark)) != NULL,
			      "%s", mark);
	}
}
END_TEST

DUNE_MAIN("dragon_dune/map", the_map_has_28_territories_and_42_borders,
	  each_border_of_the_rule_text_and_no_other, plain_6_borders_on_5c_7_and_9,
	  water_and_corners_are_no_borders,
	  distances_between_castles_and_from_the_palace, each_event_brings_its_gold,
	  there_are_no_plains_5_and_12, orcish_territories_and_griffins, the_decks,
	  the_rule_book_has_each_mark)
