/* The log of the actions of the GM and the house (`gmlog`), and the list of notices
 * already sent (`told`).
 * SPDX-License-Identifier: ISC */
#include "schema/gmlog.h"

#include "schema/store/sql.h"
#include "schema/store/sums.h"

#define DIGEST "row_sum(salt, game_id, phase_no, utc, who, what, why, public)"
#define SEAL_OF                                                                        \
	"(SELECT sum FROM seal WHERE game_id = ifnull(?1, 0) AND kind = 'gmlog')"

/* The chain ends in its seal, not in its last line, so a line removed from the end is
 * noticed. */
static bool chain_last(struct store *st, int64_t game_id, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE gmlog SET sum = row_sum(" SEAL_OF ", " DIGEST
		       ") WHERE id = ?2",
		       "ni", game_id, sql_last_id(st)) &&
	       sql_run(st, err,
		       "INSERT INTO seal (game_id, kind, phase_no, sum) SELECT ifnull(?1, 0), 'gmlog', 0, sum FROM gmlog WHERE id = ?2 ON CONFLICT DO UPDATE SET sum = excluded.sum",
		       "ni", game_id, sql_last_id(st));
}

const char *gmlog_who_name(enum gmlog_who who)
{
	static const char *const names[GMLOG_WHOS] = {
		[WHO_GM] = "gm",
		[WHO_SERVER] = "server",
	};
	return names[who];
}

bool gmlog_is_by(const struct gmlog_entry *e, enum gmlog_who who)
{
	return str_equal(e->who, str_of(gmlog_who_name(who)));
}

bool gmlog_add(struct store *st, const struct gmlog_entry *e, struct err *err)
{
	return sql_run(st, err,
		       "INSERT INTO gmlog (id, game_id, phase_no, utc, who, what, why, public, code, salt) VALUES (" NEXT_ID(
			       "gmlog") ", ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, row_sum((SELECT value FROM meta WHERE key = 'gmlog_salt'), " SEAL_OF
					"))",
		       "ndisssds", e->game_id, e->phase_no, e->utc, e->who, e->what,
		       e->why, (int)e->is_public, e->code) &&
	       chain_last(st, e->game_id, err);
}

#define COLUMNS "id, ifnull(game_id, 0), phase_no, utc, who, what, why, public, code"

/* The first columns of a line, which all queries have. */
static struct gmlog_entry read_entry(sqlite3_stmt *q, struct arena *a)
{
	return (struct gmlog_entry){
		.id = sql_int(q, 0),
		.game_id = sql_int(q, 1),
		.phase_no = sql_small(q, 2),
		.utc = sql_int(q, 3),
		.who = sql_text(q, 4, a),
		.what = sql_text(q, 5, a),
		.why = sql_text(q, 6, a),
		.is_public = sql_small(q, 7) != 0,
	};
}

static bool read_lines(struct store *st, struct arena *a, sqlite3_stmt *q,
		       struct gmlog_entry **list, int *n, struct err *err)
{
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		struct gmlog_entry *e = &(*list)[(*n)++];
		*e = read_entry(q, a);
		e->code = sql_text(q, 8, a);
	}
	sql_close(q);
	return ok;
}

bool gmlog_list(struct store *st, struct arena *a, int64_t game_id, int phase_no,
		struct gmlog_entry **list, int *n, struct err *err)
{
	return read_lines(
		st, a,
		sql_open(
			st, err,
			"SELECT " COLUMNS
			" FROM gmlog WHERE game_id = ?1 AND (?2 = -1 OR phase_no = ?2) ORDER BY id",
			"id", game_id, phase_no),
		list, n, err);
}

bool gmlog_answers(struct store *st, struct arena *a, struct str code,
		   struct gmlog_entry **list, int *n, struct err *err)
{
	return read_lines(
		st, a,
		sql_open(st, err,
			 "SELECT " COLUMNS
			 " FROM gmlog WHERE code <> '' AND code = ? ORDER BY id DESC",
			 "s", code),
		list, n, err);
}

