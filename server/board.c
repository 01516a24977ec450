/* The board as a picture: see board.h.
 * SPDX-License-Identifier: ISC */
#include "server/board.h"

#include "base/arena.h"
#include "server/press_png.h"
#include "server/press_svg.h"

static const struct figure *figure_of(const struct page *page)
{
	for (int i = 0; i < page->n; i++)
		if (page->blocks[i].kind == PAGE_FIGURE)
			return page->blocks[i].figure;
	return NULL;
}

struct str board_png(struct board *b, struct arena *a, const struct page *page)
{
	const struct figure *f = figure_of(page);
	struct str svg;

	if (!f)
		return STR("");
	/* What a seat may see on the board all may see: but if a game draws one thing
	 * for one seat alone, no other gets it. */
	svg = press_svg(a, f, "board", false);
	if (b->drawn && str_equal(svg, b->svg))
		return b->png;
	b->drawn = true;
	b->svg = svg;
	if (!press_png(a, f, PRESS_PNG_WIDTH, &b->png, &b->why))
		b->png = STR("");
	return b->png;
}
