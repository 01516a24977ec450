/* Sources: `source`. See sources.h.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/sources.h"

#include "schema/store/sql.h"

#define COLUMNS                                                                        \
	"id, kind, name, uidvalidity, last_uid, eligible_from, last_sweep, added_utc," \
	" away_utc, trouble, rescan_since, unknown_utc, unknown_letters"

static void read_source(sqlite3_stmt *q, struct arena *a, struct source *s)
{
	*s = (struct source){
		.id = sql_int(q, 0),
		.kind = sql_text(q, 1, a),
		.name = sql_text(q, 2, a),
		.uidvalidity = sql_int(q, 3),
		.last_uid = sql_int(q, 4),
		.eligible_from = sql_int(q, 5),
		.last_sweep = sql_int(q, 6),
		.added = sql_int(q, 7),
		.away = sql_int(q, 8),
		.trouble = sql_text(q, 9, a),
		.rescan_since = sql_int(q, 10),
		.unknown = sql_int(q, 11),
		.n_unknown = sql_int(q, 12),
	};
}

bool sources_list(struct store *st, struct arena *a, struct source **list, int *n,
		  struct err *err)
{
	sqlite3_stmt *q =
		sql_open(st, err, "SELECT " COLUMNS " FROM source ORDER BY id", "");
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		read_source(q, a, &(*list)[(*n)++]);
	}
	sql_close(q);
	return ok;
}

bool source_load(struct store *st, struct arena *a, int64_t id, struct source *s,
		 struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err, "SELECT " COLUMNS " FROM source WHERE id = ?", "i", id);
	bool ok = q != NULL, there = q && sql_row(st, q, &ok, err);

	*s = (struct source){0};
	if (there)
		read_source(q, a, s);
	sql_close(q);
	return ok &&
	       (there || err_refuse(err, "there is no mailbox %lld", (long long)id));
}

/* The time before which letters are no longer known (inbox_forget). Those from before it are never read again. */
#define KNOWN_FROM                                                                     \
	"ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'known_from'), 0)"

bool source_forgets(struct store *st, int64_t id, int64_t until, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE source SET eligible_from = max(eligible_from, ?) WHERE id = ?",
		       "ii", until, id) &&
	       sql_run(st, err,
		       "INSERT INTO meta (key, value) VALUES ('known_from', CAST(?1 AS TEXT)) ON CONFLICT (key) DO UPDATE SET value = CAST(max(?1, " KNOWN_FROM
		       ") AS TEXT)",
		       "i", until);
}

bool source_add(struct store *st, const char *kind, struct str name,
		int64_t eligible_from, int64_t now, int64_t *id, struct err *err)
{
	if (!sql_run(
		    st, err,
		    "INSERT INTO source (kind, name, eligible_from, added_utc) VALUES (?, ?, max(?, " KNOWN_FROM
		    "), ?)",
		    "ssii", str_of(kind), name, eligible_from, now))
		return false;
	*id = sql_last_id(st);
	return true;
}

bool source_rename(struct store *st, int64_t id, struct str name, struct err *err)
{
	return sql_run(st, err, "UPDATE source SET name = ? WHERE id = ?", "si", name,
		       id);
}

bool source_reached(struct store *st, int64_t id, int64_t uidvalidity, int64_t uid,
		    struct err *err)
{
	return sql_run(st, err,
		       "UPDATE source SET uidvalidity = ?, last_uid = ? WHERE id = ?",
		       "iii", uidvalidity, uid, id);
}

bool source_swept(struct store *st, int64_t id, int64_t utc, struct err *err)
{
	return sql_run(st, err, "UPDATE source SET last_sweep = ? WHERE id = ?", "ii",
		       utc, id);
}

bool source_away(struct store *st, int64_t id, int64_t since, struct str trouble,
		 struct err *err)
{
	return sql_run(st, err,
		       "UPDATE source SET away_utc = ?, trouble = ? WHERE id = ?",
		       "isi", since, trouble, id);
}

bool source_rescan(struct store *st, int64_t id, int64_t since, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE source SET rescan_since = CASE WHEN ?1 > 0 THEN max(?1, " KNOWN_FROM
		") ELSE 0 END WHERE id = ?2",
		"ii", since, id);
}

bool source_begins_anew(struct store *st, int64_t id, int64_t since, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE source SET uidvalidity = 0, last_uid = 0, eligible_from = ?, rescan_since = 0 WHERE id = ?",
		"ii", since, id);
}

bool source_held_unknown(struct store *st, int64_t id, int64_t utc, int64_t n,
			 struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE source SET unknown_utc = ?, unknown_letters = ? WHERE id = ?",
		"iii", utc, n, id);
}
