/* A table for auctions: its sheets and purses, what was said, and what the house does at a sale.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_RULES_PIECES_AUCTION_TABLE_H
#define TESTS_RULES_PIECES_AUCTION_TABLE_H

#include "tests/check_main.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/pieces/auction.h"

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
	bool whole;  /* the cashier gets all of it */
	int hand[SEATS], limit; /* cards; limit 0: none counts them */
	int friend_of[SEATS];   /* whose money may be used; -1: nobody's */
	int lends[SEATS];       /* how much of it */
};

static struct table t;

static inline void asked(void *game, int seat, int bid)
{
	size_t n = strlen(t.said);

	(void)game;
	if (bid)
		snprintf(t.said + n, sizeof t.said - n, "%c%d ", 'A' + seat, bid);
	else
		snprintf(t.said + n, sizeof t.said - n, "%c- ", 'A' + seat);
}

/* An ally's own purse comes first: money that they have spent cannot be lent. */
static inline void lend(void)
{
	for (int i = 0; i < SEATS; i++)
		if (t.friend_of[i] >= 0) {
			int has = t.purse[t.friend_of[i]].money;
			t.purse[i].lent = t.lends[i] < has ? t.lends[i] : has;
		}
}

static inline void sold(void *game, const struct auction_sale *s)
{
	(void)game;
	if (s->seat == AUCTION_NOBODY)
		return;
	if (t.friend_of[s->seat] >= 0) {
		t.purse[t.friend_of[s->seat]].money -= s->paid_lent;
		t.lends[s->seat] -= s->paid_lent;
	}
	if (t.cashier >= 0 && t.cashier != s->seat && !s->voucher)
		t.purse[t.cashier].money += t.whole ? s->paid : (s->price + 1) / 2;
	t.hand[s->seat]++;
	t.purse[s->seat].may_bid = !t.limit || t.hand[s->seat] < t.limit;
	lend();
}

/* The facts that the conditions of these tests name. */
enum fact_kind { BOUGHT_NONE, HIGH_IS, BID_ABOVE, LAST_PRICE_BELOW };

struct fact {
	enum fact_kind kind;
	int n;
};

static inline bool fact(void *game, int seat, const void *what)
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

static inline void lay(enum auction_form form, const char *order, int n_lots)
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

static inline struct auction_line *bids(int seat, int first, int last, int max)
{
	struct auction_line *l = &t.lines[seat][t.sheet[seat].n++];

	*l = (struct auction_line){.first = first, .last = last, .max = max};
	return l;
}

/* Maxima for all lots, from A on. */
static inline void maxima(const int max[], int n)
{
	for (int i = 0; i < n; i++)
		bids(i, 1, AUCTION_LAST_LOT, max[i]);
}

static inline void is_sold(int lot, int seat, int price)
{
	ck_assert_int_eq(t.sales[lot - 1].lot, lot);
	ck_assert_int_eq(t.sales[lot - 1].seat, seat);
	ck_assert_int_eq(t.sales[lot - 1].price, price);
}

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

/* The table as people would play it: who is next, and what do they say? */
static inline int at_the_table(const int order[], int n, const int max[], int *price)
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

static inline void draw_table(enum auction_form form, int max[], char order[])
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

/* The price of a proxy, by going up: the lowest number at which nobody but the winner is left,
 * or the highest at which anybody is; there, of several, the earliest. */
static inline int by_going_up(const int order[], int n, const int max[], int *price)
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

#endif
