/* Outlines: the elements of an order, in any sequence and wording. See phrase.h.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "orders/sayings/phrase.h"
#include "orders/sayings/phrase_match.h"

enum { ELEMENTS = 24 };

/* One attempt: which elements have been found, and what each of them kept. */
struct outline {
	struct match m;
	const struct row *row;
	bool (*passes)(const struct token *);
	bool found[ELEMENTS];
	struct capture kept[ELEMENTS];
};

static bool is_complete(const struct outline *o)
{
	for (int e = 0; e < o->row->n; e++)
		if (!o->found[e] && !o->row->element[e].optional)
			return false;
	return true;
}

/* Does the element stand at token `i`? */
static bool stands_at(struct outline *o, int e, int i, int *end)
{
	const struct element *one = &o->row->element[e];
	bool kept = element_is_kept(one);

	if ((kept && o->found[e]) || !match_element(&o->m, o->row, e, i, end))
		return false;
	if (kept)
		o->kept[e] = o->m.capture[0];
	return true;
}

/* The tokens from `i` on: each is part of an element, or passes. */
static bool fill(struct outline *o, int i)
{
	int pool = o->m.n_pool, end;

	if (i == o->m.n)
		return is_complete(o);
	for (int e = 0; e < o->row->n; e++) {
		bool was = o->found[e];
		struct capture kept = o->kept[e];
		if (stands_at(o, e, i, &end)) {
			o->found[e] = true;
			if (fill(o, end))
				return true;
		}
		o->found[e] = was;
		o->kept[e] = kept;
		o->m.n_pool = pool;
	}
	return o->m.p->steps > 0 && o->passes(&o->m.t[i]) && fill(o, i + 1);
}

static void gather(struct outline *o)
{
	o->m.n_captures = 0;
	for (int e = 0; e < o->row->n && o->m.n_captures < PHRASE_PARTS; e++)
		if (element_is_kept(&o->row->element[e]))
			o->m.capture[o->m.n_captures++] = o->kept[e];
}

static int outlined(struct phrases *p, const struct asked *q, const struct clause *c,
		    struct clause *out)
{
	const struct rows *rows = &p->all->of[q->kind];
	uint64_t set[ROW_SET];
	struct outline o;

	match_begin(&o.m, p, c);
	rows_for(rows, p->phase, &o.m.all, set);
	for (int r = q->from; (r = rows_next(rows, set, r)) < rows->n; r++) {
		const struct row *row = rows->row[r];
		if (row->n > ELEMENTS || !row_may_fit(row, &o.m.all))
			continue;
		memset(o.found, 0, sizeof o.found);
		memset(o.kept, 0, sizeof o.kept);
		match_anew(&o.m);
		o.row = row;
		o.passes = q->passes;
		if (!fill(&o, 0))
			continue;
		gather(&o);
		out->flags = c->flags | row->saying->flags;
		out->n = match_means(&o.m, row, 0, &c->t[0], out->t, PHRASE_TOKENS);
		out->t[out->n] = c->t[c->n];
		return r + 1;
	}
	return -1;
}

bool phrases_outline(struct phrases *p, enum row_kind kind, const struct clause *c,
		     int *next, bool passes(const struct token *), struct clause *out)
{
	if (*next < 0)
		return false;
	const struct asked q = {kind, *next, passes, clause_written(c)};
	const int steps = p->steps;

	if (known_again(p, &q, c, next, out))
		return *next >= 0;
	*next = outlined(p, &q, c, out);
	known_keep(p, &q, c, steps, *next, out);
	return *next >= 0;
}
