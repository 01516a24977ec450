/* Standbys: the list, the call, the takeover by one reply, and what becomes of who had
 * the seat. Expected values follow from the rule book: [R18], [R-177], [R-183].
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

#include "schema/standbys.h"
#include "server/game/phase_missing.h"
#include "server/intake/orders_byhand.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/people/standby.h"
#include "server/people/standby_call.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/replay/replay.h"
#include "tests/kit/house.h"

enum { MINUTE = 60, HOUR = 3600, DAY = 24 * 3600 };
#define G STR("kestrel")
#define OK(call) ck_assert_msg(call, "%s", err.text)
#define NO(call)                                                                       \
	ck_assert(!(call) && (err.kind == ERR_REFUSED || err.kind == ERR_USAGE))

static struct house h;
static struct err err;

static void open_up(void)
{
	err = (struct err){0};
	house_open(&h, "2030-03-04T09:00:00Z");
	house_start(&h);
}

static void shut(void)
{
	house_close(&h);
}

/* Wherever its lines end. */
static bool says(struct sent s, const char *words)
{
	return str_find(house_flat(&h, s.body), str_of(words)) != SIZE_MAX;
}

/* The newest letter to an address, and how many there are. */
static int to(const char *address, const char *subject, struct sent *last)
{
	struct sent *s;
	int found = 0;

	h.read = 0;
	int n = house_sent(&h, &s);
	for (int i = 0; i < n; i++)
		if (str_find(s[i].to, str_of(address)) != SIZE_MAX &&
		    str_find(s[i].subject, str_of(subject)) != SIZE_MAX) {
			found++;
			if (last)
				*last = s[i];
		}
	return found;
}

/* An answer to the newest letter with this in its subject. */
static const char *answer(const char *address, const char *subject, const char *text)
{
	struct sent s = {0};

	ck_assert_int_gt(to(address, subject, &s), 0);
	return house_post(&h, address, str_z(h.a, s.reply_to), text);
}

static enum standby_state state_of(const char *address)
{
	struct game g = house_game(&h);
	struct standby *list;
	int n;

	OK(standbys_list(h.home.store, h.a, g.id, &list, &n, &err));
	for (int i = 0; i < n; i++)
		if (str_is(list[i].address, address))
			return list[i].state;
	return STANDBY_STATES;
}

static struct seat seat_of(int seat)
{
	struct game g = house_game(&h);
	struct seat s;

	OK(seats_load(h.home.store, h.a, g.id, seat, &s, &err));
	return s;
}

static int misses_of(int seat)
{
	struct game g = house_game(&h);
	struct missing *o;
	int n;

	OK(phase_missing(&h.home, h.a, &g, &o, &n, &err));
	ck_assert_int_lt(seat, n);
	return o[seat].misses;
}

static void option(const char *name, const char *value)
{
	OK(option_turn(&h.home, h.a, G, str_of(name), str_of(value), false, STR(""),
		       &err));
}

static void on_the_list(void)
{
	OK(standby_add(&h.home, h.a, G, STR("Dora <dora@example.org>"), &err));
	OK(standby_add(&h.home, h.a, G, STR("eve@example.org"), &err));
	house_round(&h);
}

static void to_second_phase(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 2);
}

/* Rounds before the deadline and on it: the house was awake. */
static void to_deadline(void)
{
	h.now = house_game(&h).deadline - MINUTE;
	house_pass(&h, 0);
	house_round(&h);
	house_pass(&h, MINUTE);
	house_round(&h);
	house_round(&h);
}

/* All but Dan, who is yellow, say FINAL; the deadline comes. */
static void dan_misses(void)
{
	for (int i = 0; i < 3; i++)
		house_write(&h, i, "final\n");
	house_round(&h);
	to_deadline();
}

/* The list ----------------------------------------------------------------- */

