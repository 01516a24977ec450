/* Phase 1: attack and resettle; and the plan for the own colour.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

/* The system that is meant: the one named if destiny sends them there, else the
 * first. */
int ce_words_destined(const struct ce_view *v, int named)
{
	const struct ce_table *t = &v->t;

	for (int i = 0; i < t->n_destiny[v->seat]; i++)
		if (t->destiny[v->seat][i] == named)
			return named;
	return t->destiny[v->seat][0];
}

bool ce_words_has_base(const struct ce_view *v, int seat, int system, int planet)
{
	return v->t.planet[system][planet - 1][seat] > 0;
}

/* "Blue 2 (Red 3, Green 2)": other colours' bases in the own system. */
static struct str foreign_bases(struct parse *p)
{
	const struct ce_view *v = view_of(p);
	struct buf b = buf_in(p->a);

	for (int n = 1; n <= CE_PLANETS; n++) {
		bool any = false;
		for (int s = 0; s < v->t.n_seats; s++) {
			if (s == v->seat || !ce_words_has_base(v, s, v->seat, n))
				continue;
			if (!any)
				buf_printf(&b, "%s%s %d (", b.n ? ", " : "",
					   ce_words_seat_name(v->seat), n);
			buf_printf(&b, "%s%s %d", any ? ", " : "",
				   ce_words_seat_name(s),
				   v->t.planet[v->seat][n - 1][s]);
			any = true;
		}
		buf_z(&b, any ? ")" : "");
	}
	if (!b.n)
		buf_z(&b, _("none"));
	return buf_str(&b);
}

/* Finds the defender of an attack in the own system. */
static void own_defender(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int n = 0, only = CE_UNSAID;
	struct buf names = buf_in(p->a);

	if (!o->attack.planet)
		return;
	for (int s = 0; s < v->t.n_seats; s++)
		if (s != v->seat &&
		    ce_words_has_base(v, s, v->seat, o->attack.planet)) {
			buf_printf(&names, "%s%s", n++ ? _(" or ") : "",
				   ce_words_seat_name(s));
			only = s;
		}
	struct str all = n ? buf_str(&names) : foreign_bases(p);
	if (!n) {
		parse_impossible(
			p, from, "rule 7a",
			"No other colour has a base on %s %d. In your system: %.*s",
			ce_words_seat_name(v->seat), o->attack.planet, STR_ARG(all));
	} else if (o->attack.defender >= 0 &&
		   !ce_words_has_base(v, o->attack.defender, v->seat,
				      o->attack.planet)) {
		parse_impossible(
			p, from, "rule 7a", "%s has no base on %s %d; there is %.*s",
			ce_words_seat_name(o->attack.defender),
			ce_words_seat_name(v->seat), o->attack.planet, STR_ARG(all));
	} else if (o->attack.defender < 0 && n > 1) {
		parse_note(p, from, "R-046",
			   "%.*s by chance, unless you say which: defender %s",
			   STR_ARG(all), ce_words_seat_name(only));
	} else if (o->attack.defender < 0) {
		o->attack.defender = (int8_t)only;
	}
}

static void settle_system(struct parse *p, int from, int named, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int system = ce_words_destined(v, named);

	o->attack.system = (int8_t)system;
	if (named < 0 || named == system)
		return;
	if (system == v->seat) { /* "attack red 2" in the own system: its defender */
		o->attack.defender =
			o->attack.defender < 0 ? (int8_t)named : o->attack.defender;
		parse_bent(p, from, "rule 7a",
			   "You fight in your own system: read as %s %d, defender %s",
			   ce_words_seat_name(system), o->attack.planet,
			   ce_words_seat_name(named));
		return;
	}
	struct buf read = buf_in(p->a);
	ce_words_put_planet(&read, system, o->attack.planet);
	parse_bent(p, from, "R-039",
		   "Destiny sends you to %s this turn: read as %.*s. Legal: %s 1-5",
		   ce_words_seat_name(system), STR_ARG(buf_str(&read)),
		   ce_words_seat_name(system));
}

/* As destiny says. */
static void settle_target(struct parse *p, int from, int named, int planet,
			  int defender, struct ce_order *o)
{
	bool odd = planet < 1 || planet > CE_PLANETS;

	o->attack.planet = (int8_t)(odd ? 0 : planet);
	o->attack.defender = (int8_t)defender;
	settle_system(p, from, named, o);
	if (odd)
		parse_bent(
			p, from, "R-039",
			"Planets are 1 to 5: which one is left to chance unless you say");
	if (o->attack.system == view_of(p)->seat) {
		own_defender(p, from, o);
		return;
	}
	if (defender >= 0 && defender != o->attack.system)
		parse_bent(p, from, "rule 7a", "%s defends its own system",
			   ce_words_seat_name(o->attack.system));
	o->attack.defender = CE_UNSAID;
}

static bool is_destined(const struct ce_view *v, int system)
{
	return v->t.n_destiny[v->seat] && ce_words_destined(v, system) == system;
}

