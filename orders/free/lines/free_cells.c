/* The cells of a table, however it is drawn: with bars, frames, tabs, semicolons, commas, wide gaps, strokes or brackets between them.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/free_table.h"

#include <string.h>

#include "base/arena.h"

/* What stands between two cells. Nobody writes the `open` ones in prose. */
static const struct gap {
	const char *text;
	bool open;
} gaps[GAPS] = {
	{"|", true},    {"\xe2\x94\x82", true}, {"\t", true},   {";", false},
	{",", false},   {"  ", false},          {" / ", false}, {" - ", false},
	{" : ", false}, {"] [", false},
};

bool table_gap_is_open(int gap)
{
	return gaps[gap].open;
}

/* How many bytes does the gap take that begins there? 0: none does. */
static size_t gap_at(struct str s, size_t i, int gap)
{
	const struct str text = str_of(gaps[gap].text);
	size_t width = text.n;

	if (!str_starts(str_slice(s, i, s.n), gaps[gap].text))
		return 0;
	while (str_is(text, "  ") && i + width < s.n && s.s[i + width] == ' ')
		width++;
	return width;
}

static struct str clean(struct str cell)
{
	static const char *const around[] = {"**", "\"\"", "[]"};

	cell = str_trim(cell);
	while (cell.n && strchr(":*", cell.s[cell.n - 1]))
		cell = str_trim(str_slice(cell, 0, cell.n - 1));
	for (size_t k = 0; k < sizeof around / sizeof *around; k++) {
		if (cell.n && cell.s[0] == around[k][0])
			cell = str_trim(str_slice(cell, 1, cell.n));
		if (cell.n && cell.s[cell.n - 1] == around[k][1])
			cell = str_trim(str_slice(cell, 0, cell.n - 1));
	}
	return cell;
}

/* The line as cells; how many, 0: it is not of a table. */
static int split(struct str line, int gap, struct str cell[COLUMNS])
{
	const struct str bar = str_of(gaps[gap].text);
	const bool framed = gaps[gap].open && gaps[gap].text[0] != '\t';
	int n = 0;
	size_t from = 0, width;

	line = gaps[gap].text[0] == '\t' ? line : str_trim(line);
	if (framed && line.n > bar.n && str_starts(line, gaps[gap].text))
		line = str_slice(line, bar.n, line.n);
	if (framed && line.n > bar.n && str_ends(line, gaps[gap].text))
		line = str_slice(line, 0, line.n - bar.n);
	for (size_t i = 0; i <= line.n; i += width) {
		width = i < line.n ? gap_at(line, i, gap) : 1;
		if (!width) {
			width = 1;
			continue;
		}
		if (n == COLUMNS)
			return 0;
		cell[n++] = clean(str_slice(line, from, i));
		from = i + width;
	}
	return n;
}

/* "|---|---|", also of the signs for frames */
static bool is_rule(struct str line)
{
	size_t dashes = 0;

	line = str_trim(line);
	for (size_t i = 0; i < line.n; i++) {
		const unsigned char c = (unsigned char)line.s[i];
		const bool frame = c == 0xe2 && i + 2 < line.n &&
				   ((unsigned char)line.s[i + 1] == 0x94 ||
				    (unsigned char)line.s[i + 1] == 0x95) &&
				   (unsigned char)line.s[i + 2] != 0x82;
		if (frame)
			i += 2;
		else if (!strchr("|-+:= ", line.s[i]))
			return false;
		dashes += frame || c == '-' || c == '=';
	}
	return dashes > 2;
}

/* Adds one line as it was sent; false: it is not of the table. */
static bool take_row(struct table *t, struct str typed, int gap)
{
	if (is_rule(typed))
		return true;
	int n = t->n_rows < ROWS ? split(typed, gap, t->cell[t->n_rows]) : 0;
	if (n < CELLS_LEAST || (t->n_rows && n > t->n_columns))
		return false;
	for (int k = n; t->n_rows && k < t->n_columns; k++)
		t->cell[t->n_rows][k] = STR("");
	t->n_columns = t->n_rows ? t->n_columns : n;
	t->n_rows++;
	return true;
}

