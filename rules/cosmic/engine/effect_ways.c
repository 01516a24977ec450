/* Short ways to propose the commonest acts.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

void ce_cut(struct ce_act *sent, int most)
{
	int left = most;

	for (int at = 0; at < CE_PLACES; at++) {
		int n = sent->pile.n[at] < left ? sent->pile.n[at] : left;
		sent->pile.n[at] = (uint8_t)n;
		left -= n;
	}
}

void ce_to_limbo(struct ce_board *b, int seat, int challenge, int at, int n,
		 enum ce_cause cause)
{
	struct ce_act act;

	if (!n)
		return;
	act = ce_act_new(ACT_TO_LIMBO);
	act.seat = (int8_t)seat;
	act.challenge = (int8_t)challenge;
	act.cause = (uint8_t)cause;
	act.pile.n[at] = (uint8_t)n;
	act.n = (int16_t)n;
	ce_propose(b, &act);
}

void ce_discard(struct ce_board *b, int seat, int card, enum ce_cause cause)
{
	struct ce_act act = ce_act_new(ACT_DISCARD);

	act.seat = (int8_t)seat;
	act.card = (uint8_t)card;
	act.cause = (uint8_t)cause;
	ce_propose(b, &act);
}

void ce_discard_shown(struct ce_board *b, int challenge, int seat, int card)
{
	struct ce_act act = ce_act_new(ACT_DISCARD);

	if (card == CARD_NONE)
		return;
	act.challenge = (int8_t)challenge;
	act.seat = (int8_t)seat;
	act.card = (uint8_t)card;
	act.cause = CAUSE_PLAYED;
	ce_propose(b, &act);
}

int ce_draw(struct ce_board *b, int seat)
{
	int card = ce_deck_take(b);
	struct ce_act act = ce_act_new(ACT_DRAW);

	if (card == CARD_NONE)
		return CARD_NONE;
	act.seat = (int8_t)seat;
	act.card = (uint8_t)card;
	if (!ce_propose(b, &act) && !act.replaced)
		ce_discard_push(b->s, card);
	return card;
}

void ce_release(struct ce_board *b, int seat, int n, int at, enum ce_cause cause)
{
	struct ce_act act;

	if (!n)
		return;
	act = ce_act_new(ACT_RELEASE);
	act.seat = (int8_t)seat;
	act.at = (int8_t)at;
	act.n = (int16_t)n;
	act.cause = (uint8_t)cause;
	ce_propose(b, &act);
}

void ce_place(struct ce_board *b, int seat, int n, int at)
{
	struct ce_act act;

	if (!n)
		return;
	act = ce_act_new(ACT_PLACE);
	act.seat = (int8_t)seat;
	act.at = (int8_t)at;
	act.n = (int16_t)n;
	ce_propose(b, &act);
}

void ce_remove_seat(struct ce_board *b, int seat)
{
	struct ce_table *t = b->t;

	event_add(b->ev, EV_REMOVED, AUDIENCE_ALL, "R-177", 1, seat);
	for (int at = 0; at < CE_AT_CONE + t->n_challenges; at++)
		ce_add_tokens(t, seat, at, -ce_tokens_at(t, seat, at));
	while (b->s->h.hand[seat].n)
		ce_discard(b, seat, b->s->h.hand[seat].card[0], CAUSE_REMOVED);
	t->tokens[seat] = 0;
	t->plague[seat] = t->loss[seat] = 0;
	t->n_destiny[seat] = t->own[seat] = 0;
	for (int i = 0; i < CE_INSTANCES; i++) {
		t->power[i].captured[seat] = 0;
		if (i >= CE_SEATS && t->power[i].id && t->power[i].owner == seat)
			ce_empty_power(b, i);
	}
	uint8_t id = t->power[seat].id;
	ce_empty_power(b, seat);
	t->power[seat].id = id;
	for (int i = 0; i < b->n_users; i++)
		b->user[i].spent |= b->user[i].seat == seat;
	t->in_game &= (uint8_t) ~(1U << seat);
	t->marked &= (uint8_t) ~(1U << seat);
	t->leaving &= (uint8_t) ~(1U << seat);
}
