/* The board as a picture for programs that show a preview of a link (og:image): they take no SVG. It is drawn
 * where the zine's place on the web is known, because such a picture needs a whole address.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure.h"
#include "server/render/render_png.h"
#include "server/zine/issue/zine_issues.h"

static const char *name_of(const struct zine_game *g, int i, const char *end)
{
	return str_z(g->a, str_printf(g->a, "%.*s/%.*s.%s", STR_ARG(g->game.name),
				      STR_ARG(g->issues[i].name), end));
}

/* Drawing takes longer than all else on a page. A board that looks as it did has its picture. */
static bool is_drawn(struct zine *z, struct zine_game *g, int i, struct str board,
		     struct str *png)
{
	*png = zine_bytes(z, name_of(g, i, "png"));
	return png->n && str_equal(zine_bytes(z, name_of(g, i, "svg")), board);
}

/* Without a picture the page has none to show, and all else is as it was. */
static void log_trouble(struct zine *z, const struct zine_game *g, const char *why)
{
	struct log_line l = home_log(z->home, LOG_WARN, "zine");

	log_str(&l, "game", g->game.name);
	log_z(&l, "trouble", why);
	log_end(&l);
}

struct str zine_preview_png(struct zine *z, struct zine_game *g, int i,
			    const struct figure *f, struct str board)
{
	struct str png = STR("");
	struct err err = {0};

	if (!f || !z->home->config.zine_url.n || is_drawn(z, g, i, board, &png))
		return png;
	/* Links are passed on when an issue is new. An older one keeps its picture; of a game that came into the zine
	 * late it has none. */
	if (i < g->n - 1)
		return STR("");
	/* A picture cannot follow the reader's screen: it has the colours of the day. */
	struct figure day = figure_by_day(g->a, f);
	if (render_png(g->a, &day, PRESS_PNG_WIDTH, &png, &err))
		return png;
	log_trouble(z, g, err.text);
	return STR("");
}

const char *zine_preview_path(struct zine_game *g, int i)
{
	const char *path = i >= 0 && i < g->n ? name_of(g, i, "png") : NULL;

	return path && g->z && zine_bytes(g->z, path).n ? path : NULL;
}
