/* The store: its steps, its transactions, and who else writes to it.
 * SPDX-License-Identifier: ISC */
#include "tests/schema/a_store.h"

/* Store -------------------------------------------------------------------- */

START_TEST(a_new_store_has_all_steps_and_is_only_ours)
{
	struct stat s;
	ck_assert_int_eq(store_version(st), store_steps());
	ck_assert_int_eq(stat(path, &s), 0);
	ck_assert_int_eq(s.st_mode & 0777, 0600);
	OK(store_check(st, 0, &(bool){0}, &err));
}
END_TEST

/* Conditions that each letter meets have no list behind IN, which would be built as a
 * table. */
START_TEST(conditions_that_each_letter_meets_are_cheap)
{
	int64_t n;
	OK(sql_number(
		st, &n, &err,
		"SELECT count(*) FROM sqlite_schema WHERE tbl_name IN ('inbox', 'outbox', 'game', 'seat') AND sql LIKE '%IN (%,%,%'",
		""));
	ck_assert_int_eq(n, 0);
	OK(sql_number(
		st, &n, &err,
		"SELECT count(*) FROM sqlite_schema WHERE sql LIKE '%CHECK (stat%' AND name IN ('inbox', 'outbox', 'game', 'seat')",
		""));
	ck_assert_int_eq(n, 4);
}
END_TEST

START_TEST(a_state_that_there_is_not_is_refused)
{
	add_game();
	OK(sql_run(st, &err, "UPDATE game SET status = 'paused'", ""));
	ck_assert(!sql_run(st, &err, "UPDATE game SET status = 'resting'", ""));
	ck_assert(strstr(err.text, "CHECK constraint failed"));
	OK(store_check(st, 0, &(bool){0}, &err));
}
END_TEST

/* It was a database, and its games are gone: no new one is made of it, but where a home is made. */
START_TEST(an_empty_file_becomes_no_database)
{
	store_close(st);
	ck_assert_int_eq(unlink(path), 0);
	FILE *f = fopen(path, "w");
	fclose(f);
	for (enum store_mode mode = STORE_READ; mode <= STORE_WRITE; mode++) {
		err = (struct err){0};
		st = store_open(path, mode, &err);
		ck_assert_ptr_null(st);
		ck_assert_ptr_nonnull(strstr(err.text, "is empty"));
		ck_assert_ptr_nonnull(strstr(err.text, "postalgm letters rescan"));
	}
	err = (struct err){0};
	st = store_open(path, STORE_CREATE, &err);
	ck_assert_msg(st != NULL, "%s", err.text);
	ck_assert_int_eq(store_version(st), store_steps());
}
END_TEST

/* A file as the first edition wrote it, with one letter to be sent. */
static void write_first_edition(void)
{
	static const char letter[] =
		"INSERT INTO outbox (id, cause_kind, cause_id, rcpt, envelope_from, kind, subject, message, message_id, state, next_utc, created_utc) VALUES (7, 'in', 5 * 64 + 3, 'ann@x', 'gm@x', 'receipt', 'so', x'6279746573', 'id', 'QUEUED', 1, 1),"
		" (8, 'phase', (2 * 100000 + 31) * 64 + 3, 'ann@x', 'gm@x', 'report', 'so', x'00', 'id', 'SENT', 1, 1),"
		" (9, 'seat', (4 * 1000 + 2) * 64 + 3, 'ann@x', 'gm@x', 'invitation', 'so', x'00', 'id', 'SENT', 1, 1); UPDATE sqlite_sequence SET seq = 40; PRAGMA user_version = 1";
	char first[32 * 1024] = "";
	sqlite3 *db;
	FILE *f = fopen("schema/steps/001-start.sql", "r");
	ck_assert_ptr_nonnull(f);
	ck_assert_uint_lt(fread(first, 1, sizeof first - 1, f), sizeof first - 1);
	fclose(f);
	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, first, NULL, NULL, NULL), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, letter, NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
}

