/* Orders of recruitment: who comes back from the graveyard, is conscripted, hired or raised.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dragon_dune/words/words_parts.h"

enum { BACK_A_TURN = 5 };

bool dd_parse_graveyard(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, DD_GRAVEYARD);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	if (parse_word(p, WORD_NOBODY, NULL) || parse_word(p, WORD_NOTHING, NULL))
		o->n = 0;
	else if (!dd_read_count(p, o))
		return false;
	if (parse_word(p, WORD_FROM, NULL))
		parse_word(p, W_GRAVEYARD, NULL);
	if (o->n == DD_ALL_OF_THEM || o->n > BACK_A_TURN) {
		if (o->n != DD_ALL_OF_THEM)
			parse_weak(p, from, "DD-024",
				   N_("No more than 5 tokens come back in a turn"));
		o->n = BACK_A_TURN;
	}
	*made = (struct parsed){.action = o,
				.key = {DD_GRAVEYARD, 0, 0},
				.allowed = STRATUM_COMMITMENT};
	return true;
}

/* Reports what is wrong with recruits of that kind in that place, as far as the letter
 * can tell. */
static void check_recruit(struct parse *p, int from, const struct dd_order *o)
{
	int seat = dd_seat_of(p);

	if (o->verb == DD_HIRE && seat == DD_ORCS) {
		parse_fault(
			p, from, "DD-046",
			N_("The Orcs hire no mercenaries: they raise tokens, as in \"raise 3 in 16\""));
		parse_hopeless(p);
	}
	if (o->verb != DD_RAISE)
		return;
	dd_only_for(p, from, DD_ORCS, "DD-046", N_("raise tokens"));
	if (!dd_map[o->to].orcish)
		parse_fault(
			p, from, "DD-046",
			N_("%s is not Orcish: 1, 1c, 2, 2f, 16, 16f, 17 and 18 are"),
			dd_area_name(o->to));
}

/* How many tokens could come at all, as far as the letter can tell. */
static int most_recruits(const struct dd_view *v)
{
	if (!v || v->seat < 0)
		return DD_TOKENS;
	return dd_unseen(&v->t, v->seat) + v->t.grave[v->seat];
}

/* "hire 9 2", where 2 in 9 are meant as well as 9 in 2. */
static void check_order(struct parse *p, int from, const struct dd_order *o, int area)
{
	int other = dd_plain(o->n), n = dd_map[area].number;
	int most = most_recruits(view_of(p));

	/* That 17 cannot come to 2 does not make "raise 17 2" an order for 2. */
	if (other == DD_NOWHERE || o->n == n || n > most ||
	    !dd_may_be_in(p, o, other) || (o->n <= most && !dd_may_be_in(p, o, area)))
		return;
	parse_fault(p, from, "DD-043", N_("Is that %d in %d, or %d in %d?"), o->n, n, n,
		    o->n);
	dd_offer(p, from, "%d in %d", o->n, n);
	dd_offer(p, from, "%d in %d", n, o->n);
}

/* "hire 4 special 1 in 15c", "hire 4 in 15c, 1 special": which of the tokens come is not the player's to say [DD-061]. */
static bool says_special(struct parse *p)
{
	int was = p->i, from = parse_mark(p), n;

	parse_comma(p);
	bool counted = parse_number(p, &n);
	if (!parse_word(p, W_SPECIAL, NULL)) {
		p->i = was;
		return false;
	}
	if (!counted)
		parse_number(p, &n);
	parse_word(p, W_TOKENS, NULL);
	parse_fault(
		p, from, "DD-061",
		N_("Special tokens come before ordinary ones, by themselves. Leave this out"));
	return true;
}

/* "2 in 5c", and as in a list of places: "5c 2", "5c: 2". */
static bool read_recruits(struct parse *p, struct dd_order *o, int *area, bool *special)
{
	bool place_first = dd_sees_lettered(p);
	int from = parse_mark(p);

	if (place_first) {
		if (!dd_read_area(p, area))
			return false;
		parse_sign(p, ':');
	}
	bool bare = parse_sees_number(p);
	if (!dd_read_count(p, o))
		return false;
	*special = says_special(p);
	int was = p->i;
	parse_link(p);
	bare = bare && p->i == was && !place_first && dd_sees_bare_number(p);
	if (!place_first && !dd_read_area(p, area))
		return false;
	if (bare)
		check_order(p, from, o, *area);
	return true;
}

/* "conscript 2 in 5c", "hire 4 in 10c ace spades", "raise all in 16" */
bool dd_parse_recruit(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct dd_order *o = dd_new_order(p, (enum dd_verb)v->id);
	int from = parse_mark(p), area;

	bool special = false, word = parse_word(p, v->word, NULL);
	if (!word && dd_goes_on(p, v->id)) {
		if (!dd_read_else(p, o))
			return false;
		area = o->to;
	} else if (!read_recruits(p, o, &area, &special)) {
		return false;
	}
	special |= says_special(p);
	if (o->hired) /* "recruit 2 mercenaries" */
		o->verb = DD_HIRE;
	if (o->n > DD_TOKENS)
		parse_changed(
			p, from, NULL,
			N_("You have %d tokens in the whole game, not %d: read as all"),
			DD_TOKENS, o->n);
	if (o->n == DD_ALL_OF_THEM || o->n > DD_TOKENS)
		o->n = DD_TOKENS;
	o->to = (int8_t)area;
	check_recruit(p, from, o);
	parse_link(p);
	if (o->verb == DD_HIRE)
		dd_read_ace(p, &o->ace);
	if (special && parse_at_end(p)) /* a condition would be lost */
		parse_offer(p, "%s %d in %s", v->name, o->n, dd_area_name(area));
	*made = (struct parsed){
		.action = o, .key = {o->verb, 0, area}, .allowed = STRATUM_COMMITMENT};
	return true;
}
