/* Vulch, the power to salvage [CP-2.7].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* [CP-2.7] What another player discards: played, lost to the Plague, thrown away with
 * an old hand. Cards that leave the game with their owner were not discarded. */
static bool is_others_discard(const struct ce_act *discard, const struct ce_user *me)
{
	return discard->seat != me->seat && discard->cause != CAUSE_REMOVED &&
	       !discard->replaced;
}

static void salvage(struct ce_board *b, struct ce_act *discard, struct ce_user *me)
{
	ce_give_late(b, me->seat, discard->card, discard->seat);
	discard->replaced = true;
}

/* [CP-2.7] The Edict reaches their hand when the phase is done. All of a phase is one
 * use outside of challenges: a Zap stops the salvage of that phase, or of the card that
 * it names, and is not salvaged itself. */
static void takes_edict(struct ce_board *b, struct ce_act *discard, struct ce_user *me)
{
	if (card_is_edict(discard->card) && is_others_discard(discard, me) &&
	    ce_use_on_card(b, me, discard->card))
		salvage(b, discard, me);
}

static bool holds_edict(const struct ce_board *b, int seat)
{
	const struct ce_hand *h = &b->s->h.hand[seat];

	for (int i = 0; i < h->n; i++)
		if (card_is_edict(h->card[i]))
			return true;
	return false;
}

/* [CP-2.7] With a new hand their Edicts do not grow old. */
static void keeps_edicts(struct ce_board *b, struct ce_act *hand, struct ce_user *me)
{
	if (hand->seat == me->seat && holds_edict(b, me->seat) && ce_use(b, me, -1, -1))
		hand->asked = true;
}

/* Old Edicts of others are thrown away with the old hand; Vulch's stay. */
static void keeps_old_edict(struct ce_board *b, struct ce_act *discard,
			    struct ce_user *me)
{
	if (discard->seat == me->seat && discard->cause == CAUSE_OLD &&
	    card_is_edict(discard->card) && ce_use(b, me, -1, -1))
		discard->replaced = true;
}

/* The Wild ---------------------------------------------------------------- */

enum { KEEP_CARD, KEEP_ATTACK, KEEP_EDICT, KEEP_FLARE, KEEP_ANY };

/* One kind of card that they would keep: its word, or -1. */
static int read_kind(struct parse *p, int *card)
{
	if (parse_word(p, W_ANY, NULL) && !parse_sees(p, W_EDICT) &&
	    !parse_sees(p, W_FLARE) && !parse_sees(p, W_ATTACK)) {
		parse_word(p, W_CARD, NULL);
		return KEEP_ANY;
	}
	*card = CARD_NONE;
	if (parse_word(p, W_EDICT, card))
		return *card == CARD_NONE ? KEEP_EDICT : KEEP_CARD;
	if (parse_word(p, W_COMPROMISE, NULL)) {
		*card = CARD_COMPROMISE;
		return KEEP_CARD;
	}
	if (parse_word(p, W_FLARE, NULL)) {
		int power;
		if (!parse_word(p, W_POWER_NAME, &power))
			return KEEP_FLARE;
		*card = CARD_FLARE + power;
		return KEEP_CARD;
	}
	return parse_word(p, W_ATTACK, NULL) ? KEEP_ATTACK : -1;
}

/* [CP-2.7 wild] "keep attack 15 or more, plague, any flare" */
static bool parse_keep(struct parse *p, struct ce_order *o)
{
	int was, card = CARD_NONE, kind;

	if (!parse_word(p, W_KEEP, NULL))
		return true;
	do {
		kind = read_kind(p, &card);
		if (kind < 0)
			return parse_expected(
				p,
				"cards to keep: attack 15 or more, plague, any edict");
		struct ce_item *item = ce_words_item(p, o, 0, kind);
		if (!item)
			return false;
		item->card = (uint8_t)(kind == KEEP_CARD ? card : CARD_NONE);
		if (kind == KEEP_ATTACK && !ce_words_read_range(p, item))
			return false;
		was = p->i;
	} while (parse_comma(p));
	p->i = was;
	return true;
}

