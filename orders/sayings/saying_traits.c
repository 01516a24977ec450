/* What a clause has, as bits: see saying_traits.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/saying_traits.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

#include "orders/sayings/saying_rows.h"

/* The first bits. Words that many sayings have, which letters have as well, come next with a bit of their own, and all others
 * share the rest. */
enum { TRAIT_NUMBER, TRAIT_SEAT, TRAIT_UNKNOWN, TRAIT_END, TRAIT_OWN };
enum { TRAIT_SHARED = 180 };

enum { WORDS = 16384 };

/* A word, concept or sign is a key; it is looked for from its own place on. */
struct trait_words {
	int n;
	uint32_t key[WORDS]; /* 0: nothing is here */
	short bit[WORDS];    /* first how often sayings have it */
};

static void set(struct traits *t, unsigned bit)
{
	t->bits[bit / TRAIT_BITS] |= (uint64_t)1 << bit % TRAIT_BITS;
}

static uint32_t key_of(uint32_t h)
{
	h *= 2654435761U;
	return h ? h : 1;
}

static uint32_t key_concept(int id, int value)
{
	return key_of(0x10000U + (uint32_t)id * 64U + (uint32_t)value);
}

static uint32_t key_like(int id)
{
	return key_of(0x4000000U + (uint32_t)id);
}

static uint32_t key_text(struct str text)
{
	uint32_t h = 7;

	for (size_t i = 0; i < text.n; i++)
		h = h * 31 + ((unsigned char)text.s[i] | 0x20);
	return key_of(h);
}

static uint32_t key_number(int value)
{
	return key_of(0x8000000U + (uint32_t)value);
}

/* Of a word, number, sign or concept of a saying. */
static uint32_t key_said(const struct token *say)
{
	return say->kind == TOKEN_NUMBER ? key_number(say->value)
	       : say->kind == TOKEN_SIGN ? key_concept(-1 - say->id, 0)
	       : token_is_named(say)     ? key_concept(say->id, say->value)
					 : key_text(say->text);
}

/* Where the key is, or would be. */
static unsigned place_of(const struct trait_words *w, uint32_t key)
{
	unsigned at = key >> 18;

	while (w->key[at] && w->key[at] != key)
		at = (at + 1) % WORDS;
	return at;
}

/* No saying has the other words: none of them can make one fit. */
static void set_key(const struct trait_words *w, struct traits *t, uint32_t key)
{
	unsigned at = place_of(w, key);

	if (w->key[at])
		set(t, (unsigned)w->bit[at]);
}

/* --- what sayings have --- */

struct trait_words *trait_words_make(struct arena *a)
{
	return arena_new(a, struct trait_words);
}

static void count(struct trait_words *w, uint32_t key)
{
	unsigned at = place_of(w, key);

	w->n += !w->key[at];
	assert(w->n < WORDS / 2);
	w->key[at] = key;
	w->bit[at]++;
}

void trait_words_count_token(struct trait_words *w, const struct token *say)
{
	count(w, key_said(say));
}

void trait_words_count_like(struct trait_words *w, int id)
{
	count(w, key_like(id));
}

/* How often sayings have one of the words with a bit of its own at least. */
static int find_least(const struct trait_words *w)
{
	for (int least = 1;; least++) {
		int n = 0;
		for (int i = 0; i < WORDS; i++)
			n += w->bit[i] >= least;
		if (n <= TRAIT_SHARED - TRAIT_OWN)
			return least;
	}
}

void trait_words_share(struct trait_words *w)
{
	int least = find_least(w), own = TRAIT_OWN, shared = 0;

	for (int i = 0; i < WORDS; i++)
		if (w->key[i] && w->bit[i] >= least)
			w->bit[i] = (short)own++;
		else if (w->key[i])
			w->bit[i] =
				(short)(TRAIT_SHARED + shared++ % (TRAITS * TRAIT_BITS -
								   TRAIT_SHARED));
}

/* --- of a letter --- */

static void add_word(const struct trait_words *w, struct traits *all,
		     const struct token *t)
{
	if (t->id == WORD_SEAT)
		traits_add_seat(all);
	if (!t->id)
		traits_add_unknown(all);
	if (token_is(t, WORD_ELSE) && str_starts(t->text, "-"))
		set_key(w, all,
			key_concept(-1 - '>', 0)); /* "->", see phrase_match.c */
	traits_add_like(w, all, t->id);
	set_key(w, all, key_concept(t->id, t->value));
	set_key(w, all, key_text(t->text));
}

struct traits traits_of(const struct trait_words *w, const struct token *t)
{
	struct traits all = {.bits = {0}};

	if (t->kind == TOKEN_NUMBER) {
		traits_add_number(&all);
		set_key(w, &all, key_number(t->value));
	} else if (t->kind == TOKEN_SIGN)
		set_key(w, &all, key_concept(-1 - t->id, 0));
	else if (t->kind == TOKEN_WORD)
		add_word(w, &all, t);
	return all;
}

struct traits traits_of_end(void)
{
	struct traits end = {.bits = {0}};

	set(&end, TRAIT_END);
	return end;
}

/* --- of a saying --- */

struct traits traits_any(void)
{
	struct traits any;

	memset(&any, 0xff, sizeof any);
	return any;
}

void traits_add_number(struct traits *t)
{
	set(t, TRAIT_NUMBER);
}

void traits_add_seat(struct traits *t)
{
	set(t, TRAIT_SEAT);
}

void traits_add_unknown(struct traits *t)
{
	set(t, TRAIT_UNKNOWN);
}

void traits_add_like(const struct trait_words *w, struct traits *t, int id)
{
	set_key(w, t, key_like(id));
}

void traits_add_token(const struct trait_words *w, struct traits *t,
		      const struct token *say)
{
	set_key(w, t, key_said(say));
}

short traits_bit_of(const struct trait_words *w, const struct token *say)
{
	return w->bit[place_of(w, key_said(say))];
}

void traits_add(struct traits *to, const struct traits *more)
{
	for (int i = 0; i < TRAITS; i++)
		to->bits[i] |= more->bits[i];
}

int traits_size(const struct traits *t)
{
	int n = 0;

	for (int i = 0; i < TRAITS; i++)
		for (uint64_t rest = t->bits[i]; rest; rest &= rest - 1)
			n++;
	return n;
}

int traits_weight(const struct traits *t)
{
	const int in_most = traits_has(t, TRAIT_NUMBER) + traits_has(t, TRAIT_SEAT) +
			    traits_has(t, TRAIT_UNKNOWN);

	return traits_size(t) + TRAIT_BITS * in_most;
}
