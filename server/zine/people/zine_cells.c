/* Cells of the tables about people and roles, and what their pages share.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/clock.h"
#include "server/zine/people/zine_people.h"

void zine_cell(struct zine_doc *d, bool head, const char *href, struct str text)
{
	zine_open(d, head ? "th" : "td", "scope", head ? "row" : NULL, NULL);
	if (href)
		zine_link(d, href, NULL, text);
	else
		zine_words(d, text);
	zine_close(d);
}

void zine_game_cell(struct zine_doc *d, const struct zine_game *g)
{
	zine_open(d, "th", "scope", "row", NULL);
	zine_link(d, zine_game_way(g), NULL, zine_title(g));
	zine_text(d, STR(" "));
	zine_put(d, "span", "kind", str_of(g->rules->title));
	zine_close(d);
}

void zine_more_games(struct zine_doc *d, int n)
{
	if (n <= 0)
		return;
	zine_open(d, "p", "class", "status", NULL);
	zine_link(d, "search.html#games", NULL,
		  n == 1 ? STR("1 more game") : str_printf(d->a, "%d more games", n));
	zine_close(d);
}

void zine_number(struct zine_doc *d, int n)
{
	zine_putf(d, "td", "n", "%d", n);
}

static int percent(int part, int of)
{
	return of ? (100 * part + of / 2) / of : 0;
}

void zine_rate_cell(struct zine_doc *d, int part, int of)
{
	struct str width = str_printf(d->a, "--part:%d%%", percent(part, of));

	zine_open(d, "td", "class", "rate", NULL);
	if (of < RATED_GAMES_MIN) { /* one game says nothing of a rate */
		zine_text(d, STR("-"));
		zine_close(d);
		return;
	}
	zine_text(d, str_printf(d->a, "%d %%", percent(part, of)));
	if (!percent(part, of)) { /* no bar, and no room for it */
		zine_close(d);
		return;
	}
	zine_open(d, "span", "class", "bar", "style", str_z(d->a, width), "aria-hidden",
		  "true", NULL);
	zine_close(d);
	zine_close(d);
}

/* Out of "Thu 26 Nov 2026 20:00 UTC". */
struct str zine_day(struct arena *a, int64_t utc)
{
	struct str rest = clock_long(a, utc), weekday, day, month, year;

	if (!str_word(&rest, &weekday) || !str_word(&rest, &day) ||
	    !str_word(&rest, &month) || !str_word(&rest, &year))
		return STR("");
	return str_printf(a, "%.*s %.*s %.*s", STR_ARG(day), STR_ARG(month),
			  STR_ARG(year));
}

const char *zine_game_way(const struct zine_game *g)
{
	return str_z(g->a, str_printf(g->a, "%.*s/index.html", STR_ARG(g->game.name)));
}
