/* Undo: a phase is opened again. Tests the orders that count then, those that are void,
 * and the letters that tell it; and that chance stays what it was.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "schema/gmlog.h"
#include "schema/sheets.h"
#include "schema/snapshots.h"
#include "server/game/phase_missing.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/game_stop.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_rollback.h"
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

static bool says(struct sent s, const char *words)
{
	/* Lines are broken where they are full: blanks are all alike. */
	struct buf flat = buf_in(h.a);
	for (size_t i = 0; i < s.body.n; i++) {
		char c = s.body.s[i];
		bool blank = c == '\r' || c == '\n' || c == ' ';
		if (c == '=' && i + 2 < s.body.n && s.body.s[i + 1] == '\r') {
			i += 2;
			continue;
		}
		if (!blank)
			buf_char(&flat, c);
		else if (flat.n && flat.s[flat.n - 1] != ' ')
			buf_char(&flat, ' ');
	}
	return str_find(buf_str(&flat), str_of(words)) != SIZE_MAX;
}

static void all_attack(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
}

static void run(void)
{
	house_pass(&h, MINUTE);
	house_run(&h);
}

static bool take_back(int turn, int phase, const char *why, bool force,
		      struct rollback *r, struct err *err)
{
	struct rollback own;
	*err = (struct err){0};
	house_pass(&h, MINUTE);
	bool ok = phase_rollback(&h.home, h.a, STR("kestrel"), turn, phase, str_of(why),
				 force, r ? r : &own, err);
	if (ok)
		house_round(&h);
	return ok;
}

static void back_to(int turn, int phase)
{
	struct err err;
	ck_assert_msg(take_back(turn, phase, "a letter was misread", false, NULL, &err),
		      "%s", err.text);
}

static struct snapshot opened(int phase_no)
{
	struct snapshot s;
	struct err err = {0};
	ck_assert_msg(snapshots_load(h.home.store, h.a, house_game(&h).id, phase_no, &s,
				     &err),
		      "%s", err.text);
	return s;
}

static struct seat seat_of(int seat)
{
	struct seat s;
	struct err err = {0};
	ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, seat, &s, &err));
	return s;
}

static void replays(void)
{
	struct replay r = {0};
	struct err err = {0};
	ck_assert_msg(replay_game(&h.home, h.a, STR("kestrel"), &r, &err), "%s",
		      err.text);
	struct str why = r.n_faults ? r.faults[0].text : STR("");
	ck_assert_msg(replay_is_whole(&r), "%.*s", STR_ARG(why));
}

/* To the next turn, with a word of the first three in each phase [R-174]. */
static void to_next_turn(void)
{
	int turn = house_game(&h).turn;
	while (house_game(&h).turn == turn) {
		for (int i = 0; i < 3; i++)
			house_write(&h, i, "final\n");
		house_round(&h);
		run();
	}
}

/* Phase 1 was run with everybody's orders; phase 2 is open. */
static void to_second_phase(void)
{
	house_start(&h);
	all_attack();
	house_round(&h);
	run();
	ck_assert_int_eq(house_game(&h).phase, 2);
}

/* Effects ------------------------------------------------------------------- */

START_TEST(the_phase_is_open_again_under_a_new_number_with_its_old_position)
{
	to_second_phase();
	struct game before = house_game(&h);
	back_to(1, 1);
	struct game g = house_game(&h);
	ck_assert_int_eq(g.turn, 1);
	ck_assert_int_eq(g.phase, 1);
	ck_assert_int_eq(g.phase_no, before.phase_no + 1);
	ck_assert_int_eq(g.attempt, 2);
	ck_assert(str_equal(opened(g.phase_no).state, opened(1).state));
	/* A deadline as for a new phase: two days, at 20:00. */
	ck_assert_int_ge(g.deadline, h.now + 20 * HOUR);
	ck_assert_int_eq(g.deadline % DAY, 20 * HOUR);
	/* The earlier rows are still there. */
	ck_assert_int_eq(opened(before.phase_no).phase, 2);
	replays();
}
END_TEST

START_TEST(the_same_orders_meet_the_same_draws)
{
	to_second_phase();
	struct snapshot first = opened(2);
	back_to(1, 1);
	run(); /* nobody wrote: the earlier orders count */
	struct snapshot second = opened(4);
	ck_assert(str_equal(first.state, second.state));
	ck_assert(str_equal(first.events, second.events));
	ck_assert(str_equal(first.draws, second.draws));
	replays();
}
END_TEST

