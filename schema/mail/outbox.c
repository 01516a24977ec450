/* Letters to be sent: `outbox`; messages.c has their bytes.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/outbox.h"

#include "schema/mail/messages.h"
#include "schema/store/sql.h"

static const char *const state_names[OUTBOX_STATES] = {
	[OUTBOX_QUEUED] = "QUEUED",   [OUTBOX_SENDING] = "SENDING",
	[OUTBOX_SENT] = "SENT",       [OUTBOX_RETRY] = "RETRY",
	[OUTBOX_FAILED] = "FAILED",   [OUTBOX_DOUBT] = "DOUBT",
	[OUTBOX_DROPPED] = "DROPPED",
};

const char *outbox_state_name(enum outbox_state state)
{
	static const char *const names[OUTBOX_STATES] = {
		[OUTBOX_QUEUED] = "queued",   [OUTBOX_SENDING] = "sending",
		[OUTBOX_SENT] = "sent",       [OUTBOX_RETRY] = "retry",
		[OUTBOX_FAILED] = "failed",   [OUTBOX_DOUBT] = "doubt",
		[OUTBOX_DROPPED] = "dropped",
	};
	return names[state];
}

#define HEAD                                                                           \
	"id, game_id, seat, phase_no, cause_kind, cause_id, cause_part, rcpt,"         \
	" envelope_from, kind,"                                                        \
	" supersede_key, subject, message_id, state, attempts, next_utc, lease_until," \
	" created_utc, sent_utc, last_code, last_text"
/* As the condition of its index has it. */
#define UNSENT                                                                         \
	"(state = 'QUEUED' OR state = 'RETRY' OR state = 'DOUBT' OR state = "          \
	"'SENDING')"

static void read_outbox(sqlite3_stmt *q, struct arena *a, struct outbox *o)
{
	*o = (struct outbox){.id = sql_int(q, 0), .game_id = sql_int(q, 1)};
	o->seat = sql_is_null(q, 2) ? SEAT_NONE : sql_small(q, 2);
	o->phase_no = sql_small(q, 3);
	o->cause_kind = sql_text(q, 4, a);
	o->cause_id = sql_int(q, 5);
	o->cause_part = sql_small(q, 6);
	o->rcpt = sql_text(q, 7, a);
	o->envelope_from = sql_text(q, 8, a);
	o->kind = sql_text(q, 9, a);
	o->supersede_key = sql_text(q, 10, a);
	o->subject = sql_text(q, 11, a);
	o->message_id = sql_text(q, 12, a);
	o->state = (enum outbox_state)sql_among(q, 13, state_names, OUTBOX_STATES);
	o->attempts = sql_small(q, 14);
	o->next = sql_int(q, 15);
	o->lease = sql_int(q, 16);
	o->created = sql_int(q, 17);
	o->sent = sql_int(q, 18);
	o->last_code = sql_small(q, 19);
	o->last_text = sql_text(q, 20, a);
}

static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct outbox **list, int *n, struct err *err)
{
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		read_outbox(q, a, &(*list)[(*n)++]);
	}
	sql_close(q);
	return ok;
}

/* With their bytes. */
static bool read_whole(struct store *st, struct arena *a, sqlite3_stmt *q,
		       struct outbox **list, int *n, struct err *err)
{
	if (!read_all(st, a, q, list, n, err))
		return false;
	for (int i = 0; i < *n; i++)
		if (!message_load(st, a, (*list)[i].id, &(*list)[i].message, err))
			return false;
	return true;
}

bool outbox_next_id_above(struct store *st, int64_t above, int64_t *id, struct err *err)
{
	return sql_number(
		st, id, err,
		"SELECT next_id(max(?, ifnull((SELECT max(id) FROM outbox), 0), ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'outbox_from'), 0)), 1)",
		"i", above);
}

bool outbox_next_id(struct store *st, int64_t *id, struct err *err)
{
	return outbox_next_id_above(st, 0, id, err);
}

