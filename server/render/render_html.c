/* The HTML renderer: see render_html.h. Styles stand at the elements, for many mail
 * programs drop a sheet; looks that no attribute can express (dark, narrow) stand in a
 * small sheet.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_html.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/locale.h"
#include "server/render/render_html_parts.h"
#include "server/render/render_svg.h"

/* Figures --------------------------------------------------------------------- */

/* The words that stand for the drawing. They are long, and for all readers of a board the same: they are escaped once. */
static void alternative(struct html_press *p, const struct page_block *b)
{
	const struct figure *f = b->figure;
	const struct str what = STR("alt");
	const struct str *made = page_kept_of(p->how->kept, PAGE_KEPT_HTML, b, what);

	if (!made) {
		struct buf words = buf_with_room(p->a, f->title.n + f->words.n + 2);
		buf_add(&words, f->title);
		buf_z(&words, f->title.n && f->words.n ? ": " : "");
		buf_add(&words, f->words);
		struct str *new = arena_new(p->a, struct str);
		*new = html_escaped(p, buf_str(&words));
		page_keep(p->how->kept, PAGE_KEPT_HTML, b, what, *new);
		made = new;
	}
	html_must(xmlTextWriterStartAttribute(p->w, BAD_CAST "alt"));
	html_raw(p, made->s);
	html_must(xmlTextWriterEndAttribute(p->w));
}

static void image(struct html_press *p, const struct page_block *b, struct str where)
{
	const struct figure *f = b->figure;
	char width[16], height[16];

	html_open_block(p, "img", LOOK_FIGURE);
	html_attr_str(p, "src", where);
	snprintf(width, sizeof width, "%d", f->width);
	html_attr(p, "width", width);
	/* Its room is kept while it is on its way. */
	snprintf(height, sizeof height, "%d", f->height);
	html_attr(p, "height", height);
	alternative(p, b);
	html_close_void(p);
}

static void figure(struct html_press *p, const struct page_block *b)
{
	int i = p->figures++;
	char id[24];

	p->seen = i < p->how->n_images || p->how->draw || p->how->elsewhere;
	if (i < p->how->n_images) {
		image(p, b, p->how->images[i]);
	} else if (p->how->draw) {
		snprintf(id, sizeof id, "figure-%d", i + 1);
		html_raw(p, "\n");
		html_raw(p, str_z(p->a, render_svg(p->a, b->figure, id, false)));
	}
}

/* Blocks --------------------------------------------------------------------- */

static void split(struct html_press *p, const struct page_block *b)
{
	html_open_block(p, "p", -1);
	html_put(p, b->left);
	html_raw(p, " ");
	html_open(p, "b");
	html_put(p, b->right);
	html_close(p);
	html_close(p);
}

static void label(struct html_press *p, const struct page_block *b)
{
	html_open_block(p, "p", -1);
	html_open(p, "b");
	html_put(p, b->left);
	html_close(p);
	html_raw(p, " ");
	html_lines(p, b->text);
	html_close(p);
}

/* Links are safe: the page is ours, and the address is from the GM's own
 * configuration. */
static void link_to(struct html_press *p, const struct page_block *b)
{
	html_open_block(p, "p", -1);
	html_open(p, "b");
	html_put(p, b->left);
	html_close(p);
	html_raw(p, " ");
	html_open(p, "a");
	html_attr_str(p, "href", b->text);
	html_put(p, b->text);
	html_close(p);
	html_close(p);
}

/* What is below it knows the heading that it is under. */
static void go_under(struct html_press *p, const struct page_block *b)
{
	struct buf numbered = buf_in(p->a);

	p->section = b->text;
	if (b->number) {
		buf_int(&numbered, b->number);
		buf_char(&numbered, ' ');
		buf_add(&numbered, b->text);
		p->section = buf_str(&numbered);
	}
	p->under_heading = true;
}

/* "INVITATION": what a letter is stands right below its masthead, and is its headline. */
static bool is_cried(const struct html_press *p, const struct page_block *b)
{
	return !p->how->part && !b->number && b == &p->page->blocks[1] &&
	       b[-1].kind == PAGE_TITLE;
}

