/* The orders that stand above a line, in the letter and in earlier ones.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include "base/arena.h"
#include "orders/free/change/free_above.h"

static void add_above(struct free *f, struct above list[ABOVE], int *n, int line,
		      int order, struct str text)
{
	if (*n == ABOVE)
		return;
	list[(*n)++] = (struct above){line, order, text, free_clause_of(f, text), 0};
}

static struct str wording(struct arena *a, const struct order *o)
{
	struct slot s = {.n_alternatives = o->n_alternatives,
			 .alternatives = o->alternatives};
	return slot_text(a, &s);
}

/* All of them, the last one first. */
int above_list(struct free *f, const struct line *line, struct above list[ABOVE])
{
	const struct draft *l = f->l;
	int n = 0;

	for (int i = (int)(line - l->line) - 1; i >= 0; i--) {
		struct str text = l->line[i].ask, one;
		for (int k = l->n_orders - 1; k >= 0; k--)
			if (l->order[k].line == i && !l->order[k].cleared &&
			    !l->order[k].refused)
				add_above(f, list, &n, i, k,
					  wording(l->a, &l->order[k]));
		while (l->line[i].verdict == VERDICT_ASKED && str_line(&text, &one))
			add_above(f, list, &n, i, -1, one);
	}
	return n;
}

/* Those of earlier letters behind them. */
int above_list_all(struct free *f, const struct line *line, struct above list[ABOVE])
{
	const struct sheet *s = f->l->before;
	int n = above_list(f, line, list);

	for (int i = 0; s && i < s->n_slots; i++)
		add_above(f, list, &n, -1, -1, slot_text(f->l->a, &s->slots[i]));
	return n;
}

static void tell_replaced(struct free *f, int above, const struct line *line, bool back)
{
	struct line *was = &f->l->line[above];

	if (back)
		letter_remark(f->l, was, false, 0, 0, NULL, "Line %d takes this back",
			      line->number);
	else
		letter_remark(f->l, was, false, 0, 0, NULL,
			      "Line %d takes the place of this", line->number);
	if (was->verdict == VERDICT_OK)
		was->verdict = VERDICT_NOTED;
}

/* The order no longer stands. */
void above_drop(struct free *f, const struct above *it, const struct line *line,
		bool back)
{
	if (it->line < 0)
		return; /* the new order takes its place on the sheet */
	struct line *was = &f->l->line[it->line];
	struct str text = was->ask, one;
	struct buf rest = buf_in(f->l->a);

	if (it->order >= 0) {
		f->l->order[it->order].cleared = true;
	} else {
		while (str_line(&text, &one))
			if (!str_equal(one, it->asked))
				buf_printf(&rest, "%s%.*s", rest.n ? "\n" : "",
					   STR_ARG(one));
		was->ask = buf_str(&rest);
		was->verdict = rest.n ? VERDICT_ASKED : VERDICT_NOTED;
	}
	tell_replaced(f, it->line, line, back);
}

void free_drop_orders(struct draft *l, int line)
{
	for (int i = 0; i < l->n_orders; i++)
		if (l->order[i].line == line)
			l->order[i].cleared = true;
}

void free_forget(struct draft *l, struct line *line)
{
	free_drop_orders(l, (int)(line - l->line));
	line->n_remarks = line->n_instead = 0;
	line->has_key = line->beside = line->hopeless = false;
	line->reading = (struct str){NULL, 0};
}

void free_refuse(struct draft *l, struct line *line)
{
	free_forget(l, line);
	line->verdict = VERDICT_REFUSED;
	line->understood = true;
	l->out->has_orders_word = true;
}

/* --- corrections that give an order about another decision: the earlier one is cleared, or both would run --- */

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

/* A `clear` of the verb and `n` words beside each other that name this order alone; empty: no such words do. */
static struct str clear_by(struct free *f, const struct clause *order,
			   struct slot_key key, int n)
{
	bool meant;

	for (int from = 1; from + n <= order->n; from++) {
		struct clause *c = part_of(f, order, from, n);
		if (names(&c->t[n]) && count_cleared(f, c, key, &meant) == 1 && meant)
			return str_printf(f->l->a, "clear " PRI_STR,
					  STR_MADE(f->l->a, clause_text(f->l->a, c)));
	}
	return STR("");
}

static bool may_clear(struct free *f, const struct clause *order, struct slot_key *key)
{
	return f->l->before && f->l->reader->vocab->clear && order->n >= 1 &&
	       free_key_of(f, order, key);
}

struct str free_clear_text(struct free *f, const struct clause *order)
{
	struct slot_key key;
	struct str text = {0};

	/* The verb alone comes last: "clear hire 3c" says more than "clear hire". */
	if (may_clear(f, order, &key))
		for (int i = 1; i <= order->n && !text.n; i++)
			text = clear_by(f, order, key, i % order->n);
	return text;
}

struct str free_clear_plainly(struct free *f, const struct clause *order)
{
	struct slot_key key;
	struct str text = {0};

	for (int n = 2; n <= 3 && n < order->n && !text.n; n++)
		if (may_clear(f, order, &key))
			text = clear_by(f, order, key, n);
	return text.n ? text : free_clear_text(f, order);
}

bool free_moves(struct free *f, const struct clause *order, const struct clause *made)
{
	struct slot_key was, now;

	return free_key_of(f, order, &was) && free_key_of(f, made, &now) &&
	       !slot_key_same(was, now);
}

bool free_take_back(struct free *f, const struct clause *order,
		    const struct clause *said)
{
	struct str command = free_clear_text(f, order);

	if (!command.n)
		return false;
	free_add(f, PIECE_COMMAND, free_clause(f, said->t, said->n), said->t[0].column,
		 0);
	f->piece[f->n_pieces - 1].command = command;
	return true;
}
