/* The head of a page; the box of things to do, and the button in it: see render_html_parts.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "server/render/render_html_parts.h"

static void button(struct html_press *p)
{
	if (!p->how->letter.n)
		return;
	html_begin_cell(p, LOOK_BUTTON);
	html_open(p, "a");
	html_attr_str(p, "href", p->how->letter);
	html_look(p, LOOK_DO);
	html_put(p,
		 str_of(p->how->joins ? _("Join the game") : _("Write your orders")));
	html_close(p);
	html_end_cell(p);
	html_block(
		p, "p", LOOK_HINT,
		str_of(p->how->joins
			       ? _("The button opens a letter that says JOIN. Sent this way it must be confirmed once; a plain reply need not be.")
			       : _("The button opens a letter with the order form. Orders sent this way must be confirmed once; a plain reply need not be.")));
}

void html_begin_box(struct html_press *p)
{
	html_open_block(p, "div", p->how->part ? LOOK_BOX : -1);
	html_attr(p, "role", "region");
	html_attr(p, "aria-label", _("What to do"));
	if (!p->how->part)
		html_begin_cell(p, LOOK_BOX);
	p->boxed = p->in_box = true;
}

void html_end_box(struct html_press *p)
{
	if (!p->in_box)
		return;
	button(p);
	if (!p->how->part)
		html_end_cell(p);
	html_close(p);
	p->in_box = false;
}

bool html_is_lead(const struct html_press *p, const struct page_block *b)
{
	enum { SHORT = 120 }; /* characters */

	return b == p->page->blocks && b->kind == PAGE_PARA && !b->loud &&
	       !p->how->part && str_columns(b->text) <= SHORT;
}

/* The head of a page ------------------------------------------------------------------------ */

/* "TURN 5, / PHASE 1 OF 4" */
static void stamp(struct html_press *p, struct str text)
{
	size_t comma = str_find(text, STR(", "));

	html_begin_cell(p, LOOK_STAMP);
	if (comma != SIZE_MAX) {
		html_put(p, str_slice(text, 0, comma + 1));
		html_open(p, "br");
		html_close_void(p);
		html_raw(p, "\n");
		text = str_slice(text, comma + 2, text.n);
	}
	html_put(p, text);
	html_end_cell(p);
}

/* A letter's masthead: the game between two rules, and a postmark at its right. */
static void masthead(struct html_press *p, const struct page_block *b)
{
	html_begin_cell(p, LOOK_MAST);
	html_block(p, "h1", LOOK_H1, b->left);
	if (b->right.n) {
		html_next_cell(p, LOOK_MAST);
		stamp(p, b->right);
	}
	html_end_cell(p);
}

void html_title(struct html_press *p, const struct page_block *b)
{
	if (!p->how->part) {
		masthead(p, b);
		return;
	}
	html_block(p, "h1", LOOK_H1, b->left);
	if (b->right.n)
		html_block(p, "p", LOOK_WHERE, b->right);
}
