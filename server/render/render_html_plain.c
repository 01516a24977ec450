/* Text that is printed as it is, in letters of one width: what a receipt understood, forms. On a narrow screen the rest of a long
 * line stands a little further in.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "server/render/render_html_parts.h"

/* Part of a text that is printed as it is; the words that are marked stand in `marks`, from left to right. */
struct plain {
	struct str text;
	struct page_mark *marks;
	int n_marks;
};

/* The text with what a page of HTML has instead of carets. */
static struct plain without_carets(struct arena *a, const struct page_block *b)
{
	struct plain out = {
		.marks = arena_array(a, struct page_mark, (size_t)b->n_marks + 1)};
	struct buf text = buf_in(a);
	size_t at = 0;

	for (int i = 0; i < b->n_marks; i++) {
		const struct page_mark *m = &b->marks[i];
		if (m->from < at)
			continue;
		buf_add(&text, str_slice(b->text, at, m->from));
		if (m->instead.n) {
			buf_add(&text, m->instead);
		} else {
			size_t from = text.n;
			buf_add(&text, str_slice(b->text, m->from, m->to));
			out.marks[out.n_marks++] =
				(struct page_mark){.from = from, .to = text.n};
		}
		at = m->to;
	}
	buf_add(&text, str_slice(b->text, at, b->text.n));
	out.text = buf_str(&text);
	return out;
}

static void put_marked(struct html_press *p, const struct plain *t, size_t from,
		       size_t to)
{
	for (int i = 0; i < t->n_marks; i++) {
		const struct page_mark *m = &t->marks[i];
		if (m->from < from || m->to > to)
			continue;
		html_put(p, str_slice(t->text, from, m->from));
		html_open(p, "mark");
		html_look(p, LOOK_MARK);
		html_put(p, str_slice(t->text, m->from, m->to));
		html_close(p);
		from = m->to;
	}
	html_put(p, str_slice(t->text, from, to));
}

/* How far in the rest of a line stands that a narrow screen breaks: below the words of " 3 | attack ...", a little further in than
 * a line that stands in; 0: at the margin, as running text. */
static int hang_of(struct str line)
{
	enum { FITS = 36, MORE = 2 }; /* columns that a phone has */
	size_t margin = 0, i;

	while (margin < line.n && line.s[margin] == ' ')
		margin++;
	for (i = margin; i < line.n &&
			 (line.s[i] == ' ' || (line.s[i] >= '0' && line.s[i] <= '9'));)
		i++;
	if (str_columns(line) <= FITS)
		return 0;
	if (i + 1 < line.n && line.s[i] == '|')
		return (int)i + MORE;
	return margin || str_starts(line, "- ") ? (int)margin + MORE : 0;
}

/* A line of its own box within the text around it: what copies the text, or knows no styles, has the line as it was. */
static void put_line(struct html_press *p, const struct plain *t, size_t from,
		     size_t to)
{
	int hang = hang_of(str_slice(t->text, from, to));

	if (hang) {
		html_open(p, "span");
		html_attr(
			p, "style",
			str_z(p->a,
			      str_printf(
				      p->a,
				      "display:inline-block;vertical-align:top;padding-left:%dch;text-indent:-%dch",
				      hang, hang)));
	}
	put_marked(p, t, from, to);
	if (hang)
		html_close(p);
}

/* Is the line broken where it was full, in running text? On a page it goes on, as the text around it does: broken twice, it would
 * zigzag on a phone. A line that ends a sentence or a heading stays one. */
static bool runs_on(struct str text, size_t from, size_t to)
{
	enum { FULL = 55 }; /* columns: a line of 72, less a long word */
	const struct str line = str_slice(text, from, to);
	const char next = to + 1 < text.n ? text.s[to + 1] : ' ';

	return line.n && str_columns(line) >= FULL && line.s[0] != ' ' &&
	       !strchr(".:!?", line.s[line.n - 1]) && !strchr(" \n-#*|=", next);
}

void html_plain(struct html_press *p, const struct page_block *b)
{
	struct plain t = without_carets(p->a, b);

	while (t.text.n && t.text.s[t.text.n - 1] == '\n')
		t.text.n--;

	if (!p->how->part)
		html_begin_cell(p, LOOK_PRE);
	html_open_block(p, "pre", p->how->part ? LOOK_PRE : LOOK_TYPE);
	for (size_t from = 0, to; from < t.text.n; from = to) {
		to = str_find_char(str_slice(t.text, from, t.text.n), '\n');
		to = to == SIZE_MAX ? t.text.n : from + to;
		put_line(p, &t, from, to);
		if (to < t.text.n)
			html_raw(p,
				 b->kind == PAGE_VERBATIM && runs_on(t.text, from, to)
					 ? " "
					 : "\n");
		to += to < t.text.n;
	}
	html_close(p);
	if (!p->how->part)
		html_end_cell(p);
}
