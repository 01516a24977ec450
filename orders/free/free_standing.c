/* The orders that stand above a line, in the letter and in earlier ones.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "orders/free/free_above.h"

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
	line->has_key = line->beside = false;
	line->reading = (struct str){NULL, 0};
}
