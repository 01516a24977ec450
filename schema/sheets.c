/* Orders: `sheet`, `slot`, `later`.
 * SPDX-License-Identifier: ISC */
#include "schema/sheets.h"

#include "schema/store/sql.h"
#include "schema/store/sums.h"

static bool load_slots(struct store *st, struct arena *a, struct stored_sheet *s,
		       struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT line, receipt, told_utc, standing, byhand FROM slot WHERE game_id = ? AND phase_no = ? AND seat = ? ORDER BY ord",
		"idd", s->game_id, s->phase_no, s->seat);
	bool ok = q != NULL;
	s->n_slots = 0;
	s->slots = NULL;
	while (q && sql_row(st, q, &ok, err)) {
		s->slots =
			arena_more(a, s->slots, (size_t)s->n_slots, sizeof *s->slots);
		s->slots[s->n_slots++] = (struct stored_slot){
			.line = sql_text(q, 0, a),
			.receipt = sql_small(q, 1),
			.told = sql_int(q, 2),
			.standing = sql_small(q, 3) != 0,
			.byhand = sql_small(q, 4) != 0,
		};
	}
	sql_close(q);
	return ok;
}

static void read_sheet(sqlite3_stmt *q, struct stored_sheet *s)
{
	s->exists = true;
	s->seat = sql_small(q, 0);
	s->readable = sql_small(q, 1) != 0;
	s->final = sql_small(q, 2) != 0;
	s->wait = sql_small(q, 3) != 0;
	s->letters = sql_small(q, 4);
	s->last = sql_int(q, 5);
	s->last_date = sql_int(q, 6);
	s->receipt = sql_small(q, 7);
	s->by_house = sql_small(q, 8) != 0;
}

#define SHEET_COLUMNS                                                                  \
	"seat, readable, final, wait, letters, last_utc, last_date, receipt, by_house"

bool sheets_load(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		 int seat, struct stored_sheet *s, struct err *err)
{
	*s = (struct stored_sheet){
		.game_id = game_id, .phase_no = phase_no, .seat = seat};
	sqlite3_stmt *q =
		sql_open(st, err,
			 "SELECT " SHEET_COLUMNS
			 " FROM sheet WHERE game_id = ? AND phase_no = ? AND seat = ?",
			 "idd", game_id, phase_no, seat);
	bool ok = q != NULL;
	if (q && sql_row(st, q, &ok, err))
		read_sheet(q, s);
	sql_close(q);
	return ok && (!s->exists || load_slots(st, a, s, err));
}

bool sheets_list(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		 struct stored_sheet **list, int *n, struct err *err)
{
	sqlite3_stmt *q =
		sql_open(st, err,
			 "SELECT " SHEET_COLUMNS
			 " FROM sheet WHERE game_id = ? AND phase_no = ? ORDER BY seat",
			 "id", game_id, phase_no);
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		struct stored_sheet *s = &(*list)[(*n)++];
		*s = (struct stored_sheet){.game_id = game_id, .phase_no = phase_no};
		read_sheet(q, s);
	}
	sql_close(q);
	for (int i = 0; ok && i < *n; i++)
		ok = load_slots(st, a, &(*list)[i], err);
	return ok;
}

/* Slots that the sheet had beyond the `n` it has now. One by one, because SQLite would make a table of several first. */
static bool drop_slots(struct store *st, const struct stored_sheet *s, int n,
		       struct err *err)
{
	int64_t last;
	bool ok = sql_number(
		st, &last, err,
		"SELECT max(ord) FROM slot WHERE game_id = ? AND phase_no = ? AND seat = ?",
		"idd", s->game_id, s->phase_no, s->seat);

	for (int64_t ord = n; ok && ord <= last; ord++)
		ok = sql_run(
			st, err,
			"DELETE FROM slot WHERE game_id = ? AND phase_no = ? AND seat = ? AND ord = ?",
			"iddi", s->game_id, s->phase_no, s->seat, ord);
	return ok;
}

