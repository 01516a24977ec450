/* What a game that looks for players looks like: its board as it may begin, as pictures beside the front page, and the
 * picture on its panel there.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure.h"
#include "server/options/outline.h"
#include "server/render/render_svg.h"
#include "server/zine/issue/zine_issues.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine_pages.h"

struct figure zine_first_board(struct zine_game *g, const void *view,
			       enum figure_use use)
{
	struct events none = {.a = g->a};
	struct figure f = figure_in(g->a, 0, 0);

	f.use = use;
	g->rules->chart(view, &none, &f);
	return f;
}

/* Without its ending. */
static struct str picture(const struct zine_game *g)
{
	return str_printf(g->a, "open-%.*s", STR_ARG(g->game.name));
}

static const char *file(const struct zine_game *g)
{
	return str_z(g->a, str_printf(g->a, "%.*s.svg", STR_MADE(g->a, picture(g))));
}

/* Without words, which nobody could read at a panel's width. */
static bool put_sample(struct zine *z, struct zine_game *g, const char **keep, int *n,
		       struct err *err)
{
	const void *view;

	if (!zine_has_board(g))
		return true;
	if (!game_outline(g->home, g->a, &g->game, &view, err))
		return false;
	if (!view)
		return true;
	struct figure f = zine_first_board(g, view, FIGURE_MINI);
	keep[(*n)++] = file(g);
	return zine_file(z, file(g), render_svg_by_light(g->a, &f, "board", true), err);
}

/* A game that is open to join may have no pages of its own. */
static struct zine_game game_of(struct zine *z, const struct open_place *p)
{
	return (struct zine_game){.home = p->home,
				  .a = z->a,
				  .game = p->game,
				  .rules = game_find(p->game.rules)};
}

bool zine_put_samples(struct zine *z, const char **keep, int *n, struct err *err)
{
	struct zine_game **filling;
	int n_filling = zine_on_shelf(z, ZINE_FILLING, &filling);

	for (int i = 0; i < z->n_open; i++) {
		struct zine_game g = game_of(z, &z->open[i]);
		if (!put_sample(z, &g, keep, n, err))
			return false;
	}
	for (int i = 0; i < n_filling; i++)
		if (!zine_open_place(z, filling[i]) &&
		    !put_sample(z, filling[i], keep, n, err))
			return false;
	return true;
}

static void sample(struct zine *z, struct zine_doc *d, struct zine_game *g,
		   const char *way)
{
	struct zine_issue board = {.name = picture(g)};
	struct str of = str_printf(d->a, "A first board of %s", g->rules->title);

	if (!zine_picture_size(z, str_of(file(g)), &board.board_width,
			       &board.board_height))
		return;
	zine_open(d, "figure", "class", "newest", NULL);
	if (way)
		zine_open(d, "a", "href", way, NULL);
	zine_picture(d, g, &board, "",
		     way ? str_printf(d->a, "%.*s: the page of the game", STR_ARG(of))
			 : of);
	if (way)
		zine_close(d);
	zine_put(d, "figcaption", NULL, STR("A first board, as chance may deal it"));
	zine_close(d);
}

void zine_sample(struct zine *z, struct zine_doc *d, struct zine_game *g)
{
	sample(z, d, g, zine_game_way(g));
}

void zine_sample_of(struct zine *z, struct zine_doc *d, const struct open_place *p)
{
	struct zine_game g = game_of(z, p);

	if (g.rules)
		sample(z, d, &g, NULL);
}
