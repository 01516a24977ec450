/* The Edicts of the seed [R20]: Cosmic Zap, Plague, Mobius Tubes, Force Field, Emotion
 * Control, Stellar Gas; and the Flarezap. Each is kept where it has nothing to work on.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/edicts.h"

#include "rules/cosmic/deck.h"
#include "rules/cosmic/effect.h"

static bool is_challenge(const struct ce_board *b, int c)
{
	return c >= 0 && c < b->t->n_challenges;
}

/* The challenge named, or the only one for which the card would do something, or -1. */
typedef bool fits_challenge(const struct ce_board *, int challenge,
			    const struct ce_order *);
static int find_challenge(const struct ce_board *b, const struct ce_order *o,
			  fits_challenge *fits)
{
	int only = -1;

	if (o->challenge != CE_UNSAID)
		return is_challenge(b, o->challenge) && fits(b, o->challenge, o)
			       ? o->challenge
			       : -1;
	for (int c = 0; c < b->t->n_challenges; c++)
		if (fits(b, c, o)) {
			if (only >= 0)
				return -1;
			only = c;
		}
	return only;
}

/* Cosmic Zap [R20a, R-154..R-162] ----------------------------------------- */

static bool has_power(const struct ce_board *b, int seat)
{
	return seat >= 0 && seat < b->t->n_seats && ce_in_game(b->t, seat) &&
	       b->t->power[seat].id && b->t->power[seat].on;
}

/* At whom: the one named, or the only other player with a Power. */
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

