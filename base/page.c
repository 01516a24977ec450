/* A page: see page.h.
 * SPDX-License-Identifier: ISC */
#include "base/page.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"

const char page_cut_marker[] = "--=-- write above this line --=--";

void page_tied(struct buf *b, struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] == ' ')
			buf_z(b, PAGE_NBSP);
		else
			buf_char(b, text.s[i]);
}

struct page page_in(struct arena *a)
{
	return (struct page){.a = a};
}

static struct page_block *add(struct page *p, enum page_kind kind)
{
	struct page_block *b = arena_push(p->a, p->blocks, p->n);

	*b = (struct page_block){.kind = kind};
	return b;
}

static void add_ends(struct page *p, enum page_kind kind, struct str left,
		     struct str right)
{
	struct page_block *b = add(p, kind);
	b->left = left;
	b->right = right;
}

static void add_text(struct page *p, enum page_kind kind, struct str text)
{
	if (text.n)
		add(p, kind)->text = text;
}

void page_title(struct page *p, struct str left, struct str right)
{
	add_ends(p, PAGE_TITLE, left, right);
}

void page_split(struct page *p, struct str left, struct str right)
{
	add_ends(p, PAGE_SPLIT, left, right);
}

void page_label(struct page *p, struct str label, struct str text)
{
	struct page_block *b = add(p, PAGE_LABEL);
	b->left = locale_str(label);
	b->text = text;
}

void page_link(struct page *p, struct str label, struct str url)
{
	page_label(p, label, url);
	p->blocks[p->n - 1].kind = PAGE_LINK;
}

void page_heading(struct page *p, int number, struct str name)
{
	struct page_block *b = add(p, PAGE_HEADING);
	b->section = b->number = number;
	b->text = locale_str(name);
}

void page_number(struct page *p, int from)
{
	int n = 0;

	for (int i = from; i < p->n; i++)
		if (p->blocks[i].kind == PAGE_HEADING)
			p->blocks[i].number = ++n;
}

const struct page_block *page_first(const struct page *p, enum page_kind kind)
{
	int i = 0;

	while (i < p->n && p->blocks[i].kind != kind)
		i++;
	return i < p->n ? &p->blocks[i] : NULL;
}

void page_subheading(struct page *p, struct str name)
{
	add_text(p, PAGE_SUBHEADING, name);
}

void page_para(struct page *p, struct str text)
{
	add_text(p, PAGE_PARA, text);
}

void page_headline(struct page *p, struct str text)
{
	int n = p->n;

	page_para(p, text);
	if (p->n > n)
		p->blocks[n].loud = true;
}

__attribute__((format(printf, 2, 0))) static struct str
vformat(struct arena *a, const char *fmt, va_list args)
{
	struct buf b = buf_in(a);
	buf_vprintf(&b, fmt, args);
	return buf_str(&b);
}

void page_paraf(struct page *p, const char *fmt, ...)
{
	va_list args;
	va_start(args, fmt);
	page_para(p, vformat(p->a, fmt, args));
	va_end(args);
}

void page_standingf(struct page *p, const char *fmt, ...)
{
	va_list args;
	int n = p->n;

	va_start(args, fmt);
	page_para(p, vformat(p->a, fmt, args));
	va_end(args);
	if (p->n > n)
		p->blocks[n].stand = true;
}

void page_item(struct page *p, struct str text)
{
	add_text(p, PAGE_ITEM, text);
}

void page_verbatim(struct page *p, struct str lines)
{
	add_text(p, PAGE_VERBATIM, lines);
}

static int by_place(const void *a, const void *b)
{
	size_t x = ((const struct page_mark *)a)->from,
	       y = ((const struct page_mark *)b)->from;

	return (x > y) - (x < y);
}

void page_marked(struct page *p, struct str lines, int n, struct page_mark *marks)
{
	int before = p->n;

	page_verbatim(p, lines);
	if (p->n == before || !n)
		return;
	qsort(marks, (size_t)n, sizeof *marks, by_place);
	p->blocks[before].n_marks = n;
	p->blocks[before].marks = marks;
}

void page_form(struct page *p, struct str lines)
{
	add_text(p, PAGE_FORM, lines);
}

void page_cut(struct page *p)
{
	add(p, PAGE_CUT);
}

void page_rule(struct page *p)
{
	add(p, PAGE_RULE);
}

void page_append(struct page *p, const struct page_block *block)
{
	*add(p, block->kind) = *block;
}

void page_figure(struct page *p, const struct figure *figure)
{
	if (!p->text_only)
		add(p, PAGE_FIGURE)->figure = figure;
}

void page_board(struct page *p)
{
	if (p->board)
		page_figure(p, p->board);
}

struct page_part {
	void (*make)(const void *of, struct page *);
	int key;
	int n;
	struct page_block *blocks;
};

static const struct page_part *part_of(const struct page_shared *s,
				       void (*make)(const void *of, struct page *),
				       int key)
{
	for (int i = 0; s && i < s->n; i++)
		if (s->parts[i].make == make && s->parts[i].key == key)
			return &s->parts[i];
	return NULL;
}

