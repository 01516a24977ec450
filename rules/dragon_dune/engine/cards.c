/* Hands and the deck: see cards.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/cards.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "rules/dragon_dune/table/order.h"
#include "rules/rng.h"

static uint8_t *find(struct dd_state *s, int seat, int card)
{
	return memchr(s->h.hand[seat], card, DD_HAND_MAX);
}

bool dd_holds(const struct dd_state *s, int seat, int card)
{
	return card && memchr(s->h.hand[seat], card, DD_HAND_MAX);
}

bool dd_below_limit(const struct dd_table *t, int seat)
{
	return t->n_hand[seat] < dd_factions[seat].hand;
}

void dd_hand_add(struct dd_state *s, int seat, int card)
{
	uint8_t *hand = s->h.hand[seat];
	int at = s->t.n_hand[seat]++;

	assert(card && at < DD_HAND_MAX);
	for (; at > 0 && hand[at - 1] > card; at--)
		hand[at] = hand[at - 1];
	hand[at] = (uint8_t)card;
}

void dd_hand_remove(struct dd_state *s, int seat, int card)
{
	uint8_t *at = find(s, seat, card), *end = s->h.hand[seat] + DD_HAND_MAX;

	assert(at);
	memmove(at, at + 1, (size_t)(end - at - 1));
	end[-1] = 0;
	s->t.n_hand[seat]--;
}

void dd_discard_loose(struct dd_table *t, int card)
{
	assert(t->n_discards < DD_ARTIFACTS);
	t->discards[t->n_discards++] = (uint8_t)card;
}

void dd_discard(struct dd_state *s, int seat, int card)
{
	dd_hand_remove(s, seat, card);
	dd_discard_loose(&s->t, card);
}

int dd_ace(const struct dd_state *s, int seat, int which)
{
	for (int suit = 0; suit < DD_SUITS; suit++)
		if ((which == DD_ANY_ACE || which == suit) &&
		    dd_holds(s, seat, DD_CARD(suit, DD_ACE)))
			return DD_CARD(suit, DD_ACE);
	return 0;
}

static void shuffle_discards(struct dd_state *s, const struct rng *rng)
{
	char label[RNG_LABEL_MAX];

	snprintf(label, sizeof label, "t%d.deck.%d", s->t.turn, ++s->t.n_shuffles);
	memcpy(s->h.deck, s->t.discards, s->t.n_discards);
	rng_shuffle(rng, label, s->h.deck, s->t.n_discards);
	s->t.n_deck = s->t.n_discards;
	memset(s->t.discards, 0, sizeof s->t.discards);
	s->t.n_discards = 0;
}

int dd_draw(struct dd_state *s, const struct rng *rng)
{
	if (!s->t.n_deck && s->t.n_discards)
		shuffle_discards(s, rng);
	if (!s->t.n_deck)
		return 0;
	int card = s->h.deck[0];
	memmove(s->h.deck, s->h.deck + 1, sizeof s->h.deck - 1);
	s->h.deck[sizeof s->h.deck - 1] = 0;
	s->t.n_deck--;
	return card;
}
