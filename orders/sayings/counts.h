/* Amounts that are said in more words than the language has: a total and its parts, and one amount for several places.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_SAYINGS_COUNTS_H
#define ORDERS_SAYINGS_COUNTS_H

#include <stdbool.h>

#include "orders/lexis/lex.h"

/* "3 tokens, of which 2 are to come from 1 and 1 from 2": as "2 from 1 and 1 from 2", where the sum agrees. "1 each from
 * 1, 2 and 3", "1 from each of ...": as "1 from 1, 1 from 2, 1 from 3". `t` has room for LEX_TOKENS and an END. Returns
 * whether anything was put in other words. */
bool counts_respell(struct token t[], int *n);

#endif
