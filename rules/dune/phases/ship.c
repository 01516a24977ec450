/* Shipment: see ship.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/ship.h"

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/map/reach.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/phases/advisors.h"
#include "rules/dune/run/karama.h"

/* Forces and places --------------------------------------------------------------------------- */

static bool refuse(struct du_run *r, enum du_why why)
{
	r->c.why = (int)why;
	return false;
}

bool du_may_end(struct du_run *r, int seat, int area)
{
	const struct du_table *t = &r->s->t;
	int territory = du_territory_of(area);

	if (du_in_storm(area, t->storm))
		return refuse(r, DU_WHY_STORM);
	if (!du_has_room(t, seat, territory))
		return refuse(r, DU_WHY_FULL);
	return !du_meets_ally(t, seat, territory) || refuse(r, DU_WHY_ALLY);
}

struct du_stack du_part(const struct du_run *r, int seat, const struct du_order *o,
			int i)
{
	return du_meant(du_there(&r->s->t, seat, o->list[i]), o->count[i],
			o->elites[i]);
}

bool du_part_fits(struct du_run *r, int seat, const struct du_order *o, int i)
{
	const struct du_table *t = &r->s->t;
	int from = o->list[i];

	if (from >= DU_AREAS || from == o->to ||
	    du_territory_of(from) != du_territory_of(o->list[0]))
		return refuse(r, DU_WHY_NO_FORCES);
	for (int k = 0; k < i; k++)
		if (o->list[k] == from)
			return refuse(r, DU_WHY_NO_FORCES);
	if (!du_are_among(r, du_part(r, seat, o, i), du_there(t, seat, from)))
		return false;
	return !du_in_storm(from, t->storm) || refuse(r, DU_WHY_STORM);
}

/* The price ------------------------------------------------------------------------------------ */

/* The parts of the price, and the seat that is paid. */
struct shipment {
	int own, ally;      /* spice */
	int lent[DU_SEATS]; /* of the allies' */
	int to;             /* DU_NOBODY: the bank */
	struct du_stack forces;
};

/* The spice that the ally lends by ALLYPAY, once the own spice is used up. */
static int lent_by(struct du_run *r, int seat, int ally)
{
	int slot;
	const struct du_order *o = du_are_allies(&r->s->t, seat, ally)
					   ? du_peek(r, ally, DU_ALLYPAY, &slot)
					   : NULL;

	if (!o)
		return 0;
	return o->n < r->s->h.spice[ally] ? o->n : r->s->h.spice[ally];
}

/* Parts the spice among the allies, in the order of factions. false: they lend less. */
static bool borrow(struct du_run *r, int seat, struct shipment *p)
{
	int left = p->ally;

	for (int ally = 0; ally < DU_SEATS; ally++) {
		int n = left ? lent_by(r, seat, ally) : 0;
		p->lent[ally] = n < left ? n : left;
		left -= p->lent[ally];
	}
	return !left;
}

static int price(const struct du_table *t, int seat, const struct du_order *o, int n)
{
	int full;

	if (o->to == DU_BACK)
		return (n + 1) / 2;
	full = o->n_list ? du_crossing_price(t, seat, o->to, n)
			 : du_price(t, seat, o->to, n);
	/* A Karama halves it for those who do not pay half anyway. */
	if (o->karama && full == du_full_price(o->to, n))
		full = (full + 1) / 2;
	return full;
}

/* The Guild is paid, but not where it ships itself, nor with a Karama, nor by its own spice [DU-034]. */
static bool can_pay(struct du_run *r, int seat, const struct du_order *o, int n,
		    struct shipment *p)
{
	int has = r->s->h.spice[seat];
	int all = price(&r->s->t, seat, o, n);

	p->own = all < has ? all : has;
	p->ally = all - p->own;
	bool enough = borrow(r, seat, p);
	p->to = du_has(&r->s->t, DU_GUI_PAY) && seat != DU_GUILD && !o->karama &&
				all > p->lent[DU_GUILD]
			? DU_GUILD
			: DU_NOBODY;
	return enough || refuse(r, DU_WHY_NO_SPICE);
}

/* Can it be done? ------------------------------------------------------------------------------ */

static bool helps_itself(const struct du_table *t, int seat)
{
	return seat == DU_GUILD || du_are_allies(t, seat, DU_GUILD);
}

/* From another territory, or back. */
static bool crossing_fits(struct du_run *r, int seat, const struct du_order *o,
			  struct shipment *p)
{
	const struct du_table *t = &r->s->t;
	bool back = o->to == DU_BACK;
	enum du_advantage needed = back ? DU_GUI_BACK : DU_GUI_CROSS;

