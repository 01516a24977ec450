/* The words, signs, numbers and players of a clause or a token, as bits. Two words may share a bit, so a set bit means
 * "maybe", and an unset one "no". A word that no saying has, has no bit.
 * SPDX-License-Identifier: ISC */
#ifndef ORDERS_SAYING_TRAITS_H
#define ORDERS_SAYING_TRAITS_H

#include "orders/lexis/lex.h"

enum { TRAITS = 4, TRAIT_BITS = 64 };

/* Whether two sets meet is asked more often than anything else of a letter in own words: of two numbers at once. */
typedef uint64_t trait_pair
	__attribute__((vector_size(2 * sizeof(uint64_t)), aligned(sizeof(uint64_t))));

struct traits {
	union {
		uint64_t bits[TRAITS];
		trait_pair pair[TRAITS / 2];
	};
};

struct arena;

/* The words, concepts and signs that sayings have, each with its bit. All are counted, once for each element of a saying that
 * may begin with them, and then share the bits. */
struct trait_words;
struct trait_words *trait_words_make(struct arena *);
void trait_words_count_token(struct trait_words *, const struct token *say);
void trait_words_count_like(struct trait_words *, int id);
void trait_words_share(struct trait_words *);

struct traits traits_of(const struct trait_words *, const struct token *);
/* Of the place behind the last token: it meets only what meets everything. */
struct traits traits_of_end(void);
/* Meets everything. */
struct traits traits_any(void);

/* Adds the traits of each token that a saying's number, player, word of no dictionary or word with this concept stands
 * for, or that its token `say` does. */
void traits_add_number(struct traits *);
void traits_add_seat(struct traits *);
void traits_add_unknown(struct traits *);
void traits_add_like(const struct trait_words *, struct traits *, int id);
void traits_add_token(const struct trait_words *, struct traits *,
		      const struct token *say);

/* The one bit that traits_add_token sets. */
short traits_bit_of(const struct trait_words *, const struct token *say);

void traits_add(struct traits *to, const struct traits *more);
/* The number of bits that are set. */
int traits_size(const struct traits *);
/* How many clauses have one of these, going by their number, of a need of a row: the less, the more it excludes. Few clauses have no
 * number, player or word of no dictionary, so that these count for many. */
int traits_weight(const struct traits *);

static inline bool traits_has(const struct traits *t, int bit)
{
	return t->bits[bit / TRAIT_BITS] >> bit % TRAIT_BITS & 1;
}

/* Has `all` each of these bits? */
static inline bool traits_within(const struct traits *these, const struct traits *all)
{
	uint64_t more = 0;

	for (int i = 0; i < TRAITS; i++)
		more |= these->bits[i] & ~all->bits[i];
	return more == 0;
}

static inline bool traits_meet(const struct traits *a, const struct traits *b)
{
	trait_pair both = {0, 0};

	for (int i = 0; i < TRAITS / 2; i++)
		both |= a->pair[i] & b->pair[i];
	return (both[0] | both[1]) != 0;
}

#endif
