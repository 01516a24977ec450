/* Positions: `snapshot`, `act`.
 * SPDX-License-Identifier: ISC */
#include "schema/snapshots.h"

#include "schema/store/sql.h"
#include "schema/store/sums.h"

#define HEAD                                                                           \
	"game_id, phase_no, turn, phase, from_no, ran_turn, ran_phase, attempt, "      \
	"edition,"                                                                     \
	" cause, made_utc, events"
#define WHOLE HEAD ", state, trace, draws"
#define LIGHT HEAD ", '', '', ''"

static const char *const cause_names[OPEN_CAUSES] = {
	[OPEN_START] = "start", [OPEN_DEADLINE] = "deadline", [OPEN_EARLY] = "early",
	[OPEN_GM] = "gm",       [OPEN_ROLLBACK] = "rollback", [OPEN_END] = "end",
	[OPEN_OTHER] = "other",
};

const char *open_cause_name(enum open_cause cause)
{
	return cause_names[cause];
}

enum open_cause open_cause_of(struct str name)
{
	enum open_cause cause = OPEN_START;

	while (cause < OPEN_OTHER && !str_equal(name, str_of(cause_names[cause])))
		cause++;
	return cause;
}

static void read_snapshot(sqlite3_stmt *q, struct arena *a, struct snapshot *s)
{
	*s = (struct snapshot){.game_id = sql_int(q, 0), .phase_no = sql_small(q, 1)};
	s->turn = sql_small(q, 2);
	s->phase = sql_small(q, 3);
	s->from_no = sql_small(q, 4);
	s->ran_turn = sql_small(q, 5);
	s->ran_phase = sql_small(q, 6);
	s->attempt = sql_small(q, 7);
	s->edition = sql_small(q, 8);
	s->cause = (enum open_cause)sql_among(q, 9, cause_names, OPEN_CAUSES);
	s->made = sql_int(q, 10);
	s->events = sql_text(q, 11, a);
	s->state = sql_text(q, 12, a);
	s->trace = sql_text(q, 13, a);
	s->draws = sql_text(q, 14, a);
}

static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct snapshot **list, int *n, struct err *err)
{
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		read_snapshot(q, a, &(*list)[(*n)++]);
	}
	sql_close(q);
	return ok;
}

bool snapshots_add(struct store *st, const struct snapshot *s, struct err *err)
{
	struct sums_change c;

	return sums_before(st, &c, SUMS_SNAPSHOT, s->game_id, 0, s->phase_no, err) &&
	       sql_run(st, err,
		       "INSERT INTO snapshot (game_id, phase_no, turn, phase, from_no, ran_turn, ran_phase, attempt, edition, state, events, trace, draws, cause, made_utc) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		       "iddddddddsssssi", s->game_id, s->phase_no, s->turn, s->phase,
		       s->from_no, s->ran_turn, s->ran_phase, s->attempt, s->edition,
		       s->state, s->events, s->trace, s->draws,
		       str_of(open_cause_name(s->cause)), s->made) &&
	       sums_after(st, &c, s->phase_no, err);
}

bool snapshots_load(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		    struct snapshot *s, struct err *err)
{
	struct snapshot *list;
	int n;
	if (!read_all(st, a,
		      sql_open(st, err,
			       "SELECT " WHOLE
			       " FROM snapshot WHERE game_id = ? AND phase_no = ?",
			       "id", game_id, phase_no),
		      &list, &n, err))
		return false;
	if (n == 0)
		return err_refuse(err, "this game has no position of phase number %d",
				  phase_no);
	*s = list[0];
	return true;
}

bool snapshots_list(struct store *st, struct arena *a, int64_t game_id, bool light,
		    struct snapshot **list, int *n, struct err *err)
{
	return read_all(
		st, a,
		light ? sql_open(st, err,
				 "SELECT " LIGHT
				 " FROM snapshot WHERE game_id = ? ORDER BY phase_no",
				 "i", game_id)
		      : sql_open(st, err,
				 "SELECT " WHOLE
				 " FROM snapshot WHERE game_id = ? ORDER BY phase_no",
				 "i", game_id),
		list, n, err);
}

bool snapshots_ran(struct store *st, struct arena *a, int64_t game_id, int turn,
		   int phase, int attempt, struct snapshot *s, struct err *err)
{
	struct snapshot *list;
	int n;
	if (!read_all(
		    st, a,
		    sql_open(
			    st, err,
			    "SELECT " WHOLE
			    " FROM snapshot AS s WHERE game_id = ?1 AND ran_turn = ?2 AND ran_phase = ?3 AND cause <> 'rollback' AND (?4 = 0 OR ?4 = (SELECT f.attempt FROM snapshot AS f WHERE f.game_id = s.game_id AND f.phase_no = s.from_no)) ORDER BY phase_no DESC LIMIT 1",
			    "iddd", game_id, turn, phase, attempt),
		    &list, &n, err))
		return false;
	if (n == 0 && attempt)
		return err_refuse(err, "phase %d.%d has not been run in attempt %d",
				  turn, phase, attempt);
	if (n == 0)
		return err_refuse(err, "phase %d.%d has not been run", turn, phase);
	*s = list[0];
	return true;
}

bool snapshots_is_first(struct store *st, int64_t game_id, int phase_no, bool *first,
			struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT from_no = 0 FROM snapshot WHERE game_id = ? AND phase_no = ?",
		"id", game_id, phase_no);
	bool ok = q != NULL;
	*first = q && sql_row(st, q, &ok, err) && sql_small(q, 0) != 0;
	sql_close(q);
	return ok;
}