static bool write_sheet(struct store *st, const struct stored_sheet *s, struct err *err)
{
	if (!sql_run(
		    st, err,
		    "INSERT INTO sheet (game_id, phase_no, seat, readable, final, wait, letters, last_utc, last_date, receipt, by_house) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game_id, phase_no, seat) DO UPDATE SET readable = excluded.readable, final = excluded.final, wait = excluded.wait, letters = excluded.letters, last_utc = excluded.last_utc, last_date = excluded.last_date, receipt = excluded.receipt, by_house = excluded.by_house",
		    "iddddddiidd", s->game_id, s->phase_no, s->seat, (int)s->readable,
		    (int)s->final, (int)s->wait, s->letters, s->last, s->last_date,
		    s->receipt, (int)s->by_house) ||
	    !drop_slots(st, s, s->n_slots, err))
		return false;
	for (int i = 0; i < s->n_slots; i++)
		if (!sql_run(
			    st, err,
			    "REPLACE INTO slot (game_id, phase_no, seat, ord, line, receipt, told_utc, standing, byhand) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
			    "idddsdidd", s->game_id, s->phase_no, s->seat, i,
			    s->slots[i].line, s->slots[i].receipt, s->slots[i].told,
			    (int)s->slots[i].standing, (int)s->slots[i].byhand))
			return false;
	return true;
}

bool sheets_save(struct store *st, const struct stored_sheet *s, struct err *err)
{
	struct sums_change c;

	return sums_before(st, &c, SUMS_SHEET, s->game_id, s->phase_no, s->seat, err) &&
	       write_sheet(st, s, err) && sums_after(st, &c, s->seat, err);
}

/* Orders for phases to come ------------------------------------------------- */

static bool add(struct store *st, const struct later *l, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO later (id, game_id, seat, turn, phase, text, replaces, receipt, utc, phase_no) VALUES (" NEXT_ID(
			"later") ", ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		"idddsddid", l->game_id, l->seat, l->turn, l->phase, l->text,
		(int)l->replaces, l->receipt, l->utc, l->phase_no);
}

bool later_add(struct store *st, const struct later *l, struct err *err)
{
	struct sums_change c;

	return sums_before(st, &c, SUMS_LATER, l->game_id, 0, SUMS_ALL, err) &&
	       add(st, l, err) && sums_after(st, &c, SUMS_ALL, err);
}

static bool read_later(struct store *st, struct arena *a, sqlite3_stmt *q,
		       int64_t game_id, struct later **list, int *n, struct err *err)
{
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct later){
			.id = sql_int(q, 0),
			.game_id = game_id,
			.seat = sql_small(q, 1),
			.turn = sql_small(q, 2),
			.phase = sql_small(q, 3),
			.text = sql_text(q, 4, a),
			.replaces = sql_small(q, 5) != 0,
			.receipt = sql_small(q, 6),
			.utc = sql_int(q, 7),
			.phase_no = sql_small(q, 8),
		};
	}
	sql_close(q);
	return ok;
}

bool later_any(struct store *st, int64_t game_id, bool *any, struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT EXISTS (SELECT 1 FROM later WHERE game_id = ? AND taken = 0)",
		"i", game_id);

	*any = n != 0;
	return ok;
}

#define LATER_COLUMNS "id, seat, turn, phase, text, replaces, receipt, utc, phase_no"

bool later_list(struct store *st, struct arena *a, int64_t game_id, int turn, int phase,
		int seat, struct later **list, int *n, struct err *err)
{
	return read_later(
		st, a,
		sql_open(
			st, err,
			"SELECT " LATER_COLUMNS
			" FROM later WHERE game_id = ?1 AND turn = ?2 AND phase = ?3 AND (?4 < 0 OR seat = ?4) AND taken = 0 ORDER BY id",
			"iddd", game_id, turn, phase, seat),
		game_id, list, n, err);
}

