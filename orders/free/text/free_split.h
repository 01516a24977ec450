/* A text while it is read part by part: free_split.c cuts it and walks over its segments, free_part.c reads several of
 * them as one part, free_idle.c knows what says nothing.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_SPLIT_H
#define ORDERS_FREE_SPLIT_H

#include "orders/free/parts/free_idle.h"

enum {
	DEEP_LINES = 60,   /* of a letter; one that is longer is not read so */
	DEEP_BYTES = 6000, /* likewise */
	DEEP_READS =
		6000, /* of the grammar, in a letter: no part is begun beyond them */
	DEEP_ATTEMPTS = 120, /* at parts, in a letter */
};

/* What was read so far. */
struct so_far {
	bool ordered;      /* an order was among it */
	bool owes;         /* a thought was, and no order after it */
	bool turned;       /* the writer changed their mind about the last order */
	bool here;         /* an order was in this sentence */
	bool gives_reason; /* a reason was, and no order in its sentence */
	bool in_reason;    /* the segment before is one */
};

/* --- free_part.c --- */
/* "20 for my attack, and I'd like to make a deal in C2": has one of the segments from `i` to `k` a subject of its own, and its challenge
 * for itself? Not if it speaks of what stands before it ("The 20, I play it in C2"). */
bool split_borrows_label(const struct cut *, int i, int k);
/* Reads the segments from `i` to `k` as orders, and nothing else; `turned`: they take the place of some that were
 * ordered before. */
bool split_read_part(struct cut *, int i, int k, bool turned);
/* Adds the order whose form the words fill; false: none. */
bool split_fill(struct free *, const struct clause *part);
/* The challenge, or the like, that these tokens name last is the one of which the next part speaks. */
void split_keep_label(struct free *, const struct token t[], int n);

#endif
