/* SPDX-License-Identifier: ISC */
#include "base/str.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
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

static struct str counted(int *n)
{
	return str_printf(a, "call %d", ++*n);
}

START_TEST(a_text_that_is_made_for_printing_is_made_once)
{
	struct buf b = buf_in(a);
	const struct str none = {NULL, 0};
	int n = 0;

	buf_printf(&b, "'%.*s' and '%.*s'", STR_MADE(a, counted(&n)),
		   STR_MADE(a, none));
	ck_assert_int_eq(n, 1);
	ck_assert(str_is(buf_str(&b), "'call 1' and ''"));
	/* Only what belongs to the text is printed. */
	ck_assert(str_is(
		str_printf(a, "%.*s", STR_MADE(a, str_slice(STR("attack"), 1, 3))),
		"tt"));
}
END_TEST

START_TEST(lines_end_with_lf_or_cr_lf_and_the_last_needs_neither)
{
	struct str rest = STR("one\r\n\ntwo"), line;

	ck_assert(str_line(&rest, &line) && str_equal(line, STR("one")));
	ck_assert(str_line(&rest, &line) && line.n == 0);
	ck_assert(str_line(&rest, &line) && str_equal(line, STR("two")));
	ck_assert(!str_line(&rest, &line));
}
END_TEST

/* Code that measures from a word to the end of the rest counts on it: after the last word the rest is empty
 * and begins at the end. */
