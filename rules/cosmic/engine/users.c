/* The effects at work in a phase, and the orders of their owners: Powers, Flares,
 * Edicts. uses.c has the consequences of a use.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/whiteboard.h"

#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/engine/edicts.h"
#include "rules/cosmic/engine/effect.h"
#include "rules/cosmic/table/cosmic_event.h"

/* Effects at work ------------------------------------------------------------------ */

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
		       bool nearest, void *plan)
{
	(void)nearest;
	(void)plan;
	if (o->verb != CE_FLARE)
		return false;
	if (!ce_holds(b->s, seat, o->power.flare))
		return ce_cannot(b, "R-191", "the Flare is no longer in the hand");
	if (o->challenge != CE_UNSAID && o->challenge >= b->t->n_challenges)
		return ce_cannot(b, "R-190", "there is no challenge C%d",
				 o->challenge + 1);
	return true;
}

/* The holder has the Super if the Power is theirs and works, else the Wild [PC-F.2,
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
		       bool nearest, void *plan)
{
	(void)seat;
	(void)nearest;
	(void)plan;
	if (o->verb != CE_POWER)
		return false;
	return o->challenge == CE_UNSAID || b->phase == 1 ||
	       o->challenge < b->t->n_challenges ||
	       ce_cannot(b, "SP-1", "there is no challenge C%d", o->challenge + 1);
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

/* "No power" is for this phase; an order from before still stands afterwards. */
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

/* A sheet shows all orders that hold from before; one that it no longer shows was
 * cleared. */
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

/* Notes the seat's answer to the question of another Power's owner. */
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
		if (b->t->power[i].id) /* hardly any is there */
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

static const struct ce_order *find_order(const struct ce_board *b,
					 const struct ce_user *me, int challenge,
					 bool exact)
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

const struct ce_order *ce_order_for(const struct ce_board *b, const struct ce_user *me,
				    int challenge)
{
	const struct ce_order *o = find_order(b, me, challenge, true);

	return o ? o : find_order(b, me, challenge, false);
}

struct ce_told ce_told(const struct ce_board *b, const struct ce_user *me,
		       int challenge)
{
	const struct ce_order *o = me->order;

	if (me->kind == USER_FLARE && o->challenge >= 0 && challenge >= 0 &&
	    o->challenge != challenge)
		return (struct ce_told){0};
	if (me->kind == USER_POWER)
		o = ce_order_for(b, me, challenge);
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
