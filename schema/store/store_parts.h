/* The struct that the files of the store share: see store.h. No other file includes it.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_STORE_PARTS_H
#define SCHEMA_STORE_PARTS_H

#include <sqlite3.h>

#include "schema/store/store.h"

enum {
	STATEMENTS = 512,                    /* slots of the cache, a power of two */
	STORE_LENGTH_MAX = 64 * 1024 * 1024, /* of one value */
};

struct store {
	sqlite3 *db;
	enum store_mode mode;
	int depth;            /* savepoints in the open transaction */
	bool open;            /* is a transaction open? */
	bool looks, has_view; /* store_look_begin; its view is open */
	bool passing;
	int home; /* of a house of several: its number and 1; else 0 (numbers.h) */
	void (*checkpoint)(const char *what);
	struct packer *packer;  /* or NULL as yet (pack.c) */
	struct kept_rows *rows; /* or NULL as yet (kept.c) */
	struct {
		const char *sql;
		sqlite3_stmt *q;
	} kept[STATEMENTS];
};

/* Fills `err` from the database's last failure. */
bool store_trouble(struct store *, struct err *, const char *doing);

/* The same for a connection outside the store; `*passing`: locked, full or not readable
 * now. */
bool sqlite_trouble(sqlite3 *, struct err *, const char *doing, bool *passing);

/* Runs several statements that return no rows. */
bool store_script(struct store *, const char *sql, struct err *) MUST_USE;

/* Is there a database at all where one must be? The error says what there is instead, and what
 * restores the database of a home. */
bool store_file_check(const char *path, enum store_mode, struct err *) MUST_USE;
/* ... and is it one of this program? */
bool store_file_is_ours(struct store *, const char *path, struct err *) MUST_USE;
/* false; `what` ends the first sentence: "is empty". */
bool store_file_lost(struct err *, const char *path, enum store_mode, const char *what);

/* Runs the steps of the schema that the file lacks, all or none. In STORE_READ, a file
 * that lacks some is refused. */
bool steps_bring_up(struct store *, enum store_mode, const char *path,
		    struct err *) MUST_USE;

#endif
