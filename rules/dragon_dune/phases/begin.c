/* A turn begins: see begin.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/begin.h"

#include <stdio.h>
#include <string.h>

#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/engine/dragon.h"
#include "rules/dragon_dune/phases/hide.h"

/* Orcs on the way ------------------------------------------------------------------------ */

struct flight {
	struct dd_stack stack;
	int to;
};

/* As many as are meant and are there. */
static enum pick_fit fits_stack(struct dd_run *r, int seat, const struct dd_order *o,
				int from, struct flight *f, enum pick_look look)
{
	struct dd_stack there = dd_standing_in(&r->s->t, seat, from);
	int n = o->n == DD_ALL_OF_THEM ? there.n : o->n;

	f->stack = dd_some(there, n, DD_UNSAID);
	if (f->stack.n && (n <= there.n || look != PICK_AS_WRITTEN))
		return n <= there.n ? PICK_WHOLE : PICK_IN_PART;
	r->c.why = DD_WHY_NO_TOKENS;
	return PICK_IMPOSSIBLE;
}

static void fly(struct dd_run *r, int seat, int from, const struct flight *f, int event,
		const char *rule)
{
	dd_remove(&r->s->t, seat, from, f->stack);
	dd_add(&r->s->t, seat, f->to, f->stack);
	event_add(r->x->events, event, AUDIENCE_ALL, rule, 4, seat, f->stack.n, from,
		  f->to);
	dd_entered(r, seat, f->to);
}

/* The Wild Dragon -------------------------------------------------------------------------- */

static enum pick_fit fits_escape(struct dd_run *r, int seat, const struct dd_order *o,
				 void *plan, enum pick_look look)
{
	struct flight *f = plan;

	r->here = o->from;
	r->hit = dd_dragon_hits(r->s->t.dragon, r->s->t.roll, o->from);
	f->to = o->to;
	enum pick_fit fit = PICK_IMPOSSIBLE;
	if (!dd_ace(r->s, seat, o->ace))
		r->c.why = DD_WHY_NO_ACE;
	else if (!dd_has_room(&r->s->t, seat, o->to))
		r->c.why = DD_WHY_FULL;
	else
		fit = fits_stack(r, seat, o, o->from, f, look);
	if (fit == PICK_IMPOSSIBLE &&
	    !r->hit) /* it waits, and nobody is told each turn what would be in its way */
		r->c.why = DD_WHY_CONDITION;
	return fit;
}

/* The roll is known, and the marker has not moved [DD-052]. */
static void escape(struct dd_run *r)
{
	struct flight f;
	const struct dd_chooser how = {fits_escape, &f, "DD-052"};
	int slot = dd_next_slot(r, DD_ORCS, DD_ACE_DRAGON, -1);
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, DD_ORCS, slot, &how);

	r->hit = false;
	if (!o)
		return;
	dd_play_ace(r, DD_ORCS, dd_ace(r->s, DD_ORCS, o->ace));
	dd_spend(r, DD_ORCS, slot);
	fly(r, DD_ORCS, o->from, &f, DD_EV_FLED, "DD-052");
}

static void lose_gold(struct dd_run *r, int area, const char *rule)
{
	int n = r->s->t.lying[area];

	r->s->t.lying[area] = 0;
	if (n)
		event_add(r->x->events, DD_EV_GOLD_LOST, AUDIENCE_ALL, rule, 2, area,
			  n);
}

static void eat(struct dd_run *r, int area)
{
	for (int seat = 0; seat < DD_SEATS; seat++) {
		struct dd_stack there = dd_standing_in(&r->s->t, seat, area);
		int n = dd_dragon_losses(seat, there.n);
		if (!n)
			continue;
		dd_devour(&r->s->t, seat, area, dd_some(there, n, DD_UNSAID));
		event_add(r->x->events, DD_EV_EATEN, AUDIENCE_ALL, "DD-006", 3, area,
			  seat, n);
	}
	lose_gold(r, area, "DD-006");
}

