/* A second letter, in which a line changes an order in force and says more besides: "Make it 3 in C1. And ask Dan in C3, too. The rest
 * stays." Each sentence is read for itself, and all of them are asked about together, or none. And a sentence that only adds to an order
 * in force.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/parts/free_thing.h"
#include "orders/free/text/text.h"

enum { SENTENCES = 8 };

/* Is there an earlier letter, and is the line not one below a quoted one? */
static bool may_change(const struct free *f, const struct line *line)
{
	return f->l->before && f->l->before->n_slots > 0 &&
	       (line == f->l->line || !line[-1].quoted) &&
	       line->typed.n < LETTER_COLUMNS;
}

/* The sentences of a text; 0: one, or too many. */
static int part_sentences(struct free *f, struct str text, struct str out[SENTENCES])
{
	struct token t[LEX_TOKENS + 1];
	const int n = lex(f->l->lexicon, text, t);
	int n_out = 0;

	for (int i = 0, from = 0; i <= n; i++) {
		if (i < n && !free_ends_sentence(t, n, i, from))
			continue;
		if (i > from) {
			if (n_out == SENTENCES)
				return 0;
			const struct token *last = &t[i - 1];
			const size_t at = (size_t)(t[from].text.s - text.s);
			out[n_out++] = str_slice(
				text, at,
				(size_t)(last->text.s + last->text.n - text.s));
		}
		from = i + 1;
	}
	return n_out > 1 ? n_out : 0;
}

/* Does it only say that something stays, or nothing at all? */
static bool keeps_all(struct free *f, struct str said)
{
	const struct clause *c = free_clause_of(f, said);

	return free_says_rest(c->t, c->n) || free_confirms(c) ||
	       free_is_chatter(c->t, c->n);
}

/* The sentence as a change of an order in force; empty: it changes none, or may mean several. */
static struct str as_change(struct free *f, const struct line *line)
{
	f->n_pieces = 0;
	if (!free_edit_things(f, line) && !free_edit(f, line))
		return STR("");
	for (int i = 0; i < f->n_pieces; i++)
		if (f->piece[i].kind != PIECE_ORDER &&
		    f->piece[i].kind != PIECE_COMMAND)
			return STR("");
	return free_orders_of(f, NULL);
}

/* Are two of these orders about one decision? Then one would undo the other. */
static bool have_one_decision(struct free *f, struct str orders)
{
	struct slot_key keys[SENTENCES];
	struct str one;
	int n = 0;

	while (str_line(&orders, &one)) {
		struct slot_key key;
		if (!free_key_of(f, free_clause_of(f, one), &key))
			continue;
		for (int i = 0; i < n; i++)
			if (slot_key_same(keys[i], key))
				return true;
		if (n == SENTENCES)
			return true;
		keys[n++] = key;
	}
	return false;
}

/* All sentences in turn; empty: one was not understood, or none of them is a change. */
static struct str read_each(struct free *f, struct line *line, const struct str said[],
			    int n)
{
	const struct str typed = line->typed;
	struct buf b = buf_in(f->l->a);
	bool changes = false, all = true;

	for (int i = 0; i < n && all; i++) {
		if (keeps_all(f, said[i])) {
			changes = true;
			continue;
		}
		struct str made = free_orders_apart(f, line, said[i]);
		line->typed = said[i];
		if (free_add_to_standing(f, line)) {
			made = free_orders_of(f, NULL);
			changes = true;
		} else if (!made.n || free_has_cue(f, line)) {
			made = as_change(f, line);
			changes |= made.n > 0;
		}
		line->typed = typed;
		all = made.n > 0;
		buf_printf(&b, "%s" PRI_STR, b.n ? "\n" : "", STR_MADE(f->l->a, made));
	}
	f->n_pieces = 0;
	return all && changes && b.n ? buf_str(&b) : STR("");
}

bool free_read_apart(struct free *f, int i)
{
	struct line *line = &f->l->line[i];
	struct str said[SENTENCES];
	const int n = may_change(f, line) ? part_sentences(f, line->typed, said) : 0;

	if (!n)
		return false;
	const struct str made = read_each(f, line, said, n);
	if (!made.n || have_one_decision(f, made))
		return false;
	free_forget(f->l, line);
	line->verdict = VERDICT_ASKED;
	line->ask = made;
	f->l->out->has_orders_word = true;
	return true;
}

/* --- what comes on top of an order in force --- */

/* Does the order name each thing that the other one names? */
static bool has_things(const struct clause *order, const struct clause *other)
{
	int w;

	for (int i = 0; i < other->n; i += w)
		if (thing_at(other->t, other->n, i, &w) &&
		    !thing_is_in(order, &other->t[i], w))
			return false;
	return true;
}

/* The order in force that this one would replace; NULL: there is none. */
static struct clause *replaced(struct free *f, struct str order)
{
	const struct sheet *s = f->l->before;
	struct slot_key key;

	if (!free_key_of(f, free_clause_of(f, order), &key))
		return NULL;
	for (int i = 0; i < s->n_slots; i++)
		if (slot_key_same(s->slots[i].key, key))
			return free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
	return NULL;
}

bool free_add_to_standing(struct free *f, struct line *line)
{
	struct token t[LEX_TOKENS + 1];
	bool more = false;

	if (!may_change(f, line))
		return false;
	const int n = lex(f->l->lexicon, line->typed, t);
	for (int i = 0; i < n; i++)
		more |= free_is_on_top(t, n, i);
	const struct str own = more ? free_orders_apart(f, line, line->typed) : STR("");
	if (!own.n || str_find_char(own, '\n') != SIZE_MAX)
		return false;
	struct clause *before = replaced(f, own);
	if (!before || has_things(free_clause_of(f, own), before))
		return false;
	bool listed = false;
	struct clause *both =
		free_with_both(f, before, free_clause_of(f, own), &listed);
	f->n_pieces = 0;
	if (!both || !has_things(both, free_clause_of(f, own)) ||
	    !has_things(both, before))
		return false;
	free_add(f, PIECE_ORDER, both, t[0].column, 0);
	free_doubt(f, 0);
	return true;
}