START_TEST(an_empty_slice_lies_where_it_was_cut)
{
	struct str all = STR("one two"), rest = all, word;

	ck_assert(str_word(&rest, &word) && str_word(&rest, &word));
	ck_assert_ptr_eq(rest.s, all.s + all.n);
	ck_assert_uint_eq(rest.n, 0);
	ck_assert_ptr_eq(str_slice(all, 3, 3).s, all.s + 3);
	ck_assert_ptr_eq(str_slice(all, 3, 1).s, all.s + 1);
	ck_assert_ptr_eq(str_slice(all, 99, 99).s, all.s + all.n);
	(void)str_until(&all, '.');
	ck_assert_ptr_eq(all.s, rest.s);
	ck_assert_ptr_null(str_slice((struct str){0}, 2, 3).s);
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
	ck_assert(
		!str_iequal(STR("\xc3\x84"), STR("\xc3\xa4"))); /* A and a with dots */
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

/* By the property East Asian Width of Unicode: W and F take two columns, all others here one. */
START_TEST(cells_count_wide_characters_twice)
{
	static const struct {
		const char *text;
		size_t cells;
	} of[] = {
		{"", 0},
		{"Ann", 3},
		{"Zoe\xcc\x88", 3},                          /* a mark that combines */
		{"\xe6\x9d\x8e\xe5\xb0\x8f\xe9\xbe\x8d", 6}, /* U+674E U+5C0F U+9F8D */
		{"\xe1\x84\x80", 2},                  /* U+1100, the first Jamo */
		{"\xe1\x85\xa0", 1},                  /* U+1160 */
		{"\xe3\x81\x82\xe3\x82\xa2", 4},      /* Hiragana and Katakana A */
		{"\xea\xb0\x80\xed\x9e\xa3", 4},      /* U+AC00, U+D7A3 */
		{"\xee\x80\x80", 1},                  /* U+E000, for private use */
		{"\xef\xbc\xa1\xef\xbd\xa1", 3},      /* U+FF21 wide, U+FF61 half */
		{"\xf0\x9f\x98\x80", 2},              /* U+1F600 */
		{"\xf0\x9d\x90\x80", 1},              /* U+1D400 */
		{"\xf0\xa0\x80\x80!", 3},             /* U+20000 */
		{"12345678\xd0\x96\xe4\xb8\x80", 11}, /* behind eight of ASCII */
		{"\xe6\x9d", 1},                      /* cut short */
	};

	for (size_t i = 0; i < sizeof of / sizeof *of; i++)
		ck_assert_uint_eq(str_cells(str_of(of[i].text)), of[i].cells);
}
END_TEST

/* Texts of all lengths, because they are looked at in eights, with every byte at every place. */
START_TEST(printed_ascii_ends_at_the_first_other_byte)
{
	enum { LONGEST = 26 };
	char text[LONGEST + 1];

	for (size_t n = 0; n <= LONGEST; n++)
		for (size_t at = 0; at <= n; at++) /* n: behind the end */
			for (int c = 0; c < 256; c++) {
				memset(text, ' ', sizeof text);
				memset(text, '~', n / 2);
				text[at] = (char)c;
				struct str s = {text, n};
				bool ends = at < n && (c < ' ' || c > '~');
				ck_assert_uint_eq(str_printed(s), ends ? at : n);
				if (c < 128)
					ck_assert_uint_eq(str_columns(s), n);
				ck_assert(str_is_utf8(s) == (at == n || c < 128));
			}
}
END_TEST

/* What is printed here and what the C library prints must not differ in a byte. */
#define SAME(...)                                                                      \
	do {                                                                           \
		char want[600];                                                        \
		struct buf got = buf_in(a);                                            \
		int n = snprintf(want, sizeof want, __VA_ARGS__);                      \
		buf_z(&got, "x");                                                      \
		buf_printf(&got, __VA_ARGS__);                                         \
		ck_assert_uint_eq(got.n, (size_t)n + 1);                               \
		ck_assert_str_eq(got.s + 1, want);                                     \
	} while (0)

START_TEST(a_format_prints_as_the_c_library_does)
{
	char text[8] = "ab\0cd";
	char long_text[400];
	const char *volatile empty = NULL; /* no compiler sees that it is */

	memset(long_text, 'y', sizeof long_text);
	SAME("nothing in it");
	SAME("100 %% of %d, %d and %d", INT_MIN, 0, INT_MAX);
	SAME("%lld|%lld|%lld", LLONG_MIN, -7LL, LLONG_MAX);
	SAME("%c%c %s%s", 'a', 'z', "one", "two");
	SAME("%.*s|%.*s|%.*s", 3, "abcdef", 0, "abc", 9, text);
	SAME("%.*s|%d", 0, empty, 5);
	SAME("%.*s", 400, long_text);
	SAME("%s %5d|%-5d|%05d", "first", 42, 42, 42);
	SAME("%d %02d:%02d %zu %u %x", 1, 2, 3, (size_t)4, 5U, 255U);
	SAME("%s, %-8.*s|%.2s|%+d", "two", 3, "abcdef", "xyz", 7);
	SAME("%.*s and %06x", 2, "abc", 0xabcU);
}
END_TEST

START_TEST(a_number_prints_as_the_c_library_does)
{
	static const int64_t numbers[] = {0,
					  7,
					  -7,
					  10,
					  -10,
					  99,
					  100,
					  -1,
					  999,
					  1000,
					  INT_MAX,
					  INT_MIN + 1,
					  INT_MIN,
					  INT_MAX + 1LL,
					  INT_MIN - 1LL,
					  INT64_MAX,
					  INT64_MIN + 1,
					  INT64_MIN};
	char want[32];

	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
		struct buf got = buf_in(a);
		snprintf(want, sizeof want, "x%lld", (long long)numbers[i]);
		buf_char(&got, 'x');
		buf_int(&got, numbers[i]);
		ck_assert_uint_eq(got.n, strlen(want));
		ck_assert_str_eq(got.s, want);
	}
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

/* One to four bytes a character, and letters with marks over them. */
static const char *const signs[] = {
	"a", "\xc3\xa9", "\xd0\x96", "\xe6\xb8\xb8", "\xf0\x9f\x98\x80", "e\xcc\x81",
};
enum { SIGNS = sizeof signs / sizeof *signs };

/* `n` signs, of kind `first` and then each in its turn `step` further on. */
static struct str signs_text(int n, int first, int step)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < n; i++)
		buf_z(&b, signs[(first + i * step) % SIGNS]);
	return buf_str(&b);
}

