/* Settling: a phase is run a while after it has closed; letters that arrived before count,
 * however late they are found; those that arrived after it wait, and are late.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <utime.h>

#include "mail/post/transport.h"
#include "server/daemon/tick.h"
#include "server/phase/phase_settle.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { SETTLING = 120 };

static struct house h;

static void open_up(void)
{
	house_open(&h, START);
	h.home.config.settling = SETTLING;
}
static void shut(void)
{
	house_close(&h);
}

static void at(int64_t now)
{
	h.now = now;
	house_pass(&h, 0);
}

/* A letter whose file says that it arrived then. */
static const char *write_at(int who, const char *text, int64_t arrival)
{
	const char *name = house_write(&h, who, text);
	char path[256];

	snprintf(path, sizeof path, "%s/mail/in/new/%s", h.dir, name);
	ck_assert_int_eq(utime(path, &(struct utimbuf){arrival, arrival}), 0);
	return name;
}

/* All but Dan have sent orders, nobody runs early; a round at the last minute. */
static int64_t to_deadline(void)
{
	house_start(&h);
	for (int i = 0; i < 3; i++)
		house_write(&h, i, house_attack(&h, i));
	house_write(&h, 0, "wait\n");
	house_round(&h);
	int64_t deadline = house_game(&h).deadline;
	at(deadline - 60);
	house_round(&h);
	return deadline;
}

START_TEST(a_phase_is_run_when_it_has_settled_and_not_before)
{
	int64_t deadline = to_deadline();

	write_at(3, house_attack(&h, 3), deadline - 30);
	at(deadline + SETTLING - 1);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	at(deadline + SETTLING);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

START_TEST(what_arrived_before_the_deadline_counts_though_it_was_found_after_it)
{
	int64_t deadline = to_deadline();
	const char *dans = write_at(3, house_attack(&h, 3), deadline);

	at(deadline + 60);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, dans), "done");
	ck_assert(str_find(house_last(&h, 3, "receipt").subject, STR("T1 P1")) !=
		  SIZE_MAX);
	at(deadline + SETTLING);
	house_round(&h);
	/* Turn 1 phase 1 never runs on missing orders: all were in. */
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

START_TEST(what_arrived_after_the_deadline_waits_and_is_late)
{
	int64_t deadline = to_deadline();
	write_at(3, house_attack(&h, 3), deadline - 30);
	at(deadline);
	house_round(&h);
	int receipts = house_count(&h, 1, "receipt");
	const char *late = write_at(1, "attack red 1 with 1 from 1\n", deadline + 1);
	const char *other = house_post(&h, "eve@example.com", "gm@example.org", "hi\n");

	at(deadline + 60);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, late), "new");
	ck_assert_str_eq(house_state(&h, other), "ignored"); /* of no game: at once */
	ck_assert_int_eq(house_count(&h, 1, "receipt"), receipts);
	at(deadline + SETTLING);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_str_eq(house_state(&h, late), "done");
	struct sent s = house_last(&h, 1, "receipt");
	ck_assert_int_eq(house_count(&h, 1, "receipt"), receipts + 1);
	ck_assert(str_find(s.body, STR("earlier")) != SIZE_MAX);
}
END_TEST

START_TEST(an_early_run_settles_too)
{
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	int64_t early = house_game(&h).early;
	ck_assert_int_eq(early, h.now + 30 * 60);
	at(early);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	const char *late = write_at(2, "wait\n", early + 5);
	at(early + SETTLING - 1);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, late), "new");
	at(early + SETTLING);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_str_eq(house_state(&h, late), "done");
}
END_TEST

static bool is_due(int64_t now)
{
	struct tick t = {.home = &h.home, .lock = -1};

	at(now);
	return tick_is_due(&t);
}

START_TEST(the_daemon_is_woken_when_it_has_settled_and_when_a_letter_has_waited)
{
	int64_t deadline = to_deadline();

	ck_assert(!is_due(deadline + SETTLING - 1));
	ck_assert(is_due(deadline + SETTLING));
	at(deadline + 10);
	write_at(1, house_attack(&h, 1), deadline + 1);
	house_round(&h);
	struct err err = {0};
	struct game g = house_game(&h);
	g.hold = STR("fault: for a test"); /* the phase itself is not due any more */
	ck_assert(home_begin(&h.home, &err) && games_save(h.home.store, &g, &err) &&
		  home_commit(&h.home, &err));
	ck_assert(!is_due(deadline + SETTLING - 1));
	ck_assert(is_due(deadline + SETTLING));
}
END_TEST

START_TEST(a_maildir_settles_at_once_and_a_server_in_two_minutes)
{
	h.home.config.settling = -1;
	ck_assert_int_eq(phase_settling(&h.home), 0);
	h.home.config.in[0].url = STR("imaps://gm@example.org");
	ck_assert_int_eq(phase_settling(&h.home), 120);
	h.home.config.in[0].url = STR("pop3s://gm@example.org");
	ck_assert_int_eq(phase_settling(&h.home), 120);
	h.home.config.settling = 0;
	ck_assert_int_eq(phase_settling(&h.home), 0);
	h.home.config.in[0].url = STR("maildir:mail/in");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/settle");
	TCase *t = tcase_create("deadlines");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, a_phase_is_run_when_it_has_settled_and_not_before);
	tcase_add_test(
		t,
		what_arrived_before_the_deadline_counts_though_it_was_found_after_it);
	tcase_add_test(t, what_arrived_after_the_deadline_waits_and_is_late);
	tcase_add_test(t, an_early_run_settles_too);
	tcase_add_test(
		t,
		the_daemon_is_woken_when_it_has_settled_and_when_a_letter_has_waited);
	tcase_add_test(t, a_maildir_settles_at_once_and_a_server_in_two_minutes);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
