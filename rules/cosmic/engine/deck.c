/* Cards: the contents of decks, and the way that cards go round.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/deck.h"

#include <assert.h>
#include <string.h>

#include "base/err.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

/* clang-format off */
const struct ce_deck_row ce_deck_postalgm_46[] = {
	{4, 4}, {6, 7}, {8, 7}, {10, 5}, {12, 3}, {14, 2}, {15, 2}, {16, 1}, {18, 1}, {20, 1},
	{30, 1}, {40, 1}, {CARD_COMPROMISE, 11}, {0, 0},
};
const struct ce_deck_row ce_deck_mayfair_72[] = {
	{1, 1}, {4, 2}, {5, 2}, {6, 8}, {7, 4}, {8, 8}, {9, 2}, {10, 6}, {11, 2}, {12, 5},
	{13, 1}, {14, 2}, {15, 4}, {16, 1}, {17, 1}, {18, 1}, {19, 1}, {20, 2}, {30, 1},
	{40, 1}, {CARD_COMPROMISE, 17}, {0, 0},
};
const struct ce_deck_row ce_deck_extra[] = {
	{1, 1}, {3, 1}, {5, 1}, {7, 1}, {9, 1}, {11, 1}, {13, 1}, {17, 1}, {19, 1},
	{CARD_COMPROMISE, 1}, {0, 0},
};
const struct ce_deck_row ce_deck_edicts[] = {
	{CARD_COSMIC_ZAP, 2}, {CARD_PLAGUE, 1}, {CARD_MOBIUS_TUBES, 2}, {CARD_FORCE_FIELD, 1},
	{CARD_EMOTION_CONTROL, 1}, {CARD_STELLAR_GAS, 1}, {0, 0},
};
/* clang-format on */

static int add_rows(const struct ce_deck_row *row, uint8_t cards[], int n)
{
	for (; row->card; row++)
		for (int i = 0; i < row->count && n < CE_DECK_MAX; i++)
			cards[n++] = (uint8_t)row->card;
	return n;
}

int ce_deck_build(const struct ce_options *o, int n_seats, uint8_t cards[CE_DECK_MAX])
{
	int n = add_rows(o->mayfair_deck ? ce_deck_mayfair_72 : ce_deck_postalgm_46,
			 cards, 0);

	if (!o->mayfair_deck && (n_seats >= 6 || (n_seats == 5 && o->flares)))
		n = add_rows(ce_deck_extra, cards, n); /* [PC-F.10] */
	n = add_rows(ce_deck_edicts, cards, n);
	if (o->flares)
		cards[n++] = CARD_FLAREZAP; /* [PC-F.6] */
	return n;
}

bool ce_deck_check(const struct ce_deck_row *row, int n_others, int n_seats,
		   struct err *err)
{
	int n = n_others, compromises = 0;

	for (; row->card; row++) {
		if (row->count < 0)
			return err_refuse(err,
					  "the deck has a negative count of card %d",
					  row->card);
		n += row->count;
		compromises += row->card == CARD_COMPROMISE ? row->count : 0;
	}
	if (!compromises)
		return err_refuse(err, "the deck has no Compromise");
	if (n < 7 * n_seats + 7)
		return err_refuse(err,
				  "%d cards are too few for %d players: %d are needed",
				  n, n_seats, 7 * n_seats + 7);
	return true;
}

/* Hands ------------------------------------------------------------------------------
 */

static void note_sizes(struct ce_state *s, int seat)
{
	s->t.hand_size[seat] = s->h.hand[seat].n;
	s->t.deck_size = s->h.n_deck;
}

int ce_holds(const struct ce_state *s, int seat, int card)
{
	const struct ce_hand *h = &s->h.hand[seat];
	int n = 0;

	for (int i = 0; i < h->n; i++)
		n += h->card[i] == card;
	return n;
}

int ce_holds_struck(const struct ce_state *s, int seat, int card)
{
	const struct ce_hand *h = &s->h.hand[seat];
	int n = 0;

	for (int i = 0; i < h->n; i++)
		n += h->card[i] == card && !h->safe[i];
	return n;
}

void ce_hand_add(struct ce_state *s, int seat, int card, bool old)
{
	struct ce_hand *h = &s->h.hand[seat];
	int i = h->n;

	assert(h->n < CE_HAND_MAX);
	for (; i > 0 && h->card[i - 1] > card; i--) {
		h->card[i] = h->card[i - 1];
		h->old[i] = h->old[i - 1];
		h->safe[i] = h->safe[i - 1];
	}
	h->card[i] = (uint8_t)card;
	h->old[i] = old;
	h->safe[i] = s->t.plague[seat] > 0;
	h->n++;
	note_sizes(s, seat);
}

