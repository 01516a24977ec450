/* Numbers of rows: see numbers.h.
 * SPDX-License-Identifier: ISC */
#include "schema/store/numbers.h"

#include "schema/store/sql.h"
#include "schema/store/store_parts.h"

int numbers_home(const struct store *st)
{
	return st->home - 1;
}

bool numbers_last(struct store *st, int64_t *last, struct err *err)
{
	return sql_number(
		st, last, err,
		"SELECT max(ifnull((SELECT max(seq) FROM sqlite_sequence), 0), ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'outbox_from'), 0))",
		"");
}

/* A table without rows has no line in sqlite_sequence, so all of them get one. */
static bool begin_above(struct store *st, int64_t above, struct err *err)
{
	return sql_run(st, err,
		       "INSERT INTO sqlite_sequence (name, seq) SELECT name, 0 FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM sqlite_sequence)",
		       "") &&
	       sql_run(st, err, "UPDATE sqlite_sequence SET seq = ?1 WHERE seq < ?1",
		       "i", above) &&
	       meta_set_int(st, "outbox_from", above, err);
}

bool numbers_share(struct store *st, int number, int64_t above, struct err *err)
{
	if (numbers_home(st) == number)
		return true;
	if (st->home)
		return err_refuse(err,
				  "this is home number %d of its house, and stays that",
				  numbers_home(st));
	if (!meta_set_int(st, "home_number", number + 1, err) ||
	    (above && !begin_above(st, above, err)))
		return false;
	st->home = number + 1;
	return true;
}
