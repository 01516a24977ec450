/* What says nothing: a text while it is read part by part, and which of its segments may be left out.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_IDLE_H
#define ORDERS_FREE_IDLE_H

#include "orders/free/parts/parts.h"

enum {
	SEGMENTS = 24, /* of a text */
	PART = 6,      /* segments of a part */
};

/* A text in segments: from its token `from` to before token `to`. */
struct cut {
	struct free *f;
	const struct token *t;
	int n_tokens, n, from[SEGMENTS], to[SEGMENTS];
	bool idle[SEGMENTS];   /* it may be left out inside a part */
	bool denied[SEGMENTS]; /* asked, and answered with a no: it must be left out */
	bool reason
		[SEGMENTS]; /* it begins as a reason does: the order comes after it */
	bool because[SEGMENTS];   /* it may be a reason, or go on with one */
	bool hangs[SEGMENTS];     /* a condition is in it */
	bool leads[SEGMENTS];     /* a conclusion follows in its sentence */
	bool concludes[SEGMENTS]; /* it is that conclusion */
	bool failed[SEGMENTS]
		   [PART]; /* the part that begins there, by its segments - 1 */
};

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
	IDLE_REASON, /* why something is ordered: in its sentence, an order must stand */
	IDLE_THOUGHT, /* thought aloud: an order must follow */
	IDLE_BACK, /* takes the last order back: another for the same decision must follow */
};
/* `ordered`: there is an order before it. */
enum idle split_idle(const struct cut *, int segment, bool ordered);

/* Nothing of the line was understood, and nothing of the game waits for an answer to it. */
bool free_leaves_all(const struct free *, const struct line *);

#endif
