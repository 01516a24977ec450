/* Clauses that say that the order before them cannot be carried out, in whatever words: "should that prove impossible when my turn
 * comes", "if for some reason that's not allowed", "second choice". Each becomes "else".
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include <string.h>

static int opener_at(const struct plain *p, int i)
{
	static const char *const ifs[] = {"if",
					  "only if",
					  "but only if",
					  "in case",
					  "only in case",
					  "in the case",
					  "in the case that",
					  "in the event",
					  "in the event that",
					  "only in the case that",
					  "only in the event that"};
	static const char *const words[] = {"should", "when", "where", "shd"};
	const struct token *t = &p->t[i];

	if (token_is(t, WORD_IF) ? TOKEN_AMONG(t, ifs) : TOKEN_AMONG(t, words))
		return 1;
	return str_is(t->text, "for") ? plain_says(p->t, p->n, i, "for the case that")
				      : 0;
}

/* What may not be possible: the order before. */
static bool is_subject(const struct token *t)
{
	static const char *const words[] = {
		"that",  "this",   "it",      "these",    "those",  "first", "former",
		"above", "i",      "we",      "you",      "its",    "thats", "such",
		"both",  "either", "neither", "one",      "choice", "wish",  "option",
		"plan",  "order",  "1st",     "preferred"};

	return token_is(t, WORD_I) || token_is(t, WORD_IT) || TOKEN_AMONG(t, words);
}

/* With a "not" it fails. */
static bool is_possible(const struct token *t)
{
	static const char *const words[] = {
		"possible", "allowed",     "legal",    "permitted", "feasible",
		"can",      "cannot",      "cant",     "could",     "couldnt",
		"couldn",   "work",        "works",    "function",  "functions",
		"go",       "done",        "carried",  "executed",  "happen",
		"succeed",  "available",   "valid",    "on",        "doable",
		"good",     "practicable", "accepted", "ok",        "okay"};

	return TOKEN_AMONG(t, words);
}

/* Without one. */
static bool is_failure(const struct token *t)
{
	static const char *const words[] = {
		"impossible", "illegal",     "fails",    "fail",          "failed",
		"forbidden",  "unavailable", "invalid",  "impracticable", "prohibited",
		"unworkable", "infeasible",  "rejected", "refused"};

	return TOKEN_AMONG(t, words);
}

static const char *const failures[] = {
	"out of the question",
	"a no go",
	"no go",
	"a nogo",
	"nogo",
	"no good",
	"gone",
	"falls through",
	"fall through",
	"against the rules",
	"a no no",
	"too late",
	"goes wrong",
	"go wrong",
	"comes to nothing",
};

/* Says nothing of its own in such a clause. */
static bool is_filler(const struct token *t)
{
	static const char *const words[] = {
		"is",      "be",       "prove",    "proves",  "turn",       "turns",
		"out",     "to",       "should",   "for",     "some",       "any",
		"reason",  "whatever", "as",       "written", "when",       "my",
		"comes",   "by",       "then",     "already", "does",       "do",
		"did",     "really",   "actually", "will",    "the",        "a",
		"rules",   "rule",     "up",       "be",      "become",     "becomes",
		"s",       "are",      "was",      "were",    "would",      "in",
		"at",      "time",     "moment",   "all",     "also",       "simply",
		"somehow", "so",       "like",     "way",     "whatsoever", "through",
		"still",   "me",       "longer",   "any",     "more",       "there",
		"quite",   "just"};

	return t->kind == TOKEN_WORD &&
	       (token_is(t, WORD_NOISE) || token_is(t, WORD_TURN) ||
		token_is(t, WORD_IN) || token_is(t, WORD_TO) || token_is(t, WORD_ALL) ||
		token_is(t, WORD_ME) || token_is(t, WORD_BY) ||
		token_is(t, WORD_THERE) || TOKEN_AMONG(t, words));
}

static int failure_at(const struct plain *p, int i)
{
	return is_failure(&p->t[i]) ? 1 : PLAIN_AMONG(p, i, failures);
}

static bool ends_clause(const struct token *t)
{
	return t->kind == TOKEN_END || token_is(t, WORD_THEN) ||
	       (t->kind == TOKEN_SIGN && t->id && strchr(",:;.!()-", t->id));
}

/* "If the rules forbid that": a rule that does. */
static bool forbids(const struct token *t)
{
	static const char *const words[] = {"forbid", "forbids", "prohibit", "prevent",
					    "prevents"};

	return TOKEN_AMONG(t, words);
}

/* What another player does with an offer; with a "not" it fails. */
static bool is_consent(const struct token *t)
{
	static const char *const words[] = {"accept", "accepts", "agree", "agrees",
					    "want",   "wants",   "take",  "takes",
					    "name",   "names",   "like",  "likes"};

	return TOKEN_AMONG(t, words);
}

static bool is_person(const struct token *t)
{
	return token_is(t, WORD_PRONOUN) &&
	       (t->text.n == 2 || str_is(t->text, "she") || str_is(t->text, "they"));
}

