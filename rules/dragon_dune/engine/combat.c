/* Battles: see combat.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/combat.h"

#include "rules/dragon_dune/engine/cards.h"

/* If both cards have one colour, the lower number counts for its owner; equal ones
 * count for nobody. */
static bool card_counts(int own, int other)
{
	return own && (!other || dd_colour(own) != dd_colour(other) ||
		       dd_value(own) < dd_value(other));
}

int dd_side_value(const struct dd_side *s, const struct dd_side *against)
{
	int value = s->sent.n + s->sent.special;

	return value + (card_counts(s->card, against->card) ? dd_value(s->card) : 0);
}

/* The queen of that suit: the seat's own, or that of the Dwarves who lend it. */
static void find_queen(const struct dd_state *s, int seat, int suit, bool lent,
		       struct dd_call *c)
{
	int card = DD_CARD(suit, DD_QUEEN);

	if (s->h.queen[seat] == card)
		c->queen_of = seat;
	else if (lent && s->h.queen[DD_DWARVES] == card)
		c->queen_of = DD_DWARVES;
	else
		return;
	c->queen = card;
}

/* The jack likewise; in battles of their own an ace serves the Dwarves as one, unless it is
 * the artifact that they play. */
static void find_jack(const struct dd_state *s, int seat, int own, int suit, bool lent,
		      struct dd_call *c)
{
	int card = DD_CARD(suit, DD_JACK), ace = DD_CARD(suit, DD_ACE);

	c->jack_of = seat;
	if (s->h.jack[seat] == card) {
		c->jack = card;
	} else if (seat == DD_DWARVES && ace != own && dd_holds(s, seat, ace)) {
		c->jack = ace;
	} else if (lent && s->h.jack[DD_DWARVES] == card) {
		c->jack = card;
		c->jack_of = DD_DWARVES;
	}
}

struct dd_call dd_treachery(const struct dd_state *s, int seat, int own, int victim,
			    int card, bool lent)
{
	struct dd_call c = {0, 0, DD_NOBODY, DD_NOBODY};

	if (!card)
		return c;
	lent = lent && dd_allied(&s->t, seat, DD_DWARVES);
	find_queen(s, seat, victim, lent, &c);
	if (c.queen)
		find_jack(s, seat, own, dd_suit(card), lent, &c);
	return c.jack ? c : (struct dd_call){0, 0, DD_NOBODY, DD_NOBODY};
}
