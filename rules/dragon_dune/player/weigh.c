/* Weighs a board: see weigh.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/player/weigh.h"

#include "rules/dragon_dune/engine/control.h"
#include "rules/dragon_dune/engine/moves.h"

enum {
	CASTLE = 100,
	VICTORY = 300, /* as many castles as win */
	GOLD = 3,
	TOKEN = 4,
	STEP = 2, /* of a token towards a castle */
	CERTAIN = 100,
	LIKELY = 60,
	EXPECTED_RECRUITS = 3, /* that an opponent brings to an attack */
};

void dd_weigher_init(struct dd_weigher *w, const struct dd_view *v)
{
	w->view = v;
	w->seat = v->seat;
	w->map = dd_graph();
	for (int at = 0; at < DD_AREAS; at++)
		graph_distances(w->map, at, NULL, w->distance[at]);
}

/* The strength of the seat's tokens there: special ones count two. */
static int strength(const struct dd_table *t, int seat, int area)
{
	return t->tokens[area][seat] + t->special[area][seat];
}

static int between(int least, int n, int most)
{
	return n < least ? least : n > most ? most : n;
}

/* The strongest stack that an opponent can bring there with its next move. */
static int threat(const struct dd_weigher *w, const struct dd_table *t, int area)
{
	int most = 0;

	for (int seat = 0; seat < DD_SEATS; seat++) {
		if (seat == w->seat || dd_allied(t, seat, w->seat))
			continue;
		int steps = dd_steps(t, seat);
		for (int at = 0; at < DD_AREAS; at++) {
			int n = strength(t, seat, at);
			if (n && w->distance[at][area] <= steps &&
			    n + EXPECTED_RECRUITS > most)
				most = n + EXPECTED_RECRUITS;
		}
	}
	return most;
}

/* How likely the seat controls the place when the turn ends, in percent. */
static int hold(const struct dd_weigher *w, const struct dd_table *t, int area)
{
	int own = strength(t, w->seat, area), foes = 0;

	if (!own)
		return 0;
	for (int seat = 0; seat < DD_SEATS; seat++)
		if (dd_would_fight(t, area, w->seat, seat))
			foes += strength(t, seat, area);
	if (foes)
		return between(5, 50 + 12 * (own - foes), 95);
	return CERTAIN - between(0, 5 * (threat(w, t, area) - own), 45);
}

/* Returns the price of a fight there: the winner loses the tokens that it sends. */
static int price_of_battle(const struct dd_weigher *w, const struct dd_table *t,
			   int area)
{
	int own = t->tokens[area][w->seat], foes = dd_enemies(t, w->seat, area);

	if (!own || !foes || dd_map[area].type == DD_PALACE)
		return 0;
	return TOKEN * (own < foes ? own : foes);
}

/* A castle that another player controls now counts more: taking it keeps them from winning. */
static int castle_worth(const struct dd_weigher *w, int area)
{
	const struct dd_table *now = &w->view->t;
	int owner = dd_controller(now, area);

	if (owner == DD_NOBODY || owner == w->seat || dd_allied(now, owner, w->seat))
		return CASTLE;
	return CASTLE + 20 * dd_castles(now, owner);
}

static int castles(const struct dd_weigher *w, const struct dd_table *t)
{
	int sum = 0, likely = 0, ally = t->ally[w->seat];

	for (int at = 0; at < DD_AREAS; at++) {
		if (!dd_is_castle(at))
			continue;
		int chance = hold(w, t, at);
		sum += castle_worth(w, at) * chance / CERTAIN;
		likely += chance >= LIKELY ||
			  (ally != DD_NOBODY && dd_controller(t, at) == ally);
	}
	return likely >= (ally == DD_NOBODY ? 3 : 4) ? sum + VICTORY : sum;
}

/* How likely the Wild Dragon comes by on its next walk, in sixths. */
static int sixths_of_dragon(const struct dd_table *t, int area)
{
	int way = (dd_map[area].number - t->dragon + DD_NUMBERS) % DD_NUMBERS;

	return dd_map[area].type == DD_PLAIN && way >= 1 && way <= 6 ? 7 - way : 0;
}

static int danger(const struct dd_weigher *w, const struct dd_table *t, int area)
{
	int n = t->tokens[area][w->seat] * TOKEN * 2,
	    wild = n * sixths_of_dragon(t, area) / 6;
	bool last = t->n_events && dd_event_area(t->events[t->n_events - 1]) == area;

	return (w->seat == DD_ORCS ? wild / 2 : wild) + (last ? n / 2 : 0);
}

static int gold(const struct dd_weigher *w, const struct dd_table *t, int area)
{
	int n = 2 * t->tokens[area][w->seat];

	if (!t->lying[area] || !n)
		return 0;
	return GOLD * (n < t->lying[area] ? n : t->lying[area]) * hold(w, t, area) /
	       CERTAIN;
}

/* How far the tokens there are from the next castle that the seat does not hold. */
static int way_to_go(const struct dd_weigher *w, const struct dd_table *t, int area)
{
	int next = 9, n = t->tokens[area][w->seat];

	for (int at = 0; at < DD_AREAS; at++)
		if (dd_is_castle(at) && dd_controller(t, at) != w->seat &&
		    w->distance[area][at] < next)
			next = w->distance[area][at];
	return STEP * next * (n > 8 ? 8 : n);
}

int dd_weigh(const struct dd_weigher *w, const struct dd_table *t)
{
	int sum = castles(w, t);

	for (int at = 0; at < DD_AREAS; at++)
		if (t->tokens[at][w->seat])
			sum += TOKEN * strength(t, w->seat, at) + gold(w, t, at) -
			       danger(w, t, at) - price_of_battle(w, t, at) -
			       way_to_go(w, t, at);
	return sum;
}
