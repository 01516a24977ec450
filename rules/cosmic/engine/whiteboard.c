/* Proposals and hooks. users.c holds those who look at them.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/engine/whiteboard.h"

#include "rules/cosmic/engine/effect.h"

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
	[ACT_CARD_RULES]  = HOOK_CARD_RULES,
	[ACT_ANSWER]      = HOOK_ANSWER,
	[ACT_LOST]        = HOOK_LOST,
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

const struct ce_act ce_act_blank = {.challenge = -1,
				    .seat = -1,
				    .other = -1,
				    .times = 1,
				    .sign = 1,
				    .allied_sign = 1};

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
		    !ce_in_game(b->t, u->seat) || /* they left as the turn ended */
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
		if (ce_is_told(b))
			ce_amend(b, hook, act, u);
		else
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
