/* Auctions: the worked examples of four rule books, and random ones against the same thing done
 * by hand.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/auction.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/check_main.h"

enum { A, B, C, D, E, F, SEATS };
enum { LOTS = 8, LINES = 4, RICH = 1000 };

/* A table: its sheets and purses, what was said, and what the house does at a sale. */
struct table {
	struct auction a;
	struct auction_line lines[SEATS][LINES];
	struct auction_sheet sheet[SEATS];
	struct auction_purse purse[SEATS];
	struct auction_sale sales[LOTS];
	int order[SEATS];
	char said[600];
	int cashier; /* gets half of what others pay, rounded up; -1: nobody */
	int hand[SEATS], limit; /* cards; limit 0: none counts them */
	int friend_of[SEATS];   /* whose money may be used; -1: nobody's */
	int lends[SEATS];       /* how much of it */
};
static struct table t;

static void asked(void *game, int seat, int bid)
{
	size_t n = strlen(t.said);

	(void)game;
	if (bid)
		snprintf(t.said + n, sizeof t.said - n, "%c%d ", 'A' + seat, bid);
	else
		snprintf(t.said + n, sizeof t.said - n, "%c- ", 'A' + seat);
}

/* An ally's own purse comes first: what they have spent cannot be lent. */
static void lend(void)
{
	for (int i = 0; i < SEATS; i++)
		if (t.friend_of[i] >= 0) {
			int has = t.purse[t.friend_of[i]].money;
			t.purse[i].lent = t.lends[i] < has ? t.lends[i] : has;
		}
}

static void sold(void *game, const struct auction_sale *s)
{
	(void)game;
	if (s->seat == AUCTION_NOBODY)
		return;
	if (t.friend_of[s->seat] >= 0) {
		t.purse[t.friend_of[s->seat]].money -= s->paid_lent;
		t.lends[s->seat] -= s->paid_lent;
	}
	if (t.cashier >= 0 && t.cashier != s->seat && !s->voucher)
		t.purse[t.cashier].money += (s->price + 1) / 2;
	t.hand[s->seat]++;
	t.purse[s->seat].may_bid = !t.limit || t.hand[s->seat] < t.limit;
	lend();
}

/* What the conditions of these tests are about. */
enum fact_kind { BOUGHT_NONE, HIGH_IS, BID_ABOVE, LAST_PRICE_BELOW };
struct fact {
	enum fact_kind kind;
	int n;
};

static bool fact(void *game, int seat, const void *what)
{
	const struct fact *f = what;
	const struct auction *a = game;

	switch (f->kind) {
	case BOUGHT_NONE:
		return t.purse[seat].lots == 0;
	case HIGH_IS:
		return a->now.high == f->n;
	case BID_ABOVE:
		return a->now.bid > f->n;
	case LAST_PRICE_BELOW:
		return a->now.n_settled && a->sales[a->now.n_settled - 1].price < f->n;
	}
	return false;
}

static void lay(enum auction_form form, const char *order, int n_lots)
{
	t = (struct table){.cashier = -1};
	t.a = (struct auction){.form = form,
			       .ends_unsold = true,
			       .n_lots = n_lots,
			       .n_seats = (int)strlen(order),
			       .order = t.order,
			       .sheet = t.sheet,
			       .purse = t.purse,
			       .game = &t.a,
			       .fact = fact,
			       .asked = asked,
			       .sold = sold,
			       .sales = t.sales};
	for (int i = 0; order[i]; i++)
		t.order[i] = order[i] - 'A';
	for (int i = 0; i < SEATS; i++) {
		t.sheet[i] = (struct auction_sheet){0, t.lines[i], AUCTION_NO_CAP,
						    AUCTION_NO_CAP};
		t.purse[i] = (struct auction_purse){.may_bid = true, .money = RICH};
		t.friend_of[i] = -1;
	}
}

static struct auction_line *bids(int seat, int first, int last, int max)
{
	struct auction_line *l = &t.lines[seat][t.sheet[seat].n++];

	*l = (struct auction_line){.first = first, .last = last, .max = max};
	return l;
}

/* Maxima for all lots, from A on. */
static void maxima(const int max[], int n)
{
	for (int i = 0; i < n; i++)
		bids(i, 1, AUCTION_LAST_LOT, max[i]);
}

static void is_sold(int lot, int seat, int price)
{
	ck_assert_int_eq(t.sales[lot - 1].lot, lot);
	ck_assert_int_eq(t.sales[lot - 1].seat, seat);
	ck_assert_int_eq(t.sales[lot - 1].price, price);
}

/* Round the table ----------------------------------------------------------------- */

