/* Stored traces in Cosmic's own words, as runs wrote them before lines had types.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/report/own_trace.h"
#include "tests/check_main.h"

static struct arena *a;
static struct trace t;

static void open_trace(void)
{
	a = arena_create();
	t = (struct trace){.a = a};
	trace_add(&t, 0, "R-022", "true (S1): blue allies in c1");
	trace_add(&t, 0, "R-022", "false (S4): I would lose");
	trace_add(&t, 1, "R-022", "true (S4): I would lose");
	trace_add(&t, 0, "R-092", "not possible: card attack 40 in C1");
	trace_add(&t, 0, "R-015", "used as far as it could be: attack yellow 3");
	trace_add(&t, 0, "R-109", "kept: zap");
	trace_add(&t, -1, "R-025", "a paradox");
}

static void close_trace(void)
{
	arena_destroy(a);
}

/* By seat, stratum and words. */
START_TEST(facts)
{
	const struct trace_own *own = &ce_own_trace;

	ck_assert_int_eq(
		own->truth(&t, 0, STRATUM_COMMITMENT, STR("blue allies in c1")), 1);
	ck_assert_int_eq(own->truth(&t, 0, STRATUM_REVEAL, STR("I would lose")), 0);
	ck_assert_int_eq(own->truth(&t, 1, STRATUM_REVEAL, STR("I would lose")), 1);
	ck_assert_int_eq(own->truth(&t, 0, STRATUM_REVEAL, STR("blue allies in c1")),
			 -1);
	ck_assert_int_eq(
		own->truth(&t, 1, STRATUM_COMMITMENT, STR("blue allies in c1")), -1);
}
END_TEST

START_TEST(verdicts)
{
	const struct trace_own *own = &ce_own_trace;
	const char *words = "";

	ck_assert_int_eq(own->verdict(&t, 0, STR("card attack 40 in C1"), &words), 3);
	ck_assert_str_eq(words, "fell: it was not possible");
	ck_assert_int_eq(own->verdict(&t, 0, STR("attack yellow 3"), &words), 4);
	ck_assert_str_eq(words, "used, as far as it could be");
	ck_assert_int_eq(own->verdict(&t, 1, STR("attack yellow 3"), &words), -1);
	ck_assert_int_eq(own->verdict(&t, 0, STR("zap"), &words), 5);
}
END_TEST

/* A line with a type is none of them; lines other than verdicts are told beside
 * them. */
START_TEST(lines)
{
	ck_assert(ce_own_trace.is_said(&t.lines[0]));
	ck_assert(ce_own_trace.is_said(&t.lines[5]));
	ck_assert(!ce_own_trace.is_said(&t.lines[6]));
	trace_step(&t, TRACE_IMPOSSIBLE, 2, 0, 0, "R-092", STR("card attack 20 in C1"));
	const char *words = "";
	ck_assert_int_eq(
		ce_own_trace.verdict(&t, 2, STR("card attack 20 in C1"), &words), -1);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("cosmic: own trace");
	TCase *c = tcase_create("own trace");

	tcase_add_checked_fixture(c, open_trace, close_trace);
	tcase_add_test(c, facts);
	tcase_add_test(c, verdicts);
	tcase_add_test(c, lines);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(make_suite)
