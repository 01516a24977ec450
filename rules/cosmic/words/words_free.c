/* Attacks without regard to destiny, where a Power allows them: another system of the
 * player who was drawn, or any player on any of their bases [CP-2.15].
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

struct target {
	int drawn; /* by destiny */
	int system, planet, whom;
	bool anyone; /* a Power of the writer's: they attack anyone they like */
};

static bool has_base(const struct ce_view *v, const struct target *t)
{
	return t->system == t->whom ||
	       v->t.planet[t->system][t->planet - 1][t->whom] > 0;
}

/* The only other colour with a base there, or -1. */
static int only_foreigner(const struct ce_view *v, int system, int planet)
{
	int only = -1;

	for (int seat = 0; seat < v->t.n_seats && planet >= 1 && planet <= CE_PLANETS;
	     seat++) {
		if (seat == v->seat || !v->t.planet[system][planet - 1][seat])
			continue;
		if (only >= 0)
			return -1;
		only = seat;
	}
	return only;
}

static int default_defender(const struct ce_view *v, const struct target *t)
{
	if (!t->anyone)
		return t->drawn;
	return t->system != v->seat ? t->system
				    : only_foreigner(v, t->system, t->planet);
}

static bool is_legal(const struct ce_view *v, const struct target *t)
{
	return t->planet >= 1 && t->planet <= CE_PLANETS && t->whom >= 0 &&
	       t->whom != v->seat && ce_in_game(&v->t, t->whom) &&
	       ce_in_game(&v->t, t->system) && /* */
	       (t->anyone || t->whom == t->drawn) && has_base(v, t);
}

static void refuse(struct parse *p, int from, const struct target *t)
{
	const struct ce_view *v = view_of(p);

	if (t->planet < 1 || t->planet > CE_PLANETS)
		parse_impossible(p, from, "CP-2.15",
				 "Which planet of %s? They are 1 to 5",
				 ce_words_seat_name(t->system));
	else if (t->whom < 0)
		parse_impossible(
			p, from, "rule 7a",
			"Whom do you attack there? Write: defender, and the colour");
	else if (t->whom == v->seat)
		parse_impossible(p, from, NULL, "You cannot attack yourself");
	else if (!ce_in_game(&v->t, t->whom))
		parse_impossible(p, from, "R-170", "%s has left the game",
				 ce_words_seat_name(t->whom));
	else if (!ce_in_game(&v->t, t->system))
		parse_impossible(
			p, from, "R-206",
			"%s has left the game: nobody may attack in that system now",
			ce_words_seat_name(t->system));
	else if (!t->anyone && t->whom != t->drawn)
		parse_impossible(
			p, from, "CP-2.15",
			"You may choose the system, but destiny decides whom you attack: %s",
			ce_words_seat_name(t->drawn));
	else
		parse_impossible(p, from, "CP-2.15", "%s has no base on %s %d",
				 ce_words_seat_name(t->whom),
				 ce_words_seat_name(t->system), t->planet);
}

/* Is something else meant than what destiny says? */
static bool is_away(const struct ce_view *v, const struct target *t, int defender)
{
	return t->system != t->drawn ||
	       (defender >= 0 && defender != t->drawn && t->drawn != v->seat);
}

/* A Flare that is not ordered gives no freedom: an attack that needs it is read as
 * destiny says. */
static bool allows(struct parse *p, int from, struct target *t, int defender)
{
	static const char without[] = N_("Without that order destiny decides");
	const struct ce_view *v = view_of(p);
	struct str order;

	for (int anyone = 1; anyone >= 0; anyone--) {
		enum ce_words_reach what = anyone ? CW_ANY_TARGET : CW_ANY_PLACE;
		bool power = ce_words_reach_of(v, v->seat, what);
		bool flare = !power && ce_words_reach_by_flare(p, what, &order);
		if ((!anyone && t->drawn == v->seat) || (!power && !flare))
			continue;
		t->anyone = anyone;
		t->whom = defender >= 0 ? defender : default_defender(v, t);
		if (power || is_legal(v, t) || !ce_in_game(&v->t, t->system))
			return ce_words_may(p, from, what, without);
	}
	return false;
}

bool ce_words_read_free_target(struct parse *p, int from, int named, int planet,
			       int defender, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	struct target t = {.drawn = ce_words_destined(v, named), .planet = planet};

	if (t.drawn == v->seat && v->t.own[v->seat] == CE_OWN_RESETTLE)
		return false; /* they chose to resettle */
	t.system = named < 0 ? t.drawn : named;
	if (!is_away(v, &t, defender) || !allows(p, from, &t, defender))
		return false;
	if (!is_legal(v, &t)) {
		refuse(p, from, &t);
		return true;
	}
	o->attack.system = (int8_t)t.system;
	o->attack.planet = (int8_t)t.planet;
	o->attack.defender = (int8_t)(t.whom == t.system ? CE_UNSAID : t.whom);
	return true;
}

bool ce_words_read_apart_number(struct parse *p, int *planet)
{
	const struct token *t = p->token;
	const int was = p->i;
	int i = p->i;
	const bool sign = i < p->end && t[i].kind == TOKEN_SIGN && t[i].id &&
			  strchr(",(:-.", t[i].id);
	const bool bracket = sign && t[i].id == '(';

	p->i = i += sign;
	bool named = false;
	while (i < p->end && t[i].kind == TOKEN_WORD && t[i].id == W_PLANET) {
		named = true;
		i++;
	}
	if (!sign || !ce_words_read_near_number(p, planet) || *planet < 1 ||
	    *planet > CE_PLANETS) {
		p->i = was;
		return false;
	}
	i = p->i;
	const bool closed = i < p->end && t[i].kind == TOKEN_SIGN && t[i].id &&
			    strchr(bracket ? ")" : ",:-.", t[i].id);
	i += closed;
	const bool with = token_is(&t[i], WORD_WITH);
	const bool amount =
		token_is(&t[p->i], WORD_FROM) || token_is(&t[p->i], W_TOKENS);
	if (amount || !(named || bracket || (closed && with) || i >= p->end) ||
	    (bracket && !closed)) {
		p->i = was;
		return false;
	}
	p->i = i;
	return true;
}
