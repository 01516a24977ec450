/* The page of a game that has not begun: its board as it will begin, what the game is, who has a seat and how one is
 * had.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure.h"
#include "server/options/outline.h"
#include "server/render/render_svg.h"
#include "server/zine/issue/zine_issues.h"
#include "server/zine/zine_pages.h"

static void board(struct zine_doc *d, struct zine_game *g)
{
	const void *view = NULL;
	struct err err = {0};

	if (!zine_has_board(g) || !game_outline(g->home, g->a, &g->game, &view, &err) ||
	    !view)
		return;
	struct figure sheet = zine_first_board(g, view, FIGURE_SHEET);
	struct figure phone = zine_first_board(g, view, FIGURE_PHONE);
	zine_board_begin(d, &sheet,
			 render_svg_by_light(g->a, &sheet, "board-sheet", false),
			 figure_equal(&phone, &sheet) ? NULL : &phone);
	zine_open(d, "figcaption", NULL);
	zine_put(
		d, "span", NULL,
		STR("An example of a first board. Chance draws anew when the game starts."));
	zine_close(d);
	zine_close(d);
}

/* What somebody who thinks of a seat asks. */
static void terms(struct zine *z, struct zine_doc *d, struct zine_game *g)
{
	if (g->rules->lesson && g->rules->lesson[0])
		zine_put(d, "p", NULL, str_of(g->rules->lesson[0]));
	if (!zine_open_terms(z, d, g))
		zine_seat_terms(d, g);
}

/* Paragraphs; those with a dash are the items of a list, as in a letter. */
static void paragraphs(struct zine_doc *d, const char *const *words)
{
	bool listed = false;

	for (; *words; words++) {
		struct str text = str_of(*words);
		bool item = str_starts(text, "- ");
		if (item && !listed)
			zine_open(d, "ul", NULL);
		if (!item && listed)
			zine_close(d);
		listed = item;
		zine_put(d, item ? "li" : "p", NULL,
			 str_slice(text, item ? 2 : 0, text.n));
	}
	if (listed)
		zine_close(d);
}

static void told(struct zine_doc *d, const char *class, const char *heading,
		 const char *const *words)
{
	if (!words || !words[0])
		return;
	zine_open(d, "section", "class", class, NULL);
	zine_put(d, "h2", NULL, str_of(heading));
	zine_open(d, "div", "class", "columns", NULL);
	paragraphs(d, words);
	zine_close(d);
	zine_close(d);
}

void zine_waiting(struct zine *z, struct zine_doc *d, struct zine_game *g)
{
	const char *const *lesson = g->rules->lesson;

	/* On a phone the way to a seat stands before the board. */
	zine_open(d, "div", "class", "pair waiting", NULL);
	zine_open(d, "div", "class", "beside", NULL);
	terms(z, d, g);
	zine_standings(d, g, "Who plays");
	zine_open(d, "ul", "class", "ways", NULL);
	zine_open(d, "li", NULL);
	zine_link(d, "rules.html", NULL, STR("Rules it will be played by"));
	zine_close(d);
	zine_close(d);
	zine_close(d);
	board(d, g);
	told(d, "to-read", "How to read the board", g->rules->chart_key);
	zine_close(d);
	if (lesson && lesson[0])
		told(d, "in-short", "How a turn goes", lesson + 1);
}
