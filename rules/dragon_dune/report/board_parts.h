/* The board, between its files: board.c the land and what stands there, board_happen.c moves and battles, board_dragon.c both dragons.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_REPORT_BOARD_PARTS_H
#define RULES_DRAGON_DUNE_REPORT_BOARD_PARTS_H

#include "base/figure/figure_key.h"
#include "base/figure/figure_room.h"
#include "rules/dragon_dune/report/board.h"

/* Colours by night; `days` has what each becomes on paper. */
enum {
	SEA = 0x10202e,
	PLAIN = 0x3a4a32,
	ORCISH = 0x4a4038,
	STONE = 0x4b5160,
	CASTLE = 0x66573c,
	PALACE = 0x5a4a6a,
	COAST = 0x8fa0b4,
	INK = 0xf2f4f8,
	MUTED = 0xc3ccd8,
	DARK = 0x0b1018,
	GOLD = 0xf0c850,
	FIRE = 0xff8a70,
	DAY_SEA = 0xcfe0ea,
	DAY_PLAIN = 0xe9efd8,
	DAY_ORCISH = 0xeedfd0,
	DAY_STONE = 0xe2e2e8,
	DAY_CASTLE = 0xf2e2b4,
	DAY_PALACE = 0xe8dcf0,
	DAY_COAST = 0x4a5a6a,
	DAY_INK = 0x1c2028,
	DAY_MUTED = 0x454c58,
	DAY_LETTER = 0xfffdf6,
	DAY_GOLD = 0x7a5600,
	DAY_FIRE = 0x9c1a10,
};

struct figure_paint dd_filled(int32_t fill);

/* What moved and fought; and the moves without an arrow. */
void dd_board_happenings(const struct dd_board *, const struct events *seen,
			 struct figure_lost *);
/* Where the Wild Dragon spreads its wings. */
struct figure_area dd_board_wings(const struct dd_board *);

#endif
