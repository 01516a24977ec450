/* Standbys and holders: `standby`, `holder`.
 * SPDX-License-Identifier: ISC */
#include "schema/standbys.h"

#include "schema/store/sql.h"

static const char *const state_names[STANDBY_STATES] = {
	[STANDBY_WAITING] = "waiting", [STANDBY_CALLED] = "called",
	[STANDBY_SEATED] = "seated",   [STANDBY_DECLINED] = "declined",
	[STANDBY_SILENT] = "silent",   [STANDBY_LEFT] = "left",
};

const char *standby_state_name(enum standby_state state)
{
	return state_names[state];
}

#define STANDBY_COLUMNS                                                                \
	"s.id, s.game_id, s.name, s.address, s.state, s.added_utc, s.seat,"            \
	" s.called_utc, s.until_utc"

static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct standby **list, int *n, struct err *err)
{
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct standby){
			.id = sql_int(q, 0),
			.game_id = sql_int(q, 1),
			.name = sql_text(q, 2, a),
			.address = sql_text(q, 3, a),
			.state = (enum standby_state)sql_among(q, 4, state_names,
							       STANDBY_STATES),
			.added = sql_int(q, 5),
			.seat = sql_seat(q, 6),
			.called = sql_int(q, 7),
			.until = sql_int(q, 8),
		};
	}
	sql_close(q);
	return ok;
}

bool standbys_add(struct store *st, struct standby *s, struct err *err)
{
	if (!sql_run(st, err, "DELETE FROM standby WHERE game_id = ? AND address = ?",
		     "is", s->game_id, s->address) ||
	    !sql_run(
		    st, err,
		    "INSERT INTO standby (id, game_id, name, address, state, added_utc) VALUES (" NEXT_ID(
			    "standby") ", ?, ?, ?, ?, ?)",
		    "isssi", s->game_id, s->name, s->address,
		    str_of(state_names[s->state]), s->added))
		return false;
	s->id = sql_last_id(st);
	s->seat = SEAT_NONE;
	s->called = s->until = 0;
	return true;
}

bool standbys_save(struct store *st, const struct standby *s, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE standby SET state = ?, seat = ?, called_utc = ?, until_utc = ? WHERE id = ?",
		"swiii", str_of(state_names[s->state]), s->seat, s->called, s->until,
		s->id);
}

bool standbys_list(struct store *st, struct arena *a, int64_t game_id,
		   struct standby **list, int *n, struct err *err)
{
	return read_all(st, a,
			sql_open(st, err,
				 "SELECT " STANDBY_COLUMNS
				 " FROM standby s WHERE s.game_id = ? ORDER BY s.id",
				 "i", game_id),
			list, n, err);
}

bool standbys_load(struct store *st, struct arena *a, int64_t id, bool *found,
		   struct standby *s, struct err *err)
{
	struct standby *list;
	int n;

	if (!read_all(st, a,
		      sql_open(st, err,
			       "SELECT " STANDBY_COLUMNS
			       " FROM standby s WHERE s.id = ?",
			       "i", id),
		      &list, &n, err))
		return false;
	*found = n > 0;
	if (n > 0)
		*s = list[0];
	return true;
}

bool standbys_due(struct store *st, struct arena *a, int64_t now, struct standby **list,
		  int *n, struct err *err)
{
	return read_all(
		st, a,
		sql_open(
			st, err,
			"SELECT " STANDBY_COLUMNS
			" FROM standby s JOIN game g ON g.id = s.game_id WHERE s.state = 'called' AND s.until_utc BETWEEN 1 AND ? AND g.status = 'running' ORDER BY s.until_utc, s.id",
			"i", now),
		list, n, err);
}

bool standbys_shift(struct store *st, int64_t game_id, int64_t by, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE standby SET until_utc = until_utc + ? WHERE game_id = ? AND state = 'called' AND until_utc > 0",
		"ii", by, game_id);
}

/* Holders ------------------------------------------------------------------ */

bool holders_add(struct store *st, const struct holder *o, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO holder (seat_id, epoch, name, address, until_utc, until_phase_no, why) VALUES (?, ?, ?, ?, ?, ?, ?)",
		"idssids", o->seat_id, o->epoch, o->name, o->address, o->until,
		o->until_phase_no, o->why);
}

bool holders_list(struct store *st, struct arena *a, int64_t seat_id,
		  struct holder **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT seat_id, epoch, name, address, until_utc, until_phase_no, why FROM holder WHERE seat_id = ? ORDER BY epoch DESC",
		"i", seat_id);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct holder){
			.seat_id = sql_int(q, 0),
			.epoch = sql_small(q, 1),
			.name = sql_text(q, 2, a),
			.address = sql_text(q, 3, a),
			.until = sql_int(q, 4),
			.until_phase_no = sql_small(q, 5),
			.why = sql_text(q, 6, a),
		};
	}
	sql_close(q);
	return ok;
}
