/* The effects of Powers and Flares on a challenge that stands: on its tokens, its
 * cards, its aim.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Tokens ------------------------------------------------------------------ */

/* A main player who defends has their tokens on the planet. */
static int place_in(const struct ce_challenge *c, int number, int seat)
{
	return c->defender == seat ? ce_at_planet(c->system, c->planet)
				   : CE_AT_CONE + number;
}

void ce_ooze(struct ce_board *b, int seat, int challenge, int at, int n)
{
	struct ce_challenge *c = &b->t->challenge[challenge];
	struct ce_spot place = ce_spot(at);
	int in = place_in(c, challenge, seat);

	if (!n)
		return;
	ce_add_tokens(b->t, seat, at, -n);
	ce_add_tokens(b->t, seat, in, n);
	if (c->defender == seat)
		c->defence = (int8_t)(c->defence + n > 0 ? c->defence + n : 0);
	if (n < 0)
		b->oozed[seat].n[at] = (uint8_t)(b->oozed[seat].n[at] - n);
	event_add(b->ev, EV_OOZE, AUDIENCE_ALL, "PC-6.4", 6, seat, n, place.where,
		  place.system, place.planet, challenge);
}

void ce_must_lose(struct ce_board *b, int victim, int n, int by)
{
	if (n <= 0)
		return;
	b->t->loss[victim] = (uint8_t)(b->t->loss[victim] + n);
	event_add(b->ev, EV_MUST_LOSE, AUDIENCE_ALL, "SP-10", 3, victim, n, by);
}

/* Challenges -------------------------------------------------------------- */

static void back_to_hand(struct ce_board *b, struct ce_challenge *c, int side)
{
	int seat = side ? c->defender : c->attacker;

	if (c->card[side]) {
		ce_hand_add(b->s, seat, c->card[side], false);
		event_add(b->ev, EV_KEPT, AUDIENCE_ALL, NULL, 3, seat, c->card[side],
			  (int)(c - b->t->challenge));
	}
	c->card[side] = c->face[side] = CARD_NONE;
}

void ce_call_off(struct ce_board *b, int challenge)
{
	struct ce_challenge *c = &b->t->challenge[challenge];

	event_add(b->ev, EV_CALLED_OFF, AUDIENCE_ALL, NULL, 1, challenge);
	c->result = CE_CALLED_OFF;
	c->frozen = c->shown = 0;
	back_to_hand(b, c, 0);
	back_to_hand(b, c, 1);
	ce_to_limbo(b, c->attacker, challenge, CE_AT_CONE + challenge, c->attack,
		    CAUSE_POWER);
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		if (c->side[seat])
			ce_to_limbo(b, seat, challenge, CE_AT_CONE + challenge,
				    c->allied[seat], CAUSE_POWER);
	}
	c->defence = 0;
}

bool ce_move_cone(struct ce_board *b, int challenge, int system, int planet)
{
	struct ce_challenge *c = &b->t->challenge[challenge];

	if (system < 0 || system >= b->t->n_seats || planet < 1 ||
	    planet > CE_PLANETS || !ce_in_game(b->t, system) || /* */
	    ce_under_attack(b->t, system, planet) ||
	    (system != c->defender && !b->t->planet[system][planet - 1][c->defender]))
		return false;
	c->system = (int8_t)system;
	c->planet = (int8_t)planet;
	c->defence = (int8_t)b->t->planet[system][planet - 1][c->defender];
	event_add(b->ev, EV_CONE_MOVED, AUDIENCE_ALL, "PC-6.4", 3, challenge, system,
		  planet);
	return true;
}

/* Further cards ----------------------------------------------------------- */

bool ce_add_shown(struct ce_board *b, int challenge, int side, int card)
{
	struct ce_challenge *c = &b->t->challenge[challenge];
	int seat = side == CE_ATTACK_SIDE ? c->attacker : c->defender;
	uint8_t *more = c->more[side - 1];
	int i = 0;

	while (i < CE_MORE_CARDS && more[i])
		i++;
	if (i == CE_MORE_CARDS || !ce_hand_remove(b->s, seat, card))
		return false;
	more[i] = (uint8_t)card;
	event_add(b->ev, EV_ADDED_CARD, AUDIENCE_ALL, "PC-6.2", 3, challenge, side,
		  card);
	return true;
}

bool ce_change_shown(struct ce_board *b, int challenge, int side, int card)
{
	struct ce_challenge *c = &b->t->challenge[challenge];
	int seat = side == CE_ATTACK_SIDE ? c->attacker : c->defender;
	int was = c->card[side - 1];

	if (!ce_hand_remove(b->s, seat, card))
		return false;
	if (was)
		ce_hand_add(b->s, seat, was, false);
	c->card[side - 1] = (uint8_t)card;
	return true;
}
