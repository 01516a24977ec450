/* Auctions round the table: the worked examples of four rule books.
 * SPDX-License-Identifier: ISC */
#include "tests/rules/pieces/auction_table.h"

START_TEST(a_table_is_played_as_the_rule_book_shows)
{
	lay(AUCTION_ASCENDING, tables[_i].order, 1);
	maxima(tables[_i].max, (int)strlen(tables[_i].order));
	int n = auction_run(&t.a);

	if (tables[_i].said)
		ck_assert_str_eq(t.said, tables[_i].said);
	ck_assert_int_eq(n, tables[_i].seat != AUCTION_NOBODY);
	if (!n)
		return;
	is_sold(1, tables[_i].seat, tables[_i].price);
	ck_assert_int_eq(t.sales[0].paid, tables[_i].price);
	ck_assert_int_eq(t.purse[tables[_i].seat].money, RICH - tables[_i].price);
}
END_TEST

/* [CD-023] Cards 1 to 3 are opened by B, C and D. */
START_TEST(the_opener_moves_on_with_each_lot)
{
	lay(AUCTION_ASCENDING, "BCDA", 3);
	maxima((const int[]){1, 1, 1, 1}, 4);
	ck_assert_int_eq(auction_run(&t.a), 3);
	is_sold(1, B, 1);
	is_sold(2, C, 1);
	is_sold(3, D, 1);
}
END_TEST

/* [CD-024] */
START_TEST(a_lot_that_nobody_wants_ends_it)
{
	lay(AUCTION_ASCENDING, "ABC", 5);
	bids(B, 1, 1, 4);
	bids(C, 3, 5, 4);
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, B, 1);
}
END_TEST

/* [CD-009] A bidder at the limit passes, even with a higher maximum. */
START_TEST(who_is_at_the_limit_passes)
{
	lay(AUCTION_ASCENDING, "AB", 2);
	maxima((const int[]){9, 2}, 2);
	t.limit = 5;
	t.hand[A] = 4;
	ck_assert_int_eq(auction_run(&t.a), 2);
	is_sold(1, A, 3);
	is_sold(2, B, 1);
}
END_TEST

/* [CD-026] 7 in the purse, 7 for both: the first for 5 leaves 2. */
START_TEST(a_maximum_is_cut_to_what_is_there_at_that_moment)
{
	const struct auction_line *line;

	lay(AUCTION_ASCENDING, "AB", 2);
	maxima((const int[]){7, 4}, 2);
	t.purse[A].money = 7;
	t.a.n_lots = 1;
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, A, 5);
	ck_assert_int_eq(auction_usable(&t.a, A, &line), 2);
	t.purse[A] = (struct auction_purse){.may_bid = true, .money = 7};
	t.a.n_lots = 2;
	ck_assert_int_eq(auction_run(&t.a), 2);
	is_sold(2, B, 3);
}
END_TEST

/* [CD-027] [CD-028] E has nothing; lot 1 brings 9, of which E gets 5, and may bid 5. */
START_TEST(what_a_sale_brings_may_be_spent_on_the_next_lot)
{
	lay(AUCTION_ASCENDING, "ABE", 2);
	bids(A, 1, 1, 9);
	bids(B, 1, 1, 9);
	bids(A, 2, 2, 5);
	bids(E, 1, 2, 99);
	t.purse[E].money = 0;
	t.cashier = E;
	ck_assert_int_eq(auction_run(&t.a), 2);
	is_sold(1, A, 9);
	/* Lot 2 is opened by B, who passes; E1 A2 E3 A4 E5. */
	is_sold(2, E, 5);
	ck_assert_int_eq(t.purse[E].money, 0);
}
END_TEST

/* [CD-028] [CD-033] Of 1, 2, 3 and 7 the half, rounded up, is 1, 1, 2 and 4, and the bank has 0, 1, 1
 * and 3; [CD-029] [DU-021] the
 * cashier's own purchase goes to the bank whole. */
