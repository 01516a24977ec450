/* Phase 3, after the reveal: plays on condition of a result. A play is tested on the
 * result as it is, in turns from the lead round the table and again round; when it
 * goes in, the reveal is worked again from its beginning.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/phases/reveal.h"
#include "rules/pieces/condition.h"

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

/* A Zap that went in stays in: it is spent even if a later play takes away the use that
 * it stopped. So the use is tried all the same. */
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

static bool fact_holds(void *board, int slot, const void *fact)
{
	return ce_fact_holds(board, slot, fact);
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
		    !(b->seen[slot].illegal >> a & 1) &&
		    condition_holds(c, fact_holds, b, slot))
			return true;
	}
	return false;
}

/* The reveal once more, with what went in. */
static void go_in(struct ce_board *b, const struct curtain *k, struct ce_user *u,
		  bool went_in[])
{
	begin_again(b, k);
	ce_work_results(b);
	keep_in(b, went_in);
	if (u)
		went_in[u - b->user] = u->spent;
}

/* The state of a slot's turns. */
struct turns {
	bool settled; /* the moment that counts for it has come */
	int8_t gave;  /* the alternative that gave way + 1; 0: none */
};

/* The card would do nothing there: the slot's next wish for the same card. */
static bool give_way(struct ce_board *b, struct curtain *k, struct ce_user *u,
		     struct turns *turns)
{
	const struct ce_slot *s = u ? &b->p->slots[u->slot] : NULL;
	int first = u ? b->seen[u->slot].taken : 0;

	for (int a = first + 1; u && a < s->n; a++) {
		const struct alternative *alt = &s->slot->alternatives[s->first + a];
		const struct ce_order *o = alt->action, *was = u->order;
		if (!o || alt->cond || o->verb != CE_EDICT || o->edict.edict != u->id)
			continue;
		u->order = o;
		if (goes_in(b, u)) {
			k->user[u - b->user].order = o;
			b->seen[u->slot].taken = (int8_t)a;
			turns->gave = (int8_t)(first + 1);
			return true;
		}
		u->order = was;
	}
	return false;
}

/* A slot whose play asks for no result, or whose moment it is, goes in. */
static bool take_turn(struct ce_board *b, struct curtain *k, int slot,
		      struct turns *turns, bool went_in[])
{
	struct ce_user *u;

	turns->settled = turns->settled || is_its_moment(b, slot);
	bool *waiting = k ? waiting_for(b, slot, &u) : NULL;
	if (!waiting || (waits_for_moment(b, slot) && !turns->settled) ||
	    (!goes_in(b, u) && !give_way(b, k, u, turns)))
		return false;
	*waiting = false;
	go_in(b, k, u, went_in);
	return true;
}

/* The trace of the run goes back to before the turns, so the alternatives that gave way
 * are told now. */
static void tell_given(struct ce_board *b, int slot, const struct turns *turns)
{
	const struct ce_slot *s = &b->p->slots[slot];
	const struct alternative *alt = &s->slot->alternatives[s->first];

	if (!turns->gave || !ce_is_told(b))
		return;
	int gave = turns->gave - 1, took = b->seen[slot].taken;
	trace_step(b->tr, TRACE_KEPT, s->seat, s->number, s->first + gave, "R-109",
		   alt[gave].text);
	trace_step(b->tr, TRACE_USED, s->seat, s->number, s->first + took, "R-015",
		   alt[took].text);
}

/* Seats from the lead, slots as written; and again round, until nobody plays any more
 * . Cards spent in the reveal itself went in before all of them. */
static void play_after_reveal(struct ce_board *b, struct curtain *k)
{
	bool went_in[CE_USERS] = {false}, again = true;
	struct turns *turns =
		arena_array(b->p->arena, struct turns, (size_t)b->p->n_slots + 1);

	for (int i = 0; k && i < b->n_users; i++)
		went_in[i] = b->user[i].spent && !k->user[i].spent;
	while (again) {
		again = false;
		for (int i = 0; i < b->p->n_slots; i++)
			again |= is_late(&b->p->slots[i]) &&
				 take_turn(b, k, i, &turns[i], went_in);
	}
	for (int i = 0; i < b->p->n_slots; i++)
		tell_given(b, i, &turns[i]);
}

void ce_find_results(struct ce_board *b)
{
	struct curtain k;
	bool waits = any_waiting(b);

	if (waits)
		close_curtain(b, &k);
	ce_work_results(b);
	play_after_reveal(b, waits ? &k : NULL);
}
