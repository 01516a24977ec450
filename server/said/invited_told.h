/* What somebody who is invited tells of their own: a lucky word, a telephone number; see invited.h.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INVITED_TOLD_H
#define SERVER_INVITED_TOLD_H

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/* "My lucky word is banana", "let marmalade be my lucky word": the word; empty: they give none, ask about it, or deny it. */
struct str invited_word(struct str words);
/* "My mobile: 070-123 45 67", "call me on 070 ...": the number; empty: none is given to be told. */
struct str invited_phone(struct str words);

/* The word without the signs around it. */
struct str invited_bare(struct str word);
bool invited_is_one(struct str word, const char *const *list, size_t n);

#endif
