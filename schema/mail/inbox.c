/* The inbox: `inbox`, `raw`, `seen`, `answered`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/inbox.h"

#include "schema/mail/marks.h"
#include "schema/store/sql.h"

/* Letters that wait for a time, as the condition of their index has it. */
#define PUT_BACK "state = 'NEW' AND wait_utc > 0"

static const char *const state_names[INBOX_STATES] = {
	[INBOX_NEW] = "NEW",
	[INBOX_WORKING] = "WORKING",
	[INBOX_DONE] = "DONE",
	[INBOX_HELD] = "HELD",
	[INBOX_DUPLICATE] = "DUPLICATE",
	[INBOX_IGNORED] = "IGNORED",
	[INBOX_QUARANTINE] = "QUARANTINE",
};

static const char *const verdict_names[N_VERDICTS] = {
	[SETTLED_NOT] = "",
	[SETTLED_ORDERS] = "orders",
	[SETTLED_LATER] = "later",
	[SETTLED_COMMAND] = "command",
	[SETTLED_PRESS] = "press",
	[SETTLED_NOTHING] = "nothing",
	[SETTLED_REFUSED] = "refused",
	[SETTLED_UNREAD] = "unread",
	[SETTLED_ANSWERED] = "answered",
	[SETTLED_CONFIRM] = "confirm",
	[SETTLED_STANDBY] = "standby",
	[SETTLED_OBSERVE] = "observe",
	[SETTLED_LEAVE] = "leave",
	[SETTLED_GM] = "gm",
	[SETTLED_BOUNCE] = "bounce",
	[SETTLED_HELD] = "held",
	[SETTLED_SILENCE] = "silence",
	[SETTLED_PASSED] = "passed",
	[SETTLED_DUPLICATE] = "duplicate",
	[SETTLED_SET_ASIDE] = "set-aside",
	[SETTLED_OTHER] = "other",
};

static const char *const basis_names[N_BASES] = {
	[BASIS_NONE] = "",         [BASIS_JOURNAL] = "journal",
	[BASIS_AHEAD] = "ahead",   [BASIS_INTERNALDATE] = "internaldate",
	[BASIS_MTIME] = "mtime",   [BASIS_RECEIVED] = "received",
	[BASIS_PASSED] = "passed", [BASIS_CONFIRM] = "confirm",
};

const char *arrival_basis_name(enum arrival_basis basis)
{
	return basis_names[basis];
}

const char *inbox_state_name(enum inbox_state state)
{
	static const char *const names[INBOX_STATES] = {
		[INBOX_NEW] = "new",
		[INBOX_WORKING] = "working",
		[INBOX_DONE] = "done",
		[INBOX_HELD] = "held",
		[INBOX_DUPLICATE] = "duplicate",
		[INBOX_IGNORED] = "ignored",
		[INBOX_QUARANTINE] = "quarantine",
	};
	return names[state];
}

const char *inbox_verdict_name(enum inbox_verdict verdict)
{
	return verdict_names[verdict];
}

/* Letters ------------------------------------------------------------------ */

bool inbox_has(struct store *st, int64_t source_id, int64_t uidvalidity,
	       struct str name, bool *has, struct err *err)
{
	int64_t id;
	bool ok = sql_number(
		st, &id, err,
		"SELECT id FROM inbox WHERE source_id = ? AND uidvalidity = ? AND uid_or_name = ?",
		"iis", source_id, uidvalidity, name);
	*has = id != 0;
	return ok;
}

bool inbox_append(struct store *st, const struct inbox_entry *e, int64_t now,
		  int64_t *id, struct err *err)
{
	*id = 0;
	if (!sql_run(
		    st, err,
		    "INSERT INTO inbox (id, source_id, uidvalidity, uid_or_name, arrival_utc, arrival_basis, size, sha256, state, journal_utc) VALUES (" NEXT_ID(
			    "inbox") ", ?, ?, ?, ?, ?, ?, ?, 'NEW', ?) ON CONFLICT (source_id, uidvalidity, uid_or_name) DO NOTHING",
		    "iisisibi", e->source_id, e->uidvalidity, e->name, e->arrival,
		    str_of(basis_names[e->basis]), (int64_t)e->bytes.n,
		    (struct str){(const char *)e->sha256, 32}, now))
		return false;
	if (sql_changed(st) == 0)
		return true;
	*id = sql_last_id(st);
	return sql_run(st, err, "INSERT INTO raw (inbox_id, bytes) VALUES (?, ?)", "ib",
		       *id, e->bytes);
}

bool inbox_resume(struct store *st, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE inbox SET state = 'NEW' WHERE state = 'WORKING'", "");
}

#define INBOX_COLUMNS                                                                  \
	"id, source_id, uidvalidity, uid_or_name, arrival_utc, arrival_basis, size, "  \
	"state,"                                                                       \
	" attempts, msgid, verdict, reason, sender, game_id, seat, journal_utc"

