/* The store: opening, steps of the schema, transactions, prepared statements.
 * SPDX-License-Identifier: ISC */
#include "schema/store.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "schema/sql.h"

/* The steps are long texts in one literal each: both compilers take them. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
#pragma GCC diagnostic ignored "-Wcomment"
#include "schema_steps.h"
#pragma GCC diagnostic pop

enum {
	STATEMENTS = 256, /* slots of the cache, a power of two */
	BUSY_MS = 5000,
	LENGTH_MAX = 64 * 1024 * 1024, /* of one value */
	SQL_MAX = 64 * 1024,
};

struct store {
	sqlite3 *db;
	int depth; /* marks inside the open transaction */
	bool open; /* a transaction is */
	bool passing;
	void (*checkpoint)(const char *what);
	struct {
		const char *sql;
		sqlite3_stmt *q;
	} kept[STATEMENTS];
};

/* SQLite tells of a full disk in several ways, one of them only through the system. */
static bool is_full(sqlite3 *db, int code)
{
	int why = sqlite3_system_errno(db);

	return code == SQLITE_FULL ||
	       ((code == SQLITE_IOERR || code == SQLITE_CANTOPEN) &&
		(why == ENOSPC || why == EDQUOT));
}

static bool trouble(struct store *st, struct err *err, const char *doing)
{
	int code = sqlite3_errcode(st->db);
	const char *file = sqlite3_db_filename(st->db, "main");
	bool locked = code == SQLITE_BUSY || code == SQLITE_LOCKED;

	st->passing = locked || code == SQLITE_FULL || code == SQLITE_IOERR ||
		      code == SQLITE_CANTOPEN;
	err_set(err, "%s: %s%s: %s", file && *file ? file : "store",
		locked                  ? "locked by another program, "
		: is_full(st->db, code) ? "disk full, "
					: "",
		doing, sqlite3_errmsg(st->db));
	err->passing = locked || is_full(st->db, code);
	return false;
}

bool store_is_busy(const struct store *st)
{
	return st->passing;
}

/* Statements --------------------------------------------------------------- */

static sqlite3_stmt *prepared(struct store *st, const char *sql, struct err *err)
{
	size_t at = ((uintptr_t)sql >> 3) & (STATEMENTS - 1);
	for (size_t tries = 0; tries < STATEMENTS;
	     tries++, at = (at + 1) & (STATEMENTS - 1)) {
		if (st->kept[at].sql == sql)
			return st->kept[at].q;
		if (st->kept[at].sql)
			continue;
		sqlite3_stmt *q = NULL;
		if (sqlite3_prepare_v3(st->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &q,
				       NULL) != SQLITE_OK) {
			trouble(st, err, "prepare");
			return NULL;
		}
		st->kept[at].sql = sql;
		st->kept[at].q = q;
		return q;
	}
	err_set(err, "store: more than %d statements", STATEMENTS);
	return NULL;
}

static int bind_text(sqlite3_stmt *q, int i, struct str s)
{
	return sqlite3_bind_text64(q, i, s.s ? s.s : "", s.n, SQLITE_STATIC,
				   SQLITE_UTF8);
}

static int bind_blob(sqlite3_stmt *q, int i, struct str s)
{
	return s.n ? sqlite3_bind_blob64(q, i, s.s, s.n, SQLITE_STATIC)
		   : sqlite3_bind_zeroblob(q, i, 0);
}

static int bind_one(sqlite3_stmt *q, int i, char kind, va_list *ap)
{
	if (kind == 's')
		return bind_text(q, i, va_arg(*ap, struct str));
	if (kind == 'b')
		return bind_blob(q, i, va_arg(*ap, struct str));
	if (kind == 'd')
		return sqlite3_bind_int(q, i, va_arg(*ap, int));
	if (kind == 'm') {
		int v = va_arg(*ap, int);
		return v < 0 ? sqlite3_bind_null(q, i) : sqlite3_bind_int(q, i, v);
	}
	int64_t v = va_arg(*ap, int64_t);
	return kind == 'n' && v == 0 ? sqlite3_bind_null(q, i)
				     : sqlite3_bind_int64(q, i, v);
}

static sqlite3_stmt *open_list(struct store *st, struct err *err, const char *sql,
			       const char *args, va_list *ap)
{
	sqlite3_stmt *q = prepared(st, sql, err);
	if (!q)
		return NULL;
	sqlite3_reset(q);
	for (int i = 0; args[i]; i++)
		if (bind_one(q, i + 1, args[i], ap) != SQLITE_OK) {
			trouble(st, err, "bind");
			return NULL;
		}
	return q;
}

sqlite3_stmt *sql_open(struct store *st, struct err *err, const char *sql,
		       const char *args, ...)
{
	va_list ap;
	va_start(ap, args);
	sqlite3_stmt *q = open_list(st, err, sql, args, &ap);
	va_end(ap);
	return q;
}

bool sql_row(struct store *st, sqlite3_stmt *q, bool *ok, struct err *err)
{
	int rc = sqlite3_step(q);
	*ok = rc == SQLITE_ROW || rc == SQLITE_DONE;
	if (!*ok)
		trouble(st, err, "step");
	return rc == SQLITE_ROW;
}

