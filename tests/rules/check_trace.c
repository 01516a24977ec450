/* The trace of a phase: what is said of an order that was read more than once.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/trace.h"
#include "tests/check_main.h"

static struct arena *a;
static struct trace t;

static void open_trace(void)
{
	a = arena_create();
	t = (struct trace){.a = a};
}

static void close_trace(void)
{
	arena_destroy(a);
}

static void says(enum trace_what what, int slot, int alternative)
{
	trace_step(&t, what, 2, slot, alternative, "R-015", STR("an order"));
}

/* The line that says it was used goes with its reasons; others stay. */
START_TEST(what_fell_at_the_second_reading_was_not_used)
{
	says(TRACE_USED, 0, 0);
	says(TRACE_USED_IN_PART, 0, 1);
	trace_add(&t, 2, "R-017", "because: two tokens may go");
	trace_add(&t, 3, "R-017", "because: of somebody else");
	says(TRACE_IMPOSSIBLE, 0, 1);
	trace_last_counts(&t, 2, 0, 1);
	ck_assert_int_eq(t.n, 3);
	ck_assert_int_eq(t.lines[0].what, TRACE_USED);
	ck_assert_int_eq(t.lines[1].seat, 3);
	ck_assert_int_eq(t.lines[2].what, TRACE_IMPOSSIBLE);
}
END_TEST

START_TEST(what_was_used_in_part_at_last_was_not_used_whole)
{
	says(TRACE_USED, 1, 0);
	says(TRACE_USED_IN_PART, 1, 0);
	trace_add(&t, 2, "R-017", "because: two tokens may go");
	trace_last_counts(&t, 2, 1, 0);
	ck_assert_int_eq(t.n, 2);
	ck_assert_int_eq(t.lines[0].what, TRACE_USED_IN_PART);
}
END_TEST

START_TEST(what_was_used_at_last_stays_used)
{
	says(TRACE_IMPOSSIBLE_AS_WRITTEN, 1, 0);
	says(TRACE_USED, 1, 0);
	says(TRACE_KEPT, 1, 0);
	trace_last_counts(&t, 2, 1, 0);
	trace_last_counts(&t, 1, 1, 0);
	ck_assert_int_eq(t.n, 3);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("trace");
	TCase *c = tcase_create("trace");

	tcase_add_checked_fixture(c, open_trace, close_trace);
	tcase_add_test(c, what_fell_at_the_second_reading_was_not_used);
	tcase_add_test(c, what_was_used_in_part_at_last_was_not_used_whole);
	tcase_add_test(c, what_was_used_at_last_stays_used);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
