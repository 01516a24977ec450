/* A copy of the database: see backup.h.
 * SPDX-License-Identifier: ISC */
#include "schema/store/backup.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "schema/store/store_parts.h"

enum { PAGES = 256, BUSY_MS = 10000, NAME_MAX_LONG = 4096 };

static bool trouble(sqlite3 *db, struct err *err, const char *doing)
{
	bool passing;
	return sqlite_trouble(db, err, doing, &passing);
}

static bool open_file(const char *path, sqlite3 **db, struct err *err)
{
	if (sqlite3_open_v2(path, db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX,
			    NULL) == SQLITE_OK &&
	    sqlite3_busy_timeout(*db, BUSY_MS) == SQLITE_OK)
		return true;
	return *db ? trouble(*db, err, "open") : err_set(err, "%s: no memory", path);
}

static bool script(sqlite3 *db, const char *sql, struct err *err)
{
	return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK ||
	       trouble(db, err, "backup");
}

/* The first column of the first row as a number. */
static bool number(sqlite3 *db, const char *sql, int64_t *n, struct err *err)
{
	sqlite3_stmt *q = NULL;
	bool ok = sqlite3_prepare_v2(db, sql, -1, &q, NULL) == SQLITE_OK &&
		  sqlite3_step(q) == SQLITE_ROW;

	*n = ok ? sqlite3_column_int64(q, 0) : 0;
	if (!ok)
		trouble(db, err, "backup");
	sqlite3_finalize(q);
	return ok;
}

/* All pages as they are at one moment. The read transaction, which is open meanwhile,
 * keeps that moment: without it each write of the daemon would begin the copy anew. */
static bool copy(const struct backup *b, sqlite3 *from, sqlite3 *to, struct err *err)
{
	int64_t ignored;
	int code = SQLITE_OK;

	if (!script(from, "BEGIN", err) ||
	    !number(from, "SELECT count(*) FROM sqlite_schema", &ignored, err))
		return false;
	sqlite3_backup *all = sqlite3_backup_init(to, "main", from, "main");
	while (all && code == SQLITE_OK) {
		code = sqlite3_backup_step(all, PAGES);
		int64_t n = sqlite3_backup_pagecount(all);
		if (b->progress)
			b->progress(b->arg, n - sqlite3_backup_remaining(all), n);
	}
	bool ok = all && sqlite3_backup_finish(all) == SQLITE_OK && code == SQLITE_DONE;
	if (!ok)
		trouble(to, err, "backup");
	sqlite3_exec(from, "COMMIT", NULL, NULL, NULL);
	return ok;
}

static bool is_whole(sqlite3 *db, struct err *err)
{
	sqlite3_stmt *q = NULL;
	const char *said = NULL;

	if (sqlite3_prepare_v2(db, "PRAGMA integrity_check(1)", -1, &q, NULL) ==
		    SQLITE_OK &&
	    sqlite3_step(q) == SQLITE_ROW)
		said = (const char *)sqlite3_column_text(q, 0);
	bool ok = said && strcmp(said, "ok") == 0;
	if (!ok)
		err_set(err, "the copy is damaged, and so is the database: %s",
			said ? said : sqlite3_errmsg(db));
	sqlite3_finalize(q);
	return ok;
}

/* Counts the contents of the copy, checks it and marks it as a copy. The mark tells the
 * program that opens it that letters have gone out since, whose numbers must not be
 * given again. */
static bool look_into(struct backup *b, sqlite3 *db, struct err *err)
{
	char mark[128];
	int64_t step;

	if (!number(db, "SELECT count(*) FROM game", &b->n_games, err) ||
	    !number(db, "SELECT count(*) FROM inbox", &b->n_letters, err) ||
	    !number(db, "SELECT count(*) FROM outbox", &b->n_outbox, err) ||
	    !number(db, "PRAGMA user_version", &step, err))
		return false;
	b->step = (int)step;
	sqlite3_snprintf(
		sizeof mark, mark,
		"INSERT OR REPLACE INTO meta (key, value) VALUES ('copied_utc', '%lld')",
		(long long)b->utc);
	return script(db, mark, err) && is_whole(db, err);
}