/* The copy with the highest value goes first: an old one before a new one, then one
 * that a Plague may take. */
static int readiness(const struct ce_hand *h, int i)
{
	return 2 * h->old[i] + !h->safe[i];
}

bool ce_hand_remove(struct ce_state *s, int seat, int card)
{
	struct ce_hand *h = &s->h.hand[seat];
	int found = -1;

	for (int i = 0; i < h->n; i++)
		if (h->card[i] == card &&
		    (found < 0 || readiness(h, i) > readiness(h, found)))
			found = i;
	if (found < 0)
		return false;
	h->n--;
	for (int i = found; i < h->n; i++) {
		h->card[i] = h->card[i + 1];
		h->old[i] = h->old[i + 1];
		h->safe[i] = h->safe[i + 1];
	}
	h->card[h->n] = h->old[h->n] = h->safe[h->n] = 0;
	note_sizes(s, seat);
	return true;
}

int ce_hand_challenge_cards(const struct ce_state *s, int seat)
{
	const struct ce_hand *h = &s->h.hand[seat];
	int n = 0;

	for (int i = 0; i < h->n; i++)
		n += card_is_challenge(h->card[i]);
	return n;
}

/* Piles ------------------------------------------------------------------------------
 */

void ce_discard_push(struct ce_state *s, int card)
{
	assert(s->t.n_discard < CE_DISCARD_MAX);
	s->t.discard[s->t.n_discard++] = (uint8_t)card;
}

static void sort_cards(uint8_t card[], int n)
{
	for (int i = 1; i < n; i++)
		for (int j = i; j > 0 && card[j - 1] > card[j]; j--) {
			uint8_t c = card[j];
			card[j] = card[j - 1];
			card[j - 1] = c;
		}
}

static void shuffle_discards(struct ce_board *b)
{
	struct ce_state *s = b->s;
	int n = s->t.n_discard;

	memcpy(s->h.deck, s->t.discard, (size_t)n);
	memset(s->t.discard, 0, (size_t)n);
	sort_cards(s->h.deck, n);
	rng_shuffle(&b->rng, ce_label_at(b, -1, "deck", b->n_shuffles++), s->h.deck, n);
	s->h.n_deck = (uint16_t)n;
	s->t.n_discard = 0;
	event_add(b->ev, EV_DECK_SHUFFLED, AUDIENCE_ALL, "CB-5.7", 1, n);
}

int ce_deck_take(struct ce_board *b)
{
	struct ce_state *s = b->s;

	if (!s->h.n_deck && s->t.n_discard)
		shuffle_discards(b);
	if (!s->h.n_deck)
		return CARD_NONE;
	int card = s->h.deck[0];
	s->h.n_deck--;
	memmove(s->h.deck, s->h.deck + 1, s->h.n_deck);
	s->h.deck[s->h.n_deck] = 0;
	s->t.deck_size = s->h.n_deck;
	return card;
}

/* Refills tell of seven cards at a time. */
static void tell_cards(struct ce_board *b, int seat, const int card[7], int n)
{
	if (!n)
		return;
	if (b->phase == 2)
		event_add(b->ev, EV_REFILL, AUDIENCE_ALL, "PC-13.1", 2, seat, n);
	event_add(b->ev, b->phase == 2 ? EV_REFILL_CARDS : EV_HAND, AUDIENCE_SEAT(seat),
		  "PC-13.1", 8, seat, card[0], card[1], card[2], card[3], card[4],
		  card[5], card[6]);
}

void ce_deal_hands(struct ce_board *b, unsigned seats, int n)
{
	int card[CE_SEATS][7] = {0}, dealt[CE_SEATS] = {0};

	assert(n <= 7);
	for (int round = 0; round < n; round++)
		for (int k = 0; k < b->t->n_seats; k++) {
			int seat = ce_from_lead(b->t, k);
			int c = seats >> seat & 1 ? ce_draw(b, seat) : CARD_NONE;
			if (c != CARD_NONE)
				card[seat][dealt[seat]++] = c;
		}
	for (int seat = 0; seat < b->t->n_seats; seat++)
		tell_cards(b, seat, card[seat], dealt[seat]);
}
