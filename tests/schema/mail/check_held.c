/* Held letters and further addresses; and a store of the step before them.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/mail/held.h"
#include "schema/mail/inbox.h"
#include "schema/seats.h"

static char dir[64], path[96];
static struct arena *a;
static struct store *st;
static struct err err;

#define OK(call) ck_assert_msg((call), "%s", err.text)

static void run(sqlite3 *db, const char *sql)
{
	char *why = NULL;
	ck_assert_msg(sqlite3_exec(db, sql, NULL, NULL, &why) == SQLITE_OK, "%s", why);
}

static void run_file(sqlite3 *db, const char *name)
{
	static char text[32 * 1024];
	FILE *f = fopen(name, "r");
	ck_assert_ptr_nonnull(f);
	memset(text, 0, sizeof text);
	ck_assert_uint_lt(fread(text, 1, sizeof text - 1, f), sizeof text - 1);
	fclose(f);
	run(db, text);
}

/* A store as the step before this one left it: a game with two seats, a letter that was
 * acted on and one that was refused. */
static void write_second_step(void)
{
	sqlite3 *db;
	ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
	run_file(db, "schema/steps/001-start.sql");
	run_file(db, "schema/steps/002-message.sql");
	run(db,
	    "INSERT INTO source (id, kind, name) VALUES (1, 'maildir', 'in');INSERT INTO game (id, name, rules, n_seats, status, deadlines, secret, commitment, created_utc) VALUES (1, 'ce-7', 'cosmic', 4, 'inviting', '', x'00', '', 1);INSERT INTO seat (id, game_id, seat, colour, name, address, status) VALUES (11, 1, 0, 'red', 'Ann', 'ann@x', 'joined'), (12, 1, 1, 'blue', 'Bob', 'bob@x', 'joined');INSERT INTO inbox (id, source_id, uid_or_name, arrival_utc, arrival_basis, size, sha256, state, game_id, seat, journal_utc) VALUES (1, 1, 'a', 5, 'mtime', 1, x'00', 'DONE', 1, 0, 5), (2, 1, 'b', 6, 'mtime', 1, x'00', 'HELD', 1, 0, 6), (3, 1, 'c', 7, 'mtime', 1, x'00', 'HELD', 1, 1, 7);PRAGMA user_version = 2");
	sqlite3_close(db);
}

