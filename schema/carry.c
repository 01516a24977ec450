/* A game on its way: see carry.h.
 * SPDX-License-Identifier: ISC */
#include "schema/carry.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/store/sql.h"
#include "schema/store/store_parts.h"
#include "schema/store/sums.h"

/* How a row is taken into the other store. */
enum way_in {
	IN_NEW,     /* it cannot be there */
	IN_KNOWN,   /* it may be there, as the house's own; then that one stays */
	IN_AGAIN,   /* it may be there, as the game left it; then it is written over */
	IN_PICTURE, /* the same bytes may be there, under another number */
};

/* Whether it is deleted once the game is gone. */
enum way_out { OUT_GONE, OUT_STAYS };

#define SEATS "(SELECT id FROM seat WHERE game_id = ?1)"
#define LETTERS                                                                                            \
	"(SELECT id FROM inbox WHERE game_id = ?1 UNION SELECT inbox_id FROM held WHERE seat_id IN " SEATS \
	" UNION SELECT inbox_id FROM bounce WHERE game_id = ?1 AND inbox_id IS NOT NULL)"
#define POSTED "(SELECT id FROM outbox WHERE game_id = ?1)"

/* The tables with rows of a game, in the order in which they refer to each other. */
static const struct {
	const char *table, *where;
	enum way_in in;
	enum way_out out;
} parts[] = {
	{"game", "id = ?1", IN_NEW, OUT_GONE},
	{"option", "game_id = ?1", IN_NEW, OUT_GONE},
	{"seat", "game_id = ?1", IN_NEW, OUT_GONE},
	{"seat_alias", "seat_id IN " SEATS, IN_NEW, OUT_GONE},
	{"holder", "seat_id IN " SEATS, IN_NEW, OUT_GONE},
	{"game_gm", "game_id = ?1", IN_NEW, OUT_GONE},
	{"snapshot", "game_id = ?1", IN_NEW, OUT_GONE},
	{"act", "game_id = ?1", IN_NEW, OUT_GONE},
	{"sheet", "game_id = ?1", IN_NEW, OUT_GONE},
	{"slot", "game_id = ?1", IN_NEW, OUT_GONE},
	{"later", "game_id = ?1", IN_NEW, OUT_GONE},
	{"question", "seat_id IN " SEATS, IN_NEW, OUT_GONE},
	{"seal", "game_id = ?1", IN_NEW, OUT_GONE},
	{"gmlog", "game_id = ?1", IN_NEW, OUT_GONE},
	{"told", "game_id = ?1", IN_NEW, OUT_GONE},
	{"press", "game_id = ?1", IN_NEW, OUT_GONE},
	{"ruling", "game_id = ?1", IN_NEW, OUT_GONE},
	{"editorial", "game_id = ?1", IN_NEW, OUT_GONE},
	{"absence", "game_id = ?1", IN_NEW, OUT_GONE},
	{"standby", "game_id = ?1", IN_NEW, OUT_GONE},
	{"observer", "game_id = ?1", IN_NEW, OUT_GONE},
	{"open_game", "game_id = ?1", IN_NEW, OUT_GONE},
	{"join_ask", "game_id = ?1", IN_NEW, OUT_GONE},
	{"digest", "seat_id IN " SEATS, IN_NEW, OUT_GONE},
	{"calendar", "seat_id IN " SEATS, IN_NEW, OUT_GONE},
	{"turnout", "seat_id IN " SEATS, IN_KNOWN, OUT_STAYS},
	{"source", "id IN (SELECT source_id FROM inbox WHERE id IN " LETTERS ")",
	 IN_KNOWN, OUT_STAYS},
	{"inbox", "id IN " LETTERS, IN_AGAIN, OUT_STAYS},
	{"raw", "inbox_id IN " LETTERS, IN_AGAIN, OUT_STAYS},
	{"seen", "inbox_id IN " LETTERS, IN_KNOWN, OUT_STAYS},
	{"acted_text", "inbox_id IN " LETTERS, IN_KNOWN, OUT_STAYS},
	{"held", "seat_id IN " SEATS, IN_AGAIN, OUT_GONE},
	{"outbox", "game_id = ?1", IN_NEW, OUT_GONE},
	{"message", "outbox_id IN " POSTED, IN_NEW, OUT_GONE},
	{"picture",
	 "id IN (SELECT picture_id FROM pictured WHERE outbox_id IN " POSTED ")",
	 IN_PICTURE, OUT_STAYS},
	{"pictured", "outbox_id IN " POSTED, IN_NEW, OUT_GONE},
	{"notice", "game_id = ?1", IN_NEW, OUT_GONE},
	{"notice_event", "outbox_id IN " POSTED, IN_NEW, OUT_GONE},
	{"bounce", "game_id = ?1", IN_NEW, OUT_GONE},
	{"mailstate", "game_id = ?1", IN_NEW, OUT_GONE},
};
enum { N_PARTS = sizeof parts / sizeof *parts };

