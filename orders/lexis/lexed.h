/* Texts and their tokens: the readers of a letter cut the same lines one after the other.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_LEXED_H
#define ORDERS_LEXIS_LEXED_H

#include "orders/lexis/lex.h"

struct lexed;

struct lexed *lexed_make(struct arena *);
/* The tokens of a text that was kept, as lex() returns them: as parts of `typed`, wherever that stands now. -1: it was not kept. */
int lexed_find(const struct lexed *, struct str typed,
	       struct token out[LEX_TOKENS + 1]);
/* Keeps them in the place of another text; long ones are not kept. */
void lexed_keep(struct lexed *, struct str typed, const struct token[], int n);

#endif
