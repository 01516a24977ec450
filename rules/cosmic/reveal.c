/* Step g of phase 3: cards, totals, results.
 *
 * What is played on condition of a result is tested on the result as it stands, in rank
 * order; when it goes in, the reveal is worked again from its beginning.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/reveal.h"

#include <string.h>

#include "base/arena.h"

#include "rules/cosmic/cosmic_event.h"
#include "rules/cosmic/effect.h"

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

/* What the cards count as. */
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
static void work_results(struct ce_board *b)
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

/* A place to come back to: nothing of the reveal has happened. */
struct curtain {
	struct ce_state state;
	struct ce_user user[CE_USERS];
	struct ce_pile oozed[CE_SEATS];
	uint8_t zapped[CE_CHALLENGES], zapped_outside;
	uint16_t barred_outside[CE_SEATS + 1];
	int n_deeds, n_shuffles, n_late, n_events, n_lines;
};

static void close_curtain(const struct ce_board *b, struct curtain *k)
{
	k->state = *b->s;
	memcpy(k->user, b->user, sizeof k->user);
	memcpy(k->oozed, b->oozed, sizeof k->oozed);
	memcpy(k->zapped, b->zapped, sizeof k->zapped);
	k->zapped_outside = b->zapped_outside;
	memcpy(k->barred_outside, b->barred_outside, sizeof k->barred_outside);
	k->n_deeds = b->n_deeds;
	k->n_shuffles = b->n_shuffles;
	k->n_late = b->n_late;
	k->n_events = b->ev->n;
	k->n_lines = b->tr->n;
}

/* A play that waits may be aimed at what another one undoes. */
static void note_gone(struct ce_board *b, int from)
{
	for (int i = from; i < b->n_deeds && b->n_gone < CE_PLAYS; i++)
		b->gone[b->n_gone++] = b->deed[i];
}

static void begin_again(struct ce_board *b, const struct curtain *k)
{
	bool waiting[CE_USERS];

	note_gone(b, k->n_deeds);
	for (int i = 0; i < b->n_users; i++)
		waiting[i] = b->user[i].waiting;
	*b->s = k->state;
	memcpy(b->user, k->user, sizeof k->user);
	memcpy(b->oozed, k->oozed, sizeof k->oozed);
	memcpy(b->zapped, k->zapped, sizeof k->zapped);
	for (int i = 0; i < b->n_users; i++)
		b->user[i].waiting = waiting[i];
	b->zapped_outside = k->zapped_outside;
	memcpy(b->barred_outside, k->barred_outside, sizeof k->barred_outside);
	b->n_deeds = k->n_deeds;
	b->n_shuffles = k->n_shuffles;
	b->n_late = k->n_late;
	b->ev->n = k->n_events;
	b->tr->n = k->n_lines;
}

/* The play of this slot that waits for its turn: a card, or an order for a Power. */
static bool *waiting_for(struct ce_board *b, int slot, struct ce_user **user)
{
	*user = NULL;
	for (int i = 0; i < b->n_users; i++)
		if (b->user[i].waiting && b->user[i].slot == slot) {
			*user = &b->user[i];
			return &b->user[i].waiting;
		}
	for (int i = 0; i < b->n_ordered; i++)
		if (b->ordered[i].waiting && b->ordered[i].slot == slot)
			return &b->ordered[i].waiting;
	return NULL;
}

/* A card that would do nothing now is kept. */
static bool goes_in(struct ce_board *b, struct ce_user *u)
{
	struct ce_act act = ce_act_new(ACT_WINDOW);

	if (!u || !u->effect->on[HOOK_AFTER_REVEAL])
		return true;
	if (!ce_holds(b->s, u->seat, u->id))
		return false;
	u->effect->on[HOOK_AFTER_REVEAL](b, &act, u);
	return act.asked;
}

/* What went in stays in: a Zap is spent, though a later play takes away what it stopped
 * . So the use is tried all the same. */
