/* A game by letters through two Maildirs, with the clock in our hands: invitations, a
 * whole turn, receipts, the early run, the waits.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "schema/mail/inbox.h"
#include "server/daemon/tick.h"
#include "server/game/phase_missing.h"
#include "server/home/lock.h"
#include "server/people/seats.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/replay/replay.h"
#include "tests/kit/house.h"

#define START "2030-03-04T09:00:00Z"
enum { MINUTE = 60, HOUR = 3600, DAY = 24 * 3600 };

static struct house h;

static void open_up(void)
{
	house_open(&h, START);
}
static void shut(void)
{
	house_close(&h);
}

static void all_write(const char *text)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, text);
}

static void all_attack(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
}

static bool says(struct sent s, const char *words)
{
	return str_find(s.body, str_of(words)) != SIZE_MAX;
}

/* Before the start --------------------------------------------------------- */

START_TEST(each_invited_person_gets_one_letter_with_the_commitment)
{
	house_invite(&h);
	struct game g = house_game(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++) {
		ck_assert_int_eq(house_count(&h, i, "invitation"), 1);
		struct sent s = house_last(&h, i, "invitation");
		ck_assert(says(s, str_z(h.a, str_slice(g.commitment, 0, 32))));
		ck_assert(str_find(s.reply_to, STR("gm+kestrel.")) != SIZE_MAX);
	}
}
END_TEST

START_TEST(a_join_is_answered_and_when_all_are_in_the_gm_is_told)
{
	house_invite(&h);
	house_write(&h, 0, "join\ncolour red\nword ouzel\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 0, "receipt"), 1);
	ck_assert_int_eq(house_count(&h, -1, "all 4 have joined"), 0);
	for (int i = 1; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, "Join!\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "all 4 have joined"), 1);
	struct seat s;
	struct err err = {0};
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, 0, &s, &err));
	ck_assert_str_eq(s.lucky.s, "ouzel");
}
END_TEST

START_TEST(a_game_does_not_start_while_a_seat_is_open)
{
	struct err err = {0};
	house_invite(&h);
	house_write(&h, 0, "join\n");
	house_write(&h, 1, "decline\n");
	house_round(&h);
	ck_assert(!game_start(&h.home, h.a, STR("kestrel"), &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_ptr_nonnull(strstr(err.text, "Bob"));
	ck_assert_ptr_nonnull(strstr(err.text, "Dan"));
	ck_assert_int_eq(house_count(&h, -1, "declined"), 1);
}
END_TEST

START_TEST(the_start_brings_a_start_letter_and_a_first_report_to_all_and_the_gm)
{
	house_start(&h);
	for (int i = -1; i < HOUSE_PEOPLE; i++) {
		ck_assert_int_eq(house_count(&h, i, "begins"), 1);
		ck_assert_int_eq(house_count(&h, i, "T1 P1 report"), 1);
	}
}
END_TEST

/* A turn ------------------------------------------------------------------- */

START_TEST(a_whole_turn_goes_by_letters_and_is_the_same_when_replayed)
{
	struct replay r = {0};
	struct err err = {0};
	house_start(&h);
	all_attack();
	house_round(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "receipt 2"), 1);
	int phases = 0;
	while (house_game(&h).turn == 1 && phases++ < 5) {
		h.now = house_game(&h).deadline - HOUR;
		house_pass(&h, 0);
		all_write("final\n");
		house_round(&h);
		h.now = house_game(&h).deadline;
		house_pass(&h, 0);
		house_round(&h);
	}
	ck_assert_int_eq(house_game(&h).turn, 2);
	for (int i = -1; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "T2 P1 report"), 1);
	ck_assert_msg(replay_game(&h.home, h.a, STR("kestrel"), &r, &err), "%s",
		      err.text);
	ck_assert_int_eq(r.n_faults, 0);
	ck_assert_int_ge(r.n_draws, 4);
}
END_TEST

