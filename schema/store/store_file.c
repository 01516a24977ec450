/* Checks the file that should be the database before SQLite opens it. SQLite would turn
 * an empty file into a new database, and the games would be lost without a word.
 * SPDX-License-Identifier: ISC */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "schema/store/store_parts.h"

static const char sqlite_header[16] = "SQLite format 3";

bool store_file_lost(struct err *err, const char *path, enum store_mode mode,
		     const char *what)
{
	if (mode == STORE_FILE)
		return err_set(err, "%s %s, and not the file of a game", path, what);
	return err_set(
		err,
		"%s %s. With postalgmd stopped: `rm -f %s*; cp BACKUP %s; postalgm letters rescan` (postalgmd(8), Restoring)",
		path, what, path, path);
}

/* The last commit may be in the log alone. */
static bool has_log(const char *path)
{
	struct stat st;
	char log[4096];

	snprintf(log, sizeof log, "%s-wal", path);
	return stat(log, &st) == 0 && st.st_size > 0;
}

bool store_file_check(const char *path, enum store_mode mode, struct err *err)
{
	char head[sizeof sqlite_header];
	struct stat st;

	int fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno == ENOENT ? store_file_lost(err, path, mode, "is missing")
				       : err_set(err, "%s: %s", path, strerror(errno));
	ssize_t n = fstat(fd, &st) == 0 ? read(fd, head, sizeof head) : -1;
	int why = errno;
	close(fd);
	if (n < 0)
		return err_set(err, "%s: %s", path, strerror(why));
	if (n == 0)
		return has_log(path) || store_file_lost(err, path, mode, "is empty");
	if (n < (ssize_t)sizeof head || memcmp(head, sqlite_header, sizeof head) != 0)
		return store_file_lost(err, path, mode, "is not a database");
	return true;
}

bool store_file_is_ours(struct store *st, const char *path, struct err *err)
{
	sqlite3_stmt *q;
	int n = 0;

	if (sqlite3_prepare_v2(
		    st->db,
		    "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN ('meta', 'game', 'outbox')",
		    -1, &q, NULL) != SQLITE_OK)
		return err_set(err, "%s: %s", path, sqlite3_errmsg(st->db));
	bool ok = sqlite3_step(q) == SQLITE_ROW;
	n = ok ? sqlite3_column_int(q, 0) : 0;
	if (!ok)
		err_set(err, "%s: %s", path, sqlite3_errmsg(st->db));
	sqlite3_finalize(q);
	return ok && (n == 3 || store_file_lost(err, path, st->mode,
						"is not a database of postalgm"));
}
