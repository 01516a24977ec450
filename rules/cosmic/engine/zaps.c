/* Cosmic Zap and Flarezap, which stop a use or a card, and their targets.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/edicts.h"

#include "rules/cosmic/engine/effect.h"

/* Cosmic Zap [R20a, R-154..R-162] ----------------------------------------- */

static bool is_challenge(const struct ce_board *b, int c)
{
	return c >= 0 && c < b->t->n_challenges;
}

static bool has_power(const struct ce_board *b, int seat)
{
	return seat >= 0 && seat < b->t->n_seats && ce_in_game(b->t, seat) &&
	       b->t->power[seat].id && b->t->power[seat].on;
}

/* Returns the player that the Zap is aimed at: the one named, or the only other player
 * with a Power. */
static int zap_target(const struct ce_board *b, int seat, const struct ce_order *o)
{
	int only = -1;

	if (o->edict.target.kind == CE_AT_POWER || o->edict.target.kind == CE_AT_PLAYER)
		return o->edict.target.seat;
	if (o->edict.target.kind != CE_AT_NOTHING)
		return -1; /* an Edict or a Flare */
	for (int s = 0; s < b->t->n_seats; s++)
		if (s != seat && has_power(b, s)) {
			if (only >= 0)
				return -1;
			only = s;
		}
	return only;
}

static bool is_zap(const struct ce_user *u)
{
	return u->kind == USER_EDICT && u->id == CARD_COSMIC_ZAP;
}

enum { AIM_OUTSIDE = -1, AIM_NOWHERE = -2 };

/* One use of a Power: in a challenge, or outside of them against a player [SP-7]. */
struct use {
	int challenge, other;
};
static const struct use nowhere = {AIM_NOWHERE, -1};

/* "Zap blue's power if blue uses power on red": the condition names the use. */
static bool fits_condition(const struct cond *c, const struct ce_deed *d)
{
	if (c && c->op == COND_AND)
		return fits_condition(c->a, d) && fits_condition(c->b, d);
	if (!c || c->op != COND_FACT)
		return true;
	const struct ce_fact *f = c->fact;
	return f->kind != CE_FACT_USES_POWER || f->seat != d->seat ||
	       ((f->challenge == CE_UNSAID || f->challenge == d->challenge) &&
		(f->target.kind == CE_AT_NOTHING || f->target.seat < 0 ||
		 f->target.seat == d->other));
}

static const struct cond *condition_of(const struct ce_board *b,
				       const struct ce_user *u)
{
	const struct ce_slot *s = &b->p->slots[u->slot];

	return s->slot->alternatives[s->first + b->seen[u->slot].taken].cond;
}

/* An order for a Zap, with its condition, and whose Power it is for. */
struct zap {
	int seat, target;
	const struct ce_order *order;
	const struct cond *cond;
};

/* Is the deed a use that the Zap may mean? */
static bool is_meant(const struct zap *zap, const struct ce_deed *d)
{
	const struct ce_order *o = zap->order;

	return d->seat == zap->target && !d->card &&
	       (o->challenge == CE_UNSAID || d->challenge == o->challenge) &&
	       (!o->edict.against || d->other == o->edict.against - 1) &&
	       (o->challenge != CE_UNSAID || o->edict.against ||
		fits_condition(zap->cond, d));
}

static bool is_same_use(const struct use *use, const struct ce_deed *d)
{
	return use->challenge == d->challenge &&
	       (d->challenge >= 0 || use->other == d->other);
}

/* In phase 1 nobody can name a challenge yet, nor is it known who is in it. */
static bool concerns(const struct ce_board *b, const struct ce_deed *d, int seat)
{
	return d->challenge >= 0 && b->phase > 1
		       ? ce_is_main(&b->t->challenge[d->challenge], seat)
		       : d->other == seat;
}

/* "Zap D's Power": the one use that it may mean, or the one where the zapper is a main
 * player, or outside of challenges its victim. */
static struct use find_aim(const struct ce_board *b, const struct zap *zap)
{
	struct use any = nowhere, own = nowhere;
	bool several = false, several_own = false;

	for (int i = 0; i < b->n_last_deeds; i++) {
		const struct ce_deed *d = &b->last_deeds[i];
		if (!is_meant(zap, d))
			continue;
		const struct use use = {d->challenge, d->other};
		several |= any.challenge != AIM_NOWHERE && !is_same_use(&any, d);
		any = use;
		if (!concerns(b, d, zap->seat))
			continue;
		several_own |= own.challenge != AIM_NOWHERE && !is_same_use(&own, d);
		own = use;
	}
	return !several ? any : !several_own ? own : nowhere;
}

/* A Power that is not used there gives way to the next alternative; a run
 * without Zaps tells beforehand which Powers are used. */
static bool zap_fits(struct ce_board *b, int seat, const struct ce_order *o,
		     bool nearest)
{
	const struct zap zap = {.seat = seat,
				.target = zap_target(b, seat, o),
				.order = o,
				.cond = b->cond};

	if (!has_power(b, zap.target) || !(o->challenge == CE_UNSAID || b->phase == 1 ||
					   is_challenge(b, o->challenge)))
		return false;
	return nearest || b->no_zaps || find_aim(b, &zap).challenge != AIM_NOWHERE ||
	       ce_cannot(b, "R-157", "there is no such use to stop, or more than one");
}

/* Flarezap: the Flare that is named, or the only one of the player named that
 * will act; in the challenge named, if one is. */
