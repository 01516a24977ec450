/* Orders of battle: plans, and the order of battles.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/engine/fights.h"
#include "rules/dune/words/words_parts.h"

/* Plans ------------------------------------------------------------------------------------------- */

/* A wish that is written twice is one. */
static void add_wish(uint8_t list[], uint8_t *n, int what)
{
	for (int i = 0; i < *n; i++)
		if (list[i] == what)
			return;
	if (*n < DU_LIST)
		list[(*n)++] = (uint8_t)what;
}

static bool sees_hero(struct parse *p)
{
	return parse_sees(p, W_CARD_NAME) && parse_peek(p)->value == DU_CHEAP_HERO;
}

/* Only Harkonnen lead with a leader of others, whom they captured. */
static void check_whose(struct parse *p, int from, int leader)
{
	int seat = du_seat_of(p), whose = du_leader_faction(leader);
	const struct du_view *v = view_of(p);

	if (seat < 0 || whose == seat)
		return;
	if (seat != DU_HARKONNEN)
		parse_impossible(p, from, NULL, N_("%s is a leader of %s, not yours"),
				 du_leaders[leader].name, du_factions[whose].the);
	else if (v->t.leader[leader] != DU_CAPTURED)
		parse_note(p, from, NULL,
			   N_("%s is a leader of %s, and you have not captured them"),
			   du_leaders[leader].name, du_factions[whose].the);
}

/* "Feyd-Rautha, Umman Kudu", "hero", "none" */
static bool read_leaders(struct parse *p, struct du_order *o)
{
	int value;

	do {
		int from = parse_mark(p), leader = DU_NO_LEADER;
		if (parse_word(p, W_CARD_NAME, &value)) {
			leader = DU_HERO;
			if (value != DU_CHEAP_HERO)
				parse_fault(p, from, NULL, N_("%s is not a leader"),
					    du_cards[value].name);
		} else if (du_take_leader(p, &value, true)) {
			leader = value == DU_KH ? DU_NO_LEADER : value;
			if (value == DU_KH)
				parse_fault(
					p, from, NULL,
					N_("The Kwisatz Haderach joins a leader: write kh at the end"));
			else
				check_whose(p, from, value);
		} else if (!parse_word(p, WORD_NOBODY, NULL)) {
			return parse_expected(p, "a leader, hero or none");
		}
		add_wish(o->list, &o->n_list, leader);
	} while (parse_comma(p) && (parse_sees(p, W_LEADER) || sees_hero(p)));
	return true;
}

static bool fits_slot(int card, bool weapon)
{
	switch (du_cards[card].class) {
	case DU_PROJECTILE:
	case DU_POISON:
	case DU_BEAM:
		return weapon;
	case DU_SHIELDS:
	case DU_SNOOPERS:
		return !weapon;
	default:
		return du_cards[card].class == DU_WORTHLESS;
	}
}

/* ", Kulon": one more for the slot. ", Shield" behind a weapon begins the other one. */
static bool next_card(struct parse *p, bool weapon)
{
	int was = p->i;

	if (parse_comma(p) && parse_sees(p, W_CARD_NAME) &&
	    fits_slot(parse_peek(p)->value, weapon))
		return true;
	p->i = was;
	return false;
}

static bool read_cards(struct parse *p, uint8_t list[], uint8_t *n, bool weapon)
{
	const struct du_view *v = view_of(p);
	int card;

	if (parse_word(p, WORD_NOBODY, NULL))
		return true;
	do {
		int from = parse_mark(p);
		if (!du_read_card(p, &card))
			return false;
		if (!fits_slot(card, weapon))
			parse_fault(p, from, NULL,
				    weapon ? N_("%s is not a weapon")
					   : N_("%s is not a defence"),
				    du_cards[card].name);
		else if (v && v->seat >= 0 && !du_view_holds(v, card))
			parse_note(p, from, NULL, N_("You do not hold %s now"),
				   du_cards[card].name);
		add_wish(list, n, card);
	} while (next_card(p, weapon));
	return true;
}

/* "Crysknife, Shield": each in its slot. A worthless card fits both, so its slot must be said. */
static bool read_bare_card(struct parse *p, struct du_order *o)
{
	int card = parse_peek(p)->value;
	bool weapon = fits_slot(card, true), defence = fits_slot(card, false);

	if (weapon == defence)
		return parse_expected(p, "weapon or defence before that card");
	return weapon ? read_cards(p, o->weapon, &o->n_weapon, true)
		      : read_cards(p, o->defence, &o->n_defence, false);
}

