/* The sum that people write behind a list of amounts, as those do who keep accounts.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_SAYINGS_COUNTS_SUM_H
#define ORDERS_SAYINGS_COUNTS_SUM_H

#include <stdbool.h>

#include "orders/lexis/lex.h"

/* "2 from 1, 1 from 3 (sum 3)", "Red 1: 2, Red 3: 1 = 3": without the sum, where it agrees. Where it does not, it stays, and
 * nobody takes the line. Returns whether one was left out. */
bool counts_drop_sum(struct token t[], int *n);

#endif
