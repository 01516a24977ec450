/* The kinds of words of which sentences are made that want something of the house: see wanted.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_LETTER_WANTED_WORDS_H
#define ORDERS_LETTER_WANTED_WORDS_H

#include "base/str.h"

enum wanted_kind {
	WANTED_FILL = 1 << 0, /* says nothing by itself */
	WANTED_NOT = 1 << 1,  /* denies, stops or puts off */
	WANTED_MORE = 1 << 2, /* "not more than one mail": denies nothing */
	WANTED_DIGEST = 1 << 3,
	WANTED_DAY = 1 << 4,
	WANTED_ONE = 1 << 5,
	WANTED_MAIL = 1 << 6,
	WANTED_EACH = 1 << 7,
	WANTED_APART = 1 << 8, /* at once, separately */
	WANTED_TEXT = 1 << 9,
	WANTED_HTML = 1 << 10,
	WANTED_JSON = 1 << 11,
	WANTED_ASK = 1 << 12, /* what, when, how */
	WANTED_DEADLINE = 1 << 13,
	WANTED_TURN = 1 << 14,
	WANTED_WHO = 1 << 15,
	WANTED_WAITS = 1 << 16, /* missing, late, sent */
	WANTED_THING = 1 << 17, /* anything, everything */
	WANTED_NEED = 1 << 18,
	WANTED_GOT = 1 << 19,
	WANTED_LETTER = 1 << 20,
	WANTED_YOU = 1 << 21,
	WANTED_I = 1 << 22,
	WANTED_BOARD = 1 << 23,
	WANTED_SHOW = 1 << 24,
	WANTED_ORDERS = 1 << 25,
	WANTED_KEEP = 1 << 26,
	WANTED_CHANGE = 1 << 27,
	WANTED_SAME = 1 << 28,
	WANTED_BEFORE = 1 << 29,
	WANTED_LEAVE = 1 << 30,
};

/* The kinds of a word without the signs around it; 0: it is none of them. */
unsigned wanted_kinds(struct str word);

#endif
