/* Proposals and hooks; users of Powers and cards.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/board.h"

#include "rules/cosmic/cosmic_event.h"
#include "rules/cosmic/edicts.h"
#include "rules/cosmic/effect.h"

/* Acts -------------------------------------------------------------------------------
 */

/* clang-format off */
static const uint8_t hook_of[ACT_COUNT] = {
	[ACT_LIMIT]       = HOOK_ATTACK_LIMIT,
	[ACT_RELEASE]     = HOOK_RELEASE,
	[ACT_PLACE]       = HOOK_PLACE,
	[ACT_WARP_OPENS]  = HOOK_WARP_OPENS,
	[ACT_ATTACK]      = HOOK_ATTACK,
	[ACT_RESETTLE]    = HOOK_RESETTLE,
	[ACT_DEFENCE]     = HOOK_DEFENCE,
	[ACT_INVITE]      = HOOK_INVITE,
	[ACT_JOIN]        = HOOK_JOIN,
	[ACT_CARD]        = HOOK_CARD,
	[ACT_REVEAL]      = HOOK_REVEALED,
	[ACT_TOTAL]       = HOOK_TOTAL,
	[ACT_OUTCOME]     = HOOK_OUTCOME,
	[ACT_LOSS]        = HOOK_LOSS,
	[ACT_TO_LIMBO]    = HOOK_TO_LIMBO,
	[ACT_LAND]        = HOOK_LAND,
	[ACT_OWED]        = HOOK_OWED,
	[ACT_CONSOLATION] = HOOK_CONSOLATION,
	[ACT_EARNED]      = HOOK_EARNED,
	[ACT_REWARD]      = HOOK_REWARD,
	[ACT_DEAL]        = HOOK_DEAL,
	[ACT_BASE]        = HOOK_LAND,
	[ACT_DEAL_FAILED] = HOOK_DEAL_FAILED,
	[ACT_DISCARD]     = HOOK_DISCARD,
	[ACT_DRAW]        = HOOK_DRAW,
	[ACT_NEW_HAND]    = HOOK_NEW_HAND,
	[ACT_USE]         = HOOK_USE,
	[ACT_PLAY]        = HOOK_PLAY,
	[ACT_DESTINY]     = HOOK_DESTINY,
	[ACT_POWER]       = HOOK_POWER,
	[ACT_VICTORY]     = HOOK_VICTORY,
};
/* clang-format on */

const struct ce_act ce_act_blank = {
	.challenge = -1, .seat = -1, .other = -1, .times = 1, .sign = 1};

/* Effects in one moment: offensive player, defensive, allies, others [CB-11.1, SP-5];
 * outside challenges from the lead. */
static int rank_in(const struct ce_board *b, int challenge, int seat)
{
	int round = (seat - b->t->lead + b->t->n_seats) % b->t->n_seats;

	if (challenge < 0)
		return round;
	const struct ce_challenge *c = &b->t->challenge[challenge];
	if (seat == c->attacker)
		return -2;
	if (seat == c->defender)
		return -1;
	return c->side[seat] ? round : round + CE_SEATS;
}

/* Their own order: a seat's Power first, then its cards as written; seats by rank. */
static struct ce_user *next_user(struct ce_board *b, enum ce_hook hook,
				 const struct ce_act *act)
{
	struct ce_user *best = NULL;
	int best_rank = 0;

	for (int i = 0; i < b->n_users; i++) {
		struct ce_user *u = &b->user[i];
		if (u->spent || u->waiting || !u->effect->on[hook] ||
		    act->touched >> u->bit & 1)
			continue;
		int rank = rank_in(b, act->challenge, u->seat);
		if (!best || rank < best_rank) {
			best = u;
			best_rank = rank;
		}
	}
	return best;
}

void ce_call(struct ce_board *b, enum ce_hook hook, struct ce_act *act)
{
	struct ce_user *u;

	while (b->n_users && (u = next_user(b, hook, act))) {
		act->touched |= (uint64_t)1 << u->bit;
		u->effect->on[hook](b, act, u);
	}
}

bool ce_propose(struct ce_board *b, struct ce_act *act)
{
	ce_call(b, hook_of[act->kind], act);
	if (act->forbidden || act->replaced)
		return false;
	ce_commit(b, act);
	return true;
}

void ce_window(struct ce_board *b, enum ce_hook hook, int challenge)
{
	if (!b->n_users)
		return;
	struct ce_act act = ce_act_new(ACT_WINDOW);
	act.challenge = (int8_t)challenge;
	ce_call(b, hook, &act);
}

