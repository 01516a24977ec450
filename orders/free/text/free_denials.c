/* What somebody does not do, said beside what they do: "Not Yellow 1, not Yellow 2: I attack Yellow 5", "not in C1 but in C2", "I don't hire
 * in castle 10, I hire in castle 15". The words that deny are taken out, and what is left is read.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include <string.h>

#include "orders/free/parts/free_thing.h"

/* A thing of the words, with what leads to it: "in C1", "with only two". */
struct led {
	int from, at, to;
	enum thing thing;
};

static bool is_stop(const struct token *t)
{
	return t->kind == TOKEN_END ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(",;:.!?()-", t->id));
}

static bool is_clause_end(const struct token *t)
{
	return is_stop(t) && !token_is_sign(t, ',');
}

static bool leads(const struct token *t)
{
	static const char *const words[] = {
		"for",  "against", "at",   "the", "my",      "only",   "just", "a",
		"with", "by",      "onto", "of",  "exactly", "merely", "even", "into"};

	return token_is(t, WORD_IN) || token_is(t, WORD_ON) || token_is(t, WORD_FROM) ||
	       token_is(t, WORD_TO) || token_is(t, WORD_WITH) || TOKEN_AMONG(t, words);
}

/* The things of the same kind can stand for each other; "from 2" and a planet as well. */
static bool is_alike(enum thing a, enum thing b)
{
	return a == b || (a == NUMBER && b == TOKENS_FROM) ||
	       (a == TOKENS_FROM && b == NUMBER) || (a == SOURCE && b == PLANET) ||
	       (a == PLANET && b == SOURCE);
}

/* The first thing from token `i` to before `to`; thing NO_THING: there is none. */
static struct led thing_from(const struct plain *p, int i, int to)
{
	struct led s = {i, i, i, NO_THING};

	for (; i < to; i++) {
		int w;
		const enum thing kind = thing_at(p->t, p->n, i, &w);
		if (!kind)
			continue;
		s.thing = kind;
		s.at = s.from = i;
		s.to = i + w;
		while (s.from > 0 && leads(&p->t[s.from - 1]))
			s.from--;
		break;
	}
	return s;
}

/* The last thing of that kind before token `to`. */
static struct led last_alike(const struct plain *p, int from, int to, enum thing kind)
{
	struct led last = {from, from, from, NO_THING};

	for (int i = from; i < to;) {
		const struct led s = thing_from(p, i, to);
		if (!s.thing)
			break;
		if (is_alike(s.thing, kind) && s.to <= to) {
			last = s;
			if (kind == NUMBER)
				last.to = s.at + 1;
		}
		i = s.to > i ? s.to : i + 1;
	}
	return last;
}

/* How many tokens deny at `i`: "not", "don't", "do not", "won't"; 0: none. */
static int denial_at(const struct plain *p, int i)
{
	static const char *const helps[] = {"do",    "does", "will", "am",
					    "shall", "is",   "are"};
	static const char *const halves[] = {"won",   "can", "don",
					     "doesn", "isn", "aren"};
	const struct token *t = &p->t[i];

	if (TOKEN_AMONG(t, halves) && str_is(t[1].text, "t"))
		return 2;
	if (TOKEN_AMONG(t, helps) &&
	    (token_is(&t[1], WORD_NOT) || str_is(t[1].text, "never")))
		return 2;
	return token_is(t, WORD_NOT) || str_is(t->text, "never") ||
	       str_is(t->text, "dont") || str_is(t->text, "wont");
}

static bool says(const struct token t[], int n, const struct token thing[], int width)
{
	for (int i = 0; i + width <= n; i++)
		if (thing_same(&t[i], thing, width))
			return true;
	return false;
}

/* Was the denied thing said before, in the line or above it, so that the words correct it? */
static bool is_said_before(const struct plain *p, int before, const struct led *was)
{
	const struct draft *l = p->f->l;
	const int width = was->to - was->at;
	struct token t[LEX_TOKENS + 1];

	if (says(p->t, before, &p->t[was->at], width))
		return true;
	for (int i = 0; i < p->line; i++) {
		const struct line *line = &l->line[i];
		int n = line->quoted || line->press || line->typed.n >= LETTER_COLUMNS
				? 0
				: lex(l->lexicon, line->typed, t);
		if (says(t, n, &p->t[was->at], width))
			return true;
	}
	return false;
}

