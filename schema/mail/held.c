/* Held letters: `held`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/held.h"

#include "base/arena.h"
#include "schema/store/sql.h"

static const char *const state_names[HELD_STATES] = {
	[HELD_WAITING] = "waiting", [HELD_CONFIRMED] = "confirmed",
	[HELD_DONE] = "done",       [HELD_EXPIRED] = "expired",
	[HELD_DROPPED] = "dropped",
};

const char *held_state_name(enum held_state state)
{
	return state_names[state];
}

bool held_add(struct store *st, const struct held *d, struct err *err)
{
	return sql_run(st, err, "DELETE FROM held WHERE inbox_id = ?", "i",
		       d->letter) &&
	       sql_run(st, err,
		       "INSERT INTO held (inbox_id, seat_id, epoch, phase_no, why, content_key, word_hash, state, held_utc, expires_utc) VALUES (?, ?, ?, ?, ?, ?, nullif(?, ''), 'waiting', ?, ?)",
		       "iiddsssii", d->letter, d->seat_id, d->epoch, d->phase_no,
		       d->why, d->content_key, d->word_hash, d->held, d->expires);
}

#define HELD_COLUMNS                                                                   \
	"inbox_id, seat_id, epoch, phase_no, why, content_key, ifnull(word_hash, '')," \
	" state, always, held_utc, expires_utc, settled_utc"

static struct held read_row(sqlite3_stmt *q, struct arena *a)
{
	return (struct held){
		.letter = sql_int(q, 0),
		.seat_id = sql_int(q, 1),
		.epoch = sql_small(q, 2),
		.phase_no = sql_small(q, 3),
		.why = sql_text(q, 4, a),
		.content_key = sql_text(q, 5, a),
		.word_hash = sql_text(q, 6, a),
		.state = (enum held_state)sql_among(q, 7, state_names, HELD_STATES),
		.always = sql_small(q, 8) != 0,
		.held = sql_int(q, 9),
		.expires = sql_int(q, 10),
		.settled = sql_int(q, 11),
	};
}

/* The one row that `q` finds. */
static bool read_one(struct store *st, struct arena *a, sqlite3_stmt *q, bool *found,
		     struct held *d, struct err *err)
{
	bool ok = q != NULL;

	*d = (struct held){0};
	*found = q && sql_row(st, q, &ok, err);
	if (*found)
		*d = read_row(q, a);
	sql_close(q);
	return ok;
}

bool held_load(struct store *st, struct arena *a, int64_t letter, bool *found,
	       struct held *d, struct err *err)
{
	return read_one(st, a,
			sql_open(st, err,
				 "SELECT " HELD_COLUMNS " FROM held WHERE inbox_id = ?",
				 "i", letter),
			found, d, err);
}

bool held_by_word(struct store *st, struct arena *a, struct str hash, bool *found,
		  struct held *d, struct err *err)
{
	return read_one(st, a,
			sql_open(st, err,
				 "SELECT " HELD_COLUMNS
				 " FROM held WHERE word_hash = ?",
				 "s", hash),
			found, d, err);
}

bool held_settle(struct store *st, int64_t letter, enum held_state state, bool always,
		 int64_t now, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE held SET state = ?, always = ?, settled_utc = ? WHERE inbox_id = ?",
		"sdii", str_of(state_names[state]), (int)always, now, letter);
}

bool held_waiting(struct store *st, int64_t seat_id, struct str content_key,
		  struct str why, int *n, bool *same, struct err *err)
{
	int64_t count, copies;

	if (!sql_number(
		    st, &count, err,
		    "SELECT count(*) FROM held WHERE state = 'waiting' AND seat_id = ?1 AND word_hash IS NOT NULL AND (why IN ('address', 'subject')) = (?2 IN ('address', 'subject')) AND (why IN ('key', 'doubt')) = (?2 IN ('key', 'doubt'))",
		    "is", seat_id, why) ||
	    !sql_number(
		    st, &copies, err,
		    "SELECT count(*) FROM held WHERE state = 'waiting' AND seat_id = ? AND content_key = ?",
		    "is", seat_id, content_key))
		return false;
	*n = (int)count;
	*same = copies > 0;
	return true;
}

bool held_size(struct store *st, int64_t *size, struct err *err)
{
	return sql_number(
		st, size, err,
		"SELECT ifnull(sum(max(size, ?)), 0) FROM inbox WHERE state = 'HELD' AND state IN ('HELD', 'QUARANTINE')",
		"i", (int64_t)HELD_LEAST);
}

bool held_unasked(struct store *st, int64_t *n, struct err *err)
{
	return sql_number(
		st, n, err,
		"SELECT count(*) FROM held WHERE state = 'waiting' AND word_hash IS NULL",
		"");
}

bool held_by_key(struct store *st, struct arena *a, int64_t seat_id, int epoch,
		 struct held **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT " HELD_COLUMNS
		" FROM held WHERE state = 'waiting' AND seat_id = ? AND epoch = ? AND why = 'key' ORDER BY inbox_id",
		"id", seat_id, epoch);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err))
		*arena_push(a, *list, *n) = read_row(q, a);
	sql_close(q);
	return ok;
}

bool held_let_go(struct store *st, int64_t letter, int64_t now, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE held SET state = 'done', why = '" HELD_WHY_KNOWN
		       "', settled_utc = ? WHERE inbox_id = ?",
		       "ii", now, letter);
}

bool held_drop_request(struct store *st, int64_t seat_id, struct str why, int64_t now,
		       struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE held SET state = 'dropped', settled_utc = ? WHERE state = 'waiting' AND seat_id = ? AND why = ?",
		"iis", now, seat_id, why);
}

bool held_drop_seat(struct store *st, int64_t seat_id, int64_t now, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE inbox SET state = 'IGNORED', mark = 'ignored', reason = 'replaced' WHERE state = 'HELD' AND id IN (SELECT inbox_id FROM held WHERE state = 'waiting' AND seat_id = ?)",
		       "i", seat_id) &&
	       sql_run(st, err,
		       "UPDATE held SET state = 'dropped', settled_utc = ? WHERE state IN ('waiting', 'confirmed') AND seat_id = ?",
		       "ii", now, seat_id);
}

bool held_expire(struct store *st, int64_t now, bool settle, int64_t *n,
		 struct err *err)
{
	if (!settle)
		return sql_number(
			st, n, err,
			"SELECT count(*) FROM held WHERE state = 'waiting' AND expires_utc < ?",
			"i", now);
	if (!sql_run(
		    st, err,
		    "UPDATE held SET state = 'expired', settled_utc = ?1 WHERE state = 'waiting' AND expires_utc < ?1",
		    "i", now))
		return false;
	*n = sql_changed(st);
	/* Also one whose row went away with its seat. */
	return sql_run(
		st, err,
		"UPDATE inbox SET state = 'IGNORED', mark = 'ignored', reason = 'unconfirmed' WHERE state = 'HELD' AND id NOT IN (SELECT inbox_id FROM held WHERE state = 'waiting')",
		"");
}
