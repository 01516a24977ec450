/* The hall of fame: ratings, winners, and each game that was won.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "base/arena.h"
#include "base/clock.h"
#include "server/zine/people/zine_people.h"

/* Ratings ----------------------------------------------------------------------------- */

/* A player at their place in a list. */
struct placed {
	const struct zine_person *p;
	int figure, second; /* the higher, the further up */
};

static int by_figure(const void *x, const void *y)
{
	const struct placed *a = x, *b = y;

	if (a->figure != b->figure)
		return b->figure - a->figure;
	if (a->second != b->second)
		return b->second - a->second;
	return a->p < b->p ? -1 : a->p > b->p; /* they lie in order of name */
}

/* Equal figures share a place. */
static int place_of(const struct placed *list, int i)
{
	while (i > 0 && list[i - 1].figure == list[i].figure)
		i--;
	return i + 1;
}

/* Returns whether anybody has one. */
static bool rating_table(struct zine_doc *d, const struct zine *z, int kind)
{
	static const char *const heads[] = {"Player", "#Place", "#Rating",
					    "#Rated games", NULL};
	const struct zine_people *all = z->people;
	struct placed *list = arena_array(d->a, struct placed, (size_t)all->n + 1);
	const char *title = all->kind[kind]->title;
	int n = 0;

	for (int i = 0; i < all->n; i++)
		if (zine_is_rated(&all->p[i], kind))
			list[n++] = (struct placed){&all->p[i],
						    zine_rating(&all->p[i], kind),
						    all->p[i].rated[kind]};
	if (!n)
		return false;
	zine_put(d, "h3", NULL, str_of(title));
	qsort(list, (size_t)n, sizeof *list, by_figure);
	zine_table(d, str_z(d->a, str_printf(d->a, "Ratings in %s", title)), heads);
	for (int i = 0; i < n; i++) {
		zine_open(d, "tr", NULL);
		zine_cell(d, true, list[i].p->page, list[i].p->name);
		zine_number(d, place_of(list, i));
		zine_number(d, list[i].figure);
		zine_number(d, list[i].second);
		zine_close(d);
	}
	zine_table_end(d);
	return true;
}

static void how(struct zine_doc *d)
{
	static const char *const says[] = {
		"100 is an average player. A player with 200 is twice as strong: alone against an average player they win two games of three. In any game the chance of a player to win is their rating divided by the ratings of all players added up, so a game of six is harder to win than one of three, and worth more.",
		"All games of a kind are rated together (the model of Bradley, Terry and Luce), so it does not matter which came first. A win that several players share is divided among them.",
		"A game is rated once it is over with a winner, if two people or more played it from its start to its end. A seat that the house plays counts as an average player; so does a seat that another player took over, for whom the game is not rated.",
		"Everybody begins with one win and one loss against an average player. A rating is shown after five rated games of its kind.",
	};

	zine_open(d, "details", NULL);
	zine_put(d, "summary", NULL, STR("How ratings are made"));
	for (size_t i = 0; i < sizeof says / sizeof *says; i++)
		zine_put(d, "p", NULL, str_of(says[i]));
	zine_close(d);
}

static void ratings(struct zine_doc *d, const struct zine *z)
{
	bool any = false;

	zine_open(d, "section", "id", "ratings", NULL);
	zine_put(d, "h2", NULL, STR("Ratings"));
	for (int i = 0; i < z->people->n_kinds; i++)
		any |= rating_table(d, z, i);
	if (!z->people->n_kinds)
		zine_put(d, "p", NULL, STR("No game has begun yet."));
	else if (!any)
		zine_putf(d, "p", NULL,
			  "Nobody has finished %d rated games of one kind yet.",
			  RATED_GAMES_MIN);
	how(d);
	zine_close(d);
}

/* Winners ------------------------------------------------------------------------------ */

static bool is_any_won(const struct zine *z)
{
	for (int i = 0; i < z->n_games; i++)
		if (z->games[i].over && z->games[i].winners)
			return true;
	return false;
}

