/* Pieces of JSON trees: whatever order they are given back in, none lies on another, each has room for any type, and the next
 * tree gets those that wait.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/sanitizer.h"
#include "server/render/memory.h"
#include "tests/check_main.h"

enum { SIZES = 700, ROUNDS = 40 };

static json_malloc_t get;
static json_free_t give;

/* Each size is filled with a letter of its own, and still has it when all others were filled. */
static void fill(char *piece[SIZES], int round)
{
	for (int n = 1; n < SIZES; n++) {
		if (piece[n])
			continue;
		piece[n] = get((size_t)n);
		ck_assert_uint_eq((uintptr_t)piece[n] % _Alignof(double), 0);
		memset(piece[n], 'a' + (n + round) % 26, (size_t)n);
	}
}

static void check(char *piece[SIZES], int n)
{
	for (int i = 1; i < n; i++)
		ck_assert_int_eq(piece[n][i], piece[n][0]);
}

START_TEST(no_piece_lies_on_another)
{
	char *piece[SIZES] = {NULL};
	uint32_t dice = 1;

	for (int round = 0; round < ROUNDS; round++) {
		fill(piece, round);
		for (int n = 1; n < SIZES; n++)
			check(piece, n);
		for (int n = 1; n < SIZES; n++) {
			dice = dice * 1664525 + 1013904223;
			if (dice >> 31 || round == ROUNDS - 1) {
				give(piece[n]);
				piece[n] = NULL;
			}
		}
	}
	give(NULL);
}
END_TEST

/* More of them than the C library has at hand. */
START_TEST(pieces_that_were_given_back_are_taken_first)
{
	enum { MANY = 100 };
	void *first[MANY];

	if (!BUILT_PLAIN)
		return;
	for (size_t size = 1; size <= 256; size++) {
		for (int i = 0; i < MANY; i++)
			first[i] = get(size);
		for (int i = 0; i < MANY; i++)
			give(first[i]);
		for (int i = MANY - 1; i >= 0; i--)
			ck_assert_ptr_eq(get(size), first[i]);
		for (int i = 0; i < MANY; i++)
			give(first[i]);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("memory");
	TCase *t = tcase_create("pieces");

	memory_or_die();
	json_get_alloc_funcs(&get, &give);
	tcase_add_test(t, no_piece_lies_on_another);
	tcase_add_test(t, pieces_that_were_given_back_are_taken_first);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
