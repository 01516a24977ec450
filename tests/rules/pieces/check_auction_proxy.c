/* Auctions by proxy and by sealed bids: the worked examples of four rule books.
 * SPDX-License-Identifier: ISC */
#include "tests/rules/pieces/auction_table.h"

/* Proxies ---------------------------------------------------------------------------- */

/* 8.3: maxima D 3, E 7, G 7, O 0, in the order D E G O. */
START_TEST(the_earlier_of_equal_maxima_wins_at_their_price)
{
	lay(AUCTION_PROXY, "ABCD", 1);
	maxima((const int[]){3, 7, 7, 0}, 4);
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, B, 7);
	/* "With Goblins 5: Elves win at 6, Dwarves receive 6." */
	lay(AUCTION_PROXY, "ABCD", 1);
	maxima((const int[]){3, 7, 5, 0}, 4);
	t.cashier = A;
	t.whole = true;
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, B, 6);
	ck_assert_int_eq(t.purse[A].money, RICH + 6);
	ck_assert_int_eq(t.purse[B].money, RICH - 6);
}
END_TEST

/* 9.2: order A E H, maxima 4, 6, 6: the second wins at 6 and, who is the cashier, pays the bank. */
START_TEST(the_other_book_has_the_same_rule)
{
	lay(AUCTION_PROXY, "AEC", 1);
	bids(A, 1, 1, 4);
	bids(E, 1, 1, 6);
	bids(C, 1, 1, 6);
	t.cashier = E;
	t.whole = true;
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, E, 6);
	ck_assert_int_eq(t.purse[E].money, RICH - 6);
}
END_TEST

START_TEST(one_bidder_pays_1)
{
	lay(AUCTION_PROXY, "AB", 1);
	bids(B, 1, 1, 40);
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, B, 1);
}
END_TEST

/* [DD-020] The Emperor in seat 3: lot 2 starts with seat 4, lot 3 with seat 1. */
START_TEST(equal_maxima_go_to_the_opener_of_each_lot)
{
	lay(AUCTION_PROXY, "CDAB", 3);
	maxima((const int[]){2, 2, 2, 2}, 4);
	ck_assert_int_eq(auction_run(&t.a), 3);
	is_sold(1, C, 2);
	is_sold(2, D, 2);
	is_sold(3, A, 2);
}
END_TEST

/* 3.4: later cards start with the next player who may bid. */
START_TEST(an_opener_who_may_not_bid_is_passed_over)
{
	for (int skips = 0; skips < 2; skips++) {
		lay(AUCTION_PROXY, "ABCD", 3);
		maxima((const int[]){2, 2, 2, 2}, 4);
		t.a.skips = skips;
		t.purse[B].may_bid = false;
		ck_assert_int_eq(auction_run(&t.a), 3);
		is_sold(1, A, 2);
		is_sold(2, C, 2);
		/* C opened lot 2, so D opens lot 3; without skips B did, and C opens it. */
		is_sold(3, skips ? D : C, 2);
	}
}
END_TEST

/* 9.2: a lot has no bidder, and the remaining lots return; [DU-021] the Guild wins at 4, and the
 * Emperor, who has not bid, gets 4. */
START_TEST(a_lot_without_a_bidder_may_end_it)
{
	lay(AUCTION_PROXY, "ABE", 4);
	bids(A, 1, 1, 4);
	bids(B, 1, 1, 3);
	bids(A, 3, 4, 9);
	t.cashier = E;
	t.whole = true;
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, A, 4);
	ck_assert_int_eq(t.purse[E].money, RICH + 4);
	ck_assert_int_eq(t.purse[A].money, RICH - 4);
}
END_TEST

/* 8.3: no bidder, and the next lot is settled. */
START_TEST(a_lot_without_a_bidder_may_be_passed_over)
{
	lay(AUCTION_PROXY, "AB", 3);
	t.a.ends_unsold = false;
	bids(A, 1, 1, 4);
	bids(A, 3, 3, 4);
	ck_assert_int_eq(auction_run(&t.a), 3);
	is_sold(1, A, 1);
	is_sold(2, AUCTION_NOBODY, 0);
	is_sold(3, A, 1);
}
END_TEST

