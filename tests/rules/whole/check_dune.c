/* Whole letters of Dune: dictated, as tables, with ranked wishes, with heads (tests/orders/whole.h).
 * SPDX-License-Identifier: ISC */
#include "tests/orders/headed.h"
#include "tests/orders/spoken.h"
#include "tests/orders/tabled.h"
#include "tests/orders/wished.h"
#include "tests/rules/dune/dune_position.h"

static const struct letters of = {.open = open_position};

static const struct spoken spoken[] = {
	{"atreides bid", {"bid 1 6", "bid 2 5", "maxcards 1", "give 3 to guild"}},
	{"atreides march",
	 {"revive 3", "ship 4 to Carthag", "move 3 from Arrakeen to Old Gap sector 9"}},
	{"emperor march",
	 {"revive 2 with 1 elite",
	  "ship 4 with 2 elites to Wind Pass North sector 17"}},
	{"guild march", {"ship 4 from Tuek's Sietch to Carthag", "when first"}},
	{"atreides plan",
	 {"battle Arrakeen vs harkonnen dial 3 spice 2 leader Lady Jessica",
	  "dial storm 2"}},
	{"atreides voice", {"ask Arrakeen vs harkonnen weapon", "give 3 to guild"}},
	{"bg voice", {"voice Carthag vs harkonnen no lasgun", "give 2 to fremen"}},
	{"fremen nexus", {"ally guild", "ride 5 from Red Chasm to Arrakeen"}},
	{"bg predict", {"predict emperor turn 6"}},
	{"atreides place", {"traitor Stilgar", "dial storm 7"}},
	{"fremen place", {"place 5 in Sietch Tabr, 5 in False Wall West sector 15"}},
};

START_TEST(dictated_letters)
{
	spoken_law(&of, spoken, sizeof spoken / sizeof *spoken, 0, 92);
}
END_TEST

static const struct tabled tables[] = {
	{"atreides bid",
	 {"bid 1 6", "bid 2 5"},
	 {{"Lot", "Bid"}, {"Card", "Maximum"}, {"Lot", "At most"}},
	 {{"1", "6"}, {"2", "5"}}},
	{"atreides bid",
	 {"bid 1 6", "bid 2 5"},
	 {{"Order", "Lot", "Max"}, {"What", "Which", "How much"}},
	 {{"bid", "1", "6"}, {"bid", "2", "5"}}},
	{"atreides march",
	 {"ship 4 to Carthag", "move 3 from Arrakeen to Old Gap sector 9"},
	 {{"Order", "Forces", "From", "To"},
	  {"Action", "How many", "From", "Destination"},
	  {"What", "Number", "Source", "Target"}},
	 {{"Ship", "4", "", "Carthag"}, {"Move", "3", "Arrakeen", "Old Gap sector 9"}}},
	{"atreides march",
	 {"move 3 from Arrakeen to Old Gap sector 9"},
	 {{"Forces", "From", "To"},
	  {"Move", "From", "To"},
	  {"How many", "Where from", "Where to"}},
	 {{"3", "Arrakeen", "Old Gap sector 9"}}},
	{"atreides march",
	 {"revive 3", "ship 4 to Carthag"},
	 {{"Order", "Details"}, {"Step", "What I do"}, {"Action", "Order"}},
	 {{"Revive", "3"}, {"Ship", "4 to Carthag"}}},
	{"atreides plan",
	 {"battle Arrakeen vs harkonnen dial 3 leader Lady Jessica"},
	 {{"Battle", "Enemy", "Dial", "Leader"},
	  {"Territory", "Against", "Dial", "Leader"}},
	 {{"Arrakeen", "Harkonnen", "3", "Lady Jessica"}}},
	{"bg voice",
	 {"voice Carthag vs harkonnen no lasgun"},
	 {{"Voice", "Against", "Command"}},
	 {{"Carthag", "Harkonnen", "no lasgun"}}},
};

START_TEST(tables_of_orders)
{
	tabled_law(&of, tables, sizeof tables / sizeof *tables, 0, 93);
}
END_TEST

