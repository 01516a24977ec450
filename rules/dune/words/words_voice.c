/* Orders of the Voice and of prescience.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/words/words_parts.h"

/* Faults that the board shows ---------------------------------------------------------------- */

void du_check_fight(struct parse *p, int from, int territory, int enemy)
{
	const struct du_view *v = view_of(p);

	if (du_battles_are_open(v) &&
	    du_field_of(&v->t, territory, v->seat, enemy) == DU_NOWHERE)
		parse_fault(p, from, "DU-037", N_("You have no battle with %s in %s"),
			    du_factions[enemy].the, du_territories[territory].words);
}

/* In a battle of their own, or of their ally. */
static void check_speaks(struct parse *p, int from, int territory, int enemy)
{
	const struct du_view *v = view_of(p);

	for (int ally = 0; du_battles_are_open(v) && ally < DU_SEATS; ally++)
		if (du_are_allies(&v->t, v->seat, ally) &&
		    du_field_of(&v->t, territory, ally, enemy) != DU_NOWHERE)
			return;
	du_check_fight(p, from, territory, enemy);
}

/* The Voice and prescience -------------------------------------------------------------------- */

/* A card that is named stands for its class. */
static bool read_kind(struct parse *p, struct du_order *o)
{
	int from = parse_mark(p), kind, card;

	if (parse_word(p, W_KIND, &kind)) {
		o->kind = (uint8_t)kind;
		return true;
	}
	if (!parse_word(p, W_CARD_NAME, &card))
		return parse_expected(
			p,
			"poison weapon, projectile weapon, Lasgun, Shield, Snooper, worthless or Cheap Hero");
	o->kind = du_cards[card].class;
	if (o->kind == DU_SPECIAL)
		parse_fault(p, from, "DU-041", N_("The Voice does not command a %s"),
			    du_cards[card].name);
	else if (du_cards[card].copies == 1 && o->kind != DU_BEAM)
		parse_note(p, from, "DU-041",
			   N_("The Voice commands a kind of card, not one card"));
	return true;
}

/* "voice Arrakeen vs Harkonnen no poison weapon", "voice Arrakeen vs Harkonnen play Shield" */
bool du_parse_voice(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_VOICES);
	int from = parse_mark(p), a;

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_BENE_GESSERIT, "DU-039", N_("use the Voice"));
	if (!du_read_fight(p, o, &a))
		return false;
	check_speaks(p, from, o->list[0], o->seat);
	bool no = parse_word(p, WORD_NO, NULL) || parse_word(p, WORD_NOT, NULL);
	bool play = parse_word(p, W_PLAY, NULL);
	no |= parse_word(p, WORD_NO, NULL) || parse_word(p, WORD_NOT, NULL);
	if (!no && !play)
		return parse_expected(p, "play or no, and a kind of card");
	o->n = no ? 0 : 1;
	return read_kind(p, o) && du_made(made, o, a, false);
}

/* "ask Arrakeen vs Harkonnen weapon" */
bool du_parse_ask(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_ASK);
	int from = parse_mark(p), a;

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_ATREIDES, "DU-042", N_("ask before a battle"));
	if (!du_read_fight(p, o, &a))
		return false;
	check_speaks(p, from, o->list[0], o->seat);
	if (parse_word(p, W_LEADER_WORD, NULL))
		o->kind = DU_ASKS_LEADER;
	else if (parse_word(p, W_WEAPON, NULL))
		o->kind = DU_ASKS_WEAPON;
	else if (parse_word(p, W_DEFENCE, NULL))
		o->kind = DU_ASKS_DEFENCE;
	else if (parse_word(p, W_DIAL, NULL))
		o->kind = DU_ASKS_DIAL;
	else
		return parse_expected(p, "leader, weapon, defence or dial");
	return du_made(made, o, a, false);
}
