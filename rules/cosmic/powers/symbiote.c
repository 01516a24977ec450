/* Symbiote, the power of symbiosis [CP-2.20].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

enum { TOKENS = 2 * CE_TOKENS, SENT = 8 };

/* The Flare --------------------------------------------------------------- */

/* [CP-2.20 wild] Applied last, after Powers that change what tokens count (Macron):
 * doubles the allies' whole share. If Virus has replaced that share, there is nothing to
 * double. */
static void allies_double(struct ce_board *b, struct ce_act *total, struct ce_user *me)
{
	if (total->seat == me->seat && both_attacks(total) && total->allied &&
	    ce_use(b, me, total->challenge, total->other))
		total->allied = (int16_t)(total->allied * 2);
}

/* [CP-2.20 super] */
static void up_to_eight(struct ce_board *b, struct ce_act *limit, struct ce_user *me)
{
	if (limit->seat == me->seat && limit->n < SENT &&
	    ce_use(b, me, limit->challenge, -1))
		limit->n = SENT;
}

static void sends_eight(struct ce_board *b, struct ce_act *sent, struct ce_user *me)
{
	if (sent->seat == me->seat && ce_pile_sum(&sent->pile) > CE_SEND_MAX &&
	    !ce_use(b, me, sent->challenge, sent->other))
		ce_cut(sent, CE_SEND_MAX);
}

const struct ce_power_rule ce_symbiote = {
	.name = "Symbiote",
	.title = N_("power of symbiosis"),
	.text = TEXT_SYMBIOTE,
	.mandatory = true,
	.cannot_be_lost = true,
	.cannot_be_zapped = true,
	.tokens = TOKENS,
	.does = {.name = "Symbiote"},
	.wild = {.text = TEXT_SYMBIOTE_WILD,
		 .orders = {.phases = PHASE(3),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .good = true,
			    .example = "flare symbiote in c1"},
		 .once = true,
		 .does = {"Wild Symbiote", {[HOOK_TOTAL_ADD] = allies_double}}},
	.super = {.text = TEXT_SYMBIOTE_SUPER,
		  .orders = {.phases = PHASE(1) | PHASE(2),
			     .allowed = STRATUM_USE,
			     .example = "flare symbiote"},
		  .reach = {.attack_max = SENT, .ally_max = SENT},
		  .does = {"Super Symbiote",
			   {[HOOK_ATTACK_LIMIT] = up_to_eight,
			    [HOOK_JOIN_LIMIT] = up_to_eight,
			    [HOOK_ATTACK] = sends_eight,
			    [HOOK_JOIN] = sends_eight}}},
};
