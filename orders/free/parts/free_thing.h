/* The things in an order that a few words may change: see free_change.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_THING_H
#define ORDERS_FREE_THING_H

#include "orders/free/parts/parts.h"

/* The kind of a run of tokens. A thing can take the place of another of its kind.
 * LABEL: C3; SOURCE: "from 2", without their number; NAME: a thing of the game that has a name, of one concept. */
enum thing { NO_THING, TOKENS_FROM, PLANET, PLAYER, NUMBER, LABEL, SOURCE, NAME };

/* Returns the kind of thing that begins at token `i`; `*width` is the number of its
 * tokens. */
enum thing thing_at(const struct token t[], int n, int i, int *width);
/* How many things does the clause name? */
int things_in(const struct clause *);
/* Are these `n` tokens the same? */
bool thing_same(const struct token *, const struct token *, int n);
/* Do these tokens stand in the order? */
bool thing_is_in(const struct clause *order, const struct token t[], int n);
/* Is token `i` the number of a label, like the 3 of C3? An edit of amounts leaves it as it is. */
bool thing_of_label(const struct token t[], int i);
/* Does the order have this word? */
bool thing_word_of(const struct clause *order, const struct token *);
/* Adds each way in which a thing of `said` can take the place of one of the order. */
void thing_change(struct free *, const struct clause *order, const struct clause *said,
		  struct free_made *);
void thing_keep(struct free_made *, struct clause *);

/* --- free_more.c --- */
/* Do tokens from several places begin at token `i`? */
bool free_lists_sources(const struct token[], int n, int i);
/* Adds the order with these in the place of all tokens that it sends. Returns how many things of the order the words name, with
 * its tokens; 0: they say something else. */
int free_change_sources(struct free *, const struct clause *order,
			const struct clause *said, struct free_made *);
/* "Take one of the three from Red 1 instead": adds the order with that share of its tokens from the other place. True: the words name
 * a share, also one that could not be moved. */
bool free_move_share(struct free *, const struct clause *order,
		     const struct clause *said, struct free_made *);
/* "One of the three", "two of them": where the number stands, between these tokens; -1: no share is named. "2: 3" is what the language
 * makes of "two of the three", if there are `sum` of them; -1: nobody knows how many. */
int free_find_share(const struct token[], int from, int to, int sum);

/* --- free_clause.c --- */
/* Do both begin with the same verb? */
bool free_same_verb(struct free *, const struct clause *, const struct clause *);
/* "Lina and Dan": is a word that nobody knows one of two that are named? */
bool free_names_stranger(const struct clause *);

/* --- free_asked.c --- */
/* "Could you please attack ...?": is the sentence between these tokens a wish? */
bool free_is_plea(const struct token t[], int from, int to);
/* Is the sentence a question, so that the order of that verb is not meant? */
bool free_only_asks(const struct verb *, const struct token t[], int n, int from,
		    int to, const struct clause *made);

/* --- free_notes.c --- */
/* Drops an order behind which the writer says "No, don't". */
void free_take_back_denied(struct free *);

/* --- free_cue.c --- */
/* Words between two things: from token `from` to `to`, where the new one begins. */
struct free_cue {
	int from, to;
	int old;     /* "not 8 but 12": the thing that goes; -1: it is not named */
	bool apart;  /* a sentence ends in it */
	bool mild;   /* it may say something else: "Sorry, Blue!" */
	bool amount; /* "make it 2": how many */
};
/* "All else unchanged", "the rest as it was", "the card is fine", "C4 stays": nothing of it is to be put anywhere. */
bool free_says_rest(const struct token[], int n);
/* Finds the next of them from token `at` on; false: none follows. */
bool free_find_cue(const struct token[], int n, int at, struct free_cue *);
/* "Harbour 11. I meant Harbour 12": the name says only which number is meant; the cue becomes one of that number. */
void free_point_by_name(const struct token[], int n, struct free_cue *);
/* Is it a card, or the like, by its name? */
bool free_is_card(const struct token *);

#endif
