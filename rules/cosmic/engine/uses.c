/* The consequences of a use: of a Power, a Flare, or the play of an Edict.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/whiteboard.h"

#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/engine/edicts.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

static void note_deed(struct ce_board *b, const struct ce_user *me, int card,
		      int challenge, int other)
{
	if (b->n_deeds < CE_PLAYS)
		b->deed[b->n_deeds++] = (struct ce_deed){.seat = me->seat,
							 .challenge = (int8_t)challenge,
							 .other = (int8_t)other,
							 .card = (uint8_t)card,
							 .instance = me->instance};
}

static bool is_deed_of(const struct ce_deed *d, const struct ce_user *me, int challenge)
{
	int card = me->kind == USER_POWER ? CARD_NONE : me->id;

	return d->seat == me->seat && d->card == card && d->challenge == challenge &&
	       d->instance == me->instance;
}

bool ce_has_used(const struct ce_board *b, const struct ce_user *me, int challenge)
{
	for (int i = 0; i < b->n_deeds; i++)
		if (is_deed_of(&b->deed[i], me, challenge) && !b->deed[i].quiet)
			return true;
	return false;
}

/* The exact use: outside of challenges each player is a use of their own. */
static struct ce_deed *the_use(struct ce_board *b, const struct ce_user *me,
			       int challenge, int other)
{
	for (int i = 0; i < b->n_deeds; i++)
		if (is_deed_of(&b->deed[i], me, challenge) &&
		    (challenge >= 0 || b->deed[i].other == other))
			return &b->deed[i];
	return NULL;
}

bool ce_is_barred_against(const struct ce_board *b, int instance, int challenge,
			  int other)
{
	if (challenge >= 0 && challenge < b->t->n_challenges)
		return b->t->challenge[challenge].barred >> instance & 1;
	return challenge < 0 && b->barred_outside[other + 1] >> instance & 1;
}

bool ce_is_barred(const struct ce_board *b, int instance, int challenge)
{
	return ce_is_barred_against(b, instance, challenge, -1);
}

static void bar(struct ce_board *b, const struct ce_user *me, int challenge, int other)
{
	if (challenge >= 0) {
		b->t->challenge[challenge].barred |= (uint16_t)(1U << me->instance);
		b->zapped[challenge] |= (uint8_t)(1U << me->seat);
	} else {
		b->barred_outside[other + 1] |= (uint16_t)(1U << me->instance);
		b->zapped_outside |= (uint8_t)(1U << me->seat);
	}
}

/* While a use is decided, its Power cannot react to the answer: a Power that picks up
 * discards does not get the Zap that stops it. */
static void suspend(struct ce_board *b, const struct ce_user *me, int challenge,
		    int other, bool on)
{
	uint16_t *barred = challenge >= 0 ? &b->t->challenge[challenge].barred
					  : &b->barred_outside[other + 1];
	unsigned bit = 1U << me->instance;

	*barred = (uint16_t)(on ? *barred | bit : *barred & ~bit);
}

/* Automatic is optional: in a phase that its owner missed it is not used, unless an order
 * that holds says so [SP-1, PC-18.4]. */
static bool was_missed(const struct ce_board *b, const struct ce_user *me)
{
	return me->rule->automatic && b->p->missed >> me->seat & 1 &&
	       !b->s->h.kept[me->instance].n;
}

static bool may_use_power(const struct ce_board *b, const struct ce_user *me,
			  int challenge, int other)
{
	const struct ce_order *o = ce_order_for(b, me, challenge);

	return !ce_is_barred_against(b, me->instance, challenge, other) &&
	       !(o && o->power.no && !me->rule->mandatory) && !was_missed(b, me);
}

static struct ce_act use_of(const struct ce_user *me, int challenge, int other)
{
	struct ce_act act = ce_act_new(ACT_USE);

	act.seat = me->seat;
	act.other = (int8_t)other;
	act.challenge = (int8_t)challenge;
	act.no_zap = me->rule->cannot_be_zapped;
	act.card = me->id; /* which Power, for the report */
	return act;
}

/* A Zap may fall on it. */
static bool attempt(struct ce_board *b, struct ce_user *me, int challenge, int other)
{
	struct ce_act act = use_of(me, challenge, other);

	note_deed(b, me, CARD_NONE, challenge, other);
	suspend(b, me, challenge, other, true);
	ce_call(b, HOOK_USE, &act);
	suspend(b, me, challenge, other, false);
	if (!act.forbidden)
		return true;
	bar(b, me, challenge, other);
	event_add(b->ev, EV_STOPPED, AUDIENCE_ALL, "R-154", 4, me->seat, challenge,
		  challenge < 0 ? other : -1, me->id);
	return false;
}

static bool use_power(struct ce_board *b, struct ce_user *me, int challenge, int other)
{
	if (!may_use_power(b, me, challenge, other))
		return false;
	if (b->guesses) /* a Power is known to all, what is ordered for it is not */
		return me->rule->mandatory || me->seat + 1 == b->guesses;
	if (b->asking)
		return me->rule->cannot_be_zapped ||
		       !ce_is_aimed_at(b, me->seat, challenge, other);
	struct ce_deed *done = the_use(b, me, challenge, other);
	if (done && !done->quiet)
		return true;
	if (!done && !attempt(b, me, challenge, other))
		return false;
	if (done)
		done->quiet = 0;
	struct ce_act act = use_of(me, challenge, other);
	ce_commit(b, &act);
	return true;
}

