/* Laser, the power to blind [CP-2.10].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* [CP-2.10] The opponent's card is drawn at random from the hand, from the cards that
 * those for other challenges leave there. */
static void blinds(struct ce_board *b, struct ce_act *rules, struct ce_user *me)
{
	if (is_main(b, rules->challenge, me->seat) && rules->other == me->seat &&
	    ce_use(b, me, rules->challenge, rules->seat))
		rules->blind = true;
}

/* [CP-2.10 super] As an ally too, against the main player of the other side. */
static void blinds_as_ally(struct ce_board *b, struct ce_act *rules, struct ce_user *me)
{
	if (is_ally(b, rules->challenge, me->seat) &&
	    opponent(b, rules->challenge, me->seat) == rules->seat &&
	    ce_told(b, me, rules->challenge).given &&
	    ce_use(b, me, rules->challenge, rules->seat))
		rules->blind = true;
}

/* The Wild ---------------------------------------------------------------- */

static bool holds_any(const struct ce_board *b, const struct ce_told *told, int seat)
{
	for (int i = 0; i < told->n; i++)
		if (ce_holds(b->s, seat, told->item[i].card))
			return true;
	return false;
}

/* [CP-2.10 wild] They throw cards away, and as many of the opponent's lie aside until
 * the challenge ends, picked by chance. In step 2h, so that a player who is short then
 * is dealt new ones, and nobody fights without a card beside a full pile. */
static void dazzle(struct ce_board *b, int c, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, c);
	struct ce_what what = ce_what_in("dazzled", c);

	if (!told.given || !is_main(b, c, me->seat) || ce_has_used(b, me, c) ||
	    !holds_any(b, &told, me->seat))
		return;
	int other = opponent(b, c, me->seat);
	if (!ce_use(b, me, c, other))
		return;
	int n = ce_throw_away(b, me->seat, &told);
	for (int i = 0; i < n; i++) {
		int card = ce_random_card(b, what.z, other, i, NULL);
		if (card != CARD_NONE && ce_hand_remove(b->s, other, card))
			ce_set_aside(b, other, card, c);
	}
}

static void dazzles(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	dazzle(b, window->challenge, me);
}

const struct ce_power_rule ce_laser = {
	.name = "Laser",
	.title = N_("power to blind"),
	.text = TEXT_LASER,
	.mandatory = true,
	.does = {"Laser", {[HOOK_CARD_RULES] = blinds}},
	.wild = {.text = TEXT_LASER_WILD,
		 .orders = {.phases = PHASE(2),
			    .in_challenge = true,
			    .allowed = STRATUM_USE,
			    .parse = ce_words_read_discard,
			    .echo = ce_words_echo_discard,
			    .help = TEXT_LASER_WILD_ORDER,
			    .example = "flare laser c2: discard attack 4, attack 6"},
		 .does = {"Wild Laser", {[HOOK_PRE_CARD] = dazzles}}},
	.super = {.text = TEXT_LASER_SUPER,
		  .orders = {.phases = PHASE(3),
			     .in_challenge = true,
			     .allowed = STRATUM_USE,
			     .example = "flare laser c2"},
		  .does = {"Super Laser", {[HOOK_CARD_RULES] = blinds_as_ally}}},
};
