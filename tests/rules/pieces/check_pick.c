/* pick: the first alternative that is legal and true now, what is told of it, and against the
 * same thing said plainly.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/pick.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "tests/check_main.h"

static struct arena *a;

/* A toy: an action is a number of tokens to be sent from a place where `there` tokens are left; a
 * fact is a number, true if as many are there. */
struct toy {
	int there, planned, asked;
	unsigned struck;
	struct trace trace;
	const char *reason;
};
static struct toy toy;

static void setup(void)
{
	a = arena_create();
	toy = (struct toy){.there = 3, .trace = {.a = a}};
}

static void teardown(void)
{
	arena_destroy(a);
}

static enum pick_fit fits(void *game, int index, const struct alternative *alt,
			  enum pick_look look)
{
	struct toy *t = game;
	int n = *(const int *)alt->action;

	(void)index;
	t->asked++;
	if (n <= t->there) {
		t->planned = n;
		return PICK_WHOLE;
	}
	if (look != PICK_WHAT_IF)
		t->reason = "there are too few";
	if (look == PICK_AS_WRITTEN || t->there == 0)
		return PICK_IMPOSSIBLE;
	t->planned = t->there;
	return PICK_IN_PART;
}

static bool fact(void *game, int seat, const void *n)
{
	(void)seat;
	return ((struct toy *)game)->there >= *(const int *)n;
}

static bool is_struck(void *game, int index)
{
	return ((struct toy *)game)->struck >> index & 1;
}

static void reasons(void *game)
{
	struct toy *t = game;

	trace_pair(&t->trace, 2, "X-002", "because", str_of(t->reason));
}

static void fact_words(void *game, const void *n, struct buf *b)
{
	(void)game;
	buf_printf(b, "%d are there", *(const int *)n);
}

