/* Commits: one function for each kind of act that changes something.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"

#include <assert.h>
#include <string.h>

#include "rules/cosmic/table/cosmic_event.h"

static void move(struct ce_table *t, int seat, int from, int to, int n)
{
	ce_add_tokens(t, seat, from, -n);
	ce_add_tokens(t, seat, to, n);
}

static void commit_release(struct ce_board *b, const struct ce_act *a)
{
	struct ce_spot to = ce_spot(a->at);

	move(b->t, a->seat, CE_AT_WARP, a->at, a->n);
	if (a->cause == CAUSE_REWARD) {
		event_add(b->ev, EV_REWARD_TOKENS, AUDIENCE_ALL, "CB-9.4", 6, a->seat,
			  a->n, to.where, to.system, to.planet, a->challenge);
		return;
	}
	event_add(b->ev, a->cause == CAUSE_FREED ? EV_FREED : EV_RELEASE, AUDIENCE_ALL,
		  a->cause == CAUSE_FREED  ? "PC-20.8"
		  : a->cause == CAUSE_NONE ? "R-028"
					   : NULL,
		  5, a->seat, a->n, to.where, to.system, to.planet);
}

static void commit_place(struct ce_board *b, const struct ce_act *a)
{
	struct ce_spot to = ce_spot(a->at);

	move(b->t, a->seat, CE_AT_LIMBO, a->at, a->n);
	event_add(b->ev, EV_PLACED, AUDIENCE_ALL, "PC-12.4", 5, a->seat, a->n, to.where,
		  to.system, to.planet);
}

static void commit_warp_opens(struct ce_board *b, const struct ce_act *a)
{
	b->freed = a->seats;
}

/* Tells and moves each heap of the pile. The event's arguments: seat and n in the order
 * that the kind has them, after the challenge. */
static void move_pile(struct ce_board *b, const struct ce_act *a, int to, int kind,
		      int challenge)
{
	for (int at = 0; at < CE_PLACES; at++) {
		int n = a->pile.n[at];
		if (!n)
			continue;
		struct ce_spot from = ce_spot(at);
		move(b->t, a->seat, at, to, n);
		if (challenge >= 0)
			event_add(b->ev, kind, AUDIENCE_ALL, NULL, 6, challenge,
				  a->seat, n, from.where, from.system, from.planet);
		else
			event_add(b->ev, kind, AUDIENCE_ALL, NULL, 5, a->seat, n,
				  from.where, from.system, from.planet);
	}
}

static void commit_attack(struct ce_board *b, const struct ce_act *a)
{
	int number = b->t->n_challenges;
	struct ce_challenge *c = &b->t->challenge[number];

	if (number == CE_CHALLENGES)
		return;
	*c = (struct ce_challenge){.attacker = a->seat,
				   .defender = a->other,
				   .system = a->system,
				   .planet = a->planet,
				   .extra = a->n > 0};
	b->t->n_challenges++;
	event_add(b->ev, EV_ATTACK, AUDIENCE_ALL, "PC-7.1", 6, number, a->seat,
		  a->system, a->planet, a->other, ce_pile_sum(&a->pile));
	move_pile(b, a, CE_AT_CONE + number, EV_ATTACK_FROM, number);
}

static void commit_resettle(struct ce_board *b, const struct ce_act *a)
{
	event_add(b->ev, EV_RESETTLE, AUDIENCE_ALL, "R-040", 4, a->seat,
		  ce_pile_sum(&a->pile), a->system, a->planet);
	move_pile(b, a, ce_at_planet(a->system, a->planet), EV_RESETTLE_FROM, -1);
}

static void commit_defence(struct ce_board *b, const struct ce_act *a)
{
	b->t->challenge[a->challenge].defence = (int8_t)a->n;
	if (b->phase == 2)
		event_add(b->ev, EV_DIVIDED, AUDIENCE_ALL, "PC-11.2", 3, a->challenge,
			  a->seat, a->n);
}

static void commit_invite(struct ce_board *b, const struct ce_act *a)
{
	b->t->challenge[a->challenge].invited[a->side - 1] |= a->seats;
	if (a->seats)
		event_add(b->ev, EV_INVITED, AUDIENCE_ALL, "PC-8.1", 4, a->challenge,
			  a->seat, a->seats, a->side);
}

static void commit_join(struct ce_board *b, const struct ce_act *a)
{
	struct ce_challenge *c = &b->t->challenge[a->challenge];
	int main = a->side == CE_ATTACK_SIDE ? c->attacker : c->defender;

	c->side[a->seat] = a->side;
	event_add(b->ev, EV_JOINED, AUDIENCE_ALL, "PC-8.2", 5, a->challenge, a->seat,
		  main, ce_pile_sum(&a->pile), a->side);
	move_pile(b, a, CE_AT_CONE + a->challenge, EV_JOINED_FROM, a->challenge);
}

