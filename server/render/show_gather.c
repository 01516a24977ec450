/* The output of a command that runs once for each of several games: see show.h.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <string.h>

#include "base/arena.h"
#include "server/render/show.h"

enum { TABLES_MAX = 4, COLUMNS_OF_TABLE_MAX = 24 };

struct gathered {
	const struct column *columns; /* by which the table is known */
	int n;
	json_t *rows;
	const char *none, *heading;
};

struct gather {
	const char *game;
	json_t *values; /* with --json; NULL: there was none */
	struct gathered table[TABLES_MAX];
	int n;
	const char *heading; /* of the table that comes next */
};

void show_gather_begin(struct show *show)
{
	show->gather = arena_new(show->a, struct gather);
	*show->gather = (struct gather){0};
}

void show_gather_game(struct show *show, const char *game)
{
	show->gather->game = game;
	show->gather->heading = NULL;
}

/* Adds rows, each with its game; takes the reference. Any value but an array is one row. */
static void extend(struct gather *g, json_t *to, json_t *rows)
{
	json_t *list = json_is_array(rows) ? rows : json_pack("[o]", rows), *row;
	size_t i;

	json_array_foreach(list, i, row)
	{
		if (json_is_object(row))
			json_object_set_new(row, "game", json_string(g->game));
		json_array_append(to, row);
	}
	json_decref(list);
}

bool show_gather_json(struct show *show, struct json_t *v)
{
	struct gather *g = show->gather;

	if (!g)
		return false;
	if (!g->values)
		g->values = json_array();
	extend(g, g->values, v);
	return true;
}

bool show_gather_table(struct show *show, const struct column *columns, int n,
		       struct json_t *rows, const char *none)
{
	struct gather *g = show->gather;
	int i = 0;

	if (!g)
		return false;
	while (i < g->n && g->table[i].columns != columns)
		i++;
	if (i == TABLES_MAX)
		return false;
	struct gathered *t = &g->table[i];
	if (i == g->n) {
		g->n++;
		*t = (struct gathered){columns, n, json_array(), none, g->heading};
	}
	t->n = n > t->n ? n : t->n;
	extend(g, t->rows, rows);
	return true;
}

bool show_gather_heading(struct show *show, const char *text)
{
	if (show->gather)
		show->gather->heading = str_z(show->a, str_of(text));
	return show->gather != NULL;
}

static void print(struct show *show, const struct gathered *t)
{
	struct column columns[COLUMNS_OF_TABLE_MAX] = {
		{"game", "game", COLUMN_TEXT, false}};
	int n = t->n < COLUMNS_OF_TABLE_MAX ? t->n : COLUMNS_OF_TABLE_MAX - 1;

	memcpy(columns + 1, t->columns, (size_t)n * sizeof *columns);
	if (t->heading)
		show_heading(show, "%s", t->heading);
	show_table(show, columns, n + 1, t->rows, t->none);
}

void show_gather_end(struct show *show)
{
	struct gather *g = show->gather;

	show->gather = NULL;
	if (g->values)
		show_json(show, g->values);
	for (int i = 0; i < g->n; i++)
		print(show, &g->table[i]);
}
