/* The board as a map: regions, what is in them, and what moved. All of it is public; the
 * report's tables tell the same.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_BOARD_H
#define RULES_DRAGON_DUNE_REPORT_BOARD_H

#include "base/figure.h"
#include "rules/dragon_dune/table/map.h"

struct dd_table;
struct events;

enum { DD_BOARD_WIDTH = 640, DD_BOARD_HEIGHT = 540 };

/* The outline of a territory, and the middle of its widest part. */
struct dd_shape {
	const struct figure_point *at;
	int n;
	struct figure_point middle;
};
extern const struct dd_shape dd_shapes[DD_AREAS];
/* Does the point lie inside the outline? */
bool dd_shape_has(const struct dd_shape *, int x, int y);

/* Counters: their radius, from one to the next, and how far below the middle of a region. */
enum { DD_COUNTER = 13, DD_COUNTER_STEP = 27, DD_COUNTERS_Y = 8 };
/* How many factions have a counter there, and in how many rows and columns: one row, or two where one
 * has no room in the region and two have. */
struct dd_counters {
	int n, columns, rows;
};
struct dd_counters dd_counters_in(const struct dd_table *, int area);
/* The Wild Dragon where its number is, beside what is there. */
void dd_board_dragon(const struct dd_table *, struct figure *, int32_t ink);

/* The colour of a faction, by night and by day: 0xrrggbb. */
int32_t dd_ink(int seat);
int32_t dd_ink_by_day(int seat);

/* Draws into an empty figure with an arena. `seen` as for the report. */
void dd_board(const void *view, const struct events *seen, struct figure *);

#endif
