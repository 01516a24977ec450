/* The bids of a sheet as lines of an auction.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/pieces/bids.h"
#include "tests/check_main.h"

enum { BID = 4, PAY = 5 };

static struct arena *a;
static struct adjudication x;
static struct carry c;

static void open_up(void)
{
	a = arena_create();
	x = (struct adjudication){.arena = a};
	c = (struct carry){.x = &x};
}

static void shut(void)
{
	arena_destroy(a);
}

/* The maximum is the order itself here. */
static void fill(const void *action, struct auction_line *line)
{
	line->max = *(const int *)action;
	line->vouchers = line->max > 9 ? AUCTION_VOUCHER_ALWAYS : 0;
}

/* Bids for lot 2 with a second wish, a cap, which is not a bid, and a pass on lot 1. */
START_TEST(each_alternative_of_each_bid_is_a_line)
{
	static const int six = 6, twelve = 12;
	static const struct cond never = {.op = COND_FACT};
	struct alternative two[] = {{.action = &twelve, .cond = &never},
				    {.action = &six}};
	struct alternative one[] = {{.action = NULL}}, cap[] = {{.action = &six}};
	struct slot slots[] = {
		{.key = {BID, 2, 0}, .n_alternatives = 2, .alternatives = two},
		{.key = {PAY, 3, 0}, .n_alternatives = 1, .alternatives = cap},
		{.key = {BID, 1, 0}, .n_alternatives = 1, .alternatives = one}};
	const struct sheet sheet = {.n_slots = 3, .slots = slots};

	c.sheet[1] = &sheet;
	struct bids b = bids_read(&c, 1, BID, fill);
	ck_assert_int_eq(b.n, 3);
	ck_assert(b.lines[0].first == 2 && b.lines[0].last == 2);
	ck_assert(b.lines[0].max == 12 && b.lines[0].cond == &never);
	ck_assert_uint_eq(b.lines[0].vouchers, AUCTION_VOUCHER_ALWAYS);
	ck_assert(b.lines[1].max == 6 && !b.lines[1].cond && !b.lines[1].vouchers);
	ck_assert(b.from[1].action == &six && b.from[1].slot == 0);
	ck_assert_int_eq(b.from[1].alternative, 1);
	/* Nothing is bid for lot 1: the game is not asked. */
	ck_assert(b.lines[2].first == 1 && b.lines[2].max == 0 && !b.from[2].action);
}
END_TEST

START_TEST(a_seat_without_orders_has_no_lines)
{
	ck_assert_int_eq(bids_read(&c, 0, BID, fill).n, 0);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("pieces/bids");
	TCase *t = tcase_create("bids");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, each_alternative_of_each_bid_is_a_line);
	tcase_add_test(t, a_seat_without_orders_has_no_lines);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
