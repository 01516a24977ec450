/* Cards: see cards.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/cards.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "rules/rng.h"

void du_hand_add(struct du_state *s, int seat, int card)
{
	uint8_t *hand = s->h.hand[seat];
	int i = s->t.n_hand[seat]++;

	for (; i > 0 && hand[i - 1] > card; i--)
		hand[i] = hand[i - 1];
	hand[i] = (uint8_t)card;
}

bool du_holds(const struct du_state *s, int seat, int card)
{
	return memchr(s->h.hand[seat], card, s->t.n_hand[seat]) != NULL;
}

int du_held_of(const struct du_state *s, int seat, int card_class)
{
	for (int i = 0; i < s->t.n_hand[seat]; i++)
		if (du_cards[s->h.hand[seat][i]].class == card_class)
			return s->h.hand[seat][i];
	return DU_NO_CARD;
}

void du_remove(struct du_state *s, int seat, int card)
{
	uint8_t *hand = s->h.hand[seat], *at = memchr(hand, card, s->t.n_hand[seat]);

	assert(at);
	memmove(at, at + 1, (size_t)(hand + --s->t.n_hand[seat] - at));
	hand[s->t.n_hand[seat]] = DU_NO_CARD;
}

void du_discard(struct du_state *s, int seat, int card)
{
	du_remove(s, seat, card);
	s->t.discards[s->t.n_discards++] = (uint8_t)card;
}

static void reshuffle(struct du_state *s, const struct rng *rng)
{
	char label[RNG_LABEL_MAX];

	snprintf(label, sizeof label, "t%d.treachery.%d", s->t.turn, ++s->t.n_shuffles);
	memcpy(s->h.deck, s->t.discards, s->t.n_discards);
	s->t.n_deck = s->t.n_discards;
	s->t.n_discards = 0;
	memset(s->t.discards, 0, sizeof s->t.discards);
	rng_shuffle(rng, label, s->h.deck, s->t.n_deck);
}

/* The first of the list, which moves up. */
static int take_first(uint8_t list[], uint8_t *n)
{
	int card = list[0];

	memmove(list, list + 1, --*n);
	list[*n] = 0;
	return card;
}

int du_draw(struct du_state *s, const struct rng *rng)
{
	if (!s->t.n_deck && s->t.n_discards)
		reshuffle(s, rng);
	return s->t.n_deck ? take_first(s->h.deck, &s->t.n_deck) : DU_NO_CARD;
}

int du_pile_top(const struct du_table *t, int pile)
{
	for (int i = t->n_pile[pile]; i > 0; i--)
		if (t->pile[pile][i - 1] != DU_SHAI_HULUD)
			return t->pile[pile][i - 1];
	return DU_NOWHERE;
}

void du_pile_add(struct du_table *t, int pile, int card)
{
	t->pile[pile][t->n_pile[pile]++] = (uint8_t)card;
}

/* Leaves the top territory of the pile on it; the others go to the deck. */
static void give_back(struct du_state *s, int pile)
{
	int top = du_pile_top(&s->t, pile);
	bool left = false;

	for (int i = s->t.n_pile[pile]; i > 0; i--) {
		int card = s->t.pile[pile][i - 1];
		if (card == top && !left)
			left = true;
		else
			s->h.coming[s->t.n_coming++] = (uint8_t)card;
	}
	memset(s->t.pile[pile], 0, sizeof s->t.pile[pile]);
	s->t.n_pile[pile] = 0;
	if (left)
		du_pile_add(&s->t, pile, top);
}

int du_draw_spice(struct du_state *s, const struct rng *rng)
{
	char label[RNG_LABEL_MAX];

	if (!s->t.n_coming) {
		for (int pile = 0; pile < DU_PILES; pile++)
			give_back(s, pile);
		snprintf(label, sizeof label, "t%d.spice.%d", s->t.turn,
			 ++s->t.n_spice_shuffles);
		rng_shuffle(rng, label, s->h.coming, s->t.n_coming);
	}
	return take_first(s->h.coming, &s->t.n_coming);
}