START_TEST(each_player_and_the_gm_get_the_report_again_with_the_reason)
{
	/* As house_attack writes it, in canonical words. */
	static const char *const as_they_were[] = {
		"3 with 2 from Red 1", "3 with 2 from Blue 1", "3 with 2 from Green 1",
		"3 with 2 from Yellow 1"};

	to_second_phase();
	back_to(1, 1);
	for (int i = -1; i < HOUSE_PEOPLE; i++) {
		struct sent s = house_last(&h, i, "T1 P1 report again");
		ck_assert_int_eq(house_count(&h, i, "T1 P1 report again"), 1);
		ck_assert(says(
			s,
			"The GM took back phase 1.1: phase 1.1 (attempt 2) is open again. Reason: a letter was misread"));
		ck_assert(!says(s, "PRESS")); /* nobody wrote */
		if (i < 0)
			continue;
		ck_assert(says(s, "YOUR ORDERS - copy to the top"));
		ck_assert(says(s, "Your orders for phase 1.1 count as they were"));
		ck_assert(says(s, as_they_were[i]));
	}
	house_round(&h);
	ck_assert_int_eq(house_count(&h, 0, "report again"), 1);
}
END_TEST

START_TEST(an_old_key_opens_nothing_and_gets_the_form_a_new_one_does)
{
	house_start(&h);
	const char *first = str_z(h.a, house_key(&h, 0));
	all_attack();
	house_round(&h);
	run();
	const char *second = str_z(h.a, house_key(&h, 0));
	back_to(1, 1);
	struct stored_sheet s, now;
	struct err err = {0};
	struct game g = house_game(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &s, &err));
	const char *old[] = {first, second};
	for (int i = 0; i < 2; i++) {
		house_post(&h, "Ann <ann@example.org>", old[i],
			   i ? "invite nobody in c1\n" : house_attack(&h, 0));
		house_round(&h);
		struct sent r = house_last(&h, 0, "receipt");
		ck_assert(says(r, "Your letter answered an earlier phase"));
		ck_assert(says(r, "YOUR ORDERS"));
	}
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &now, &err));
	ck_assert_int_eq(now.n_slots, s.n_slots);
	ck_assert_int_eq(now.letters, s.letters);
	/* The key of the letter that told of it opens. */
	house_post(&h, "Ann <ann@example.org>",
		   str_z(h.a, house_last(&h, 0, "report again").reply_to), "wait\n");
	house_round(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &now, &err));
	ck_assert(now.wait);
}
END_TEST

START_TEST(orders_of_then_can_be_changed_and_final_must_be_said_again)
{
	house_start(&h);
	all_attack();
	house_write(&h, 0, "final\n");
	house_write(&h, 1, "wait\n");
	house_round(&h);
	run();
	back_to(1, 1);
	struct game g = house_game(&h);
	struct readiness s;
	struct err err = {0};
	ck_assert(phase_readiness(&h.home, h.a, &g, &s, &err));
	ck_assert_uint_eq(s.in, 0xf);
	ck_assert_uint_eq(s.final, 0);
	ck_assert_uint_eq(s.wait, 0xf);
	/* Everybody is in, and one has a word: it must not run early for that. */
	house_write(&h, 2, "status\n");
	house_round(&h);
	house_pass(&h, HOUR);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase_no, g.phase_no);
	house_write(&h, 0, "clear attack\n");
	house_round(&h);
	run();
	ck_assert(!str_equal(opened(2).events, opened(4).events));
	replays();
}
END_TEST

START_TEST(who_had_sent_nothing_is_told_and_can_send_now)
{
	house_start(&h);
	all_attack();
	house_round(&h);
	run();
	house_write(&h, 0, "invite nobody in c1\n");
	house_round(&h);
	run(); /* only Ann had written */
	ck_assert_int_eq(house_game(&h).phase, 3);
	back_to(1, 2);
	ck_assert(says(house_last(&h, 1, "report again"),
		       "Nothing had come from you for phase 1.2: now it can."));
	ck_assert(says(house_last(&h, 0, "report again"),
		       "Your orders for phase 1.2 count"));
	struct game g = house_game(&h);
	struct readiness s;
	struct err err = {0};
	ck_assert(phase_readiness(&h.home, h.a, &g, &s, &err));
	ck_assert_uint_eq(s.in, 1);
}
END_TEST