/* One statement made here, with the game's number as ?1. */
static bool run(struct store *st, const char *sql, int64_t game_id, struct err *err)
{
	sqlite3_stmt *q = NULL;
	bool ok = sqlite3_prepare_v2(st->db, sql, -1, &q, NULL) == SQLITE_OK;

	if (ok && sqlite3_bind_parameter_count(q))
		ok = sqlite3_bind_int64(q, 1, game_id) == SQLITE_OK;
	ok = ok && sqlite3_step(q) == SQLITE_DONE;
	if (!ok)
		store_trouble(st, err, "carrying a game");
	sqlite3_finalize(q);
	return ok;
}

/* The first column of the first row as a text; empty: none. */
static bool ask(struct store *st, struct arena *a, const char *sql, struct str *text,
		struct err *err)
{
	sqlite3_stmt *q = NULL;
	bool ok = sqlite3_prepare_v2(st->db, sql, -1, &q, NULL) == SQLITE_OK;

	*text = STR("");
	if (ok && sqlite3_step(q) == SQLITE_ROW)
		*text = sql_text(q, 0, a);
	else if (!ok)
		store_trouble(st, err, "carrying a game");
	sqlite3_finalize(q);
	return ok;
}

/* The columns by their names: an upgraded table has them in another order than a new one. */
static bool columns(struct store *st, struct arena *a, const char *table,
		    struct str *names, struct err *err)
{
	return ask(
		st, a,
		str_z(a,
		      str_printf(
			      a,
			      "SELECT group_concat('\"' || name || '\"', ', ') FROM pragma_table_info('%s')",
			      table)),
		names, err);
}

static bool attach(struct store *st, const char *path, struct err *err)
{
	sqlite3_stmt *q = NULL;
	bool ok = sqlite3_prepare_v2(st->db, "ATTACH ?1 AS there", -1, &q, NULL) ==
			  SQLITE_OK &&
		  sqlite3_bind_text(q, 1, path, -1, SQLITE_STATIC) == SQLITE_OK &&
		  sqlite3_step(q) == SQLITE_DONE;

	if (!ok)
		store_trouble(st, err, "opening the game's file");
	sqlite3_finalize(q);
	return ok;
}

static void detach(struct store *st)
{
	sqlite3_exec(st->db, "DETACH there", NULL, NULL, NULL);
}

/* Writing --------------------------------------------------------------------- */

/* In the file that is written, `there` is the database that has the game: so all names of the
 * conditions must be read there. */
static bool take_part(struct store *st, struct arena *a, int i, int64_t game_id,
		      struct err *err)
{
	struct str names;

	if (!columns(st, a, parts[i].table, &names, err))
		return false;
	struct buf where = buf_in(a);
	struct str rest = str_of(parts[i].where);
	const struct str from = STR("FROM ");
	for (size_t at; (at = str_find(rest, from)) != SIZE_MAX;) {
		buf_add(&where, str_slice(rest, 0, at + from.n));
		buf_z(&where, "there.");
		rest = str_slice(rest, at + from.n, rest.n);
	}
	buf_add(&where, rest);
	return run(
		st,
		str_z(a, str_printf(a,
				    "INSERT INTO main.%s (" PRI_STR ") SELECT " PRI_STR
				    " FROM there.%s WHERE " PRI_STR,
				    parts[i].table, STR_ARG(names), STR_ARG(names),
				    parts[i].table, STR_ARG(buf_str(&where)))),
		game_id, err);
}

