/* Layouts of letters of Dragon Dune: the law of tests/orders/layouts.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/contrasted.h"
#include "tests/orders/layouts.h"
#include "tests/orders/parted.h"
#include "tests/rules/dragon_dune/dune_position.h"

static const struct laid_out laid[] = {
	{"elves bid", {{"bid", "1 6", "Bid"}, {"maxcards", "1", "Max cards"}}},
	{"elves bid", {{"bid", "2 5", "Bids"}, {"give", "3 to orcs", "Gift"}}},
	{"elves march",
	 {{"conscript", "2 in 5c", "Conscription"}, {"hire", "4 in 10c", "Hiring"}}},
	{"elves march",
	 {{"move", "3 from 5c to 6", "Movement"}, {"graveyard", "3", "Graveyard"}}},
	{"orcs march",
	 {{"raise", "3 in 16", "Raise"}, {"move", "2 from 11 to 10", "Move"}}},
	{"elves march",
	 {{"hire", "4 in 10c", "Hire"}, {"disband", "2 from 11", "Disband"}}},
	{"elves battle",
	 {{"battle", "11 vs orcs send 3", "Battle"}, {"give", "2 to orcs", "Gifts"}}},
	{"elves council",
	 {{"ally", "goblins orcs", "Alliance"}, {"give", "2 to orcs", "Gifts"}}},
};

START_TEST(orders_are_the_same_in_each_layout)
{
	static const struct letters of = {.open = open_position};

	laid_law(&of, laid, sizeof laid / sizeof *laid, 98);
}
END_TEST

static const struct parted parted[] = {
	{"elves march",
	 "hire in 10c",
	 "hire 4 in 10c",
	 "conscript 2 in 5c",
	 {"4 tokens", "four", "with 4", "four of them", "I want four", "Four, please",
	  "That is four tokens"},
	 false},
	{"elves march",
	 "move from 5c to 6",
	 "move 3 from 5c to 6",
	 "hire 4 in 10c",
	 {"3 tokens", "with 3", "three of them", "Three go", "I take three of them",
	  "Only three of them go"},
	 false},
	{"elves battle",
	 "battle 11 vs orcs send 3",
	 "battle 11 vs orcs send 3 card 5C",
	 "give 2 to orcs",
	 {"card 5C", "Card: 5C", "with the 5C", "The card is the 5C", "My card is 5C",
	  "I play the 5C"},
	 false},
	{"elves battle",
	 "battle 11 vs orcs",
	 "battle 11 vs orcs send 3",
	 "give 2 to orcs",
	 {"send 3", "3 tokens", "with 3", "I send three", "Three of mine fight"},
	 false},
	{"elves bid",
	 "bid on lot 1",
	 "bid 1 6",
	 "maxcards 1",
	 {"up to 6", "at most 6", "I go up to 6", "I offer 6 there", "6 gold",
	  "Six is my limit"},
	 false},
};

START_TEST(a_part_in_a_row_of_its_own_is_never_lost)
{
	static const struct letters of = {.open = open_position};

	parted_law(&of, parted, sizeof parted / sizeof *parted, 98);
}
END_TEST

static const struct contrasted contrasted[] = {
	{"elves march", "hire 4 in ", "10c", "5c", ""},
	{"elves march", "hire ", "4", "3", " in 10c"},
	{"elves march", "move 3 from 5c to ", "6", "4", ""},
	{"elves bid", "bid ", "6", "5", " on lot 1"},
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

	laid_names_law(&of, laid, sizeof laid / sizeof *laid, 16);
}
END_TEST

DUNE_MAIN("layouts/dragon_dune", orders_are_the_same_in_each_layout,
	  a_part_in_a_row_of_its_own_is_never_lost,
	  what_is_denied_beside_an_order_is_in_none, writers_may_name_themselves)