bool ce_use_on_card(struct ce_board *b, struct ce_user *me, int card)
{
	struct ce_act act = use_of(me, -1, -1);

	if (me->kind == USER_POWER && !b->guesses && !b->asking &&
	    may_use_power(b, me, -1, -1)) {
		act.other_card = (uint8_t)card;
		suspend(b, me, -1, -1, true);
		ce_call(b, HOOK_USE, &act);
		suspend(b, me, -1, -1, false);
	}
	if (!act.forbidden)
		return ce_use(b, me, -1, -1);
	event_add(b->ev, EV_STOPPED, AUDIENCE_ALL, "R-154", 4, me->seat, -1, -1,
		  me->id);
	return false;
}

static struct ce_user *power_of(struct ce_board *b, const struct ce_user *flare)
{
	for (int i = 0; i < b->n_users; i++)
		if (b->user[i].kind == USER_POWER && b->user[i].seat == flare->seat &&
		    b->user[i].rule == flare->rule)
			return &b->user[i];
	return NULL;
}

/* A Super strengthens a use of the Power, which a Zap may stop. If the Power has no
 * other effect, its use is not reported. */
static bool power_stands(struct ce_board *b, const struct ce_user *super, int challenge,
			 int other)
{
	struct ce_user *me = power_of(b, super);

	if (!me || !may_use_power(b, me, challenge, other))
		return true; /* `no power` says nothing about the Flare */
	if (b->guesses)
		return use_power(b, me, challenge, other);
	if (b->asking) /* the Zap falls when it is played */
		return true;
	if (the_use(b, me, challenge, other))
		return true;
	int n = b->n_deeds;
	bool stands = attempt(b, me, challenge, other);
	if (stands && n < b->n_deeds)
		b->deed[n].quiet = 1;
	return stands;
}

bool ce_flare_is_used_up(const struct ce_board *b, const struct ce_user *me,
			 int challenge)
{
	int used = b->t->flare_used[me->id - CARD_FLARE];
	const struct ce_flare_rule *side =
		me->super ? &me->rule->super : &me->rule->wild;

	if (side->keeps_edict && used)
		return true;
	return (side->once || b->t->option.flare_use_one) && challenge >= 0 &&
	       used > 1 && used != challenge + 2;
}

/* A Super strengthens the Power: where that is zapped there is nothing to strengthen
 * [R-193]. */
static bool may_use_flare(const struct ce_board *b, const struct ce_user *me,
			  int challenge, int other)
{
	int named = me->order->challenge;

	return !me->spent && !(me->stopped >> (challenge + 1) & 1) &&
	       ce_holds(b->s, me->seat, me->id) &&
	       !(named >= 0 && challenge >= 0 && named != challenge) &&
	       !ce_flare_is_used_up(b, me, challenge) &&
	       !(me->super && ce_is_barred_against(b, me->seat, challenge, other));
}

static bool use_flare(struct ce_board *b, struct ce_user *me, int challenge, int other)
{
	if (!may_use_flare(b, me, challenge, other) ||
	    (b->guesses && me->seat + 1 != b->guesses))
		return false;
	if (me->super && !power_stands(b, me, challenge, other))
		return false;
	if (b->asking || ce_has_used(b, me, challenge))
		return true;
	note_deed(b, me, me->id, challenge, other);
	struct ce_act act = ce_act_new(ACT_PLAY);
	act.seat = me->seat;
	act.card = me->id;
	act.challenge = (int8_t)challenge;
	act.other = (int8_t)other;
	act.super = me->super;
	if (ce_propose(b, &act))
		return true;
	me->stopped |= 1U << (challenge + 1);
	if (ce_holds(b->s, me->seat, me->id))
		b->t->flare_seen[me->id - CARD_FLARE] = (uint8_t)(me->seat + 1);
	event_add(b->ev, EV_FLARE_STOPPED, AUDIENCE_ALL, "R-192", 4, me->seat, me->id,
		  challenge, me->super);
	return false;
}

bool ce_may_use(const struct ce_board *b, const struct ce_user *me, int challenge)
{
	return me->kind == USER_FLARE ? may_use_flare(b, me, challenge, -1)
				      : may_use_power(b, me, challenge, -1);
}

bool ce_use(struct ce_board *b, struct ce_user *me, int challenge, int other)
{
	return me->kind == USER_FLARE ? use_flare(b, me, challenge, other)
				      : use_power(b, me, challenge, other);
}

bool ce_play_card(struct ce_board *b, struct ce_user *me, int challenge, int other)
{
	struct ce_act act;

	if (me->spent || !ce_holds(b->s, me->seat, me->id))
		return false;
	act = ce_act_new(ACT_PLAY);
	act.seat = me->seat;
	act.card = me->id;
	act.challenge = (int8_t)challenge;
	act.other = (int8_t)other;
	note_deed(b, me, me->id, challenge, other);
	bool stands = ce_propose(b, &act);
	me->spent = true;
	if (b->n_spent < CE_USERS)
		b->spent[b->n_spent++] = me->slot;
	return stands && !act.asked;
}