void sql_close(sqlite3_stmt *q)
{
	if (!q)
		return;
	sqlite3_reset(q);
	sqlite3_clear_bindings(q);
}

bool sql_run(struct store *st, struct err *err, const char *sql, const char *args, ...)
{
	va_list ap;
	va_start(ap, args);
	sqlite3_stmt *q = open_list(st, err, sql, args, &ap);
	va_end(ap);
	bool ok = q != NULL;
	if (q)
		(void)sql_row(st, q, &ok, err);
	sql_close(q);
	return ok;
}

bool sql_number(struct store *st, int64_t *n, struct err *err, const char *sql,
		const char *args, ...)
{
	va_list ap;
	va_start(ap, args);
	sqlite3_stmt *q = open_list(st, err, sql, args, &ap);
	va_end(ap);
	bool ok = q != NULL;
	*n = 0;
	if (q && sql_row(st, q, &ok, err))
		*n = sqlite3_column_int64(q, 0);
	sql_close(q);
	return ok;
}

int64_t sql_changed(struct store *st)
{
	return sqlite3_changes64(st->db);
}

int64_t sql_last_id(struct store *st)
{
	return sqlite3_last_insert_rowid(st->db);
}

struct str sql_text(sqlite3_stmt *q, int column, struct arena *a)
{
	const void *s = sqlite3_column_blob(q, column);
	return str_dup(a, (struct str){s, (size_t)sqlite3_column_bytes(q, column)});
}

int64_t sql_int(sqlite3_stmt *q, int column)
{
	return sqlite3_column_int64(q, column);
}

int sql_small(sqlite3_stmt *q, int column)
{
	return sqlite3_column_int(q, column);
}

void *sql_list_room(struct arena *a, void *items, int n, size_t size)
{
	size_t have = (size_t)n;
	if (have & (have - 1) || (have && have < 4))
		return items; /* room was made for the next power of two */
	return arena_grow(a, items, have * size, (have ? 2 * have : 4) * size);
}

bool sql_touched(struct store *st, struct err *err, const char *what, int64_t id)
{
	if (sql_changed(st) > 0)
		return true;
	return err_refuse(err, "there is no %s %lld of that kind", what, (long long)id);
}

/* Opening ------------------------------------------------------------------ */

static bool script(struct store *st, const char *sql, struct err *err)
{
	if (sqlite3_exec(st->db, sql, NULL, NULL, NULL) == SQLITE_OK)
		return true;
	return trouble(st, err, "set-up");
}

static bool set_up(struct store *st, enum store_mode mode, struct err *err)
{
	sqlite3_busy_timeout(st->db, BUSY_MS);
	sqlite3_extended_result_codes(st->db, 0);
	sqlite3_limit(st->db, SQLITE_LIMIT_LENGTH, LENGTH_MAX);
	sqlite3_limit(st->db, SQLITE_LIMIT_SQL_LENGTH, SQL_MAX);
	sqlite3_db_config(st->db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL);
	sqlite3_db_config(st->db, SQLITE_DBCONFIG_DQS_DML, 0, (int *)NULL);
	sqlite3_db_config(st->db, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)NULL);
	return script(st,
		      "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA "
		      "foreign_keys=ON;"
		      "PRAGMA trusted_schema=OFF; PRAGMA temp_store=MEMORY; PRAGMA "
		      "cache_size=-8000;",
		      err) &&
	       (mode != STORE_READ || script(st, "PRAGMA query_only=ON", err));
}

int store_steps(void)
{
	return (int)(sizeof schema_steps / sizeof schema_steps[0]);
}

int store_version(struct store *st)
{
	sqlite3_stmt *q = NULL;
	int version = 0;
	if (sqlite3_prepare_v2(st->db, "PRAGMA user_version", -1, &q, NULL) ==
		    SQLITE_OK &&
	    sqlite3_step(q) == SQLITE_ROW)
		version = sqlite3_column_int(q, 0);
	sqlite3_finalize(q);
	return version;
}

static bool step_up(struct store *st, int step, struct err *err)
{
	char done[64];
	sqlite3_snprintf(sizeof done, done, "PRAGMA user_version=%d", step + 1);
	if (script(st, "BEGIN IMMEDIATE", err) && script(st, schema_steps[step], err) &&
	    script(st, done, err) && script(st, "COMMIT", err))
		return true;
	sqlite3_exec(st->db, "ROLLBACK", NULL, NULL, NULL);
	return err_context(err, "step %d", step + 1);
}

