/* Words that carry weight: doubts, denials, and where a condition begins. See free_weights.h.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_weights.h"
#include "orders/lexis/cue.h"

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
	{"hardly want", FIGURE_DENIED, HEAD},
	{"far be it", FIGURE_DENIED, HEAD},
	{"stopped wanting", FIGURE_DENIED, HEAD},
	{"rather than", FIGURE_DENIED, HEAD},
	{"doubt that", FIGURE_DENIED, HEAD},
	{"doubt if", FIGURE_DENIED, HEAD},
	{"anything but", FIGURE_DENIED, HEAD},
	{"a mistake to", FIGURE_DENIED, HEAD},
	{"be a mistake to", FIGURE_DENIED, HEAD},
	{"mistake to", FIGURE_DENIED, HEAD},
	{"mistake for me", FIGURE_DENIED, HEAD},
	{"error to", FIGURE_DENIED, HEAD},
	{"be wrong to", FIGURE_DENIED, HEAD},
	{"fool to", FIGURE_DENIED, HEAD},
	{"idiot to", FIGURE_DENIED, HEAD},
	{"am against", FIGURE_DENIED, HEAD},
	{"out of the question", FIGURE_DENIED, HEAD},
	{"nobody makes me", FIGURE_DENIED, HEAD},
	{"take back", FIGURE_DENIED, HEAD},
	{"withdraw:", FIGURE_DENIED, HEAD},
	{"ignore:", FIGURE_DENIED, HEAD},
	{"retract:", FIGURE_DENIED, HEAD},
	{"drop this", FIGURE_DENIED, HEAD},
	{"delete:", FIGURE_DENIED, HEAD},
	{"cancelled", FIGURE_DENIED, ALONE},
	{"canceled", FIGURE_DENIED, ALONE},
	{"withdrawn", FIGURE_DENIED, ALONE},
	{"retracted", FIGURE_DENIED, ALONE},
	{"revoked", FIGURE_DENIED, ALONE},
	{"deleted", FIGURE_DENIED, ALONE},
	{"void:", FIGURE_DENIED, ALONE},
	{"off the table", FIGURE_DENIED, ALONE},
	{"is off", FIGURE_DENIED, ALONE},
	{"not now", FIGURE_DENIED, ALONE},
	{"not yet", FIGURE_DENIED, ALONE},
	{"no more", FIGURE_DENIED, ALONE},
	{"not any more", FIGURE_DENIED, ALONE},
	{"wrong:", FIGURE_DENIED, ALONE},
	{"is wrong", FIGURE_DENIED, ALONE},
	{"a mistake", FIGURE_DENIED, ALONE},
	{"strike that", FIGURE_DENIED, ALONE},
	{"example", FIGURE_DENIED, ALONE},
	{"draft", FIGURE_DENIED, ALONE},
	{"kidding", FIGURE_JEST, ALONE},
	{"joking", FIGURE_JEST, ALONE},
	{"a joke", FIGURE_JEST, ALONE},
	{"each time", FIGURE_HANGS, FAR},
	{"every time", FIGURE_HANGS, FAR},
	{"any time", FIGURE_HANGS, FAR},
	{"whenever", FIGURE_HANGS, FAR},
	{"as soon as", FIGURE_HANGS, FAR},
	{"the moment", FIGURE_HANGS, FAR},
	{"depending on", FIGURE_HANGS, FAR},
	{"depends on", FIGURE_HANGS, FAR},
};

bool free_ends_clause(const struct token *t)
{
	return free_ends_part(t) || token_is_sign(t, ';') || token_is_sign(t, '!') ||
	       (token_is_sign(t, '-') && !(t->glued && t[1].glued));
}

/* The text behind the words at `s`; NULL: it does not begin with them. */
static const char *behind(const char *s, const char *end, const char *words)
{
	for (; *words; words++) {
		if (*words == ' ') {
			const char *was = s;
			while (s < end && (*s == ' ' || *s == '\n' || *s == '\t'))
				s++;
			if (s == was)
				return NULL;
			continue;
		}
		if (s >= end || ((unsigned char)*s | 0x20) != (unsigned char)*words)
			return NULL;
		s++;
	}
	return s;
}

/* Do these words, behind those of `before`, begin at token `i`? Token by token would not do: some of them are one. */
static bool says_both(const struct token t[], int to, int i, const char *before,
		      const char *words)
{
	const char *end = t[to - 1].text.s + t[to - 1].text.n;
	const char *s = behind(t[i].text.s, end, before);

	s = s ? behind(s, end, words) : NULL;
	return s && (s >= end ||
		     !(((*s | 0x20) >= 'a' && (*s | 0x20) <= 'z') || *s == '\''));
}

