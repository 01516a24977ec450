/* The marches of the house player: see plans.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/control.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/map/reach.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/player/plans.h"

enum {
	REVIVAL_MOST = 3,
	REVIVAL_PRICE = 2,
	GARRISON = 1, /* stays in a stronghold */
	FOR_EMPTY = 60,
	FOR_STRONGER = 30,
	FOR_DECISION = 100, /* it wins, or keeps another from it */
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
	int dead = normal + (v->t.tanks_elites[v->seat] > 0);
	int free = du_are_allies(&v->t, v->seat, DU_FREMEN)
			   ? REVIVAL_MOST
			   : du_factions[v->seat].revival;
	int paid = v->own.spice / 2 / REVIVAL_PRICE;
	int n = free + paid < REVIVAL_MOST ? free + paid : REVIVAL_MOST;

	return n < dead ? n : dead;
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

/* Strongholds that the faction lacks for a victory, with its allies. */
static int lacks(const struct du_view *v, int seat)
{
	int has = du_strongholds(&v->t, seat), ally = DU_NOBODY;

	while ((ally = du_next_ally(&v->t, seat, ally)) != DU_NOBODY)
		has += du_strongholds(&v->t, ally);
	return du_strongholds_needed(&v->t, seat) - has;
}

/* Does the stronghold give the player a victory, or take one from a player who holds enough? */
static bool decides(const struct du_view *v, int territory)
{
	bool any = lacks(v, v->seat) <= 1;

	for (int seat = 0; seat < DU_SEATS; seat++)
		any |= du_plays(&v->t, seat) && seat != v->seat &&
		       !du_are_allies(&v->t, v->seat, seat) &&
		       du_fighters(&v->t, seat, territory) && lacks(v, seat) <= 0;
	return any;
}

/* The worth of coming to the area with so many, beside `others` of the same march; 0: none. */
static int worth(const struct du_view *v, int area, int n, int others)
{
	int t = du_territory_of(area), own = du_fighters(&v->t, v->seat, t) + others;
	int foes = enemies(v, t);

	if (!du_is_stronghold(t))
		return foes ? 0 : v->t.spice[area] < 2 * n ? v->t.spice[area] : 2 * n;
	int more = decides(v, t) ? FOR_DECISION : 0;
	if (!foes)
		return own ? 0 : FOR_EMPTY + more + n; /* one way is enough */
	return n + own + (more > 0) > foes + 1 ? FOR_STRONGER + more + n + own - foes
					       : 0;
}

static bool may_come(const struct du_view *v, int area)
{
	int t = du_territory_of(area);

	return !du_in_storm(area, v->t.storm) && du_has_room(&v->t, v->seat, t) &&
	       !du_meets_ally(&v->t, v->seat, t);
}

/* " with 2 elites": of so many that go, as many as there are. */
static const char *elites_among(struct moves *m, struct du_stack all, int n)
{
	int elites = all.elites < n ? all.elites : n;

	return elites ? str_printf(moves_arena(m), " with %d elite%s", elites,
				   elites > 1 ? "s" : "")
				.s
		      : "";
}

/* Shipment and movement ----------------------------------------------------------------------- */

/* A march: the largest group that may move into each territory, and the shipment that was chosen. */
struct campaign {
	const struct du_view *v;
	struct moves *m;
	const struct graph *map;
	int reach[DU_TERRITORIES];
	int shipped, to; /* how many; a territory */
};

/* Those who may leave: one stays in a stronghold. */
static int free_to_go(const struct du_view *v, int area)
{
	int n = du_there(&v->t, v->seat, area).n;

	if (v->seat == DU_BENE_GESSERIT && v->t.advisors[area])
		return 0;
	n -= du_is_stronghold(du_territory_of(area)) ? GARRISON : 0;
	return n < GROUP_LEAST || du_in_storm(area, v->t.storm) ? 0 : n;
}

static bool may_move(const struct campaign *c, int from, int to)
{
	const struct du_view *v = c->v;

	if (to == from || du_territory_of(to) == du_territory_of(from) ||
	    !may_come(v, to))
		return false;
	int steps = du_steps(&v->t, c->map, v->seat, from, to, false);
	return steps != GRAPH_FAR && steps <= du_speed(&v->t, v->seat, true);
}

static void look_round(struct campaign *c)
{
	for (int from = 0; from < DU_AREAS; from++)
		for (int to = 0; free_to_go(c->v, from) && to < DU_AREAS; to++) {
			int *most = &c->reach[du_territory_of(to)];
			if (free_to_go(c->v, from) > *most && may_move(c, from, to))
				*most = free_to_go(c->v, from);
		}
}

static void ship(struct campaign *c, int spice)
{
	const struct du_view *v = c->v;
	struct du_stack all = du_reserve(&v->t, v->seat);
	int most = all.n < SHIP_MOST ? all.n : SHIP_MOST, n_offers = 1;
	int *how = arena_array(moves_arena(c->m), int, (size_t)DU_AREAS *SHIP_MOST + 1);

	moves_offer(c->m, 0, "%s", "");
	for (int area = 0; area < DU_AREAS; area++) {
		int t = du_territory_of(area);
		if (!may_come(v, area) ||
		    (v->seat == DU_FREMEN && !du_fremen_may_ship(c->map, t)))
			continue;
		for (int n = 1; n <= most; n++) {
			int w = worth(v, area, n,
				      du_is_stronghold(t) ? c->reach[t] : 0);
			if (du_price(&v->t, v->seat, area, n) > spice || w <= 0)
				continue;
			how[n_offers++] = t * (SHIP_MOST + 1) + n;
			moves_offer(c->m, w, "ship %d%s to %s", n,
				    elites_among(c->m, all, n),
				    place_words(c->m, area));
		}
	}
	int taken = moves_take(c->m);
	if (taken > 0) {
		c->shipped = how[taken] % (SHIP_MOST + 1);
		c->to = how[taken] / (SHIP_MOST + 1);
	}
}

static void move(struct campaign *c)
{
	const struct du_view *v = c->v;

	moves_offer(c->m, 0, "%s", "");
	for (int from = 0; from < DU_AREAS; from++)
		for (int to = 0; free_to_go(v, from) && to < DU_AREAS; to++) {
			int n = free_to_go(v, from);
			int w = may_move(c, from, to)
					? worth(v, to, n,
						du_territory_of(to) == c->to
							? c->shipped
							: 0)
					: 0;
			if (w > 0)
				moves_offer(
					c->m, w, "move %d%s from %s to %s", n,
					elites_among(c->m,
						     du_there(&v->t, v->seat, from), n),
					place_words(c->m, from), place_words(c->m, to));
		}
	moves_take(c->m);
}

void du_plan_march(const struct du_view *v, struct moves *m)
{
	struct campaign c = {
		.v = v, .m = m, .map = du_graph(moves_arena(m)), .to = DU_NOWHERE};
	int n = revived(v), spice = v->own.spice - price_of_revival(v, n);

	if (n)
		moves_offer(m, 0, "revive %d%s", n,
			    v->t.tanks_elites[v->seat] ? " with 1 elite" : "");
	moves_take(m);
	look_round(&c);
	ship(&c, spice);
	move(&c);
}