	if (back ? seat != DU_GUILD : !helps_itself(t, seat))
		return refuse(r, DU_WHY_NOT_THEIRS);
	if (!du_has(t, needed))
		return refuse(r, du_why_without(t, needed));
	p->forces = (struct du_stack){0};
	for (int i = 0; i < o->n_list; i++) {
		if (!du_part_fits(r, seat, o, i))
			return false;
		struct du_stack part = du_part(r, seat, o, i);
		p->forces.n += part.n;
		p->forces.elites += part.elites;
	}
	return back || du_may_end(r, seat, o->to);
}

/* Fremen come from the planet, and into the storm as well. */
static bool landing_fits(struct du_run *r, int seat, const struct du_order *o,
			 struct shipment *p)
{
	const struct du_table *t = &r->s->t;
	int territory = du_territory_of(o->to);
	struct du_stack reserve = du_reserve(t, seat);

	p->forces = du_meant(reserve, o->n, o->n_elites);
	if (seat == DU_FREMEN && !du_fremen_may_ship(du_map(r), territory))
		return refuse(r, DU_WHY_FAR);
	if (!du_are_among(r, p->forces, reserve))
		return false;
	if (seat == DU_FREMEN && du_in_storm(o->to, t->storm) &&
	    du_has(t, DU_FRE_STORMIN))
		return (du_has_room(t, seat, territory) || refuse(r, DU_WHY_FULL)) &&
		       (!du_meets_ally(t, seat, territory) || refuse(r, DU_WHY_ALLY));
	return du_may_end(r, seat, o->to);
}

static enum pick_fit fits(void *run, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;
	struct shipment p = {0};

	r->c.why = DU_WHY_FAR;
	if (o->to > DU_BACK || (o->to == DU_BACK && !o->n_list))
		return PICK_IMPOSSIBLE;
	if (o->karama && !du_karama_card(r->s, seat))
		return du_no(r, du_why_no_karama(r->s, seat));
	if (!(o->n_list ? crossing_fits(r, seat, o, &p)
			: landing_fits(r, seat, o, &p)) ||
	    !can_pay(r, seat, o, p.forces.n, &p))
		return PICK_IMPOSSIBLE;
	if (look != PICK_WHAT_IF)
		*(struct shipment *)plan = p;
	return PICK_WHOLE;
}

/* Others may cancel what the shipment needs, before it is looked at. */
static void use_advantages(struct du_run *r, int seat, const struct slot *slot)
{
	const struct du_table *t = &r->s->t;
	bool cross = false, back = false, storm = false, price = false, karama = false;

	for (int i = 0; i < slot->n_alternatives; i++) {
		const struct du_order *o = slot->alternatives[i].action;
		if (!o)
			continue;
		karama = karama || o->karama;
		back = back || o->to == DU_BACK;
		cross = cross || (o->n_list && o->to != DU_BACK);
		storm = storm || (o->to < DU_AREAS && du_in_storm(o->to, t->storm));
		price = price || (o->to < DU_AREAS && (seat != DU_FREMEN || o->n_list));
	}
	if (karama)
		du_use_worthless(r, seat);
	if (helps_itself(t, seat) && price)
		du_uses(r, DU_GUI_HALF);
	if (helps_itself(t, seat) && cross)
		du_uses(r, DU_GUI_CROSS);
	if (seat == DU_GUILD && back)
		du_uses(r, DU_GUI_BACK);
	if (seat == DU_FREMEN && storm)
		du_uses(r, DU_FRE_STORMIN);
	if (seat != DU_GUILD && price)
		du_uses(r, DU_GUI_PAY);
}

/* It is done ---------------------------------------------------------------------------------- */

static void pay(struct du_run *r, int seat, const struct shipment *p)
{
	du_add_spice(r, seat, -p->own);
	for (int ally = 0; ally < DU_SEATS; ally++)
		if (p->lent[ally]) {
			du_add_spice(r, ally, -p->lent[ally]);
			du_tell_used(r, ally, DU_ALLYPAY, "DU-034");
		}
	if (p->to != DU_NOBODY)
		du_add_spice(r, p->to, p->own + p->ally - p->lent[DU_GUILD]);
}

/* Of a price that is paid to the Guild, what it lent its ally itself and the bank takes. */
static int of_the_bank(const struct shipment *p)
{
	return p->to == DU_GUILD ? p->lent[DU_GUILD] : 0;
}

static void land(struct du_run *r, int seat, int area, struct du_stack forces)
{
	du_put(&r->s->t, seat, area, forces);
	r->shipped[seat] = (uint8_t)(du_territory_of(area) + 1);
}

