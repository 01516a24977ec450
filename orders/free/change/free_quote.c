/* A few words below a line that is quoted: an order of a receipt, a blank of our form, a challenge of the
 * report, what is still missing. The line above says what they are about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/past.h"

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

/* "Yellow 3 for that.": without the words around it; but "Lina and Dan" names two, and one of them may be nobody's name. */
static struct clause *bare(struct free *f, const struct clause *said)
{
	int from = 0, to = said->n;

	if (free_names_stranger(said))
		return free_clause(f, said->t, said->n);
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
	int first = 0, last = form->n;

	while (first < form->n && form->t[first].kind != TOKEN_BLANK)
		first++;
	while (last > first && form->t[last - 1].kind != TOKEN_BLANK)
		last--;
	if (first == form->n)
		return NULL;
	struct clause *c = free_clause(f, form->t, first);
	free_append(c, said->t, said->n);
	if (last > first + 1) /* all blanks at once: "3 with 2 from 1" */
		return read_one(f, c, true);
	free_append(c, &form->t[last], form->n - last);
	return read_one(f, c, false);
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

	return TOKEN_AMONG(t, words);
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
		thing_keep(m, put_there(f, above, at[i], width[i],
					item[items == 1 ? 0 : i]));
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

/* "> invite Green in C1", and below it all of it anew: "Nobody after all." */
static struct clause *anew(struct free *f, const struct clause *order,
			   const struct clause *said)
{
	int width;

	for (int i = 0; i < order->n; i++)
		if ((width = free_label_at(f, order, i))) {
			struct clause *c = put_there(f, order, i, width, said);
			return c && free_same_verb(f, order, c) ? c : NULL;
		}
	return NULL;
}

static void by_order(struct free *f, const struct clause *order,
		     const struct clause *said, bool more, struct free_made *m)
{
	int was = m->n;

	if (!more)
		thing_keep(m, anew(f, order, said));
	if (m->n == was)
		free_change(f, order, said, more, m);
	if (m->n == was)
		thing_keep(m, put_behind_colon(f, order, said));
	if (m->n == was)
		thing_keep(m, put_behind_colon(f, order, bare(f, said)));
}

/* The verb that the token is or begins with: "a place for 1 Limbo token", "an attack on". NULL: none. */
static const struct token *head_of(struct free *f, const struct token *t)
{
	struct str words = t->text;
	const struct clause *first = NULL;

	if (t->kind == TOKEN_WORD && str_find_char(words, ' ') != SIZE_MAX)
		first = free_clause_of(f, str_until(&words, ' '));
	if (first && first->n == 1)
		t = &first->t[0];
	struct past past = {
		.n = 0}; /* "One of your tokens is released from the Warp" */
	if (!t->id && past_of(t->text, &past))
		for (int i = 0; i < past.n; i++) {
			/* What is returned outlives `past`. */
			first = free_clause_of(f, str_dup(f->l->a, past.stem[i]));
			if (first->n == 1 && free_verb(f, &first->t[0]))
				t = &first->t[0];
		}
	const struct verb *v = free_verb(f, t);
	return v && !v->colon && !v->own_words ? t : NULL;
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

/* "> You need: an attack on a YELLOW planet", and below it "3 with 2 from 1". */
static struct clause *with_player(struct free *f, const struct token *head,
				  const struct clause *above, const struct clause *said)
{
	const struct token *player = NULL;

	for (int i = 0; i < above->n; i++)
		if (token_is(&above->t[i], WORD_SEAT)) {
			if (player)
				return NULL;
			player = &above->t[i];
		}
	if (!player)
		return NULL;
	struct clause *c = free_clause(f, head, 1);
	free_append(c, player, 1);
	free_append(c, said->t, said->n);
	return with_head(f, head, c->t, c->n);
}

/* "> You need: an attack on a YELLOW planet, and a place for 1 Limbo token", and below it what is
 * ordered: the first words for the one, the others for the other. */
static void put_by_heads(struct free *f, const struct clause *above,
			 const struct clause *said, struct free_made *m)
{
	const struct token *head[2], *verb;
	int n = 0;

	for (int i = 0; i < above->n; i++)
		if ((verb = head_of(f, &above->t[i]))) {
			if (n == 2)
				return;
			head[n++] = verb;
		}
	if (n == 1)
		thing_keep(m, with_head(f, head[0], said->t, said->n));
	if (n == 1 && !m->n)
		thing_keep(m, with_player(f, head[0], above, said));
	for (int cut = 1; n == 2 && !m->n && cut < said->n; cut++) {
		if (!free_separates(&said->t[cut]))
			continue;
		struct clause *one = with_head(f, head[0], said->t, cut);
		struct clause *two =
			with_head(f, head[1], &said->t[cut + 1], said->n - cut - 1);
		if (!one || !two)
			continue;
		thing_keep(m, one);
		thing_keep(m, two);
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
		heads |= head_of(f, &above->t[i]) != NULL;
		if ((w = free_label_at(f, above, i))) {
			labels++;
			at = i;
			width = w;
		}
	}
	if (labels == 1 || (labels && free_label_at(f, above, 0))) {
		if (free_label_at(f, above, 0))
			width = free_label_at(f, above, at = 0);
		thing_keep(m, put_there(f, above, at, width, said));
		if (!m->n)
			thing_keep(m, put_there(f, above, at, width, bare(f, said)));
	} else if (labels) {
		put_in_each(f, above, said, m);
	} else if (heads) {
		put_by_heads(f, above, said, m);
	}
	return labels || heads;
}

/* "> You need: an attack on a YELLOW planet,", and below it "> and a place for 1 Limbo token.": a mail program broke it. */
static bool goes_on_below(const struct line *first, const struct line *line)
{
	const struct str above =
		line > first && line[-1].quoted ? str_trim(line[-1].typed) : STR("");

	return above.n && !strchr(".:!?=", above.s[above.n - 1]);
}

static struct clause *with_line_above(struct free *f, const struct line *line,
				      const struct clause *order)
{
	struct clause *c = free_quoted_line(f, line - 1, false);

	free_append(c, order->t, order->n);
	return c;
}

bool free_by_quote(struct free *f, const struct line *line, const struct clause *said,
		   bool more, struct free_made *m)
{
	bool any = false;

	if (free_swap_quoted(f, line, said, m))
		return true;

	for (const struct line *above = line;
	     above != f->l->line && above[-1].quoted;) {
		struct clause *order = free_quoted_line(f, --above, false);
		thing_keep(m, fill(f, order, said));
		if (!m->n)
			thing_keep(m, fill(f, order, bare(f, said)));
		if (m->n || (has_blank(order) && above == line - 1))
			return true;
		if (free_reads(f, order)) {
			any = true;
			by_order(f, order, said, more, m);
		} else if (above == line - 1) {
			any |= by_context(f, order, said, m);
			if (!m->n && goes_on_below(f->l->line, above))
				any |= by_context(f, with_line_above(f, above, order),
						  said, m);
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
		struct clause *order = free_quoted_line(f, --above, true);
		if (!free_reads(f, order))
			continue;
		if (only)
			return NULL;
		only = order;
	}
	return only;
}
