/* SQL for the files of this room: prepared once, bound by a row of letters, stepped.
 *   i int64_t · d int · s struct str as text · b struct str as blob
 *   n int64_t, 0 is NULL · m int, below 0 is NULL
 *   w int, a seat or SEAT_NONE, which is -1 in columns that know no GM
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SQL_H
#define SCHEMA_SQL_H

#include <sqlite3.h>
#include <string.h>

#include "base/arena.h"
#include "schema/store/store.h"

/* A statement with its arguments, or NULL with the reason in `err`. `sql` is a literal:
 * its address is the key in the cache. End it with sql_close. */
sqlite3_stmt *sql_open(struct store *, struct err *, const char *sql, const char *args,
		       ...);
/* Is there another row? false at the end and on failure; `*ok` tells them apart. */
bool sql_row(struct store *, sqlite3_stmt *, bool *ok, struct err *);
void sql_close(sqlite3_stmt *);

/* Runs a statement that returns no rows. */
bool sql_run(struct store *, struct err *, const char *sql, const char *args, ...);
/* The first column of the first row as a number; 0 if there is no row, or if it is
 * NULL. */
bool sql_number(struct store *, int64_t *n, struct err *, const char *sql,
		const char *args, ...);

int64_t sql_changed(struct store *); /* rows changed by the last statement */
int64_t sql_last_id(struct store *);

struct str sql_text(sqlite3_stmt *, int column, struct arena *);
/* The same, not copied: until the next row, or sql_close. */
struct str sql_view(sqlite3_stmt *, int column);
bool sql_is_null(sqlite3_stmt *, int column);
int64_t sql_int(sqlite3_stmt *, int column);
int sql_small(sqlite3_stmt *, int column);
/* A seat or SEAT_NONE, from a column that knows no GM. */
int sql_seat(sqlite3_stmt *, int column);
/* Returns which of these `n` names the column holds; the last for any other name. */
int sql_among(sqlite3_stmt *, int column, const char *const names[], int n);

/* The number of a new row of a table whose rows go with their game to another home of the house
 * (numbers.c): alone, SQLite's own. NEXT_IDS: of the rows of an INSERT ... SELECT, in the order of `by`. */
#define NEXT_ID(table) "iif(gives_any_id(), NULL, next_id(" SEQ_OF(table) ", 1))"
#define NEXT_IDS(table, by)                                                            \
	"iif(gives_any_id(), NULL, next_id(" SEQ_OF(                                   \
		table) ", row_number() OVER (ORDER BY " by ")))"
#define SEQ_OF(table) "(SELECT seq FROM sqlite_sequence WHERE name = '" table "')"

/* "no such ..." if an update touched no row. */
bool sql_touched(struct store *, struct err *, const char *what, int64_t id);

#endif
