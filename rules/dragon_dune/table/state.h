/* The state of a game of Dragon Dune: a flat value. What lies on the table for all to see is
 * one struct, what is hidden another: a seat's view (view.h) is a copy of the first and of its
 * own part of the second. Where tokens in reserve are not hidden Elves is nobody's business
 * but theirs: the table has neither of the two [DD-037, 8.7 of the reference].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_STATE_H
#define RULES_DRAGON_DUNE_TABLE_STATE_H

#include "rules/dragon_dune/table/card.h"
#include "rules/dragon_dune/table/faction.h"
#include "rules/dragon_dune/table/map.h"

enum dd_phase {
	DD_OVER,
	DD_COUNCIL,
	DD_BID,
	DD_MARCH,
	DD_BATTLE,
	DD_PHASES = DD_BATTLE,
	DD_SETUP /* the kind of the only phase of turn 0 */
};
enum { DD_TURNS = 6, DD_LOTS = DD_SEATS, DD_KEPT = 3000, DD_GOLD_MAX = 30000 };
enum { DD_UNSOLD = -2 }; /* a lot that is settled and belongs to nobody */

/* Options of the table, each as it stands in options.c. */
struct dd_options {
	uint8_t emperor_fixed, kills_forever, fast, binding;
	uint8_t conscript_bonus;
	uint8_t specials[DD_SEATS];
	uint8_t gold[DD_SEATS];
};

struct dd_table {
	uint8_t turn, phase;
	uint8_t emperor; /* seat */
	uint8_t dragon;  /* number of the Wild Dragon, 1 to 18 */
	uint8_t roll;    /* its last; 0: none yet */
	uint8_t vacant;  /* bit per seat without a player: played by the defaults */
	uint8_t winners; /* bit per seat */
	uint8_t misses[DD_SEATS];
	struct dd_options option;
	/* Tokens that are not hidden, and how many of them are special. */
	uint8_t tokens[DD_AREAS][DD_SEATS], special[DD_AREAS][DD_SEATS];
	uint8_t grave[DD_SEATS], grave_special[DD_SEATS];
	uint8_t gone[DD_SEATS], gone_special[DD_SEATS]; /* for good [DD-008] */
	uint16_t gold[DD_SEATS];
	uint8_t lying[DD_AREAS]; /* gold in territories */
	int8_t ally[DD_SEATS];   /* DD_NOBODY */
	uint8_t n_hand[DD_SEATS];
	uint8_t shown_queen[DD_SEATS], shown_jack[DD_SEATS]; /* cards; 0: not shown */
	uint8_t n_discards, discards[DD_ARTIFACTS];
	uint8_t n_events, events[DD_EVENTS]; /* turned over, the last one last */
	uint8_t n_lots;                      /* of this turn */
	int8_t lot_winner[DD_LOTS];          /* DD_NOBODY: not settled; DD_UNSOLD */
	uint8_t n_deck;
	uint8_t n_shuffles; /* of the discards, in the whole game */
};

struct dd_hidden {
	uint8_t hiding[DD_AREAS], hiding_special[DD_AREAS]; /* Elves */
	uint8_t hand[DD_SEATS][DD_HAND_MAX]; /* in the order of cards, 0 behind them */
	uint8_t queen[DD_SEATS], jack[DD_SEATS];
	uint8_t deck[DD_ARTIFACTS];   /* n_deck of them, next first */
	uint8_t lots[DD_LOTS];        /* faces; 0: settled, or there is none */
	uint8_t coming[DD_EVENTS];    /* events: next first, 0 behind them */
	char kept[DD_SEATS][DD_KEPT]; /* standing orders: rules/pieces/standing.h */
};

struct dd_state {
	struct dd_table t;
	struct dd_hidden h;
};

#endif
