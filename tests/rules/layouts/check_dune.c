/* Layouts of letters of Dune: the law of tests/orders/layouts.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/layouts.h"
#include "tests/rules/dune/dune_position.h"

static const struct laid_out laid[] = {
	{"atreides bid", {{"bid", "1 6", "Bid"}, {"maxcards", "1", "Max cards"}}},
	{"atreides bid", {{"bid", "2 5", "Bids"}, {"give", "3 to guild", "Gift"}}},
	{"atreides march",
	 {{"revive", "3", "Revival"}, {"ship", "4 to Carthag", "Shipment"}}},
	{"atreides march",
	 {{"ship", "4 to Carthag", "Shipping"},
	  {"move", "3 from Arrakeen to Old Gap sector 9", "Movement"}}},
	{"emperor march",
	 {{"revive", "2 with 1 elite", "Revivals"},
	  {"ship", "4 with 2 elites to Wind Pass North sector 17", "Shipments"}}},
	{"atreides plan",
	 {{"battle", "Arrakeen vs harkonnen dial 2.5", "Battle"},
	  {"dial storm", "2", "Storm dial"}}},
	{"atreides voice",
	 {{"ask", "Arrakeen vs harkonnen weapon", "Ask"},
	  {"give", "3 to guild", "Gift"}}},
	{"bg voice",
	 {{"voice", "Carthag vs harkonnen no lasgun", "Voice"},
	  {"give", "2 to fremen", "Gifts"}}},
	{"fremen nexus",
	 {{"ally", "guild", "Alliance"},
	  {"ride", "5 from Red Chasm to Arrakeen", "Ride"}}},
};

START_TEST(orders_are_the_same_in_each_layout)
{
	static const struct letters of = {.open = open_position};

	laid_law(&of, laid, sizeof laid / sizeof *laid, 98);
}
END_TEST

DUNE_MAIN("layouts/dune", orders_are_the_same_in_each_layout)
