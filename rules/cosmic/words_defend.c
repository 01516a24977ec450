/* Phase 2: the division of a planet's tokens among several attacks [R11, R-061, R-063].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words_parts.h"

static int attacks_on(const struct ce_view *v, int system, int planet)
{
	int n = 0;

	for (int i = 0; i < v->t.n_challenges; i++) {
		const struct ce_challenge *ch = &v->t.challenge[i];
		n += ch->defender == v->seat && ch->system == system &&
		     ch->planet == planet;
	}
	return n;
}

bool cw_parse_defend(struct parse *p, const struct verb *verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = cw_new_order(p, CE_DEFEND);
	int from = parse_mark(p), c, n, was, system = -1, planet = 0, sum = 0;

	(void)verb;
	parse_word(p, W_DEFEND, NULL);
	do {
		int at = parse_mark(p);
		was = p->i;
		if (!cw_read_in_challenge(p, &c)) {
			if (o->defend.n)
				break;
			return parse_expected(p, "a challenge, such as c1 with 2");
		}
		parse_word(p, WORD_WITH, NULL);
		if (!parse_number(p, &n))
			return parse_expected(p, "a number of tokens");
		parse_word(p, W_TOKENS, NULL);
		was = p->i;
		if (o->defend.n == CE_PARTS)
			return parse_expected(p, "the end of the order");
		if (c >= 0 && v->t.challenge[c].defender != v->seat) {
			struct str own = cw_own_challenges(p);
			parse_fault(p, at, NULL,
				    "You do not defend in C%d. Your challenges: %.*s",
				    c + 1, STR_ARG(own));
			c = CE_UNSAID;
		}
		if (c >= 0 && system >= 0 &&
		    (v->t.challenge[c].system != system ||
		     v->t.challenge[c].planet != planet))
			parse_fault(p, at, "rule 11",
				    "C%d is about another planet: give it a line of "
				    "its own",
				    c + 1);
		for (int i = 0; i < o->defend.n; i++)
			if (c >= 0 && o->defend.part[i].challenge == c)
				parse_fault(p, at, NULL, "C%d is named twice", c + 1);
		if (c >= 0 && system < 0) {
			system = v->t.challenge[c].system;
			planet = v->t.challenge[c].planet;
		}
		o->defend.part[o->defend.n].challenge = (int8_t)c;
		o->defend.part[o->defend.n++].tokens =
			(int16_t)(n > CE_TOKENS ? CE_TOKENS + 1 : n);
		sum += n;
	} while (parse_comma(p));
	p->i = was;
	int end = p->i;
	if (system >= 0) {
		int there = v->t.planet[system][planet - 1][v->seat];
		int attacks = attacks_on(v, system, planet);
		if (attacks == 1)
			parse_fault(p, from, "R-060",
				    "%s %d is attacked once: all %d of yours "
				    "defend, there is nothing to divide",
				    cw_seat_name(system), planet, there);
		else if (sum > there)
			parse_fault(p, from, "R-063",
				    "%s %d holds %d of your tokens; you divide %d",
				    cw_seat_name(system), planet, there, sum);
		else if (sum < there && o->defend.n == attacks)
			parse_note(p, from, "R-063",
				   "%d of %d tokens are divided: the rest is split "
				   "equally",
				   sum, there);
	}
	p->i = end;
	*made = (struct parsed){
		.action = o,
		.allowed = STRATUM_COMMITMENT,
		.key = cw_key_of(CE_DEFEND, 10 * (system < 0 ? 0 : system) + planet,
				 0)};
	return true;
}