START_TEST(who_is_on_the_list_is_told_and_leaves_by_one_reply)
{
	struct sent s;

	on_the_list();
	ck_assert_int_eq(to("dora@", "you are a standby", &s), 1);
	ck_assert(says(s, "DECLINE") && says(s, "48 hours"));
	answer("dora@example.org", "standby", "Hello,\ndecline\n");
	house_round(&h);
	/* The first word is a greeting: nothing is done, and she is told what she can do. */
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_WAITING);
	answer("dora@example.org", "standby", "Decline.\n");
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_LEFT);
	ck_assert_int_eq(to("dora@", "the list of standbys", &s), 2);
	answer("dora@example.org", "list of standbys", "join\n");
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_WAITING);
}
END_TEST

START_TEST(a_standbys_key_counts_only_from_her_own_address)
{
	struct sent s;

	on_the_list();
	ck_assert_int_eq(to("dora@", "standby", &s), 1);
	const char *in = house_post(&h, "mallory@example.org", str_z(h.a, s.reply_to),
				    "decline\n");
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_WAITING);
	ck_assert_str_eq(house_state(&h, in), "ignored");
	ck_assert_int_eq(to("mallory@", "", NULL), 0);
}
END_TEST

START_TEST(players_the_gm_and_who_is_on_it_already_are_refused)
{
	struct standby s;

	on_the_list();
	NO(standby_add(&h.home, h.a, G, STR("Dora <DORA@example.org>"), &err));
	NO(standby_add(&h.home, h.a, G, STR("Ann <ann@example.org>"), &err));
	NO(standby_add(&h.home, h.a, G, STR("master@example.org"), &err));
	NO(standby_add(&h.home, h.a, G, STR("gm@example.org"), &err));
	NO(standby_add(&h.home, h.a, G, STR("Dora"), &err));
	NO(standby_add(&h.home, h.a, STR("osprey"), STR("x@example.org"), &err));
	NO(standby_remove(&h.home, h.a, G, STR("zoe@example.org"), &s, &err));
	OK(standby_remove(&h.home, h.a, G, STR("Dora"), &s, &err));
	NO(standby_remove(&h.home, h.a, G, STR("Dora"), &s, &err));
	house_round(&h);
	ck_assert_int_eq(to("dora@", "you are no longer a standby", NULL), 1);
}
END_TEST

/* The call ----------------------------------------------------------------- */

START_TEST(policy_standby_calls_the_first_of_the_list_and_the_phase_waits)
{
	struct sent s;

	option("nmr", "standby");
	on_the_list();
	to_second_phase();
	dan_misses();
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert(str_starts(house_game(&h).hold, "missing"));
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_CALLED);
	ck_assert_int_eq(state_of("eve@example.org"), STANDBY_WAITING);
	/* She is told nothing of the position. */
	ck_assert_int_eq(to("dora@", "invitation", &s), 1);
	ck_assert(says(s, "Yellow") && says(s, "list of standbys"));
	ck_assert_int_eq(to("dora@", "report", NULL), 0);
	ck_assert_int_eq(to("dora@", "you have a seat", NULL), 0);
	ck_assert(!says(s, "hand"));
	/* Dan is told, everybody is told, and the GM. */
	ck_assert_int_eq(to("dan@", "the seat is another", &s), 1);
	ck_assert(says(s, "nothing came from you by the deadline"));
	/* The letter sends questions to the GM, so a reply goes there. */
	ck_assert_msg(str_find(s.reply_to, STR("master@")) != SIZE_MAX, PRI_STR,
		      STR_ARG(s.reply_to));
	for (int i = 0; i < 3; i++) {
		ck_assert_int_eq(to(house_address[i], "T1 P2 waits", &s), 1);
		ck_assert(says(s, "waits for a standby"));
	}
	ck_assert_int_eq(to("master@", "offered to a standby", NULL), 1);
	ck_assert_int_eq(to("eve@", "invitation", NULL), 0);
}
END_TEST

