/* Letters that go out, and those that come back.
 * SPDX-License-Identifier: ISC */
#include <sqlite3.h>

#include "schema/store/store_parts.h"
#include "tests/schema/a_store.h"

/* Outbox ------------------------------------------------------------------- */

static int64_t add_for(int seat, int64_t cause, int phase, const char *supersede)
{
	struct outbox o = {.seat = seat,
			   .cause_kind = STR("in"),
			   .cause_id = cause,
			   .cause_part = phase,
			   .rcpt = STR("ann@x"),
			   .kind = STR("receipt"),
			   .message = STR("bytes"),
			   .plain = STR("text"),
			   .supersede_key = str_of(supersede),
			   .next = 10};
	bool added;
	OK(outbox_next_id(st, &o.id, &err));
	OK(outbox_add(st, &o, &added, &err));
	return added ? o.id : 0;
}

static int64_t add_out(int64_t cause, const char *supersede)
{
	return add_for(SEAT_NONE, cause, 0, supersede);
}

START_TEST(one_cause_queues_one_letter_of_a_kind)
{
	ck_assert_int_eq(add_out(1, ""), 1);
	ck_assert_int_eq(add_out(1, ""), 0);
	ck_assert_int_eq(add_out(2, ""), 2);
	/* One person may sit at two seats, and a game has many phases. */
	ck_assert_int_eq(add_for(0, 1, 0, ""), 3);
	ck_assert_int_eq(add_for(1, 1, 0, ""), 4);
	ck_assert_int_eq(add_for(SEAT_GM, 1, 0, ""), 5);
	ck_assert_int_eq(add_for(1, 1, 0, ""), 0);
	ck_assert_int_eq(add_for(SEAT_GM, 1, 0, ""), 0);
	ck_assert_int_eq(add_for(1, 1, 7, ""), 6);
}
END_TEST