START_TEST(a_letter_of_the_first_step_is_sent_by_the_last)
{
	struct outbox *list;
	int n;
	store_close(st);
	ck_assert_int_eq(unlink(path), 0);
	write_first_edition();
	st = store_open(path, STORE_WRITE, &err);
	ck_assert_msg(st != NULL, "%s", err.text);
	OK(outbox_claim(st, a, 10, 60, 10, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(list[0].id, 7);
	ck_assert_str_eq(list[0].message.s, "bytes");
	ck_assert_int_eq(list[0].cause_id, 5);
	ck_assert_int_eq(list[0].cause_part, 0);
	OK(outbox_load(st, a, 8, list, &err));
	ck_assert_int_eq(list[0].cause_id, 2);
	ck_assert_int_eq(list[0].cause_part, 31);
	OK(outbox_load(st, a, 9, list, &err));
	ck_assert(str_is(list[0].cause_kind, "invited"));
	ck_assert_int_eq(list[0].cause_id, 4);
	ck_assert_int_eq(list[0].cause_part, 2);
	sqlite3 *db;
	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(
			db,
			"CREATE TEMP TABLE one (n CHECK (n = 40)); INSERT INTO one SELECT seq FROM sqlite_sequence WHERE name = 'outbox'",
			NULL, NULL, NULL),
		SQLITE_OK);
	ck_assert_int_eq(sqlite3_changes(db), 1);
	sqlite3_close(db);
	/* And it may come back. */
	struct bounce b = {.outbox_id = 7,
			   .seat = -1,
			   .address = STR("ann@x"),
			   .hard = true,
			   .utc = 20};
	bool added;
	OK(bounces_add(st, &b, &added, &err));
	ck_assert(added);
	OK(bounces_add(st, &b, &added, &err));
	ck_assert(!added);
}
END_TEST

START_TEST(a_store_of_a_later_edition_is_refused)
{
	sqlite3 *db;
	store_close(st);
	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db, "PRAGMA user_version = 999", NULL, NULL, NULL),
		SQLITE_OK);
	sqlite3_close(db);
	st = store_open(path, STORE_WRITE, &err);
	ck_assert_ptr_null(st);
	ck_assert_int_eq(err.kind, ERR_WORLD);
	ck_assert_ptr_nonnull(strstr(err.text, "later edition"));
}
END_TEST

START_TEST(what_is_rolled_back_or_undone_is_gone_and_the_rest_stays)
{
	int64_t v;
	OK(store_begin(st, &err));
	OK(meta_set_int(st, "a", 1, &err));
	OK(store_mark(st, &err));
	OK(meta_set_int(st, "b", 2, &err));
	store_undo(st);
	OK(store_mark(st, &err));
	OK(meta_set_int(st, "c", 3, &err));
	OK(store_keep(st, &err));
	OK(store_commit(st, &err));
	OK(store_begin(st, &err));
	OK(meta_set_int(st, "a", 9, &err));
	store_rollback(st);
	OK(meta_get_int(st, "a", &v, &err));
	ck_assert_int_eq(v, 1);
	OK(meta_get_int(st, "b", &v, &err));
	ck_assert_int_eq(v, 0);
	OK(meta_get_int(st, "c", &v, &err));
	ck_assert_int_eq(v, 3);
}
END_TEST

static int64_t seen(void)
{
	int64_t v;

	OK(store_seen(st, &v, &err));
	return v;
}

/* Our own writing and taking back is not somebody else's. */
START_TEST(what_another_committed_is_seen)
{
	struct store *other = store_open(path, STORE_WRITE, &err);

	OK(other != NULL);
	OK(store_begin(st, &err));
	const int64_t before = seen();
	OK(meta_set_int(st, "a", 1, &err));
	store_rollback(st);
	OK(store_begin(st, &err));
	ck_assert_int_eq(seen(), before);
	OK(meta_set_int(st, "a", 1, &err));
	OK(store_commit(st, &err));
	OK(store_begin(st, &err));
	ck_assert_int_eq(seen(), before);
	store_rollback(st);
	OK(store_begin(other, &err));
	OK(meta_set_int(other, "a", 2, &err));
	store_rollback(other);
	OK(store_begin(st, &err));
	ck_assert_int_eq(seen(), before);
	store_rollback(st);
	OK(store_begin(other, &err));
	OK(meta_set_int(other, "b", 2, &err));
	OK(store_commit(other, &err));
	OK(store_begin(st, &err));
	ck_assert_int_ne(seen(), before);
	store_rollback(st);
	store_close(other);
}
END_TEST

