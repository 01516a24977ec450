/* A game on its way: see carry.h.
 * SPDX-License-Identifier: ISC */
#include "schema/homes/carry.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/homes/carry_parts.h"
#include "schema/store/store_parts.h"

#define SEATS "(SELECT id FROM seat WHERE game_id = ?1)"
#define LETTERS                                                                                            \
	"(SELECT id FROM inbox WHERE game_id = ?1 UNION SELECT inbox_id FROM held WHERE seat_id IN " SEATS \
	" UNION SELECT inbox_id FROM bounce WHERE game_id = ?1 AND inbox_id IS NOT NULL)"
#define POSTED "(SELECT id FROM outbox WHERE game_id = ?1)"

/* The tables with rows of a game, in the order in which they refer to each other. */
const struct carry_part carry_parts[] = {
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
	{"pattern", "game_id = ?1", IN_NEW, OUT_GONE},
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
const int n_carry_parts = sizeof carry_parts / sizeof *carry_parts;

bool carry_run(struct store *st, const char *sql, int64_t game_id, struct err *err)
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

bool carry_ask(struct store *st, struct arena *a, const char *sql, struct str *text,
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

bool carry_columns(struct store *st, struct arena *a, const char *table,
		   struct str *names, struct err *err)
{
	return carry_ask(
		st, a,
		str_z(a,
		      str_printf(
			      a,
			      "SELECT group_concat('\"' || name || '\"', ', ') FROM pragma_table_info('%s')",
			      table)),
		names, err);
}

bool carry_attach(struct store *st, const char *path, struct err *err)
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

void carry_detach(struct store *st)
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

	if (!carry_columns(st, a, carry_parts[i].table, &names, err))
		return false;
	struct buf where = buf_in(a);
	struct str rest = str_of(carry_parts[i].where);
	const struct str from = STR("FROM ");
	for (size_t at; (at = str_find(rest, from)) != SIZE_MAX;) {
		buf_add(&where, str_slice(rest, 0, at + from.n));
		buf_z(&where, "there.");
		rest = str_slice(rest, at + from.n, rest.n);
	}
	buf_add(&where, rest);
	return carry_run(
		st,
		str_z(a,
		      str_printf(a,
				 "INSERT INTO main.%s (" PRI_STR ") SELECT " PRI_STR
				 " FROM there.%s WHERE " PRI_STR,
				 carry_parts[i].table, STR_ARG(names), STR_ARG(names),
				 carry_parts[i].table, STR_ARG(buf_str(&where)))),
		game_id, err);
}

/* A file of one game is mostly tables with a few rows: in small pages it is a quarter as long. */
#define SMALL "PRAGMA temp_store=MEMORY; PRAGMA page_size=1024; VACUUM"

bool carry_finish(const char *path, bool small, struct err *err)
{
	sqlite3 *db = NULL;
	bool passing;
	bool ok =
		sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
		sqlite3_exec(db, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL) ==
			SQLITE_OK &&
		(!small || sqlite3_exec(db, SMALL, NULL, NULL, NULL) == SQLITE_OK);

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
	struct str n_games;
	bool ok;

	/* The people that triggers would make are not the game's. */
	if (!store_script(
		    st,
		    "PRAGMA foreign_keys=OFF; DROP TRIGGER seat_has_person; DROP TRIGGER seat_changes_person; DROP TRIGGER alias_has_person; DROP TRIGGER standby_has_person",
		    err) ||
	    !carry_attach(st, from, err))
		return false;
	/* Not at once for writing, as store_begin does: whoever lets us write this may have the other
	 * database open for writing. */
	ok = store_script(st, "BEGIN", err);
	for (int i = 0; ok && i < n_carry_parts; i++)
		ok = take_part(st, a, i, game_id, err);
	/* Once the game is dropped, this file is all there is of it. */
	ok = ok && carry_ask(st, a, "SELECT count(*) FROM main.game", &n_games, err) &&
	     (str_is(n_games, "1") ||
	      err_set(err, "the game is not in the database")) &&
	     store_script(st, "COMMIT", err);
	if (!ok)
		sqlite3_exec(st->db, "ROLLBACK", NULL, NULL, NULL);
	carry_detach(st);
	return ok;
}

/* A name is on the disk when its directory is. */
static bool keep_name(struct arena *a, const char *path, struct err *err)
{
	const char *slash = strrchr(path, '/');
	const char *dir =
		slash ? str_z(a, str_slice(str_of(path), 0, (size_t)(slash - path) + 1))
		      : ".";
	int fd = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	bool ok = fd >= 0 && fsync(fd) == 0;

	if (fd >= 0)
		close(fd);
	return ok || err_set(err, "%s: %s", dir, strerror(errno));
}

/* What a writing that broke off has left. On a full disk its log stays as well, for SQLite could not write it into the file:
 * room that nobody else would give back. */
static void clear(struct arena *a, const char *part)
{
	static const char *const beside[] = {"", "-wal", "-shm", "-journal"};

	for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
		unlink(str_z(a, str_printf(a, "%s%s", part, beside[i])));
}

bool carry_write(const char *from, int64_t game_id, const char *to, struct err *err)
{
	struct arena *a = arena_create();
	const char *part = str_z(a, str_printf(a, "%s.part", to));

	clear(a, part);
	struct store *st = store_open(part, STORE_CREATE, err);
	bool ok = st && fill(st, a, from, game_id, err);
	store_close(st);
	ok = ok && carry_finish(part, true, err);
	if (ok && rename(part, to) != 0)
		ok = err_set(err, "%s: %s", to, strerror(errno));
	ok = ok && keep_name(a, to, err);
	clear(a, part);
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
		/* The numbers of its letters stand in addresses: they are not given again (outbox_next_id). */
		carry_run(
			st,
			"INSERT INTO meta (key, value) SELECT 'outbox_from', CAST(max(ifnull((SELECT max(id) FROM outbox), 0), ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'outbox_from'), 0)) AS TEXT) WHERE true ON CONFLICT (key) DO UPDATE SET value = excluded.value",
			game_id, err) &&
		carry_run(
			st,
			"UPDATE inbox SET state = 'IGNORED', verdict = 'silence', reason = 'moved' WHERE state IN ('NEW', 'WORKING', 'HELD') AND id IN " LETTERS,
			game_id, err) &&
		carry_run(st, "DELETE FROM held WHERE seat_id IN " SEATS, game_id, err);

	for (int i = n_carry_parts - 1; ok && i >= 0; i--)
		if (carry_parts[i].out == OUT_GONE &&
		    strcmp(carry_parts[i].table, "game") != 0 &&
		    strcmp(carry_parts[i].table, "seat") != 0)
			ok = carry_run(st,
				       str_z(a, str_printf(a, "DELETE FROM %s WHERE %s",
							   carry_parts[i].table,
							   carry_parts[i].where)),
				       game_id, err);
	ok = ok &&
	     carry_run(
		     st,
		     "UPDATE inbox SET game_id = NULL, seat = NULL WHERE game_id = ?1",
		     game_id, err) &&
	     carry_run(st, "DELETE FROM seat WHERE game_id = ?1", game_id, err) &&
	     carry_run(st, "DELETE FROM game WHERE id = ?1", game_id, err);
	arena_destroy(a);
	return ok;
}
