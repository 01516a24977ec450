/* The JSON renderer: see render_json.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_json.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/figure.h"
#include "base/locale.h"
#include "rules/codec.h"
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

/* No-break spaces are for the eye. It is UTF-8, which is looked at once more when it is printed. */
static json_t *text(struct arena *a, struct str s)
{
	struct buf b = buf_in(a);
	size_t at = str_find(s, STR(PAGE_NBSP));

	if (at == SIZE_MAX)
		return json_stringn_nocheck(s.n ? s.s : "", s.n);
	for (; at != SIZE_MAX; at = str_find(s, STR(PAGE_NBSP))) {
		buf_add(&b, str_slice(s, 0, at));
		buf_char(&b, ' ');
		s = str_slice(s, at + strlen(PAGE_NBSP), s.n);
	}
	buf_add(&b, s);
	return json_stringn_nocheck(b.s, b.n);
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

	set(o, "kind", json_string_nocheck(b->loud ? "headline" : kinds[b->kind]));
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

/* The text ------------------------------------------------------------------- */

/* jansson prints values. Their frame is written here, so that a block that several readers have is printed
 * once for all of them. */
struct json_press {
	struct buf b;
	struct page_kept *kept;
};

/* How deep the blocks of the head stand, and those of a section. */
enum { IN_HEAD = 2, IN_SECTION = 4 };

static void line(struct json_press *p, bool first, size_t depth)
{
	buf_z(&p->b, first ? "\n" : ",\n");
	buf_fill(&p->b, ' ', depth);
}

static void name(struct json_press *p, bool first, size_t depth, const char *of)
{
	line(p, first, depth);
	buf_char(&p->b, '"');
	buf_z(&p->b, of);
	buf_z(&p->b, "\": ");
}

static void member(struct json_press *p, const char *of, json_t *value)
{
	name(p, p->b.n == 1, 1, of);
	codec_print(&p->b, value, JSON_INDENT(1), 1);
}

static void print_block(struct json_press *p, const struct page_block *b, size_t depth)
{
	/* What it looks like depends on how deep it stands. */
	struct str where = depth == IN_HEAD ? STR("head") : STR("");
	const struct str *made = page_kept_of(p->kept, PAGE_KEPT_JSON, b, where);
	size_t from = p->b.n;

	if (made) {
		buf_add(&p->b, *made);
		return;
	}
	codec_print(&p->b, block(p->b.a, b), JSON_INDENT(1), depth);
	page_keep(p->kept, PAGE_KEPT_JSON, b, where,
		  str_slice(buf_str(&p->b), from, p->b.n));
}

/* Lines across and the cut are for letters. Returns the first block that was not taken: a heading, or the end. */
static int blocks(struct json_press *p, const struct page *page, int i, size_t depth)
{
	bool any = false;

	buf_char(&p->b, '[');
	for (; i < page->n && page->blocks[i].kind != PAGE_HEADING; i++) {
		const struct page_block *b = &page->blocks[i];
		if (b->kind == PAGE_RULE || b->kind == PAGE_CUT)
			continue;
		line(p, !any, depth);
		print_block(p, b, depth);
		any = true;
	}
	if (any)
		line(p, true, depth - 1);
	buf_char(&p->b, ']');
	return i;
}

/* Up to its blocks. */
static void begin_section(struct json_press *p, const struct page_block *b)
{
	const struct str *made = page_kept_of(p->kept, PAGE_KEPT_JSON, b, STR(""));
	size_t from = p->b.n;

	if (made) {
		buf_add(&p->b, *made);
		return;
	}
	buf_char(&p->b, '{');
	name(p, true, 3, "number");
	codec_print(&p->b, b->number ? json_integer(b->number) : json_null(), 0, 0);
	name(p, false, 3, "name");
	codec_print(&p->b, text(p->b.a, b->text), 0, 0);
	name(p, false, 3, "blocks");
	page_keep(p->kept, PAGE_KEPT_JSON, b, STR(""),
		  str_slice(buf_str(&p->b), from, p->b.n));
}

static int section(struct json_press *p, const struct page *page, int i)
{
	begin_section(p, &page->blocks[i]);
	i = blocks(p, page, i + 1, IN_SECTION);
	line(p, true, 2);
	buf_char(&p->b, '}');
	return i;
}

/* The blocks above the first heading, then a section for each heading. */
static void sections(struct json_press *p, const struct page *page)
{
	name(p, false, 1, "head");
	int i = blocks(p, page, 0, IN_HEAD), first = i;

	name(p, false, 1, "sections");
	buf_char(&p->b, '[');
	while (i < page->n) {
		line(p, i == first, 2);
		i = section(p, page, i);
	}
	if (i > first)
		line(p, true, 1);
	buf_char(&p->b, ']');
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

/* The position ----------------------------------------------------------------- */

enum { IN_POSITION = 2 };

static json_t *position(struct arena *a, const struct bulletin *b, int seat, bool own)
{
	return b->rules->position(letterhead_view(a, b->rules, b->state, seat), own);
}

/* What all readers may know, which no seat's secrets can be in. */
static void print_members(struct arena *a, const struct bulletin *b,
			  struct bulletin_board *of)
{
	json_t *all = position(a, b, SEAT_READERS, false), *value;
	const char *key;

	json_object_foreach(all, key, value)
	{
		struct buf text = buf_in(a);
		codec_print(&text, json_incref(value), JSON_INDENT(1), IN_POSITION);
		*arena_push(a, of->members, of->n_members) = (struct bulletin_member){
			str_dup(a, str_of(key)), buf_str(&text)};
	}
	json_decref(all);
}

/* Returns where it stands, or `n`. */
static int find_member(const struct bulletin_board *in, const char *key)
{
	int i = 0;

	while (i < in->n_members && !str_equal(in->members[i].name, str_of(key)))
		i++;
	return i;
}

/* Those of the board are printed once for all its readers; the reader's own take the place of some, the others come after them. */
static void print_position(struct json_press *p, const struct bulletin *b)
{
	struct bulletin_board alone = {0}, *board = b->board ? b->board : &alone;
	struct arena *a = p->b.a;
	json_t *own = json_object(), *value;
	const char *key;
	int n = 0;

	if (!board->n_members)
		print_members(a, b, board);
	if (b->seat != SEAT_READERS) {
		json_decref(own);
		own = position(a, b, b->seat, true);
	}
	buf_char(&p->b, '{');
	for (; n < board->n_members; n++) {
		const struct bulletin_member *m = &board->members[n];
		value = json_object_getn(own, m->name.s, m->name.n);
		name(p, n == 0, IN_POSITION, m->name.s);
		if (value)
			codec_print(&p->b, json_incref(value), JSON_INDENT(1),
				    IN_POSITION);
		else
			buf_add(&p->b, m->text);
	}
	json_object_foreach(own, key, value)
	{
		if (find_member(board, key) < board->n_members)
			continue;
		name(p, n++ == 0, IN_POSITION, key);
		codec_print(&p->b, json_incref(value), JSON_INDENT(1), IN_POSITION);
	}
	if (n)
		line(p, true, IN_POSITION - 1);
	buf_char(&p->b, '}');
	json_decref(own);
}

enum { ROOM = 32 * 1024 /* bytes that most reports fit in */ };

struct str render_json(struct arena *a, const struct bulletin *b,
		       const struct page *page, struct page_kept *kept)
{
	struct json_press p = {.b = buf_with_room(a, ROOM), .kept = kept};
	int phase = b->rules->phase(b->state);
	char deadline[CLOCK_ISO_MAX];

	clock_iso(b->deadline, deadline);
	buf_char(&p.b, '{');
	member(&p, "format", json_string("postalgm-report-1"));
	member(&p, "game", text(a, b->game));
	member(&p, "turn", json_integer(b->rules->turn(b->state)));
	member(&p, "phase", phase ? json_integer(phase) : json_null());
	member(&p, "seat",
	       text(a, str_lower(a, letterhead_seat(a, b->rules, b->seat))));
	member(&p, "deadline",
	       phase && b->deadline > 0 ? json_string(deadline) : json_null());
	member(&p, "needs", needs(a, b));
	name(&p, false, 1, "position");
	if (b->rules->position)
		print_position(&p, b);
	else
		buf_z(&p.b, "null");
	sections(&p, page);
	line(&p, true, 0);
	buf_z(&p.b, "}\n");
	return buf_str(&p.b);
}