/* --- "not in C1 but in C2" --- */

static void contrast(struct plain *p, int from, int end)
{
	for (int i = from + 1; i < end; i++) {
		const int no = denial_at(p, i);
		const int start = i + no;
		int but = start;
		if (!no)
			continue;
		while (but < end && !str_is(p->t[but].text, "but") &&
		       !is_clause_end(&p->t[but]))
			but++;
		if (but >= end || !str_is(p->t[but].text, "but"))
			continue;
		const struct led now = thing_from(p, but + 1, end);
		const struct led was =
			now.thing ? last_alike(p, start, but, now.thing) : now;
		if (!now.thing || !was.thing || now.from > but + 1 ||
		    is_said_before(p, i, &was) ||
		    (was.to != but && !token_is_sign(&p->t[was.to], ',')))
			continue;
		plain_cut(p, was.from > start ? was.from : start, but + 1, true);
		plain_cut(p, i, i + no, false);
		return;
	}
}

/* --- "I don't hire in castle 10, I hire in castle 15" --- */

static bool same_word(struct str a, struct str b)
{
	enum { STEM = 3 };

	return str_iequal(a, b) ||
	       (a.n >= STEM && b.n >= STEM &&
		str_iequal(str_slice(a, 0, STEM), str_slice(b, 0, STEM)));
}

/* Where the clause behind the denied one begins again with its verb, without the words that lead to it: the token behind the verb; 0: it
 * does not. `*begin`: its first token. */
static int verb_again(const struct plain *p, int verb, int end, int *begin)
{
	static const char *const lead[] = {"i",       "we", "but",  "and",
					   "so",      "ll", "will", "rather",
					   "instead", "m",  "am"};

	for (int i = verb + 1; i < end; i++) {
		if (!is_stop(&p->t[i]) && !str_is(p->t[i].text, "but") &&
		    !str_is(p->t[i].text, "and"))
			continue;
		int k = i + is_stop(&p->t[i]);
		while (k < end && TOKEN_AMONG(&p->t[k], lead))
			k++;
		if (k < end && same_word(p->t[k].text, p->t[verb].text)) {
			*begin = i;
			return k + 1;
		}
	}
	return 0;
}

static bool has_kind(const struct plain *p, int from, int to, enum thing kind)
{
	for (int i = from; i < to;) {
		const struct led s = thing_from(p, i, to);
		if (!s.thing)
			return false;
		if (is_alike(s.thing, kind))
			return true;
		i = s.to;
	}
	return false;
}

/* Has the clause from token `again` on all kinds of things that the denied one has, so that nothing of that is needed? */
static bool says_all(const struct plain *p, int from, int to, int again, struct led was)
{
	int end = again;

	while (end < p->n && !is_clause_end(&p->t[end]))
		end++;
	for (int i = from; i < to;) {
		const struct led s = thing_from(p, i, to);
		if (!s.thing)
			break;
		if (s.at != was.at && !has_kind(p, again, end, s.thing))
			return false;
		i = s.to;
	}
	return true;
}

static void anew(struct plain *p, int from)
{
	static const char *const those[] = {"it", "them", "these", "those"};
	const int end = p->n;

	for (int i = from; i < end && !is_clause_end(&p->t[i]); i++) {
		const int no = denial_at(p, i);
		int begin = 0, verb = i + no;
		if (!no)
			continue;
		while (verb < end &&
		       (str_is(p->t[verb].text, "want") ||
			token_is(&p->t[verb], WORD_TO)) &&
		       token_is(&p->t[verb + 1], WORD_TO))
			verb += 2;
		if (verb >= end || p->t[verb].kind != TOKEN_WORD)
			return;
		int behind = verb_again(p, verb, end, &begin);
		if (!behind)
			return;
		behind += behind < end && (token_is(&p->t[behind], WORD_PRONOUN) ||
					   TOKEN_AMONG(&p->t[behind], those));
		const struct led now = thing_from(p, behind, end);
		const struct led was =
			now.thing ? last_alike(p, verb + 1, begin, now.thing) : now;
		if (!now.thing || !was.thing || now.from > behind ||
		    is_said_before(p, i, &was))
			return;
		if (says_all(p, verb + 1, begin, behind, was)) {
			plain_cut(p, i, begin + is_stop(&p->t[begin]), true);
			return;
		}
		plain_cut(p, begin, behind, false);
		plain_cut(p, was.from > verb ? was.from : verb + 1, was.to, true);
		plain_cut(p, i, i + no, false);
		return;
	}
}

