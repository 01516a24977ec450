/* The march: see march.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/march.h"

#include <string.h>

#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/map/reach.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/phases/revive.h"

/* Shipment -------------------------------------------------------------------------------- */

/* The parts of the price, and the seat that is paid. */
struct shipment {
	int own, ally; /* spice */
	int to;        /* DU_NOBODY: the bank */
};

static bool refuse(struct du_run *r, enum du_why why)
{
	r->c.why = (int)why;
	return false;
}

static bool may_end(struct du_run *r, int seat, int area)
{
	const struct du_table *t = &r->s->t;
	int territory = du_territory_of(area);

	if (du_in_storm(area, t->storm))
		return refuse(r, DU_WHY_STORM);
	if (!du_has_room(t, seat, territory))
		return refuse(r, DU_WHY_FULL);
	return !du_meets_ally(t, seat, territory) || refuse(r, DU_WHY_ALLY);
}

static bool is_there(struct du_run *r, struct du_stack has, int n, int elites)
{
	return (n > 0 && elites <= n && elites <= has.elites &&
		n - elites <= has.n - has.elites) ||
	       refuse(r, DU_WHY_NO_FORCES);
}

/* Returns the spice that the ally lends by ALLYPAY, once the own spice is used up. */
static int lent(struct du_run *r, int seat)
{
	int ally = r->s->t.ally[seat];
	const struct du_order *o =
		ally == DU_NOBODY ? NULL : du_order_of(r, ally, DU_ALLYPAY, NULL, "");

	if (!o)
		return 0;
	return o->n < r->s->h.spice[ally] ? o->n : r->s->h.spice[ally];
}

/* The Guild is paid, but not where it ships itself [DU-034]. */
static bool can_pay(struct du_run *r, int seat, int price, struct shipment *p)
{
	int has = r->s->h.spice[seat], ally = r->s->t.ally[seat];

	p->own = price < has ? price : has;
	p->ally = price - p->own;
	p->to = du_has(&r->s->t, DU_GUI_PAY) && seat != DU_GUILD &&
				!(p->ally && ally == DU_GUILD)
			? DU_GUILD
			: DU_NOBODY;
	return (!p->ally || p->ally <= lent(r, seat)) || refuse(r, DU_WHY_NO_SPICE);
}

static enum pick_fit fits_ship(void *run, int seat, const void *action, void *plan,
			       enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;
	const struct du_table *t = &r->s->t;

	(void)look;
	r->c.why = DU_WHY_FAR;
	if (o->to >= DU_AREAS ||
	    (seat == DU_FREMEN && !du_fremen_may_ship(r->map, du_territory_of(o->to))))
		return PICK_IMPOSSIBLE;
	return is_there(r, du_reserve(t, seat), o->n, o->n_elites) &&
			       may_end(r, seat, o->to) &&
			       can_pay(r, seat, du_price(t, seat, o->to, o->n), plan)
		       ? PICK_WHOLE
		       : PICK_IMPOSSIBLE;
}

/* One force of the Bene Gesserit comes to the Polar Sink for each shipment of others from off the
 * planet [DU-035]. */
static void advise(struct du_run *r, int shipper)
{
	struct du_table *t = &r->s->t;
	int sink = du_first_area(DU_POLAR_SINK);

	if (shipper == DU_BENE_GESSERIT || shipper == DU_FREMEN ||
	    !du_has(t, DU_BG_ADVISE) || !du_reserve(t, DU_BENE_GESSERIT).n)
		return;
	const struct du_order *o =
		du_order_of(r, DU_BENE_GESSERIT, DU_ADVISE, NULL, "DU-035");
	if (!o || !o->n)
		return;
	du_put(t, DU_BENE_GESSERIT, sink, (struct du_stack){1, 0});
	event_add(r->x->events, DU_EV_ADVISED, AUDIENCE_ALL, "DU-035", 3,
		  DU_BENE_GESSERIT, 1, sink);
}

static void add_spice(struct du_run *r, int seat, int n)
{
	r->s->h.spice[seat] = (uint16_t)(r->s->h.spice[seat] + n);
}

