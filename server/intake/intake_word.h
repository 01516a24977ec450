/* Between the answers of a letter (intake_word.c) and what its receipt says of them
 * (intake_word_told.c).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INTAKE_WORD_H
#define SERVER_INTAKE_WORD_H

#include "schema/questions.h"
#include "server/intake/intake_steps.h"

/* A question, and the word that answers it. */
struct answered {
	struct question question;
	enum intake_word word;
};

/* A sentence for the receipt. */
void intake_say(struct letter_in *, struct str);
/* YES or NO to this receipt was taken; a NO is its verdict as well. */
void intake_say_taken(struct letter_in *, enum intake_word, int receipt);
/* The receipt has nothing that this word answers. `last`: the question that it had;
 * NULL: none. */
void intake_say_why_not(struct letter_in *, enum intake_word, int receipt,
			const struct question *last);
/* The answer names no receipt, and `n` receipts wait for one, not just one. */
void intake_say_which(struct letter_in *, enum intake_word, const int *receipts, int n);

/* Passes to the GM what waited for it, and the sentences of this letter. */
bool intake_pass_on(struct letter_in *, struct err *) MUST_USE;

#endif
