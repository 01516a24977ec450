/* Orders that hold and react, cards that interrupt, gifts and questions.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/words/words_parts.h"

enum { WEATHER_MOST = 10, GHOLA_MOST = 5, KEY_MAX = 24 };

/* Habits that hold ------------------------------------------------------------------------- */

/* "sandworm Funeral Plain": a territory of sand. */
static bool read_sand(struct parse *p, struct du_order *o)
{
	int from = parse_mark(p), territory;

	if (!du_read_territory(p, &territory))
		return false;
	if (du_territories[territory].type != DU_SAND)
		parse_fault(p, from, "DU-014",
			    N_("A worm comes to sand, and %s is not sand"),
			    du_territories[territory].words);
	o->n_list = 1;
	o->list[0] = (uint8_t)territory;
	return true;
}

bool du_parse_sandworm(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_SANDWORM);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_FREMEN, "DU-014", N_("send worms"));
	return read_sand(p, o) && du_made(made, o, 0, true);
}

/* "charity no", "protect yes" */
bool du_parse_yes_no(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, (enum du_verb)v->id);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	if (v->id == DU_PROTECT) {
		du_only_for(p, from, DU_FREMEN, NULL, N_("protect an ally from worms"));
		parse_word(p, W_ALLY, NULL);
	}
	return du_read_yes_no(p, &o->n) && du_made(made, o, 0, true);
}

/* "advise polar", "advise with", "advise no" */
bool du_parse_advise(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_ADVISE);
	int from = parse_mark(p), territory;

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_BENE_GESSERIT, "DU-035", N_("advise"));
	if (parse_word(p, WORD_WITH, NULL))
		o->n = DU_ADVISE_WITH;
	else if (parse_word(p, WORD_NO, NULL))
		o->n = DU_ADVISE_NO;
	else if (parse_word(p, W_POLAR, NULL) ||
		 (parse_word(p, W_TERRITORY, &territory) && territory == DU_POLAR_SINK))
		o->n = DU_ADVISE_POLAR;
	else
		return parse_expected(p, "polar, with or no");
	return du_made(made, o, 0, true);
}

/* "intrusion yes", "intrusion no", "intrusion Carthag, Arrakeen" */
bool du_parse_intrusion(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_INTRUSION);
	int from = parse_mark(p), territory;

	parse_word(p, v->word, NULL);
	du_only_for(p, from, DU_BENE_GESSERIT, NULL, N_("become advisors"));
	o->n = 1;
	if (!parse_sees(p, W_TERRITORY))
		return du_read_yes_no(p, &o->n) && du_made(made, o, 0, true);
	do {
		if (!du_read_territory(p, &territory))
			return false;
		if (o->n_list < DU_LIST)
			o->list[o->n_list++] = (uint8_t)territory;
	} while (parse_comma(p));
	return du_made(made, o, 0, true);
}

/* Karama ----------------------------------------------------------------------------------------- */

/* "Sardaukar", "Fedaykin": by themselves they name the advantage that they are. */
static bool read_elites(struct parse *p, int *which)
{
	const struct token *t = parse_peek(p);

	if (!token_is(t, W_ELITES))
		return false;
	if (str_iequal(t->text, STR("sardaukar")))
		*which = DU_EMP_SARDAUKAR;
	else if (str_iequal(t->text, STR("fedaykin")))
		*which = DU_FRE_FEDAYKIN;
	else
		return false;
	return parse_word(p, W_ELITES, NULL);
}

/* "FRE.STORMHALF": a word, a point, a word. */
static bool read_key(struct parse *p, int *which)
{
	struct buf b = buf_in(p->a);
	int was = p->i;

	if (read_elites(p, which))
		return true;

	for (int i = 0; i < 2 && p->token[p->i].kind == TOKEN_WORD; i++) {
		if (i)
			buf_char(&b, '.');
		buf_add(&b, p->token[p->i++].text);
		if (!i)
			parse_sign(p, '.');
	}
	*which = du_advantage_named(buf_str(&b));
	if (*which != DU_NO_ADVANTAGE)
		return true;
	p->i = was;
	return parse_expected(
		p,
		"the key of an advantage, such as GUI.HALF: HELP ADVANTAGES lists them");
}

static bool read_cancel(struct parse *p, int from, struct du_order *o,
			struct parsed *made)
{
	int which;

	if (!read_key(p, &which))
		return false;
	o->verb = DU_CANCEL;
	o->n = (int16_t)which;
	if (du_advantages[which].faction == du_seat_of(p))
		parse_fault(p, from, "DU-058", N_("That advantage is your own"));
	return du_made(made, o, which, true);
}

/* "swap Guild 3 give Kulon, Baliset" */
static bool read_swap(struct parse *p, struct du_order *o)
{
	int card;

	if (!du_read_other(p, &o->seat))
		return false;
	o->n = DU_ALL;
	if ((parse_sees_number(p) || parse_sees(p, WORD_ALL)) &&
	    !du_read_count(p, &o->n))
		return false;
	parse_word(p, W_CARDS, NULL);
	if (!parse_word(p, W_GIVE, NULL))
		return true;
	do {
		if (!du_read_card(p, &card))
			return false;
		if (o->n_list < DU_LIST)
			o->list[o->n_list++] = (uint8_t)card;
	} while (parse_comma(p));
	return true;
}

/* "see Harkonnen in Arrakeen" */
static bool read_see(struct parse *p, struct du_order *o)
{
	int territory;

	if (!du_read_other(p, &o->seat) || !du_read_territory(p, &territory))
		return false;
	o->n_list = 1;
	o->list[0] = (uint8_t)territory;
	return true;
}

