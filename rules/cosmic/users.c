/* Who is at work in a phase, and what comes of a use: Powers, Flares, Edicts.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/board.h"

#include "rules/cosmic/cosmic_event.h"
#include "rules/cosmic/deck.h"
#include "rules/cosmic/edicts.h"
#include "rules/cosmic/effect.h"

/* Who is at work ---------------------------------------------------------------------
 */

static struct ce_user *add_user(struct ce_board *b, enum ce_user_kind kind, int seat,
				int id, const struct ce_effect *effect)
{
	if (b->n_users == CE_USERS)
		return NULL;
	struct ce_user *u = &b->user[b->n_users];
	*u = (struct ce_user){.kind = (uint8_t)kind,
			      .seat = (int8_t)seat,
			      .id = (uint8_t)id,
			      .bit = (int8_t)b->n_users,
			      .slot = -1,
			      .effect = effect,
			      .aim = -1,
			      .aim_other = -1,
			      .aim_seat = -1};
	b->n_users++;
	return u;
}

/* Is the condition of the alternative that is used about what is known only after the
 * reveal? */
static bool waits_for_reveal(const struct ce_board *b, int slot)
{
	const struct ce_slot *s = &b->p->slots[slot];
	const struct cond *c =
		s->slot->alternatives[s->first + b->seen[slot].taken].cond;

	return b->phase == 3 && c && c->stratum == STRATUM_REVEAL;
}

static void add_power(struct ce_board *b, int instance)
{
	const struct ce_power *power = &b->t->power[instance];
	const struct ce_power_rule *rule = ce_power_rule(b->p->catalog, power->id);
	int seat = ce_power_owner(b->t, instance);
	struct ce_user *u = NULL;

	if (rule && (power->on || (b->step_a && power->fades)) &&
	    seat < b->t->n_seats && ce_in_game(b->t, seat))
		u = add_user(b, USER_POWER, seat, power->id, &rule->does);
	if (u) {
		u->instance = (uint8_t)instance;
		u->rule = rule;
	}
}

/* A card that changes results waits for them; one that stops a use or another card
 * only if its condition asks for them. */
static bool edict_waits(const struct ce_board *b, int slot,
			const struct ce_edict *edict)
{
	return b->phase == 3 &&
	       (!(edict->does.on[HOOK_USE] || edict->does.on[HOOK_PLAY]) ||
		waits_for_reveal(b, slot));
}

static bool was_spent(const struct ce_board *b, int slot)
{
	for (int i = 0; i < b->n_spent; i++)
		if (b->spent[i] == slot)
			return true;
	return false;
}

static void add_edict(struct ce_board *b, int slot)
{
	const struct ce_order *o = ce_pick(b, slot, ce_edict_reading, NULL);
	const struct ce_edict *edict = o ? ce_edict_of(o->edict.edict) : NULL;
	struct ce_user *u = edict ? add_user(b, USER_EDICT, b->p->slots[slot].seat,
					     edict->card, &edict->does)
				  : NULL;

	if (!u)
		return;
	u->slot = (int16_t)slot;
	u->order = o;
	u->waiting = edict->does.on[HOOK_AFTER_REVEAL] && edict_waits(b, slot, edict);
}

static bool read_flare(struct ce_board *b, int seat, const struct ce_order *o,
		       bool last, void *plan)
{
	(void)last;
	(void)plan;
	return o->verb == CE_FLARE && ce_holds(b->s, seat, o->power.flare) &&
	       (o->challenge == CE_UNSAID || o->challenge < b->t->n_challenges);
}

/* Its holder has the Super if the Power is his and works, the Wild else [PC-F.2,
 * */
static void add_flare(struct ce_board *b, int slot)
{
	int seat = b->p->slots[slot].seat;
	const struct ce_order *o = ce_pick(b, slot, read_flare, NULL);
	int id = o ? o->power.flare - CARD_FLARE : 0;
	const struct ce_power_rule *rule = ce_power_rule(b->p->catalog, id);
	bool super = ce_has_power(b->t, seat, id);
	struct ce_user *u =
		rule ? add_user(b, USER_FLARE, seat, o->power.flare,
				super ? &rule->super.does : &rule->wild.does)
		     : NULL;

	if (!u)
		return;
	u->slot = (int16_t)slot;
	u->order = o;
	u->super = super;
	u->rule = rule;
	u->waiting = waits_for_reveal(b, slot);
}

