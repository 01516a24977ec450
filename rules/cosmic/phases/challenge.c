/* Phase 3: cards, results, losses and landings.
 *
 *   a losses   b Powers   d Limbo   e Force Field   f cards are shown together
 *   g Powers on results, Emotion Control   h outcomes: tokens move
 *   i shown and old cards are discarded   j Plague; is phase 4 needed?
 *
 * Step f is in choice.c, step g in reveal.c.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/engine/defaults.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/phases/begin.h"
#include "rules/cosmic/phases/choice.h"
#include "rules/cosmic/phases/phases.h"
#include "rules/cosmic/phases/reveal.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Own colour, if phase 4 is left out [R-008] ------------------------------ */

static bool read_plan(struct ce_board *b, int seat, const struct ce_order *o,
		      bool nearest, void *plan)
{
	(void)b;
	(void)seat;
	(void)nearest;
	(void)plan;
	return o->verb == CE_OWN_COLOUR;
}

/* When destiny is drawn, it is known which orders are possible: so the one that is
 * picked, and after it those that need no condition. */
static uint8_t plan_of(struct ce_board *b, int slot)
{
	const struct ce_slot *s = &b->p->slots[slot];
	unsigned plan = 0;

	if (!ce_pick(b, slot, read_plan, NULL))
		return CE_OWN_NOT_SAID;
	for (int a = b->seen[slot].taken, n = 0; a < s->n && n < CE_OWN_PLANS; a++) {
		const struct alternative *alt = &s->slot->alternatives[s->first + a];
		const struct ce_order *o = alt->action;
		if (n && alt->cond)
			continue;
		if (!o)
			break;
		plan |= (unsigned)o->own.choice << CE_OWN_BITS * n++;
	}
	return (uint8_t)plan;
}

void ce_note_own_colour(struct ce_board *b)
{
	for (int seat = 0; seat < b->t->n_seats; seat++)
		for (int i = -1; (i = ce_next_slot(b, seat, CE_OWN_COLOUR, i)) >= 0;) {
			uint8_t plan = plan_of(b, i);
			if (plan)
				b->s->h.plan[seat] = plan;
		}
}

/* Step h: outcomes [CB-8, R-095..R-102] ----------------------------------- */

static void note_sent(struct ce_challenge *c)
{
	for (int seat = 0; seat < CE_SEATS; seat++)
		c->sent[seat] = seat == c->attacker   ? c->attack
				: seat == c->defender ? c->defence
						      : c->allied[seat];
}

static void tell_results(struct ce_board *b)
{
	for (int i = 0; i < b->t->n_challenges; i++) {
		struct ce_challenge *c = &b->t->challenge[i];
		if (ce_is_off(c))
			continue;
		note_sent(c);
		event_add(b->ev, EV_RESULT, AUDIENCE_ALL, NULL, 2, i, c->result);
	}
}

static void lose_all(struct ce_board *b, int number, int seat, int at, int n)
{
	struct ce_pile pile = {{0}};

	pile.n[at] = (uint8_t)n;
	ce_lose(b, seat, number, &pile, CAUSE_BATTLE);
}

static bool wins(const struct ce_challenge *c, int side)
{
	return c->result == (side == CE_ATTACK_SIDE ? CE_ATTACK_WINS : CE_DEFENCE_WINS);
}

static bool is_decided(const struct ce_challenge *c)
{
	return c->result == CE_ATTACK_WINS || c->result == CE_DEFENCE_WINS;
}

/* Losses of one challenge: the beaten side, main player and allies. */
static void lose(struct ce_board *b, int number)
{
	struct ce_challenge *c = &b->t->challenge[number];

	if (!is_decided(c))
		return;
	if (wins(c, CE_DEFENCE_SIDE))
		lose_all(b, number, c->attacker, CE_AT_CONE + number, c->attack);
	else
		lose_all(b, number, c->defender, ce_at_planet(c->system, c->planet),
			 c->defence);
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		if (c->side[seat] && !wins(c, c->side[seat]))
			lose_all(b, number, seat, CE_AT_CONE + number, c->allied[seat]);
	}
}

