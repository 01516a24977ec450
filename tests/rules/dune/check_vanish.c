/* Nothing of a letter vanishes: the law of tests/orders/vanish.h for Dune.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/ranked.h"
#include "tests/orders/vanish.h"
#include "tests/rules/dune/dune_position.h"

static const struct vanish_said said[] = {
	{"all my dead come back in Carthag", {"dead", "back"}},
	{"as many as possible two steps towards Arsunt",
	 {"possible", "steps", "Arsunt"}},
	{"revive as many as possible", {"revive", "possible"}},
	{"I want both weapons", {"both", "weapons"}},
	{"the weakest of them stays at home", {"weakest"}},
	{"the twelves for the others", {"twelves", "others"}},
	{"half of them to the smaller stronghold", {"half", "stronghold"}},
	{"nobody should come near Carthag", {"nobody"}},
	{"peace with Norman would be nice", {"Norman"}},
	{"I steal a card from the Guild", {"steal", "Guild"}},
	{"the rest waits for something better", {"rest"}},
	{"the spice in Cielago is mine", {"spice", "Cielago"}},
	{"everybody else is a friend of mine", {"everybody"}},
	{"seven of mine want revenge on Norman", {"seven", "revenge"}},
	{"the worm may eat my enemies", {"worm"}},
	{"my cheapest leader goes with them", {"cheapest", "leader"}},
};

START_TEST(nothing_beside_an_order_vanishes)
{
	static const struct letters of = {.open = open_position};
	static const char *const folders[] = {"tests/rules/dune/sentences",
					      "tests/rules/dune/sentences/fifth",
					      "tests/rules/dune/sentences/seventh",
					      "tests/rules/dune/sentences/ninth"};
	struct vanish law = {.letters = &of,
			     .said = said,
			     .n_said = sizeof said / sizeof *said,
			     .step = share_step(2)};

	vanish_law(&law, folders, 4, 2, 350);
}
END_TEST

START_TEST(a_rank_never_repeats_the_order_before_it)
{
	static const struct ranked orders[] = {
		{"atreides bid", "bid 1 6", "lot 2", "bid 2 6"},
		{"atreides bid", "6 on lot 1", "lot 2", "bid 2 6"},
		{"atreides march", "ship 4 to Carthag", "Arrakeen",
		 "ship 4 to Arrakeen"},
	};
	int faults = 0;

	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
		ranked_law(open_position, &orders[i], &faults);
	fflush(stdout);
	ck_assert_int_eq(faults, 0);
}
END_TEST

DUNE_MAIN("dune/vanish", nothing_beside_an_order_vanishes,
	  a_rank_never_repeats_the_order_before_it)
