/* Seasons: games by letters with random orders, in which the GM takes phases back at
 * random places. Every attempt is the same when it is played again, each letter goes
 * out once, receipts count on without a gap, and what is run again without a new letter
 * comes out as before. And: killed in the midst of it, nothing has happened.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rules/cosmic/table/state.h"
#include "rules/cosmic/table/view.h"
#include "schema/snapshots.h"
#include "server/game/position.h"
#include "server/home/fault.h"
#include "server/phase/phase_byhand.h"
#include "server/phase/phase_rollback.h"
#include "server/replay/replay.h"
#include "tests/kit/house.h"
#include "tests/kit/scribble.h"
#include "tests/kit/share.h"

#define START "2030-03-04T09:00:00Z"
enum { GAMES = 3, NIGHTLY = 30, STEPS = 30, MINUTE = 60 };

static struct house h;

static void write_orders(struct dice *d)
{
	struct position p;
	struct err err = {0};
	struct game g = house_game(&h);

	ck_assert_msg(position_load(&h.home, h.a, &g, g.phase_no, &p, &err), "%s",
		      err.text);
	for (int seat = 0; seat < HOUSE_PEOPLE; seat++) {
		struct ce_view *v = arena_new(h.a, struct ce_view);
		struct buf b = buf_in(h.a);
		if (!(p.rules->seats(p.state) >> seat & 1))
			continue;
		ce_view_make(p.state, seat, v);
		scribble_orders(d, v, false, &b);
		buf_z(&b, dice_below(d, 3) ? "wait\n" : "final\n");
		house_write(&h, seat, str_z(h.a, buf_str(&b)));
	}
	house_round(&h);
}

static void run(void)
{
	house_pass(&h, MINUTE);
	house_run(&h);
}

static struct snapshot row(int phase_no)
{
	struct snapshot s;
	struct err err = {0};
	ck_assert_msg(snapshots_load(h.home.store, h.a, house_game(&h).id, phase_no, &s,
				     &err),
		      "%s", err.text);
	return s;
}

/* Takes back to a random phase on the way; runs it again unchanged, sometimes. */
static void undo(struct dice *d, int *n_undone)
{
	struct game g = house_game(&h);
	struct snapshot *way, first;
	struct rollback r;
	struct err err = {0};
	int n;

	ck_assert(snapshots_way(h.home.store, h.a, g.id, g.phase_no, &way, &n, &err));
	if (n < 2)
		return;
	int at = dice_below(d, n - 1);
	first = row(way[at + 1].phase_no);
	house_pass(&h, MINUTE);
	ck_assert_msg(phase_rollback(&h.home, h.a, g.name, way[at].turn, way[at].phase,
				     STR("by lot"), g.status == GAME_OVER, &r, &err),
		      "%s", err.text);
	house_round(&h);
	++*n_undone;
	g = house_game(&h);
	ck_assert(str_equal(row(g.phase_no).state, row(way[at].phase_no).state));
	if (dice_below(d, 2))
		return;
	run();
	struct snapshot again = row(house_game(&h).phase_no);
	ck_assert_msg(str_equal(first.state, again.state) &&
			      str_equal(first.events, again.events) &&
			      str_equal(first.draws, again.draws),
		      "phase %d.%d came out otherwise", g.turn, g.phase);
}

/* No letter twice, and each player's receipts from 1 on. */
static void letters_are_right(void)
{
	struct sent *all;
	struct seat seat;
	struct err err = {0};

	h.read = 0;
	int n = house_sent(&h, &all);
	for (int i = 1; i < n; i++)
		ck_assert_int_ne(all[i].id, all[i - 1].id);
	for (int who = 0; who < HOUSE_PEOPLE; who++) {
		ck_assert(seats_load(h.home.store, h.a, house_game(&h).id, who, &seat,
				     &err));
		char *seen = arena_alloc(h.a, (size_t)seat.receipts + 1);
		memset(seen, 0, (size_t)seat.receipts + 1);
		for (int i = 0; i < n; i++) {
			size_t at = str_find(all[i].subject, STR("receipt "));
			if (at == SIZE_MAX ||
			    str_find(all[i].to, str_of(house_address[who])) == SIZE_MAX)
				continue;
			int number = atoi(all[i].subject.s + at + 8);
			ck_assert_int_ge(number, 1);
			ck_assert_int_le(number, seat.receipts);
			ck_assert_msg(!seen[number], "receipt %d twice", number);
			seen[number] = 1;
		}
		for (int k = 1; k <= seat.receipts; k++)
			ck_assert_msg(seen[k], "no receipt %d", k);
	}
}

