/* Clauses: compared, copied, as text. See phrase.h.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/sayings/phrase.h"

/* Is it the same, wherever it stands? */
static bool same_token(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->flags == b->flags && a->glued == b->glued &&
	       a->repaired == b->repaired && a->id == b->id && a->value == b->value &&
	       a->text.n == b->text.n;
}

uint64_t clause_written(const struct clause *c)
{
	uint64_t h = 14695981039346656037U;

	for (int i = 0; i < c->n; i++)
		for (size_t k = 0; k < c->t[i].text.n; k++)
			h = (h ^ (unsigned char)c->t[i].text.s[k]) * 1099511628211U;
	return h;
}

static bool is_of(const struct moved *by, const struct token *t)
{
	return by->at && t->text.s >= by->from && t->text.s < by->to;
}

/* The text of one more token stands elsewhere; false: not where that of the others does. */
static bool move_text(struct moved *by, struct str text, const char *at)
{
	if (by->at && at - by->at != text.s - by->from)
		return false;
	if (!by->at || text.s < by->from) {
		by->from = text.s;
		by->at = at;
	}
	if (text.s + text.n > by->to)
		by->to = text.s + text.n;
	return true;
}

bool clause_stands(const struct token t[], const struct clause *c, struct moved *by)
{
	*by = (struct moved){.columns = c->t[0].column - t[0].column};
	for (int i = 0; i <= c->n; i++) { /* its END too */
		if (!same_token(&t[i], &c->t[i]) || t[i].width != c->t[i].width ||
		    c->t[i].column - t[i].column != by->columns)
			return false;
		if (t[i].text.s != c->t[i].text.s &&
		    !move_text(by, t[i].text, c->t[i].text.s))
			return false;
	}
	/* Of a text either all moved or nothing: else nobody knows what comes from where. */
	for (int i = 0; i <= c->n && by->at; i++)
		if (t[i].text.s == c->t[i].text.s && is_of(by, &t[i]))
			return false;
	return true;
}

void clause_move(struct clause *c, const struct moved *by)
{
	for (int i = 0; i < c->n; i++) {
		struct token *t = &c->t[i];
		t->column += by->columns;
		if (is_of(by, t))
			t->text.s = by->at + (t->text.s - by->from);
	}
}

bool clause_same(const struct token t[], const struct clause *c)
{
	for (int i = 0; i <= c->n; i++) /* its END too */
		if (!same_token(&t[i], &c->t[i]))
			return false;
	return true;
}

static bool same_place(const struct token *a, const struct token *b)
{
	return a->column == b->column && a->width == b->width;
}

/* The place and the text of a token come from the clause, or the text from a saying. */
static bool follow(struct token *t, const struct token from[], const struct clause *c)
{
	int at = -1, text = -1;

	for (int i = 0; i < c->n; i++) {
		if (same_place(&from[i], t)) {
			if (at >= 0 && !same_place(&c->t[at], &c->t[i]))
				return false;
			at = i;
		}
		if (from[i].text.s == t->text.s && from[i].text.n == t->text.n) {
			if (text >= 0 && c->t[text].text.s != c->t[i].text.s)
				return false;
			text = i;
		}
	}
	if (at < 0)
		return false;
	t->column = c->t[at].column;
	t->width = c->t[at].width;
	t->text.s = text >= 0 ? c->t[text].text.s : t->text.s;
	return true;
}

bool clause_follow(struct token made[], int n, const struct token from[],
		   const struct clause *c)
{
	for (int i = 0; i < n; i++)
		if (!follow(&made[i], from, c))
			return false;
	return true;
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
