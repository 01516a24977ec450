/* SPDX-License-Identifier: ISC */
#include "base/arena.h"

#include <stdint.h>
#include <string.h>

#include "tests/check_main.h"

START_TEST(memory_is_zeroed_even_where_it_was_used_before)
{
	struct arena *a = arena_create();
	char *p = arena_alloc(a, 100);

	memset(p, 'x', 100);
	arena_reset(a);
	char *q = arena_alloc(a, 100);
	for (int i = 0; i < 100; i++)
		ck_assert_int_eq(q[i], 0);
	arena_destroy(a);
}
END_TEST

START_TEST(room_is_a_piece_of_its_own_like_any_other)
{
	struct arena *a = arena_create();
	char *p = arena_room(a, 100);

	memset(p, 7, 100);
	char *q = arena_alloc(a, 100);
	ck_assert_int_eq(q[0] + q[99], 0);
	ck_assert_int_eq(p[0] + p[99], 14);
	ck_assert_ptr_ne(arena_room(a, 0), NULL);
	arena_destroy(a);
}
END_TEST

START_TEST(a_piece_larger_than_a_block_has_a_block_of_its_own)
{
	struct arena *a = arena_create();
	char *small = arena_alloc(a, 10);
	char *large = arena_alloc(a, 1000000);

	memset(large, 'x', 1000000);
	ck_assert_int_eq(small[0], 0);
	ck_assert_uint_eq((uintptr_t)large % 16, 0);
	arena_destroy(a);
}
END_TEST

START_TEST(growing_keeps_the_bytes_and_zeroes_the_rest)
{
	struct arena *a = arena_create();
	char *p = arena_alloc(a, 20);

	memset(p, 'x', 20);
	p = arena_grow(a, p, 20, 40); /* in place */
	ck_assert(p[19] == 'x' && p[20] == 0 && p[39] == 0);
	arena_alloc(a, 1); /* no longer the last */
	p = arena_grow(a, p, 40, 200000);
	ck_assert(p[0] == 'x' && p[19] == 'x' && p[20] == 0 && p[199999] == 0);
	arena_destroy(a);
}
END_TEST

START_TEST(rewinding_forgets_what_came_after_the_mark)
{
	struct arena *a = arena_create();
	arena_alloc(a, 10);
	struct arena_mark m = arena_mark(a);
	void *p = arena_alloc(a, 10);

	arena_alloc(a, 500000);
	arena_rewind(a, m);
	ck_assert_ptr_eq(arena_alloc(a, 10), p);
	arena_destroy(a);
}
END_TEST

/* One row more at a time, with other things between, as a letter's lines come. */
START_TEST(a_list_that_grows_one_by_one_costs_four_times_its_length_at_most)
{
	struct arena *a = arena_create();
	int *list = NULL, n = 0;

	for (int i = 0; i < 100000; i++) {
		*arena_push(a, list, n) = i;
		arena_alloc(a, 1);
	}
	ck_assert_int_eq(n, 100000);
	for (int i = 0; i < n; i++)
		ck_assert_int_eq(list[i], i);
		/* 16 bytes for each of the pieces between, and a block begun. Under the address sanitizer a piece
	 * has a fence of 16 bytes more. */
#ifdef __SANITIZE_ADDRESS__
	enum { PIECE = 32 };
#else
	enum { PIECE = 16 };
#endif
	ck_assert_uint_lt(arena_peak(a),
			  100000 * (4 * sizeof *list + PIECE) + 128 * 1024);
	arena_destroy(a);
}
END_TEST

START_TEST(a_list_that_came_from_elsewhere_grows_as_any_other)
{
	for (size_t had = 0; had < 40; had++) {
		struct arena *a = arena_create();
		size_t *list = arena_list(a, size_t, had), n = had;

		for (size_t i = 0; i < had; i++)
			list[i] = i;
		size_t *behind = arena_alloc(a, sizeof *behind);
		while (n < 100) {
			size_t next = n;
			*arena_push(a, list, n) = next;
		}
		for (size_t i = 0; i < 100; i++)
			ck_assert_uint_eq(list[i], i);
		ck_assert_uint_eq(*behind, 0);
		arena_destroy(a);
	}
}
END_TEST

START_TEST(the_peak_is_what_it_held_at_most_and_does_not_fall)
{
	struct arena *a = arena_create();
	size_t least = arena_peak(a);

	for (int i = 0; i < 3; i++) {
		arena_alloc(a, 5000000);
		arena_reset(a);
	}
	ck_assert_uint_ge(arena_peak(a), 5000000);
	ck_assert_uint_lt(arena_peak(a), 5000000 + 2 * least);
	arena_destroy(a);
}
END_TEST

START_TEST(destroying_nothing_is_peaceful)
{
	arena_destroy(NULL);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("arena");
	TCase *t = tcase_create("arena");

	tcase_add_test(t, memory_is_zeroed_even_where_it_was_used_before);
	tcase_add_test(t, room_is_a_piece_of_its_own_like_any_other);
	tcase_add_test(t, a_piece_larger_than_a_block_has_a_block_of_its_own);
	tcase_add_test(t, growing_keeps_the_bytes_and_zeroes_the_rest);
	tcase_add_test(t, rewinding_forgets_what_came_after_the_mark);
	tcase_add_test(
		t, a_list_that_grows_one_by_one_costs_four_times_its_length_at_most);
	tcase_add_test(t, a_list_that_came_from_elsewhere_grows_as_any_other);
	tcase_add_test(t, the_peak_is_what_it_held_at_most_and_does_not_fall);
	tcase_add_test(t, destroying_nothing_is_peaceful);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