bool outbox_add(struct store *st, const struct outbox *o, bool *added, struct err *err)
{
	if (o->supersede_key.n &&
	    !sql_run(
		    st, err,
		    "UPDATE outbox SET state = 'DROPPED' WHERE supersede_key = ? AND supersede_key <> '' AND state IN ('QUEUED', 'RETRY')",
		    "s", o->supersede_key))
		return false;
	if (!sql_run(
		    st, err,
		    "INSERT INTO outbox (id, game_id, seat, phase_no, cause_kind, cause_id, cause_part, rcpt, envelope_from, kind, supersede_key, subject, message_id, state, next_utc, created_utc) VALUES (?, ?, CASE WHEN ?3 < -1 THEN NULL ELSE ?3 END, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'QUEUED', ?, ?) ON CONFLICT (cause_kind, cause_id, cause_part, ifnull(seat, -2), rcpt, kind) DO NOTHING",
		    "inddsidssssssii", o->id, o->game_id, o->seat, o->phase_no,
		    o->cause_kind, o->cause_id, o->cause_part, o->rcpt,
		    o->envelope_from, o->kind, o->supersede_key, o->subject,
		    o->message_id, o->next, o->created))
		return false;
	*added = sql_changed(st) > 0;
	return !*added || message_add(st, o, err);
}

bool outbox_claim(struct store *st, struct arena *a, int64_t now, int64_t lease,
		  int max, struct outbox **list, int *n, struct err *err)
{
	if (!read_whole(
		    st, a,
		    sql_open(
			    st, err,
			    "SELECT " HEAD
			    " FROM outbox WHERE id IN (SELECT id FROM outbox WHERE " UNSENT
			    " AND next_utc <= ?1 AND (state <> 'SENDING' OR lease_until <= ?1) ORDER BY kind <> 'receipt', next_utc, id LIMIT ?2) ORDER BY kind <> 'receipt', next_utc, id",
			    "id", now, max),
		    list, n, err))
		return false;
	for (int i = 0; i < *n; i++)
		if (!sql_run(
			    st, err,
			    "UPDATE outbox SET state = 'SENDING', attempts = attempts + 1, lease_until = ? WHERE id = ?",
			    "ii", now + lease, (*list)[i].id))
			return false;
	return true;
}

bool outbox_result(struct store *st, int64_t id, enum outbox_state state, int code,
		   struct str text, int64_t next, int64_t now, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE outbox SET state = ?, last_code = ?, last_text = ?, next_utc = CASE WHEN ?4 > 0 THEN ?4 ELSE next_utc END, lease_until = 0, sent_utc = ? WHERE id = ?",
		"sdsiii", str_of(state_names[state]), code, text, next,
		state == OUTBOX_SENT ? now : (int64_t)0, id);
}

bool outbox_release(struct store *st, int64_t id, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE outbox SET state = CASE WHEN attempts > 1 THEN 'RETRY' ELSE 'QUEUED' END, attempts = max(attempts - 1, 0), lease_until = 0 WHERE id = ? AND state = 'SENDING'",
		"i", id);
}

bool outbox_resume(struct store *st, int64_t next, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE outbox SET state = 'DOUBT', next_utc = ?, lease_until = 0 WHERE state = 'SENDING'",
		"i", next);
}

bool outbox_list(struct store *st, struct arena *a, enum outbox_state state, int max,
		 struct outbox **list, int *n, struct err *err)
{
	struct str name = state < OUTBOX_STATES ? str_of(state_names[state]) : STR("");
	return read_all(
		st, a,
		sql_open(
			st, err,
			"SELECT " HEAD
			" FROM outbox WHERE ?1 = '' OR state = ?1 ORDER BY id DESC LIMIT ?2",
			"sd", name, max),
		list, n, err);
}

bool outbox_head(struct store *st, struct arena *a, int64_t id, struct outbox *o,
		 struct err *err)
{
	struct outbox *list;
	int n;
	if (!read_all(st, a,
		      sql_open(st, err, "SELECT " HEAD " FROM outbox WHERE id = ?", "i",
			       id),
		      &list, &n, err))
		return false;
	if (n == 0)
		return err_refuse(err, "there is no letter %lld in the outbox",
				  (long long)id);
	*o = list[0];
	return true;
}

bool outbox_load(struct store *st, struct arena *a, int64_t id, struct outbox *o,
		 struct err *err)
{
	return outbox_head(st, a, id, o, err) &&
	       message_load(st, a, id, &o->message, err);
}

