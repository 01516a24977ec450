/* Two orders of Dragon Dune in one line: the law of tests/orders/joined.h.
 * SPDX-License-Identifier: ISC */
#include "tests/orders/joined.h"
#include "tests/rules/dragon_dune/dune_position.h"

enum { ORDERS = 4 };

static const struct pairs {
	int seat, phase;
	const char *order[ORDERS];
} pairs[] = {
	{E, DD_BID, {"bid 1 6", "bid 4 all", "maxgold 8", "give 3 to orcs"}},
	{E,
	 DD_MARCH,
	 {"graveyard 3", "conscript 2 in 5c", "hire 4 in 10c", "move 3 from 5c to 6"}},
	{E, DD_BATTLE, {"battle 11 vs orcs send 3", "ask 11 vs orcs colour"}},
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

DUNE_MAIN("dragon_dune/joined", of_two_orders_in_one_line_none_is_lost_in_silence)
