/* A quoted question, and the answer below it: see free_answer.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_QUESTION_H
#define ORDERS_FREE_QUESTION_H

#include "orders/free/parts/parts.h"

/* A question, and what was answered. */
struct asked {
	struct free *f;
	struct line *line;
	struct str typed; /* the quoted text */
	struct token t[LEX_TOKENS + 1];
	int n, from; /* tokens of it all; where its last sentence begins */
	struct str said;
};

/* Takes the quoted lines above the line; false: there is nothing in them, or in the answer. */
bool question_open(struct asked *);
/* Is it a question? Of two of them nobody knows which one is answered. */
bool question_is_one(const struct asked *);
/* "The Emperor asks you: ...?" */
bool question_is_told(const struct asked *);
/* The text from token `from` on, without the sign at its end. */
struct str question_from(const struct asked *, int from);
/* The one player whom it names beside the writer; NULL: none, or several. */
const struct token *question_player(const struct asked *);
/* The one place, or other thing with a name; NULL: none, or several. */
const struct token *question_place(const struct asked *);
bool question_is_place(const struct token *);
/* Do the tokens name an amount, a place or another thing? */
bool question_names(const struct asked *, int from, int to);
/* "do you (wish to) BREAK THE ALLIANCE", "shall I REVIVE 2": where what would be done begins; 0: nowhere. */
int question_deed(const struct asked *);
/* Where "Lot 1" of "Lot 1: your highest bid?", "Lot 2 is a Snooper." and "And for lot 2?" ends; 0: nothing stands apart. */
int question_heading(const struct asked *, bool asks);

#endif
