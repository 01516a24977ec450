/* The account of an order: words of the writer's that carry weight must be in it. A doubt and a question are in no order,
 * a condition is in one that has a condition. An order that was made of such words without their weight is not what was
 * meant, whichever reader made it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"

#include <stdio.h>

/* How far the weight of some words reaches. NEAR: over the part of the sentence that they stand in, or, where they are nearly
 * alone between two signs, over the sentence. FAR: over the sentence wherever they name nothing. */
enum reach { NEAR, FAR };

struct weight {
	const char *words; /* with single spaces */
	enum figure figure;
	enum reach reach;
};

static const struct weight weights[] = {
	{"might", FIGURE_UNSURE, NEAR},
	{"maybe", FIGURE_UNSURE, NEAR},
	{"perhaps", FIGURE_UNSURE, NEAR},
	{"possibly", FIGURE_UNSURE, NEAR},
	{"probably", FIGURE_UNSURE, NEAR},
	{"could", FIGURE_UNSURE, NEAR},
	{"i may", FIGURE_UNSURE, NEAR},
	{"we may", FIGURE_UNSURE, NEAR},
	{"would have", FIGURE_UNSURE, NEAR},
	{"d have", FIGURE_UNSURE, NEAR},
	{"ve considered", FIGURE_UNSURE, NEAR},
	{"some day", FIGURE_UNSURE, NEAR},
	{"someday", FIGURE_UNSURE, NEAR},
	{"one day", FIGURE_UNSURE, NEAR},
	{"sooner or later", FIGURE_UNSURE, NEAR},
	{"not sure", FIGURE_UNSURE, FAR},
	{"unsure", FIGURE_UNSURE, FAR},
	{"undecided", FIGURE_UNSURE, FAR},
	{"in two minds", FIGURE_UNSURE, FAR},
	{"of two minds", FIGURE_UNSURE, FAR},
	{"half a mind", FIGURE_UNSURE, FAR},
	{"had in mind", FIGURE_UNSURE, FAR},
	{"toying with", FIGURE_UNSURE, FAR},
	{"thinking of", FIGURE_UNSURE, FAR},
	{"thinking about", FIGURE_UNSURE, FAR},
	{"considering", FIGURE_UNSURE, FAR},
	{"considered", FIGURE_UNSURE, FAR},
	{"contemplating", FIGURE_UNSURE, FAR},
	{"tempted", FIGURE_UNSURE, FAR},
	{"was going to", FIGURE_UNSURE, FAR},
	{"were going to", FIGURE_UNSURE, FAR},
	{"was about to", FIGURE_UNSURE, FAR},
	{"had planned", FIGURE_UNSURE, FAR},
	{"make up my mind", FIGURE_UNSURE, FAR},
	{"sleep over it", FIGURE_UNSURE, FAR},
	{"sleep on it", FIGURE_UNSURE, FAR},
	{"think it over", FIGURE_UNSURE, FAR},
	{"think about it", FIGURE_UNSURE, FAR},
	{"let me think", FIGURE_UNSURE, FAR},
	{"have to think", FIGURE_UNSURE, FAR},
	{"must think", FIGURE_UNSURE, FAR},
	{"be an idea", FIGURE_UNSURE, FAR},
	{"could be that", FIGURE_UNSURE, FAR},
	{"who knows", FIGURE_UNSURE, FAR},
	{"feel like", FIGURE_UNSURE, FAR},
	{"no point", FIGURE_DENIED, FAR},
	{"instead of this", FIGURE_DENIED, FAR},
	{"instead of that", FIGURE_DENIED, FAR},
	{"but this", FIGURE_DENIED, FAR},
	{"except this", FIGURE_DENIED, FAR},
	{"not do", FIGURE_DENIED, FAR},
	{"will not do", FIGURE_DENIED, FAR},
	{"never do", FIGURE_DENIED, FAR},
	{"don't do", FIGURE_DENIED, FAR},
	{"be mad to", FIGURE_DENIED, NEAR},
	{"be crazy to", FIGURE_DENIED, NEAR},
	{"be stupid to", FIGURE_DENIED, NEAR},
	{"be foolish to", FIGURE_DENIED, NEAR},
	{"be silly to", FIGURE_DENIED, NEAR},
	{"decided against", FIGURE_DENIED, FAR},
	{"forget it", FIGURE_DENIED, FAR},
	{"forget this", FIGURE_DENIED, FAR},
	{"each time", FIGURE_HANGS, FAR},
	{"every time", FIGURE_HANGS, FAR},
	{"any time", FIGURE_HANGS, FAR},
	{"whenever", FIGURE_HANGS, FAR},
	{"as soon as", FIGURE_HANGS, FAR},
	{"the moment", FIGURE_HANGS, FAR},
	{"depending on", FIGURE_HANGS, FAR},
	{"depends on", FIGURE_HANGS, FAR},
};

