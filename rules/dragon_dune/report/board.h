/* The board as a map: regions, what is in them, and what moved. All of it is public; the
 * report's tables tell the same.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_BOARD_H
#define RULES_DRAGON_DUNE_REPORT_BOARD_H

#include "base/figure.h"
#include "rules/dragon_dune/table/map.h"

struct dd_table;
struct events;

/* The outline of a territory, and the middle of its widest part. */
struct dd_shape {
	const struct figure_point *at;
	int n;
	struct figure_point middle;
};
/* Does the point lie inside the outline? */
bool dd_shape_has(const struct dd_shape *, int x, int y);

/* As drawn on a sheet 640 units wide and 540 high; other boards take them smaller. */
extern const struct dd_shape dd_shapes[DD_AREAS];

/* What differs between a board on a page, on a phone and in a list of games. Units of the figure, from
 * the middle of a region where nothing else is said. */
struct dd_size {
	int width, height;
	int across, down;      /* of the sheet's units, in 64ths */
	int name, name_y;      /* type and baseline of names; 0: there are no letters */
	int sign_x, sign_part; /* of castles and forts: left edge, size in 8ths */
	int fire_x;
	int badge;                     /* radius of the letter on an arrow */
	int counter, step, counters_y; /* radius, from one to the next, the first row */
	int type, narrow;              /* on counters, with one digit and with two */
	int key, key_y; /* type of the key; its first baseline, above the lower edge */
	int line;       /* width of arrows, in tenths */
	int wings_most, wings_least; /* in 8ths of the wings of the sheet */
};

/* How many factions have a counter there, and in how many rows and columns: one row, or two where one
 * has no room in the region and two have. */
struct dd_counters {
	int n, columns, rows;
};

/* The name of a territory and the gold that lies there, beside each other around its middle: the middles and half
 * widths of both, from the middle of the region. Without gold `gold_half` is 0. */
struct dd_label {
	int name_x, name_half, gold_x, gold_half;
};

/* A board that is being drawn. */
struct dd_board {
	struct figure *f;
	const struct dd_table *t;
	const struct dd_size *size;
	struct dd_shape shape[DD_AREAS]; /* in units of the figure */
};
/* In the figure's arena, for its use. */
struct dd_board *dd_board_begin(struct figure *, const struct dd_table *);
struct dd_counters dd_counters_in(const struct dd_board *, int area);
struct dd_label dd_label_in(const struct dd_board *, int area);
/* The Wild Dragon where its number is, beside what stands there. */
void dd_board_dragon(const struct dd_board *, int32_t ink);
/* A flame in the plain that the Red Dragon burnt, before its counters, or where they would be. */
void dd_board_fire(const struct dd_board *, int area, int32_t ink);

/* The colour of a faction, by night and by day: 0xrrggbb. */
int32_t dd_ink(int seat);
int32_t dd_ink_by_day(int seat);

/* Draws into an empty figure with an arena, for its use. `seen` as for the report. */
void dd_board(const void *view, const struct events *seen, struct figure *);

/* Its marks explained, for newcomers: paragraphs, ended by NULL. */
extern const char *const dd_board_key_words[];

#endif
