/* Checksums: see sums.h.
 * SPDX-License-Identifier: ISC */
#include "schema/store/sums.h"

#include "schema/store/sql.h"
#include "schema/store/sums_parts.h"

/* Rows ------------------------------------------------------------------------ */

/* For each kind: the rows of a seal by ?1 game and ?2 phase number (0 if it is in neither of
 * them), one of them by ?3. */
#define OF_GAME "game_id = ?1 AND ?2 = 0"
/* The same without a table of the seats that SQLite would make for the moment. */
#define QUESTIONS_OF_SEATS "seat CROSS JOIN question ON question.seat_id = seat.id"
#define OF_PHASE "game_id = ?1 AND phase_no = ?2"
#define SEAL_OF(table, where) "(SELECT seal_of(sum) FROM " table " WHERE " where ")"

#define WRONG(table, where, made)                                                      \
	"SELECT count(*) FROM " table " WHERE " where " AND sum IS NOT " made
/* Is the row wrong, its sum, and does it count? */
#define LOOK(table, one, counts, made)                                                 \
	"SELECT sum IS NOT " made ", sum, " counts " FROM " table " WHERE " one
#define MAKE(table, where, made)                                                       \
	"UPDATE " table " SET sum = " made " WHERE " where " AND sum IS NOT " made
#define MADE(table, one, made) "SELECT " made " FROM " table " WHERE " one
#define SET(table, one) "UPDATE " table " SET sum = ?4 WHERE " one
#define WEIGHT(table, where) "SELECT seal_of(sum) FROM " table " WHERE " where
/* No rows and no seal are right too. */
#define SEALED(name, table, where)                                                     \
	"SELECT ifnull((SELECT sum FROM seal WHERE game_id = ?1 AND kind = '" name     \
	"' AND phase_no = ?2), zeroblob(32)) IS NOT " SEAL_OF(table, where)
#define SEAL_IS(name)                                                                  \
	"SELECT sum FROM seal WHERE game_id = ?1 AND kind = '" name                    \
	"' AND phase_no = ?2"
#define SEAL(name)                                                                     \
	"REPLACE INTO seal (game_id, kind, phase_no, sum) VALUES (?1, '" name          \
	"', ?2, ?3)"
/* `one` is the row ?3; `from` and `of` are the rows of the seal, if they are found by more than their table. */
#define ROWS(name, table, where, one, made)                                            \
	ROWS_OF(name, table, where, one, "1", made, table, where)
#define ROWS_OF(name, table, where, one, counts, made, from, of)                       \
	{                                                                              \
		WRONG(table, where, made), LOOK(table, one, counts, made),             \
			MAKE(table, where, made), MADE(table, one, made),              \
			SET(table, one), WEIGHT(from, of), SEALED(name, from, of),     \
			SEAL_IS(name), SEAL(name)                                      \
	}
static const struct {
	const char *wrong, *look, *make, *made, *set, *weight, *sealed, *seal_is, *seal;
} rows[SUMS_KINDS] = {
	/* Their seal is one for all; a check may leave out those before a phase number. */
	[SUMS_SNAPSHOT] =
		ROWS_OF("snapshot", "snapshot", "game_id = ?1 AND phase_no >= ?2",
			"game_id = ?1 AND phase_no = ?3", "1", SNAPSHOT_SUM, "snapshot",
			OF_GAME),
	[SUMS_ACT] = ROWS("act", "act", OF_PHASE, "id = ?3", ACT_SUM),
	[SUMS_SHEET] =
		ROWS("sheet", "sheet", OF_PHASE, OF_PHASE " AND seat = ?3", SHEET_SUM),
	[SUMS_LATER] = ROWS("later", "later", OF_GAME, "id = ?3", LATER_SUM),
	[SUMS_QUESTION] =
		ROWS_OF("question", "question", OF_SEATS " AND phase_no = ?2",
			"id = ?3", "state = 'open'", QUESTION_SUM, QUESTIONS_OF_SEATS,
			"game_id = ?1 AND state = 'open' AND phase_no = ?2"),
};

/* The first column of the first row as a sum; `out` is empty if there is none. */
static bool read_sum(struct store *st, sqlite3_stmt *q, int column, bool *ok,
		     struct str *out, struct err *err)
{
	*out = (struct str){0};
	*ok = q != NULL;
	if (!q || !sql_row(st, q, ok, err))
		return false;
	*out = sql_view(q, column);
	return true;
}

static bool weigh_all(struct store *st, struct sums_change *c, struct err *err)
{
	struct str sum;
	sqlite3_stmt *q =
		sql_open(st, err, rows[c->kind].weight, "id", c->game_id, c->phase_no);
	bool ok;

	if (read_sum(st, q, 0, &ok, &sum, err))
		sum_weigh(c->weight, sum);
	sql_close(q);
	return ok;
}

static bool count_wrong(struct store *st, enum sums_kind kind, int64_t game_id,
			int phase_no, int64_t *wrong, struct err *err)
{
	return sql_number(st, wrong, err, rows[kind].wrong, "id", game_id, phase_no);
}

/* One row as it is before the change; a new one weighs nothing. */
static bool look_at(struct store *st, struct sums_change *c, int64_t key,
		    struct err *err)
{
	struct str sum;
	sqlite3_stmt *q = sql_open(st, err, rows[c->kind].look, "idi", c->game_id,
				   c->phase_no, key);
	bool ok;

	if (read_sum(st, q, 1, &ok, &sum, err)) {
		c->whole = c->whole && !sql_int(q, 0);
		if (sql_int(q, 2))
			sum_weigh(c->weight, sum);
	}
	sql_close(q);
	return ok;
}

bool sums_gone(struct store *st, struct sums_change *c, int64_t key, struct err *err)
{
	return look_at(st, c, key, err);
}