/* Do the words begin at token `i`? Token by token would not do: some of them are one. */
static bool says(const struct token t[], int to, int i, const char *words)
{
	const char *s = t[i].text.s, *end = t[to - 1].text.s + t[to - 1].text.n;

	for (; *words; words++) {
		if (*words == ' ') {
			const char *was = s;
			while (s < end && (*s == ' ' || *s == '\n' || *s == '\t'))
				s++;
			if (s == was)
				return false;
			continue;
		}
		if (s >= end || ((unsigned char)*s | 0x20) != (unsigned char)*words)
			return false;
		s++;
	}
	return s >= end || !(((*s | 0x20) >= 'a' && (*s | 0x20) <= 'z') || *s == '\'');
}

static bool ends_part(const struct token *t)
{
	return free_ends_part(t) || token_is_sign(t, ';') || token_is_sign(t, '!') ||
	       (token_is_sign(t, '-') && !(t->glued && t[1].glued));
}

static bool is_somebody(const struct token *t)
{
	static const char *const who[] = {"he",     "she",    "they",     "it",
					  "anyone", "nobody", "somebody", "someone",
					  "that",   "the",    "anybody",  "everybody",
					  "no",     "we",     "all",      "anything"};

	return token_is(t, WORD_SEAT) || token_is(t, WORD_PRONOUN) ||
	       token_is(t, WORD_I) || TOKEN_AMONG(t, who);
}

/* "If possible", "if you please", "glad if", "if I must": a courtesy. */
static bool is_courtesy(const struct token t[], int from, int to, int i)
{
	static const char *const it[] = {"it is ", "it's ", "that is ", "that's ", ""};
	static const char *const fine[] = {"possible", "allowed", "legal",
					   "ok",       "okay",    "all right"};
	static const char *const polite[] = {"you",
					     "i may",
					     "need be",
					     "necessary",
					     "any",
					     "not",
					     "so",
					     "i must",
					     "we must",
					     "i have to",
					     "we have to",
					     "there is room",
					     "that's more than i have"};
	static const char *const glad[] = {
		"glad", "happy", "pleased",   "grateful", "honoured", "honored",
		"nice", "good",  "delighted", "lovely",   "it"};
	char words[32];

	if (i > from && (TOKEN_AMONG(&t[i - 1], glad) || str_is(t[i - 1].text, "what")))
		return true;
	for (size_t k = 0; k < sizeof polite / sizeof *polite; k++)
		if (says(t, to, i + 1, polite[k]))
			return true;
	for (size_t k = 0; k < sizeof it / sizeof *it; k++)
		for (size_t m = 0; m < sizeof fine / sizeof *fine; m++) {
			snprintf(words, sizeof words, "%s%s", it[k], fine[m]);
			if (says(t, to, i + 1, words))
				return true;
		}
	return false;
}

/* Where a condition begins that is not one of the table's. */
static bool hangs_at(const struct token t[], int from, int to, int i)
{
	bool first = i == from || t[i - 1].kind == TOKEN_SIGN ||
		     token_is(&t[i - 1], WORD_AND) || str_is(t[i - 1].text, "only");

	if (i + 1 >= to || is_courtesy(t, from, to, i))
		return false;
	if (token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS))
		return true;
	if (str_is(t[i].text, "when") || str_is(t[i].text, "once") ||
	    str_is(t[i].text, "until"))
		return is_somebody(&t[i + 1]) && !says(t, to, i, "until the");
	return first && str_is(t[i].text, "should") && is_somebody(&t[i + 1]);
}

