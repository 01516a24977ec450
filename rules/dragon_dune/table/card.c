/* Cards: see card.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/table/card.h"

static const char *const suit_names[DD_SUITS] = {"diamonds", "hearts", "clubs",
						 "spades"};
static const char *const rank_names[] = {
	"",  "",  "2",  "3",    "4",     "5",    "6",   "7",
	"8", "9", "10", "jack", "queen", "king", "ace",
};
static const char *const rank_codes[] = {
	"", "", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
};

const char *dd_suit_name(int suit)
{
	return suit >= 0 && suit < DD_SUITS ? suit_names[suit] : "?";
}

const char *dd_colour_name(int colour)
{
	return colour == DD_RED ? "red" : "black";
}

static bool is_card(int card)
{
	return card > 0 && card <= DD_CARD_MAX && dd_rank(card) >= 2 &&
	       dd_rank(card) <= DD_ACE;
}

void dd_card_code(int card, struct buf *b)
{
	if (is_card(card))
		buf_printf(b, "%s%c", rank_codes[dd_rank(card)], "DHCS"[dd_suit(card)]);
	else
		buf_z(b, "?");
}

void dd_card_words(int card, struct buf *b)
{
	if (is_card(card))
		buf_printf(b, "%s of %s", rank_names[dd_rank(card)],
			   suit_names[dd_suit(card)]);
	else
		buf_z(b, "?");
}

static int fill(uint8_t cards[], int first, int last)
{
	int n = 0;

	for (int suit = 0; suit < DD_SUITS; suit++)
		for (int rank = first; rank <= last; rank++)
			cards[n++] = (uint8_t)DD_CARD(suit, rank);
	return n;
}

void dd_artifact_deck(uint8_t cards[DD_ARTIFACTS])
{
	int n = fill(cards, 2, 6);

	fill(cards + n, DD_ACE, DD_ACE);
}

void dd_event_deck(uint8_t cards[DD_EVENTS])
{
	fill(cards, 7, 10);
}
