/* The things in an order that a few words may change: see free_change.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_THING_H
#define ORDERS_FREE_THING_H

#include "orders/free/free.h"

/* The kind of a run of tokens. A thing can take the place of another of its kind.
 * LABEL: C3; SOURCE: "from 2", without their number. */
enum thing { NO_THING, TOKENS_FROM, PLANET, PLAYER, NUMBER, LABEL, SOURCE };

/* Returns the kind of thing that begins at token `i`; `*width` is the number of its
 * tokens. */
enum thing thing_at(const struct token t[], int n, int i, int *width);
/* Are these `n` tokens the same? */
bool thing_same(const struct token *, const struct token *, int n);
/* Is token `i` the number of a label, like the 3 of C3? An edit of amounts leaves it as it is. */
bool thing_of_label(const struct token t[], int i);
/* Does the order have this word? */
bool thing_word_of(const struct clause *order, const struct token *);
/* Adds each way in which a thing of `said` can take the place of one of the order. */
void thing_change(struct free *, const struct clause *order, const struct clause *said,
		  struct free_made *);
void thing_keep(struct free_made *, struct clause *);

#endif