static bool bring_up(struct store *st, enum store_mode mode, const char *path,
		     struct err *err)
{
	int have = store_version(st);
	if (have > store_steps())
		return err_refuse(err,
				  "%s was written by a later edition of postalgm (step "
				  "%d, this one "
				  "knows %d)",
				  path, have, store_steps());
	if (mode == STORE_READ && have < store_steps())
		return err_refuse(
			err,
			"%s is of an earlier edition; start postalgmd once to bring "
			"it up to date",
			path);
	for (; have < store_steps(); have++)
		if (!step_up(st, have, err))
			return false;
	return true;
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

struct store *store_open(const char *path, enum store_mode mode, struct err *err)
{
	if (mode == STORE_CREATE && !make_file(path, err))
		return NULL;
	struct store *st = calloc(1, sizeof *st);
	if (!st)
		abort();
	if (sqlite3_open_v2(path, &st->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX,
			    NULL) == SQLITE_OK) {
		if (set_up(st, mode, err) && bring_up(st, mode, path, err))
			return st;
	} else if (st->db) {
		trouble(st, err, "open");
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
	sqlite3_close(st->db);
	free(st);
}

/* Transactions ------------------------------------------------------------- */

void store_on_commit(struct store *st, void (*checkpoint)(const char *what))
{
	st->checkpoint = checkpoint;
}

static void checkpoint(struct store *st, const char *what)
{
	if (st->checkpoint)
		st->checkpoint(what);
}

bool store_begin(struct store *st, struct err *err)
{
	if (!sql_run(st, err, "BEGIN IMMEDIATE", ""))
		return false;
	st->open = true;
	st->depth = 0;
	return true;
}

bool store_commit(struct store *st, struct err *err)
{
	checkpoint(st, "before-commit");
	if (!sql_run(st, err, "COMMIT", "")) {
		bool passing = st->passing;
		store_rollback(st);
		st->passing = passing;
		return false;
	}
	st->open = false;
	checkpoint(st, "after-commit");
	return true;
}

void store_rollback(struct store *st)
{
	/* SQLite may have rolled back on its own, on a full disk for instance. */
	if (!sqlite3_get_autocommit(st->db))
		sqlite3_exec(st->db, "ROLLBACK", NULL, NULL, NULL);
	st->open = false;
}

bool store_is_open(const struct store *st)
{
	return st->open;
}

bool store_mark(struct store *st, struct err *err)
{
	if (!sql_run(st, err, "SAVEPOINT mark", ""))
		return false;
	st->depth++;
	return true;
}

bool store_keep(struct store *st, struct err *err)
{
	st->depth--;
	return sql_run(st, err, "RELEASE mark", "");
}

void store_undo(struct store *st)
{
	struct err ignored = {0};
	st->depth--;
	(void)sql_run(st, &ignored, "ROLLBACK TO mark", "");
	(void)sql_run(st, &ignored, "RELEASE mark", "");
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
	return sql_run(st, err,
		       "INSERT INTO meta (key, value) VALUES (?, ?)"
		       " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
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
	return sql_run(st, err,
		       "INSERT INTO meta (key, value) VALUES (?, CAST(? AS TEXT))"
		       " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
		       "si", str_of(key), value);
}

/* Care --------------------------------------------------------------------- */

bool store_backup(struct store *st, const char *path, struct err *err)
{
	struct stat have;
	if (stat(path, &have) == 0)
		return err_refuse(err, "%s is there already", path);
	mode_t was = umask(0077);
	bool ok = sql_run(st, err, "VACUUM INTO ?", "s", str_of(path));
	umask(was);
	return ok;
}

bool store_check(struct store *st, struct err *err)
{
	sqlite3_stmt *q = sql_open(st, err, "PRAGMA quick_check(1)", "");
	bool ok = q != NULL;
	if (q && sql_row(st, q, &ok, err)) {
		const unsigned char *said = sqlite3_column_text(q, 0);
		if (!said || strcmp((const char *)said, "ok") != 0)
			ok = err_set(err, "the database is damaged: %s",
				     said ? (const char *)said : "");
	}
	sql_close(q);
	return ok;
}

bool store_purge(struct store *st, int64_t now, int64_t stranger_s, int64_t player_s,
		 struct err *err)
{
	return sql_run(st, err,
		       "DELETE FROM raw WHERE inbox_id IN (SELECT id FROM inbox WHERE"
		       " state IN ('DONE', 'DUPLICATE', 'IGNORED') AND"
		       " journal_utc < CASE WHEN game_id IS NULL THEN ? ELSE ? END)",
		       "ii", now - stranger_s, now - player_s) &&
	       sql_run(st, err,
		       "DELETE FROM held WHERE state NOT IN ('waiting', 'confirmed')"
		       " AND settled_utc < ?",
		       "i", now - player_s) &&
	       sql_run(st, err, "DELETE FROM answered WHERE hour < ?", "i",
		       now / 3600 - 48);
}

bool store_purge_strangers(struct store *st, int64_t size, struct err *err)
{
	return sql_run(st, err,
		       "DELETE FROM raw WHERE inbox_id IN (SELECT id FROM (SELECT"
		       " inbox.id, sum(size) OVER (ORDER BY inbox.id DESC) AS total"
		       " FROM raw JOIN inbox ON inbox.id = raw.inbox_id WHERE"
		       " game_id IS NULL AND state IN ('DONE', 'DUPLICATE', 'IGNORED'))"
		       " WHERE total > ?)",
		       "i", size);
}
