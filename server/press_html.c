/* The HTML press: see press_html.h. Styles stand at the elements, for many mail programs
 * drop a sheet; what no attribute can say (dark, narrow) stands in a small sheet.
 * SPDX-License-Identifier: ISC */
#include "server/press_html.h"

#include <libxml/xmlwriter.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/tongue.h"
#include "server/press_html_looks.h"
#include "server/press_svg.h"

struct press {
	struct arena *a;
	xmlTextWriter *w;
	const struct press_html *how;
	const struct page *page;
	struct str section; /* the heading that we are under */
	int figures;
	bool under_heading, boxed, in_box, in_list;
};

/* Writing -------------------------------------------------------------------- */

/* The writer fails only when memory ends, and then the process ends. */
static void must(int done)
{
	if (done < 0)
		abort();
}

static void open_tag(struct press *p, const char *name)
{
	must(xmlTextWriterStartElement(p->w, BAD_CAST name));
}

static void attr(struct press *p, const char *name, const char *value)
{
	must(xmlTextWriterWriteAttribute(p->w, BAD_CAST name, BAD_CAST value));
}

/* Control characters have no place in HTML. */
static const char *clean(struct press *p, struct str text)
{
	char *z = str_z(p->a, text);

	for (size_t i = 0; i < text.n; i++)
		if (((unsigned char)z[i] < ' ' && z[i] != '\n') || z[i] == 0x7f)
			z[i] = ' ';
	return z;
}

static void attr_str(struct press *p, const char *name, struct str value)
{
	attr(p, name, clean(p, value));
}

static void put(struct press *p, struct str text)
{
	must(xmlTextWriterWriteString(p->w, BAD_CAST clean(p, text)));
}

static void raw(struct press *p, const char *text)
{
	must(xmlTextWriterWriteRaw(p->w, BAD_CAST text));
}

/* With an end tag, whatever stands in it: "<td/>" would be no HTML. */
static void close_tag(struct press *p)
{
	must(xmlTextWriterFullEndElement(p->w));
}

/* br, img, meta. */
static void close_void(struct press *p)
{
	must(xmlTextWriterEndElement(p->w));
}

static void look(struct press *p, enum look look)
{
	attr(p, "class", press_html_looks[look].name);
	if (!p->how->part)
		attr(p, "style", press_html_looks[look].light);
}

/* A block begins a line of the source: letters have lines. */
static void open_block(struct press *p, const char *name, int wanted)
{
	raw(p, "\n");
	open_tag(p, name);
	if (wanted >= 0)
		look(p, (enum look)wanted);
}

/* Browsers would break the line within "->". */
static void put_line(struct press *p, struct str text)
{
	size_t at;

	while ((at = str_find(text, STR("->"))) != SIZE_MAX) {
		put(p, str_slice(text, 0, at));
		open_tag(p, "span");
		look(p, LOOK_ARROW);
		put(p, STR("->"));
		close_tag(p);
		text = str_slice(text, at + 2, text.n);
	}
	put(p, text);
}

/* Line ends are kept. */
static void lines(struct press *p, struct str text)
{
	struct str one;
	bool first = true;

	while (str_line(&text, &one)) {
		if (!first) {
			open_tag(p, "br");
			close_void(p);
			raw(p, "\n");
		}
		put_line(p, str_trim(one));
		first = false;
	}
}

static void block(struct press *p, const char *name, int wanted, struct str text)
{
	open_block(p, name, wanted);
	lines(p, text);
	close_tag(p);
}

/* The box of things to do ------------------------------------------------------ */

static void button(struct press *p)
{
	if (!p->how->letter.n)
		return;
	open_block(p, "p", -1);
	open_tag(p, "a");
	attr_str(p, "href", p->how->letter);
	look(p, LOOK_BUTTON);
	put(p, str_of(_("Write your orders")));
	close_tag(p);
	close_tag(p);
	block(p, "p", LOOK_HINT,
	      str_of(_(
		      "The button opens a letter with the order form. No key stands in "
		      "it, so it waits for one confirm; a reply needs none.")));
}

static void begin_box(struct press *p)
{
	open_block(p, "div", LOOK_BOX);
	attr(p, "role", "region");
	attr(p, "aria-label", _("What to do"));
	p->boxed = p->in_box = true;
}

static void end_box(struct press *p)
{
	if (!p->in_box)
		return;
	button(p);
	close_tag(p);
	p->in_box = false;
}

/* Tables --------------------------------------------------------------------- */

