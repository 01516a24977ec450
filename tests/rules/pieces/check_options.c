/* Options of a table: words, switches and numbers in one byte each.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/pieces/options.h"
#include "tests/check_main.h"

struct table {
	uint8_t fast, plain, colour, turns;
};

static const struct game_option printed[] = {{"fast", "off|on", "", ""},
					     {"plain", "on|off", "", ""},
					     {"colour", "red|green|blue", "", ""},
					     {"turns", "10|5..15", "", ""},
					     {NULL, NULL, NULL, NULL}};
static const size_t places[] = {
	offsetof(struct table, fast), offsetof(struct table, plain),
	offsetof(struct table, colour), offsetof(struct table, turns)};
static const struct options_places where = {printed, places};

static bool set(struct table *t, const char *name, const char *value, struct err *err)
{
	return options_set(&where, t, str_of(name), str_of(value), err);
}

START_TEST(the_first_value_is_the_default)
{
	struct table t = {9, 9, 9, 9};

	options_default(&where, &t);
	ck_assert_int_eq(t.fast, 0);
	ck_assert_int_eq(t.plain, 1);
	ck_assert_int_eq(t.colour, 0);
	ck_assert_int_eq(t.turns, 10);
}
END_TEST

START_TEST(each_value_is_read)
{
	struct table t = {0};
	struct err err = {0};

	ck_assert(set(&t, "fast", "ON", &err));
	ck_assert_int_eq(t.fast, 1);
	ck_assert(set(&t, "fast", "off", &err));
	ck_assert_int_eq(t.fast, 0);
	ck_assert(set(&t, "plain", "on", &err));
	ck_assert_int_eq(t.plain, 1);
	ck_assert(set(&t, "plain", "off", &err));
	ck_assert_int_eq(t.plain, 0);
	ck_assert(set(&t, "colour", "Blue", &err));
	ck_assert_int_eq(t.colour, 2);
	ck_assert(set(&t, "turns", "5", &err));
	ck_assert_int_eq(t.turns, 5);
	ck_assert(set(&t, "turns", "15", &err));
	ck_assert_int_eq(t.turns, 15);
}
END_TEST

START_TEST(what_is_no_value_changes_nothing_and_says_what_would_be_right)
{
	static const char *const wrong[][2] = {
		{"fast", "yes"},   {"fast", ""},     {"fast", "off|on"},
		{"colour", "re"},  {"colour", "10"}, {"turns", "4"},
		{"turns", "16"},   {"turns", "ten"}, {"turns", "10|5..15"},
		{"turns", "5..15"}};

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		struct table t = {1, 1, 1, 11}, was = t;
		struct err err = {0};
		ck_assert_msg(!set(&t, wrong[i][0], wrong[i][1], &err), "%s %s",
			      wrong[i][0], wrong[i][1]);
		ck_assert_mem_eq(&t, &was, sizeof t);
		ck_assert_ptr_nonnull(strstr(err.text, "is one of"));
	}
}
END_TEST

START_TEST(an_option_that_is_not_there_is_told)
{
	struct table t = {0};
	struct err err = {0};

	ck_assert(!set(&t, "slow", "on", &err));
	ck_assert_str_eq(err.text, "there is no option slow");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("pieces/options");
	TCase *t = tcase_create("options");

	tcase_add_test(t, the_first_value_is_the_default);
	tcase_add_test(t, each_value_is_read);
	tcase_add_test(t,
		       what_is_no_value_changes_nothing_and_says_what_would_be_right);
	tcase_add_test(t, an_option_that_is_not_there_is_told);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