/* Nobody stopped them: advisors whom the Bene Gesserit join take up arms, and in the storm half of those who came,
 * rounded up, die. */
static void settle(struct du_run *r, int seat, int area, struct du_stack forces)
{
	struct du_table *t = &r->s->t;

	if (seat == DU_BENE_GESSERIT && du_are_advisors(t, du_territory_of(area)))
		du_flip(r, du_territory_of(area), false);
	if (!du_in_storm(area, t->storm))
		return;
	struct du_stack lost = du_some(forces, (forces.n + 1) / 2);
	du_kill(t, seat, area, lost);
	event_add(r->x->events, DU_EV_SWEPT, AUDIENCE_ALL, "", 4, seat, lost.n,
		  lost.elites, area);
}

static enum pick_fit fits_stop(void *run, int seat, const void *action, void *plan,
			       enum pick_look look)
{
	const struct du_order *o = action;

	(void)seat;
	(void)look;
	return o->seat == *(int *)plan ? PICK_WHOLE : du_no(run, DU_WHY_FAR);
}

/* The Guild's own use of a Karama: forces and spice go back, and the shipment is used up [DU-062]. */
static bool is_stopped(struct du_run *r, int seat, const struct du_order *o,
		       const struct shipment *p)
{
	struct shipment back = {
		.own = -p->own, .ally = -p->ally, .to = p->to, .forces = p->forces};

	for (int ally = 0; ally < DU_SEATS; ally++)
		back.lent[ally] = -p->lent[ally];
	if (seat == DU_GUILD || seat == DU_FREMEN ||
	    !du_power(r, DU_GUILD, fits_stop, &seat))
		return false;
	du_take(&r->s->t, seat, o->to, p->forces);
	pay(r, seat, &back);
	event_add(r->x->events, DU_EV_STOPPED, AUDIENCE_ALL, "DU-062", 6, DU_GUILD,
		  seat, p->forces.n, p->forces.elites, o->to, p->own + p->ally);
	return true;
}

static void landing(struct du_run *r, int seat, const struct du_order *o,
		    const struct shipment *p)
{
	event_add(r->x->events, DU_EV_SHIPPED, AUDIENCE_ALL, "DU-034", 7, seat,
		  p->forces.n, p->forces.elites, o->to, p->own + p->ally, p->to,
		  of_the_bank(p));
	land(r, seat, o->to, p->forces);
	if (is_stopped(r, seat, o, p)) {
		r->shipped[seat] = 0;
		carry_tell_fate(&r->c, seat, carry_next_slot(&r->c, seat, DU_SHIP, -1),
				TRACE_UNABLE, "DU-062", "the Guild stopped it");
		return;
	}
	settle(r, seat, o->to, p->forces);
	du_advise(r, seat, o->to);
	du_intruded(r, seat, du_territory_of(o->to));
}

static void crossing(struct du_run *r, int seat, const struct du_order *o,
		     const struct shipment *p)
{
	int from = du_territory_of(o->list[0]), spice = p->own + p->ally;

	for (int i = 0; i < o->n_list; i++)
		du_take(&r->s->t, seat, o->list[i], du_part(r, seat, o, i));
	if (o->to == DU_BACK) {
		event_add(r->x->events, DU_EV_WENT_BACK, AUDIENCE_ALL, "", 5, seat,
			  p->forces.n, p->forces.elites, from, spice);
		return;
	}
	event_add(r->x->events, DU_EV_CROSSED, AUDIENCE_ALL, "DU-034", 8, seat,
		  p->forces.n, p->forces.elites, from, o->to, spice, p->to,
		  of_the_bank(p));
	land(r, seat, o->to, p->forces);
	settle(r, seat, o->to, p->forces);
	du_intruded(r, seat, du_territory_of(o->to));
}

void du_ship(struct du_run *r, int seat)
{
	struct shipment p = {0};
	const struct carry_chooser how = {fits, &p, "DU-034"};
	int slot = carry_next_slot(&r->c, seat, DU_SHIP, -1);

	if (slot < 0)
		return;
	use_advantages(r, seat, &r->c.sheet[seat]->slots[slot]);
	const struct du_order *o = carry_choose(&r->c, seat, slot, &how);
	if (!o)
		return;
	if (o->karama)
		du_lay_off(r, seat, du_karama_card(r->s, seat));
	pay(r, seat, &p);
	if (o->n_list)
		crossing(r, seat, o, &p);
	else
		landing(r, seat, o, &p);
}
