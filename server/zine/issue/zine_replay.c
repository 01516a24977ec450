/* A game replayed without a script: its boards below each other, one to a screen, and scrolling rests at each.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "server/zine/issue/zine_issues.h"

bool zine_has_replay(const struct zine_game *g)
{
	return g->n > 1 && zine_has_board(g);
}

static const char *page_of(const struct zine_game *g, int i)
{
	return str_z(g->a, str_printf(g->a, "%.*s.html", STR_ARG(g->issues[i].name)));
}

static void step(struct zine_doc *d, struct zine_game *g, int i)
{
	const struct zine_issue *is = zine_with_board(g, i);
	struct str title = zine_issue_title(g, is), headline = zine_headline(g, i),
		   line = zine_summary(g, i);

	zine_open(d, "li", NULL);
	/* All boards of a row are of one kind. */
	struct zine_issue small = *is;
	small.phone_width = 0;
	if (is->board_width)
		zine_picture(d, g, &small, "",
			     str_printf(g->a, "The board. %.*s", STR_ARG(title)));
	zine_open(d, "div", NULL);
	zine_open(d, "h2", NULL);
	zine_link(d, page_of(g, i), NULL, title);
	zine_close(d);
	if (headline.n)
		zine_put(d, "p", "headline", headline);
	if (line.n)
		zine_put(d, "p", NULL, line);
	zine_tally(d, g, i);
	zine_putf(d, "p", "when", "%d of %d. %.*s", i + 1, g->n,
		  STR_MADE(g->a, clock_long(g->a, is->made)));
	zine_close(d);
	zine_close(d);
}

struct str zine_replay_page(struct zine *z, struct zine_game *g)
{
	struct str title =
		str_printf(g->a, "%.*s: board by board", STR_MADE(g->a, zine_title(g)));
	struct zine_doc d;

	zine_begin(z,
		   &(struct zine_head){
			   .title = str_printf(g->a, "%.*s - %.*s", STR_ARG(title),
					       STR_ARG(z->home->config.zine_title)),
			   .about = str_printf(
				   g->a,
				   "%s by mail: all boards of %.*s, one to a screen.",
				   g->rules->title, STR_MADE(g->a, zine_title(g))),
			   .up = "../",
			   .class = "replay",
			   .feed = zine_title(g),
			   .path = str_z(g->a, str_printf(g->a, "%.*s/replay.html",
							  STR_ARG(g->game.name))),
		   },
		   &d);
	zine_masthead(&d, z->home->config.zine_title, zine_status(g), STR("THE"),
		      STR("BOARDS"));
	zine_open(&d, "nav", "class", "pager", "aria-label", "Game", NULL);
	zine_link(&d, "index.html", "up", zine_title(g));
	zine_close(&d);
	zine_put(&d, "h1", NULL, title);
	zine_put(&d, "p", "lead",
		 STR("Scroll on: each board rests on the screen, from the start on."));
	zine_open(&d, "ol", "class", "boards", NULL);
	for (int i = 0; i < g->n; i++)
		step(&d, g, i);
	zine_close(&d);
	return zine_finish(&d);
}
