/* Tokens on their way out of the Warp and Limbo: release, limbo, put.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

static bool read_to(struct parse *p)
{
	return parse_word(p, WORD_TO, NULL) || parse_word(p, WORD_ON, NULL);
}

static bool read_goal(struct parse *p, struct ce_place *out)
{
	int from = parse_mark(p), system, planet;

	if (parse_word(p, W_BASE, NULL))
		parse_word(p, WORD_ON, NULL);
	bool home = parse_word(p, W_HOME, NULL);
	*out = (struct ce_place){.where = CE_ON_PLANET, .planet = 1};
	if (!ce_words_read_planet(p, view_of(p)->seat, false, &system, &planet)) {
		struct str own =
			ce_words_bases_in(p, view_of(p)->seat, view_of(p)->seat + 1);
		if (!home)
			return parse_expected(p,
					      "a planet of yours, such as 4 or blue 2");
		int seat = view_of(p)->seat, n = 4;
		while (n > 1 && !ce_words_may_place(p, seat, n))
			n--;
		parse_fault(p, from, NULL,
			    "Which home planet? You hold %.*s. E.g. `%s 1 to %d`",
			    STR_ARG(own), p->doing == CE_RELEASE ? "release" : "limbo",
			    n);
		return true;
	}
	out->system = (int8_t)system;
	out->planet = (int8_t)planet;
	if (ce_words_may_place(p, system, planet))
		return true;
	struct str own = ce_words_own_bases(p);
	if (ce_words_held(p, system, planet))
		parse_weak(p, from, "rule 14",
			   "%s %d is under attack: nothing is placed there",
			   ce_words_seat_name(system), planet);
	else
		parse_weak(p, from, "R-119", "You have no base on %s %d. Yours: %.*s",
			   ce_words_seat_name(system), planet, STR_ARG(own));
	return true;
}

static int count_placed(const struct ce_tokens *to)
{
	int sum = 0;

	for (int i = 0; i < to->n_parts; i++)
		sum += to->part[i].n > 0 ? to->part[i].n : 0;
	return sum;
}

/* "the rest to 4", "the other two to 4": what the places before it leave of those that there are. */
static bool read_rest(struct parse *p, int left, int *n)
{
	static const char *const words[] = {"rest",   "remainder", "balance",
					    "others", "remaining", "other"};
	int was = p->i, said = 0;
	bool rest = false;

	for (size_t i = 0; i < sizeof words / sizeof *words && !rest; i++)
		rest = parse_says(p, words[i]);
	bool counted = rest && parse_number(p, &said);
	parse_word(p, W_TOKENS, NULL);
	if (!rest || !read_to(p)) {
		p->i = was;
		return false;
	}
	*n = counted ? said : left;
	if (left < 1 || (counted && said != left))
		parse_fault(p, was, NULL,
			    P_("%d token is left. Write how many to each planet",
			       "%d tokens are left. Write how many to each planet",
			       left < 0 ? 0 : left),
			    left < 0 ? 0 : left);
	return true;
}

static bool read_goals(struct parse *p, struct ce_tokens *out, int first, bool each,
		       int have)
{
	int n = first;
	bool bare = false, listed = false; /* "2 to 4, 3" may be two to each */

	for (;;) {
		if (out->n_parts == CE_PARTS)
			return parse_expected(
				p,
				"the end of the order: that is more places than it can have");
		struct ce_part *part = &out->part[out->n_parts];
		if (!read_goal(p, &part->place))
			return false;
		part->n = n;
		out->n_parts++;
		int was = p->i;
		bool comma = parse_sign(p, ',');
		if (!parse_comma(p) && !comma)
			break;
		int here = p->i;
		if (read_rest(p, have - count_placed(out), &n))
			continue;
		parse_says(p, "another");
		if (parse_number(p, &n) && read_to(p))
			continue;
		if (parse_sees(p, W_CARD) || parse_sees(p, W_TOKENS)) {
			p->i = was; /* "1 token to 4, 1 card" */
			break;
		}
		p->i = here; /* "2 on 3 and 4": one each */
		if (!parse_sees_number(p) && !parse_sees_seat(p)) {
			p->i = was;
			break;
		}
		n = CE_UNSAID;
		bare = true;
		listed |= comma;
	}
	if (!bare)
		return true;
	if (each) {
		for (int i = 0; i < out->n_parts; i++)
			out->part[i].n = first;
		return true;
	}
	if (first != out->n_parts || (listed && out->n_parts == 2))
		return parse_expected(p, "how many to each planet: 1 to 3, 2 to 4");
	for (int i = 0; i < out->n_parts; i++)
		out->part[i].n = 1;
	return true;
}

