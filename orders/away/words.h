/* A text as words and signs, for the readers of absences.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_AWAY_WORDS_H
#define ORDERS_AWAY_WORDS_H

#include <stdbool.h>

#include "base/str.h"

enum { AWAY_WORDS = 64 }; /* a text of more is about more than an absence */

struct away_word {
	struct str
		text; /* a word with its apostrophes, a number with "th", or one sign */
	int number;   /* -1: none */
	bool ordinal; /* "10th" */
	bool glued;   /* no space before it */
};

struct away_words {
	int n;
	bool too_many;
	struct away_word w[AWAY_WORDS];
};

void away_split(struct str, struct away_words *);
/* Is the word behind `i` words one of these, with "|" between them? false beyond the end. */
bool away_any(const struct away_words *, int i, const char *words);
/* Do these words stand at `i`: "on|over holiday|vacation"? How many they are; 0: no, as beyond either end. "?word" may be left out. */
int away_match(const struct away_words *, int i, const char *pattern);

#endif