/* --- "Not Yellow 1, not Yellow 2: I attack Yellow 5" --- */

static bool has_verb(const struct plain *p, int from, int to)
{
	for (int i = from; i < to; i++)
		if (p->t[i].kind == TOKEN_WORD && p->t[i].id >= WORD_GAME &&
		    free_verb(p->f, &p->t[i]))
			return true;
	return false;
}

/* A sentence that begins with what is not meant, and goes on behind a colon. "Never deal Yellow in C1: i give ..." is one order, up to its
 * end. */
static void not_these(struct plain *p, int from, int end)
{
	int i = from, colon;
	bool named = false;

	for (colon = from; colon < end && !token_is_sign(&p->t[colon], ':'); colon++)
		;
	if (colon == end || colon + 1 == end || !denial_at(p, from) ||
	    (has_verb(p, from, colon) && !has_verb(p, colon, end)))
		return;
	while (i <
	       colon) { /* each part denies one thing, or tells nothing of the game */
		int to = i;
		while (to < colon && !token_is_sign(&p->t[to], ','))
			to++;
		const struct led s = thing_from(p, i, to);
		named |= s.thing != NO_THING;
		if (!named || (s.thing && !denial_at(p, i)))
			return;
		i = to + 1;
	}
	plain_cut(p, from, colon + 1, true);
}

/* "Not from Red 2 either", "and none from Green 1": what adds nothing to an order beside it. */
static bool adds_none(const struct plain *p, int from, int to)
{
	static const char *const none[] = {"none", "nothing"};
	int i = from + token_is(&p->t[from], WORD_AND);
	const int no = TOKEN_AMONG(&p->t[i], none) ? 1 : denial_at(p, i);
	const struct led s = thing_from(p, i + no, to);

	if (!no || !s.thing || s.thing == NUMBER || s.from > i + no)
		return false;
	/* "None against Yellow" says how many, and is an order. */
	return token_is(&p->t[s.from], WORD_FROM) &&
	       (s.to == to || (s.to + 1 == to && str_is(p->t[s.to].text, "either")));
}

static void none_of(struct plain *p, int from)
{
	for (int i = from; i < p->n;) {
		int to = i;
		while (to < p->n && !is_stop(&p->t[to]) &&
		       !(to > i && token_is(&p->t[to], WORD_AND)))
			to++;
		if (to < p->n && i && adds_none(p, i, to) &&
		    (token_is_sign(&p->t[to], ';') || token_is_sign(&p->t[to], '.'))) {
			const bool part = !is_clause_end(&p->t[i - 1]);
			plain_cut(p, i, to + !part, true);
		} else {
			i = to +
			    !(to < p->n && token_is(&p->t[to], WORD_AND) && to > i);
		}
	}
}

/* A denied thing that an order in force has changes that order. */
static bool is_change(const struct plain *p)
{
	const struct sheet *before = p->f->l->before;

	return before && before->n_slots > 0;
}

void plain_denials(struct plain *p)
{
	bool denies = false, hangs = is_change(p);

	for (int i = 0; i < p->n; i++) {
		denies |= token_denies(&p->t[i]) || str_is(p->t[i].text, "none") ||
			  str_is(p->t[i].text, "nothing") ||
			  str_is(p->t[i].text, "won");
		hangs |= token_is(&p->t[i], WORD_IF) ||
			 token_is(&p->t[i], WORD_UNLESS) ||
			 token_is(&p->t[i], WORD_ELSE);
	}
	if (!denies || hangs)
		return;
	for (int from = 0; from < p->n;) {
		const int was = p->n;
		not_these(p, from, plain_sentence_end(p, from));
		contrast(p, from, plain_sentence_end(p, from));
		anew(p, from);
		if (p->n == was)
			from = plain_sentence_end(p, from) + 1;
	}
	none_of(p, 0);
}
