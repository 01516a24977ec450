/* The shelves of the front page: other running games as strips, open games that look for players, games
 * that are over.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "schema/seats.h"
#include "server/zine/issue/zine_issues.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine_pages.h"

enum {
	RUNNING_MOST = 40, /* with their boards */
	PICTURED = 12,     /* of those that are over, the newest */
};

static const char *to(struct zine_game *g, struct str page)
{
	return str_z(g->a, str_printf(g->a, "%.*s/%.*s", STR_ARG(g->game.name),
				      STR_ARG(page)));
}

static const char *page_of(struct zine_game *g, const struct zine_issue *is)
{
	return to(g, str_printf(g->a, "%.*s.html", STR_ARG(is->name)));
}

/* Running ---------------------------------------------------------------------- */

/* The board of the newest issue, which leads to it. */
static void mini(struct zine_doc *d, struct zine_game *g)
{
	const struct zine_issue *is = zine_with_board(g, g->n - 1);

	if (!is->board_width)
		return;
	zine_open(d, "a", "class", "mini", "href", page_of(g, is), "tabindex", "-1",
		  "aria-hidden", "true", NULL);
	zine_mini(d, g, is, to(g, STR("")));
	zine_close(d);
}

static void strip(struct zine_doc *d, struct zine_game *g)
{
	const struct zine_issue *is = &g->issues[g->n - 1];
	struct str headline = zine_headline(g, g->n - 1);

	zine_open(d, "li", NULL);
	mini(d, g);
	zine_open(d, "div", NULL);
	zine_open(d, "h3", NULL);
	zine_link(d, to(g, STR("index.html")), NULL, zine_title(g));
	zine_close(d);
	zine_open(d, "p", "class", "headline", NULL);
	zine_link(d, page_of(g, is), NULL,
		  headline.n ? headline : zine_issue_title(g, is));
	zine_close(d);
	zine_putf(d, "p", "status", "%s. %.*s.", g->rules->title,
		  STR_MADE(g->a, zine_status(g)));
	zine_tally(d, g, g->n - 1);
	zine_close(d);
	zine_close(d);
}

void zine_strips(struct zine_doc *d, struct zine *z, const struct zine_game *but)
{
	struct zine_game **list;
	int n = zine_on_shelf(z, ZINE_RUNNING, &list), shown = 0, all = 0;

	for (int i = 0; i < n; i++)
		all += list[i] != but;
	if (!all)
		return;
	zine_put(d, "h2", NULL, but ? STR("Also being played") : STR("Being played"));
	zine_open(d, "ul", "class", "running", NULL);
	for (int i = 0; i < n && shown < RUNNING_MOST; i++)
		if (list[i] != but) {
			strip(d, list[i]);
			shown++;
		}
	zine_close(d);
	zine_more_games(d, all - shown);
}

/* Open ------------------------------------------------------------------------- */

static struct str room(const struct zine_game *g, int left)
{
	if (left <= 0)
		return STR("All its seats are taken");
	return left == 1 ? STR("1 seat is free")
			 : str_printf(g->a, "%d seats are free", left);
}

static void open_game(struct zine *z, struct zine_doc *d, struct zine_game *g)
{
	int joined = zine_joined(g), left = g->game.n_seats - joined;

	zine_open(d, "article", "class", "panel", NULL);
	zine_open(d, "h3", NULL);
	zine_link(d, to(g, STR("index.html")), NULL, zine_title(g));
	zine_close(d);
	zine_putf(d, "p", "status", "%s by mail, for %d players. %.*s.",
		  g->rules->title, g->game.n_seats, STR_MADE(g->a, room(g, left)));
	zine_sample(z, d, g);
	if (g->rules->lesson && g->rules->lesson[0])
		zine_put(d, "p", NULL, str_of(g->rules->lesson[0]));
	if (joined)
		zine_standings(d, g,
			       str_z(g->a, str_printf(g->a, "%.*s: who plays",
						      STR_MADE(g->a, zine_title(g)))));
	zine_seat_terms(d, g);
	zine_open(d, "p", NULL);
	zine_link(d, to(g, STR("rules.html")), NULL, STR("Rules it will be played by"));
	zine_close(d);
	zine_close(d);
}

void zine_open_games(struct zine_doc *d, struct zine *z)
{
	struct zine_game **list;
	int n = zine_on_shelf(z, ZINE_FILLING, &list);

	int shown = 0;

	for (int i = 0; i < n; i++) {
		if (zine_open_place(
			    z, list[i])) /* its panel stands on a shelf of its own */
			continue;
		if (!shown++) {
			zine_open(d, "section", NULL);
			zine_put(d, "h2", NULL, STR("Looking for players"));
			zine_open(d, "div", "class", "panels", NULL);
		}
		open_game(z, d, list[i]);
	}
	if (!shown)
		return;
	zine_close(d);
	zine_close(d);
}

/* Over ------------------------------------------------------------------------- */

void zine_archive(struct zine_doc *d, struct zine *z)
{
	struct zine_game **list;
	int n = zine_on_shelf(z, ZINE_OVER, &list);

	if (!n)
		return;
	zine_open(d, "section", NULL);
	zine_put(d, "h2", NULL, STR("Played to the end"));
	zine_open(d, "ul", "class", "latest archive", NULL);
	for (int i = 0; i < n && i < ZINE_LISTED; i++) {
		struct zine_game *g = list[i];
		zine_open(d, "li", NULL);
		if (i < PICTURED)
			mini(d, g);
		zine_link(d, to(g, STR("index.html")), NULL, zine_title(g));
		zine_putf(d, "span", "status", "%s. %.*s.", g->rules->title,
			  STR_MADE(g->a, zine_status(g)));
		zine_putf(d, "span", "when", "%d issues, the last on %.*s", g->n,
			  STR_MADE(g->a, clock_short(g->a, g->game.ended)));
		zine_close(d);
	}
	zine_close(d);
	zine_more_games(d, n - ZINE_LISTED);
	zine_close(d);
}
