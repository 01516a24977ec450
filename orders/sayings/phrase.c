/* Saying a clause in other words: see phrase.h.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/phrase.h"

#include <string.h>

#include "base/arena.h"
#include "orders/sayings/phrase_match.h"

/* STEPS of a letter take some 60 ms. Beyond them nothing matches, so that lines are refused and never read as something
 * else; 99 of 100 letters of tests/orders/ take less than half of them. */
enum { STEPS = 4000000, ROUNDS = 8, PASSES = 3 };

struct phrases *phrases_make(struct arena *a, const struct reader *r)
{
	struct phrases *p = arena_room(a, sizeof *p);

	p->all = language_sayings(r->vocab);
	p->phase = r->view ? reader_open(r) : PHASE(0);
	p->seat = r->seat;
	p->steps = STEPS;
	p->known = known_make(a);
	p->ways = ways_make(a);
	return p;
}

/* false: there is no room for that. */
static bool replace(struct clause *c, int from, int to, const struct token out[], int n)
{
	struct token *t = c->t;

	if (c->n - (to - from) + n > PHRASE_TOKENS)
		return false;
	memmove(&t[from + n], &t[to], (size_t)(c->n + 1 - to) * sizeof *t);
	if (n)
		memcpy(&t[from], out, (size_t)n * sizeof *t);
	c->n += n - (to - from);
	return true;
}

static bool begins_at_start(const struct row *row)
{
	return row->n && row->element[0].kind == ELEMENT_START;
}

/* "red 3 limbo to 2": no saying begins with the number of a planet. */
static bool is_inside(const struct token t[], int at)
{
	return at && t[at].kind == TOKEN_NUMBER &&
	       (token_is(&t[at - 1], WORD_SEAT) || token_is(&t[at - 1], WORD_FROM));
}

/* Says one place in other words; false: it fits nowhere from `*at` on. */
static bool respell_once(const struct row *row, struct clause *c, struct match *m,
			 int *at)
{
	struct token out[PHRASE_TOKENS];
	const int last = begins_at_start(row) ? 1 : c->n;
	int end;

	for (; *at < last && *at < c->n; ++*at) {
		if (!match_may(m, row, *at) || is_inside(c->t, *at))
			continue;
		if (!row_may_fit(row, &m->rest[*at]))
			return false;
		match_anew(m);
		if (!match_row(m, row, *at, &end))
			continue;
		int n = match_means(m, row, 0, &c->t[*at], out, PHRASE_TOKENS);
		c->flags |= m->doubt ? SAYING_DOUBT : 0;
		if (replace(c, *at, end, out, n))
			match_changed(m, c, *at, end - *at, n);
		c->flags |= row->saying->flags;
		*at += n;
		return true;
	}
	return false;
}

/* Drops the signs that a greeting leaves before the order: ", attack ...". */
static bool drop_leading_signs(struct clause *c)
{
	int n = 0;

	while (n < c->n && c->t[n].kind == TOKEN_SIGN && c->t[n].id &&
	       strchr(",:;.!", c->t[n].id))
		n++;
	if (n)
		(void)replace(c, 0, n, NULL, 0);
	return n > 0;
}

static bool respell(struct phrases *p, const struct row *row, struct clause *c,
		    struct match *m)
{
	int at = 0, n = 0;

	while (n < ROUNDS && respell_once(row, c, m, &at)) {
		n++;
		if (begins_at_start(row)) {
			if (drop_leading_signs(c))
				match_begin(m, p, c);
			at = 0;
		}
	}
	return n > 0;
}

static void respell_all(struct phrases *p, struct clause *c)
{
	const struct rows *rows = &p->all->of[ROW_RESPELLS];
	uint64_t set[ROW_SET];
	struct match m;

	match_begin(&m, p, c);
	rows_for(rows, p->phase, &m.all, set);
	struct traits sought = m.all;
	/* A word at the beginning may have hidden what another row says of it. */
	bool again = true;
	for (int pass = 0; again && pass < PASSES; pass++) {
		again = false;
		for (int r = 0; (r = rows_next(rows, set, r)) < rows->n; r++) {
			const struct row *row = rows->row[r];
			if (!row_may_fit(row, &m.all) || !respell(p, row, c, &m))
				continue;
			again |= begins_at_start(row);
			/* Rows of words that are gone do not fit; only new words bring others. */
			if (traits_within(&m.all, &sought))
				continue;
			traits_add(&sought, &m.all);
			rows_for(rows, p->phase, &sought, set);
		}
	}
}

void phrases_respell(struct phrases *p, struct clause *c)
{
	const struct asked q = {ROW_RESPELLS, 0, NULL, clause_written(c)};
	const int steps = p->steps;
	struct clause said;
	int next = 0;

	if (known_again(p, &q, c, &next, c))
		return;
	clause_copy(&said, c);
	respell_all(p, c);
	known_keep(p, &q, &said, steps, next, c);
}

