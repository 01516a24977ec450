/* What leaves open what is ordered: a choice that is not made, a range, a number that is only compared. An order with one
 * of the things that may be meant is not what the writer said.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"

static bool says_torn(const struct token t[], int from, int to)
{
	static const char *const draw[] = {"toss", "flip"};

	for (int i = from; i + 1 < to; i++) {
		bool denied = token_denies(&t[i]) || str_is(t[i].text, "t") ||
			      token_is(&t[i], WORD_NOT);
		if ((denied && str_is(t[i + 1].text, "decide")) ||
		    (str_is(t[i].text, "torn") && str_is(t[i + 1].text, "between")) ||
		    (TOKEN_AMONG(&t[i], draw) && i + 2 < to &&
		     str_is(t[i + 2].text, "coin")))
			return true;
	}
	return false;
}

/* "any planet but Red 5" */
static bool says_other_than(const struct token t[], int from, int to)
{
	static const char *const any[] = {"any", "anything", "anywhere", "whichever"};
	int w;

	for (int i = from; i + 2 < to; i++)
		for (int k = i + 1; TOKEN_AMONG(&t[i], any) && k + 1 < to && k < i + 4;
		     k++) {
			enum thing thing = token_is(&t[k], WORD_EXCEPT)
						   ? thing_at(t, to, k + 1, &w)
						   : NO_THING;
			if (thing == PLANET || thing == NUMBER)
				return true;
		}
	return false;
}

enum figure free_open_of_all(const struct token t[], int n)
{
	if (says_torn(t, 0, n))
		return FIGURE_TORN;
	return says_other_than(t, 0, n) ? FIGURE_OTHER_THAN : FIGURE_NONE;
}

/* "from 1-3", "3 or 4": two numbers, of which the order has one. In "Red 1-3" the second is said nowhere else, and in
 * "Red 1 - 3 tokens" both are in the order. */
static bool leaves_choice(const struct token t[], int from, int to,
			  const struct clause *made)
{
	for (int i = from; i + 2 < to; i++) {
		bool range = (token_is_sign(&t[i + 1], '-') ||
			      token_is_sign(&t[i + 1], '.')) &&
			     t[i + 1].glued && t[i + 2].glued;
		if (t[i].kind != TOKEN_NUMBER || t[i + 2].kind != TOKEN_NUMBER ||
		    !(range || token_is(&t[i + 1], WORD_OR)))
			continue;
		if (free_count_number(t, from, to, t[i + 2].value) >
			    free_count_number(made->t, 0, made->n, t[i + 2].value) ||
		    free_count_number(t, from, to, t[i].value) >
			    free_count_number(made->t, 0, made->n, t[i].value))
			return true;
	}
	return false;
}

/* "higher than 12 in C1", "more than 8": no card and no amount is named. In a condition it is a fact. */
static bool compares(const struct token t[], int from, int to,
		     const struct clause *made)
{
	static const char *const than[] = {"more",   "higher", "greater",  "bigger",
					   "larger", "better", "stronger", "fewer",
					   "less",   "lower",  "smaller",  "weaker"};
	static const char *const no[] = {"no", "not"}; /* "no more than 1": at most */
	static const char *const over[] = {"above", "below", "exceeding"};

	for (int i = from;
	     i + 1 < to && !token_is(&t[i], WORD_IF) && !token_is(&t[i], WORD_UNLESS);
	     i++) {
		int k = i + 1;
		if (TOKEN_AMONG(&t[i], than) && !(i && TOKEN_AMONG(&t[i - 1], no)) &&
		    str_is(t[k].text, "than"))
			k++;
		else if (!TOKEN_AMONG(&t[i], over))
			continue;
		if (k < to && t[k].kind == TOKEN_NUMBER &&
		    free_count_number(made->t, 0, made->n, t[k].value))
			return true;
	}
	return false;
}

enum figure free_open(const struct token t[], int from, int to,
		      const struct clause *made)
{
	if (leaves_choice(t, from, to, made))
		return FIGURE_OPEN;
	return compares(t, from, to, made) ? FIGURE_COMPARED : FIGURE_NONE;
}
