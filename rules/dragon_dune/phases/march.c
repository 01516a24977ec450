/* The march: see march.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/march.h"

#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/engine/moves.h"
#include "rules/dragon_dune/phases/hide.h"
#include "rules/dragon_dune/phases/mercenaries.h"
#include "rules/dragon_dune/phases/recruit.h"

/* Moving -------------------------------------------------------------------------------- */

/* Elves in hiding are meant by that word, and where no others are. */
static bool hides(const struct dd_run *r, int seat, const struct dd_order *o)
{
	return o->hidden || (seat == DD_ELVES && !r->s->t.tokens[o->from][seat] &&
			     r->s->h.hiding[o->from]);
}

static struct dd_stack stack_of(const struct dd_run *r, int seat,
				const struct dd_order *o)
{
	return hides(r, seat, o) ? dd_hiding_in(r->s, o->from)
				 : dd_standing_in(&r->s->t, seat, o->from);
}

/* As many of a stack as are meant; `in_part`: it has fewer. */
static struct dd_stack meant(struct dd_stack of, const struct dd_order *o,
			     bool *in_part)
{
	int n = o->n == DD_ALL_OF_THEM ? of.n : o->n;

	*in_part = n > of.n || o->special > of.special;
	return dd_some(of, n, o->special);
}

static bool is_near(const struct dd_run *r, int seat, const struct dd_way *way)
{
	int length = dd_way_length(r->map, &r->s->t, seat, way);

	return length >= 0 && length <= dd_steps(&r->s->t, seat);
}

static bool reaches(struct dd_run *r, int seat, const struct dd_order *o)
{
	bool ghost = hides(r, seat, o);
	struct dd_way way = {.n = 1, .point = {o->from}, .ghost = ghost};

	for (int i = 0; i < o->n_list; i++)
		way.point[way.n++] = o->list[i];
	way.point[way.n++] = o->to;
	if (is_near(r, seat, &way))
		return true;
	if (!ghost && !dd_has_room(&r->s->t, seat, o->to)) {
		r->c.why = DD_WHY_FULL;
		return false;
	}
	way.ghost = true; /* if no castle were full */
	r->c.why = !ghost && is_near(r, seat, &way) ? DD_WHY_BARRED : DD_WHY_FAR;
	return false;
}

static enum pick_fit fits_move(struct dd_run *r, int seat, const struct dd_order *o,
			       void *plan, enum pick_look look)
{
	bool in_part;

	r->here = o->to;
	*(struct dd_stack *)plan = meant(stack_of(r, seat, o), o, &in_part);
	if (!((struct dd_stack *)plan)->n || (in_part && look == PICK_AS_WRITTEN)) {
		r->c.why = DD_WHY_NO_TOKENS;
		return PICK_IMPOSSIBLE;
	}
	if (o->verb == DD_ACE_MOVE && !dd_ace(r->s, seat, o->ace)) {
		r->c.why = DD_WHY_NO_ACE;
		return PICK_IMPOSSIBLE;
	}
	if (!reaches(r, seat, o))
		return PICK_IMPOSSIBLE;
	return in_part ? PICK_IN_PART : PICK_WHOLE;
}

static void creep(struct dd_run *r, const struct dd_order *o, struct dd_stack s)
{
	bool met = r->s->h.hiding[o->to] > 0;

	dd_hidden_remove(r->s, o->from, s);
	dd_hidden_add(r->s, o->to, s);
	event_add(r->x->events, DD_EV_CREPT, AUDIENCE_SEAT(DD_ELVES), "DD-048", 4,
		  DD_ELVES, s.n, o->from, o->to);
	dd_crept_to(r, o->to, met);
}

static void step_move(struct dd_run *r, int seat, enum dd_verb verb)
{
	struct dd_stack s;
	const struct dd_chooser how = {fits_move, &s,
				       verb == DD_MOVE ? "DD-040" : "DD-042"};
	int slot = dd_next_slot(r, seat, verb, -1), ace = 0;
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, seat, slot, &how);

	if (!o)
		return;
	if (verb == DD_ACE_MOVE) {
		ace = dd_ace(r->s, seat, o->ace);
		dd_play_ace(r, seat, ace);
	}
	if (hides(r, seat, o)) {
		creep(r, o, s);
		return;
	}
	dd_remove(&r->s->t, seat, o->from, s);
	dd_add(&r->s->t, seat, o->to, s);
	event_add(r->x->events, DD_EV_MOVED, AUDIENCE_ALL, "DD-040", 5, seat, s.n,
		  o->from, o->to, ace);
	dd_entered(r, seat, o->to);
}

/* Disbanding ------------------------------------------------------------------------------ */

static enum pick_fit fits_disband(struct dd_run *r, int seat, const struct dd_order *o,
				  void *plan, enum pick_look look)
{
	bool in_part;

	r->here = o->from;
	*(struct dd_stack *)plan = meant(stack_of(r, seat, o), o, &in_part);
	if (((struct dd_stack *)plan)->n && (!in_part || look != PICK_AS_WRITTEN))
		return in_part ? PICK_IN_PART : PICK_WHOLE;
	r->c.why = DD_WHY_NO_TOKENS;
	return PICK_IMPOSSIBLE;
}

static void step_disband(struct dd_run *r, int seat)
{
	struct dd_stack s;
	const struct dd_chooser how = {fits_disband, &s, "DD-003"};
	int slot = dd_next_slot(r, seat, DD_DISBAND, -1);
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, seat, slot, &how);

	if (!o)
		return;
	bool hidden = hides(r, seat, o);
	if (hidden)
		dd_hidden_remove(r->s, o->from, s);
	else
		dd_remove(&r->s->t, seat, o->from, s);
	event_add(r->x->events, DD_EV_DISBANDED,
		  hidden ? AUDIENCE_SEAT(DD_ELVES) : AUDIENCE_ALL, "DD-003", 3, seat,
		  s.n, o->from);
}

/* One after another ------------------------------------------------------------------------ */

void dd_march_of(struct dd_run *r, int seat)
{
	if (!r->s->t.option.fast) /* where the bids took it */
		dd_take_pass(r, seat);
	if (seat == DD_GOBLINS)
		step_disband(r, seat);
	dd_step_graveyard(r, seat);
	dd_step_conscript(r, seat);
	dd_step_hire(r, seat);
	dd_step_raise(r, seat);
	dd_step_ace_place(r, seat);
	step_move(r, seat, DD_MOVE);
	step_move(r, seat, DD_ACE_MOVE);
	if (seat != DD_GOBLINS)
		step_disband(r, seat);
	if (seat == DD_ELVES)
		dd_hide_all(r);
	r->here = DD_NOWHERE;
}

void dd_march(struct dd_run *r)
{
	for (int i = 0; i < DD_SEATS; i++)
		dd_march_of(r, (r->s->t.emperor + i) % DD_SEATS);
}