static bool fits_whole(const struct row *row, const struct clause *c, struct match *m)
{
	int end;

	match_anew(m);
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
	uint64_t set[ROW_SET];

	match_begin(m, p, c);
	rows_for(rows, p->phase, &m->all, set);
	for (; (*r = rows_next(rows, set, *r)) < rows->n; ++*r)
		if (row_may_fit(rows->row[*r], &m->all) &&
		    fits_whole(rows->row[*r], c, m))
			return rows->row[*r];
	return NULL;
}

static int whole_in_words(struct phrases *p, const struct clause *c, int next,
			  struct clause *out)
{
	struct match m;
	const struct row *row = find_whole(p, ROW_WHOLE, c, &next, &m);

	if (!row)
		return -1;
	out->flags = c->flags | row->saying->flags | (m.doubt ? SAYING_DOUBT : 0);
	out->n = match_means(&m, row, 0, &c->t[0], out->t, PHRASE_TOKENS);
	out->t[out->n] = c->t[c->n];
	return next + 1;
}

bool phrases_whole(struct phrases *p, const struct clause *c, int *next,
		   struct clause *out)
{
	if (*next < 0)
		return false;
	const struct asked q = {ROW_WHOLE, *next, NULL, clause_written(c)};
	const int steps = p->steps;

	if (known_again(p, &q, c, next, out))
		return *next >= 0;
	*next = whole_in_words(p, c, *next, out);
	known_keep(p, &q, c, steps, *next, out);
	return *next >= 0;
}

/* "I don't have to resign": what any words may stand for, before or behind a command, must not turn it round. */
static bool holds_denial(const struct match *m)
{
	for (int i = 0; i < m->n_captures; i++)
		for (int k = 0; k < m->capture[i].n; k++)
			if (token_denies(&m->capture[i].t[k]))
				return true;
	return false;
}

struct str phrases_command(struct phrases *p, const struct clause *c, bool cancels,
			   struct arena *a)
{
	struct clause said = {0};
	struct match m;
	int r = 0;
	const struct row *row =
		find_whole(p, cancels ? ROW_CANCEL : ROW_COMMAND, c, &r, &m);

	if (!row || holds_denial(&m))
		return (struct str){NULL, 0};
	said.n = match_means(&m, row, 0, &c->t[0], said.t, PHRASE_TOKENS);
	return clause_text(a, &said);
}

/* The rows of a kind that fit somewhere in a clause, one after the other. */
struct inside {
	const struct clause *c;
	const struct rows *rows;
	uint64_t set[ROW_SET];
	int next;
	struct match m;
};

static void begin_inside(struct phrases *p, enum row_kind kind, const struct clause *c,
			 struct inside *in)
{
	in->c = c;
	in->rows = &p->all->of[kind];
	in->next = 0;
	match_begin(&in->m, p, c);
	rows_for(in->rows, p->phase, &in->m.all, in->set);
}

/* The next row, or NULL; `*at`: where it fits. */
static const struct row *next_inside(struct inside *in, int *at)
{
	int end;

	while ((in->next = rows_next(in->rows, in->set, in->next)) < in->rows->n) {
		const struct row *row = in->rows->row[in->next++];
		for (*at = 0; *at < in->c->n && row_may_fit(row, &in->m.rest[*at]);
		     ++*at) {
			match_anew(&in->m);
			if (match_row(&in->m, row, *at, &end))
				return row;
		}
	}
	return NULL;
}

const char *phrases_unclear(struct phrases *p, const struct clause *c)
{
	struct inside in;
	const struct row *row;
	const char *found = NULL;
	int at;

	begin_inside(p, ROW_UNCLEAR, c, &in);
	while (!(found && *found) && (row = next_inside(&in, &at)))
		found = row->saying->means;
	return found;
}

void phrases_hint(struct phrases *p, const struct clause *c, phrases_each *each,
		  void *with)
{
	struct inside in;
	struct clause means;
	const struct row *row;
	int at;

	begin_inside(p, ROW_HINT, c, &in);
	while ((row = next_inside(&in, &at))) {
		means.flags = row->saying->flags | (in.m.doubt ? SAYING_DOUBT : 0);
		means.n = match_means(&in.m, row, 0, &c->t[at], means.t, PHRASE_TOKENS);
		means.t[means.n] = c->t[c->n];
		each(with, &means);
	}
}

/* Has the clause a word of the row, and something that fills one of its slots? By bits: false is sure. */
static bool row_may_say(const struct row *row, const struct traits *clause)
{
	bool cue = false, slot = false;

	for (int e = 0; e < row->n; e++) {
		const bool kept = element_is_kept(&row->element[e]),
			   may = traits_meet(&row->begin[e], clause);
		slot |= may && kept;
		cue |= may && !kept;
	}
	return cue && slot;
}

bool phrases_may_say(struct phrases *p, const struct clause *c)
{
	const struct rows *rows = &p->all->of[ROW_FORM];
	struct match m;

	match_begin(&m, p, c);
	for (int r = 0; r < rows->n; r++)
		if (phrases_have(p, rows->row[r]) && row_may_say(rows->row[r], &m.all))
			return true;
	return false;
}
