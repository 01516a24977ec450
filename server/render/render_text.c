/* The text renderer: see render_text.h. Lines are gathered one at a time in `line` and
 * leave through flush(), where the promises about lines are kept.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_text.h"

#include <string.h>

#include "base/arena.h"
#include "base/page.h"

enum { INDENT = 2, NOTE_INDENT = 3, LEAST_COLUMN = 4 };

struct press {
	struct arena *a;
	struct buf out, line;
	size_t indent; /* 0 in the head of a letter, INDENT inside sections */
	bool begun;    /* the block before was a heading */
	bool ruled;    /* ... ended in a line across: another would say nothing */
	struct page_kept *kept;
};

static void flush(struct press *p)
{
	struct str s = buf_str(&p->line);

	while (s.n && s.s[s.n - 1] == ' ')
		s.n--;
	if (s.n && (s.s[0] == '>' || (s.n >= 5 && !memcmp(s.s, "From ", 5))))
		buf_char(&p->out, ' ');
	buf_add(&p->out, s);
	buf_char(&p->out, '\n');
	p->line.n = 0;
}

static bool is_control(char c)
{
	return (unsigned char)c < ' ' || c == 0x7f;
}

/* Adds text to the line; control characters and no-break spaces become blanks. */
static void put(struct press *p, struct str s)
{
	size_t from = 0;

	for (size_t i = str_printed(s); i < s.n; i++) {
		bool no_break = s.s[i] == '\xc2' && i + 1 < s.n && s.s[i + 1] == '\xa0';
		if (!no_break && !is_control(s.s[i]))
			continue;
		buf_add(&p->line, str_slice(s, from, i));
		buf_char(&p->line, ' ');
		i += no_break;
		from = i + 1;
	}
	buf_add(&p->line, str_slice(s, from, s.n));
}

static size_t at(const struct press *p)
{
	return str_cells(buf_str(&p->line));
}

static void pad(struct press *p, size_t column)
{
	size_t here = at(p);
	if (here < column)
		buf_fill(&p->line, ' ', column - here);
}

/* Bytes of the front of `s` that take at most `columns`, at least one character. */
static size_t bytes_in(struct str s, size_t columns)
{
	size_t i = 0, n = 0;

	while (i < s.n) {
		size_t next = i + 1;
		while (next < s.n && ((unsigned char)s.s[next] & 0xc0) == 0x80)
			next++;
		if (n && str_cells(str_slice(s, 0, next)) > columns)
			break;
		n = i = next;
	}
	return n;
}

/* The bytes of the words that fit into `columns`; 0: not even the first does. */
static size_t words_in(struct str s, size_t columns)
{
	size_t end = 0, i = 0, taken = 0;

	while (i < s.n) {
		while (i < s.n && s.s[i] == ' ')
			i++;
		while (i < s.n && s.s[i] != ' ')
			i++;
		taken += str_cells(str_slice(s, end, i));
		if (taken > columns)
			break;
		end = i;
	}
	return end;
}

/* The same where each byte that counts is a column, as in nearly all texts. */
static size_t words_of_ascii(struct str s, size_t columns)
{
	size_t end = columns;

	if (s.n <= columns)
		return s.n;
	while (end && (s.s[end] != ' ' || s.s[end - 1] == ' '))
		end--;
	return end;
}

/* Takes as many words off `rest` as fit into `columns`; a longer word is cut. */
static struct str take_line(struct str *rest, size_t columns)
{
	while (rest->n && rest->s[0] == ' ')
		*rest = str_slice(*rest, 1, rest->n);
	struct str front = str_slice(*rest, 0, columns + 1);
	size_t end = str_printed(front) == front.n ? words_of_ascii(*rest, columns)
						   : words_in(*rest, columns);
	if (!end)
		end = bytes_in(*rest, columns);
	struct str line = str_slice(*rest, 0, end);
	*rest = str_slice(*rest, end, rest->n);
	while (rest->n && rest->s[0] == ' ')
		*rest = str_slice(*rest, 1, rest->n);
	return line;
}