static void strike_again(struct ce_board *b, const struct ce_user *zap)
{
	for (int i = 0; i < b->n_users && !zap->spent; i++) {
		struct ce_user *u = &b->user[i];
		if (u->seat == zap->aim_seat &&
		    (zap->aim_card ? u->id == zap->aim_card : u->kind == USER_POWER))
			ce_use(b, u, zap->aim,
			       zap->aim < 0 ? zap->aim_other : zap->seat);
	}
}

static void keep_in(struct ce_board *b, const bool went_in[])
{
	for (int i = 0; i < b->n_users; i++)
		if (went_in[i] && !b->user[i].spent)
			strike_again(b, &b->user[i]);
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
	for (int i = 0; i < b->n_ordered; i++)
		if (b->ordered[i].waiting)
			return true;
	return false;
}

/* Is the alternative that is used one on condition of a result? */
static bool waits_for_moment(const struct ce_board *b, int slot)
{
	const struct ce_slot *s = &b->p->slots[slot];
	int a = b->seen[slot].taken;
	const struct cond *c = a < 0 ? NULL : s->slot->alternatives[s->first + a].cond;

	return c && c->stratum == STRATUM_REVEAL;
}

/* May the slot be played after the reveal? */
static bool is_late(const struct ce_slot *s)
{
	return s->verb == CE_EDICT || s->verb == CE_POWER || s->verb == CE_FLARE;
}

static bool holds(const struct ce_board *b, int slot, const struct cond *c)
{
	switch (c->op) {
	case COND_FACT:
		return ce_fact_holds(b, slot, c->fact);
	case COND_NOT:
		return !holds(b, slot, c->a);
	case COND_AND:
		return holds(b, slot, c->a) && holds(b, slot, c->b);
	case COND_OR:
		return holds(b, slot, c->a) || holds(b, slot, c->b);
	}
	return false;
}

/* Its turn: does a condition about the results hold now? Then this is the moment that
 * counts, whether it is played in this run or not. */
static bool is_its_moment(struct ce_board *b, int slot)
{
	const struct ce_slot *s = &b->p->slots[slot];

	note_results(b, slot);
	for (int a = 0; a < s->n; a++) {
		const struct cond *c = s->slot->alternatives[s->first + a].cond;
		if (c && c->stratum == STRATUM_REVEAL &&
		    !(b->struck && b->struck[slot] >> a & 1) &&
		    !(b->seen[slot].illegal >> a & 1) && holds(b, slot, c))
			return true;
	}
	return false;
}

/* The reveal once more, with what went in. */
static void go_in(struct ce_board *b, const struct curtain *k, struct ce_user *u,
		  bool went_in[])
{
	begin_again(b, k);
	work_results(b);
	keep_in(b, went_in);
	if (u)
		went_in[u - b->user] = u->spent;
}

/* A slot whose play asks for no result, or whose moment it is, goes in. */
static bool take_turn(struct ce_board *b, const struct curtain *k, int slot,
		      bool *settled, bool went_in[])
{
	struct ce_user *u;

	*settled = *settled || is_its_moment(b, slot);
	bool *waiting = k ? waiting_for(b, slot, &u) : NULL;
	if (!waiting || (waits_for_moment(b, slot) && !*settled) || !goes_in(b, u))
		return false;
	*waiting = false;
	go_in(b, k, u, went_in);
	return true;
}

/* Seats from the lead, slots as written; and again round, until nobody plays any more
 * . What was spent in the reveal itself went in before all of them. */
static void play_after_reveal(struct ce_board *b, const struct curtain *k)
{
	bool went_in[CE_USERS] = {false}, again = true;
	bool *settled = arena_array(b->p->arena, bool, (size_t)b->p->n_slots + 1);

	for (int i = 0; k && i < b->n_users; i++)
		went_in[i] = b->user[i].spent && !k->user[i].spent;
	while (again) {
		again = false;
		for (int i = 0; i < b->p->n_slots; i++)
			again |= is_late(&b->p->slots[i]) &&
				 take_turn(b, k, i, &settled[i], went_in);
	}
}

void ce_find_results(struct ce_board *b)
{
	struct curtain k;
	bool waits = any_waiting(b);

	if (waits)
		close_curtain(b, &k);
	work_results(b);
	play_after_reveal(b, waits ? &k : NULL);
}