/* "evenly to 1 and 3" */
static void share_evenly(struct parse *p, int from, struct ce_tokens *out, int total)
{
	int share = out->n_parts ? total / out->n_parts : 0;

	if (total < 1 || share * out->n_parts != total)
		parse_fault(
			p, from, NULL,
			"%d do not divide evenly over %d planets. Write how many to each",
			total, out->n_parts);
	for (int i = 0; i < out->n_parts; i++)
		out->part[i].n = share;
}

/* "A Limbo token", "put the token from the Warp": how many, where no number says it. */
enum spoken_count { SPOKEN_ALL, SPOKEN_ONE, SPOKEN_SINGULAR };

static enum spoken_count count_spoken(const struct parse *p, int from, int to)
{
	static const char *const one[] = {"a", "an", "another"};
	static const char *const pieces[] = {"token", "ship", "counter", "piece"};
	bool single = false, any = false;

	for (int i = from > 3 ? from - 3 : 0; i < to; i++) {
		const struct token *t = &p->token[i];
		any |= t->kind == TOKEN_WORD && TOKEN_AMONG(t, one);
		single |= t->kind == TOKEN_WORD && TOKEN_AMONG(t, pieces);
	}
	return single && any ? SPOKEN_ONE : single ? SPOKEN_SINGULAR : SPOKEN_ALL;
}

bool ce_words_read_tokens_to(struct parse *p, struct ce_tokens *out, int have,
			     const char *where)
{
	int from = parse_mark(p), n, total = CE_UNSAID;

	*out = (struct ce_tokens){.total = CE_UNSAID};
	if (parse_says(p, "exactly")) /* the list names all that there are */
		total = have;
	bool said = ce_words_read_amount(p, &n);
	if (!said)
		n = CE_ALL_TOKENS;
	parse_word(p, WORD_FROM, NULL);
	if (!parse_word(p, W_WARP, NULL))
		parse_word(p, W_LIMBO, NULL);
	int colon = p->i; /* "4: 3 to 1, 1 to 4" */
	if (said && n > 0 && parse_sign(p, ':') && parse_sees_number(p)) {
		total = n;
		parse_number(p, &n);
		parse_word(p, W_TOKENS, NULL);
	} else {
		p->i = colon;
	}
	bool each = n > 0 && parse_says(p, "each");
	bool even = parse_says(p, "evenly");
	int amount_end = p->i;
	if (!read_to(p))
		return parse_expected(p, "to and a planet, such as to 4");
	const enum spoken_count spoken =
		said || have < 2 ? SPOKEN_ALL : count_spoken(p, from, p->i);
	if (spoken == SPOKEN_ONE)
		n = 1;
	if (!read_goals(p, out, n, each || even, have))
		return false;
	int end = p->i;
	if (spoken == SPOKEN_SINGULAR && out->n_parts == 1) {
		parse_fault(p, from, NULL,
			    "%d tokens may be placed from %s. Write how many of them",
			    have, where);
		p->i = amount_end;
		parse_missing(p, "__");
		p->i = end;
	}
	if (even) {
		share_evenly(p, from, out, n > 0 ? n : have);
	} else if (n == CE_ALL_TOKENS && !said && out->n_parts > 1) {
		p->i = amount_end;
		parse_fault(
			p, amount_end, NULL,
			"How many go to each planet? Write a number before each `to`");
		parse_missing(p, "__");
		p->i = end;
	}
	p->i = amount_end > from ? amount_end : end;
	if (!have) {
		parse_impossible(p, from, NULL, "You have no token in %s", where);
		parse_hopeless(p);
	}
	int sum = count_placed(out);
	if (total != CE_UNSAID && sum != total)
		parse_fault(p, from, NULL, "You say %d tokens but list %d. Which?",
			    total, sum);
	if (have && sum > have) {
		parse_bent(p, from, NULL,
			   "%d is more than can be placed from %s: read as %d", sum,
			   where, have);
		ce_words_cut_to(p, out, have);
	}
	p->i = end;
	return true;
}

/* Wrong places for some: only those stay. */
static bool some_may_be_placed(const struct parse *p, const struct ce_tokens *to)
{
	for (int i = 0; i < to->n_parts; i++)
		if (ce_words_may_place(p, to->part[i].place.system,
				       to->part[i].place.planet))
			return true;
	return false;
}

/* "Release all": of those in the Warp only so many leave it, and the order says how many. Losses to the Plague come into
 * the Warp before it, so then it is not known yet. */
