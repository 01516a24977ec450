/* How far apart two words are: beside a plain table of all cells, for all words of two letters up to a length.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <string.h>

#include "base/spell.h"

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* Insertions, deletions, other letters, and two neighbours that change places. */
static int plain(const char *a, const char *b)
{
	int n = (int)strlen(a), m = (int)strlen(b), d[12][12];

	for (int i = 0; i <= n; i++)
		for (int k = 0; k <= m; k++) {
			d[i][k] =
				i ? k ? least(least(d[i - 1][k], d[i][k - 1]) + 1,
					      d[i - 1][k - 1] + (a[i - 1] != b[k - 1]))
				      : i
				  : k;
			if (i > 1 && k > 1 && a[i - 1] == b[k - 2] &&
			    a[i - 2] == b[k - 1])
				d[i][k] = least(d[i][k], d[i - 2][k - 2] + 1);
		}
	return d[n][m];
}

static void word(unsigned bits, char out[12])
{
	int n = 0;

	for (; bits > 1; bits >>= 1)
		out[n++] = bits & 1 ? 'a' : 'b';
	out[n] = '\0';
}

START_TEST(a_distance_up_to_the_limit_is_exact_and_others_are_beyond_it)
{
	char a[12], b[12];

	for (unsigned i = 1; i < 256; i++)
		for (unsigned k = 1; k < 256; k++)
			for (int limit = 0; limit <= 4; limit++) {
				word(i, a);
				word(k, b);
				int far = plain(a, b);
				int got = spell_distance(str_of(a), str_of(b), limit);
				ck_assert_msg(got == (far > limit ? limit + 1 : far),
					      "%s %s within %d: %d, not %d", a, b,
					      limit, got, far);
			}
}
END_TEST

START_TEST(capitals_do_not_matter_and_a_word_of_any_length_may_come)
{
	char longest[200] = "";

	memset(longest, 'a', sizeof longest - 1);
	ck_assert_int_eq(spell_distance(STR("Gren"), STR("GREEN"), 2), 1);
	ck_assert_int_eq(spell_distance(str_of(longest), STR("a"), 2), 3);
	ck_assert_int_eq(spell_distance(str_of(longest), str_of(longest), 2), 3);
	ck_assert_int_eq(spell_distance(STR(""), STR(""), 2), 0);
	ck_assert_int_eq(spell_distance(STR("invt"), STR("invite"), 2), 2);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("spell");
	TCase *t = tcase_create("spell");

	tcase_add_test(t, a_distance_up_to_the_limit_is_exact_and_others_are_beyond_it);
	tcase_add_test(t, capitals_do_not_matter_and_a_word_of_any_length_may_come);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