/* [AU-1] to [AU-8] */
static const struct {
	const char *order;
	int max[SEATS];
	int seat, price;
	const char *said; /* where the rule book tells it */
} tables[] = {
	{"ABCD", {3, 5, 0, 5}, D, 5, "A1 B2 C- D3 A- B4 D5 B- "},
	{"BCDA", {3, 5, 0, 5}, D, 5, NULL},
	{"ABC", {0, 4, 0}, B, 1, NULL},
	{"ABC", {0, 0, 0}, AUCTION_NOBODY, 0, "A- B- C- "},
	{"AB", {6, 4}, A, 5, NULL},
	{"BA", {6, 4}, A, 4, NULL},
	{"ABCDEF", {7, 7, 7, 2, 0, 1}, A, 7, NULL},
	{"ABCDEF", {2, 9, 7, 2, 0, 1}, B, 8, NULL},
};

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

/* [CD-009] At the limit one passes, whatever the maximum. */
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

/* [CD-028] [CD-033] Of 1, 2, 3 and 7 the half, rounded up, is 1, 1, 2 and 4; [CD-029] [DU-021] the
 * cashier's own purchase goes to the bank whole. */
START_TEST(a_cashier_gets_what_others_pay_and_nothing_of_their_own)
{
	static const int price[] = {1, 2, 3, 7}, half[] = {1, 1, 2, 4};

	for (int i = 0; i < 4; i++) {
		lay(AUCTION_PROXY, "ABE", 1);
		bids(A, 1, 1, price[i]);
		bids(B, 1, 1, price[i]);
		t.cashier = E;
		ck_assert_int_eq(auction_run(&t.a), 1);
		is_sold(1, A, price[i]);
		ck_assert_int_eq(t.purse[E].money, RICH + half[i]);
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
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, B, 6);
}
END_TEST

