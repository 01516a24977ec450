/* A game's own page: how it stands, its issues with their boards turn by turn, its
 * course drawn; and the page of its rules.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/figure.h"
#include "server/options/house_rules.h"
#include "server/render/render_svg.h"
#include "server/zine/issue/zine_issues.h"
#include "server/zine/people/zine_people.h"
#include "server/zine/zine_pages.h"

static void head(struct zine *z, struct zine_game *g, struct zine_doc *d,
		 const char *what, const char *page)
{
	zine_begin(z,
		   &(struct zine_head){
			   .title = str_printf(g->a, "%.*s%s%s - %.*s",
					       STR_MADE(g->a, zine_title(g)),
					       *what ? ": " : "", what,
					       STR_ARG(z->home->config.zine_title)),
			   .about = str_printf(
				   g->a, "%s by mail: %.*s. %.*s. %.*s",
				   g->rules->title, STR_MADE(g->a, zine_title(g)),
				   STR_MADE(g->a, zine_status(g)),
				   STR_MADE(g->a,
					    g->over ? STR("")
						    : zine_leaders(g->a, g, g->n - 1))),
			   .up = "../",
			   .class = "game",
			   .image = zine_preview_path(g, g->n - 1),
			   .feed = g->n ? zine_title(g) : STR(""),
			   .path = str_z(g->a, str_printf(g->a, "%.*s/%s",
							  STR_ARG(g->game.name), page)),
		   },
		   d);
}

static const char *page_of(const struct zine_game *g, const struct zine_issue *is)
{
	return str_z(g->a, str_printf(g->a, "%.*s.html", STR_ARG(is->name)));
}

/* Below the heading of its turn. */
static struct str label(const struct zine_game *g, const struct zine_issue *is)
{
	if (is->phase && is->told_phase)
		return str_printf(g->a, "After phase %d", is->told_phase);
	return zine_issue_title(g, is);
}

static void issue(struct zine_doc *d, struct zine_game *g, int i)
{
	const struct zine_issue *is = zine_with_board(g, i);
	struct str headline = zine_headline(g, i);
	const char *name = is->name.s;
	int n = (int)is->name.n;

	zine_open(d, "li", NULL);
	zine_open(d, "a", "href", str_z(g->a, str_printf(g->a, "%.*s.html", n, name)),
		  NULL);
	if (is->board_width)
		zine_mini(d, g, is, "");
	zine_put(d, "span", "label", label(g, is));
	zine_close(d);
	if (headline.n)
		zine_put(d, "span", "headline", headline);
	zine_put(d, "span", "when", clock_date(g->a, is->made));
	if (is->again)
		zine_put(d, "span", "when", STR("opened again"));
	if (is->missed)
		zine_put(d, "span", "when", STR("orders were missed"));
	zine_close(d);
}

static void strips(struct zine_doc *d, struct zine_game *g)
{
	zine_open(d, "div", "class", "turns", NULL);
	for (int i = 0; i < g->n;) {
		int turn = g->issues[i].told_turn;
		zine_open(d, "section", "class", "turn", NULL);
		zine_putf(d, "h3", NULL, "Turn %d", turn);
		zine_open(d, "ol", "class", "strip", NULL);
		for (; i < g->n && g->issues[i].told_turn == turn; i++)
			issue(d, g, i);
		zine_close(d);
		zine_close(d);
	}
	zine_close(d);
}

static void graphs(struct zine_doc *d, struct zine_game *g)
{
	char id[24];

	if (!zine_has_graph(g))
		return;
	zine_put(d, "h2", NULL, STR("Its course"));
	zine_open(d, "div", "class", "graphs", NULL);
	for (int w = 0; w < g->n_counts; w++) {
		struct figure f = figure_in(g->a, 0, 0);
		zine_graph(g, w, &f);
		snprintf(id, sizeof id, "graph-%d", w + 1);
		zine_open(d, "figure", "class", "graph", NULL);
		zine_raw(d, render_svg_by_light(g->a, &f, id, false));
		zine_open(d, "details", NULL);
		zine_putf(d, "summary", NULL, "The numbers: %s",
			  g->rules->count_what(w));
		zine_graph_table(d, g, w);
		zine_close(d);
		zine_close(d);
	}
	zine_close(d);
}

static void newest(struct zine_doc *d, struct zine_game *g)
{
	const struct zine_issue *is = zine_with_board(g, g->n - 1);
	struct str title = zine_issue_title(g, is);

	zine_open(d, "figure", "class", "board", NULL);
	zine_open(d, "a", "href",
		  str_z(g->a, str_printf(g->a, "%.*s.html", STR_ARG(is->name))), NULL);
	zine_picture(d, g, is, "",
		     str_printf(g->a, "The board. Read the newest issue: %.*s",
				STR_ARG(title)));
	zine_close(d);
	zine_board_caption(d, g);
	zine_close(d);
}

/* What happened last, above all else: on a phone the board is as high as the window. */
static void cry(struct zine_doc *d, struct zine_game *g)
{
	struct str headline = zine_headline(g, g->n - 1);

	if (!headline.n)
		return;
	zine_open(d, "p", "class", "headline", NULL);
	zine_link(d, page_of(g, &g->issues[g->n - 1]), NULL, headline);
	zine_close(d);
}

/* The news of the newest issue in short. */
static void news(struct zine_doc *d, struct zine_game *g)
{
	struct page page = page_in(g->a);
	struct err err = {0};

	/* News that cannot be had are in the issue. */
	if (!zine_report(g, g->n - 1, SEAT_READERS, &page, &err))
		return;
	zine_open(d, "section", "class", "news pg", "aria-label", "News", NULL);
	zine_news(d, &page, zine_headline(g, g->n - 1));
	zine_close(d);
}