START_TEST(a_later_letter_changes_only_what_it_names)
{
	house_start(&h);
	house_write(&h, 0, house_attack(&h, 0));
	house_round(&h);
	house_write(&h, 0, "wait\nHope all is well.\n");
	house_round(&h);
	struct sent s = house_last(&h, 0, "receipt");
	ck_assert(says(s, "attack"));
	ck_assert(says(s, "WAIT"));
}
END_TEST

/* Each once ---------------------------------------------------------------- */

START_TEST(the_same_letter_by_two_ways_acts_once_and_is_answered_once)
{
	house_start(&h);
	const char *one = house_write(&h, 0, house_attack(&h, 0));
	char from[256], command[700];
	snprintf(from, sizeof from, "%s/mail/in/new", h.dir);
	snprintf(
		command, sizeof command,
		"(echo 'Received: from elsewhere by mx.example.org'; cat %s/%s) > %s/000900.copy",
		from, one, from);
	ck_assert_int_eq(system(command), 0);
	house_round(&h);
	ck_assert_str_eq(house_state(&h, one), "done");
	ck_assert_str_eq(house_state(&h, "000900.copy"), "duplicate");
	ck_assert_int_eq(house_count(&h, 0, "receipt 2"), 1);
	ck_assert_int_eq(house_count(&h, 0, "receipt 3"), 0);
}
END_TEST

START_TEST(the_same_file_again_is_journalled_once)
{
	house_start(&h);
	const char *one = house_write(&h, 0, house_attack(&h, 0));
	house_round(&h);
	char command[512];
	snprintf(command, sizeof command,
		 "cp '%s/mail/in/cur/%s:2,RS' '%s/mail/in/new/%s'", h.dir, one, h.dir,
		 one);
	ck_assert_int_eq(system(command), 0);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 0, "receipt"), 2); /* JOIN's and this one */
}
END_TEST

START_TEST(a_second_daemon_is_refused_and_told_who_holds_the_home)
{
	struct err err = {0};
	char path[256], pid[32];
	snprintf(path, sizeof path, "%s/postalgm.lock", h.dir);
	int fd = lock_take(path, h.now, &err);
	ck_assert_int_ge(fd, 0);
	pid_t child = fork();
	if (child == 0) {
		int other = lock_take(path, h.now + 60, &err);
		snprintf(pid, sizeof pid, "pid %ld", (long)getppid());
		bool good = other < 0 && err.kind == ERR_REFUSED &&
			    strstr(err.text, pid) &&
			    strstr(err.text, "2030-03-04T09:00:00Z");
		_exit(good ? 0 : 1);
	}
	int status;
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert_int_eq(status, 0);
	lock_drop(fd);
	fd = lock_take(path, h.now, &err);
	ck_assert_int_ge(fd, 0);
	lock_drop(fd);
}
END_TEST

/* When a phase runs -------------------------------------------------------- */

START_TEST(a_phase_runs_at_its_deadline_and_not_before)
{
	house_start(&h);
	all_attack();
	house_write(&h, 0, "wait\n");
	house_round(&h);
	int64_t deadline = house_game(&h).deadline;
	h.now = deadline - 1;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	house_pass(&h, 1);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert(house_game(&h).deadline > deadline);
}
END_TEST

