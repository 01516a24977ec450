/* Editorials: `editorial`.
 * SPDX-License-Identifier: ISC */
#include "schema/editorials.h"

#include "schema/store/sql.h"

bool editorial_set(struct store *st, int64_t game_id, int phase_no, struct str text,
		   int64_t now, struct err *err)
{
	if (!text.n)
		return sql_run(
			st, err,
			"DELETE FROM editorial WHERE game_id = ? AND phase_no = ?",
			"id", game_id, phase_no);
	return sql_run(
		st, err,
		"INSERT INTO editorial (game_id, phase_no, text, utc) VALUES (?, ?, ?, ?) ON CONFLICT (game_id, phase_no) DO UPDATE SET text = excluded.text, utc = excluded.utc",
		"idsi", game_id, phase_no, text, now);
}

bool editorial_get(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		   struct str *text, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT text FROM editorial WHERE game_id = ? AND phase_no = ?", "id",
		game_id, phase_no);
	bool ok = q != NULL;

	*text = STR("");
	if (q && sql_row(st, q, &ok, err))
		*text = sql_text(q, 0, a);
	sql_close(q);
	return ok;
}
