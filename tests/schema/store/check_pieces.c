/* Pieces of memory that SQLite took keep what it wrote in them, whatever is taken, resized and given back beside them.
 * SPDX-License-Identifier: ISC */
#include <sqlite3.h>
#include <stdint.h>
#include <string.h>

#include "tests/schema/a_store.h"

enum { PIECES = 200, TURNS = 20000, LARGEST = 5000 };

static bool holds(const unsigned char *piece, size_t n, unsigned char mark)
{
	for (size_t i = 0; i < n; i++)
		if (piece[i] != mark)
			return false;
	return true;
}

START_TEST(pieces_keep_what_is_written_in_them)
{
	unsigned char *piece[PIECES] = {NULL};
	size_t size[PIECES] = {0};
	unsigned x = 1;

	for (int turn = 0; turn < TURNS; turn++) {
		x = x * 1103515245u + 12345u;
		unsigned i = (x >> 16) % PIECES;
		size_t n = 1 + (x >> 8) % LARGEST, both = n < size[i] ? n : size[i];
		if (turn % 3 == 0) {
			sqlite3_free(piece[i]);
			piece[i] = NULL;
			size[i] = 0;
			continue;
		}
		piece[i] = sqlite3_realloc64(piece[i], n);
		ck_assert_ptr_nonnull(piece[i]);
		ck_assert_uint_eq((uintptr_t)piece[i] % 8, 0);
		ck_assert_uint_ge(sqlite3_msize(piece[i]), n);
		ck_assert(holds(piece[i], both, (unsigned char)i));
		size[i] = n;
		memset(piece[i], (int)i, n);
	}
	for (int i = 0; i < PIECES; i++) {
		ck_assert(holds(piece[i], size[i], (unsigned char)i));
		sqlite3_free(piece[i]);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("schema/store/pieces");
	TCase *t = tcase_create("pieces");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_test(t, pieces_keep_what_is_written_in_them);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
