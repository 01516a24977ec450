/* What the files about amounts share: see counts.h.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_SAYINGS_COUNTS_PARTS_H
#define ORDERS_SAYINGS_COUNTS_PARTS_H

#include "orders/sayings/counts.h"

/* Is it a word for the pieces, which a game leaves out where its grammar does not ask for it? */
bool counts_piece_word(const struct token *);
/* The place at token `i`: how many tokens it takes; 0: none stands there. */
int counts_place(const struct token t[], int n, int i);
/* How many tokens that part one place from the next stand at token `i`. */
int counts_separators(const struct token t[], int n, int i);
/* The number at `i`, said of each of several places: writes them out. */
bool counts_write_out(struct token t[], int *n, int i);

#endif
