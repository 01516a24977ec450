/* One of several cases of a sentence: what free_case.c finds out for free_cases.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_CASE_H
#define ORDERS_FREE_CASE_H

#include "orders/free/parts/free_thing.h"

enum { CASES = 6 };

struct a_case {
	struct clause *said;
	bool condition;
	bool exception; /* behind "but": it comes before the cases that it is taken from */
	struct str text; /* in canonical words */
};

struct cases {
	int n;
	struct a_case list[CASES];
	struct clause *label; /* before all of them: "In C1, ..." */
};

static inline bool case_is_condition(const struct token *t)
{
	return token_is(t, WORD_IF) || token_is(t, WORD_UNLESS);
}

bool case_is_link(const struct token *);
/* Does a sentence end there? */
bool case_is_stop(const struct token *);
/* Parts the clause; false: there are none, or too many. */
bool cases_cut(struct free *, const struct clause *, struct cases *);
/* "20 in C1. If Green allies, the 12.": does a sentence behind the first, before token `to`, begin with the condition of an order that
 * follows in it? The order before that sentence has it not. */
bool case_begins_later(const struct token[], int n, int to);
/* Is that the only condition of the words, and nothing in them said to be done else? */
bool case_is_alone(const struct token[], int n);
/* Has the order, which was made of these words, the condition of such a sentence nevertheless, and what that orders as its alternative? */
bool case_is_turned(const struct token[], int n, const struct clause *made);
/* Its condition: from `*at`, and how many tokens; 0: none, or one cannot tell where it ends. */
int case_condition(const struct clause *, int *at);
/* The condition in full; `before`: that of the case before, or NULL. NULL: it leaves out what nobody said. */
struct clause *case_complete(struct free *, const struct clause *condition,
			     const struct clause *before);
void case_name_pronoun(const struct free *, struct clause *);

#endif
