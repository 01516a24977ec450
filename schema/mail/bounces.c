/* Bounces: `bounce`, `mailstate`.
 * SPDX-License-Identifier: ISC */
#include "schema/mail/bounces.h"

#include "schema/store/sql.h"

bool bounces_add(struct store *st, const struct bounce *b, bool *added, struct err *err)
{
	bool ok = sql_run(
		st, err,
		"INSERT INTO bounce (id, outbox_id, inbox_id, game_id, seat, address, hard, status, text, utc) VALUES (" NEXT_ID(
			"bounce") ", ?, ?, ?, CASE WHEN ?4 < -1 THEN NULL ELSE ?4 END, ?, ?, ?, ?, ?) ON CONFLICT (outbox_id, hard) DO NOTHING",
		"inndsdssi", b->outbox_id, b->inbox_id, b->game_id, b->seat, b->address,
		(int)b->hard, b->status, b->text, b->utc);
	*added = ok && sql_changed(st) > 0;
	return ok;
}

/* When the seat was last heard of: a letter that counted. */
static bool last_heard(struct store *st, int64_t game_id, int seat, int64_t *utc,
		       struct err *err)
{
	return sql_number(
		st, utc, err,
		"SELECT max(arrival_utc) FROM inbox WHERE game_id = ? AND seat = ? AND state = 'DONE' AND content_key IS NOT NULL",
		"id", game_id, seat);
}

/* When a letter of this GM was last carried out, in whichever game. Their letters have no seat. */
static bool gm_heard(struct store *st, struct str address, int64_t *utc,
		     struct err *err)
{
	return sql_number(
		st, utc, err,
		"SELECT max(arrival_utc) FROM inbox WHERE sender = ? COLLATE NOCASE AND state = 'DONE' AND reason = 'gm'",
		"s", address);
}

static bool read_bounces(struct store *st, struct arena *a, int64_t game_id, int seat,
			 struct str address, int64_t heard, struct address_record *r,
			 struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT hard, utc, status, text FROM bounce WHERE game_id = ? AND seat = ? AND address = ? COLLATE NOCASE AND utc > ? ORDER BY utc, id",
		"idsi", game_id, seat, address, heard);
	bool ok = q != NULL;

	while (q && sql_row(st, q, &ok, err)) {
		bool hard = sql_int(q, 0) != 0;
		r->n_hard += hard;
		r->n_soft += !hard;
		r->last = sql_int(q, 1);
		if (hard && !r->first_hard)
			r->first_hard = r->last;
		r->status = sql_text(q, 2, a);
		r->text = sql_text(q, 3, a);
	}
	sql_close(q);
	return ok;
}

int bounces_lost(const struct address_record *r)
{
	enum { SOFT_TOLD = 3 };

	return r->n_hard || r->n_soft >= SOFT_TOLD ? r->n_hard + r->n_soft : 0;
}

bool bounces_record(struct store *st, struct arena *a, int64_t game_id, int seat,
		    struct str address, struct address_record *r, struct err *err)
{
	int64_t heard, dead, since;

	*r = (struct address_record){0};
	if (!last_heard(st, game_id, seat, &heard, err) ||
	    !read_bounces(st, a, game_id, seat, address, heard, r, err))
		return false;
	/* The inbox has no index by sender: it is searched only where something bounced. */
	if (seat == SEAT_GM && r->n_hard + r->n_soft > 0) {
		*r = (struct address_record){0};
		if (!gm_heard(st, address, &heard, err) ||
		    !read_bounces(st, a, game_id, seat, address, heard, r, err))
			return false;
	}
	if (!sql_number(
		    st, &since, err,
		    "SELECT utc FROM mailstate WHERE game_id = ? AND seat = ? AND address = ? COLLATE NOCASE AND utc > ?",
		    "idsi", game_id, seat, address, heard) ||
	    !sql_number(
		    st, &dead, err,
		    "SELECT state = 'dead' FROM mailstate WHERE game_id = ? AND seat = ?",
		    "id", game_id, seat))
		return false;
	if (since) {
		r->state = dead ? ADDRESS_DEAD : ADDRESS_PROBING;
		r->since = since;
	}
	return true;
}

bool bounces_is_dead(struct store *st, int64_t game_id, int seat, struct str address,
		     bool *dead, struct err *err)
{
	int64_t since, heard;

	*dead = false;
	if (!sql_number(
		    st, &since, err,
		    "SELECT utc FROM mailstate WHERE game_id = ? AND seat = ? AND address = ? COLLATE NOCASE AND state = 'dead'",
		    "ids", game_id, seat, address))
		return false;
	if (!since)
		return true; /* as nearly always */
	if (!last_heard(st, game_id, seat, &heard, err))
		return false;
	*dead = since > heard;
	return true;
}

bool bounces_forget(struct store *st, int64_t game_id, int seat, struct err *err)
{
	return sql_run(st, err, "DELETE FROM mailstate WHERE game_id = ? AND seat = ?",
		       "id", game_id, seat) &&
	       sql_run(st, err, "DELETE FROM bounce WHERE game_id = ? AND seat = ?",
		       "id", game_id, seat);
}

bool bounces_set_state(struct store *st, int64_t game_id, int seat, struct str address,
		       enum address_state state, int64_t now, struct err *err)
{
	if (state == ADDRESS_GOOD)
		return sql_run(st, err,
			       "DELETE FROM mailstate WHERE game_id = ? AND seat = ?",
			       "id", game_id, seat);
	return sql_run(
		st, err,
		"INSERT INTO mailstate (game_id, seat, address, state, utc) VALUES (?, ?, ?, ?, ?) ON CONFLICT (game_id, seat) DO UPDATE SET address = excluded.address, state = excluded.state, utc = excluded.utc",
		"idssi", game_id, seat, address,
		state == ADDRESS_DEAD ? STR("dead") : STR("probing"), now);
}
