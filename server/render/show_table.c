/* Tables and records on the command line; on a terminal they fit. libsmartcols was looked at: it
 * cuts a cell without a sign that something is missing, and has no way to leave out columns or to
 * shorten times before it cuts names.
 * SPDX-License-Identifier: ISC */
#define _XOPEN_SOURCE 700 /* wcwidth */
#include "server/render/show.h"

#include <jansson.h>
#include <string.h>
#include <wchar.h>

#include "base/arena.h"
#include "base/clock.h"

enum { GAP = 2, NARROWEST = 8, COLUMNS_MAX = 16 };

/* Returns the text of a cell for a person. Some cells have strangers' text: nothing
 * that a terminal would obey gets through. */
static struct str clean(struct arena *a, struct str s)
{
	struct buf out = buf_in(a);

	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.s[i];
		buf_char(&out, c < ' ' || c == 127 ? ' ' : s.s[i]);
	}
	return buf_str(&out);
}

static struct str cell_text(const struct show *show, const json_t *v,
			    enum column_kind kind)
{
	struct arena *a = show->a;
	struct buf list;
	int64_t utc;
	size_t i;
	json_t *item;

	if (!v || json_is_null(v))
		return (struct str){NULL, 0};
	switch (json_typeof(v)) {
	case JSON_STRING:
		if (kind == COLUMN_TIME &&
		    clock_read_iso(str_of(json_string_value(v)), &utc))
			return clock_whole(a, utc, show->zone);
		return clean(a,
			     (struct str){json_string_value(v), json_string_length(v)});
	case JSON_INTEGER:
		return str_printf(a, "%lld", (long long)json_integer_value(v));
	case JSON_TRUE:
		return STR("yes");
	case JSON_FALSE:
		return STR("no");
	case JSON_ARRAY:
		list = buf_in(a);
		json_array_foreach((json_t *)v, i, item)
		{
			buf_z(&list, i ? ", " : "");
			buf_add(&list, cell_text(show, item, kind));
		}
		return buf_str(&list);
	case JSON_OBJECT:
	case JSON_REAL:
	case JSON_NULL:
		break;
	}
	return (struct str){NULL, 0};
}

/* Columns that a terminal needs for a text: none for what stands over the letter before,
 * two for what is wide. The C library knows, by a locale of UTF-8; without one each
 * character counts for one. */
static size_t columns_of(const struct show *show, struct str s)
{
	size_t all = 0;

	if (!show->utf8)
		return str_columns(s);
	locale_t was = uselocale(show->utf8);
	mbstate_t state = {0};
	while (s.n) {
		wchar_t c;
		size_t n = mbrtowc(&c, s.s, s.n, &state);
		if (n == 0 || n > s.n)
			break; /* our text is UTF-8, and no byte in it is zero */
		int width = wcwidth(c);
		all += width > 0 ? (size_t)width : 0;
		s = str_slice(s, n, s.n);
	}
	uselocale(was);
	return all;
}

/* The first `columns` columns of a text, ".." at its end where some are missing. */
static struct str cut(const struct show *show, struct str s, size_t columns)
{
	size_t end = 0;

	if (columns_of(show, s) <= columns)
		return s;
	for (size_t i = 1; i <= s.n; i++) {
		bool whole = i == s.n || ((unsigned char)s.s[i] & 0xc0) != 0x80;
		if (whole && columns_of(show, str_slice(s, 0, i)) > columns - 2)
			break;
		if (whole)
			end = i;
	}
	return str_printf(show->a, PRI_STR "..", STR_ARG(str_slice(s, 0, end)));
}

struct layout {
	const struct column *columns;
	int n;
	const json_t *rows;
	bool brief; /* times without weekday and zone */
	bool hidden[COLUMNS_MAX];
	size_t width[COLUMNS_MAX];
};

/* Without the first word and the last; a word alone, like "paused", stays. */
static struct str without_ends(struct str s)
{
	size_t from = str_find_char(s, ' '), to = s.n;

	while (to > 0 && s.s[to - 1] != ' ')
		to--;
	return from == SIZE_MAX || to <= from + 1 ? s : str_slice(s, from + 1, to - 1);
}

static struct str cell_of(const struct show *show, const struct layout *l, int column,
			  const json_t *row)
{
	const struct column *c = &l->columns[column];
	struct str s = cell_text(show, json_object_get(row, c->key), c->kind);

	if (l->brief && c->kind == COLUMN_TIME)
		s = without_ends(s); /* "Thu 26 Nov 2026 20:00 UTC" */
	return s.n ? s : STR("-");
}

/* Widths as the cells want them. */
static void measure(const struct show *show, struct layout *l)
{
	const json_t *row;
	size_t i;

	for (int c = 0; c < l->n; c++)
		l->width[c] = strlen(l->columns[c].title);
	json_array_foreach((json_t *)l->rows, i, row) for (int c = 0; c < l->n; c++)
	{
		size_t w = columns_of(show, cell_of(show, l, c, row));
		l->width[c] = w > l->width[c] ? w : l->width[c];
	}
}