static bool says(const struct token t[], int to, int i, const char *words)
{
	return says_both(t, to, i, "", words);
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

	if (i > from && (TOKEN_AMONG(&t[i - 1], glad) || str_is(t[i - 1].text, "what")))
		return true;
	for (size_t k = 0; k < sizeof polite / sizeof *polite; k++)
		if (says(t, to, i + 1, polite[k]))
			return true;
	for (size_t k = 0; k < sizeof it / sizeof *it; k++)
		for (size_t m = 0; m < sizeof fine / sizeof *fine; m++)
			if (says_both(t, to, i + 1, it[k], fine[m]))
				return true;
	return false;
}

/* Where a condition begins that is not one of the table's. */
static bool hangs_at(const struct token t[], int from, int to, int i)
{
	bool begins = false;

	if (i + 1 >= to)
		return false;
	if (token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS))
		begins = true;
	else if (str_is(t[i].text, "when") || str_is(t[i].text, "once") ||
		 str_is(t[i].text, "until"))
		begins = is_somebody(&t[i + 1]) && !says(t, to, i, "until the");
	else if (str_is(t[i].text, "should"))
		begins = (i == from || t[i - 1].kind == TOKEN_SIGN ||
			  token_is(&t[i - 1], WORD_AND) ||
			  str_is(t[i - 1].text, "only")) &&
			 is_somebody(&t[i + 1]);
	return begins && !is_courtesy(t, from, to, i);
}

/* "Perhaps attack Yellow 3 with 4": a whole order, with a doubt before it, is what a question is for. "Perhaps I attack" thinks. */
static bool opens_order(const struct token t[], int from, int to, int i)
{
	return i == from && i + 1 < to && TOKEN_CUES(&t[i], CUE_DOUBT) &&
	       t[i + 1].kind == TOKEN_WORD && t[i + 1].id >= WORD_GAME &&
	       !(t[i + 1].flags & WORD_NOUN);
}

/* "Thinking about it, 4 will do": thought, and said. */
static bool has_thought(const struct token t[], int from, int to, int i)
{
	return i == from && i + 3 < to && token_is_sign(&t[i + 3], ',') &&
	       (says(t, to, i, "thinking about it") ||
		says(t, to, i, "thinking of it"));
}

const struct weight *free_weight_at(const struct token t[], int from, int to, int i)
{
	static const struct weight condition = {"if", FIGURE_HANGS, FAR};
	enum { WEIGHTS = sizeof weights / sizeof *weights };
	static struct word_marks marks;

	if (t[i].kind != TOKEN_WORD || opens_order(t, from, to, i) ||
	    has_thought(t, from, to, i))
		return NULL;
	if (hangs_at(t, from, to, i))
		return &condition;
	if (!token_may_begin(&t[i], &weights[0].words, sizeof *weights, WEIGHTS,
			     &marks))
		return NULL;
	for (size_t k = 0; k < WEIGHTS; k++)
		if (weights[k].words[0] == (t[i].text.s[0] | 0x20) &&
		    says(t, to, i, weights[k].words) &&
		    !says(t, to, i, "no more than") &&
		    !(weights[k].figure == FIGURE_HANGS &&
		      (i + 2 >= to || free_ends_clause(&t[i + 2]))))
			return &weights[k];
	return NULL;
}

/* "Nobody else will do it", "they would otherwise come": an "else" that begins no alternative. */
static bool is_other(const struct token t[], int from, int i)
{
	static const char *const who[] = {
		"anyone",  "anybody",  "someone",   "somebody", "everyone", "everybody",
		"nothing", "anything", "something", "who",      "what",     "one",
		"would",   "will",     "could",     "might"};

	return i > from &&
	       (token_is(&t[i - 1], WORD_NOBODY) ||
		token_is(&t[i - 1], WORD_EVERYONE) || TOKEN_AMONG(&t[i - 1], who));
}

bool free_hangs(const struct token t[], int from, int to)
{
	for (int i = from; i < to; i++) {
		const struct weight *w = free_weight_at(t, from, to, i);
		if (token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS) ||
		    (token_is(&t[i], WORD_ELSE) && !is_other(t, from, i)) ||
		    (w && w->figure == FIGURE_HANGS))
			return true;
	}
	return false;
}