static void winners(struct zine_doc *d, const struct zine *z)
{
	static const char *const heads[] = {"Player", "#Place", "#Won",
					    "#Of",    "Rate",   NULL};
	const struct zine_people *all = z->people;
	struct placed *list = arena_array(d->a, struct placed, (size_t)all->n + 1);
	int n = 0;

	for (int i = 0; i < all->n; i++)
		if (all->p[i].won)
			list[n++] = (struct placed){&all->p[i], all->p[i].won,
						    -all->p[i].over};
	zine_open(d, "section", NULL);
	zine_put(d, "h2", NULL, STR("Winners"));
	if (n) {
		qsort(list, (size_t)n, sizeof *list, by_figure);
		zine_table(d, "Players by the games they won", heads);
	} else {
		zine_put(d, "p", NULL,
			 is_any_won(z) ? STR("So far only the house has won.")
				       : STR("No game has been won yet."));
	}
	for (int i = 0; i < n; i++) {
		zine_open(d, "tr", NULL);
		zine_cell(d, true, list[i].p->page, list[i].p->name);
		zine_number(d, place_of(list, i));
		zine_number(d, list[i].p->won);
		zine_number(d, list[i].p->over);
		zine_rate_cell(d, list[i].p->won, list[i].p->over);
		zine_close(d);
	}
	if (n)
		zine_table_end(d);
	zine_close(d);
}

/* Games -------------------------------------------------------------------------------- */

/* Each with its role below it, or with its seat, where a letter alone would stand for it. */
static void who_won(struct zine_doc *d, const struct zine_game *g)
{
	zine_open(d, "td", "class", "who", NULL);
	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		struct str name = zine_name(g, seat);
		const struct zine_player *p = zine_player_at(g, seat, INT32_MAX);
		const char *page = p ? zine_player_page(d->a, p->name) : NULL;
		if (!(g->winners >> seat & 1))
			continue;
		zine_open(d, "div", NULL);
		zine_chip(d, g, seat);
		if (page)
			zine_link(d, page, NULL, name);
		else
			zine_words(d, name);
		zine_text(d, STR(" "));
		zine_put(d, "span", "power",
			 g->role[seat].n ? g->role[seat] : zine_seat(g, seat));
		zine_close(d);
	}
	zine_close(d);
}

static void honours(struct zine_doc *d, struct zine *z)
{
	static const char *const heads[] = {"Game", "Won by", "#Turns", "End", NULL};
	struct zine_game **list;
	int n = zine_on_shelf(z, ZINE_OVER, &list), shown = 0;

	for (int i = 0; i < n; i++) {
		const struct zine_game *g = list[i];
		if (!g->winners)
			continue;
		if (shown++ >= ZINE_LISTED)
			continue;
		if (shown == 1) {
			zine_open(d, "section", NULL);
			zine_put(d, "h2", NULL, STR("Games that were won"));
			zine_table(d, "Games that were won, the last one first", heads);
		}
		zine_open(d, "tr", NULL);
		zine_game_cell(d, g);
		who_won(d, g);
		zine_number(d, g->issues[g->n - 1].told_turn);
		zine_cell(d, false, NULL, zine_day(d->a, g->game.ended));
		zine_close(d);
	}
	if (!shown)
		return;
	zine_table_end(d);
	zine_more_games(d, shown - ZINE_LISTED);
	zine_close(d);
}

struct str zine_fame_page(struct zine *z)
{
	struct zine_doc d;

	zine_begin(
		z,
		&(struct zine_head){
			.title = str_printf(z->a, "Hall of fame - %.*s",
					    STR_ARG(z->home->config.zine_title)),
			.about = STR(
				"Ratings, winners and won games, over all games that are open to readers."),
			.up = "",
			.class = "people",
			.path = "fame.html",
		},
		&d);
	zine_masthead(&d, z->home->config.zine_title, STR("Over all games in the zine"),
		      STR("HALL OF"), STR("FAME"));
	zine_put(&d, "h1", NULL, STR("Hall of fame"));
	zine_open(&d, "div", "class", "halls", NULL);
	ratings(&d, z);
	winners(&d, z);
	zine_close(&d);
	honours(&d, z);
	return zine_finish(&d);
}
