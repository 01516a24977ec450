/* Nothing of a letter vanishes: the law of tests/orders/vanish.h for Dragon Dune.
 * SPDX-License-Identifier: ISC */
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
	struct vanish law = {.letters = &of,
			     .said = said,
			     .n_said = sizeof said / sizeof *said,
			     .step = share_step(2)};

	vanish_law(&law, folders, 4, 15, 420);
}
END_TEST

DUNE_MAIN("dragon_dune/vanish", nothing_beside_an_order_vanishes)
