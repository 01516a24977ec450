/* The front page: the newest issue as its story, the shelves of the games, and what came out
 * last.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "server/zine/zine_parts.h"

enum { LATEST = 10 };

static void latest(struct zine *z, struct zine_doc *d)
{
	struct zine_game *of[LATEST];
	int issues[LATEST], n = zine_latest(z, of, issues, LATEST);

	if (!n)
		return;
	zine_open(d, "section", "class", "fresh", "aria-labelledby", "fresh", NULL);
	zine_open(d, "h2", "id", "fresh", NULL);
	zine_text(d, STR("Fresh from the press"));
	zine_close(d);
	zine_open(d, "ul", "class", "latest", NULL);
	for (int i = 0; i < n; i++) {
		struct zine_game *g = of[i];
		const struct zine_issue *is = &g->issues[issues[i]];
		zine_open(d, "li", NULL);
		zine_open(d, "a", "href",
			  to(g, str_printf(g->a, "%.*s.html", STR_ARG(is->name))),
			  NULL);
		zine_text(d, str_printf(g->a, "%.*s, %.*s", STR_ARG(zine_title(g)),
					STR_ARG(zine_issue_title(g, is))));
		zine_close(d);
		struct str headline = zine_headline(g, issues[i]);
		if (headline.n)
			zine_put(d, "span", "headline", headline);
		zine_put(d, "span", "when", clock_short(g->a, is->made));
		zine_close(d);
	}
	zine_close(d);
	zine_close(d);
}

static struct str line(struct zine *z)
{
	int n[ZINE_SHELVES] = {0};

	for (int i = 0; i < z->n_games; i++)
		n[zine_shelf_of(&z->games[i])]++;
	if (!z->n_games)
		return STR("Games by mail, reported issue by issue");
	return str_printf(
		z->a,
		"No. %d. Games by mail, reported issue by issue. %d being played, %d looking for players, %d over",
		z->number, n[ZINE_RUNNING], n[ZINE_FILLING], n[ZINE_OVER]);
}

static void colophon(struct zine *z, struct zine_doc *d)
{
	struct str editor = zine_hide(z->a, z->home->config.zine_editor);
	int n = z->number;

	if (!n && !editor.n)
		return;
	zine_open(d, "section", "class", "colophon", "aria-label", "Colophon", NULL);
	if (n)
		zine_putf(
			d, "p", NULL,
			"%.*s, number %d. The issues of all games are counted together.",
			STR_ARG(z->home->config.zine_title), n);
	if (editor.n)
		zine_putf(d, "p", NULL, "Edited by %.*s.",
			  STR_ARG(zine_isolate(z->a, editor)));
	zine_close(d);
}

struct str zine_front_page(struct zine *z)
{
	struct zine_game *first = leading(z);
	struct zine_doc d;

	zine_begin(z,
		   &(struct zine_head){
			   .title = z->home->config.zine_title,
			   .image = first ? zine_card_path(first, first->n - 1) : NULL,
			   .about = line(z),
			   .up = "",
			   .class = "front",
			   .path = "index.html",
		   },
		   &d);
	zine_masthead(&d, z->home->config.zine_title, line(z), STR("BY"), STR("MAIL"));
	zine_put(&d, "h1", "unseen", STR("The games"));
	if (!z->n_games && !z->n_open)
		zine_put(
			&d, "p", "lead",
			STR("No game is open to readers yet. Games appear here from their first report on, if the game master has set public=on."));
	if (first)
		lead(&d, first);
	zine_open(&d, "div", "class", "front-page", NULL);
	zine_open(&d, "div", "class", "shelves", NULL);
	zine_strips(&d, z, first);
	zine_open_shelf(z, &d);
	zine_open_games(&d, z);
	zine_archive(&d, z);
	zine_close(&d);
	latest(z, &d);
	zine_close(&d);
	colophon(z, &d);
	return zine_finish(&d);
}