static bool read_drop(struct parse *p, struct du_order *o)
{
	if (parse_word(p, W_BOTH, NULL))
		o->drop = DU_DROP_WEAPON | DU_DROP_DEFENCE;
	else if (parse_word(p, W_WEAPON, NULL))
		o->drop |= DU_DROP_WEAPON;
	else if (parse_word(p, W_DEFENCE, NULL))
		o->drop |= DU_DROP_DEFENCE;
	else
		return parse_expected(p, "weapon, defence or both");
	return true;
}

static bool read_kh(struct parse *p)
{
	const struct token *t = parse_peek(p);

	return token_is(t, W_LEADER) && t->value == DU_KH &&
	       parse_word(p, W_LEADER, NULL);
}

static bool read_call(struct parse *p, struct du_order *o)
{
	int16_t yes = 1;

	if (!du_read_yes_no(p, &yes))
		return false;
	o->no_call = !yes;
	return true;
}

static bool read_capture(struct parse *p, int from, struct du_order *o)
{
	du_only_for(p, from, DU_HARKONNEN, "DU-051", N_("capture leaders"));
	if (parse_word(p, W_KILL, NULL))
		o->kills = true;
	else if (!parse_word(p, W_KEEP, NULL))
		return parse_expected(p, "keep or kill");
	return true;
}

/* "2 spice" */
static bool read_spice_behind(struct parse *p, struct du_order *o)
{
	int was = p->i, n;

	if (parse_number(p, &n) && parse_word(p, W_SPICE, NULL)) {
		o->spice = (int16_t)(n > DU_FORCES ? DU_FORCES + 1 : n);
		return true;
	}
	p->i = was;
	return false;
}

/* Between two parts. */
static void skip_signs(struct parse *p)
{
	while (parse_sign(p, ';') || parse_sign(p, '+') || parse_sign(p, '(') ||
	       parse_sign(p, ')') || parse_sign(p, '-') || parse_comma(p))
		continue;
}

/* "no weapon", "no cards": not beside one. */
static bool read_without(struct parse *p, const struct du_order *o)
{
	const int from = parse_mark(p);
	bool weapon = parse_word(p, W_WEAPON, NULL);
	bool defence = !weapon && parse_word(p, W_DEFENCE, NULL);

	if (!weapon && !defence && !parse_word(p, W_CARDS, NULL))
		return parse_expected(p, "weapon or defence");
	if ((!defence && o->n_weapon) || (!weapon && o->n_defence))
		parse_fault(
			p, from, NULL,
			"The plan has a card for that before this: write it with the card or without it");
	return true;
}

/* "weapon Crysknife", "weapon = Crysknife" */
static bool read_word(struct parse *p, short word)
{
	if (!parse_word(p, word, NULL))
		return false;
	parse_sign(p, '=');
	return true;
}

/* One part of a plan; false with *end: that was the last. */
static bool read_part(struct parse *p, struct du_order *o, struct du_said *said,
		      bool *end)
{
	int from;

	skip_signs(p);
	from = parse_mark(p);
	said->leader |= parse_sees(p, W_LEADER_WORD);
	said->cards |= parse_sees(p, WORD_NO) || parse_sees(p, W_WEAPON) ||
		       parse_sees(p, W_DEFENCE);
	if (read_word(p, W_DIAL))
		return du_read_dial(p, o);
	if (read_word(p, W_SPICE)) {
		int n;
		if (!parse_number(p, &n))
			return parse_expected(p, "how much spice");
		o->spice = (int16_t)(n > DU_FORCES ? DU_FORCES + 1 : n);
		return true;
	}
	if (du_read_named(p, &said->named) || read_spice_behind(p, o))
		return true;
	if (read_word(p, W_LEADER_WORD))
		return read_leaders(p, o);
	if (parse_word(p, WORD_NO, NULL))
		return read_without(p, o);
	if (parse_sees(p, W_CARD_NAME) && !sees_hero(p))
		return read_bare_card(p, o);
	if (read_word(p, W_WEAPON))
		return read_cards(p, o->weapon, &o->n_weapon, true);
	if (read_word(p, W_DEFENCE))
		return read_cards(p, o->defence, &o->n_defence, false);
	if (read_kh(p)) {
		du_only_for(p, from, DU_ATREIDES, NULL,
			    N_("have the Kwisatz Haderach"));
		o->kh = true;
		return true;
	}
	if (!o->n_list && (parse_sees(p, W_LEADER) || sees_hero(p)))
		return read_leaders(p, o);
	if (parse_word(p, W_LOSE, NULL)) {
		o->most_elites = parse_word(p, W_ELITES, NULL);
		return o->most_elites || parse_word(p, W_NORMAL, NULL) ||
		       parse_expected(p, "elite or normal");
	}
	if (parse_word(p, W_CALL, NULL) || parse_word(p, W_TRAITOR, NULL))
		return read_call(p, o);
	if (parse_word(p, W_CAPTURE, NULL))
		return read_capture(p, from, o);
	if (parse_word(p, W_DROP, NULL))
		return read_drop(p, o);
	*end = true;
	return false;
}

