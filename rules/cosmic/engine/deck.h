/* The deck, the hands and the discards.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_DECK_H
#define RULES_COSMIC_DECK_H

#include "rules/cosmic/table/state.h"

struct ce_board;
struct err;

/* One row of a deck: how many of a card. */
struct ce_deck_row {
	int card, count;
};
/* Decks as data [CB-16.1], each ended by card 0. */
extern const struct ce_deck_row ce_deck_postalgm_46[], ce_deck_mayfair_72[];
extern const struct ce_deck_row ce_deck_extra[]; /* for 6 players, or 5 with Flares */
extern const struct ce_deck_row ce_deck_edicts[];

/* All cards of the game but the Flares, in order of the rows; returns the number. */
int ce_deck_build(const struct ce_options *, int n_seats, uint8_t cards[CE_DECK_MAX]);
/* Enough cards, a Compromise among them, no negative count [CB-16.2]? */
bool ce_deck_check(const struct ce_deck_row *, int n_others, int n_seats, struct err *);

/* How many of the card the seat holds. */
int ce_holds(const struct ce_state *, int seat, int card);
/* How many of these the owed Plague may take: cards held when it struck. */
int ce_holds_struck(const struct ce_state *, int seat, int card);
void ce_hand_add(struct ce_state *, int seat, int card, bool old);
/* Takes one such card from the hand: an old one first, then one that the Plague
 * may take. false: there is none. */
bool ce_hand_remove(struct ce_state *, int seat, int card);
int ce_hand_challenge_cards(const struct ce_state *, int seat);

void ce_discard_push(struct ce_state *, int card);
/* The next card, from the shuffled discards if the pile is empty [CB-5.7]; CARD_NONE if
 * both are. */
int ce_deck_take(struct ce_board *);

/* Deals `n` cards to each seat of the bits, one at a time round the table from the lead
 * . Tells each seat its own. */
void ce_deal_hands(struct ce_board *, unsigned seats, int n);

#endif