static size_t sum(const struct layout *l)
{
	size_t all = 0;
	int n = 0;

	for (int i = 0; i < l->n; i++)
		if (!l->hidden[i])
			all += l->width[i] + (n++ ? GAP : 0);
	return all;
}

/* The widest column that can give up something, or -1. */
static int widest(const struct layout *l, bool any_text)
{
	int found = -1;

	for (int i = 0; i < l->n; i++)
		if (!l->hidden[i] &&
		    (l->columns[i].shrinks ||
		     (any_text && l->columns[i].kind == COLUMN_TEXT)) &&
		    l->width[i] > NARROWEST &&
		    (found < 0 || l->width[i] > l->width[found]))
			found = i;
	return found;
}

/* The columns that may shrink give up what is too much, the widest first; then all with
 * text. Does it fit? */
static bool shrink(const struct show *show, struct layout *l)
{
	measure(show, l);
	while (sum(l) > (size_t)show->width) {
		int i = widest(l, false);
		if (i < 0)
			i = widest(l, true);
		if (i < 0)
			return false;
		l->width[i]--;
	}
	return true;
}

static bool is_empty(const struct show *show, const struct layout *l, int column)
{
	const json_t *row;
	size_t i;

	json_array_foreach(
		(json_t *)l->rows, i,
		row) if (!str_is(cell_of(show, l, column, row), "-")) return false;
	return true;
}

/* On a terminal a table fits in any case: where narrow columns are not enough, times are
 * shorter, then columns go in which nothing stands, then from the right. `show` and
 * --json have all. */
static void fit(const struct show *show, struct layout *l)
{
	measure(show, l);
	if (!show->terminal || shrink(show, l))
		return;
	l->brief = true;
	bool fits = shrink(show, l);
	for (int c = 0; !fits && c < l->n; c++)
		if (is_empty(show, l, c)) {
			l->hidden[c] = true;
			fits = shrink(show, l);
		}
	for (int c = l->n - 1; !fits && c > 0; c--)
		if (!l->hidden[c]) {
			l->hidden[c] = true;
			fits = shrink(show, l);
		}
}

static void print_cell(const struct show *show, const struct column *c, struct str s,
		       size_t width, bool last)
{
	if (show->terminal)
		s = cut(show, s, width);
	size_t used = columns_of(show, s), fill = width > used ? width - used : 0;
	bool right = c->kind == COLUMN_NUMBER;

	for (size_t i = 0; right && i < fill; i++)
		fputc(' ', show->out);
	fwrite(s.n ? s.s : "", 1, s.n, show->out);
	for (size_t i = 0; !right && !last && i < fill; i++)
		fputc(' ', show->out);
	fputs(last ? "\n" : "  ", show->out);
}

/* The row, or the titles for NULL. */
static void print_row(const struct show *show, const struct layout *l,
		      const json_t *row)
{
	int last = l->n - 1;

	while (last > 0 && l->hidden[last])
		last--;
	for (int c = 0; c <= last; c++)
		if (!l->hidden[c])
			print_cell(show, &l->columns[c],
				   row ? cell_of(show, l, c, row)
				       : str_of(l->columns[c].title),
				   l->width[c], c == last);
}

void show_table(struct show *show, const struct column *columns, int n,
		struct json_t *rows, const char *none)
{
	struct layout l = {.columns = columns, .n = n, .rows = rows};
	size_t i;
	json_t *row;

	if (show->json) {
		show_json(show, rows);
		return;
	}
	if (show_gather_table(show, columns, n, rows, none))
		return;
	if (!json_array_size(rows)) {
		show_line(show, "%s", none);
		json_decref(rows);
		return;
	}
	fit(show, &l);
	fputs(show->colour ? "\033[1m" : "", show->out);
	print_row(show, &l, NULL);
	fputs(show->colour ? "\033[0m" : "", show->out);
	json_array_foreach(rows, i, row) print_row(show, &l, row);
	json_decref(rows);
}

void show_record(struct show *show, const struct column *columns, int n,
		 struct json_t *object)
{
	size_t width = 0;

	if (show->json) {
		show_json(show, object);
		return;
	}
	for (int c = 0; c < n; c++)
		if (strlen(columns[c].title) > width)
			width = strlen(columns[c].title);
	for (int c = 0; c < n; c++) {
		struct str s = cell_text(show, json_object_get(object, columns[c].key),
					 columns[c].kind);
		if (s.n)
			fprintf(show->out, "%-*s  " PRI_STR "\n", (int)width,
				columns[c].title, STR_ARG(s));
	}
	json_decref(object);
}
