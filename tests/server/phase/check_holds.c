/* Brakes at the deadline: the reasons why a phase is not run, the new deadlines, the
 * letters about them, and that none of them goes on for ever.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "schema/mail/bounces.h"
#include "schema/mail/outbox.h"
#include "schema/snapshots.h"
#include "server/game/position.h"
#include "server/options/game_options.h"
#include "server/people/bounce.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "server/phase/game_start.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "tests/kit/house.h"

enum { MINUTE = 60, HOUR = 3600, DAY = 24 * 3600 };
#define G STR("kestrel")
#define OK(call) ck_assert_msg(call, "%s", err.text)

static struct house h;
static struct err err;

static void to_second_phase(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}

static void open_up(void)
{
	err = (struct err){0};
	house_open(&h, "2030-03-04T09:00:00Z");
	house_start(&h);
	to_second_phase();
}

static void shut(void)
{
	house_close(&h);
}

static void at(int64_t when)
{
	h.now = when;
	house_pass(&h, 0);
}

/* The house is awake before the deadline and on it. */
static void to_deadline(void)
{
	at(house_game(&h).deadline - MINUTE);
	house_round(&h);
	house_pass(&h, MINUTE);
	house_round(&h);
	house_round(&h);
}

static void option(const char *name, const char *value)
{
	OK(option_turn(&h.home, h.a, G, str_of(name), str_of(value), false, STR(""),
		       &err));
}

static void final_from(int first, int last)
{
	for (int i = first; i <= last; i++)
		house_write(&h, i, "final\n");
	house_round(&h);
}

