/* Forms: the order that a clause is likely to be, though it lacks some of it, or says it in words that nobody knows. A
 * form (SAYING_FORM) is a list of elements as that of an outline; what is not in the clause is a blank of the order.
 * The part "whole" lists things of several words that are never taken apart ("Yellow 3").
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_PHRASE_FORM_H
#define ORDERS_PHRASE_FORM_H

#include "orders/sayings/phrase.h"

struct arena;
struct forming; /* a clause on its way */

/* Lines with more tokens have no form. */
enum { FORM_TOKENS = 48 };

struct form {
	struct clause order; /* with a TOKEN_BLANK for each slot that is open */
	int n_blanks;
	int n_found; /* slots that are filled */
	int n_nouns; /* things that say which order it is: a card, Limbo */
	int n_cues;  /* words of the clause that say which order it is */
	int n_unused; /* things of the game in the clause of which the order has nothing */
	int n_loose; /* other words with a meaning, of which it has nothing */
	bool used[FORM_TOKENS]; /* by token of the clause */
};

/* `full`: also forms that count only where nothing of them is open (SAYING_DOUBT). Prepares to look for the forms of a clause, which lives as long as the arena; NULL: it has too many tokens. */
struct forming *phrases_forming(struct arena *, struct phrases *, const struct clause *,
				bool full);
/* The next form that the clause may be; false: none is left. What may be at two places of the order is at none, and what may
 * be either of two things of the clause is a blank. */
bool phrases_form(struct forming *, struct form *);

#endif
