/* A few words below a line that is quoted: an order of a receipt, a blank of our form, a challenge of the
 * report, what is still missing. The line above says what they are about.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/free.h"

static void keep(struct free_made *m, struct clause *c)
{
	if (c && m->n < FREE_MADE)
		m->clause[m->n++] = c;
}

struct clause *free_clause_of(struct free *f, struct str text)
{
	struct token t[LEX_TOKENS + 1];
	int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : 0;

	return free_clause(f, t, n > 0 && n <= FREE_TOKENS ? n : 0);
}

/* "> attack yellow 3 with 3 from red 3 [new]" */
static struct str quoted_order(struct str typed)
{
	typed = str_trim(typed);
	while (str_starts(typed, ">"))
		typed = str_trim(str_slice(typed, 1, typed.n));
	size_t mark = str_find(typed, STR("["));
	return mark == SIZE_MAX ? typed : str_trim(str_slice(typed, 0, mark));
}

/* Reads it in all the ways that there are; NULL unless it is one order as a whole. */
static struct clause *read_one(struct free *f, const struct clause *c, bool loosely)
{
	int first = f->n_pieces;

	f->outline = loosely ? free_outline : NULL;
	bool whole = free_orders(f, c, 0) == c->n && f->n_pieces == first + 1;
	f->outline = NULL;
	struct clause *one = whole ? f->piece[first].clause : NULL;
	f->n_pieces = first;
	return one;
}

/* "Yellow 3 for that.": without the words around it. */
static struct clause *bare(struct free *f, const struct clause *said)
{
	int from = 0, to = said->n;

	while (from < to && free_passes(&said->t[from]))
		from++;
	while (to > from &&
	       (free_passes(&said->t[to - 1]) || token_is(&said->t[to - 1], WORD_IN)))
		to--;
	return free_clause(f, &said->t[from], to - from);
}

/* A blank that we left to be filled in: "C1 __", and the words below it. */
static struct clause *fill(struct free *f, const struct clause *form,
			   const struct clause *said)
{
	for (int i = 0; i < form->n; i++) {
		if (form->t[i].kind != TOKEN_BLANK)
			continue;
		struct clause *c = free_clause(f, form->t, i);
		free_append(c, said->t, said->n);
		free_append(c, &form->t[i + 1], form->n - i - 1);
		return read_one(f, c, false);
	}
	return NULL;
}

static bool has_blank(const struct clause *form)
{
	for (int i = 0; i < form->n; i++)
		if (form->t[i].kind == TOKEN_BLANK)
			return true;
	return false;
}

/* "> C1 Red attacks Yellow 3", and below it what is ordered there. */
static struct clause *put_there(struct free *f, const struct clause *above, int at,
				int width, const struct clause *said)
{
	struct clause *there = free_clause(f, said->t, said->n);

	free_insert(there, &above->t[at], width);
	return read_one(f, there, true);
}

/* "Nobody in both." */
static bool means_all(const struct token *t)
{
	static const char *const words[] = {"both",  "all",        "each",
					    "every", "everywhere", "either"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(t->text, words[i]))
			return true;
	return false;
}

enum { NEEDS = FREE_MADE };

/* The words as one item for each of `n` challenges: "12 and 8", or one for all of them. How many
 * items there are. */
static int items_of(struct free *f, const struct clause *said,
		    struct clause *item[NEEDS])
{
	int n = 0, from = 0;
	bool all = false;

	for (int i = 0; i < said->n; i++)
		all |= means_all(&said->t[i]);
	if (all) {
		struct clause *c = free_clause(f, said->t, 0);
		for (int i = 0; i < said->n; i++)
			if (!means_all(&said->t[i]) &&
			    !token_is(&said->t[i], WORD_IN) &&
			    !token_is(&said->t[i], WORD_OF))
				free_append(c, &said->t[i], 1);
		item[0] = c;
		return c->n ? 1 : 0;
	}
	for (int i = 0; i <= said->n; i++) {
		if (i < said->n && !free_separates(&said->t[i]))
			continue;
		struct clause *one = bare(f, free_clause(f, &said->t[from], i - from));
		if (one->n && n < NEEDS)
			item[n++] = one;
		from = i + 1;
	}
	return n;
}

