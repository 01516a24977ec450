/* Text as a type-setter sets it, and what stays as it was typed.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/text/typeset.h"
#include "tests/check_main.h"

static const struct {
	const char *typed, *set;
} rows[] = {
	{"Tuek's Sietch", "Tuek’s Sietch"},
	{"the Orcs' ally", "the Orcs’ ally"},
	{"It's \"you\", isn't it?", "It’s “you”, isn’t it?"},
	{"(\"five win\")", "(“five win”)"},
	{"\"Nobody,\" it says.", "“Nobody,” it says."},
	{"I don't recognise 'quux'.", "I don’t recognise ‘quux’."},
	{"since the '90s", "since the ’90s"},
	{"discard CARD -- as well", "discard CARD – as well"},
	{"a--b, -> and 5-3", "a--b, -> and 5-3"},
	{"add `don't \"x\"` to Blue's", "add `don't \"x\"` to Blue’s"},
	{"Größe's \"ä\"", "Größe’s “ä”"},
	{"two\n'lines'", "two\n‘lines’"},
	{"plain", "plain"},
	{"", ""},
};

START_TEST(prose_is_set_and_what_is_typed_stays)
{
	struct arena *a = arena_create();

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct str out = typeset(a, str_of(rows[i].typed));
		ck_assert_msg(str_is(out, rows[i].set), "%s: " PRI_STR, rows[i].typed,
			      STR_ARG(out));
		/* What is set stays as it is. */
		ck_assert(str_is(typeset(a, out), rows[i].set));
	}
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("typeset");
	TCase *c = tcase_create("signs");

	tcase_add_test(c, prose_is_set_and_what_is_typed_stays);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
