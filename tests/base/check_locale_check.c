/* Catalogues that were damaged or made carelessly are not believed. A small one is made here, as
 * the GNU gettext manual describes the file; every byte of it is then each other one.
 * SPDX-License-Identifier: ISC */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/locale_check.h"
#include "tests/check_main.h"

enum { TEXTS = 3, INDEX = 5, ROOM = 1024 };

static const char head[] = "Content-Type: text/plain; charset=UTF-8\n"
			   "Plural-Forms: nplurals=2; plural=n != 1;\n";
static const char *const texts[TEXTS] = {"", "%d card", "NEWS"};

struct mo {
	unsigned char b[ROOM];
	size_t n;
};

static void put_at(struct mo *m, size_t at, uint32_t v)
{
	memcpy(m->b + at, &v, sizeof v);
}

static uint32_t put_text(struct mo *m, const char *s)
{
	size_t at = m->n;

	memcpy(m->b + at, s, strlen(s) + 1);
	m->n += strlen(s) + 1;
	return (uint32_t)at;
}

/* A head, two tables, an index with two free places, the texts. */
static struct mo make(const char *first)
{
	const char *const said[TEXTS] = {first, "%d Karte", "KURZ"};
	const uint32_t tables = 28, index = tables + 2 * TEXTS * 8;
	struct mo m = {.n = index + INDEX * 4};

	put_at(&m, 0, 0x950412de);
	put_at(&m, 8, TEXTS);
	put_at(&m, 12, tables);
	put_at(&m, 16, tables + TEXTS * 8);
	put_at(&m, 20, INDEX);
	put_at(&m, 24, index);
	for (uint32_t i = 0; i < TEXTS; i++) {
		put_at(&m, index + i * 4, i + 1);
		put_at(&m, tables + i * 8, (uint32_t)strlen(texts[i]));
		put_at(&m, tables + i * 8 + 4, put_text(&m, texts[i]));
		put_at(&m, tables + TEXTS * 8 + i * 8, (uint32_t)strlen(said[i]));
		put_at(&m, tables + TEXTS * 8 + i * 8 + 4, put_text(&m, said[i]));
	}
	return m;
}

/* In memory of exactly its size, so that a sanitizer sees what is read beyond it. */
static bool is_sound(const struct mo *m, size_t n)
{
	char *bytes = malloc(n ? n : 1);

	ck_assert_ptr_nonnull(bytes);
	memcpy(bytes, m->b, n);
	bool sound = locale_file_is_sound((struct str){bytes, n});
	free(bytes);
	return sound;
}

START_TEST(a_good_one_is_taken_also_of_another_machine)
{
	struct mo m = make(head);

	ck_assert(is_sound(&m, m.n));
	for (size_t i = 0; i < 28 + 2 * TEXTS * 8 + INDEX * 4; i += 4) {
		uint32_t v;
		memcpy(&v, m.b + i, 4);
		put_at(&m, i, __builtin_bswap32(v));
	}
	ck_assert(is_sound(&m, m.n));
}
END_TEST

START_TEST(none_that_was_cut_is_taken)
{
	struct mo m = make(head);

	for (size_t n = 0; n < m.n; n++)
		ck_assert_msg(!is_sound(&m, n), "cut to %zu of %zu", n, m.n);
}
END_TEST

START_TEST(no_changed_octet_makes_a_search_or_a_text_leave_the_file)
{
	const struct mo good = make(head);
	size_t taken = 0;

	for (size_t i = 0; i < good.n; i++)
		for (int v = 0; v < 256; v++) {
			struct mo m = good;
			m.b[i] = (unsigned char)v;
			taken += is_sound(&m, m.n);
		}
	/* Letters of the texts may be others; the tables hardly. */
	ck_assert_uint_lt(taken, (good.n - 28) * 256);
}
END_TEST

START_TEST(an_index_without_end_is_not_taken)
{
	struct mo full = make(head), even = make(head), beyond = make(head);
	const size_t index = 28 + 2 * TEXTS * 8;

	for (uint32_t i = 0; i < INDEX; i++)
		put_at(&full, index + i * 4, 1);
	ck_assert(!is_sound(&full, full.n));
	put_at(&even, 20, 4);
	ck_assert(!is_sound(&even, even.n));
	put_at(&beyond, index, TEXTS + 1);
	ck_assert(!is_sound(&beyond, beyond.n));
}
END_TEST

