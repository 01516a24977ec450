/* Press: `press`.
 * SPDX-License-Identifier: ISC */
#include "schema/press.h"

#include "schema/store/sql.h"

bool press_add(struct store *st, struct press_item *p, struct err *err)
{
	if (!sql_run(
		    st, err,
		    "INSERT INTO press (id, game_id, phase_no, seat, grey, to_all, to_gm, to_zine, to_seats, text, utc, gm_reads) VALUES (" NEXT_ID(
			    "press") ", ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		    "iddddddisid", p->game_id, p->phase_no, p->seat, (int)p->grey,
		    (int)p->to_all, (int)p->to_gm, (int)p->to_zine,
		    (int64_t)p->to_seats, p->text, p->utc, (int)p->gm_reads))
		return false;
	p->id = sql_last_id(st);
	return true;
}

bool press_take_back(struct store *st, int64_t game_id, int phase_no, int seat,
		     bool at_once, const struct press_item *to, int *n, struct err *err)
{
	const struct press_item any = {0}, *of = to ? to : &any;

	if (!sql_run(
		    st, err,
		    "DELETE FROM press WHERE game_id = ? AND phase_no = ? AND seat = ? AND (NOT ? OR grey OR NOT (to_all OR to_seats)) AND (? OR (to_all = ? AND to_gm = ? AND to_zine = ? AND to_seats = ?))",
		    "idddddddd", game_id, phase_no, seat, (int)at_once, (int)!to,
		    (int)of->to_all, (int)of->to_gm, (int)of->to_zine,
		    (int)of->to_seats))
		return false;
	*n = (int)sql_changed(st);
	return true;
}

bool press_list(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		struct press_item **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, phase_no, seat, grey, to_all, to_gm, to_zine, to_seats, text, utc, gm_reads, answered_utc FROM press WHERE game_id = ?1 AND (?2 = -1 OR phase_no = ?2) ORDER BY phase_no, grey, CASE WHEN grey THEN text ELSE '' END, id",
		"id", game_id, phase_no);
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct press_item){
			.id = sql_int(q, 0),
			.game_id = game_id,
			.phase_no = sql_small(q, 1),
			.seat = sql_small(q, 2),
			.grey = sql_small(q, 3) != 0,
			.to_all = sql_small(q, 4) != 0,
			.to_gm = sql_small(q, 5) != 0,
			.to_zine = sql_small(q, 6) != 0,
			.to_seats = (unsigned)sql_int(q, 7),
			.text = sql_text(q, 8, a),
			.utc = sql_int(q, 9),
			.gm_reads = sql_small(q, 10) != 0,
			.answered = sql_int(q, 11),
		};
	}
	sql_close(q);
	return ok;
}

bool press_answered(struct store *st, int64_t game_id, int seat, int64_t now,
		    struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE press SET answered_utc = ? WHERE game_id = ? AND seat = ? AND to_gm = 1 AND grey = 0 AND answered_utc = 0",
		"iid", now, game_id, seat);
}

bool press_bytes(struct store *st, int64_t game_id, int phase_no, int seat,
		 int64_t *bytes, struct err *err)
{
	return sql_number(
		st, bytes, err,
		"SELECT sum(length(CAST(text AS BLOB))) FROM press WHERE game_id = ? AND phase_no = ? AND seat = ?",
		"idd", game_id, phase_no, seat);
}

bool press_since(struct store *st, int64_t game_id, int seat, int64_t utc, int64_t *n,
		 struct err *err)
{
	return sql_number(
		st, n, err,
		"SELECT count(*) FROM press WHERE game_id = ? AND seat = ? AND utc > ?",
		"idi", game_id, seat, utc);
}
