/* Phase 2: the division of a planet's tokens among several attacks [R11, R-061, R-063].
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words/words_parts.h"

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

bool ce_words_is_divided(const struct ce_view *v, int c)
{
	for (int i = 0; i < v->t.n_challenges; i++)
		if ((c < 0 || c == i) && v->t.challenge[i].defender == v->seat &&
		    attacks_on(v, v->t.challenge[i].system, v->t.challenge[i].planet) >
			    1)
			return true;
	return false;
}

/* The planet that is divided; `system` -1: none is known. */
struct division {
	int system, planet, sum;
};

/* Tells what is wrong with dividing for challenge `c`; CE_UNSAID in its place where it
 * is none of ours. */
static int check_part(struct parse *p, const struct ce_order *o, struct division *d,
		      int at, int c)
{
	const struct ce_view *v = view_of(p);

	if (c >= 0 && v->t.challenge[c].defender != v->seat) {
		struct str own = ce_words_own_challenges(p);
		parse_impossible(p, at, NULL,
				 "You do not defend in C%d. Your challenges: %.*s",
				 c + 1, STR_ARG(own));
		c = CE_UNSAID;
	}
	if (c < 0)
		return c;
	const struct ce_challenge *ch = &v->t.challenge[c];
	if (d->system >= 0 && (ch->system != d->system || ch->planet != d->planet))
		parse_impossible(
			p, at, "rule 11",
			"C%d is about another planet: give it a line of its own",
			c + 1);
	for (int i = 0; i < o->defend.n; i++)
		if (o->defend.part[i].challenge == c)
			parse_fault(p, at, NULL, "C%d is named twice", c + 1);
	if (d->system < 0) {
		d->system = ch->system;
		d->planet = ch->planet;
	}
	return c;
}

/* What the parts before it leave of the tokens on the planet that challenge `c` is about. */
static int count_rest(const struct ce_view *v, int c, const struct division *d)
{
	const struct ce_challenge *ch = &v->t.challenge[c];
	int there = v->t.planet[ch->system][ch->planet - 1][v->seat];

	return there > d->sum ? there - d->sum : 0;
}

/* "2", "all", "none": all are those that stand on the planet that challenge `c` is about. */
static bool read_amount(struct parse *p, int c, const struct division *d, int *n)
{
	const struct ce_view *v = view_of(p);

	if (parse_word(p, WORD_NOBODY, NULL) || parse_word(p, WORD_NOTHING, NULL)) {
		*n = 0;
		return true;
	}
	if (c >= 0 &&
	    (parse_word(p, WORD_ALL, NULL) || parse_word(p, WORD_EVERYONE, NULL))) {
		const struct ce_challenge *ch = &v->t.challenge[c];
		*n = v->t.planet[ch->system][ch->planet - 1][v->seat];
		return true;
	}
	if (c >= 0 && d->sum && parse_says(p, "rest")) {
		*n = count_rest(v, c, d);
		return true;
	}
	return parse_number(p, n);
}

/* "c1 with 2": false where no number stands, or one part too many. */
static bool read_part(struct parse *p, struct ce_order *o, struct division *d, int at,
		      int c)
{
	int n;

	parse_word(p, WORD_WITH, NULL);
	if (!read_amount(p, c, d, &n))
		return parse_expected(p, "a number of tokens");
	parse_word(p, W_TOKENS, NULL);
	if (o->defend.n == CE_PARTS)
		return parse_expected(p, "the end of the order");
	c = check_part(p, o, d, at, c);
	o->defend.part[o->defend.n].challenge = (int8_t)c;
	o->defend.part[o->defend.n++].tokens =
		(int16_t)(n > CE_TOKENS ? CE_TOKENS + 1 : n);
	d->sum += n;
	return true;
}

/* All tokens are named: the other challenges about the planet get none, and the receipt says so. */
static void add_nothing(const struct ce_view *v, struct ce_order *o,
			const struct division *d)
{
	for (int i = 0; i < v->t.n_challenges && o->defend.n < CE_PARTS; i++) {
		const struct ce_challenge *ch = &v->t.challenge[i];
		bool named = ch->defender != v->seat || ch->system != d->system ||
			     ch->planet != d->planet;
		for (int k = 0; k < o->defend.n; k++)
			named |= o->defend.part[k].challenge == i;
		if (named)
			continue;
		int at = o->defend.n++;
		for (; at > 0 && o->defend.part[at - 1].challenge > i; at--)
			o->defend.part[at] = o->defend.part[at - 1];
		o->defend.part[at].challenge = (int8_t)i;
		o->defend.part[at].tokens = 0;
	}
}

static void check_sum(struct parse *p, int from, const struct ce_order *o,
		      const struct division *d)
{
	const struct ce_view *v = view_of(p);
	int there = v->t.planet[d->system][d->planet - 1][v->seat];
	int attacks = attacks_on(v, d->system, d->planet);

	if (attacks == 1)
		parse_impossible(
			p, from, "R-060",
			"%s %d is attacked only once: all %d of your tokens defend, and there is nothing to divide",
			ce_words_seat_name(d->system), d->planet, there);
	else if (d->sum > there)
		parse_impossible(p, from, "R-063",
				 "%s %d holds %d of your tokens; you divide %d",
				 ce_words_seat_name(d->system), d->planet, there,
				 d->sum);
	else if (d->sum < there && o->defend.n == attacks)
		parse_note(p, from, "R-063",
			   "%d of %d tokens are divided: the rest is split equally",
			   d->sum, there);
}