static const struct wished wished[] = {
	{"atreides march",
	 "ship 4 to ",
	 "Carthag",
	 "Arrakeen",
	 "",
	 {"ship 4 to Carthag else ship 4 to Arrakeen"},
	 false},
	{"atreides march",
	 "ship ",
	 "4",
	 "3",
	 " to Carthag",
	 {"ship 4 to Carthag else ship 3 to Carthag"},
	 false},
	{"atreides march",
	 "move 3 from Arrakeen to ",
	 "Carthag",
	 "Old Gap sector 9",
	 "",
	 {"move 3 from Arrakeen to Carthag else move 3 from Arrakeen to Old Gap sector 9"},
	 false},
	{"fremen nexus",
	 "ride 5 from Red Chasm to ",
	 "Arrakeen",
	 "Carthag",
	 "",
	 {"ride 5 from Red Chasm to Arrakeen else ride 5 from Red Chasm to Carthag"},
	 false},
	{"atreides nexus",
	 "ally ",
	 "guild",
	 "fremen",
	 "",
	 {"ally guild, fremen", "ally guild else ally fremen"},
	 false},
	{"atreides plan",
	 "battle Arrakeen vs harkonnen dial ",
	 "3",
	 "2",
	 "",
	 {"battle Arrakeen vs harkonnen dial 3 else battle Arrakeen vs harkonnen dial 2"},
	 false},
	{"bg voice",
	 "voice Carthag vs harkonnen no ",
	 "lasgun",
	 "shield",
	 "",
	 {"voice Carthag vs harkonnen no lasgun else voice Carthag vs harkonnen no shield"},
	 false},
};

START_TEST(ranked_wishes)
{
	wished_law(&of, wished, sizeof wished / sizeof *wished, 0, 97);
}
END_TEST

static const struct headed headed[] = {
	{"atreides plan",
	 "battle Arrakeen vs harkonnen dial 3 leader Lady Jessica",
	 {{"Battle", "Arrakeen"},
	  {"Enemy", "Harkonnen"},
	  {"Dial", "3"},
	  {"Leader", "Lady Jessica"}}},
	{"atreides plan",
	 "battle Arrakeen vs harkonnen dial 3 spice 2 leader Lady Jessica weapon Crysknife defence Shield",
	 {{"Territory", "Arrakeen"},
	  {"Dial", "3"},
	  {"Spice", "2"},
	  {"Leader", "Lady Jessica"},
	  {"Weapon", "Crysknife"},
	  {"Defence", "Shield"}}},
	{"atreides march",
	 "move 3 from Arrakeen to Old Gap sector 9",
	 {{"Move", "3"}, {"From", "Arrakeen"}, {"To", "Old Gap sector 9"}}},
	{"atreides march", "ship 4 to Carthag", {{"Ship", "4"}, {"To", "Carthag"}}},
	{"atreides march",
	 "ship 4 to Carthag",
	 {{"Shipment", "4 forces"}, {"Destination", "Carthag"}}},
	{"atreides bid", "bid 1 6", {{"Lot", "1"}, {"Bid", "6"}}},
	{"atreides bid", "bid 1 6", {{"Lot", "1"}, {"Maximum", "6"}}},
	{"bg voice",
	 "voice Carthag vs harkonnen no lasgun",
	 {{"Voice", "Carthag"}, {"Against", "Harkonnen"}, {"Command", "no lasgun"}}},
	{"bg predict",
	 "predict emperor turn 6",
	 {{"Prediction", "Emperor"}, {"Turn", "6"}}},
	{"fremen nexus",
	 "ride 5 from Red Chasm to Arrakeen",
	 {{"Ride", "5"}, {"From", "Red Chasm"}, {"To", "Arrakeen"}}},
};

START_TEST(parts_behind_their_names)
{
	headed_law(&of, headed, sizeof headed / sizeof *headed, 0, 91);
}
END_TEST

static const struct headed_items items[] = {
	{"atreides bid",
	 {"bid 1 6", "bid 2 5"},
	 {"Bids", "My bids", "Bidding"},
	 {"lot 1 6", "lot 2 5"}},
	{"atreides bid",
	 {"bid 1 6", "bid 2 5"},
	 {"Bids", "Bid"},
	 {"6 on lot 1", "5 on lot 2"}},
	{"atreides march",
	 {"ship 4 to Carthag", "move 3 from Arrakeen to Old Gap sector 9"},
	 {"March", "Orders"},
	 {"ship 4 to Carthag", "move 3 from Arrakeen to Old Gap sector 9"}},
	{"guild plan",
	 {"give 3 to atreides", "give 2 to fremen"},
	 {"Gifts", "Payments"},
	 {"3 to Atreides", "2 to Fremen"}},
};

START_TEST(lists_below_a_head)
{
	/* Known: "2 to Fremen" below "Gifts", without a colon, reads like a battle. */
	headed_lists_law(&of, items, sizeof items / sizeof *items, 2, 86);
}
END_TEST

DUNE_MAIN("whole/dune", dictated_letters, tables_of_orders, ranked_wishes,
	  parts_behind_their_names, lists_below_a_head)