/* A file that is one with its journal, and on the disk. */
static bool finish(const char *path, struct err *err)
{
	sqlite3 *db = NULL;
	bool passing;
	bool ok =
		sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
		sqlite3_exec(db, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL) ==
			SQLITE_OK;

	if (!ok)
		sqlite_trouble(db, err, "closing the game's file", &passing);
	ok = sqlite3_close(db) == SQLITE_OK && ok;
	int fd = ok ? open(path, O_RDWR | O_CLOEXEC) : -1;
	ok = fd >= 0 && fsync(fd) == 0;
	if (fd >= 0)
		close(fd);
	return ok || err_set(err, "%s: %s", path, strerror(errno));
}

static bool fill(struct store *st, struct arena *a, const char *from, int64_t game_id,
		 struct err *err)
{
	bool ok;

	/* The people that triggers would make are not the game's. */
	if (!store_script(
		    st,
		    "PRAGMA foreign_keys=OFF; DROP TRIGGER seat_has_person; DROP TRIGGER seat_changes_person; DROP TRIGGER alias_has_person; DROP TRIGGER standby_has_person",
		    err) ||
	    !attach(st, from, err))
		return false;
	/* Not at once for writing, as store_begin does: whoever lets us write this may have the other
	 * database open for writing. */
	ok = store_script(st, "BEGIN", err);
	for (int i = 0; ok && i < N_PARTS; i++)
		ok = take_part(st, a, i, game_id, err);
	ok = ok && store_script(st, "COMMIT", err);
	if (!ok)
		sqlite3_exec(st->db, "ROLLBACK", NULL, NULL, NULL);
	detach(st);
	return ok;
}

bool carry_write(const char *from, int64_t game_id, const char *to, struct err *err)
{
	struct arena *a = arena_create();
	const char *part = str_z(a, str_printf(a, "%s.part", to));

	unlink(part);
	struct store *st = store_open(part, STORE_CREATE, err);
	bool ok = st && fill(st, a, from, game_id, err);
	store_close(st);
	ok = ok && finish(part, err);
	if (ok && rename(part, to) != 0)
		ok = err_set(err, "%s: %s", to, strerror(errno));
	unlink(part);
	arena_destroy(a);
	return ok;
}

/* Leaving --------------------------------------------------------------------- */

/* Rows that refer to others go before them. Letters of the game that were still to be read went with
 * it. */
bool carry_drop(struct store *st, int64_t game_id, struct err *err)
{
	struct arena *a = arena_create();
	bool ok =
		store_script(st, "PRAGMA defer_foreign_keys=ON", err) &&
		run(st,
		    "UPDATE inbox SET state = 'IGNORED', verdict = 'silence', reason = 'moved' WHERE state IN ('NEW', 'WORKING', 'HELD') AND id IN " LETTERS,
		    game_id, err) &&
		run(st, "DELETE FROM held WHERE seat_id IN " SEATS, game_id, err);

	for (int i = N_PARTS - 1; ok && i >= 0; i--)
		if (parts[i].out == OUT_GONE && strcmp(parts[i].table, "game") != 0 &&
		    strcmp(parts[i].table, "seat") != 0)
			ok = run(st,
				 str_z(a, str_printf(a, "DELETE FROM %s WHERE %s",
						     parts[i].table, parts[i].where)),
				 game_id, err);
	ok = ok &&
	     run(st, "UPDATE inbox SET game_id = NULL, seat = NULL WHERE game_id = ?1",
		 game_id, err) &&
	     run(st, "DELETE FROM seat WHERE game_id = ?1", game_id, err) &&
	     run(st, "DELETE FROM game WHERE id = ?1", game_id, err);
	arena_destroy(a);
	return ok;
}

/* Coming ---------------------------------------------------------------------- */

static const char *verb_in(enum way_in in)
{
	return in == IN_NEW     ? "INSERT"
	       : in == IN_AGAIN ? "INSERT OR REPLACE"
				: "INSERT OR IGNORE";
}

/* Numbers of mailboxes and pictures are those of this store. */
static struct str as_here(struct arena *a, const char *table, struct str names)
{
	struct buf out = buf_in(a);
	struct str name;

