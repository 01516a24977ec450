/* People: `person`, `person_address`, `person_note`, `turnout`.
 * SPDX-License-Identifier: ISC */
#include "schema/persons.h"

#include "schema/store/sql.h"

static const char *const turnout_names[TURNOUTS] = {
	[TURNOUT_IN] = "in",
	[TURNOUT_MISSED] = "missed",
	[TURNOUT_EXCUSED] = "excused",
	[TURNOUT_LATE] = "late",
};

#define PERSON_COLUMNS                                                                 \
	"p.id, p.name, p.standby_utc, p.plays, p.blocked_utc, p.block_why, p.news_utc, p.address"

static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct person **list, int *n, struct err *err)
{
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct person){
			.id = sql_int(q, 0),
			.name = sql_text(q, 1, a),
			.standby = sql_int(q, 2),
			.plays = sql_text(q, 3, a),
			.blocked = sql_int(q, 4),
			.block_why = sql_text(q, 5, a),
			.news = sql_int(q, 6),
			.address = sql_text(q, 7, a),
		};
	}
	sql_close(q);
	return ok;
}

bool persons_add(struct store *st, struct person *p, struct str address,
		 struct err *err)
{
	if (!sql_run(st, err, "INSERT INTO person (name) VALUES (?)", "s", p->name))
		return false;
	p->id = sql_last_id(st);
	return sql_run(st, err,
		       "INSERT INTO person_address (address, person_id) VALUES (?, ?)",
		       "si", address, p->id) &&
	       persons_save(st, p, err);
}

bool persons_save(struct store *st, const struct person *p, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE person SET name = ?, standby_utc = ?, plays = ?, blocked_utc = ?, block_why = ?, news_utc = ?, address = ? WHERE id = ?",
		"sisisisi", p->name, p->standby, p->plays, p->blocked, p->block_why,
		p->news, p->address, p->id);
}

bool persons_list(struct store *st, struct arena *a, struct person **list, int *n,
		  struct err *err)
{
	return read_all(st, a,
			sql_open(st, err,
				 "SELECT " PERSON_COLUMNS
				 " FROM person p ORDER BY p.name COLLATE NOCASE, p.id",
				 ""),
			list, n, err);
}

bool persons_standbys(struct store *st, struct arena *a, struct person **list, int *n,
		      struct err *err)
{
	return read_all(
		st, a,
		sql_open(
			st, err,
			"SELECT " PERSON_COLUMNS
			" FROM person p WHERE p.standby_utc > 0 AND p.blocked_utc = 0 ORDER BY p.standby_utc, p.id",
			""),
		list, n, err);
}

bool persons_of_address(struct store *st, struct arena *a, struct str address,
			bool *found, struct person *p, struct err *err)
{
	struct person *list;
	int n;

	if (!read_all(
		    st, a,
		    sql_open(
			    st, err,
			    "SELECT " PERSON_COLUMNS
			    " FROM person p JOIN person_address x ON x.person_id = p.id WHERE x.address = ?",
			    "s", address),
		    &list, &n, err))
		return false;
	*found = n > 0;
	if (n)
		*p = list[0];
	return true;
}

bool persons_add_address(struct store *st, int64_t id, struct str address,
			 struct err *err)
{
	return sql_run(
		st, err,
		"INSERT OR IGNORE INTO person_address (address, person_id) VALUES (?, ?)",
		"si", address, id);
}

bool persons_addresses(struct store *st, struct arena *a, int64_t id, struct str **list,
		       int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT address FROM person_address WHERE person_id = ? ORDER BY address",
		"i", id);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = sql_text(q, 0, a);
	}
	sql_close(q);
	return ok;
}

bool persons_add_note(struct store *st, int64_t person, struct str text, int64_t now,
		      struct err *err)
{
	return sql_run(
		st, err,
		"INSERT INTO person_note (person_id, utc, text) VALUES (?, ?, ?)",
		"iis", person, now, text);
}

bool persons_notes(struct store *st, struct arena *a, int64_t person,
		   struct person_note **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, utc, text FROM person_note WHERE person_id = ? ORDER BY id",
		"i", person);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct person_note){
			.id = sql_int(q, 0),
			.utc = sql_int(q, 1),
			.text = sql_text(q, 2, a),
		};
	}
	sql_close(q);
	return ok;
}

bool persons_seats(struct store *st, struct arena *a, int64_t person,
		   struct person_seat **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT s.game_id, s.id, s.seat FROM seat s JOIN person_address x ON x.address = s.address WHERE x.person_id = ? ORDER BY s.game_id DESC, s.seat",
		"i", person);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct person_seat){
			.game_id = sql_int(q, 0),
			.seat_id = sql_int(q, 1),
			.seat = sql_small(q, 2),
		};
	}
	sql_close(q);
	return ok;
}

/* Turnout ------------------------------------------------------------------- */

bool turnout_add(struct store *st, int64_t seat_id, int phase_no, enum turnout what,
		 struct str address, int64_t now, struct err *err)
{
	return sql_run(
		st, err,
		"INSERT OR IGNORE INTO turnout (seat_id, phase_no, what, address, utc) VALUES (?, ?, ?, ?, ?)",
		"idssi", seat_id, phase_no, str_of(turnout_names[what]), address, now);
}

bool turnout_drop(struct store *st, int64_t game_id, int from_phase_no, struct err *err)
{
	return sql_run(
		st, err,
		"DELETE FROM turnout WHERE phase_no >= ? AND seat_id IN (SELECT id FROM seat WHERE game_id = ?)",
		"di", from_phase_no, game_id);
}

bool turnout_excuse(struct store *st, int64_t seat_id, struct err *err)
{
	return sql_run(
		st, err,
		"UPDATE OR IGNORE turnout SET what = 'excused' WHERE seat_id = ?1 AND what = 'missed' AND phase_no = (SELECT max(phase_no) FROM turnout WHERE seat_id = ?1 AND what = 'missed')",
		"i", seat_id);
}

bool turnout_of(struct store *st, int64_t person, struct turnouts *out, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT t.what, count(*) FROM turnout t JOIN person_address x ON x.address = t.address WHERE x.person_id = ? GROUP BY t.what",
		"i", person);
	bool ok = q != NULL;

	*out = (struct turnouts){0};
	while (q && sql_row(st, q, &ok, err))
		out->n[sql_among(q, 0, turnout_names, TURNOUTS)] = sql_small(q, 1);
	sql_close(q);
	return ok;
}
