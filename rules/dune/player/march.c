/* The marches of the house player: see plans.h.
 * SPDX-License-Identifier: ISC */
#include <limits.h>
#include <string.h>

#include "base/arena.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/control.h"
#include "rules/dune/engine/leaders.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/map/reach.h"
#include "rules/dune/map/storm.h"
#include "rules/dune/player/plans.h"
#include "rules/dune/table/card.h"

enum {
	REVIVAL_MOST = 3,
	REVIVAL_PRICE = 2,
	GARRISON = 1, /* stays in a stronghold */
	FOR_EMPTY = 60,
	FOR_STRONGER = 30,
	FOR_DECISION = 100, /* it wins, or keeps another from it */
	GROUP_LEAST = 2,
	SHIP_MOST = 8,
	FOR_TRAITOR = 2, /* forces */
	CHOICES = 3,     /* of one order */
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

/* The strongest leader who may be bought back for half of that spice; 0: none. */
static int leader_back(const struct du_view *v, int spice)
{
	int best = 0;

	for (int i = 0; i < DU_LEADERS_EACH; i++) {
		int leader = du_leader(v->seat, i);
		if (du_leader_may_return(&v->t, leader) &&
		    2 * du_leaders[leader].strength <= spice &&
		    du_leaders[leader].strength > du_leaders[best].strength)
			best = leader;
	}
	return best;
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
	return du_strongholds_needed(&v->t, seat) - du_held_together(&v->t, seat);
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

/* What leaders add to the own forces in a battle there: the better leader, and each traitor card of a leader of theirs who
 * lives. */
static int edge(const struct du_view *v, int territory)
{
	int worst = INT_MIN, mine = du_best_leader(v, v->seat, territory);

	for (int seat = 0; seat < DU_SEATS; seat++) {
		int theirs = du_best_leader(v, seat, territory), traitors = 0;
		if (seat == v->seat || !du_fighters(&v->t, seat, territory))
			continue;
		for (int i = 0; i < DU_TRAITORS_MAX; i++) {
			int leader = v->own.traitor[i];
			traitors += leader && du_leader_faction(leader) == seat &&
				    v->t.leader[leader] == DU_FREE;
		}
		int n = du_leaders[theirs].strength - du_leaders[mine].strength -
			FOR_TRAITOR * traitors;
		worst = n > worst ? n : worst;
	}
	return worst == INT_MIN ? 0 : -worst;
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
	int by = n + own + edge(v, t) - foes - (more == 0);
	return by > 0 ? FOR_STRONGER + more + by : 0;
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
	int moved, left; /* the territories to and from which the movement goes */
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

/* Orders for one decision: the best to each territory. */
struct ways {
	struct {
		int worth, n;
		struct str order;
	} to[DU_TERRITORIES];
};

static void consider(struct ways *w, int territory, int worth, int n, struct str order)
{
	if (worth <= w->to[territory].worth)
		return;
	w->to[territory].worth = worth;
	w->to[territory].n = n;
	w->to[territory].order = order;
}

/* The territory of the best order but for those in `done`; DU_NOWHERE: there is none. */
static int best_of(const struct ways *w, uint64_t done)
{
	int best = DU_NOWHERE;

	for (int t = 0; t < DU_TERRITORIES; t++)
		if (!(done >> t & 1) && w->to[t].worth > 0 &&
		    (best == DU_NOWHERE || w->to[t].worth > w->to[best].worth))
			best = t;
	return best;
}

/* "ship 5 to Carthag else ship 3 to Arrakeen": where the first is not possible, the next counts. Returns the territory of the
 * first, DU_NOWHERE: nothing is ordered. */
static int order_first(struct campaign *c, const struct ways *w)
{
	int of[DU_TERRITORIES + 1], n = 1;

	moves_offer(c->m, 0, "%s", "");
	for (int t = 0; t < DU_TERRITORIES; t++) {
		struct buf line = buf_in(moves_arena(c->m));
		uint64_t done = 0;
		if (w->to[t].worth <= 0)
			continue;
		for (int next = t, k = 0; next != DU_NOWHERE && k < CHOICES;
		     next = best_of(w, done), k++) {
			buf_printf(&line, "%s" PRI_STR, k ? " else " : "",
				   STR_ARG(w->to[next].order));
			done |= UINT64_C(1) << next;
		}
		of[n++] = t;
		moves_offer(c->m, w->to[t].worth, "%s", line.s);
	}
	int taken = moves_take(c->m);
	return taken > 0 ? of[taken] : DU_NOWHERE;
}

static void ship(struct campaign *c, int spice)
{
	const struct du_view *v = c->v;
	struct du_stack all = du_reserve(&v->t, v->seat);
	int most = all.n < SHIP_MOST ? all.n : SHIP_MOST;
	struct ways *w = arena_new(moves_arena(c->m), struct ways);

	*w = (struct ways){0};
	for (int area = 0; area < DU_AREAS; area++) {
		int t = du_territory_of(area);
		if (!may_come(v, area) ||
		    (v->seat == DU_FREMEN && !du_fremen_may_ship(c->map, t)))
			continue;
		for (int n = 1; n <= most; n++)
			if (du_price(&v->t, v->seat, area, n) <= spice)
				consider(w, t,
					 worth(v, area, n,
					       du_is_stronghold(t) ? c->reach[t] : 0),
					 n,
					 str_printf(moves_arena(c->m),
						    "ship %d%s to %s", n,
						    elites_among(c->m, all, n),
						    place_words(c->m, area)));
	}
	c->to = order_first(c, w);
	c->shipped = c->to == DU_NOWHERE ? 0 : w->to[c->to].n;
}

/* "move 3 with 1 elite from Arrakeen to Carthag" */
static struct str group(const struct campaign *c, const char *verb, int n, int from,
			int to)
{
	return str_printf(moves_arena(c->m), "%s %d%s from %s to %s", verb, n,
			  elites_among(c->m, du_there(&c->v->t, c->v->seat, from), n),
			  place_words(c->m, from), place_words(c->m, to));
}

/* "move ..."; then "hajr move ..." from elsewhere and to another territory. */
static void move(struct campaign *c, const char *verb)
{
	const struct du_view *v = c->v;
	struct ways *w = arena_new(moves_arena(c->m), struct ways);
	int origin[DU_TERRITORIES];

	*w = (struct ways){0};
	for (int from = 0; from < DU_AREAS; from++)
		for (int to = 0; free_to_go(v, from) && to < DU_AREAS; to++) {
			int n = free_to_go(v, from), t = du_territory_of(to);
			if (!may_move(c, from, to) || t == c->moved ||
			    du_territory_of(from) == c->left)
				continue;
			int more = worth(v, to, n, t == c->to ? c->shipped : 0);
			if (more > w->to[t].worth)
				origin[t] = du_territory_of(from);
			consider(w, t, more, n, group(c, verb, n, from, to));
		}
	c->moved = order_first(c, w);
	c->left = c->moved == DU_NOWHERE ? DU_NOWHERE : origin[c->moved];
}

void du_plan_rides(const struct du_view *v, struct moves *m)
{
	struct campaign c = {.v = v, .m = m, .to = DU_NOWHERE};

	for (int from = 0; v->seat == DU_FREMEN && from < DU_AREAS; from++) {
		int t = du_territory_of(from), n = du_there(&v->t, v->seat, from).n;
		struct ways *w = arena_new(moves_arena(m), struct ways);
		if (!n || !memchr(v->t.rides, t + 1, DU_RIDES))
			continue;
		*w = (struct ways){0};
		for (int to = 0; to < DU_AREAS; to++)
			if (du_territory_of(to) != t && may_come(v, to))
				consider(w, du_territory_of(to), worth(v, to, n, 0), n,
					 group(&c, "ride", n, from, to));
		order_first(&c, w);
	}
}

void du_plan_march(const struct du_view *v, struct moves *m)
{
	struct campaign c = {.v = v,
			     .m = m,
			     .map = du_graph(),
			     .to = DU_NOWHERE,
			     .moved = DU_NOWHERE,
			     .left = DU_NOWHERE};
	int n = revived(v), spice = v->own.spice - price_of_revival(v, n);

	int leader = leader_back(v, spice);

	if (n || leader)
		moves_offer(m, 0, "revive %d%s%s%s", n,
			    n && v->t.tanks_elites[v->seat] ? " with 1 elite" : "",
			    leader ? " leader " : "",
			    leader ? du_leaders[leader].name : "");
	moves_take(m);
	spice -= du_leaders[leader].strength;
	look_round(&c);
	ship(&c, spice);
	move(&c, "move");
	if (c.moved != DU_NOWHERE && du_view_holds(v, DU_HAJR))
		move(&c, "hajr move");
}