START_TEST(with_everybody_in_it_runs_half_an_hour_after_the_last_letter)
{
	house_start(&h);
	all_attack();
	house_round(&h);
	house_pass(&h, 20 * MINUTE);
	house_write(&h, 2,
		    house_attack(&h, 2)); /* the same again: a new letter with orders */
	house_round(&h);
	house_pass(&h, 15 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	house_pass(&h, 15 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

START_TEST(who_says_wait_stops_an_early_run_until_nowait)
{
	house_start(&h);
	all_attack();
	house_write(&h, 1, "wait\n");
	house_round(&h);
	house_pass(&h, HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	house_write(&h, 1, "nowait\n");
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

/* The later word of a player counts: who says WAIT after FINAL is not run over by the FINALs of all. */
START_TEST(wait_takes_an_earlier_final_back)
{
	house_start(&h);
	all_attack();
	for (int i = 0; i < 4; i++)
		house_write(&h, i, "final\n");
	house_round(&h);
	house_write(&h, 1, "wait\n");
	house_round(&h);
	ck_assert(says(house_last(&h, 1, "receipt"), "You are set to WAIT"));
	ck_assert(!says(house_last(&h, 1, "receipt"), "You said FINAL"));
	house_pass(&h, HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	house_write(&h, 1, "final\n");
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

START_TEST(the_first_phase_never_runs_on_missing_orders_and_the_gm_is_asked)
{
	struct err err = {0};
	house_start(&h);
	for (int i = 0; i < 3; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	ck_assert_int_eq(house_count(&h, -1, "waits for your decision"), 1);
	ck_assert_int_eq(house_count(&h, 0, "waits"), 1);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "waits for your decision"), 1);
	ck_assert_int_eq(house_count(&h, -1, "waits"), 1);
	struct sent s = house_last(&h, -1, "waits for your decision");
	ck_assert(says(s, "postalgm nmr random kestrel yellow"));
	ck_assert(says(s, "no orders are in from Yellow"));
	ck_assert(!says(s, "phase run"));
	ck_assert(!phase_run(&h.home, h.a, STR("kestrel"), 1, 1, &err));
	err = (struct err){0};
	ck_assert_msg(
		phase_allow_random(&h.home, h.a, STR("kestrel"), STR("yellow"), &err),
		"%s", err.text);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

START_TEST(missing_orders_that_come_late_to_the_first_phase_let_it_run)
{
	house_start(&h);
	for (int i = 0; i < 3; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	house_write(&h, 3, house_attack(&h, 3));
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}
END_TEST

/* To phase 1.2, in which all main players owe. */
static void to_second_phase(void)
{
	house_start(&h);
	all_attack();
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}

START_TEST(with_more_than_half_missing_it_waits_and_all_are_told)
{
	to_second_phase();
	int64_t deadline = house_game(&h).deadline;
	house_write(&h, 0, "final\n");
	house_round(&h);
	h.now = deadline;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_int_eq(house_game(&h).deadline, deadline + DAY);
	for (int i = -1; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "waits"), 1);
}
END_TEST

START_TEST(who_missed_alone_is_played_at_random)
{
	to_second_phase();
	for (int i = 0; i < 3; i++)
		house_write(&h, i, "final\n");
	house_round(&h);
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

/* 52 hours: the third 20:00 after the one that was. */
START_TEST(a_house_that_was_away_over_the_deadline_waits_by_the_outage)
{
	house_start(&h);
	all_attack();
	house_write(&h, 0, "wait\n");
	house_round(&h);
	int64_t last = h.now, deadline = house_game(&h).deadline;
	h.now = deadline + 2 * HOUR;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 1);
	ck_assert_int_gt(h.now - last, 2 * DAY);
	ck_assert_int_eq(house_game(&h).deadline, deadline + 3 * DAY);
	ck_assert_int_eq(house_count(&h, 3, "waits"), 1);
}
END_TEST

START_TEST(the_gm_overrules_a_brake_but_only_for_the_open_phase)
{
	struct err err = {0};
	to_second_phase();
	ck_assert(!phase_run(&h.home, h.a, STR("kestrel"), 1, 1, &err));
	err = (struct err){0};
	ck_assert_msg(phase_run(&h.home, h.a, STR("kestrel"), 1, 2, &err), "%s",
		      err.text);
	ck_assert_int_eq(house_game(&h).phase, 3);
	ck_assert(!phase_run(&h.home, h.a, STR("kestrel"), 1, 2, &err));
}
END_TEST

START_TEST(a_letter_after_the_deadline_does_not_count_for_the_phase)
{
	house_start(&h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_write(&h, 0, "wait\n");
	house_round(&h);
	h.now = house_game(&h).deadline + MINUTE;
	house_pass(&h, 0);
	house_write(&h, 1, house_attack(&h, 1)); /* found a minute late */
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	struct sent s = house_last(&h, 1, "receipt");
	ck_assert(says(s, "earlier"));
	ck_assert(says(s, "YOUR ORDERS"));
}
END_TEST

START_TEST(orders_for_a_later_phase_wait_for_it_and_count)
{
	house_start(&h);
	all_attack();
	house_round(&h);
	house_write(&h, 0, "orders turn 1 phase 2\ninvite nobody in c1\n");
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	struct missing *o;
	struct err err = {0};
	struct game g = house_game(&h);
	int n;
	ck_assert(phase_missing(&h.home, h.a, &g, &o, &n, &err));
	ck_assert(o[0].in);
	ck_assert(!o[1].in);
}
END_TEST

START_TEST(orders_that_came_early_get_their_receipt_when_their_phase_opens)
{
	house_start(&h);
	all_attack();
	house_round(&h);
	house_write(
		&h, 0,
		"orders turn 1 phase 2\ninvite nobody in c1\ninvite nobody in c9\n");
	house_write(&h, 1, "orders turn 1 phase 2\nattack nobody ever\n");
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	struct sent s = house_last(&h, 0, "T1 P2 receipt 4 - ACCEPTED 1 order, 1 line");
	ck_assert(s.id > 0);
	ck_assert(says(s, "invite nobody in c1 [new]"));
	ck_assert(says(s, "sent early"));
	ck_assert(house_last(&h, 1, "T1 P2 receipt 4 - NO ORDER ACCEPTED: 1 line").id);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 0, "receipt 4"), 1);
	ck_assert_int_eq(house_count(&h, 0, "receipt 5"), 0);
	ck_assert_int_eq(house_count(&h, 2, "T1 P2 receipt"), 0);
}
END_TEST

START_TEST(a_reminder_goes_once_and_only_to_those_who_owe)
{
	house_start(&h);
	for (int i = 0; i < 3; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	h.now = house_game(&h).deadline - 11 * HOUR;
	house_pass(&h, 0);
	house_round(&h);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 3, "reminder"), 1);
	ck_assert_int_eq(house_count(&h, 0, "reminder"), 0);
	ck_assert_int_eq(house_count(&h, -1, "missing"), 1);
}
END_TEST

/* A daemon that runs on, whose rounds read only games whose hour has come since the last one. */
static void round_at(struct tick *t, int64_t now, int reminded)
{
	h.now = now;
	house_pass(&h, 0);
	tick_round(t);
	ck_assert(!t->trouble);
	ck_assert_int_eq(house_count(&h, 3, "reminder"), reminded);
}

static void hold(const char *why)
{
	struct err err = {0};
	struct game g = house_game(&h);

	g.hold = str_of(why);
	ck_assert_msg(games_save(h.home.store, &g, &err), "%s", err.text);
}

START_TEST(each_reminder_goes_in_the_first_round_after_its_hour)
{
	struct tick t;
	struct err err = {0};

	house_start(&h);
	house_rest(&h);
	const int64_t deadline = house_game(&h).deadline;
	ck_assert_msg(tick_open(&t, &h.home, -1, &err), "%s", err.text);
	round_at(&t, deadline - 48 * HOUR - 1, 0);
	round_at(&t, deadline - 48 * HOUR, 1);
	round_at(&t, deadline - 47 * HOUR, 1);
	round_at(&t, deadline - 12 * HOUR - 60, 1);
	/* The clock is put back, and goes on. */
	round_at(&t, deadline - 12 * HOUR - 90, 1);
	/* Its hour is missed while the game waits for the GM: it goes when all games are looked at again. */
	hold("x");
	round_at(&t, deadline - 12 * HOUR + 60, 1);
	hold("");
	round_at(&t, deadline - 11 * HOUR + 60, 2);
	tick_close(&t);
}
END_TEST

START_TEST(a_brake_begins_the_reminders_anew_and_none_comes_with_it)
{
	to_second_phase();
	h.now = house_game(&h).deadline - 11 * HOUR;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 1, "reminder"), 1);
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	house_round(&h);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 1, "waits"), 1);
	ck_assert_int_eq(house_count(&h, 1, "reminder"), 1);
	h.now = house_game(&h).deadline - 11 * HOUR;
	house_pass(&h, 0);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 1, "reminder"), 2);
	ck_assert_int_eq(house_count(&h, -1, "missing"), 2);
}
END_TEST