/* With several systems to attack it must be said which: otherwise none is meant. */
static bool is_unclear(struct parse *p, int from, int named)
{
	const struct ce_view *v = view_of(p);
	struct buf all = buf_in(p->a);
	int n = v->t.n_destiny[v->seat];

	if (n < 2 || (named >= 0 && is_destined(v, named)))
		return false;
	for (int k = 0; k < n; k++)
		buf_printf(&all, "%s%s", k ? _(" and ") : "",
			   ce_words_seat_name(v->t.destiny[v->seat][k]));
	parse_fault(
		p, from, "R-039",
		"Destiny sends you to %.*s this turn: write in which system the planet is",
		STR_ARG(buf_str(&all)));
	return true;
}

/* The decision of an attack: one for each destiny. If both are the same system, the
 * planet parts them. */
static struct slot_key attack_key(const struct ce_view *v, const struct ce_order *o,
				  int before)
{
	int n = v->t.n_destiny[v->seat], times = 0, first = 0;

	for (int k = n - 1; k >= 0; k--)
		if (v->t.destiny[v->seat][k] == o->attack.system) {
			times++;
			first = k;
		}
	if (n < 2)
		return ce_words_key_of(CE_ATTACK, 0, 0);
	if (before >= 0)
		first = before;
	else if (!times) /* elsewhere, by a Power */
		first = CE_ATTACKS + CE_PLANETS * o->attack.system + o->attack.planet;
	return ce_words_key_of(CE_ATTACK, first, times > 1 ? o->attack.planet : 0);
}

/* "attack yellow 3 else 4 with 3 from 3": are the tokens those of both? */
static bool leaves_tokens_to_next(const struct parse *p)
{
	const struct token *t = &p->token[p->end];

	if (p->reader->stored || !token_is(t, WORD_ELSE))
		return false;
	for (; t->kind != TOKEN_END && !token_is_sign(t, ';'); t++)
		if (t->kind == TOKEN_NUMBER && token_is(&t[1], WORD_FROM))
			return true;
	return false;
}

/* "attack blue 2 not red", at home: the only other player with a base there, if it is one. */
static void read_other_defender(struct parse *p, int planet, int *defender)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, from = parse_mark(p), seat, n = 0, other = CE_UNSAID;

	if (planet < 1 || planet > CE_PLANETS || !parse_word(p, WORD_NOT, NULL) ||
	    !parse_seat(p, &seat) || p->token[p->i].kind == TOKEN_NUMBER) {
		p->i = was;
		return;
	}
	for (int s = 0; s < v->t.n_seats; s++)
		if (s != v->seat && s != seat && v->t.planet[v->seat][planet - 1][s]) {
			other = s;
			n++;
		}
	if (n != 1) {
		p->i = was;
		return;
	}
	*defender = other;
	parse_note(p, from, "R-046", "%s has the other base there, and defends",
		   ce_words_seat_name(other));
}

/* A win there is legal, and brings nothing. */
static void note_own_base(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);

	if (o->attack.planet && o->attack.system != v->seat &&
	    ce_words_has_base(v, v->seat, o->attack.system, o->attack.planet))
		parse_note(p, from, "R-051",
			   "You have a base on %s %d already: a win brings no new one",
			   ce_words_seat_name(o->attack.system), o->attack.planet);
}

/* Its owner has nobody there: they defend it all the same, with a card. */
static void note_empty(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int system = o->attack.system, planet = o->attack.planet;

	if (planet && system != v->seat && v->t.n_destiny[v->seat] &&
	    (o->attack.defender == CE_UNSAID || o->attack.defender == system) &&
	    !v->t.planet[system][planet - 1][system])
		parse_note(
			p, from, "R-050",
			"%s has no token on %s %d, and defends it with a card all the same",
			ce_words_seat_name(system), ce_words_seat_name(system), planet);
}

