/* A phase runs early once those have answered who may order something: the game says who.
 * SPDX-License-Identifier: ISC */
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt", "pilots"};

static void is_at(int turn, int phase)
{
	struct game g = house_game(&h);

	ck_assert_msg(g.turn == turn && g.phase == phase, "%d.%d", g.turn, g.phase);
}

static void to_bids(void)
{
	static const char *const charter[] = {"predict pilots\n", "predict pilots\n",
					      "predict rope makers\n"};
	static const char *const questions[] = {"ask pilots\n", "ask pilots\n",
						"ask rope makers\n"};

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
	port_turn(&h, charter, 3);
	is_at(1, 1);
	port_turn(&h, questions, 3);
	is_at(1, 2);
}

/* Rope Makers and Salt Merchants bid the same: the Pilots have nothing to order [HA-4]. */
START_TEST(two_of_three_are_enough_where_only_two_may_order)
{
	static const char *const bids[] = {"bid 5\n", "bid 5\n", "bid 2\n"};
	static const char *const one[] = {"raise 6\n", NULL, NULL};
	static const char *const two[] = {NULL, "raise 7\n", NULL};

	to_bids();
	port_turn(&h, bids, 3);
	is_at(1, 3);
	PORT_SAYS(port_told(&h, 2, "T1 P3 report"),
		  "There is nothing for you to order in this phase.");
	house_write(&h, 2, "raise 9\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 2, "receipt"), "two others raise in this duel");
	house_write(&h, 2, "no\n");
	house_round(&h);
	port_turn(&h, one, 3);
	is_at(1, 3);
	port_turn(&h, two, 3);
	is_at(2, 2);
	house_close(&h);
}
END_TEST

/* One letter is missing: the phase waits for its deadline, as before. */
START_TEST(it_waits_for_each_that_may)
{
	static const char *const bids[] = {"bid 5\n", "bid 5\n", NULL};

	to_bids();
	port_turn(&h, bids, 3);
	is_at(1, 2);
	house_close(&h);
}
END_TEST

/* The two who have gold spend all of it, and the third did before them; in turn 2 nobody
 * has gold to bid, so that 2.2 runs in the round in which it opened. */
START_TEST(a_phase_in_which_nobody_may_order_runs_at_once)
{
	static const char *const bids[] = {"bid 20\n", "bid 20\n", NULL};
	static const char *const charter[] = {"predict rope makers\n",
					      "predict rope makers\n"};
	static const char *const raises[] = {"raise 20\n", "raise 20\n"};

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	port_turn(&h, charter, 2);
	port_turn(&h,
		  (const char *const[]){"ask salt merchants\n", "ask rope makers\n"},
		  2);
	port_turn(&h, bids, 2);
	is_at(1, 3);
	port_turn(&h, raises, 2);
	is_at(3, 1);
	house_close(&h);
}
END_TEST

/* The Pilots have no part in the duel, but their receipt told them that it waits: for the line that was
 * refused, until they drop it, and for their WAIT. */
START_TEST(it_waits_for_what_a_receipt_said_it_waits_for)
{
	static const char *const bids[] = {"bid 5\n", "bid 5\n", "bid 2\n"};
	static const char *const raises[] = {"raise 6\n", "raise 7\n", NULL};
	static const char *const holds[][2] = {{"raise 9\n", "no\n"},
					       {"wait\n", "nowait\n"}};

	for (int i = 0; i < 2; i++) {
		to_bids();
		port_turn(&h, bids, 3);
		is_at(1, 3);
		house_write(&h, 2, holds[i][0]);
		house_round(&h);
		port_turn(&h, raises, 3);
		is_at(1, 3);
		ck_assert_int_eq(house_game(&h).early, 0);
		house_write(&h, 2, holds[i][1]);
		house_round(&h);
		ck_assert_int_ne(house_game(&h).early, 0);
		house_pass(&h, 31 * 60);
		house_round(&h);
		is_at(2, 2);
		house_close(&h);
	}
}
END_TEST

static struct str with_header(const char *letter)
{
	return str_printf(h.a, "orders turn 1 phase 2\n%s", letter);
}

/* Orders for the bids of 1.2 come while the questions of 1.1 are open; then the questions. */
static void bids_before_their_phase(const char *const bids[], int n)
{
	static const char *const charter[] = {"predict pilots\n", "predict pilots\n",
					      "predict rope makers\n"};
	static const char *const questions[] = {"ask pilots\n", "ask pilots\n",
						"ask rope makers\n"};

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
	port_turn(&h, charter, 3);
	is_at(1, 1);
	for (int i = 0; i < n; i++)
		house_write(&h, i, str_z(h.a, with_header(bids[i])));
	house_round(&h);
	port_turn(&h, questions, 3);
	is_at(1, 2);
}

/* The Pilots cannot know who will duel: their raise is told as refused, and the duel, which has no
 * deadline, does not wait for their NO. */
START_TEST(early_orders_of_a_seat_that_may_order_nothing_hold_nothing_up)
{
	static const char *const bids[] = {"bid 5\n", "bid 5\n", "bid 2\n"};
	static const char *const raises[] = {"raise 6\n", "raise 7\n", NULL};

	to_bids();
	house_write(&h, 2, "orders turn 1 phase 3\nraise 9\n");
	house_round(&h);
	port_turn(&h, bids, 3);
	is_at(1, 3);
	struct str told = port_told(&h, 2, "T1 P3 receipt");
	PORT_SAYS(told, "two others raise in this duel");
	PORT_HIDES(told, "Still open");
	port_turn(&h, raises, 3);
	is_at(2, 2);
	house_close(&h);
}
END_TEST

/* Nobody has to write a second time: the window begins when the phase opens, each is told, and
 * there is time to change the orders. */
START_TEST(orders_that_all_came_early_open_the_window_with_their_phase)
{
	static const char *const bids[] = {"bid 5\n", "bid 4\n", "bid 2\n"};

	bids_before_their_phase(bids, 3);
	ck_assert_int_eq(house_game(&h).early, house_game(&h).opened + 30 * 60);
	for (int i = 0; i < 3; i++) {
		PORT_SAYS(port_told(&h, i, "T1 P2 receipt"),
			  "the orders that you sent early for it");
		PORT_SAYS(port_told(&h, i, "T1 P2 receipt"), "RUNS EARLY");
	}
	house_pass(&h, 29 * 60);
	house_round(&h);
	is_at(1, 2);
	house_pass(&h, 2 * 60);
	house_round(&h);
	is_at(2, 2);
	house_close(&h);
}
END_TEST

START_TEST(a_change_within_the_window_counts_and_makes_it_anew)
{
	static const char *const bids[] = {"bid 5\n", "bid 4\n", "bid 2\n"};

	bids_before_their_phase(bids, 3);
	house_pass(&h, 20 * 60);
	house_write(&h, 2, "bid 6\n");
	house_round(&h);
	house_pass(&h, 20 * 60);
	house_round(&h);
	is_at(1, 2);
	house_pass(&h, 11 * 60);
	house_round(&h);
	is_at(2, 2);
	PORT_SAYS(port_told(&h, 0, "T2 P2 report"), "Pilots buy the cargo for 6 gold");
	house_close(&h);
}
END_TEST

/* WAIT said early, an order that is refused, a letter that is missing: each keeps the phase to
 * its deadline, and no receipt speaks of an early run. */
START_TEST(early_orders_that_are_not_complete_open_no_window)
{
	static const char *const bids[][3] = {{"bid 5\n", "bid 4\n", "bid 2\nwait\n"},
					      {"bid 5\n", "bid 4\n", "bid 200\n"},
					      {"bid 5\n", "bid 4\n", NULL}};

	for (int i = 0; i < 3; i++) {
		bids_before_their_phase(bids[i], bids[i][2] ? 3 : 2);
		ck_assert_int_eq(house_game(&h).early, 0);
		PORT_HIDES(port_told(&h, 0, "T1 P2 receipt"), "RUNS EARLY");
		house_pass(&h, 31 * 60);
		house_round(&h);
		is_at(1, 2);
		house_close(&h);
	}
}
END_TEST

PORT_MAIN("border/early", two_of_three_are_enough_where_only_two_may_order,
	  it_waits_for_each_that_may, it_waits_for_what_a_receipt_said_it_waits_for,
	  a_phase_in_which_nobody_may_order_runs_at_once,
	  orders_that_all_came_early_open_the_window_with_their_phase,
	  a_change_within_the_window_counts_and_makes_it_anew,
	  early_orders_that_are_not_complete_open_no_window,
	  early_orders_of_a_seat_that_may_order_nothing_hold_nothing_up)