START_TEST(who_sent_a_part_is_reminded_of_the_rest_and_utc_is_said_once)
{
	to_second_phase();
	house_write(&h, 1, "timezone UTC\n");
	house_write(&h, 1, "invite nobody in c1\n");
	house_round(&h);
	struct missing *o;
	struct err err = {0};
	struct game g = house_game(&h);
	int n;
	ck_assert(phase_missing(&h.home, h.a, &g, &o, &n, &err));
	h.now = g.deadline - 11 * HOUR;
	house_pass(&h, 0);
	house_round(&h);
	bool owes = o[1].owes && !o[1].final && (o[1].needs.n || !o[1].in);
	ck_assert_int_eq(house_count(&h, 1, "reminder"), owes);
	ck_assert(!says(house_last(&h, 1, ""), "in UTC"));
}
END_TEST

/* People ------------------------------------------------------------------- */

START_TEST(who_takes_over_a_seat_gets_all_and_the_old_key_is_dead)
{
	struct err err = {0};
	house_start(&h);
	struct str old = house_key(&h, 0);
	ck_assert_msg(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
				   STR("Eve <eve@example.org>"), &err),
		      "%s", err.text);
	house_round(&h);
	house_post(&h, "Ann <ann@example.org>", str_z(h.a, old), "final\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 0, "receipt 2"), 0);
	struct sent *sent;
	int n = house_sent(&h, &sent);
	struct str key = STR("");
	for (int i = 0; i < n; i++)
		if (str_find(sent[i].to, STR("eve@")) != SIZE_MAX)
			key = sent[i].reply_to;
	ck_assert(key.n > 0);
	house_post(&h, "eve@example.org", str_z(h.a, key),
		   "attack blue 3 with 1 from 1\n");
	house_round(&h);
	house_post(&h, "eve@example.org", str_z(h.a, key), "join\n");
	house_round(&h);
	n = house_sent(&h, &sent);
	bool first = false, start = false, report = false;
	for (int i = 0; i < n; i++)
		if (str_find(sent[i].to, STR("eve@")) != SIZE_MAX) {
			first = first || str_find(sent[i].subject, STR("JOIN first")) !=
						 SIZE_MAX;
			start = start || str_find(sent[i].subject,
						  STR("you have a seat")) != SIZE_MAX;
			report = report ||
				 str_find(sent[i].subject, STR("report")) != SIZE_MAX;
		}
	ck_assert(first && start && report);
}
END_TEST