bool sums_before(struct store *st, struct sums_change *c, enum sums_kind kind,
		 int64_t game_id, int phase_no, int64_t key, struct err *err)
{
	int64_t wrong = 0;

	*c = (struct sums_change){
		.kind = kind, .game_id = game_id, .phase_no = phase_no, .whole = true};
	if (key == SUMS_NONE)
		return true;
	if (key != SUMS_ALL)
		return look_at(st, c, key, err);
	bool ok = count_wrong(st, kind, game_id, phase_no, &wrong, err) &&
		  weigh_all(st, c, err);
	c->whole = !wrong;
	return ok;
}

static bool make_sum(struct store *st, struct sums_change *c, int64_t key,
		     uint8_t out[SUM_SIZE], struct err *err)
{
	struct str sum;
	sqlite3_stmt *q = sql_open(st, err, rows[c->kind].made, "idi", c->game_id,
				   c->phase_no, key);
	bool ok;
	bool made = read_sum(st, q, 0, &ok, &sum, err) && sum.n == SUM_SIZE;

	if (made)
		memcpy(out, sum.s, SUM_SIZE);
	sql_close(q);
	return made || (ok && err_set(err, "store: a row without a sum"));
}

bool sums_row(struct store *st, struct sums_change *c, int64_t key, struct err *err)
{
	uint8_t sum[SUM_SIZE];

	if (!c->whole)
		return true;
	if (!make_sum(st, c, key, sum, err))
		return false;
	sum_weigh(c->weight, (struct str){(const char *)sum, SUM_SIZE});
	return sql_run(st, err, rows[c->kind].set, "idib", c->game_id, c->phase_no, key,
		       (struct str){(const char *)sum, SUM_SIZE});
}

static bool make_seal(struct store *st, struct sums_change *c, struct err *err)
{
	struct str seal;
	sqlite3_stmt *q =
		sql_open(st, err, rows[c->kind].seal_is, "id", c->game_id, c->phase_no);
	bool ok;

	if (read_sum(st, q, 0, &ok, &seal, err))
		sum_weigh(c->weight, seal);
	sql_close(q);
	return ok &&
	       sql_run(st, err, rows[c->kind].seal, "idb", c->game_id, c->phase_no,
		       (struct str){(const char *)c->weight, SUM_SIZE});
}

bool sums_after(struct store *st, struct sums_change *c, int64_t key, struct err *err)
{
	if (!c->whole)
		return true;
	if (key == SUMS_ALL &&
	    !(sql_run(st, err, rows[c->kind].make, "id", c->game_id, c->phase_no) &&
	      weigh_all(st, c, err)))
		return false;
	if (key != SUMS_ALL && key != SUMS_NONE && !sums_row(st, c, key, err))
		return false;
	return make_seal(st, c, err);
}

/* A whole game ------------------------------------------------------------------ */

/* Adds the rows, and the seal, of one kind that are not right. */
static bool count_faults(struct store *st, enum sums_kind kind, int64_t game_id,
			 int from_no, int seal_no, int64_t *faults, struct err *err)
{
	int64_t wrong = 0, broken = 0;
	bool ok =
		count_wrong(st, kind, game_id, from_no, &wrong, err) &&
		sql_number(st, &broken, err, rows[kind].sealed, "id", game_id, seal_no);

	*faults += wrong + broken;
	return ok;
}

bool sums_check_open(struct store *st, int64_t game_id, int phase_no, int turn,
		     bool *right, struct err *err)
{
	int64_t from = 0, faults = 0;
	bool ok =
		sql_number(
			st, &from, err,
			"SELECT min(phase_no) FROM snapshot WHERE game_id = ? AND turn = ?",
			"id", game_id, turn) &&
		count_faults(st, SUMS_SNAPSHOT, game_id,
			     from < phase_no ? (int)from : phase_no, 0, &faults, err);

	for (int kind = SUMS_SNAPSHOT + 1; ok && kind < SUMS_KINDS; kind++) {
		int no = kind == SUMS_LATER ? 0 : phase_no;
		ok = count_faults(st, (enum sums_kind)kind, game_id, no, no, &faults,
				  err);
	}
	*right = ok && !faults;
	return ok;
}

/* There is no seal. */
static bool accept_all(struct store *st, enum sums_kind kind, int64_t game_id,
		       int phase_no, struct err *err)
{
	struct sums_change c = {
		.kind = kind, .game_id = game_id, .phase_no = phase_no, .whole = true};

	return sums_after(st, &c, SUMS_ALL, err);
}

bool sums_accept(struct store *st, int64_t game_id, struct err *err)
{
	static const enum sums_kind whole[] = {SUMS_SNAPSHOT, SUMS_LATER},
				    parted[] = {SUMS_ACT, SUMS_SHEET, SUMS_QUESTION};
	int64_t last;
	bool ok =
		sql_number(
			st, &last, err,
			"SELECT max(n) FROM (SELECT max(phase_no) AS n FROM sheet WHERE game_id = ?1 UNION SELECT max(phase_no) FROM act WHERE game_id = ?1 UNION SELECT max(phase_no) FROM question WHERE seat_id IN (SELECT id FROM seat WHERE game_id = ?1))",
			"i", game_id) &&
		sql_run(st, err,
			"DELETE FROM seal WHERE game_id = ? AND kind <> 'gmlog'", "i",
			game_id);

	for (int i = 0; ok && i < 2; i++)
		ok = accept_all(st, whole[i], game_id, 0, err);
	for (int no = 0; ok && no <= last; no++)
		for (int i = 0; ok && i < 3; i++)
			ok = accept_all(st, parted[i], game_id, no, err);
	return ok;
}