static void read_inbox(sqlite3_stmt *q, struct arena *a, struct inbox *in)
{
	in->id = sql_int(q, 0);
	in->source_id = sql_int(q, 1);
	in->uidvalidity = sql_int(q, 2);
	in->name = sql_text(q, 3, a);
	in->arrival = sql_int(q, 4);
	in->basis = (enum arrival_basis)sql_among(q, 5, basis_names, N_BASES);
	in->size = sql_int(q, 6);
	in->state = (enum inbox_state)sql_among(q, 7, state_names, INBOX_STATES);
	in->attempts = sql_small(q, 8);
	in->msgid = sql_text(q, 9, a);
	in->verdict = (enum inbox_verdict)sql_among(q, 10, verdict_names, N_VERDICTS);
	in->reason = sql_text(q, 11, a);
	in->sender = sql_text(q, 12, a);
	in->game_id = sql_int(q, 13);
	in->seat = sql_seat(q, 14);
	in->journal_utc = sql_int(q, 15);
}

static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct inbox **letters, int *n, struct err *err)
{
	bool ok = q != NULL;
	*letters = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*letters = arena_more(a, *letters, (size_t)*n, sizeof **letters);
		read_inbox(q, a, &(*letters)[(*n)++]);
	}
	sql_close(q);
	return ok;
}

bool inbox_waiting(struct store *st, struct arena *a, int64_t until, int64_t now,
		   int max, struct inbox **letters, int *n, struct err *err)
{
	return read_all(
		st, a,
		sql_open(
			st, err,
			"SELECT " INBOX_COLUMNS
			" FROM inbox WHERE state = 'NEW' AND state IN ('NEW', 'WORKING') AND arrival_utc <= ? AND wait_utc <= ? ORDER BY arrival_utc, id LIMIT ?",
			"iid", until, now, max),
		letters, n, err);
}

bool inbox_attempt(struct store *st, int64_t id, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE inbox SET state = 'WORKING', attempts = attempts + 1 WHERE id = ?",
		"i", id);
}

bool inbox_put_back(struct store *st, int64_t id, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE inbox SET state = 'NEW', attempts = attempts - 1 WHERE id = ? AND state = 'WORKING'",
		"i", id);
}

bool inbox_defer(struct store *st, int64_t id, int64_t utc, struct err *err)
{
	return inbox_put_back(st, id, err) &&
	       sql_run(st, err, "UPDATE inbox SET wait_utc = ? WHERE id = ?", "ii", utc,
		       id);
}

bool inbox_hold_back(struct store *st, int64_t id, int64_t utc, int64_t game_id,
		     int seat, struct err *err)
{
	return inbox_defer(st, id, utc, err) &&
	       sql_run(st, err, "UPDATE inbox SET game_id = ?, seat = ? WHERE id = ?",
		       "idi", game_id, seat, id);
}

bool inbox_let_go(struct store *st, int64_t game_id, int64_t until, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE inbox SET wait_utc = 0 WHERE " PUT_BACK
		       " AND game_id = ? AND arrival_utc <= ?",
		       "ii", game_id, until);
}

bool inbox_held_back(struct store *st, int64_t game_id, int seat, int64_t now, int *n,
		     struct err *err)
{
	int64_t count;
	bool ok = sql_number(st, &count, err,
			     "SELECT count(*) FROM inbox WHERE " PUT_BACK
			     " AND game_id = ? AND seat = ? AND wait_utc > ?",
			     "idi", game_id, seat, now);
	*n = (int)count;
	return ok;
}

bool inbox_has_waited(struct store *st, int64_t now, bool *has, struct err *err)
{
	int64_t n;
	bool ok = sql_number(st, &n, err,
			     "SELECT count(*) FROM inbox WHERE " PUT_BACK
			     " AND wait_utc <= ?",
			     "i", now);
	*has = n > 0;
	return ok;
}

bool inbox_all_read(struct store *st, int64_t until, int64_t now, bool *all,
		    struct err *err)
{
	int64_t n;
	bool ok = sql_number(
		st, &n, err,
		"SELECT count(*) FROM inbox WHERE state IN ('NEW', 'WORKING') AND arrival_utc <= ? AND wait_utc <= ?",
		"ii", until, now);
	*all = n == 0;
	return ok;
}

bool inbox_bytes(struct store *st, struct arena *a, int64_t id, struct str *bytes,
		 struct err *err)
{
	sqlite3_stmt *q =
		sql_open(st, err, "SELECT bytes FROM raw WHERE inbox_id = ?", "i", id);
	bool ok = q != NULL;
	bool there = q && sql_row(st, q, &ok, err);
	if (there)
		*bytes = sql_text(q, 0, a);
	sql_close(q);
	if (ok && !there)
		return err_refuse(err, "the bytes of letter %lld are no longer kept",
				  (long long)id);
	return ok;
}