static void ship(struct du_run *r, int seat)
{
	struct shipment p = {0};
	const struct carry_chooser how = {fits_ship, &p, "DU-034"};
	int slot = carry_next_slot(&r->c, seat, DU_SHIP, -1);
	const struct du_order *o =
		slot < 0 ? NULL : carry_choose(&r->c, seat, slot, &how);

	if (!o)
		return;
	add_spice(r, seat, -p.own);
	if (p.ally)
		add_spice(r, r->s->t.ally[seat], -p.ally);
	if (p.to != DU_NOBODY)
		add_spice(r, p.to, p.own + p.ally);
	du_put(&r->s->t, seat, o->to, (struct du_stack){o->n, o->n_elites});
	event_add(r->x->events, DU_EV_SHIPPED, AUDIENCE_ALL, "DU-034", 6, seat, o->n,
		  o->n_elites, o->to, p.own + p.ally, p.to);
	advise(r, seat);
}

/* Movement ---------------------------------------------------------------------------------- */

/* Each part has a way of its own, round the storm [DU-030]. */
static bool part_fits(struct du_run *r, int seat, const struct du_order *o, int i,
		      int speed)
{
	const struct du_table *t = &r->s->t;
	int from = o->list[i];

	if (from >= DU_AREAS || from == o->to ||
	    du_territory_of(from) != du_territory_of(o->list[0]))
		return refuse(r, DU_WHY_NO_FORCES);
	for (int k = 0; k < i; k++)
		if (o->list[k] == from)
			return refuse(r, DU_WHY_NO_FORCES);
	struct du_stack has = du_there(t, seat, from);
	if (seat == DU_BENE_GESSERIT)
		has.n -= t->advisors[from];
	if (!is_there(r, has, o->count[i], o->elites[i]))
		return false;
	if (du_in_storm(from, t->storm))
		return refuse(r, DU_WHY_STORM);
	int steps = du_steps(t, r->map, seat, from, o->to);
	return (steps != GRAPH_FAR && steps <= speed) || refuse(r, DU_WHY_FAR);
}

static enum pick_fit fits_move(void *run, int seat, const void *action, void *plan,
			       enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;
	int card = *(int *)plan, speed = du_speed(&r->s->t, seat);

	(void)look;
	r->c.why = DU_WHY_NO_CARD;
	if (card && !memchr(r->s->h.hand[seat], card, r->s->t.n_hand[seat]))
		return PICK_IMPOSSIBLE;
	r->c.why = DU_WHY_FAR;
	if (!o->n_list || o->to >= DU_AREAS || !may_end(r, seat, o->to))
		return PICK_IMPOSSIBLE;
	for (int i = 0; i < o->n_list; i++)
		if (!part_fits(r, seat, o, i, speed))
			return PICK_IMPOSSIBLE;
	return PICK_WHOLE;
}

static void move(struct du_run *r, int seat, enum du_verb verb, int card)
{
	const struct carry_chooser how = {fits_move, &card, "DU-029"};
	int slot = carry_next_slot(&r->c, seat, (int)verb, -1), n = 0, elites = 0;
	const struct du_order *o =
		slot < 0 ? NULL : carry_choose(&r->c, seat, slot, &how);

	if (!o)
		return;
	for (int i = 0; i < o->n_list; i++) {
		struct du_stack part = {o->count[i], o->elites[i]};
		du_take(&r->s->t, seat, o->list[i], part);
		n += part.n;
		elites += part.elites;
	}
	du_put(&r->s->t, seat, o->to, (struct du_stack){n, elites});
	event_add(r->x->events, DU_EV_MOVED, AUDIENCE_ALL, "DU-029", 6, seat, n, elites,
		  du_territory_of(o->list[0]), o->to, card);
	if (!card)
		return;
	du_discard(r->s, seat, card);
	event_add(r->x->events, DU_EV_CARD_GONE, AUDIENCE_ALL, "", 2, seat, card);
}

void du_march(struct du_run *r)
{
	int order[DU_SEATS], n = du_storm_order(&r->s->t, order);

	for (int i = 0; i < n; i++)
		du_revive(r, order[i]);
	for (int i = 0; i < n; i++) {
		ship(r, order[i]);
		move(r, order[i], DU_MOVES, DU_NO_CARD);
		move(r, order[i], DU_HAJR_MOVES, DU_HAJR);
	}
}
