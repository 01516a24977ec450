/* An answer to a question of ours, as a line of a letter says it: "YES", "yes please",
 * "No, thanks.", "YES to receipt 6", "ok, go ahead!".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SAID_H
#define SERVER_SAID_H

#include "base/str.h"
#include "server/fate/letter_in.h"

struct said {
	enum intake_word word;
	bool loose; /* said in words that people also write where nothing was asked: "confirm", "looks good" */
	bool drops; /* NO in the words of one who lets a thing be: "OK, forget it" */
	bool all;   /* "NO ALL": to all that is open, of whichever receipt */
	int nth;    /* "the second no": of those of the receipt; 0: all */
	int receipts[ANSWERS_SAID], n_receipts; /* the numbers that it names */
	struct str tail; /* the text behind the answer: a sentence of its own */
};

/* Reads one line. A line that takes back what it says, or goes on in the same sentence
 * ("Yes, but with 3", "no attack on Blue"), does not answer: WORD_SAID_NONE. */
struct said said_read(struct str line);
/* "Yes, but with 3": what is said behind the answer. False: the line says no such thing. */
bool said_but(struct str line, struct said *, struct str *change);

/* What a line says that is nothing but a picture (said_picture.c). */
enum intake_word said_by_picture(struct str line);

#endif
