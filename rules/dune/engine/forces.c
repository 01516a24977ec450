/* Forces: see forces.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/forces.h"

#include "rules/dune/table/order.h"

int du_elites(const struct du_table *t, int seat)
{
	return t->option.advanced_factions ? du_factions[seat].elites : 0;
}

struct du_stack du_there(const struct du_table *t, int seat, int area)
{
	return (struct du_stack){t->forces[area][seat], t->elites[area][seat]};
}

struct du_stack du_reserve(const struct du_table *t, int seat)
{
	struct du_stack r = {DU_FORCES - t->tanks[seat],
			     du_elites(t, seat) - t->tanks_elites[seat]};

	for (int area = 0; area < DU_AREAS; area++) {
		r.n -= t->forces[area][seat];
		r.elites -= t->elites[area][seat];
	}
	return r;
}

void du_put(struct du_table *t, int seat, int area, struct du_stack s)
{
	t->forces[area][seat] = (uint8_t)(t->forces[area][seat] + s.n);
	t->elites[area][seat] = (uint8_t)(t->elites[area][seat] + s.elites);
}

void du_take(struct du_table *t, int seat, int area, struct du_stack s)
{
	t->forces[area][seat] = (uint8_t)(t->forces[area][seat] - s.n);
	t->elites[area][seat] = (uint8_t)(t->elites[area][seat] - s.elites);
	if (seat == DU_BENE_GESSERIT && t->advisors[area] > t->forces[area][seat])
		t->advisors[area] = t->forces[area][seat];
}

void du_kill(struct du_table *t, int seat, int area, struct du_stack s)
{
	du_take(t, seat, area, s);
	t->tanks[seat] = (uint8_t)(t->tanks[seat] + s.n);
	t->tanks_elites[seat] = (uint8_t)(t->tanks_elites[seat] + s.elites);
}

struct du_stack du_some(struct du_stack all, int n)
{
	int normal = all.n - all.elites;

	return (struct du_stack){n, n > normal ? n - normal : 0};
}

struct du_stack du_meant(struct du_stack all, int n, int elites)
{
	if (!elites)
		return du_some(all, n);
	return (struct du_stack){n, elites == DU_NO_ELITES ? 0 : elites};
}
