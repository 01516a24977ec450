/* What was meant: spelling repaired by one rule [orders, principle 5], letters only,
 * and always announced.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_SUGGEST_H
#define ORDERS_LEXIS_SUGGEST_H

#include "orders/lexis/lex.h"

/* May the word stand here? */
struct choice {
	bool (*fits)(const void *with, const struct word *);
	const void *with;
	int n_also; /* single words that stand in no dictionary */
	const struct word *also;
};

/* The one word that token `i` of `n` is a misspelling of: at distance 1, or 2 for words
 * of 7 letters and more, and no other as near. The number of tokens it stands for, 0:
 * none. `second`: another as near, where that is why. */
int suggest_word(const struct lexicon *, const struct token t[], int n, int i,
		 struct choice, const struct word **found, const struct word **second);

#endif
