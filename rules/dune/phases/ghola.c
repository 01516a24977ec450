/* Revival that no limit holds: see ghola.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/ghola.h"

#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/phases/revive.h"
#include "rules/dune/run/karama.h"

enum { GHOLA_MOST = 5, EMPEROR_MOST = 3 };

/* Forces or a leader, and not both. */
static enum pick_fit fits(struct du_run *r, int seat, const struct du_order *o,
			  int most)
{
	const struct du_table *t = &r->s->t;

	if (o->leader)
		return o->n || o->leader > DU_LEADERS ||
				       du_leader_faction(o->leader) != seat ||
				       t->leader[o->leader] != DU_DEAD
			       ? du_no(r, DU_WHY_LEADER)
			       : PICK_WHOLE;
	struct du_stack tanks = du_in_tanks(t, seat);
	struct du_stack forces = du_meant(tanks, o->n, o->n_elites);
	if (o->n < 1 || o->n > most || forces.elites > forces.n)
		return du_no(r, DU_WHY_RANGE);
	return du_are_among(r, forces, tanks) ? PICK_WHOLE : PICK_IMPOSSIBLE;
}

static enum pick_fit fits_ghola(void *run, int seat, const void *action, void *plan,
				enum pick_look look)
{
	struct du_run *r = run;

	(void)plan;
	(void)look;
	return du_holds(r->s, seat, DU_TLEILAXU_GHOLA)
		       ? fits(r, seat, action, GHOLA_MOST)
		       : du_no(r, DU_WHY_NO_CARD);
}

static enum pick_fit fits_power(void *run, int seat, const void *action, void *plan,
				enum pick_look look)
{
	(void)plan;
	(void)look;
	return fits(run, seat, action, EMPEROR_MOST);
}

static void revive(struct du_run *r, int seat, const struct du_order *o)
{
	struct du_table *t = &r->s->t;
	struct du_stack forces = du_meant(du_in_tanks(t, seat), o->n, o->n_elites);

	event_add(r->x->events, DU_EV_GHOLA, AUDIENCE_ALL, "DU-025", 4, seat, forces.n,
		  forces.elites, o->leader);
	if (o->leader)
		t->leader[o->leader] = DU_FREE;
	else
		du_out_of_tanks(t, seat, forces);
}

void du_ghola(struct du_run *r)
{
	int order[DU_SEATS], n = du_storm_order(&r->s->t, order);

	for (int i = 0; i < n; i++) {
		int seat = order[i];
		const struct du_order *o =
			du_reaction(r, seat, DU_GHOLA, 0, fits_ghola, NULL, "DU-025");
		if (o) {
			du_lay_off(r, seat, DU_TLEILAXU_GHOLA);
			revive(r, seat, o);
		}
		o = seat == DU_EMPEROR ? du_power(r, seat, fits_power, NULL) : NULL;
		if (o)
			revive(r, seat, o);
	}
}
