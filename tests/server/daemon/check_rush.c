/* Many phases are due at one minute: whoever writes meanwhile is answered between them, and nobody's order comes
 * into a phase that has closed.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "schema/mail/outbox.h"
#include "server/daemon/letterbox.h"
#include "server/daemon/marks.h"
#include "server/daemon/tick.h"
#include "tests/bench/crowd.h"

#define START "2030-03-04T09:00:00Z"
enum { DUE = 5, MINUTE = 60 };

static struct house h;
static struct tick tick;

static void open_up(void)
{
	house_open(&h, START);
	house_start(&h);
}
static void shut(void)
{
	tick_close(&tick);
	house_close(&h);
}

/* Games without orders, which the house holds when they are due: that is their run. They close before the first one. */
static void let_be_due(void)
{
	const int64_t deadline = house_game(&h).deadline;

	crowd_add(&h, "due", 1, DUE, deadline - MINUTE, 0);
	house_at(&h, "2030-03-04T10:00:00Z");
	house_round(&h);
	house_rest(&h);
	struct err err = {0};
	ck_assert_msg(tick_open(&tick, &h.home, -1, &err), "%s", err.text);
	tick.apart = true;
	tick.phases_ms = 0;
}

static void round_now(void)
{
	house_pass(&h, 1);
	tick_round(&tick);
	ck_assert(!tick.trouble);
}

static int held(void)
{
	int64_t n = 0;

	ck_assert(sql_number(h.home.store, &n, &crowd_err,
			     "SELECT count(*) FROM game WHERE hold <> ''", ""));
	return (int)n;
}

static int64_t letters(const char *kind, const char *to)
{
	int64_t n = 0;

	ck_assert(sql_number(h.home.store, &n, &crowd_err,
			     "SELECT count(*) FROM outbox WHERE kind = ? AND rcpt = ?",
			     "ss", str_of(kind), str_of(to)));
	return n;
}

/* Orders of everybody, who wait for the deadline all the same. */
static void all_order(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(
			&h, i,
			str_z(h.a, str_printf(h.a, "%s\nwait", house_attack(&h, i))));
	house_pass(&h, MINUTE);
	house_round(&h);
}

/* One phase a round where the time for them is nothing; in a round of its own (`--once`) all of them. */
START_TEST(a_round_ends_after_some_phases)
{
	let_be_due();
	h.now = house_game(&h).deadline - 30;
	for (int i = 1; i <= DUE; i++) {
		round_now();
		ck_assert_int_eq(held(), i);
		ck_assert(tick.more);
	}
	round_now();
	ck_assert(!tick.more);
	tick_close(&tick);
	house_round(&h);
}
END_TEST

/* Dan asks how it stands while the first of the phases have run, and is not kept waiting for the others. */
START_TEST(letters_are_answered_between_phases)
{
	let_be_due();
	h.now = house_game(&h).deadline - 30;
	round_now();
	int64_t before = letters("receipt", house_address[3]);
	house_write(&h, 3, "status");
	round_now();
	ck_assert(tick.more);
	ck_assert_int_eq(letters("receipt", house_address[3]), before + 1);
	ck_assert_int_lt(held(), DUE);
}
END_TEST

/* The first game closes last of all. Ann's letter came after that and before its run: it waits for the run, and is
 * late then. */
START_TEST(no_order_comes_into_a_phase_that_has_closed)
{
	all_order();
	const int slots = house_slots(&h, 0);
	ck_assert_int_gt(slots, 0);
	let_be_due();
	h.now = house_game(&h).deadline + 30;
	house_pass(&h, 0);
	int64_t before = letters("receipt", house_address[0]);
	house_write(&h, 0, "clear all");
	for (int i = 1; i <= DUE; i++) {
		round_now();
		ck_assert_int_eq(held(), i);
		ck_assert_int_eq(house_slots(&h, 0), slots);
		ck_assert_int_eq(letters("receipt", house_address[0]), before);
	}
	for (int i = 0; i < 4; i++)
		round_now();
	ck_assert(!tick.more);
	ck_assert_int_eq(letters("receipt", house_address[0]), before + 1);
	/* Its letter goes out by another process, which may take its time. */
	const struct timespec moment = {.tv_nsec = 10 * 1000 * 1000};
	for (int i = 0; i < 500 && !house_count(&h, 0, "LATE"); i++) {
		nanosleep(&moment, NULL);
		round_now();
	}
	ck_assert_int_eq(house_count(&h, 0, "LATE"), 1);
}
END_TEST

