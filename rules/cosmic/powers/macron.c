/* Macron, the power of mass [CP-2.2].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

enum {
	MASS = 4,  /* the value of each of their tokens in totals */
	WORTH = 2, /* and for consolation and rewards */
	SENT = 1,  /* tokens that they may commit as offence or ally */
};

/* [CP-2.2] One token to each challenge. That is the Power's price and not a use of it:
 * nothing tells of it, and a Zap finds nothing to stop. */
static void sends_one(struct ce_board *b, struct ce_act *limit, struct ce_user *me)
{
	(void)b;
	if (limit->seat == me->seat)
		limit->n = SENT;
}

/* [CP-2.2] Tokens that something else replaces (Virus) no longer count. */
static void counts_four(struct ce_board *b, struct ce_act *total, struct ce_user *me)
{
	const struct ce_challenge *c = challenge_of(b, total->challenge);
	int own = total->seat == me->seat ? total->points
		  : c->side[me->seat] == total->side && total->allied
			  ? c->allied[me->seat]
			  : 0;

	if (!own || !both_attacks(total) ||
	    !ce_use(b, me, total->challenge, opponent(b, total->challenge, me->seat)))
		return;
	if (total->seat == me->seat)
		total->points = (int16_t)(total->points * MASS);
	else
		total->allied = (int16_t)(total->allied + own * (MASS - 1));
}

/* [CP-2.2] Consolation and rewards. */
static void counts_two(struct ce_board *b, struct ce_act *gain, struct ce_user *me)
{
	if (gain->seat == me->seat && gain->n > 0 && ce_use(b, me, gain->challenge, -1))
		gain->n = (int16_t)(gain->n * WORTH);
}

/* The Flare --------------------------------------------------------------- */

/* More tokens than that are sent only with the Flare: where it is stopped, the surplus
 * stays at home. */
static void send_more(struct ce_board *b, struct ce_act *sent, struct ce_user *me,
		      int without)
{
	if (sent->seat == me->seat && ce_pile_sum(&sent->pile) > without &&
	    !ce_use(b, me, sent->challenge, sent->other))
		ce_cut(sent, without);
}

/* [CP-2.2 wild] As many as they had bases in the last report. */
static int n_bases(const struct ce_board *b, int seat)
{
	const struct ce_table *t = &b->p->before->t;

	return ce_home_bases(t, seat) + ce_outside_bases(t, seat);
}

static void as_many_as_bases(struct ce_board *b, struct ce_act *limit,
			     struct ce_user *me)
{
	int n = n_bases(b, me->seat);

	if (limit->seat == me->seat && n > limit->n && ce_use(b, me, -1, -1))
		limit->n = (int16_t)n;
}

static void wild_sends(struct ce_board *b, struct ce_act *sent, struct ce_user *me)
{
	send_more(b, sent, me, CE_SEND_MAX);
}

/* [CP-2.2 super] Four, as everybody else. */
static void up_to_four(struct ce_board *b, struct ce_act *limit, struct ce_user *me)
{
	if (limit->seat == me->seat && limit->n < CE_SEND_MAX &&
	    ce_use(b, me, limit->challenge, -1))
		limit->n = CE_SEND_MAX;
}

static void super_sends(struct ce_board *b, struct ce_act *sent, struct ce_user *me)
{
	send_more(b, sent, me, SENT);
}

const struct ce_power_rule ce_macron = {
	.name = "Macron",
	.title = N_("power of mass"),
	.text = TEXT_MACRON,
	.mandatory = true,
	.reach = {.attack_max = SENT, .ally_max = SENT},
	.does = {"Macron",
		 {[HOOK_ATTACK_LIMIT] = sends_one,
		  [HOOK_JOIN_LIMIT] = sends_one,
		  [HOOK_TOTAL] = counts_four,
		  [HOOK_OWED] = counts_two,
		  [HOOK_EARNED] = counts_two}},
	.wild = {.text = TEXT_MACRON_WILD,
		 .orders = {.phases = PHASE(1),
			    .allowed = STRATUM_USE,
			    .example = "flare macron"},
		 .reach = {.attack_max = CE_BY_BASES},
		 .does = {"Wild Macron",
			  {[HOOK_ATTACK_LIMIT] = as_many_as_bases,
			   [HOOK_ATTACK] = wild_sends}}},
	.super = {.text = TEXT_MACRON_SUPER,
		  .orders = {.phases = PHASE(1) | PHASE(2),
			     .allowed = STRATUM_USE,
			     .example = "flare macron"},
		  .reach = {.attack_max = CE_SEND_MAX, .ally_max = CE_SEND_MAX},
		  .does = {"Super Macron",
			   {[HOOK_ATTACK_LIMIT] = up_to_four,
			    [HOOK_JOIN_LIMIT] = up_to_four,
			    [HOOK_ATTACK] = super_sends,
			    [HOOK_JOIN] = super_sends}}},
};
