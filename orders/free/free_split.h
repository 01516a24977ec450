/* A text while it is read part by part: free_split.c cuts it and walks over its segments, free_part.c reads several of
 * them as one part, free_idle.c knows what says nothing.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_SPLIT_H
#define ORDERS_FREE_SPLIT_H

#include "orders/free/free.h"

enum {
	DEEP_LINES = 60,   /* of a letter; one that is longer is not read so */
	DEEP_BYTES = 6000, /* likewise */
	DEEP_READS =
		6000, /* of the grammar, in a letter: no part is begun beyond them */
	DEEP_ATTEMPTS = 120, /* at parts, in a letter */
	SEGMENTS = 24,       /* of a text */
	PART = 6,            /* segments of a part */
};

/* A text in segments: from its token `from` to before token `to`. */
struct cut {
	struct free *f;
	const struct token *t;
	int n_tokens, n, from[SEGMENTS], to[SEGMENTS];
	bool idle[SEGMENTS];   /* it may be left out inside a part */
	bool denied[SEGMENTS]; /* asked, and answered with a no: it must be left out */
	bool failed[SEGMENTS]
		   [PART]; /* the part that begins there, by its segments - 1 */
};

/* What was read so far. */
struct so_far {
	bool ordered; /* an order was among it */
	bool owes;    /* a thought was, and no order after it */
	bool turned;  /* the writer changed their mind about the last order */
};

/* --- free_part.c --- */
/* Reads the segments from `i` to `k` as orders, and nothing else; `turned`: they take the place of some that were
 * ordered before. */
bool split_read_part(struct cut *, int i, int k, bool turned);
/* Adds the order whose form the words fill; false: none. */
bool split_fill(struct free *, const struct clause *part);
/* The challenge, or the like, that these tokens name last is the one of which the next part speaks. */
void split_keep_label(struct free *, const struct token t[], int n);

/* --- free_idle.c --- */
/* Does a reason begin here? It needs no comma before it: "... because he lied". */
bool split_begins_reason(const struct token *);
/* "Nobody else.", "and not any other": of an order before it, and nothing is ordered by it. */
bool split_says_no_more(const struct token t[], int n);
/* "Red and | Green are invited": a player goes on with what stands before the "and", and tells nothing of their own. */
bool split_is_linked(const struct cut *, int segment);
/* Finds what may be left out inside a part. */
void split_find_idle(struct cut *);
/* "I wanted the 30", "nearly Yellow 3": it is not ordered, whatever else it says. */
bool split_is_unmeant(const struct token t[], int n);
/* What becomes of a segment that does not belong to an order. */
enum idle {
	IDLE_NOT,     /* it may matter */
	IDLE_CHATTER, /* there is nothing of the game in it */
	IDLE_ASIDE,   /* it says nothing that is ordered */
	IDLE_THOUGHT, /* thought aloud: an order must follow */
	IDLE_BACK, /* takes the last order back: another for the same decision must follow */
};
/* `ordered`: there is an order before it. */
enum idle split_idle(const struct cut *, int segment, bool ordered);

#endif
