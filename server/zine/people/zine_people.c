/* The people of the zine: see zine_people.h.
 * SPDX-License-Identifier: ISC */
#include "server/zine/people/zine_people.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

/* Counting ------------------------------------------------------------------------ */

static int compare_names(const void *x, const void *y)
{
	const struct zine_person *a = x, *b = y;
	size_t n = a->name.n < b->name.n ? a->name.n : b->name.n;
	int order = memcmp(a->name.s, b->name.s, n);

	return order ? order : a->name.n < b->name.n ? -1 : a->name.n > b->name.n;
}

static struct zine_person *find(struct zine_people *all, struct str name)
{
	const struct zine_person key = {.name = name};

	return all->n ? bsearch(&key, all->p, (size_t)all->n, sizeof *all->p,
				compare_names)
		      : NULL;
}

/* All names, each once, in their order. */
static void list_names(struct zine *z, struct zine_people *all)
{
	int n = 0;

	for (int i = 0; i < z->n_games; i++)
		for (int k = 0; k < z->games[i].n_players; k++) {
			struct str name = z->games[i].players[k].name;
			if (!str_equal(name, seat_of_house)) {
				struct zine_person *p = arena_push(z->a, all->p, n);
				*p = (struct zine_person){.name = name};
			}
		}
	if (n)
		qsort(all->p, (size_t)n, sizeof *all->p, compare_names);
	for (int i = 0; i < n; i++)
		if (!all->n || compare_names(&all->p[all->n - 1], &all->p[i]) != 0)
			all->p[all->n++] = all->p[i];
	for (int i = 0; i < all->n; i++)
		all->p[i].page = zine_player_page(z->a, all->p[i].name);
}

/* Their players stand in time: the first of a seat had it from the start. */
static bool is_first(const struct zine_game *g, int k)
{
	return k == 0 || g->players[k - 1].seat != g->players[k].seat;
}

static void hold(struct zine *z, struct zine_people *all, struct zine_game *g, int k)
{
	struct zine_player *x = &g->players[k];
	struct zine_person *p = find(all, x->name);
	bool last = x->until_no == INT32_MAX;

	x->person = p ? (int)(p - all->p) : -1;
	if (!p)
		return;
	struct zine_held *h = arena_push(z->a, p->held, p->n_held);
	*h = (struct zine_held){g, x->seat, last, last && is_first(g, k)};
	if (!g->n)
		return;
	p->games++;
	p->over += g->over;
	p->left += !last;
	p->won += zine_has_won(h);
	p->owed += x->owed;
	p->missed += x->missed;
}

static void list_kinds(struct zine *z, struct zine_people *all)
{
	for (int i = 0; games[i]; i++)
		for (int k = 0; k < z->n_games; k++)
			if (z->games[k].rules == games[i] && z->games[k].n) {
				*arena_push(z->a, all->kind, all->n_kinds) = games[i];
				break;
			}
}

/* Ratings -------------------------------------------------------------------------- */

/* The game's seats as they are rated: a seat that the house plays, or that changed hands, is an average player. */
static struct zine_rated rated_seats(const struct zine_game *g)
{
	struct zine_rated out = {.n = g->n_seats};

	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		out.player[i] = -1;
		out.won[i] = g->winners >> seat & 1;
		for (int k = 0; k < g->n_players; k++) {
			const struct zine_player *x = &g->players[k];
			if (x->seat != seat || x->until_no != INT32_MAX ||
			    !is_first(g, k))
				continue;
			out.player[i] = x->person;
		}
	}
	return out;
}

static int n_people(const struct zine_rated *g)
{
	int n = 0;

	for (int i = 0; i < g->n; i++)
		n += g->player[i] >= 0;
	return n;
}