START_TEST(who_takes_over_a_seat_sees_the_orders_that_stand)
{
	struct err err = {0};
	struct sent *sent;
	struct str key = STR("");
	bool told = false;
	house_start(&h);
	house_write(&h, 0,
		    str_z(h.a, str_printf(h.a, "%sfinal\n", house_attack(&h, 0))));
	house_round(&h);
	(void)house_sent(&h, &sent);
	ck_assert(seat_replace(&h.home, h.a, STR("kestrel"), STR("red"),
			       STR("Eve <eve@example.org>"), &err));
	house_round(&h);
	int n = house_sent(&h, &sent);
	for (int i = 0; i < n; i++)
		if (str_find(sent[i].to, STR("eve@")) != SIZE_MAX) {
			key = sent[i].reply_to;
			ck_assert(says(sent[i], "turn 1, phase 1"));
			ck_assert(!says(sent[i], "olours"));
			ck_assert(!says(sent[i], "ucky"));
		} else if (str_find(sent[i].to, STR("ann@")) != SIZE_MAX) {
			told = says(sent[i], "to somebody");
		}
	ck_assert(told && key.n);
	house_post(&h, "eve@example.org", str_z(h.a, key), "join\n");
	house_round(&h);
	n = house_sent(&h, &sent);
	bool shown = false;
	for (int i = 0; i < n; i++)
		if (str_find(sent[i].subject, STR("receipt")) != SIZE_MAX) {
			shown = says(sent[i], "predecessor") &&
				says(sent[i], "attack") && says(sent[i], " 3 with 2");
			ck_assert(!says(sent[i], "You have no orders in force"));
			ck_assert(!says(sent[i], "You said FINAL"));
		}
	ck_assert(shown);
}
END_TEST