/* "Perhaps attack Yellow 3 with 4": a whole order, with a doubt before it, is what a question is for. "Perhaps I attack" thinks. */
static bool opens_order(const struct token t[], int from, int to, int i)
{
	static const char *const words[] = {"perhaps", "maybe", "possibly", "probably"};

	return i == from && i + 1 < to && TOKEN_AMONG(&t[i], words) &&
	       t[i + 1].kind == TOKEN_WORD && t[i + 1].id >= WORD_GAME &&
	       !(t[i + 1].flags & WORD_NOUN);
}

/* The weight of the words at token `i`; NULL: they have none. */
static const struct weight *weight_at(const struct token t[], int from, int to, int i)
{
	static const struct weight condition = {"if", FIGURE_HANGS, FAR};

	if (t[i].kind != TOKEN_WORD || opens_order(t, from, to, i))
		return NULL;
	if (hangs_at(t, from, to, i))
		return &condition;
	for (size_t k = 0; k < sizeof weights / sizeof *weights; k++)
		if (weights[k].words[0] == (t[i].text.s[0] | 0x20) &&
		    says(t, to, i, weights[k].words) &&
		    !(weights[k].figure == FIGURE_HANGS &&
		      (i + 2 >= to || ends_part(&t[i + 2]))))
			return &weights[k];
	return NULL;
}

/* Behind these the writer has made up their mind. */
static bool decides(const struct token *t)
{
	static const char *const words[] = {
		"but",     "however", "so", "anyway",   "still", "now",
		"decided", "finally", "no", "instead",  "let",   "therefore",
		"rather",  "then",    "ok", "actually", "hmm",   "well"};

	return TOKEN_AMONG(t, words) || token_is(t, WORD_ELSE);
}

/* The words between two signs. */
struct stretch {
	int first, end;
	bool things;
};

static struct stretch stretch_around(const struct token t[], int from, int to, int i)
{
	struct stretch s = {i, i, false};

	while (s.first > from && !ends_part(&t[s.first - 1]))
		s.first--;
	while (s.end < to && !ends_part(&t[s.end]))
		s.end++;
	for (int k = s.first; k < s.end; k++)
		s.things |= token_is_thing(&t[k]) || free_is_label(&t[k]);
	return s;
}

/* Is a thing of these words in the order? */
static bool uses(const struct token t[], const struct stretch *s,
		 const struct clause *made)
{
	for (int i = s->first; i < s->end; i++)
		for (int k = 0; token_is_thing(&t[i]) && k < made->n; k++)
			if (thing_same(&made->t[k], &t[i], 1))
				return true;
	return false;
}

static int n_words(const struct token t[], const struct stretch *s)
{
	int n = 0;

	for (int i = s->first; i < s->end; i++)
		n += t[i].kind == TOKEN_WORD && !token_is(&t[i], WORD_NOISE) &&
		     !token_is(&t[i], WORD_AND);
	return n;
}

/* Do the words at token `i` weigh on the order that begins at column `at`? */
static bool weighs_on(const struct token t[], int from, int to, int i,
		      const struct weight *w, int at, const struct clause *made)
{
	enum { FEW = 3 };
	struct stretch s = stretch_around(t, from, to, i);
	bool begins = at >= t[s.first].column && at <= t[s.end - 1].column;

	for (int k = i + 1; k < to && t[k].column < at; k++)
		if (decides(&t[k]) && w->figure != FIGURE_HANGS)
			return false;
	if (s.things)
		return begins || uses(t, &s, made);
	return begins || w->reach == FAR || n_words(t, &s) <= FEW;
}

