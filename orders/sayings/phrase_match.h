/* Does a saying fit, and what does it mean? For phrase.c, which looks for it in a clause.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_PHRASE_MATCH_H
#define ORDERS_PHRASE_MATCH_H

#include "orders/sayings/language.h"
#include "orders/sayings/phrase.h"
#include "orders/sayings/phrase_known.h"
#include "orders/sayings/phrase_ways.h"
#include "orders/sayings/saying_rows.h"

struct phrases {
	const struct sayings *all;
	unsigned phase; /* its bit */
	int seat;       /* of the writer */
	int steps;      /* left for the letter, so that nobody can make the matcher
			   search for long */
	struct known *known;
	struct ways *ways; /* of the clause that is looked at */
};

struct capture {
	int n; /* tokens */
	const struct token *t;
};

enum { MATCH_POOL = 8 * PHRASE_TOKENS };

/* One attempt. */
struct match {
	struct phrases *p;
	const struct token *t;
	int n, depth, deepest;
	int n_captures, n_pool;
	bool doubt; /* a row of a part is only likely (SAYING_DOUBT) */
	struct capture capture[PHRASE_CAPTURES];
	/* The tokens that parts stand for; only the first n_pool count. */
	struct token pool[MATCH_POOL];
	/* Of each token of the clause; `behind`: with the next one, if it is a word that may be dropped, and so on;
	 * `rest`: with all that come after it; `all`: of the whole clause. */
	struct traits at[PHRASE_TOKENS + 1], behind[PHRASE_TOKENS + 1],
		rest[PHRASE_TOKENS + 1], all;
};

/* Prepares for the sayings of a clause. */
void match_begin(struct match *, struct phrases *, const struct clause *);
/* The same when in that clause `n` tokens stand at `at` in the place of so many as `was`. */
void match_changed(struct match *, const struct clause *, int at, int was, int n);
/* Forgets the attempt before. */
static inline void match_anew(struct match *m)
{
	m->depth = m->n_captures = m->n_pool = 0;
	m->doubt = false;
}
/* May the row fit from token `at` on? Quickly; false: it does not. At the beginning of a clause words that are dropped may stand
 * before the row. */
static inline bool match_may(const struct match *m, const struct row *row, int at)
{
	return traits_meet(&row->start, &m->behind[at]) &&
	       (!row->paired || traits_meet(&row->second, &m->behind[at + 1]) ||
		(at == 0 && m->t[0].flags & WORD_DROPPED));
}

/* Does the row fit from token `at` on? `*end`: the token after it. */
bool match_row(struct match *, const struct row *, int at, int *end);
/* Writes the meaning of a row, with the captures from `base` on, as if it stood at
 * `at`; returns the number of tokens. */
int match_means(const struct match *, const struct row *, int base,
		const struct token *at, struct token out[], int room);
/* Is what the element fits kept, as $1 and so on, in an outline? */
static inline bool element_is_kept(const struct element *e)
{
	const unsigned kept = 1U << ELEMENT_NUMBER | 1U << ELEMENT_SEAT |
			      1U << ELEMENT_OWN | 1U << ELEMENT_OTHER |
			      1U << ELEMENT_LIKE | 1U << ELEMENT_WORD |
			      1U << ELEMENT_PART;

	return kept >> e->kind & 1;
}
/* Does element `e` of an outline stand at token `i`? What it keeps, if it does, is the first capture. */
bool match_element(struct match *, const struct row *, int e, int i, int *end);
/* Does the row belong to the letter's phase? */
bool phrases_have(const struct phrases *, const struct row *);

#endif
