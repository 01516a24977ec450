/* What was asked about a clause before. A sentence is tried alone, with its neighbours and part by part, and most of what is tried was
 * tried before: sayings are looked for once in each clause.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_PHRASE_KNOWN_H
#define ORDERS_PHRASE_KNOWN_H

#include "orders/sayings/phrase.h"

/* A question about a clause: what is it in other words? */
struct asked {
	enum row_kind kind;
	int from;                             /* the first row that counts */
	bool (*passes)(const struct token *); /* of outlines; else NULL */
	uint64_t written;                     /* clause_written */
};

struct known;
struct known *known_make(struct arena *);
/* Was it asked before? Then `*next` is the row behind the one that fits, and `out` the clause in other words; or `*next` is -1, and no row
 * fits. It costs the letter as many steps as then. `out` may be the clause itself. */
bool known_again(struct phrases *, const struct asked *, const struct clause *,
		 int *next, struct clause *out);
/* Keeps that answer for the next who asks. `steps`: so many were left before it was found. */
void known_keep(struct phrases *, const struct asked *, const struct clause *,
		int steps, int next, const struct clause *out);

#endif
