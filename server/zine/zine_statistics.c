/* Statistics over all games in the zine: winners by role, players, and how often orders
 * stay out. Games that are not public are not counted either: nothing of them is told.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "server/zine/zine_parts.h"

enum { GAMES_MAX = 16 };

struct tally {
	struct str name;
	int games, over, wins, missed, owed;
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

/* "25 %", of what there was; "-" where there was nothing. */
static struct str rate(struct arena *a, int part, int of)
{
	if (!of)
		return STR("-");
	return str_printf(a, "%d %%", (100 * part + of / 2) / of);
}

/* The rate with a bar below it, as long as it is high. */
static void put_rate(struct zine_doc *d, int part, int of)
{
	struct str width =
		str_printf(d->a, "--part:%d%%", of ? (100 * part + of / 2) / of : 0);

	zine_open(d, "td", "class", "rate", NULL);
	zine_text(d, rate(d->a, part, of));
	if (of) {
		zine_open(d, "span", "class", "bar", "style", str_z(d->a, width),
			  "aria-hidden", "true", NULL);
		zine_close(d);
	}
	zine_close(d);
}

/* A row that ends in a rate. */
static void rated(struct zine_doc *d, int n, const struct str cells[], int part, int of)
{
	zine_open(d, "tr", NULL);
	for (int i = 0; i < n; i++) {
		zine_open(d, i ? "td" : "th", i ? "class" : "scope", i ? "n" : "row",
			  NULL);
		zine_text(d, cells[i]);
		zine_close(d);
	}
	put_rate(d, part, of);
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

static int bits(unsigned x)
{
	int n = 0;
	for (; x; x &= x - 1)
		n++;
	return n;
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
			struct str name =
				r->role_name ? g->role[seat] : zine_seat(g, seat);
			if (!name.n)
				continue;
			struct tally *t = tally_of(all, name);
			t->games++;
			t->wins += has(g->winners, seat);
		}
	}
}

static void roles(struct zine *z, struct zine_doc *d, const struct game_rules *r,
		  bool alone)
{
	const char *kinds = r->role_kinds ? r->role_kinds : "Seats";
	const char *const heads[] = {r->role_kind ? r->role_kind : "Seat", "Games",
				     "Won", "Rate", NULL};
	struct tallies all = {.a = z->a};

	count_roles(z, r, &all);
	zine_put(d, "h2", NULL,
		 alone ? str_printf(z->a, "The %s", kinds)
		       : str_printf(z->a, "%s: the %s", r->title, kinds));
	if (!all.n) {
		none(d);
		return;
	}
	sort(&all);
	zine_table(d, str_z(z->a, str_printf(z->a, "%s in games that are over", kinds)),
		   heads);
	for (int i = 0; i < all.n; i++)
		rated(d, 3,
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

/* Each phase counts for the player who had the seat when it was open. */
static void count_orders(const struct zine_game *g, int seat, struct tallies *all)
{
	for (int i = 1; i < g->n; i++) {
		const struct zine_player *p =
			zine_player_at(g, seat, g->issues[i - 1].phase_no);
		if (!p)
			continue;
		struct tally *t = tally_of(all, p->name);
		t->owed += has(g->issues[i].owed, seat);
		t->missed += has(g->issues[i].missed, seat);
	}
}

static void count_players(const struct zine_game *g, struct tallies *all)
{
	for (int i = 0; i < g->n_players && g->n; i++) {
		struct tally *t = tally_of(all, g->players[i].name);
		bool last = g->players[i].until_no == INT32_MAX;
		t->games++;
		t->over += g->over;
		t->wins += last && has(g->winners, g->players[i].seat);
	}
	for (int i = 0; i < g->n_seats; i++)
		count_orders(g, g->seats[i].seat, all);
}

static void players(struct zine *z, struct zine_doc *d)
{
	static const char *const heads[] = {"Player",        "Games", "Over", "Won",
					    "Orders missed", "Of",    NULL};
	struct tallies all = {.a = z->a};

	for (int i = 0; i < z->n_games; i++)
		count_players(&z->games[i], &all);
	zine_put(d, "h2", NULL, STR("The players"));
	if (!all.n) {
		zine_put(d, "p", NULL, STR("No game has begun yet."));
		return;
	}
	sort(&all);
	zine_table(d, "Players, by the names they play under", heads);
	for (int i = 0; i < all.n; i++) {
		const struct tally *t = &all.t[i];
		zine_row(d, 6,
			 (struct str[]){t->name, str_printf(z->a, "%d", t->games),
					str_printf(z->a, "%d", t->over),
					str_printf(z->a, "%d", t->wins),
					str_printf(z->a, "%d", t->missed),
					str_printf(z->a, "%d", t->owed)});
	}
	zine_table_end(d);
}

/* How often orders stay out ------------------------------------------------------- */

static void misses(struct zine *z, struct zine_doc *d)
{
	static const char *const heads[] = {"Game",   "Phases", "Orders owed",
					    "Missed", "Rate",   NULL};
	bool any = false;

	zine_put(d, "h2", NULL, STR("No orders received"));
	for (int i = 0; i < z->n_games; i++) {
		const struct zine_game *g = &z->games[i];
		int owed = 0, missed = 0;
		if (g->n < 2)
			continue;
		for (int k = 1; k < g->n; k++) {
			owed += bits(g->issues[k].owed);
			missed += bits(g->issues[k].missed);
		}
		if (!any)
			zine_table(d, "Orders that were owed and did not come", heads);
		any = true;
		rated(d, 4,
		      (struct str[]){zine_title(g), str_printf(z->a, "%d", g->n - 1),
				     str_printf(z->a, "%d", owed),
				     str_printf(z->a, "%d", missed)},
		      missed, owed);
	}
	if (any)
		zine_table_end(d);
	else
		zine_put(d, "p", NULL, STR("No phase has been played yet."));
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