START_TEST(orders_sent_early_by_then_count_and_later_ones_are_void)
{
	house_start(&h);
	all_attack();
	house_write(&h, 0, "orders turn 1 phase 2\ninvite nobody in c1\n");
	house_round(&h);
	house_pass(&h, MINUTE);
	run();
	house_write(&h, 1, "orders turn 1 phase 3\ncompromise in c2\n");
	house_write(&h, 1, "invite nobody in c2\n");
	house_round(&h);
	back_to(1, 1);
	struct sent ann = house_last(&h, 0, "report again"),
		    bob = house_last(&h, 1, "report again");
	ck_assert(says(ann, "still count when they open: 1.2 (receipt 3)."));
	ck_assert(
		says(bob, "Everything that you had sent for phases after 1.1 is void"));
	struct later *later;
	struct err err = {0};
	int n;
	ck_assert(later_after(h.home.store, h.a, house_game(&h).id, 1, 1, 1, &later, &n,
			      &err));
	ck_assert_int_eq(n, 0);
	run();
	/* Ann's are read again, with a receipt of their own; Bob's are gone. */
	struct stored_sheet s;
	struct game g = house_game(&h);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 0, &s, &err));
	ck_assert_int_eq(s.n_slots, 1);
	ck_assert_int_eq(house_count(&h, 0, "T1 P2 receipt"), 2);
	ck_assert(sheets_load(h.home.store, h.a, g.id, g.phase_no, 1, &s, &err));
	ck_assert(!s.exists);
	/* And once more, from further on: they are there once. */
	run();
	back_to(1, 1);
	ck_assert(later_after(h.home.store, h.a, g.id, 1, 1, 0, &later, &n, &err));
	ck_assert_int_eq(n, 1);
	replays();
}
END_TEST

START_TEST(press_of_the_phase_that_stood_open_is_printed_with_it)
{
	to_second_phase();
	house_write(&h, 2, "press to all:\nHow odd.\nendpress\n");
	house_round(&h);
	back_to(1, 1);
	ck_assert(says(house_last(&h, 3, "report again"), "Green to all: How odd."));
	run();
	ck_assert(!says(house_last(&h, 3, "T1 P2 report"), "How odd."));
}
END_TEST

START_TEST(an_undo_of_an_undo_goes_down_the_same_way)
{
	to_second_phase();
	run();
	ck_assert_int_eq(house_game(&h).phase, 3);
	back_to(1, 2); /* number 4 */
	back_to(1, 1); /* number 5 */
	ck_assert_int_eq(house_game(&h).attempt, 2);
	run(); /* 6: phase 1.2 for the third time */
	ck_assert_int_eq(house_game(&h).attempt, 3);
	run();
	ck_assert(str_equal(opened(7).state, opened(3).state));
	back_to(1, 2);
	ck_assert_int_eq(house_game(&h).attempt, 4);
	run();
	ck_assert(str_equal(opened(9).state, opened(3).state));
	replays();
}
END_TEST

START_TEST(it_runs_early_once_all_have_said_so_again)
{
	to_second_phase();
	back_to(1, 1);
	int no = house_game(&h).phase_no;
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, i < 2 ? "final\n" : "nowait\n");
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase_no, no); /* two FINAL, two NOWAIT: */
	house_write(&h, 0, "nowait\n");                /* ... but Ann and Bob WAIT */
	house_write(&h, 1, "nowait\n");
	house_round(&h);
	house_pass(&h, 31 * MINUTE);
	house_round(&h);
	ck_assert_int_eq(house_game(&h).phase_no, no + 1);
}
END_TEST

/* Acts of people ------------------------------------------------------------- */

