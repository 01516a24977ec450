/* Between the answers of a letter (intake_word.c) and what its receipt says of them
 * (intake_word_told.c).
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_INTAKE_WORD_H
#define SERVER_INTAKE_WORD_H

#include "schema/questions.h"
#include "server/fate/letter_above.h"
#include "server/intake/intake_steps.h"

/* A question, and the word that answers it. */
struct answered {
	struct question question;
	enum intake_word word;
};

/* A sentence for the receipt. */
void intake_say(struct letter_in *, struct str);
/* YES or NO to this receipt was taken; a NO is its verdict as well. What became of it is told after the letter was read. */
void intake_say_taken(struct letter_in *, enum intake_word, int receipt);
void intake_say_fates(struct letter_in *);
/* The receipt has nothing that this word answers. `last`: the question that it had;
 * NULL: none. */
void intake_say_why_not(struct letter_in *, enum intake_word, int receipt,
			const struct question *last);
/* The answer names no receipt, and is above none that asked; `n` others wait for one. */
void intake_say_which(struct letter_in *, enum intake_word, const struct above *,
		      const int *receipts, int n);

/* Passes to the GM what waited for it, and the sentences of this letter. */
bool intake_pass_on(struct letter_in *, struct err *) MUST_USE;

#endif