START_TEST(her_join_brings_the_position_a_new_deadline_and_a_row_of_no_misses)
{
	struct sent s;

	option("nmr", "standby");
	on_the_list();
	to_second_phase();
	int64_t deadline = house_game(&h).deadline;
	dan_misses();
	house_pass(&h, 3 * HOUR);
	answer("dora@example.org", "invitation", "join\n");
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_SEATED);
	ck_assert_int_eq(to("dora@", "you have a seat", NULL), 1);
	ck_assert_int_eq(to("dora@", "JOINED", &s), 1);
	ck_assert(says(s, "TURN 1, PHASE 2 OF 4"));
	ck_assert(!says(s, "BEFORE THE START"));
	ck_assert_int_eq(to("dora@", "T1 P2 report", &s), 1);
	ck_assert(says(s, "YOUR ORDERS"));
	struct game g = house_game(&h);
	ck_assert_uint_eq(g.hold.n, 0);
	/* 20 hours at least, at the game's own hour. */
	ck_assert_int_ge(g.deadline, h.now + 20 * HOUR);
	ck_assert_int_eq((g.deadline - deadline) % DAY, 0);
	for (int i = 0; i < 3; i++)
		ck_assert_int_eq(to(house_address[i], "goes on", NULL), 1);
	ck_assert_int_eq(misses_of(3), 0);
	answer("dora@example.org", "report", "final\n");
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
	ck_assert_int_eq(to("ann@", "report", &s), 3);
	ck_assert(says(s, "Yellow is played by Dora from now on, in place of dan") ||
		  says(s, "Yellow is played by Dora from now on, in place of Dan"));
	ck_assert(says(s, "Nobody missed orders."));
}
END_TEST

START_TEST(who_declines_or_is_silent_is_passed_over_and_at_the_end_the_gm_is_asked)
{
	struct sent s;

	option("nmr", "standby");
	on_the_list();
	to_second_phase();
	dan_misses();
	answer("dora@example.org", "invitation", "decline\n");
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_DECLINED);
	ck_assert_int_eq(state_of("eve@example.org"), STANDBY_CALLED);
	ck_assert(str_is(seat_of(3).address, "eve@example.org"));
	/* Her answer goes to her, and her key opens nothing. */
	ck_assert_int_eq(to("eve@", "receipt", NULL), 0);
	const char *in = answer("dora@example.org", "invitation", "join\n");
	house_round(&h);
	ck_assert(str_is(seat_of(3).address, "eve@example.org"));
	ck_assert_int_eq(seat_of(3).status, SEAT_INVITED);
	ck_assert_str_ne(house_reason(&h, in).s, "command");
	house_pass(&h, 47 * HOUR);
	house_round(&h);
	ck_assert_int_eq(to("master@", "waits for your decision", NULL), 1);
	house_pass(&h, 1 * HOUR);
	house_round(&h);
	house_round(&h);
	ck_assert_int_eq(to("master@", "waits for your decision", &s), 2);
	ck_assert(says(s, "list of standbys has nobody left") &&
		  says(s, "postalgm seat replace kestrel yellow"));
	/* Nobody else is there: her offer holds. */
	answer("eve@example.org", "invitation", "join\n");
	house_round(&h);
	ck_assert_int_eq(state_of("eve@example.org"), STANDBY_SEATED);
	ck_assert_int_eq(to("eve@", "T1 P2 report", NULL), 1);
	ck_assert_uint_eq(house_game(&h).hold.n, 0);
}
END_TEST

START_TEST(the_old_players_orders_do_not_count_and_he_is_told_once)
{
	struct sent s;

	option("nmr", "standby");
	on_the_list();
	to_second_phase();
	dan_misses();
	answer("dan@example.org", "report", "final\n");
	house_round(&h);
	ck_assert_int_eq(to("dan@", "not your seat", &s), 1);
	ck_assert(says(s, "Nothing in it was carried out"));
	ck_assert(str_is(s.reply_to, "gm@example.org") ||
		  str_find(s.reply_to, STR("+")) == SIZE_MAX);
	answer("dan@example.org", "report", "wait\n");
	house_round(&h);
	ck_assert_int_eq(to("dan@", "not your seat", NULL), 1);
	ck_assert_int_eq(house_game(&h).phase, 2);
	ck_assert(str_starts(house_game(&h).hold, "missing"));
	/* From another address the dead key gets silence. */
	int n = to("", "", NULL);
	ck_assert_int_gt(to("dan@", "report", &s), 0);
	house_post(&h, "mallory@example.org", str_z(h.a, s.reply_to), "final\n");
	house_round(&h);
	ck_assert_int_eq(to("", "", NULL), n);
}
END_TEST