/* "Because he might come": of a reason nothing is ordered. "Could you please" asks for it. */
static bool is_idle(const struct token t[], int from, int to, int i)
{
	static const char *const reason[] = {"because", "since", "cos",  "cause",
					     "as",      "lest",  "that", "which",
					     "who",     "where", "what"};

	if (str_is(t[i].text, "could") && i + 1 < to && str_is(t[i + 1].text, "you"))
		return true;
	if (str_is(t[i].text, "might") && i == from && token_is_sign(&t[to], '?'))
		return true;
	if (i + 1 == to || ends_part(&t[i + 1]))
		return false; /* "..., perhaps": said of all of it */
	for (int k = i - 1; k >= from && !ends_part(&t[k]); k--)
		if (TOKEN_AMONG(&t[k], reason) || token_is(&t[k], WORD_IF) ||
		    token_is(&t[k], WORD_UNLESS))
			return true;
	return false;
}

static bool has_condition(const struct clause *made)
{
	for (int i = 0; i < made->n; i++)
		if (token_is(&made->t[i], WORD_IF) ||
		    token_is(&made->t[i], WORD_UNLESS) ||
		    token_is(&made->t[i], WORD_ELSE) || str_is(made->t[i].text, "when"))
			return true;
	return false;
}

static bool says_no(const struct token t[], int from, int to)
{
	for (int i = from; i < to; i++)
		if (token_is(&t[i], WORD_NO) || token_is(&t[i], WORD_NOBODY) ||
		    token_is(&t[i], WORD_NOTHING))
			return true;
	return false;
}

/* Has this part of the sentence one of these words? "Own colour" is one token. */
static bool has_word(const struct token t[], int i, int to, const char *list)
{
	struct str words = list ? str_of(list) : STR(""), word;

	while (str_word(&words, &word))
		for (int k = i; k < to && !ends_part(&t[k]); k++) {
			struct str rest = t[k].text, one;
			while (str_word(&rest, &one))
				if (str_iequal(one, word))
					return true;
		}
	return false;
}

/* "If the deal fails, I lose ...", "When Green comes to Red 3, nobody": it says what the order itself waits for, or of which
 * challenge it is. */
static bool is_implied(const struct verb *v, const struct token t[], int to, int i,
		       const struct clause *made)
{
	bool label = false, seat = false;

	for (int k = 0; k < made->n; k++)
		label |= free_is_label(&made->t[k]);
	for (int k = i; k < to; k++)
		seat |= token_is(&t[k], WORD_SEAT) || token_is(&t[k], WORD_PRONOUN);
	if (label && seat && str_is(t[i].text, "when"))
		return true;
	if (str_is(t[i].text, "once"))
		return false;
	return has_word(t, i + 1, to, v ? v->waits : NULL) ||
	       has_word(t, i + 1, to, v ? v->implies : NULL);
}

enum figure free_account(const struct verb *v, const struct token t[], int n, int from,
			 int to, int at, const struct clause *made, bool conditional)
{
	if (free_only_asks(v, t, n, from, to, made))
		return FIGURE_ASKED;
	conditional |= has_condition(made);
	for (int i = from; i < to; i++) {
		const struct weight *w = weight_at(t, from, to, i);
		if (!w || (w->reach == NEAR && is_idle(t, from, to, i)))
			continue;
		/* "I've decided against dealing": the order has the denial. */
		if (w->figure == FIGURE_DENIED && says_no(made->t, 0, made->n) &&
		    !says_no(t, from, to))
			continue;
		if (w->figure == FIGURE_HANGS &&
		    (conditional || is_implied(v, t, to, i, made)))
			continue;
		if (weighs_on(t, from, to, i, w, at, made))
			return w->figure;
	}
	return FIGURE_NONE;
}

bool free_is_awaited(const struct verb *v, const struct token t[], int from, int to,
		     const struct clause *made)
{
	for (int i = from; i < to; i++) {
		const struct weight *w = weight_at(t, from, to, i);
		if (w && w->figure == FIGURE_HANGS && is_implied(v, t, to, i, made))
			return true;
	}
	return false;
}

bool free_is_unmeant(const struct token t[], int n)
{
	int from = 0;

	for (int i = 0; i <= n; i++) {
		if (i < n && !free_ends_sentence(t, n, i, from))
			continue;
		for (int k = from; k < i; k++) {
			const struct weight *w = weight_at(t, from, i, k);
			if (w && w->figure != FIGURE_HANGS &&
			    !(w->reach == NEAR && is_idle(t, from, i, k)))
				return true;
		}
		from = i + 1;
	}
	return false;
}