/* May the line be of a table with that gap? */
static bool may_be_of_table(struct str typed, int gap)
{
	return str_find(typed, str_of(gaps[gap].text)) != SIZE_MAX || is_rule(typed);
}

/* Some lines may have been joined, as where a row ends in a comma. */
bool table_take_cells(const struct draft *l, int first, int gap, struct table *t)
{
	int number = l->line[first].number;

	if (!may_be_of_table(l->line[first].typed, gap))
		return false;
	*t = (struct table){.n_lines = 0};
	for (int i = first; i < l->n_lines; i++) {
		const struct line *line = &l->line[i];
		struct str rest = line->typed, typed;
		bool all = true;
		int rows = t->n_rows;
		if (line->verdict == VERDICT_BLANK || line->quoted ||
		    line->number != number)
			break;
		while (all && str_line(&rest, &typed))
			all = take_row(t, typed, gap);
		if (!all) {
			t->n_rows = rows;
			break;
		}
		number += line->n_typed;
		t->n_lines++;
	}
	return t->n_rows > 1;
}

bool table_transpose(struct table *t)
{
	static struct str was[ROWS][COLUMNS];

	if (t->n_rows > COLUMNS || t->n_columns > ROWS)
		return false;
	memcpy(was, t->cell, sizeof was);
	for (int r = 0; r < t->n_rows; r++)
		for (int k = 0; k < t->n_columns; k++)
			t->cell[k][r] = was[r][k];
	const int n = t->n_rows;
	t->n_rows = t->n_columns;
	t->n_columns = n;
	return true;
}

/* Where the words of the line begin that have two spaces before them; 0: it is not the first line of columns. */
static int column_starts(struct str line, size_t at[COLUMNS])
{
	int n = 0;

	if (!str_starts(line, "  ") || str_find(line, STR("\t")) != SIZE_MAX)
		return 0;
	for (size_t i = 2; i < line.n; i++)
		if (line.s[i] != ' ' && line.s[i - 1] == ' ' && line.s[i - 2] == ' ') {
			if (n == COLUMNS - 1)
				return 0;
			at[n++] = i;
		}
	return n > 1 ? n : 0;
}

/* Adds the line; false: a word of it goes over the beginning of a column, or nothing stands before the first. */
static bool take_below(struct table *t, struct str line, const size_t at[], int n)
{
	if (t->n_rows == ROWS || !line.n || line.s[0] == ' ')
		return false;
	for (int k = 0; k <= n; k++) {
		size_t from = k ? at[k - 1] : 0, to = k < n ? at[k] : line.n;
		from = from < line.n ? from : line.n;
		to = to < line.n ? to : line.n;
		if (k && from < line.n && line.s[from - 1] != ' ')
			return false;
		t->cell[t->n_rows][k] = clean(str_slice(line, from, to));
	}
	return t->cell[t->n_rows++][0].n > 0;
}

bool table_take_columns(const struct draft *l, int first, struct table *t)
{
	const struct str names = l->line[first].typed;
	size_t at[COLUMNS];
	const int n = column_starts(names, at);

	*t = (struct table){.n_lines = 1, .n_rows = 1, .n_columns = n + 1};
	if (!n)
		return false;
	for (int k = 0; k <= n; k++)
		t->cell[0][k] = clean(
			str_slice(names, k ? at[k - 1] : 0, k < n ? at[k] : names.n));
	for (int i = first + 1; i < l->n_lines; i++) {
		const struct line *line = &l->line[i];
		if (line->verdict == VERDICT_BLANK || line->quoted ||
		    line->n_typed != 1 || !take_below(t, line->typed, at, n))
			break;
		t->n_lines++;
	}
	t->n_rows = t->n_lines;
	return t->n_rows > 2 && table_transpose(t);
}
