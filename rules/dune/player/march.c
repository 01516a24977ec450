/* The marches of the house player: see plans.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/map/reach.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/player/plans.h"

enum {
	REVIVAL_MOST = 3,
	REVIVAL_PRICE = 2,
	GARRISON = 2, /* that stay in a stronghold */
	FOR_EMPTY = 60,
	FOR_STRONGER = 30,
	GROUP_LEAST = 2,
	SHIP_MOST = 8,
};

/* "Hagga Basin 12", "Carthag": an area as orders name it. */
static const char *place_words(struct moves *m, int area)
{
	int t = du_territory_of(area);
	bool alone = du_first_area(t) == area &&
		     (area + 1 == DU_AREAS || du_territory_of(area + 1) != t);

	return alone ? du_territories[t].words
		     : str_printf(moves_arena(m), "%s %d", du_territories[t].words,
				  du_areas[area].sector)
			       .s;
}

/* Revival ---------------------------------------------------------------------------------- */

static int revived(const struct du_view *v)
{
	int normal = v->t.tanks[v->seat] - v->t.tanks_elites[v->seat];
	int free = du_are_allies(&v->t, v->seat, DU_FREMEN)
			   ? REVIVAL_MOST
			   : du_factions[v->seat].revival;
	int paid = v->own.spice / 2 / REVIVAL_PRICE;
	int n = free + paid < REVIVAL_MOST ? free + paid : REVIVAL_MOST;

	return n < normal ? n : normal;
}

/* Its price, as far as it is not free. */
static int price_of_revival(const struct du_view *v, int n)
{
	int paid = n - du_factions[v->seat].revival;

	return paid > 0 ? paid * REVIVAL_PRICE : 0;
}

/* Worth of places ----------------------------------------------------------------------------- */

/* The forces of others who would fight there. */
static int enemies(const struct du_view *v, int territory)
{
	int n = 0;

	for (int seat = 0; seat < DU_SEATS; seat++)
		if (seat != v->seat && !du_are_allies(&v->t, v->seat, seat))
			n += du_fighters(&v->t, seat, territory);
	return n;
}

/* The worth of coming to the area with so many; 0: none. */
static int worth(const struct du_view *v, int area, int n)
{
	int t = du_territory_of(area), own = du_fighters(&v->t, v->seat, t);
	int foes = enemies(v, t);

	if (!du_is_stronghold(t))
		return foes ? 0 : v->t.spice[area] < 2 * n ? v->t.spice[area] : 2 * n;
	if (!foes)
		return own ? 0 : FOR_EMPTY + n;
	return n + own > foes + 1 ? FOR_STRONGER + n + own - foes : 0;
}

static bool may_come(const struct du_view *v, int area)
{
	int t = du_territory_of(area);

	return !du_in_storm(area, v->t.storm) && du_has_room(&v->t, v->seat, t) &&
	       !du_meets_ally(&v->t, v->seat, t);
}

/* Shipment and movement ----------------------------------------------------------------------- */

static void ship(const struct du_view *v, int spice, struct moves *m)
{
	const struct graph *map = du_graph(moves_arena(m));
	struct du_stack all = du_reserve(&v->t, v->seat);
	int most = all.n - all.elites < SHIP_MOST ? all.n - all.elites : SHIP_MOST;

	moves_offer(m, 0, "%s", "");
	for (int area = 0; area < DU_AREAS; area++) {
		if (!may_come(v, area) ||
		    (v->seat == DU_FREMEN &&
		     !du_fremen_may_ship(map, du_territory_of(area))))
			continue;
		for (int n = 1; n <= most; n++)
			if (du_price(&v->t, v->seat, area, n) <= spice &&
			    worth(v, area, n) > 0)
				moves_offer(m, worth(v, area, n), "ship %d to %s", n,
					    place_words(m, area));
	}
	moves_take(m);
}

/* Those who may leave: two stay in a stronghold. */
static int free_to_go(const struct du_view *v, int area)
{
	struct du_stack all = du_there(&v->t, v->seat, area);
	int n = all.n - all.elites;

	if (v->seat == DU_BENE_GESSERIT && v->t.advisors[area])
		return 0;
	return du_is_stronghold(du_territory_of(area)) ? n - GARRISON : n;
}

static void move(const struct du_view *v, struct moves *m)
{
	const struct graph *map = du_graph(moves_arena(m));

	moves_offer(m, 0, "%s", "");
	for (int from = 0; from < DU_AREAS; from++) {
		int n = free_to_go(v, from);
		if (n < GROUP_LEAST || du_in_storm(from, v->t.storm))
			continue;
		for (int to = 0; to < DU_AREAS; to++) {
			int steps = to == from || !may_come(v, to) ||
						    du_territory_of(to) ==
							    du_territory_of(from)
					    ? GRAPH_FAR
					    : du_steps(&v->t, map, v->seat, from, to,
						       false);
			if (steps == GRAPH_FAR ||
			    steps > du_speed(&v->t, v->seat, true) ||
			    worth(v, to, n) <= 0)
				continue;
			moves_offer(m, worth(v, to, n), "move %d from %s to %s", n,
				    place_words(m, from), place_words(m, to));
		}
	}
	moves_take(m);
}

void du_plan_march(const struct du_view *v, struct moves *m)
{
	int n = revived(v), spice = v->own.spice - price_of_revival(v, n);

	if (n)
		moves_offer(m, 0, "revive %d", n);
	moves_take(m);
	ship(v, spice, m);
	move(v, m);
}
