/* Options of a command line.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "server/home/options.h"

enum { WORDS = 4, ARGV = 12 };

static const struct option_spec specs[] = {
	{.name = "home", .value = "DIR"},
	{.name = "json"},
	{.name = "option", .value = "K=V", .many = true},
	{.name = "secret", .hidden = true},
};

static struct arena *a;
static struct err err;
static char taken[200]; /* "home=x json " */
static const char *words[WORDS];
static struct option_reader reader;

static bool take(void *with, int spec, const char *value, struct err *e)
{
	(void)with;
	(void)e;
	strcat(strcat(taken, specs[spec].name), value ? "=" : "");
	strcat(strcat(taken, value ? value : ""), " ");
	return true;
}

/* The words of a call, ended by a NULL. */
static bool read_call(const char *first, ...)
{
	char *argv[ARGV] = {"program"};
	int argc = 1;
	va_list more;

	va_start(more, first);
	for (const char *w = first; w; w = va_arg(more, const char *))
		argv[argc++] = (char *)w;
	va_end(more);
	taken[0] = '\0';
	err = (struct err){0};
	reader = (struct option_reader){.program = "program",
					.spec = specs,
					.n_specs = sizeof specs / sizeof *specs,
					.take = take,
					.words = words,
					.words_max = WORDS};
	return options_read(&reader, a, argc, argv, &err);
}

#define READ(...) read_call(__VA_ARGS__, NULL)

static void refused(bool ok, const char *words_of_it)
{
	ck_assert(!ok && err.kind == ERR_USAGE);
	ck_assert_str_eq(err.text, words_of_it);
}

START_TEST(options_stand_anywhere_and_the_words_keep_their_order)
{
	ck_assert(READ("one", "--home", "x", "two", "--json", "three"));
	ck_assert_str_eq(taken, "home=x json ");
	ck_assert_int_eq(reader.n_words, 3);
	ck_assert_str_eq(words[0], "one");
	ck_assert_str_eq(words[1], "two");
	ck_assert_str_eq(words[2], "three");
	ck_assert(READ("--home=a=b", "-"));
	ck_assert_str_eq(taken, "home=a=b ");
	ck_assert_str_eq(words[0], "-");
	ck_assert(READ("--option", "k=1", "--option=l=2"));
	ck_assert_str_eq(taken, "option=k=1 option=l=2 ");
}
END_TEST

START_TEST(what_stands_behind_two_dashes_is_a_word)
{
	ck_assert(READ("one", "--", "--json", "-x"));
	ck_assert_str_eq(taken, "");
	ck_assert_int_eq(reader.n_words, 3);
	ck_assert_str_eq(words[1], "--json");
	ck_assert_str_eq(words[2], "-x");
}
END_TEST

START_TEST(an_option_is_written_out)
{
	refused(READ("--js"), "there is no option --js: did you mean '--json'?");
	refused(READ("one", "--hom", "x"),
		"there is no option --hom: did you mean '--home'?");
	refused(READ("--jsno", "one"),
		"there is no option --jsno: did you mean '--json'?");
	refused(READ("--bogus=3"),
		"there is no option --bogus; `program --help` lists them all");
	refused(READ("--secrt"),
		"there is no option --secrt; `program --help` lists them all");
	refused(READ("one", "-jx", "two"),
		"there is no option -jx; options are written out, like --home");
	refused(READ("-5"),
		"there is no option -5; options are written out, like --home");
}
END_TEST

START_TEST(values_are_where_they_belong)
{
	refused(READ("--home"), "--home needs a value: --home DIR");
	refused(READ("--home", "--json"), "--home needs a value: --home DIR");
	ck_assert(READ("--home=--json"));
	ck_assert_str_eq(taken, "home=--json ");
	ck_assert(READ("--home", "-x"));
	ck_assert_str_eq(taken, "home=-x ");
	refused(READ("one", "--json=1"), "--json takes no value");
	refused(READ("--json", "one", "--json"), "--json is given twice");
}
END_TEST

START_TEST(too_many_words_are_refused)
{
	ck_assert(READ("1", "2", "3", "4"));
	refused(READ("1", "2", "3", "4", "5"), "more than 4 arguments");
}
END_TEST

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	arena_destroy(a);
}

static Suite *suite(void)
{
	Suite *s = suite_create("server/options");
	TCase *t = tcase_create("options");
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, options_stand_anywhere_and_the_words_keep_their_order);
	tcase_add_test(t, what_stands_behind_two_dashes_is_a_word);
	tcase_add_test(t, an_option_is_written_out);
	tcase_add_test(t, values_are_where_they_belong);
	tcase_add_test(t, too_many_words_are_refused);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
