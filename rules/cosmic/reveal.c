/* Step g of phase 3: cards, totals, results.
 *
 * What is played on condition of a result is tested on the result as it stands, in rank
 * order; when it goes in, the reveal is worked again from its beginning.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/reveal.h"

#include <string.h>

#include "rules/cosmic/cosmic_event.h"
#include "rules/cosmic/effect.h"

static void tell_cards(struct ce_board *b)
{
	for (int i = 0; i < b->t->n_challenges; i++) {
		struct ce_challenge *c = &b->t->challenge[i];
		c->shown = 1;
		event_add(b->ev, EV_CARDS, AUDIENCE_ALL, "CB-8.1", 5, i, c->attacker,
			  c->card[0], c->defender, c->card[1]);
	}
}

struct faces {
	uint8_t card[CE_CHALLENGES][2]; /* as they count */
};

static void reveal(struct ce_board *b, struct faces *f)
{
	for (int c = 0; c < b->t->n_challenges; c++) {
		struct ce_act act = ce_act_new(ACT_REVEAL);
		act.challenge = (int8_t)c;
		act.card = b->t->challenge[c].card[0];
		act.other_card = b->t->challenge[c].card[1];
		ce_propose(b, &act);
		f->card[c][0] = act.card;
		f->card[c][1] = act.other_card;
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

/* Value of the card and all tokens of the side [CB-8.2]. */
static void add_up(struct ce_board *b, int number, const struct faces *f)
{
	for (int side = CE_ATTACK_SIDE; side <= CE_DEFENCE_SIDE; side++) {
		const struct ce_challenge *c = &b->t->challenge[number];
		struct ce_act act = ce_act_new(ACT_TOTAL);
		int card = f->card[number][side - 1];
		act.challenge = (int8_t)number;
		act.side = (int8_t)side;
		act.seat = side == CE_ATTACK_SIDE ? c->attacker : c->defender;
		act.other = side == CE_ATTACK_SIDE ? c->defender : c->attacker;
		act.card = (uint8_t)card;
		act.value = card_is_attack(card) ? (int16_t)card : 0;
		act.points = (int16_t)ce_side_tokens(c, side);
		ce_propose(b, &act);
	}
}

static enum ce_result outcome_of(const struct ce_challenge *c, const uint8_t card[2])
{
	bool attack_calm = card[0] == CARD_COMPROMISE,
	     defence_calm = card[1] == CARD_COMPROMISE;

	if (attack_calm && defence_calm)
		return CE_DEAL_PENDING;
	if (attack_calm != defence_calm)
		return attack_calm ? CE_DEFENCE_WINS : CE_ATTACK_WINS; /* [CB-8.3] */
	return c->total[0] > c->total[1] ? CE_ATTACK_WINS : CE_DEFENCE_WINS;
}

static void decide(struct ce_board *b, int number, const struct faces *f)
{
	struct ce_act act = ce_act_new(ACT_OUTCOME);
	const struct ce_challenge *c = &b->t->challenge[number];

	act.challenge = (int8_t)number;
	act.seat = c->attacker;
	act.other = c->defender;
	act.card = f->card[number][0];
	act.other_card = f->card[number][1];
	act.result = (uint8_t)outcome_of(c, f->card[number]);
	ce_propose(b, &act);
}

/* All challenges together, step by step [SP-5]. */
static void work_results(struct ce_board *b, struct faces *f)
{
	for (int c = 0; c < b->t->n_challenges; c++)
		ce_window(b, HOOK_SELECTED, c);
	tell_cards(b);
	reveal(b, f);
	for (int c = 0; c < b->t->n_challenges; c++)
		add_up(b, c, f);
	for (int c = 0; c < b->t->n_challenges; c++)
		decide(b, c, f);
}

/* A place to come back to: nothing of the reveal has happened. */
struct curtain {
	struct ce_state state;
	struct ce_user user[CE_USERS];
	uint8_t zapped[CE_CHALLENGES], zapped_outside;
	int n_deeds, n_shuffles, n_events, n_lines;
};

static void close_curtain(const struct ce_board *b, struct curtain *k)
{
	k->state = *b->s;
	memcpy(k->user, b->user, sizeof k->user);
	memcpy(k->zapped, b->zapped, sizeof k->zapped);
	k->zapped_outside = b->zapped_outside;
	k->n_deeds = b->n_deeds;
	k->n_shuffles = b->n_shuffles;
	k->n_events = b->ev->n;
	k->n_lines = b->tr->n;
}

static void begin_again(struct ce_board *b, const struct curtain *k)
{
	bool waiting[CE_USERS];

	for (int i = 0; i < b->n_users; i++)
		waiting[i] = b->user[i].waiting;
	*b->s = k->state;
	memcpy(b->user, k->user, sizeof k->user);
	memcpy(b->zapped, k->zapped, sizeof k->zapped);
	for (int i = 0; i < b->n_users; i++)
		b->user[i].waiting = waiting[i];
	b->zapped_outside = k->zapped_outside;
	b->n_deeds = k->n_deeds;
	b->n_shuffles = k->n_shuffles;
	b->ev->n = k->n_events;
	b->tr->n = k->n_lines;
}

static struct ce_user *waiting_for(struct ce_board *b, int slot)
{
	for (int i = 0; i < b->n_users; i++)
		if (b->user[i].waiting && b->user[i].slot == slot)
			return &b->user[i];
	return NULL;
}

static bool goes_in(struct ce_board *b, struct ce_user *u)
{
	struct ce_act act = ce_act_new(ACT_WINDOW);

	if (!ce_holds(b->s, u->seat, u->id))
		return false;
	u->effect->on[HOOK_AFTER_REVEAL](b, &act, u);
	return act.asked;
}

static void note_results(struct ce_board *b, int slot)
{
	for (int c = 0; b->results && c < b->t->n_challenges; c++)
		b->results[slot * CE_CHALLENGES + c] = b->t->challenge[c].result;
}

static bool any_waiting(const struct ce_board *b)
{
	for (int i = 0; i < b->n_users; i++)
		if (b->user[i].waiting)
			return true;
	return false;
}

/* In rank order: seats from the lead, slots as written. */
static void play_after_reveal(struct ce_board *b, struct faces *f,
			      const struct curtain *k)
{
	for (int i = 0; i < b->p->n_slots; i++) {
		int verb = b->p->slots[i].verb;
		if (verb != CE_EDICT && verb != CE_POWER && verb != CE_FLARE)
			continue;
		note_results(b, i);
		struct ce_user *u = k ? waiting_for(b, i) : NULL;
		if (!u || !goes_in(b, u))
			continue;
		u->waiting = false;
		begin_again(b, k);
		work_results(b, f);
	}
}

void ce_find_results(struct ce_board *b)
{
	struct faces f;
	struct curtain k;
	bool waits = any_waiting(b);

	if (waits)
		close_curtain(b, &k);
	work_results(b, &f);
	play_after_reveal(b, &f, waits ? &k : NULL);
}