START_TEST(a_cashier_gets_what_others_pay_and_nothing_of_their_own)
{
	static const int price[] = {1, 2, 3, 7}, half[] = {1, 1, 2, 4},
			 bank[] = {0, 1, 1, 3};

	for (int i = 0; i < 4; i++) {
		lay(AUCTION_PROXY, "ABE", 1);
		bids(A, 1, 1, price[i]);
		bids(B, 1, 1, price[i]);
		t.cashier = E;
		ck_assert_int_eq(auction_run(&t.a), 1);
		is_sold(1, A, price[i]);
		ck_assert_int_eq(t.purse[E].money, RICH + half[i]);
		ck_assert_int_eq(t.purse[A].money + half[i] + bank[i], RICH);
	}
	lay(AUCTION_PROXY, "ABE", 1);
	bids(E, 1, 1, 9);
	bids(B, 1, 1, 5);
	t.cashier = E;
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, E, 6);
	ck_assert_int_eq(t.purse[E].money, RICH - 6);
}
END_TEST

/* [CD-041] 9 spice, 8 of them spent before: a maximum of 5 is 1. */
START_TEST(what_was_spent_before_the_auction_is_gone)
{
	const struct auction_line *line;

	lay(AUCTION_ASCENDING, "AB", 1);
	bids(A, 1, 1, 5);
	t.purse[A].money = 9 - 8;
	t.a.now.lot = 1;
	ck_assert_int_eq(auction_usable(&t.a, A, &line), 1);
}
END_TEST

static int n_opened;

static void opens(void *game, int lot)
{
	(void)game;
	ck_assert_int_eq(lot, ++n_opened);
}

/* [CD-031] The auction ends at card 2 of 6: cards 1 and 2 came under bid. */
START_TEST(lots_come_under_bid_one_after_another)
{
	lay(AUCTION_ASCENDING, "AB", 6);
	t.a.opens = opens;
	bids(A, 1, 1, 5);
	bids(B, 3, 6, 5);
	n_opened = 0;
	ck_assert_int_eq(auction_run(&t.a), 1);
	ck_assert_int_eq(n_opened, 2);
}
END_TEST

/* [DU-019] A 1, B passes, A stands: B is not asked again. */
START_TEST(a_pass_is_final)
{
	static const struct fact a_is_high = {HIGH_IS, A};
	static const struct cond if_a = {.op = COND_FACT, .fact = &a_is_high};

	lay(AUCTION_ASCENDING, "BA", 1);
	bids(B, 1, 1, 9)->cond = &if_a; /* not so when B is asked */
	bids(A, 1, 1, 5);
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, A, 1);
	ck_assert_str_eq(t.said, "B- A1 ");
}
END_TEST

/* [CD-042] Nothing came. */
START_TEST(an_empty_sheet_bids_nothing)
{
	lay(AUCTION_ASCENDING, "AB", 1);
	bids(B, 1, 1, 1);
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, B, 1);
	ck_assert_str_eq(t.said, "A- B1 ");
}
END_TEST

/* BID 1-3 6 IF I BOUGHT 0; BID ALL 9 IF HIGH BIDDER = C; BID ALL 2: the examples of 5.3. */
START_TEST(the_first_line_that_is_true_counts_each_time_one_is_asked)
{
	static const struct fact none = {BOUGHT_NONE, 0}, c_is_high = {HIGH_IS, C};
	static const struct cond if_none = {.op = COND_FACT, .fact = &none};
	static const struct cond if_c = {.op = COND_FACT, .fact = &c_is_high};

	lay(AUCTION_ASCENDING, "ABC", 3);
	bids(A, 1, 3, 6)->cond = &if_none;
	bids(A, 1, AUCTION_LAST_LOT, 9)->cond = &if_c;
	bids(A, 1, AUCTION_LAST_LOT, 2);
	bids(B, 1, 3, 4);
	bids(C, 3, 3, 7);
	ck_assert_int_eq(auction_run(&t.a), 3);
	/* A1 B2 C- A3 B4 A5 B-. */
	is_sold(1, A, 5);
	/* B1 C- A2 B3, and A has bought: 2 is the most. */
	is_sold(2, B, 3);
	/* C1 A2 (C is high: 9) B3 C4 A5 B- C6 A7 C-. */
	is_sold(3, A, 7);
	ck_assert(t.sales[2].line->cond == &if_c);
	ck_assert_ptr_nonnull(strstr(t.said, "C1 A2 B3 C4 A5 B- C6 A7 C- "));
}
END_TEST

