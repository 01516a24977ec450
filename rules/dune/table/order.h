/* Orders of Dune, typed: words make them of a line, and phases/ runs them. A number
 * that was not said is DU_UNSAID.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_ORDER_H
#define RULES_DUNE_TABLE_ORDER_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/dune/table/faction.h"

enum { DU_UNSAID = -1, DU_LIST = 8, DU_DIAL_MAX = 20 };

/* Also the `verb` of their slots' keys; a and b are said behind each. */
enum du_verb {
	DU_PREDICTS = 1, /* 0, 0: seat, n the turn */
	DU_TRAITOR,      /* 0, 0: leader */
	DU_PLACES,       /* 0, 0: areas with how many each, and elites among them */
	DU_DIAL,         /* 0, 0: n */
	DU_SANDWORM,     /* 0, 0: territories, the best first; holds */
	DU_CHARITY,      /* 0, 0: n is 0 or 1; holds */
	DU_BIDS,         /* lot, 0: n the most, karama */
	DU_MAXCARDS,     /* 0, 0: n */
	DU_MAXSPICE,     /* 0, 0: n */
	DU_ALLYPAY,      /* 0, 0: n; holds */
	DU_REVIVE,       /* 0, 0: n forces with their elites, and a leader */
	DU_SHIP,         /* 0, 0: n and elites, to */
	DU_MOVES,        /* 0, 0: areas of one territory with how many each, to */
	DU_HAJR_MOVES,   /* 0, 0: the same, by the card */
	DU_ALLY,         /* 0, 0: seats, the dearest first; none: PASS */
	DU_BREAK,        /* 0, 0 */
	DU_ADVISE,       /* 0, 0: n is 0 or 1; holds */
	DU_VERBS
};

/* BID: how a Karama card may be used [DU-020]. */
enum du_karama_bid {
	DU_NO_KARAMA,
	DU_KARAMA_BEYOND, /* where the price is beyond the spice that is held */
	DU_KARAMA_FREE,   /* at any price */
};
enum { DU_BID_MAX = 99 }; /* the highest bid with a Karama card */

struct du_order {
	int8_t verb; /* enum du_verb */
	int8_t seat; /* the player that it is about */
	int16_t n;
	uint8_t n_elites; /* of the n */
	uint8_t to;       /* an area */
	uint8_t leader;
	uint8_t karama; /* BID: enum du_karama_bid */
	bool advisor;   /* PLACE: of the Bene Gesserit */
	uint8_t n_list;
	uint8_t list[DU_LIST], count[DU_LIST], elites[DU_LIST];
};

#endif
