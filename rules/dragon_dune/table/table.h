/* The things that lie open on the table, as a flat value: the public half of a state
 * (state.h), and of each view (view.h). Only the Elves know which of their tokens are
 * in reserve and which in hiding: the table has neither number.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_TABLE_H
#define RULES_DRAGON_DUNE_TABLE_TABLE_H

#include "rules/dragon_dune/table/card.h"
#include "rules/dragon_dune/table/faction.h"
#include "rules/dragon_dune/table/map.h"

/* Kinds of phase; number.h knows which of them a game has. */
enum dd_phase {
	DD_OVER,
	DD_COUNCIL,
	DD_BID,
	DD_MARCH,
	DD_BATTLE,
	DD_ANSWERED, /* the Elves plan when their questions are answered: elf_step */
	DD_WAIT,     /* orders of those who wait for others in a phase */
	DD_PHASES = DD_WAIT,
	DD_SETUP /* the kind of the only phase of turn 0 */
};
enum { DD_TURNS = 6, DD_LOTS = DD_SEATS, DD_KEPT = 3000, DD_GOLD_MAX = 30000 };
enum { DD_UNSOLD = -2 }; /* a lot that is settled and belongs to nobody */

/* Options of the table, each as it is in options.c. */
struct dd_options {
	uint8_t emperor_fixed, kills_forever, fast, binding;
	uint8_t sequential, elf_step;
	uint8_t conscript_bonus;
	uint8_t specials[DD_SEATS];
	uint8_t gold[DD_SEATS];
};

struct dd_table {
	uint8_t turn, phase; /* enum dd_phase; 1 in turn 0 */
	uint8_t marched;     /* with `sequential`: how many have marched in this turn */
	uint8_t emperor;     /* seat */
	uint8_t dragon;      /* number of the Wild Dragon, 1 to 18 */
	uint8_t roll;        /* its last; 0: none yet */
	uint8_t vacant;      /* bit per seat without a player: played by the defaults */
	uint8_t winners;     /* bit per seat */
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

#endif