/* STOP AFTER 2 PURCHASES; and no more than 5 in all. */
START_TEST(caps_stop_a_buyer)
{
	lay(AUCTION_ASCENDING, "AB", 4);
	maxima((const int[]){3, 2}, 2);
	t.sheet[A].max_lots = 2;
	ck_assert_int_eq(auction_run(&t.a), 4);
	is_sold(1, A, 3);
	is_sold(2, A, 2);
	is_sold(3, B, 1);
	is_sold(4, B, 1);

	lay(AUCTION_ASCENDING, "AB", 3);
	maxima((const int[]){3, 2}, 2);
	t.sheet[A].max_spent = 5;
	ck_assert_int_eq(auction_run(&t.a), 3);
	is_sold(1, A, 3); /* A1 B2 A3 B- */
	is_sold(2, A, 2); /* B1 A2 B-: 2 are left */
	is_sold(3, B, 1);
}
END_TEST

/* [CD-038] Who knows a card that was shown outbids who does not: 12 against a blind 6 comes to 6
 * or 7, as they are asked. */
START_TEST(a_condition_on_what_lies_open_beats_a_blind_maximum)
{
	static const struct fact open = {BID_ABOVE, -1}, late = {BID_ABOVE, 1};
	static const struct cond if_open = {.op = COND_FACT, .fact = &open};
	static const struct cond if_late = {.op = COND_FACT, .fact = &late};

	/* A1 B2 A3 B4 A5 B6 A7 B-, or B1 A2 B3 A4 B5 A6 B-. */
	for (int last = 0; last < 2; last++) {
		lay(AUCTION_ASCENDING, last ? "BA" : "AB", 1);
		bids(A, 1, 1, 12)->cond = &if_open;
		bids(B, 1, 1, 6);
		ck_assert_int_eq(auction_run(&t.a), 1);
		is_sold(1, A, last ? 6 : 7);
	}
	/* It is shown only when a bid is above 1: B1, and A has passed by then for good. */
	lay(AUCTION_ASCENDING, "BA", 1);
	bids(A, 1, 1, 12)->cond = &if_late;
	bids(A, 1, 1, 1);
	bids(B, 1, 1, 6);
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, B, 1);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("auction");
	TCase *c = tcase_create("round the table");

	tcase_add_loop_test(c, a_table_is_played_as_the_rule_book_shows, 0,
			    sizeof tables / sizeof *tables);
	tcase_add_test(c, the_opener_moves_on_with_each_lot);
	tcase_add_test(c, a_lot_that_nobody_wants_ends_it);
	tcase_add_test(c, who_is_at_the_limit_passes);
	tcase_add_test(c, a_maximum_is_cut_to_what_is_there_at_that_moment);
	tcase_add_test(c, what_a_sale_brings_may_be_spent_on_the_next_lot);
	tcase_add_test(c, a_cashier_gets_what_others_pay_and_nothing_of_their_own);
	tcase_add_test(c, what_was_spent_before_the_auction_is_gone);
	tcase_add_test(c, lots_come_under_bid_one_after_another);
	tcase_add_test(c, a_pass_is_final);
	tcase_add_test(c, an_empty_sheet_bids_nothing);
	tcase_add_test(c, the_first_line_that_is_true_counts_each_time_one_is_asked);
	tcase_add_test(c, caps_stop_a_buyer);
	tcase_add_test(c, a_condition_on_what_lies_open_beats_a_blind_maximum);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
