/* What was done and why: `gmlog`; what was told: `told`.
 * SPDX-License-Identifier: ISC */
#include "schema/gmlog.h"

#include "schema/sql.h"

bool gmlog_add(struct store *st, const struct gmlog_entry *e, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO gmlog (game_id, phase_no, utc, who, what, why, public)"
		" VALUES (?, ?, ?, ?, ?, ?, ?)",
		"ndisssd", e->game_id, e->phase_no, e->utc, e->who, e->what, e->why,
		(int)e->is_public);
}

bool gmlog_list(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		struct gmlog_entry **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, phase_no, utc, who, what, why, public FROM gmlog WHERE"
		" game_id = ?1 AND (?2 = -1 OR phase_no = ?2) ORDER BY id",
		"id", game_id, phase_no);
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct gmlog_entry){
			.id = sql_int(q, 0),
			.game_id = game_id,
			.phase_no = sql_small(q, 1),
			.utc = sql_int(q, 2),
			.who = sql_text(q, 3, a),
			.what = sql_text(q, 4, a),
			.why = sql_text(q, 5, a),
			.is_public = sql_small(q, 6) != 0,
		};
	}
	sql_close(q);
	return ok;
}

bool told_once(struct store *st, int64_t game_id, int phase_no, int seat,
	       const char *what, int64_t now, bool *first, struct err *err)
{
	if (!sql_run(st, err,
		     "INSERT INTO told (game_id, phase_no, seat, what, utc) VALUES (?, "
		     "?, ?, ?, ?)"
		     " ON CONFLICT DO NOTHING",
		     "iddsi", game_id, phase_no, seat, str_of(what), now))
		return false;
	*first = sql_changed(st) > 0;
	return true;
}

bool told_forget(struct store *st, int64_t game_id, int phase_no, struct err *err)
{
	return sql_run(st, err,
		       "DELETE FROM told WHERE game_id = ? AND phase_no = ? AND "
		       "what LIKE 'reminder%'",
		       "id", game_id, phase_no);
}

bool told_list(struct store *st, struct arena *a, int64_t game_id, int phase_no,
	       struct told **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT seat, what, utc FROM told WHERE game_id = ? AND phase_no = ?"
		" ORDER BY utc, seat",
		"id", game_id, phase_no);
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct told){sql_small(q, 0), sql_text(q, 1, a),
						sql_int(q, 2)};
	}
	sql_close(q);
	return ok;
}