START_TEST(with_nobody_on_the_list_the_gm_is_asked)
{
	struct sent s;

	option("nmr", "standby");
	to_second_phase();
	dan_misses();
	ck_assert_int_eq(to("master@", "waits for your decision", &s), 1);
	ck_assert(says(s, "nobody is on the list of standbys"));
	ck_assert(!says(s, "nmr standby"));
	ck_assert_int_eq(seat_of(3).status, SEAT_JOINED);
	/* Their orders count still: nobody took the seat from them. */
	house_write(&h, 3, "final\n");
	house_round(&h);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase, 3);
}
END_TEST

START_TEST(the_gm_calls_only_where_something_speaks_for_it)
{
	struct standby who;

	to_second_phase();
	house_write(&h, 0, "final\n");
	house_round(&h);
	NO(standby_by_gm(&h.home, h.a, G, STR("yellow"), &who, &err));
	on_the_list();
	NO(standby_by_gm(&h.home, h.a, G, STR("red"), &who, &err));
	NO(standby_by_gm(&h.home, h.a, G, STR("mauve"), &who, &err));
	OK(standby_by_gm(&h.home, h.a, G, STR("yellow"), &who, &err));
	ck_assert(str_is(who.address, "dora@example.org"));
	/* Once more: the next one, at once. */
	OK(standby_by_gm(&h.home, h.a, G, STR("yellow"), &who, &err));
	ck_assert(str_is(who.address, "eve@example.org"));
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_SILENT);
	NO(standby_by_gm(&h.home, h.a, G, STR("yellow"), &who, &err));
	house_round(&h);
	ck_assert_int_eq(to("dora@", "the seat is another", NULL), 1);
}
END_TEST

START_TEST(a_call_does_not_hold_up_a_game_that_plays_at_random)
{
	struct standby who;
	struct sent s;

	on_the_list();
	to_second_phase();
	h.now = house_game(&h).deadline - 6 * HOUR;
	house_pass(&h, 0);
	house_round(&h);
	OK(standby_by_gm(&h.home, h.a, G, STR("yellow"), &who, &err));
	dan_misses();
	ck_assert_int_eq(house_game(&h).phase, 3);
	/* Nobody plays the seat: its report is for nobody, hers comes with her JOIN. */
	ck_assert_int_eq(to("dora@", "report", NULL), 0);
	ck_assert_int_eq(to("dan@", "T1 P3 report", NULL), 0);
	ck_assert_int_eq(misses_of(3), 1);
	answer("dora@example.org", "invitation", "join\n");
	house_round(&h);
	ck_assert_int_eq(to("dora@", "T1 P3 report", &s), 1);
	ck_assert_int_eq(misses_of(3), 0);
}
END_TEST

START_TEST(seat_replace_takes_the_offer_back)
{
	option("nmr", "standby");
	on_the_list();
	to_second_phase();
	dan_misses();
	OK(seat_replace(&h.home, h.a, G, STR("yellow"), STR("Fay <fay@example.org>"),
			&err));
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_WAITING);
	answer("fay@example.org", "invitation", "join\n");
	house_round(&h);
	ck_assert(str_is(seat_of(3).address, "fay@example.org"));
	ck_assert_int_eq(to("fay@", "report", NULL), 1);
}
END_TEST

/* Leaving ------------------------------------------------------------------ */

