/* Deals: both main players must name the same one [R16, CB-10].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/deal.h"

#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/engine/tokens.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Cards ------------------------------------------------------------------- */

static bool is_attack(int card)
{
	return card_is_attack(card);
}

static void hand_over(struct ce_board *b, struct ce_deal *d, int side, int card)
{
	ce_hand_remove(b->s, d->party[side], card);
	d->cards[side][d->n_cards[side]++] = (uint8_t)card;
}

/* A card promised twice: a random Attack instead, else any card. If there is none, they
 * fail alone. */
static void give_held(struct ce_board *b, struct ce_deal *d, int side)
{
	const struct ce_gift *g = &d->gives[side];

	for (int i = 0; i < g->n_named; i++)
		if (ce_holds(b->s, d->party[side], g->named[i]))
			hand_over(b, d, side, g->named[i]);
}

static bool give_instead(struct ce_board *b, struct ce_deal *d, int side)
{
	int giver = d->party[side];

	while (d->n_cards[side] < d->gives[side].n_named) {
		d->instead[side] = true;
		int index = d->challenge * CE_LIST + d->n_cards[side];
		int card = ce_random_card(b, "deal.instead", giver, index, is_attack);
		if (card == CARD_NONE)
			card = ce_random_card(b, "deal.any", giver, index, NULL);
		if (card == CARD_NONE)
			return false;
		hand_over(b, d, side, card);
	}
	return true;
}

/* Fewer where the Plague left fewer. false: it left none of what was promised. */
static bool give_unseen(struct ce_board *b, struct ce_deal *d, int side)
{
	for (int i = 0; i < d->gives[side].n_unseen && d->n_cards[side] < CE_LIST * 2;
	     i++) {
		int card = ce_random_card(b, "deal.unseen", d->party[side],
					  d->challenge * CE_HAND_MAX + i, NULL);
		if (card != CARD_NONE)
			hand_over(b, d, side, card);
	}
	return d->n_cards[side] || !d->gives[side].n_unseen;
}

static void take_back(struct ce_board *b, struct ce_deal *d)
{
	for (int side = 0; side < 2; side++) {
		for (int i = 0; i < d->n_cards[side]; i++)
			ce_hand_add(b->s, d->party[side], d->cards[side][i], false);
		d->n_cards[side] = 0;
	}
}

/* Deals that fail, by challenge: the parties that lose nothing, and the party whose
 * promised thing was gone. */
struct broken {
	uint8_t *spared;
	int8_t by[CE_CHALLENGES]; /* seat + 1; 0: nobody */
};

/* Only they pay for it. */
static void blame(struct broken *broken, const struct ce_deal *d, int side)
{
	broken->spared[d->challenge] |= (uint8_t)(1U << d->party[1 - side]);
	broken->by[d->challenge] = (int8_t)(d->party[side] + 1);
}

/* The giver has nothing left of what they promised. */
static void break_deal(struct ce_board *b, struct ce_deal *d, int side,
		       struct broken *broken)
{
	d->failed = true;
	blame(broken, d, side);
	take_back(b, d);
}

/* All cards leave all hands before any arrives: nobody passes on a card that they just
 * got. */
static void give_cards(struct ce_board *b, struct ce_deal deals[], int n,
		       struct broken *broken)
{
	for (int k = 0; k < n; k++)
		for (int side = 0; side < 2; side++)
			give_held(b, &deals[k], side);
	for (int k = 0; k < n; k++)
		for (int side = 0; side < 2 && !deals[k].failed; side++)
			if (!give_instead(b, &deals[k], side))
				break_deal(b, &deals[k], side, broken);
	for (int k = 0; k < n; k++)
		for (int side = 0; side < 2 && !deals[k].failed; side++)
			if (!give_unseen(b, &deals[k], side))
				break_deal(b, &deals[k], side, broken);
	for (int k = 0; k < n; k++)
		for (int side = 0; side < 2; side++)
			for (int i = 0; i < deals[k].n_cards[side]; i++)
				ce_hand_add(b->s, deals[k].party[1 - side],
					    deals[k].cards[side][i], false);
}

