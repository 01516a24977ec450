/* Verbs in the past tense, which tell what was done and order nothing: "moved", "gave".
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_PAST_H
#define ORDERS_LEXIS_PAST_H

#include "base/str.h"

enum { PAST_STEMS = 3, PAST_LETTERS = 24 };

/* What the word may be the past tense of. */
struct past {
	int n;
	struct str stem[PAST_STEMS];
	char room[PAST_STEMS][PAST_LETTERS];
};

/* false: it is not in the past tense. */
bool past_of(struct str word, struct past *);

#endif