START_TEST(a_claimed_letter_is_claimed_once_and_again_after_a_death)
{
	struct outbox *list;
	int n;
	int64_t due;
	add_out(1, "");
	OK(outbox_claim(st, a, 9, 60, 10, &list, &n, &err));
	ck_assert_int_eq(n, 0);
	OK(outbox_claim(st, a, 10, 60, 10, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_str_eq(list[0].message.s, "bytes");
	OK(outbox_claim(st, a, 10, 60, 10, &list, &n, &err));
	ck_assert_int_eq(n, 0);
	OK(outbox_resume(st, 11, &err));
	OK(outbox_claim(st, a, 11, 60, 10, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(list[0].attempts, 1);
	OK(outbox_result(st, list[0].id, OUTBOX_SENT, 250, STR("ok"), 0, 12, &err));
	OK(outbox_next_due(st, &due, &err));
	ck_assert_int_eq(due, 0);
}
END_TEST

START_TEST(bytes_of_what_was_sent_are_thrown_out_and_of_nothing_else)
{
	struct outbox *list, o;
	int n;
	add_out(1, "");
	add_out(2, "");
	add_out(3, "");
	OK(outbox_claim(st, a, 10, 60, 2, &list, &n, &err));
	OK(outbox_result(st, 1, OUTBOX_SENT, 250, STR(""), 0, 12, &err));
	OK(outbox_result(st, 2, OUTBOX_FAILED, 550, STR(""), 0, 12, &err));
	OK(store_purge(st, 112, 1000, 1000, 100, &err));
	OK(outbox_load(st, a, 1, &o, &err)); /* just at the end of its time */
	ck_assert_str_eq(o.message.s, "bytes");
	OK(store_purge(st, 113, 1000, 1000, 100, &err));
	OK(outbox_load(st, a, 1, &o, &err));
	ck_assert_uint_eq(o.message.n, 0);
	ck_assert_int_eq(o.state, OUTBOX_SENT);
	for (int id = 2; id <= 3; id++) {
		OK(outbox_load(st, a, id, &o, &err));
		ck_assert_str_eq(o.message.s, "bytes");
	}
}
END_TEST

static int rows(const char *sql)
{
	sqlite3_stmt *q;
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_prepare_v2(db, sql, -1, &q, NULL), SQLITE_OK);
	ck_assert_int_eq(sqlite3_step(q), SQLITE_ROW);
	int n = sqlite3_column_int(q, 0);
	sqlite3_finalize(q);
	sqlite3_close(db);
	return n;
}

static void change(const char *sql)
{
	sqlite3 *db;

	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	ck_assert_int_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
}

static int64_t add_with_picture(int64_t cause, const char *message, size_t at,
				const char *picture)
{
	struct outbox o = {.seat = SEAT_NONE,
			   .cause_kind = STR("in"),
			   .cause_id = cause,
			   .rcpt = STR("ann@x"),
			   .kind = STR("report"),
			   .message = str_of(message),
			   .picture = str_of(picture),
			   .picture_at = at,
			   .next = 10};
	bool added;

	OK(outbox_next_id(st, &o.id, &err));
	OK(outbox_add(st, &o, &added, &err));
	return o.id;
}

/* Two letters with one picture, one with another, one with its picture at its end. What they carry is its base64. */
START_TEST(a_picture_is_kept_once_and_each_letter_comes_back_whole)
{
	static const char *const without[] = {"to Ann  bye", "to Bob  bye",
					      "to Cat  bye", "see:\n"};
	static const size_t at[] = {7, 7, 7, 5};
	static const char *const letters[] = {
		"to Ann UElDVFVSRQ==\r\n bye", "to Bob UElDVFVSRQ==\r\n bye",
		"to Cat T1RIRVI=\r\n bye", "see:\nT1RIRVI=\r\n"};
	struct outbox *list, o;
	int n;

	for (int i = 0; i < 4; i++)
		ck_assert_int_eq(add_with_picture(i + 1, without[i], at[i],
						  i < 2 ? "PICTURE" : "OTHER"),
				 i + 1);
	ck_assert_int_eq(rows("SELECT count(*) FROM picture"), 2);
	ck_assert_int_eq(
		rows("SELECT count(*) FROM message WHERE instr(bytes, 'PICT')"), 0);
	for (int i = 0; i < 4; i++) {
		OK(outbox_load(st, a, i + 1, &o, &err));
		ck_assert_str_eq(o.message.s, letters[i]);
	}
	OK(outbox_claim(st, a, 10, 60, 4, &list, &n, &err));
	ck_assert_int_eq(n, 4);
	for (int i = 0; i < 4; i++)
		ck_assert_str_eq(list[i].message.s, letters[i]);
	/* It goes with the last letter that has it. */
	OK(outbox_result(st, 1, OUTBOX_SENT, 250, STR(""), 0, 12, &err));
	OK(store_purge(st, 113, 1000, 1000, 100, &err));
	ck_assert_int_eq(rows("SELECT count(*) FROM picture"), 2);
	OK(outbox_load(st, a, 1, &o, &err));
	ck_assert_uint_eq(o.message.n, 0);
	OK(outbox_load(st, a, 2, &o, &err));
	ck_assert_str_eq(o.message.s, letters[1]);
	OK(outbox_result(st, 2, OUTBOX_SENT, 250, STR(""), 0, 12, &err));
	OK(store_purge(st, 113, 1000, 1000, 100, &err));
	ck_assert_int_eq(rows("SELECT count(*) FROM picture"), 1);
	ck_assert_int_eq(rows("SELECT count(*) FROM pictured"), 2);
}
END_TEST

/* Of editions before: as letters carry it. */
START_TEST(a_picture_that_was_kept_in_base64_is_read)
{
	struct outbox o;

	add_with_picture(1, "to Ann  bye", 7, "PICTURE");
	change("UPDATE picture SET packed = 0, bytes = CAST('T0xE' AS BLOB)");
	OK(outbox_load(st, a, 1, &o, &err));
	ck_assert_str_eq(o.message.s, "to Ann T0xE bye");
}
END_TEST

START_TEST(the_text_of_a_letter_is_kept_as_long_as_its_bytes)
{
	struct outbox *list;
	struct str plain;
	int n;
	add_out(1, "");
	OK(outbox_plain(st, a, 1, &plain, &err));
	ck_assert_str_eq(plain.s, "text");
	OK(outbox_claim(st, a, 10, 60, 2, &list, &n, &err));
	OK(outbox_result(st, 1, OUTBOX_SENT, 250, STR(""), 0, 12, &err));
	OK(store_purge(st, 113, 1000, 1000, 100, &err));
	OK(outbox_plain(st, a, 1, &plain, &err));
	ck_assert_ptr_null(plain.s);
}
END_TEST

START_TEST(a_newer_reminder_takes_the_place_of_an_unsent_one)
{
	struct outbox o;
	int64_t first = add_out(1, "reminder 1");
	add_out(2, "reminder 1");
	OK(outbox_load(st, a, first, &o, &err));
	ck_assert_int_eq(o.state, OUTBOX_DROPPED);
}
END_TEST

START_TEST(a_claim_that_was_no_try_counts_as_none)
{
	struct outbox *list;
	int n;
	add_out(1, "");
	OK(outbox_claim(st, a, 10, 60, 10, &list, &n, &err));
	OK(outbox_release(st, 1, &err));
	OK(outbox_claim(st, a, 10, 60, 10, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(list[0].attempts, 0);
	OK(outbox_result(st, 1, OUTBOX_SENT, 250, STR(""), 0, 11, &err));
	OK(outbox_release(st, 1, &err));
	OK(outbox_load(st, a, 1, &list[0], &err));
	ck_assert_int_eq(list[0].state, OUTBOX_SENT);
}
END_TEST

/* Bounces ------------------------------------------------------------------ */

static void add_bounce(int64_t out, bool hard, int64_t utc)
{
	struct bounce b = {.outbox_id = out,
			   .game_id = g.id,
			   .seat = 2,
			   .address = STR("ann@x"),
			   .hard = hard,
			   .status = hard ? STR("5.1.1") : STR("4.2.2"),
			   .text = STR("so"),
			   .utc = utc};
	bool added;
	OK(bounces_add(st, &b, &added, &err));
}

START_TEST(bounces_are_counted_by_letter_for_the_address_of_now)
{
	struct address_record r;
	add_game();
	for (int i = 1; i <= 3; i++)
		add_out(i, "");
	add_bounce(1, true, 100);
	add_bounce(1, true, 150); /* told twice */
	add_bounce(2, false, 200);
	add_bounce(3, true, 300);
	OK(bounces_record(st, a, g.id, 2, STR("ANN@x"), &r, &err));
	ck_assert(r.n_hard == 2 && r.n_soft == 1 && r.first_hard == 100);
	ck_assert(r.last == 300 && str_is(r.status, "5.1.1"));
	ck_assert_int_eq(r.state, ADDRESS_GOOD);
	OK(bounces_set_state(st, g.id, 2, STR("ann@x"), ADDRESS_DEAD, 400, &err));
	OK(bounces_record(st, a, g.id, 2, STR("ann@x"), &r, &err));
	ck_assert(r.state == ADDRESS_DEAD && r.since == 400);
	OK(bounces_record(st, a, g.id, 2, STR("eve@x"), &r, &err));
	ck_assert(r.n_hard == 0 && r.state == ADDRESS_GOOD);
	OK(bounces_set_state(st, g.id, 2, STR("ann@x"), ADDRESS_GOOD, 500, &err));
	OK(bounces_record(st, a, g.id, 2, STR("ann@x"), &r, &err));
	ck_assert_int_eq(r.state, ADDRESS_GOOD);
}
END_TEST

START_TEST(a_letter_of_the_seat_wipes_its_slate_clean)
{
	struct address_record r;
	struct inbox_entry e = {.name = STR("m"), .arrival = 350, .basis = BASIS_MTIME};
	struct inbox_result done = {.state = INBOX_DONE, .seat = 2};
	uint8_t key[32] = {1};
	int64_t id, by;
	bool first;
	add_game();
	add_out(1, "");
	add_bounce(1, true, 100);
	OK(bounces_set_state(st, g.id, 2, STR("ann@x"), ADDRESS_DEAD, 300, &err));
	e.source_id = source_in();
	OK(inbox_append(st, &e, 360, &id, &err));
	done.game_id = g.id;
	OK(inbox_seen(st, key, id, &first, &by, &err));
	OK(inbox_settle(st, id, &done, &err));
	OK(bounces_record(st, a, g.id, 2, STR("ann@x"), &r, &err));
	ck_assert(r.n_hard == 0 && r.state == ADDRESS_GOOD);
}
END_TEST

/* Rows that the statements of the connection have walked over without an index, since the last call. */
static int rows_scanned(void)
{
	int n = 0;

	for (sqlite3_stmt *q = NULL; (q = sqlite3_next_stmt(st->db, q));)
		n += sqlite3_stmt_status(q, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1);
	return n;
}

START_TEST(a_letter_that_replaces_another_reads_no_more_of_a_full_outbox)
{
	enum { FULL = 200 };

	for (int i = 1; i <= FULL; i++)
		add_out(i, i % 2 ? "" : "reminder 1");
	(void)rows_scanned();
	add_out(FULL + 1, "reminder 2");
	add_out(FULL + 2, "reminder 2");
	add_out(FULL + 3, "");
	ck_assert_int_lt(rows_scanned(), 20);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/mail/outbox");
	TCase *t = tcase_create("outbox");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, bytes_of_what_was_sent_are_thrown_out_and_of_nothing_else);
	tcase_add_test(t, one_cause_queues_one_letter_of_a_kind);
	tcase_add_test(t, a_claimed_letter_is_claimed_once_and_again_after_a_death);
	tcase_add_test(t, a_picture_is_kept_once_and_each_letter_comes_back_whole);
	tcase_add_test(t, a_picture_that_was_kept_in_base64_is_read);
	tcase_add_test(t, the_text_of_a_letter_is_kept_as_long_as_its_bytes);
	tcase_add_test(t, a_newer_reminder_takes_the_place_of_an_unsent_one);
	tcase_add_test(t,
		       a_letter_that_replaces_another_reads_no_more_of_a_full_outbox);
	tcase_add_test(t, a_claim_that_was_no_try_counts_as_none);
	tcase_add_test(t, bounces_are_counted_by_letter_for_the_address_of_now);
	tcase_add_test(t, a_letter_of_the_seat_wipes_its_slate_clean);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
