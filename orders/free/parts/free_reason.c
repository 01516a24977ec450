/* Reasons beside orders: see free_reason.h.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_reason.h"

#include <string.h>

#include "orders/free/parts/free_weights.h"
#include "orders/lexis/conjunction.h"

/* "As Red is weak", "as I have none": a subject, and a verb that says something of it. */
static bool says_something(const struct token t[], int from, int to)
{
	static const char *const verbs[] = {
		"is",    "are",   "was",   "were",   "am",    "has",    "have",
		"had",   "will",  "would", "can",    "cant",  "cannot", "could",
		"may",   "might", "must",  "does",   "do",    "did",    "doesn",
		"don",   "didn",  "isn",   "aren",   "wasn",  "won",    "haven",
		"hasn",  "ve",    "re",    "m",      "looks", "seems",  "wants",
		"needs", "knows", "holds", "thinks", "likes", "hates",  "plays",
		"keeps", "feels", "lost",  "needed", "wanted"};
	static const char *const subjects[] = {
		"the", "this",  "that", "there", "it",  "my",   "our",
		"his", "her",   "no",   "you",   "we",  "they", "he",
		"she", "their", "one",  "both",  "all", "these"};
	bool subject =
		from < to &&
		(TOKEN_AMONG(&t[from], subjects) || token_is(&t[from], WORD_SEAT) ||
		 token_is(&t[from], WORD_I) || token_is(&t[from], WORD_PRONOUN) ||
		 token_is(&t[from], WORD_NOBODY) || token_is(&t[from], WORD_EVERYONE));

	for (int i = from + 1; i < to && subject; i++)
		if (TOKEN_AMONG(&t[i], verbs))
			return true;
	return false;
}

bool free_as_tells(const struct token t[], int n, int i)
{
	int end = i + 1;

	while (end < n && t[end].kind != TOKEN_SIGN)
		end++;
	return !TOKEN_BEGINS(&t[i], BEGINS_TELLING) || says_something(t, i + 1, end);
}

/* Do its words begin a reason? */
static bool says_reason(const struct token t[], int from, int to)
{
	enum { GIVEN = BEGINS_GIVEN | BEGINS_NOW };

	if (TOKEN_BEGINS(&t[from], BEGINS_REASON))
		return !token_is(&t[from + 1], WORD_OF) &&
		       !token_is(&t[from + 1], WORD_TURN);
	if (TOKEN_BEGINS(&t[from], BEGINS_TELLING))
		return says_something(t, from + 1, to);
	/* "Now that": the first word may end the part before. */
	if (str_is(t[from].text, "that"))
		return from && TOKEN_BEGINS(&t[from - 1], GIVEN);
	return TOKEN_BEGINS(&t[from], GIVEN) &&
	       (str_is(t[from + 1].text, "that") || str_is(t[from + 1].text, "as") ||
		str_is(t[from + 1].text, "how"));
}

/* Does a clause that gives a reason begin at token `from`, and end before token `to`? "As soon as", "as before" and "as Red's ally"
 * give none. */
static bool begins_reason(const struct token t[], int from, int to)
{
	enum { FEW = 3 };

	return to - from >= FEW && says_reason(t, from, to) && !free_hangs(t, from, to);
}

/* How many of these words stand at token `i`; 0: not all do. */
static int says(const struct token t[], int n, int i, const char *phrase)
{
	struct str words = str_of(phrase), word;
	int k = i;

	while (str_word(&words, &word)) {
		if (k >= n || t[k].kind != TOKEN_WORD || !str_iequal(t[k].text, word))
			return 0;
		k++;
	}
	return k - i;
}

int free_concludes(const struct token t[], int n, int i)
{
	static const char *const phrases[] = {
		"which is why",        "that is why",     "that s why",
		"thats why",           "this is why",     "because of all that",
		"because of all this", "because of that", "because of this",
		"for that reason",     "for this reason", "for these reasons",
		"as a result",
	};
	static const char *const other[] = {"far",  "many", "much",
					    "that", "long", "as"};
	enum { PHRASES = sizeof phrases / sizeof *phrases };
	static struct word_marks marks;

	/* "So far", "so many", "so that he loses": nothing follows from anything. */
	if (i < n && TOKEN_BEGINS(&t[i], BEGINS_RESULT))
		return !(i + 1 < n && str_is(t[i].text, "so") &&
			 TOKEN_AMONG(&t[i + 1], other));
	if (!token_may_begin(&t[i], phrases, sizeof *phrases, PHRASES, &marks))
		return 0;
	for (size_t k = 0; k < PHRASES; k++) {
		int width = says(t, n, i, phrases[k]);
		if (width)
			return width;
	}
	return 0;
}