/* "attack yellow 3 with 2 from 1", and behind `else` the planet alone: "else 4". */
bool ce_words_parse_attack(struct parse *p, const struct verb *verb,
			   struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	const struct ce_order *last = p->last;
	struct ce_order *o = ce_words_new_order(p, CE_ATTACK);
	int verb_at = parse_mark(p), seat = CE_UNSAID, planet = 0, defender = CE_UNSAID,
	    most = ce_words_send_limit(p, CW_ATTACK_MAX);

	bool bare = !parse_word(p, W_ATTACK, NULL) && !parse_word(p, W_CHALLENGE, NULL);
	int where = parse_mark(p);
	bool named = parse_seat(p, &seat),
	     numbered = ce_words_read_near_number(p, &planet) ||
			(named && ce_words_read_apart_number(p, &planet));
	(void)verb;
	/* "3 tokens" is not a planet. */
	if (!named && numbered && p->i < p->end &&
	    token_is(&p->token[p->i], W_TOKENS)) {
		p->i = where;
		numbered = false;
	}
	if (!named && !numbered)
		return parse_expected(p, "a planet, such as yellow 3");
	int after_where = p->i;
	o->attack.defender = CE_UNSAID;
	if (parse_word(p, W_DEFENDER, NULL) && !parse_seat(p, &defender))
		return parse_expected(p, "a player");
	if (defender < 0 && (!named || seat == v->seat))
		read_other_defender(p, planet, &defender);
	int end = p->i;
	p->i = after_where;
	if (!v->t.n_destiny[v->seat]) {
		parse_impossible(p, where, NULL,
				 "You have no system to attack this turn");
		parse_hopeless(p);
	} else if (ce_words_read_free_target(p, where, seat, planet, defender, o))
		;
	else if (is_unclear(p, where, seat))
		;
	else if (ce_words_destined(v, seat) == v->seat &&
		 v->t.own[v->seat] == CE_OWN_RESETTLE) {
		parse_impossible(p, verb_at, "R-040",
				 "You chose to resettle: resettle PLANET with TOKENS");
		parse_hopeless(p);
	} else
		settle_target(p, where, seat, numbered ? planet : 0, defender, o);
	p->i = end;
	if (!ce_words_read_sent(p, o, most))
		return false;
	if (bare && last && last->verb == CE_ATTACK && p->i == end)
		o->attack.sent = last->attack.sent;
	else if (p->i == end && leaves_tokens_to_next(p))
		return parse_expected(p,
				      "the tokens of this attack, too: with 2 from 1");
	int after = p->i;
	p->i = after_where;
	ce_words_warn_unsaid(p, verb_at, o, most);
	note_own_base(p, where, o);
	note_empty(p, where, o);
	p->i = after;
	*made = (struct parsed){.action = o,
				.key = attack_key(v, o, p->before),
				.allowed = STRATUM_COMMITMENT};
	p->before = made->key.a;
	return true;
}

bool ce_words_parse_resettle(struct parse *p, const struct verb *verb,
			     struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = ce_words_new_order(p, CE_RESETTLE);
	int from = parse_mark(p), system, planet;

	(void)verb;
	parse_word(p, W_RESETTLE, NULL);
	if (!ce_words_read_planet(p, v->seat, false, &system, &planet))
		return parse_expected(
			p, "a home planet of yours without a token, such as 3");
	o->attack.system = (int8_t)system;
	o->attack.planet = (int8_t)planet;
	o->attack.defender = CE_UNSAID;
	if (!v->t.n_destiny[v->seat] || ce_words_destined(v, v->seat) != v->seat ||
	    v->t.own[v->seat] != CE_OWN_RESETTLE) {
		parse_impossible(
			p, from, "R-040",
			"Only a player who drew their own colour and chose to resettle may do so");
		parse_hopeless(p);
	} else if (system != v->seat)
		parse_impossible(p, from, "R-040",
				 "Only a planet of your own system can be resettled");
	else if (ce_words_has_base(v, v->seat, system, planet))
		parse_impossible(
			p, from, "R-040",
			"%s %d holds tokens of yours: only an empty planet is resettled",
			ce_words_seat_name(system), planet);
	if (!ce_words_read_sent(p, o, CE_SEND_MAX))
		return false;
	ce_words_warn_unsaid(p, from, o, CE_SEND_MAX);
	*made = (struct parsed){.action = o,
				.key = attack_key(v, o, CE_UNSAID),
				.allowed = STRATUM_REPORT};
	return true;
}

/* "if own colour, redraw" [PC-2.4, R-040] */
bool ce_words_parse_own_colour(struct parse *p, const struct verb *verb,
			       struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = ce_words_new_order(p, CE_OWN_COLOUR);
	int system, planet, seat;
	struct ce_tokens ignored;

	(void)verb;
	parse_word(p, W_OWN_COLOUR, NULL);
	int from = parse_mark(p);
	if (parse_word(p, W_REDRAW, NULL)) {
		o->own.choice = CE_OWN_REDRAW;
	} else if (parse_word(p, W_FIGHT, NULL) || parse_word(p, W_ATTACK, NULL) ||
		   parse_word(p, W_RESETTLE, NULL)) {
		bool settle = p->token[p->i - 1].id == W_RESETTLE;
		int mark = p->i;
		o->own.choice = settle ? CE_OWN_RESETTLE : CE_OWN_FIGHT;
		if (ce_words_read_planet(p, v->seat, false, &system, &planet) ||
		    parse_seat(p, &seat)) {
			if (parse_word(p, W_DEFENDER, NULL))
				parse_seat(p, &seat);
			if (parse_word(p, WORD_WITH, NULL))
				ce_words_read_tokens_from(p, &ignored, 0, 0, "", NULL);
		}
		if (p->i > mark)
			parse_note(
				p, from, "R-040",
				"Say where and with what in phase 1; now only the choice counts");
	} else {
		return parse_expected(p, "fight, resettle or redraw");
	}
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of(CE_OWN_COLOUR, 0, 0),
				.allowed = STRATUM_REPORT,
				.why = N_("destiny is drawn after everything else")};
	return true;
}
