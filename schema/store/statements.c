/* Statements of the store: prepared once, bound by a row of letters, stepped.
 * SPDX-License-Identifier: ISC */
#include <stdarg.h>

#include "base/seat.h"
#include "schema/store/sql.h"

#include "schema/store/store_parts.h"

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
			store_trouble(st, err, "prepare");
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
	if (kind == 'w') {
		int seat = va_arg(*ap, int);
		return sqlite3_bind_int(q, i, seat < 0 ? -1 : seat);
	}
	if (kind == 'm') {
		int v = va_arg(*ap, int);
		return v < 0 ? sqlite3_bind_null(q, i) : sqlite3_bind_int(q, i, v);
	}
	int64_t v = va_arg(*ap, int64_t);
	return kind == 'n' && v == 0 ? sqlite3_bind_null(q, i)
				     : sqlite3_bind_int64(q, i, v);
}

/* Before a statement is run outside of a transaction: a look has its view by then, if the statement only reads, and has
 * none, if it writes. */
static bool look_with(struct store *, sqlite3_stmt *, struct err *);

static sqlite3_stmt *open_list(struct store *st, struct err *err, const char *sql,
			       const char *args, va_list *ap)
{
	sqlite3_stmt *q = prepared(st, sql, err);
	if (!q || !look_with(st, q, err))
		return NULL;
	sqlite3_reset(q);
	for (int i = 0; args[i]; i++)
		if (bind_one(q, i + 1, args[i], ap) != SQLITE_OK) {
			store_trouble(st, err, "bind");
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
		store_trouble(st, err, "step");
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

struct str sql_view(sqlite3_stmt *q, int column)
{
	const void *s = sqlite3_column_blob(q, column);
	return (struct str){s, (size_t)sqlite3_column_bytes(q, column)};
}

struct str sql_text(sqlite3_stmt *q, int column, struct arena *a)
{
	return str_dup(a, sql_view(q, column));
}

bool sql_is_null(sqlite3_stmt *q, int column)
{
	return sqlite3_column_type(q, column) == SQLITE_NULL;
}

int64_t sql_int(sqlite3_stmt *q, int column)
{
	return sqlite3_column_int64(q, column);
}

int sql_small(sqlite3_stmt *q, int column)
{
	return sqlite3_column_int(q, column);
}

int sql_seat(sqlite3_stmt *q, int column)
{
	const bool none = sql_is_null(q, column) || sql_small(q, column) < 0;
	return none ? SEAT_NONE : sql_small(q, column);
}

int sql_among(sqlite3_stmt *q, int column, const char *const names[], int n)
{
	const char *name = (const char *)sqlite3_column_text(q, column);
	int i = 0;

	while (i < n - 1 && (!name || strcmp(name, names[i]) != 0))
		i++;
	return i;
}

bool sql_touched(struct store *st, struct err *err, const char *what, int64_t id)
{
	if (sql_changed(st) > 0)
		return true;
	return err_refuse(err, "there is no %s %lld of that kind", what, (long long)id);
}

/* Looks -------------------------------------------------------------------- */

void store_look_begin(struct store *st)
{
	st->looks = true;
}

/* Nothing was written in it, so that nothing can go wrong at its end. */
void store_look_anew(struct store *st)
{
	struct err ignored = {0};

	if (st->has_view)
		(void)sql_run(st, &ignored, "COMMIT", "");
	st->has_view = false;
}

void store_look_end(struct store *st)
{
	store_look_anew(st);
	st->looks = false;
}

static bool look_with(struct store *st, sqlite3_stmt *q, struct err *err)
{
	if (!st->looks || st->open || (st->has_view && sqlite3_stmt_readonly(q)))
		return true;
	if (!sqlite3_stmt_readonly(q)) {
		store_look_anew(st);
		return true;
	}
	st->has_view = true; /* for the next statement, which begins it */
	return st->has_view = sql_run(st, err, "BEGIN", "");
}
