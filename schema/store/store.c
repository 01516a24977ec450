/* The store: opened and closed, its small facts, and its care. Steps of the schema,
 * statements, transactions and copies have files of their own.
 * SPDX-License-Identifier: ISC */
#include "schema/store/store.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "schema/store/kept.h"
#include "schema/store/numbers.h"
#include "schema/store/pack.h"
#include "schema/store/sql.h"
#include "schema/store/store_parts.h"
#include "schema/store/sums.h"

enum {
	BUSY_MS = 5000,
	SQL_MAX = 64 * 1024,
};

/* SQLite reports a full disk in several ways, one of them only through the system. */
static bool is_full(sqlite3 *db, int code)
{
	int why = sqlite3_system_errno(db);

	return code == SQLITE_FULL ||
	       ((code == SQLITE_IOERR || code == SQLITE_CANTOPEN) &&
		(why == ENOSPC || why == EDQUOT));
}

bool sqlite_trouble(sqlite3 *db, struct err *err, const char *doing, bool *passing)
{
	int code = sqlite3_errcode(db) & 0xff;
	const char *file = sqlite3_db_filename(db, "main");
	bool locked = code == SQLITE_BUSY || code == SQLITE_LOCKED;

	/* Memory that ran out is available again in the next try, or in the next
	 * process. */
	*passing = locked || code == SQLITE_NOMEM || code == SQLITE_FULL ||
		   code == SQLITE_IOERR || code == SQLITE_CANTOPEN;
	err_set(err, "%s: %s%s: %s", file && *file ? file : "store",
		locked              ? "locked by another program, "
		: is_full(db, code) ? "disk full, "
				    : "",
		doing, sqlite3_errmsg(db));
	err->passing = locked || code == SQLITE_NOMEM || is_full(db, code);
	return false;
}

bool store_trouble(struct store *st, struct err *err, const char *doing)
{
	return sqlite_trouble(st->db, err, doing, &st->passing);
}

bool store_is_busy(const struct store *st)
{
	return st->passing;
}

bool store_script(struct store *st, const char *sql, struct err *err)
{
	store_look_anew(st);
	return sqlite3_exec(st->db, sql, NULL, NULL, NULL) == SQLITE_OK ||
	       store_trouble(st, err, "set-up");
}

/* Opening ------------------------------------------------------------------ */

static bool set_up(struct store *st, enum store_mode mode, struct err *err)
{
	sqlite3_extended_result_codes(st->db, 0);
	sqlite3_limit(st->db, SQLITE_LIMIT_LENGTH, STORE_LENGTH_MAX);
	sqlite3_limit(st->db, SQLITE_LIMIT_SQL_LENGTH, SQL_MAX);
	/* The log's file stays when the last one closes: a confined core may open the files
	 * that were there when it began, and none that is made anew. */
	sqlite3_file_control(st->db, "main", SQLITE_FCNTL_PERSIST_WAL, &(int){1});
	sqlite3_db_config(st->db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL);
	sqlite3_db_config(st->db, SQLITE_DBCONFIG_DQS_DML, 0, (int *)NULL);
	sqlite3_db_config(st->db, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)NULL);
	/* Before anything is in the file, for it cannot be set later: store_give_back. */
	return sums_open(st, err) &&
	       (numbers_open(st) || store_trouble(st, err, "next_id")) &&
	       (mode < STORE_CREATE ||
		store_script(st, "PRAGMA auto_vacuum=INCREMENTAL", err)) &&
	       (mode == STORE_FILE ||
		store_script(st, "PRAGMA journal_mode=WAL", err)) &&
	       store_script(
		       st,
		       "PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;PRAGMA trusted_schema=OFF; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-4000;",
		       err) &&
	       (mode > STORE_READ || store_script(st, "PRAGMA query_only=ON", err));
}

/* The file is made here, not by SQLite, so that nobody else can ever read it. */
static bool make_file(const char *path, struct err *err)
{
	int fd = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
	if (fd < 0)
		return err_set(err, "%s: %s", path, strerror(errno));
	close(fd);
	return true;
}

static bool is_damaged(sqlite3 *db)
{
	int code = sqlite3_errcode(db) & 0xff;

	return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
}

/* One thread of a process uses databases, and nobody asks SQLite how much memory it holds: it need not take a lock for
 * each piece. It refuses this where it is at work already, and takes its locks. */
