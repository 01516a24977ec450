/* A few words about a part of a plan that is in force: "Change Tabr: leader Stilgar, dial 6", "dial 4, spice 4". The plan is asked about with
 * that part changed; an order of its own in its place would lose all the others.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/change.h"

#include "base/arena.h"
#include "orders/free/change/free_plan.h"
#include "orders/free/parts/free_thing.h"

/* Does another line of the letter have a number? Then the lines may be the rows of a plan of its own. */
static bool others_count(const struct free *f, const struct line *line)
{
	struct str rest = f->l->text, one;

	while (str_line(&rest, &one)) {
		bool typed = one.s < line->typed.s + line->typed.n &&
			     line->typed.s < one.s + one.n;
		bool quoted = one.n && one.s[0] == '>';
		for (size_t i = 0; !typed && !quoted && i < one.n; i++)
			if (one.s[i] >= '0' && one.s[i] <= '9')
				return true;
	}
	return false;
}

/* "If I win, I keep the card.": a saying makes a part of a plan of the one sentence, which needs no word of change. */
static struct clause *by_saying(struct free *f, const struct clause *order,
				const struct clause *said)
{
	struct clause *part = free_clause(f, said->t, 0), *c = NULL;
	int next = 0;

	for (int i = 0; i + 1 < said->n; i++)
		if (token_is_sign(&said->t[i], '.'))
			return NULL;
	while (!c && phrases_whole(f->phrases, said, &next, part))
		c = free_change_plan(f, order, part, PLAN_SAID);
	return c;
}

/* Of the one plan that it can be. */
static struct clause *change_one(struct free *f, const struct clause *typed,
				 const struct clause *said, enum plan_change by,
				 struct free_made *m)
{
	const struct sheet *s = f->l->before;
	struct clause *only = NULL;

	for (int i = 0; s && i < s->n_slots; i++) {
		struct clause *order =
			free_clause_of(f, slot_text(f->l->a, &s->slots[i]));
		struct clause *c = free_change_plan(f, order, typed, by);
		c = c ? c : free_change_plan(f, order, said, by);
		c = c || by == PLAN_CUED ? c : by_saying(f, order, said);
		if (c && only)
			return NULL;
		if (c) {
			only = c;
			m->of = order;
		}
	}
	return only;
}

struct clause *free_edit_parts(struct free *f, const struct line *line,
			       const struct clause *typed, struct free_made *m)
{
	struct clause *said = free_clause(f, typed->t, typed->n);

	phrases_respell(f->phrases, said);
	struct clause *c = change_one(f, typed, said, PLAN_CUED, m);
	if (c || others_count(f, line))
		return c;
	return change_one(f, typed, said, PLAN_NAMED, m);
}