START_TEST(half_of_the_seats_is_not_more_than_half)
{
	final_from(0, 1);
	to_deadline();
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

START_TEST(a_mass_of_misses_moves_the_deadline_once_and_then_the_gm_is_asked)
{
	int64_t deadline = house_game(&h).deadline;
	final_from(0, 0);
	to_deadline();
	ck_assert_int_eq(house_game(&h).deadline, deadline + DAY);
	ck_assert_int_eq(house_count(&h, -1, "waits for your decision"), 0);
	to_deadline();
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_int_eq(house_game(&h).deadline, deadline + DAY);
	ck_assert(str_starts(house_game(&h).hold, "missing"));
	ck_assert_int_eq(house_count(&h, -1, "waits for your decision"), 1);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_int_eq(house_count(&h, i, "waits"), 2);
	/* However often the house wakes up: nothing more is said. */
	for (int i = 0; i < 3; i++) {
		house_pass(&h, DAY);
		house_round(&h);
	}
	ck_assert_int_eq(house_count(&h, 0, "waits"), 2);
	OK(phase_run(&h.home, h.a, G, 1, 2, &err));
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

START_TEST(an_outage_within_the_grace_is_none_and_over_its_end_it_is)
{
	option("grace", "6");
	final_from(0, 2);
	int64_t deadline = house_game(&h).deadline;
	at(deadline - 3 * HOUR);
	house_round(&h);
	at(deadline +
	   2 * HOUR); /* five hours away over the deadline; four of grace left */
	house_round(&h);
	ck_assert_int_eq(house_game(&h).deadline, deadline);
	at(deadline + 6 * HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);

	final_from(0, 2);
	deadline = house_game(&h).deadline;
	at(deadline + 4 * HOUR);
	house_round(&h);
	at(deadline + 8 * HOUR); /* away from two hours before its end to two after */
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
	/* Its rule knows 20:00 alone. */
	ck_assert_int_eq(house_game(&h).deadline, deadline + DAY);
}
END_TEST

START_TEST(a_clock_that_leaps_over_the_deadline_moves_it_by_the_leap)
{
	final_from(0, 2);
	int64_t deadline = house_game(&h).deadline;
	at(deadline - 10 * MINUTE);
	house_round(&h);
	h.home.clock_jump = 20 * MINUTE;
	at(deadline + 10 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_int_eq(house_game(&h).deadline, deadline + DAY);
	ck_assert_int_eq(house_count(&h, 3, "waits"), 1);
	at(deadline + DAY - 30 * MINUTE);
	house_round(&h);
	at(deadline + DAY);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

/* The newest report to the seat came back for good. */
static void comes_back(int who)
{
	struct outbox o;

	OK(outbox_load(h.home.store, h.a, house_last(&h, who, "report").id, &o, &err));
	OK(bounce_note(&h.home, h.a, &o, true, STR("5.1.1"), STR("no such user"), 0,
		       &err));
}

START_TEST(letters_to_half_of_the_seats_come_back_and_the_gm_is_asked)
{
	house_pass(&h, HOUR);
	comes_back(2);
	comes_back(3);
	final_from(0, 1);
	to_deadline();
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert(str_starts(house_game(&h).hold, "unreachable"));
	ck_assert_int_eq(house_count(&h, -1, "waits for your decision"), 1);
	ck_assert_int_eq(house_count(&h, 0, "waits"), 1);
	/* They write: they are reached, and it goes on. */
	final_from(2, 3);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

START_TEST(one_address_that_bounces_holds_up_nobody)
{
	comes_back(3);
	final_from(0, 2);
	to_deadline();
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

START_TEST(another_policy_is_followed_while_the_phase_waits)
{
	option("nmr", "wait");
	final_from(0, 2);
	to_deadline();
	ck_assert(str_starts(house_game(&h).hold, "missing"));
	house_pass(&h, DAY);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	option("nmr", "random");
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

/* Another game, of three, in the same house. */
static int64_t osprey(void)
{
	static const char *const who[] = {"xia@example.org", "yan@example.org",
					  "zoe@example.org"};
	struct new_game n = {.name = STR("osprey"),
			     .n_seats = 3,
			     .deadlines = STR("2 days 20:00 UTC")};
	struct sent *s;
	struct game g;

	OK(game_create(&h.home, h.a, &n, &g, &err));
	for (int i = 0; i < 3; i++)
		OK(seat_add(&h.home, h.a, n.name, str_of(who[i]), STR(""), NULL, &err));
	house_round(&h);
	h.read = 0;
	int n_sent = house_sent(&h, &s);
	for (int i = 0; i < n_sent; i++)
		if (str_find(s[i].subject, STR("[OSPREY] invitation")) != SIZE_MAX)
			house_post(&h, str_z(h.a, s[i].to), str_z(h.a, s[i].reply_to),
				   "join\n");
	house_round(&h);
	OK(game_start(&h.home, h.a, n.name, &err));
	house_round(&h);
	return g.id;
}

static struct game game_of(int64_t id)
{
	struct game g;

	OK(games_load(h.home.store, h.a, id, &g, &err));
	return g;
}

START_TEST(an_outage_moves_every_game_whose_deadline_it_covers_and_no_other)
{
	int64_t other = osprey(), deadline = house_game(&h).deadline;

	OK(phase_extend(&h.home, h.a, STR("osprey"), deadline + 5 * DAY, STR(""),
			&err));
	final_from(0, 2);
	at(deadline - 3 * HOUR);
	house_round(&h);
	at(deadline + 3 * HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).deadline, deadline + DAY);
	ck_assert_int_eq(game_of(other).deadline, deadline + 5 * DAY);
	/* Both at once. */
	OK(phase_set_deadline(&h.home, h.a, STR("osprey"), house_game(&h).deadline,
			      STR(""), &err));
	deadline = house_game(&h).deadline;
	at(deadline - 2 * HOUR);
	house_round(&h);
	at(deadline + 2 * HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).deadline, deadline + DAY);
	ck_assert_int_eq(game_of(other).deadline, deadline + DAY);
}
END_TEST

START_TEST(a_paused_game_is_moved_by_its_pause_alone)
{
	int64_t deadline = house_game(&h).deadline;

	final_from(0, 2);
	OK(game_pause(&h.home, h.a, G, &err));
	int64_t from = h.now, days = (deadline + 3 * DAY - from + DAY - 1) / DAY;
	at(deadline + 3 * DAY);
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 0, "waits"), 0);
	OK(game_resume(&h.home, h.a, G, &err));
	ck_assert_int_eq(house_game(&h).deadline, deadline + days * DAY);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert_int_eq(house_count(&h, 0, "waits"), 0);
}
END_TEST

/* Acts are put on a position that was read before them, or it is read anew: both are the same, whatever the act. */
START_TEST(a_position_with_later_acts_is_the_one_that_is_read_anew)
{
	const struct game g = house_game(&h);
	const struct act acts[] = {
		{.kind = ACT_EXCUSE, .seat = 1},
		{.kind = ACT_PLAYER, .seat = 2},
		{.kind = ACT_RESIGN, .seat = 3, .name = STR("turn")},
		{.kind = ACT_RESIGN, .seat = 0},
		{.kind = ACT_STOP},
	};
	const int n = sizeof acts / sizeof *acts;

	for (int from = 0; from < n; from++) { /* it was read before act `from` */
		struct position before, kept, anew;
		OK(home_begin(&h.home, &err));
		for (int i = 0; i <= n; i++) {
			if (i == from)
				OK(position_load(&h.home, h.a, &g, g.phase_no, &before,
						 &err));
			if (i == n)
				break;
			struct act act = acts[i];
			act.game_id = g.id;
			act.phase_no = g.phase_no;
			act.utc = h.now;
			OK(acts_add(h.home.store, &act, &err));
		}
		OK(position_load(&h.home, h.a, &g, g.phase_no, &kept, &err));
		home_forget(&h.home);
		OK(position_load(&h.home, h.a, &g, g.phase_no, &anew, &err));
		ck_assert_int_eq(kept.excused, 1 << 1);
		ck_assert_int_eq(anew.excused, kept.excused);
		ck_assert_int_eq(anew.turn, kept.turn);
		ck_assert_int_eq(anew.phase, kept.phase);
		ck_assert_mem_eq(anew.state, kept.state, anew.rules->state_size);
		ck_assert(memcmp(anew.state, before.state, anew.rules->state_size) !=
			  0);
		home_rollback(&h.home);
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("holds");
	TCase *t = tcase_create("at the deadline");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, half_of_the_seats_is_not_more_than_half);
	tcase_add_test(
		t, a_mass_of_misses_moves_the_deadline_once_and_then_the_gm_is_asked);
	tcase_add_test(t, an_outage_within_the_grace_is_none_and_over_its_end_it_is);
	tcase_add_test(t, a_clock_that_leaps_over_the_deadline_moves_it_by_the_leap);
	tcase_add_test(t, letters_to_half_of_the_seats_come_back_and_the_gm_is_asked);
	tcase_add_test(t, one_address_that_bounces_holds_up_nobody);
	tcase_add_test(t, another_policy_is_followed_while_the_phase_waits);
	tcase_add_test(
		t, an_outage_moves_every_game_whose_deadline_it_covers_and_no_other);
	tcase_add_test(t, a_paused_game_is_moved_by_its_pause_alone);
	tcase_add_test(t, a_position_with_later_acts_is_the_one_that_is_read_anew);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
