/* Random auctions against the same thing done by hand.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/share.h"
#include "tests/rules/pieces/auction_table.h"

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
	for (int round = 0; round < share_rounds(200000, 2000000); round++) {
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

/* The same with lines under conditions, over several lots: each bid is worked out anew
 * at every question, from the table alone. */
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
	for (int round = 0; round < share_rounds(30000, 300000); round++) {
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

START_TEST(random_proxies_end_where_going_up_ends)
{
	srand(6);
	for (int round = 0; round < share_rounds(100000, 1000000); round++) {
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
	for (int round = 0; round < share_rounds(50000, 500000); round++) {
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

static Suite *suite(void)
{
	Suite *s = suite_create("random auctions");
	TCase *c = tcase_create("random");

	tcase_add_test(c, random_tables_end_as_people_would_end_them);
	tcase_add_test(c, random_conditions_are_asked_at_every_turn);
	tcase_add_test(c, random_proxies_end_where_going_up_ends);
	tcase_add_test(c, in_a_random_evening_nobody_spends_what_they_have_not);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
