/* The letter of ours above which a letter is written, as an answer to it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_LETTER_ABOVE_H
#define SERVER_LETTER_ABOVE_H

#include "server/fate/letter_in.h"

enum above_kind {
	ABOVE_UNKNOWN,  /* a letter of its own, as far as can be seen */
	ABOVE_RECEIPT,  /* the receipt with this number */
	ABOVE_REMINDER, /* it lists what is still asked */
	ABOVE_OTHER,    /* any other letter of ours: it asked nothing */
};

struct above {
	enum above_kind kind;
	int receipt; /* of ABOVE_RECEIPT */
	bool gm;     /* the GM's own words: what answers them is said to the GM */
};

/* By its subject; where that was changed, by the letter of ours that its header names. */
struct above letter_above(const struct letter_in *);

#endif
