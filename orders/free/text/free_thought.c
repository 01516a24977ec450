/* Thinking aloud: a question that its writer answers so that the orders stay what they were ("Or Red? Red has three there. No, I
 * stay with Green.", "Is that wise? Never mind, I do it."). Question and answer are taken out.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include <string.h>

#include "orders/free/parts/free_idle.h"
#include "orders/lexis/cue.h"

/* A sentence, and the sign that ends it. */
struct sentence {
	int from, to, end;
	bool asks;
};

/* The next one from `from` on that has a word; false: none has. */
static bool next_sentence(const struct plain *p, int from, struct sentence *s)
{
	while (from < p->n && p->t[from].kind == TOKEN_SIGN)
		from++;
	*s = (struct sentence){.from = from, .to = plain_sentence_end(p, from)};
	s->end = s->to;
	while (s->end < p->n && p->t[s->end].kind == TOKEN_SIGN &&
	       strchr(".!?", p->t[s->end].id)) {
		s->asks |= p->t[s->end].id == '?';
		s->end++;
	}
	return from < p->n;
}

static bool is_cue(const struct token *t)
{
	return t->kind == TOKEN_SIGN || TOKEN_CUES(t, CUE_SIGH | CUE_SENTENCE) ||
	       str_is(t->text, "well") || str_is(t->text, "but") ||
	       str_is(t->text, "and") || str_is(t->text, "so");
}

static int behind_cues(const struct plain *p, int from, int to)
{
	while (from < to && is_cue(&p->t[from]))
		from++;
	return from;
}

/* "Or is it better to keep it": it asks, without its mark. */
static bool asks_unmarked(const struct plain *p, const struct sentence *s)
{
	static const char *const words[] = {"should", "shall", "is",     "do",
					    "would",  "maybe", "not",    "rather",
					    "better", "could", "perhaps"};
	int i = behind_cues(p, s->from, s->to);

	return i + 1 < s->to && token_is(&p->t[i], WORD_OR) &&
	       TOKEN_AMONG(&p->t[i + 1], words);
}

static bool is_named_before(const struct plain *p, int before, const struct token *t)
{
	for (int i = 0; i < before; i++)
		if (p->t[i].kind == t->kind && p->t[i].value == t->value &&
		    (t->kind == TOKEN_NUMBER || p->t[i].id == t->id))
			return true;
	return false;
}

/* Does it name something of the game that was not named before it, or an order? */
static bool names_new(const struct plain *p, int from, int to)
{
	for (int i = from; i < to; i++) {
		const struct token *t = &p->t[i];
		bool thing = token_is_thing(t) || free_is_label(t);
		if ((thing && !is_named_before(p, from, t)) || free_verb(p->f, t) ||
		    token_is(t, WORD_COMMAND))
			return true;
	}
	return false;
}

enum verdict_of { ANSWER_NONE, ANSWER_NO, ANSWER_YES, ANSWER_EITHER };

/* What an answer may be made of. */
static bool is_answer(const struct token *t)
{
	static const char *const words[] = {
		"i",      "do",      "it",      "that", "this",   "think",  "so",
		"guess",  "hope",    "suppose", "not",  "don",    "t",      "dont",
		"stay",   "stays",   "stick",   "keep", "leave",  "with",   "who",
		"knows",  "cares",   "nothing", "all",  "s",      "is",     "right",
		"thats",  "fine",    "be",      "will", "ll",     "my",     "choice",
		"plan",   "order",   "first",   "mind", "matter", "course", "of",
		"as",     "was",     "the",     "go",   "for",    "stands", "remains",
		"going",  "enough",  "much",    "at",   "really", "just",   "doubt",
		"better", "correct", "what",    "see",  "in",     "there",  "on",
		"a",      "idea",    "to",      "by",   "me",     "too",    "late",
		"ok",     "okay",    "now",     "then", "still",  "anyway", "would",
		"must",   "no",      "yes",     "after"};

	return t->kind == TOKEN_SIGN || token_is(t, WORD_I) || token_is(t, WORD_IT) ||
	       token_is(t, WORD_NOTHING) || token_is(t, WORD_THERE) ||
	       TOKEN_AMONG(t, words);
}

static enum verdict_of answer_of(const struct token *t)
{
	static const char *const no[] = {"no", "nope", "nah", "never", "hardly"};
	static const char *const yes[] = {"yes", "yeah",      "yep",       "sure",
					  "aye", "certainly", "definitely"};
	static const char *const either[] = {
		"anyway", "whatever", "nothing", "mind",    "knows",    "cares",
		"think",  "guess",    "hope",    "suppose", "probably", "stays",
		"stay",   "doubt",    "matter",  "choose",  "pick",     "decide"};

	return TOKEN_AMONG(t, no)       ? ANSWER_NO
	       : TOKEN_AMONG(t, yes)    ? ANSWER_YES
	       : TOKEN_AMONG(t, either) ? ANSWER_EITHER
					: ANSWER_NONE;
}

