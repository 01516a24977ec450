/* What the files of the store share: see store.h. Nobody else includes it.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_STORE_PARTS_H
#define SCHEMA_STORE_PARTS_H

#include <sqlite3.h>

#include "schema/store/store.h"

enum { STATEMENTS = 512 }; /* slots of the cache, a power of two */

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

/* Fills `err` from the last failure of the database. */
bool store_trouble(struct store *, struct err *, const char *doing);

/* The same of a connection that is no store's; `*passing`: locked, full or not readable
 * now. */
bool sqlite_trouble(sqlite3 *, struct err *, const char *doing, bool *passing);

/* Several statements, without rows. */
bool store_script(struct store *, const char *sql, struct err *) MUST_USE;

/* Makes the steps of the schema that the file lacks, all or none; in STORE_READ a file
 * that lacks some is refused. */
bool steps_bring_up(struct store *, enum store_mode, const char *path,
		    struct err *) MUST_USE;

#endif
