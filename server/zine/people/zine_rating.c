/* Ratings: see zine_people.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/zine/people/zine_people.h"

enum { ROUNDS_MAX = 2000 };

static double strength_of(const double strength[], int player)
{
	return player < 0 ? 1 : strength[player];
}

/* What each player has won, and the measure of what they could expect to win: the sums of one round. */
static void add_up(const struct zine_rated *g, const double strength[], double won[],
		   double against[])
{
	double all = 0;
	int winners = 0;

	for (int i = 0; i < g->n; i++) {
		all += strength_of(strength, g->player[i]);
		winners += g->won[i];
	}
	for (int i = 0; i < g->n; i++) {
		if (g->player[i] < 0)
			continue;
		against[g->player[i]] += 1 / all;
		if (g->won[i])
			won[g->player[i]] += 1.0 / winners;
	}
}

static double apart(double x, double y)
{
	return x > y ? x - y : y - x;
}

void zine_fit(const struct zine_rated *g, int n_games, int n_players, double strength[])
{
	struct arena *a = arena_create();
	double *won = arena_array(a, double, (size_t)n_players + 1);
	double *against = arena_array(a, double, (size_t)n_players + 1);
	bool moves = true;

	for (int i = 0; i < n_players; i++)
		strength[i] = 1;
	for (int round = 0; moves && round < ROUNDS_MAX; round++) {
		moves = false;
		for (int i = 0; i < n_players; i++) {
			won[i] = 1;
			against[i] = 2 / (strength[i] + 1);
		}
		for (int i = 0; i < n_games; i++)
			add_up(&g[i], strength, won, against);
		for (int i = 0; i < n_players; i++) {
			double next = won[i] / against[i];
			moves |= apart(next, strength[i]) > 1e-9 * next;
			strength[i] = next;
		}
	}
	arena_destroy(a);
}
