/* The secrets of Cosmic Encounter: the hands of others, the deck, the destiny pile, the
 * choices of others for their own colour.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/table/state.h"
#include "tests/games/laws.h"

static void shuffle(uint8_t card[], int n, struct dice *d)
{
	for (int i = n - 1; i > 0; i--) {
		int k = dice_below(d, i + 1);
		uint8_t was = card[i];
		card[i] = card[k];
		card[k] = was;
	}
}

/* All hands but the reader's and the deck are dealt anew; their numbers are public. */
static void deal(struct ce_state *s, int reader, struct dice *d)
{
	uint8_t pool[CE_SEATS * CE_HAND_MAX + CE_DECK_MAX];
	int n = 0, taken = 0;

	for (int seat = 0; seat < s->t.n_seats; seat++)
		for (int i = 0; seat != reader && i < s->h.hand[seat].n; i++)
			pool[n++] = s->h.hand[seat].card[i];
	for (int i = 0; i < s->h.n_deck; i++)
		pool[n++] = s->h.deck[i];
	shuffle(pool, n, d);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		for (int i = 0; seat != reader && i < s->h.hand[seat].n; i++)
			s->h.hand[seat].card[i] = pool[taken++];
	for (int i = 0; i < s->h.n_deck; i++)
		s->h.deck[i] = pool[taken++];
}

static void twin(void *state, int reader, struct dice *d)
{
	struct ce_state *s = state;

	deal(s, reader, d);
	shuffle(s->h.destiny, s->h.n_destiny, d);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		if (seat != reader)
			s->h.plan[seat] = (uint8_t)dice_below(d, 4);
}

const struct game_laws cosmic_laws = {"cosmic", twin};
