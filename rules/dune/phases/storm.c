/* The storm moves: see storm.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/storm.h"

#include "rules/dune/map/storm.h"
#include "rules/dune/run/karama.h"

/* A storm is one use of the advantage, however many Fremen it meets. */
static bool halves(struct du_run *r)
{
	if (!r->storm_met)
		du_uses(r, DU_FRE_STORMHALF);
	r->storm_met = true;
	return du_has(&r->s->t, DU_FRE_STORMHALF);
}

/* The Fremen lose half, rounded up, and none where the storm stays. */
static int losses(struct du_run *r, int seat, int area, bool stays)
{
	int n = r->s->t.forces[area][seat];

	if (!n || seat != DU_FREMEN || !halves(r))
		return n;
	return stays ? 0 : (n + 1) / 2;
}

static void sweep_area(struct du_run *r, int area, bool stays)
{
	struct du_table *t = &r->s->t;

	for (int seat = 0; seat < DU_SEATS; seat++) {
		struct du_stack lost =
			du_some(du_there(t, seat, area), losses(r, seat, area, stays));
		if (!lost.n)
			continue;
		du_kill(t, seat, area, lost);
		event_add(r->x->events, DU_EV_SWEPT, AUDIENCE_ALL,
			  t->turn > 1 ? "DU-002" : "DU-006", 4, seat, lost.n,
			  lost.elites, area);
	}
	du_lose_spice(r, area, DU_EV_SPICE_SWEPT);
}

static void sweep(struct du_run *r, bool stays)
{
	struct du_table *t = &r->s->t;

	for (int area = 0; area < DU_AREAS; area++)
		if (du_in_storm(area, t->storm) && du_is_swept(area, t->wall_gone))
			sweep_area(r, area, stays);
}

static void tell(struct du_run *r, int sectors, int to)
{
	event_add(r->x->events, DU_EV_STORM, AUDIENCE_ALL, "DU-002", 2, sectors, to);
}

void du_first_storm(struct du_run *r, int sectors)
{
	struct du_table *t = &r->s->t;

	t->storm = (uint8_t)du_sector_after(DU_STORM_START, sectors);
	tell(r, sectors, t->storm);
	sweep(r, false);
}

void du_storm_moves(struct du_run *r, int sectors)
{
	struct du_table *t = &r->s->t;

	r->storm_met = false;
	tell(r, sectors, du_sector_after(t->storm, sectors));
	if (!sectors)
		sweep(r, true);
	for (int i = 0; i < sectors; i++) {
		t->storm = (uint8_t)du_sector_after(t->storm, 1);
		sweep(r, false);
	}
}
