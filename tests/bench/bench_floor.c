/* The floor beside which letters a second are measured: read each file of a Maildir and
 * insert it into a database, one durable commit each (synchronous=FULL), or 50 in one.
 * Usage: bench_floor MAILDIR DATABASE GROUP; prints letters a second.
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "tests/bench/bench.h"

int main(int argc, char **argv)
{
	static char bytes[1 << 20];
	char path[1024];
	sqlite3 *db;
	sqlite3_stmt *insert;
	struct dirent *e;
	int n = 0, group = argc > 3 ? atoi(argv[3]) : 1;

	if (argc < 4 || sqlite3_open(argv[2], &db) != SQLITE_OK)
		return 2;
	sqlite3_exec(
		db,
		"PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;CREATE TABLE raw (name TEXT PRIMARY KEY, bytes BLOB)",
		NULL, NULL, NULL);
	sqlite3_prepare_v2(db, "INSERT INTO raw VALUES (?, ?)", -1, &insert, NULL);
	snprintf(path, sizeof path, "%s/new", argv[1]);
	DIR *d = opendir(path);
	if (!d)
		return 3;
	double t = bench_now();
	while ((e = readdir(d)) != NULL) {
		if (e->d_name[0] == '.')
			continue;
		snprintf(path, sizeof path, "%s/new/%s", argv[1], e->d_name);
		int fd = open(path, O_RDONLY);
		ssize_t got = read(fd, bytes, sizeof bytes);
		close(fd);
		if (n % group == 0)
			sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
		sqlite3_bind_text(insert, 1, e->d_name, -1, SQLITE_STATIC);
		sqlite3_bind_blob(insert, 2, bytes, (int)got, SQLITE_STATIC);
		if (sqlite3_step(insert) != SQLITE_DONE)
			return 3;
		sqlite3_reset(insert);
		if (++n % group == 0)
			sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
	}
	sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
	printf("%f\n", n / (bench_now() - t));
	closedir(d);
	sqlite3_finalize(insert);
	sqlite3_close(db);
	return 0;
}
