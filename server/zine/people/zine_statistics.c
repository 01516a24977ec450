/* Statistics over all games in the zine: winners by role, players, and how often orders
 * stay out. Games that are not public are not counted either: nothing of them is told.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "server/zine/people/zine_people.h"

enum { GAMES_MAX = 16 };

struct tally {
	struct str name;
	int games, wins;
};

struct tallies {
	struct arena *a;
	int n;
	struct tally *t;
};

static struct tally *tally_of(struct tallies *all, struct str name)
{
	for (int i = 0; i < all->n; i++)
		if (str_equal(all->t[i].name, name))
			return &all->t[i];
	struct tally *t = arena_push(all->a, all->t, all->n);
	*t = (struct tally){.name = name};
	return t;
}

/* A row that ends in a rate; `href`: where its name leads. */
static void rated(struct zine_doc *d, const char *href, int n, const struct str cells[],
		  int part, int of)
{
	zine_open(d, "tr", NULL);
	zine_cell(d, true, href, cells[0]);
	for (int i = 1; i < n; i++)
		zine_put(d, "td", "n", cells[i]);
	zine_rate_cell(d, part, of);
	zine_close(d);
}

static int by_wins(const void *x, const void *y)
{
	const struct tally *a = x, *b = y;

	if (a->wins != b->wins)
		return b->wins - a->wins;
	if (a->games != b->games)
		return b->games - a->games;
	int order = memcmp(a->name.s, b->name.s,
			   a->name.n < b->name.n ? a->name.n : b->name.n);
	return order ? order : (int)a->name.n - (int)b->name.n;
}

static void sort(struct tallies *all)
{
	if (all->n)
		qsort(all->t, (size_t)all->n, sizeof *all->t, by_wins);
}

static int has(unsigned seats, int seat)
{
	return seats >> seat & 1 ? 1 : 0;
}

static void none(struct zine_doc *d)
{
	zine_put(d, "p", NULL, STR("No game has finished yet."));
}

/* Winners by role ---------------------------------------------------------------- */

/* Counts winners of one kind of game: by role, or by seat where its seats have no
 * roles. */
static void count_roles(const struct zine *z, const struct game_rules *r,
			struct tallies *all)
{
	for (int i = 0; i < z->n_games; i++) {
		const struct zine_game *g = &z->games[i];
		for (int k = 0; g->rules == r && k < g->n_seats && g->over && g->n;
		     k++) {
			int seat = g->seats[k].seat;
			struct str name = zine_role_of(g, seat);
			if (!name.n)
				continue;
			struct tally *t = tally_of(all, name);
			t->games++;
			t->wins += has(g->winners, seat);
		}
	}
}

static bool is_any_over(const struct zine *z, const struct game_rules *r)
{
	for (int i = 0; i < z->n_games; i++)
		if (z->games[i].rules == r && z->games[i].over && z->games[i].n)
			return true;
	return false;
}

static void roles(struct zine *z, struct zine_doc *d, const struct game_rules *r,
		  bool alone)
{
	const char *kinds = r->role_kinds ? r->role_kinds : game_seat_kinds(r);
	const char *const heads[] = {r->role_kind ? r->role_kind : game_seat_kind(r),
				     "#Games", "#Won", "Rate", NULL};
	struct tallies all = {.a = z->a};

	count_roles(z, r, &all);
	zine_put(d, "h2", NULL,
		 alone ? str_printf(z->a, "The %s", kinds)
		       : str_printf(z->a, "%s: the %s", r->title, kinds));
	if (!all.n && is_any_over(z, r)) {
		zine_putf(d, "p", NULL, "No game with %s has finished yet.", kinds);
		return;
	}
	if (!all.n) {
		none(d);
		return;
	}
	sort(&all);
	zine_table(d, str_z(z->a, str_printf(z->a, "%s in games that are over", kinds)),
		   heads);
	for (int i = 0; i < all.n; i++)
		rated(d, zine_role_page(z->a, r, all.t[i].name), 3,
		      (struct str[]){all.t[i].name,
				     str_printf(z->a, "%d", all.t[i].games),
				     str_printf(z->a, "%d", all.t[i].wins)},
		      all.t[i].wins, all.t[i].games);
	zine_table_end(d);
}

/* A table for each kind of game that the zine has. */
static void what_wins(struct zine *z, struct zine_doc *d)
{
	const struct game_rules *kind[GAMES_MAX];
	int n = 0;

	for (int i = 0; games[i] && n < GAMES_MAX; i++)
		for (int k = 0; k < z->n_games; k++)
			if (z->games[k].rules == games[i]) {
				kind[n++] = games[i];
				break;
			}
	if (!n)
		kind[n++] = games[0];
	for (int i = 0; i < n; i++) {
		zine_open(d, "section", NULL);
		roles(z, d, kind[i], n == 1);
		zine_close(d);
	}
}

