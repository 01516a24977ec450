/* The things in an order that a few words may change: see free_change.c.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_THING_H
#define ORDERS_FREE_THING_H

#include "orders/free/free.h"

/* The kind of a run of tokens. A thing can take the place of another of its kind.
 * LABEL: C3; SOURCE: "from 2", without their number. */
enum thing { NO_THING, TOKENS_FROM, PLANET, PLAYER, NUMBER, LABEL, SOURCE };

/* Returns the kind of thing that begins at token `i`; `*width` is the number of its
 * tokens. */
enum thing thing_at(const struct token t[], int n, int i, int *width);
/* Are these `n` tokens the same? */
bool thing_same(const struct token *, const struct token *, int n);
/* Is token `i` the number of a label, like the 3 of C3? An edit of amounts leaves it as it is. */
bool thing_of_label(const struct token t[], int i);
/* Does the order have this word? */
bool thing_word_of(const struct clause *order, const struct token *);
/* Adds each way in which a thing of `said` can take the place of one of the order. */
void thing_change(struct free *, const struct clause *order, const struct clause *said,
		  struct free_made *);
void thing_keep(struct free_made *, struct clause *);

/* The words of a quoted line, without our marks "> " and " [new]". */
struct clause *free_quoted_line(struct free *, const struct line *);
/* Do both begin with the same verb? */
bool free_same_verb(struct free *, const struct clause *, const struct clause *);
/* "Swap these two.": two orders of one kind that are quoted above the line, each with the number of the other. */
bool free_swap_quoted(struct free *, const struct line *, const struct clause *said,
		      struct free_made *);

/* Does token `i` of `n` say that this comes on top of what was said? "Too strong" and "as well as" do not. */
bool free_is_on_top(const struct token[], int n, int i);
/* "Also Blue", "Blue too": do the words come on top of what was said? */
bool free_says_more(const struct token[], int n);
/* "Green in C1, Blue in C1 as well": such an order adds to the one about the same decision that stands before it, in
 * the line, above it or in an earlier letter. Where that makes no order, the line is not used. */
void free_add_up(struct free *, const struct line *);
/* Makes one order of several that differ only in the tokens they send; asked about. false: it makes none. */
bool free_join_sources(struct free *);
/* "Lina and Dan": is a word that nobody knows one of two that are named? */
bool free_names_stranger(const struct clause *);

/* --- free_rest.c --- */
/* Reads a part of a text: free_read_part. */
typedef bool free_reader(struct free *, struct clause *);
/* Reads a sentence as one order for each of several challenges, or the like: "in C1 and C3, with 1 from 3 each", "8 and
 * 12 in C1 and C2 respectively"; false: it is not that. Asked about. */
bool free_spread(struct free *, const struct token[], int n, int first, free_reader *);
/* The same of "nobody in C2, same in C3" and of "C3 same, nobody". */
bool free_same(struct free *, const struct token[], int n, int first, free_reader *);
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
/* Finds the next of them from token `at` on; false: none follows. */
bool free_find_cue(const struct token[], int n, int at, struct free_cue *);
/* Is it a card, or the like, by its name? */
bool free_is_card(const struct token *);
/* --- free_amend.c --- */
/* Puts what a correction says ("from Red 2, no, Red 3") in the place of what it takes back, in the tokens of a text.
 * `*n` never grows. A correction that may mean several things is left as it is. */
void free_amend(struct free *, struct token t[], int *n);
/* Has the line words that correct a thing before them? */
bool free_corrects_itself(const struct draft *, const struct line *);
/* Would an order of the line be offered that a correction in it may have taken back? */
bool free_is_taken_back(struct free *, const struct line *);

#endif
