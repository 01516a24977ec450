/* Absences: `absence`.
 * SPDX-License-Identifier: ISC */
#include "schema/absences.h"

#include "schema/store/sql.h"

bool absences_add(struct store *st, struct absence *x, struct err *err)
{
	if (!sql_run(
		    st, err,
		    "INSERT INTO absence (id, game_id, seat_id, epoch, from_day, to_day, holds_to, spent, utc) VALUES (" NEXT_ID(
			    "absence") ", ?, ?, ?, ?, ?, ?, ?, ?)",
		    "iidiiidi", x->game_id, x->seat_id, x->epoch, x->from, x->to,
		    x->holds_to, x->spent, x->utc))
		return false;
	x->id = sql_last_id(st);
	return true;
}

bool absences_list(struct store *st, struct arena *a, int64_t game_id,
		   struct absence **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, game_id, seat_id, epoch, from_day, to_day, holds_to, spent, utc FROM absence WHERE game_id = ? ORDER BY from_day, id",
		"i", game_id);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct absence){
			.id = sql_int(q, 0),
			.game_id = sql_int(q, 1),
			.seat_id = sql_int(q, 2),
			.epoch = sql_small(q, 3),
			.from = sql_int(q, 4),
			.to = sql_int(q, 5),
			.holds_to = sql_int(q, 6),
			.spent = sql_small(q, 7),
			.utc = sql_int(q, 8),
		};
	}
	sql_close(q);
	return ok;
}

bool absences_cut(struct store *st, int64_t id, int64_t day, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE absence SET to_day = min(to_day, ?1 - 1), holds_to = min(holds_to, ?1 - 1) WHERE id = ?2",
		"ii", day, id);
}

bool absences_drop(struct store *st, int64_t id, struct err *err)
{
	return sql_run(st, err, "DELETE FROM absence WHERE id = ?", "i", id);
}