static void season(uint64_t seed)
{
	struct dice d = {.state = seed};
	struct replay r = {0};
	struct err err = {0};
	int n_undone = 0;

	house_open(&h, START);
	house_start(&h);
	for (int i = 0; i < STEPS && house_game(&h).status == GAME_RUNNING; i++) {
		write_orders(&d);
		run();
		if (dice_below(&d, 3) == 0)
			undo(&d, &n_undone);
	}
	ck_assert_int_gt(n_undone, 4);
	ck_assert_msg(replay_game(&h.home, h.a, STR("kestrel"), &r, &err), "%s",
		      err.text);
	ck_assert_msg(r.n_faults == 0, "phase %d.%d: %.*s", r.faults[0].turn,
		      r.faults[0].phase, STR_ARG(r.faults[0].text));
	ck_assert_int_eq(r.n_rollbacks, n_undone);
	letters_are_right();
	house_close(&h);
}

START_TEST(a_season_with_phases_taken_back_at_random)
{
	season((uint64_t)_i + 1);
}
END_TEST

/* The command in a process that dies at checkpoint `at` (0: at none). Did it live? */
static bool undo_in_child(struct house *x, int at)
{
	struct clock clock = {x->now};
	struct rollback r;
	struct err err = {0};
	int status;

	house_rest(x);
	home_close(&x->home);
	pid_t child = fork();
	if (child == 0) {
		fault_arm(at);
		if (!home_open(&x->home, x->dir, x->a, &clock, &err))
			_exit(2);
		_exit(phase_rollback(&x->home, x->a, STR("kestrel"), 1, 1,
				     STR("a test"), false, &r, &err)
			      ? 0
			      : 1);
	}
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert_msg(home_open(&x->home, x->dir, x->a, &clock, &err), "%s", err.text);
	if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
		return false;
	ck_assert(WIFEXITED(status));
	return true;
}

START_TEST(killed_in_the_midst_of_it_nothing_has_happened_or_all)
{
	struct dice d = {.state = 7};
	struct house quiet;
	int killed = 0;

	house_open(&h, START);
	house_start(&h);
	write_orders(&d);
	run();
	run();
	house_copy(&h, &quiet);
	ck_assert(undo_in_child(&quiet, 0));
	house_round(&quiet);
	struct str expected = str_dup(h.a, house_everything(&quiet));
	house_close(&quiet);
	for (int at = 1;; at++) {
		struct house x;
		house_copy(&h, &x);
		bool lived = undo_in_child(&x, at);
		killed += !lived;
		/* Typed once more: it is done now, or refused because it was. */
		(void)undo_in_child(&x, 0);
		ck_assert_int_eq(house_game(&x).phase_no, 4);
		house_round(&x);
		ck_assert_msg(str_equal(expected, house_everything(&x)),
			      "killed at checkpoint %d", at);
		house_close(&x);
		if (lived)
			break;
	}
	ck_assert_int_ge(killed, 1);
	house_close(&h);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/seasons");
	TCase *t = tcase_create("seasons");
	tcase_set_timeout(t, 300);
	tcase_add_loop_test(t, a_season_with_phases_taken_back_at_random, 0,
			    share_rounds(GAMES, NIGHTLY));
	tcase_add_test(t, killed_in_the_midst_of_it_nothing_has_happened_or_all);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
