/* Writers whose letters bring nothing: `emptyhanded`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/robots.h"

#include "schema/store/sql.h"

enum { MONTH_S = 30 * 24 * 3600 };

bool robots_add(struct store *st, struct str who, int points, int64_t now, int *before,
		struct err *err)
{
	int64_t n;

	if (!sql_run(st, err, "DELETE FROM emptyhanded WHERE utc < ?", "i",
		     now - MONTH_S) ||
	    !sql_number(st, &n, err, "SELECT points FROM emptyhanded WHERE who = ?",
			"s", who))
		return false;
	*before = (int)n;
	return sql_run(
		st, err,
		"INSERT INTO emptyhanded (who, points, utc) VALUES (?, ?, ?) ON CONFLICT (who) DO UPDATE SET points = min(points + excluded.points, 1000000), utc = excluded.utc",
		"sdi", who, points, now);
}

bool robots_forget(struct store *st, struct str who, struct err *err)
{
	return sql_run(st, err, "DELETE FROM emptyhanded WHERE who = ?", "s", who);
}

bool robots_tell(struct store *st, struct str who, bool *first, struct err *err)
{
	if (!sql_run(st, err,
		     "UPDATE emptyhanded SET told = 1 WHERE who = ? AND told = 0", "s",
		     who))
		return false;
	*first = sql_changed(st) > 0;
	return true;
}
