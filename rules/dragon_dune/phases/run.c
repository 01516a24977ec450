/* A phase that is being run: see run.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/run.h"

#include "base/arena.h"
#include "orders/vocab.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/table/number.h"
#include "rules/dragon_dune/table/view.h"

_Static_assert((int)DD_WHY_CONDITION == (int)CARRY_CONDITION,
	       "the piece says so by its number");

static struct reader reader_of(void *run, int seat)
{
	const struct dd_run *r = run;
	struct dd_view *v = arena_new(r->x->arena, struct dd_view);

	dd_view_make(r->s, seat, v);
	return (struct reader){.vocab = r->vocab,
			       .view = v,
			       .seat = seat,
			       .turn = r->s->t.turn,
			       .phase = dd_number(&r->s->t)};
}

static struct standing kept(void *run, int seat)
{
	return (struct standing){((struct dd_run *)run)->s->h.kept[seat], DD_KEPT};
}

static void tell_unused(void *run, int seat, struct str order, int why)
{
	struct events *e = ((struct dd_run *)run)->x->events;

	event_add(e, DD_EV_UNUSED, AUDIENCE_SEAT(seat), "", 2, seat, why);
	event_says(e, order);
}

static void tell_fallen(void *run, int seat, const struct standing_fell *f)
{
	struct events *e = ((struct dd_run *)run)->x->events;

	event_add(e, DD_EV_FELL, AUDIENCE_SEAT(seat), "", 2, seat, (int)f->end);
	event_says(e, f->order.line);
}

static const char *because(int why)
{
	static const char *const words[DD_WHYS] = {
		[DD_WHY_NO_TOKENS] = "too few tokens were there",
		[DD_WHY_NO_RESERVE] = "too few tokens were in the reserve",
		[DD_WHY_NO_GOLD] = "there was too little gold",
		[DD_WHY_FULL] = "two other players were in that castle",
		[DD_WHY_FAR] = "it was too far",
		[DD_WHY_BARRED] = "two other players were in a castle on the way",
		[DD_WHY_NO_ACE] = "that ace was not in the hand",
		[DD_WHY_ONE_ONLY] = "all conscripts of a turn go to one territory",
		[DD_WHY_STOPPED] = "the Goblins' ace stopped it",
	};

	return why >= 0 && why < DD_WHYS ? words[why] : NULL;
}

static const struct carry_game how = {.n_seats = DD_SEATS,
				      .reader = reader_of,
				      .kept = kept,
				      .fact = dd_fact_holds,
				      .unused = tell_unused,
				      .because = because,
				      .fell = tell_fallen};

void dd_run_begin(struct dd_run *r, struct adjudication *x, const struct vocab *vocab)
{
	*r = (struct dd_run){.s = x->after,
			     .x = x,
			     .vocab = vocab,
			     .map = dd_graph(),
			     .here = DD_NOWHERE};
	carry_begin(&r->c, x, &how, r, r->s->t.vacant);
}

void dd_run_end(struct dd_run *r)
{
	const struct dd_table *before = &((const struct dd_state *)r->x->before)->t;

	carry_end(&r->c, before->turn, dd_number(before), r->s->t.phase == DD_OVER);
}

/* Conditions -------------------------------------------------------------------------- */

static bool compares(int value, const struct dd_fact *f)
{
	if (f->compare == 0)
		return value == f->n;
	return f->compare > 0 ? value >= f->n : value <= f->n;
}

bool dd_fact_holds(void *run, int seat, const void *fact)
{
	const struct dd_run *r = run;
	const struct dd_fact *f = fact;
	const struct dd_table *t = &r->s->t;
	int area = f->area == DD_NOWHERE ? r->here : f->area;

	switch ((enum dd_fact_kind)f->kind) {
	case DD_F_ENEMY:
		return area >= 0 && compares(dd_enemies(t, seat, area), f);
	case DD_F_GOLD:
		return area >= 0 && compares(t->lying[area], f);
	case DD_F_OWNER:
		return area >= 0 && dd_controller(t, area) == f->seat;
	case DD_F_WON:
		return f->n >= 1 && f->n <= t->n_lots &&
		       t->lot_winner[f->n - 1] == seat;
	case DD_F_HIT:
		return r->hit;
	case DD_F_COLOUR:
		return r->heard.ask == DD_ASK_COLOUR
			       ? r->heard.answer == f->n
			       : f->n == DD_UNSAID && r->heard.ask &&
					 r->heard.answer < 0;
	case DD_F_NUMBER:
		return r->heard.ask > DD_ASK_COLOUR && r->heard.answer >= 0 &&
		       compares(r->heard.answer, f);
	case DD_F_PURSE:
		return compares(t->gold[seat], f);
	case DD_F_DRAGON: /* only read: see words_settle.c */
	case DD_F_RED_DRAGON:
		return false;
	}
	return false;
}

/* Choosing ----------------------------------------------------------------------------- */

static enum pick_fit fits(void *run, int seat, const void *action, void *how_chosen,
			  enum pick_look look)
{
	const struct dd_chooser *chooser = how_chosen;

	return chooser->fits(run, seat, action, chooser->plan, look);
}

int dd_look(struct dd_run *r, int seat, int slot, const struct dd_chooser *chooser)
{
	struct dd_chooser own = *chooser;
	const struct carry_chooser c = {fits, &own, own.rule};

	return carry_look(&r->c, seat, slot, &c);
}

const struct dd_order *dd_choose(struct dd_run *r, int seat, int slot,
				 const struct dd_chooser *chooser)
{
	struct dd_chooser own = *chooser;
	const struct carry_chooser c = {fits, &own, own.rule};

	return carry_choose(&r->c, seat, slot, &c);
}

enum pick_fit dd_always(struct dd_run *r, int seat, const struct dd_order *o,
			void *plan, enum pick_look look)
{
	(void)r;
	(void)seat;
	(void)o;
	(void)plan;
	(void)look;
	return PICK_WHOLE;
}

void dd_tell_unused(struct dd_run *r, int seat, int slot, enum dd_why why)
{
	carry_tell_unused(&r->c, seat, slot, (int)why);
}

int dd_next_slot(const struct dd_run *r, int seat, enum dd_verb verb, int from)
{
	return carry_next_slot(&r->c, seat, (int)verb, from);
}

int dd_find_slot(const struct dd_run *r, int seat, enum dd_verb verb, int a)
{
	return carry_find_slot(&r->c, seat, (int)verb, a);
}

void dd_take_pass(struct dd_run *r, int seat)
{
	static const enum dd_verb others[] = {DD_BIDS,      DD_CONSCRIPT, DD_HIRE,
					      DD_RAISE,     DD_MOVE,      DD_DISBAND,
					      DD_ACE_PLACE, DD_ACE_MOVE};
	const struct dd_chooser taken = {dd_always, NULL, "DD-088"};
	int slot = dd_next_slot(r, seat, DD_PASS, -1);

	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (dd_next_slot(r, seat, others[i], -1) >= 0)
			return;
	if (slot >= 0)
		dd_choose(r, seat, slot, &taken);
}

void dd_spend(struct dd_run *r, int seat, int slot)
{
	carry_spend(&r->c, seat, slot);
}

void dd_play_ace(struct dd_run *r, int seat, int card)
{
	dd_discard(r->s, seat, card);
	event_add(r->x->events, DD_EV_CARD_GONE, AUDIENCE_ALL, "", 2, seat, card);
}
