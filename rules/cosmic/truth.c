/* The truth table of a run: each fact that a condition names, whether it came true, and
 * when it could be known. For the GM's trace; players get what happened.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/board.h"
#include "rules/cosmic/turn.h"
#include "rules/cosmic/view.h"
#include "rules/cosmic/words.h"

struct table {
	const struct ce_board *b;
	struct trace *trace;
	const struct ce_view *view; /* the writer's */
	int slot, seat;
};

static void tell_fact(const struct table *t, const struct cond *c)
{
	struct buf fact = buf_in(t->trace->a);

	ce_vocab.echo_fact(t->view, c->fact, &fact);
	trace_add(t->trace, t->seat, "R-022", "%s (S%d): %.*s",
		  ce_fact_holds(t->b, t->slot, c->fact) ? "true" : "false",
		  (int)c->stratum, STR_ARG(buf_str(&fact)));
}

static void tell_facts(const struct table *t, const struct cond *c)
{
	if (c->op == COND_FACT) {
		tell_fact(t, c);
		return;
	}
	tell_facts(t, c->a);
	if (c->b)
		tell_facts(t, c->b);
}

void ce_tell_truth(const struct ce_board *b, struct trace *trace)
{
	const struct ce_play *p = b->p;
	struct table t = {.b = b, .trace = trace, .seat = -1};
	struct ce_view *view = NULL;

	for (int i = 0; i < p->n_slots && !trace->silent; i++) {
		const struct ce_slot *s = &p->slots[i];
		for (int k = 0; k < s->n; k++) {
			const struct cond *c = s->slot->alternatives[s->first + k].cond;
			if (!c)
				continue;
			if (!view)
				view = arena_new(p->arena, struct ce_view);
			if (t.seat != s->seat)
				ce_view_make(p->before, s->seat, view);
			t.view = view;
			t.seat = s->seat;
			t.slot = i;
			tell_facts(&t, c);
		}
	}
}
