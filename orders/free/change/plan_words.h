/* The words that change a plan in force, and a plan in its parts: for free_plan.c, plan_parts.c and plan_words.c alone.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_PLAN_WORDS_H
#define ORDERS_FREE_PLAN_WORDS_H

#include "orders/free/parts/parts.h"

enum { PARTS = 16 };

/* One part: from its word on, `n` tokens. */
struct plan_part {
	const struct token *t;
	int n;
};

/* A plan: what it is about, and its parts. */
struct plan {
	const struct clause *words; /* of the parts, in the words of the language */
	const char *alone;          /* the list of them as the verb has it */
	struct clause *head;
	int n;
	struct plan_part part[PARTS];
};

/* What the words say: what is set aside, and what is new. */
struct amended {
	struct clause *old, *fresh;
	bool cue, swaps, removes;
	int item; /* where in `fresh` the item begins that is being read */
};

/* --- plan_parts.c --- */
/* Takes the order apart; false: it has no parts, or it has cases, which are not changed by a few words. */
bool plan_take_apart(struct free *, const struct clause *order, struct plan *);
/* The part with that word; -1: none. */
int plan_find_part(const struct plan *, const struct token *word);
/* The plan that the new parts would make, as the receipt says it; NULL: none. `word`: a word of a part that they lack. */
const struct clause *plan_made_of(struct free *, const struct plan *,
				  const struct clause *fresh, const struct token *word);
/* Is it the word of a part? */
bool plan_is_part(const struct plan *, const struct token *);
/* Has the part no value behind its word? Such words are marked with "!" in the list. */
bool plan_is_alone(const struct plan *, const struct token *);
/* Is it of what the plan is about, before its parts? */
bool plan_in_head(const struct plan *, const struct token *);
/* The part that these things are, in the plan's own words or in others: "the 5 of clubs"; -1: none. */
int plan_find_held(struct free *, const struct plan *, const struct clause *things);
/* --- plan_words.c --- */
/* What is set aside and what is new; false: the words say something else, or more. */
bool plan_read_amended(struct free *, const struct plan *, const struct clause *said,
		       struct amended *);
/* "Dial and spice to 4", "dial and spice both 4": each has the value that comes after the last of them. */
void plan_spread_value(struct free *, const struct plan *, struct amended *);
/* Does each new part come after its word, and are they fewer than the plan has? "Dial 4, spice 4" is then about that plan: a plan of
 * its own says more. */
bool plan_names_few(const struct plan *, const struct amended *);
/* Do the words begin with a part, and have not the one with which such plans begin? They do not make a plan of their own. */
bool plan_is_added(const struct plan *, const struct amended *);

#endif
