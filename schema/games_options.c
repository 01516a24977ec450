/* Options of games: `option`. See games.h.
 * SPDX-License-Identifier: ISC */
#include "schema/games.h"

#include "schema/store/sql.h"

bool option_get(struct store *st, struct arena *a, int64_t game_id, const char *name,
		struct str *value, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err, "SELECT value FROM option WHERE game_id = ? AND name = ?",
		"is", game_id, str_of(name));
	bool ok = q != NULL;
	*value = (struct str){"", 0};
	if (q && sql_row(st, q, &ok, err))
		*value = sql_text(q, 0, a);
	sql_close(q);
	return ok;
}

bool option_set(struct store *st, int64_t game_id, struct str name, struct str value,
		struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO option (game_id, name, value) VALUES (?, ?, ?) ON CONFLICT (game_id, name) DO UPDATE SET value = excluded.value",
		"iss", game_id, name, value);
}

bool option_list(struct store *st, struct arena *a, int64_t game_id,
		 struct option **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT name, value FROM option WHERE game_id = ? ORDER BY name", "i",
		game_id);
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct option){sql_text(q, 0, a), sql_text(q, 1, a)};
	}
	sql_close(q);
	return ok;
}
