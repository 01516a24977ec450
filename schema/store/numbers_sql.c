/* How SQL gives the numbers of rows: see numbers.h. Opening a store calls this, so nothing here calls the store.
 * SPDX-License-Identifier: ISC */
#include "schema/store/numbers.h"

#include "schema/store/store_parts.h"

/* The n-th number above `last` that this home may give. */
static int64_t give(const struct store *st, int64_t last, int64_t n)
{
	if (!st->home)
		return last + n;
	int64_t own = last / NUMBERS_HOMES * NUMBERS_HOMES + (st->home - 1);
	return own + (n - (own > last)) * NUMBERS_HOMES;
}

static void next_id(sqlite3_context *x, int n, sqlite3_value **v)
{
	(void)n;
	sqlite3_result_int64(x, give(sqlite3_user_data(x), sqlite3_value_int64(v[0]),
				     sqlite3_value_int64(v[1])));
}

static void gives_any_id(sqlite3_context *x, int n, sqlite3_value **v)
{
	const struct store *st = sqlite3_user_data(x);

	(void)n;
	(void)v;
	sqlite3_result_int(x, !st->home);
}

bool numbers_open(struct store *st)
{
	enum { FLAGS = SQLITE_UTF8 | SQLITE_DETERMINISTIC };

	return sqlite3_create_function(st->db, "next_id", 2, FLAGS, st, next_id, NULL,
				       NULL) == SQLITE_OK &&
	       sqlite3_create_function(st->db, "gives_any_id", 0, SQLITE_UTF8, st,
				       gives_any_id, NULL, NULL) == SQLITE_OK;
}

bool numbers_read(struct store *st)
{
	sqlite3_stmt *q = NULL;
	bool ok = sqlite3_prepare_v2(st->db,
				     "SELECT value FROM meta WHERE key = 'home_number'",
				     -1, &q, NULL) == SQLITE_OK;

	if (ok && sqlite3_step(q) == SQLITE_ROW)
		st->home = sqlite3_column_int(q, 0);
	sqlite3_finalize(q);
	return ok;
}
