/* Two orders of Dune in one line: the law of tests/orders/joined.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/joined.h"
#include "tests/orders/ranked.h"
#include "tests/orders/vanish.h"
#include "tests/rules/dune/dune_position.h"

static const struct joined_pairs pairs[] = {
	{A, DU_BID, {"bid 1 6", "bid 2 5", "maxcards 1", "give 3 to guild"}},
	{A,
	 DU_MARCH,
	 {"revive 3", "ship 4 to Carthag", "move 3 from Arrakeen to Old Gap sector 9"}},
	{A, DU_PLAN, {"battle Arrakeen vs harkonnen dial 2.5", "dial storm 2"}},
};

static const struct reading *read_it(const void *position, const char *letter)
{
	static struct arena_mark here;
	static const struct joined_pairs *last;
	const struct joined_pairs *of = position;

	if (last != of) {
		last = of;
		dune_position(of->phase);
		here = arena_mark(d.a);
	}
	arena_rewind(d.a, here);
	return dune_read(of->seat, letter);
}

START_TEST(of_two_orders_in_one_line_none_is_lost_in_silence)
{
	joined_law(read_it, pairs, sizeof pairs / sizeof *pairs, 0);
}
END_TEST

/* Nothing of a letter vanishes: tests/orders/vanish.h. */
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
	struct vanish law = {
		.letters = &of, .said = said, .n_said = sizeof said / sizeof *said};

	/* Known: three are passed over, where the line reads in another way without them. Which orders meet which sentence changes with the
	 * files. */
	vanish_law(&law, folders, 4, 3, 350);
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

	ranked_laws(open_position, orders, sizeof orders / sizeof *orders);
}
END_TEST

DUNE_MAIN("dune/joined", of_two_orders_in_one_line_none_is_lost_in_silence,
	  nothing_beside_an_order_vanishes, a_rank_never_repeats_the_order_before_it)
