/* Two orders of Dune in one line: the law of tests/orders/joined.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/joined.h"
#include "tests/rules/dune/dune_position.h"

enum { ORDERS = 4 };

static const struct pairs {
	int seat, phase;
	const char *order[ORDERS];
} pairs[] = {
	{A, DU_BID, {"bid 1 6", "bid 2 5", "maxcards 1", "give 3 to guild"}},
	{A,
	 DU_MARCH,
	 {"revive 3", "ship 4 to Carthag", "move 3 from Arrakeen to Old Gap sector 9"}},
	{A, DU_PLAN, {"battle Arrakeen vs harkonnen dial 2.5", "dial storm 2"}},
};

static const struct reading *read_it(const void *position, const char *letter)
{
	static struct arena_mark here;
	static const struct pairs *last;
	const struct pairs *of = position;

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
	struct joined sum = {0};

	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
		int n = 0;
		while (n < ORDERS && pairs[i].order[n])
			n++;
		joined_check(read_it, &pairs[i], pairs[i].order, n, &sum);
	}
	printf("%d pairs, %d whole, %d refused, %d in part\n", sum.n, sum.whole,
	       sum.refused, sum.told);
	fflush(stdout);
	ck_assert_int_eq(sum.faults, 0);
	ck_assert_int_ge(100 * sum.whole, 85 * sum.n);
}
END_TEST

DUNE_MAIN("dune/joined", of_two_orders_in_one_line_none_is_lost_in_silence)