bool later_after(struct store *st, struct arena *a, int64_t game_id, int turn,
		 int phase, int seat, struct later **list, int *n, struct err *err)
{
	return read_later(
		st, a,
		sql_open(
			st, err,
			"SELECT " LATER_COLUMNS
			" FROM later WHERE game_id = ?1 AND (turn, phase) > (?2, ?3) AND seat = ?4 AND taken = 0 ORDER BY turn, phase, id",
			"iddd", game_id, turn, phase, seat),
		game_id, list, n, err);
}

bool later_before(struct store *st, struct arena *a, int64_t game_id, int turn,
		  int phase, int seat, struct later **list, int *n, struct err *err)
{
	return read_later(
		st, a,
		sql_open(
			st, err,
			"SELECT " LATER_COLUMNS
			" FROM later WHERE game_id = ?1 AND (turn, phase) < (?2, ?3) AND seat = ?4 AND taken = 0 ORDER BY turn, phase, id",
			"iddd", game_id, turn, phase, seat),
		game_id, list, n, err);
}

static bool drop(struct store *st, int64_t game_id, int turn, int phase, int seat,
		 struct err *err)
{
	return sql_run(
		st, err,
		"DELETE FROM later WHERE game_id = ? AND turn = ? AND phase = ? AND seat = ? AND taken = 0",
		"iddd", game_id, turn, phase, seat);
}

bool later_drop(struct store *st, int64_t game_id, int turn, int phase, int seat,
		struct err *err)
{
	struct sums_change c;

	return sums_before(st, &c, SUMS_LATER, game_id, 0, SUMS_ALL, err) &&
	       drop(st, game_id, turn, phase, seat, err) &&
	       sums_after(st, &c, SUMS_ALL, err);
}

static bool take(struct store *st, int64_t game_id, int turn, int phase, int seat,
		 int phase_no, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE later SET taken = ? WHERE game_id = ? AND turn = ? AND phase = ? AND seat = ? AND taken = 0",
		"diddd", phase_no, game_id, turn, phase, seat);
}

bool later_take(struct store *st, int64_t game_id, int turn, int phase, int seat,
		int phase_no, struct err *err)
{
	struct sums_change c;

	return sums_before(st, &c, SUMS_LATER, game_id, 0, SUMS_ALL, err) &&
	       take(st, game_id, turn, phase, seat, phase_no, err) &&
	       sums_after(st, &c, SUMS_ALL, err);
}

static bool again(struct store *st, int64_t game_id, int turn, int phase, int phase_no,
		  struct err *err)
{
	/* New numbers, for each is answered once under its own. */
	return sql_run(st, err,
		       "UPDATE later SET taken = -1 WHERE game_id = ? AND phase_no > ?",
		       "id", game_id, phase_no) &&
	       sql_run(st, err,
		       "INSERT INTO later (id, game_id, seat, turn, phase, text, replaces, receipt, utc, phase_no, taken) SELECT " NEXT_IDS(
			       "later",
			       "id") ", game_id, seat, turn, phase, text, replaces, receipt, utc, phase_no, -2 FROM later WHERE game_id = ?1 AND (turn, phase) > (?2, ?3) AND taken > ?4 ORDER BY id",
		       "iddd", game_id, turn, phase, phase_no) &&
	       sql_run(st, err,
		       "UPDATE later SET taken = CASE WHEN taken = -2 THEN 0 ELSE -1 END WHERE game_id = ?1 AND (turn, phase) > (?2, ?3) AND (taken = -2 OR taken > ?4)",
		       "iddd", game_id, turn, phase, phase_no);
}

bool later_again(struct store *st, int64_t game_id, int turn, int phase, int phase_no,
		 struct err *err)
{
	struct sums_change c;

	return sums_before(st, &c, SUMS_LATER, game_id, 0, SUMS_ALL, err) &&
	       again(st, game_id, turn, phase, phase_no, err) &&
	       sums_after(st, &c, SUMS_ALL, err);
}