static bool is_flare_meant(const struct ce_order *o, const struct ce_deed *d)
{
	const struct ce_target *t = &o->edict.target;
	bool named = t->kind == CE_AT_FLARE
			     ? t->card == d->card
			     : t->kind == CE_AT_PLAYER || t->kind == CE_AT_POWER;

	return card_is_flare(d->card) && named && (t->seat < 0 || t->seat == d->seat) &&
	       (o->challenge == CE_UNSAID || o->challenge == d->challenge);
}

static const struct ce_deed *find_flare(const struct ce_board *b,
					const struct ce_order *o)
{
	const struct ce_deed *found = NULL;

	for (int i = 0; i < b->n_last_deeds; i++) {
		const struct ce_deed *d = &b->last_deeds[i];
		if (!is_flare_meant(o, d))
			continue;
		if (found && (found->card != d->card || found->seat != d->seat))
			return NULL; /* several: unclear, kept */
		found = d;
	}
	return found;
}

static void aim_flarezap(const struct ce_board *b, struct ce_user *u)
{
	const struct ce_deed *d = find_flare(b, u->order);

	u->aim_card = d ? d->card : CARD_NONE;
	if (!d)
		return;
	u->aim_seat = d->seat;
	u->aim = d->challenge;
}

/* It strikes the Flare's first use in the phase: all others fall with it. */
static void flarezap_strikes(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (b->no_zaps || act->card != me->aim_card || act->seat != me->aim_seat ||
	    act->forbidden || !ce_play_card(b, me, act->challenge, act->seat))
		return;
	act->forbidden = true;
	ce_discard(b, act->seat, act->card, CAUSE_CANCELLED);
}

static void flarezap_goes_in(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	(void)b;
	act->asked = me->aim_card != CARD_NONE;
}

/* A Flare that is not played gives way to the next alternative. */
static bool flarezap_fits(struct ce_board *b, int seat, const struct ce_order *o,
			  bool nearest)
{
	(void)seat;
	if (o->edict.target.kind != CE_AT_FLARE &&
	    o->edict.target.kind != CE_AT_PLAYER && o->edict.target.kind != CE_AT_POWER)
		return false;
	return nearest || b->no_zaps || find_flare(b, o) ||
	       ce_cannot(b, "R-192", "no such Flare acts, or more than one");
}

int ce_zaps_armed(const struct ce_board *b)
{
	int n = 0;

	for (int i = 0; i < b->n_users; i++)
		n += is_zap(&b->user[i]) ||
		     (b->user[i].kind == USER_EDICT && b->user[i].id == CARD_FLAREZAP);
	return n;
}

/* In written order; a card serves the first of them that has something to stop. */
void ce_aim_zaps(struct ce_board *b)
{
	int claimed[CE_SEATS] = {0};

	for (int i = 0; i < b->n_users; i++) {
		struct ce_user *u = &b->user[i];
		if (u->kind == USER_EDICT && u->id == CARD_FLAREZAP)
			aim_flarezap(b, u);
		if (!is_zap(u) || u->spent)
			continue;
		const struct zap zap = {.seat = u->seat,
					.target = zap_target(b, u->seat, u->order),
					.order = u->order,
					.cond = condition_of(b, u)};
		struct use aim = find_aim(b, &zap);
		if (claimed[u->seat] >= ce_holds(b->s, u->seat, CARD_COSMIC_ZAP))
			aim = nowhere;
		claimed[u->seat] += aim.challenge != AIM_NOWHERE;
		u->aim = (int8_t)aim.challenge;
		u->aim_other = (int8_t)aim.other;
		u->aim_seat = (int8_t)zap.target;
	}
}

static bool hits(const struct ce_user *zap, int challenge, int other)
{
	return zap->aim == challenge && (challenge >= 0 || zap->aim_other == other);
}

bool ce_is_aimed_at(const struct ce_board *b, int seat, int challenge, int other)
{
	for (int i = 0; i < b->n_users && !b->no_zaps; i++) {
		const struct ce_user *u = &b->user[i];
		if (is_zap(u) && !u->spent && !u->waiting &&
		    hits(u, challenge, other) && !u->order->edict.about &&
		    zap_target(b, u->seat, u->order) == seat &&
		    ce_holds(b->s, u->seat, u->id))
			return true;
	}
	return false;
}

static void zap_strikes(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (b->no_zaps || act->no_zap || me->order->edict.about != act->other_card ||
	    !hits(me, act->challenge, act->other) ||
	    zap_target(b, me->seat, me->order) != act->seat)
		return;
	if (ce_play_card(b, me, act->challenge, act->seat))
		act->forbidden = true;
}

/* A Zap on condition of the result: it goes in when its turn comes. */
static void zap_goes_in(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	(void)b;
	act->asked = me->aim != AIM_NOWHERE;
}

/* clang-format off */
const struct ce_edict ce_cosmic_zap =
	{CARD_COSMIC_ZAP, CE_ANY_PHASE, zap_fits,
	 {"Cosmic Zap", {[HOOK_USE]          = zap_strikes,
	                 [HOOK_AFTER_REVEAL] = zap_goes_in}},
	 {"R-154", "the Power it names is not working, or there is no such challenge"}};
const struct ce_edict ce_flarezap =
	{CARD_FLAREZAP, CE_ANY_PHASE, flarezap_fits,
	 {"Flarezap",   {[HOOK_PLAY]         = flarezap_strikes,
	                 [HOOK_AFTER_REVEAL] = flarezap_goes_in}},
	 {"R-192", "it names neither a holder nor a Flare"}};
/* clang-format on */
