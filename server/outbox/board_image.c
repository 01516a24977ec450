/* The board as a picture: see board_image.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/board_image.h"

#include "base/arena.h"
#include "schema/mail/outbox.h"
#include "server/render/render_png.h"

struct str board_png(struct board_picture *b, struct arena *a, const struct page *page)
{
	const struct page_block *shown = page_first(page, PAGE_FIGURE);
	const struct figure *f = shown ? shown->figure : NULL;

	if (!f)
		return STR("");
	/* Boards that look the same share one image. A drawing that a game makes for
	 * one seat alone never goes to another. */
	if (b->drawn && (f == b->drawn || figure_equal(f, b->drawn)))
		return b->png;
	b->drawn = f;
	b->png = STR("");
	/* In the colours of the day: in a dark letter its style turns them (render_html_looks.c). A second picture would
	 * double what a letter weighs and what it costs to make. */
	struct figure light = figure_by_day(a, f);
	if (render_png(a, &light, PRESS_PNG_WIDTH, &b->png, &b->why)) {
		/* Each picture has its own, for letters of one before it are kept. */
		unsigned char *key = arena_alloc(a, OUTBOX_PICTURE_KEY);
		outbox_picture_key(b->png, key);
		b->key = key;
	}
	return b->png;
}