static void count_all(struct parse *p, int from, struct ce_tokens *to, int have)
{
	const struct ce_view *v = view_of(p);
	int there = v->t.warp[v->seat];
	bool said = false; /* "all", where one leaves */

	if (to->n_parts != 1 || to->part[0].n != CE_ALL_TOKENS || have < 1 ||
	    v->t.plague[v->seat] || ce_view_holds(v, CARD_MOBIUS_TUBES))
		return;
	to->part[0].n = (int8_t)have;
	for (int i = from; i < p->i; i++)
		said |= token_is(&p->token[i], WORD_ALL) ||
			token_is(&p->token[i], WORD_EVERYONE);
	if (there > have)
		parse_tell(p, said ? PARSE_IS_CHANGED : PARSE_IS_NOTE, from, "R-028",
			   P_("Of your %d tokens in the Warp %d leaves it now",
			      "Of your %d tokens in the Warp %d leave it now", have),
			   there, have);
}

/* Of those in Limbo, which the order does not place: told, because nobody asks for them again. */
static void tell_left(struct parse *p, int from, const struct ce_tokens *to, int have)
{
	int placed = 0;

	for (int i = 0; i < to->n_parts; i++) {
		const struct ce_part *part = &to->part[i];
		if (part->n == CE_ALL_TOKENS)
			return;
		if (ce_words_may_place(p, part->place.system, part->place.planet))
			placed += part->n;
	}
	if (placed < have)
		parse_note(p, from, "R-120",
			   P_("This leaves %d token of yours in Limbo",
			      "This leaves %d tokens of yours in Limbo", have - placed),
			   have - placed);
}

static bool place_tokens(struct parse *p, enum ce_verb verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = ce_words_new_order(p, verb);
	int have = v->t.limbo[v->seat];
	const char *where = "Limbo";

	if (verb == CE_RELEASE) {
		/* One for each attack that destiny allows; with Mobius Tubes all of
		 * them [R-028, CP-2.19, R-052]. */
		bool tubes = ce_view_holds(v, CARD_MOBIUS_TUBES) > 0;
		int freed = v->t.n_destiny[v->seat] > 1 ? v->t.n_destiny[v->seat] : 1;
		have = v->t.warp[v->seat];
		if (!have && v->t.plague[v->seat])
			have = 1; /* its losses are in the Warp before the release
				 */
		have = have > freed && !tubes ? freed : have;
		where = "the Warp";
	}
	p->doing = (int)verb;
	int from = parse_mark(p);
	if (!ce_words_read_tokens_to(p, &o->to, have, where))
		return false;
	if (verb == CE_RELEASE)
		count_all(p, from, &o->to, have);
	if (!some_may_be_placed(p, &o->to))
		parse_nothing_remains(p);
	else if (verb == CE_LIMBO_TO)
		tell_left(p, from, &o->to, have);
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of((int)verb, 0, 0),
				.allowed = STRATUM_REPORT,
				.why = N_("tokens are placed first of all")};
	return true;
}

bool ce_words_parse_release(struct parse *p, const struct verb *verb,
			    struct parsed *made)
{
	(void)verb;
	parse_word(p, W_RELEASE, NULL);
	return place_tokens(p, CE_RELEASE, made);
}

bool ce_words_parse_limbo(struct parse *p, const struct verb *verb, struct parsed *made)
{
	(void)verb;
	parse_word(p, W_LIMBO, NULL);
	return place_tokens(p, CE_LIMBO_TO, made);
}

/* "put 2 from warp on 3 and 4", "place my limbo token on 3" */
bool ce_words_parse_move(struct parse *p, const struct verb *verb, struct parsed *made)
{
	int was, n;

	(void)verb;
	parse_word(p, W_MOVE, NULL);
	was = p->i;
	ce_words_read_amount(p, &n);
	bool said = parse_word(p, WORD_FROM, NULL);
	if (!said && !parse_sees(p, W_LIMBO) && !parse_sees(p, W_WARP))
		return parse_expected(p, "from warp, or from limbo");
	bool warp = parse_word(p, W_WARP, NULL);
	if (!warp && !parse_word(p, W_LIMBO, NULL))
		return parse_expected(p, "warp or limbo");
	int from = parse_mark(p);
	if (warp && view_of(p)->t.phase != 1) {
		parse_fault(p, from, NULL,
			    "Tokens leave the Warp in phase 1; this is phase %d",
			    view_of(p)->t.phase);
		parse_hopeless(p);
	}
	p->i = was;
	return place_tokens(p, warp ? CE_RELEASE : CE_LIMBO_TO, made);
}
