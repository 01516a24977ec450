/* Mercenaries: see mercenaries.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/mercenaries.h"

#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/engine/hire.h"
#include "rules/dragon_dune/phases/recruit.h"

/* The tokens hired so far in this step, and those that the order in hand would add. */
struct bill {
	int printed; /* at full prices */
	int ace;     /* the card that halves it; 0: none */
	int n;       /* tokens of the order */
};

/* Players who pay half anyway keep their ace [DD-044]. */
static bool needs_ace(const struct dd_table *t, int seat)
{
	return dd_price(t, seat, 2, false) == 2;
}

static bool can_pay(struct dd_run *r, int seat, const struct dd_order *o,
		    const struct bill *b)
{
	int printed = b->printed + b->n * dd_price_in(o->to);
	bool ace = b->ace || o->ace != DD_NO_ACE;

	return dd_price(&r->s->t, seat, printed, ace) <= r->s->t.gold[seat];
}

static enum pick_fit fits_hire(struct dd_run *r, int seat, const struct dd_order *o,
			       void *plan, enum pick_look look)
{
	struct bill *b = plan;

	r->here = o->to;
	if (o->ace != DD_NO_ACE && needs_ace(&r->s->t, seat) && !b->ace &&
	    !dd_ace(r->s, seat, o->ace)) {
		r->c.why = DD_WHY_NO_ACE;
		return PICK_IMPOSSIBLE;
	}
	if (!dd_may_enter(r, seat, o->to))
		return PICK_IMPOSSIBLE;
	enum pick_fit fit = dd_from_reserve(r, seat, o->n, &b->n, look);
	if (fit != PICK_IMPOSSIBLE && !can_pay(r, seat, o, b)) {
		r->c.why = DD_WHY_NO_GOLD;
		return PICK_IMPOSSIBLE;
	}
	return fit;
}

static void pay(struct dd_run *r, int seat, const struct bill *b)
{
	struct dd_table *t = &r->s->t;
	int price = dd_price(t, seat, b->printed, b->ace != 0);
	int to = dd_paymaster(seat);

	t->gold[seat] = (uint16_t)(t->gold[seat] - price);
	if (to != DD_NOBODY)
		t->gold[to] = (uint16_t)(t->gold[to] + price);
	event_add(r->x->events, DD_EV_PAID, AUDIENCE_ALL, "DD-044", 4, seat, price, to,
		  b->ace);
	if (b->ace)
		dd_play_ace(r, seat, b->ace);
}

static enum pick_fit fits_stop(struct dd_run *r, int seat, const struct dd_order *o,
			       void *plan, enum pick_look look)
{
	(void)plan;
	(void)look;
	if (dd_ace(r->s, seat, o->ace))
		return PICK_WHOLE;
	r->c.why = DD_WHY_NO_ACE;
	return PICK_IMPOSSIBLE;
}

/* The Goblins' ace against all that the player would hire in this turn. */
static bool is_stopped(struct dd_run *r, int seat)
{
	const struct dd_chooser how = {fits_stop, NULL, "DD-045"};
	int slot = dd_find_slot(r, DD_GOBLINS, DD_ACE_STOP, seat);
	const struct dd_order *o =
		slot < 0 ? NULL : dd_choose(r, DD_GOBLINS, slot, &how);

	if (!o)
		return false;
	int ace = dd_ace(r->s, DD_GOBLINS, o->ace);
	event_add(r->x->events, DD_EV_STOPPED, AUDIENCE_ALL, "DD-045", 2, seat, ace);
	dd_play_ace(r, DD_GOBLINS, ace);
	dd_spend(r, DD_GOBLINS, slot);
	return true;
}

static enum pick_fit fits_no_hire(struct dd_run *r, int seat, const struct dd_order *o,
				  void *plan, enum pick_look look)
{
	(void)seat;
	(void)o;
	(void)plan;
	(void)look;
	r->c.why = DD_WHY_STOPPED;
	return PICK_IMPOSSIBLE;
}

/* All that was to be hired comes to nothing, and its player is told. */
static void stop_hiring(struct dd_run *r, int seat)
{
	const struct dd_chooser how = {fits_no_hire, NULL, "DD-045"};
	int slot = -1;

	while ((slot = dd_next_slot(r, seat, DD_HIRE, slot)) >= 0)
		dd_choose(r, seat, slot, &how);
}

void dd_step_hire(struct dd_run *r, int seat)
{
	struct bill b = {0};
	const struct dd_chooser how = {fits_hire, &b, "DD-043"};
	int slot = dd_next_slot(r, seat, DD_HIRE, -1);

	if (slot < 0)
		return;
	if (is_stopped(r, seat)) {
		stop_hiring(r, seat);
		return;
	}
	for (; slot >= 0; slot = dd_next_slot(r, seat, DD_HIRE, slot)) {
		const struct dd_order *o = dd_choose(r, seat, slot, &how);
		if (!o)
			continue;
		if (o->ace != DD_NO_ACE && needs_ace(&r->s->t, seat) && !b.ace)
			b.ace = dd_ace(r->s, seat, o->ace);
		b.printed += b.n * dd_price_in(o->to);
		dd_come(r, seat, o->to, b.n, DD_EV_HIRED, 0);
	}
	if (b.printed)
		pay(r, seat, &b);
}
