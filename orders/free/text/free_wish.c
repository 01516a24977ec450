/* One wish of several: the order that its words make alone, or as a change of the wish before it.
 * SPDX-License-Identifier: ISC */
#include "orders/free/text/free_wish.h"

#include "base/arena.h"
#include "orders/free/parts/free_case.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"

/* The one order that the words are, and the clause that was read; NULL: they are not one. */
static const struct order *read_one(struct free *f, const struct clause *c,
				    const struct clause **read)
{
	struct free *probe = arena_room(f->l->a, sizeof *probe);
	int n;
	bool refused;

	free_copy(probe, f);
	probe->n_pieces = 0;
	probe->outline = NULL;
	if (!c->n || !free_read_part(probe, free_clause(probe, c->t, c->n)) ||
	    probe->n_pieces != 1)
		return NULL;
	*read = probe->piece[0].clause;
	const struct order *made = free_probe(probe, *read, &n, &refused);
	return n == 1 && !refused ? made : NULL;
}

static struct str text_of(struct free *f, struct alternative *one)
{
	struct slot s = {.n_alternatives = 1, .alternatives = one};

	return str_dup(f->l->a, slot_text(f->l->a, &s));
}

struct str wish_alone(struct free *f, const struct clause *c)
{
	const struct clause *read;
	const struct order *made = read_one(f, c, &read);

	if (!made || made->n_alternatives != 1)
		return STR("");
	if (made->alternatives[0]
		    .bent) /* as it was written: what becomes of it is told */
		return clause_text(f->l->a, read);
	return text_of(f, &made->alternatives[0]);
}

struct str wish_behind(struct free *f, struct str first, const struct clause *c)
{
	static const struct token otherwise = {
		.kind = TOKEN_WORD, .id = WORD_ELSE, .text = {"else", 4}};
	struct clause *both = free_clause_of(f, first);
	const struct clause *read;

	if (!c->n)
		return STR("");
	free_append(both, &otherwise, 1);
	free_append(both, c->t, c->n);
	const struct order *made = read_one(f, both, &read);
	if (!made || made->n_alternatives != 2 || made->alternatives[1].bent ||
	    !str_equal(text_of(f, &made->alternatives[0]), first))
		return STR("");
	return text_of(f, &made->alternatives[1]);
}

/* The order with these words in the place of its last thing that they may be. */
static struct str replaced(struct free *f, const struct clause *order,
			   const struct clause *c)
{
	struct str text = STR("");
	int w;

	for (int i = order->n - 1; i > 0 && !text.n; i--) {
		if (!thing_at(order->t, order->n, i, &w) ||
		    (i > 0 && token_is(&order->t[i - 1], WORD_SEAT) &&
		     order->t[i].kind == TOKEN_NUMBER))
			continue;
		struct clause *put = free_clause(f, order->t, i);
		free_append(put, c->t, c->n);
		free_append(put, &order->t[i + w], order->n - i - w);
		text = wish_alone(f, put);
	}
	return text;
}

/* Does it name one thing: a planet, a player, a number? */
static bool names_one(const struct clause *c)
{
	int n = 0, w;

	for (int i = 0; i < c->n; i += w)
		n += thing_at(c->t, c->n, i, &w) != NO_THING;
	return n == 1;
}

/* "raise 3 in 18 else 4": how many, or where? Nobody knows. */
static bool may_be_several(const struct clause *order, const struct clause *c)
{
	const struct token *last = &order->t[order->n - 1];

	return names_one(c) && c->t[0].kind == TOKEN_NUMBER &&
	       !(c->n > 1 && c->t[1].glued) && order->n > 2 &&
	       last->kind == TOKEN_NUMBER && !last->glued &&
	       (token_is(last - 1, WORD_IN) || token_is(last - 1, WORD_TO) ||
		token_is(last - 1, WORD_FROM));
}

/* A word that joins a part to an order: "with 2", "from Red 1". */
static bool joins(const struct token *t)
{
	return token_is(t, WORD_WITH) || token_is(t, WORD_FROM) ||
	       token_is(t, WORD_TO) || token_is(t, WORD_IN);
}

/* Where a part with the same word begins; -1: nowhere. */
static int joint_of(const struct token t[], int n, const struct token *word)
{
	for (int i = 0; i < n; i++)
		if (joins(&t[i]) && t[i].id == word->id)
			return i;
	return -1;
}

/* Do these words say anew all that the order has from token `from` on? */
static bool has_joints(const struct clause *order, int from, const struct token t[],
		       int n)
{
	for (int i = from; i < order->n; i++)
		if (case_is_condition(&order->t[i]) ||
		    (joins(&order->t[i]) && joint_of(t, n, &order->t[i]) < 0))
			return false;
	return true;
}

