/* The store and each of its concerns.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/bounces.h"
#include "schema/games.h"
#include "schema/gmlog.h"
#include "schema/journal.h"
#include "schema/outbox.h"
#include "schema/press.h"
#include "schema/seats.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "schema/sources.h"
#include "schema/store/sql.h"

static char dir[64], path[96];
static struct arena *a;
static struct store *st;
static struct err err;
static struct game g;

#define OK(call) ck_assert_msg((call), "%s", err.text)

static void open_up(void)
{
	snprintf(dir, sizeof dir, "/tmp/postalgm-store.XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(dir));
	snprintf(path, sizeof path, "%s/postalgm.db", dir);
	a = arena_create();
	err = (struct err){0};
	st = store_open(path, STORE_CREATE, &err);
	ck_assert_msg(st != NULL, "%s", err.text);
}

static void shut(void)
{
	char command[128];
	store_close(st);
	arena_destroy(a);
	snprintf(command, sizeof command, "rm -rf '%s'", dir);
	ck_assert_int_eq(system(command), 0);
}

static void add_game(void)
{
	g = (struct game){.name = STR("ce-7"),
			  .rules = STR("cosmic"),
			  .n_seats = 4,
			  .deadlines = STR("7 days 20:00 UTC"),
			  .commitment = STR("c0ffee"),
			  .attempt = 1};
	memset(g.secret, 7, sizeof g.secret);
	OK(games_add(st, &g, &err));
}

/* Store -------------------------------------------------------------------- */

START_TEST(a_new_store_has_all_steps_and_is_only_ours)
{
	struct stat s;
	ck_assert_int_eq(store_version(st), store_steps());
	ck_assert_int_eq(stat(path, &s), 0);
	ck_assert_int_eq(s.st_mode & 0777, 0600);
	OK(store_check(st, &err));
}
END_TEST

/* What is asked at each letter has no list behind IN, which would be built as a table. */
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
	OK(store_check(st, &err));
}
END_TEST

