/* Cards of Dragon Dune: a standard deck of 52, each card a byte. 0 stands for none. A
 * suit has the number of the faction whose suit it is.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_TABLE_CARD_H
#define RULES_DRAGON_DUNE_TABLE_CARD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"

enum { DD_DIAMONDS, DD_HEARTS, DD_CLUBS, DD_SPADES, DD_SUITS };
enum { DD_JACK = 11, DD_QUEEN, DD_KING, DD_ACE };
enum { DD_RED, DD_BLACK, DD_COLOURS };

enum {
	DD_ARTIFACTS = 24, /* the artifact deck: 2 to 6 and the aces */
	DD_EVENTS = 16,    /* the event deck: 7 to 10 */
	DD_CARD_MAX = 3 * 16 + DD_ACE,
};

#define DD_CARD(suit, rank) ((suit)*16 + (rank))

static inline int dd_suit(int card)
{
	return card / 16;
}
static inline int dd_rank(int card)
{
	return card % 16;
}
static inline int dd_suit_colour(int suit)
{
	return suit >= DD_CLUBS ? DD_BLACK : DD_RED;
}
static inline int dd_colour(int card)
{
	return dd_suit_colour(dd_suit(card));
}
static inline bool dd_is_ace(int card)
{
	return card && dd_rank(card) == DD_ACE;
}
/* One of the artifact deck? */
static inline bool dd_is_artifact(int card)
{
	return card && (dd_rank(card) <= 6 || dd_is_ace(card));
}
/* Returns the card's value in battle, which is also its price: its number, an ace 1
 * [DD-032, DD-051]. */
static inline int dd_value(int card)
{
	return dd_is_ace(card) ? 1 : dd_rank(card);
}

/* All cards of the deck in the order of suits and ranks: artifacts[DD_ARTIFACTS],
 * events[DD_EVENTS]. */
void dd_artifact_deck(uint8_t cards[DD_ARTIFACTS]);
void dd_event_deck(uint8_t cards[DD_EVENTS]);

/* "5H": how it is written in orders; "5 of hearts": how it is told. */
void dd_card_code(int card, struct buf *);
void dd_card_words(int card, struct buf *);
const char *dd_suit_name(int suit);     /* "hearts" */
const char *dd_colour_name(int colour); /* "red" */

#endif