/* [DD-021] 4 gold, 6 with an ace: 4 is the most, and the ace pays. */
START_TEST(a_card_that_pays_does_not_lift_the_limit)
{
	const struct auction_line *line;

	lay(AUCTION_PROXY, "AB", 1);
	bids(A, 1, 1, 6)->vouchers = AUCTION_VOUCHER_ALWAYS;
	bids(B, 1, 1, 2);
	t.purse[A].money = 4;
	t.a.now.lot = 1;
	ck_assert_int_eq(auction_usable(&t.a, A, &line), 4);
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, A, 3);
	ck_assert(t.sales[0].voucher);
	ck_assert_int_eq(t.sales[0].paid, 0);
	ck_assert_int_eq(t.purse[A].money, 4);
	ck_assert_int_eq(t.purse[A].spent, 0);
}
END_TEST

/* [DU-020] Spice 2, up to 9 with the card, the second 5: it wins at 6 and pays nothing. */
START_TEST(a_card_that_lifts_the_limit_goes_only_where_the_price_is_beyond_it)
{
	lay(AUCTION_PROXY, "AB", 1);
	bids(A, 1, 1, 9)->vouchers = AUCTION_VOUCHER_BEYOND;
	bids(B, 1, 1, 5);
	t.purse[A].money = 2;
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, A, 6);
	ck_assert(t.sales[0].voucher);
	ck_assert_int_eq(t.purse[A].money, 2);
	/* At 2 it is paid in spice, and the card stays. */
	lay(AUCTION_PROXY, "AB", 1);
	bids(A, 1, 1, 9)->vouchers = AUCTION_VOUCHER_BEYOND;
	bids(B, 1, 1, 1);
	t.purse[A].money = 2;
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, A, 2);
	ck_assert(!t.sales[0].voucher);
	ck_assert_int_eq(t.purse[A].money, 0);
	/* FREE: the card goes at any price. */
	lay(AUCTION_PROXY, "AB", 1);
	bids(A, 1, 1, 9)->vouchers = AUCTION_VOUCHER_BEYOND | AUCTION_VOUCHER_ALWAYS;
	t.purse[A].money = 2;
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, A, 1);
	ck_assert(t.sales[0].voucher);
}
END_TEST

/* [DU-022] The limit is 8: with 7 the eighth is bought, and none after it. */
START_TEST(who_buys_up_to_the_limit_is_out_of_the_next_lot)
{
	lay(AUCTION_PROXY, "AB", 2);
	maxima((const int[]){9, 3}, 2);
	t.limit = 8;
	t.hand[A] = 7;
	ck_assert_int_eq(auction_run(&t.a), 2);
	is_sold(1, A, 4);
	is_sold(2, B, 1);
}
END_TEST

/* [DU-023] An ally with 3 pays 3 at most, when the own money is gone; the ally's own
 * purchases come first. */
START_TEST(an_allys_money_comes_after_ones_own)
{
	lay(AUCTION_PROXY, "ABC", 1);
	bids(A, 1, 1, 20);
	bids(C, 1, 1, 20);
	t.purse[A].money = 4;
	t.friend_of[A] = B;
	t.lends[A] = 9;
	t.purse[B].money = 3;
	t.purse[C].money = 5;
	lend();
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, A, 6);
	ck_assert_int_eq(t.sales[0].paid, 4);
	ck_assert_int_eq(t.sales[0].paid_lent, 2);
	ck_assert_int_eq(t.purse[A].money, 0);
	ck_assert_int_eq(t.purse[B].money, 1);
	ck_assert_int_eq(t.purse[A].lent, 1);
	/* B buys first: nothing is left to lend. */
	lay(AUCTION_PROXY, "BAC", 2);
	bids(B, 1, 1, 3);
	bids(C, 1, 1, 2);
	bids(A, 2, 2, 20);
	t.purse[A].money = 1;
	t.friend_of[A] = B;
	t.lends[A] = 9;
	t.purse[B].money = 3;
	lend();
	ck_assert_int_eq(t.purse[A].lent, 3);
	ck_assert_int_eq(auction_run(&t.a), 2);
	is_sold(1, B, 3);
	ck_assert_int_eq(t.purse[A].lent, 0);
	is_sold(2, A, 1);
}
END_TEST

/* If the game does not recount it, money that was lent is gone from the purse all the
 * same. */
START_TEST(what_was_lent_is_spent_once)
{
	lay(AUCTION_PROXY, "AB", 2);
	t.a.sold = NULL;
	maxima((const int[]){9, 2}, 2);
	t.purse[A].money = 1;
	t.purse[A].lent = 4;
	ck_assert_int_eq(auction_run(&t.a), 2);
	is_sold(1, A, 3); /* 1 of their own, 2 lent: 2 are left, as many as B bids */
	ck_assert_int_eq(t.purse[A].lent, 2);
	is_sold(2, B, 2);
}
END_TEST

