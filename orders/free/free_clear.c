/* A correction that makes an order about another decision, as "hire in 10c, not in 3c" does where each place is
 * one: the order that stood is taken back with it, or both would be carried out.
 * SPDX-License-Identifier: ISC */
#include "orders/free/free.h"

/* The slots of earlier letters that the words behind "clear" mean: how many, and is this one among them? */
static int count_cleared(const struct free *f, const struct clause *words,
			 struct slot_key of, bool *this_one)
{
	const struct sheet *s = f->l->before;
	struct clause c = *words;
	struct slot_key key = {0};
	struct parse p;
	int n = 0;

	letter_parse(f->l, &p, c.t, c.n);
	p.quiet = true;
	p.trace = false;
	*this_one = false;
	if (!f->l->reader->vocab->clear(&p, &key) || !parse_at_end(&p) || p.n_faults)
		return 0;
	for (int i = 0; i < s->n_slots; i++) {
		if (!slot_key_covers(key, s->slots[i].key))
			continue;
		n++;
		*this_one |= slot_key_same(of, s->slots[i].key);
	}
	return n;
}

/* Does the word name something? "In" does not. */
static bool names(const struct token *t)
{
	return t->kind == TOKEN_NUMBER ||
	       (t->kind == TOKEN_WORD &&
		(t->id >= WORD_GAME || token_is(t, WORD_SEAT)));
}

/* The verb of the order, and these of its words. */
static struct clause *part_of(struct free *f, const struct clause *order, int from,
			      int n)
{
	struct clause *c = free_clause(f, order->t, 1);

	free_append(c, &order->t[from], n);
	return c;
}

struct str free_clear_text(struct free *f, const struct clause *order)
{
	struct slot_key key;
	bool meant;

	if (!f->l->before || !f->l->reader->vocab->clear || order->n < 1 ||
	    !free_key_of(f, order, &key))
		return STR("");
	/* The verb alone comes last: "clear hire 3c" says more than "clear hire". */
	for (int i = 1; i <= order->n; i++)
		for (int from = 1, n = i % order->n; from + n <= order->n; from++) {
			struct clause *c = part_of(f, order, from, n);
			if (names(&c->t[n]) && count_cleared(f, c, key, &meant) == 1 &&
			    meant)
				return str_printf(f->l->a, "clear " PRI_STR,
						  STR_ARG(clause_text(f->l->a, c)));
		}
	return STR("");
}

bool free_moves(struct free *f, const struct clause *order, const struct clause *made)
{
	struct slot_key was, now;

	return free_key_of(f, order, &was) && free_key_of(f, made, &now) &&
	       !slot_key_same(was, now);
}
