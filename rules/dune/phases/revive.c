/* Revival: see revive.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/revive.h"

enum { LIMIT = 3, EACH = 2, ELITES = 1, FREMEN_ALLY = 3 };

int du_free_revivals(const struct du_table *t, int seat)
{
	if (t->ally[seat] == DU_FREMEN)
		return FREMEN_ALLY;
	return du_factions[seat].revival;
}

bool du_leader_may_return(const struct du_table *t, int leader)
{
	int faction = du_leader_faction(leader), least = t->deaths[leader];
	bool free = false;

	for (int i = 0; i < DU_LEADERS_EACH; i++) {
		int other = du_leader(faction, i);
		free = free || t->leader[other] == DU_FREE;
		if (t->deaths[other] < least)
			least = t->deaths[other];
	}
	return t->leader[leader] == DU_DEAD && (!free || least == t->deaths[leader]);
}

static int least_of(int a, int b)
{
	return a < b ? a : b;
}

/* The outcome of the order; elites are revived one a turn. */
struct revival {
	struct du_stack forces;
	int price;
};

static struct revival plan_of(const struct du_run *r, int seat, int n, int elites)
{
	int paid = n - du_free_revivals(&r->s->t, seat);

	return (struct revival){{n, elites}, paid > 0 ? paid * EACH : 0};
}

static enum pick_fit fits(void *run, int seat, const void *action, void *plan,
			  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_table *t = &r->s->t;
	const struct du_order *o = action;
	struct revival *p = plan;
	int price = o->leader ? du_leaders[o->leader].strength : 0;

	(void)look;
	*p = plan_of(r, seat, o->n, o->n_elites);
	r->c.why = DU_WHY_RANGE;
	if (o->n > LIMIT || o->n_elites > ELITES || o->n_elites > o->n)
		return PICK_IMPOSSIBLE;
	r->c.why = DU_WHY_NO_FORCES;
	if (o->n > t->tanks[seat] || o->n_elites > t->tanks_elites[seat] ||
	    o->n - o->n_elites > t->tanks[seat] - t->tanks_elites[seat])
		return PICK_IMPOSSIBLE;
	r->c.why = DU_WHY_LEADER;
	if (o->leader && (du_leader_faction(o->leader) != seat ||
			  !du_leader_may_return(t, o->leader)))
		return PICK_IMPOSSIBLE;
	r->c.why = DU_WHY_NO_SPICE;
	return p->price + price <= r->s->h.spice[seat] ? PICK_WHOLE : PICK_IMPOSSIBLE;
}

/* As many as come back for nothing, an elite among them only where no other force is left. */
static struct revival usual(const struct du_run *r, int seat)
{
	const struct du_table *t = &r->s->t;
	int normal = t->tanks[seat] - t->tanks_elites[seat];
	int n = least_of(du_free_revivals(t, seat), normal);
	int elites =
		n < du_free_revivals(t, seat) && t->tanks_elites[seat] ? ELITES : 0;

	return plan_of(r, seat, n + elites, elites);
}

static void pay(struct du_run *r, int seat, int n)
{
	r->s->h.spice[seat] = (uint16_t)(r->s->h.spice[seat] - n);
}

static void revive_leader(struct du_run *r, int seat, int leader)
{
	pay(r, seat, du_leaders[leader].strength);
	r->s->t.leader[leader] = DU_FREE;
	event_add(r->x->events, DU_EV_LEADER_BACK, AUDIENCE_ALL, "DU-026", 3, seat,
		  leader, du_leaders[leader].strength);
}

void du_revive(struct du_run *r, int seat)
{
	struct du_table *t = &r->s->t;
	struct revival p;
	const struct carry_chooser how = {fits, &p, "DU-024"};
	int slot = carry_next_slot(&r->c, seat, DU_REVIVE, -1);
	const struct du_order *o =
		slot < 0 ? NULL : carry_choose(&r->c, seat, slot, &how);

	p = o ? plan_of(r, seat, o->n, o->n_elites) : usual(r, seat);
	if (p.forces.n) {
		pay(r, seat, p.price);
		t->tanks[seat] = (uint8_t)(t->tanks[seat] - p.forces.n);
		t->tanks_elites[seat] =
			(uint8_t)(t->tanks_elites[seat] - p.forces.elites);
		event_add(r->x->events, DU_EV_REVIVED, AUDIENCE_ALL, "DU-024", 4, seat,
			  p.forces.n, p.forces.elites, p.price);
	}
	if (o && o->leader)
		revive_leader(r, seat, o->leader);
}
