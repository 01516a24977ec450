/* After a battle: see aftermath.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/aftermath.h"

#include <stdio.h>

#include "rules/dragon_dune/engine/cards.h"

static void lose_card(struct dd_run *r, int seat, int card)
{
	if (!card)
		return;
	dd_discard(r->s, seat, card);
	event_add(r->x->events, DD_EV_CARD_GONE, AUDIENCE_ALL, "DD-031", 2, seat, card);
}

/* All tokens of the seat there; how many. */
static int lose_all(struct dd_run *r, int area, int seat)
{
	struct dd_stack all = dd_standing_in(&r->s->t, seat, area);

	dd_bury(&r->s->t, seat, area, all);
	return all.n;
}

void dd_show_call(struct dd_run *r, int area, const struct dd_side *caller, int victim,
		  const struct dd_call *c)
{
	struct dd_table *t = &r->s->t;

	event_add(r->x->events, DD_EV_TREACHERY, AUDIENCE_ALL, "DD-027", 7, area,
		  caller->seat, victim, c->queen, c->jack, c->queen_of, c->jack_of);
	t->shown_queen[c->queen_of] = (uint8_t)c->queen;
	if (dd_is_ace(c->jack))
		lose_card(r, c->jack_of, c->jack);
	else
		t->shown_jack[c->jack_of] = (uint8_t)c->jack;
}

/* Theft ------------------------------------------------------------------------------------- */

static void fence(struct dd_run *r, int card)
{
	r->s->t.gold[DD_ORCS] = (uint16_t)(r->s->t.gold[DD_ORCS] + dd_value(card));
	dd_discard_loose(&r->s->t, card);
	event_add(r->x->events, DD_EV_FENCED, AUDIENCE_ALL, "DD-051", 3, DD_ORCS, card,
		  dd_value(card));
}

/* Steals a card of the loser's hand by a draw; a card that does not fit into the hand
 * is sold. */
static void steal(struct dd_run *r, int area, int from, bool sell)
{
	char label[RNG_LABEL_MAX];
	int n = r->s->t.n_hand[from];

	if (!n)
		return;
	snprintf(label, sizeof label, "t%d.theft.%s.%s", r->s->t.turn,
		 dd_area_name(area), dd_colours[from]);
	int card = r->s->h.hand[from][rng_below(r->x->rng, label, 0, n)];
	dd_hand_remove(r->s, from, card);
	event_add(r->x->events, DD_EV_STOLE, AUDIENCE_ALL, "DD-051", 2, DD_ORCS, from);
	event_add(r->x->events, DD_EV_STOLEN,
		  AUDIENCE_SEAT(DD_ORCS) | AUDIENCE_SEAT(from), "DD-051", 3, DD_ORCS,
		  from, card);
	if (sell || !dd_below_limit(&r->s->t, DD_ORCS))
		fence(r, card);
	else
		dd_hand_add(r->s, DD_ORCS, card);
}

/* Ends ---------------------------------------------------------------------------------------- */

static void end(struct dd_run *r, int area, const struct dd_plan *winner, int lost,
		const struct dd_plan *loser)
{
	int all = lose_all(r, area, loser->side.seat);

	event_add(r->x->events, DD_EV_WON, AUDIENCE_ALL, "DD-031", 5, area,
		  winner->side.seat, lost, loser->side.seat, all);
	lose_card(r, loser->side.seat, loser->side.card);
	if (winner->side.seat == DD_ORCS)
		steal(r, area, loser->side.seat, winner->sell);
}

/* The winner loses what was sent, and an ace in any case [DD-032]. */
void dd_won(struct dd_run *r, int area, const struct dd_plan *winner,
	    const struct dd_plan *loser)
{
	const struct dd_side *w = &winner->side;

	dd_bury(&r->s->t, w->seat, area, w->sent);
	if (!winner->keep || dd_is_ace(w->card))
		lose_card(r, w->seat, w->card);
	end(r, area, winner, w->sent.n, loser);
}

void dd_betrayed(struct dd_run *r, int area, const struct dd_plan *caller,
		 const struct dd_plan *victim)
{
	end(r, area, caller, 0, victim);
}

void dd_both_lose(struct dd_run *r, int area, const struct dd_plan *one,
		  const struct dd_plan *other)
{
	int first = lose_all(r, area, one->side.seat);
	int second = lose_all(r, area, other->side.seat);

	event_add(r->x->events, DD_EV_BOTH_LOST, AUDIENCE_ALL, "DD-029", 5, area,
		  one->side.seat, first, other->side.seat, second);
	lose_card(r, one->side.seat, one->side.card);
	lose_card(r, other->side.seat, other->side.card);
}
