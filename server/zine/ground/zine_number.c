/* The running number of the zine: the reports of all public games, counted together in the order in which they came
 * out. A report that was taken back keeps its number, so that a number, once printed, stays.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

struct report {
	int64_t made;
	struct zine_game *g;
	int phase_no;
};

/* By time; games of the same moment in their order. */
static int compare(const void *x, const void *y)
{
	const struct report *a = x, *b = y;

	if (a->made != b->made)
		return a->made < b->made ? -1 : 1;
	if (a->g != b->g)
		return a->g->game.id < b->g->game.id ? -1 : 1;
	return (a->phase_no > b->phase_no) - (a->phase_no < b->phase_no);
}

static void add(struct zine *z, struct report **list, int *n, struct report r)
{
	*arena_push(z->a, *list, *n) = r;
}

/* All of the game's reports. Only where some were taken back does the course of the game not have them. */
static void add_game(struct zine *z, struct zine_game *g, struct report **list, int *n)
{
	for (int i = 0; i < g->n_reports; i++)
		add(z, list, n,
		    (struct report){g->reports[i].made, g, g->reports[i].phase_no});
	for (int i = 0; !g->n_reports && i < g->n; i++)
		add(z, list, n,
		    (struct report){g->issues[i].made, g, g->issues[i].phase_no});
}

static void set(struct zine_game *g, int phase_no, int number)
{
	for (int i = g->numbered; i < g->n && g->issues[i].phase_no <= phase_no; i++)
		if (g->issues[i].phase_no == phase_no) {
			g->issues[i].number = number;
			g->numbered = i + 1;
		}
}

void zine_give_numbers(struct zine *z)
{
	struct report *list = NULL;
	int n = 0;

	for (int i = 0; i < z->n_games; i++)
		add_game(z, &z->games[i], &list, &n);
	if (n)
		qsort(list, (size_t)n, sizeof *list, compare);
	for (int i = 0; i < n; i++)
		set(list[i].g, list[i].phase_no, i + 1);
	z->number = n;
}
