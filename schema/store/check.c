/* Is the file in order? All of it is read for that, which takes a minute for ten gigabytes: so whoever cannot wait says how
 * long. SQLite of these years hears of that within one table only from outside, so an alarm interrupts it.
 * SPDX-License-Identifier: ISC */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>

#include "schema/store/sql.h"
#include "schema/store/store_parts.h"

static sqlite3 *checked;
static volatile sig_atomic_t over;

static void on_alarm(int number)
{
	(void)number;
	over = 1;
	sqlite3_interrupt(checked);
}

/* SQLite says what is wrong below a heading of its own. */
static bool say_damaged(struct store *st, const char *said, struct err *err)
{
	const char *line = said ? strrchr(said, '\n') : NULL;
	char what[300];

	snprintf(what, sizeof what, "is damaged (%s)",
		 line   ? line + 1
		 : said ? said
			: "SQLite cannot read it");
	return store_file_lost(err, sqlite3_db_filename(st->db, "main"), st->mode,
			       what);
}

static bool check(struct store *st, struct err *err)
{
	sqlite3_stmt *q = sql_open(st, err, "PRAGMA quick_check(1)", "");
	bool ok = q != NULL;
	if (q && sql_row(st, q, &ok, err)) {
		const char *said = (const char *)sqlite3_column_text(q, 0);
		if (!said || strcmp(said, "ok") != 0)
			ok = say_damaged(st, said, err);
	}
	sql_close(q);
	return ok;
}

bool store_check(struct store *st, int ms, bool *whole, struct err *err)
{
	struct sigaction end = {.sa_handler = on_alarm}, before;

	over = 0;
	checked = st->db;
	if (ms && sigaction(SIGALRM, &end, &before) == 0)
		setitimer(
			ITIMER_REAL,
			&(struct itimerval){.it_value = {ms / 1000, ms % 1000 * 1000}},
			NULL);
	bool ok = check(st, err);
	if (ms) {
		setitimer(ITIMER_REAL, &(struct itimerval){0}, NULL);
		sigaction(SIGALRM, &before, NULL);
	}
	*whole = !over;
	/* What it says of a file that it has not read to its end is not so. */
	if (over)
		*err = (struct err){0};
	return ok || over;
}
