/* The nexus: alliances are made and broken.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/nexus.h"
#include "tests/rules/dune/dune_kit.h"

static void wishes(int seat, int n, ...)
{
	struct du_order o = {.verb = DU_ALLY, .n_list = (uint8_t)n};
	va_list args;

	va_start(args, n);
	for (int i = 0; i < n; i++)
		o.list[i] = (uint8_t)va_arg(args, int);
	va_end(args);
	orders(seat, o, 0);
}

static void breaks(int seat)
{
	orders(seat, (struct du_order){.verb = DU_BREAK}, 0);
}

START_TEST(two_who_name_each_other_are_allies)
{
	wishes(A, 1, F);
	wishes(F, 1, A);
	wishes(G, 1, E); /* E does not answer */
	runs(du_nexus);
	ck_assert_int_eq(d.s.t.ally[A], F);
	ck_assert_int_eq(d.s.t.ally[F], A);
	ck_assert_int_eq(d.s.t.ally[G], DU_NOBODY);
	ck_assert_ptr_nonnull(happened(DU_EV_ALLIED, 2, A, F));
}
END_TEST

START_TEST(the_dearest_pair_is_made_first)
{
	wishes(A, 2, F, G); /* with F: 1 + 2, with G: 2 + 2 */
	wishes(F, 2, H, A);
	wishes(G, 2, E, A);
	wishes(H, 2, F, B); /* with F: 1 + 1 */
	runs(du_nexus);
	ck_assert_int_eq(d.s.t.ally[H], F);
	ck_assert_int_eq(d.s.t.ally[A], G);
}
END_TEST

START_TEST(an_alliance_holds_until_one_of_them_breaks_it)
{
	allies(A, F);
	wishes(A, 1, G);
	wishes(G, 1, A);
	runs(du_nexus);
	ck_assert_int_eq(d.s.t.ally[A], F);
	ck_assert_int_eq(d.s.t.ally[G], DU_NOBODY);
	breaks(F);
	runs(du_nexus);
	ck_assert_int_eq(d.s.t.ally[A], G);
	ck_assert_int_eq(d.s.t.ally[F], DU_NOBODY);
	ck_assert_ptr_nonnull(happened(DU_EV_BROKEN, 2, F, A));
}
END_TEST

START_TEST(without_orders_alliances_are_kept)
{
	allies(B, H);
	breaks(A); /* A has none */
	runs(du_nexus);
	ck_assert_int_eq(d.s.t.ally[B], H);
	ck_assert_ptr_null(happened(DU_EV_BROKEN, 0));
}
END_TEST

/* Then charity and the lots. */
START_TEST(the_bidding_follows)
{
	d.s.t.phase = DU_NEXUS;
	d.s.h.spice[A] = 0;
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DU_BID);
	ck_assert_int_eq(d.s.t.n_lots, 6);
	ck_assert_int_eq(d.s.h.spice[A], 2);
}
END_TEST

DUNE_MAIN("dune/nexus", two_who_name_each_other_are_allies,
	  the_dearest_pair_is_made_first, an_alliance_holds_until_one_of_them_breaks_it,
	  without_orders_alliances_are_kept, the_bidding_follows)
