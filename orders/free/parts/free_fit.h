/* The form of an order into which words fit: see free_fit.c. free_form.c shows it, free_part.c reads a part of a text by it.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_FIT_H
#define ORDERS_FREE_FIT_H

#include "orders/free/parts/parts.h"
#include "orders/sayings/phrase_form.h"

enum { FITS = 2 };

/* The best forms of some words: several where they may be either of several orders. */
struct fits {
	int n;
	struct form form[FITS];
};

/* The part of a line that says what is ordered, and what stands for the rest of it: " if __", " else __". The condition
 * begins at token `condition`; behind `else` it is the other alternative. */
struct core {
	int from, to, condition, n_condition;
	const char *more;
};

/* --- free_filled.c --- */
/* The order that the part makes, each alternative by the form that it fills, with the conditions as they are
 * understood; NULL: none, or it has things that the forms have no place for. Only likely. */
struct clause *free_filled(struct free *, const struct clause *part);

/* --- free_fit.c --- */
/* FIT_FULL: also forms of which nothing may be open. FIT_WHOLE: only those that leave out nothing will be shown, and no other is
 * read for that. */
enum fit_which { FIT_ANY, FIT_WHOLE, FIT_FULL };
void fit_find(struct free *, const struct clause *, enum fit_which, struct fits *);
/* false: it begins with a condition, and nobody knows where that ends. */
bool fit_core(const struct clause *, struct core *);
/* Words beside which nothing can be said of an order: they deny it, take it back, keep what there is, or say how much more
 * or less. */
bool fit_undoes(const struct draft *, const struct clause *);
/* The same without words that undo something only where the order has nothing of them. */
bool fit_undoes_much(const struct draft *, const struct clause *);
/* Does one of them that the form has nothing of undo the order? NULL: no form is known. */
bool fit_is_undone(const struct draft *, const struct clause *, const struct form *);
/* Does a word say that it is something else than what is named: a condition, a choice, a question, what somebody else does?
 * Words that the form uses do not; NULL: no form is known. */
bool fit_says_else(const struct clause *, const struct form *);
/* How much it says: the slots that are filled, and the words that say which order it is. */
int fit_says(const struct form *);
bool fit_says_enough(const struct form *);
/* Has the order all that the words name, whatever is open in it? */
bool fit_says_all(const struct form *);
bool fit_same_verb(const struct form *, const struct form *);
/* Of numbers the form has all or none: one that leaves out some of them is only a part of what was meant, and of a number that
 * was written twice ("2 my 2") nobody knows which one it has. */
bool fit_keeps_numbers(const struct form *, const struct clause *read);

#endif
