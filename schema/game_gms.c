/* Further GMs: `game_gm`.
 * SPDX-License-Identifier: ISC */
#include "schema/game_gms.h"

#include "schema/store/sql.h"

bool game_gms_add(struct store *st, struct game_gm *m, struct err *err)
{
	if (!sql_run(
		    st, err,
		    "INSERT INTO game_gm (id, game_id, name, address, added_utc) VALUES (" NEXT_ID(
			    "game_gm") ", ?, ?, ?, ?)",
		    "issi", m->game_id, m->name, m->address, m->added))
		return false;
	m->id = sql_last_id(st);
	return true;
}

bool game_gms_list(struct store *st, struct arena *a, int64_t game_id,
		   struct game_gm **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, game_id, name, address, added_utc FROM game_gm WHERE ?1 IN (0, game_id) ORDER BY id",
		"i", game_id);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct game_gm){sql_int(q, 0), sql_int(q, 1),
						   sql_text(q, 2, a), sql_text(q, 3, a),
						   sql_int(q, 4)};
	}
	sql_close(q);
	return ok;
}

bool game_gms_drop(struct store *st, int64_t id, struct err *err)
{
	return sql_run(st, err, "DELETE FROM game_gm WHERE id = ?", "i", id);
}