START_TEST(who_sits_where_stands)
{
	struct err err = {0};
	to_second_phase();
	ck_assert(seat_replace(&h.home, h.a, STR("kestrel"), STR("blue"),
			       STR("Eve <eve@example.org>"), &err));
	house_round(&h);
	/* She is told nothing of the position before her JOIN. */
	struct sent *asked;
	int n_asked = house_sent(&h, &asked);
	for (int i = 0; i < n_asked; i++)
		if (str_find(asked[i].to, STR("eve@")) != SIZE_MAX)
			house_post(&h, "eve@example.org", str_z(h.a, asked[i].reply_to),
				   "join\n");
	house_round(&h);
	int epoch = seat_of(1).epoch;
	back_to(1, 1);
	ck_assert_str_eq(str_z(h.a, seat_of(1).address), "eve@example.org");
	ck_assert_int_eq(seat_of(1).epoch, epoch);
	ck_assert_int_eq(house_count(&h, 1, "report again"), 0); /* Bob is out */
	struct sent *all;
	int n = house_sent(&h, &all), eves = 0;
	for (int i = 0; i < n; i++)
		if (str_find(all[i].to, STR("eve@")) != SIZE_MAX &&
		    str_find(all[i].subject, STR("report again")) != SIZE_MAX)
			eves++;
	ck_assert_int_eq(eves, 1);
	run();
	replays();
}
END_TEST

START_TEST(a_resignation_stands_and_a_removal_is_undone)
{
	to_second_phase();
	house_write(&h, 3, "resign now\n");
	house_round(&h);
	to_next_turn();
	ck_assert_int_eq(house_game(&h).turn, 2);
	ck_assert_int_eq(seat_of(3).status, SEAT_REMOVED);
	back_to(1, 1);
	ck_assert_int_eq(seat_of(3).status, SEAT_JOINED);
	ck_assert(seat_of(3).resigned);
	ck_assert_int_eq(house_count(&h, 3, "report again"), 1);
	to_next_turn();
	ck_assert_int_eq(seat_of(3).status, SEAT_REMOVED);
	replays();
}
END_TEST

START_TEST(misses_are_counted_as_of_then)
{
	to_second_phase();
	h.now = house_game(&h).deadline;
	house_pass(&h, 0);
	house_run(&h); /* main players said nothing: a first miss */
	struct game g = house_game(&h);
	struct missing *o;
	struct err err = {0};
	int n, misses = 0;
	ck_assert(phase_missing(&h.home, h.a, &g, &o, &n, &err));
	for (int i = 0; i < n; i++)
		misses += o[i].misses;
	ck_assert_int_gt(misses, 0);
	back_to(1, 2);
	g = house_game(&h);
	ck_assert(phase_missing(&h.home, h.a, &g, &o, &n, &err));
	for (int i = 0; i < n; i++)
		ck_assert_int_eq(o[i].misses, 0);
}
END_TEST

START_TEST(an_option_that_was_turned_since_stands)
{
	struct err err = {0};
	struct str value;
	to_second_phase();
	ck_assert_msg(option_turn(&h.home, h.a, STR("kestrel"), STR("hold_on_paradox"),
				  STR("on"), true, STR("to be safe"), &err),
		      "%s", err.text);
	back_to(1, 1);
	ck_assert(option_get(h.home.store, h.a, house_game(&h).id, "hold_on_paradox",
			     &value, &err));
	ck_assert(str_is(value, "on"));
	struct act *acts;
	int n;
	struct game g = house_game(&h);
	ck_assert(acts_list(h.home.store, h.a, g.id, g.phase_no, &acts, &n, &err));
	ck_assert_int_eq(n, 1);
	run();
	replays();
}
END_TEST

/* Paused, held, over ---------------------------------------------------------- */

START_TEST(a_paused_game_stays_paused_and_has_a_whole_deadline_afterwards)
{
	struct err err = {0};
	to_second_phase();
	ck_assert(game_pause(&h.home, h.a, STR("kestrel"), &err));
	house_pass(&h, 5 * DAY);
	back_to(1, 1);
	struct game g = house_game(&h);
	ck_assert_int_eq(g.status, GAME_PAUSED);
	ck_assert(says(house_last(&h, 0, "report again"), "The game is paused"));
	house_pass(&h, DAY);
	ck_assert(game_resume(&h.home, h.a, STR("kestrel"), &err));
	ck_assert_int_eq(house_game(&h).deadline, g.deadline + DAY);
}
END_TEST

