/* Dependence between slots, from the facts of conditions and from shared tokens, cards
 * and invitations.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/depends.h"

#include "rules/cosmic/engine/edicts.h"

static bool any_power(const struct ce_play *p)
{
	for (int seat = 0; seat < p->before->t.n_seats; seat++)
		if (ce_power_rule(p->catalog, p->before->t.power[seat].id))
			return true;
	return false;
}

static bool is_magic(int verb)
{
	return verb == CE_POWER || verb == CE_FLARE;
}

static bool moves_tokens(int verb)
{
	return verb == CE_ATTACK || verb == CE_RESETTLE || verb == CE_RELEASE ||
	       verb == CE_LIMBO_TO || verb == CE_ALLY || verb == CE_LOSE;
}

/* The order of steps a to g: a later step takes nothing from an earlier one. */
static int step_of(int verb)
{
	static const uint8_t step[] = {
		[CE_LOSE] = 1,   [CE_RELEASE] = 2,  [CE_LIMBO_TO] = 3,
		[CE_ATTACK] = 4, [CE_RESETTLE] = 4, [CE_ALLY] = 5,
	};
	return verb < (int)sizeof step ? step[verb] : 6;
}

static bool orders_card(const struct ce_slot *s, int card)
{
	for (int a = 0; a < s->n; a++) {
		const struct ce_order *o = s->slot->alternatives[s->first + a].action;
		if (o && o->verb == CE_EDICT && o->edict.edict == card)
			return true;
	}
	return false;
}

/* May the slot name the challenge? */
static bool is_in(const struct ce_slot *s, int challenge)
{
	if (challenge < 0)
		return true;
	for (int a = 0; a < s->n; a++) {
		const struct ce_order *o = s->slot->alternatives[s->first + a].action;
		if (o && (o->challenge == challenge || o->challenge < 0))
			return true;
	}
	return false;
}

/* Tokens that an order takes, or NULL where it may be any. */
static const struct ce_tokens *taken_by(const struct ce_order *o)
{
	if (o->verb == CE_ALLY)
		return &o->ally.sent;
	return o->verb == CE_ATTACK || o->verb == CE_RESETTLE ? &o->attack.sent : NULL;
}

static bool same_source(const struct ce_tokens *x, const struct ce_tokens *y)
{
	if (!x || !y || !x->n_parts || !y->n_parts)
		return true;
	for (int i = 0; i < x->n_parts; i++)
		for (int j = 0; j < y->n_parts; j++)
			if (x->part[i].place.where == y->part[j].place.where &&
			    x->part[i].place.system == y->part[j].place.system &&
			    x->part[i].place.planet == y->part[j].place.planet)
				return true;
	return false;
}

/* Do the two slots, of one seat, want tokens of one place? */
static bool share_tokens(const struct ce_slot *x, const struct ce_slot *y)
{
	for (int a = 0; a < x->n; a++)
		for (int b = 0; b < y->n; b++) {
			const struct ce_order *o =
				x->slot->alternatives[x->first + a].action;
			const struct ce_order *p =
				y->slot->alternatives[y->first + b].action;
			if (o && p && same_source(taken_by(o), taken_by(p)))
				return true;
		}
	return false;
}

/* May the slot change what its seat sends to the challenge: by itself, or by taking
 * tokens that a later slot wanted? */
static bool touches_sending(const struct ce_play *p, int on, int challenge)
{
	const struct ce_slot *s = &p->slots[on];

	if (s->verb != CE_ALLY)
		return moves_tokens(s->verb);
	for (int i = on; i < p->last_slot[s->seat]; i++)
		if (p->slots[i].verb == CE_ALLY && is_in(&p->slots[i], challenge) &&
		    (i == on || share_tokens(s, &p->slots[i])))
			return true;
	return false;
}

static bool waits_for_results(const struct ce_slot *s)
{
	for (int a = 0; a < s->n; a++) {
		const struct cond *c = s->slot->alternatives[s->first + a].cond;
		if (c && c->stratum == STRATUM_REVEAL)
			return true;
	}
	return orders_card(s, CARD_EMOTION_CONTROL);
}

/* A result as it is when `slot` has its turn. Its own play does not touch that; all
 * others may, for turns come round again. */
static bool touches_result(const struct ce_play *p, int slot, int on)
{
	const struct ce_slot *s = &p->slots[on];

	if (s->verb == CE_EDICT)
		return !waits_for_results(s) || on != slot;
	return s->verb == CE_CARD || is_magic(s->verb) || moves_tokens(s->verb);
}