	for (struct str rest = names; rest.n;) {
		name = str_trim(str_until(&rest, ','));
		if (out.n)
			buf_z(&out, ", ");
		if (strcmp(table, "inbox") == 0 && str_is(name, "\"source_id\""))
			buf_z(&out,
			      "(SELECT h.id FROM main.source h JOIN there.source s ON s.name = h.name WHERE s.id = source_id)");
		else if (strcmp(table, "pictured") == 0 &&
			 str_is(name, "\"picture_id\""))
			buf_z(&out,
			      "(SELECT h.id FROM main.picture h JOIN there.picture p ON p.hash = h.hash WHERE p.id = picture_id)");
		else
			buf_add(&out, name);
	}
	return buf_str(&out);
}

static bool put_part(struct store *st, struct arena *a, int i, struct err *err)
{
	const char *table = parts[i].table;
	struct str names;

	if (!columns(st, a, table, &names, err))
		return false;
	/* A mailbox of another home has a number of this one here. */
	if (strcmp(table, "source") == 0) {
		size_t after = str_find(names, STR(", ")) + 2;
		names = str_slice(names, after, names.n);
	}
	return run(st,
		   str_z(a, str_printf(a,
				       "%s INTO main.%s (" PRI_STR ") SELECT " PRI_STR
				       " FROM there.%s",
				       verb_in(parts[i].in), table, STR_ARG(names),
				       STR_ARG(as_here(a, table, names)), table)),
		   0, err);
}

static bool look_there(struct store *st, struct arena *a, int64_t *id, bool *had,
		       struct err *err)
{
	struct str number, name, here;

	*had = false;
	if (!ask(st, a, "SELECT id FROM there.game", &number, err) ||
	    !ask(st, a, "SELECT name FROM there.game", &name, err))
		return false;
	if (!str_int(number, 1, INT64_MAX, id))
		return err_refuse(err, "there is no game in this file");
	if (!ask(st, a,
		 "SELECT h.id FROM main.game h JOIN there.game t ON t.id = h.id AND t.name = h.name AND t.commitment = h.commitment",
		 &here, err))
		return false;
	*had = here.n > 0;
	if (*had)
		return true;
	return ask(st, a,
		   "SELECT h.name FROM main.game h JOIN there.game t ON t.name = h.name",
		   &here, err) &&
	       (!here.n || err_refuse(err, "there is another game '" PRI_STR "' here",
				      STR_ARG(name)));
}

/* A fault that the game brought with it is known where it comes from: it is told there. */
static bool check_sums(struct store *st, struct arena *a, int64_t id, struct err *err)
{
	struct sums_fault *faults;
	int n;

	if (!sums_check(st, a, id, &faults, &n, err))
		return false;
	return n == 0 ||
	       err_refuse(
		       err,
		       "%d row%s of the game %s not what was written; look at it where it was, with `postalgm verify`",
		       n, n == 1 ? "" : "s", n == 1 ? "is" : "are");
}

static bool put_all(struct store *st, struct arena *a, int64_t id, struct err *err)
{
	struct err why = {0};

	if (!store_script(st, "PRAGMA defer_foreign_keys=ON", err))
		return false;
	for (int i = 0; i < N_PARTS; i++)
		if (!put_part(st, a, i, &why)) {
			if (store_is_busy(st))
				*err = why;
			else
				err_refuse(
					err,
					"it cannot be put beside the games here (%s): numbers of its rows are taken, as in a game of another house",
					why.text);
			return false;
		}
	return run(st, "DELETE FROM moved WHERE game_id = ?1", id, err) &&
	       check_sums(st, a, id, err);
}

bool carry_read(struct store *st, const char *file, int64_t *id, bool *had,
		struct err *err)
{
	struct store *there = store_open(file, STORE_WRITE, err);

	if (!there)
		return false;
	store_close(there);
	struct arena *a = arena_create();
	bool ok = attach(st, file, err);
	if (ok) {
		ok = store_begin(st, err) && look_there(st, a, id, had, err) &&
		     (*had || put_all(st, a, *id, err)) && store_commit(st, err);
		if (!ok)
			store_rollback(st);
		detach(st);
	}
	arena_destroy(a);
	return ok && finish(file, err);
}
