/* Nothing of a letter vanishes: the law of tests/orders/vanish.h for Dragon Dune.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/ranked.h"
#include "tests/orders/vanish.h"
#include "tests/rules/dragon_dune/dune_position.h"

static const struct vanish_said said[] = {
	{"all my dead come back in 9f", {"dead", "back"}},
	{"conscript in 10c as many as possible", {"conscript", "possible"}},
	{"two steps towards 15c", {"steps", "15c"}},
	{"I want both aces", {"both", "aces"}},
	{"the weakest of them stays at home", {"weakest"}},
	{"the twelves for the others", {"others"}},
	{"half of them to the smaller castle", {"half", "castle"}},
	{"nobody should come near 9", {"nobody"}},
	{"peace with Norman would be nice", {"Norman"}},
	{"I steal a card from the Dwarves", {"steal", "Dwarves"}},
	{"the rest waits for something better", {"rest"}},
	{"the gold in the palace is mine", {"gold", "palace"}},
	{"everybody else is a friend of mine", {"everybody"}},
	{"seven of mine want revenge on Norman", {"seven", "revenge"}},
	{"the dragon may eat my enemies", {"dragon"}},
	{"lend my queen to somebody nice", {"lend", "queen"}},
};

START_TEST(nothing_beside_an_order_vanishes)
{
	static const struct letters of = {.open = open_position};
	static const char *const folders[] = {
		"tests/rules/dragon_dune/sentences",
		"tests/rules/dragon_dune/sentences/fifth",
		"tests/rules/dragon_dune/sentences/seventh",
		"tests/rules/dragon_dune/sentences/ninth"};
	struct vanish law = {
		.letters = &of, .said = said, .n_said = sizeof said / sizeof *said};

	/* One of them in a letter that is read since plans may be told in any words; its order names Norman, too. */
	vanish_law(&law, folders, 4, 11, 420);
}
END_TEST

START_TEST(a_rank_never_repeats_the_order_before_it)
{
	static const struct ranked orders[] = {
		{"elves bid", "bid 1 6", "lot 2", "bid 2 6"},
		{"elves bid", "6 on lot 1", "lot 2", "bid 2 6"},
		{"elves march", "conscript 2 in 5c", "11", "conscript 2 in 11"},
		{"elves march", "hire 4 in 10c", "5c", "hire 4 in 5c"},
		{"elves battle", "battle 11 vs orcs send 3", "17",
		 "battle 17 vs orcs send 3"},
	};

	ranked_laws(open_position, orders, sizeof orders / sizeof *orders);
}
END_TEST

DUNE_MAIN("dragon_dune/vanish", nothing_beside_an_order_vanishes,
	  a_rank_never_repeats_the_order_before_it)
