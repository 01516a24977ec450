/* A player's page: what they played, how it went, and with whom.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>

#include "base/arena.h"
#include "base/clock.h"
#include "server/zine/people/zine_people.h"

enum { COMPANIONS = 12 };

/* The head --------------------------------------------------------------------------- */

static struct str games_of(struct arena *a, int n)
{
	return n == 1 ? STR("1 game") : str_printf(a, "%d games", n);
}

static struct str in_short(struct zine *z, const struct zine_person *p)
{
	struct buf b = buf_in(z->a);

	if (!p->games)
		return STR("Their first game has not begun.");
	buf_printf(&b, "%.*s played, %d over, %d won.",
		   STR_MADE(z->a, games_of(z->a, p->games)), p->over, p->won);
	if (p->owed)
		buf_printf(&b, " Orders missed in %d of %d phases.", p->missed,
			   p->owed);
	if (p->left)
		buf_printf(&b, " In %.*s another player took over.",
			   STR_MADE(z->a, games_of(z->a, p->left)));
	return buf_str(&b);
}

/* A line for each kind of game that they have ended. */
static void ratings(struct zine_doc *d, const struct zine *z,
		    const struct zine_person *p)
{
	for (int i = 0; i < z->people->n_kinds; i++) {
		const char *title = z->people->kind[i]->title;
		if (!p->rated[i])
			continue;
		zine_open(d, "p", "class", "status", NULL);
		if (zine_is_rated(p, i))
			zine_text(d, str_printf(d->a, "%s: rating %d, ", title,
						zine_rating(p, i)));
		else
			zine_text(d, str_printf(d->a, "%s: no rating yet, ", title));
		zine_link(d, "fame.html#ratings", NULL,
			  str_printf(d->a, "after %d rated %s", p->rated[i],
				     p->rated[i] == 1 ? "game" : "games"));
		zine_text(d, STR("."));
		zine_close(d);
	}
}

/* Games ------------------------------------------------------------------------------- */

static void game_row(struct zine_doc *d, const struct zine_held *h)
{
	const struct zine_game *g = h->g;
	struct str role = g->rules->role_name ? g->role[h->seat] : STR("");

	zine_open(d, "tr", "class", zine_has_won(h) ? "won" : NULL, NULL);
	zine_game_cell(d, g);
	zine_open(d, "td", "class", "who", NULL);
	if (g->n) {
		zine_chip(d, g, h->seat);
		zine_text(d, zine_seat(g, h->seat));
	} else {
		zine_text(d, STR("not settled"));
	}
	if (role.n) {
		zine_open(d, "span", "class", "power", NULL);
		zine_link(d, zine_role_page(d->a, g->rules, role), NULL, role);
		zine_close(d);
	}
	zine_close(d);
	zine_cell(d, false, NULL, zine_outcome(h));
	zine_cell(d, false, NULL,
		  g->over ? zine_day(d->a, g->game.ended)
			  : str_of(g->n ? "running" : ""));
	zine_close(d);
}

static void played(struct zine_doc *d, const struct zine_person *p)
{
	static const char *const heads[] = {"Game", "Seat", "Outcome", "End", NULL};
	const struct zine_held *list = zine_newest_first(d->a, p->held, p->n_held);

	zine_open(d, "section", NULL);
	zine_put(d, "h2", NULL, STR("Games"));
	zine_table(d,
		   str_z(d->a, str_printf(d->a, "Games of %.*s, the newest first",
					  STR_ARG(p->name))),
		   heads);
	for (int i = 0; i < p->n_held; i++)
		game_row(d, &list[i]);
	zine_table_end(d);
	zine_close(d);
}

/* Companions --------------------------------------------------------------------------- */

struct companion {
	const struct zine_person *p;
	int games, won, lost,
		both; /* won: by the companion; lost: by the player of the page */
};

static bool has_won(struct zine_game *g, int k)
{
	const struct zine_held h = {
		.g = g,
		.seat = g->players[k].seat,
		.last = g->players[k].until_no == INT32_MAX,
	};

	return zine_has_won(&h);
}

/* Did the person win in any of the seats that they had? */
static bool any_won(struct zine_game *g, int person)
{
	bool won = false;

	for (int k = 0; k < g->n_players; k++)
		won |= g->players[k].person == person && has_won(g, k);
	return won;
}

