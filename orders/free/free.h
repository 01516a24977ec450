/* Orders as people write them: the door to this folder. Each sub-room may include those below it:
 *   lines/   lines that belong together
 *   decide/  what becomes of a line
 *   text/    a text as sentences and parts
 *   change/  words that change an order
 *   parts/   what reads a part of a sentence
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_H
#define ORDERS_FREE_H

#include "base/str.h"

struct draft;
struct line;

/* --- free.c --- */
/* Lines in people's own words, which the grammar did not accept. */
void letter_free(struct draft *);
/* The orders that the text makes, in their own words, one a line; empty: it says something else as well, or makes none. It stands on
 * that line of the letter, and the letter stays as it was. */
struct str letter_free_orders(struct draft *, struct line *, struct str text);

#endif
