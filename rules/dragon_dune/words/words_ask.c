/* The Elves' question before a battle.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/words/words_parts.h"

static bool read_question(struct parse *p, struct dd_order *o)
{
	if (parse_word(p, W_ASK_COLOUR, NULL))
		o->ask = DD_ASK_COLOUR;
	else if (parse_word(p, W_ASK_VALUE, NULL))
		o->ask = DD_ASK_VALUE;
	else if (parse_word(p, W_ASK_NUMBER, NULL) || parse_word(p, W_TOKENS, NULL))
		o->ask = DD_ASK_NUMBER;
	else
		return parse_expected(p, "colour, value or number");
	return true;
}

/* Somebody whom the Elves may ask for: themselves, or their ally. */
static void check_question(struct parse *p, int from, int area, int seat)
{
	const struct dd_view *v = view_of(p);
	int ally = v ? v->t.ally[DD_ELVES] : DD_NOBODY;

	if (ally != DD_NOBODY && v->t.phase == DD_BATTLE &&
	    !v->t.tokens[area][DD_ELVES] && ally != seat)
		dd_check_fight(p, from, area, ally, seat);
	else
		dd_check_fight(p, from, area, DD_ELVES, seat);
}

bool dd_parse_ask(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_ASK);
	int from = parse_mark(p), area, seat;

	parse_word(p, v->word, NULL);
	dd_only_for(p, from, DD_ELVES, "DD-057", N_("ask questions before a battle"));
	if (!dd_read_fight(p, &area, &seat))
		return false;
	check_question(p, from, area, seat);
	parse_link(p);
	if (!read_question(p, o))
		return false;
	o->to = (int8_t)area;
	o->seat = (int8_t)seat;
	*made = (struct parsed){.action = o,
				.key = {DD_ASK, DD_FIGHT_KEY(area, seat), 0},
				.allowed = STRATUM_COMMITMENT};
	return true;
}
