/* What a round of the daemon costs a house with many games that run and are not due: a round in which nothing came,
 * a letter of a stranger, a hundred games that remind their four players. Instructions with `--count UNIT` under
 * valgrind, else processor time; with the memory that stays.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <string.h>

#include "base/process/child.h"
#include "schema/store/sql.h"
#include "schema/store/store_parts.h"
#include "schema/store/sums.h"
#include "server/daemon/tick.h"
#include "tests/bench/bench.h"
#include "tests/kit/house.h"

enum { GAMES = 10000, FEW = 1000, REMINDING = 100, ROUNDS = 4 };

static const char *unit;
static struct err err;
static struct tick
	tick; /* it stays from round to round: hourly work is done before the first that counts */

static bool is_unit(const char *name)
{
	return unit && strcmp(unit, name) == 0;
}

static void sql(struct house *h, struct str text)
{
	char *why = NULL;

	sqlite3_exec(h->home.store->db, str_z(h->a, text), NULL, NULL, &why);
	ck_assert_msg(!why, "%s", why);
}

/* The columns of a table but for those that `but` names. */
static struct str columns(struct house *h, const char *table, const char *but)
{
	sqlite3_stmt *q = sql_open(
		h->home.store, &err,
		"SELECT group_concat(name) FROM pragma_table_info(?) WHERE instr(?, ' ' || name || ' ') = 0",
		"ss", str_of(table), str_of(but));
	bool ok;

	ck_assert(q && sql_row(h->home.store, q, &ok, &err));
	struct str text = sql_text(q, 0, h->a);
	sql_close(q);
	return text;
}

/* Rows of the first game once more for all others; players have addresses of their own. */
static void copy_rows(struct house *h, const char *table, const char *but,
		      const char *add, const char *value)
{
	struct str names = columns(h, table, but);

	sql(h,
	    str_printf(
		    h->a,
		    "INSERT INTO %s (game_id%s, %.*s) SELECT g.id%s, %.*s FROM (SELECT id FROM game WHERE id > 1) g, %s t WHERE t.game_id = 1",
		    table, add, STR_ARG(names), value, STR_ARG(names), table));
}

static void add_games(struct house *h, int n)
{
	struct str names = columns(h, "game", " id name deadline_utc ");

	ck_assert(home_begin(&h->home, &err));
	sql(h,
	    str_printf(
		    h->a,
		    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) INSERT INTO game (name, deadline_utc, %.*s) SELECT 'g' || i, %lld + i * 43, %.*s FROM n, game WHERE id = 1",
		    n - 1, STR_ARG(names), (long long)h->now + 60 * 3600,
		    STR_ARG(names)));
	copy_rows(h, "seat", " id game_id address ", ", address",
		  ", 'p' || g.id || '-' || t.seat || '@example.org'");
	copy_rows(h, "snapshot", " game_id ", "", "");
	for (int id = 2; id <= n; id++)
		ck_assert(sums_accept(h->home.store, id, &err));
	ck_assert(home_end(&h->home, true, &err));
}

static void remind(struct house *h)
{
	ck_assert(home_begin(&h->home, &err));
	sql(h,
	    str_printf(h->a,
		       "UPDATE game SET deadline_utc = %lld WHERE id > 1 AND id <= %d",
		       (long long)h->now + 47 * 3600, REMINDING + 1));
	ck_assert(home_end(&h->home, true, &err));
}

/* A letter of somebody who plays nothing. */
static void stranger(struct house *h)
{
	char path[256];

	snprintf(path, sizeof path, "%s/mail/in/new/%d.stranger", h->dir, ++h->n_in);
	FILE *f = fopen(path, "w");
	ck_assert_ptr_nonnull(f);
	fprintf(f,
		"From: Zoe <zoe@elsewhere.example>\n"
		"To: gm@example.org\n"
		"Message-ID: <%d@elsewhere.example>\n"
		"Date: Fri, 20 Nov 2026 10:00:00 +0000\n"
		"Subject: %s\n\nIs anybody there?\n",
		h->n_in, is_unit("stranger_tag") ? "[#KESTREL] hello" : "hello");
	fclose(f);
}

static void make_round(void *with)
{
	(void)with;
	tick_round(&tick);
	ck_assert(!tick.trouble);
}

static void make_rounds(void *with)
{
	for (int i = 0; i < ROUNDS; i++)
		make_round(with);
}

static double spent(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* "VmRSS", "VmHWM": kB. */
static long memory(const char *what)
{
	FILE *f = fopen("/proc/self/status", "r");
	char line[128];
	long kb = 0;

	while (f && fgets(line, sizeof line, f))
		if (strncmp(line, what, strlen(what)) == 0)
			kb = strtol(line + strlen(what) + 1, NULL, 10);
	if (f)
		fclose(f);
	return kb;
}

static void forget_peak(void)
{
	FILE *f = fopen("/proc/self/clear_refs", "w");

	if (f) {
		fputs("5", f);
		fclose(f);
	}
}

static void open_with(struct house *h, int games)
{
	house_begin(h, "2026-11-20T10:00:00Z");
	add_games(h, games);
	house_round(h);
	house_pass(h, 2 * 3600); /* a reminder's hour is after the phase was opened */
	house_round(h);
	house_rest(h);
	ck_assert_msg(tick_open(&tick, &h->home, -1, &err), "%s", err.text);
	make_round(h);
}

static void shut(struct house *h)
{
	tick_close(&tick);
	house_close(h);
}

static void timed(int games)
{
	struct house h;
	double t, idle, letter;
	int n;

	open_with(&h, games);
	t = spent();
	make_rounds(&h);
	idle = (spent() - t) / ROUNDS;
	stranger(&h);
	t = spent();
	make_round(&h);
	letter = spent() - t - idle;
	remind(&h);
	forget_peak();
	long before = memory("VmRSS");
	t = spent();
	make_round(&h);
	t = spent() - t - idle;
	ck_assert(sql_number(h.home.store, &(int64_t){0}, &err, "SELECT 1", ""));
	int64_t sent = 0;
	ck_assert(sql_number(h.home.store, &sent, &err,
			     "SELECT count(*) FROM outbox WHERE kind = 'reminder'",
			     ""));
	n = (int)sent;
	printf("%5d games: idle round %.1f ms, a stranger's letter %.1f ms, %d reminders %.0f ms, memory %ld MiB before them, %ld MiB at most\n",
	       games, idle, letter, n, t, before / 1024, memory("VmHWM") / 1024);
	shut(&h);
}

START_TEST(times)
{
	timed(1);
	timed(FEW);
	timed(GAMES);
}
END_TEST

START_TEST(counted)
{
	struct house h;

	open_with(&h, is_unit("idle_1") ? 1 : is_unit("idle_1000") ? FEW : GAMES);
	if (is_unit("remind"))
		remind(&h);
	if (is_unit("stranger") || is_unit("stranger_tag"))
		stranger(&h);
	bool idle = strncmp(unit, "idle", 4) == 0;
	bench_counted(idle ? make_rounds : make_round, &h);
	bench_done(unit, idle ? ROUNDS : 1);
	shut(&h);
}
END_TEST

int main(int argc, char **argv)
{
	unit = bench_unit(argc, argv);
	child_programs_above();
	return bench_as_test(unit ? counted : times, "scale") ? 3 : 0;
}
