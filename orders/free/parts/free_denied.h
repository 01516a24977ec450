/* What a sentence denies, beside what it says.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_DENIED_H
#define ORDERS_FREE_DENIED_H

#include "orders/free/parts/parts.h"

/* Reads it without the things that are denied beside one of their kind ("Yellow 3, not 4"); false: there are none, or it
 * makes no order. Asked about. */
bool free_without_denied(struct free *, const struct clause *, int first);
/* Do these words end with a denial, or deny the order beside them ("I refuse to do that")? */
bool free_ends_denying(const struct token t[], int n);
bool free_denies_order(const struct token t[], int n);
/* "I withdraw: deal Yellow in C1: i give ...": an order of which only what comes after its head was read begins with its own word, of the
 * words between `from` and `to`. */
void free_take_head(const struct token t[], int from, int to, struct piece *,
		    const struct clause *made);
/* Do the words of the sentence `from` to `to`, or those behind it, deny the order that was made of it, and `said` in the
 * words that were read? */
bool free_is_denied(const struct token t[], int n, int from, int to,
		    const struct clause *made, const struct clause *said);

#endif
