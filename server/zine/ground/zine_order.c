/* Which games and issues come first: those that are fresh.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

/* Games ------------------------------------------------------------------------ */

/* When the newest thing about it happened. */
static int64_t freshness(const struct zine_game *g)
{
	return g->over ? g->game.ended : g->n ? g->issues[g->n - 1].made : 0;
}

/* The freshest first, then by name. */
static int compare(const void *a, const void *b)
{
	const struct zine_game *x = *(struct zine_game *const *)a;
	const struct zine_game *y = *(struct zine_game *const *)b;

	if (freshness(x) != freshness(y))
		return freshness(x) < freshness(y) ? 1 : -1;
	return x < y ? -1 : 1; /* they lie in order of name */
}

enum zine_shelf zine_shelf_of(const struct zine_game *g)
{
	return g->over ? ZINE_OVER : g->n ? ZINE_RUNNING : ZINE_FILLING;
}

int zine_on_shelf(struct zine *z, enum zine_shelf shelf, struct zine_game ***out)
{
	int n = 0;

	*out = arena_array(z->a, struct zine_game *, (size_t)z->n_games + 1);
	for (int i = 0; i < z->n_games; i++)
		if (zine_shelf_of(&z->games[i]) == shelf)
			(*out)[n++] = &z->games[i];
	qsort(*out, (size_t)n, sizeof **out, compare);
	return n;
}

/* Issues ----------------------------------------------------------------------- */

struct latest {
	struct zine_game *g;
	const struct zine_issue *is;
};

static bool is_later(const struct latest *a, const struct latest *b)
{
	if (a->is->made != b->is->made)
		return a->is->made > b->is->made;
	return a->is->phase_no > b->is->phase_no;
}

int zine_latest(struct zine *z, struct zine_game *of[], int issues[], int most)
{
	struct latest list[64];
	int n = 0;

	most = most < 64 ? most : 64;
	for (int i = 0; i < z->n_games; i++)
		for (int k = 0; k < z->games[i].n; k++) {
			struct latest one = {&z->games[i], &z->games[i].issues[k]};
			int at = n < most ? n++ : most;
			for (; at > 0 && is_later(&one, &list[at - 1]); at--)
				if (at < most)
					list[at] = list[at - 1];
			if (at < most)
				list[at] = one;
		}
	for (int i = 0; i < n; i++) {
		of[i] = list[i].g;
		issues[i] = (int)(list[i].is - list[i].g->issues);
	}
	return n;
}

const struct open_place *zine_open_place(const struct zine *z,
					 const struct zine_game *g)
{
	for (int i = 0; i < z->n_open; i++)
		if (str_equal(z->open[i].game.name, g->game.name))
			return &z->open[i];
	return NULL;
}
