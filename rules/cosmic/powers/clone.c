/* Clone, the power to replicate [CP-2.6].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

enum { TWICE = 2 };

/* [CP-2.6] Their own challenge card does not go to the discards: it lies aside, where
 * nobody takes it, and is back in their hand when the challenge has ended. */
static void keeps_card(struct ce_board *b, struct ce_act *discard, struct ce_user *me)
{
	int c = discard->challenge;

	if (discard->seat != me->seat || discard->cause != CAUSE_PLAYED || c < 0 ||
	    !card_is_challenge(discard->card) || discard->replaced ||
	    ce_told(b, me, c).given || !ce_use(b, me, c, -1))
		return;
	ce_set_aside(b, me->seat, discard->card, c);
	discard->replaced = true;
}

/* [CP-2.6] The one order there is: not this time. */
static bool parse_refusal(struct parse *p, struct ce_order *o)
{
	(void)o;
	return parse_says(p, "discard") ||
	       parse_expected(p, "discard: the card goes to the discards");
}

static void echo_refusal(const struct ce_view *v, const struct ce_order *o,
			 struct buf *out)
{
	(void)v;
	(void)o;
	buf_z(out, "discard");
}

/* The Wild ---------------------------------------------------------------- */

/* All have seen that it kept an Edict earlier in this turn. */
static bool has_kept(const struct ce_view *v, const struct ce_order *o)
{
	return v->t.phase > 1 && v->t.flare_used[o->power.flare - CARD_FLARE];
}

/* [CP-2.6 wild] "keep plague", or nothing: the first Edict that they use. */
static bool parse_edict(struct parse *p, struct ce_order *o)
{
	int edict, from = parse_mark(p);

	if (has_kept(view_of(p), o) && !p->reader->stored)
		parse_fault(
			p, from, "R-190",
			"This Flare has already kept an Edict this turn; it may do so only once a turn");
	if (!parse_word(p, W_KEEP, NULL) && !parse_sees(p, W_EDICT))
		return true;
	from = parse_mark(p);
	if (!parse_word(p, W_EDICT, &edict))
		return parse_expected(p, "an Edict of yours, such as plague");
	if (edict == CARD_NONE)
		return true;
	if (!ce_words_count_hand(view_of(p), edict) && !p->reader->stored)
		parse_fault(p, from, NULL, "You do not hold that Edict");
	struct ce_item *item = ce_words_item(p, o, 0, 0);
	if (item)
		item->card = (uint8_t)edict;
	return true;
}

static void echo_edict(const struct ce_view *v, const struct ce_order *o,
		       struct buf *out)
{
	(void)v;
	if (!o->power.n_items)
		return;
	buf_z(out, "keep ");
	ce_words_put_card(out, o->power.item[0].card);
}

/* [CP-2.6 wild] The Edict comes back when the phase is done: it is used once. */
static void keeps_edict(struct ce_board *b, struct ce_act *discard, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, discard->challenge);

	if (discard->seat != me->seat || discard->cause != CAUSE_PLAYED ||
	    !card_is_edict(discard->card) || discard->replaced || !told.given ||
	    (told.n && told.item[0].card != discard->card) ||
	    (me->order->challenge >= 0 && discard->challenge < 0) ||
	    !ce_use(b, me, discard->challenge, -1))
		return;
	ce_give_late(b, me->seat, discard->card, me->seat);
	discard->replaced = true;
	me->spent = true;
}

/* The Super --------------------------------------------------------------- */

/* [CP-2.6 super] "take 3": fewer than twice as many. */
static bool parse_take(struct parse *p, struct ce_order *o)
{
	int n, from;

	if (!parse_says(p, "take"))
		return true;
	from = parse_mark(p);
	if (!parse_number(p, &n))
		return parse_expected(p, "a number of cards");
	parse_word(p, W_CARD, NULL);
	if (n > CE_HAND_MAX)
		parse_fault(p, from, NULL, "%d is more than there can be", n);
	struct ce_item *item = ce_words_item(p, o, 0, 0);
	if (item)
		item->n = (int16_t)(n > CE_HAND_MAX ? CE_HAND_MAX : n);
	return true;
}

static void echo_take(const struct ce_view *v, const struct ce_order *o,
		      struct buf *out)
{
	(void)v;
	if (o->power.n_items)
		buf_printf(out, "take %d", o->power.item[0].n);
}

static void takes_twice(struct ce_board *b, struct ce_act *taken, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, taken->challenge);
	int most = taken->n * TWICE;

	if (taken->seat != me->seat || taken->n <= 0 || !told.given ||
	    !ce_use(b, me, taken->challenge, taken->other))
		return;
	taken->n = (int16_t)(told.n && told.item[0].n < most ? told.item[0].n : most);
}

const struct ce_power_rule ce_clone = {
	.name = "Clone",
	.title = N_("power to replicate"),
	.text = TEXT_CLONE,
	.automatic = true,
	.orders = {.phases = PHASE(3),
		   .in_challenge = true,
		   .allowed = STRATUM_REVEAL,
		   .parse = parse_refusal,
		   .echo = echo_refusal,
		   .help = TEXT_CLONE_ORDER,
		   .example = "power c2: discard"},
	.does = {"Clone", {[HOOK_DISCARD] = keeps_card}},
	.wild = {.text = TEXT_CLONE_WILD,
		 .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			    .allowed = STRATUM_USE,
			    .parse = parse_edict,
			    .echo = echo_edict,
			    .help = TEXT_CLONE_WILD_ORDER,
			    .example = "flare clone: keep plague"},
		 .keeps_edict = true,
		 .does = {"Wild Clone", {[HOOK_DISCARD] = keeps_edict}}},
	.super = {.text = TEXT_CLONE_SUPER,
		  .orders = {.phases = PHASE(4),
			     .in_challenge = true,
			     .allowed = STRATUM_REVEAL,
			     .parse = parse_take,
			     .echo = echo_take,
			     .help = TEXT_CLONE_SUPER_ORDER,
			     .good = true,
			     .example = "flare clone c2"},
		  .does = {"Super Clone", {[HOOK_CONSOLATION] = takes_twice}}},
};