static void way(struct zine_doc *d, const char *href, struct str words)
{
	zine_open(d, "li", NULL);
	zine_link(d, href, NULL, words);
	zine_close(d);
}

static void ways_in(struct zine_doc *d, struct zine_game *g)
{
	const struct zine_issue *last = &g->issues[g->n - 1];

	zine_open(d, "ul", "class", "ways", NULL);
	way(d, page_of(g, last),
	    str_printf(g->a, "Newest issue: %.*s",
		       STR_MADE(g->a, zine_issue_title(g, last))));
	way(d, page_of(g, &g->issues[0]), STR("From the beginning"));
	if (zine_has_replay(g))
		way(d, "replay.html", STR("Board by board"));
	if (zine_has_book(g))
		way(d,
		    str_z(g->a, str_printf(g->a, "%.*s.epub", STR_ARG(g->game.name))),
		    STR("The game as a book (EPUB)"));
	if (g->bound)
		way(d, str_z(g->a, str_printf(g->a, "%.*s.pdf", STR_ARG(g->game.name))),
		    STR("The game on paper (PDF)"));
	way(d, "rules.html",
	    g->rules->role_kinds ? str_printf(g->a, "%s, options and house rules",
					      g->rules->role_kinds)
				 : STR("Options and house rules"));
	zine_close(d);
}

/* For somebody whom a link brought here: what they play. */
static void aim(struct zine_doc *d, const struct zine_game *g)
{
	if (!g->rules->lesson || !g->rules->lesson[0])
		return;
	zine_open(d, "section", "class", "aim", NULL);
	zine_putf(d, "h2", NULL, "What %s is about", g->rules->title);
	zine_put(d, "p", NULL, str_of(g->rules->lesson[0]));
	zine_close(d);
}

/* Beside the board: what the newest issue says, how it stands, and where to go from here. */
static void current(struct zine_doc *d, struct zine_game *g)
{
	zine_open(d, "div", "class", "pair", NULL);
	if (zine_has_board(g))
		newest(d, g);
	zine_open(d, "div", "class", "beside", NULL);
	news(d, g);
	zine_standings(d, g, g->over ? "How it ended" : "How it stands");
	ways_in(d, g);
	aim(d, g);
	zine_close(d);
	zine_close(d);
}

struct str zine_game_page(struct zine *z, struct zine_game *g)
{
	struct zine_doc d;

	head(z, g, &d, "", "index.html");
	zine_masthead(&d, z->home->config.zine_title, zine_status(g),
		      g->n ? str_printf(g->a, "%d", g->n) : STR("NEW"),
		      g->n == 1 ? STR("ISSUE")
		      : g->n    ? STR("ISSUES")
				: STR("GAME"));
	zine_put(&d, "h1", NULL, zine_title(g));
	if (g->n)
		cry(&d, g);
	zine_putf(&d, "p", "lead", "%s by mail. %.*s.", g->rules->title,
		  STR_MADE(g->a, zine_status(g)));
	if (g->n && g->n_counts) {
		zine_open(&d, "div", "class", "standing", NULL);
		zine_tally(&d, g, g->n - 1);
		zine_close(&d);
	}
	if (g->n)
		current(&d, g);
	else
		zine_waiting(z, &d, g);
	graphs(&d, g);
	if (g->n) {
		zine_put(&d, "h2", NULL, STR("All issues"));
		strips(&d, g);
	}
	return zine_finish(&d);
}

struct str zine_newest_page(struct zine *z, struct zine_game *g)
{
	const struct zine_issue *is = &g->issues[g->n - 1];
	struct str title = str_printf(g->a, "%.*s: the newest issue",
				      STR_MADE(g->a, zine_title(g)));
	struct zine_doc d;

	zine_begin(z,
		   &(struct zine_head){
			   .title = title,
			   .up = "../",
			   .class = "game",
			   .feed = zine_title(g),
			   .path = str_z(g->a, str_printf(g->a, "%.*s/%.*s.html",
							  STR_ARG(g->game.name),
							  STR_ARG(is->name))),
			   .onward = page_of(g, is),
		   },
		   &d);
	zine_masthead(&d, z->home->config.zine_title, zine_status(g), STR("NEW"),
		      STR("ISSUE"));
	zine_put(&d, "h1", NULL, title);
	zine_open(&d, "p", "class", "lead", NULL);
	zine_link(&d, page_of(g, is), NULL, zine_issue_title(g, is));
	zine_close(&d);
	return zine_finish(&d);
}

struct str zine_rules_page(struct zine *z, struct zine_game *g, struct err *err)
{
	struct page page = page_in(g->a);
	struct zine_doc d;

	if (!house_rules_page(g->home, g->a, &g->game, &page, err))
		return (struct str){NULL, 0};
	zine_hide_page(g, &page);
	zine_uncomment(&page);
	head(z, g, &d, "rules", "rules.html");
	zine_masthead(&d, z->home->config.zine_title, zine_status(g), STR("THE"),
		      STR("RULES"));
	zine_open(&d, "nav", "class", "pager", "aria-label", "Game", NULL);
	zine_link(&d, "index.html", "up", zine_title(g));
	zine_close(&d);
	zine_putf(&d, "h1", NULL, "%.*s: the rules of this game",
		  STR_MADE(g->a, zine_title(g)));
	zine_open(&d, "div", "class", "sections pg", NULL);
	zine_part_ours(&d, &page);
	zine_close(&d);
	return zine_finish(&d);
}
