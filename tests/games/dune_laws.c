/* The secrets of Dune: spice, hands, traitors, the decks, lots, the prediction, the next storm, standing
 * orders, plans that are sealed or have answered.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/table/state.h"
#include "tests/games/laws.h"

static void swap(uint8_t *a, uint8_t *b)
{
	uint8_t was = *a;

	*a = *b;
	*b = was;
}

/* A card of the seat's hand changes places with one of the deck. */
static void change_hand(struct du_state *s, int seat, struct dice *d)
{
	uint8_t *hand = s->h.hand[seat];
	int n = s->t.n_hand[seat];

	if (n && s->t.n_deck)
		swap(&hand[dice_below(d, n)], &s->h.deck[dice_below(d, s->t.n_deck)]);
	for (int i = 1; i < n; i++)
		for (int k = i; k > 0 && hand[k - 1] > hand[k]; k--)
			swap(&hand[k - 1], &hand[k]);
}

static void change_seat(struct du_state *s, int seat, struct dice *d)
{
	change_hand(s, seat, d);
	s->h.spice[seat] = (uint16_t)dice_below(d, 30);
	s->h.traitor[seat][0] = (uint8_t)(1 + dice_below(d, DU_LEADERS));
	s->h.kept[seat][0] = (char)dice_below(d, 100);
	s->h.sealed[seat][0] = (char)dice_below(d, 100);
}

static void twin(void *state, int reader, struct dice *d)
{
	struct du_state *s = state;

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (seat != reader && du_plays(&s->t, seat))
			change_seat(s, seat, d);
	for (int i = 0; i < DU_ANSWERS && s->h.answer.fight[i]; i++)
		s->h.answer.value[i] = s->h.answer.spice[i] = 0;
	if (reader != DU_BENE_GESSERIT && s->h.predicted)
		s->h.predicted_turn = (uint8_t)(1 + dice_below(d, 10));
	if (reader != DU_FREMEN && s->h.next_storm)
		s->h.next_storm = (uint8_t)(1 + dice_below(d, 6));
	if (reader == DU_ATREIDES)
		return;
	for (int i = 0; i < s->t.n_lots && s->t.n_deck; i++)
		if (s->h.lots[i])
			swap(&s->h.lots[i], &s->h.deck[dice_below(d, s->t.n_deck)]);
	if (s->t.n_coming > 1)
		swap(&s->h.coming[0], &s->h.coming[1]);
}

const struct game_laws dune_laws = {"dune", twin};
