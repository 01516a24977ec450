/* A phase as it runs: the orders of six (chance plays for them) settled, the position
 * and all reports with HTML and board written to the outbox in one commit. Processor
 * time; floor: the same letters' bytes alone, in a commit of their own.
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <sqlite3.h>
#include <string.h>

#include "base/process/child.h"
#include "schema/mail/outbox.h"
#include "server/people/joining.h"
#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "server/phase/game_start.h"
#include "server/phase/phase_byhand.h"
#include "tests/bench/bench.h"
#include "tests/kit/house.h"

enum { PEOPLE = 6, PHASES = 4, TIMES = BENCH_RUNS * PHASES };

static const char *const persons[PEOPLE] = {
	"Ann <ann@example.org>", "Bob <bob@example.org>", "Cat <cat@example.org>",
	"Dan <dan@example.org>", "Eve <eve@example.org>", "Fay <fay@example.org>"};

static double times[TIMES], floors[TIMES];
static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static void join_all(struct house *h)
{
	struct game g = house_game(h);
	struct seat *seats;
	struct str said;
	int n;

	must(home_begin(&h->home, &err));
	must(seats_list(h->home.store, h->a, g.id, &seats, &n, &err));
	for (int i = 0; i < n; i++)
		must(play_join(&h->home, h->a, &g, &seats[i], &(struct join_wish){0},
			       &said, &err));
	must(home_end(&h->home, true, &err));
}

static void start(struct house *h)
{
	struct game g;
	struct new_game six = {.name = STR("kestrel"),
			       .n_seats = PEOPLE,
			       .deadlines = STR("2 days 20:00 UTC")};

	must(game_create(&h->home, h->a, &six, &g, &err));
	for (int i = 0; i < PEOPLE; i++)
		must(seat_add(&h->home, h->a, six.name, str_of(persons[i]), STR(""),
			      NULL, &err));
	join_all(h);
	must(game_start(&h->home, h->a, six.name, &err));
	must(phase_allow_random(&h->home, h->a, six.name, STR(""), &err));
}

/* The letters of the last phase once more, into a database that knows nothing else. */
static double floor_of(struct house *h, sqlite3 *db)
{
	struct outbox *o;
	int n, seen = 0;

	must(outbox_list(h->home.store, h->a, OUTBOX_STATES, PEOPLE + 1, &o, &n, &err));
	for (int i = 0; i < n; i++)
		must(outbox_load(h->home.store, h->a, o[i].id, &o[i], &err));
	sqlite3_stmt *insert;
	ck_assert_int_eq(sqlite3_prepare_v2(db, "INSERT INTO letters VALUES (?)", -1,
					    &insert, NULL),
			 SQLITE_OK);
	double t = bench_now();
	sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
	for (int i = 0; i < n; i++) {
		sqlite3_bind_blob(insert, 1, o[i].message.s, (int)o[i].message.n,
				  SQLITE_STATIC);
		seen += sqlite3_step(insert) == SQLITE_DONE;
		sqlite3_reset(insert);
	}
	sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
	t = bench_now() - t;
	sqlite3_finalize(insert);
	ck_assert_int_eq(seen, PEOPLE + 1);
	return t;
}

static sqlite3 *bare_database(const struct house *h)
{
	char path[256];
	sqlite3 *db;

	snprintf(path, sizeof path, "%s/floor.db", h->dir);
	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	sqlite3_exec(
		db,
		"PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;CREATE TABLE letters (bytes BLOB)",
		NULL, NULL, NULL);
	return db;
}

static void play(int run)
{
	struct house h;

	house_open(&h, "2026-11-20T10:00:00Z");
	start(&h);
	sqlite3 *db = bare_database(&h);
	for (int i = 0; i < PHASES; i++) {
		struct game g = house_game(&h);
		double t = bench_now();
		must(phase_run(&h.home, h.a, g.name, g.turn, g.phase, &err));
		times[run * PHASES + i] = bench_now() - t;
		floors[run * PHASES + i] = floor_of(&h, db);
	}
	sqlite3_close(db);
	house_close(&h);
}

/* Counted ------------------------------------------------------------------------ */

static void run_phases(void *with)
{
	struct house *h = with;

	for (int i = 0; i < PHASES; i++) {
		struct game g = house_game(h);
		must(phase_run(&h->home, h->a, g.name, g.turn, g.phase, &err));
	}
}

/* "phase_text" with reports as text alone; "phase_whole" with HTML, board and JSON. */
static const char *unit;

static void choose_format(struct house *h, struct str format)
{
	struct game g = house_game(h);
	struct seat *seats;
	int n;

	must(home_begin(&h->home, &err));
	must(seats_list(h->home.store, h->a, g.id, &seats, &n, &err));
	for (int i = 0; i < n; i++) {
		seats[i].format = format;
		must(seats_save(h->home.store, &seats[i], &err));
	}
	must(home_end(&h->home, true, &err));
}

/* Bytes of the database in pages that are used. */
static int64_t database(const struct house *h)
{
	char path[256];
	sqlite3 *db;
	sqlite3_stmt *q;

	snprintf(path, sizeof path, "%s/postalgm.db", h->dir);
	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_prepare_v2(
			db,
			"SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count, pragma_page_size",
			-1, &q, NULL),
		SQLITE_OK);
	ck_assert_int_eq(sqlite3_step(q), SQLITE_ROW);
	int64_t n = sqlite3_column_int64(q, 0);
	sqlite3_finalize(q);
	sqlite3_close(db);
	return n;
}

START_TEST(counted)
{
	struct house h;

	house_open(&h, "2026-11-20T10:00:00Z");
	start(&h);
	choose_format(&h,
		      strcmp(unit, "phase_text") == 0 ? STR("text") : STR("both json"));
	int64_t before = database(&h);
	bench_counted(run_phases, &h);
	bench_done(unit, PHASES);
	printf("bytes %lld\n", (long long)(database(&h) - before) / PHASES);
	house_close(&h);
}
END_TEST

START_TEST(phases)
{
	for (int run = 0; run < BENCH_RUNS; run++)
		play(run);
	for (int i = 0; i < TIMES; i++) {
		times[i] = 1 / times[i];
		floors[i] = 1 / floors[i];
	}
	bench_print("whole phases a second", times, floors, TIMES,
		    "  the letters' bytes alone", 20);
}
END_TEST

int main(int argc, char **argv)
{
	unit = bench_unit(argc, argv);
	child_programs_above();
	if (unit)
		return bench_as_test(counted, unit) ? 3 : 0;
	return bench_as_test(phases, "issue") ? 3 : 0;
}