static bool touches_alliance(const struct ce_play *p, const struct ce_fact *f, int on)
{
	const struct ce_slot *s = &p->slots[on];

	if (s->verb == CE_INVITE)
		return is_in(s, f->challenge);
	if (s->verb == CE_DEFEND)
		return f->kind == CE_FACT_HAS_TOKENS || f->kind == CE_FACT_KEEP;
	if (f->kind == CE_FACT_HAS_TOKENS || f->kind == CE_FACT_KEEP)
		return touches_sending(p, on, f->challenge);
	return f->kind == CE_FACT_ALLIES && s->seat == f->seat &&
	       touches_sending(p, on, f->challenge);
}

static bool touches_play(const struct ce_play *p, const struct ce_fact *f, int slot,
			 int on)
{
	const struct ce_slot *s = &p->slots[on];

	if (f->card == CARD_COSMIC_ZAP || f->card == CARD_EMOTION_CONTROL ||
	    any_power(p))
		return s->verb == CE_EDICT || touches_result(p, slot, on);
	if (s->verb == CE_EDICT)
		return (s->seat == f->seat && orders_card(s, f->card)) ||
		       (f->card == CARD_FORCE_FIELD &&
			orders_card(s, CARD_FORCE_FIELD));
	return s->verb == CE_LOSE && s->seat == f->seat;
}

static bool fact_touched(const struct ce_play *p, int slot, const struct ce_fact *f,
			 int on)
{
	const struct ce_slot *s = &p->slots[on];

	if (is_magic(s->verb) || (s->verb == CE_EDICT && any_power(p)))
		return f->kind != CE_FACT_HOLDS;
	switch ((enum ce_fact_kind)f->kind) {
	case CE_FACT_HOLDS:
		return false;
	case CE_FACT_ATTACKS:
		return p->before->t.phase == 1 &&
		       ((moves_tokens(s->verb) && s->seat == f->seat) ||
			s->verb == CE_EDICT);
	case CE_FACT_ALLIES:
	case CE_FACT_IS_INVITED:
	case CE_FACT_INVITES:
	case CE_FACT_KEEP:
	case CE_FACT_HAS_TOKENS:
		return p->before->t.phase == 2 && touches_alliance(p, f, on);
	case CE_FACT_PLAYS:
		return touches_play(p, f, slot, on);
	case CE_FACT_USES_POWER:
	case CE_FACT_ZAPPED:
		return s->verb == CE_EDICT;
	case CE_FACT_SHOWS:
		return (s->verb == CE_CARD || s->verb == CE_LOSE) && s->seat == f->seat;
	case CE_FACT_WOULD_WIN:
	case CE_FACT_WOULD_LOSE:
		return touches_result(p, slot, on);
	}
	return true;
}

static bool cond_touched(const struct ce_play *p, int slot, const struct cond *c,
			 int on)
{
	if (!c)
		return false;
	switch (c->op) {
	case COND_FACT:
		return fact_touched(p, slot, c->fact, on);
	case COND_NOT:
		return cond_touched(p, slot, c->a, on);
	case COND_AND:
	case COND_OR:
		return cond_touched(p, slot, c->a, on) ||
		       cond_touched(p, slot, c->b, on);
	}
	return true;
}

/* A Power or a Flare may lift limits, move tokens and cards, and stop other Flares. It
 * leaves only two things alone: losses that were owed before, and settled choices. */
static bool may_meet(const struct ce_slot *s, const struct ce_slot *o)
{
	return s->verb != CE_LOSE && s->verb != CE_OWN_COLOUR &&
	       o->verb != CE_OWN_COLOUR && (is_magic(o->verb) || o->verb != CE_DEAL);
}

/* Tokens, cards and invitations that one slot needs and the other may take or give. The
 * earlier slot of a seat is served first. */
static bool legality_touched(const struct ce_play *p, int slot, int on)
{
	const struct ce_slot *s = &p->slots[slot], *o = &p->slots[on];

	if (slot == on)
		return false;
	if (is_magic(s->verb) || is_magic(o->verb))
		return may_meet(s, o);
	if (s->verb == CE_ALLY && o->verb == CE_INVITE)
		return o->challenge < 0 || is_in(s, o->challenge);
	if (s->seat != o->seat)
		return s->verb == CE_EDICT && o->verb == CE_EDICT && any_power(p);
	if (moves_tokens(s->verb) && moves_tokens(o->verb))
		return step_of(o->verb) < step_of(s->verb) ||
		       (s->verb == o->verb && on < slot && share_tokens(s, o));
	if (s->verb == CE_CARD && (o->verb == CE_CARD || o->verb == CE_LOSE))
		return true;
	if (s->verb == CE_EDICT && (o->verb == CE_EDICT || o->verb == CE_LOSE))
		return o->verb == CE_LOSE || on < slot || any_power(p);
	return (s->verb == CE_DEAL || s->verb == CE_REWARD) && o->verb == CE_LOSE;
}