/* Letters of that kind in the games that are due, and the most that one seat got. */
static void count_reminders(int64_t *all, int64_t *most)
{
	ck_assert(sql_number(
		h.home.store, all, &crowd_err,
		"SELECT count(*) FROM outbox WHERE kind = 'reminder' AND game_id <> 1",
		""));
	ck_assert(sql_number(
		h.home.store, most, &crowd_err,
		"SELECT max(n) FROM (SELECT count(*) AS n FROM outbox WHERE kind = 'reminder' GROUP BY game_id, seat)",
		""));
}

/* Many games have their reminder's hour at once, and one is reminded in a round where the time for it is nothing. `_i`: a daemon
 * that looks at all games, or at those whose hour has come since the last round. It is restarted in the midst, and begins anew. */
START_TEST(letters_are_answered_between_reminders_which_go_once)
{
	const int64_t due = h.now + 60 * 3600, hour = due - 48 * 3600;
	int64_t all, most, before = letters("receipt", house_address[3]);

	crowd_add(&h, "due", 1, DUE, due, 0);
	house_round(&h);
	house_rest(&h);
	struct err err = {0};
	ck_assert_msg(tick_open(&tick, &h.home, -1, &err), "%s", err.text);
	tick.apart = true;
	tick.phases_ms = 0;
	for (int i = 0; i < DUE + 2 && (i == 0 || tick.more); i++)
		round_now();
	h.now = hour - 10;
	for (int i = 0; _i && i < DUE + 2 && (i == 0 || tick.more); i++)
		round_now();
	count_reminders(&all, &most);
	ck_assert_int_eq(all, 0);
	h.now = hour;
	for (all = 0; all < 2 * HOUSE_PEOPLE;) {
		int64_t so_far = all;
		round_now();
		count_reminders(&all, &most);
		ck_assert_int_le(all, so_far + HOUSE_PEOPLE);
		ck_assert(tick.more);
	}
	house_write(&h, 3, "status");
	tick.boxes[0].called = true;
	round_now();
	count_reminders(&all, &most);
	ck_assert_int_le(all, 3 * HOUSE_PEOPLE);
	ck_assert(tick.more);
	ck_assert_int_eq(letters("receipt", house_address[3]), before + 1);
	tick_close(&tick);
	ck_assert_msg(tick_open(&tick, &h.home, -1, &err), "%s", err.text);
	tick.apart = true;
	tick.phases_ms = 0;
	int rounds = 0;
	do
		round_now();
	while (tick.more && ++rounds < 4 * DUE);
	ck_assert(!tick.more);
	count_reminders(&all, &most);
	ck_assert_int_eq(all, DUE * HOUSE_PEOPLE);
	ck_assert_int_eq(most, 1);
	ck_assert_int_ge(tick.reminded, hour);
}
END_TEST

/* --- an outbox that fills --- */

static int64_t unsent(void)
{
	int64_t n = 0;

	ck_assert(outbox_unsent(h.home.store, &n, &crowd_err));
	return n;
}

/* So many quarters of what the outbox may hold are letters that no server takes for now. */
static void fill(int quarters)
{
	ck_assert(home_begin(&h.home, &crowd_err));
	crowd_sql(&h, STR("UPDATE outbox SET state = 'RETRY', next_utc = 9999999999"));
	ck_assert(home_end(&h.home, true, &crowd_err));
	ck_assert_int_gt(unsent(), 8);
	h.home.config.limits.outbox_rows = unsent() * 4 / quarters;
}

static void let_leave(void)
{
	ck_assert(home_begin(&h.home, &crowd_err));
	crowd_sql(&h,
		  STR("UPDATE outbox SET state = 'SENT' WHERE next_utc = 9999999999"));
	ck_assert(home_end(&h.home, true, &crowd_err));
}

