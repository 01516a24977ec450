/* Words of a writer's that carry weight: for free_account.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_WEIGHTS_H
#define ORDERS_FREE_WEIGHTS_H

#include "orders/free/parts/free_thing.h"

/* How far the weight of some words reaches. NEAR: over the part of the sentence that they stand in, or, where they are nearly
 * alone between two signs, over the sentence. FAR: over the sentence wherever they name nothing. ALONE: only where they are nearly
 * alone, or end the part that has the order. HEAD: over an order that begins behind them in their part of the sentence, or right behind that. */
enum reach { NEAR, FAR, ALONE, HEAD };

struct weight {
	const char *words; /* with single spaces */
	enum figure figure;
	enum reach reach;
};

/* Does a part of a sentence end at this sign? */
bool free_ends_clause(const struct token *);

/* The weight of the words at token `i` of a sentence from `from` to `to`; NULL: they have none. */
const struct weight *free_weight_at(const struct token t[], int from, int to, int i);

/* Is one of the words of that list, with single spaces between them, in this part of the sentence? `list` may be NULL. */
bool free_has_any(const struct token t[], int from, int to, const char *list);

/* Does something between these tokens hang on what may be or not be: "if", "unless", "as soon as"? */
bool free_hangs(const struct token t[], int from, int to);

#endif
