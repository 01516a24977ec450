/* Oracle, the power to foresee [CP-2.11]. Their answers to the card that they see form
 * a table, which takes the place of their own card.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/powers/power.h"
#include "rules/cosmic/powers/power_texts.h"

/* [CP-2.11] As a main player they choose when the other's card lies open. If they order
 * nothing there they see nothing: chance draws their card. */
static void foresees(struct ce_board *b, struct ce_act *rules, struct ce_user *me)
{
	if (rules->seat == me->seat &&
	    (rules->asked || ce_super_of(b, me, rules->challenge)) &&
	    ce_use(b, me, rules->challenge, rules->other))
		rules->late = true;
}

/* The Flare --------------------------------------------------------------- */

/* [CP-2.11 wild] The Flare itself is on the table, and in no hand. */
static void mixes(struct ce_board *b, struct ce_act *window, struct ce_user *me)
{
	int c = window->challenge, other = opponent(b, c, me->seat);

	if (is_main(b, c, me->seat) && ce_use(b, me, c, other))
		ce_mix_hands(b, me->seat, other, me->id, c);
}

static bool is_feared(const struct ce_told *told, int seen)
{
	for (int i = 0; i < told->n; i++)
		if (ce_is_seen(&told->item[i], seen))
			return true;
	return !told->n;
}

/* [CP-2.11 super] Where the Power is stopped there is no card to see. */
static void calls_off(struct ce_board *b, struct ce_act *answer, struct ce_user *me)
{
	const struct ce_told told = ce_told(b, me, answer->challenge);

	if (answer->seat == me->seat && is_feared(&told, answer->other_card) &&
	    ce_use(b, me, answer->challenge, opponent(b, answer->challenge, me->seat)))
		ce_call_off(b, answer->challenge);
}

/* "blue shows", of their opponent: the word for seeing is understood. */
static bool opponent_shows(struct parse *p, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, seat;

	if (o->challenge >= 0 && parse_seat(p, &seat) && parse_word(p, W_SHOWS, NULL) &&
	    seat == ce_opponent(&v->t.challenge[o->challenge], v->seat))
		return true;
	p->i = was;
	return false;
}

/* "if attack >= 20 or compromise": cards; any other condition is read after it. */
static bool sees_cards(struct parse *p, const struct ce_order *o)
{
	int was = p->i;

	if (!parse_word(p, WORD_IF, NULL))
		return false;
	opponent_shows(p, o);
	int card = p->i;
	bool seen = parse_word(p, W_COMPROMISE, NULL) ||
		    (parse_word(p, W_ATTACK, NULL) && !parse_sees(p, W_WOULD));
	p->i = seen ? card : was;
	return seen;
}

static bool parse_feared(struct parse *p, struct ce_order *o)
{
	ce_words_need_main(p, parse_mark(p), o);
	if (!sees_cards(p, o))
		return true;
	do {
		struct ce_item *item = ce_words_item(p, o, 0, CE_SEEN_ATTACK);
		if (!item || !ce_words_read_seen(p, item))
			return false;
	} while (parse_word(p, WORD_OR, NULL));
	return true;
}

static void echo_feared(const struct ce_view *v, const struct ce_order *o,
			struct buf *out)
{
	(void)v;
	for (int i = 0; i < o->power.n_items; i++) {
		buf_z(out, i ? " or " : "if ");
		ce_words_put_seen(out, &o->power.item[i]);
	}
}

static bool parse_mix(struct parse *p, struct ce_order *o)
{
	ce_words_need_main(p, parse_mark(p), o);
	return true;
}

const struct ce_power_rule ce_oracle = {
	.name = "Oracle",
	.title = N_("power to foresee"),
	.text = TEXT_ORACLE,
	.mandatory = true,
	.reach = {.sees_card = true},
	.does = {"Oracle", {[HOOK_CARD_RULES] = foresees}},
	.wild = {.text = TEXT_ORACLE_WILD,
		 .orders = {.phases = PHASE(2),
			    .in_challenge = true,
			    .allowed = STRATUM_USE,
			    .parse = parse_mix,
			    .example = "flare oracle in c2"},
		 .does = {"Wild Oracle", {[HOOK_PRE_CARD] = mixes}}},
	.super = {.text = TEXT_ORACLE_SUPER,
		  .orders = {.phases = PHASE(3),
			     .in_challenge = true,
			     .allowed = STRATUM_COMMITMENT,
			     .parse = parse_feared,
			     .echo = echo_feared,
			     .help = TEXT_ORACLE_SUPER_ORDER,
			     .example = "flare oracle c2: if attack >= 20"},
		  .does = {"Super Oracle", {[HOOK_ANSWER] = calls_off}}},
};
