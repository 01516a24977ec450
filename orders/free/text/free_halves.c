/* An order that two players say (verb.mutual) has two halves: what one of them does and what the other does. People write them in
 * two sentences, or in two rows.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/text.h"

#include "base/arena.h"
#include "orders/free/parts/free_tokens.h"

/* The token that says what the only player named as a subject does; -1: there is no such player, or there are several. */
static int only_half(const struct clause *made)
{
	int at = -1;

	for (int i = 0; i + 1 < made->n; i++) {
		if (!(token_is(&made->t[i], WORD_I) ||
		      token_is(&made->t[i], WORD_SEAT)) ||
		    made->t[i + 1].kind != TOKEN_WORD || made->t[i + 1].id < WORD_GAME)
			continue;
		if (at >= 0)
			return -1;
		at = i + 1;
	}
	return at;
}

static bool is_mutual(const struct free *f, const struct clause *made)
{
	const struct verb *v = made->n ? free_verb(f, &made->t[0]) : NULL;

	return v && v->mutual;
}

/* Was it the other half of an order, and is now in that? It has no words of its own any more. */
static bool is_joined(const struct piece *p)
{
	return p->left_out && !p->clause->n;
}

bool free_has_half(struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++) {
		const struct clause *made = f->piece[i].kind == PIECE_ORDER
						    ? free_made_of(f, &f->piece[i])
						    : NULL;
		if (made && is_mutual(f, made) && only_half(made) >= 0)
			return true;
		if (f->piece[i].kind == PIECE_NOTE && is_joined(&f->piece[i]))
			return true;
	}
	return false;
}

/* Where what is said of the order begins: behind its colon. */
static int terms_of(const struct clause *made)
{
	int i = 0;

	while (i < made->n && !token_is_sign(&made->t[i], ':'))
		i++;
	return i + 1;
}

struct clause *free_both_halves(struct free *f, const struct clause *one,
				const struct clause *other)
{
	static const struct token comma = {
		.kind = TOKEN_SIGN, .id = ',', .text = {",", 1}};
	const int does = only_half(one), too = only_half(other), from = terms_of(other);
	struct slot_key key, same;

	if (!is_mutual(f, one) || !is_mutual(f, other) || does < 0 || too < from ||
	    one->t[does].id == other->t[too].id || free_has_word(one, WORD_IF) ||
	    free_has_word(one, WORD_UNLESS) || !free_key_of(f, one, &key) ||
	    !free_key_of(f, other, &same) || !slot_key_same(key, same))
		return NULL;
	struct clause *both = free_clause(f, one->t, one->n);
	free_append(both, &comma, 1);
	free_append(both, &other->t[from], other->n - from);
	both->flags |= SAYING_DOUBT;
	return free_reads(f, both) ? both : NULL;
}

/* May it be such an order? Quickly. */
static bool may_be_half(const struct free *f, const struct piece *p)
{
	for (int i = 0; p->kind == PIECE_ORDER && !p->corrects && i < p->clause->n;
	     i++) {
		const struct verb *v = free_verb(f, &p->clause->t[i]);
		if (v && v->mutual)
			return true;
	}
	return false;
}

void free_join_halves(struct free *f)
{
	for (int i = 0; i < f->n_pieces; i++)
		for (int k = i + 1; k < f->n_pieces && f->piece[i].kind == PIECE_ORDER;
		     k++) {
			struct piece *a = &f->piece[i], *b = &f->piece[k];
			if (!may_be_half(f, a) || !may_be_half(f, b))
				continue;
			struct clause *both = free_both_halves(f, free_made_of(f, a),
							       free_made_of(f, b));
			if (!both)
				continue;
			b->kind = PIECE_NOTE;
			b->left_out = true;
			b->clause = free_clause(f, b->clause->t, 0);
			a->clause = both;
			a->doubt = true;
		}
}