START_TEST(others_write_while_it_only_reads_and_an_old_reading_writes_nothing)
{
	struct store *other = store_open(path, STORE_WRITE, &err);
	int64_t v;

	OK(other != NULL);
	OK(store_begin_reading(st, &err));
	ck_assert(store_is_open(st));
	OK(meta_get_int(st, "a", &v, &err));
	OK(store_begin(other, &err));
	OK(meta_set_int(other, "a", 5, &err));
	OK(store_commit(other, &err));
	ck_assert(!meta_set_int(st, "a", v + 1, &err));
	ck_assert(store_is_busy(st) && err.passing);
	store_rollback(st);
	/* Nobody wrote in between, so its own writes count. */
	OK(store_begin_reading(st, &err));
	OK(meta_get_int(st, "a", &v, &err));
	OK(meta_set_int(st, "a", v + 1, &err));
	OK(store_commit(st, &err));
	OK(meta_get_int(other, "a", &v, &err));
	ck_assert_int_eq(v, 6);
	store_close(other);
}
END_TEST

/* Free pages ----------------------------------------------------------------- */

static int64_t pragma(const char *sql)
{
	sqlite3 *db;
	sqlite3_stmt *q;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_prepare_v2(db, sql, -1, &q, NULL), SQLITE_OK);
	ck_assert_int_eq(sqlite3_step(q), SQLITE_ROW);
	int64_t n = sqlite3_column_int64(q, 0);
	sqlite3_finalize(q);
	sqlite3_close(db);
	return n;
}

/* 2,000 letters came and were deleted again but for every tenth, so that the end of the file is in
 * use. */
static void fill_and_empty(void)
{
	OK(store_begin(st, &err));
	OK(sql_run(
		st, &err,
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT OR REPLACE INTO meta (key, value) SELECT 'k' || i, hex(zeroblob(1500)) FROM n",
		""));
	OK(store_commit(st, &err));
	OK(store_begin(st, &err));
	OK(sql_run(st, &err,
		   "DELETE FROM meta WHERE key GLOB 'k*' AND key NOT GLOB 'k*0'", ""));
	OK(store_commit(st, &err));
}

static bool give_back(int ms)
{
	bool more;

	OK(store_begin(st, &err));
	OK(store_give_back(st, ms, &more, &err));
	OK(store_commit(st, &err));
	return more;
}

static int64_t file_size(void)
{
	struct stat s;

	OK(sql_run(st, &err, "PRAGMA wal_checkpoint(TRUNCATE)", ""));
	ck_assert_int_eq(stat(path, &s), 0);
	return s.st_size;
}

START_TEST(free_pages_go_back_to_the_disk_but_for_an_eighth)
{
	fill_and_empty();
	int64_t before = file_size();
	ck_assert(!give_back(60000));
	int64_t after = file_size(), pages = pragma("PRAGMA page_count");
	ck_assert_int_lt(after, before / 2);
	ck_assert_int_eq(after, pages * pragma("PRAGMA page_size"));
	/* They were given back in handfuls of 32. */
	ck_assert_int_le(pragma("PRAGMA freelist_count"), pages / 8);
	ck_assert_int_gt(pragma("PRAGMA freelist_count"), pages / 8 - 36);
	ck_assert_int_eq(pragma("SELECT count(*) FROM meta WHERE key GLOB 'k*'"), 200);
	OK(store_check(st, 0, &(bool){0}, &err));
	/* And then there is nothing to do. */
	ck_assert(!give_back(60000));
	ck_assert_int_eq(file_size(), after);
}
END_TEST

START_TEST(free_pages_are_given_back_in_no_more_time_than_there_is)
{
	fill_and_empty();
	int64_t free = pragma("PRAGMA freelist_count");
	ck_assert(give_back(0));
	ck_assert_int_eq(pragma("PRAGMA freelist_count"), free);
	int rounds = 1;
	while (give_back(1))
		ck_assert_int_lt(++rounds, 10000);
	ck_assert_int_le(pragma("PRAGMA freelist_count"),
			 pragma("PRAGMA page_count") / 8);
	OK(store_check(st, 0, &(bool){0}, &err));
}
END_TEST