static bool zap_fits(struct ce_board *b, int seat, const struct ce_order *o)
{
	return has_power(b, zap_target(b, seat, o)) &&
	       (o->challenge == CE_UNSAID || b->phase == 1 ||
		is_challenge(b, o->challenge));
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

/* Is the deed a use that the Zap may mean? */
static bool is_meant(const struct ce_board *b, const struct ce_user *zap,
		     const struct ce_deed *d, int target)
{
	const struct ce_order *o = zap->order;

	return d->seat == target && !d->card &&
	       (o->challenge == CE_UNSAID || d->challenge == o->challenge) &&
	       (!o->edict.against || d->other == o->edict.against - 1) &&
	       (o->challenge != CE_UNSAID || o->edict.against ||
		fits_condition(condition_of(b, zap), d));
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
static struct use find_aim(const struct ce_board *b, const struct ce_user *zap,
			   int target)
{
	struct use any = nowhere, own = nowhere;
	bool several = false, several_own = false;

	for (int i = 0; i < b->n_last_deeds; i++) {
		const struct ce_deed *d = &b->last_deeds[i];
		if (!is_meant(b, zap, d, target))
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

/* Flarezap: the Flare that is named, or the only one of the player named that
 * will act; in the challenge named, if one is. */
static bool is_flare_meant(const struct ce_board *b, const struct ce_order *o,
			   const struct ce_deed *d)
{
	const struct ce_target *t = &o->edict.target;
	bool named = t->kind == CE_AT_FLARE
			     ? t->card == d->card
			     : t->kind == CE_AT_PLAYER || t->kind == CE_AT_POWER;

	(void)b;
	return card_is_flare(d->card) && named && (t->seat < 0 || t->seat == d->seat) &&
	       (o->challenge == CE_UNSAID || o->challenge == d->challenge);
}

static void aim_flarezap(const struct ce_board *b, struct ce_user *u)
{
	u->aim_card = CARD_NONE;
	for (int i = 0; i < b->n_last_deeds; i++) {
		const struct ce_deed *d = &b->last_deeds[i];
		if (!is_flare_meant(b, u->order, d))
			continue;
		if (u->aim_card && (u->aim_card != d->card || u->aim_seat != d->seat)) {
			u->aim_card = CARD_NONE; /* several: unclear, kept */
			return;
		}
		u->aim_card = d->card;
		u->aim_seat = d->seat;
		u->aim = d->challenge;
	}
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

static bool flarezap_fits(struct ce_board *b, int seat, const struct ce_order *o)
{
	(void)b;
	(void)seat;
	return o->edict.target.kind == CE_AT_FLARE ||
	       o->edict.target.kind == CE_AT_PLAYER ||
	       o->edict.target.kind == CE_AT_POWER;
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
		int target = zap_target(b, u->seat, u->order);
		struct use aim = find_aim(b, u, target);
		if (claimed[u->seat] >= ce_holds(b->s, u->seat, CARD_COSMIC_ZAP))
			aim = nowhere;
		claimed[u->seat] += aim.challenge != AIM_NOWHERE;
		u->aim = (int8_t)aim.challenge;
		u->aim_other = (int8_t)aim.other;
		u->aim_seat = (int8_t)target;
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

/* Plague [R20b, R-163..R-171] --------------------------------------------- */

static bool plague_fits(struct ce_board *b, int seat, const struct ce_order *o)
{
	int victim = o->edict.target.seat;

	(void)seat;
	return o->edict.target.kind == CE_AT_PLAYER && victim >= 0 &&
	       victim < b->t->n_seats && ce_in_game(b->t, victim);
}

static void plague_falls(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	int victim = me->order->edict.target.seat;

	(void)act;
	if (ce_in_game(b->t, victim) && ce_play_card(b, me, -1, victim))
		b->t->plague[victim]++;
}

/* Mobius Tubes [R20c, R-052..R-058] --------------------------------------- */

static bool mobius_fits(struct ce_board *b, int seat, const struct ce_order *o)
{
	(void)seat;
	(void)o;
	for (int s = 0; s < b->t->n_seats; s++)
		if (b->t->warp[s])
			return true;
	return false; /* */
}

static void mobius_opens(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seats >> me->seat & 1)
		return; /* his second one would do nothing */
	if (ce_play_card(b, me, -1, -1))
		act->seats |= (uint8_t)(1U << me->seat);
}

/* Force Field [R20d, R-103..R-106] ---------------------------------------- */

static int stopped(const struct ce_challenge *c, const struct ce_target *target,
		   int seat)
{
	int there = c->allied[seat], n = 0;

	if (!c->side[seat] || ce_is_main(c, seat) ||
	    (target->side != CE_NO_SIDE && target->side != c->side[seat]))
		return 0;
	if (target->kind == CE_AT_ALL_ALLIES)
		return there;
	for (int i = 0; i < target->n_allied; i++)
		if (target->allied[i].seat == seat)
			n += target->allied[i].n == CE_ALL_TOKENS ? there
								  : target->allied[i].n;
	return n < there ? n : there;
}

static bool field_hits(const struct ce_board *b, int c, const struct ce_order *o)
{
	const struct ce_target *target = &o->edict.target;

	if (target->kind != CE_AT_ALLIES && target->kind != CE_AT_ALL_ALLIES)
		return false; /* no tokens named: unclear */
	for (int seat = 0; seat < b->t->n_seats; seat++)
		if (stopped(&b->t->challenge[c], target, seat) > 0)
			return true;
	return false;
}

static bool field_fits(struct ce_board *b, int seat, const struct ce_order *o)
{
	(void)seat;
	return find_challenge(b, o, field_hits) >= 0;
}

static void field_stops(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	int c = find_challenge(b, me->order, field_hits);

	(void)act;
	if (c < 0 || !ce_play_card(b, me, c, -1))
		return;
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		int n = stopped(&b->t->challenge[c], &me->order->edict.target, seat);
		ce_to_limbo(b, seat, c, CE_AT_CONE + c, n, CAUSE_STOPPED);
	}
}

/* Emotion Control [R20e, R-107..R-113] ------------------------------------ */

static bool has_cards(const struct ce_board *b, int c, const struct ce_order *o)
{
	(void)o;
	return b->t->challenge[c].result == CE_NOT_YET;
}

static bool control_fits(struct ce_board *b, int seat, const struct ce_order *o)
{
	(void)seat;
	return o->challenge == CE_UNSAID
		       ? b->t->n_challenges == 1
		       : is_challenge(b, o->challenge) && has_cards(b, o->challenge, o);
}

static int controlled(const struct ce_user *me)
{
	return me->order->challenge == CE_UNSAID ? 0 : me->order->challenge;
}

/* Two Compromises as it stands: no effect, kept. */
static void control_goes_in(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	int result = b->t->challenge[controlled(me)].result;

	act->asked = result == CE_ATTACK_WINS || result == CE_DEFENCE_WINS;
}

static void control_calms(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->challenge != controlled(me) ||
	    (act->card == CARD_COMPROMISE && act->other_card == CARD_COMPROMISE) ||
	    !ce_play_card(b, me, act->challenge, -1))
		return;
	act->card = act->other_card = CARD_COMPROMISE;
	b->t->challenge[act->challenge].controlled = 1;
}

/* Stellar Gas [R20f, R-145..R-147] ---------------------------------------- */

static bool is_owed(const struct ce_board *b, int c, const struct ce_order *o)
{
	const struct ce_challenge *ch = &b->t->challenge[c];

	return ch->owed > 0 && (o->edict.target.kind != CE_AT_PLAYER ||
				o->edict.target.seat == ch->owed_to);
}

static bool gas_fits(struct ce_board *b, int seat, const struct ce_order *o)
{
	(void)seat;
	return find_challenge(b, o, is_owed) >= 0;
}

static void gas_spreads(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	int number = find_challenge(b, me->order, is_owed);
	struct ce_challenge *c = number >= 0 ? &b->t->challenge[number] : NULL;

	(void)act;
	if (!c || !ce_play_card(b, me, number, c->owed_to))
		return;
	c->gassed = 1;
	c->owed = 0;
	for (int s = 0; s < CE_SEATS && b->t->option.gas_stops_rewards; s++)
		c->reward[s] = 0;
}

/* clang-format off */
enum { P1 = 1 << 1, P2 = 1 << 2, P3 = 1 << 3, P4 = 1 << 4, ANY = P1 | P2 | P3 | P4 };
static const struct ce_edict edicts[] = {
	{CARD_COSMIC_ZAP,      ANY, zap_fits,
	 {"Cosmic Zap",      {[HOOK_USE]          = zap_strikes,
	                      [HOOK_AFTER_REVEAL] = zap_goes_in}}},
	{CARD_PLAGUE,          ANY, plague_fits,
	 {"Plague",          {[HOOK_DECLARE]      = plague_falls}}},
	{CARD_MOBIUS_TUBES,    P1,  mobius_fits,
	 {"Mobius Tubes",    {[HOOK_WARP_OPENS]   = mobius_opens}}},
	{CARD_FORCE_FIELD,     P3,  field_fits,
	 {"Force Field",     {[HOOK_BEFORE_CARDS] = field_stops}}},
	{CARD_EMOTION_CONTROL, P3,  control_fits,
	 {"Emotion Control", {[HOOK_REVEALED]     = control_calms,
	                      [HOOK_AFTER_REVEAL] = control_goes_in}}},
	{CARD_STELLAR_GAS,     P4,  gas_fits,
	 {"Stellar Gas",     {[HOOK_BEFORE_DEALS] = gas_spreads}}},
	{CARD_FLAREZAP,        ANY, flarezap_fits,
	 {"Flarezap",        {[HOOK_PLAY]         = flarezap_strikes,
	                      [HOOK_AFTER_REVEAL] = flarezap_goes_in}}},
};
/* clang-format on */

const struct ce_edict *ce_edict_of(int card)
{
	for (size_t i = 0; i < sizeof edicts / sizeof *edicts; i++)
		if (edicts[i].card == card)
			return &edicts[i];
	return NULL;
}

bool ce_edict_reading(struct ce_board *b, int seat, const struct ce_order *o, bool last,
		      void *plan)
{
	const struct ce_edict *edict = ce_edict_of(o->edict.edict);

	(void)last;
	(void)plan;
	return o->verb == CE_EDICT && edict && edict->phases >> b->phase & 1 &&
	       ce_holds(b->s, seat, edict->card) && edict->fits(b, seat, o);
}
