/* Reasons: what writers say of why they order something. A reason orders nothing, whatever it names ("Since Bob's third planet holds
 * four tokens, attack ..."), and what it denies or doubts is something else than the order beside it.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_REASON_H
#define ORDERS_FREE_REASON_H

#include "orders/free/parts/free_idle.h"

/* "As Red is weak", and not "as advisors": does a clause begin at token `i` that tells something? */
bool free_as_tells(const struct token t[], int n, int i);
/* "so", "which is why", "because of all that" at token `i`: how many tokens say that what comes follows from what stood before; 0:
 * none. */
int free_concludes(const struct token t[], int n, int i);
/* Finds the segments of a text that are reasons: those that say so, those that go on with one, and in the same sentence
 * all that stand before a conclusion. A condition gives no reason. */
void free_find_reasons(struct cut *);
/* Is the segment a reason, and no part of an order? */
bool free_is_reason(const struct cut *, int segment);
/* Does a sentence begin with this segment? */
bool free_begins_sentence(const struct cut *, int segment);
/* Does nothing but "and" stand between this segment and the one before? */
bool free_is_joined(const struct cut *, int segment);
/* Takes the reasons that were left out of a line from its tokens; `*n` shrinks. */
void free_drop_reasons(const struct free *, struct token t[], int *n);

#endif