static void heading(struct html_press *p, const struct page_block *b)
{
	char id[16];

	html_open_block(p, "h2", is_cried(p, b) ? LOOK_CRY : LOOK_H2);
	if (b->number) {
		snprintf(id, sizeof id, "s%d", b->number);
		html_attr(p, "id", id);
	}
	if (b->number && p->how->part) { /* can be set apart there */
		html_open(p, "span");
		html_attr(p, "class", "pg-no");
		html_put(p, str_printf(p->a, "%d", b->number));
		html_close(p);
		html_put(p, str_printf(p->a, " %.*s", STR_ARG(b->text)));
	} else {
		html_put(p, p->section);
	}
	html_close(p);
}

static void set_list(struct html_press *p, bool on)
{
	if (on == p->in_list)
		return;
	if (on)
		html_open_block(p, "ul", -1);
	else
		html_close(p);
	p->in_list = on;
}

static void print_one(struct html_press *p, const struct page_block *b)
{
	switch (b->kind) {
	case PAGE_TITLE:
		html_title(p, b);
		break;
	case PAGE_SPLIT:
		split(p, b);
		break;
	case PAGE_LABEL:
		if (!p->boxed && !p->under_heading)
			html_begin_box(p);
		label(p, b);
		break;
	case PAGE_LINK:
		link_to(p, b);
		break;
	case PAGE_HEADING:
		heading(p, b);
		break;
	case PAGE_SUBHEADING:
		html_block(p, "h3", LOOK_H3, b->text);
		break;
	case PAGE_PARA:
		html_block(p, "p", b->loud ? LOOK_CRY : -1, b->text);
		break;
	case PAGE_ITEM:
		html_block(p, "li", -1, b->text);
		break;
	case PAGE_TABLE:
		html_table(p, b->table);
		break;
	case PAGE_VERBATIM:
	case PAGE_FORM:
		html_plain(p, b);
		break;
	case PAGE_CUT:
		html_block(p, "p", LOOK_CUT, str_of(page_cut_marker));
		break;
	case PAGE_RULE:
		if (b != &p->page->blocks[p->page->n - 1]) {
			html_open_block(p, "hr", -1);
			html_close_void(p);
		}
		break;
	case PAGE_FIGURE:
		figure(p, b);
		break;
	}
}

/* What the writer holds back belongs to the block before. */
static size_t written(struct html_press *p)
{
	html_raw(p, "");
	html_must(xmlTextWriterFlush(p->w));
	return p->out->n;
}

/* A block of which all depends on what it says, and for a table on the heading. */
static void print_once(struct html_press *p, const struct page_block *b)
{
	struct page_kept *kept = p->how->kept;
	struct str heading = b->kind == PAGE_TABLE ? p->section : STR("");
	const struct str *made = page_kept_of(kept, PAGE_KEPT_HTML, b, heading);

	if (made) {
		html_raw(p, made->s);
		return;
	}
	size_t from = written(p);
	print_one(p, b);
	size_t to = written(p);
	page_keep(kept, PAGE_KEPT_HTML, b, heading,
		  str_slice(buf_str(p->out), from, to));
}

static bool depends_on_itself(const struct page_block *b)
{
	return b->kind == PAGE_PARA || b->kind == PAGE_ITEM ||
	       b->kind == PAGE_SUBHEADING || b->kind == PAGE_HEADING ||
	       b->kind == PAGE_TITLE || b->kind == PAGE_CUT || b->kind == PAGE_TABLE;
}

static void print(struct html_press *p, const struct page_block *b)
{
	bool goes_in_box =
		b->kind == PAGE_LABEL || b->kind == PAGE_PARA || b->kind == PAGE_ITEM;

	set_list(p, b->kind == PAGE_ITEM);
	if (p->in_box && !goes_in_box)
		html_end_box(p);
	if (b->kind == PAGE_HEADING)
		go_under(p, b);
	if (p->how->kept && depends_on_itself(b))
		print_once(p, b);
	else
		print_one(p, b);
}

/* The first headline, or the first block that tells how the game stands, of a page with a title; NULL: there is none. */
static const struct page_block *first_told(const struct page *page, bool stand)
{
	for (int i = 0; i < page->n && page->blocks[0].kind == PAGE_TITLE; i++)
		if (stand ? page->blocks[i].stand : page->blocks[i].loud)
			return &page->blocks[i];
	return NULL;
}

