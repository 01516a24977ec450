/* Partners by wishes.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/pairs.h"
#include "tests/check_main.h"

enum { SEATS = 4, NO = PAIRS_UNRANKED };

struct wishes {
	int rank[SEATS][SEATS];
};

static int rank(void *game, int seat, int partner)
{
	return ((struct wishes *)game)->rank[seat][partner];
}

static bool next(struct wishes *w, unsigned free, int *one, int *two)
{
	return pairs_next(SEATS, free, rank, w, one, two);
}

START_TEST(both_must_name_each_other)
{
	struct wishes w = {
		{{NO, 1, 2, NO}, {NO, NO, NO, 1}, {1, NO, NO, NO}, {NO, NO, NO, NO}}};
	int one, two;

	ck_assert(next(&w, 15, &one, &two));
	ck_assert_int_eq(one, 0);
	ck_assert_int_eq(two, 2);
	ck_assert(!next(&w, 15 & ~1U, &one, &two));
	ck_assert(!next(&w, 0, &one, &two));
}
END_TEST

START_TEST(the_smallest_sum_is_first_and_of_equals_the_earlier_seat)
{
	struct wishes w = {
		{{NO, 3, 2, 1}, {1, NO, 2, 3}, {1, 1, NO, 2}, {3, 1, 1, NO}}};
	int one, two;

	/* 0-1: 4, 0-2: 3, 0-3: 4, 1-2: 3, 1-3: 4, 2-3: 3 */
	ck_assert(next(&w, 15, &one, &two));
	ck_assert_int_eq(one, 0);
	ck_assert_int_eq(two, 2);
	ck_assert(next(&w, 1U << 1 | 1U << 3, &one, &two));
	ck_assert_int_eq(one, 1);
	ck_assert_int_eq(two, 3);
	w.rank[2][3] = 1;
	ck_assert(next(&w, 15, &one, &two)); /* 2-3: 2 */
	ck_assert_int_eq(one, 2);
	ck_assert_int_eq(two, 3);
}
END_TEST

START_TEST(a_list_ranks_the_dearest_first)
{
	static const uint8_t list[] = {2, 0, 2};

	ck_assert_int_eq(pairs_rank_in(list, 3, 2), 1);
	ck_assert_int_eq(pairs_rank_in(list, 3, 0), 2);
	ck_assert_int_eq(pairs_rank_in(list, 3, 1), NO);
	ck_assert_int_eq(pairs_rank_in(list, 0, 2), NO);
}
END_TEST

START_TEST(partners_have_each_other)
{
	static const int8_t of[] = {3, PAIRS_ALONE, 2, 0},
			    wrong[] = {1, 2, 1, PAIRS_ALONE};

	ck_assert_uint_eq(pairs_unpaired(of, SEATS), 1U << 1);
	ck_assert(pairs_is_mutual(of, 0) && pairs_is_mutual(of, 1) &&
		  pairs_is_mutual(of, 3));
	ck_assert(!pairs_is_mutual(of, 2)); /* its own partner */
	ck_assert(!pairs_is_mutual(wrong, 0));
	ck_assert(pairs_is_mutual(wrong, 1) && pairs_is_mutual(wrong, 2));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("pieces/pairs");
	TCase *t = tcase_create("pairs");

	tcase_add_test(t, both_must_name_each_other);
	tcase_add_test(t, the_smallest_sum_is_first_and_of_equals_the_earlier_seat);
	tcase_add_test(t, a_list_ranks_the_dearest_first);
	tcase_add_test(t, partners_have_each_other);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
