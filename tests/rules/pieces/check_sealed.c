/* Sealed plans: the orders of the verbs that plan are kept from one phase to the next, where a new line about the
 * same decision takes the place of the sealed one. The toy game of the common reader gives the orders.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/sealed.h"

#include <string.h>

#include "base/arena.h"
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static struct arena *a;
static char bytes[2000];
static struct standing sealed;
static struct trace trace;
static struct adjudication x;
static struct carry c;

static void setup(void)
{
	a = arena_create();
	memset(bytes, 0, sizeof bytes);
	sealed = (struct standing){bytes, sizeof bytes};
	trace = (struct trace){.a = a};
	x = (struct adjudication){.arena = a, .trace = &trace};
	c = (struct carry){.x = &x};
}

static void teardown(void)
{
	arena_destroy(a);
}

/* The sheet of seat 0 is that letter's. */
static void writes(const char *text)
{
	struct reading *r = toy_on(a, 1, text, NULL);

	ck_assert_int_eq(r->n_refused, 0);
	c.sheet[0] = x.sheets[0] = &r->sheet;
	c.told[0] = NULL;
}

static void seals(void)
{
	static const int verbs[] = {TOY_PAINT};

	sealed_take(&c, 0, &sealed, verbs, 1, 2, 1);
}

static void joins(void)
{
	const struct reader reader = toy_reader(1);

	sealed_join(&c, 0, &sealed, &reader);
}

/* The orders of the sheet, a line each. */
static const char *orders(void)
{
	struct buf b = buf_in(a);

	buf_z(&b, "");
	for (int i = 0; i < c.sheet[0]->n_slots; i++)
		buf_printf(&b, PRI_STR "\n",
			   STR_MADE(a, slot_text(a, &c.sheet[0]->slots[i])));
	return b.s;
}

START_TEST(plans_stand_in_the_next_phase)
{
	writes("paint Blue\npaint Green if Red sleeps\nfeed Red 3");
	seals();
	/* The player reads that both plans are sealed, and nothing of the order that is carried out at once. */
	ck_assert_int_eq(trace.n, 2);
	for (int i = 0; i < trace.n; i++) {
		ck_assert_int_eq(trace.lines[i].what, TRACE_SEALS);
		ck_assert_int_eq(trace.lines[i].slot, i);
	}
	writes("feed Red 3");
	joins();
	ck_assert_str_eq(orders(),
			 "paint Blue\npaint Green if Red sleeps\nfeed Red 3\n");
	ck_assert_ptr_nonnull(c.sheet[0]->slots[1].alternatives[0].cond);
}
END_TEST

/* The new line counts, and the trace knows which line of the letter it is; of a sealed one there is none. */
START_TEST(a_new_line_takes_the_place_of_a_sealed_one)
{
	writes("paint Blue\npaint Green");
	seals();
	writes("feed Red 3\npaint Blue if Red sleeps");
	joins();
	ck_assert_str_eq(orders(),
			 "paint Blue if Red sleeps\npaint Green\nfeed Red 3\n");
	ck_assert_int_eq(carry_told(&c, 0, 0), 1);
	ck_assert_int_eq(carry_told(&c, 0, 1), TRACE_SEALED + 1);
	ck_assert_int_eq(carry_told(&c, 0, 2), 0);
}
END_TEST

/* Orders of other verbs are not sealed, and what was sealed before is gone. */
START_TEST(only_plans_are_sealed_and_once)
{
	writes("paint Blue");
	seals();
	writes("feed Red 3");
	seals();
	writes("feed Red 2");
	joins();
	ck_assert_str_eq(orders(), "feed Red 2\n");
	ck_assert_int_eq(bytes[0], 0);
}
END_TEST

static Suite *sealed_suite(void)
{
	Suite *s = suite_create("sealed");
	TCase *t = tcase_create("sealed");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, plans_stand_in_the_next_phase);
	tcase_add_test(t, a_new_line_takes_the_place_of_a_sealed_one);
	tcase_add_test(t, only_plans_are_sealed_and_once);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(sealed_suite)
