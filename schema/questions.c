/* Matters that letters left open: the table `question`.
 * SPDX-License-Identifier: ISC */
#include "schema/questions.h"

#include <stdlib.h>

#include "schema/store/sql.h"
#include "schema/store/sums.h"

static const char *const kind_names[QUESTION_KINDS] = {
	[QUESTION_ASKED] = "asked",
	[QUESTION_REFUSED] = "refused",
	[QUESTION_WORDS] = "words",
};
static const char *const state_names[QUESTION_STATES] = {
	[QUESTION_OPEN] = "open",     [QUESTION_YES] = "yes",
	[QUESTION_NO] = "no",         [QUESTION_REPLACED] = "replaced",
	[QUESTION_PASSED] = "passed",
};

const char *question_kind_name(enum question_kind kind)
{
	return kind_names[kind];
}

static bool game_of(struct store *st, int64_t seat_id, int64_t *game, struct err *err)
{
	return sql_number(st, game, err, "SELECT game_id FROM seat WHERE id = ?", "i",
			  seat_id);
}

static bool add_row(struct store *st, struct question *q, struct err *err)
{
	if (!sql_run(
		    st, err,
		    "INSERT INTO question (id, seat_id, phase_no, turn, phase, receipt, inbox_id, kind, text, verb, a, b, state, utc) VALUES (" NEXT_ID(
			    "question") ", ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?)",
		    "iddddissdddi", q->seat_id, q->phase_no, q->turn, q->phase,
		    q->receipt, q->letter, str_of(kind_names[q->kind]), q->text,
		    q->verb, q->a, q->b, q->utc))
		return false;
	q->id = sql_last_id(st);
	return true;
}

static bool settle_row(struct store *st, int64_t id, enum question_state state,
		       int64_t now, struct err *err)
{
	return sql_run(st, err,
		       "UPDATE question SET state = ?, settled_utc = ? WHERE id = ?",
		       "sii", str_of(state_names[state]), now, id);
}

/* Only these rows are looked at: what is wrong in another one is found where that is read. */
bool questions_leave(struct store *st, int64_t game_id, int phase_no,
		     const struct questions_left *l, int64_t now, struct err *err)
{
	struct sums_change c;
	bool ok = sums_before(st, &c, SUMS_QUESTION, game_id, phase_no, SUMS_NONE, err);

	for (int i = 0; ok && i < l->n_replaced; i++)
		ok = sums_gone(st, &c, l->replaced[i], err) &&
		     settle_row(st, l->replaced[i], QUESTION_REPLACED, now, err);
	for (int i = 0; ok && i < l->n; i++)
		ok = add_row(st, &l->q[i], err) && sums_row(st, &c, l->q[i].id, err);
	return ok && sums_after(st, &c, SUMS_NONE, err);
}

/* Of those that are open SQLite would take the index of all, and read each of them to know its state. */
#define OPEN                                                                           \
	"INDEXED BY question_open WHERE seat_id = ?1 AND state = 'open' AND kind <> 'words'"
#define QUESTIONS                                                                      \
	"SELECT id, seat_id, phase_no, turn, phase, receipt, inbox_id, kind, text, verb, a, b, state, utc, settled_utc FROM question "

static int by_id(const void *one, const void *other)
{
	const struct question *x = one, *y = other;

	return (x->id > y->id) - (x->id < y->id);
}

/* They are sorted here, because SQLite would make a table for that, even of none. */
static bool read_all(struct store *st, struct arena *a, sqlite3_stmt *q,
		     struct question **list, int *n, struct err *err)
{
	bool ok = q != NULL;

	*list = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		*list = arena_more(a, *list, (size_t)*n, sizeof **list);
		(*list)[(*n)++] = (struct question){
			.id = sql_int(q, 0),
			.seat_id = sql_int(q, 1),
			.phase_no = sql_small(q, 2),
			.turn = sql_small(q, 3),
			.phase = sql_small(q, 4),
			.receipt = sql_small(q, 5),
			.letter = sql_int(q, 6),
			.kind = (enum question_kind)sql_among(q, 7, kind_names,
							      QUESTION_KINDS),
			.text = sql_text(q, 8, a),
			.verb = sql_small(q, 9),
			.a = sql_small(q, 10),
			.b = sql_small(q, 11),
			.state = (enum question_state)sql_among(q, 12, state_names,
								QUESTION_STATES),
			.utc = sql_int(q, 13),
			.settled = sql_int(q, 14),
		};
	}
	sql_close(q);
	if (*n)
		qsort(*list, (size_t)*n, sizeof **list, by_id);
	return ok;
}

bool questions_list(struct store *st, struct arena *a, int64_t seat_id, int receipt,
		    struct question **list, int *n, struct err *err)
{
	return read_all(st, a,
			sql_open(st, err,
				 QUESTIONS
				 "WHERE seat_id = ?1 AND (?2 = 0 OR receipt = ?2)",
				 "id", seat_id, receipt),
			list, n, err);
}