/* Where the part ends that begins with the word at `from`. */
static int part_end(const struct clause *c, int from)
{
	int i = from + 1;

	while (i < c->n && !joins(&c->t[i]) && !token_is(&c->t[i], WORD_ELSE) &&
	       !case_is_condition(&c->t[i]))
		i++;
	return i;
}

/* Do the words name a thing of the kind of one in the part: how many, where? */
static bool names_kind(const struct clause *c, const struct token part[], int n)
{
	int w, width;

	for (int i = 0; i < n; i += w) {
		const enum thing kind = thing_at(part, n, i, &w);
		for (int k = 0; kind && k < c->n; k += width)
			if (thing_at(c->t, c->n, k, &width) == kind)
				return true;
	}
	return false;
}

/* The words with the parts of the order that they leave out, or with its label alone. */
static struct str with_parts(struct free *f, const struct clause *order,
			     const struct clause *c, bool label)
{
	struct clause *put = free_clause(f, c->t, c->n);
	int n = 0;

	for (int i = 0, end; i < order->n; i = end) {
		end = part_end(order, i);
		if (end < order->n && !joins(&order->t[end]))
			return STR(""); /* a case, which is not this one's */
		if (!joins(&order->t[i]) || joint_of(c->t, c->n, &order->t[i]) >= 0 ||
		    names_kind(c, &order->t[i], end - i) ||
		    (label && !free_is_label(&order->t[i + 1])))
			continue;
		free_append(put, &order->t[i], end - i);
		n++;
	}
	return n && c->n ? wish_alone(f, put) : STR("");
}

struct str wish_filled(struct free *f, struct str first, const struct clause *c)
{
	const struct clause *order = free_clause_of(f, first);
	const struct str whole = with_parts(f, order, c, false);

	return whole.n ? whole : with_parts(f, order, c, true);
}

/* "Blue with 1 from Red 1": the order with the part in the place of its own, and with what stands before the part. */
static struct str parts_changed(struct free *f, const struct clause *order,
				const struct clause *c)
{
	for (int i = 1; i < c->n; i++) {
		const int at =
			joins(&c->t[i]) ? joint_of(order->t, order->n, &c->t[i]) : -1;
		if (at < 0 || !has_joints(order, at, &c->t[i], c->n - i))
			continue;
		struct clause *put = free_clause(f, order->t, at);
		free_append(put, &c->t[i], c->n - i);
		const struct str text = wish_alone(f, put);
		return text.n ? wish_changed(f, text, free_clause(f, c->t, i))
			      : STR("");
	}
	return STR("");
}

struct str wish_changed(struct free *f, struct str before, const struct clause *c)
{
	const struct clause *order = free_clause_of(f, before);
	struct free_made m = {0};
	int w;

	for (int i = 0; i < c->n; i++)
		if (free_verb(f, &c->t[i]))
			return STR(""); /* it is an order, and no part of one */
	if (may_be_several(order, c))
		return STR("");
	const struct str parts = parts_changed(f, order, c);
	if (parts.n)
		return parts;
	if (names_one(c))
		thing_change(f, order, c, &m);
	if (m.n == 1 && !m.instead)
		return wish_alone(f, m.clause[0]);
	/* One thing alone, and all of it, also "Old Gap sector 9". */
	if (!c->n || !thing_at(c->t, c->n, 0, &w) ||
	    (w < c->n && (c->n > 3 || !(c->t[0].flags & WORD_NOUN))))
		return STR("");
	return replaced(f, order, c);
}

/* Has the clause a part of its own for one of these words? */
static bool has_of(const struct clause *c, const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (joins(&t[i]) && joint_of(c->t, c->n, &t[i]) >= 0)
			return true;
	return false;
}

struct str wish_shared(struct free *f, const struct clause *first, struct str alone,
		       const struct clause *c, struct str *second)
{
	for (int i = 1; i < c->n; i++) {
		if (has_of(first, &c->t[i], c->n - i))
			continue;
		struct clause *one = free_clause(f, first->t, first->n);
		free_append(one, &c->t[i], c->n - i);
		struct str text = wish_alone(f, one);
		if (text.n &&
		    alone.n && /* "Raise 4 in castle 1 in fort 16" would be a move */
		    !free_same_verb(f, free_clause_of(f, text),
				    free_clause_of(f, alone)))
			continue;
		if (text.n)
			*second = wish_changed(f, text, free_clause(f, c->t, i));
		if (text.n && second->n)
			return text;
	}
	return STR("");
}