/* Players ------------------------------------------------------------------------ */

static int by_victories(const void *x, const void *y)
{
	const struct zine_person *a = *(const struct zine_person *const *)x,
				 *b = *(const struct zine_person *const *)y;

	if (a->won != b->won)
		return b->won - a->won;
	if (a->games != b->games)
		return b->games - a->games;
	return a < b ? -1 : a > b; /* they lie in order of name */
}

static void player(struct zine_doc *d, const struct zine_person *p)
{
	zine_open(d, "tr", NULL);
	zine_cell(d, true, p->page, p->name);
	zine_number(d, p->games);
	zine_number(d, p->over);
	zine_number(d, p->won);
	zine_number(d, p->missed);
	zine_number(d, p->owed);
	zine_close(d);
}

static bool is_any_begun(const struct zine *z)
{
	for (int i = 0; i < z->n_games; i++)
		if (z->games[i].n)
			return true;
	return false;
}

static void players(struct zine *z, struct zine_doc *d)
{
	static const char *const heads[] = {"Player",         "#Games", "#Over", "#Won",
					    "#Orders missed", "#Of",    NULL};
	const struct zine_people *all = z->people;
	const struct zine_person **list =
		arena_array(z->a, const struct zine_person *, (size_t)all->n + 1);
	int n = 0;

	for (int i = 0; i < all->n; i++)
		if (all->p[i].games)
			list[n++] = &all->p[i];
	zine_put(d, "h2", NULL, STR("The players"));
	if (!n) {
		zine_put(d, "p", NULL,
			 is_any_begun(z) ? STR("So far only the house has played.")
					 : STR("No game has begun yet."));
		return;
	}
	qsort(list, (size_t)n, sizeof *list, by_victories);
	zine_table(d, "Players, by the names they play under", heads);
	for (int i = 0; i < n; i++)
		player(d, list[i]);
	zine_table_end(d);
}

/* How often orders stay out ------------------------------------------------------- */

/* Games of which a phase was played: those that run, then those that are over, the newest first. Returns how many. */
static int played(struct zine *z, struct zine_game ***out)
{
	static const enum zine_shelf shelves[] = {ZINE_RUNNING, ZINE_OVER};
	struct zine_game **all = arena_array(z->a, struct zine_game *,
					     (size_t)z->n_games + 1),
			 **list;
	int n = 0;

	for (size_t k = 0; k < sizeof shelves / sizeof *shelves; k++) {
		int on = zine_on_shelf(z, shelves[k], &list);
		for (int i = 0; i < on; i++)
			if (list[i]->n > 1)
				all[n++] = list[i];
	}
	*out = all;
	return n;
}

static void misses(struct zine *z, struct zine_doc *d)
{
	static const char *const heads[] = {"Game",    "#Phases", "#Orders owed",
					    "#Missed", "Rate",    NULL};
	struct zine_game **list;
	int n = played(z, &list);

	zine_put(d, "h2", NULL, STR("No orders received"));
	if (!n) {
		zine_put(d, "p", NULL, STR("No phase has been played yet."));
		return;
	}
	zine_table(d, "Orders that were owed and did not come", heads);
	for (int i = 0; i < n && i < ZINE_LISTED; i++) {
		const struct zine_game *g = list[i];
		rated(d, zine_game_way(g), 4,
		      (struct str[]){zine_title(g), str_printf(z->a, "%d", g->n - 1),
				     str_printf(z->a, "%d", g->owed),
				     str_printf(z->a, "%d", g->missed)},
		      g->missed, g->owed);
	}
	zine_table_end(d);
	zine_more_games(d, n - ZINE_LISTED);
}

struct str zine_statistics_page(struct zine *z)
{
	struct zine_doc d;

	zine_begin(
		z,
		&(struct zine_head){
			.title = str_printf(z->a, "Statistics - %.*s",
					    STR_ARG(z->home->config.zine_title)),
			.about = STR(
				"Winners, players and missed orders over all games that are open to readers."),
			.up = "",
			.class = "statistics",
			.path = "statistics.html",
		},
		&d);
	zine_masthead(&d, z->home->config.zine_title, STR("Over all games in the zine"),
		      STR("IN"), STR("NUMBERS"));
	zine_put(&d, "h1", NULL, STR("Statistics"));
	zine_open(&d, "div", "class", "sections", NULL);
	what_wins(z, &d);
	zine_open(&d, "section", NULL);
	players(z, &d);
	zine_close(&d);
	zine_open(&d, "section", NULL);
	misses(z, &d);
	zine_close(&d);
	zine_close(&d);
	return zine_finish(&d);
}
