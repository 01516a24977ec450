/* A text has the same tokens whether it is cut or was kept, wherever it stands; a list of words has its words, and no other.
 * SPDX-License-Identifier: ISC */
#include <ctype.h>
#include <string.h>

#include "orders/sayings/language.h"
#include "tests/check_main.h"
#include "tests/orders/toy.h"

enum { LONGEST = 140, ROUNDS = 3 };

static const char *const said[] = {
	"",
	" ",
	"x",
	"feed blue 3",
	"feed blue 4",
	"Feed Blue 3",
	"feed blue 3 ",
	"feed blue > red 5 -> 4, else \"nobody\"",
	"na\xc3\xafve \xe2\x80\x9cquotes\xe2\x80\x9d \xe2\x80\x93 and 2\xc3\x97 3 \xff",
	"if red buys 4, sell 3 to green; otherwise wait __ for it",
	"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24",
	"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25",
};

static void check_same(const struct lexicon *fresh, const struct lexicon *used,
		       struct str text)
{
	static struct token t[LEX_TOKENS + 1], again[LEX_TOKENS + 1];
	char moved[LONGEST + 2];
	struct str there = {moved + 1, text.n};

	memcpy(moved + 1, text.s, text.n);
	int n = lex(fresh, text, t);
	ck_assert_int_eq(lex(used, there, again), n);
	for (int i = 0; i <= n; i++) {
		ck_assert_int_eq(again[i].kind, t[i].kind);
		ck_assert_int_eq(again[i].flags, t[i].flags);
		ck_assert_int_eq(again[i].glued, t[i].glued);
		ck_assert_int_eq(again[i].id, t[i].id);
		ck_assert_int_eq(again[i].value, t[i].value);
		ck_assert_int_eq(again[i].column, t[i].column);
		ck_assert_int_eq(again[i].width, t[i].width);
		ck_assert_uint_eq(again[i].text.n, t[i].text.n);
		if (i < n)
			ck_assert_int_eq(again[i].text.s - there.s,
					 t[i].text.s - text.s);
	}
}

START_TEST(kept_tokens_are_those_of_the_text)
{
	struct arena *a = arena_create();
	struct reader r = toy_reader(1);
	const struct lexicon *used = language_lexicon(a, &r);
	char text[LONGEST];

	for (int round = 0; round < ROUNDS; round++) {
		for (size_t i = 0; i < sizeof said / sizeof *said; i++)
			check_same(language_lexicon(a, &r), used, str_of(said[i]));
		/* One word and two, of each length, the last letter another each time. */
		for (int n = 1; n < LONGEST; n++) {
			memset(text, 'a' + n % 3, sizeof text);
			text[n / 2] = n % 2 ? ' ' : 'b';
			text[n - 1] = (char)('a' + (n + round) % 26);
			check_same(language_lexicon(a, &r), used,
				   (struct str){text, (size_t)n});
		}
	}
	arena_destroy(a);
}
END_TEST

START_TEST(a_list_has_its_words)
{
	static const char *const words[] = {"no",      "not",   "nobody", "instead of",
					    "let_s",   "&",     "x",      "n\xc3\xa9",
					    "forgive", "forget"};
	char text[32];

	ck_assert(!WORD_AMONG(STR(""), words));
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		size_t n = strlen(words[i]);
		for (size_t k = 0; k <= n; k++)
			text[k] = (char)((unsigned char)words[i][k] < 0x80
						 ? toupper(words[i][k])
						 : words[i][k]);
		ck_assert(WORD_AMONG(str_of(words[i]), words));
		ck_assert(WORD_AMONG(str_of(text), words));
		text[n] = 'q';
		ck_assert(!WORD_AMONG(((struct str){text, n + 1}), words));
		text[0] = 'Z';
		ck_assert(!WORD_AMONG(((struct str){text, n}), words));
	}
	ck_assert(!WORD_AMONG(STR("nogody"), words)); /* between the same ends */
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("texts that were cut");
	TCase *t = tcase_create("kept");

	tcase_add_test(t, kept_tokens_are_those_of_the_text);
	tcase_add_test(t, a_list_has_its_words);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
