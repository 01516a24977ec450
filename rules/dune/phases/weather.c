/* Weather Control and Family Atomics: see weather.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/weather.h"

#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/map/reach.h"

enum { WEATHER_MOST = 10 };

static enum pick_fit fits_weather(void *run, int seat, const void *action, void *plan,
				  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_order *o = action;

	(void)plan;
	(void)look;
	if (o->n < 0 || o->n > WEATHER_MOST)
		return du_no(r, DU_WHY_RANGE);
	return du_holds(r->s, seat, DU_WEATHER_CONTROL) ? PICK_WHOLE
							: du_no(r, DU_WHY_NO_CARD);
}

int du_weather(struct du_run *r, int sectors)
{
	int order[DU_SEATS], n = du_storm_order(&r->s->t, order);

	r->sectors = sectors;
	for (int i = 0; i < n; i++) {
		const struct du_order *o = du_reaction(r, order[i], DU_WEATHER, 0,
						       fits_weather, NULL, "DU-007");
		if (!o)
			continue;
		event_add(r->x->events, DU_EV_WEATHER, AUDIENCE_ALL, "DU-007", 2,
			  order[i], o->n);
		du_lay_off(r, order[i], DU_WEATHER_CONTROL);
		r->sectors = o->n;
		break;
	}
	return r->sectors;
}

static enum pick_fit fits_atomics(void *run, int seat, const void *action, void *plan,
				  enum pick_look look)
{
	struct du_run *r = run;
	const struct du_table *t = &r->s->t;

	(void)action;
	(void)plan;
	(void)look;
	if (!du_holds(r->s, seat, DU_FAMILY_ATOMICS))
		return du_no(r, DU_WHY_NO_CARD);
	for (int area = 0; area < DU_AREAS; area++)
		if (t->forces[area][seat] && du_reaches_wall(du_map(r), area, t->storm))
			return PICK_WHOLE;
	return du_no(r, DU_WHY_FAR);
}

static void blast(struct du_run *r, int area)
{
	for (int seat = 0; seat < DU_SEATS; seat++) {
		struct du_stack all = du_there(&r->s->t, seat, area);
		if (!all.n)
			continue;
		du_kill(&r->s->t, seat, area, all);
		event_add(r->x->events, DU_EV_BLASTED, AUDIENCE_ALL, "DU-007", 4, seat,
			  all.n, all.elites, area);
	}
}

void du_set_off_atomics(struct du_run *r)
{
	int order[DU_SEATS], n = du_storm_order(&r->s->t, order);

	for (int i = 0; i < n && !r->s->t.wall_gone; i++) {
		if (!du_reaction(r, order[i], DU_ATOMICS, 0, fits_atomics, NULL,
				 "DU-007"))
			continue;
		event_add(r->x->events, DU_EV_ATOMICS, AUDIENCE_ALL, "DU-007", 1,
			  order[i]);
		du_remove(r->s, order[i], DU_FAMILY_ATOMICS);
		r->s->t.wall_gone = 1;
		for (int area = 0; area < DU_AREAS; area++)
			if (du_territory_of(area) == DU_SHIELD_WALL)
				blast(r, area);
	}
}
