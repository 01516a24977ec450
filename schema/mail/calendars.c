/* Calendars: `calendar`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/calendars.h"

#include "schema/store/sql.h"

bool calendars_load(struct store *st, int64_t seat_id, int epoch, int phase_no,
		    struct calendar_entry *e, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT sequence, deadline_utc FROM calendar WHERE seat_id = ? AND epoch = ? AND phase_no = ?",
		"idd", seat_id, epoch, phase_no);
	bool ok = q != NULL;

	*e = (struct calendar_entry){seat_id, epoch, phase_no, -1, 0};
	if (q && sql_row(st, q, &ok, err)) {
		e->sequence = sql_small(q, 0);
		e->deadline = sql_int(q, 1);
	}
	sql_close(q);
	return ok;
}

bool calendars_save(struct store *st, const struct calendar_entry *e, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO calendar (seat_id, epoch, phase_no, sequence, deadline_utc) VALUES (?, ?, ?, ?, ?) ON CONFLICT (seat_id, epoch, phase_no) DO UPDATE SET sequence = excluded.sequence, deadline_utc = excluded.deadline_utc",
		"idddi", e->seat_id, e->epoch, e->phase_no, e->sequence, e->deadline);
}

bool calendars_stale(struct store *st, struct arena *a, int64_t seat_id, int epoch,
		     int but, int64_t now, struct calendar_entry **list, int *n,
		     struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT phase_no, sequence, deadline_utc FROM calendar WHERE seat_id = ? AND epoch = ? AND phase_no <> ? AND deadline_utc > ? ORDER BY phase_no",
		"iddi", seat_id, epoch, but, now);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] =
			(struct calendar_entry){seat_id, epoch, sql_small(q, 0),
						sql_small(q, 1), sql_int(q, 2)};
	}
	sql_close(q);
	return ok;
}
