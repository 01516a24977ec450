/* Where facts (free_fact.c) stand: a sentence of their own, before an order, behind it or in parentheses. They are taken out of the text, and
 * their writer is told.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_plain.h"

#include <string.h>

#include "orders/free/parts/free_reason.h"
#include "orders/lexis/conjunction.h"
#include "orders/lexis/cue.h"

/* "Because", "I see that", "remember that": the words before a fact. */
static int behind_intro(const struct plain *p, int from, int to)
{
	static const char *const intros[] = {
		"i see that",    "i see",       "remember that", "remember",
		"by the way",    "btw",         "now that",      "now",
		"given that",    "seeing that", "note that",     "i know that",
		"i know",        "mind you",    "after all",     "you see",
		"fortunately",   "luckily",     "besides",       "i think",
		"i believe",     "i guess",     "i hear that",   "i hear",
		"only",          "true",        "well",          "the trouble is that",
		"unfortunately", "moreover"};
	bool more = true;

	while (more && from < to) {
		int width = PLAIN_AMONG(p, from, intros);
		more = width && from + width < to;
		from += more ? width : 0;
		if (!more && from + 1 < to &&
		    (TOKEN_BEGINS(&p->t[from], BEGINS_REASON | BEGINS_TELLING) ||
		     token_is(&p->t[from], WORD_AND) ||
		     str_is(p->t[from].text, "while") ||
		     token_is(&p->t[from], WORD_EXCEPT) ||
		     token_is_sign(&p->t[from], ','))) {
			more = true;
			from++;
		}
	}
	return from;
}

/* Does a fact stand between the tokens, with words before it? */
static bool is_fact(const struct plain *p, int from, int to)
{
	int begin = behind_intro(p, from, to);

	return begin < to && (plain_fact(p, begin, to) ||
			      free_counts_nothing(&p->t[begin], to - begin));
}

static bool may_part(const struct plain *p, int i)
{
	const struct token *t = &p->t[i];

	return (t->kind == TOKEN_SIGN && t->id && strchr(",:;-()", t->id)) ||
	       free_concludes(p->t, p->n, i) ||
	       TOKEN_BEGINS(t, BEGINS_REASON | BEGINS_TELLING);
}

/* The signs and words behind a fact that lead on: ", so", "which is why". */
static int behind_lead(const struct plain *p, int i, int end)
{
	for (bool more = true; more && i < end;) {
		int width = free_concludes(p->t, p->n, i);
		more = width || token_is(&p->t[i], WORD_AND) ||
		       (p->t[i].kind == TOKEN_SIGN && p->t[i].id &&
			strchr(",:;-)", p->t[i].id));
		i += width ? width : more;
	}
	return i;
}

/* "Blue 3 has one token on it, so I attack there": what comes later may point at a thing of the fact. */
static bool is_pointed_at(const struct plain *p, int from, int to)
{
	static const char *const words[] = {"there", "it", "its"};
	bool thing = false;

	for (int i = from; i < to; i++)
		thing |= token_is_thing(&p->t[i]);
	if (thing && p->hangs)
		return true;
	for (int i = to; i < p->n && thing; i++)
		if (token_is(&p->t[i], WORD_PRONOUN) || TOKEN_AMONG(&p->t[i], words))
			return true;
	return false;
}

/* At the beginning of the sentence, up to a sign or a conclusion. */
static bool cut_leading(struct plain *p, int from, int end)
{
	for (int i = end - 1; i > from; i--)
		if (may_part(p, i) && is_fact(p, from, i)) {
			int to = behind_lead(p, i, end);
			if (to < end && !token_is(&p->t[to], WORD_ELSE) &&
			    !is_pointed_at(p, from, i)) {
				plain_cut(p, from, to, true);
				return true;
			}
		}
	return false;
}

/* At its end, or in parentheses. */
static bool cut_trailing(struct plain *p, int from, int end)
{
	for (int i = from + 1; i < end; i++) {
		if (!may_part(p, i))
			continue;
		int to = end;
		if (token_is_sign(&p->t[i], '('))
			for (to = i + 1; to < end && !token_is_sign(&p->t[to], ')');)
				to++;
		int begin = p->t[i].kind == TOKEN_SIGN ? i + 1 : i;
		bool hangs = token_is(&p->t[i - 1], WORD_IF) ||
			     token_is(&p->t[i - 1], WORD_UNLESS);
		if (begin < to && !hangs && is_fact(p, begin, to) &&
		    !is_pointed_at(p, begin, to)) {
			plain_cut(p, i, to < end ? to + 1 : to, true);
			return true;
		}
	}
	return false;
}

void plain_facts(struct plain *p)
{
	for (int from = 0; from < p->n;) {
		int end = plain_sentence_end(p, from);
		/* "No wait, Red 3 is too weak" corrects what stands before it. */
		bool other = (end < p->n && token_is_sign(&p->t[end], '?')) ||
			     (!plain_may_tell(p, from, end) &&
			      !plain_may_count_nothing(p, from, end)) ||
			     token_is(&p->t[from], WORD_COMMAND) ||
			     TOKEN_CUES(&p->t[from], CUE_SIGH);
		if (other || end == from) {
			from = end + 1;
		} else if (is_fact(p, from, end) && !is_pointed_at(p, from, end)) {
			plain_cut(p, from, end < p->n ? end + 1 : end, true);
		} else if (!cut_leading(p, from, end) && !cut_trailing(p, from, end)) {
			from = end + 1;
		}
	}
}