START_TEST(an_empty_file_of_the_first_step_is_brought_up)
{
	store_close(st);
	ck_assert_int_eq(unlink(path), 0);
	FILE *f = fopen(path, "w");
	fclose(f);
	struct store *old = store_open(path, STORE_READ, &err);
	ck_assert_ptr_null(old);
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	err = (struct err){0};
	st = store_open(path, STORE_WRITE, &err);
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

/* Journal ------------------------------------------------------------------ */

/* The one mailbox. */
static int64_t source_in(void)
{
	struct source *rows;
	int64_t id;
	int n;

	OK(sources_list(st, a, &rows, &n, &err));
	if (n)
		return rows[0].id;
	OK(source_add(st, "maildir", STR("in"), 0, 100, &id, &err));
	return id;
}

static int64_t add_letter(const char *name, int64_t arrival)
{
	int64_t source = source_in(), id;
	struct journal_entry e = {.source_id = source,
				  .name = str_of(name),
				  .arrival = arrival,
				  .basis = BASIS_MTIME,
				  .bytes = STR("hello")};
	OK(journal_append(st, &e, 100, &id, &err));
	return id;
}

START_TEST(a_place_is_journalled_once)
{
	ck_assert_int_gt(add_letter("one", 5), 0);
	ck_assert_int_eq(add_letter("one", 6), 0);
}
END_TEST

START_TEST(letters_come_by_arrival_and_only_while_they_wait)
{
	struct inbox *in;
	int n;
	int64_t late = add_letter("late", 9), early = add_letter("early", 5);
	OK(journal_waiting(st, a, 8, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 1);
	OK(journal_waiting(st, a, 9, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 2);
	ck_assert_int_eq(in[0].id, early);
	OK(journal_attempt(st, early, &err));
	OK(journal_waiting(st, a, 9, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(in[0].id, late);
	OK(journal_resume(st, &err));
	OK(journal_waiting(st, a, 9, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 2);
	ck_assert_int_eq(in[0].attempts, 1);
	struct inbox_result r = {
		.state = INBOX_DONE, .verdict = STR("orders"), .seat = SEAT_NONE};
	OK(journal_settle(st, early, &r, &err));
	OK(journal_settle(st, late, &r, &err));
	OK(journal_waiting(st, a, 9, 100, 10, &in, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

START_TEST(one_content_acts_once)
{
	uint8_t key[32] = {1};
	bool first;
	int64_t by, one = add_letter("one", 1), two = add_letter("two", 2);
	OK(journal_seen(st, key, one, &first, &by, &err));
	ck_assert(first);
	OK(journal_seen(st, key, two, &first, &by, &err));
	ck_assert(!first);
	ck_assert_int_eq(by, one);
}
END_TEST

START_TEST(answers_are_counted_by_hour_and_day)
{
	int64_t hour, day;
	OK(journal_answered(st, STR("ann@x"), 3600 * 100, &hour, &day, &err));
	ck_assert_int_eq(hour, 0);
	OK(journal_count_answer(st, STR("Ann@x"), 3600 * 100, &err));
	OK(journal_count_answer(st, STR("ann@x"), 3600 * 100 + 5, &err));
	OK(journal_count_answer(st, STR("bob@x"), 3600 * 100 + 5, &err));
	OK(journal_answered(st, STR("ann@X"), 3600 * 100 + 9, &hour, &day, &err));
	ck_assert_int_eq(hour, 2);
	OK(journal_count_answer(st, STR("ann@x"), 3600 * 101, &err));
	OK(journal_answered(st, STR("ann@x"), 3600 * 101, &hour, &day, &err));
	ck_assert_int_eq(hour, 1);
	ck_assert_int_eq(day, 3);
}
END_TEST

START_TEST(old_bytes_are_thrown_out_and_the_row_stays)
{
	struct str bytes;
	struct inbox in;
	int64_t id = add_letter("one", 1);
	struct inbox_result r = {.state = INBOX_IGNORED, .seat = SEAT_NONE};
	OK(journal_settle(st, id, &r, &err));
	OK(store_purge(st, 1000, 10, 10000, 10000, &err));
	ck_assert(!journal_bytes(st, a, id, &bytes, &err));
	OK(journal_load(st, a, id, &in, &err));
}
END_TEST

START_TEST(what_nobody_proved_has_so_much_room_and_no_more)
{
	struct str bytes;
	int64_t id[4];
	add_game();
	/* A player's that counted is not counted here; what was left or refused in a
	 * player's name is, as a stranger's. */
	const struct inbox_result r[4] = {
		{.state = INBOX_DONE, .verdict = STR("accepted"), .game_id = g.id},
		{.state = INBOX_IGNORED, .seat = -1},
		{.state = INBOX_DONE, .verdict = STR("refused"), .game_id = g.id},
		{.state = INBOX_IGNORED, .game_id = g.id},
	};
	for (int i = 0; i < 4; i++) {
		char name[2] = {(char)('a' + i), 0};
		id[i] = add_letter(name, 1);
		OK(journal_settle(st, id[i], &r[i], &err));
	}
	OK(journal_bytes(st, a, id[3], &bytes, &err));
	OK(store_purge_strangers(st, (int64_t)(2 * bytes.n), &err));
	ck_assert(!journal_bytes(st, a, id[1], &bytes, &err));
	err = (struct err){0};
	OK(journal_bytes(st, a, id[0], &bytes, &err));
	OK(journal_bytes(st, a, id[2], &bytes, &err));
	OK(journal_bytes(st, a, id[3], &bytes, &err));
}
END_TEST

/* Games -------------------------------------------------------------------- */

START_TEST(a_game_comes_back_as_it_was_saved)
{
	struct game found;
	add_game();
	g.status = GAME_RUNNING;
	g.deadline = 500;
	g.hold = STR("missing: red");
	g.phase_no = 3;
	OK(games_save(st, &g, &err));
	OK(games_find(st, a, STR("ce-7"), &found, &err));
	ck_assert_int_eq(found.status, GAME_RUNNING);
	ck_assert_int_eq(found.deadline, 500);
	ck_assert_int_eq(found.phase_no, 3);
	ck_assert_str_eq(found.hold.s, "missing: red");
	ck_assert_mem_eq(found.secret, g.secret, sizeof g.secret);
	struct game again = {.name = STR("ce-7")};
	ck_assert(!games_add(st, &again, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
}
END_TEST

START_TEST(games_are_due_by_deadline_or_early_window_unless_held)
{
	struct game *list;
	int n;
	add_game();
	g.status = GAME_RUNNING;
	g.deadline = 500;
	OK(games_save(st, &g, &err));
	OK(games_due(st, a, 499, &list, &n, &err));
	ck_assert_int_eq(n, 0);
	OK(games_due(st, a, 500, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	g.early = 300;
	OK(games_save(st, &g, &err));
	OK(games_due(st, a, 300, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	g.hold = STR("x");
	OK(games_save(st, &g, &err));
	OK(games_due(st, a, 900, &list, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

START_TEST(seats_change_places_without_meeting)
{
	struct seat *list;
	int n;
	add_game();
	for (int i = 0; i < 3; i++) {
		struct seat s = {.game_id = g.id,
				 .seat = i,
				 .colour = STR("c"),
				 .name = STR("N"),
				 .address = STR("n@x")};
		OK(seats_add(st, &s, &err));
	}
	OK(seats_list(st, a, g.id, &list, &n, &err));
	ck_assert_int_eq(n, 3);
	int64_t first = list[0].id;
	for (int i = 0; i < 3; i++)
		list[i].seat = 2 - i;
	OK(seats_reorder(st, list, 3, &err));
	OK(seats_list(st, a, g.id, &list, &n, &err));
	ck_assert_int_eq(list[2].id, first);
	OK(seats_of_address(st, a, STR("N@X"), &list, &n, &err));
	ck_assert_int_eq(n, 3);
}
END_TEST

/* Orders, positions, press -------------------------------------------------- */

START_TEST(a_sheet_is_written_whole)
{
	struct stored_slot slots[] = {{STR("attack Blue 3"), 4, 90, false, true},
				      {STR("power"), 5, 91, true, false}};
	struct stored_sheet s, back;
	add_game();
	s = (struct stored_sheet){.game_id = g.id,
				  .phase_no = 2,
				  .seat = 1,
				  .readable = true,
				  .letters = 1,
				  .n_slots = 2,
				  .slots = slots};
	OK(sheets_save(st, &s, &err));
	s.n_slots = 1;
	s.final = true;
	OK(sheets_save(st, &s, &err));
	OK(sheets_load(st, a, g.id, 2, 1, &back, &err));
	ck_assert(back.exists && back.readable && back.final && !back.wait);
	ck_assert_int_eq(back.n_slots, 1);
	ck_assert_str_eq(back.slots[0].line.s, "attack Blue 3");
	OK(sheets_load(st, a, g.id, 3, 1, &back, &err));
	ck_assert(!back.exists);
}
END_TEST

START_TEST(the_way_to_a_position_leaves_out_what_was_taken_back)
{
	struct snapshot *list;
	int n;
	add_game();
	static const struct {
		int no, from, phase;
	} rows[] = {{1, 0, 0}, {2, 1, 1}, {3, 2, 2}, {4, 2, 2}, {5, 4, 3}};
	for (size_t i = 0; i < 5; i++) {
		struct snapshot s = {.game_id = g.id,
				     .phase_no = rows[i].no,
				     .from_no = rows[i].from,
				     .ran_turn = rows[i].phase ? 1 : 0,
				     .ran_phase = rows[i].phase};
		OK(snapshots_add(st, &s, &err));
	}
	OK(snapshots_of_turn(st, a, g.id, 5, 1, &list, &n, &err));
	ck_assert_int_eq(n, 3);
	ck_assert_int_eq(list[0].phase_no, 2);
	ck_assert_int_eq(list[1].phase_no, 4);
	ck_assert_int_eq(list[2].phase_no, 5);
	struct snapshot s;
	OK(snapshots_ran(st, a, g.id, 1, 2, 0, &s, &err));
	ck_assert_int_eq(s.phase_no, 4);
	struct snapshot again = {.game_id = g.id, .phase_no = 5};
	ck_assert(!snapshots_add(st, &again, &err));
}
END_TEST

START_TEST(press_and_journal_lines_come_back_in_order)
{
	struct press_item p = {.phase_no = 1,
			       .seat = 2,
			       .grey = true,
			       .to_seats = 5,
			       .text = STR("quack")},
			  *list;
	struct gmlog_entry e = {.phase_no = 1,
				.who = STR("gm"),
				.what = STR("ran"),
				.is_public = true},
			   *lines;
	int n;
	int64_t bytes;
	bool first;
	add_game();
	p.game_id = e.game_id = g.id;
	OK(press_add(st, &p, &err));
	OK(press_list(st, a, g.id, 1, &list, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert(list[0].grey && list[0].to_seats == 5);
	OK(press_bytes(st, g.id, 1, 2, &bytes, &err));
	ck_assert_int_eq(bytes, 5);
	OK(gmlog_add(st, &e, &err));
	OK(gmlog_list(st, a, g.id, -1, &lines, &n, &err));
	ck_assert_int_eq(n, 1);
	OK(told_once(st, g.id, 1, 0, "reminder", 9, &first, &err));
	ck_assert(first);
	OK(told_once(st, g.id, 1, 0, "reminder", 9, &first, &err));
	ck_assert(!first);
}
END_TEST

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
	struct journal_entry e = {
		.name = STR("m"), .arrival = 350, .basis = BASIS_MTIME};
	struct inbox_result done = {.state = INBOX_DONE, .seat = 2};
	uint8_t key[32] = {1};
	int64_t id, by;
	bool first;
	add_game();
	add_out(1, "");
	add_bounce(1, true, 100);
	OK(bounces_set_state(st, g.id, 2, STR("ann@x"), ADDRESS_DEAD, 300, &err));
	e.source_id = source_in();
	OK(journal_append(st, &e, 360, &id, &err));
	done.game_id = g.id;
	OK(journal_seen(st, key, id, &first, &by, &err));
	OK(journal_settle(st, id, &done, &err));
	OK(bounces_record(st, a, g.id, 2, STR("ann@x"), &r, &err));
	ck_assert(r.n_hard == 0 && r.state == ADDRESS_GOOD);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/store");
	TCase *t = tcase_create("store");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_new_store_has_all_steps_and_is_only_ours);
	tcase_add_test(t, conditions_that_each_letter_meets_are_cheap);
	tcase_add_test(t, a_state_that_there_is_not_is_refused);
	tcase_add_test(t, an_empty_file_of_the_first_step_is_brought_up);
	tcase_add_test(t, a_letter_of_the_first_step_is_sent_by_the_last);
	tcase_add_test(t, a_store_of_a_later_edition_is_refused);
	tcase_add_test(t, what_is_rolled_back_or_undone_is_gone_and_the_rest_stays);
	tcase_add_test(t, a_place_is_journalled_once);
	tcase_add_test(t, letters_come_by_arrival_and_only_while_they_wait);
	tcase_add_test(t, one_content_acts_once);
	tcase_add_test(t, answers_are_counted_by_hour_and_day);
	tcase_add_test(t, old_bytes_are_thrown_out_and_the_row_stays);
	tcase_add_test(t, what_nobody_proved_has_so_much_room_and_no_more);
	tcase_add_test(t, bytes_of_what_was_sent_are_thrown_out_and_of_nothing_else);
	tcase_add_test(t, a_game_comes_back_as_it_was_saved);
	tcase_add_test(t, games_are_due_by_deadline_or_early_window_unless_held);
	tcase_add_test(t, seats_change_places_without_meeting);
	tcase_add_test(t, a_sheet_is_written_whole);
	tcase_add_test(t, the_way_to_a_position_leaves_out_what_was_taken_back);
	tcase_add_test(t, press_and_journal_lines_come_back_in_order);
	tcase_add_test(t, one_cause_queues_one_letter_of_a_kind);
	tcase_add_test(t, a_claimed_letter_is_claimed_once_and_again_after_a_death);
	tcase_add_test(t, the_text_of_a_letter_is_kept_as_long_as_its_bytes);
	tcase_add_test(t, a_newer_reminder_takes_the_place_of_an_unsent_one);
	tcase_add_test(t, a_claim_that_was_no_try_counts_as_none);
	tcase_add_test(t, bounces_are_counted_by_letter_for_the_address_of_now);
	tcase_add_test(t, a_letter_of_the_seat_wipes_its_slate_clean);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