static void wild_dragon(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;
	char label[RNG_LABEL_MAX];
	int from = t->dragon;

	snprintf(label, sizeof label, "t%d.wild-dragon", t->turn);
	t->roll = (uint8_t)(1 + rng_below(r->x->rng, label, 0, 6));
	event_add(r->x->events, DD_EV_DRAGON, AUDIENCE_ALL, "DD-006", 3, t->roll, from,
		  dd_dragon_step(from, t->roll));
	escape(r);
	for (int step = 1; step <= t->roll; step++) {
		t->dragon = (uint8_t)dd_dragon_step(from, step);
		int area = dd_plain(t->dragon);
		if (area != DD_NOWHERE)
			eat(r, area);
	}
}

/* The event ---------------------------------------------------------------------------------- */

/* Turns it over and lays its gold; its card. */
static int event(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;
	int card = r->s->h.coming[0], area = dd_event_area(card);

	memmove(r->s->h.coming, r->s->h.coming + 1, sizeof r->s->h.coming - 1);
	r->s->h.coming[sizeof r->s->h.coming - 1] = 0;
	t->events[t->n_events++] = (uint8_t)card;
	if (dd_map[area].number == t->dragon) {
		event_add(r->x->events, DD_EV_NO_GOLD, AUDIENCE_ALL, "DD-010", 2, card,
			  area);
		return card;
	}
	t->lying[area] = (uint8_t)(t->lying[area] + dd_map[area].gold);
	event_add(r->x->events, DD_EV_EVENT, AUDIENCE_ALL, "DD-013", 3, card, area,
		  dd_map[area].gold);
	return card;
}

/* The Red Dragon ------------------------------------------------------------------------------- */

static enum pick_fit fits_ride(struct dd_run *r, int seat, const struct dd_order *o,
			       void *plan, enum pick_look look)
{
	struct flight *f = plan;
	int from = r->here;

	for (int i = 0; i < o->n_list; i++) {
		f->to = o->list[i];
		if (f->to != from && dd_has_room(&r->s->t, seat, f->to))
			return fits_stack(r, seat, o, from, f, look);
		r->c.why = DD_WHY_FULL;
	}
	return PICK_IMPOSSIBLE;
}

/* [DD-014] */
static void ride(struct dd_run *r, int area)
{
	struct flight f;
	const struct dd_chooser how = {fits_ride, &f, "DD-014"};
	int slot = dd_next_slot(r, DD_ORCS, DD_RIDE, -1);

	if (slot < 0 || !r->s->t.tokens[area][DD_ORCS])
		return;
	r->here = area;
	if (dd_choose(r, DD_ORCS, slot, &how))
		fly(r, DD_ORCS, area, &f, DD_EV_RODE, "DD-014");
	r->here = DD_NOWHERE;
}

static void burn(struct dd_run *r, int area)
{
	event_add(r->x->events, DD_EV_RED, AUDIENCE_ALL, "DD-011", 1, area);
	ride(r, area);
	for (int seat = 0; seat < DD_SEATS; seat++) {
		struct dd_stack there = dd_standing_in(&r->s->t, seat, area);
		if (!there.n)
			continue;
		dd_devour(&r->s->t, seat, area, there);
		event_add(r->x->events, DD_EV_BURNT, AUDIENCE_ALL, "DD-011", 3, area,
			  seat, there.n);
	}
	lose_gold(r, area, "DD-011");
}

bool dd_begin_turn(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;

	dd_come_out_all(r);
	wild_dragon(r);
	int before = t->n_events ? t->events[t->n_events - 1] : 0;
	int card = event(r);
	if (!before || dd_colour(card) != dd_suit_colour(t->emperor))
		return false;
	burn(r, dd_event_area(before));
	event_add(r->x->events, DD_EV_COUNCIL, AUDIENCE_ALL, "DD-015", 0);
	return true;
}