/* Is there spice of which the plan says nothing, with which its dial is legal? */
static bool some_spice_serves(const struct du_army *a, int dial, int held)
{
	for (int spice = 0; spice <= held && spice <= a->normals + a->elites; spice++)
		if (du_dial_is_legal(a, dial, spice))
			return true;
	return false;
}

static void check_plan(struct parse *p, int from, const struct du_order *o)
{
	const struct du_view *v = view_of(p);
	int field;

	if (!du_battles_are_open(v) ||
	    (field = du_field_of(&v->t, o->to, v->seat, o->seat)) == DU_NOWHERE)
		return;
	struct du_army a = du_army(&v->t, v->seat, field, o->seat);
	int spice = o->spice == DU_UNSAID ? v->own.spice : o->spice;
	int most = a.all_full ? 0 : a.normals + a.elites;
	int greatest = du_greatest_dial(&a, spice < most ? spice : most);
	if (a.all_full && o->spice > 0)
		parse_impossible(p, from, "DU-045",
				 N_("Your forces need no spice: write spice 0"));
	else if (o->spice > v->own.spice)
		parse_impossible(p, from, "DU-043", N_("You hold %d spice"),
				 v->own.spice);
	else if (o->n != DU_ALL && o->n > greatest)
		parse_impossible(p, from, "DU-043",
				 N_("With that spice you dial at most %d%s"),
				 greatest / 2, greatest % 2 ? ".5" : "");
	else if (o->n != DU_ALL && o->spice != DU_UNSAID &&
		 !du_dial_is_legal(&a, o->n, o->spice))
		parse_impossible(
			p, from, "DU-043",
			N_("No choice of your forces gives that dial with %d spice"),
			o->spice);
	else if (o->n != DU_ALL && o->spice == DU_UNSAID &&
		 !some_spice_serves(&a, o->n, v->own.spice))
		parse_impossible(p, from, "DU-043",
				 N_("No choice of your forces gives that dial"));
}

/* "battle Arrakeen vs Harkonnen dial 3 spice 2 leader Stilgar weapon Crysknife defence Shield" */
bool du_parse_battle(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_BATTLE);
	int from = parse_mark(p), a;
	const struct du_order *before = p->last;
	struct du_said said = {0};
	bool end = false;

	bool word = parse_word(p, v->word, NULL);
	if (!word && p->otherwise && before && before->verb == DU_BATTLE) {
		o->to = before->to;
		o->seat = before->seat;
		a = DU_FIGHT_KEY(o->to, o->seat);
	} else {
		if (!du_read_fight(p, o, &a))
			return false;
		o->to = o->list[0];
		o->n_list = 0;
		o->list[0] = 0;
	}
	du_check_fight(p, from, o->to, o->seat);
	while (read_part(p, o, &said, &end))
		continue;
	if (!end)
		return false;
	said.spice = o->spice != DU_UNSAID;
	if (o->n == DU_UNSAID && said.named.n)
		du_dial_named(p, &said.named, o);
	if (o->n == DU_UNSAID)
		return parse_expected(p, "dial and a number");
	check_plan(p, from, o);
	du_note_plan(p, from, o, &said);
	return du_made(made, o, a, false);
}

/* "battle order Carthag vs Emperor, Arrakeen vs Harkonnen" */
bool du_parse_battle_order(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_ORDER);
	int a;

	parse_word(p, v->word, NULL);
	do {
		struct du_order one = {.seat = DU_NOBODY};
		int from = parse_mark(p);
		if (!du_read_fight(p, &one, &a))
			return false;
		du_check_fight(p, from, one.list[0], one.seat);
		if (o->n_list < DU_LIST)
			o->list[o->n_list++] = (uint8_t)a;
	} while (parse_comma(p));
	return du_made(made, o, 0, false);
}