/* "> Still missing: a challenge card in C2, a challenge card in C3", and below it "12 and 8". */
static void put_in_each(struct free *f, const struct clause *above,
			const struct clause *said, struct free_made *m)
{
	struct clause *item[NEEDS];
	int at[NEEDS], width[NEEDS], n = 0, w;

	for (int i = 0; i < above->n && n < NEEDS; i += w ? w : 1)
		if ((w = free_label_at(f, above, i))) {
			at[n] = i;
			width[n++] = w;
		}
	int items = n ? items_of(f, said, item) : 0;
	if (n < 2 || (items != n && items != 1))
		return;
	if (items == 1) {
		bool all = false;
		for (int i = 0; i < said->n; i++)
			all |= means_all(&said->t[i]);
		if (!all)
			return;
	}
	for (int i = 0; i < n; i++)
		keep(m, put_there(f, above, at[i], width[i], item[items == 1 ? 0 : i]));
	m->all = m->n == n;
	m->n = m->all ? n : 0;
}

/* "> deal Yellow: no", and below it other terms. */
static struct clause *put_behind_colon(struct free *f, const struct clause *order,
				       const struct clause *said)
{
	int colon = 0;

	while (colon < order->n && !token_is_sign(&order->t[colon], ':'))
		colon++;
	if (colon >= order->n)
		return NULL;
	struct clause *c = free_clause(f, order->t, colon + 1);
	free_append(c, said->t, said->n);
	phrases_respell(f->phrases, c);
	return read_one(f, c, true);
}

/* Do both begin with the same verb? */
static bool same_verb(struct free *f, const struct clause *a, const struct clause *b)
{
	return free_verb(f, &a->t[0]) && a->t[0].id == b->t[0].id;
}

/* "> invite Green in C1", and below it all of it anew: "Nobody after all." */
static struct clause *anew(struct free *f, const struct clause *order,
			   const struct clause *said)
{
	int width;

	for (int i = 0; i < order->n; i++)
		if ((width = free_label_at(f, order, i))) {
			struct clause *c = put_there(f, order, i, width, said);
			return c && same_verb(f, order, c) ? c : NULL;
		}
	return NULL;
}

static void by_order(struct free *f, const struct clause *order,
		     const struct clause *said, bool more, struct free_made *m)
{
	int was = m->n;

	if (!more)
		keep(m, anew(f, order, said));
	if (m->n == was)
		free_change(f, order, said, more, m);
	if (m->n == was)
		keep(m, put_behind_colon(f, order, said));
	if (m->n == was)
		keep(m, put_behind_colon(f, order, bare(f, said)));
}

/* The verb that token `i` is, or a word for it: "a place for 1 Limbo token". */
static bool is_head(struct free *f, const struct token *t)
{
	const struct verb *v = free_verb(f, t);

	return v && !v->colon && !v->own_words;
}

static struct clause *with_head(struct free *f, const struct token *head,
				const struct token t[], int n)
{
	struct clause *c = free_clause(f, t, n);

	while (c->n && free_separates(&c->t[0]))
		c = free_clause(f, &c->t[1], c->n - 1);
	while (c->n && free_separates(&c->t[c->n - 1]))
		c = free_clause(f, c->t, c->n - 1);
	if (!c->n || c->t[0].id != head->id)
		free_insert(c, head, 1);
	phrases_respell(f->phrases, c);
	c = read_one(f, c, true);
	return c && c->t[0].id == head->id ? c : NULL;
}

/* "> You need: an attack on a YELLOW planet, and a place for 1 Limbo token", and below it what is
 * ordered: the first words for the one, the others for the other. */
static void put_by_heads(struct free *f, const struct clause *above,
			 const struct clause *said, struct free_made *m)
{
	const struct token *head[2];
	int n = 0;

	for (int i = 0; i < above->n; i++)
		if (is_head(f, &above->t[i])) {
			if (n == 2)
				return;
			head[n++] = &above->t[i];
		}
	if (n == 1)
		keep(m, with_head(f, head[0], said->t, said->n));
	for (int cut = 1; n == 2 && !m->n && cut < said->n; cut++) {
		if (!free_separates(&said->t[cut]))
			continue;
		struct clause *one = with_head(f, head[0], said->t, cut);
		struct clause *two =
			with_head(f, head[1], &said->t[cut + 1], said->n - cut - 1);
		if (!one || !two)
			continue;
		keep(m, one);
		keep(m, two);
		m->all = true;
	}
}