void page_share(struct page *p, void (*make)(const void *of, struct page *),
		const void *of, int key)
{
	const struct page_part *made = part_of(p->shared, make, key);
	int from = p->n;

	for (int i = 0; made && i < made->n; i++)
		*arena_push(p->a, p->blocks, p->n) = made->blocks[i];
	if (made)
		return;
	make(of, p);
	if (!p->shared)
		return;
	struct page_part *one = arena_push(p->a, p->shared->parts, p->shared->n);
	*one = (struct page_part){.make = make, .key = key, .n = p->n - from};
	one->blocks = arena_list(p->a, struct page_block, (size_t)one->n + 1);
	memcpy(one->blocks, p->blocks + from, (size_t)one->n * sizeof *one->blocks);
}

void page_instead(struct page *p, int from)
{
	for (int i = from; i < p->n; i++)
		p->blocks[i].instead = true;
}

struct page_table *page_table(struct page *p)
{
	struct page_table *t = arena_new(p->a, struct page_table);
	t->a = p->a;
	add(p, PAGE_TABLE)->table = t;
	return t;
}

struct page_column *page_column(struct page_table *t, struct str head,
				enum page_align align)
{
	assert(t->n_columns < PAGE_COLUMNS_MAX);
	struct page_column *c = &t->column[t->n_columns++];
	*c = (struct page_column){.head = locale_str(head), .align = align};
	return c;
}

void page_row(struct page_table *t)
{
	*arena_push(t->a, t->rows, t->n_rows) = (struct page_row){.n_cells = 0};
}

void page_cell(struct page_table *t, struct str text)
{
	assert(t->n_rows > 0);
	struct page_row *row = &t->rows[t->n_rows - 1];
	assert(row->n_cells < t->n_columns && !row->note);
	row->cell[row->n_cells++] = text;
}

void page_cellf(struct page_table *t, const char *fmt, ...)
{
	va_list args;
	va_start(args, fmt);
	page_cell(t, vformat(t->a, fmt, args));
	va_end(args);
}

void page_sub_row(struct page_table *t)
{
	page_row(t);
	t->rows[t->n_rows - 1].sub = true;
}

void page_note(struct page_table *t, struct str text)
{
	if (!text.n)
		return;
	page_row(t);
	struct page_row *row = &t->rows[t->n_rows - 1];
	row->note = true;
	row->cell[0] = text;
	row->n_cells = 1;
}

/* Kept --------------------------------------------------------------------------- */

struct kept_block {
	const struct page_block *of;
	struct str heading, made;
};

/* A block is in the list of its lengths. */
enum { KEPT_LISTS = 32 };

struct page_kept {
	struct arena *a;
	struct kept_list {
		int n;
		struct kept_block *list;
	} way[N_PAGE_KEPT][KEPT_LISTS];
};

static struct kept_list *list_of(struct page_kept *k, enum page_kept_way way,
				 const struct page_block *b)
{
	size_t sum = b->text.n + b->left.n + (size_t)b->kind;

	if (b->table)
		sum += (size_t)b->table->n_rows;
	return &k->way[way][sum % KEPT_LISTS];
}

struct page_kept *page_kept_in(struct arena *a)
{
	struct page_kept *k = arena_new(a, struct page_kept);

	*k = (struct page_kept){.a = a};
	return k;
}

static bool same_row(const struct page_row *a, const struct page_row *b)
{
	if (a->note != b->note || a->sub != b->sub || a->n_cells != b->n_cells)
		return false;
	for (int c = 0; c < a->n_cells; c++)
		if (!str_equal(a->cell[c], b->cell[c]))
			return false;
	return true;
}

static bool same_table(const struct page_table *a, const struct page_table *b)
{
	if (!a || !b || a == b)
		return a == b;
	if (a->n_columns != b->n_columns || a->n_rows != b->n_rows)
		return false;
	for (int c = 0; c < a->n_columns; c++) {
		const struct page_column *x = &a->column[c], *y = &b->column[c];
		if (x->align != y->align || x->least != y->least ||
		    x->tight != y->tight || !str_equal(x->head, y->head))
			return false;
	}
	for (int r = 0; r < a->n_rows; r++)
		if (!same_row(&a->rows[r], &b->rows[r]))
			return false;
	return true;
}

/* Figures and marks are told apart by where they are: what has them is seldom the same. */
static bool same_block(const struct page_block *a, const struct page_block *b)
{
	return a->text.n == b->text.n && a->kind == b->kind && a->number == b->number &&
	       a->loud == b->loud && a->stand == b->stand &&
	       str_equal(a->text, b->text) && str_equal(a->left, b->left) &&
	       str_equal(a->right, b->right) && a->figure == b->figure &&
	       a->n_marks == b->n_marks && a->marks == b->marks &&
	       same_table(a->table, b->table);
}

const struct str *page_kept_of(struct page_kept *k, enum page_kept_way way,
			       const struct page_block *b, struct str heading)
{
	const struct kept_list *l = k ? list_of(k, way, b) : NULL;

	for (int i = 0; l && i < l->n; i++)
		if (same_block(l->list[i].of, b) &&
		    str_equal(l->list[i].heading, heading))
			return &l->list[i].made;
	return NULL;
}

void page_keep(struct page_kept *k, enum page_kept_way way, const struct page_block *b,
	       struct str heading, struct str made)
{
	struct kept_list *l = k ? list_of(k, way, b) : NULL;

	if (l)
		*arena_push(k->a, l->list, l->n) = (struct kept_block){
			b, str_dup(k->a, heading), str_dup(k->a, made)};
}
