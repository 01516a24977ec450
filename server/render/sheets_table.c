/* A table on a sheet: columns as wide as what they hold while there is room; else the widest share what is left, and their
 * cells wrap. Its head is repeated on the next sheet.
 * SPDX-License-Identifier: ISC */
#include "server/render/sheets.h"

#include "base/arena.h"

enum { GAP = 22, LEAST = 60, NOTE_INDENT = 30 };

struct grid {
	struct sheets *s;
	const struct page_table *t;
	int x[PAGE_COLUMNS_MAX], width[PAGE_COLUMNS_MAX];
};

static int most(int a, int b)
{
	return a > b ? a : b;
}

/* What each column would take without wrapping. */
static void measure(struct grid *g)
{
	const struct page_table *t = g->t;

	for (int c = 0; c < t->n_columns; c++)
		g->width[c] =
			most(LEAST, sheets_width(SHEET_STRONG, t->column[c].head));
	for (int r = 0; r < t->n_rows; r++)
		for (int c = 0; !t->rows[r].note && c < t->rows[r].n_cells; c++)
			g->width[c] = most(g->width[c],
					   sheets_width(SHEET_PLAIN,
							str_trim(t->rows[r].cell[c])));
}

static int sum_of(const struct grid *g)
{
	int sum = GAP * (g->t->n_columns - 1);

	for (int c = 0; c < g->t->n_columns; c++)
		sum += g->width[c];
	return sum;
}

/* The widest column gives way, a little at a time. */
static void squeeze(struct grid *g)
{
	enum { STEP = 4 };

	while (sum_of(g) > SHEET_ROOM) {
		int widest = 0;
		for (int c = 1; c < g->t->n_columns; c++)
			if (g->width[c] > g->width[widest])
				widest = c;
		if (g->width[widest] <= LEAST)
			break;
		g->width[widest] -= STEP;
	}
}

static void place(struct grid *g)
{
	int x = SHEET_MARGIN;

	measure(g);
	squeeze(g);
	for (int c = 0; c < g->t->n_columns; c++) {
		g->x[c] = x;
		x += g->width[c] + GAP;
	}
}

static int lines_of(enum sheet_type type, int width, struct str text)
{
	int n = 0;

	for (struct str rest = text; rest.n; n++)
		(void)sheets_wrap(type, width, &rest);
	return n;
}

static void put_cell(const struct grid *g, enum sheet_type type, int c, struct str text)
{
	bool right = g->t->column[c].align == PAGE_RIGHT;
	int y = g->s->y;

	for (struct str rest = str_trim(text); rest.n; y += sheets_height(type))
		sheets_line(g->s, type, right ? g->x[c] + g->width[c] : g->x[c], y,
			    right ? FIGURE_FINISH : FIGURE_START,
			    sheets_wrap(type, g->width[c], &rest));
}

static void put_cells(const struct grid *g, enum sheet_type type, int n,
		      const struct str cell[])
{
	int lines = 1;

	for (int c = 0; c < n; c++)
		lines = most(lines, lines_of(type, g->width[c], str_trim(cell[c])));
	for (int c = 0; c < n; c++)
		put_cell(g, type, c, cell[c]);
	g->s->y += lines * sheets_height(type);
}

static void put_head(const struct grid *g)
{
	struct str heads[PAGE_COLUMNS_MAX];

	for (int c = 0; c < g->t->n_columns; c++)
		heads[c] = g->t->column[c].head;
	put_cells(g, SHEET_STRONG, g->t->n_columns, heads);
}

static int height_of(const struct grid *g, const struct page_row *r)
{
	int lines = 1;

	for (int c = 0; !r->note && c < r->n_cells; c++)
		lines = most(lines,
			     lines_of(SHEET_PLAIN, g->width[c], str_trim(r->cell[c])));
	return lines * sheets_height(SHEET_PLAIN);
}

static void put_note(const struct grid *g, struct str text)
{
	struct sheets *s = g->s;

	for (struct str rest = str_trim(text); rest.n;) {
		if (sheets_need(s, sheets_height(SHEET_PLAIN)))
			put_head(g);
		struct str line =
			sheets_wrap(SHEET_PLAIN, SHEET_ROOM - NOTE_INDENT, &rest);
		sheets_line(s, SHEET_PLAIN, SHEET_MARGIN + NOTE_INDENT, s->y,
			    FIGURE_START, line);
		s->y += sheets_height(SHEET_PLAIN);
	}
}

void sheets_table(struct sheets *s, const struct page_table *t)
{
	struct grid g = {.s = s, .t = t};

	place(&g);
	sheets_skip(s, 6);
	(void)sheets_need(s, 3 * sheets_height(SHEET_PLAIN));
	put_head(&g);
	for (int i = 0; i < t->n_rows; i++) {
		const struct page_row *r = &t->rows[i];
		if (sheets_need(s, height_of(&g, r)))
			put_head(&g);
		if (!r->sub && !r->note)
			sheets_rule(s, false);
		if (r->note)
			put_note(&g, r->cell[0]);
		else
			put_cells(&g, SHEET_PLAIN, r->n_cells, r->cell);
	}
}
