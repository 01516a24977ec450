/* Hiding: see hide.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/hide.h"

enum wish { NO_WISH, WANTS_TO_HIDE, WANTS_OUT };

/* Could an order for that territory hide the Elves? A look at one that only brings them out would tell its
 * player that it was carried out. */
static bool may_hide(struct dd_run *r, int area)
{
	int at = dd_find_slot(r, DD_ELVES, DD_HIDE, area);
	const struct slot *slot = at < 0 ? NULL : &r->c.sheet[DD_ELVES]->slots[at];

	for (int i = 0; slot && i < slot->n_alternatives; i++) {
		const struct dd_order *o = slot->alternatives[i].action;
		if (o && !o->out)
			return true;
	}
	return false;
}

/* Returns the wish of the order for that territory: its first alternative whose
 * condition holds now. */
static enum wish wish_in(struct dd_run *r, int area)
{
	int at = dd_find_slot(r, DD_ELVES, DD_HIDE, area);
	const struct slot *slot = at < 0 ? NULL : &r->c.sheet[DD_ELVES]->slots[at];
	const struct dd_chooser how = {dd_always, NULL, "DD-048"};
	const struct dd_order *o = NULL;

	r->here = area;
	int used = slot ? dd_look(r, DD_ELVES, at, &how) : PICK_NONE;
	r->here = DD_NOWHERE;
	if (used != PICK_NONE)
		o = slot->alternatives[used].action;
	if (!o)
		return NO_WISH;
	return o->out ? WANTS_OUT : WANTS_TO_HIDE;
}

static void hide(struct dd_run *r, int area)
{
	struct dd_stack all = dd_standing_in(&r->s->t, DD_ELVES, area);

	dd_remove(&r->s->t, DD_ELVES, area, all);
	dd_hidden_add(r->s, area, all);
	event_add(r->x->events, DD_EV_HID, AUDIENCE_ALL, "DD-048", 3, DD_ELVES, all.n,
		  area);
}

static void come_out(struct dd_run *r, int area)
{
	struct dd_stack all = dd_hiding_in(r->s, area);

	if (!dd_has_room(&r->s->t, DD_ELVES, area))
		return;
	dd_hidden_remove(r->s, area, all);
	dd_add(&r->s->t, DD_ELVES, area, all);
	event_add(r->x->events, DD_EV_CAME_OUT, AUDIENCE_ALL, "DD-049", 3, DD_ELVES,
		  all.n, area);
}

static bool others_are_there(const struct dd_table *t, int area)
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		if (seat != DD_ELVES && t->tokens[area][seat])
			return true;
	return false;
}

/* Without an order they come out where they are alone. */
static void settle(struct dd_run *r, int area)
{
	enum wish wish = wish_in(r, area);

	if (wish == WANTS_OUT || (wish == NO_WISH && !others_are_there(&r->s->t, area)))
		come_out(r, area);
}

void dd_entered(struct dd_run *r, int seat, int area)
{
	if (seat != DD_ELVES && r->s->t.tokens[area][DD_ELVES] && may_hide(r, area) &&
	    wish_in(r, area) == WANTS_TO_HIDE)
		hide(r, area);
}

void dd_hide_all(struct dd_run *r)
{
	for (int area = 0; area < DD_AREAS; area++)
		if (r->s->t.tokens[area][DD_ELVES] && may_hide(r, area) &&
		    wish_in(r, area) == WANTS_TO_HIDE)
			hide(r, area);
}

void dd_come_out_all(struct dd_run *r)
{
	for (int area = 0; area < DD_AREAS; area++)
		if (r->s->h.hiding[area])
			settle(r, area);
}

void dd_crept_to(struct dd_run *r, int area, bool met)
{
	if (!met)
		settle(r, area);
}