START_TEST(of_join_and_decline_in_one_letter_the_last_counts)
{
	house_invite(&h);
	house_write(&h, 0, "join\ndecline\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "Ann declined"), 1);
	house_write(&h, 0, "join\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "Ann joined after all"), 1);
	house_write(&h, 1, "decline\njoin colour purple\n");
	house_round(&h);
	ck_assert_int_eq(house_count(&h, -1, "Bob declined"), 0);
	struct sent s = house_last(&h, 1, "receipt");
	ck_assert(says(s, "You are in"));
	ck_assert(says(s, "purple is not played in a game of 4"));
	house_write(
		&h, 2,
		"join word aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n");
	house_round(&h);
	ck_assert(says(house_last(&h, 2, "receipt"), "at most 64 characters"));
}
END_TEST

START_TEST(resign_asks_once_and_resign_now_does_it)
{
	struct seat s;
	struct err err = {0};
	house_start(&h);
	house_write(&h, 2, "resign\n");
	house_round(&h);
	ck_assert(says(house_last(&h, 2, "receipt"), "RESIGN NOW"));
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, 2, &s, &err));
	ck_assert(!s.resigned);
	house_write(&h, 2, "resign now\n");
	house_round(&h);
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, 2, &s, &err));
	ck_assert(s.resigned);
	ck_assert_int_eq(house_count(&h, -1, "resigned"), 1);
}
END_TEST

START_TEST(who_has_resigned_is_told_that_orders_are_not_read_any_more)
{
	struct sent s;
	house_start(&h);
	house_write(&h, 2,
		    str_z(h.a, str_printf(h.a, "resign now\n%s", house_attack(&h, 2))));
	house_round(&h);
	s = house_last(&h, 2, "receipt 2");
	ck_assert(says(s, "RESIGNED") || says(s, "You have resigned"));
	ck_assert(!says(s, "ACCEPTED 1"));
	house_write(&h, 2,
		    str_z(h.a, str_printf(h.a, "%sfinal\n", house_attack(&h, 2))));
	house_round(&h);
	s = house_last(&h, 2, "receipt 3");
	ck_assert(says(s, "NO ORDER ACCEPTED"));
	ck_assert(says(s, "no longer read"));
	ck_assert(!says(s, "Still missing"));
	ck_assert(!says(s, "You said FINAL"));
}
END_TEST

START_TEST(a_letter_to_a_game_that_is_over_is_told_so)
{
	struct err err = {0};
	house_start(&h);
	struct str attack = str_of(house_attack(&h, 0));
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("snow"), &err));
	house_round(&h);
	house_write(&h, 0, str_z(h.a, attack));
	house_round(&h);
	struct sent s = house_last(&h, 0, "receipt 2");
	ck_assert(says(s, "The game is over"));
	ck_assert(!says(s, "phase 0"));
}
END_TEST

