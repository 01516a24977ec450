/* Plans of battle: see plan.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/plan.h"

#include "rules/dragon_dune/engine/cards.h"

/* The plan -------------------------------------------------------------------------------- */

static int wanted(const struct dd_order *o, int there)
{
	int n = o->n == DD_ALL_OF_THEM ? there - o->less : o->n;

	return n < 0 ? 0 : n;
}

static enum pick_fit fits(struct dd_run *r, int seat, const struct dd_order *o,
			  void *plan, enum pick_look look)
{
	int there = r->s->t.tokens[r->here][seat];

	(void)plan;
	if (wanted(o, there) <= there)
		return PICK_WHOLE;
	r->why = DD_WHY_NO_TOKENS;
	return look == PICK_AS_WRITTEN ? PICK_IMPOSSIBLE : PICK_IN_PART;
}

/* The first card of its list that is still held. */
static int card_of(const struct dd_state *s, int seat, const struct dd_order *o)
{
	for (int i = 0; i < o->n_list; i++)
		if (dd_holds(s, seat, o->list[i]))
			return o->list[i];
	return 0;
}

/* Half of the tokens, rounded up, without a card. */
static void plan_default(const struct dd_run *r, int area, struct dd_plan *p)
{
	struct dd_stack there = dd_standing_in(&r->s->t, p->side.seat, area);

	p->side.sent = dd_some(there, (there.n + 1) / 2, DD_UNSAID);
	p->side.card = 0;
	p->traitor = p->keep = true;
	p->sell = false;
}

static void plan_of(struct dd_run *r, int area, int against, struct dd_plan *p)
{
	const struct dd_chooser how = {fits, NULL, "DD-033"};
	int seat = p->side.seat;
	int slot = dd_find_slot(r, seat, DD_FIGHT, DD_FIGHT_KEY(area, against));

	r->here = area;
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, seat, slot, &how);
	if (!o) {
		plan_default(r, area, p);
		trace_step(r->x->trace, TRACE_DEFAULT, seat, slot, -1, "DD-033",
			   STR("half the tokens, no card"));
		return;
	}
	struct dd_stack there = dd_standing_in(&r->s->t, seat, area);
	p->side.sent = dd_some(there, wanted(o, there.n), o->special);
	p->side.card = card_of(r->s, seat, o);
	p->traitor = o->traitor != 0;
	p->keep = o->keep != 0;
	p->sell = o->sell == 1;
}

/* The question -------------------------------------------------------------------------------- */

/* The side for which the Elves may ask: their own, or that of their ally. */
static struct dd_plan *asking(const struct dd_table *t, struct dd_plan *one,
			      struct dd_plan *other)
{
	struct dd_plan *sides[] = {one, other};

	for (int i = 0; i < 2; i++)
		if (sides[i]->side.seat == DD_ELVES)
			return sides[i];
	for (int i = 0; i < 2; i++)
		if (dd_allied(t, DD_ELVES, sides[i]->side.seat))
			return sides[i];
	return NULL;
}

static int answer_of(const struct dd_side *s, int ask)
{
	if (ask == DD_ASK_NUMBER)
		return s->sent.n;
	if (!s->card)
		return DD_UNSAID;
	return ask == DD_ASK_COLOUR ? dd_colour(s->card) : dd_value(s->card);
}

/* Answers the Elves from the sealed plan. */
static void ask(struct dd_run *r, int area, const struct dd_plan *asks,
		const struct dd_plan *asked)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-057"};
	int seat = asked->side.seat;
	int slot = dd_find_slot(r, DD_ELVES, DD_ASK, DD_FIGHT_KEY(area, seat));
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, DD_ELVES, slot, &how);
	unsigned who = AUDIENCE_SEAT(DD_ELVES) | AUDIENCE_SEAT(asks->side.seat);

	if (!o)
		return;
	r->heard.ask = o->ask;
	r->heard.answer = answer_of(&asked->side, o->ask);
	event_add(r->x->events, DD_EV_ANSWER, who | AUDIENCE_SEAT(seat), "DD-057", 5,
		  asks->side.seat, seat, area, o->ask, r->heard.answer);
}

void dd_plans(struct dd_run *r, int area, struct dd_plan *one, struct dd_plan *other)
{
	struct dd_plan *asks = asking(&r->s->t, one, other);
	struct dd_plan *first = asks == one ? other : one;
	struct dd_plan *second = first == one ? other : one;

	r->heard = (struct dd_heard){0};
	plan_of(r, area, second->side.seat, first);
	if (asks)
		ask(r, area, asks, first);
	plan_of(r, area, first->side.seat, second);
	r->heard = (struct dd_heard){0};
	r->here = DD_NOWHERE;
}