START_TEST(a_phase_that_waits_for_the_gm_waits_no_more)
{
	house_start(&h);
	all_attack();
	house_round(&h);
	run();
	struct err err = {0};
	struct game g = house_game(&h);
	g.hold = STR("paradox");
	g.postponed = 2;
	ck_assert(home_begin(&h.home, &err));
	ck_assert(home_end(&h.home, games_save(h.home.store, &g, &err), &err));
	back_to(1, 1);
	g = house_game(&h);
	ck_assert_uint_eq(g.hold.n, 0);
	ck_assert_int_eq(g.postponed, 0);
}
END_TEST

START_TEST(a_game_that_is_over_is_opened_again_only_by_force)
{
	struct err err = {0};
	to_second_phase();
	ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("by mistake"), &err));
	house_round(&h);
	ck_assert(!take_back(1, 2, "it was a mistake", false, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
	ck_assert_ptr_nonnull(strstr(err.text, "secret is out"));
	ck_assert_ptr_nonnull(strstr(err.text, "--force"));
	struct rollback r;
	ck_assert(take_back(1, 2, "it was a mistake", true, &r, &err));
	ck_assert_str_eq(str_z(h.a, r.taken_back), "the end of the game");
	struct game g = house_game(&h);
	ck_assert_int_eq(g.status, GAME_RUNNING);
	ck_assert_int_eq(g.ended, 0);
	ck_assert_int_eq(g.phase, 2);
	run();
	ck_assert_int_eq(house_game(&h).phase, 3);
	replays();
}
END_TEST

/* Refusals -------------------------------------------------------------------- */

START_TEST(what_cannot_be_taken_back_is_refused_and_changes_nothing)
{
	struct err err;
	house_start(&h);
	ck_assert(!take_back(1, 1, "why not", false, NULL, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "nothing has been run yet"));
	all_attack();
	house_round(&h);
	run();
	struct str before = house_everything(&h);
	ck_assert(!take_back(1, 2, "why not", false, NULL, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "phase 1.2 is open"));
	ck_assert_ptr_nonnull(strstr(err.text, "1.1"));
	ck_assert(!take_back(2, 1, "why not", false, NULL, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "these can be opened again: 1.1"));
	ck_assert(!take_back(1, 1, "  ", false, NULL, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "--why"));
	ck_assert(str_equal(before, house_everything(&h)));
}
END_TEST

START_TEST(a_phase_that_was_taken_back_is_no_place_to_go)
{
	struct err err;
	to_second_phase();
	run();
	back_to(1, 1);
	ck_assert(!take_back(1, 2, "forward again", false, NULL, &err));
	ck_assert_int_eq(err.kind, ERR_REFUSED);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/rollback");
	TCase *t = tcase_create("undo");
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_set_timeout(t, 120);
	tcase_add_test(
		t, the_phase_is_open_again_under_a_new_number_with_its_old_position);
	tcase_add_test(t, the_same_orders_meet_the_same_draws);
	tcase_add_test(t, each_player_and_the_gm_get_the_report_again_with_the_reason);
	tcase_add_test(t, an_old_key_opens_nothing_and_gets_the_form_a_new_one_does);
	tcase_add_test(t, orders_of_then_can_be_changed_and_final_must_be_said_again);
	tcase_add_test(t, who_had_sent_nothing_is_told_and_can_send_now);
	tcase_add_test(t, orders_sent_early_by_then_count_and_later_ones_are_void);
	tcase_add_test(t, press_of_the_phase_that_stood_open_is_printed_with_it);
	tcase_add_test(t, an_undo_of_an_undo_goes_down_the_same_way);
	tcase_add_test(t, it_runs_early_once_all_have_said_so_again);
	tcase_add_test(t, who_sits_where_stands);
	tcase_add_test(t, a_resignation_stands_and_a_removal_is_undone);
	tcase_add_test(t, misses_are_counted_as_of_then);
	tcase_add_test(t, an_option_that_was_turned_since_stands);
	tcase_add_test(t,
		       a_paused_game_stays_paused_and_has_a_whole_deadline_afterwards);
	tcase_add_test(t, a_phase_that_waits_for_the_gm_waits_no_more);
	tcase_add_test(t, a_game_that_is_over_is_opened_again_only_by_force);
	tcase_add_test(t, what_cannot_be_taken_back_is_refused_and_changes_nothing);
	tcase_add_test(t, a_phase_that_was_taken_back_is_no_place_to_go);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