/* clang-format off */
static const struct { const char *head; bool good; } heads[] = {
	{"Content-Type: text/plain; charset=UTF-8\n", true},
	{"Content-Type: text/plain; charset=utf-8\n", true},
	{"Content-Type: text/plain; charset=ISO-8859-1\n", false},
	{"Content-Type: text/plain\n", false},
	{"charset=UTF-8\nPlural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 ? 1 : 2;\n", true},
	{"charset=UTF-8\nPlural-Forms: nplurals=2; plural=n%0;\n", false},
	{"charset=UTF-8\nPlural-Forms: nplurals=2; plural=n / 00;\n", false},
	{"charset=UTF-8\nPlural-Forms: nplurals=2; plural=n % n;\n", false},
	{"charset=UTF-8\nPlural-Forms: nplurals=2; plural=n/(n-n);\n", false},
	{"charset=UTF-8\nPlural-Forms: nplurals=2; plural=x;\n", false},
	{"charset=UTF-8\nPlural-Forms: nplurals=99; plural=n != 1;\n", false},
	{"charset=UTF-8\nPlural-Forms: plural=n != 1;\n", false},
};

/* Translations that are allowed for a sentence, and others that are not, as printf
 * reads both. */
static const struct { const char *english, *said; bool good; } sentences[] = {
	{"NEWS IN SHORT", "KURZ GEMELDET", true},
	{"NEWS IN SHORT", "KURZ %s GEMELDET", false},
	{"NEWS IN SHORT", "KURZ GEMELDET\xff", false},
	{"Turn %d", "Zug %d", true},
	{"Turn %d", "Zug %i", true},
	{"Turn %d", "Zug", true},
	{"Turn %d", "Zug %s", false},
	{"Turn %d", "Zug %u", false},
	{"Turn %d", "Zug %ld", false},
	{"Turn %d", "Zug %d von %d", false},
	{"Turn %d", "Zug %n", false},
	{"Turn %d", "Zug %", false},
	{"Turn %d", "Zug %05d", true},
	{"Turn %d", "Zug %*d", false},
	{"%.*s has %d tokens", "%.*s hat %d Steine", true},
	{"%.*s has %d tokens", "%3$d Steine hat %1$.*2$s", false},
	{"%.*s has %d tokens", "%3$d Steine hat %2$.*1$s", true},
	{"%.*s has %d tokens", "%s hat %d Steine", false},
	{"%d of %s", "%2$s: %1$d", true},
	{"%d of %s", "%1$s: %2$d", false},
	{"%d of %s", "%2$s", false},
	{"%d of %s", "%1$d", true},
	{"%d of %s", "%3$s", false},
	{"%d of %s", "%99999999999$s", false},
	{"%lld letters", "%lld Briefe", true},
	{"%lld letters", "%d Briefe", false},
	{"%d %% of all", "%d %% aller", true},
	{"%d %% of all", "%d % aller", false},
	{"10 % more", "10 % mehr", true}, /* no format */
};
/* clang-format on */

START_TEST(a_head_says_utf8_and_has_a_formula_that_has_a_result)
{
	struct mo m = make(heads[_i].head);

	ck_assert_msg(is_sound(&m, m.n) == heads[_i].good, "%s", heads[_i].head);
}
END_TEST

START_TEST(a_sentence_is_faithful_that_fills_in_the_same_values)
{
	ck_assert_msg(locale_is_faithful(sentences[_i].english, sentences[_i].said) ==
			      sentences[_i].good,
		      "%s -> %s", sentences[_i].english, sentences[_i].said);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("locale_check");
	TCase *t = tcase_create("locale_check");

	tcase_add_test(t, a_good_one_is_taken_also_of_another_machine);
	tcase_add_test(t, none_that_was_cut_is_taken);
	tcase_add_test(t, no_changed_octet_makes_a_search_or_a_text_leave_the_file);
	tcase_add_test(t, an_index_without_end_is_not_taken);
	tcase_add_loop_test(t, a_head_says_utf8_and_has_a_formula_that_has_a_result, 0,
			    sizeof heads / sizeof *heads);
	tcase_add_loop_test(t, a_sentence_is_faithful_that_fills_in_the_same_values, 0,
			    sizeof sentences / sizeof *sentences);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