static struct gmlog_link read_link(sqlite3_stmt *q, struct arena *a)
{
	return (struct gmlog_link){
		.entry = read_entry(q, a),
		.salt = sql_text(q, 8, a),
		.sum = sql_text(q, 9, a),
		.digest = sql_text(q, 10, a),
	};
}

static bool read_seal(struct store *st, struct arena *a, int64_t game_id,
		      struct str *seal, struct err *err)
{
	sqlite3_stmt *q = sql_open(st, err, "SELECT " SEAL_OF, "n", game_id);
	bool ok = q != NULL;

	*seal = (struct str){0};
	if (q && sql_row(st, q, &ok, err))
		*seal = sql_text(q, 0, a);
	sql_close(q);
	return ok;
}

bool gmlog_chain(struct store *st, struct arena *a, int64_t game_id,
		 struct gmlog_link **list, int *n, struct str *seal, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT id, game_id, phase_no, utc, who, what, why, public, salt, sum, " DIGEST
		" FROM gmlog WHERE ifnull(game_id, 0) = ? ORDER BY id",
		"i", game_id);
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = read_link(q, a);
	}
	sql_close(q);
	return ok && read_seal(st, a, game_id, seal, err);
}

struct str gmlog_digest(struct arena *a, const struct gmlog_entry *e, struct str salt)
{
	uint8_t *out = arena_alloc(a, SUM_SIZE);
	struct row_sum r;

	row_sum_begin(&r);
	row_sum_blob(&r, salt);
	if (e->game_id)
		row_sum_int(&r, e->game_id);
	else
		row_sum_null(&r);
	row_sum_int(&r, e->phase_no);
	row_sum_int(&r, e->utc);
	row_sum_text(&r, e->who);
	row_sum_text(&r, e->what);
	row_sum_text(&r, e->why);
	row_sum_int(&r, e->is_public);
	row_sum_end(&r, out);
	return (struct str){(const char *)out, SUM_SIZE};
}

bool gmlog_follows(const struct gmlog_link *l, const struct gmlog_link *before)
{
	uint8_t out[SUM_SIZE];
	struct row_sum r;

	row_sum_begin(&r);
	if (before)
		row_sum_blob(&r, before->sum);
	else
		row_sum_null(&r);
	row_sum_blob(&r, l->digest);
	row_sum_end(&r, out);
	return str_equal(l->sum, (struct str){(const char *)out, sizeof out});
}

bool told_drop(struct store *st, int64_t game_id, int phase_no, int seat,
	       const char *what, struct err *err)
{
	return sql_run(
		st, err,
		"DELETE FROM told WHERE game_id = ? AND phase_no = ? AND seat = ? AND what = ?",
		"idds", game_id, phase_no, seat, str_of(what));
}

bool told_once(struct store *st, int64_t game_id, int phase_no, int seat,
	       const char *what, int64_t now, bool *first, struct err *err)
{
	if (!sql_run(
		    st, err,
		    "INSERT INTO told (game_id, phase_no, seat, what, utc) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
		    "iddsi", game_id, phase_no, seat, str_of(what), now))
		return false;
	*first = sql_changed(st) > 0;
	return true;
}

bool told_forget(struct store *st, int64_t game_id, int phase_no, struct err *err)
{
	return sql_run(
		st, err,
		"DELETE FROM told WHERE game_id = ? AND phase_no = ? AND what LIKE 'reminder%'",
		"id", game_id, phase_no);
}

bool told_list(struct store *st, struct arena *a, int64_t game_id, int phase_no,
	       struct told **list, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT seat, what, utc FROM told WHERE game_id = ? AND phase_no = ? ORDER BY utc, seat",
		"id", game_id, phase_no);
	bool ok = q != NULL;
	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct told){sql_small(q, 0), sql_text(q, 1, a),
						sql_int(q, 2)};
	}
	sql_close(q);
	return ok;
}