/* Orders for Powers ------------------------------------------------------------------
 */

static bool read_power(struct ce_board *b, int seat, const struct ce_order *o,
		       bool last, void *plan)
{
	(void)seat;
	(void)last;
	(void)plan;
	return o->verb == CE_POWER && (o->challenge == CE_UNSAID || b->phase == 1 ||
				       o->challenge < b->t->n_challenges);
}

static struct ce_power *meant(struct ce_board *b, int seat, const struct ce_order *o,
			      const struct ce_power_rule **rule)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		struct ce_power *p = &b->t->power[i];
		*rule = ce_power_rule(b->p->catalog, p->id);
		if (*rule && ce_power_owner(b->t, i) == seat &&
		    (!o->power.id || o->power.id == p->id))
			return p;
	}
	return NULL;
}

/* An order that holds longer than its phase is kept with the Power. */
static void keep_order(struct ce_board *b, int seat, const struct ce_order *o)
{
	const struct ce_power_rule *rule;
	struct ce_power *p = meant(b, seat, o, &rule);

	if (!p || rule->orders.keep == CE_KEEP_PHASE || o->power.no ||
	    o->challenge != CE_UNSAID) /* for that challenge only */
		return;
	struct ce_kept *kept = &b->s->h.kept[p - b->t->power];
	*kept = (struct ce_kept){.n = o->power.n_items};
	for (int i = 0; i < kept->n; i++)
		kept->item[i] = o->power.item[i];
}

/* "No power" is for this phase; what stands from before stands afterwards too. */
static bool stays_idle(struct ce_board *b, int seat, const struct ce_power *p)
{
	for (int i = -1; (i = ce_next_slot(b, seat, CE_POWER, i)) >= 0;) {
		const struct ce_power_rule *rule;
		const struct ce_order *o = ce_pick(b, i, read_power, NULL);
		if (o && o->power.no && o->challenge == CE_UNSAID &&
		    meant(b, seat, o, &rule) == p)
			return true;
	}
	return false;
}

/* A sheet shows what holds from before; what it shows no longer was cleared. */
static void forget_cleared(struct ce_board *b, int seat)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		const struct ce_power *p = &b->t->power[i];
		const struct ce_power_rule *rule = ce_power_rule(b->p->catalog, p->id);
		if (rule && ce_power_owner(b->t, i) == seat &&
		    rule->orders.keep == CE_KEEP_STANDING && b->s->h.kept[i].n &&
		    !stays_idle(b, seat, p))
			b->s->h.kept[i] = (struct ce_kept){0};
	}
}

/* What another Power's owner has asked of the seat. */
static void note_answer(struct ce_board *b, int seat, const struct ce_order *o)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		struct ce_power *p = &b->t->power[i];
		const struct ce_power_rule *rule = ce_power_rule(b->p->catalog, p->id);
		if (rule && rule->asks_others && p->id == o->power.id &&
		    ce_power_owner(b->t, i) != seat && rule->asks_others(&b->t->option))
			p->mark[seat] = !o->power.no;
	}
}

static void pick_orders(struct ce_board *b, int seat)
{
	if (!ce_sent(b, seat))
		return;
	forget_cleared(b, seat);
	for (int i = -1; (i = ce_next_slot(b, seat, CE_POWER, i)) >= 0;) {
		const struct ce_order *o = ce_pick(b, i, read_power, NULL);
		if (!o || b->n_ordered == CE_ORDERED)
			continue;
		b->ordered[b->n_ordered++] =
			(struct ce_ordered){.seat = (int8_t)seat,
					    .slot = (int16_t)i,
					    .order = o,
					    .waiting = waits_for_reveal(b, i)};
		keep_order(b, seat, o);
		note_answer(b, seat, o);
	}
}

void ce_arm_powers(struct ce_board *b)
{
	b->n_users = b->n_ordered = 0;
	for (int k = 0; k < b->t->n_seats; k++)
		add_power(b, ce_from_lead(b->t, k));
	for (int i = CE_SEATS; i < CE_INSTANCES; i++)
		add_power(b, i);
	for (int k = 0; k < b->t->n_seats && b->n_users; k++)
		pick_orders(b, ce_from_lead(b->t, k));
}

