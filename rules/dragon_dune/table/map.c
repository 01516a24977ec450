/* The map: see map.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/map.h"

#include <stdlib.h>

#include "base/arena.h"
#include "rules/dragon_dune/table/card.h"

#define EVENT(suit, rank) DD_CARD(DD_##suit, rank)

/* clang-format off */
const struct dd_area_info dd_map[DD_AREAS] = {
	[DD_0F] = {"0f", "the palace", DD_PALACE, 0, false, false, 0, 0},
	[DD_1C] = {"1c", "castle 1", DD_CASTLE, 1, true, false, 0, 0},
	[DD_1] = {"1", "plain 1", DD_PLAIN, 1, true, false, 6, EVENT(CLUBS, 7)},
	[DD_2] = {"2", "plain 2", DD_PLAIN, 2, true, false, 8, EVENT(DIAMONDS, 7)},
	[DD_2F] = {"2f", "fort 2", DD_FORT, 2, true, false, 0, 0},
	[DD_3C] = {"3c", "castle 3", DD_CASTLE, 3, false, true, 0, 0},
	[DD_3] = {"3", "plain 3", DD_PLAIN, 3, false, false, 6, EVENT(HEARTS, 7)},
	[DD_4] = {"4", "plain 4", DD_PLAIN, 4, false, false, 8, EVENT(SPADES, 7)},
	[DD_4F] = {"4f", "fort 4", DD_FORT, 4, false, false, 0, 0},
	[DD_5C] = {"5c", "castle 5", DD_CASTLE, 5, false, true, 0, 0},
	[DD_6] = {"6", "plain 6", DD_PLAIN, 6, false, false, 6, EVENT(CLUBS, 8)},
	[DD_7] = {"7", "plain 7", DD_PLAIN, 7, false, false, 6, EVENT(DIAMONDS, 8)},
	[DD_8] = {"8", "plain 8", DD_PLAIN, 8, false, false, 8, EVENT(HEARTS, 8)},
	[DD_8F] = {"8f", "fort 8", DD_FORT, 8, false, false, 0, 0},
	[DD_9] = {"9", "plain 9", DD_PLAIN, 9, false, false, 8, EVENT(SPADES, 8)},
	[DD_9F] = {"9f", "fort 9", DD_FORT, 9, false, false, 0, 0},
	[DD_10C] = {"10c", "castle 10", DD_CASTLE, 10, false, false, 0, 0},
	[DD_10] = {"10", "plain 10", DD_PLAIN, 10, false, false, 10, EVENT(CLUBS, 9)},
	[DD_11] = {"11", "plain 11", DD_PLAIN, 11, false, false, 8, EVENT(DIAMONDS, 9)},
	[DD_12F] = {"12f", "fort 12", DD_FORT, 12, false, false, 0, 0},
	[DD_13] = {"13", "plain 13", DD_PLAIN, 13, false, false, 12, EVENT(HEARTS, 9)},
	[DD_14] = {"14", "plain 14", DD_PLAIN, 14, false, false, 8, EVENT(SPADES, 9)},
	[DD_15C] = {"15c", "castle 15", DD_CASTLE, 15, false, false, 0, 0},
	[DD_15] = {"15", "plain 15", DD_PLAIN, 15, false, false, 10, EVENT(CLUBS, 10)},
	[DD_16] = {"16", "plain 16", DD_PLAIN, 16, true, false, 8, EVENT(DIAMONDS, 10)},
	[DD_16F] = {"16f", "fort 16", DD_FORT, 16, true, false, 0, 0},
	[DD_17] = {"17", "plain 17", DD_PLAIN, 17, true, false, 10, EVENT(HEARTS, 10)},
	[DD_18] = {"18", "plain 18", DD_PLAIN, 18, true, false, 6, EVENT(SPADES, 10)},
};

static const struct graph_row borders[DD_AREAS + 1] = {
	{"0f", NULL, "2f 3c 8f 12f 17"},
	{"1c", NULL, "1 18"},
	{"1", NULL, "1c 2"},
	{"2", NULL, "1 2f 3"},
	{"2f", NULL, "0f 2 17"},
	{"3c", NULL, "0f 3"},
	{"3", NULL, "2 3c 4f"},
	{"4", NULL, "4f 7 8f"},
	{"4f", NULL, "3 4 5c"},
	{"5c", NULL, "4f 6"},
	{"6", NULL, "5c 7 9"},
	{"7", NULL, "4 6 8"},
	{"8", NULL, "7 8f 9f"},
	{"8f", NULL, "0f 4 8 11"},
	{"9", NULL, "6 9f"},
	{"9f", NULL, "8 9 10c 11"},
	{"10c", NULL, "9f 10"},
	{"10", NULL, "10c 11 13"},
	{"11", NULL, "8f 9f 10 12f"},
	{"12f", NULL, "0f 11 13 14"},
	{"13", NULL, "10 12f 14"},
	{"14", NULL, "12f 13 15 16f 17"},
	{"15c", NULL, "15 16"},
	{"15", NULL, "14 15c"},
	{"16", NULL, "15c 16f"},
	{"16f", NULL, "14 16 17"},
	{"17", NULL, "0f 2f 14 16f 18"},
	{"18", NULL, "1c 17"},
	{NULL, NULL, NULL},
};
/* clang-format on */

const struct graph *dd_graph(void)
{
	static struct arena *kept;
	static struct graph made;
	struct err err;

	if (kept)
		return &made;
	kept = arena_create();
	if (!graph_make(kept, borders, &made, &err))
		abort();
	return &made;
}

void dd_borders(int area, struct buf *b)
{
	const struct graph *map = dd_graph();

	for (int i = 0; i < map->areas[area].n_borders; i++)
		buf_printf(b, "%s%s", i ? ", " : "",
			   dd_area_name(map->next[map->areas[area].first + i]));
}

const char *dd_area_name(int area)
{
	return area >= 0 && area < DD_AREAS ? dd_map[area].name : "?";
}

int dd_plain(int number)
{
	for (int t = 0; t < DD_AREAS; t++)
		if (dd_map[t].type == DD_PLAIN && dd_map[t].number == number)
			return t;
	return DD_NOWHERE;
}

int dd_dragon_area(int number)
{
	for (int area = 0; dd_plain(number) == DD_NOWHERE && area < DD_AREAS; area++)
		if (dd_map[area].number == number)
			return area;
	return dd_plain(number);
}

int dd_event_area(int card)
{
	for (int t = 0; card && t < DD_AREAS; t++)
		if (dd_map[t].event == card)
			return t;
	return DD_NOWHERE;
}

int dd_area_of(struct str name)
{
	for (int t = 0; t < DD_AREAS; t++)
		if (str_is(name, dd_map[t].name))
			return t;
	return DD_NOWHERE;
}