/* A large file is read for as long as there is time, and is not taken for damaged because of that; what is damaged is
 * found by the check that has its time. */
START_TEST(a_check_takes_no_more_time_than_there_is)
{
	bool whole = true;

	OK(store_begin(st, &err));
	for (int i = 0; i < 20000; i++)
		OK(sql_run(
			st, &err,
			"INSERT INTO meta (key, value) VALUES ('k' || ?, hex(zeroblob(1500)))",
			"d", i));
	OK(store_commit(st, &err));
	OK(store_check(st, 1, &whole, &err));
	ck_assert(!whole);
	ck_assert_int_eq(err.kind, ERR_NONE);
	/* It has left nothing behind that would end a later one. */
	OK(store_check(st, 600000, &whole, &err));
	ck_assert(whole);
	OK(store_check(st, 0, &whole, &err));
	ck_assert(whole);
}
END_TEST

/* One that takes it all back leaves the file as it was. */
START_TEST(what_is_given_back_and_rolled_back_is_still_there)
{
	bool more;

	fill_and_empty();
	int64_t free = pragma("PRAGMA freelist_count");
	OK(store_begin(st, &err));
	OK(store_give_back(st, 60000, &more, &err));
	store_rollback(st);
	ck_assert_int_eq(pragma("PRAGMA freelist_count"), free);
	OK(store_check(st, 0, &(bool){0}, &err));
}
END_TEST

/* A database of an earlier edition keeps its pages, until it is made compact as OPERATING says. */
START_TEST(an_old_file_gives_back_nothing_until_it_is_made_compact)
{
	sqlite3 *db;

	store_close(st);
	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(
		sqlite3_exec(db, "PRAGMA auto_vacuum=NONE; VACUUM", NULL, NULL, NULL),
		SQLITE_OK);
	sqlite3_close(db);
	st = store_open(path, STORE_WRITE, &err);
	ck_assert_msg(st != NULL, "%s", err.text);
	fill_and_empty();
	int64_t before = file_size(), free = pragma("PRAGMA freelist_count");
	ck_assert(!give_back(60000));
	ck_assert_int_eq(pragma("PRAGMA freelist_count"), free);
	ck_assert_int_eq(file_size(), before);

	store_close(st);
	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, "PRAGMA auto_vacuum=INCREMENTAL; VACUUM",
				      NULL, NULL, NULL),
			 SQLITE_OK);
	sqlite3_close(db);
	st = store_open(path, STORE_WRITE, &err);
	ck_assert_msg(st != NULL, "%s", err.text);
	ck_assert_int_lt(file_size(), before / 2);
	ck_assert_int_eq(pragma("SELECT count(*) FROM meta WHERE key GLOB 'k*'"), 200);
	ck_assert_int_eq(pragma("PRAGMA auto_vacuum"), 2);
	fill_and_empty();
	ck_assert(!give_back(60000));
	ck_assert_int_lt(file_size(), before / 2);
	OK(store_check(st, 0, &(bool){0}, &err));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("store");
	TCase *t = tcase_create("store");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_new_store_has_all_steps_and_is_only_ours);
	tcase_add_test(t, conditions_that_each_letter_meets_are_cheap);
	tcase_add_test(t, a_state_that_there_is_not_is_refused);
	tcase_add_test(t, an_empty_file_becomes_no_database);
	tcase_add_test(t, a_letter_of_the_first_step_is_sent_by_the_last);
	tcase_add_test(t, a_store_of_a_later_edition_is_refused);
	tcase_add_test(t, what_is_rolled_back_or_undone_is_gone_and_the_rest_stays);
	tcase_add_test(t, what_another_committed_is_seen);
	tcase_add_test(
		t, others_write_while_it_only_reads_and_an_old_reading_writes_nothing);
	tcase_add_test(t, free_pages_go_back_to_the_disk_but_for_an_eighth);
	tcase_add_test(t, free_pages_are_given_back_in_no_more_time_than_there_is);
	tcase_add_test(t, a_check_takes_no_more_time_than_there_is);
	tcase_add_test(t, what_is_given_back_and_rolled_back_is_still_there);
	tcase_add_test(t, an_old_file_gives_back_nothing_until_it_is_made_compact);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
