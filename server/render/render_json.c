/* The JSON renderer: see render_json.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_json.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/figure.h"
#include "base/locale.h"
#include "server/render/letterhead.h"

/* clang-format off */
static const char *const kinds[] = {
	[PAGE_TITLE] = "title",       [PAGE_SPLIT] = "split", [PAGE_LABEL] = "label",
	[PAGE_HEADING] = "heading",   [PAGE_PARA] = "para",   [PAGE_ITEM] = "item",
	[PAGE_TABLE] = "table",       [PAGE_VERBATIM] = "verbatim",
	[PAGE_FORM] = "form",         [PAGE_CUT] = "cut",     [PAGE_RULE] = "rule",
	[PAGE_LINK] = "link",        [PAGE_FIGURE] = "figure",    [PAGE_SUBHEADING] = "subheading",
};
/* clang-format on */

/* jansson fails only when memory ends, and then the process ends. The names are the program's own: they
 * are UTF-8. */
static void set(json_t *o, const char *name, json_t *value)
{
	if (json_object_set_new_nocheck(o, name, value) < 0)
		abort();
}

static void add(json_t *list, json_t *value)
{
	if (json_array_append_new(list, value) < 0)
		abort();
}

/* No-break spaces are for the eye. */
static json_t *text(struct arena *a, struct str s)
{
	struct buf b = buf_in(a);
	size_t at = str_find(s, STR(PAGE_NBSP));

	if (at == SIZE_MAX)
		return json_stringn(s.n ? s.s : "", s.n);
	for (; at != SIZE_MAX; at = str_find(s, STR(PAGE_NBSP))) {
		buf_add(&b, str_slice(s, 0, at));
		buf_char(&b, ' ');
		s = str_slice(s, at + strlen(PAGE_NBSP), s.n);
	}
	buf_add(&b, s);
	return json_stringn(b.s, b.n);
}

static json_t *row(struct arena *a, const struct page_table *t,
		   const struct page_row *r)
{
	json_t *o = json_object(), *cells = json_array();

	if (r->note) {
		set(o, "note", text(a, str_trim(r->cell[0])));
		json_decref(cells);
		return o;
	}
	for (int c = 0; c < t->n_columns; c++)
		add(cells, text(a, str_trim(r->cell[c])));
	set(o, r->sub ? "more" : "cells", cells);
	return o;
}

static void table(struct arena *a, json_t *o, const struct page_table *t)
{
	json_t *heads = json_array(), *rows = json_array();

	for (int c = 0; c < t->n_columns; c++)
		add(heads, text(a, t->column[c].head));
	for (int r = 0; r < t->n_rows; r++)
		add(rows, row(a, t, &t->rows[r]));
	set(o, "heads", heads);
	set(o, "rows", rows);
}

static json_t *block(struct arena *a, const struct page_block *b)
{
	json_t *o = json_object();

	set(o, "kind", json_string(b->loud ? "headline" : kinds[b->kind]));
	if (b->left.n)
		set(o, "left", text(a, b->left));
	if (b->right.n)
		set(o, "right", text(a, b->right));
	if (b->text.n)
		set(o, "text", text(a, b->text));
	if (b->table)
		table(a, o, b->table);
	if (b->figure) {
		set(o, "title", text(a, b->figure->title));
		set(o, "text", text(a, b->figure->words));
	}
	return o;
}

/* Writes the blocks above the first heading, then a section for each heading. Lines
 * across and the cut are for letters. */
static void sections(struct arena *a, json_t *o, const struct page *page)
{
	json_t *here = json_array(), *list = json_array();

	set(o, "head", here);
	for (int i = 0; i < page->n; i++) {
		const struct page_block *b = &page->blocks[i];
		if (b->kind == PAGE_HEADING) {
			json_t *s = json_object();
			set(s, "number",
			    b->number ? json_integer(b->number) : json_null());
			set(s, "name", text(a, b->text));
			set(s, "blocks", here = json_array());
			add(list, s);
		} else if (b->kind != PAGE_RULE && b->kind != PAGE_CUT) {
			add(here, block(a, b));
		}
	}
	set(o, "sections", list);
}

static json_t *needs(struct arena *a, const struct bulletin *b)
{
	struct buf said = buf_in(a);

	if (b->seat < 0 || !b->rules->phase(b->state) ||
	    !(b->rules->seats(b->state) >> b->seat & 1))
		return json_null();
	locale_begin(b->language);
	b->rules->needs(letterhead_view(a, b->rules, b->state, b->seat), b->sheet,
			&said);
	locale_end();
	return text(a, buf_str(&said));
}

static json_t *position(struct arena *a, const struct bulletin *b)
{
	return b->rules->position ? b->rules->position(letterhead_view(
					    a, b->rules, b->state, b->seat))
				  : json_null();
}

json_t *render_json_value(struct arena *a, const struct bulletin *b,
			  const struct page *page)
{
	json_t *o = json_object();
	int phase = b->rules->phase(b->state);
	char deadline[CLOCK_ISO_MAX];

	clock_iso(b->deadline, deadline);
	set(o, "format", json_string("postalgm-report-1"));
	set(o, "game", text(a, b->game));
	set(o, "turn", json_integer(b->rules->turn(b->state)));
	set(o, "phase", phase ? json_integer(phase) : json_null());
	set(o, "seat", text(a, str_lower(a, letterhead_seat(a, b->rules, b->seat))));
	set(o, "deadline",
	    phase && b->deadline > 0 ? json_string(deadline) : json_null());
	set(o, "needs", needs(a, b));
	set(o, "position", position(a, b));
	sections(a, o, page);
	return o;
}

struct str render_json(struct arena *a, const struct bulletin *b,
		       const struct page *page)
{
	json_t *o = render_json_value(a, b, page);
	char *z = json_dumps(o, JSON_INDENT(1));

	if (!z)
		abort();
	struct buf out = buf_with_room(a, strlen(z) + 1);
	buf_z(&out, z);
	buf_char(&out, '\n');
	free(z);
	json_decref(o);
	return buf_str(&out);
}
