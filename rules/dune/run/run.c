/* A phase that is being run: see run.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/run/run.h"

#include "base/arena.h"
#include "orders/read.h"
#include "rules/dune/engine/cards.h"
#include "rules/dune/run/facts.h"
#include "rules/dune/table/view.h"

_Static_assert((int)DU_WHY_CONDITION == (int)CARRY_CONDITION,
	       "the piece says so by its number");

static struct reader reader_of(void *run, int seat)
{
	const struct du_run *r = run;
	struct du_view *v = arena_new(r->x->arena, struct du_view);

	du_view_make(r->s, seat, v);
	return (struct reader){.vocab = r->vocab,
			       .view = v,
			       .seat = seat,
			       .turn = r->s->t.turn,
			       .phase = du_number(&r->s->t)};
}

static struct standing kept(void *run, int seat)
{
	return (struct standing){((struct du_run *)run)->s->h.kept[seat], DU_KEPT};
}

static void tell_unused(void *run, int seat, struct str order, int why)
{
	struct events *e = ((struct du_run *)run)->x->events;

	event_add(e, DU_EV_UNUSED, AUDIENCE_SEAT(seat), "", 2, seat, why);
	event_says(e, order);
}

static void tell_fallen(void *run, int seat, const struct standing_fell *f)
{
	struct events *e = ((struct du_run *)run)->x->events;

	event_add(e, DU_EV_FELL, AUDIENCE_SEAT(seat), "", 2, seat, (int)f->end);
	event_says(e, f->order.line);
}

/* For the trace, and for the player in the next report. */
static const char *because(int why)
{
	static const char *const words[DU_WHYS] = {
		[DU_WHY_NOT_DEALT] = "that traitor card was not dealt to them",
		[DU_WHY_PLACE] = "their forces cannot begin so",
		[DU_WHY_NOT_SAND] = "a worm comes to sand alone",
		[DU_WHY_RANGE] = "the number was not possible",
		[DU_WHY_NO_FORCES] = "fewer forces were there",
		[DU_WHY_NO_SPICE] = "there was too little spice",
		[DU_WHY_STORM] = "the storm was there",
		[DU_WHY_FULL] = "two other players were in that stronghold",
		[DU_WHY_ALLY] = "an ally was there",
		[DU_WHY_FAR] = "it was too far, or the way was shut",
		[DU_WHY_NO_CARD] = "the card was not in the hand",
		[DU_WHY_LEADER] = "that leader could not come back",
		[DU_WHY_CANCELLED] = "a Karama had cancelled that advantage",
		[DU_WHY_NO_HAND] = "the other hand had no cards to take",
		[DU_WHY_NOT_THEIRS] = "the faction did not have that advantage",
		[DU_WHY_ONCE] = "a Karama had no use of that kind",
		[DU_WHY_NO_BATTLE] = "there was no such battle",
		[DU_WHY_ADVISORS] = "no advisors were there",
		[DU_WHY_NO_WORM] = "no worm was there to ride",
		[DU_WHY_DIAL] = "forces and spice did not give that dial",
		[DU_WHY_QUESTION] = "there was no such question",
		[DU_WHY_NO_ALLY] = "there was no alliance to break",
		[DU_WHY_ALLIED] = "there was an alliance already",
		[DU_WHY_ASKED] = "they had been asked in this turn already",
		[DU_WHY_KIND] = "fewer forces of that kind were there",
		[DU_WHY_ELITE] = "one elite comes back in a turn",
	};

	return why >= 0 && why < DU_WHYS ? words[why] : NULL;
}

static const struct carry_game how = {.n_seats = DU_SEATS,
				      .reader = reader_of,
				      .kept = kept,
				      .fact = du_fact_holds,
				      .unused = tell_unused,
				      .because = because,
				      .fell = tell_fallen};

void du_run_begin(struct du_run *r, struct adjudication *x, const struct vocab *vocab)
{
	*r = (struct du_run){.s = x->after, .x = x, .vocab = vocab};
	carry_begin(&r->c, x, &how, r, r->s->t.vacant);
}

