/* A report, or a section of it, as a part of a page; and what explains its board.
 * SPDX-License-Identifier: ISC */
#include "base/text/typeset.h"
#include "server/render/render_html.h"
#include "server/zine/ground/zine_parts.h"

void zine_uncomment(struct page *page)
{
	for (int i = 0; i < page->n; i++) {
		struct page_block *b = &page->blocks[i];
		struct str text = str_trim(b->text);
		if (b->kind == PAGE_VERBATIM && str_starts(text, "# "))
			b->text = str_slice(text, 2, text.n);
	}
}

void zine_part_about(struct zine_doc *d, struct str section, const struct page *page)
{
	const struct render_html how = {.part = true, .section = section};

	zine_raw(d, render_html(d->a, page, &how));
}

void zine_part(struct zine_doc *d, const struct page *page)
{
	zine_part_about(d, (struct str){NULL, 0}, page);
}

struct page zine_typeset(struct arena *a, const struct page *page)
{
	struct page out = page_in(a);

	for (int i = 0; i < page->n; i++) {
		struct page_block b = page->blocks[i];
		if (b.kind == PAGE_PARA || b.kind == PAGE_ITEM ||
		    b.kind == PAGE_SUBHEADING)
			b.text = typeset(a, b.text);
		page_append(&out, &b);
	}
	return out;
}

void zine_part_ours(struct zine_doc *d, const struct page *page)
{
	const struct render_html how = {.part = true, .typed = true};
	struct page set = zine_typeset(d->a, page);

	zine_raw(d, render_html(d->a, &set, &how));
}

void zine_board_key(struct zine_doc *d, const struct zine_game *g)
{
	const char *const *key = g->rules->chart_key;

	if (!key)
		return;
	zine_open(d, "details", "class", "key", NULL);
	zine_put(d, "summary", NULL, STR("How to read this board"));
	for (; *key; key++)
		zine_put(d, "p", NULL, str_of(*key));
	zine_close(d);
}

void zine_board_caption(struct zine_doc *d, const struct zine_game *g)
{
	if (!g->rules->chart_key)
		return;
	zine_open(d, "figcaption", NULL);
	zine_board_key(d, g);
	zine_close(d);
}
