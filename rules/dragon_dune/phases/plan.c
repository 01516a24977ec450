/* Plans of battle: see plan.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/plan.h"

#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/table/state.h"

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
	r->c.why = DD_WHY_NO_TOKENS;
	return look == PICK_AS_WRITTEN ? PICK_IMPOSSIBLE : PICK_IN_PART;
}

/* Is the card put by for a battle of the seat about which a question was answered? */
static bool is_put_by(const struct dd_state *s, int seat, int card)
{
	const struct dd_answers *all = &s->h.answer;

	for (int i = 0; i < DD_ANSWERS && all->fight[i]; i++)
		if ((all->fight[i] - 1) % DD_SEATS == seat && all->card[i] == card)
			return true;
	return false;
}

/* The first card of its list that is still held. */
static int card_of(const struct dd_state *s, int seat, const struct dd_order *o)
{
	for (int i = 0; i < o->n_list; i++)
		if (dd_holds(s, seat, o->list[i]) && !is_put_by(s, seat, o->list[i]))
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

void dd_plan_of(struct dd_run *r, int area, int against, struct dd_plan *p)
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
	if (o->n_list && !p->side.card)
		event_add(r->x->events, DD_EV_BARE, AUDIENCE_SEAT(seat), "DD-034", 3,
			  seat, area, against);
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

int dd_tell_answer(struct dd_run *r, const struct dd_question_put *q,
		   const struct dd_side *asked)
{
	unsigned who = AUDIENCE_SEAT(DD_ELVES) | AUDIENCE_SEAT(q->asks) |
		       AUDIENCE_SEAT(q->asked);
	int said = answer_of(asked, q->ask);

	event_add(r->x->events, DD_EV_ANSWER, who, "DD-057", 5, q->asks, q->asked,
		  q->area, q->ask, said);
	return said;
}

/* Answers the Elves from the sealed plan. */
static void ask(struct dd_run *r, int area, const struct dd_plan *asks,
		const struct dd_plan *asked)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-057"};
	int seat = asked->side.seat;
	int slot = dd_find_slot(r, DD_ELVES, DD_ASK, DD_FIGHT_KEY(area, seat));
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, DD_ELVES, slot, &how);

	if (!o)
		return;
	struct dd_question_put q = {area, asks->side.seat, seat, o->ask};
	r->heard.ask = o->ask;
	r->heard.answer = dd_tell_answer(r, &q, &asked->side);
}

/* The plan that answered a question a phase ago, as far as its tokens and its card are still
 * there. false: nothing was asked about this battle. */
static bool fixed(struct dd_run *r, int area, int asks, struct dd_plan *p)
{
	struct dd_answers *all = &r->s->h.answer;
	int seat = p->side.seat, key = DD_FIGHT_KEY(area, seat) + 1, i = 0;
	struct dd_stack there = dd_standing_in(&r->s->t, seat, area);

	while (i < DD_ANSWERS && all->fight[i] &&
	       (all->fight[i] != key || all->asks[i] != asks))
		i++;
	if (i == DD_ANSWERS || !all->fight[i])
		return false;
	p->side.sent = dd_some(there, all->sent[i], all->special[i]);
	p->side.card = dd_holds(r->s, seat, all->card[i]) ? all->card[i] : 0;
	p->traitor = all->traitor[i];
	p->keep = !all->drop[i];
	p->sell = all->sell[i];
	all->card[i] = 0; /* no longer put by */
	r->heard = (struct dd_heard){all->ask[i], all->said[i] - 1};
	return true;
}

void dd_plans(struct dd_run *r, int area, struct dd_plan *one, struct dd_plan *other)
{
	struct dd_plan *asks = asking(&r->s->t, one, other);
	struct dd_plan *first = asks == one ? other : one;
	struct dd_plan *second = first == one ? other : one;

	r->heard = (struct dd_heard){0};
	if (!asks || !fixed(r, area, second->side.seat, first)) {
		dd_plan_of(r, area, second->side.seat, first);
		if (asks)
			ask(r, area, asks, first);
	}
	dd_plan_of(r, area, first->side.seat, second);
	r->heard = (struct dd_heard){0};
	r->here = DD_NOWHERE;
}