START_TEST(two_misses_in_a_row_remove_at_the_end_of_the_turn)
{
	struct sent s;

	to_second_phase();
	dan_misses();
	ck_assert_int_eq(house_game(&h).phase, 3);
	ck_assert_int_eq(misses_of(3), 1);
	ck_assert_int_eq(to("ann@", "T1 P3 report", &s), 1);
	ck_assert(!says(s, "Nobody missed orders."));
	dan_misses();
	/* [R-177]: played at random to the end of the turn, then gone. */
	ck_assert_int_eq(to("ann@", "T1 P4 report", &s), 1);
	ck_assert(says(s, "leaves the game at the end of this turn"));
	/* No order of theirs counts, and none is taken; that is where they read it. */
	ck_assert_int_eq(to("dan@", "T1 P4 report", &s), 1);
	ck_assert(says(s, "Your seat is played at random to the end of this turn"));
	ck_assert(!says(s, " YOUR ORDERS - "));
	house_write(&h, 3, "own colour: redraw\n");
	house_round(&h);
	ck_assert_int_eq(to("dan@", "T1 P4 receipt", &s), 1);
	ck_assert(says(s, "NO ORDER ACCEPTED: 1 line refused"));
	ck_assert(says(s, "Your orders do not count"));
	struct str receipt;
	struct reading *reading;
	NO(orders_by_gm(&h.home, h.a, G, STR("yellow"), STR("own colour: redraw\n"),
			true, &reading, &receipt, &err));
	for (int i = 0; i < 4 && house_game(&h).turn == 1; i++) {
		ck_assert_int_eq(seat_of(3).status, SEAT_JOINED);
		dan_misses();
	}
	ck_assert_int_eq(house_game(&h).turn, 2);
	ck_assert_int_eq(seat_of(3).status, SEAT_REMOVED);
	NO(seat_replace(&h.home, h.a, G, STR("yellow"), STR("fay@example.org"), &err));
	NO(standby_by_gm(&h.home, h.a, G, STR("yellow"), NULL, &err));
	ck_assert_int_eq(to("ann@", "report", &s) > 0, 1);
	ck_assert(says(s, "Yellow leaves the game."));
}
END_TEST

START_TEST(a_standby_who_takes_over_in_time_keeps_the_seat_in_the_game)
{
	to_second_phase();
	dan_misses();
	option("nmr", "standby");
	on_the_list();
	/* The GM lets it run all the same: the second miss in a row marks the seat. */
	OK(phase_allow_random(&h.home, h.a, G, STR("yellow"), &err));
	dan_misses();
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_CALLED);
	ck_assert_int_eq(to("dan@", "the seat is another", NULL), 1);
	answer("dora@example.org", "invitation", "join\n");
	house_round(&h);
	ck_assert_int_eq(misses_of(3), 0);
	for (int i = 0; i < 4 && house_game(&h).turn == 1; i++) {
		answer("dora@example.org", "report", "final\n");
		dan_misses();
	}
	ck_assert_int_eq(house_game(&h).turn, 2);
	ck_assert_int_eq(seat_of(3).status, SEAT_JOINED);
}
END_TEST

START_TEST(who_resigns_is_replaced_by_the_next_of_the_list)
{
	struct sent s;

	option("nmr", "standby");
	on_the_list();
	to_second_phase();
	house_write(&h, 3, "resign now\n");
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_CALLED);
	ck_assert_int_eq(to("dan@", "the seat is another", &s), 1);
	ck_assert(says(s, "you have resigned"));
	/* Dan, not Dora, gets the answer to Dan's RESIGN NOW. */
	ck_assert_int_eq(to("dan@", "receipt", NULL) > 0, 1);
	ck_assert_int_eq(to("dora@", "receipt", NULL), 0);
	answer("dora@example.org", "invitation", "join\n");
	house_round(&h);
	ck_assert_int_eq(seat_of(3).status, SEAT_JOINED);
	ck_assert(!seat_of(3).resigned);
	answer("dora@example.org", "report", "final\n");
	house_round(&h);
	ck_assert_int_eq(to("dora@", "receipt", NULL), 2);
	for (int i = 0; i < 5 && house_game(&h).turn == 1; i++) {
		dan_misses();
		answer("dora@example.org", "report", "final\n");
		house_round(&h);
	}
	ck_assert_int_eq(seat_of(3).status, SEAT_JOINED);
}
END_TEST

