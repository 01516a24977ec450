/* Orders that come before their phase opens: one letter may have some for several phases,
 * and a phase that is passed over is told of.
 * SPDX-License-Identifier: ISC */
#include "schema/sheets.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};
static const char *const charter[] = {"predict rope makers\n", "predict rope makers\n"};

static void to_turn_1(void)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	port_turn(&h, charter, 2);
	ck_assert_int_eq(house_game(&h).turn, 1);
}

static struct str waiting(int turn, int phase)
{
	struct later *l;
	struct err err = {0};
	int n;

	ck_assert(later_list(h.home.store, h.a, house_game(&h).id, turn, phase, 0, &l,
			     &n, &err));
	return n ? l[0].text : STR("");
}

START_TEST(each_order_is_kept_for_the_phase_of_its_header)
{
	to_turn_1();
	house_write(&h, 0,
		    "orders kestrel turn 3 phase 1\nask salt merchants\n"
		    "orders kestrel turn 2 phase 2\nbid 3\n");
	house_round(&h);
	ck_assert(str_is(waiting(3, 1), "ask salt merchants\n"));
	ck_assert(str_is(waiting(2, 2), "bid 3\n"));
	PORT_SAYS(port_told(&h, 0, ""), "KEPT for turn 3, phase 1; turn 2, phase 2");
	house_close(&h);
}
END_TEST

/* The first header is of the open phase, the third comes back to it. */
START_TEST(orders_for_now_and_for_later_come_in_one_letter)
{
	to_turn_1();
	house_write(&h, 0,
		    "ask salt merchants\norders turn 1 phase 2\nbid 3\n"
		    "orders turn 1 phase 1\nask salt merchants\n");
	house_round(&h);
	ck_assert(str_is(waiting(1, 2), "bid 3\n"));
	ck_assert_int_eq(house_slots(&h, 0), 1);
	house_close(&h);
}
END_TEST

/* "turn 1 phase 2:" alone on its line heads the orders below it wherever it stands: none of them may
 * count for another phase. In a sentence it is prose. */
START_TEST(a_turn_and_a_phase_alone_are_a_header)
{
	to_turn_1();
	house_write(&h, 0,
		    "ask salt merchants\nturn 1 phase 2:\nbid 3\n"
		    "Turn 2, phase 2\nbid 4 always\n");
	house_round(&h);
	ck_assert(str_is(waiting(1, 2), "bid 3\n"));
	ck_assert(str_is(waiting(2, 2), "bid 4 always\n"));
	ck_assert_int_eq(house_slots(&h, 0), 1);
	house_write(&h, 0, "ask salt merchants\nWhat a turn! On to phase 2.\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 0), 1);
	house_close(&h);
}
END_TEST

/* A header for a phase that is over refuses its own lines, and no others. */
START_TEST(a_header_of_a_phase_that_is_over_closes_its_lines_only)
{
	to_turn_1();
	house_write(&h, 0,
		    "orders turn 0 phase 1\npredict salt merchants\n"
		    "orders turn 1 phase 2\nbid 3\n");
	house_round(&h);
	ck_assert(str_is(waiting(1, 2), "bid 3\n"));
	PORT_SAYS(port_told(&h, 0, ""), "These orders are for a phase that is over");
	house_close(&h);
}
END_TEST

/* Turn 2 has no questions [HA-2]: the game goes from 1.2 to 2.2. */
START_TEST(a_phase_that_is_passed_over_is_told_of)
{
	static const char *const questions[] = {"ask salt merchants\n",
						"ask rope makers\n"};
	static const char *const bids[] = {"bid 5\n", "bid 4\n"};

	to_turn_1();
	house_write(&h, 0, "orders turn 2 phase 1\nask salt merchants\n");
	house_round(&h);
	port_turn(&h, questions, 2);
	port_turn(&h, bids, 2);
	ck_assert_int_eq(house_game(&h).turn, 2);
	ck_assert_int_eq(house_game(&h).phase, 2);
	struct str said = port_told(&h, 0, "turn 2, phase 1 were not used");
	PORT_SAYS(said, "Turn 2, phase 1 did not take place");
	PORT_SAYS(said, "ask salt merchants");
	ck_assert_int_eq(house_count(&h, 1, "were not used"), 0);
	ck_assert(!waiting(2, 1).n);
	house_close(&h);
}
END_TEST

/* One cargo, one turn: the game ends with it [HA-8], and turn 3 never comes. */
START_TEST(a_phase_beyond_the_end_is_told_of)
{
	static const char *const questions[] = {"ask salt merchants\n",
						"ask rope makers\n"};
	static const char *const bids[] = {"bid 5\n", "bid 4\n"};

	port_open(&h, "gm@example.org");
	port_start_with(&h, seats, 2, "manifest", "salt\n");
	port_turn(&h, charter, 2);
	house_write(&h, 0, "orders turn 3 phase 2\nbid 3 if gold over 9\n");
	house_round(&h);
	port_turn(&h, questions, 2);
	port_turn(&h, bids, 2);
	ck_assert_int_eq(house_game(&h).status, GAME_OVER);
	struct str said = port_told(&h, 0, "turn 3, phase 2 were not used");
	PORT_SAYS(said, "Turn 3, phase 2 does not take place: the game is over.");
	PORT_SAYS(said, "bid 3 if gold over 9");
	ck_assert_int_eq(house_count(&h, 1, "were not used"), 0);
	ck_assert(!waiting(3, 2).n);
	house_close(&h);
}
END_TEST

/* The same where the GM ends it. */
START_TEST(a_game_that_is_stopped_tells_of_orders_for_later)
{
	to_turn_1();
	house_write(&h, 0, "orders turn 3 phase 2\nbid 3\n");
	house_round(&h);
	PORT_SAYS(port_gm(&h, "game end kestrel --why tired"), "status 0");
	house_round(&h);
	PORT_SAYS(port_told(&h, 0, "turn 3, phase 2 were not used"),
		  "the game is over");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/later", each_order_is_kept_for_the_phase_of_its_header,
	  orders_for_now_and_for_later_come_in_one_letter,
	  a_turn_and_a_phase_alone_are_a_header,
	  a_header_of_a_phase_that_is_over_closes_its_lines_only,
	  a_phase_that_is_passed_over_is_told_of, a_phase_beyond_the_end_is_told_of,
	  a_game_that_is_stopped_tells_of_orders_for_later)
