/* The words of ranks, for free_ranked.c and the lines of a letter.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_FREE_RANKS_H
#define ORDERS_FREE_RANKS_H

#include "orders/free/parts/parts.h"

/* The text with `else` between the wishes. */
struct ranks {
	struct token t[LEX_TOKENS + 1];
	int n;
	int n_else; /* ranks behind the first */
	bool first; /* the first wish is named as such */
	bool sure;  /* words of preference say it, and not only "1st" and "2nd" */
	bool list;  /* a heading says that what follows it is ranked */
};

/* --- free_rank_at.c --- */
/* Do these words stand at token `i`? Returns how many tokens they take; 0: they do not. */
int ranks_words_at(const struct token t[], int n, int i, const char *words);
int ranks_any_at(const struct token t[], int n, int i, const char *const words[],
		 size_t n_words);
#define RANKS_ANY_AT(t, n, i, words)                                                   \
	ranks_any_at(t, n, i, words, sizeof(words) / sizeof *(words))
/* The word or the number of the first rank, or of one behind it: "first", "1st", "number one", "top"; how many tokens, 0: none. */
int ranks_nth_at(const struct token t[], int n, int i, bool first);
/* A rank with all words around it; 0: none. `*sure`: words of preference say it. */
int ranks_at(const struct token t[], int n, int i, bool first, bool *sure);
/* "In this order of preference:", with the signs behind it; 0: it is not that. */
int ranks_heading_at(const struct token t[], int n, int i);

/* --- free_ranks.c --- */
/* Is it a word for `else`? An arrow may stand for it elsewhere, and does not count here ("4 Tueks -> Habbanya"). */
bool ranks_is_else(const struct token *);
/* Has the text a word that may rank wishes? Most have none. */
bool ranks_may_stand(const struct token t[], int n);
/* Puts the text with `else` for each rank into `r`, which is empty. */
void ranks_put(struct ranks *r, const struct token t[], int n);
/* Adds a token; ends the wish before with an `else`. */
void ranks_add(struct ranks *, const struct token *);
void ranks_end(struct ranks *);
/* Does the text begin with the rank of the first wish ("1st choice: ..."), or of one behind it? */
bool ranks_are_named(const struct token t[], int n, bool first);
/* Does it end in words that rank what follows ("Move, in order of preference:")? */
bool ranks_have_heading(const struct token t[], int n);

#endif