static const int number[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
#define SEND(n, c)                                                                     \
	{                                                                              \
		.action = &number[n], .cond = (c), .text = STR("send " #n)             \
	}
#define THERE(n) (&(const struct cond){.op = COND_FACT, .fact = &number[n]})
#define NOT(c) (&(const struct cond){.op = COND_NOT, .a = (c)})
#define AND(c, d) (&(const struct cond){.op = COND_AND, .a = (c), .b = (d)})
#define OR(c, d) (&(const struct cond){.op = COND_OR, .a = (c), .b = (d)})

static struct pick how(bool nearest)
{
	return (struct pick){.game = &toy,
			     .fits = fits,
			     .nearest = nearest,
			     .fact = fact,
			     .is_struck = is_struck,
			     .trace = &toy.trace,
			     .rule = "X-001",
			     .reasons = reasons,
			     .fact_words = fact_words};
}

static int run(bool nearest, const struct alternative alts[], int n)
{
	struct pick p = how(nearest);
	struct pick_slot s = {2, 7, 4, n, alts};

	return pick(&p, &s);
}

/* The whole trace, a line each: type, seat, slot, alternative, mark, words. */
static const char *told(void)
{
	struct buf b = buf_in(a);

	buf_z(&b, "");
	for (int i = 0; i < toy.trace.n; i++) {
		const struct trace_line *l = &toy.trace.lines[i];
		buf_printf(&b, "%s %d.%d.%d %s " PRI_STR "\n", trace_name(l->what),
			   l->seat, l->slot, l->alternative, l->rule, STR_ARG(l->text));
	}
	return b.s;
}

START_TEST(a_condition_is_walked_by_its_parts)
{
	ck_assert(condition_holds(NULL, fact, &toy, 0));
	ck_assert(condition_holds(THERE(3), fact, &toy, 0));
	ck_assert(!condition_holds(THERE(4), fact, &toy, 0));
	ck_assert(condition_holds(NOT(THERE(4)), fact, &toy, 0));
	ck_assert(!condition_holds(AND(THERE(3), THERE(4)), fact, &toy, 0));
	ck_assert(condition_holds(OR(THERE(4), THERE(3)), fact, &toy, 0));
	ck_assert(condition_holds(AND(NOT(THERE(4)), OR(THERE(9), THERE(1))), fact,
				  &toy, 0));
}
END_TEST

START_TEST(the_first_that_is_legal_and_true_is_used)
{
	const struct alternative alts[] = {SEND(5, NULL), SEND(2, THERE(4)),
					   SEND(3, THERE(3)), SEND(1, NULL)};

	ck_assert_int_eq(run(false, alts, 4), 2);
	ck_assert_int_eq(toy.planned, 3);
	ck_assert_str_eq(told(),
			 "impossible 2.7.4 X-001 not possible: send 5\n"
			 "words 2.-1.-1 X-002 because: there are too few\n"
			 "fact-false 2.7.5 X-001 not true: 4 are there\n"
			 "condition-false 2.7.5 X-001 condition not met: send 2\n"
			 "fact-true 2.7.6 X-001 true: 3 are there\n"
			 "used 2.7.6 X-001 used: send 3\n"
			 "not-reached 2.7.7 X-001 not reached: send 1\n");
}
END_TEST

/* Sealed orders, one seat after another: each meets what those before it left. */
START_TEST(the_position_of_the_moment_counts)
{
	const struct alternative alts[] = {SEND(2, NULL), SEND(1, NULL)};

	ck_assert_int_eq(run(false, alts, 2), 0);
	toy.there -= toy.planned;
	ck_assert_int_eq(run(false, alts, 2), 1);
	toy.there -= toy.planned;
	ck_assert_int_eq(run(false, alts, 2), PICK_NONE);
}
END_TEST

START_TEST(a_second_wish_comes_before_our_correction_of_the_first)
{
	const struct alternative alts[] = {SEND(5, NULL), SEND(2, NULL)};

	ck_assert_int_eq(run(true, alts, 2), 1);
	ck_assert_str_eq(
		told(),
		"impossible-as-written 2.7.4 X-001 not possible as written: send 5\n"
		"words 2.-1.-1 X-002 because: there are too few\n"
		"used 2.7.5 X-001 used: send 2\n");
	ck_assert_int_eq(toy.planned, 2);
}
END_TEST

START_TEST(where_none_is_legal_as_written_the_first_is_mended)
{
	const struct alternative alts[] = {SEND(5, THERE(9)), SEND(4, NULL)};

	ck_assert_int_eq(run(true, alts, 2), 1);
	ck_assert_int_eq(toy.planned, 3);
	/* The second look does not repeat what the first one told. */
	ck_assert_str_eq(
		told(),
		"impossible-as-written 2.7.4 X-001 not possible as written: send 5\n"
		"words 2.-1.-1 X-002 because: there are too few\n"
		"impossible-as-written 2.7.5 X-001 not possible as written: send 4\n"
		"words 2.-1.-1 X-002 because: there are too few\n"
		"used-in-part 2.7.5 X-001 used as far as it could be: send 4\n"
		"words 2.-1.-1 X-002 because: there are too few\n");
	/* Alone it is mended at once, and asked about once. */
	toy.asked = 0;
	ck_assert_int_eq(run(true, alts + 1, 1), 0);
	ck_assert_int_eq(toy.asked, 1);
	toy.there = toy.asked = 0;
	ck_assert_int_eq(run(true, alts + 1, 1), PICK_NONE);
	ck_assert_int_eq(toy.asked, 1);
}
END_TEST

START_TEST(to_do_nothing_is_always_possible)
{
	const struct alternative alts[] = {
		SEND(5, NULL), {.text = STR("nothing")}, SEND(1, NULL)};

	ck_assert_int_eq(run(true, alts, 3), 1);
	ck_assert_int_eq(run(false, alts, 3), 1);
}
END_TEST

START_TEST(what_is_struck_was_never_written)
{
	const struct alternative alts[] = {SEND(1, NULL), SEND(2, NULL), SEND(3, NULL)};

	toy.struck = 5;
	ck_assert_int_eq(run(false, alts, 3), 1);
	ck_assert_str_eq(told(), "used 2.7.5 X-001 used: send 2\n");
	toy.struck = 7;
	ck_assert_int_eq(run(false, alts, 3), PICK_NONE);
}
END_TEST

START_TEST(a_default_is_told_as_one)
{
	struct pick p = how(false);
	struct pick_slot s = {.seat = 2, .number = -1};

	ck_assert_int_eq(pick(&p, &s), PICK_NONE);
	pick_default(&p, &s, STR("half of them, rounded up"));
	ck_assert_str_eq(
		told(), "default 2.-1.-1 X-001 by default: half of them, rounded up\n");
}
END_TEST

START_TEST(a_silent_trace_costs_nothing_and_changes_nothing)
{
	const struct alternative alts[] = {SEND(5, NULL), SEND(2, THERE(4)),
					   SEND(3, THERE(3)), SEND(1, NULL)};

	toy.trace.silent = true;
	ck_assert_int_eq(run(true, alts, 4), 2);
	ck_assert_int_eq(toy.trace.n, 0);
	/* One look at each up to the one that is used; no what-if for the trace. */
	ck_assert_int_eq(toy.asked, 3);
}
END_TEST

/* Random decisions ---------------------------------------------------------------- */

enum { MOST = 6 };

static const struct cond *drawn_cond(int depth)
{
	struct cond *c = arena_new(a, struct cond);

	c->op = (enum cond_op)(depth ? rand() % 4 : COND_FACT);
	c->fact = &number[rand() % 10];
	if (c->op != COND_FACT)
		c->a = drawn_cond(depth - 1);
	if (c->op == COND_AND || c->op == COND_OR)
		c->b = drawn_cond(depth - 1);
	return c;
}

/* The rule said plainly, of the position there and then. */
static int plainly(bool nearest, const struct alternative alts[], int n)
{
	for (int mend = 0; mend <= nearest; mend++)
		for (int i = 0; i < n; i++) {
			const int *want = alts[i].action;
			bool legal =
				!want || *want <= toy.there || (mend && toy.there > 0);
			if (!(toy.struck >> i & 1) && legal &&
			    condition_holds(alts[i].cond, fact, &toy, 0))
				return i;
		}
	return PICK_NONE;
}

START_TEST(random_decisions_are_picked_as_the_rule_says)
{
	srand(713);
	for (int round = 0; round < 20000; round++) {
		struct arena_mark here = arena_mark(a);
		struct alternative alts[MOST];
		int n = rand() % (MOST + 1), nearest = rand() % 2;
		toy = (struct toy){.there = rand() % 8,
				   .trace = {.a = a, .silent = rand() % 2},
				   .struck = rand() % 2 ? (unsigned)rand() % 64 : 0};
		for (int i = 0; i < n; i++)
			alts[i] = (struct alternative){
				.action = rand() % 8 ? &number[rand() % 10] : NULL,
				.cond = rand() % 2 ? drawn_cond(2) : NULL,
				.text = STR("an order")};
		/* One written alternative is mended at once: nothing else could come first. */
		ck_assert_int_eq(run(nearest, alts, n), plainly(nearest, alts, n));
		arena_rewind(a, here);
	}
}
END_TEST

static Suite *pick_suite(void)
{
	Suite *s = suite_create("pick");
	TCase *t = tcase_create("pick");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, a_condition_is_walked_by_its_parts);
	tcase_add_test(t, the_first_that_is_legal_and_true_is_used);
	tcase_add_test(t, the_position_of_the_moment_counts);
	tcase_add_test(t, a_second_wish_comes_before_our_correction_of_the_first);
	tcase_add_test(t, where_none_is_legal_as_written_the_first_is_mended);
	tcase_add_test(t, to_do_nothing_is_always_possible);
	tcase_add_test(t, what_is_struck_was_never_written);
	tcase_add_test(t, a_default_is_told_as_one);
	tcase_add_test(t, a_silent_trace_costs_nothing_and_changes_nothing);
	tcase_add_test(t, random_decisions_are_picked_as_the_rule_says);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(pick_suite)