/* Heads stand in the middle unless they are told. */
static void align(struct press *p, const struct page_column *c, bool head)
{
	bool right = c->align == PAGE_RIGHT;

	if (right)
		attr(p, "class", "pg-n");
	if (!p->how->part && (right || head))
		attr(p, "align", right ? "right" : "left");
}

static void cell(struct press *p, const struct page_column *c, const char *scope,
		 struct str text)
{
	text = str_trim(text);
	open_tag(p, scope && text.n ? "th" : "td");
	if (scope && text.n)
		attr(p, "scope", scope);
	align(p, c, scope && text.n);
	lines(p, text);
	close_tag(p);
}

static void note(struct press *p, const struct page_table *t, struct str text)
{
	char span[16];

	open_tag(p, "td");
	snprintf(span, sizeof span, "%d", t->n_columns);
	attr(p, "colspan", span);
	attr(p, "class", "pg-note");
	lines(p, text);
	close_tag(p);
}

static void row(struct press *p, const struct page_table *t, const struct page_row *r)
{
	open_block(p, "tr", -1);
	if (r->sub)
		attr(p, "class", "pg-sub");
	if (!p->how->part)
		attr(p, "valign", "top");
	if (r->note)
		note(p, t, r->cell[0]);
	bool named = false; /* by the first cell that says something */
	for (int c = 0; c < t->n_columns && !r->note; c++) {
		cell(p, &t->column[c], named ? NULL : "row", r->cell[c]);
		named = named || str_trim(r->cell[c]).n;
	}
	close_tag(p);
}

/* A table wider than the screen moves in a box of its own. */
static void table(struct press *p, const struct page_table *t)
{
	open_block(p, "div", LOOK_WIDE);
	/* On the web it can be moved by keys as well; mail programs drop that. */
	if (p->how->part) {
		attr(p, "tabindex", "0");
		attr(p, "role", "group");
		attr_str(p, "aria-label", p->section.n ? p->section : STR("Table"));
	}
	open_tag(p, "table");
	look(p, LOOK_TABLE);
	if (p->section.n)
		attr_str(p, "aria-label", p->section);
	if (!p->how->part) {
		attr(p, "cellspacing", "0");
		attr(p, "cellpadding", "3");
	}
	open_block(p, "thead", -1);
	open_tag(p, "tr");
	for (int c = 0; c < t->n_columns; c++)
		cell(p, &t->column[c], "col", t->column[c].head);
	close_tag(p);
	close_tag(p);
	open_block(p, "tbody", -1);
	for (int r = 0; r < t->n_rows; r++)
		row(p, t, &t->rows[r]);
	close_tag(p);
	close_tag(p);
	close_tag(p);
}

/* Figures --------------------------------------------------------------------- */

static void image(struct press *p, const struct figure *f, struct str where)
{
	char width[16];

	open_block(p, "img", LOOK_FIGURE);
	attr_str(p, "src", where);
	snprintf(width, sizeof width, "%d", f->width);
	attr(p, "width", width);
	attr_str(p, "alt",
		 str_printf(p->a, "%.*s: %.*s", STR_ARG(f->title), STR_ARG(f->words)));
	close_void(p);
}

static void figure(struct press *p, const struct figure *f)
{
	int i = p->figures++;
	char id[24];

	if (i < p->how->n_images) {
		image(p, f, p->how->images[i]);
	} else if (p->how->draw) {
		snprintf(id, sizeof id, "figure-%d", i + 1);
		raw(p, "\n");
		raw(p, str_z(p->a, press_svg(p->a, f, id, false)));
	}
}

/* Blocks --------------------------------------------------------------------- */

static void title(struct press *p, const struct page_block *b)
{
	block(p, "h1", LOOK_H1, b->left);
	if (b->right.n)
		block(p, "p", LOOK_WHERE, b->right);
}

static void split(struct press *p, const struct page_block *b)
{
	open_block(p, "p", -1);
	put(p, b->left);
	raw(p, " ");
	open_tag(p, "b");
	put(p, b->right);
	close_tag(p);
	close_tag(p);
}

static void label(struct press *p, const struct page_block *b)
{
	open_block(p, "p", -1);
	open_tag(p, "b");
	put(p, b->left);
	close_tag(p);
	raw(p, " ");
	lines(p, b->text);
	close_tag(p);
}

static void heading(struct press *p, const struct page_block *b)
{
	char id[16];

	p->section = b->text;
	if (b->number)
		p->section = str_printf(p->a, "%d %.*s", b->number, STR_ARG(b->text));
	p->under_heading = true;
	open_block(p, "h2", LOOK_H2);
	if (b->number) {
		snprintf(id, sizeof id, "s%d", b->number);
		attr(p, "id", id);
	}
	if (b->number && p->how->part) { /* can be set apart there */
		open_tag(p, "span");
		attr(p, "class", "pg-no");
		put(p, str_printf(p->a, "%d", b->number));
		close_tag(p);
		put(p, str_printf(p->a, " %.*s", STR_ARG(b->text)));
	} else {
		put(p, p->section);
	}
	close_tag(p);
}

