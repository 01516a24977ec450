/* Digests: `digest`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/digests.h"

#include "schema/store/sql.h"

bool digests_add(struct store *st, int64_t seat_id, int epoch, int64_t utc,
		 struct str text, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO digest (id, seat_id, epoch, utc, text) VALUES (" NEXT_ID(
			"digest") ", ?, ?, ?, ?)",
		"idis", seat_id, epoch, utc, text);
}

bool digests_take(struct store *st, struct arena *a, int64_t seat_id, int epoch,
		  struct digest_item **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT utc, text, epoch = ?2 FROM digest WHERE seat_id = ?1 ORDER BY id",
		"id", seat_id, epoch);
	bool ok = q != NULL, any = false;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		any = true;
		if (!sql_small(q, 2))
			continue; /* of a player who had the seat before */
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] =
			(struct digest_item){sql_int(q, 0), sql_text(q, 1, a)};
	}
	sql_close(q);
	return ok && (!any || sql_run(st, err, "DELETE FROM digest WHERE seat_id = ?",
				      "i", seat_id));
}

bool digests_due(struct store *st, struct arena *a, int64_t utc, int64_t **list, int *n,
		 struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT DISTINCT seat_id FROM digest WHERE utc <= ? ORDER BY 1", "i",
		utc);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = sql_int(q, 0);
	}
	sql_close(q);
	return ok;
}
