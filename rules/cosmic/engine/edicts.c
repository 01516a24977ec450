/* The Edicts of the seed [R20]: Cosmic Zap, Plague, Mobius Tubes, Force Field, Emotion
 * Control, Stellar Gas; and the Flarezap. Each is kept where it has nothing to work on.
 * The cards that stop a use or another card are in zaps.c.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/edicts.h"

#include "rules/cosmic/engine/deck.h"
#include "rules/cosmic/engine/effect.h"

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

/* Plague [R20b, R-163..R-171] --------------------------------------------- */

static bool plague_fits(struct ce_board *b, int seat, const struct ce_order *o,
			bool nearest)
{
	int victim = o->edict.target.seat;

	(void)seat;
	(void)nearest;
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

static bool mobius_fits(struct ce_board *b, int seat, const struct ce_order *o,
			bool nearest)
{
	(void)seat;
	(void)nearest;
	(void)o;
	for (int s = 0; s < b->t->n_seats; s++)
		if (b->t->warp[s])
			return true;
	return false; /* */
}

static void mobius_opens(struct ce_board *b, struct ce_act *act, struct ce_user *me)
{
	if (act->seats >> me->seat & 1)
		return; /* a second one of theirs would do nothing */
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

static bool field_fits(struct ce_board *b, int seat, const struct ce_order *o,
		       bool nearest)
{
	(void)seat;
	(void)nearest;
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

static bool control_fits(struct ce_board *b, int seat, const struct ce_order *o,
			 bool nearest)
{
	(void)seat;
	(void)nearest;
	return o->challenge == CE_UNSAID
		       ? b->t->n_challenges == 1
		       : is_challenge(b, o->challenge) && has_cards(b, o->challenge, o);
}

static int controlled(const struct ce_user *me)
{
	return me->order->challenge == CE_UNSAID ? 0 : me->order->challenge;
}

/* Two Compromises as things are: no effect, kept. */
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

static bool gas_fits(struct ce_board *b, int seat, const struct ce_order *o,
		     bool nearest)
{
	(void)seat;
	(void)nearest;
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
static const struct ce_edict plague =
	{CARD_PLAGUE, CE_ANY_PHASE, plague_fits,
	 {"Plague",          {[HOOK_DECLARE]      = plague_falls}},
	 {"R-170", "its victim is not in the game"}};
static const struct ce_edict mobius =
	{CARD_MOBIUS_TUBES, PHASE(1), mobius_fits,
	 {"Mobius Tubes",    {[HOOK_WARP_OPENS]   = mobius_opens}},
	 {"R-055", "there is no token in the Warp"}};
static const struct ce_edict force_field =
	{CARD_FORCE_FIELD, PHASE(3), field_fits,
	 {"Force Field",     {[HOOK_BEFORE_CARDS] = field_stops}},
	 {"R-104", "it would stop no ally, or allies in several challenges"}};
static const struct ce_edict emotion_control =
	{CARD_EMOTION_CONTROL, PHASE(3), control_fits,
	 {"Emotion Control", {[HOOK_REVEALED]     = control_calms,
	                      [HOOK_AFTER_REVEAL] = control_goes_in}},
	 {"R-107", "no cards are shown in that challenge, or it names none of several"}};
static const struct ce_edict stellar_gas =
	{CARD_STELLAR_GAS, PHASE(4), gas_fits,
	 {"Stellar Gas",     {[HOOK_BEFORE_DEALS] = gas_spreads}},
	 {"R-147", "no such consolation is owed, or more than one"}};
static const struct ce_edict *const edicts[] = {
	&ce_cosmic_zap, &plague, &mobius, &force_field, &emotion_control, &stellar_gas,
	&ce_flarezap};
/* clang-format on */

const struct ce_edict *ce_edict_of(int card)
{
	for (size_t i = 0; i < sizeof edicts / sizeof *edicts; i++)
		if (edicts[i]->card == card)
			return edicts[i];
	return NULL;
}

bool ce_edict_reading(struct ce_board *b, int seat, const struct ce_order *o,
		      bool nearest, void *plan)
{
	const struct ce_edict *edict = ce_edict_of(o->edict.edict);

	(void)plan;
	if (o->verb != CE_EDICT || !edict)
		return false;
	if (!(edict->phases >> b->phase & 1))
		return ce_cannot(b, "R-058", "%s is not played in phase %d",
				 edict->does.name, b->phase);
	if (!ce_holds(b->s, seat, edict->card))
		return ce_cannot(b, "R-017", "%s is no longer in the hand",
				 edict->does.name);
	if (edict->fits(b, seat, o, nearest))
		return true;
	if (!b->n_why)
		ce_cannot(b, edict->unfit.rule, "%s", edict->unfit.text);
	return false;
}