/* Running text from column `first`, further lines from column `then`. */
static void wrapped(struct press *p, struct str text, size_t first, size_t then)
{
	struct str one;
	size_t column = first;

	while (str_line(&text, &one)) {
		if (!str_trim(one).n)
			flush(p);
		while (one.n) {
			pad(p, column);
			size_t here = at(p);
			put(p, take_line(&one, PRESS_COLUMNS > here + LEAST_COLUMN
						       ? PRESS_COLUMNS - here
						       : LEAST_COLUMN));
			flush(p);
			column = then;
		}
	}
}

/* A game's title may be longer than a line. */
static void two_ends(struct press *p, const struct page_block *b)
{
	size_t n = str_cells(b->right);
	struct str left = b->left;

	put(p, take_line(&left, PRESS_COLUMNS));
	while (left.n) {
		flush(p);
		put(p, take_line(&left, PRESS_COLUMNS));
	}
	if (at(p) + 1 + n > PRESS_COLUMNS)
		flush(p);
	pad(p, n < PRESS_COLUMNS ? PRESS_COLUMNS - n : 0);
	put(p, b->right);
	flush(p);
}

static void across(struct press *p)
{
	buf_fill(&p->line, '=', PRESS_COLUMNS);
	flush(p);
}

static void label(struct press *p, const struct page_block *b)
{
	bool colon = str_ends(b->left, ":");

	pad(p, p->indent);
	put(p, b->left);
	put(p, colon ? STR(" ") : STR("  "));
	wrapped(p, b->text, 0, p->indent + INDENT);
}

static void verbatim(struct press *p, struct str text)
{
	struct str one;

	while (str_line(&text, &one)) {
		pad(p, p->indent);
		put(p, one);
		flush(p);
	}
}

static size_t gap(const struct page_table *t, int column)
{
	return column + 1 == t->n_columns ? 0 : t->column[column].tight ? 1 : 2;
}

/* The widths that the cells ask for; where the line is too short, the widest give way.
 */
static void widths(const struct press *p, const struct page_table *t, size_t width[])
{
	size_t sum = p->indent;

	for (int c = 0; c < t->n_columns; c++) {
		width[c] = str_cells(t->column[c].head);
		if (width[c] < (size_t)t->column[c].least)
			width[c] = (size_t)t->column[c].least;
		for (int r = 0; r < t->n_rows; r++) {
			size_t n = t->rows[r].note ? 0 : str_cells(t->rows[r].cell[c]);
			if (n > width[c])
				width[c] = n;
		}
		sum += width[c] + gap(t, c);
	}
	for (; sum > PRESS_COLUMNS; sum--) {
		int widest = 0;
		for (int c = 1; c < t->n_columns; c++)
			if (width[c] > width[widest])
				widest = c;
		if (width[widest] <= LEAST_COLUMN)
			return;
		width[widest]--;
	}
}

/* One row, over several lines where a cell is too long. */
static void table_row(struct press *p, const struct page_table *t, const size_t width[],
		      const struct str cells[])
{
	struct str rest[PAGE_COLUMNS_MAX];
	bool more = true;

	memcpy(rest, cells, sizeof rest);
	while (more) {
		size_t column = p->indent;
		more = false;
		for (int c = 0; c < t->n_columns; c++) {
			size_t lead = 0;
			while (lead < rest[c].n && rest[c].s[lead] == ' ')
				lead++;
			struct str part = take_line(
				&rest[c], width[c] > lead ? width[c] - lead : width[c]);
			size_t n = str_cells(part);
			bool right = t->column[c].align == PAGE_RIGHT && n < width[c];
			pad(p, right ? column + width[c] - n : column + lead);
			put(p, part);
			column += width[c] + gap(t, c);
			more |= rest[c].n > 0;
		}
		flush(p);
	}
}

