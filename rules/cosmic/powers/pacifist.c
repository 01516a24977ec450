/* Pacifist, the power of peace [CP-2.5].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* True if the seat's card counts as a Compromise and the other's as an Attack. `act` is
 * a reveal or an outcome. */
static bool meets_attack(const struct ce_board *b, const struct ce_act *act, int seat)
{
	int side = ce_side_of(&b->t->challenge[act->challenge], seat);
	int own = side == CE_ATTACK_SIDE ? act->card : act->other_card;
	int other = side == CE_ATTACK_SIDE ? act->other_card : act->card;

	return is_main(b, act->challenge, seat) && own == CARD_COMPROMISE &&
	       other != CARD_COMPROMISE;
}

/* [CP-2.5] Their Compromise wins against an Attack. The beaten side showed an Attack,
 * so nobody is owed consolation. */
static void wins_in_peace(struct ce_board *b, struct ce_act *outcome,
			  struct ce_user *me)
{
	if (!meets_attack(b, outcome, me->seat) ||
	    !ce_use(b, me, outcome->challenge,
		    opponent(b, outcome->challenge, me->seat)))
		return;
	outcome->result = outcome->seat == me->seat ? CE_ATTACK_WINS : CE_DEFENCE_WINS;
}

/* The Flare --------------------------------------------------------------- */

enum { FIST = 15, SHIFT = 2 };

/* [CP-2.5 wild] */
static void becomes_attack(struct ce_board *b, struct ce_act *reveal,
			   struct ce_user *me)
{
	if (!meets_attack(b, reveal, me->seat) ||
	    !ce_use(b, me, reveal->challenge, opponent(b, reveal->challenge, me->seat)))
		return;
	if (challenge_of(b, reveal->challenge)->attacker == me->seat)
		reveal->card = FIST;
	else
		reveal->other_card = FIST;
}

/* [CP-2.5 super] Two tokens of the price pass to the opponent. */
static void shifts_price(struct ce_board *b, struct ce_act *price, struct ce_user *me)
{
	if (!is_main(b, price->challenge, me->seat) ||
	    !ce_use(b, me, price->challenge, opponent(b, price->challenge, me->seat)))
		return;
	price->n = (int16_t)(price->n + (price->seat == me->seat ? -SHIFT : SHIFT));
}

const struct ce_power_rule ce_pacifist = {
	.name = "Pacifist",
	.title = N_("power of peace"),
	.text = TEXT_PACIFIST,
	.mandatory = true,
	.habit = CE_HABIT_PEACE,
	.does = {"Pacifist", {[HOOK_OUTCOME] = wins_in_peace}},
	.wild = {.text = TEXT_PACIFIST_WILD,
		 .orders = {.phases = PHASE(3),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .example = "flare pacifist in c1"},
		 .does = {"Wild Pacifist", {[HOOK_REVEALED] = becomes_attack}}},
	.super = {.text = TEXT_PACIFIST_SUPER,
		  .orders = {.phases = PHASE(4),
			     .in_challenge = true,
			     .allowed = STRATUM_REVEAL,
			     .example = "flare pacifist in c1"},
		  .reach = {.deal_cost = SHIFT},
		  .does = {"Super Pacifist", {[HOOK_FAILED_LOSS] = shifts_price}}},
};