/* 9.2: order A E H, maxima 4, 6, 6: the second wins at 6. */
START_TEST(the_other_book_has_the_same_rule)
{
	lay(AUCTION_PROXY, "AEC", 1);
	bids(A, 1, 1, 4);
	bids(E, 1, 1, 6);
	bids(C, 1, 1, 6);
	ck_assert_int_eq(auction_run(&t.a), 1);
	is_sold(1, E, 6);
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

/* [DU-023] An ally with 3 pays 3 at most, when the own money is gone; what the ally buys comes
 * first. */
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

/* Where the game does not recount it, what was lent is gone from the purse all the same. */
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
	/* Of three firsts there is no second and no third. */
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

/* 4.3: what exists once goes to the sharer who is first in turn order. */
START_TEST(a_prize_that_exists_once_goes_to_the_first_in_the_order)
{
	const int place[] = {1, 1, 2, 0}, order[] = {3, 2, 1, 0};

	ck_assert_int_eq(auction_first_of(place, order, 4, 1), 1);
	ck_assert_int_eq(auction_first_of(place, order, 4, 2), 2);
	ck_assert_int_eq(auction_first_of(place, order, 4, 3), AUCTION_NOBODY);
}
END_TEST

/* Random ones --------------------------------------------------------------------------- */

/* The table as people would play it: who is next, and what do they say? */
static int at_the_table(const int order[], int n, const int max[], int *price)
{
	bool in[SEATS];
	int left = n, high = AUCTION_NOBODY, bid = 0;

	for (int i = 0; i < SEATS; i++)
		in[i] = true;
	for (int i = 0; left > (high != AUCTION_NOBODY); i = (i + 1) % n) {
		int p = order[i];
		if (!in[p] || p == high)
			continue;
		if (max[p] >= bid + 1) {
			bid++;
			high = p;
		} else {
			in[p] = false;
			left--;
		}
	}
	*price = bid;
	return high;
}

static void draw_table(enum auction_form form, int max[], char order[])
{
	int n = 2 + rand() % 5;

	for (int i = 0; i < n; i++) {
		order[i] = (char)('A' + i);
		max[i] = rand() % 12;
	}
	for (int i = n - 1; i > 0; i--) {
		int k = rand() % (i + 1);
		char c = order[i];
		order[i] = order[k];
		order[k] = c;
	}
	order[n] = '\0';
	lay(form, order, 1);
	t.a.asked = NULL;
	maxima(max, n);
}

/* The highest maximum and the second highest; how many share the highest. */
static void two_highest(const int max[], int n, int *m1, int *m2, int *sharers)
{
	*m1 = *m2 = *sharers = 0;
	for (int i = 0; i < n; i++)
		if (max[i] > *m1) {
			*m2 = *m1;
			*m1 = max[i];
			*sharers = 1;
		} else if (max[i] == *m1) {
			*m2 = *m1;
			++*sharers;
		} else if (max[i] > *m2) {
			*m2 = max[i];
		}
}

/* "Properties (checked by simulating 200,000 random auctions with 2-6 bidders)", section 5.2. */
START_TEST(random_tables_end_as_people_would_end_them)
{
	srand(5);
	for (int round = 0; round < 200000; round++) {
		int max[SEATS], price, m1, m2, sharers;
		char order[SEATS + 1];
		draw_table(AUCTION_ASCENDING, max, order);
		int n = t.a.n_seats, high = at_the_table(t.order, n, max, &price);
		ck_assert_int_eq(auction_run(&t.a), high != AUCTION_NOBODY);
		if (high == AUCTION_NOBODY)
			continue;
		is_sold(1, high, price);
		two_highest(max, n, &m1, &m2, &sharers);
		ck_assert_int_eq(max[high], m1);
		if (sharers > 1)
			ck_assert_int_eq(price, m1);
		else if (m2 == 0)
			ck_assert_int_eq(price, 1);
		else
			ck_assert(price == m2 || price == m2 + 1);
	}
}
END_TEST

/* The same with lines under conditions, over several lots: what each would bid is worked out anew
 * at every question, from what lies on the table alone. */
struct evening {
	int lot, bid, high;
	int bought[SEATS], money[SEATS];
};

static bool is_so(const struct evening *e, int seat, const struct fact *f)
{
	return f->kind == BOUGHT_NONE ? e->bought[seat] == 0
	       : f->kind == HIGH_IS   ? e->high == f->n
				      : e->bid > f->n;
}

static int would_bid(const struct evening *e, int seat)
{
	for (int i = 0; i < t.sheet[seat].n; i++) {
		const struct auction_line *l = &t.lines[seat][i];
		bool about = l->first <= e->lot && e->lot <= l->last;
		if (about && (!l->cond || is_so(e, seat, l->cond->fact)))
			return l->max < e->money[seat] ? l->max : e->money[seat];
	}
	return 0;
}

/* The lot at the table; false: nobody bids. */
static bool play_lot(struct evening *e)
{
	unsigned out = 0;
	int n = t.a.n_seats;

	e->bid = 0;
	e->high = AUCTION_NOBODY;
	for (int quiet = 0, i = e->lot - 1; quiet < n; i++) {
		int seat = t.order[i % n];
		bool asked = seat != e->high && !(out >> seat & 1);
		bool up = asked && would_bid(e, seat) >= e->bid + 1;
		if (up) {
			e->bid++;
			e->high = seat;
		} else if (asked) {
			out |= 1U << seat;
		}
		quiet = up ? 0 : quiet + 1;
	}
	if (e->high == AUCTION_NOBODY)
		return false;
	e->bought[e->high]++;
	e->money[e->high] -= e->bid;
	return true;
}

START_TEST(random_conditions_are_asked_at_every_turn)
{
	static struct fact facts[30];
	static struct cond conds[30];

	srand(8);
	for (int round = 0; round < 30000; round++) {
		struct evening e = {0};
		int max[SEATS], n_conds = 0;
		char order[SEATS + 1];
		draw_table(AUCTION_ASCENDING, max, order);
		t.a.n_lots = 4;
		for (int i = 0; i < t.a.n_seats; i++) {
			t.sheet[i].n = 0;
			t.purse[i].money = e.money[i] = rand() % 15;
			for (int k = rand() % LINES; k >= 0; k--) {
				int first = 1 + rand() % 4;
				struct auction_line *l =
					bids(i, first, first + rand() % 4, rand() % 12);
				if (rand() % 3 == 0)
					continue;
				facts[n_conds] = (struct fact){
					(enum fact_kind)(rand() % 3), rand() % SEATS};
				conds[n_conds] = (struct cond){.op = COND_FACT,
							       .fact = &facts[n_conds]};
				l->cond = &conds[n_conds++];
			}
		}
		int n = auction_run(&t.a);
		for (e.lot = 1; e.lot <= 4 && play_lot(&e); e.lot++)
			is_sold(e.lot, e.high, e.bid);
		ck_assert_int_eq(n, e.lot - 1);
	}
}
END_TEST

/* The price of a proxy, by going up: the lowest number at which nobody but the winner is left,
 * or the highest at which anybody is; there, of several, the earliest. */
static int by_going_up(const int order[], int n, const int max[], int *price)
{
	int first = AUCTION_NOBODY;

	for (*price = 1;; ++*price) {
		int left = 0, earliest = AUCTION_NOBODY;
		for (int i = n - 1; i >= 0; i--)
			if (max[order[i]] >= *price) {
				left++;
				earliest = order[i];
			}
		if (left == 0) {
			--*price;
			return first;
		}
		first = earliest;
		if (left == 1)
			return first;
	}
}

START_TEST(random_proxies_end_where_going_up_ends)
{
	srand(6);
	for (int round = 0; round < 100000; round++) {
		int max[SEATS], price;
		char order[SEATS + 1];
		draw_table(AUCTION_PROXY, max, order);
		int high = by_going_up(t.order, t.a.n_seats, max, &price);
		ck_assert_int_eq(auction_run(&t.a), high != AUCTION_NOBODY);
		if (high != AUCTION_NOBODY)
			is_sold(1, high, price);
	}
}
END_TEST

/* Whole evenings with purses, caps, cards that pay and a cashier: no purse is overdrawn, no cap
 * broken, and what was paid is what is missing. */
static void draw_evening(void)
{
	char order[] = "ABCDEF";

	order[2 + rand() % 5] = '\0';
	lay(rand() % 2 ? AUCTION_ASCENDING : AUCTION_PROXY, order, LOTS);
	t.a.ends_unsold = rand() % 2;
	t.a.skips = rand() % 2;
	t.a.asked = NULL;
	t.limit = rand() % 2 ? 3 : 0;
	t.cashier = rand() % 3 ? -1 : A;
	for (int i = 0; i < t.a.n_seats; i++) {
		t.purse[i].money = rand() % 15;
		t.sheet[i].max_lots = rand() % 3 ? AUCTION_NO_CAP : rand() % 3;
		t.sheet[i].max_spent = rand() % 3 ? AUCTION_NO_CAP : rand() % 8;
		for (int k = rand() % (LINES + 1); k > 0; k--) {
			int first = 1 + rand() % LOTS;
			bids(i, first, first + rand() % LOTS, rand() % 12)->vouchers =
				rand() % 3 ? 0 : (unsigned)rand() % 4;
		}
	}
}

START_TEST(in_a_random_evening_nobody_spends_what_they_have_not)
{
	srand(7);
	for (int round = 0; round < 50000; round++) {
		int before[SEATS], paid[SEATS] = {0}, lots[SEATS] = {0}, income = 0;
		draw_evening();
		for (int i = 0; i < SEATS; i++)
			before[i] = t.purse[i].money;
		int n = auction_run(&t.a);
		for (int i = 0; i < n; i++) {
			const struct auction_sale *s = &t.sales[i];
			if (s->seat == AUCTION_NOBODY)
				continue;
			ck_assert_int_ge(s->price, 1);
			ck_assert_int_le(s->price, s->line->max);
			ck_assert_int_eq(s->paid, s->voucher ? 0 : s->price);
			ck_assert(!s->voucher || s->line->vouchers);
			ck_assert(s->line->first <= i + 1 && i + 1 <= s->line->last);
			paid[s->seat] += s->paid;
			lots[s->seat]++;
			if (s->seat != t.cashier && !s->voucher)
				income += (s->price + 1) / 2;
		}
		for (int i = 0; i < t.a.n_seats; i++) {
			ck_assert_int_ge(t.purse[i].money, 0);
			ck_assert_int_eq(t.purse[i].money,
					 before[i] - paid[i] +
						 (i == t.cashier ? income : 0));
			ck_assert_int_eq(t.purse[i].spent, paid[i]);
			ck_assert_int_le(lots[i], t.sheet[i].max_lots);
			ck_assert_int_le(paid[i], t.sheet[i].max_spent);
			ck_assert(!t.limit || lots[i] <= t.limit);
		}
	}
}
END_TEST

static Suite *auction_suite(void)
{
	Suite *s = suite_create("auction");
	TCase *c = tcase_create("auction");

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
	tcase_add_test(c, the_earlier_of_equal_maxima_wins_at_their_price);
	tcase_add_test(c, the_other_book_has_the_same_rule);
	tcase_add_test(c, one_bidder_pays_1);
	tcase_add_test(c, equal_maxima_go_to_the_opener_of_each_lot);
	tcase_add_test(c, an_opener_who_may_not_bid_is_passed_over);
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
	tcase_add_test(c, random_tables_end_as_people_would_end_them);
	tcase_add_test(c, random_conditions_are_asked_at_every_turn);
	tcase_add_test(c, random_proxies_end_where_going_up_ends);
	tcase_add_test(c, in_a_random_evening_nobody_spends_what_they_have_not);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(auction_suite)
