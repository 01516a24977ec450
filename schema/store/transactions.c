/* Transactions of the store, and the parts of one that can be taken back alone.
 * SPDX-License-Identifier: ISC */
#include "schema/store/kept.h"
#include "schema/store/pack.h"
#include "schema/store/sql.h"
#include "schema/store/store_parts.h"

void store_on_commit(struct store *st, void (*checkpoint)(const char *what))
{
	st->checkpoint = checkpoint;
}

static void checkpoint(struct store *st, const char *what)
{
	if (st->checkpoint)
		st->checkpoint(what);
}

static bool begin(struct store *st, const char *how, struct err *err)
{
	store_look_anew(st);
	st->open = true;
	st->open = sql_run(st, err, how, "");
	st->depth = 0;
	kept_forget(st);
	return st->open;
}

bool store_begin(struct store *st, struct err *err)
{
	return begin(st, "BEGIN IMMEDIATE", err);
}

bool store_begin_reading(struct store *st, struct err *err)
{
	return begin(st, "BEGIN", err);
}

bool store_seen(struct store *st, int64_t *seen, struct err *err)
{
	return sql_number(st, seen, err, "PRAGMA data_version", "");
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
	kept_forget(st);
	checkpoint(st, "after-commit");
	return true;
}

void store_rollback(struct store *st)
{
	/* SQLite may have rolled back on its own, on a full disk for instance. */
	if (!sqlite3_get_autocommit(st->db))
		sqlite3_exec(st->db, "ROLLBACK", NULL, NULL, NULL);
	pack_forget_pattern(st);
	kept_forget(st);
	st->open = st->has_view = false;
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
	pack_forget_pattern(st);
	kept_forget(st);
}
