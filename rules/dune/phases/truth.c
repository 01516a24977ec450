/* Truthtrance: see truth.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/truth.h"

#include <string.h>

#include "rules/dune/engine/cards.h"
#include "rules/dune/phases/asked.h"
#include "rules/pieces/question.h"

static struct questions all(struct du_run *r)
{
	return (struct questions){r->s->h.question, DU_QUESTIONS};
}

static void tell(struct du_run *r, const struct question *q, int answer)
{
	event_add(r->x->events, DU_EV_SAID, AUDIENCE_ALL, "DU-063", 4, q->asked, answer,
		  q->topic, q->about);
	event_says(r->x->events, str_of(q->text));
}

unsigned du_asked(const struct du_state *s)
{
	const struct questions q = {(struct question *)(uintptr_t)s->h.question,
				    DU_QUESTIONS};
	unsigned who = 0;

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (question_due(&q, seat, s->t.turn, du_number(&s->t), -1) >= 0)
			who |= 1U << seat;
	return who & ~(unsigned)s->t.vacant;
}

/* Answers ------------------------------------------------------------------------------------- */

/* The question that is answered; -1: there is none. `whose`: the seat that asked, and 1; 0: nobody is named. */
static int due(struct du_run *r, int seat, int whose)
{
	const struct questions q = all(r);
	int at = -1;

	while ((at = question_due(&q, seat, r->s->t.turn, du_number(&r->s->t), at)) >=
	       0)
		if (!whose || q.q[at].asker == whose - 1)
			return at;
	return -1;
}

static void answer(struct du_run *r, int seat, int slot)
{
	const struct carry_chooser how = {NULL, NULL, "DU-063"};
	const struct questions q = all(r);
	const struct du_order *o = carry_choose(&r->c, seat, slot, &how);
	int at;

	if (!o)
		return;
	at = due(r, seat, r->c.sheet[seat]->slots[slot].key.a);
	if (at < 0 || question_answer(&q, at, seat, o->n, r->s->t.turn,
				      du_number(&r->s->t)) != QUESTION_DONE) {
		carry_tell_failed(&r->c, seat, slot, how.rule, DU_WHY_QUESTION);
		return;
	}
	tell(r, &q.q[at], o->n);
}

/* Questions ----------------------------------------------------------------------------------- */

static enum pick_fit fits(void *run, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;

	(void)plan;
	(void)look;
	if (o->seat == seat || !du_plays(&r->s->t, o->seat))
		return du_no(r, DU_WHY_QUESTION);
	return du_holds(r->s, seat, DU_TRUTHTRANCE) ? PICK_WHOLE
						    : du_no(r, DU_WHY_NO_CARD);
}

/* What the house sees: a card in the hand, a traitor that was kept, so much spice. -1: words. */
static int truth(const struct du_state *s, const struct du_order *o)
{
	if (o->card)
		return du_holds(s, o->seat, o->card);
	if (o->leader)
		return memchr(s->h.traitor[o->seat], o->leader, DU_TRAITORS_MAX) !=
		       NULL;
	return o->n >= 0 ? s->h.spice[o->seat] >= o->n : -1;
}

static void note(struct du_run *r, int seat, const struct du_order *o, int slot)
{
	const struct questions q = all(r);
	struct question one = {.asker = (int8_t)seat,
			       .asked = o->seat,
			       .readers = DU_ALL_SEATS,
			       .topic = o->card     ? DU_TRUTH_CARD
					: o->leader ? DU_TRUTH_TRAITOR
					: o->n >= 0 ? DU_TRUTH_SPICE
						    : DU_TRUTH_WORDS,
			       .about = o->card     ? o->card
					: o->leader ? o->leader
						    : o->n};
	int at, said = truth(r->s, o);

	if (question_ask(&q, &one, o->text, r->s->t.turn, du_number(&r->s->t), &at) !=
	    QUESTION_DONE) {
		carry_tell_failed(&r->c, seat, slot, "DU-063", DU_WHY_ASKED);
		return;
	}
	event_add(r->x->events, DU_EV_ASKED, AUDIENCE_ALL, "DU-063", 4, seat, o->seat,
		  one.topic, one.about);
	event_says(r->x->events, o->text);
	du_lay_off(r, seat, DU_TRUTHTRANCE);
	if (said < 0)
		return;
	question_find_out(&q, at, said, r->s->t.turn);
	tell(r, &q.q[at], said);
}

void du_truth(struct du_run *r)
{
	const struct carry_chooser how = {fits, NULL, "DU-063"};

	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int slot = -1;
		     (slot = carry_next_slot(&r->c, seat, DU_ANSWER, slot)) >= 0;)
			answer(r, seat, slot);
	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int slot = -1;
		     (slot = carry_next_slot(&r->c, seat, DU_TRUTH, slot)) >= 0;) {
			const struct du_order *o =
				carry_choose(&r->c, seat, slot, &how);
			if (o)
				note(r, seat, o, slot);
		}
}

void du_close_questions(struct du_run *r)
{
	const struct du_table *before = &((const struct du_state *)r->x->before)->t;
	const struct questions q = all(r);
	bool open[DU_QUESTIONS];

	for (int i = 0; i < DU_QUESTIONS; i++)
		open[i] = q.q[i].state == QUESTION_OPEN;
	question_close(&q, before->turn, du_number(before), du_find_out, r);
	for (int i = 0; i < DU_QUESTIONS; i++)
		if (open[i] && q.q[i].state == QUESTION_UNANSWERED)
			tell(r, &q.q[i], QUESTION_NOTHING);
		else if (open[i] && q.q[i].state == QUESTION_FOUND_OUT)
			tell(r, &q.q[i], q.q[i].answer);
	question_forget(&q, before->turn);
}
