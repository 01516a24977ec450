/* Several orders of one line about one decision: wishes in their order, cases of one another, or nobody knows.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/free.h"

void free_take_piece(struct free *f, struct line *line, const struct piece *p)
{
	struct line probe = {.typed = line->typed};
	bool early;
	struct str before = line->reading;

	free_load(f->l, p->clause);
	line_kind(f->l, &probe, &early);
	for (int i = 0; i < probe.n_remarks; i++)
		letter_add(f->l, line, &probe.remarks[i]);
	line_read(f->l, line);
	if (before.n)
		line->reading = str_printf(f->l->a, "%.*s; %.*s", STR_ARG(before),
					   STR_ARG(line->reading));
}

/* Is the last order the next wish for the decision of the one before it ("1. ... 2. ...")? */
static bool is_next_wish(const struct draft *l, int first)
{
	int last = l->n_orders - 1;

	return last > first && l->order[last].number > 1 &&
	       l->order[last].number == l->order[last - 1].number + 1 &&
	       slot_key_same(l->order[last].key, l->order[last - 1].key);
}

static bool is_case(const struct order *o)
{
	return !o->number && o->n_alternatives &&
	       o->alternatives[o->n_alternatives - 1].cond;
}

/* Does it say what else is to be done than the conditional order before it ("If A, ...; if B, ...")? */
static bool is_next_case(const struct draft *l, int first)
{
	int last = l->n_orders - 1;
	const struct order *before = last > first ? &l->order[last - 1] : NULL;

	return before && is_case(before) && !l->order[last].number &&
	       slot_key_same(l->order[last].key, before->key);
}

struct str free_asked_text(struct free *f)
{
	struct draft *l = f->l;
	struct buf b = buf_in(l->a);
	struct line *keep = l->line;
	int first = l->n_orders;

	for (int i = 0; i < f->n_pieces; i++) {
		const struct piece *p = &f->piece[i];
		struct line probe = {.typed = {NULL, 0}};
		if (p->kind == PIECE_COMMAND) {
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "", STR_ARG(p->command));
		} else if (p->kind == PIECE_ORDER) {
			l->line = &probe;
			free_take_piece(f, &probe, p);
			l->line = keep;
			bool next = is_next_wish(l, first) || is_next_case(l, first);
			const char *link = next ? " else " : "\n";
			buf_printf(&b, "%s%.*s", b.n ? link : "",
				   STR_ARG(probe.reading));
		}
	}
	return buf_str(&b);
}

static struct str wording(struct arena *a, const struct order *o)
{
	struct slot s = {.n_alternatives = o->n_alternatives,
			 .alternatives = o->alternatives};
	return slot_text(a, &s);
}

bool free_has_two_for_one(const struct draft *l, int first)
{
	for (int i = first; i < l->n_orders; i++)
		for (int k = first; k < i; k++)
			if (slot_key_same(l->order[i].key, l->order[k].key) &&
			    (!l->order[i].number || !l->order[k].number) &&
			    !(i == k + 1 && is_case(&l->order[k])) &&
			    !str_equal(wording(l->a, &l->order[i]),
				       wording(l->a, &l->order[k])))
				return true;
	return false;
}

enum several free_several(struct free *f)
{
	struct draft *l = f->l;
	struct order *orders = l->order; /* what grows it may be taken back */
	int first = l->n_orders;
	bool cases = false;

	if (free_count(f, PIECE_ORDER) < 2)
		return SEVERAL_NONE;
	(void)free_asked_text(f);
	bool torn = free_has_two_for_one(l, first);
	while (l->n_orders > first && !torn) {
		cases |= is_next_case(l, first);
		l->n_orders--;
	}
	l->n_orders = first;
	l->order = orders;
	return torn ? SEVERAL_TORN : cases ? SEVERAL_CASES : SEVERAL_NONE;
}