void ce_arm(struct ce_board *b)
{
	ce_arm_powers(b);
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		for (int i = b->p->first_slot[seat];
		     ce_in_game(b->t, seat) && i < b->p->last_slot[seat]; i++) {
			int verb = b->p->slots[i].verb;
			if ((verb != CE_EDICT && verb != CE_FLARE) || was_spent(b, i))
				continue;
			b->seen[i] = (struct resolve_seen){.taken = RESOLVE_NONE};
			if (verb == CE_EDICT)
				add_edict(b, i);
			else
				add_flare(b, i);
		}
	}
	ce_aim_zaps(b);
}

static const struct ce_order *
order_for(const struct ce_board *b, const struct ce_user *me, int challenge, bool exact)
{
	for (int i = 0; i < b->n_ordered; i++) {
		const struct ce_ordered *o = &b->ordered[i];
		int named = o->order->challenge;
		if (o->seat != me->seat || o->waiting ||
		    (o->order->power.id && o->order->power.id != me->id))
			continue;
		if (exact ? named == challenge : named == CE_UNSAID)
			return o->order;
	}
	return NULL;
}

static const struct ce_order *my_order(const struct ce_board *b,
				       const struct ce_user *me, int challenge)
{
	const struct ce_order *o = order_for(b, me, challenge, true);

	return o ? o : order_for(b, me, challenge, false);
}

struct ce_told ce_told(const struct ce_board *b, const struct ce_user *me,
		       int challenge)
{
	const struct ce_order *o = me->order;

	if (me->kind == USER_FLARE && o->challenge >= 0 && challenge >= 0 &&
	    o->challenge != challenge)
		return (struct ce_told){0};
	if (me->kind == USER_POWER)
		o = my_order(b, me, challenge);
	if (o)
		return (struct ce_told){.given = !o->power.no,
					.n = o->power.n_items,
					.item = o->power.item,
					.target = &o->power.target};
	const struct ce_kept *kept = &b->s->h.kept[me->instance];
	return (struct ce_told){.given = kept->n > 0, .n = kept->n, .item = kept->item};
}

struct ce_user *ce_super_of(struct ce_board *b, const struct ce_user *power,
			    int challenge)
{
	for (int i = 0; i < b->n_users; i++) {
		struct ce_user *u = &b->user[i];
		int named = u->kind == USER_FLARE ? u->order->challenge : CE_UNSAID;
		if (u->kind == USER_FLARE && u->super && u->seat == power->seat &&
		    u->rule == power->rule && !u->waiting && !u->spent &&
		    (named == CE_UNSAID || named == challenge))
			return u;
	}
	return NULL;
}

struct ce_power *ce_mine(struct ce_board *b, const struct ce_user *me)
{
	return &b->t->power[me->instance];
}

/* Uses -------------------------------------------------------------------------------
 */

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

/* The very use: outside of challenges each player is one of his own. */
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

/* While the use is decided the Power takes no part in what is done about it: who takes
 * up what others discard does not get the Zap that stops him. */
static void suspend(struct ce_board *b, const struct ce_user *me, int challenge,
		    int other, bool on)
{
	uint16_t *barred = challenge >= 0 ? &b->t->challenge[challenge].barred
					  : &b->barred_outside[other + 1];
	unsigned bit = 1U << me->instance;

	*barred = (uint16_t)(on ? *barred | bit : *barred & ~bit);
}

static bool may_use_power(const struct ce_board *b, const struct ce_user *me,
			  int challenge, int other)
{
	const struct ce_order *o = my_order(b, me, challenge);

	return !ce_is_barred_against(b, me->instance, challenge, other) &&
	       !(o && o->power.no && !me->rule->mandatory);
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

/* A Super strengthens a use of the Power, which a Zap may stop; where the Power
 * does nothing besides, nothing is told of it. */
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

/* Used up for this turn, where the game or its text lets it act in one challenge only? */
static bool is_used_up(const struct ce_board *b, const struct ce_user *me,
		       int challenge)
{
	int used = b->t->flare_used[me->id - CARD_FLARE];
	bool once = me->super ? me->rule->super.once : me->rule->wild.once;

	return (once || b->t->option.flare_use_one) && challenge >= 0 && used > 1 &&
	       used != challenge + 2;
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
	       !is_used_up(b, me, challenge) &&
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