START_TEST(what_is_cut_is_whole_characters_and_as_many_as_fit)
{
	for (int first = 0; first < SIGNS; first++)
		for (int step = 0; step < SIGNS; step++) {
			struct str all = signs_text(12, first, step);
			for (size_t max = 0; max <= all.n + 1; max++) {
				struct str s = str_cut(all, max);
				ck_assert(s.n <= max && str_is_utf8(s));
				ck_assert(s.n == all.n || s.n + 4 > max);
				ck_assert(str_equal(s, str_slice(all, 0, s.n)));
				/* The bytes that follow do not belong to what was
				 * kept. */
				ck_assert(s.n == all.n || max < 3 ||
					  all.s[s.n] != '\xcc');
			}
		}
}
END_TEST

START_TEST(of_marks_without_end_some_are_kept)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < 50; i++)
		buf_z(&b, "\xcc\x81");
	ck_assert_uint_eq(str_cut(buf_str(&b), 61).n, 60);
	/* Bytes that are not UTF-8 are shortened as well. */
	ck_assert_uint_eq(str_cut(STR("\x90\x91\x92\x93\x94\x95\x96"), 6).n, 6);
}
END_TEST

START_TEST(a_text_that_a_small_room_cut_is_mended)
{
	for (int first = 0; first < SIGNS; first++)
		for (int step = 0; step < SIGNS; step++) {
			const char *all = signs_text(12, first, step).s;
			char z[60];
			for (size_t room = 1; room < sizeof z; room++) {
				snprintf(z, room, "%s", all);
				size_t was = strlen(z);
				str_mend(z);
				ck_assert(str_is_utf8(str_of(z)));
				ck_assert_uint_gt(strlen(z) + 4, was);
			}
		}
}
END_TEST

START_TEST(an_error_that_names_long_words_is_text)
{
	for (int n = 60; n < 400; n++)
		for (int k = 0; k < SIGNS; k++) {
			struct str word = signs_text(n, k, 0);
			struct str half = signs_text(n / 2, k, 1);
			struct err err = {0};
			err_set(&err, "'%.*s' is not known", STR_ARG(word));
			ck_assert(str_is_utf8(str_of(err.text)));
			err_context(&err, "%.*s", STR_ARG(half));
			ck_assert(str_is_utf8(str_of(err.text)));
		}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("str");
	TCase *t = tcase_create("str");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, lines_end_with_lf_or_cr_lf_and_the_last_needs_neither);
	tcase_add_test(t, an_empty_slice_lies_where_it_was_cut);
	tcase_add_test(t, words_are_split_at_any_white_space);
	tcase_add_test(t, a_number_is_the_whole_view_and_within_its_range);
	tcase_add_test(t, comparisons_ignore_the_case_of_ascii_only);
	tcase_add_test(t, utf8_that_is_cut_overlong_or_a_surrogate_is_not_well_formed);
	tcase_add_test(t, columns_count_characters_not_bytes);
	tcase_add_test(t, cells_count_wide_characters_twice);
	tcase_add_test(t, printed_ascii_ends_at_the_first_other_byte);
	tcase_add_test(t, what_is_cut_is_whole_characters_and_as_many_as_fit);
	tcase_add_test(t, of_marks_without_end_some_are_kept);
	tcase_add_test(t, a_text_that_a_small_room_cut_is_mended);
	tcase_add_test(t, an_error_that_names_long_words_is_text);
	tcase_add_test(t, a_buffer_grows_and_keeps_what_it_has);
	tcase_add_test(t, a_format_prints_as_the_c_library_does);
	tcase_add_test(t, a_number_prints_as_the_c_library_does);
	tcase_add_test(t, a_text_that_is_made_for_printing_is_made_once);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