static void land(struct ce_board *b, int number, int seat, int n)
{
	struct ce_act act = ce_act_new(ACT_LAND);

	act.challenge = (int8_t)number;
	act.seat = (int8_t)seat;
	act.n = (int16_t)n;
	if (n)
		ce_propose(b, &act);
}

static void earn(struct ce_board *b, int number, int seat)
{
	struct ce_act act = ce_act_new(ACT_EARNED);

	act.challenge = (int8_t)number;
	act.seat = (int8_t)seat;
	act.n = b->t->challenge[number].allied[seat];
	ce_propose(b, &act);
}

/* Those who won land or go to Limbo; those of a deal wait. */
static void settle_tokens(struct ce_board *b, int number)
{
	struct ce_challenge *c = &b->t->challenge[number];

	if (ce_is_off(c))
		return;
	if (wins(c, CE_ATTACK_SIDE))
		land(b, number, c->attacker, c->attack);
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		if (!c->side[seat] || !c->allied[seat])
			continue;
		if (wins(c, CE_ATTACK_SIDE) && c->side[seat] == CE_ATTACK_SIDE) {
			land(b, number, seat, c->allied[seat]);
			continue;
		}
		if (wins(c, CE_DEFENCE_SIDE) && c->side[seat] == CE_DEFENCE_SIDE)
			earn(b, number, seat);
		ce_to_limbo(b, seat, number, CE_AT_CONE + number, c->allied[seat],
			    is_decided(c) ? CAUSE_BATTLE : CAUSE_PEACE);
	}
	c->frozen = c->result == CE_DEAL_PENDING;
	if (!c->frozen)
		c->defence = 0;
}

/* One card for each token that the compromiser lost [CB-9.1, R-100, R-101]. */
static void owe(struct ce_board *b, int number)
{
	const struct ce_challenge *c = &b->t->challenge[number];
	int loser = wins(c, CE_ATTACK_SIDE) ? 1 : 0;
	struct ce_act act = ce_act_new(ACT_OWED);

	if (!is_decided(c) || c->face[loser] != CARD_COMPROMISE)
		return;
	act.challenge = (int8_t)number;
	act.seat = loser ? c->defender : c->attacker;
	act.other = loser ? c->attacker : c->defender;
	act.n = c->sent[act.seat];
	ce_propose(b, &act);
}

static void carry_out(struct ce_board *b)
{
	int n = b->t->n_challenges;

	tell_results(b);
	for (int c = 0; c < n; c++)
		if (!ce_is_off(&b->t->challenge[c]))
			ce_window(b, HOOK_SHOWN, c);
	for (int c = 0; c < n; c++)
		lose(b, c);
	ce_settle_losses(b);
	for (int c = 0; c < n; c++)
		settle_tokens(b, c);
	ce_settle_losses(b); /* of those who were kept from landing */
	for (int c = 0; c < n; c++)
		owe(b, c);
	for (int c = 0; c < n; c++)
		if (is_decided(&b->t->challenge[c]))
			ce_window(b, HOOK_SETTLED, c);
}

/* Step i: shown cards and old cards [R-083..R-085] ------------------------ */

static void drop_old(struct ce_board *b, int seat)
{
	const struct ce_hand *h = &b->s->h.hand[seat];

	for (int i = h->n - 1; i >= 0; i--)
		if (h->old[i] && (!b->t->option.refill_loses_challenge ||
				  card_is_challenge(h->card[i])))
			ce_discard(b, seat, h->card[i], CAUSE_OLD);
}

