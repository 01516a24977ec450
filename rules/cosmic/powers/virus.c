/* Virus, the power to multiply [CP-2.3].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

static int own_tokens(const struct ce_board *b, const struct ce_act *total, int seat)
{
	const struct ce_challenge *c = &b->t->challenge[total->challenge];

	return seat == c->attacker   ? c->attack
	       : seat == c->defender ? c->defence
				     : c->allied[seat];
}

/* [CP-2.3] The card times the number of tokens: their number, not their mass. Those of
 * the allies multiply too, or are added where the game is set so. */
static void multiply(struct ce_board *b, struct ce_act *total, const struct ce_user *me)
{
	const struct ce_challenge *c = challenge_of(b, total->challenge);
	int own = own_tokens(b, total, me->seat);

	if (b->t->option.virus_allies) {
		total->times = (int16_t)(total->times * ce_side_tokens(c, total->side));
		total->points = total->allied = 0;
		return;
	}
	total->times = (int16_t)(total->times * own);
	if (total->seat == me->seat)
		total->points = 0;
	else
		total->allied = (int16_t)(total->allied - own);
}

static void as_main_player(struct ce_board *b, struct ce_act *total, struct ce_user *me)
{
	if (total->seat == me->seat && both_attacks(total) &&
	    ce_use(b, me, total->challenge, total->other))
		multiply(b, total, me);
}

/* The Flare --------------------------------------------------------------- */

/* [CP-2.3 wild] Their own tokens are added once more, by number. */
static void adds_twice(struct ce_board *b, struct ce_act *total, struct ce_user *me)
{
	int own = own_tokens(b, total, me->seat);

	if (total->seat == me->seat && both_attacks(total) && own &&
	    ce_use(b, me, total->challenge, total->other))
		total->points = (int16_t)(total->points + own);
}

/* [CP-2.3 super] As if they were the main player of the side that they joined. */
static void as_ally(struct ce_board *b, struct ce_act *total, struct ce_user *me)
{
	const struct ce_challenge *c = challenge_of(b, total->challenge);

	if (is_ally(b, total->challenge, me->seat) &&
	    c->side[me->seat] == total->side && both_attacks(total) &&
	    ce_use(b, me, total->challenge, total->other))
		multiply(b, total, me);
}

const struct ce_power_rule ce_virus = {
	.name = "Virus",
	.title = N_("power to multiply"),
	.text = TEXT_VIRUS,
	.mandatory = true,
	.does = {"Virus", {[HOOK_TOTAL_FORMULA] = as_main_player}},
	.wild = {.text = TEXT_VIRUS_WILD,
		 .orders = {.phases = PHASE(3),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .good = true,
			    .example = "flare virus in c1"},
		 .does = {"Wild Virus", {[HOOK_TOTAL] = adds_twice}}},
	.super = {.text = TEXT_VIRUS_SUPER,
		  .orders = {.phases = PHASE(3),
			     .in_challenge = true,
			     .allowed = STRATUM_REVEAL,
			     .good = true,
			     .example = "flare virus in c1"},
		  .does = {"Super Virus", {[HOOK_TOTAL_FORMULA] = as_ally}}},
};
