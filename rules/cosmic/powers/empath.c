/* Empath, the power of harmony [CP-2.13].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

enum { HARMONY = CE_OWN_WORDS, IF_MINE_IS_THE_ATTACK };

/* The cards shown stay what they are: they only count as Compromises. */
static void harmonize(struct ce_act *reveal)
{
	reveal->card = reveal->other_card = CARD_COMPROMISE;
}

/* A side without a card counts as an Attack of 0. */
static bool is_mixed(const struct ce_act *reveal)
{
	return (reveal->card == CARD_COMPROMISE) !=
	       (reveal->other_card == CARD_COMPROMISE);
}

static int own_card(const struct ce_board *b, const struct ce_act *reveal, int seat)
{
	return b->t->challenge[reveal->challenge].attacker == seat ? reveal->card
								   : reveal->other_card;
}

/* [CP-2.13] An Attack meets a Compromise: both main players deal. */
static void brings_harmony(struct ce_board *b, struct ce_act *reveal,
			   struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, reveal->challenge);

	if (!is_main(b, reveal->challenge, me->seat) || !is_mixed(reveal) ||
	    !told.given ||
	    (told.n && told.item[0].word == IF_MINE_IS_THE_ATTACK &&
	     own_card(b, reveal, me->seat) == CARD_COMPROMISE))
		return;
	if (ce_use(b, me, reveal->challenge, opponent(b, reveal->challenge, me->seat)))
		harmonize(reveal);
}

/* "[if attack-compromise] harmony [only if mine is the attack]"; both cards are what the
 * Power is for, so that they may be left unsaid. */
static bool read_cards(struct parse *p)
{
	int was = p->i;

	if (!parse_word(p, WORD_IF, NULL))
		return true;
	bool attack_first = parse_word(p, W_ATTACK, NULL);
	bool calm = parse_word(p, W_COMPROMISE, NULL);
	if (!attack_first && !calm) {
		p->i = was; /* a condition like others */
		return true;
	}
	parse_sign(p, '-');
	if (!(attack_first ? calm || parse_word(p, W_COMPROMISE, NULL)
			   : parse_word(p, W_ATTACK, NULL)))
		return parse_expected(p, "attack-compromise harmony");
	if (!parse_word(p, WORD_THEN, NULL))
		parse_sign(p, ',');
	return parse_sees_text(p, "harmony") || parse_expected(p, "harmony");
}

static bool sees_mine(struct parse *p)
{
	int was = p->i;

	if (parse_word(p, WORD_IF, NULL) && parse_says(p, "mine")) {
		parse_says(p, "is");
		if (parse_word(p, W_ATTACK, NULL))
			return true;
		return parse_expected(p, "the attack");
	}
	p->i = was;
	return false;
}

static bool parse_harmony(struct parse *p, struct ce_order *o)
{
	ce_words_need_main(p, parse_mark(p), o);
	if (!read_cards(p))
		return false;
	if (!parse_says(p, "harmony") && !parse_at_end(p) && !parse_sees(p, WORD_IF) &&
	    !parse_sees(p, WORD_UNLESS))
		return parse_expected(p, "harmony, or nothing more");
	bool mine = sees_mine(p);
	ce_words_item(p, o, 0, mine ? IF_MINE_IS_THE_ATTACK : HARMONY);
	return !p->expected;
}

static void echo_harmony(const struct ce_view *v, const struct ce_order *o,
			 struct buf *out)
{
	(void)v;
	buf_z(out, "harmony");
	if (o->power.n_items && o->power.item[0].word == IF_MINE_IS_THE_ATTACK)
		buf_z(out, " only if mine is the attack");
}

/* The Flare --------------------------------------------------------------- */

/* [CP-2.13 wild] Turns their own Attack into a Compromise, against any card. */
static void disarms(struct ce_board *b, struct ce_act *reveal, struct ce_user *me)
{
	if (!is_main(b, reveal->challenge, me->seat) ||
	    own_card(b, reveal, me->seat) == CARD_COMPROMISE ||
	    !ce_use(b, me, reveal->challenge, opponent(b, reveal->challenge, me->seat)))
		return;
	if (b->t->challenge[reveal->challenge].attacker == me->seat)
		reveal->card = CARD_COMPROMISE;
	else
		reveal->other_card = CARD_COMPROMISE;
}

/* [CP-2.13 super] Two Attacks; an Attack and a Compromise are the Power's own. */
static void disarms_both(struct ce_board *b, struct ce_act *reveal, struct ce_user *me)
{
	if (is_main(b, reveal->challenge, me->seat) && both_attacks(reveal) &&
	    ce_use(b, me, reveal->challenge, opponent(b, reveal->challenge, me->seat)))
		harmonize(reveal);
}

const struct ce_power_rule ce_empath = {
	.name = "Empath",
	.title = N_("power of harmony"),
	.text = TEXT_EMPATH,
	.orders = {.phases = PHASE(3),
		   .in_challenge = true,
		   .allowed = STRATUM_REVEAL,
		   .parse = parse_harmony,
		   .echo = echo_harmony,
		   .help = TEXT_EMPATH_ORDER,
		   .example = "power c2: harmony only if mine is the attack"},
	.does = {"Empath", {[HOOK_REVEALED] = brings_harmony}},
	.wild = {.text = TEXT_EMPATH_WILD,
		 .orders = {.phases = PHASE(3),
			    .in_challenge = true,
			    .allowed = STRATUM_REVEAL,
			    .good = true,
			    .example = "flare empath in c2 if i would lose c2"},
		 .does = {"Wild Empath", {[HOOK_REVEALED] = disarms}}},
	.super = {.text = TEXT_EMPATH_SUPER,
		  .orders = {.phases = PHASE(3),
			     .in_challenge = true,
			     .allowed = STRATUM_REVEAL,
			     .example = "flare empath in c2"},
		  .does = {"Super Empath", {[HOOK_REVEALED] = disarms_both}}},
};
