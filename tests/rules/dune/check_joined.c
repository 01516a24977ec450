/* Two orders of Dune in one line: the law of tests/orders/joined.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/joined.h"
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

DUNE_MAIN("dune/joined", of_two_orders_in_one_line_none_is_lost_in_silence)
