/* Plans after the answer: see answer.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/answer.h"

#include <string.h>

#include "base/arena.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/pieces/sealed.h"

/* Seats that plan ------------------------------------------------------------------ */

unsigned dd_answered(const struct dd_state *s)
{
	const struct dd_answers *all = &s->h.answer;
	unsigned seats = 0;

	for (int i = 0; i < DD_ANSWERS && all->fight[i]; i++)
		seats |= 1U << all->asks[i];
	return seats;
}

unsigned dd_unplanned(const struct dd_state *s)
{
	const struct dd_answers *all = &s->h.answer;
	unsigned seats = 0;

	for (int i = 0; i < DD_ANSWERS && all->fight[i]; i++) {
		int seat = all->asks[i];
		const struct standing sealed = {(char *)s->h.sealed[seat], DD_KEPT};
		const struct slot_key key = {DD_FIGHT, all->fight[i] - 1, 0};
		struct standing_order order;
		if (!standing_find(&sealed, key, &order))
			seats |= 1U << seat;
	}
	return seats;
}

/* Questions -------------------------------------------------------------------------------- */

/* The side for which the Elves ask about that battle; DD_NOBODY: there is none. */
static int asks_in(const struct dd_table *t, int area, int asked)
{
	int ally = t->ally[DD_ELVES];

	if (dd_would_fight(t, area, DD_ELVES, asked))
		return DD_ELVES;
	return ally != DD_NOBODY && dd_would_fight(t, area, ally, asked) ? ally
									 : DD_NOBODY;
}

static void note(struct dd_answers *all, int i, const struct dd_question_put *q,
		 const struct dd_plan *p, int said)
{
	all->fight[i] = (uint8_t)(DD_FIGHT_KEY(q->area, q->asked) + 1);
	all->asks[i] = (uint8_t)q->asks;
	all->ask[i] = (uint8_t)q->ask;
	all->said[i] = (uint8_t)(said + 1);
	all->sent[i] = (uint8_t)p->side.sent.n;
	all->special[i] = (uint8_t)p->side.sent.special;
	all->card[i] = (uint8_t)p->side.card;
	all->traitor[i] = p->traitor;
	all->drop[i] = !p->keep;
	all->sell[i] = p->sell;
}

/* The plan of the player who is asked is fixed as it is, and answers. */
static void answer(struct dd_run *r, int slot, int i)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-057"};
	const struct dd_order *o = dd_choose(r, DD_ELVES, slot, &how);

	if (!o)
		return;
	struct dd_question_put q = {o->to, asks_in(&r->s->t, o->to, o->seat), o->seat,
				    o->ask};
	struct dd_plan plan = {.side.seat = q.asked};
	if (q.asks == DD_NOBODY || i == DD_ANSWERS) {
		dd_tell_unused(r, DD_ELVES, slot, DD_WHY_NO_TOKENS);
		return;
	}
	dd_plan_of(r, q.area, q.asks, &plan);
	note(&r->s->h.answer, i, &q, &plan, dd_tell_answer(r, &q, &plan.side));
}

static int n_answers(const struct dd_answers *all)
{
	int n = 0;

	while (n < DD_ANSWERS && all->fight[n])
		n++;
	return n;
}

/* The plans of a seat and its order of battles, as they are. */
static void seal(struct dd_run *r, int seat)
{
	static const int verbs[] = {DD_FIGHT, DD_ORDER};
	const struct standing sealed = {r->s->h.sealed[seat], DD_KEPT};

	sealed_take(&r->c, seat, &sealed, verbs, 2, r->s->t.turn, dd_number(&r->s->t));
}

bool dd_answer_questions(struct dd_run *r)
{
	struct dd_answers *all = &r->s->h.answer;
	int slot = -1;

	while ((slot = dd_next_slot(r, DD_ELVES, DD_ASK, slot)) >= 0)
		answer(r, slot, n_answers(all));
	if (!n_answers(all))
		return false;
	for (int seat = 0; seat < DD_SEATS; seat++)
		seal(r, seat);
	event_add(r->x->events, DD_EV_QUESTIONS, AUDIENCE_ALL, "DD-086", 0);
	return true;
}

/* The phase after -------------------------------------------------------------------------- */

/* Reads the sealed plan as it was written: in the phase of battles. */
static void join(struct dd_run *r, int seat)
{
	const struct standing sealed = {r->s->h.sealed[seat], DD_KEPT};
	struct dd_view *v = arena_new(r->x->arena, struct dd_view);
	const struct reader reader = {.vocab = r->vocab,
				      .view = v,
				      .seat = seat,
				      .turn = r->s->t.turn,
				      .phase =
					      dd_number_of(&r->s->t.option, DD_BATTLE)};

	dd_view_make(r->s, seat, v);
	v->t.phase = DD_BATTLE;
	sealed_join(&r->c, seat, &sealed, &reader);
}

void dd_open_plans(struct dd_run *r)
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		join(r, seat);
}

void dd_forget_plans(struct dd_state *s)
{
	memset(&s->h.answer, 0, sizeof s->h.answer);
	memset(s->h.sealed, 0, sizeof s->h.sealed);
}