/* Did the player of row `k` have an earlier row of the game, too? Two seats of one game are one game. */
static bool has_earlier(const struct zine_game *g, int k)
{
	for (int i = 0; i < k; i++)
		if (g->players[i].person == g->players[k].person)
			return true;
	return false;
}

/* Those who played the game with them; `all` has a place for each person. */
static void meet(struct companion *all, struct zine_game *g, int person)
{
	bool we = any_won(g, person);

	for (int k = 0; k < g->n_players; k++) {
		int other = g->players[k].person;
		if (other < 0 || other == person || has_earlier(g, k))
			continue;
		bool they = any_won(g, other);
		struct companion *c = &all[other];
		c->games++;
		c->both += we && they;
		c->won += they && !we;
		c->lost += we && !they;
	}
}

static int by_games(const void *x, const void *y)
{
	const struct companion *a = x, *b = y;

	return a->games != b->games ? b->games - a->games
	       : a->p < b->p        ? -1
				    : a->p > b->p;
}

static void companions(struct zine_doc *d, const struct zine *z,
		       const struct zine_person *p)
{
	static const char *const heads[] = {"Player",        "#Games",
					    "#Won by them",  "#Won against them",
					    "#Won together", NULL};
	struct companion *list =
		arena_array(d->a, struct companion, (size_t)z->people->n + 1);
	int n = 0;

	for (int i = 0; i < p->n_held; i++)
		if (p->held[i].g->n && (!i || p->held[i].g != p->held[i - 1].g))
			meet(list, p->held[i].g, (int)(p - z->people->p));
	for (int i = 0; i < z->people->n; i++) {
		struct companion c = list[i];
		c.p = &z->people->p[i];
		if (c.games)
			list[n++] = c;
	}
	if (!n)
		return;
	qsort(list, (size_t)n, sizeof *list, by_games);
	zine_open(d, "section", NULL);
	zine_put(d, "h2", NULL, STR("With whom"));
	zine_table(d,
		   n > COMPANIONS ? "The players met most often"
				  : "The players of the same games",
		   heads);
	for (int i = 0; i < n && i < COMPANIONS; i++) {
		zine_open(d, "tr", NULL);
		zine_cell(d, true, list[i].p->page, list[i].p->name);
		zine_number(d, list[i].games);
		zine_number(d, list[i].won);
		zine_number(d, list[i].lost);
		zine_number(d, list[i].both);
		zine_close(d);
	}
	zine_table_end(d);
	zine_close(d);
}

struct str zine_player_onward(struct zine *z, const struct zine_person *p)
{
	struct str name = zine_hide(z->a, p->name);
	struct zine_doc d;

	zine_begin(z,
		   &(struct zine_head){.title = name,
				       .up = "",
				       .class = "player",
				       .path = p->page,
				       .onward = p->page},
		   &d);
	zine_masthead(&d, z->home->config.zine_title, name, STR("HAS"), STR("MOVED"));
	zine_put(&d, "h1", NULL, name);
	zine_open(&d, "p", "class", "lead", NULL);
	zine_link(&d, p->page, NULL, STR("The page of this player"));
	zine_close(&d);
	return zine_finish(&d);
}

struct str zine_player_page_of(struct zine *z, const struct zine_person *p)
{
	struct str name = zine_isolate(z->a, zine_hide(z->a, p->name)),
		   about = in_short(z, p);
	struct zine_doc d;

	zine_begin(z,
		   &(struct zine_head){
			   .title = str_printf(z->a, "%.*s - %.*s", STR_ARG(name),
					       STR_ARG(z->home->config.zine_title)),
			   .about = str_printf(z->a, "%.*s by mail: %.*s",
					       STR_ARG(name), STR_ARG(about)),
			   .up = "",
			   .class = "people",
			   .path = p->page,
		   },
		   &d);
	zine_masthead(&d, z->home->config.zine_title, STR("The players"), STR("A"),
		      STR("PLAYER"));
	zine_put(&d, "h1", NULL, name);
	zine_put(&d, "p", "lead", about);
	ratings(&d, z, p);
	zine_open(&d, "div", "class", "halls", NULL);
	played(&d, p);
	companions(&d, z, p);
	zine_close(&d);
	return zine_finish(&d);
}