static void verbatim(struct press *p, const struct page_block *b)
{
	open_block(p, "pre", LOOK_PRE);
	put(p, b->text);
	close_tag(p);
}

static void set_list(struct press *p, bool on)
{
	if (on == p->in_list)
		return;
	if (on)
		open_block(p, "ul", -1);
	else
		close_tag(p);
	p->in_list = on;
}

static void print(struct press *p, const struct page_block *b)
{
	set_list(p, b->kind == PAGE_ITEM);
	if (p->in_box && b->kind != PAGE_LABEL && b->kind != PAGE_PARA)
		end_box(p);
	switch (b->kind) {
	case PAGE_TITLE:
		title(p, b);
		break;
	case PAGE_SPLIT:
		split(p, b);
		break;
	case PAGE_LABEL:
		if (!p->boxed && !p->under_heading)
			begin_box(p);
		label(p, b);
		break;
	case PAGE_HEADING:
		heading(p, b);
		break;
	case PAGE_SUBHEADING:
		block(p, "h3", LOOK_H3, b->text);
		break;
	case PAGE_PARA:
		block(p, "p", b->loud ? LOOK_CRY : -1, b->text);
		break;
	case PAGE_ITEM:
		block(p, "li", -1, b->text);
		break;
	case PAGE_TABLE:
		table(p, b->table);
		break;
	case PAGE_VERBATIM:
	case PAGE_FORM:
		verbatim(p, b);
		break;
	case PAGE_CUT:
		block(p, "p", LOOK_CUT, str_of(page_cut_marker));
		break;
	case PAGE_RULE:
		if (b != &p->page->blocks[p->page->n - 1]) {
			open_block(p, "hr", -1);
			close_void(p);
		}
		break;
	case PAGE_FIGURE:
		figure(p, b->figure);
		break;
	}
}

static void print_all(struct press *p)
{
	for (int i = 0; i < p->page->n; i++)
		print(p, &p->page->blocks[i]);
	set_list(p, false);
	end_box(p);
}

/* The document ----------------------------------------------------------------- */

static void meta(struct press *p, const char *name, const char *content)
{
	open_block(p, "meta", -1);
	attr(p, "name", name);
	attr(p, "content", content);
	close_void(p);
}

static void head(struct press *p)
{
	open_block(p, "head", -1);
	open_block(p, "meta", -1);
	attr(p, "charset", "utf-8");
	close_void(p);
	meta(p, "viewport", "width=device-width,initial-scale=1");
	meta(p, "color-scheme", "light dark");
	block(p, "title", -1, p->how->title);
	open_block(p, "style", -1);
	raw(p, ":root{color-scheme:light dark}");
	raw(p, str_z(p->a, press_html_sheet(p->a, false)));
	close_tag(p);
	close_tag(p);
}

/* "pt_BR" is "pt-BR" here. */
static const char *lang(struct press *p)
{
	char *z = str_z(p->a, p->how->language.n ? p->how->language : STR("en"));

	for (char *c = z; *c; c++)
		if (*c == '_')
			*c = '-';
	return z;
}

static void document(struct press *p)
{
	raw(p, "<!DOCTYPE html>");
	open_block(p, "html", -1);
	attr(p, "lang", lang(p));
	head(p);
	open_block(p, "body", -1);
	attr(p, "style", "margin:0;padding:0");
	open_block(p, "div", LOOK_PAGE);
	print_all(p);
	for (int i = 0; i < 3; i++) {
		raw(p, "\n");
		close_tag(p);
	}
}

struct str press_html(struct arena *a, const struct page *page,
		      const struct press_html *how)
{
	xmlBuffer *bytes = xmlBufferCreate();
	struct press p = {.a = a,
			  .w = bytes ? xmlNewTextWriterMemory(bytes, 0) : NULL,
			  .how = how,
			  .page = page,
			  .section = how->section};

	if (!p.w)
		abort();
	tongue_begin(how->language);
	if (how->part)
		print_all(&p);
	else
		document(&p);
	tongue_end();
	raw(&p, "\n");
	must(xmlTextWriterFlush(p.w));
	xmlFreeTextWriter(p.w);
	struct str out = str_dup(a, str_of((const char *)xmlBufferContent(bytes)));
	xmlBufferFree(bytes);
	return out;
}