START_TEST(an_ended_game_publishes_its_secret_and_can_be_checked_from_a_file)
{
	struct err err = {0};
	struct str json;
	struct replay r = {0};
	to_second_phase();
	ck_assert_msg(
		game_end(&h.home, h.a, STR("kestrel"), STR("too few players"), &err),
		"%s", err.text);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).status, GAME_OVER);
	ck_assert_msg(replay_export(&h.home, h.a, STR("kestrel"), true, &json, &err),
		      "%s", err.text);
	ck_assert(str_find(json, STR("\"secret\"")) != SIZE_MAX);
	ck_assert_msg(replay_file(h.a, json, &r, &err), "%s", err.text);
	for (int i = 0; i < r.n_faults; i++)
		ck_abort_msg("%s", r.faults[i].text.s);
	ck_assert_int_eq(r.n_phases, 3);
	/* A changed card is found out. */
	char *forged = str_z(h.a, json);
	char *draw = strstr(forged, "\"draws\":[[");
	ck_assert_ptr_nonnull(draw);
	draw = strchr(draw, ']') - 1;
	*draw = *draw == '0' ? '1' : '0';
	ck_assert_msg(replay_file(h.a, str_of(forged), &r, &err), "%s", err.text);
	ck_assert_int_gt(r.n_faults, 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/tick");
	TCase *t = tcase_create("rounds");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, each_invited_person_gets_one_letter_with_the_commitment);
	tcase_add_test(t, a_join_is_answered_and_when_all_are_in_the_gm_is_told);
	tcase_add_test(t, a_game_does_not_start_while_a_seat_is_open);
	tcase_add_test(
		t,
		the_start_brings_a_start_letter_and_a_first_report_to_all_and_the_gm);
	tcase_add_test(t, a_whole_turn_goes_by_letters_and_is_the_same_when_replayed);
	tcase_add_test(t, a_later_letter_changes_only_what_it_names);
	tcase_add_test(t, the_same_letter_by_two_ways_acts_once_and_is_answered_once);
	tcase_add_test(t, the_same_file_again_is_journalled_once);
	tcase_add_test(t, a_second_daemon_is_refused_and_told_who_holds_the_home);
	tcase_add_test(t, a_phase_runs_at_its_deadline_and_not_before);
	tcase_add_test(t, with_everybody_in_it_runs_half_an_hour_after_the_last_letter);
	tcase_add_test(t, who_says_wait_stops_an_early_run_until_nowait);
	tcase_add_test(t, wait_takes_an_earlier_final_back);
	tcase_add_test(
		t, the_first_phase_never_runs_on_missing_orders_and_the_gm_is_asked);
	tcase_add_test(t, missing_orders_that_come_late_to_the_first_phase_let_it_run);
	tcase_add_test(t, with_more_than_half_missing_it_waits_and_all_are_told);
	tcase_add_test(t, who_missed_alone_is_played_at_random);
	tcase_add_test(t, a_house_that_was_away_over_the_deadline_waits_by_the_outage);
	tcase_add_test(t, the_gm_overrules_a_brake_but_only_for_the_open_phase);
	tcase_add_test(t, a_letter_after_the_deadline_does_not_count_for_the_phase);
	tcase_add_test(t, orders_for_a_later_phase_wait_for_it_and_count);
	tcase_add_test(t,
		       orders_that_came_early_get_their_receipt_when_their_phase_opens);
	tcase_add_test(t, a_reminder_goes_once_and_only_to_those_who_owe);
	tcase_add_test(t, each_reminder_goes_in_the_first_round_after_its_hour);
	tcase_add_test(t, who_sent_a_part_is_reminded_of_the_rest_and_utc_is_said_once);
	tcase_add_test(t, a_brake_begins_the_reminders_anew_and_none_comes_with_it);
	tcase_add_test(t, who_takes_over_a_seat_gets_all_and_the_old_key_is_dead);
	tcase_add_test(t, who_takes_over_a_seat_sees_the_orders_that_stand);
	tcase_add_test(t, of_join_and_decline_in_one_letter_the_last_counts);
	tcase_add_test(t, resign_asks_once_and_resign_now_does_it);
	tcase_add_test(t, who_has_resigned_is_told_that_orders_are_not_read_any_more);
	tcase_add_test(t, a_letter_to_a_game_that_is_over_is_told_so);
	tcase_add_test(
		t, an_ended_game_publishes_its_secret_and_can_be_checked_from_a_file);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
