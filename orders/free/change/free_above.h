/* The orders above a line that may correct them: free_standing.c finds them, free_above.c and free_swap.c
 * change them.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_ABOVE_H
#define ORDERS_FREE_ABOVE_H

#include "orders/free/parts/free_thing.h"

enum { ABOVE = 40 };

/* An order above the line: one that was taken, or one that is asked about. */
struct above {
	int line,
		order; /* order: index in letter.order; -1: pending a YES; with line -1: from
			    an earlier letter */
	struct str asked; /* one line of the question */
	struct clause *clause;
	int named; /* how many of its things the line names */
};

/* Lists the orders of the letter above the line, the last one first; returns how many. */
int above_list(struct free *, const struct line *, struct above list[ABOVE]);
/* The same, followed by the orders of earlier letters. */
int above_list_all(struct free *, const struct line *, struct above list[ABOVE]);
/* How many things of the order the words name: its verb, its label, a player, a card. */
int free_count_named(const struct clause *order, const struct clause *said);
/* Leaves the orders that the words name best; returns how many. */
int above_keep_meant(struct above list[], int n, const struct clause *said);
/* The words of a line, without the signs at its end. */
struct clause *above_said(struct free *, struct str typed);
/* Drops the order: the line replaces it, or (`back`) takes it back. */
void above_drop(struct free *, const struct above *, const struct line *, bool back);
bool above_says_swap(const struct clause *said);
/* Does the line say of the orders above it, and nothing else, that they are meant the other way round? */
bool above_turns(const struct line *, const struct clause *said);
/* Makes the pieces of a line that swaps two of the orders; false: it does not. */
bool above_swap(struct free *, const struct line *, struct above list[], int n,
		const struct clause *said);

#endif