static void commit_to_limbo(struct ce_board *b, const struct ce_act *a)
{
	for (int at = 0; at < CE_PLACES; at++) {
		int n = a->pile.n[at];
		if (!n)
			continue;
		struct ce_spot from = ce_spot(at);
		move(b->t, a->seat, at, CE_AT_LIMBO, n);
		if (at >= CE_AT_CONE && a->cause == CAUSE_STOPPED &&
		    !ce_tokens_at(b->t, a->seat, at))
			b->t->challenge[at - CE_AT_CONE].side[a->seat] = CE_NO_SIDE;
		event_add(b->ev, EV_TO_LIMBO, AUDIENCE_ALL, "R-118", 7, a->seat, n,
			  from.where, from.system, from.planet, a->challenge, a->cause);
	}
}

static void commit_land(struct ce_board *b, const struct ce_act *a)
{
	const struct ce_challenge *c = &b->t->challenge[a->challenge];

	move(b->t, a->seat, CE_AT_CONE + a->challenge,
	     ce_at_planet(c->system, c->planet), a->n);
	event_add(b->ev, EV_LANDED, AUDIENCE_ALL, "CB-8.8", 5, a->seat, a->n, c->system,
		  c->planet, a->challenge);
}

static void commit_base(struct ce_board *b, const struct ce_act *a)
{
	if (!ce_pile_sum(&a->pile)) {
		event_add(b->ev, EV_DEAL_NO_BASE, AUDIENCE_ALL, "R-136", 2,
			  a->challenge, a->seat);
		return;
	}
	event_add(b->ev, EV_DEAL_BASE, AUDIENCE_ALL, "CB-10.3", 6, a->challenge,
		  a->seat, ce_pile_sum(&a->pile), a->system, a->planet, a->other);
	move_pile(b, a, ce_at_planet(a->system, a->planet), EV_DEAL_FROM, a->challenge);
}

static void commit_deal(struct ce_board *b, const struct ce_act *a)
{
	b->t->challenge[a->challenge].result = CE_DEAL_MADE;
	event_add(b->ev, EV_DEAL, AUDIENCE_ALL, "R-125", 3, a->challenge, a->seat,
		  a->other);
}

static void commit_deal_failed(struct ce_board *b, const struct ce_act *a)
{
	b->t->challenge[a->challenge].result = CE_DEAL_FAILED;
	event_add(b->ev, EV_DEAL_FAILED, AUDIENCE_ALL, "CB-10.6", 3, a->challenge,
		  a->seat, a->other);
}

/* Challenges -------------------------------------------------------------------------
 */

static void commit_card(struct ce_board *b, const struct ce_act *a)
{
	struct ce_challenge *c = &b->t->challenge[a->challenge];

	if (a->card != CARD_NONE)
		ce_hand_remove(b->s, a->seat, a->card);
	c->card[a->side - 1] = a->card;
}

int ce_sum(const struct ce_act *a)
{
	return a->value * a->times + a->sign * a->points + a->allied_sign * a->allied +
	       a->add;
}

static void commit_total(struct ce_board *b, const struct ce_act *a)
{
	b->t->challenge[a->challenge].total[a->side - 1] = (int16_t)ce_sum(a);
}

static void commit_reveal(struct ce_board *b, const struct ce_act *a)
{
	struct ce_challenge *c = &b->t->challenge[a->challenge];
	const uint8_t face[2] = {a->card, a->other_card};

	for (int side = 0; side < 2; side++) {
		c->face[side] = face[side];
		if (face[side] != c->card[side] && !c->controlled)
			event_add(b->ev, EV_COUNTS_AS, AUDIENCE_ALL, NULL, 3,
				  a->challenge, side + 1, face[side]);
	}
}

static void commit_outcome(struct ce_board *b, const struct ce_act *a)
{
	b->t->challenge[a->challenge].result = a->result;
}

static void commit_owed(struct ce_board *b, const struct ce_act *a)
{
	struct ce_challenge *c = &b->t->challenge[a->challenge];

	if (a->n <= 0)
		return;
	c->owed_to = a->seat;
	c->owed_by = a->other;
	c->owed = (int8_t)a->n;
	event_add(b->ev, EV_OWED, AUDIENCE_ALL, "CB-9.1", 4, a->challenge, a->seat,
		  a->other, a->n);
}

static void commit_earned(struct ce_board *b, const struct ce_act *a)
{
	if (a->n <= 0)
		return;
	b->t->challenge[a->challenge].reward[a->seat] = (int8_t)a->n;
	event_add(b->ev, EV_EARNED, AUDIENCE_ALL, "CB-9.4", 3, a->challenge, a->seat,
		  a->n);
}

/* Cards ------------------------------------------------------------------------------
 */

