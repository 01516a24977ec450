/* SPDX-License-Identifier: ISC */
#include "base/str.h"

#include <string.h>

#include "base/arena.h"
#include "tests/check_main.h"

static struct arena *a;

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	arena_destroy(a);
}

START_TEST(lines_end_with_lf_or_cr_lf_and_the_last_needs_neither)
{
	struct str rest = STR("one\r\n\ntwo"), line;

	ck_assert(str_line(&rest, &line) && str_equal(line, STR("one")));
	ck_assert(str_line(&rest, &line) && line.n == 0);
	ck_assert(str_line(&rest, &line) && str_equal(line, STR("two")));
	ck_assert(!str_line(&rest, &line));
}
END_TEST

START_TEST(words_are_split_at_any_white_space)
{
	struct str rest = STR("  a\tbc "), word;

	ck_assert(str_word(&rest, &word) && str_equal(word, STR("a")));
	ck_assert(str_word(&rest, &word) && str_equal(word, STR("bc")));
	ck_assert(!str_word(&rest, &word));
}
END_TEST

START_TEST(a_number_is_the_whole_view_and_within_its_range)
{
	int64_t v;

	ck_assert(str_int(STR("12"), 0, 20, &v) && v == 12);
	ck_assert(str_int(STR("-3"), -5, 5, &v) && v == -3);
	ck_assert(!str_int(STR("21"), 0, 20, &v));
	ck_assert(!str_int(STR("1 "), 0, 20, &v));
	ck_assert(!str_int(STR(""), 0, 20, &v));
	ck_assert(!str_int(STR("-"), -9, 20, &v));
	ck_assert(!str_int(STR("9999999999999999999999"), 0, INT64_MAX, &v));
}
END_TEST

START_TEST(comparisons_ignore_the_case_of_ascii_only)
{
	ck_assert(str_is(STR("ReD"), "red"));
	ck_assert(!str_is(STR("red"), "redd"));
	ck_assert(str_starts(STR("Attack 8"), "attack"));
	ck_assert(str_ends(STR("orders.TXT"), ".txt"));
	ck_assert_uint_eq(str_find(STR("press to ALL:"), STR("all")), 9);
	ck_assert(str_find(STR("abc"), STR("abcd")) == SIZE_MAX);
	ck_assert(!str_same(STR("\xc3\x84"), STR("\xc3\xa4"))); /* A and a with dots */
}
END_TEST

START_TEST(utf8_that_is_cut_overlong_or_a_surrogate_is_not_well_formed)
{
	ck_assert(str_is_utf8(STR("caf\xc3\xa9 \xe2\x80\x99 \xf0\x9f\x91\xbd")));
	ck_assert(!str_is_utf8(STR("caf\xc3")));
	ck_assert(!str_is_utf8(STR("\xc0\xaf")));
	ck_assert(!str_is_utf8(STR("\xed\xa0\x80")));
	ck_assert(!str_is_utf8(STR("\xf4\x90\x80\x80")));
	ck_assert(!str_is_utf8(STR("\x80")));
}
END_TEST

START_TEST(columns_count_characters_not_bytes)
{
	ck_assert_uint_eq(str_columns(STR("Zo\xc3\xab")), 3);
	ck_assert_uint_eq(str_columns(STR("Zoe\xcc\x88")),
			  3); /* e and a combining mark */
}
END_TEST

START_TEST(a_buffer_grows_and_keeps_what_it_has)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < 5000; i++)
		buf_printf(&b, "%d,", i % 10);
	ck_assert_uint_eq(b.n, 10000);
	ck_assert(memcmp(b.s, "0,1,2,3,", 8) == 0);
	ck_assert(memcmp(b.s + 9990, "5,6,7,8,9,", 10) == 0);
	ck_assert_uint_eq(strlen(b.s), 10000);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("str");
	TCase *t = tcase_create("str");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, lines_end_with_lf_or_cr_lf_and_the_last_needs_neither);
	tcase_add_test(t, words_are_split_at_any_white_space);
	tcase_add_test(t, a_number_is_the_whole_view_and_within_its_range);
	tcase_add_test(t, comparisons_ignore_the_case_of_ascii_only);
	tcase_add_test(t, utf8_that_is_cut_overlong_or_a_surrogate_is_not_well_formed);
	tcase_add_test(t, columns_count_characters_not_bytes);
	tcase_add_test(t, a_buffer_grows_and_keeps_what_it_has);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
