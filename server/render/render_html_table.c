/* Tables of the HTML renderer: see render_html_parts.h.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "server/render/render_html_parts.h"

/* Mail programs centre a heading unless `align` says otherwise, so in a letter it always
 * does. */
static void align(struct html_press *p, const struct page_column *c, bool head)
{
	bool right = c->align == PAGE_RIGHT;

	if (right)
		html_attr(p, "class", "pg-n");
	if (!p->how->part && (right || head))
		html_attr(p, "align", right ? "right" : "left");
}

static void cell(struct html_press *p, const struct page_column *c, const char *scope,
		 struct str text)
{
	text = str_trim(text);
	html_open(p, scope && text.n ? "th" : "td");
	if (scope && text.n)
		html_attr(p, "scope", scope);
	/* Where the sheet is dropped only the heads of columns are bold. */
	if (scope && text.n && !p->how->part && strcmp(scope, "row") == 0)
		html_attr(p, "style", "font-weight:normal");
	align(p, c, scope && text.n);
	html_lines(p, text);
	html_close(p);
}

static void note(struct html_press *p, const struct page_table *t, struct str text)
{
	char span[16];

	html_open(p, "td");
	snprintf(span, sizeof span, "%d", t->n_columns);
	html_attr(p, "colspan", span);
	html_attr(p, "class", "pg-note");
	html_lines(p, text);
	html_close(p);
}

static void row(struct html_press *p, const struct page_table *t,
		const struct page_row *r)
{
	html_open_block(p, "tr", -1);
	if (r->sub)
		html_attr(p, "class", "pg-sub");
	if (!p->how->part)
		html_attr(p, "valign", "top");
	if (r->note)
		note(p, t, r->cell[0]);
	bool named = false; /* by the first cell that says something */
	for (int c = 0; c < t->n_columns && !r->note; c++) {
		cell(p, &t->column[c], named ? NULL : "row", r->cell[c]);
		named = named || str_trim(r->cell[c]).n;
	}
	html_close(p);
}

static void attrs(struct html_press *p, const char *const words[])
{
	for (int i = 0; words[i]; i += 2)
		html_attr(p, words[i], words[i + 1]);
}

/* How a cell looks beside its style. `wide`: as wide as its place. */
static const struct {
	const char *ground;
	bool wide;
} cells[LOOKS] = {
	[LOOK_SHEET] = {NULL, true},        [LOOK_MAST] = {NULL, true},
	[LOOK_STAMP] = {NULL, false},       [LOOK_BOX] = {"#fbf6ea", true},
	[LOOK_BUTTON] = {"#8c2f22", false}, [LOOK_PRE] = {"#f1f2f4", true},
};

static void begin_cell(struct html_press *p, enum look look)
{
	static const char *const bare[] = {
		"role", "presentation", "cellspacing", "0", "cellpadding",
		"0",    "border",       "0",           NULL};

	html_open_block(p, "table", -1);
	attrs(p, bare);
	if (cells[look].wide)
		html_attr(p, "width", "100%");
	/* Alone in its row a cell is as wide as its place, even if a word in it is longer: the word breaks. */
	if (cells[look].wide && look != LOOK_MAST)
		html_attr(p, "style", "table-layout:fixed");
	html_open(p, "tr");
	html_open(p, "td");
	if (cells[look].ground)
		html_attr(p, "bgcolor", cells[look].ground);
	html_look(p, look);
}

static void next_cell(struct html_press *p, enum look look)
{
	html_open(p, "td");
	html_attr(p, "align", "right");
	html_look(p, look);
}

/* A part has classes and no styles, and hardly any cells. */
void html_begin_cell(struct html_press *p, enum look look)
{
	static char *once[LOOKS];

	if (p->how->part)
		begin_cell(p, look);
	else
		html_once(p, &once[look], begin_cell, look);
}

void html_next_cell(struct html_press *p, enum look look)
{
	static char *once[LOOKS];

	if (p->how->part) {
		html_close(p);
		next_cell(p, look);
	} else {
		html_raw(p, "</td>");
		html_once(p, &once[look], next_cell, look);
	}
}

void html_end_cell(struct html_press *p)
{
	if (!p->how->part)
		html_raw(p, "</td></tr></table>");
	for (int i = 0; i < 3 && p->how->part; i++)
		html_close(p);
}

void html_table(struct html_press *p, const struct page_table *t)
{
	html_open_block(p, "div", LOOK_WIDE);
	/* On the web it can be moved by keys as well; mail programs drop that. */
	if (p->how->part) {
		html_attr(p, "tabindex", "0");
		html_attr(p, "role", "group");
		html_attr_str(p, "aria-label",
			      p->section.n ? p->section : STR("Table"));
	}
	html_open(p, "table");
	html_look(p, LOOK_TABLE);
	if (p->section.n)
		html_attr_str(p, "aria-label", p->section);
	if (!p->how->part) {
		html_attr(p, "cellspacing", "0");
		html_attr(p, "cellpadding", "3");
	}
	html_open_block(p, "thead", -1);
	html_open(p, "tr");
	for (int c = 0; c < t->n_columns; c++)
		cell(p, &t->column[c], "col", t->column[c].head);
	html_close(p);
	html_close(p);
	html_open_block(p, "tbody", -1);
	for (int r = 0; r < t->n_rows; r++)
		row(p, t, &t->rows[r]);
	html_close(p);
	html_close(p);
	html_close(p);
}
