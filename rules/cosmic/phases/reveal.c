/* Step g of phase 3: cards, totals, results. Plays on condition of a result are in
 * after_reveal.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/phases/reveal.h"

#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

static void tell_cards(struct ce_board *b)
{
	for (int i = 0; i < b->t->n_challenges; i++) {
		struct ce_challenge *c = &b->t->challenge[i];
		if (ce_is_off(c))
			continue;
		c->shown = 1;
		event_add(b->ev, EV_CARDS, AUDIENCE_ALL, "CB-8.1", 5, i, c->attacker,
			  c->card[0], c->defender, c->card[1]);
	}
}

/* Returns the cards that these count as. */
static struct ce_act face_of(struct ce_board *b, int number, const uint8_t card[2])
{
	struct ce_act act = ce_act_new(ACT_REVEAL);

	act.challenge = (int8_t)number;
	act.card = card[0];
	act.other_card = card[1];
	ce_call(b, HOOK_REVEALED, &act);
	return act;
}

static void reveal(struct ce_board *b)
{
	for (int c = 0; c < b->t->n_challenges; c++) {
		if (ce_is_off(&b->t->challenge[c]))
			continue;
		struct ce_act act = face_of(b, c, b->t->challenge[c].card);
		ce_commit(b, &act);
	}
}

int ce_side_tokens(const struct ce_challenge *c, int side)
{
	int n = side == CE_ATTACK_SIDE ? c->attack : c->defence;

	for (int seat = 0; seat < CE_SEATS; seat++)
		if (c->side[seat] == side)
			n += c->allied[seat];
	return n;
}

/* Value of the card and all tokens of the side [CB-8.2], in the order of SP-6. */
static struct ce_act total_of(struct ce_board *b, int number, int side,
			      const uint8_t face[2])
{
	static const uint8_t stages[] = {HOOK_TOTAL_VALUE,   HOOK_TOTAL_TIMES,
					 HOOK_TOTAL_FORMULA, HOOK_TOTAL,
					 HOOK_TOTAL_ADD,     HOOK_TOTAL_SIGN};
	const struct ce_challenge *c = &b->t->challenge[number];
	struct ce_act act = ce_act_new(ACT_TOTAL);

	act.challenge = (int8_t)number;
	act.side = (int8_t)side;
	act.seat = side == CE_ATTACK_SIDE ? c->attacker : c->defender;
	act.other = side == CE_ATTACK_SIDE ? c->defender : c->attacker;
	act.card = face[side - 1];
	act.other_card = face[2 - side];
	act.value = card_is_attack(act.card) ? (int16_t)act.card : 0;
	act.points = side == CE_ATTACK_SIDE ? c->attack : c->defence;
	act.allied = (int16_t)(ce_side_tokens(c, side) - act.points);
	for (size_t i = 0; i < sizeof stages && b->n_users; i++) {
		act.touched = 0;
		ce_call(b, stages[i], &act);
	}
	return act;
}

static enum ce_result outcome_of(const int total[2], const uint8_t face[2])
{
	bool attack_calm = face[0] == CARD_COMPROMISE,
	     defence_calm = face[1] == CARD_COMPROMISE;

	if (attack_calm && defence_calm)
		return CE_DEAL_PENDING;
	if (attack_calm != defence_calm)
		return attack_calm ? CE_DEFENCE_WINS : CE_ATTACK_WINS; /* [CB-8.3] */
	return total[0] > total[1] ? CE_ATTACK_WINS : CE_DEFENCE_WINS;
}

static struct ce_act result_of(struct ce_board *b, int number, const int total[2],
			       const uint8_t face[2])
{
	struct ce_act act = ce_act_new(ACT_OUTCOME);
	const struct ce_challenge *c = &b->t->challenge[number];

	act.challenge = (int8_t)number;
	act.seat = c->attacker;
	act.other = c->defender;
	act.card = face[0];
	act.other_card = face[1];
	act.value = (int16_t)total[0];
	act.add = (int16_t)total[1];
	act.result = (uint8_t)outcome_of(total, face);
	ce_call(b, HOOK_OUTCOME, &act);
	return act;
}

/* The card's value and each token one, as the rules without Powers have it? */
static bool is_plain(const struct ce_challenge *c, const struct ce_act *a)
{
	int card = card_is_attack(a->card) ? a->card : 0;

	return a->value == card && a->times == 1 && a->sign == 1 &&
	       a->allied_sign == 1 && !a->add &&
	       a->points + a->allied == ce_side_tokens(c, a->side);
}

static void tell_sum(struct ce_board *b, const struct ce_act *a)
{
	event_add(b->ev, EV_SUM, AUDIENCE_ALL, "SP-6", 8, a->challenge, a->side,
		  a->value, a->times, a->sign * a->points, a->allied_sign * a->allied,
		  a->add, ce_sum(a));
}

/* How the totals come about, where they are compared. */
static void tell_totals(struct ce_board *b, const struct ce_act side[2])
{
	const struct ce_challenge *c = &b->t->challenge[side[0].challenge];
	const struct ce_act *x = &side[0], *y = &side[1];

	if (c->face[0] == CARD_COMPROMISE || c->face[1] == CARD_COMPROMISE)
		return;
	if (is_plain(c, x) && is_plain(c, y)) {
		event_add(b->ev, EV_TOTALS, AUDIENCE_ALL, "CB-8.2", 7, x->challenge,
			  x->value, x->points + x->allied, ce_sum(x), y->value,
			  y->points + y->allied, ce_sum(y));
		return;
	}
	tell_sum(b, x);
	tell_sum(b, y);
}

static void add_up(struct ce_board *b, int number)
{
	struct ce_act act[2];

	for (int side = CE_ATTACK_SIDE; side <= CE_DEFENCE_SIDE; side++) {
		act[side - 1] = total_of(b, number, side, b->t->challenge[number].face);
		ce_commit(b, &act[side - 1]);
	}
	tell_totals(b, act);
}

static void decide(struct ce_board *b, int number)
{
	const struct ce_challenge *c = &b->t->challenge[number];
	const int total[2] = {c->total[0], c->total[1]};
	struct ce_act act = result_of(b, number, total, c->face);

	ce_commit(b, &act);
}

enum ce_result ce_trial(struct ce_board *b, int seat, int number, const uint8_t card[2])
{
	int total[2];
	bool was = b->asking;

	b->asking = true;
	b->guesses = (uint8_t)(seat + 1);
	struct ce_act faces = face_of(b, number, card);
	const uint8_t face[2] = {faces.card, faces.other_card};
	for (int side = CE_ATTACK_SIDE; side <= CE_DEFENCE_SIDE; side++) {
		struct ce_act act = total_of(b, number, side, face);
		total[side - 1] = ce_sum(&act);
	}
	struct ce_act act = result_of(b, number, total, face);
	b->asking = was;
	b->guesses = 0;
	return act.result;
}

/* All challenges together, step by step [SP-5]. */
void ce_work_results(struct ce_board *b)
{
	int n = b->t->n_challenges;

	for (int c = 0; c < n; c++)
		if (!ce_is_off(&b->t->challenge[c]))
			ce_window(b, HOOK_SELECTED, c);
	tell_cards(b);
	reveal(b);
	for (int c = 0; c < n; c++)
		if (!ce_is_off(&b->t->challenge[c]))
			add_up(b, c);
	for (int c = 0; c < n; c++)
		if (!ce_is_off(&b->t->challenge[c]))
			decide(b, c);
}