static bool write_copy(struct backup *b, const char *path, struct err *err)
{
	sqlite3 *from = NULL, *to = NULL;
	bool ok = open_file(b->from, &from, err) && open_file(path, &to, err) &&
		  copy(b, from, to, err) &&
		  script(to, "PRAGMA journal_mode=DELETE", err) &&
		  look_into(b, to, err);

	sqlite3_close(from);
	if (sqlite3_close(to) != SQLITE_OK && ok)
		ok = err_set(err, "%s: could not be closed", path);
	return ok;
}

static bool sync_file(const char *path, int flags, int64_t *size, struct err *err)
{
	struct stat st;
	int fd = open(path, flags | O_CLOEXEC);
	bool ok = fd >= 0 && fsync(fd) == 0 && fstat(fd, &st) == 0;
	int why = errno;

	if (ok && size)
		*size = (int64_t)st.st_size;
	if (fd >= 0)
		close(fd);
	return ok || err_set(err, "%s: %s", path, strerror(why));
}

/* A name is permanent once its directory is on the disk. */
static bool sync_directory(const char *path, struct err *err)
{
	char dir[NAME_MAX_LONG];
	const char *slash = strrchr(path, '/');

	snprintf(dir, sizeof dir, "%.*s", slash ? (int)(slash - path) : 1,
		 slash ? path : ".");
	return sync_file(*dir ? dir : "/", O_RDONLY | O_DIRECTORY, NULL, err);
}

/* Without force no file may have appeared there meanwhile: link() refuses to replace
 * one. On a file system without links the rename reports that. */
static bool give_name(const struct backup *b, const char *part, struct err *err)
{
	if (!b->force) {
		if (link(part, b->to) == 0)
			return unlink(part) == 0 ||
			       err_set(err, "%s: %s", part, strerror(errno));
		if (errno == EEXIST || access(b->to, F_OK) == 0)
			return err_refuse(
				err, "%s is there already; --force replaces it", b->to);
	}
	return rename(part, b->to) == 0 ||
	       err_set(err, "%s: %s", b->to, strerror(errno));
}

static bool may_write(const struct backup *b, struct err *err)
{
	struct stat from, to;

	if (stat(b->from, &from) != 0)
		return err_set(err, "%s: %s", b->from, strerror(errno));
	if (stat(b->to, &to) != 0)
		return true;
	if (from.st_dev == to.st_dev && from.st_ino == to.st_ino)
		return err_refuse(err, "%s is the database itself", b->to);
	if (S_ISDIR(to.st_mode))
		return err_refuse(
			err,
			"%s is a directory; name the file in it, like %s/postalgm.db",
			b->to, b->to);
	if (!S_ISREG(to.st_mode))
		return err_refuse(err, "%s is not a file", b->to);
	return b->force ||
	       err_refuse(err, "%s is there already; --force replaces it", b->to);
}

bool backup_take(struct backup *b, struct err *err)
{
	char part[NAME_MAX_LONG], journal[NAME_MAX_LONG + 16];

	if (!may_write(b, err))
		return false;
	int n = snprintf(part, sizeof part, "%s.part-XXXXXX", b->to);
	if (n < 0 || (size_t)n >= sizeof part)
		return err_set(err, "%s: too long a name", b->to);
	int fd = mkstemp(part); /* 0600 */
	if (fd < 0)
		return err_set(err, "%s: %s", b->to, strerror(errno));
	close(fd);
	bool ok = write_copy(b, part, err) &&
		  sync_file(part, O_RDWR, &b->n_octets, err) &&
		  give_name(b, part, err) && sync_directory(b->to, err);
	if (!ok) {
		unlink(part);
		snprintf(journal, sizeof journal, "%s-journal", part);
		unlink(journal);
	}
	return ok;
}
