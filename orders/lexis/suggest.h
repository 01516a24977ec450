/* Finds the word that was meant: spelling is repaired by one rule [orders, principle
 * 5], letters only, and always reported.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_SUGGEST_H
#define ORDERS_LEXIS_SUGGEST_H

#include <string.h>

#include "orders/lexis/lex.h"
#include "orders/lexis/words.h"

/* May the word be here? */
struct choice {
	bool phrases; /* words that are one thing only together */
	bool (*fits)(const void *with, const struct word *);
	const void *with;
	int n_also; /* single words that stand in no dictionary */
	const struct word *also;
};

/* Words of so many letters may have one slip, or two. */
enum { SUGGEST_SHORT = 3, SUGGEST_LONG = 7 };

static inline uint8_t suggest_reach_of(size_t n)
{
	return n >= SUGGEST_LONG ? 2 : n >= SUGGEST_SHORT ? 1 : 0;
}

/* spelling.reach: a number, a greeting, a letter that stands for a player is never meant by another word. */
static inline uint8_t suggest_reach(const struct word *w)
{
	bool sure = w->flags & WORD_LETTER || w->id == WORD_NUMBER ||
		    w->id == WORD_PROSE || w->id == WORD_NOISE;

	return sure ? 0 : suggest_reach_of(strlen(w->text));
}

/* The one word that token `i` of `n` misspells: at distance 1, or 2 for words of 7
 * letters and more, with no other word as near. Returns the number of tokens it stands
 * for, 0: none. `second`: another word as near, if that is the reason. */
int suggest_word(const struct lexicon *, const struct token t[], int n, int i,
		 struct choice, const struct word **found, const struct word **second);

/* Everyday words in their right spelling: "heal" is not mended into "deal", and "bring" not into "hiring". */
bool word_is_everyday(struct str word);

#endif
