/* Used by all files that draw the board.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_REPORT_BOARD_PARTS_H
#define RULES_DUNE_REPORT_BOARD_PARTS_H

#include "base/figure/figure_key.h"
#include "base/figure/figure_room.h"
#include "rules/dune/report/board.h"

/* Colours by night; those that begin with DAY are what each becomes on paper. */
enum {
	SPACE = 0x0c1420,
	SAND = 0x413419,
	SHELTER = 0x37301c,
	ROCK = 0x4b515f,
	HOLD = 0x6a3f36,
	POLE = 0x3a5566,
	EDGE = 0xb8a888,
	INK = 0xf4f2ec,
	MUTED = 0xc8c4b8,
	DARK = 0x0b1018,
	GOLD = 0xf4d060,
	FIRE = 0xff9478,
	DAY_SPACE = 0xf6f3ea,
	DAY_SAND = 0xf6eccf,
	DAY_SHELTER = 0xe9e2c0,
	DAY_ROCK = 0xcdd2dd,
	DAY_HOLD = 0xf0cfc6,
	DAY_POLE = 0xd6e6ee,
	DAY_EDGE = 0x5c5444,
	DAY_INK = 0x1c1a16,
	DAY_MUTED = 0x4c483e,
	DAY_LETTER = 0xfffdf6,
	DAY_GOLD = 0x745200,
	DAY_FIRE = 0x9c1a10,
};

struct figure_paint du_filled(int32_t fill);
struct figure_paint du_line(int32_t stroke, int width);
/* The place where the counters of an area stand. */
struct figure_point du_board_middle(const struct du_board *, int area);
/* The middle of the widest part of a territory. */
struct figure_point du_board_place(const struct du_board *, int territory);

/* What moved, came and fought; and the moves without an arrow. */
void du_board_happenings(const struct du_board *, struct figure_lost *);
/* Where the blades of a battle there are crossed, and how far they reach to each side. */
struct figure_point du_board_blades(const struct du_board *, int territory, int *half);
bool du_words_meet(struct du_words, struct du_words);
bool du_is_named(const struct du_board *, int territory);
struct du_words du_name_words(const struct du_board *, int territory,
			      struct figure_point at);
/* The number of a sector, beyond the rim. */
struct du_words du_sector_words(const struct du_board *, int sector);
/* Finds places for counters and spice: `counters` and `spice` of the board, and `room`. */
void du_board_places(struct du_board *);
int du_stacks(const struct du_table *, int area);
/* The place of letters, and a little around them. */
struct figure_area du_area_of(struct du_words);
/* Does the point lie within the corners of the territory? */
bool du_board_has(const struct du_board *, int territory, struct figure_point);
/* Finds a place for each name. */
void du_board_names(struct du_board *);
/* The middle of the name's base line. */
struct figure_point du_name_at(const struct du_board *, int territory);
/* How much lower counters and spice of the area had best stand: below the name of its territory, where that is in their way. */
int du_below_name(const struct du_board *, int area);
/* Below the map; the figure grows where the moves without an arrow need it. */
void du_board_key(const struct du_board *, const struct figure_lost *);
/* For those who do not see it. */
struct str du_board_words(const struct du_board *, const struct figure_lost *);

#endif
