/* The game says which orders are legal, from the player's view: an option merges two
 * phases [HA-7].
 * SPDX-License-Identifier: ISC */
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt"};
static const char *const charter[] = {"predict rope makers\n", "predict rope makers\n"};

START_TEST(orders_of_both_kinds_are_legal_in_a_merged_phase)
{
	static const char *const both[] = {"ask salt merchants\nbid 3\n", "bid 2\n"};

	port_open(&h, "gm@example.org");
	port_start_with(&h, seats, 2, "fast", "on");
	port_turn(&h, charter, 2);
	ck_assert_int_eq(house_game(&h).turn, 1);
	ck_assert_int_eq(house_game(&h).phase, 2);
	house_write(&h, 0, both[0]);
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 0), 2);
	house_write(&h, 0, "help\n");
	house_round(&h);
	struct str said = port_told(&h, 0, "");
	PORT_SAYS(said, "ask ask pilots");
	PORT_SAYS(said, "bid bid 5");
	PORT_HIDES(said, "raise raise 7");
	port_turn(&h, (const char *const[]){NULL, both[1]}, 2);
	said = port_told(&h, 0, "T2 P2 report");
	PORT_SAYS(said, "The Salt Merchants have 20 gold.");
	PORT_SAYS(said, "The Rope Makers buy the cargo for 3 gold.");
	house_close(&h);
}
END_TEST

START_TEST(without_the_option_each_phase_has_its_own)
{
	port_open(&h, "gm@example.org");
	port_start(&h, seats, 2);
	port_turn(&h, charter, 2);
	house_write(&h, 0, "ask salt merchants\nbid 3\n");
	house_round(&h);
	ck_assert_int_eq(house_slots(&h, 0), 1);
	PORT_SAYS(port_told(&h, 0, ""), "'bid' is a phase 2 order (bids)");
	house_close(&h);
}
END_TEST

PORT_MAIN("border/merged", orders_of_both_kinds_are_legal_in_a_merged_phase,
	  without_the_option_each_phase_has_its_own)