/* Where the answer at the beginning of the sentence ends; `*what` is it. All of it: s->to. */
static int answer_end(const struct plain *p, const struct sentence *s, int before,
		      enum verdict_of *what)
{
	int sign = s->from;
	int i;

	*what = ANSWER_NONE;
	for (i = s->from; i < s->to; i++) {
		const struct token *t = &p->t[i];
		enum verdict_of said = answer_of(t);
		bool named = (token_is_thing(t) || free_is_label(t)) &&
			     is_named_before(p, before, t);
		if (said && *what == ANSWER_NONE)
			*what = said;
		if (t->kind == TOKEN_SIGN && t->id && strchr(",:-;", t->id))
			sign = i + 1;
		else if (!said && !named && !is_answer(t) && !is_cue(t))
			break;
	}
	return i == s->to ? i : sign;
}

/* Is there something else than these tokens that may be an order? */
static bool is_all(const struct plain *p, int from, int to)
{
	for (int i = 0; i < p->n; i++)
		if ((i < from || i >= to) && p->t[i].kind != TOKEN_SIGN)
			return false;
	return true;
}

/* A question at `q`, what only tells something, and its answer `a`. */
static bool cut_answered(struct plain *p, const struct sentence *q,
			 const struct sentence *a)
{
	enum verdict_of what;
	int end = answer_end(p, a, q->from, &what);
	int begin = behind_cues(p, q->from, q->to);
	bool whole = end == a->to;
	bool fresh = names_new(p, begin, q->to);

	if (what == ANSWER_NONE || end == a->from ||
	    (fresh &&
	     (what != ANSWER_NO || (!whole && !token_is_sign(&p->t[end - 1], ':')))))
		return false;
	/* "Or the 30? No, the 12.": something else is said. */
	if (!whole && !free_verb(p->f, &p->t[end]) &&
	    !token_is_sign(&p->t[end - 1], ':') && !token_is(&p->t[end], WORD_I))
		return false;
	end = whole ? a->end : end;
	for (int i = end; i < p->n && fresh; i++) /* "No deal with him." */
		if (token_is(&p->t[i], WORD_PRONOUN) || token_is(&p->t[i], WORD_THERE))
			return false;
	if (fresh && is_all(p, q->from, end))
		return false;
	plain_cut(p, q->from, end, fresh);
	return true;
}

/* "No, wait... yes, that's right." */
static bool only_cues(const struct plain *p, const struct sentence *s)
{
	return behind_cues(p, s->from, s->to) == s->to;
}

static bool only_small(const struct plain *p, int from, int to)
{
	while (from < to &&
	       (is_cue(&p->t[from]) || TOKEN_CUES(&p->t[from], CUE_SMALL | CUE_BEHIND)))
		from++;
	return from == to;
}

/* "First I wanted to wait, but no: ..."; "Ah, no: ..." behind an order corrects that. */
static bool cut_first_thought(struct plain *p, const struct sentence *s)
{
	for (int i = s->from + 2; i < s->to; i++) {
		if (!token_is_sign(&p->t[i], ':') || !token_is(&p->t[i - 1], WORD_NO) ||
		    !(str_is(p->t[i - 2].text, "but") ||
		      p->t[i - 2].kind == TOKEN_SIGN) ||
		    (s->from && only_small(p, s->from, i)))
			continue;
		for (int k = s->from; k < i; k++)
			if (token_is_thing(&p->t[k]) || free_verb(p->f, &p->t[k]))
				return false;
		plain_cut(p, s->from, i + 1, false);
		return true;
	}
	return false;
}

/* "Red has three there.": between the question and the answer. */
static bool only_states(const struct plain *p, const struct sentence *s)
{
	return !s->asks && plain_fact(p, s->from, s->to);
}

/* A thought is asked, or denied. */
static bool may_think(const struct plain *p)
{
	for (int i = 0; i < p->n; i++)
		if (token_is_sign(&p->t[i], '?') || token_is(&p->t[i], WORD_OR) ||
		    token_is(&p->t[i], WORD_NO) || token_is(&p->t[i], WORD_COMMAND))
			return true;
	return false;
}

void plain_thoughts(struct plain *p)
{
	struct sentence q, a;

	if (!may_think(p))
		return;

	for (int from = 0; next_sentence(p, from, &q); from = q.end) {
		if (cut_first_thought(p, &q)) {
			q.end = from;
			continue;
		}
		bool asks = q.asks || asks_unmarked(p, &q) || only_cues(p, &q);
		int behind = q.end;
		while (asks && next_sentence(p, behind, &a) && only_states(p, &a))
			behind = a.end;
		if (asks && next_sentence(p, behind, &a) && cut_answered(p, &q, &a))
			q.end = from;
		else if (q.end <= from)
			return;
	}
}