const struct graph *du_map(struct du_run *r)
{
	if (!r->map)
		r->map = du_graph();
	return r->map;
}

void du_run_end(struct du_run *r)
{
	const struct du_table *before = &((const struct du_state *)r->x->before)->t;

	carry_end(&r->c, before->turn, du_number(before), r->s->t.phase == DU_OVER);
}

const struct du_order *du_order_of(struct du_run *r, int seat, enum du_verb verb,
				   carry_fits *fits, const char *rule)
{
	const struct carry_chooser chooser = {fits, NULL, rule};
	int slot = carry_next_slot(&r->c, seat, (int)verb, -1);

	return slot < 0 ? NULL : carry_choose(&r->c, seat, slot, &chooser);
}

const struct du_order *du_peek(struct du_run *r, int seat, enum du_verb verb, int *slot)
{
	const struct carry_chooser chooser = {NULL, NULL, ""};
	int used;

	*slot = carry_next_slot(&r->c, seat, (int)verb, -1);
	used = *slot < 0 ? PICK_NONE : carry_peek(&r->c, seat, *slot, &chooser);
	return used == PICK_NONE
		       ? NULL
		       : r->c.sheet[seat]->slots[*slot].alternatives[used].action;
}

void du_tell_used(struct du_run *r, int seat, enum du_verb verb, const char *rule)
{
	int slot;

	if (du_peek(r, seat, verb, &slot))
		carry_tell_used(&r->c, seat, slot, rule);
}

void du_lose_spice(struct du_run *r, int area, enum du_event event)
{
	uint8_t *spice = &r->s->t.spice[area];

	if (*spice)
		event_add(r->x->events, (int)event, AUDIENCE_ALL, "", 2, *spice, area);
	*spice = 0;
}

void du_add_spice(struct du_run *r, int seat, int n)
{
	r->s->h.spice[seat] = (uint16_t)(r->s->h.spice[seat] + n);
}

void du_lay_off(struct du_run *r, int seat, int card)
{
	du_discard(r->s, seat, card);
	event_add(r->x->events, DU_EV_CARD_GONE, AUDIENCE_ALL, "", 2, seat, card);
}

enum pick_fit du_no(struct du_run *r, enum du_why why)
{
	r->c.why = (int)why;
	return PICK_IMPOSSIBLE;
}

bool du_are_among(struct du_run *r, struct du_stack s, struct du_stack all)
{
	r->c.why = s.n > all.n || s.n < 1 ? DU_WHY_NO_FORCES : DU_WHY_KIND;
	return s.n > 0 && s.elites <= s.n && s.elites <= all.elites &&
	       s.n - s.elites <= all.n - all.elites;
}

const struct du_order *du_waiting(struct du_run *r, int seat, enum du_verb verb, int a,
				  carry_fits *fits, void *plan, const char *rule,
				  int *slot)
{
	const struct carry_chooser chooser = {fits, plan, rule};
	int used;

	*slot = carry_find_slot(&r->c, seat, (int)verb, a);
	used = *slot < 0 ? PICK_NONE : carry_look(&r->c, seat, *slot, &chooser);
	return used == PICK_NONE
		       ? NULL
		       : r->c.sheet[seat]->slots[*slot].alternatives[used].action;
}

const struct du_order *du_reaction(struct du_run *r, int seat, enum du_verb verb, int a,
				   carry_fits *fits, void *plan, const char *rule)
{
	int slot;
	const struct du_order *o =
		du_waiting(r, seat, verb, a, fits, plan, rule, &slot);

	if (o)
		carry_spend(&r->c, seat, slot);
	return o;
}

const struct du_order *du_order_about(struct du_run *r, int seat, enum du_verb verb,
				      int a, carry_fits *fits, void *plan,
				      const char *rule)
{
	const struct carry_chooser chooser = {fits, plan, rule};
	int slot = carry_find_slot(&r->c, seat, (int)verb, a);

	return slot < 0 ? NULL : carry_choose(&r->c, seat, slot, &chooser);
}
