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

/* The questions of the seat, and the answer that is looked at. */
struct answering {
	struct letter_in *x;
	const struct question *list;
	int n;
	enum intake_word word;
	size_t at; /* the line of the letter in which it stands */
	struct above above;
	int nth;      /* of the questions of its receipt; 0: all */
	bool earlier; /* what earlier receipts of the phase kept is meant as well */
};

struct said;
/* Is the question of the kind that this word answers; and does it wait, in this phase? */
bool word_may_mean(const struct answering *, const struct question *);
bool word_is_open(const struct letter_in *, const struct question *);
/* A question whose place the same one has taken, in a later receipt, is that one. */
const struct question *word_as_it_is_now(const struct answering *,
					 const struct question *);
/* The receipts that the answer is about, how many; 0: it is about none, and `*n_waits` are open, the oldest first. */
int word_receipts(const struct answering *, const struct said *,
		  int receipts[ANSWERS_SAID], int *n_waits);
/* Answers that say what they are about, "yes to the attack, no to the absence", "1. yes", or by standing below its quoted line. Might
 * the letter begin with one, its questions not looked at? */
bool word_may_name(const struct letter_in *);
/* Takes them, and tells where no more can be taken. False: the letter has none, or nobody can tell what they are about, and nothing
 * is changed. */
bool word_take_named(struct answering *);
/* A sentence for the receipt. */
void intake_say(struct letter_in *, struct str);
/* YES or NO to this receipt was taken; a NO is its verdict as well. What became of it is told after the letter was read. */
void intake_say_taken(struct letter_in *, enum intake_word, int receipt);
void intake_say_fates(struct letter_in *);
/* The receipt has nothing that this word answers. `last`: the question that it had;
 * NULL: none. */
void intake_say_why_not(struct letter_in *, enum intake_word, int receipt,
			const struct question *last);
/* "The second yes", and the receipt asked less. */
void intake_say_no_item(struct letter_in *, enum intake_word, int receipt);
/* NO to this line of what a question asked. */
void intake_say_dropped(struct letter_in *, const struct question *, struct str order);
/* "no to the absence", of which nothing is asked. */
void intake_say_unasked(struct letter_in *, struct str name);
/* A list of answers that is longer or shorter than what the receipt above it asks. */
void intake_say_no_list(struct letter_in *, int receipt, int asked, int answers);
/* "Yes, but ...", and the change is not understood. */
void intake_say_no_change(struct letter_in *, int receipt);
/* What this receipt asked is asked again in the present one, in the place of the last sentence. */
void intake_say_again(struct letter_in *, int receipt);
/* The answer names no receipt, and is above none that asked; `n` others wait for one. */
void intake_say_which(struct letter_in *, enum intake_word, const struct above *,
		      const int *receipts, int n);

#endif
