/* The front page: games that run, games that look for players, games that are over, and
 * what came out last.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "server/zine/zine_parts.h"

enum { LATEST = 10 };

struct latest {
	struct zine_game *g;
	const struct zine_issue *is;
};

static const char *to(struct zine_game *g, struct str page)
{
	return str_z(g->a, str_printf(g->a, "%.*s/%.*s", STR_ARG(g->game.name),
				      STR_ARG(page)));
}

/* The board of that issue, which leads to it. */
static void newest(struct zine_doc *d, struct zine_game *g)
{
	const struct zine_issue *is = zine_with_board(g, g->n - 1);

	zine_open(d, "a", "class", "newest", "href",
		  to(g, str_printf(g->a, "%.*s.html", STR_ARG(is->name))), NULL);
	zine_image(d, to(g, str_printf(g->a, "%.*s.svg", STR_ARG(is->name))),
		   str_printf(g->a, "The board of %.*s: read the newest issue",
			      STR_ARG(zine_title(g))),
		   is);
	zine_close(d);
}

static void card(struct zine_doc *d, struct zine_game *g)
{
	zine_open(d, "article", "class", "card", NULL);
	zine_open(d, "h3", NULL);
	zine_link(d, to(g, STR("index.html")), NULL, zine_title(g));
	zine_close(d);
	zine_putf(d, "p", "status", "%.*s.", STR_ARG(zine_status(g)));
	if (g->n) {
		struct str headline = zine_headline(g, g->n - 1);
		if (headline.n)
			zine_put(d, "p", "headline", headline);
		if (zine_has_board(g))
			newest(d, g);
	}
	zine_standings(d, g,
		       str_z(g->a, str_printf(g->a, "%.*s: %s", STR_ARG(zine_title(g)),
					      !g->n     ? "who plays"
					      : g->over ? "how it ended"
							: "how it stands")));
	zine_close(d);
}

enum shelf { RUNNING, FILLING, OVER, SHELVES };
static const char *const shelf_names[SHELVES] = {
	[RUNNING] = "Being played",
	[FILLING] = "Looking for players",
	[OVER] = "Played to the end",
};

static enum shelf shelf_of(const struct zine_game *g)
{
	return g->over ? OVER : g->n ? RUNNING : FILLING;
}

static void shelves(struct zine *z, struct zine_doc *d)
{
	for (int s = 0; s < SHELVES; s++) {
		bool any = false;
		for (int i = 0; i < z->n_games; i++) {
			if (shelf_of(&z->games[i]) != (enum shelf)s)
				continue;
			if (!any) {
				zine_put(d, "h2", NULL, str_of(shelf_names[s]));
				zine_open(d, "div", "class", "cards", NULL);
			}
			any = true;
			card(d, &z->games[i]);
		}
		if (any)
			zine_close(d);
	}
}

static bool is_later(const struct latest *a, const struct latest *b)
{
	if (a->is->made != b->is->made)
		return a->is->made > b->is->made;
	return a->is->phase_no > b->is->phase_no;
}

int zine_latest(struct zine *z, struct zine_game *of[], int issues[], int most)
{
	struct latest list[64];
	int n = 0;

	most = most < 64 ? most : 64;
	for (int i = 0; i < z->n_games; i++)
		for (int k = 0; k < z->games[i].n; k++) {
			struct latest one = {&z->games[i], &z->games[i].issues[k]};
			int at = n < most ? n++ : most;
			for (; at > 0 && is_later(&one, &list[at - 1]); at--)
				if (at < most)
					list[at] = list[at - 1];
			if (at < most)
				list[at] = one;
		}
	for (int i = 0; i < n; i++) {
		of[i] = list[i].g;
		issues[i] = (int)(list[i].is - list[i].g->issues);
	}
	return n;
}

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
	int n[SHELVES] = {0};

	for (int i = 0; i < z->n_games; i++)
		n[shelf_of(&z->games[i])]++;
	if (!z->n_games)
		return STR("Games by mail, reported issue by issue");
	return str_printf(
		z->a,
		"Games by mail, reported issue by issue. %d being played, %d looking for players, %d over",
		n[RUNNING], n[FILLING], n[OVER]);
}

struct str zine_front_page(struct zine *z)
{
	struct zine_doc d;

	zine_begin(z->a,
		   &(struct zine_head){
			   .title = z->home->config.zine_title,
			   .about = line(z),
			   .up = "",
			   .class = "front",
		   },
		   &d);
	zine_masthead(&d, z->home->config.zine_title, line(z), STR("BY"), STR("MAIL"));
	zine_put(&d, "h1", NULL, STR("The games"));
	if (!z->n_games)
		zine_put(
			&d, "p", "lead",
			STR("No game is open to readers yet. Games appear here from their first report on, if the game master has set public=on."));
	zine_open(&d, "div", "class", "front-page", NULL);
	zine_open(&d, "div", "class", "shelves", NULL);
	shelves(z, &d);
	zine_close(&d);
	latest(z, &d);
	zine_close(&d);
	return zine_finish(&d);
}