/* The tokens between two segments. */
static int gap(const struct cut *c, int segment)
{
	return segment ? c->to[segment - 1] : 0;
}

bool free_begins_sentence(const struct cut *c, int segment)
{
	for (int i = gap(c, segment); i < c->from[segment]; i++)
		if (c->t[i].kind == TOKEN_SIGN && c->t[i].id &&
		    strchr(".!?", c->t[i].id))
			return true;
	return segment == 0;
}

bool free_is_joined(const struct cut *c, int segment)
{
	for (int i = gap(c, segment); i < c->from[segment]; i++)
		if (!token_is(&c->t[i], WORD_AND))
			return false;
	return segment > 0;
}

static bool concludes(const struct cut *c, int segment)
{
	for (int i = gap(c, segment); i < c->from[segment]; i++)
		if (free_concludes(c->t, c->n_tokens, i))
			return true;
	return false;
}

/* Does a conclusion follow in the sentence of this segment? */
static bool leads_to_conclusion(const struct cut *c, int segment)
{
	for (int i = segment + 1; i < c->n && !free_begins_sentence(c, i); i++)
		if (concludes(c, i))
			return true;
	return false;
}

void free_find_reasons(struct cut *c)
{
	for (int i = 0; i < c->n; i++) {
		const struct token *first = &c->t[c->from[i]];
		bool apart = c->from[i] > gap(c, i) || !i;
		c->concludes[i] = concludes(c, i);
		c->hangs[i] = free_hangs(c->t, c->from[i], c->to[i]);
		bool may = !c->hangs[i] && !c->concludes[i];
		bool goes_on = i && c->because[i - 1] && !free_begins_sentence(c, i);
		c->reason[i] = begins_reason(c->t, c->from[i], c->to[i]) &&
			       (apart || !TOKEN_BEGINS(first, BEGINS_TELLING));
		c->leads[i] =
			may && leads_to_conclusion(c, i) && !free_verb(c->f, first);
		c->because[i] = c->reason[i] || c->leads[i] || (may && goes_on);
	}
}

/* "I cannot do more": what goes on with a reason may be the order, but not where it only denies something. */
bool free_is_reason(const struct cut *c, int segment)
{
	bool denies = false;

	for (int i = c->from[segment]; i < c->to[segment]; i++) {
		if (free_verb(c->f, &c->t[i]))
			return c->reason[segment];
		denies |= token_denies(&c->t[i]);
	}
	return c->reason[segment] || (c->because[segment] && denies);
}

/* Does an order begin behind column `from`, up to column `to`? */
static bool order_begins(const struct free *f, int from, int to)
{
	for (int k = 0; k < f->n_pieces; k++)
		if (f->piece[k].kind == PIECE_ORDER && f->piece[k].column > from &&
		    f->piece[k].column <= to)
			return true;
	return false;
}

/* Where the next order after token `i` begins, or the sentence ends. */
static int reason_end(const struct free *f, const struct token t[], int n, int i)
{
	int end = i + 1;

	while (end < n && !free_ends_sentence(t, n, end, i) &&
	       !order_begins(f, t[end - 1].column, t[end].column))
		end++;
	return end;
}

static bool in_reason(const struct free *f, const struct token *t)
{
	for (int k = 0; k < f->n_pieces; k++) {
		const struct piece *p = &f->piece[k];
		if (p->reason && t->column >= p->column &&
		    t->column < p->column + p->width)
			return true;
	}
	return false;
}

void free_drop_reasons(const struct free *f, struct token t[], int *n)
{
	int kept = 0, until = 0;

	for (int i = 0; i < *n; i++) {
		bool apart = !i || t[i - 1].kind == TOKEN_SIGN ||
			     !TOKEN_BEGINS(&t[i], BEGINS_TELLING);
		bool whole = order_begins(f, t[i].column - 1, t[i].column);
		int end = i >= until && apart && !whole ? reason_end(f, t, *n, i) : i;
		if (begins_reason(t, i, end))
			until = end;
		int why = free_concludes(t, *n, i); /* "which is why" asks nothing */
		if (i >= until && why > 1)
			until = i + why;
		if (i >= until && !in_reason(f, &t[i]))
			t[kept++] = t[i];
	}
	t[kept] = t[*n];
	*n = kept;
}