/* In a letter headline and standing are in its masthead, on the first screen of a phone, and the board comes first, under what is to be done: not
 * where the news and its tables stand. */
static void print_all(struct html_press *p)
{
	const bool whole = !p->how->part;
	const struct page_block *board =
		whole ? page_first(p->page, PAGE_FIGURE) : NULL;
	const struct page_block *headline = whole ? first_told(p->page, false) : NULL;
	const struct page_block *stand = whole ? first_told(p->page, true) : NULL;
	bool early = false;

	for (int i = 0; i < p->page->n; i++) {
		const struct page_block *b = &p->page->blocks[i];
		if (html_is_lead(p, b)) {
			html_block(p, "p", LOOK_LEAD, b->text);
			continue;
		}
		if ((p->seen && b->instead) || (early && b == board) || b == headline ||
		    b == stand)
			continue;
		print(p, b);
		if (i == 0 && headline)
			print(p, headline);
		if (i == 0 && stand)
			print(p, stand);
		if (b->kind == PAGE_CUT && board && b < board) {
			early = true;
			print(p, board);
		}
	}
	set_list(p, false);
	html_end_box(p);
}

/* The document ----------------------------------------------------------------- */

static void meta(struct html_press *p, const char *name, const char *content)
{
	html_open_block(p, "meta", -1);
	html_attr(p, "name", name);
	html_attr(p, "content", content);
	html_close_void(p);
}

/* What stands before the title. */
static void head(struct html_press *p, enum look look)
{
	(void)look;
	html_open_block(p, "head", -1);
	html_open_block(p, "meta", -1);
	html_attr(p, "charset", "utf-8");
	html_close_void(p);
	meta(p, "viewport", "width=device-width,initial-scale=1");
	meta(p, "color-scheme", "light dark");
}

/* What stands between the title and the first block. */
static void body(struct html_press *p, enum look look)
{
	html_open_block(p, "style", -1);
	html_raw(p, ":root{color-scheme:light dark}");
	html_raw(p, str_z(p->a, render_html_sheet(p->a, false)));
	html_close(p);
	html_raw(p, "</head>");
	html_open_block(p, "body", -1);
	html_attr(p, "style", "margin:0;padding:0");
	html_open_block(p, "div", (int)look);
	/* Outlook knows no greatest width: a table of its own, which others never see. */
	html_raw(
		p,
		"\n<!--[if mso]><table role=\"presentation\" width=\"640\" align=\"center\" cellspacing=\"0\" cellpadding=\"0\" border=\"0\"><tr><td><![endif]-->");
	html_begin_cell(p, LOOK_SHEET);
}

/* "pt_BR" is "pt-BR" here. */
static const char *lang(struct html_press *p)
{
	char *z = str_z(p->a, p->how->language.n ? p->how->language : STR("en"));

	for (char *c = z; *c; c++)
		if (*c == '_')
			*c = '-';
	return z;
}

static void document(struct html_press *p)
{
	static char *before, *behind;

	html_raw(p, "<!DOCTYPE html>");
	html_open_block(p, "html", -1);
	html_attr(p, "lang", lang(p));
	html_once(p, &before, head, LOOK_PAGE);
	html_block(p, "title", -1, p->how->title);
	html_once(p, &behind, body, LOOK_PAGE);
	print_all(p);
	html_end_cell(p);
	html_raw(p, "\n<!--[if mso]></td></tr></table><![endif]-->\n</div>\n</body>\n");
	html_close(p);
}

enum { ROOM = 48 * 1024 /* bytes that most letters fit in */ };

struct str render_html(struct arena *a, const struct page *page,
		       const struct render_html *how)
{
	struct buf out = how->part ? buf_in(a) : buf_with_room(a, ROOM);
	struct html_press p = {.a = a,
			       .w = html_writer(&out),
			       .out = &out,
			       .how = how,
			       .page = page,
			       .section = how->section};

	locale_begin(how->language);
	if (how->part)
		print_all(&p);
	else
		document(&p);
	locale_end();
	html_raw(&p, "\n");
	html_must(xmlTextWriterFlush(p.w));
	xmlFreeTextWriter(p.w);
	return buf_str(&out);
}