static void discard_shown(struct ce_board *b, int number, int side)
{
	struct ce_challenge *c = &b->t->challenge[number];
	int seat = side ? c->defender : c->attacker;

	ce_discard_shown(b, number, seat, c->card[side]);
	for (int i = 0; i < CE_MORE_CARDS; i++)
		ce_discard_shown(b, number, seat, c->more[side][i]);
}

static void discard_cards(struct ce_board *b, unsigned used_new)
{
	for (int i = 0; i < b->t->n_challenges; i++)
		for (int side = 0; side < 2; side++)
			discard_shown(b, i, side);
	for (int seat = 0; seat < b->t->n_seats; seat++) {
		if (used_new >> seat & 1)
			drop_old(b, seat);
		memset(b->s->h.hand[seat].old, 0, sizeof b->s->h.hand[seat].old);
	}
}

/* Seats that play more challenge cards of a kind than they hold old ones: a new card.
 */
static unsigned find_used_new(const struct ce_state *before, const struct ce_table *t)
{
	unsigned used = 0;

	for (int seat = 0; seat < t->n_seats; seat++) {
		uint8_t old[256] = {0};
		const struct ce_hand *h = &before->h.hand[seat];
		if (!(t->refilled >> seat & 1))
			continue;
		for (int i = 0; i < h->n; i++)
			old[h->card[i]] = (uint8_t)(old[h->card[i]] + h->old[i]);
		for (int i = 0; i < t->n_challenges; i++) {
			const struct ce_challenge *c = &t->challenge[i];
			int card = c->attacker == seat   ? c->card[0]
				   : c->defender == seat ? c->card[1]
							 : CARD_NONE;
			if (card && old[card])
				old[card]--;
			else if (card)
				used |= 1U << seat;
		}
	}
	return used;
}

/* A challenge ends when all of it is settled, consolation included. */
void ce_end_challenges(struct ce_board *b)
{
	for (int c = 0; c < b->t->n_challenges; c++)
		ce_window(b, HOOK_CHALLENGE_END, c);
	ce_return_asides(b);
	ce_return_powers(b, false);
}

static int n_fights(const struct ce_table *t, int seat, int *last_extra)
{
	int n = 0;

	*last_extra = -1;
	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *c = &t->challenge[i];
		if (!ce_is_main(c, seat) || ce_is_off(c))
			continue;
		n++;
		if (c->extra && c->attacker == seat)
			*last_extra = i;
	}
	return n;
}

/* A player who attacks more than once must hold a card for each challenge: the last
 * attack too many is called off [CP-2.19]. */
static void call_off_extras(struct ce_board *b)
{
	int last;

	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		while (n_fights(b->t, seat, &last) >
			       ce_hand_challenge_cards(b->s, seat) &&
		       last >= 0) {
			ce_tell_default(
				b, seat, "CP-2.19",
				"C%d is called off: no challenge card is left for it",
				last + 1);
			ce_call_off(b, last);
		}
	}
}

void ce_phase_challenge(struct ce_board *b)
{
	struct ce_state at_f;
	unsigned used_new = 0;

	ce_step_begin(b); /* a, b */
	ce_step_limbo(b); /* d */
	ce_note_own_colour(b);
	ce_arm(b);
	call_off_extras(b);
	ce_window(b, HOOK_BEFORE_CARDS, -1); /* e */
	if (b->t->refilled)
		at_f = *b->s;
	ce_choose_cards(b); /* f */
	ce_find_results(b); /* g */
	carry_out(b);       /* h */
	if (b->t->refilled)
		used_new = find_used_new(&at_f, b->t);
	ce_step_declare(b);         /* j: an old Plague first */
	discard_cards(b, used_new); /* i */
	if (ce_phase4_needed(b->t)) {
		ce_step_end(b);
		b->t->phase = 4;
		return;
	}
	event_add(b->ev, EV_PHASE4_LEFT_OUT, AUDIENCE_ALL, "R-007", 0);
	ce_end_challenges(b);
	ce_step_end(b);
	ce_end_turn(b);
}
