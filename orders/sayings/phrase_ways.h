/* What is known about the parts of a clause: a part that stands at a token stands there for every saying that asks, so it is
 * matched once. The ways are found when they are asked for, one after the other, and hold until the clause changes.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_PHRASE_WAYS_H
#define ORDERS_PHRASE_WAYS_H

#include "orders/sayings/phrase.h"

/* A row of a part that fits at a token: up to which token, and what it means. */
struct way {
	const struct row *row;
	int to, n;
	bool doubt; /* it is only likely */
	const struct token *t;
	struct way *next;
};

/* One part at one token. */
struct place {
	short part, at;
	short depth; /* how many parts deep its rows were followed */
	bool busy;   /* one of its rows is being tried */
	struct way *first, *last;
	const struct row
		*next; /* to be tried after the last way; NULL: all were tried */
};

struct ways *ways_make(struct arena *);
/* The clause is another one. */
void ways_forget(struct ways *);
/* What is known about the part at the token; NULL: nothing can be kept about it now. */
struct place *ways_at(struct ways *, const struct part *, int part, int at);
/* Keeps one more way of the place. NULL: there is no room. */
const struct way *ways_keep(struct ways *, struct place *, const struct way *);

#endif
