/* The truth table of a run: each fact that a condition names, whether it came true, and
 * when it could be known. For the GM's trace; players get what happened.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/engine/depends.h"
#include "rules/cosmic/engine/whiteboard.h"
#include "rules/cosmic/phases/turn.h"
#include "rules/cosmic/table/view.h"
#include "rules/cosmic/words/words.h"

struct table {
	const struct ce_board *b;
	struct trace *trace;
	const struct ce_view *view; /* the writer's */
	int slot, seat,
		alternative; /* `alternative`: of the slot in the seat's sheet */
	bool tried; /* the play was made, and what it asks about is the attempt */
	uint32_t attempt;
	bool differs; /* a fact of the slot is not so any more after the play */
	int n;        /* facts of the slot so far */
};

enum { FACTS = 32 }; /* of a slot that are noted */

static void note_facts(const struct ce_board *b, int slot, const struct cond *c,
		       uint32_t *truth, int *n)
{
	if (c->op != COND_FACT) {
		note_facts(b, slot, c->a, truth, n);
		if (c->b)
			note_facts(b, slot, c->b, truth, n);
		return;
	}
	if (*n < FACTS && ce_fact_holds(b, slot, c->fact))
		*truth |= 1U << *n;
	++*n;
}

uint32_t ce_truth_of(const struct ce_board *b, int slot)
{
	const struct ce_slot *s = &b->p->slots[slot];
	uint32_t truth = 0;
	int n = 0;

	for (int k = 0; k < s->n; k++)
		if (s->slot->alternatives[s->first + k].cond)
			note_facts(b, slot, s->slot->alternatives[s->first + k].cond,
				   &truth, &n);
	return truth;
}

static void tell_fact(struct table *t, const struct cond *c)
{
	struct buf what = buf_in(t->trace->a), fact = buf_in(t->trace->a);
	bool tried =
		t->tried && t->n < FACTS && ce_reads_attempt(t->b->p, t->slot, c->fact);
	bool came = ce_fact_holds(t->b, t->slot, c->fact);
	bool holds = tried ? t->attempt >> t->n & 1 : came;

	t->differs |= holds != came;
	ce_vocab.echo_fact(t->view, c->fact, &fact);
	buf_z(&what, holds ? "true (S" : "false (S");
	buf_char(&what, (char)('0' + c->stratum));
	buf_char(&what, ')');
	trace_pair(t->trace, t->seat, "R-022", what.s, buf_str(&fact));
	trace_type(t->trace, holds ? TRACE_FACT_TRUE : TRACE_FACT_FALSE,
		   t->b->p->slots[t->slot].number, t->alternative);
	t->n++;
}

static void tell_facts(struct table *t, const struct cond *c)
{
	if (c->op == COND_FACT) {
		tell_fact(t, c);
		return;
	}
	tell_facts(t, c->a);
	if (c->b)
		tell_facts(t, c->b);
}

void ce_tell_truth(const struct ce_board *b, const uint32_t *const attempt[],
		   struct trace *trace)
{
	const struct ce_play *p = b->p;
	struct table t = {.b = b, .trace = trace, .seat = SEAT_NONE};
	struct ce_view *view = NULL;

	for (int i = 0; i < p->n_slots && !trace->silent; i++) {
		const struct ce_slot *s = &p->slots[i];
		t.n = 0;
		t.differs = false;
		t.tried = attempt[i] != NULL;
		t.attempt = t.tried ? *attempt[i] : 0;
		for (int k = 0; k < s->n; k++) {
			const struct cond *c = s->slot->alternatives[s->first + k].cond;
			if (!c)
				continue;
			if (!view)
				view = arena_room(p->arena, sizeof *view);
			if (t.seat != s->seat)
				ce_view_make(p->before, s->seat, view);
			t.view = view;
			t.seat = s->seat;
			t.slot = i;
			t.alternative = s->first + k;
			tell_facts(&t, c);
			if (t.tried && t.differs && k == b->seen[i].taken)
				trace_pair(
					trace, s->seat, "R-205",
					"its condition was tested as if it had not been played",
					s->slot->alternatives[s->first + k].text);
		}
	}
}
