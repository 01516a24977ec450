/* Notices: `notice`, `notice_event`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/notices.h"

#include "schema/mail/outbox.h"
#include "schema/store/sql.h"

static bool find(struct store *st, struct notice *w, int64_t game_id, int seat,
		 struct str rcpt, int64_t now, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, next_utc FROM outbox WHERE id IN (SELECT outbox_id FROM notice WHERE game_id = ?1 AND seat = ?2) AND state = 'QUEUED' AND attempts = 0 AND next_utc > ?3 AND rcpt = ?4 ORDER BY id DESC LIMIT 1",
		"idis", game_id, seat, now, rcpt);
	bool ok = q != NULL;

	if (q && sql_row(st, q, &ok, err)) {
		w->outbox_id = sql_int(q, 0);
		w->due = sql_int(q, 1);
	}
	sql_close(q);
	return ok;
}

bool notices_waiting(struct store *st, struct arena *a, int64_t game_id, int seat,
		     struct str rcpt, int64_t now, struct notice *w, struct err *err)
{
	*w = (struct notice){0};
	if (!find(st, w, game_id, seat, rcpt, now, err))
		return false;
	if (!w->outbox_id)
		return true;
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT subject, text FROM notice WHERE outbox_id = ? ORDER BY n", "i",
		w->outbox_id);
	bool ok = q != NULL;
	while (q && sql_row(st, q, &ok, err)) {
		w->items = arena_more(a, w->items, (size_t)w->n, sizeof *w->items);
		w->items[w->n++] =
			(struct notice_item){sql_text(q, 0, a), sql_text(q, 1, a)};
	}
	sql_close(q);
	return ok;
}

bool notices_add(struct store *st, int64_t outbox_id, int64_t game_id, int seat,
		 const struct notice_item *items, int n,
		 const struct calendar_entry *events, int n_events, struct err *err)
{
	bool ok = true;

	for (int i = 0; ok && i < n; i++)
		ok = sql_run(
			st, err,
			"INSERT INTO notice (outbox_id, n, game_id, seat, subject, text) VALUES (?, ?, ?, ?, ?, ?)",
			"ididss", outbox_id, i + 1, game_id, seat, items[i].subject,
			items[i].text);
	for (int i = 0; ok && i < n_events; i++)
		ok = sql_run(
			st, err,
			"INSERT INTO notice_event (outbox_id, seat_id, epoch, phase_no, deadline) VALUES (?, ?, ?, ?, ?)",
			"iiddi", outbox_id, events[i].seat_id, events[i].epoch,
			events[i].phase_no, events[i].deadline);
	return ok;
}

bool notices_drop(struct store *st, int64_t outbox_id, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE calendar SET deadline_utc = e.deadline FROM notice_event e WHERE e.outbox_id = ? AND calendar.seat_id = e.seat_id AND calendar.epoch = e.epoch AND calendar.phase_no = e.phase_no AND calendar.deadline_utc = 0",
		       "i", outbox_id) &&
	       outbox_drop(st, outbox_id, err);
}

bool notices_let_go(struct store *st, int64_t game_id, int seat, int64_t now,
		    struct err *err)
{
	int64_t any;

	/* Hardly ever is there one: looking for it costs a tenth of the update, which each report asks for. */
	return sql_number(
		       st, &any, err,
		       "SELECT EXISTS (SELECT 1 FROM notice WHERE game_id = ? AND seat = ?)",
		       "id", game_id, seat) &&
	       (!any ||
		sql_run(st, err,
			"UPDATE outbox SET next_utc = ?1 WHERE id IN (SELECT outbox_id FROM notice WHERE game_id = ?2 AND seat = ?3) AND state = 'QUEUED' AND next_utc > ?1",
			"iid", now, game_id, seat));
}

bool notices_any_waits(struct store *st, int64_t now, bool *any, struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT EXISTS (SELECT 1 FROM notice CROSS JOIN outbox ON outbox.id = outbox_id WHERE state = 'QUEUED' AND next_utc > ?)",
		"i", now);

	*any = n != 0;
	return ok;
}

bool notices_let_all_go(struct store *st, int64_t now, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE outbox SET next_utc = ?1 WHERE id IN (SELECT outbox_id FROM notice) AND state = 'QUEUED' AND next_utc > ?1",
		"i", now);
}
