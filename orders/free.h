/* Orders as people write them: what the files free*.c hand to each other.
 *   free.c           the lines of a letter that the grammar did not take
 *   free_sentence.c  a line as sentences, and what each of them turned out to be
 *   free_clause.c    orders one after the other
 *   free_edit.c      a few words about an order that stands
 *   free_ways.c      other ways to read a sentence
 *   free_words.c     words around an order
 *   free_decide.c    what becomes of the line: taken, asked about, refused, left alone
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_H
#define ORDERS_FREE_H

#include "orders/line.h"
#include "orders/phrase.h"

enum {
	FREE_TOKENS = 90, /* of a line; one that is longer is left alone */
	FREE_PIECES = 90,
	FREE_HEAD = 6, /* tokens of a heading */
};

/* What a sentence, or a part of one, turned out to be. */
enum piece_kind {
	PIECE_ORDER,
	PIECE_CANCEL,
	PIECE_COMMAND,
	PIECE_NOTE,
	PIECE_LOST,
	PIECE_WRONG,      /* an order that is understood, but not possible */
	PIECE_TAKEN_BACK, /* "scratch that": cancels what stands before it */
	PIECE_DROPPED,    /* and what was taken back so */
};

struct piece {
	enum piece_kind kind;
	bool doubt;
	bool goes_on;       /* the line begins like the continuation of the one above */
	bool corrects;      /* it replaces an order before it */
	struct str command; /* in the words of a command */
	int column, width;  /* in the line */
	struct clause *clause;
};

/* The verb of the order before, or the verb or label of a heading above. */
struct heading {
	int n;
	struct token t[FREE_HEAD];
};

/* A line on its way. */
struct free {
	struct draft *l;
	struct phrases *phrases;
	struct work *work;
	struct heading head; /* for orders that leave it out; empty: there is none */
	bool used_heading;
	bool may_lack_verb;  /* the part stands apart from the text before it */
	bool bent;           /* what was read last is legal only after a repair */
	struct clause wrong; /* of this sentence: understood, and not possible; n is 0:
				none */
	/* How an outline is made of what reads in no other way, free_outline; NULL: not at all.
	 * What it makes is asked about. */
	struct clause *(*outline)(struct free *, const struct token t[], int n);
	bool parted;   /* a `;` stands beside this part: it belongs to an order */
	bool negated;  /* a part says what is not to be done */
	bool begun;    /* a part begins as an order does */
	bool goes_on;  /* the line begins like the continuation of the one above */
	bool corrects; /* a part says that it corrects what stands before */
	int n_pieces;
	struct piece piece[FREE_PIECES];
};

/* --- free_clause.c --- */
/* Returns the verb of the open phase that the word begins, or NULL if it begins
 * none. */
const struct verb *free_verb(const struct free *, const struct token *);
/* These tokens, closed by an END. */
struct clause *free_clause(struct free *, const struct token t[], int n);
/* The clause becomes the tokens of the letter. */
void free_load(struct draft *, const struct clause *);
/* Replaces a word that stands for a player ("the Healer": whoever has that Power) by
 * that player; false if there is none. */
bool free_name_players(const struct free *, struct clause *);
/* Puts these tokens before those of the clause; does nothing if there is no room. */
void free_insert(struct clause *, const struct token t[], int n);
/* Puts them behind it, likewise. */
void free_append(struct clause *, const struct token t[], int n);
/* "1." or "2)" before a clause: how many tokens it takes, 0 if there is none. */
int free_number(const struct token t[], int n);
/* May it stand between orders? */
bool free_separates(const struct token *);
/* If there is no room, the line as a whole is lost. */
void free_add(struct free *, enum piece_kind, struct clause *, int column, int width);
/* Reads orders one after the other from token `at` on; returns the first token that
 * none of them takes. */
int free_orders(struct free *, const struct clause *, int at);

/* Would the grammar take it as it stands? */
bool free_reads(struct free *, const struct clause *);

/* --- free_ways.c --- */
/* The order whose parts stand in these tokens, in whatever order and words; NULL if
 * there is none. It is only likely. */
struct clause *free_outline(struct free *, const struct token t[], int n);

/* --- free_edit.c --- */
/* Takes the one piece of the line as a change to an order, one that stands or one that
 * is quoted above it; false: it changes none, or may mean several. */
bool free_edit(struct free *, const struct line *);

/* --- free_sentence.c --- */
/* Adds the meaning of each sentence of a line to the pieces. */
void free_sentences(struct free *, const struct token t[], int n);
/* Reads the line as one sentence ("Yellow 3 it is. Three from Red 1!") if that makes an
 * order of all of it; else the pieces stay as they are. */
void free_whole(struct free *, const struct token t[], int n);

/* Reads the clause in other ways: with repaired words, by its parts and so on; false if
 * none works. The pieces from `first` on are its earlier reading. */
bool free_other_ways(struct free *, const struct clause *, int first);
/* The pieces from `first` on are only likely. */
void free_doubt(struct free *, int first);

/* --- free_words.c --- */
/* Does one of these words reverse a sentence (not, never, instead), or make it
 * conditional (if, unless, should)? */
bool free_turns(const struct token t[], int n);
/* Does it tell of what has been? */
bool free_tells(const struct token t[], int n);
/* Does it hold little besides things of the game, like "the 20 in my defence"? */
bool free_is_scrap(const struct token t[], int n);
/* Is it only words around an order: nothing of the game, nothing that reverses it? */
bool free_is_chatter(const struct token t[], int n);
/* May it stand anywhere in an order, because it names nobody and nothing and reverses
 * nothing? */
bool free_passes(const struct token *);
/* Is it a question for a person ("May I ...?"), and not a request ("Could you
 * ...?")? */
bool free_is_question(const struct clause *);

/* --- free_decide.c --- */
/* The one place that decides; false: the line stays as it was. */
bool free_decide(struct free *, struct line *);
/* How many pieces are of this kind? */
int free_count(const struct free *, enum piece_kind);
/* Takes back what was read in the line. */
void free_forget(struct draft *, struct line *);

#endif