static void tell_cards(struct ce_board *b, const struct ce_deal *d)
{
	for (int side = 0; side < 2; side++) {
		int giver = d->party[side], receiver = d->party[1 - side];
		if (!d->n_cards[side])
			continue;
		if (d->instead[side])
			event_add(b->ev, EV_DEAL_INSTEAD,
				  AUDIENCE_SEAT(giver) | AUDIENCE_SEAT(receiver),
				  "R-134", 3, d->challenge, giver, receiver);
		event_add(b->ev, EV_DEAL_CARDS, AUDIENCE_ALL, "CB-10.2", 4,
			  d->challenge, giver, receiver, d->n_cards[side]);
		for (int i = 0; i < d->n_cards[side]; i++)
			event_add(b->ev, EV_DEAL_CARD,
				  AUDIENCE_SEAT(giver) | AUDIENCE_SEAT(receiver),
				  "CB-10.2", 4, d->challenge, giver, receiver,
				  d->cards[side][i]);
	}
}

/* Bases ------------------------------------------------------------------- */

/* None named: from the cone or Limbo, else from a base with 2 or more, else any. */
static void find_one(struct ce_board *b, int seat, int challenge, int nth,
		     struct ce_pile *free, struct ce_pile *out)
{
	struct ce_pile some = {{0}};
	int waiting = free->n[CE_AT_CONE + challenge] ? CE_AT_CONE + challenge
		      : free->n[CE_AT_LIMBO]          ? CE_AT_LIMBO
						      : -1;

	if (waiting >= 0) {
		free->n[waiting]--;
		out->n[waiting]++;
		return;
	}
	for (int at = 0; at < CE_AT_LIMBO; at++)
		some.n[at] = free->n[at] >= 2 ? free->n[at] : 0;
	struct ce_what what = ce_what_in("deal.token", challenge * CE_SEND_MAX + nth);
	ce_random_tokens(b, what.z, seat, 1, false, ce_pile_sum(&some) ? &some : free,
			 out);
}

static void move_base(struct ce_board *b, const struct ce_deal *d, int side)
{
	const struct ce_gift *g = &d->gives[1 - side];
	int seat = d->party[side], to = ce_at_planet(g->base_system, g->base_planet);
	struct ce_pile free = ce_deal_tokens(b->t, seat, d->challenge), out = {{0}};
	struct ce_act act = ce_act_new(ACT_BASE);

	free.n[to] = 0;
	const struct ce_tokens *mine = &d->order[side]->deal.mine;
	int n = mine->n_parts || mine->total < 1 ? 1
		: mine->total < CE_SEND_MAX      ? mine->total
						 : CE_SEND_MAX;
	ce_take_parts(b->t, mine, CE_SEND_MAX, &free, &out);
	for (int i = 0; i < n && !(i == 0 && ce_pile_sum(&out)); i++)
		find_one(b, seat, d->challenge, i, &free, &out);
	act.challenge = (int8_t)d->challenge;
	act.seat = (int8_t)seat;
	act.other = (int8_t)d->party[1 - side];
	act.system = g->base_system;
	act.planet = g->base_planet;
	act.pile = out;
	act.n = (int16_t)ce_pile_sum(&out);
	ce_propose(b, &act);
}

/* Out of the Warp, by one whose Power does that: to their owners' Limbo. */
static void free_tokens(struct ce_board *b, const struct ce_deal *d, int side)
{
	const struct ce_gift *g = &d->gives[side];
	struct ce_act act = ce_act_new(ACT_WINDOW);

	if (!ce_frees(g))
		return;
	act.seat = (int8_t)d->party[side];
	act.challenge = (int8_t)d->challenge;
	ce_call(b, HOOK_FREES, &act);
	for (int seat = 0; act.asked && seat < b->t->n_seats; seat++) {
		int n = g->freed[seat] < b->t->warp[seat] ? g->freed[seat]
							  : b->t->warp[seat];
		ce_release(b, seat, n, CE_AT_LIMBO, CAUSE_DEAL);
	}
}

