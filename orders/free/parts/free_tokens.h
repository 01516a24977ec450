/* What puts the tokens of a text in other words before it is read.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_TOKENS_H
#define ORDERS_FREE_TOKENS_H

#include "orders/free/parts/parts.h"

/* --- free_range.c --- */
/* Puts "each C1, C2, C3" for "C1-C3" or "challenges 1 to 3" in these tokens (room for LEX_TOKENS and an END); false: there is
 * none. `likely`: also where it may be something else ("C1-3" may be a card of 3). */
bool free_ranges(struct free *, struct token t[], int *n, bool likely);
/* "20 for my attack, and I'd like to make a deal in C2" as a card in C2: does what was made name a challenge, or the like, and leave out
 * another that the clause names? */
bool free_leaves_label(struct free *, const struct clause *, const struct clause *made);

/* --- free_heard.c --- */
/* Puts signs for their names, as a letter that was dictated has them ("attack blue 3 comma 2 from 1 period"); false:
 * there are none. `t` has room for LEX_TOKENS and an END. */
bool free_undictate(struct token t[], int *n);
/* Does it name signs in words that say nothing else ("full stop", "comma")? */
bool free_names_signs(const struct token t[], int n);
/* Puts points for the numbers of a list that was dictated ("number one bid 1 6 number two give ..."); false: there are none. */
bool free_unnumber(struct free *, struct token t[], int *n);
/* Puts words for those of people who write as they chat ("wit 4 frm p1 nd 2 off p3"); false: there are none. */
bool free_unchat(struct token t[], int n);

#endif
