/* A change to a plan that is in force, part by part: "Change Tabr: leader Stilgar, dial 6", "take the Lasgun out", "same plan, but with the
 * Shield". The parts of such an order (verb.parts) that the words name take the place of its own, or fall; the others stay. Read as
 * an order of its own the line would be a smaller plan.
 * SPDX-License-Identifier: ISC */
#include "orders/free/change/free_plan.h"
#include "base/arena.h"
#include "orders/free/change/plan_words.h"
#include "orders/free/parts/free_thing.h"

enum { LONG = 40 };

/* Puts the new parts in, and leaves out those that are set aside; NULL: nothing reads as such a plan. */
static struct clause *put_together(struct free *f, const struct plan *p,
				   const struct plan *fresh, unsigned gone)
{
	struct clause *c = free_clause(f, p->head->t, p->head->n);

	for (int i = 0; i < p->n; i++) {
		int by = fresh ? plan_find_part(fresh, p->part[i].t) : -1;
		if (by >= 0)
			free_append(c, fresh->part[by].t, fresh->part[by].n);
		else if (!(gone >> i & 1))
			free_append(c, p->part[i].t, p->part[i].n);
	}
	for (int i = 0; fresh && i < fresh->n; i++)
		if (plan_find_part(p, fresh->part[i].t) < 0)
			free_append(c, fresh->part[i].t, fresh->part[i].n);
	return free_reads(f, c) && !f->bent ? c : NULL;
}

/* Which parts are set aside; false: the plan has not what the words set aside. */
static bool find_gone(struct free *f, const struct plan *p, const struct amended *a,
		      unsigned *gone)
{
	const struct clause *old = a->old;
	int from = old->n > 1 && plan_is_part(p, &old->t[0]);
	int at = -1;

	*gone = 0;
	if (!old->n)
		return true;
	if (old->n == 1 && plan_is_part(p, &old->t[0]))
		at = plan_find_part(p, &old->t[0]);
	else
		at = plan_find_held(f, p, free_clause(f, &old->t[from], old->n - from));
	/* One card of several that are named stays for the writer to say. */
	for (int i = 0; at >= 0 && i < p->part[at].n; i++)
		if (token_is_sign(&p->part[at].t[i], ','))
			at = -1;
	*gone = at >= 0 ? 1U << at : 0;
	return at >= 0;
}

static bool same_clause(const struct clause *a, const struct clause *b)
{
	return a->n == b->n && thing_same(a->t, b->t, a->n);
}

struct clause *free_change_plan(struct free *f, const struct clause *order,
				const struct clause *said, enum plan_change by)
{
	const struct clause *made = NULL;
	struct plan p, fresh = {0};
	struct amended a;
	unsigned gone;

	if (!said->n || said->n > LONG || !plan_take_apart(f, order, &p) ||
	    !plan_read_amended(f, &p, said, &a))
		return NULL;
	plan_spread_value(f, &p, &a);
	if (by == PLAN_CUED ? !a.cue : a.cue)
		return NULL;
	if ((by == PLAN_NAMED && !plan_names_few(&p, &a)) ||
	    (by == PLAN_SAID && !plan_is_added(&p, &a)))
		return NULL;
	if (!find_gone(f, &p, &a, &gone))
		return NULL;
	if (a.fresh->n) {
		made = plan_made_of(f, &p, a.fresh, NULL);
		for (int i = 0; !made && i < p.words->n; i++)
			made = plan_made_of(f, &p, a.fresh, &p.words->t[i]);
		if (!made || !plan_take_apart(f, made, &fresh) ||
		    !same_clause(p.head, fresh.head))
			return NULL;
	}
	struct clause *c = put_together(f, &p, a.fresh->n ? &fresh : NULL, gone);
	return c && !same_clause(c, order) ? c : NULL;
}

bool free_is_of_parts(struct free *f, const struct clause *order,
		      const struct clause *said)
{
	struct plan p;
	bool part = false;

	if (!plan_take_apart(f, order, &p))
		return false;
	for (int i = 0; i < said->n; i++) {
		const struct token *t = &said->t[i];
		if (free_verb(f, t) && t->id == order->t[0].id)
			return false;
		if (plan_in_head(&p, t) && !plan_is_part(&p, t) && token_is_thing(t))
			return false;
		for (int k = 0; k < p.n; k++)
			for (int at = 0; at < p.part[k].n; at++)
				part |= thing_same(&p.part[k].t[at], t, 1);
	}
	return part;
}
