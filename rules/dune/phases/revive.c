/* Revival: see revive.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/revive.h"

#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/leaders.h"
#include "rules/dune/run/karama.h"

enum { LIMIT = 3, EACH = 2, ELITES = 1, FREMEN_ALLY = 3, EMPEROR_MOST = 3 };

static int least_of(int a, int b)
{
	return a < b ? a : b;
}

int du_free_revivals(const struct du_table *t, int seat)
{
	if (du_are_allies(t, seat, DU_FREMEN))
		return FREMEN_ALLY;
	return du_factions[seat].revival;
}

/* The faction of a leader, or of the Kwisatz Haderach. */
static int faction_of(int leader)
{
	return leader == DU_KH ? DU_ATREIDES : du_leader_faction(leader);
}

static int strength_of(int leader)
{
	return leader == DU_KH ? DU_KH_STRENGTH : du_leaders[leader].strength;
}

/* The outcome of the order; elites are revived one a turn. */
struct revival {
	struct du_stack forces;
	int price; /* of forces, own spice */
	int n_ally,
		ally; /* forces beyond the limit, and the Emperor's spice for them */
};

/* How many the Emperor pays for beyond the limit. */
static int paid_by_emperor(struct du_run *r, int seat)
{
	const struct du_table *t = &r->s->t;
	const struct du_order *o;
	int n, slot;

	if (!du_are_allies(t, seat, DU_EMPEROR) || !du_has(t, DU_EMP_REVIVE))
		return 0;
	o = du_peek(r, DU_EMPEROR, DU_ALLYREVIVE, &slot);
	n = least_of(o ? o->n : 0, r->s->h.spice[DU_EMPEROR] / EACH);
	return least_of(n, EMPEROR_MOST);
}

static struct revival plan_of(const struct du_run *r, int seat, struct du_stack forces)
{
	int n = forces.n, own = least_of(n, LIMIT);
	int paid = own - du_free_revivals(&r->s->t, seat);

	return (struct revival){forces, paid > 0 ? paid * EACH : 0, n - own,
				(n - own) * EACH};
}

static enum pick_fit fits(void *run, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_table *t = &r->s->t;
	const struct du_order *o = action;
	int n = o->n == DU_UNSAID && o->leader ? 0 : o->n;
	struct du_stack tanks = du_in_tanks(t, seat);
	struct du_stack forces = du_meant(tanks, n, o->n_elites);
	struct revival p = plan_of(r, seat, forces);
	int price = o->leader ? strength_of(o->leader) : 0;

	if (look != PICK_WHAT_IF)
		*(struct revival *)plan = p;
	if (n < 0 || n > LIMIT + paid_by_emperor(r, seat) || forces.elites > forces.n)
		return du_no(r, DU_WHY_RANGE);
	if (n && !du_are_among(r, forces, tanks))
		return PICK_IMPOSSIBLE;
	if (forces.elites > ELITES)
		return du_no(r, DU_WHY_ELITE);
	if (o->leader &&
	    (faction_of(o->leader) != seat || !du_leader_may_return(t, o->leader)))
		return du_no(r, DU_WHY_LEADER);
	return p.price + price <= r->s->h.spice[seat] ? PICK_WHOLE
						      : du_no(r, DU_WHY_NO_SPICE);
}

/* As many as come back for nothing, an elite among them only where no other force is left. */
static struct revival usual(const struct du_run *r, int seat)
{
	const struct du_table *t = &r->s->t;
	int normal = t->tanks[seat] - t->tanks_elites[seat];
	int n = least_of(du_free_revivals(t, seat), normal);
	int elites =
		n < du_free_revivals(t, seat) && t->tanks_elites[seat] ? ELITES : 0;

	return plan_of(r, seat, (struct du_stack){n + elites, elites});
}

struct du_stack du_in_tanks(const struct du_table *t, int seat)
{
	return (struct du_stack){t->tanks[seat], t->tanks_elites[seat]};
}

void du_out_of_tanks(struct du_table *t, int seat, struct du_stack s)
{
	t->tanks[seat] = (uint8_t)(t->tanks[seat] - s.n);
	t->tanks_elites[seat] = (uint8_t)(t->tanks_elites[seat] - s.elites);
}

static void revive_leader(struct du_run *r, int seat, int leader)
{
	du_add_spice(r, seat, -strength_of(leader));
	if (leader == DU_KH)
		r->s->t.kh_dead = 0;
	else
		r->s->t.leader[leader] = DU_FREE;
	event_add(r->x->events, DU_EV_LEADER_BACK, AUDIENCE_ALL, "DU-026", 3, seat,
		  leader, strength_of(leader));
}

static void revive_forces(struct du_run *r, int seat, const struct revival *p)
{
	if (!p->forces.n)
		return;
	du_add_spice(r, seat, -p->price);
	du_out_of_tanks(&r->s->t, seat, p->forces);
	event_add(r->x->events, DU_EV_REVIVED, AUDIENCE_ALL, "DU-024", 4, seat,
		  p->forces.n, p->forces.elites, p->price);
	if (!p->n_ally)
		return;
	du_add_spice(r, DU_EMPEROR, -p->ally);
	du_tell_used(r, DU_EMPEROR, DU_ALLYREVIVE, "DU-024");
	event_add(r->x->events, DU_EV_PAID_REVIVAL, AUDIENCE_ALL, "DU-024", 4,
		  DU_EMPEROR, seat, p->n_ally, p->ally);
}

void du_revive(struct du_run *r, int seat)
{
	struct revival p;
	const struct carry_chooser how = {fits, &p, "DU-024"};
	int slot = carry_next_slot(&r->c, seat, DU_REVIVE, -1);
	bool forces = false, leader = false; /* an order has seen to them */

	if (slot >= 0 && du_are_allies(&r->s->t, seat, DU_EMPEROR))
		du_uses(r, DU_EMP_REVIVE);
	for (; slot >= 0; slot = carry_next_slot(&r->c, seat, DU_REVIVE, slot)) {
		const struct du_order *o = carry_choose(&r->c, seat, slot, &how);
		if (o && o->n >= 0) {
			revive_forces(r, seat, &p);
			forces = true;
		}
		if (o && o->leader && leader)
			carry_tell_failed(&r->c, seat, slot, how.rule, DU_WHY_LEADER);
		else if (o && o->leader)
			revive_leader(r, seat, o->leader);
		leader |= o && o->leader;
	}
	if (!forces) {
		p = usual(r, seat);
		revive_forces(r, seat, &p);
	}
}
