/* Kept rows: see kept.h.
 * SPDX-License-Identifier: ISC */
#include "schema/store/kept.h"

#include <assert.h>
#include <string.h>

#include "schema/store/store_parts.h"

/* SQLite tells of each row, whatever statement or rule of the schema changed it. */
static void changed(void *of, int how, const char *database, const char *table,
		    sqlite3_int64 row)
{
	struct store *st = of;

	(void)how, (void)database, (void)row;
	if (strcmp(table, st->rows->table) == 0)
		kept_forget(st);
}

void kept_set(struct store *st, struct kept_rows *rows)
{
	assert(!st->rows);
	st->rows = rows;
	sqlite3_update_hook(st->db, changed, st);
}

struct kept_rows *kept_of(const struct store *st)
{
	return st->rows;
}

void kept_forget(struct store *st)
{
	if (st->rows)
		st->rows->forget(st->rows);
}

void kept_close(struct store *st)
{
	if (st->rows)
		st->rows->destroy(st->rows);
	st->rows = NULL;
}
