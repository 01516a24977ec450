/* HELP on the words of a game, for those who have never played it: a table of words and what they mean.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_PIECES_MEANING_H
#define RULES_PIECES_MEANING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/* A word of the game and what it means; without a text it means what the one above does. The first row has a text. */
struct meaning {
	const char *word, *text;
};

/* Adds what the word means, in any case of letters, in lines of HELP_COLUMNS; false: it is not in the table. */
bool meaning_put(const struct meaning *, size_t n, struct str word, struct buf *);

#endif
