/* Layouts of letters of Dragon Dune: the law of tests/orders/layouts.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/layouts.h"
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

DUNE_MAIN("layouts/dragon_dune", orders_are_the_same_in_each_layout)