/* Thousands of reminders must not keep the house from reading its mailbox: they wait until the outbox is half empty. */
START_TEST(reminders_wait_for_room_and_letters_are_answered)
{
	const int64_t due = h.now + 60 * 3600, hour = due - 48 * 3600;
	int64_t all, most, before = letters("receipt", house_address[3]);

	crowd_add(&h, "due", 1, DUE, due, 0);
	house_round(&h);
	house_rest(&h);
	struct err err = {0};
	ck_assert_msg(tick_open(&tick, &h.home, -1, &err), "%s", err.text);
	tick.apart = true;
	h.now = hour;
	fill(2);
	house_write(&h, 3, "status");
	for (int i = 0; i < 3; i++) {
		round_now();
		ck_assert(!tick.more);
		ck_assert(!tick_is_due(&tick));
	}
	count_reminders(&all, &most);
	ck_assert_int_eq(all, 0);
	ck_assert_int_eq(letters("receipt", house_address[3]), before + 1);
	let_leave();
	ck_assert(tick_is_due(&tick));
	int rounds = 0;
	do
		round_now();
	while (tick.more && ++rounds < 100);
	count_reminders(&all, &most);
	ck_assert_int_eq(all, DUE * HOUSE_PEOPLE);
	ck_assert_int_eq(most, 1);
}
END_TEST

/* Neither must the reports of thousands of phases. Ann's letter came after her phase closed, and before its run: it is late, as
 * if the phase had run at once. */
START_TEST(phases_wait_for_room_and_no_order_comes_into_one)
{
	all_order();
	const int slots = house_slots(&h, 0);
	ck_assert_int_gt(slots, 0);
	let_be_due();
	h.now = house_game(&h).deadline + 30;
	house_pass(&h, 0);
	const int64_t before = letters("receipt", house_address[0]);
	fill(3);
	house_write(&h, 0, "clear all");
	for (int i = 0; i < 3; i++) {
		round_now();
		ck_assert(!tick.more);
		ck_assert_int_eq(held(), 0);
		ck_assert_int_eq(house_slots(&h, 0), slots);
		ck_assert_int_eq(letters("receipt", house_address[0]), before);
	}
	let_leave();
	ck_assert(tick_is_due(&tick));
	int rounds = 0;
	do
		round_now();
	while ((tick.more || letters("receipt", house_address[0]) == before) &&
	       ++rounds < 100);
	ck_assert_int_eq(held(), DUE);
	ck_assert_int_eq(letters("receipt", house_address[0]), before + 1);
}
END_TEST

/* A mailbox that was still showing what became of earlier letters is read in the same round. (The process that reads it may take
 * its time; then the round ends with a mailbox at work.) */
START_TEST(a_mailbox_that_shows_marks_is_not_passed_over)
{
	let_be_due();
	h.now = house_game(&h).deadline - 30;
	house_write(&h, 3, "status");
	round_now();
	ck_assert(home_begin(&h.home, &crowd_err));
	crowd_sql(&h, STR("UPDATE inbox SET shown = ''"));
	ck_assert(home_end(&h.home, true, &crowd_err));
	const int64_t before = letters("receipt", house_address[3]);
	marks_begin(&tick);
	ck_assert_int_eq(tick.boxes[0].step, LETTERBOX_SHOWS);
	house_write(&h, 3, "status");
	do {
		round_now();
		ck_assert(tick.boxes[0].step != LETTERBOX_RESTS ||
			  letters("receipt", house_address[3]) == before + 1);
	} while (letters("receipt", house_address[3]) == before);
}
END_TEST

/* Reports that wait do not stand before a receipt. */
START_TEST(receipts_leave_first)
{
	struct outbox *list;
	int n;

	all_order();
	house_run(&h);
	house_write(&h, 1, "status");
	house_round(&h);
	ck_assert(home_begin(&h.home, &crowd_err));
	crowd_sql(
		&h,
		STR("UPDATE outbox SET state = 'QUEUED', next_utc = 10 WHERE kind IN ('report', 'receipt')"));
	ck_assert(outbox_claim(h.home.store, h.a, h.now, 60, 3, &list, &n, &crowd_err));
	ck_assert_int_eq(n, 3);
	ck_assert_str_eq(str_z(h.a, list[0].kind), "receipt");
	ck_assert(home_end(&h.home, true, &crowd_err));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/daemon");
	TCase *t = tcase_create("rush");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_round_ends_after_some_phases);
	tcase_add_test(t, letters_are_answered_between_phases);
	tcase_add_test(t, no_order_comes_into_a_phase_that_has_closed);
	tcase_add_loop_test(t, letters_are_answered_between_reminders_which_go_once, 0,
			    2);
	tcase_add_test(t, reminders_wait_for_room_and_letters_are_answered);
	tcase_add_test(t, phases_wait_for_room_and_no_order_comes_into_one);
	tcase_add_test(t, a_mailbox_that_shows_marks_is_not_passed_over);
	tcase_add_test(t, receipts_leave_first);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