/* A game is rated if it ended with a winner, and two people or more played it from its start to its end. */
static void rate_kind(struct zine *z, struct zine_people *all, int kind)
{
	struct zine_rated *list =
		arena_array(z->a, struct zine_rated, (size_t)z->n_games + 1);
	double *strength = arena_array(z->a, double, (size_t)all->n + 1);
	int n = 0;

	for (int i = 0; i < z->n_games; i++) {
		const struct zine_game *g = &z->games[i];
		if (g->rules != all->kind[kind] || !g->over || !g->winners)
			continue;
		list[n] = rated_seats(g);
		n += n_people(&list[n]) >= 2;
	}
	zine_fit(list, n, all->n, strength);
	for (int i = 0; i < all->n; i++)
		all->p[i].strength[kind] = strength[i];
	for (int i = 0; i < n; i++)
		for (int k = 0; k < list[i].n; k++)
			if (list[i].player[k] >= 0)
				all->p[list[i].player[k]].rated[kind]++;
}

bool zine_is_rated(const struct zine_person *p, int kind)
{
	return p->rated[kind] >= RATED_GAMES_MIN;
}

int zine_rating(const struct zine_person *p, int kind)
{
	return (int)(RATING_AVERAGE * p->strength[kind] + 0.5);
}

void zine_count_people(struct zine *z)
{
	struct zine_people *all = z->people = arena_new(z->a, struct zine_people);

	list_names(z, all);
	list_kinds(z, all);
	for (int i = 0; i < all->n; i++) {
		all->p[i].rated = arena_array(z->a, int, (size_t)all->n_kinds + 1);
		all->p[i].strength =
			arena_array(z->a, double, (size_t)all->n_kinds + 1);
	}
	for (int i = 0; i < z->n_games; i++) {
		struct zine_game *g = &z->games[i];
		for (int k = 0; k < g->n_players; k++)
			hold(z, all, g, k);
	}
	for (int i = 0; i < all->n_kinds; i++)
		rate_kind(z, all, i);
}

/* Seats ---------------------------------------------------------------------------- */

bool zine_has_won(const struct zine_held *h)
{
	return h->last && h->g->over && h->g->winners >> h->seat & 1;
}

/* The others who won, by the names of their players. */
static struct str with(const struct zine_held *h, struct arena *a)
{
	const struct zine_game *g = h->g;
	struct buf b = buf_in(a);

	for (int i = 0; i < g->n_seats; i++)
		if (g->seats[i].seat != h->seat && g->winners >> g->seats[i].seat & 1)
			buf_printf(
				&b, "%s%.*s", b.n ? ", " : "",
				STR_MADE(a,
					 zine_isolate(a,
						      zine_name(g, g->seats[i].seat))));
	return buf_str(&b);
}

struct str zine_outcome(const struct zine_held *h)
{
	const struct zine_game *g = h->g;

	if (!g->n)
		return STR("Not begun");
	if (!h->last)
		return STR("Another player took over");
	if (zine_has_won(h)) {
		struct str others = with(h, g->a);
		return others.n ? str_printf(g->a, "Won, with %.*s", STR_ARG(others))
				: STR("Won");
	}
	if (!(g->in_game >> h->seat & 1))
		return STR("Left the game");
	if (!g->over)
		return STR("Being played");
	return g->winners ? STR("Lost") : STR("No winner");
}

static int64_t when(const struct zine_held *h)
{
	const struct zine_game *g = h->g;

	return g->over ? g->game.ended : g->n ? g->issues[g->n - 1].made : INT64_MAX;
}

/* Games of one time stand in the order of their names. */
static int by_time(const void *x, const void *y)
{
	const struct zine_held *a = x, *b = y;

	if (when(a) != when(b))
		return when(a) < when(b) ? 1 : -1;
	return a->g != b->g ? (a->g < b->g ? -1 : 1) : a->seat - b->seat;
}

const struct zine_held *zine_newest_first(struct arena *a, const struct zine_held *held,
					  int n)
{
	struct zine_held *list = arena_array(a, struct zine_held, (size_t)n + 1);

	for (int i = 0; i < n; i++)
		list[i] = held[i];
	qsort(list, (size_t)n, sizeof *list, by_time);
	return list;
}