/* "revive 3", "revive leader Caid" */
static bool read_back(struct parse *p, struct du_order *o, int most)
{
	int from = parse_mark(p), leader;

	o->n = 0;
	parse_word(p, W_LEADER_WORD, NULL);
	if (du_take_leader(p, &leader, true)) {
		o->leader = (uint8_t)leader;
		if (leader == DU_KH ||
		    (du_seat_of(p) >= 0 && du_leader_faction(leader) != du_seat_of(p)))
			parse_fault(p, from, "DU-025", N_("That leader is not yours"));
		return true;
	}
	if (!du_read_forces(p, &o->n, &o->n_elites))
		return false;
	if (o->n > most)
		parse_fault(p, from, "DU-025", N_("At most %d forces come back so"),
			    most);
	return true;
}

/* The use of each faction: which word, and whose it is. */
static bool read_power(struct parse *p, int from, struct du_order *o)
{
	const struct du_view *v = view_of(p);

	if (v && !v->t.option.advanced_karama)
		parse_fault(
			p, from, "DU-060",
			N_("In this game factions have no Karama powers of their own"));
	if (v && v->seat >= 0 && v->t.karama_used >> v->seat & 1)
		parse_fault(
			p, from, "DU-060",
			N_("A Karama power comes once in a game, and you have used yours"));
	if (parse_word(p, W_SEE, NULL)) {
		du_only_for(p, from, DU_ATREIDES, "DU-060", N_("see a plan by Karama"));
		return read_see(p, o);
	}
	if (parse_word(p, W_REVIVE, NULL)) {
		du_only_for(p, from, DU_EMPEROR, "DU-060", N_("revive by Karama"));
		return read_back(p, o, 3);
	}
	if (parse_word(p, W_SANDWORM, NULL)) {
		du_only_for(p, from, DU_FREMEN, "DU-060", N_("call a worm by Karama"));
		return read_sand(p, o);
	}
	if (parse_word(p, W_STOP, NULL)) {
		du_only_for(p, from, DU_GUILD, "DU-062",
			    N_("stop a shipment by Karama"));
		return du_read_other(p, &o->seat);
	}
	if (parse_word(p, W_SWAP, NULL)) {
		du_only_for(p, from, DU_HARKONNEN, "DU-061",
			    N_("swap hands by Karama"));
		return read_swap(p, o);
	}
	return parse_expected(p,
			      "cancel and a key, or see, revive, worm, stop or swap");
}

/* "karama cancel GUI.HALF", "karama stop Harkonnen if shipped Harkonnen Carthag" */
bool du_parse_karama(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_POWER);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	if (parse_word(p, W_CANCEL, NULL))
		return read_cancel(p, from, o, made);
	return read_power(p, from, o) && du_made(made, o, 0, true);
}

/* Cards ---------------------------------------------------------------------------------------- */

void du_note_card(struct parse *p, int from, int card)
{
	const struct du_view *v = view_of(p);

	if (v && v->seat >= 0 && !du_view_holds(v, card))
		parse_note(
			p, from, NULL,
			N_("You do not hold the %s now. The order counts if you do then"),
			du_cards[card].name);
}

/* "weather 5 if storm hits Carthag" */
bool du_parse_weather(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_WEATHER);
	int from = parse_mark(p), n;

	parse_word(p, v->word, NULL);
	parse_link(p);
	if (!parse_number(p, &n))
		return parse_expected(p, "how far the storm goes, 0 to 10");
	parse_word(p, W_SECTOR, NULL);
	if (n > WEATHER_MOST)
		parse_fault(p, from, "DU-007",
			    N_("Weather Control moves the storm 0 to 10 sectors"));
	du_note_card(p, from, DU_WEATHER_CONTROL);
	o->n = (int16_t)n;
	return du_made(made, o, 0, true);
}

bool du_parse_atomics(struct parse *p, const struct verb *v, struct parsed *made)
{
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	du_note_card(p, from, DU_FAMILY_ATOMICS);
	return du_made(made, du_new_order(p, DU_ATOMICS), 0, true);
}

/* "ghola 5", "ghola leader Stilgar" */
bool du_parse_ghola(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_GHOLA);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	if (!read_back(p, o, GHOLA_MOST))
		return false;
	du_note_card(p, from, DU_TLEILAXU_GHOLA);
	return du_made(made, o, 0, true);
}

/* Gifts ---------------------------------------------------------------------------- */

/* "my ally", where there is one alone. */
static bool sees_ally(struct parse *p, int8_t *seat)
{
	const struct du_view *v = view_of(p);
	int ally = v && v->seat >= 0 ? v->t.ally[v->seat] : DU_NOBODY;

	return ally != DU_NOBODY && v->t.ally[ally] == v->seat &&
	       parse_word(p, W_ALLY, NULL) && (*seat = (int8_t)ally, true);
}

bool du_parse_give(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_GIVE);
	const struct du_view *view = view_of(p);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	/* "give 3 to Guild", "give the Guild 3" */
	bool seat_first = parse_sees_seat(p), ally = sees_ally(p, &o->seat);
	if (seat_first && !du_read_other(p, &o->seat))
		return false;
	if (!du_read_spice(p, &o->n))
		return false;
	parse_link(p);
	if (!seat_first && !ally && !sees_ally(p, &o->seat) &&
	    !du_read_other(p, &o->seat))
		return false;
	if (view && view->seat >= 0 && o->n > view->own.spice)
		parse_weak(p, from, "DU-064", N_("You hold %d spice"), view->own.spice);
	return du_made(made, o, o->seat, false);
}