/* All of them ------------------------------------------------------------- */

static bool is_pending(const struct ce_challenge *c)
{
	return c->result == CE_DEAL_PENDING;
}

static void fail(struct ce_board *b, int number, int breaker)
{
	const struct ce_challenge *c = &b->t->challenge[number];
	struct ce_act act = ce_act_new(ACT_DEAL_FAILED);

	act.challenge = (int8_t)number;
	act.seat = c->attacker;
	act.other = c->defender;
	ce_propose(b, &act);
	if (breaker >= 0)
		event_add(b->ev, EV_DEAL_BROKEN, AUDIENCE_ALL, "R-134", 3, number,
			  breaker, ce_opponent(c, breaker));
}

static bool match(struct ce_board *b, int number, struct ce_deal *d)
{
	const struct ce_challenge *c = &b->t->challenge[number];
	struct ce_act act = ce_act_new(ACT_DEAL);

	*d = (struct ce_deal){.challenge = number, .party = {c->attacker, c->defender}};
	if (!ce_find_deal(b, d))
		return false;
	act.challenge = (int8_t)number;
	act.seat = c->attacker;
	act.other = c->defender;
	ce_call(b, HOOK_DEAL, &act);
	return !act.forbidden;
}

static void complete(struct ce_board *b, const struct ce_deal *d)
{
	struct ce_act act = ce_act_new(ACT_DEAL);

	act.challenge = (int8_t)d->challenge;
	act.seat = (int8_t)d->party[0];
	act.other = (int8_t)d->party[1];
	ce_commit(b, &act);
	tell_cards(b, d);
	for (int side = 0; side < 2; side++) {
		free_tokens(b, d, side);
		if (d->gives[1 - side].base_planet)
			move_base(b, d, side);
	}
}

/* the innocent party of a deal that missed orders broke. */
static void spare(struct ce_board *b, int number, uint8_t spared[])
{
	const struct ce_challenge *c = &b->t->challenge[number];
	bool a = ce_sent(b, c->attacker), d = ce_sent(b, c->defender);

	if (b->t->option.spare_innocent && a != d)
		spared[number] |= (uint8_t)(1U << (a ? c->attacker : c->defender));
}

/* A promise that the Plague took hurts its giver alone. */
static void spare_partner(struct ce_board *b, struct ce_deal *d, struct broken *broken)
{
	if (!ce_find_broken_deal(b, d))
		return;
	bool a = ce_has_base_to_give(b, d->party[0], &d->gives[0]);
	if (a != ce_has_base_to_give(b, d->party[1], &d->gives[1]))
		blame(broken, d, a ? 1 : 0);
}

void ce_make_deals(struct ce_board *b, uint8_t spared[CE_CHALLENGES])
{
	struct ce_deal *deals = arena_array(b->p->arena, struct ce_deal, CE_CHALLENGES);
	struct broken broken = {.spared = spared};
	int n = 0;

	for (int i = 0; i < b->t->n_challenges; i++) {
		if (!is_pending(&b->t->challenge[i]))
			continue;
		if (match(b, i, &deals[n])) {
			n++;
			continue;
		}
		spare(b, i, spared);
		spare_partner(b, &deals[n], &broken);
	}
	for (int i = 0; i < b->t->n_challenges; i++)
		b->t->challenge[i].frozen = 0; /* all deals happen together */
	give_cards(b, deals, n, &broken);
	for (int i = 0; i < b->t->n_challenges; i++) {
		const struct ce_deal *d = NULL;
		for (int k = 0; k < n; k++)
			if (deals[k].challenge == i && !deals[k].failed)
				d = &deals[k];
		if (d)
			complete(b, d);
		else if (is_pending(&b->t->challenge[i]))
			fail(b, i, broken.by[i] - 1);
	}
}
