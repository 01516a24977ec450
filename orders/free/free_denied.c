/* "Yellow 3, not 4", "from 1 (not 2!)": beside a thing of the order, another of its kind that is not meant. The order
 * is read without it, and asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free.h"
#include "orders/free/parts/free_thing.h"

/* Where the words that deny the thing behind token `i` end; 0: they deny none that stands beside one of its kind. */
static int denied_end(const struct token t[], int n, int i)
{
	int k = i + 1, w, other;

	if (!token_is(&t[i], WORD_NOT) && !str_is(t[i].text, "never"))
		return 0;
	if (token_is(&t[k], WORD_FROM) || token_is(&t[k], WORD_TO) ||
	    token_is(&t[k], WORD_IN) || token_is(&t[k], WORD_ON))
		k++;
	enum thing kind = thing_at(t, n, k, &w);
	if (kind == TOKENS_FROM && k > i + 1)
		kind = NO_THING;
	if (kind == SOURCE && k == i + 1)
		kind = thing_at(t, n, ++k, &w);
	const struct token *next = &t[k + w];
	bool ends = next->kind == TOKEN_END || next->kind == TOKEN_SIGN ||
		    token_is(next, WORD_WITH) || token_is(next, WORD_FROM);
	if ((kind != NUMBER && kind != PLANET && kind != LABEL && kind != PLAYER) ||
	    !ends)
		return 0;
	int before = i - 1;
	while (before > 0 && t[before].kind == TOKEN_SIGN)
		before--;
	if (kind == NUMBER)
		return before >= 0 && t[before].kind == TOKEN_NUMBER &&
				       t[before].value != t[k].value
			       ? k + w
			       : 0;
	for (int at = 0; at < i; at += other) {
		if (token_is(&t[at], WORD_IF) || token_is(&t[at], WORD_UNLESS))
			return 0;
		if (thing_at(t, n, at, &other) == kind && other == w &&
		    !thing_same(&t[at], &t[k], w))
			return k + w;
		other = other > 0 ? other : 1;
	}
	return 0;
}

/* Is a thing between these words one of an order that stands? Then the sentence changes that order. */
static bool is_of_standing(struct free *f, const struct token t[], int from, int end)
{
	const struct sheet *before = f->l->before;
	int w, other;

	for (int i = 0; before && i < before->n_slots; i++) {
		const struct clause *o =
			free_clause_of(f, slot_text(f->l->a, &before->slots[i]));
		for (int k = from; k < end; k++) {
			enum thing kind = thing_at(t, end, k, &w);
			for (int at = 0; kind == PLANET && at < o->n; at++)
				if (thing_at(o->t, o->n, at, &other) == kind &&
				    other == w && thing_same(&o->t[at], &t[k], w))
					return true;
		}
	}
	return false;
}

bool free_without_denied(struct free *f, const struct clause *c, int first)
{
	struct clause *rest = free_clause(f, c->t, 0);
	int from = 0;

	for (int i = 1; i < c->n; i++) {
		int end = denied_end(c->t, c->n, i), to = i;
		if (!end)
			continue;
		if (is_of_standing(f, c->t, i + 1, end))
			return false;
		bool open = token_is_sign(&c->t[i - 1], '(');
		while (to > from && c->t[to - 1].kind == TOKEN_SIGN)
			to--;
		while (open && end < c->n && c->t[end].kind == TOKEN_SIGN &&
		       !token_is_sign(&c->t[end], ',') &&
		       !token_is_sign(&c->t[end], ';'))
			end++;
		free_append(rest, &c->t[from], to - from);
		from = end;
		i = end - 1;
	}
	if (!from)
		return false;
	free_append(rest, &c->t[from], c->n - from);
	phrases_respell(f->phrases, rest);
	f->outline = free_outline;
	int end = free_orders(f, rest, 0);
	f->outline = NULL;
	if (f->n_pieces > first && free_ends_aside(rest, end)) {
		free_doubt(f, first);
		return true;
	}
	f->n_pieces = first;
	return false;
}