bool inbox_settle(struct store *st, int64_t id, const struct inbox_result *r,
		  struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE inbox SET state = ?, verdict = ?, reason = ?, sender = ?, msgid = ?, game_id = ?, seat = ?, mark = ?, copy_key = CASE WHEN length(?9) THEN ?9 ELSE copy_key END WHERE id = ?10",
		"sssssnmsbi", str_of(state_names[r->state]),
		str_of(verdict_names[r->verdict]), r->reason, r->sender, r->msgid,
		r->game_id, r->seat, str_of(mark_word(mark_of(r->state, r->verdict))),
		r->copy_key, id);
}

bool inbox_wake(struct store *st, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE inbox SET wait_utc = 0 WHERE state = 'NEW' AND wait_utc > 0",
		"");
}

bool inbox_list(struct store *st, struct arena *a, enum inbox_state state, int max,
		struct inbox **letters, int *n, struct err *err)
{
	struct str name = state < INBOX_STATES ? str_of(state_names[state]) : STR("");
	return read_all(
		st, a,
		sql_open(
			st, err,
			"SELECT " INBOX_COLUMNS
			" FROM inbox WHERE ?1 = '' OR state = ?1 ORDER BY id DESC LIMIT ?2",
			"sd", name, max),
		letters, n, err);
}

bool inbox_load(struct store *st, struct arena *a, int64_t id, struct inbox *in,
		struct err *err)
{
	struct inbox *found;
	int n;
	if (!read_all(st, a,
		      sql_open(st, err,
			       "SELECT " INBOX_COLUMNS " FROM inbox WHERE id = ?", "i",
			       id),
		      &found, &n, err))
		return false;
	if (n == 0)
		return err_refuse(err, "there is no letter %lld", (long long)id);
	*in = found[0];
	return true;
}

bool inbox_release(struct store *st, int64_t id, int64_t now, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE inbox SET state = 'NEW', attempts = 0, arrival_utc = ?, arrival_basis = 'confirm' WHERE id = ? AND state = 'HELD'",
		       "ii", now, id) &&
	       sql_touched(st, err, "held letter", id);
}

bool inbox_let_in(struct store *st, int64_t id, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE inbox SET state = 'NEW', attempts = 0 WHERE id = ? AND state = 'HELD'",
		       "i", id) &&
	       sql_touched(st, err, "held letter", id);
}

bool inbox_drop(struct store *st, int64_t id, const char *reason, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE inbox SET state = 'IGNORED', reason = ?, mark = ? WHERE id = ? AND state = 'HELD'",
		       "ssi", str_of(reason), str_of(mark_word(MARK_IGNORED)), id) &&
	       sql_touched(st, err, "held letter", id);
}

bool inbox_retry(struct store *st, int64_t id, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE inbox SET state = 'NEW', attempts = 0 WHERE id = ? AND state IN ('QUARANTINE', 'IGNORED')",
		       "i", id) &&
	       sql_touched(st, err, "letter", id);
}

bool inbox_count(struct store *st, enum inbox_state state, int64_t *n, struct err *err)
{
	return sql_number(st, n, err, "SELECT count(*) FROM inbox WHERE state = ?", "s",
			  str_of(state_names[state]));
}

bool inbox_count_reason(struct store *st, const char *reason, int64_t since, int64_t *n,
			struct err *err)
{
	return sql_number(
		st, n, err,
		"SELECT count(*) FROM inbox WHERE reason = ? AND journal_utc > ?", "si",
		str_of(reason), since);
}

bool inbox_oldest(struct store *st, int64_t *arrival, struct err *err)
{
	return sql_number(
		st, arrival, err,
		"SELECT min(arrival_utc) FROM inbox WHERE state IN ('NEW', 'WORKING')",
		"");
}

bool inbox_answered(struct store *st, struct str address, int64_t now, int64_t *hour,
		    int64_t *day, struct err *err)
{
	return sql_number(
		       st, hour, err,
		       "SELECT ifnull(sum(n), 0) FROM answered WHERE address = lower(?) AND hour = ?",
		       "si", address, now / 3600) &&
	       sql_number(
		       st, day, err,
		       "SELECT ifnull(sum(n), 0) FROM answered WHERE address = lower(?) AND hour > ?",
		       "si", address, now / 3600 - 24);
}

bool inbox_count_answer(struct store *st, struct str address, int64_t now,
			struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO answered (address, hour, n) VALUES (lower(?), ?, 1) ON CONFLICT (address, hour) DO UPDATE SET n = n + 1",
		"si", address, now / 3600);
}

bool inbox_from_seat(struct store *st, int64_t game_id, int seat, int64_t since, int *n,
		     struct err *err)
{
	int64_t count;
	bool ok = sql_number(
		st, &count, err,
		"SELECT count(*) FROM inbox WHERE game_id = ? AND seat = ? AND arrival_utc > ? AND state = 'DONE' AND content_key IS NOT NULL",
		"idi", game_id, seat, since);
	*n = (int)count;
	return ok;
}