/* "versus green": the one challenge in which that player attacks. */
static bool read_attacker(struct parse *p, int *c)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, seat, n = 0;

	if (parse_word(p, W_VERSUS, NULL) && parse_seat(p, &seat))
		for (int i = 0; i < v->t.n_challenges; i++)
			if (v->t.challenge[i].attacker == seat &&
			    v->t.challenge[i].defender == v->seat) {
				*c = i;
				n++;
			}
	if (n != 1)
		p->i = was;
	return n == 1;
}

/* The one planet that is divided: its attacks in the order of their numbers; 0: there is none, or more than one. */
static int divided(const struct ce_view *v, int attack[CE_PARTS])
{
	int n = 0;

	for (int i = 0; i < v->t.n_challenges && n < CE_PARTS; i++) {
		const struct ce_challenge *ch = &v->t.challenge[i];
		const struct ce_challenge *was = n ? &v->t.challenge[attack[0]] : ch;
		if (!ce_words_is_divided(v, i))
			continue;
		if (ch->system != was->system || ch->planet != was->planet)
			return 0;
		attack[n++] = i;
	}
	return n;
}

/* "evenly in c3, c4": are these all of the attacks, or does it name no attack? */
static bool names_all(struct parse *p, const int attack[], int n)
{
	int c, was = p->i;
	unsigned named = 0, all = 0;

	for (int i = 0; i < n; i++)
		all |= 1U << attack[i];
	while (read_attacker(p, &c) || ce_words_read_in_challenge(p, &c)) {
		named |= c >= 0 ? 1U << c : 0;
		was = p->i;
		if (!parse_comma(p))
			break;
	}
	p->i = was;
	return !named || named == all;
}

/* "evenly", "1 each", "2, 0 respectively": of the one planet that is divided. false: it does not say that. */
static bool read_all_parts(struct parse *p, struct ce_order *o, struct division *d)
{
	const struct ce_view *v = view_of(p);
	int attack[CE_PARTS], amount[CE_PARTS], n = divided(v, attack), got = 0;
	int from = parse_mark(p), was = p->i;

	if (!n)
		return false;
	bool even = parse_says(p, "evenly");
	if (!even)
		while (got < CE_PARTS && read_amount(p, attack[0], d, &amount[got])) {
			got++;
			if (!parse_comma(p))
				break;
		}
	bool each = got == 1 && parse_says(p, "each");
	if (!even && !each && !(got == n && parse_says(p, "respectively"))) {
		p->i = was;
		return false;
	}
	if (even && !names_all(p, attack, n))
		parse_fault(
			p, from, "rule 11",
			"Name all attacks on that planet, or write how many to each");
	int there = v->t.planet[v->t.challenge[attack[0]].system]
			       [v->t.challenge[attack[0]].planet - 1][v->seat];
	if (even && there % n)
		parse_fault(
			p, from, NULL,
			"%d do not divide evenly over %d attacks. Write how many to each",
			there, n);
	for (int i = 0; i < n; i++) {
		int c = check_part(p, o, d, from, attack[i]);
		int tokens = even ? there / n : amount[each ? 0 : i];
		o->defend.part[o->defend.n].challenge = (int8_t)c;
		o->defend.part[o->defend.n++].tokens =
			(int16_t)(tokens > CE_TOKENS ? CE_TOKENS + 1 : tokens);
		d->sum += tokens;
	}
	return true;
}

/* "c1 with 2, c2 with 1"; false: that does not stand there. */
static bool read_parts(struct parse *p, struct ce_order *o, struct division *d)
{
	int c, was;

	do {
		int at = parse_mark(p);
		was = p->i;
		if (!read_attacker(p, &c) && !ce_words_read_in_challenge(p, &c)) {
			if (o->defend.n)
				break;
			return parse_expected(p, "a challenge, such as c1 with 2");
		}
		if (!read_part(p, o, d, at, c))
			return false;
		was = p->i;
	} while (parse_comma(p));
	p->i = was;
	return true;
}

bool ce_words_parse_defend(struct parse *p, const struct verb *verb,
			   struct parsed *made)
{
	struct ce_order *o = ce_words_new_order(p, CE_DEFEND);
	struct division d = {.system = -1};
	int from = parse_mark(p);

	(void)verb;
	parse_word(p, W_DEFEND, NULL);
	if (!read_all_parts(p, o, &d) && !read_parts(p, o, &d))
		return false;
	if (d.system >= 0) {
		check_sum(p, from, o, &d);
		if (d.sum ==
		    view_of(p)->t.planet[d.system][d.planet - 1][view_of(p)->seat])
			add_nothing(view_of(p), o, &d);
	}
	*made = (struct parsed){
		.action = o,
		.allowed = STRATUM_COMMITMENT,
		.key = ce_words_key_of(
			CE_DEFEND, 10 * (d.system < 0 ? 0 : d.system) + d.planet, 0)};
	return true;
}
