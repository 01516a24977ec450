/* Clauses: compared, copied, as text. See phrase.h.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/sayings/phrase.h"

static bool same_token(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->flags == b->flags && a->glued == b->glued &&
	       a->repaired == b->repaired && a->id == b->id && a->value == b->value &&
	       a->column == b->column && a->width == b->width &&
	       a->text.s == b->text.s && a->text.n == b->text.n;
}

uint64_t clause_written(const struct clause *c)
{
	uint64_t h = 14695981039346656037U;

	for (int i = 0; i < c->n; i++)
		for (size_t k = 0; k < c->t[i].text.n; k++)
			h = (h ^ (unsigned char)c->t[i].text.s[k]) * 1099511628211U;
	return h;
}

bool tokens_same(const struct token a[], const struct token b[], int n)
{
	for (int i = 0; i < n; i++)
		if (!same_token(&a[i], &b[i]))
			return false;
	return true;
}

bool clause_same(const struct clause *a, const struct clause *b)
{
	return a->n == b->n && a->flags == b->flags &&
	       tokens_same(a->t, b->t, a->n + 1); /* its END too */
}

bool clause_says(const struct clause *a, const struct clause *b)
{
	if (a->n != b->n || a->flags != b->flags)
		return false;
	for (int i = 0; i < a->n; i++) {
		const struct token *x = &a->t[i], *y = &b->t[i];
		if (x->kind != y->kind || x->flags != y->flags || x->id != y->id ||
		    x->value != y->value || !str_iequal(x->text, y->text))
			return false;
	}
	return true;
}

void clause_copy(struct clause *to, const struct clause *c)
{
	to->n = c->n;
	to->flags = c->flags;
	memcpy(to->t, c->t, ((size_t)c->n + 1) * sizeof *c->t);
}

struct str clause_text(struct arena *a, const struct clause *c)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < c->n; i++) {
		buf_z(&b, b.n && !c->t[i].glued ? " " : "");
		buf_add(&b, c->t[i].text);
	}
	return buf_str(&b);
}
