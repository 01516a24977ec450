/* A long line in the receipt: where it is cut stands a sign that it goes on.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static bool shows(const char *letter, const char *text)
{
	struct buf b = buf_in(a);

	echo_body(toy_on(a, 1, letter, NULL), &b);
	return str_find(buf_str(&b), str_of(text)) != SIZE_MAX;
}

#define FIFTY "we sat in the garden all the evening and talked of"

START_TEST(a_line_that_is_not_read_ends_in_dots_where_it_is_cut)
{
	ck_assert(shows(FIFTY " many things\n", " 1 | " FIFTY " many things\n"));
	ck_assert(shows(FIFTY " many things, and of nothing in particular\n",
			" 1 | " FIFTY " many things, ...\n"));
}
END_TEST

START_TEST(a_refused_line_has_dots_at_the_side_on_which_it_goes_on)
{
	/* The fault is at the beginning: the end is cut. */
	ck_assert(shows(
		"feed blue 1 else feed blue 2 else feed blue 3 else feed blue 1 or red 2\n",
		" 1 | ...ed blue 3 else feed blue 1 or red 2\n"
		"   |                               ^^ Give"));
}
END_TEST

/* A caret for words that are cut off would point at others: they are named instead. */
START_TEST(a_fault_beyond_the_cut_names_its_words)
{
	const char *letter =
		"feed blue 91 else feed blue 2 else feed blue 3 else feed blue 1 else feed red 92\n";

	ck_assert(shows(letter, "^^"));
	ck_assert(shows(letter, "   | '92': "));
}
END_TEST

/* What is wrong with two places of a line is said once, below carets for both. */
START_TEST(one_fault_of_several_words_is_told_once)
{
	const char *letter = "feed blue 91 else feed red 92\n";

	ck_assert(shows(letter, " 1 | feed blue 91 else feed red 92\n"
				"   |           ^^               ^^ "));
}
END_TEST

/* Characters are counted, not bytes. */
START_TEST(a_letter_of_two_bytes_is_one_character_of_the_line)
{
	ck_assert(shows("\xc3\xa4\xc3\xb6\xc3\xbc " FIFTY " many things, and more\n",
			" 1 | \xc3\xa4\xc3\xb6\xc3\xbc " FIFTY " many thin...\n"));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("lines that are cut");
	TCase *t = tcase_create("receipt");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_test(t, a_line_that_is_not_read_ends_in_dots_where_it_is_cut);
	tcase_add_test(t, a_refused_line_has_dots_at_the_side_on_which_it_goes_on);
	tcase_add_test(t, a_fault_beyond_the_cut_names_its_words);
	tcase_add_test(t, one_fault_of_several_words_is_told_once);
	tcase_add_test(t, a_letter_of_two_bytes_is_one_character_of_the_line);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
