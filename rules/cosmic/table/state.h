/* The state of a game of Cosmic Encounter: a flat value. One struct holds everything
 * that lies open on the table, another everything hidden: a seat's view is a copy of
 * the first and its own hand out of the second (view.h). Planets are 1..5 in every
 * argument; arrays of planets are indexed [planet - 1].
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_STATE_H
#define RULES_COSMIC_STATE_H

#include "rules/cosmic/table/order.h"
#include "rules/cosmic/table/table.h"

enum { CE_HAND_MAX = 128, CE_DECK_MAX = 256 };

/* Hand in the order of card bytes; `old` marks those held before a refill,
 * `safe` those that came while a Plague was to be paid: it cannot take them. */
struct ce_hand {
	uint8_t n;
	uint8_t card[CE_HAND_MAX];
	uint8_t old[CE_HAND_MAX]; /* 0, 1; with a second refill the earlier ones are old
				     too */
	uint8_t safe[CE_HAND_MAX];
};

struct ce_hidden {
	struct ce_hand hand[CE_SEATS];
	struct ce_zone zone[CE_INSTANCES][CE_ZONES];
	struct ce_kept kept[CE_INSTANCES];
	struct ce_zone aside[CE_SEATS]; /* out of the hand until the challenges end */
	uint16_t n_deck;
	uint8_t deck[CE_DECK_MAX]; /* next card first */
	uint8_t n_destiny;
	uint8_t destiny[CE_SEATS * CE_DESTINY_COPIES]; /* next first */
	uint8_t plan[CE_SEATS]; /* choices of enum ce_own, by CE_OWN_BITS: said in
				   Phase 3, used when 4 is left out */
};

struct ce_state {
	struct ce_table t;
	struct ce_hidden h;
};

#endif