static void echo_keep(const struct ce_view *v, const struct ce_order *o,
		      struct buf *out)
{
	static const char *const words[] = {"", "attack", "any edict", "any flare",
					    "any card"};

	(void)v;
	for (int i = 0; i < o->power.n_items; i++) {
		const struct ce_item *item = &o->power.item[i];
		buf_z(out, i ? ", " : "keep ");
		buf_z(out, words[item->word]);
		if (item->word == KEEP_ATTACK)
			ce_words_put_range(out, item);
		if (item->word == KEEP_CARD)
			ce_words_put_card(out, item->card);
	}
}

static bool fits(const struct ce_item *item, int card)
{
	switch (item->word) {
	case KEEP_CARD:
		return card == item->card;
	case KEEP_ATTACK:
		return card_is_attack(card) &&
		       (item->n == CE_UNSAID ||
			(item->compare < 0   ? card <= item->n
			 : item->compare > 0 ? card >= item->n
					     : card == item->n));
	case KEEP_EDICT:
		return card_is_edict(card);
	case KEEP_FLARE:
		return card_is_flare(card);
	}
	return true;
}

static bool is_wanted(const struct ce_told *told, int card)
{
	bool wanted = told->n == 0;

	for (int i = 0; i < told->n; i++)
		wanted |= fits(&told->item[i], card);
	return wanted;
}

/* [CP-2.7 wild] One at a time, in the order that chance gives them; they keep the last
 * one if they wanted none. */
static void picks_over(struct ce_board *b, int c, const struct ce_told *told, int from,
		       int to)
{
	struct ce_what what = ce_what_in("salvage", c);

	for (int i = 0; b->s->h.hand[from].n; i++) {
		int card = ce_random_card(b, what.z, from, i, NULL);
		if (is_wanted(told, card) || b->s->h.hand[from].n == 1) {
			ce_take_card(b, from, to, card, c);
			return;
		}
		ce_discard(b, from, card, CAUSE_POWER);
	}
}

static void takes_from_beaten(struct ce_board *b, struct ce_act *window,
			      struct ce_user *me)
{
	int c = window->challenge;
	const struct ce_told told = ce_told(b, me, c);

	if (!told.given || !won_or_dealt(b, c, me->seat))
		return;
	int other = opponent(b, c, me->seat);
	if (b->s->h.hand[other].n && ce_use(b, me, c, other))
		picks_over(b, c, &told, other, me->seat);
}

/* The Super --------------------------------------------------------------- */

/* [CP-2.7 super] Flares too, with those of the phase. */
static void takes_flare(struct ce_board *b, struct ce_act *discard, struct ce_user *me)
{
	if (card_is_flare(discard->card) && is_others_discard(discard, me) &&
	    ce_use(b, me, -1, -1))
		salvage(b, discard, me);
}

const struct ce_power_rule ce_vulch = {
	.name = "Vulch",
	.title = N_("power to salvage"),
	.text = TEXT_VULCH,
	.mandatory = true,
	.does = {"Vulch",
		 {[HOOK_SALVAGE] = takes_edict,
		  [HOOK_DISCARD] = keeps_old_edict,
		  [HOOK_NEW_HAND] = keeps_edicts}},
	.wild = {.text = TEXT_VULCH_WILD,
		 .orders = {.phases = PHASE(3) | PHASE(4),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .parse = parse_keep,
			    .echo = echo_keep,
			    .help = TEXT_VULCH_WILD_ORDER,
			    .example =
				    "flare vulch c2: keep attack 15 or more, plague"},
		 .does = {"Wild Vulch", {[HOOK_SETTLED] = takes_from_beaten}}},
	.super = {.text = TEXT_VULCH_SUPER,
		  .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			     .allowed = STRATUM_USE,
			     .help = TEXT_VULCH_SUPER_ORDER,
			     .good = true,
			     .example = "flare vulch"},
		  .does = {"Super Vulch", {[HOOK_SALVAGE] = takes_flare}}},
};
