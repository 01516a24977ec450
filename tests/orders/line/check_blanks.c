/* Lines to write instead, with blanks to fill in: they help only where more was understood than not.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static int offers(const char *letter)
{
	struct arena *a = arena_create();
	int n = toy_on(a, 1, letter, NULL)->lines[0].n_instead;

	arena_destroy(a);
	return n;
}

START_TEST(a_few_blanks_are_offered_and_many_are_not)
{
	ck_assert_int_eq(offers("feed qwert blue 1\n"), 1);
	ck_assert_int_eq(
		offers("feed qwert blue asdfg 1 and yxcvb red poiuz 2 lkjhg 3 mnbvc 4\n"),
		0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("lines with blanks");
	TCase *t = tcase_create("blanks");

	tcase_add_test(t, a_few_blanks_are_offered_and_many_are_not);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
