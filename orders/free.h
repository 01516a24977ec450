/* Orders as people write them: what the files free*.c hand to each other.
 *   free.c           the lines of a letter that the grammar did not take
 *   free_sentence.c  a line as sentences, and what each of them turned out to be
 *   free_clause.c    orders one after the other
 *   free_decide.c    what becomes of the line: taken, asked about, refused, left alone
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_H
#define ORDERS_FREE_H

#include "orders/line.h"
#include "orders/phrase.h"

enum {
	FREE_TOKENS = 90, /* of a line; one that is longer is left alone */
	FREE_PIECES = 90,
};

/* What a sentence, or a part of one, turned out to be. */
enum piece_kind { PIECE_ORDER, PIECE_CANCEL, PIECE_COMMAND, PIECE_NOTE, PIECE_LOST };

struct piece {
	enum piece_kind kind;
	bool doubt;
	struct str command; /* in the words of a command */
	int column, width;  /* in the line */
	struct clause *clause;
};

/* A line on its way. */
struct free {
	struct draft *l;
	struct phrases *phrases;
	struct work *work;
	struct token verb; /* of the order before, for those that leave it out */
	bool has_verb;
	bool used_heading;
	bool parted;  /* a `;` stands beside this part: it belongs to an order */
	bool negated; /* a part says what is not to be done */
	bool begun;   /* a part begins as an order does */
	int n_pieces;
	struct piece piece[FREE_PIECES];
};

/* --- free_clause.c --- */
/* Returns the verb of the open phase that the word begins, or NULL where it begins none. */
const struct verb *free_verb(const struct free *, const struct token *);
/* These tokens, closed by an END. */
struct clause *free_clause(struct free *, const struct token t[], int n);
/* The clause becomes the tokens of the letter. */
void free_load(struct draft *, const struct clause *);
/* May it stand between orders? */
bool free_separates(const struct token *);
/* Where there is no room, the line as a whole is lost. */
void free_add(struct free *, enum piece_kind, struct clause *, int column, int width);
/* Orders one after the other from token `at` on; the token that none of them takes. */
int free_orders(struct free *, const struct clause *, int at);

/* --- free_sentence.c --- */
/* Adds what the sentences of a line are to the pieces. */
void free_sentences(struct free *, const struct token t[], int n);
/* Is it only words around an order: nothing of the game, nothing that turns it round? */
bool free_is_chatter(const struct token t[], int n);

/* --- free_decide.c --- */
/* The one place that decides; false: the line stays what it was. */
bool free_decide(struct free *, struct line *);
/* How many pieces are of this kind? */
int free_count(const struct free *, enum piece_kind);
/* Takes back what was read in the line. */
void free_forget(struct draft *, struct line *);

#endif
