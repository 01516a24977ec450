/* "Ship 5 to Carthag. If there are 3 enemies in it, ...": the place of the sentence before, for the words that point back at it from the
 * condition of the next. Else the order behind the condition would lend its own place to it.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/free/parts/free_case.h"
#include "orders/free/text/text.h"

enum { GOAL_MOST = 5 }; /* tokens of a place */

static bool may_be_place(const struct token *t)
{
	return t->kind == TOKEN_NUMBER ||
	       (t->kind == TOKEN_WORD && !token_is(t, WORD_SEAT) &&
		(t->id >= WORD_GAME || t->flags & WORD_NOUN));
}

/* The place behind the only "to" of these tokens; `*width`: 0: there is none, or several. */
static int goal_of(const struct token t[], int from, int to, int *width)
{
	int at = -1;

	*width = 0;
	for (int i = from; i + 1 < to; i++) {
		if (case_is_condition(&t[i]))
			break;
		if (token_is(&t[i], WORD_ELSE) || (at >= 0 && token_is(&t[i], WORD_TO)))
			return -1; /* two places */
		if (token_is(&t[i], WORD_TO))
			at = i + 1;
	}
	while (at >= 0 && at + *width < to && *width < GOAL_MOST &&
	       may_be_place(&t[at + *width]))
		++*width;
	return at;
}

/* Does "it" end the condition, as the thing of a verb that may have a place: "hits it", not "does it"? */
static bool ends_in_it(const struct token t[], int i)
{
	static const char *const doing[] = {"do",    "does", "did",    "make", "makes",
					    "made",  "like", "likes",  "mind", "want",
					    "wants", "need", "allows", "is",   "was"};
	const struct token *next = &t[i + 1];

	return !TOKEN_AMONG(&t[i - 1], doing) &&
	       (next->kind == TOKEN_END || next->kind == TOKEN_SIGN ||
		token_is(next, WORD_THEN) || token_is(next, WORD_I));
}

/* Does the word stand for the place: "in it", "it has 3", "if it isn't empty", "the storm hits it", "there" but for "there are"? */
static bool points_back(const struct token t[], int i, int from)
{
	static const char *const being[] = {"is", "are", "be",  "stand",
					    "s",  "was", "were"};
	/* "it's not ...": the end of "it's" is not a token */
	static const char *const has[] = {
		"has",      "have",  "holds", "hold",  "contains", "is",    "s",
		"isn",      "isnt",  "not",   "still", "already",  "empty", "full",
		"occupied", "taken", "held",  "free",  "clear",    "in",    "under"};

	if (token_is(&t[i], WORD_THERE))
		return !TOKEN_AMONG(&t[i + 1], being);
	return token_is(&t[i], WORD_IT) &&
	       ((i > from && token_is(&t[i - 1], WORD_IN)) ||
		TOKEN_AMONG(&t[i + 1], has) || (i > from && ends_in_it(t, i)));
}

/* Puts the place for the token at `i`; false: there is no room. */
static bool put_place(struct token t[], int *n, int i, const struct token place[],
		      int width)
{
	struct token put[GOAL_MOST + 1];
	const bool in =
		token_is(&t[i], WORD_THERE) && !(i && token_is(&t[i - 1], WORD_IN));
	const int n_put = width + in;

	if (*n + n_put - 1 > FREE_TOKENS)
		return false;
	put[0] = (struct token){.kind = TOKEN_WORD, .id = WORD_IN, .text = {"in", 2}};
	memcpy(&put[in], place, (size_t)width * sizeof *place);
	for (int k = 0; k < n_put; k++)
		put[k].column = t[i].column;
	memmove(&t[i + n_put], &t[i + 1], (size_t)(*n - i) * sizeof *t);
	memcpy(&t[i], put, (size_t)n_put * sizeof *t);
	*n += n_put - 1;
	return true;
}

/* In the condition that begins at `from`: up to what it is the condition of. */
static bool name_in(struct token t[], int *n, int from, const struct token place[],
		    int width)
{
	bool any = false;

	for (int i = from;
	     i < *n && !case_is_stop(&t[i]) && !token_is_sign(&t[i], ',') &&
	     !token_is_sign(&t[i], ':') && !token_is(&t[i], WORD_THEN);
	     i++)
		if (points_back(t, i, from) && put_place(t, n, i, place, width))
			any = true;
	return any;
}

/* Does another case begin behind this sign: a sentence, or ", but ..."? */
static bool parts_cases(const struct token t[], int i)
{
	return case_is_stop(&t[i]) ||
	       (token_is_sign(&t[i], ',') && str_is(t[i + 1].text, "but"));
}

bool free_place_back(struct token t[], int *n)
{
	bool any = false;

	for (int from = 0, i = 0; i + 1 < *n; i++) {
		if (!parts_cases(t, i))
			continue;
		int next = i + 1, width;
		while (next < *n && case_is_link(&t[next]))
			next++;
		if (next < *n && case_is_condition(&t[next])) {
			struct token place[GOAL_MOST];
			int at = goal_of(t, from, i, &width);
			memcpy(place, &t[width ? at : 0],
			       (size_t)width * sizeof *place);
			any |= width && name_in(t, n, next + 1, place, width);
		}
		from = next;
	}
	return any;
}