/* The clause that begins with its opener at `i`: how many tokens it takes; 0: it says something else. */
static int clause_at(const struct plain *p, int i, bool *consent)
{
	bool subject = false, denied = false, possible = false, fails = false;
	bool person = false;
	int opener = opener_at(p, i), k = i + opener, done = 0, width;

	if (!opener)
		return 0;

	for (; k < p->n && !ends_clause(&p->t[k]); k++) {
		const struct token *t = &p->t[k];
		bool noun = subject && !person && k == i + opener + 1 &&
			    !token_is_thing(t) && !is_possible(t) && !token_denies(t) &&
			    !is_filler(t) && !str_is(p->t[k - 1].text, "i");
		if (failure_at(p, k)) {
			width = failure_at(p, k);
			fails = true;
			k += width - 1;
			done = k + 1;
		} else if (forbids(t)) {
			fails = true;
		} else if (token_denies(t) || is_possible(t) ||
			   (person && is_consent(t))) {
			denied |= token_denies(t);
			possible |= is_possible(t) ? !person : is_consent(t);
			done = k + 1;
		} else if (is_person(t) && k == i + opener) {
			subject = person = true;
		} else if (is_subject(t)) {
			if (done && token_is(t, WORD_I))
				break; /* "if its no go i lose 3" */
			subject = true;
		} else if (!noun && !is_filler(t)) {
			break;
		}
	}
	fails |= denied && possible;
	if (!fails || (!subject && k < p->n && !ends_clause(&p->t[k])))
		return 0;
	if (!ends_clause(&p->t[k]))
		k = done;
	*consent = person;
	return k > i + opener ? k - i : 0;
}

static const char *const phrases[] = {
	"in default of that",
	"in default of this",
	"in default of which",
	"in default of both",
	"in default of it",
	"in default of these",
	"in default of a deal",
	"in default of the first",
	"in default of an agreement",
	"in default of agreement",
	"in default of any agreement",
	"failing that",
	"failing this",
	"failing which",
	"failing it",
	"failing both",
	"in the alternative",
	"as second choice",
	"as a second choice",
	"as my second choice",
	"as a fallback",
	"as fallback",
	"as plan b",
	"next best",
	"second best",
	"the next best thing",
};

/* They need a colon, or "is", behind them. */
static const char *const titles[] = {
	"my second choice", "second choice",   "second option",     "second wish",
	"2nd choice",       "2nd option",      "second preference", "my plan b",
	"backup plan",      "my backup plan",  "my fallback",       "fallback plan",
	"my alternative",   "the alternative", "alternative",
};

static bool begins_sentence(const struct plain *p, int i)
{
	return p->t[i - 1].kind == TOKEN_SIGN && p->t[i - 1].id &&
	       strchr(".!;", p->t[i - 1].id);
}

static int phrase_at(const struct plain *p, int i)
{
	int width = PLAIN_AMONG(p, i, phrases);

	if (width || !begins_sentence(p, i))
		return width;
	width = PLAIN_AMONG(p, i, titles);
	const struct token *next = &p->t[i + width];
	return token_is_sign(next, ':') || token_is_sign(next, ',') ||
			       token_is_sign(next, '-') || str_is(next->text, "is")
		       ? width
		       : 0;
}

static bool begins_clause(const struct plain *p, int i)
{
	return p->t[i - 1].kind == TOKEN_SIGN || token_is(&p->t[i - 1], WORD_AND) ||
	       token_is(&p->t[i - 1], WORD_OR) || token_is(&p->t[i - 1], WORD_EXCEPT) ||
	       str_is(p->t[i - 1].text, "only");
}

/* The words and the signs before it that belong to it. */
static int begin_of(const struct plain *p, int i)
{
	while (i > 1 &&
	       (token_is(&p->t[i - 1], WORD_OR) || token_is(&p->t[i - 1], WORD_AND) ||
		token_is(&p->t[i - 1], WORD_EXCEPT) ||
		token_is_sign(&p->t[i - 1], ',') || str_is(p->t[i - 1].text, "only")))
		i--;
	return i;
}

/* Does an order begin there? "The Crysknife or, if that is gone, the Stunner" names a part of one. */
static bool begins_order(const struct plain *p, int i)
{
	while (i < p->n && (p->t[i].flags & WORD_DROPPED || token_is(&p->t[i], WORD_I)))
		i++;
	return free_verb(p->f, &p->t[i]) || p->t[i].kind == TOKEN_NUMBER;
}

/* "If it fails, I lose three": that order waits for it anyway, and stands for itself; but not behind another of its kind, before token
 * `begin`, which is what fails then. */
static bool waits(const struct plain *p, int i, int begin)
{
	while (i < p->n && (p->t[i].flags & WORD_DROPPED || token_is(&p->t[i], WORD_I)))
		i++;
	const struct verb *v = free_verb(p->f, &p->t[i]), *before = NULL;
	for (int k = begin; k-- > 0 && !before;)
		before = free_verb(p->f, &p->t[k]);
	return v && v != before && v->waits &&
	       str_find(str_of(v->waits), STR("fails")) != SIZE_MAX;
}

void plain_otherwise(struct plain *p)
{
	for (int i = 1; i < p->n; i++) {
		if (!begins_clause(p, i))
			continue;
		bool consent = false;
		int width = clause_at(p, i, &consent);
		width = width ? width : phrase_at(p, i);
		int to = i + width;
		if (!width || to >= p->n)
			continue;
		while (to < p->n &&
		       (token_is_sign(&p->t[to], ',') ||
			token_is_sign(&p->t[to], ':') ||
			token_is_sign(&p->t[to], '-') ||
			token_is(&p->t[to], WORD_THEN) || str_is(p->t[to].text, "is")))
			to++;
		int begin = begin_of(p, i);
		bool fits = consent ? waits(p, to, begin)
				    : begins_sentence(p, begin) || begins_order(p, to);
		if (to < p->n && p->t[to].kind != TOKEN_SIGN && fits)
			plain_else(p, begin, to, waits(p, to, begin));
	}
}
