/* The order form of the seat whose letter is read: see draft.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/page.h"
#include "orders/line/draft.h"
#include "orders/read.h"

void letter_seat_form(const struct reader *r, struct arena *a, struct buf *b)
{
	struct page *page = arena_new(a, struct page);
	struct str line;

	*page = page_in(a);
	r->form(r->view, page);
	for (int i = 0; i < page->n; i++) {
		struct str text = page->blocks[i].text;
		while (page->blocks[i].kind == PAGE_FORM && str_line(&text, &line))
			if (!str_is(line, "end"))
				buf_printf(b, "%.*s\n", STR_ARG(line));
	}
}