static const struct ce_effect *effect_of(const struct ce_play *p,
					 const struct ce_order *o, bool super)
{
	if (o->verb == CE_EDICT) {
		const struct ce_edict *edict = ce_edict_of(o->edict.edict);
		return edict ? &edict->does : NULL;
	}
	if (o->verb != CE_FLARE)
		return NULL;
	const struct ce_power_rule *rule =
		ce_power_rule(p->catalog, o->power.flare - CARD_FLARE);
	return !rule ? NULL : super ? &rule->super.does : &rule->wild.does;
}

static bool stops_others(const struct ce_effect *does)
{
	return does && (does->on[HOOK_USE] || does->on[HOOK_PLAY]);
}

static bool orders_stop(const struct ce_play *p, const struct ce_order *o)
{
	return o && (stops_others(effect_of(p, o, false)) ||
		     stops_others(effect_of(p, o, true)));
}

static bool has_condition(const struct ce_slot *s)
{
	for (int a = 0; a < s->n; a++)
		if (s->slot->alternatives[s->first + a].cond)
			return true;
	return false;
}

/* A card or a Power can take from others what its own condition names: a Zap the use,
 * Emotion Control or harmony the win by a Power, Force Field the Super of an ally,
 * Stellar Gas that of a claimant. */
bool ce_cancels(const struct ce_play *p, int slot)
{
	const struct ce_slot *s = &p->slots[slot];

	if ((s->verb == CE_EDICT || is_magic(s->verb)) && has_condition(s))
		return true;
	for (int a = 0; a < s->n; a++)
		if (orders_stop(p, s->slot->alternatives[s->first + a].action))
			return true;
	return false;
}

/* A Flare that stops plays or Zaps answers a play; no other card makes it idle. */
static bool answers(const struct ce_play *p, int card)
{
	const struct ce_power_rule *rule = ce_power_rule(p->catalog, card - CARD_FLARE);

	return rule &&
	       (stops_others(&rule->wild.does) || stops_others(&rule->super.does));
}

/* May the play of this card be stopped, or made idle, by the order? A Zap stops a Super
 * together with the Power that it strengthens. */
static bool stops_card(const struct ce_play *p, const struct ce_order *o,
		       const struct ce_fact *played)
{
	bool flare = card_is_flare(played->card);
	int target = o->edict.target.seat;

	if (!orders_stop(p, o))
		return flare && !answers(p, played->card);
	if (o->verb != CE_EDICT)
		return true;
	return flare && (o->edict.edict != CARD_COSMIC_ZAP || target < 0 ||
			 (played->seat == target &&
			  p->before->t.power[target].id == played->card - CARD_FLARE));
}

bool ce_reads_attempt(const struct ce_play *p, int slot, const struct ce_fact *f)
{
	const struct ce_slot *s = &p->slots[slot];

	if (f->kind != CE_FACT_PLAYS)
		return true;
	for (int a = 0; a < s->n; a++) {
		const struct ce_order *o = s->slot->alternatives[s->first + a].action;
		if (o && stops_card(p, o, f))
			return true;
	}
	return false;
}

/* Has the condition a fact that the play itself can change, and that is not read in the
 * attempt? */
static bool touches_itself(const struct ce_play *p, int slot, const struct cond *c)
{
	if (!c)
		return false;
	if (c->op == COND_FACT)
		return !ce_reads_attempt(p, slot, c->fact) &&
		       fact_touched(p, slot, c->fact, slot);
	return touches_itself(p, slot, c->a) || touches_itself(p, slot, c->b);
}

static bool any_touches_itself(const struct ce_play *p, int slot)
{
	const struct ce_slot *s = &p->slots[slot];

	for (int a = 0; a < s->n; a++)
		if (touches_itself(p, slot, s->slot->alternatives[s->first + a].cond))
			return true;
	return false;
}

bool ce_acts_in_turns(const struct ce_play *p, int slot)
{
	const struct ce_slot *s = &p->slots[slot];

	if (p->before->t.phase != 3 || (s->verb != CE_EDICT && !is_magic(s->verb)))
		return false;
	for (int a = 0; a < s->n; a++) {
		const struct cond *c = s->slot->alternatives[s->first + a].cond;
		if (!c || c->stratum != STRATUM_REVEAL)
			return false;
	}
	return true;
}

bool ce_depends(const struct ce_play *p, int slot, int on)
{
	const struct ce_slot *s = &p->slots[slot];

	if (slot == on && ce_cancels(p, slot))
		return any_touches_itself(p, slot);
	if (legality_touched(p, slot, on))
		return true;
	for (int a = 0; a < s->n; a++)
		if (cond_touched(p, slot, s->slot->alternatives[s->first + a].cond, on))
			return true;
	return false;
}