static void open_up(void)
{
	snprintf(dir, sizeof dir, "/tmp/postalgm-held.XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(dir));
	snprintf(path, sizeof path, "%s/postalgm.db", dir);
	a = arena_create();
	err = (struct err){0};
	write_second_step();
	st = store_open(path, STORE_WRITE, &err);
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

static void hold(int64_t letter, int64_t seat, const char *hash, int64_t expires)
{
	struct held d = {.letter = letter,
			 .seat_id = seat,
			 .epoch = 1,
			 .phase_no = 3,
			 .why = STR("key"),
			 .content_key = STR("c0ffee"),
			 .word_hash = str_of(hash),
			 .held = 6,
			 .expires = expires};
	OK(held_add(st, &d, &err));
}

static struct held load(int64_t letter)
{
	struct held d;
	bool found;
	OK(held_load(st, a, letter, &found, &d, &err));
	ck_assert(found);
	return d;
}

static enum inbox_state state_of(int64_t letter)
{
	struct inbox in;
	OK(inbox_load(st, a, letter, &in, &err));
	return in.state;
}

START_TEST(a_store_of_the_second_step_keeps_its_seats_and_letters)
{
	struct seat *seats;
	struct seat_address *more;
	int n;
	ck_assert_int_eq(store_version(st), store_steps());
	OK(seats_list(st, a, 1, &seats, &n, &err));
	ck_assert_int_eq(n, 2);
	ck_assert_str_eq(seats[1].address.s, "bob@x");
	OK(seats_addresses(st, a, 1, &more, &n, &err));
	ck_assert_int_eq(n, 0);
	ck_assert_int_eq(state_of(1), INBOX_DONE);
	OK(store_check(st, 0, &(bool){0}, &err));
}
END_TEST

START_TEST(a_held_letter_is_found_by_its_word_and_released_once)
{
	struct held d;
	struct inbox in;
	bool found, same;
	int n;
	hold(2, 11, "hash", 100);
	OK(held_by_word(st, a, STR("other"), &found, &d, &err));
	ck_assert(!found);
	OK(held_by_word(st, a, STR("hash"), &found, &d, &err));
	ck_assert(found);
	ck_assert_int_eq(d.letter, 2);
	ck_assert_int_eq(d.phase_no, 3);
	ck_assert_int_eq(d.state, HELD_WAITING);
	OK(held_waiting(st, 11, STR("c0ffee"), STR("key"), &n, &same, &err));
	ck_assert(n == 1 && same);
	OK(held_waiting(st, 12, STR("c0ffee"), STR("key"), &n, &same, &err));
	ck_assert(n == 0 && !same);

	OK(held_settle(st, 2, HELD_CONFIRMED, true, 50, &err));
	OK(inbox_release(st, 2, 50, &err));
	OK(inbox_load(st, a, 2, &in, &err));
	ck_assert_int_eq(in.state, INBOX_NEW);
	ck_assert_int_eq(in.arrival, 50);
	ck_assert_int_eq(in.basis, BASIS_CONFIRM);
	ck_assert(load(2).always);
	ck_assert(!inbox_release(st, 2, 50, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
}
END_TEST

START_TEST(letters_of_which_nobody_was_asked_do_not_meet)
{
	hold(2, 11, "", 100);
	hold(3, 12, "", 100);
	ck_assert_uint_eq(load(2).word_hash.n, 0);
}
END_TEST

START_TEST(what_is_not_confirmed_in_time_is_ignored)
{
	int64_t n;
	hold(2, 11, "one", 100);
	hold(3, 12, "two", 200);
	OK(held_expire(st, 100, false, &n, &err));
	ck_assert_int_eq(n, 0);
	OK(held_expire(st, 101, false, &n, &err));
	ck_assert_int_eq(n, 1);
	OK(held_expire(st, 101, true, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(load(2).state, HELD_EXPIRED);
	ck_assert_int_eq(state_of(2), INBOX_IGNORED);
	ck_assert_int_eq(load(3).state, HELD_WAITING);
	ck_assert_int_eq(state_of(3), INBOX_HELD);
}
END_TEST

START_TEST(another_player_finds_no_held_letters_of_the_one_before)
{
	hold(2, 11, "one", 100);
	hold(3, 12, "two", 100);
	OK(held_drop_seat(st, 11, 9, &err));
	ck_assert_int_eq(load(2).state, HELD_DROPPED);
	ck_assert_int_eq(state_of(2), INBOX_IGNORED);
	ck_assert_int_eq(state_of(3), INBOX_HELD);
}
END_TEST

START_TEST(a_seat_is_found_by_its_further_addresses_until_they_are_dropped)
{
	struct seat *seats;
	struct seat_address *more;
	int n;
	for (int i = 0; i < 2; i++)
		OK(seats_add_address(st, 11, STR("Ann@Home"), 9, &err));
	OK(seats_addresses(st, a, 1, &more, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_int_eq(more[0].seat_id, 11);
	OK(seats_of_address(st, a, STR("ann@home"), &seats, &n, &err));
	ck_assert_int_eq(n, 1);
	ck_assert_str_eq(seats[0].address.s, "ann@x");
	OK(seats_drop_addresses(st, 11, &err));
	OK(seats_of_address(st, a, STR("ann@home"), &seats, &n, &err));
	ck_assert_int_eq(n, 0);
	/* They go with their seat. */
	OK(seats_add_address(st, 12, STR("bob@home"), 9, &err));
	OK(seats_drop(st, 1, 1, &err));
	OK(seats_addresses(st, a, 1, &more, &n, &err));
	ck_assert_int_eq(n, 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/mail/held");
	TCase *t = tcase_create("held");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_store_of_the_second_step_keeps_its_seats_and_letters);
	tcase_add_test(t, a_held_letter_is_found_by_its_word_and_released_once);
	tcase_add_test(t, letters_of_which_nobody_was_asked_do_not_meet);
	tcase_add_test(t, what_is_not_confirmed_in_time_is_ignored);
	tcase_add_test(t, another_player_finds_no_held_letters_of_the_one_before);
	tcase_add_test(t,
		       a_seat_is_found_by_its_further_addresses_until_they_are_dropped);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
