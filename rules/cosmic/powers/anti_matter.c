/* Anti-Matter, the power of negation [CP-2.4].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* [CP-2.4] Their own tokens and all allies' are subtracted; their opponent's own are
 * added. Virus finds nothing left to multiply. */
static void subtracts(struct ce_board *b, struct ce_act *total, struct ce_user *me)
{
	if (!is_main(b, total->challenge, me->seat) || !both_attacks(total) ||
	    !b->t->option.antimatter_subtract ||
	    !ce_use(b, me, total->challenge, opponent(b, total->challenge, me->seat)))
		return;
	total->allied_sign = -1;
	if (total->seat == me->seat)
		total->sign = -1;
}

/* [CP-2.4] The lower total wins; a tie is still the defence's. */
static void lower_wins(struct ce_board *b, struct ce_act *outcome, struct ce_user *me)
{
	if (!is_main(b, outcome->challenge, me->seat) || !both_attacks(outcome) ||
	    !ce_use(b, me, outcome->challenge,
		    opponent(b, outcome->challenge, me->seat)))
		return;
	outcome->result =
		outcome->value < outcome->add ? CE_ATTACK_WINS : CE_DEFENCE_WINS;
}

/* The Flare --------------------------------------------------------------- */

/* The Flare that their words name, or any. */
static bool is_aimed_at(const struct ce_board *b, const struct ce_user *me,
			const struct ce_act *play)
{
	const struct ce_told told = ce_told(b, me, play->challenge);

	return told.given && (!told.n || !told.item[0].n ||
			      told.item[0].n == play->card - CARD_FLARE);
}

static void stops(struct ce_board *b, struct ce_act *play, struct ce_user *me)
{
	if (!card_is_flare(play->card) || play->seat == me->seat || play->forbidden ||
	    !is_aimed_at(b, me, play) || ce_has_used(b, me, play->challenge))
		return;
	play->forbidden = ce_use(b, me, play->challenge, play->seat);
}

/* [CP-2.4 wild] A Wild, in a challenge in which they take part. */
static void stops_wild(struct ce_board *b, struct ce_act *play, struct ce_user *me)
{
	if (!play->super && play->challenge >= 0 &&
	    ce_side_of(challenge_of(b, play->challenge), me->seat) != CE_NO_SIDE)
		stops(b, play, me);
}

/* [CP-2.4 super] Any Flare, anywhere, unless their order is for one challenge. */
static void stops_any(struct ce_board *b, struct ce_act *play, struct ce_user *me)
{
	if (me->order->challenge < 0 || play->challenge >= 0)
		stops(b, play, me);
}

/* "against any", "against macron" */
static bool parse_against(struct parse *p, struct ce_order *o)
{
	int id = 0;

	if (!parse_says(p, "against"))
		return true; /* any */
	parse_word(p, W_FLARE, NULL);
	if (!parse_word(p, W_ANY, NULL) && !parse_word(p, W_POWER_NAME, &id))
		return parse_expected(p, "any, or the name of a Flare");
	parse_word(p, W_FLARE, NULL);
	struct ce_item *item = ce_words_item(p, o, 0, 0);
	if (item)
		item->n = (int16_t)id;
	return item != NULL;
}

static void echo_against(const struct ce_view *v, const struct ce_order *o,
			 struct buf *out)
{
	const char *name = o->power.n_items ? ce_power_word(o->power.item[0].n) : NULL;

	(void)v;
	buf_printf(out, "against %s", name ? name : "any");
}

const struct ce_power_rule ce_anti_matter = {
	.name = "Anti-Matter",
	.title = N_("power of negation"),
	.text = TEXT_ANTI_MATTER,
	.mandatory = true,
	.habit = CE_HABIT_LOWER_WINS,
	.does = {"Anti-Matter",
		 {[HOOK_TOTAL_SIGN] = subtracts, [HOOK_OUTCOME] = lower_wins}},
	.wild = {.text = TEXT_ANTI_MATTER_WILD,
		 .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			    .allowed = STRATUM_USE,
			    .parse = parse_against,
			    .echo = echo_against,
			    .help = TEXT_ANTI_MATTER_FLARE_ORDER,
			    .example = "flare anti-matter against any"},
		 .does = {"Wild Anti-Matter", {[HOOK_PLAY] = stops_wild}}},
	.super = {.text = TEXT_ANTI_MATTER_SUPER,
		  .orders = {.phases = PHASE(1) | PHASE(2) | PHASE(3) | PHASE(4),
			     .allowed = STRATUM_USE,
			     .parse = parse_against,
			     .echo = echo_against,
			     .help = TEXT_ANTI_MATTER_FLARE_ORDER,
			     .example = "flare anti-matter against any"},
		  .does = {"Super Anti-Matter", {[HOOK_PLAY] = stops_any}}},
};