bool questions_waiting(struct store *st, struct arena *a, int64_t seat_id, int phase_no,
		       struct question **list, int *n, struct err *err)
{
	return read_all(st, a,
			sql_open(st, err, QUESTIONS OPEN " AND phase_no = ?2", "id",
				 seat_id, phase_no),
			list, n, err);
}

bool questions_asked(struct store *st, struct arena *a, int64_t seat_id,
		     struct question **list, int *n, struct err *err)
{
	return read_all(
		st, a,
		sql_open(st, err, QUESTIONS OPEN " AND kind = 'asked'", "i", seat_id),
		list, n, err);
}

bool questions_kept(struct store *st, struct arena *a, int64_t seat_id, int phase_no,
		    int before, int **receipts, int *n, struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT receipt FROM question WHERE seat_id = ? AND phase_no = ? AND state = 'open' AND kind = 'words' AND receipt < ? ORDER BY id",
		"idd", seat_id, phase_no, before);
	bool ok = q != NULL;
	int last = 0;

	*receipts = NULL;
	*n = 0;
	while (q && sql_row(st, q, &ok, err)) {
		int receipt = sql_small(q, 0);
		if (receipt == last)
			continue;
		*receipts = arena_more(a, *receipts, (size_t)*n, sizeof **receipts);
		(*receipts)[(*n)++] = last = receipt;
	}
	sql_close(q);
	return ok;
}

bool questions_settle(struct store *st, int64_t id, enum question_state state,
		      int64_t now, struct err *err)
{
	int64_t game, phase_no;
	struct sums_change c;

	return sql_number(
		       st, &game, err,
		       "SELECT seat.game_id FROM seat JOIN question ON question.seat_id = seat.id WHERE question.id = ?",
		       "i", id) &&
	       sql_number(st, &phase_no, err,
			  "SELECT phase_no FROM question WHERE id = ?", "i", id) &&
	       sums_before(st, &c, SUMS_QUESTION, game, (int)phase_no, id, err) &&
	       settle_row(st, id, state, now, err) &&
	       sums_after(st, &c, SUMS_NONE, err);
}

bool questions_open(struct store *st, int64_t game_id, int phase_no, unsigned *seats,
		    struct err *err)
{
	sqlite3_stmt *q = sql_open(
		st, err,
		"SELECT seat.seat FROM seat CROSS JOIN question INDEXED BY question_open ON question.seat_id = seat.id WHERE seat.game_id = ? AND question.phase_no = ? AND question.state = 'open' AND question.kind <> 'words' AND question.verb >= 0",
		"id", game_id, phase_no);
	bool ok = q != NULL;

	*seats = 0;
	while (q && sql_row(st, q, &ok, err))
		*seats |= 1U << sql_small(q, 0);
	sql_close(q);
	return ok;
}

bool questions_again(struct store *st, int64_t game_id, int from, int to,
		     struct err *err)
{
	struct sums_change c;

	return sums_before(st, &c, SUMS_QUESTION, game_id, to, SUMS_ALL, err) &&
	       sql_run(st, err,
		       "INSERT INTO question (id, seat_id, phase_no, turn, phase, receipt, inbox_id, kind, text, verb, a, b, state, utc) SELECT " NEXT_IDS(
			       "question",
			       "id") ", seat_id, ?3, turn, phase, receipt, inbox_id, kind, text, verb, a, b, state, utc FROM question WHERE phase_no = ?2 AND state = 'open' AND kind <> 'words' AND seat_id IN (SELECT id FROM seat WHERE game_id = ?1) ORDER BY id",
		       "idd", game_id, from, to) &&
	       sums_after(st, &c, SUMS_ALL, err);
}

static bool drop_of_phase(struct store *st, int64_t game_id, int64_t seat_id,
			  int phase_no, int64_t now, struct err *err)
{
	struct sums_change c;

	return sums_before(st, &c, SUMS_QUESTION, game_id, phase_no, SUMS_ALL, err) &&
	       sql_run(st, err,
		       "UPDATE question SET state = 'replaced', settled_utc = ? WHERE seat_id = ? AND state = 'open' AND phase_no = ?",
		       "iid", now, seat_id, phase_no) &&
	       sums_after(st, &c, SUMS_ALL, err);
}

bool questions_drop_seat(struct store *st, int64_t seat_id, int64_t now,
			 struct err *err)
{
	int64_t game, phase_no = -1;
	bool ok = game_of(st, seat_id, &game, err);

	/* Phase by phase; -1: there is none left. */
	while (ok) {
		ok = sql_number(
			st, &phase_no, err,
			"SELECT ifnull(min(phase_no), -1) FROM question WHERE seat_id = ? AND state = 'open'",
			"i", seat_id);
		if (!ok || phase_no < 0)
			return ok;
		ok = drop_of_phase(st, game, seat_id, (int)phase_no, now, err);
	}
	return false;
}