/* Quoted lines are not the writer's orders, and say what the words below are about:
 * true. */
static bool by_context(struct free *f, const struct clause *above,
		       const struct clause *said, struct free_made *m)
{
	int labels = 0, at = 0, width = 0, w;
	bool heads = false;

	for (int i = 0; i < above->n; i += w ? w : 1) {
		heads |= is_head(f, &above->t[i]);
		if ((w = free_label_at(f, above, i))) {
			labels++;
			at = i;
			width = w;
		}
	}
	if (labels == 1 || (labels && free_label_at(f, above, 0))) {
		if (free_label_at(f, above, 0))
			width = free_label_at(f, above, at = 0);
		keep(m, put_there(f, above, at, width, said));
		if (!m->n)
			keep(m, put_there(f, above, at, width, bare(f, said)));
	} else if (labels) {
		put_in_each(f, above, said, m);
	} else if (heads) {
		put_by_heads(f, above, said, m);
	}
	return labels || heads;
}

static int number_at(const struct clause *c)
{
	for (int i = 1; i < c->n; i++)
		if (c->t[i].kind == TOKEN_NUMBER && !free_is_label(&c->t[i - 1]))
			return i;
	return -1;
}

static bool says_swap(const struct clause *said)
{
	static const char *const words[] = {"swap",     "exchange", "switch",
					    "reverse",  "swapped",  "reversed",
					    "other way"};
	bool any = false;

	for (int i = 0; i < said->n; i++)
		for (size_t k = 0; k < sizeof words / sizeof *words; k++)
			any |= str_is(said->t[i].text, words[k]);
	for (int i = 0; i + 1 < said->n; i++)
		any |= str_is(said->t[i].text, "other") &&
		       str_is(said->t[i + 1].text, "way");
	return any;
}

/* "Swap these two.": two orders of one kind that are quoted, each with the number of the other. */
static bool swap(struct free *f, const struct line *line, const struct clause *said,
		 struct free_made *m)
{
	struct clause *order[2];
	int n = 0, one, other;

	for (const struct line *above = line;
	     says_swap(said) && above != f->l->line && above[-1].quoted;) {
		struct clause *c = free_clause_of(f, quoted_order((--above)->typed));
		if (!free_reads(f, c))
			continue;
		if (n == 2)
			return false;
		order[n++] = c;
	}
	if (n != 2 || !same_verb(f, order[0], order[1]))
		return false;
	one = number_at(order[0]);
	other = number_at(order[1]);
	if (one < 0 || other < 0)
		return false;
	const struct token kept = order[0]->t[one];
	order[0]->t[one] = order[1]->t[other];
	order[1]->t[other] = kept;
	for (int i = 0; i < 2; i++)
		keep(m, free_reads(f, order[i]) ? order[i] : NULL);
	m->all = m->n == 2;
	m->n = m->all ? 2 : 0;
	return m->all;
}

bool free_by_quote(struct free *f, const struct line *line, const struct clause *said,
		   bool more, struct free_made *m)
{
	bool any = false;

	if (swap(f, line, said, m))
		return true;

	for (const struct line *above = line;
	     above != f->l->line && above[-1].quoted;) {
		struct clause *order =
			free_clause_of(f, quoted_order((--above)->typed));
		keep(m, fill(f, order, said));
		if (!m->n)
			keep(m, fill(f, order, bare(f, said)));
		if (m->n || (has_blank(order) && above == line - 1))
			return true;
		if (free_reads(f, order)) {
			any = true;
			by_order(f, order, said, more, m);
		} else if (above == line - 1) {
			any |= by_context(f, order, said, m);
			if (m->n)
				return true;
		}
	}
	return any;
}

struct clause *free_quoted_order(struct free *f, const struct line *line)
{
	struct clause *only = NULL;

	for (const struct line *above = line;
	     above != f->l->line && above[-1].quoted;) {
		struct clause *order =
			free_clause_of(f, quoted_order((--above)->typed));
		if (!free_reads(f, order))
			continue;
		if (only)
			return NULL;
		only = order;
	}
	return only;
}
