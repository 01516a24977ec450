/* Layouts of letters of Dune: the law of tests/orders/layouts.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/contrasted.h"
#include "tests/orders/layouts.h"
#include "tests/orders/parted.h"
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

static const struct parted parted[] = {
	{"atreides march",
	 "ship to Carthag",
	 "ship 4 to Carthag",
	 "revive 3",
	 {"4 forces", "with 4", "Four of them", "I send four", "That is four forces",
	  "Four go there"},
	 false},
	{"atreides march",
	 "move from Arrakeen to Old Gap sector 9",
	 "move 3 from Arrakeen to Old Gap sector 9",
	 "revive 3",
	 {"3 forces", "three of them", "with 3", "Three of mine go", "I take three",
	  "Only three go"},
	 false},
	{"atreides plan",
	 "battle Arrakeen vs harkonnen dial 2",
	 "battle Arrakeen vs harkonnen dial 2 leader Lady Jessica",
	 "dial storm 2",
	 {"leader Lady Jessica", "Leader: Lady Jessica", "with Lady Jessica",
	  "Lady Jessica leads", "My leader is Lady Jessica",
	  "Lady Jessica is my leader there", "I send Lady Jessica"},
	 false},
	{"atreides plan",
	 "battle Arrakeen vs harkonnen",
	 "battle Arrakeen vs harkonnen dial 2",
	 "dial storm 2",
	 {"dial 2", "Dial: 2", "with a dial of 2", "I dial 2", "The dial is 2",
	  "My dial is two", "I set the dial to 2"},
	 false},
	{"atreides bid",
	 "bid on lot 1",
	 "bid 1 6",
	 "maxcards 1",
	 {"up to 6", "at most 6", "I go up to 6", "I offer 6 there", "6 spice",
	  "Six is my limit"},
	 false},
	{"emperor march",
	 "revive 2",
	 "revive 2 with 1 elite",
	 "give 2 to fremen",
	 {"with 1 elite", "one of them elite", "One is an elite",
	  "One of the two is an elite"},
	 false},
};

START_TEST(a_part_in_a_row_of_its_own_is_never_lost)
{
	static const struct letters of = {.open = open_position};

	parted_law(&of, parted, sizeof parted / sizeof *parted, 85);
}
END_TEST

static const struct contrasted contrasted[] = {
	{"atreides march", "ship 4 to ", "Carthag", "Sietch Tabr", ""},
	{"atreides march", "ship ", "4", "3", " to Carthag"},
	{"atreides bid", "bid ", "6", "5", " on lot 1"},
};

START_TEST(what_is_denied_beside_an_order_is_in_none)
{
	static const struct letters of = {.open = open_position};

	contrasted_law(&of, contrasted, sizeof contrasted / sizeof *contrasted, 95);
}
END_TEST

START_TEST(writers_may_name_themselves)
{
	static const struct letters of = {.open = open_position};

	laid_names_law(&of, laid, sizeof laid / sizeof *laid, 18);
}
END_TEST

DUNE_MAIN("layouts/dune", orders_are_the_same_in_each_layout,
	  a_part_in_a_row_of_its_own_is_never_lost,
	  what_is_denied_beside_an_order_is_in_none, writers_may_name_themselves)
