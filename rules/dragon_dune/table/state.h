/* The state of a game of Dragon Dune: a flat value, of which table.h is what all may see, and the
 * rest here is hidden. A seat's view (view.h) is a copy of the first and of its own part of the
 * second.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_STATE_H
#define RULES_DRAGON_DUNE_TABLE_STATE_H

#include "rules/dragon_dune/table/table.h"

/* The questions of this turn that were answered before the battles [DD-086], with the plans that
 * answered them: these are fixed. */
enum { DD_ANSWERS = 24 };
struct dd_answers {
	uint8_t fight
		[DD_ANSWERS]; /* DD_FIGHT_KEY with the seat that was asked, and 1; 0: none,
				      and none after it */
	uint8_t asks[DD_ANSWERS]; /* the other side of the battle */
	uint8_t ask[DD_ANSWERS];  /* enum dd_question */
	uint8_t said[DD_ANSWERS]; /* 1 more than the answer; 0: none */
	uint8_t sent[DD_ANSWERS], special[DD_ANSWERS], card[DD_ANSWERS];
	uint8_t traitor[DD_ANSWERS], drop[DD_ANSWERS], sell[DD_ANSWERS];
};

struct dd_hidden {
	uint8_t hiding[DD_AREAS], hiding_special[DD_AREAS]; /* Elves */
	uint8_t hand[DD_SEATS][DD_HAND_MAX]; /* in the order of cards, 0 after them */
	uint8_t queen[DD_SEATS], jack[DD_SEATS];
	uint8_t deck[DD_ARTIFACTS];   /* n_deck of them, next first */
	uint8_t lots[DD_LOTS];        /* faces; 0: settled, or there is none */
	uint8_t coming[DD_EVENTS];    /* events: next first, 0 after them */
	char kept[DD_SEATS][DD_KEPT]; /* standing orders: rules/pieces/standing.h */
	struct dd_answers answer;
	char sealed[DD_SEATS]
		   [DD_KEPT]; /* plans of battle, until the answers are read */
};

struct dd_state {
	struct dd_table t;
	struct dd_hidden h;
};

#endif
