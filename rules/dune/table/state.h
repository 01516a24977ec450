/* The state of a game of Dune: a flat value, of which table.h is what all may see, and the rest here
 * is hidden. A seat's view (view.h) is a copy of the first and of its own part of the second.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_TABLE_STATE_H
#define RULES_DUNE_TABLE_STATE_H

#include "rules/dune/table/table.h"
#include "rules/pieces/question.h"

enum { DU_KEPT = 4000, DU_ANSWERS = 12 };

/* Elements of plans that prescience saw: they stand [DU-042]. A row whose fight is 0 is free. */
struct du_answers {
	uint8_t fight
		[DU_ANSWERS]; /* DU_FIGHT_KEY of the battle with the player asked, and 1 */
	uint8_t against[DU_ANSWERS]; /* the seat on the other side */
	uint8_t element[DU_ANSWERS]; /* enum du_element */
	uint8_t value[DU_ANSWERS];   /* a leader or DU_HERO, a card, halves; 0: none */
	uint8_t spice[DU_ANSWERS];   /* with a dial */
};

struct du_hidden {
	uint16_t spice[DU_SEATS];
	uint8_t hand[DU_SEATS][DU_HAND_MAX]; /* in the order of cards, 0 behind them */
	/* Traitor cards: in turn 0 those that were dealt, later those that were kept and not
	 * used; 0 behind them. */
	uint8_t traitor[DU_SEATS][DU_TRAITORS_MAX];
	uint8_t deck[DU_TREACHERY];     /* n_deck of them, next first */
	uint8_t coming[DU_SPICE_CARDS]; /* n_coming of them, next first */
	uint8_t lots[DU_LOTS];          /* faces; 0: settled, or there is none */
	/* The prediction of the Bene Gesserit: a faction + 1, and a turn; 0: none. */
	uint8_t predicted, predicted_turn;
	uint8_t next_storm;   /* sectors, 1 to 6; 0: it is dialled */
	uint8_t storm_unseen; /* 1: a Karama kept the Fremen from seeing it */
	struct du_answers answer;
	struct question question[DU_QUESTIONS];
	char kept[DU_SEATS][DU_KEPT];   /* standing orders, the sheet of reactions */
	char sealed[DU_SEATS][DU_KEPT]; /* plans, while a voice is heard */
};

struct du_state {
	struct du_table t;
	struct du_hidden h;
};

#endif
