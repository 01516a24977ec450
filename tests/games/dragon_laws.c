/* The secrets of Dragon Dune: hands, queens and jacks, the deck, lots and events to
 * come, Elves in hiding, standing orders, plans that are sealed or have answered.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/tokens.h"
#include "rules/dragon_dune/table/state.h"
#include "tests/games/laws.h"

static void swap(uint8_t *a, uint8_t *b)
{
	uint8_t was = *a;

	*a = *b;
	*b = was;
}

/* A card of the seat's hand changes places with one of the deck. */
static void change_hand(struct dd_state *s, int seat, struct dice *d)
{
	uint8_t *hand = s->h.hand[seat];
	int n = s->t.n_hand[seat];

	if (n && s->t.n_deck)
		swap(&hand[dice_below(d, n)], &s->h.deck[dice_below(d, s->t.n_deck)]);
	for (int i = 1; i < n; i++)
		for (int k = i; k > 0 && hand[k - 1] > hand[k]; k--)
			swap(&hand[k - 1], &hand[k]);
}

/* Two others exchange their queens, or their jacks. */
static void change_court(uint8_t court[], int reader)
{
	int one = reader == 0 ? 1 : 0, two = reader == 3 ? 2 : 3;

	swap(&court[one], &court[two]);
}

static void twin(void *state, int reader, struct dice *d)
{
	struct dd_state *s = state;

	for (int seat = 0; seat < DD_SEATS; seat++)
		if (seat != reader) {
			change_hand(s, seat, d);
			s->h.kept[seat][0] = (char)dice_below(d, 100);
			s->h.sealed[seat][0] = (char)dice_below(d, 100);
		}
	for (int i = 0; i < DD_ANSWERS && s->h.answer.fight[i]; i++)
		s->h.answer.card[i] = s->h.answer.sent[i] = 0;
	change_court(s->h.queen, reader);
	change_court(s->h.jack, reader);
	if (reader == DD_ELVES)
		return;
	for (int i = 0; i < s->t.n_lots && s->t.n_deck; i++)
		if (s->h.lots[i])
			swap(&s->h.lots[i], &s->h.deck[dice_below(d, s->t.n_deck)]);
	if (s->h.coming[1])
		swap(&s->h.coming[0], &s->h.coming[1]);
	/* Some who hide are in reserve instead. */
	int at = dice_below(d, DD_AREAS);
	s->h.hiding[at] = s->h.hiding_special[at] = 0;
}

const struct game_laws dragon_dune_laws = {"dragon_dune", twin};