bool ce_is_watched(const struct ce_board *b, enum ce_hook hook)
{
	for (int i = 0; i < b->n_users; i++)
		if (b->user[i].effect->on[hook])
			return true;
	return false;
}

int ce_limit(struct ce_board *b, enum ce_hook hook, int seat, int challenge)
{
	struct ce_act act;

	if (!b->n_users)
		return CE_SEND_MAX;
	act = ce_act_new(ACT_LIMIT);
	act.seat = (int8_t)seat;
	act.challenge = (int8_t)challenge;
	act.n = CE_SEND_MAX;
	ce_call(b, hook, &act);
	return act.n;
}

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
			      .aim = -1};
	b->n_users++;
	return u;
}

static void add_power(struct ce_board *b, int seat)
{
	const struct ce_power *power = &b->t->power[seat];
	const struct ce_power_rule *rule = ce_power_rule(b->p->catalog, power->id);

	if (rule && power->on)
		add_user(b, USER_POWER, seat, power->id, &rule->does);
}

/* A card that changes results waits for them; a Zap only if its condition asks for
 * them. */
static bool waits(const struct ce_board *b, int slot, const struct ce_edict *edict)
{
	const struct ce_slot *s = &b->p->slots[slot];
	const struct cond *c =
		s->slot->alternatives[s->first + b->seen[slot].taken].cond;

	return b->phase == 3 &&
	       (!edict->does.on[HOOK_USE] || (c && c->stratum == STRATUM_REVEAL));
}

static void add_edicts(struct ce_board *b, int seat)
{
	struct ce_slot const *slots = b->p->slots;

	for (int i = b->p->first_slot[seat]; i < b->p->last_slot[seat]; i++) {
		if (slots[i].verb != CE_EDICT)
			continue;
		const struct ce_order *o = ce_pick(b, i, ce_edict_reading, NULL);
		const struct ce_edict *edict = o ? ce_edict_of(o->edict.edict) : NULL;
		struct ce_user *u =
			edict ? add_user(b, USER_EDICT, seat, edict->card, &edict->does)
			      : NULL;
		if (u) {
			u->slot = (int16_t)i;
			u->order = o;
			u->waiting =
				edict->does.on[HOOK_AFTER_REVEAL] && waits(b, i, edict);
		}
	}
}

void ce_arm(struct ce_board *b)
{
	b->n_users = 0;
	for (int k = 0; k < b->t->n_seats; k++) {
		int seat = ce_from_lead(b->t, k);
		if (!ce_in_game(b->t, seat))
			continue;
		add_power(b, seat);
		add_edicts(b, seat);
	}
	ce_aim_zaps(b);
}

static void note_deed(struct ce_board *b, int seat, int card, int challenge, int other)
{
	if (b->n_deeds < CE_PLAYS)
		b->deed[b->n_deeds++] = (struct ce_deed){.seat = (int8_t)seat,
							 .challenge = (int8_t)challenge,
							 .other = (int8_t)other,
							 .card = (uint8_t)card};
}

static bool is_barred(const struct ce_board *b, int seat, int challenge)
{
	if (challenge >= 0)
		return b->t->challenge[challenge].barred >> seat & 1;
	return b->zapped_outside >> seat & 1;
}

static bool has_used(const struct ce_board *b, int seat, int challenge)
{
	for (int i = 0; i < b->n_deeds; i++)
		if (b->deed[i].seat == seat && !b->deed[i].card &&
		    b->deed[i].challenge == challenge)
			return true;
	return false;
}

bool ce_use(struct ce_board *b, struct ce_user *me, int challenge, int other)
{
	struct ce_act act;

	if (is_barred(b, me->seat, challenge))
		return false;
	if (has_used(b, me->seat, challenge))
		return true;
	note_deed(b, me->seat, CARD_NONE, challenge, other);
	act = ce_act_new(ACT_USE);
	act.seat = me->seat;
	act.other = (int8_t)other;
	act.challenge = (int8_t)challenge;
	if (ce_propose(b, &act))
		return true;
	if (challenge >= 0) {
		b->t->challenge[challenge].barred |= (uint8_t)(1U << me->seat);
		b->zapped[challenge] |= (uint8_t)(1U << me->seat);
	} else {
		b->zapped_outside |= (uint8_t)(1U << me->seat);
	}
	event_add(b->ev, EV_STOPPED, AUDIENCE_ALL, "R-154", 3, me->seat, challenge,
		  other);
	return false;
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
	note_deed(b, me->seat, me->id, challenge, other);
	bool stands = ce_propose(b, &act);
	me->spent = me->kind == USER_EDICT;
	return stands;
}
