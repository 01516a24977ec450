/* The tokens of an attack or of settlers: how many, from where, and what they leave behind
 * [R-019, R-035..R-038].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

struct str ce_words_empties(struct arena *a, int seat, int system, int planet,
			    int *home_bases)
{
	const char *name = ce_words_seat_name(system);

	if (system != seat)
		return str_printf(
			a, _("You then have no base on %s %d: one foreign base fewer"),
			name, planet);
	int left = --*home_bases;
	return str_printf(
		a,
		left == CE_HOME_BASES - 1
			? P_("You then have no base on %s %d; %d home planet is still yours, too few for a Power",
			     "You then have no base on %s %d; %d home planets are still yours, too few for a Power",
			     left)
			: P_("You then have no base on %s %d; %d home planet is still yours",
			     "You then have no base on %s %d; %d home planets are still yours",
			     left),
		name, planet, left);
}

static void warn_empty(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	int left = ce_home_bases(&v->t, v->seat);

	for (int i = 0; i < o->attack.sent.n_parts; i++) {
		const struct ce_part *part = &o->attack.sent.part[i];
		int system = part->place.system, planet = part->place.planet, sum = 0;
		if (part->place.where != CE_ON_PLANET)
			continue;
		for (int k = 0; k < o->attack.sent.n_parts; k++) {
			const struct ce_part *other = &o->attack.sent.part[k];
			if (other->place.where == CE_ON_PLANET &&
			    other->place.system == system &&
			    other->place.planet == planet && k >= i)
				sum += other->n == CE_ALL_TOKENS
					       ? ce_words_movable(p, system, planet)
					       : other->n;
		}
		int there = ce_words_movable(p, system, planet);
		if (!there || sum < there)
			continue;
		struct str says =
			ce_words_empties(p->a, v->seat, system, planet, &left);
		parse_note(p, from, NULL, "%.*s", STR_ARG(says));
	}
}

static bool has_no_base(const struct ce_view *v)
{
	for (int s = 0; s < v->t.n_seats; s++)
		for (int n = 1; n <= CE_PLANETS; n++)
			if (v->t.planet[s][n - 1][v->seat])
				return false;
	return true;
}

bool ce_words_read_sent(struct parse *p, struct ce_order *o, int most)
{
	unsigned sources = has_no_base(view_of(p)) ? SOURCE_LIMBO | SOURCE_WARP : 0;
	int from, was = p->i;
	bool with = parse_word(p, WORD_WITH, NULL);

	from = parse_mark(p);
	o->attack.sent.total = CE_UNSAID;
	if (!with && !parse_sees_number(p) && !parse_sees(p, WORD_ALL)) {
		p->i = was;
		return true;
	}
	if (!ce_words_read_tokens_from(p, &o->attack.sent, sources, most,
				       N_("an attack"), "R-035"))
		return parse_expected(p, "a number of tokens, such as 2 from 1");
	if (p->expected)
		return false;
	if (ce_words_is_zero(&o->attack.sent)) {
		parse_bent(
			p, from, "R-036",
			"An attack needs at least one token. Chance decides how many");
		o->attack.sent = (struct ce_tokens){.total = CE_UNSAID};
	}
	if (!ce_words_any_movable(p, &o->attack.sent))
		parse_bent(p, from, "R-037",
			   "Chance decides from which planets the tokens come");
	warn_empty(p, from, o);
	return true;
}

void ce_words_warn_unsaid(struct parse *p, int from, const struct ce_order *o, int most)
{
	if (o->attack.sent.n_parts || p->quiet)
		return;
	struct str free = ce_words_free_tokens(p);
	if (o->attack.sent.total == CE_UNSAID)
		parse_note(
			p, from, "R-019",
			most > 1
				? N_("How many and from where? 1-%d in all, by chance unless you say. Free: %.*s")
				: N_("How many and from where? %d in all, by chance unless you say. Free: %.*s"),
			most, STR_ARG(free));
	else
		parse_note(p, from, "R-019",
			   "From where? By chance unless you say. Free: %.*s",
			   STR_ARG(free));
}
