/* The order form: examples are remarks below the lines, whatever stands in them, and there is no heading over none.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/page.h"
#include "rules/pieces/order_form.h"
#include "tests/check_main.h"

static struct str printed(struct arena *a, int n, const char *end)
{
	struct page page = page_in(a);
	struct buf examples = buf_in(a);

	for (int i = 1; i <= n; i++)
		form_example(&examples, "bid %d %d%%", i, 10 * i);
	form_print(&page, STR("bid __ __\n"), buf_str(&examples), end);
	ck_assert_int_eq(page.n, 1);
	ck_assert_int_eq(page.blocks[0].kind, PAGE_FORM);
	return page.blocks[0].text;
}

START_TEST(examples_stand_below_the_lines_as_remarks)
{
	struct arena *a = arena_create();

	ck_assert(str_is(
		printed(a, 2, "end\n"),
		"bid __ __\n# examples legal now:\n#   bid 1 10%\n#   bid 2 20%\nend\n"));
	arena_destroy(a);
}
END_TEST

START_TEST(without_examples_there_are_the_lines_alone)
{
	struct arena *a = arena_create();

	ck_assert(str_is(printed(a, 0, ""), "bid __ __\n"));
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("order form");
	TCase *t = tcase_create("form");

	tcase_add_test(t, examples_stand_below_the_lines_as_remarks);
	tcase_add_test(t, without_examples_there_are_the_lines_alone);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
