/* Steps of the schema: they add the tables and columns that an earlier edition lacks
 * when the file is opened, all in one transaction, so that a file is of one edition or
 * of another.
 * SPDX-License-Identifier: ISC */
#include "schema/store/store_parts.h"

/* The steps are long texts in one literal each: both compilers take them. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
#pragma GCC diagnostic ignored "-Wcomment"
#include "schema_steps.h"
#pragma GCC diagnostic pop

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

static bool too_new(const char *path, int have, struct err *err)
{
	return err_set(
		err,
		"%s was written by a later edition of postalgm (step %d, this one knows %d); install that edition, or restore a backup from before the upgrade",
		path, have, store_steps());
}

/* A table that is rebuilt leaves its references dangling until it has its name: foreign
 * keys are off for all steps, and looked at after the last. */
static bool references_hold(struct store *st, struct err *err)
{
	sqlite3_stmt *q = NULL;
	const bool asked = sqlite3_prepare_v2(st->db, "PRAGMA foreign_key_check", -1,
					      &q, NULL) == SQLITE_OK;
	const int row = asked ? sqlite3_step(q) : SQLITE_ERROR;

	if (row == SQLITE_ROW)
		err_set(err, "a row of table %s refers to one that is not there",
			(const char *)sqlite3_column_text(q, 0));
	else if (row != SQLITE_DONE)
		store_trouble(st, err, "foreign_key_check");
	sqlite3_finalize(q);
	return row == SQLITE_DONE;
}

/* Inside a transaction. Another program may have made the steps while we waited for it, so
 * the version is read once more. */
static bool make_steps(struct store *st, const char *path, struct err *err)
{
	char done[64];
	int have = store_version(st);

	if (have > store_steps())
		return too_new(path, have, err);
	for (; have < store_steps(); have++)
		if (!store_script(st, schema_steps[have], err))
			return err_context(err, "step %d", have + 1);
	sqlite3_snprintf(sizeof done, done, "PRAGMA user_version=%d", store_steps());
	return store_script(st, done, err);
}

bool steps_bring_up(struct store *st, enum store_mode mode, const char *path,
		    struct err *err)
{
	int have = store_version(st);
	struct err ignored = {0};

	if (have > store_steps())
		return too_new(path, have, err);
	if (have == store_steps())
		return true;
	if (mode <= STORE_READ)
		return err_refuse(
			err,
			"%s is of an earlier edition; start postalgmd once to bring it up to date",
			path);
	/* Only a step may change the text of the schema. */
	sqlite3_db_config(st->db, SQLITE_DBCONFIG_DEFENSIVE, 0, (int *)NULL);
	bool ok = store_script(st, "PRAGMA foreign_keys=OFF; BEGIN IMMEDIATE", err) &&
		  make_steps(st, path, err) && references_hold(st, err) &&
		  store_script(st, "COMMIT", err);
	if (!ok)
		sqlite3_exec(st->db, "ROLLBACK", NULL, NULL, NULL);
	ok = store_script(st, "PRAGMA foreign_keys=ON", ok ? err : &ignored) && ok;
	sqlite3_db_config(st->db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL);
	return ok;
}
