/* The kinds of words of which sentences that take something back are made: see retreat.h.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LEXIS_RETREAT_WORDS_H
#define ORDERS_LEXIS_RETREAT_WORDS_H

#include "base/str.h"

enum retreat_kind {
	FILL = 1 << 0,
	POINT = 1 << 1,   /* that, this, it */
	MANY = 1 << 2,    /* points at several */
	HERE = 1 << 3,    /* points at what is beside it, above or below */
	LETTER = 1 << 4,  /* at a letter */
	FORWARD = 1 << 5, /* at what follows */
	DENY = 1 << 6,
	TAKE = 1 << 7,  /* take it back */
	TAKEN = 1 << 8, /* it is taken back */
	JEST = 1 << 9,
	WRONG = 1 << 10,
	TEST = 1 << 11,
	OLD = 1 << 12,
	EARLIER = 1 << 13, /* of an earlier letter */
	USE = 1 << 14,     /* what is denied: do, use, mean, count */
	REALLY = 1 << 15,  /* the same, where it points at nothing */
	CUE = 1 << 16,     /* a sigh before "no" */
	IS = 1 << 17,
	BACK = 1 << 18,
	BY = 1 << 19,
	GAME = 1 << 20,
	MERE = 1 << 21,    /* only, just */
	WHETHER = 1 << 22, /* if, until: something may hang on what follows */
	TURN = 1 << 23,    /* swap, reversed; "the other way round" in parts */
	ROUND = 1 << 24,
};

/* The kinds of the word, in small letters and without an apostrophe; 0: it is not one of them. */
int retreat_kinds(const char *word);

/* Has it a number, and no word on which something may hang? A number is none of the words, so that with one only a condition can be said: most
 * sentences are orders, and not looked at further. */
bool retreat_has_number(struct str sentence);

#endif