static void go_without_locks(void)
{
	static bool gone;

	if (gone)
		return;
	gone = true;
	(void)sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
	(void)sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/* The file of a game that an earlier edition put aside stays as it is: the steps that it lacks are made in memory. */
static bool take_copy(struct store *st, struct err *err)
{
	sqlite3 *copy = NULL;
	sqlite3_backup *b = NULL;

	if (sqlite3_open_v2(":memory:", &copy,
			    SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
				    SQLITE_OPEN_NOMUTEX,
			    NULL) == SQLITE_OK)
		b = sqlite3_backup_init(copy, "main", st->db, "main");
	bool ok = b != NULL && sqlite3_backup_step(b, -1) == SQLITE_DONE;
	ok = sqlite3_backup_finish(b) == SQLITE_OK && ok;
	sqlite3_close(st->db);
	st->db = copy;
	return ok || store_trouble(st, err, "reading a game's file");
}

/* What the file has, up to date. */
static bool bring_up(struct store *st, const char *path, struct err *err)
{
	enum store_mode as = st->mode;

	if (as == STORE_FILE && store_version(st) < store_steps()) {
		as = STORE_WRITE;
		if (!take_copy(st, err))
			return false;
	}
	return set_up(st, as, err) && steps_bring_up(st, as, path, err) &&
	       (as == st->mode || store_script(st, "PRAGMA query_only=ON", err)) &&
	       (numbers_read(st) || store_trouble(st, err, "next_id"));
}

struct store *store_open(const char *path, enum store_mode mode, struct err *err)
{
	if (!(mode == STORE_CREATE ? make_file(path, err)
				   : store_file_check(path, mode, err)))
		return NULL;
	struct store *st = calloc(1, sizeof *st);
	if (!st)
		abort();
	st->mode = mode;
	go_without_locks();
	if (sqlite3_open_v2(path, &st->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX,
			    NULL) == SQLITE_OK) {
		sqlite3_busy_timeout(st->db, BUSY_MS);
		if ((mode == STORE_CREATE || store_file_is_ours(st, path, err)) &&
		    bring_up(st, path, err))
			return st;
		if (is_damaged(st->db))
			store_file_lost(err, path, mode, "is damaged");
	} else if (st->db) {
		store_trouble(st, err, "open");
	} else {
		err_set(err, "store: no memory");
	}
	store_close(st);
	return NULL;
}

void store_close(struct store *st)
{
	if (!st)
		return;
	for (size_t i = 0; i < STATEMENTS; i++)
		sqlite3_finalize(st->kept[i].q);
	/* The log that stays is empty: beside a copy that is put in the database's place, old
	 * pages would be taken for its own. */
	sqlite3_exec(st->db, "PRAGMA journal_size_limit=0", NULL, NULL, NULL);
	sqlite3_close(st->db);
	pack_close(st);
	kept_close(st);
	free(st);
}

/* Small facts -------------------------------------------------------------- */

bool meta_get(struct store *st, struct arena *a, const char *key, struct str *value,
	      struct err *err)
{
	sqlite3_stmt *q = sql_open(st, err, "SELECT value FROM meta WHERE key = ?", "s",
				   str_of(key));
	bool ok = q != NULL;
	*value = (struct str){"", 0};
	if (q && sql_row(st, q, &ok, err))
		*value = sql_text(q, 0, a);
	sql_close(q);
	return ok;
}

bool meta_set(struct store *st, const char *key, struct str value, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
		"ss", str_of(key), value);
}

bool meta_get_int(struct store *st, const char *key, int64_t *value, struct err *err)
{
	return sql_number(st, value, err,
			  "SELECT CAST(value AS INTEGER) FROM meta WHERE key = ?", "s",
			  str_of(key));
}

bool meta_set_int(struct store *st, const char *key, int64_t value, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO meta (key, value) VALUES (?, CAST(? AS TEXT)) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
		"si", str_of(key), value);
}

/* Care --------------------------------------------------------------------- */

bool store_purge(struct store *st, int64_t now, int64_t stranger_s, int64_t player_s,
		 int64_t sent_s, struct err *err)
{
	return sql_run(st, err,
		       "DELETE FROM raw WHERE inbox_id IN (SELECT id FROM inbox WHERE state IN ('DONE', 'DUPLICATE', 'IGNORED') AND journal_utc < CASE WHEN game_id IS NULL THEN ? ELSE ? END)",
		       "ii", now - stranger_s, now - player_s) &&
	       sql_run(st, err,
		       "DELETE FROM held WHERE state NOT IN ('waiting', 'confirmed') AND settled_utc < ?",
		       "i", now - player_s) &&
	       sql_run(st, err,
		       "DELETE FROM message WHERE outbox_id IN (SELECT id FROM outbox WHERE state = 'SENT' AND sent_utc < ?)",
		       "i", now - sent_s) &&
	       sql_run(st, err,
		       "DELETE FROM pictured WHERE NOT EXISTS (SELECT 1 FROM message WHERE message.outbox_id = pictured.outbox_id)",
		       "") &&
	       sql_run(st, err,
		       "DELETE FROM picture WHERE NOT EXISTS (SELECT 1 FROM pictured WHERE picture_id = picture.id)",
		       "") &&
	       sql_run(st, err,
		       "DELETE FROM pattern WHERE NOT EXISTS (SELECT 1 FROM message WHERE pattern_id = pattern.id)",
		       "") &&
	       sql_run(st, err,
		       "DELETE FROM notice WHERE outbox_id IN (SELECT id FROM outbox WHERE state IN ('SENT', 'FAILED', 'DROPPED'))",
		       "") &&
	       sql_run(st, err,
		       "DELETE FROM notice_event WHERE outbox_id IN (SELECT id FROM outbox WHERE state IN ('SENT', 'FAILED', 'DROPPED'))",
		       "") &&
	       sql_run(st, err, "DELETE FROM answered WHERE hour < ?", "i",
		       now / 3600 - 48);
}

bool store_purge_strangers(struct store *st, int64_t size, struct err *err)
{
	return sql_run(
		st, err,
		"DELETE FROM raw WHERE inbox_id IN (SELECT id FROM (SELECT inbox.id, sum(size) OVER (ORDER BY inbox.id DESC) AS total FROM raw JOIN inbox ON inbox.id = raw.inbox_id WHERE (game_id IS NULL OR state <> 'DONE' OR verdict = 'refused') AND state IN ('DONE', 'DUPLICATE', 'IGNORED')) WHERE total > ?)",
		"i", size);
}