bool outbox_find(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		 int seat, const char *kind, struct outbox *o, struct err *err)
{
	struct outbox *list;
	int n;
	if (!read_whole(
		    st, a,
		    sql_open(
			    st, err,
			    "SELECT " HEAD
			    " FROM outbox WHERE game_id = ?1 AND seat = ?2 AND kind = ?3 AND (?4 = -1 OR phase_no = ?4) ORDER BY id DESC LIMIT 1",
			    "idsd", game_id, seat, str_of(kind), phase_no),
		    &list, &n, err))
		return false;
	if (n == 0)
		return err_refuse(err, "no %s has been written for that", kind);
	*o = list[0];
	return true;
}

bool outbox_retry(struct store *st, int64_t id, int64_t now, int *n, struct err *err)
{
	bool ok =
		id ? sql_run(st, err,
			     "UPDATE outbox SET state = 'RETRY', next_utc = ? WHERE id = ? AND state IN ('FAILED', 'DOUBT', 'RETRY', 'DROPPED')",
			     "ii", now, id) &&
				sql_touched(st, err, "unsent letter", id)
		   : sql_run(st, err,
			     "UPDATE outbox SET state = 'RETRY', next_utc = ? WHERE state IN ('FAILED', 'DOUBT', 'RETRY')",
			     "i", now);
	*n = ok ? (int)sql_changed(st) : 0;
	return ok;
}

bool outbox_plain(struct store *st, struct arena *a, int64_t id, struct str *plain,
		  struct err *err)
{
	return message_plain(st, a, id, plain, err);
}

bool outbox_texts(struct store *st, struct arena *a, int64_t game_id, int seat, int max,
		  struct str **texts, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT outbox_id FROM outbox JOIN message ON outbox_id = outbox.id WHERE game_id = ? AND seat = ? AND (plain_n IS NOT NULL OR plain IS NOT NULL) ORDER BY outbox.id DESC LIMIT ?",
		"idd", game_id, seat, max);
	bool ok = q != NULL;

	*texts = arena_array(a, struct str, (size_t)max);
	for (*n = 0; ok && *n < max && sql_row(st, q, &ok, err);)
		ok = message_plain(st, a, sql_int(q, 0), &(*texts)[(*n)++], err);
	sql_close(q);
	return ok;
}

bool outbox_title(struct store *st, struct arena *a, int64_t game_id, struct str text,
		  struct str *title, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT title FROM (SELECT CASE instr(subject, '[#') WHEN 0 THEN subject ELSE rtrim(substr(subject, 1, instr(subject, '[#') - 1)) END AS title FROM outbox WHERE game_id = ?) WHERE title <> '' AND substr(?, 1, length(title)) = title ORDER BY length(title) DESC LIMIT 1",
		"is", game_id, text);
	bool ok = q != NULL;

	*title = STR("");
	if (ok && sql_row(st, q, &ok, err))
		*title = sql_text(q, 0, a);
	sql_close(q);
	return ok;
}

bool outbox_drop(struct store *st, int64_t id, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE outbox SET state = 'DROPPED' WHERE id = ? AND state <> 'SENT'",
		       "i", id) &&
	       sql_touched(st, err, "unsent letter", id);
}

bool outbox_count(struct store *st, enum outbox_state state, int64_t *n,
		  struct err *err)
{
	return sql_number(st, n, err, "SELECT count(*) FROM outbox WHERE state = ?",
			  "s", str_of(state_names[state]));
}

bool outbox_is_sending(struct store *st, int64_t game_id, bool *is, struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT count(*) FROM outbox WHERE game_id = ? AND state = 'SENDING'",
		"i", game_id);

	*is = n > 0;
	return ok;
}

bool outbox_game_unsent(struct store *st, int64_t game_id, int64_t *n, struct err *err)
{
	return sql_number(st, n, err,
			  "SELECT count(*) FROM outbox WHERE game_id = ? AND " UNSENT,
			  "i", game_id);
}

bool outbox_unsent(struct store *st, int64_t *n, struct err *err)
{
	return sql_number(st, n, err, "SELECT count(*) FROM outbox WHERE " UNSENT, "");
}

bool outbox_oldest(struct store *st, int64_t *created, struct err *err)
{
	return sql_number(st, created, err,
			  "SELECT min(created_utc) FROM outbox WHERE " UNSENT, "");
}

bool outbox_next_due(struct store *st, int64_t *next, struct err *err)
{
	return sql_number(st, next, err,
			  "SELECT min(next_utc) FROM outbox WHERE " UNSENT, "");
}
