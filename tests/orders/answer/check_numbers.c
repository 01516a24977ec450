/* Numbers at the beginning of a line: of a list, or of the line alone.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static bool shows(const char *letter, const char *text)
{
	struct arena *a = arena_create();
	struct buf b = buf_in(a);

	echo_body(toy_on(a, 1, letter, NULL), &b);
	bool found = str_find(buf_str(&b), str_of(text)) != SIZE_MAX;
	arena_destroy(a);
	return found;
}

#define TOLD "Read as the number of this line, and not as an order"

START_TEST(a_number_without_a_list_is_told)
{
	ck_assert(shows("14. feed blue 1\n", " 1 | 14. feed blue 1\n   | ^^ " TOLD));
	ck_assert(shows("2) feed blue 1\n", TOLD));
}
END_TEST

START_TEST(the_numbers_of_a_list_are_not)
{
	ck_assert(!shows("1. feed blue 1\n", TOLD));
	ck_assert(!shows("1. feed blue 1\n2. feed blue 2\n", TOLD));
	ck_assert(!shows("1) fed blue 1 by mistake\n2) feed blue 2\n", TOLD));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("numbers of lines");
	TCase *t = tcase_create("numbers");

	tcase_add_test(t, a_number_without_a_list_is_told);
	tcase_add_test(t, the_numbers_of_a_list_are_not);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
