/* What a clause has, as bits: see saying_traits.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/saying_traits.h"

#include <string.h>

#include "orders/sayings/saying_rows.h"

/* The first bits; all others are shared out by a hash. */
enum { TRAIT_NUMBER, TRAIT_SEAT, TRAIT_UNKNOWN, TRAIT_END, TRAIT_HASHED };

static void set(struct traits *t, unsigned bit)
{
	t->bits[bit / TRAIT_BITS] |= (uint64_t)1 << bit % TRAIT_BITS;
}

static void set_hash(struct traits *t, uint32_t h)
{
	h *= 2654435761U;
	set(t, TRAIT_HASHED + (h >> 16) % (TRAITS * TRAIT_BITS - TRAIT_HASHED));
}

static void set_concept(struct traits *t, int id, int value)
{
	set_hash(t, 0x10000U + (uint32_t)id * 64U + (uint32_t)value);
}

static void set_text(struct traits *t, struct str text)
{
	uint32_t h = 7;

	for (size_t i = 0; i < text.n; i++)
		h = h * 31 + ((unsigned char)text.s[i] | 0x20);
	set_hash(t, h);
}

/* --- of a letter --- */

static void add_word(struct traits *all, const struct token *t)
{
	if (t->id == WORD_SEAT)
		traits_add_seat(all);
	if (!t->id)
		traits_add_unknown(all);
	if (token_is(t, WORD_ELSE) && str_starts(t->text, "-"))
		set_concept(all, -1 - '>', 0); /* "->", see phrase_match.c */
	traits_add_like(all, t->id);
	set_concept(all, t->id, t->value);
	set_text(all, t->text);
}

struct traits traits_of(const struct token *t)
{
	struct traits all = {{0}};

	if (t->kind == TOKEN_NUMBER)
		traits_add_number(&all);
	else if (t->kind == TOKEN_SIGN)
		set_concept(&all, -1 - t->id, 0);
	else if (t->kind == TOKEN_WORD)
		add_word(&all, t);
	return all;
}

struct traits traits_of_end(void)
{
	struct traits end = {{0}};

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

void traits_add_like(struct traits *t, int id)
{
	set_hash(t, 0x4000000U + (uint32_t)id);
}

void traits_add_token(struct traits *t, const struct token *say)
{
	if (say->kind == TOKEN_NUMBER)
		traits_add_number(t);
	else if (say->kind == TOKEN_SIGN)
		set_concept(t, -1 - say->id, 0);
	else if (token_is_named(say))
		set_concept(t, say->id, say->value);
	else
		set_text(t, say->text);
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