bool snapshots_attempts(struct store *st, int64_t game_id, int turn, int phase, int *n,
			struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT count(*) FROM snapshot WHERE game_id = ? AND turn = ? AND phase = ?",
		"idd", game_id, turn, phase);
	bool ok = q != NULL;
	*n = 0;
	if (q && sql_row(st, q, &ok, err))
		*n = sql_small(q, 0);
	sql_close(q);
	return ok;
}

bool snapshots_way(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		   struct snapshot **list, int *n, struct err *err)
{
	return read_all(
		st, a,
		sql_open(
			st, err,
			"WITH RECURSIVE way (no, from_no) AS ("
			" SELECT phase_no, from_no FROM snapshot"
			" WHERE game_id = ?1 AND phase_no = ?2"
			" UNION ALL SELECT s.phase_no, s.from_no FROM way JOIN snapshot s"
			" ON s.game_id = ?1 AND s.phase_no = way.from_no AND s.phase_no < way.no"
			") SELECT " LIGHT
			" FROM snapshot WHERE game_id = ?1 AND phase_no IN (SELECT no FROM way) ORDER BY phase_no",
			"id", game_id, phase_no),
		list, n, err);
}

static void turn_round(struct snapshot *list, int n)
{
	for (int i = 0; i < n / 2; i++) {
		struct snapshot one = list[i];
		list[i] = list[n - 1 - i];
		list[n - 1 - i] = one;
	}
}

/* Back along the way. Turns only grow along it: what lies before the first row of an earlier one is none of the turn's. */
bool snapshots_of_turn(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		       int turn, struct snapshot **list, int *n, struct err *err)
{
	*list = NULL;
	*n = 0;
	for (int no = phase_no, found = 1; found;) {
		struct snapshot *row;
		if (!read_all(
			    st, a,
			    sql_open(
				    st, err,
				    "SELECT " LIGHT
				    " FROM snapshot WHERE game_id = ? AND phase_no = ?",
				    "id", game_id, no),
			    &row, &found, err))
			return false;
		if (!found || row->ran_turn < turn)
			break;
		if (row->ran_turn == turn)
			*arena_push(a, *list, *n) = *row;
		if (row->from_no >= no)
			break;
		no = row->from_no;
	}
	turn_round(*list, *n);
	return true;
}

/* Acts --------------------------------------------------------------------- */

static const char *const act_names[ACT_KINDS] = {
	[ACT_RESIGN] = "resign", [ACT_PLAYER] = "player", [ACT_OPTION] = "option",
	[ACT_STOP] = "stop",     [ACT_EXCUSE] = "excuse", [ACT_EDIT] = "edit",
};

const char *act_kind_name(enum act_kind kind)
{
	return act_names[kind];
}

static bool add_act(struct store *st, const struct act *x, struct sums_change *c,
		    struct err *err)
{
	return sql_run(st, err,
		       "INSERT INTO act (id, game_id, phase_no, kind, seat, name, value, was, utc) VALUES (" NEXT_ID(
			       "act") ", ?, ?, ?, ?, ?, ?, ?, ?)",
		       "idswsssi", x->game_id, x->phase_no, str_of(act_names[x->kind]),
		       x->seat, x->name, x->value, x->was, x->utc) &&
	       sums_row(st, c, sql_last_id(st), err);
}

bool acts_add_all(struct store *st, const struct act *list, int n, struct err *err)
{
	struct sums_change c;
	bool ok = !n || sums_before(st, &c, SUMS_ACT, list->game_id, list->phase_no,
				    SUMS_NONE, err);

	for (int i = 0; ok && i < n; i++)
		ok = add_act(st, &list[i], &c, err);
	return ok && (!n || sums_after(st, &c, SUMS_NONE, err));
}

bool acts_add(struct store *st, const struct act *x, struct err *err)
{
	return acts_add_all(st, x, 1, err);
}

bool acts_list(struct store *st, struct arena *a, int64_t game_id, int phase_no,
	       struct act **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, kind, seat, name, value, was, utc FROM act WHERE game_id = ? AND phase_no = ? ORDER BY id",
		"id", game_id, phase_no);
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		struct act *x = &(*list)[(*n)++];
		*x = (struct act){
			.id = sql_int(q, 0), .game_id = game_id, .phase_no = phase_no};
		x->kind = (enum act_kind)sql_among(q, 1, act_names, ACT_KINDS);
		x->seat = sql_seat(q, 2);
		x->name = sql_text(q, 3, a);
		x->value = sql_text(q, 4, a);
		x->was = sql_text(q, 5, a);
		x->utc = sql_int(q, 6);
	}
	sql_close(q);
	return ok;
}

bool acts_count(struct store *st, int64_t game_id, int phase_no, bool open, int *n,
		struct err *err)
{
	int64_t count;
	/* The index alone has all that is asked of an open phase, again and again. */
	bool ok =
		open ? sql_number(
			       st, &count, err,
			       "SELECT count(*) FROM act WHERE game_id = ? AND phase_no = ?",
			       "id", game_id, phase_no)
		     : sql_number(
			       st, &count, err,
			       "SELECT count(*) FROM act WHERE game_id = ? AND phase_no = ? AND kind <> 'stop'",
			       "id", game_id, phase_no);

	*n = (int)count;
	return ok;
}
