/* The map in letters: see text_map.h.
 * Territories are on a grid in which nearly all that border on each other are neighbours, so
 * that each border is one stroke: - | / or \.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/text_map.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "rules/dragon_dune/table/view.h"

enum { ROWS = 6, CELL = 9, GAP = 3, PITCH = CELL + GAP, TALL = 3 };
enum { LINES = ROWS * TALL - 1, WIDE = DD_MAP_COLUMNS };

struct place {
	uint8_t row, column;
};

static const struct place places[DD_AREAS] = {
	[DD_1C] = {0, 0}, [DD_1] = {0, 1},   [DD_2] = {0, 2},   [DD_3] = {0, 3},
	[DD_4F] = {0, 4}, [DD_5C] = {0, 5},  [DD_18] = {1, 0},  [DD_2F] = {1, 1},
	[DD_3C] = {1, 3}, [DD_4] = {1, 4},   [DD_6] = {1, 5},   [DD_17] = {2, 1},
	[DD_0F] = {2, 2}, [DD_8F] = {2, 3},  [DD_7] = {2, 4},   [DD_16F] = {3, 0},
	[DD_14] = {3, 1}, [DD_12F] = {3, 2}, [DD_11] = {3, 3},  [DD_8] = {3, 4},
	[DD_9] = {3, 5},  [DD_16] = {4, 0},  [DD_15] = {4, 1},  [DD_13] = {4, 2},
	[DD_10] = {4, 3}, [DD_9F] = {4, 4},  [DD_15C] = {5, 0}, [DD_10C] = {5, 4},
};

typedef char canvas[LINES][WIDE + 1];

static void write_at(canvas c, int line, int column, const char *text)
{
	for (; *text && column < WIDE; column++)
		c[line][column] = *text++;
}

/* Strokes ----------------------------------------------------------------------------------- */

static void stroke_down(canvas c, struct place from, int rows)
{
	int column = from.column * PITCH + CELL / 2;
	int first = from.row * TALL + 2, last = (from.row + rows) * TALL - 1;

	for (int line = first; line <= last; line++)
		c[line][column] = '|';
}

static void stroke(canvas c, struct place a, struct place b)
{
	int left = a.column < b.column ? a.column : b.column;
	int gap = left * PITCH + CELL, below = a.row * TALL + 2;

	if (a.row == b.row)
		write_at(c, a.row * TALL, gap, "---");
	else if (a.column == b.column)
		stroke_down(c, a, b.row - a.row);
	else
		c[below][gap + 1] = a.column < b.column ? '\\' : '/';
}

/* Is it drawn from `a` to `b`, and not the other way round? */
static bool begins(int a, int b)
{
	const struct place *one = &places[a], *two = &places[b];

	return one->row < two->row || (one->row == two->row && a < b);
}

static void strokes(canvas c, const struct graph *map)
{
	for (int a = 0; a < map->n_areas; a++)
		for (int i = 0; i < map->areas[a].n_borders; i++) {
			int b = map->next[map->areas[a].first + i];
			if (begins(a, b))
				stroke(c, places[a], places[b]);
		}
}

/* Territories --------------------------------------------------------------------------------- */

static void add_tokens(char *line, size_t size, char letter, int n, bool apart)
{
	size_t at = strlen(line);

	if (n)
		snprintf(line + at, size - at, "%s%c%d", at && apart ? " " : "", letter,
			 n);
}

static void tokens_of(const struct dd_view *v, int area, bool apart, char *line,
		      size_t size)
{
	line[0] = '\0';
	for (int seat = 0; seat < DD_SEATS; seat++)
		add_tokens(line, size, "DEGO"[seat], v -> t.tokens[area][seat], apart);
	add_tokens(line, size, 'e', v->hiding[area], apart);
}

static void territory(canvas c, const struct dd_view *v, int area)
{
	const struct place *at = &places[area];
	bool dragon = dd_dragon_area(v->t.dragon) == area;
	char line[40];
	int n = snprintf(line, sizeof line, "%s", dd_map[area].name);

	if (v->t.lying[area])
		n += snprintf(line + n, sizeof line - (size_t)n, " +%d",
			      v->t.lying[area]);
	if (dragon)
		snprintf(line + n, sizeof line - (size_t)n, " W");
	write_at(c, at->row * TALL, at->column * PITCH, line);
	tokens_of(v, area, true, line, sizeof line);
	if (strlen(line) > CELL)
		tokens_of(v, area, false, line, sizeof line);
	write_at(c, at->row * TALL + 1, at->column * PITCH, line);
}

static void add_line(struct buf *b, const char *line)
{
	size_t n = strlen(line);

	while (n && line[n - 1] == ' ')
		n--;
	buf_add(b, (struct str){line, n});
	buf_char(b, '\n');
}

struct str dd_text_map(struct arena *a, const struct dd_view *v)
{
	struct buf b = buf_in(a);
	canvas c;

	for (int line = 0; line < LINES; line++) {
		memset(c[line], ' ', WIDE);
		c[line][WIDE] = '\0';
	}
	strokes(c, dd_graph());
	for (int area = 0; area < DD_AREAS; area++)
		territory(c, v, area);
	for (int line = 0; line < LINES; line++)
		add_line(&b, c[line]);
	return buf_str(&b);
}