START_TEST(a_seat_that_leaves_before_she_answers_is_gone)
{
	struct standby who;
	struct sent s;

	on_the_list();
	to_second_phase();
	house_write(&h, 3, "resign now\n");
	house_round(&h);
	OK(standby_by_gm(&h.home, h.a, G, STR("yellow"), &who, &err));
	h.home.config.standby_hours = 48;
	for (int i = 0; i < 4 && house_game(&h).turn == 1; i++) {
		struct game g = house_game(&h);
		for (int k = 0; k < 3; k++)
			house_write(&h, k, "final\n");
		house_round(&h);
		OK(phase_run(&h.home, h.a, G, g.turn, g.phase, &err));
		house_round(&h);
	}
	ck_assert_int_eq(seat_of(3).status, SEAT_REMOVED);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_WAITING);
	ck_assert_int_eq(to("dora@", "the seat is gone", &s), 1);
	answer("dora@example.org", "invitation", "join\n");
	house_round(&h);
	ck_assert_int_eq(seat_of(3).status, SEAT_REMOVED);
	ck_assert_int_eq(to("dora@", "report", NULL), 0);
}
END_TEST

START_TEST(her_time_stands_still_while_the_game_is_paused)
{
	option("nmr", "standby");
	on_the_list();
	to_second_phase();
	dan_misses();
	OK(game_pause(&h.home, h.a, G, &err));
	house_pass(&h, 5 * DAY);
	house_round(&h);
	OK(game_resume(&h.home, h.a, G, &err));
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_CALLED);
	house_pass(&h, 48 * HOUR);
	house_round(&h);
	ck_assert_int_eq(state_of("dora@example.org"), STANDBY_SILENT);
	ck_assert_int_eq(state_of("eve@example.org"), STANDBY_CALLED);
}
END_TEST

START_TEST(a_season_with_all_of_it_is_the_same_when_replayed)
{
	option("nmr", "standby");
	on_the_list();
	to_second_phase();
	dan_misses();
	answer("dora@example.org", "invitation", "join\n");
	house_round(&h);
	for (int i = 0; i < 3; i++) {
		answer("dora@example.org", "report", "final\n");
		dan_misses();
	}
	ck_assert_int_gt(house_game(&h).last_phase_no, 4);
	struct replay r = {0};
	OK(replay_game(&h.home, h.a, G, &r, &err));
	ck_assert_msg(r.n_faults == 0, "%s", r.n_faults ? r.faults[0].text.s : "");
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("standbys");
	TCase *t = tcase_create("list, call, takeover");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(t, who_is_on_the_list_is_told_and_leaves_by_one_reply);
	tcase_add_test(t, a_standbys_key_counts_only_from_her_own_address);
	tcase_add_test(t, players_the_gm_and_who_is_on_it_already_are_refused);
	tcase_add_test(t,
		       policy_standby_calls_the_first_of_the_list_and_the_phase_waits);
	tcase_add_test(
		t, her_join_brings_the_position_a_new_deadline_and_a_row_of_no_misses);
	tcase_add_test(
		t,
		who_declines_or_is_silent_is_passed_over_and_at_the_end_the_gm_is_asked);
	tcase_add_test(t, the_old_players_orders_do_not_count_and_he_is_told_once);
	tcase_add_test(t, with_nobody_on_the_list_the_gm_is_asked);
	tcase_add_test(t, the_gm_calls_only_where_something_speaks_for_it);
	tcase_add_test(t, a_call_does_not_hold_up_a_game_that_plays_at_random);
	tcase_add_test(t, seat_replace_takes_the_offer_back);
	tcase_add_test(t, two_misses_in_a_row_remove_at_the_end_of_the_turn);
	tcase_add_test(t, a_standby_who_takes_over_in_time_keeps_the_seat_in_the_game);
	tcase_add_test(t, who_resigns_is_replaced_by_the_next_of_the_list);
	tcase_add_test(t, a_seat_that_leaves_before_she_answers_is_gone);
	tcase_add_test(t, her_time_stands_still_while_the_game_is_paused);
	tcase_add_test(t, a_season_with_all_of_it_is_the_same_when_replayed);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
