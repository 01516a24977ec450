/* Random choices; every draw is labelled by the seat and by what it is for.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/defaults.h"

#include <string.h>

#include "rules/cosmic/engine/deck.h"

struct ce_what ce_what_in(const char *what, int challenge)
{
	struct ce_what out = {{0}};
	size_t n = strlen(what);
	int number = challenge + 1;

	memcpy(out.z, what, n);
	out.z[n++] = '.';
	out.z[n++] = 'c';
	if (number >= 10)
		out.z[n++] = (char)('0' + number / 10);
	out.z[n] = (char)('0' + number % 10);
	return out;
}

/* The last token of a home base? */
static bool is_last_at_home(const struct ce_pile *free, int seat, int at)
{
	return ce_is_planet(at) && at / CE_PLANETS == seat && free->n[at] == 1;
}

static int draw_one(struct ce_board *b, const char *what, int seat, int index,
		    bool spare_homes, const struct ce_pile *free)
{
	int n = 0;

	for (int at = 0; at < CE_PLACES; at++)
		if (!spare_homes || !is_last_at_home(free, seat, at))
			n += free->n[at];
	if (!n)
		return -1;
	int r = rng_below(&b->rng, ce_label(b, seat, what), index, n);
	for (int at = 0; at < CE_PLACES; at++) {
		if (spare_homes && is_last_at_home(free, seat, at))
			continue;
		if (r < free->n[at])
			return at;
		r -= free->n[at];
	}
	return -1;
}

void ce_random_tokens(struct ce_board *b, const char *what, int seat, int n,
		      bool spare_homes, struct ce_pile *free, struct ce_pile *out)
{
	for (int i = 0; i < n; i++) {
		int at = draw_one(b, what, seat, i, spare_homes, free);
		if (at < 0 && spare_homes)
			at = draw_one(b, what, seat, i, false, free);
		if (at < 0)
			return;
		free->n[at]--;
		out->n[at]++;
	}
}

int ce_random_bit(struct ce_board *b, const char *what, int seat, int index,
		  unsigned mask)
{
	int n = 0;

	for (unsigned m = mask; m; m &= m - 1)
		n++;
	if (!n)
		return -1;
	int r = n == 1 ? 0 : rng_below(&b->rng, ce_label(b, seat, what), index, n);
	for (int bit = 0; bit < 32; bit++)
		if (mask >> bit & 1 && r-- == 0)
			return bit;
	return -1;
}

/* Copies of the card that nothing else wants, counted down as they are met. */
static int pick_challenge_card(struct ce_board *b, int seat, int index, bool only_old,
			       const uint8_t reserved[256])
{
	const struct ce_hand *h = &b->s->h.hand[seat];
	uint8_t fit[CE_HAND_MAX], skip[256] = {0};
	int n = 0;

	for (int i = 0; i < h->n; i++) {
		int card = h->card[i];
		if (!card_is_challenge(card) || (only_old && !h->old[i]))
			continue;
		if (reserved && skip[card] < reserved[card]) {
			skip[card]++;
			continue;
		}
		fit[n++] = (uint8_t)card;
	}
	return n ? fit[rng_below(&b->rng, ce_label(b, seat, "card"), index, n)]
		 : CARD_NONE;
}

int ce_random_challenge_card(struct ce_board *b, int seat, int index,
			     const uint8_t reserved[256])
{
	int card = pick_challenge_card(b, seat, index, true, reserved);

	if (card == CARD_NONE)
		card = pick_challenge_card(b, seat, index, false, reserved);
	if (card == CARD_NONE)
		card = pick_challenge_card(b, seat, index, false, NULL);
	return card;
}

static int pick_card(struct ce_board *b, const char *what, int seat, int index,
		     bool (*is)(int card), bool struck)
{
	const struct ce_hand *h = &b->s->h.hand[seat];
	uint8_t fit[CE_HAND_MAX];
	int n = 0;

	for (int i = 0; i < h->n; i++)
		if ((!is || is(h->card[i])) && !(struck && h->safe[i]))
			fit[n++] = h->card[i];
	return n ? fit[rng_below(&b->rng, ce_label(b, seat, what), index, n)]
		 : CARD_NONE;
}

int ce_random_card(struct ce_board *b, const char *what, int seat, int index,
		   bool (*is)(int card))
{
	return pick_card(b, what, seat, index, is, false);
}

int ce_random_struck_card(struct ce_board *b, const char *what, int seat, int index,
			  bool (*is)(int card))
{
	return pick_card(b, what, seat, index, is, true);
}

void ce_divide(struct ce_board *b, const char *what, int seat, int index, int n, int k,
	       int heap[])
{
	unsigned open = k < 32 ? (1U << k) - 1 : ~0U;

	for (int i = 0; i < k; i++)
		heap[i] += n / k;
	for (int i = 0; i < n % k; i++) {
		int lucky = ce_random_bit(b, what, seat, index + i, open);
		heap[lucky]++;
		open &= ~(1U << lucky);
	}
}
