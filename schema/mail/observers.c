/* Observers: `observer`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/observers.h"

#include "schema/store/sql.h"

static const char *const state_names[OBSERVER_STATES] = {
	[OBSERVER_ASKED] = "asked",
	[OBSERVER_READING] = "reading",
	[OBSERVER_LEFT] = "left",
};

bool observers_save(struct store *st, const struct observer *o, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO observer (game_id, address, state, word_hash, utc) VALUES (?, ?, ?, nullif(?, ''), ?) ON CONFLICT (game_id, address) DO UPDATE SET state = excluded.state, word_hash = excluded.word_hash, utc = excluded.utc",
		"isssi", o->game_id, o->address, str_of(state_names[o->state]),
		o->word_hash, o->since);
}

#define COLUMNS "game_id, address, state, ifnull(word_hash, ''), utc"

static void read_row(sqlite3_stmt *q, struct arena *a, struct observer *o)
{
	*o = (struct observer){
		.game_id = sql_int(q, 0),
		.address = sql_text(q, 1, a),
		.state = (enum observer_state)sql_among(q, 2, state_names,
							OBSERVER_STATES),
		.word_hash = sql_text(q, 3, a),
		.since = sql_int(q, 4),
	};
}

static bool read_one(struct store *st, struct arena *a, sqlite3_stmt *q, bool *found,
		     struct observer *o, struct err *err)
{
	bool ok = q != NULL;

	*o = (struct observer){0};
	*found = q && sql_row(st, q, &ok, err);
	if (*found)
		read_row(q, a, o);
	sql_close(q);
	return ok;
}

bool observers_find(struct store *st, struct arena *a, int64_t game_id,
		    struct str address, bool *found, struct observer *o,
		    struct err *err)
{
	return read_one(st, a,
			sql_open(st, err,
				 "SELECT " COLUMNS
				 " FROM observer WHERE game_id = ? AND address = ?",
				 "is", game_id, address),
			found, o, err);
}

bool observers_by_word(struct store *st, struct arena *a, struct str hash, bool *found,
		       struct observer *o, struct err *err)
{
	return read_one(st, a,
			sql_open(st, err,
				 "SELECT " COLUMNS " FROM observer WHERE word_hash = ?",
				 "s", hash),
			found, o, err);
}

static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct observer **out, int *n, struct err *err)
{
	struct observer *list = NULL;
	bool ok = q != NULL;

	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		list = arena_more(a, list, (size_t)*n, sizeof *list);
		read_row(q, a, &list[(*n)++]);
	}
	sql_close(q);
	*out = list;
	return ok;
}

bool observers_list(struct store *st, struct arena *a, int64_t game_id,
		    struct observer **out, int *n, struct err *err)
{
	return read_all(
		st, a,
		sql_open(
			st, err,
			"SELECT " COLUMNS
			" FROM observer WHERE game_id = ? AND state = 'reading' ORDER BY address",
			"i", game_id),
		out, n, err);
}

bool observers_of(struct store *st, struct arena *a, struct str address,
		  int64_t game_id, struct observer **out, int *n, struct err *err)
{
	return read_all(
		st, a,
		sql_open(
			st, err,
			"SELECT " COLUMNS
			" FROM observer WHERE address = ?1 AND state = 'reading' AND (?2 = 0 OR game_id = ?2) ORDER BY game_id",
			"si", address, game_id),
		out, n, err);
}

bool observers_count(struct store *st, int64_t game_id, int *n, struct err *err)
{
	int64_t count;
	bool ok = sql_number(
		st, &count, err,
		"SELECT count(*) FROM observer WHERE game_id = ? AND state = 'reading'",
		"i", game_id);
	*n = ok ? (int)count : 0;
	return ok;
}

bool observers_leave(struct store *st, struct str address, int64_t game_id, int64_t now,
		     int *n, struct err *err)
{
	bool ok = sql_run(
		st, err,
		"UPDATE observer SET state = 'left', word_hash = NULL, utc = ?1 WHERE address = ?2 AND state = 'reading' AND (?3 = 0 OR game_id = ?3)",
		"isi", now, address, game_id);
	*n = ok ? (int)sql_changed(st) : 0;
	return ok;
}

bool observers_asked(struct store *st, struct str address, bool *asked, struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT count(*) FROM observer WHERE address = ? AND state = 'asked'",
		"s", address);
	*asked = ok && n > 0;
	return ok;
}

bool observers_expire(struct store *st, int64_t until, struct err *err)
{
	return sql_run(st, err,
		       "DELETE FROM observer WHERE state = 'asked' AND utc < ?", "i",
		       until);
}
