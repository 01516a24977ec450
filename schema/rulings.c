/* House rulings: `ruling`.
 * SPDX-License-Identifier: ISC */
#include "schema/rulings.h"

#include "schema/store/sql.h"

bool rulings_add(struct store *st, struct ruling *r, struct err *err)
{
	int64_t last;

	if (!sql_number(st, &last, err,
			"SELECT max(number) FROM ruling WHERE game_id = ?", "i",
			r->game_id))
		return false;
	r->number = (int)last + 1;
	return sql_run(
		st, err,
		"INSERT INTO ruling (game_id, number, turn, phase, text, utc) VALUES (?, ?, ?, ?, ?, ?)",
		"idddsi", r->game_id, r->number, r->turn, r->phase, r->text, r->utc);
}

bool rulings_list(struct store *st, struct arena *a, int64_t game_id,
		  struct ruling **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT number, turn, phase, text, utc FROM ruling WHERE game_id = ? ORDER BY number",
		"i", game_id);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct ruling){
			.game_id = game_id,
			.number = sql_small(q, 0),
			.turn = sql_small(q, 1),
			.phase = sql_small(q, 2),
			.text = sql_text(q, 3, a),
			.utc = sql_int(q, 4),
		};
	}
	sql_close(q);
	return ok;
}