static void table(struct press *p, const struct page_table *t)
{
	size_t width[PAGE_COLUMNS_MAX] = {0};
	struct str heads[PAGE_COLUMNS_MAX] = {{0}};

	widths(p, t, width);
	for (int c = 0; c < t->n_columns; c++)
		heads[c] = t->column[c].head;
	table_row(p, t, width, heads);
	for (int r = 0; r < t->n_rows; r++) {
		const struct page_row *row = &t->rows[r];
		if (row->note)
			wrapped(p, row->cell[0], p->indent + NOTE_INDENT,
				p->indent + NOTE_INDENT);
		else
			table_row(p, t, width, row->cell);
	}
}

static void heading(struct press *p, const struct page_block *b)
{
	if (p->out.n)
		flush(p);
	p->indent = INDENT;
	if (b->number) {
		buf_int(&p->line, b->number);
		buf_char(&p->line, ' ');
	}
	put(p, b->text);
	flush(p);
}

/* A blank line stands above it, unless the section has just begun. */
static void subheading(struct press *p, const struct page_block *b)
{
	if (!p->begun)
		flush(p);
	wrapped(p, b->text, p->indent, p->indent);
}

static void print(struct press *p, const struct page_block *b)
{
	switch (b->kind) {
	case PAGE_TITLE:
		two_ends(p, b);
		across(p);
		break;
	case PAGE_SPLIT:
		two_ends(p, b);
		break;
	case PAGE_LABEL:
	case PAGE_LINK:
		label(p, b);
		break;
	case PAGE_HEADING:
		heading(p, b);
		break;
	case PAGE_SUBHEADING:
		subheading(p, b);
		break;
	case PAGE_PARA:
		wrapped(p, b->text, p->indent, p->indent);
		break;
	case PAGE_ITEM:
		pad(p, p->indent);
		put(p, STR("- "));
		wrapped(p, b->text, 0, p->indent + 2);
		break;
	case PAGE_TABLE:
		table(p, b->table);
		break;
	case PAGE_VERBATIM:
	case PAGE_FORM:
		verbatim(p, b->text);
		break;
	case PAGE_CUT:
		put(p, str_of(page_cut_marker));
		flush(p);
		break;
	case PAGE_RULE:
		p->indent = 0;
		if (!p->ruled)
			across(p);
		break;
	case PAGE_FIGURE: /* the tables tell it */
		break;
	}
}

/* Long ones that depend on nothing but where their lines begin. */
static bool may_be_kept(const struct page_block *b)
{
	return b->kind == PAGE_PARA || b->kind == PAGE_ITEM || b->kind == PAGE_TABLE;
}

static void print_once(struct press *p, const struct page_block *b)
{
	enum page_kept_way way = p->indent ? PAGE_KEPT_INDENTED : PAGE_KEPT_TEXT;
	const struct str *made = page_kept_of(p->kept, way, b, STR(""));
	size_t from = p->out.n;

	if (made) {
		buf_add(&p->out, *made);
		return;
	}
	print(p, b);
	page_keep(p->kept, way, b, STR(""),
		  str_slice(buf_str(&p->out), from, p->out.n));
}

struct str render_text(struct arena *a, const struct page *page)
{
	return render_text_kept(a, page, NULL);
}

struct str render_text_kept(struct arena *a, const struct page *page,
			    struct page_kept *kept)
{
	struct press p = {.a = a, .out = buf_in(a), .line = buf_in(a), .kept = kept};

	for (int i = 0; i < page->n; i++) {
		const struct page_block *b = &page->blocks[i];
		if (kept && may_be_kept(b))
			print_once(&p, b);
		else
			print(&p, b);
		p.begun = page->blocks[i].kind == PAGE_HEADING;
		p.ruled = page->blocks[i].kind == PAGE_RULE ||
			  page->blocks[i].kind == PAGE_TITLE;
	}
	return buf_str(&p.out);
}
