/* Saying a clause in other words: see phrase.h.
 * SPDX-License-Identifier: ISC */
#include "orders/phrase.h"

#include <string.h>

#include "base/arena.h"
#include "orders/phrase_match.h"

enum { STEPS = 1000000, ROUNDS = 8, PASSES = 3 };

struct phrases *phrases_make(struct arena *a, const struct reader *r)
{
	struct phrases *p = arena_new(a, struct phrases);

	*p = (struct phrases){
		.all = language_of(r->vocab)->sayings,
		.phase = r->view ? reader_open(r) : PHASE(0),
		.seat = r->seat,
		.steps = STEPS,
	};
	return p;
}

static void replace(struct clause *c, int from, int to, const struct token out[], int n)
{
	struct token *t = c->t;

	if (c->n - (to - from) + n > PHRASE_TOKENS)
		return;
	memmove(&t[from + n], &t[to], (size_t)(c->n + 1 - to) * sizeof *t);
	if (n)
		memcpy(&t[from], out, (size_t)n * sizeof *t);
	c->n += n - (to - from);
}

static bool begins_at_start(const struct row *row)
{
	return row->n && row->element[0].kind == ELEMENT_START;
}

/* Says one place in other words; false: it fits nowhere from `*at` on. */
static bool respell_once(struct phrases *p, const struct row *row, struct clause *c,
			 struct match *m, int *at)
{
	struct token out[PHRASE_TOKENS];
	int end;

	for (; *at < c->n && (*at == 0 || !begins_at_start(row)); ++*at) {
		match_begin(m, p, c);
		if (!match_row(m, row, *at, &end))
			continue;
		int n = match_means(m, row, 0, &c->t[*at], out, PHRASE_TOKENS);
		replace(c, *at, end, out, n);
		c->flags |= row->saying->flags;
		*at += n;
		return true;
	}
	return false;
}

/* What a greeting leaves behind before the order: ", attack ...". */
static void drop_leading_signs(struct clause *c)
{
	int n = 0;

	while (n < c->n && c->t[n].kind == TOKEN_SIGN && c->t[n].id &&
	       strchr(",:;.!", c->t[n].id))
		n++;
	if (n)
		replace(c, 0, n, NULL, 0);
}

static bool respell(struct phrases *p, const struct row *row, struct clause *c,
		    struct match *m)
{
	int at = 0, n = 0;

	while (n < ROUNDS && respell_once(p, row, c, m, &at)) {
		n++;
		if (begins_at_start(row)) {
			drop_leading_signs(c);
			at = 0;
		}
	}
	return n > 0;
}

void phrases_respell(struct phrases *p, struct clause *c)
{
	const struct rows *rows = &p->all->of[ROW_RESPELLS];
	struct traits here = traits_of(c->t, c->n);
	struct match m;

	/* What stood at the beginning may have hidden what another says of it. */
	bool again = true;
	for (int pass = 0; again && pass < PASSES; pass++) {
		again = false;
		for (int r = 0; r < rows->n; r++) {
			const struct row *row = rows->row[r];
			if (!phrases_have(p, row) || !row_may_fit(row, &here) ||
			    !respell(p, row, c, &m))
				continue;
			again |= begins_at_start(row);
			here = traits_of(c->t, c->n);
		}
	}
}

static bool fits_whole(struct phrases *p, const struct row *row, const struct clause *c,
		       struct match *m)
{
	int end;

	match_begin(m, p, c);
	if (!match_row(m, row, 0, &end))
		return false;
	while (end < c->n && c->t[end].flags & WORD_DROPPED)
		end++;
	return end == c->n;
}

/* The first row of its kind from `*r` on that fits all of the clause, or NULL. */
static const struct row *find_whole(struct phrases *p, enum row_kind kind,
				    const struct clause *c, int *r, struct match *m)
{
	const struct rows *rows = &p->all->of[kind];
	struct traits here = traits_of(c->t, c->n);

	for (; *r < rows->n; ++*r)
		if (phrases_have(p, rows->row[*r]) &&
		    row_may_fit(rows->row[*r], &here) &&
		    fits_whole(p, rows->row[*r], c, m))
			return rows->row[*r];
	return NULL;
}

bool phrases_whole(struct phrases *p, const struct clause *c, int *next,
		   struct clause *out)
{
	struct match m;
	const struct row *row =
		*next >= 0 ? find_whole(p, ROW_WHOLE, c, next, &m) : NULL;

	*next = row ? *next + 1 : -1;
	if (!row)
		return false;
	out->flags = c->flags | row->saying->flags;
	out->n = match_means(&m, row, 0, &c->t[0], out->t, PHRASE_TOKENS);
	out->t[out->n] = c->t[c->n];
	return true;
}

struct str phrases_command(struct phrases *p, const struct clause *c, bool cancels,
			   struct arena *a)
{
	struct clause said = {0};
	struct match m;
	int r = 0;
	const struct row *row =
		find_whole(p, cancels ? ROW_CANCEL : ROW_COMMAND, c, &r, &m);

	if (!row)
		return (struct str){NULL, 0};
	said.n = match_means(&m, row, 0, &c->t[0], said.t, PHRASE_TOKENS);
	return clause_text(a, &said);
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