/* A condition may be about the lots before. */
START_TEST(a_proxy_may_wait_for_a_price)
{
	static const struct fact cheap = {LAST_PRICE_BELOW, 3};
	static const struct cond if_cheap = {.op = COND_FACT, .fact = &cheap};

	lay(AUCTION_PROXY, "AB", 2);
	bids(A, 1, 1, 2);
	bids(A, 2, 2, 9)->cond = &if_cheap;
	bids(B, 1, 2, 1);
	ck_assert_int_eq(auction_run(&t.a), 2);
	is_sold(1, A, 2);
	is_sold(2, A, 2);
}
END_TEST

/* Sealed bids -------------------------------------------------------------------------- */

static void ranked(int n, const int bids_of[], int places, const int want[])
{
	int place[SEATS];

	auction_rank(bids_of, n, places, place);
	for (int i = 0; i < n; i++)
		ck_assert_msg(place[i] == want[i], "bidder %d has place %d, not %d", i,
			      place[i], want[i]);
}

#define N(...) ((const int[]){__VA_ARGS__})

/* 4.3, [AS-010] [AS-012] [AS-014] [AS-031] */
START_TEST(sealed_bids_are_ranked_and_equal_ones_share)
{
	ranked(4, N(4, 4, 2, 0), 2, N(1, 1, 0, 0));
	ranked(4, N(5, 3, 3, 0), 2, N(1, 2, 2, 0));
	ranked(4, N(0, 0, 0, 0), 2, N(0, 0, 0, 0));
	/* A bid of 5 that could not be paid counts as 0, and all are ranked again. */
	ranked(3, N(5, 3, 1), 1, N(1, 0, 0));
	ranked(3, N(0, 3, 1), 1, N(0, 1, 0));
	/* Two players and two places: the first prize alone. */
	ranked(2, N(3, 1), 1, N(1, 0));
	/* With three firsts there is no second and no third. */
	ranked(5, N(6, 6, 6, 5, 4), 3, N(1, 1, 1, 0, 0));
	ranked(5, N(6, 6, 5, 5, 4), 3, N(1, 1, 3, 3, 0));
}
END_TEST

/* [AS-011] Losers pay nothing, unless all pay; [AS-012] who bids 0 passes. */
START_TEST(winners_pay_their_bid)
{
	ck_assert_int_eq(auction_due(4, 1, false), 4);
	ck_assert_int_eq(auction_due(3, 2, false), 3);
	ck_assert_int_eq(auction_due(2, 0, false), 0);
	ck_assert_int_eq(auction_due(2, 0, true), 2);
	ck_assert_int_eq(auction_due(0, 0, true), 0);
}
END_TEST

/* 4.3: a prize that exists once goes to the sharer who is first in turn order. */
START_TEST(a_prize_that_exists_once_goes_to_the_first_in_the_order)
{
	const int place[] = {1, 1, 2, 0}, order[] = {3, 2, 1, 0};

	ck_assert_int_eq(auction_first_of(place, order, 4, 1), 1);
	ck_assert_int_eq(auction_first_of(place, order, 4, 2), 2);
	ck_assert_int_eq(auction_first_of(place, order, 4, 3), AUCTION_NOBODY);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("auction by proxy");
	TCase *c = tcase_create("proxies and sealed bids");

	tcase_add_test(c, the_earlier_of_equal_maxima_wins_at_their_price);
	tcase_add_test(c, the_other_book_has_the_same_rule);
	tcase_add_test(c, one_bidder_pays_1);
	tcase_add_test(c, equal_maxima_go_to_the_opener_of_each_lot);
	tcase_add_test(c, an_opener_who_may_not_bid_is_passed_over);
	tcase_add_test(c, a_lot_without_a_bidder_may_end_it);
	tcase_add_test(c, a_lot_without_a_bidder_may_be_passed_over);
	tcase_add_test(c, a_card_that_pays_does_not_lift_the_limit);
	tcase_add_test(
		c, a_card_that_lifts_the_limit_goes_only_where_the_price_is_beyond_it);
	tcase_add_test(c, who_buys_up_to_the_limit_is_out_of_the_next_lot);
	tcase_add_test(c, an_allys_money_comes_after_ones_own);
	tcase_add_test(c, what_was_lent_is_spent_once);
	tcase_add_test(c, a_proxy_may_wait_for_a_price);
	tcase_add_test(c, sealed_bids_are_ranked_and_equal_ones_share);
	tcase_add_test(c, winners_pay_their_bid);
	tcase_add_test(c, a_prize_that_exists_once_goes_to_the_first_in_the_order);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
