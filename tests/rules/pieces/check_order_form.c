/* The order form: examples are remarks below the lines, whatever stands in them; they may be sent together, and those that exclude one of
 * them stand apart; there is no heading over none.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/page.h"
#include "rules/pieces/order_form.h"
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static struct arena *a;

static void make(void)
{
	a = arena_create();
}

static void drop(void)
{
	arena_destroy(a);
}

/* The form with these examples, tried in their order. */
static struct str printed(const char *const *examples, int n, const char *end)
{
	struct page page = page_in(a);
	struct reader reader = toy_reader(1);
	struct form_examples e = form_examples_in(a, &reader, NULL);

	for (int i = 0; i < n; i++)
		form_example(&e, "%s", examples[i]);
	form_print(&page, STR("feed __ __\n"), &e, end);
	ck_assert_int_eq(page.n, 1);
	ck_assert_int_eq(page.blocks[0].kind, PAGE_FORM);
	return page.blocks[0].text;
}

static void is(struct str text, const char *expected)
{
	ck_assert_msg(str_is(text, expected), "%.*s\n... and not\n%s", STR_ARG(text),
		      expected);
}

START_TEST(examples_stand_below_the_lines_as_remarks)
{
	static const char *const both[] = {"feed red 3", "paint blue"};

	is(printed(both, 2, "end\n"),
	   "feed __ __\n# examples legal now:\n#   feed red 3\n#   paint blue\nend\n");
}
END_TEST

START_TEST(without_examples_there_are_the_lines_alone)
{
	is(printed(NULL, 0, ""), "feed __ __\n");
}
END_TEST

/* One decision, two ways: only the first can be sent with the rest. */
START_TEST(an_example_that_excludes_another_stands_apart)
{
	static const char *const all[] = {"feed red 3", "feed red 2", "paint blue"};

	is(printed(all, 3, ""),
	   "feed __ __\n# examples legal now:\n#   feed red 3\n#   paint blue\n"
	   "# or, in place of some of these:\n#   feed red 2\n");
	is(printed(all, 2, ""), "feed __ __\n# examples legal now:\n#   feed red 3\n"
				"# or, in place of it:\n#   feed red 2\n");
}
END_TEST

/* Five cows are the most; `sell` belongs to another phase. */
START_TEST(a_line_that_is_no_order_now_does_not_stand_there)
{
	static const char *const all[] = {"feed red 6", "sell 2 to blue", "feed red 5"};

	is(printed(all, 3, ""), "feed __ __\n# examples legal now:\n#   feed red 5\n");
}
END_TEST

START_TEST(a_remark_stands_in_brackets_behind_its_example)
{
	struct page page = page_in(a);
	struct reader reader = toy_reader(1);
	struct form_examples e = form_examples_in(a, &reader, NULL);

	ck_assert_ptr_nonnull(form_example(&e, "paint %s", "red"));
	form_remark(&e, "paint: it dries by night");
	ck_assert_ptr_null(form_example(&e, "paint %s 99%%", "red"));
	form_print(&page, STR(""), &e, "");
	is(page.blocks[0].text,
	   "# examples legal now:\n#   paint red\n# (paint: it dries by night)\n");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("order form");
	TCase *t = tcase_create("form");

	tcase_add_checked_fixture(t, make, drop);
	tcase_add_test(t, examples_stand_below_the_lines_as_remarks);
	tcase_add_test(t, without_examples_there_are_the_lines_alone);
	tcase_add_test(t, an_example_that_excludes_another_stands_apart);
	tcase_add_test(t, a_line_that_is_no_order_now_does_not_stand_there);
	tcase_add_test(t, a_remark_stands_in_brackets_behind_its_example);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