static void commit_discard(struct ce_board *b, const struct ce_act *a)
{
	/* A card that was shown has left the hand, and all have seen it. */
	if (a->cause != CAUSE_PLAYED)
		ce_hand_remove(b->s, a->seat, a->card);
	if (a->cause == CAUSE_PLAGUE)
		event_add(b->ev, EV_PLAGUE_CARD, AUDIENCE_ALL, "CB-12.1", 2, a->seat,
			  a->card);
	else if (a->cause != CAUSE_PLAYED)
		event_add(b->ev, EV_DISCARDED, AUDIENCE_ALL, NULL, 3, a->seat, a->card,
			  a->cause);
	struct ce_act left = *a;
	left.touched = 0;
	ce_call(b, HOOK_SALVAGE, &left);
	if (!left.replaced)
		ce_discard_push(b->s, a->card);
	if (card_is_flare(a->card)) /* its holder has it no longer */
		b->t->flare_seen[a->card - CARD_FLARE] = 0;
}

static void commit_draw(struct ce_board *b, const struct ce_act *a)
{
	ce_hand_add(b->s, a->seat, a->card, false);
}

/* A Flare stays where it is, and all know where that was. */
static void commit_flare(struct ce_board *b, const struct ce_act *a)
{
	int id = a->card - CARD_FLARE;

	b->t->flare_seen[id] = (uint8_t)(a->seat + 1);
	b->t->flare_used[id] = (uint8_t)(a->challenge + 2);
	event_add(b->ev, EV_FLARE, AUDIENCE_ALL, "PC-F.3", 5, a->seat, a->card,
		  a->challenge, a->other, a->super);
}

static void commit_play(struct ce_board *b, const struct ce_act *a)
{
	if (card_is_flare(a->card)) {
		commit_flare(b, a);
		return;
	}
	event_add(b->ev, EV_EDICT, AUDIENCE_ALL, "PC-6.2", 4, a->seat, a->card,
		  a->challenge, a->other);
	if (ce_hand_remove(b->s, a->seat, a->card))
		ce_discard_shown(b, a->challenge, a->seat, a->card);
}

/* The frame --------------------------------------------------------------------------
 */

static void commit_use(struct ce_board *b, const struct ce_act *a)
{
	event_add(b->ev, EV_USE, AUDIENCE_ALL, "PC-6.7", 4, a->seat, a->challenge,
		  a->other, a->card);
}

static void commit_power(struct ce_board *b, const struct ce_act *a)
{
	b->t->power[a->value].on = a->n > 0;
	b->t->power[a->value].fades = a->asked;
	event_add(b->ev, a->n > 0 ? EV_POWER_ON : EV_POWER_OFF, AUDIENCE_ALL, "CB-4.1",
		  1, a->seat);
}

static void commit_destiny(struct ce_board *b, const struct ce_act *a)
{
	struct ce_table *t = b->t;

	if (t->n_destiny[a->seat] == CE_ATTACKS)
		return;
	t->destiny[a->seat][t->n_destiny[a->seat]++] = (uint8_t)a->other;
	event_add(b->ev, EV_DESTINY, AUDIENCE_ALL, "R-204", 2, a->seat, a->other);
}

static void commit_victory(struct ce_board *b, const struct ce_act *a)
{
	b->t->winners = a->seats;
}

/* clang-format off */
static void (*const commit[ACT_COUNT])(struct ce_board *, const struct ce_act *) = {
	[ACT_RELEASE]    = commit_release,
	[ACT_PLACE]      = commit_place,
	[ACT_WARP_OPENS] = commit_warp_opens,
	[ACT_ATTACK]     = commit_attack,
	[ACT_RESETTLE]   = commit_resettle,
	[ACT_DEFENCE]    = commit_defence,
	[ACT_INVITE]     = commit_invite,
	[ACT_JOIN]       = commit_join,
	[ACT_CARD]       = commit_card,
	[ACT_REVEAL]     = commit_reveal,
	[ACT_TOTAL]      = commit_total,
	[ACT_OUTCOME]    = commit_outcome,
	[ACT_TO_LIMBO]   = commit_to_limbo,
	[ACT_LAND]       = commit_land,
	[ACT_BASE]       = commit_base,
	[ACT_DEAL]       = commit_deal,
	[ACT_DEAL_FAILED] = commit_deal_failed,
	[ACT_OWED]       = commit_owed,
	[ACT_EARNED]     = commit_earned,
	[ACT_DISCARD]    = commit_discard,
	[ACT_DRAW]       = commit_draw,
	[ACT_USE]        = commit_use,
	[ACT_PLAY]       = commit_play,
	[ACT_DESTINY]    = commit_destiny,
	[ACT_POWER]      = commit_power,
	[ACT_VICTORY]    = commit_victory,
};
/* clang-format on */

void ce_commit(struct ce_board *b, const struct ce_act *act)
{
	if (commit[act->kind])
		commit[act->kind](b, act);
}
