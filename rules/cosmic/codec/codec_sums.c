/* Checks that no token or card appears or disappears [style, the five laws].
 * SPDX-License-Identifier: ISC */
#include <stddef.h>

#include "base/err.h"
#include "rules/cosmic/codec/codec.h"
#include "rules/cosmic/engine/deck.h"

static int tokens_of(const struct ce_table *t, int seat)
{
	int n = t->warp[seat] + t->limbo[seat] + t->out[seat];

	for (int system = 0; system < CE_SEATS; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++)
			n += t->planet[system][planet][seat];
	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		n += c->allied[seat] + (c->attacker == seat ? c->attack : 0);
	}
	for (int i = 0; i < CE_INSTANCES; i++)
		n += t->power[i].captured[seat];
	return n;
}

bool ce_tokens_sound(const struct ce_table *t, struct err *err)
{
	for (int seat = 0; seat < t->n_seats; seat++)
		if (tokens_of(t, seat) != t->tokens[seat])
			return err_set(err, "%s has %d tokens, not %d",
				       ce_colour_names[seat], tokens_of(t, seat),
				       t->tokens[seat]);
	return true;
}

void ce_count_cards(const struct ce_state *s, int count[])
{
	for (int seat = 0; seat < CE_SEATS; seat++)
		for (int i = 0; i < s->h.hand[seat].n; i++)
			count[s->h.hand[seat].card[i]]++;
	for (int seat = 0; seat < CE_SEATS; seat++)
		for (int i = 0; i < s->h.aside[seat].n; i++)
			count[s->h.aside[seat].card[i]]++;
	for (int i = 0; i < CE_INSTANCES; i++)
		for (int z = 0; z < CE_ZONES; z++)
			for (int k = 0; k < s->h.zone[i][z].n; k++)
				count[s->h.zone[i][z].card[k]]++;
	for (int i = 0; i < s->h.n_deck; i++)
		count[s->h.deck[i]]++;
	for (int i = 0; i < s->t.n_discard; i++)
		count[s->t.discard[i]]++;
}

static void count_destinies(const struct ce_state *s, int count[CE_SEATS])
{
	for (int i = 0; i < s->h.n_destiny; i++)
		count[s->h.destiny[i]]++;
	for (int i = 0; i < s->t.n_destiny_used; i++)
		count[s->t.destiny_used[i]]++;
}

static bool same_cards(const int is[CARD_END], const int should[CARD_END],
		       struct err *err)
{
	char name[CARD_NAME_MAX];

	for (int card = 0; card < CARD_END; card++)
		if (is[card] != should[card]) {
			card_name(card, name);
			return err_set(err, "%s: %d copies, not %d", name, is[card],
				       should[card]);
		}
	return true;
}

static bool sizes_sound(const struct ce_state *s, struct err *err)
{
	for (int seat = 0; seat < CE_SEATS; seat++)
		if (s->t.hand_size[seat] != s->h.hand[seat].n)
			return err_set(err, "%s holds %d cards, the table says %d",
				       ce_colour_names[seat], s->h.hand[seat].n,
				       s->t.hand_size[seat]);
	if (s->t.deck_size != s->h.n_deck)
		return err_set(err, "the deck has %d cards, the table says %d",
			       s->h.n_deck, s->t.deck_size);
	return true;
}

bool ce_sound(const void *state, struct err *err)
{
	const struct ce_state *s = state;
	int is[CARD_END] = {0}, should[CARD_END] = {0}, destinies[CE_SEATS] = {0};
	uint8_t deck[CE_DECK_MAX];
	int n_deck = ce_deck_build(&s->t.option, s->t.n_seats, deck);

	ce_count_cards(s, is);
	for (int i = 0; i < n_deck; i++)
		should[deck[i]]++;
	/* The Flares in the game were drawn at the start: one of each at most
	 * [PC-F.1]. */
	for (int card = CARD_FLARE; card < CARD_END; card++)
		should[card] = s->t.option.flares && is[card] == 1;
	if (!ce_tokens_sound(&s->t, err) || !sizes_sound(s, err) ||
	    !same_cards(is, should, err))
		return false;
	count_destinies(s, destinies);
	for (int seat = 0; seat < s->t.n_seats; seat++)
		if (destinies[seat] !=
		    (ce_in_game(&s->t, seat) ? CE_DESTINY_COPIES : 0))
			return err_set(err, "%s: %d destiny cards",
				       ce_colour_names[seat], destinies[seat]);
	return true;
}

bool ce_conserved(const struct ce_state *before, const struct ce_state *after,
		  struct err *err)
{
	int is[CARD_END] = {0}, should[CARD_END] = {0};
	int now[CE_SEATS] = {0}, then[CE_SEATS] = {0};

	ce_count_cards(after, is);
	ce_count_cards(before, should);
	count_destinies(after, now);
	count_destinies(before, then);
	for (int seat = 0; seat < before->t.n_seats; seat++)
		if (ce_in_game(&after->t, seat) && now[seat] != then[seat])
			return err_set(err, "%s: %d destiny cards, not %d",
				       ce_colour_names[seat], now[seat], then[seat]);
	return ce_tokens_sound(&after->t, err) && sizes_sound(after, err) &&
	       same_cards(is, should, err);
}
