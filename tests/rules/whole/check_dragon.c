/* Whole letters of Dragon Dune: dictated, as tables, with ranked wishes, with heads (tests/orders/whole.h).
 * SPDX-License-Identifier: ISC */
#include "tests/orders/headed.h"
#include "tests/orders/spoken.h"
#include "tests/orders/tabled.h"
#include "tests/orders/wished.h"
#include "tests/rules/dragon_dune/dune_position.h"

static const struct letters of = {.open = open_position};

static const struct spoken spoken[] = {
	{"elves bid", {"bid 1 6", "bid 2 5", "maxcards 1", "give 3 to orcs"}},
	{"elves march",
	 {"conscript 2 in 5c", "hire 4 in 10c", "move 3 from 5c to 6", "graveyard 3"}},
	{"elves march", {"disband 2 from 11", "hire 4 in 10c"}},
	{"orcs march", {"raise 3 in 16", "move 2 from 11 to 10"}},
	{"elves battle",
	 {"battle 11 vs orcs send 3 card 5C", "give 2 to orcs",
	  "ask 11 vs orcs colour"}},
	{"elves council", {"ally goblins orcs", "give 2 to orcs"}},
	{"orcs setup", {"place 4 in 1c, 3 in 9f, 3 in 16f"}},
};

START_TEST(dictated_letters)
{
	spoken_law(&of, spoken, sizeof spoken / sizeof *spoken, 0, 95);
}
END_TEST

static const struct tabled tables[] = {
	{"elves bid",
	 {"bid 1 6", "bid 2 5"},
	 {{"Lot", "Bid"}, {"Card", "Maximum"}, {"Lot", "At most"}},
	 {{"1", "6"}, {"2", "5"}}},
	{"elves bid",
	 {"bid 1 6", "bid 2 5"},
	 {{"Order", "Lot", "Max"}, {"What", "Which", "How much"}},
	 {{"bid", "1", "6"}, {"bid", "2", "5"}}},
	{"elves march",
	 {"hire 4 in 10c", "conscript 2 in 5c"},
	 {{"Order", "Tokens", "Where"},
	  {"Action", "How many", "In"},
	  {"What", "Number", "Place"}},
	 {{"Hire", "4", "10c"}, {"Conscript", "2", "5c"}}},
	{"elves march",
	 {"move 3 from 5c to 6", "disband 2 from 11"},
	 {{"Order", "Tokens", "From", "To"},
	  {"Action", "How many", "From", "Destination"}},
	 {{"Move", "3", "5c", "6"}, {"Disband", "2", "11", ""}}},
	{"elves march",
	 {"move 3 from 5c to 6"},
	 {{"Tokens", "From", "To"},
	  {"Move", "From", "To"},
	  {"How many", "Where from", "Where to"}},
	 {{"3", "5c", "6"}}},
	{"elves battle",
	 {"battle 11 vs orcs send 3 card 5C"},
	 {{"Battle", "Enemy", "Send", "Card"},
	  {"Territory", "Against", "Tokens", "Card"}},
	 {{"11", "Orcs", "3", "5C"}}},
};

START_TEST(tables_of_orders)
{
	tabled_law(&of, tables, sizeof tables / sizeof *tables, 0, 92);
}
END_TEST

static const struct wished wished[] = {
	{"elves march",
	 "hire 4 in ",
	 "10c",
	 "0f",
	 "",
	 {"hire 4 in 10c else hire 4 in 0f"},
	 true},
	{"elves march",
	 "hire ",
	 "4",
	 "3",
	 " in 10c",
	 {"hire 4 in 10c else hire 3 in 10c"},
	 false},
	{"elves march",
	 "move 3 from 5c to ",
	 "6",
	 "4f",
	 "",
	 {"move 3 from 5c to 6 else move 3 from 5c to 4f"},
	 false},
	{"elves march",
	 "disband 2 from ",
	 "11",
	 "5c",
	 "",
	 {"disband 2 from 11 else disband 2 from 5c"},
	 false},
	{"elves council",
	 "ally with the ",
	 "goblins",
	 "orcs",
	 "",
	 {"ally goblins orcs", "ally goblins else ally orcs"},
	 false},
	{"elves battle",
	 "battle 11 vs orcs send ",
	 "3",
	 "2",
	 "",
	 {"battle 11 vs orcs send 3 else battle 11 vs orcs send 2"},
	 false},
};

START_TEST(ranked_wishes)
{
	wished_law(&of, wished, sizeof wished / sizeof *wished, 0, 97);
}
END_TEST

static const struct headed headed[] = {
	{"elves battle",
	 "battle 11 vs orcs send 3 card 5C",
	 {{"Battle", "11"}, {"Enemy", "Orcs"}, {"Send", "3"}, {"Card", "5C"}}},
	{"elves battle",
	 "battle 11 vs orcs send 3 card 5C",
	 {{"Battle", "11 vs Orcs"}, {"Tokens", "3"}, {"Card", "5C"}}},
	{"elves march",
	 "move 3 from 5c to 6",
	 {{"Move", "3"}, {"From", "5c"}, {"To", "6"}}},
	{"elves march", "hire 4 in 10c", {{"Hire", "4"}, {"In", "10c"}}},
	{"elves march", "hire 4 in 10c", {{"Hire", "10c"}, {"Tokens", "4"}}},
	{"elves march", "conscript 2 in 5c", {{"Conscript", "2"}, {"Where", "5c"}}},
	{"elves bid", "bid 1 6", {{"Lot", "1"}, {"Bid", "6"}}},
	{"elves bid", "bid 1 6", {{"Lot", "1"}, {"Maximum", "6"}}},
	{"orcs march", "raise 3 in 16", {{"Raise", "3"}, {"Place", "16"}}},
	{"elves march", "disband 2 from 11", {{"Disband", "2"}, {"From", "11"}}},
};

START_TEST(parts_behind_their_names)
{
	headed_law(&of, headed, sizeof headed / sizeof *headed, 0, 87);
}
END_TEST

static const struct headed_items items[] = {
	{"elves bid",
	 {"bid 1 6", "bid 2 5"},
	 {"Bids", "My bids", "Bidding"},
	 {"lot 1 6", "lot 2 5"}},
	{"elves bid",
	 {"bid 1 6", "bid 2 5"},
	 {"Bids", "Bid"},
	 {"6 on lot 1", "5 on lot 2"}},
	{"elves march",
	 {"hire 4 in 10c", "hire 2 in 0f"},
	 {"Hire", "Mercenaries", "Hiring"},
	 {"4 in 10c", "2 in 0f"}},
	{"elves bid",
	 {"give 3 to orcs", "give 2 to goblins"},
	 {"Gifts", "Gold"},
	 {"3 to orcs", "2 to goblins"}},
};

START_TEST(lists_below_a_head)
{
	headed_lists_law(&of, items, sizeof items / sizeof *items, 0, 93);
}
END_TEST

DUNE_MAIN("whole/dragon_dune", dictated_letters, tables_of_orders, ranked_wishes,
	  parts_behind_their_names, lists_below_a_head)
