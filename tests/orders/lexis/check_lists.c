/* Lists of words with kinds, and the table of signs.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "tests/check_main.h"

#include "base/text/signs.h"
#include "base/text/smile.h"
#include "orders/lexis/conjunction.h"
#include "orders/lexis/cue.h"

static struct token word(const char *text)
{
	return (struct token){.kind = TOKEN_WORD, .text = str_of(text)};
}

START_TEST(a_word_is_of_its_kinds_and_of_no_other)
{
	static const struct {
		const char *word;
		unsigned is, is_not;
	} words[] = {
		{"because", BEGINS_REASON | BEGINS_BECAUSE,
		 BEGINS_RESULT | BEGINS_TIME},
		{"Cuz", BEGINS_REASON | BEGINS_BECAUSE, BEGINS_TELLING},
		{"SINCE", BEGINS_REASON, BEGINS_BECAUSE},
		{"as", BEGINS_TELLING, BEGINS_REASON},
		{"hence", BEGINS_RESULT, BEGINS_REASON},
		{"becaus", 0, ~0U},
		{"becauses", 0, ~0U},
		{"base", 0, ~0U},
		{"", 0, ~0U},
	};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		const struct token t = word(words[i].word);
		for (unsigned bit = 1; bit; bit <<= 1) {
			struct word_marks marks = {.made = false};
			const bool is = word_is_of(t.text, conjunctions, N_CONJUNCTIONS,
						   bit, &marks);
			if (words[i].is & bit)
				ck_assert_msg(is, "%s", words[i].word);
			if (words[i].is_not & bit)
				ck_assert_msg(!is, "%s", words[i].word);
		}
	}
}
END_TEST

START_TEST(a_cue_may_do_several_things)
{
	const struct token sorry = word("Sorry"), however = word("however");

	ck_assert(TOKEN_CUES(&sorry, CUE_FIRST));
	ck_assert(TOKEN_CUES(&sorry, CUE_DECIDES | CUE_TURN));
	ck_assert(!TOKEN_CUES(&sorry, CUE_DECIDES));
	ck_assert(TOKEN_CUES(&however, CUE_DECIDES));
	ck_assert(!TOKEN_CUES(&however, CUE_FIRST | CUE_BEHIND | CUE_SIGH));
}
END_TEST

/* The blocks are searched by halves: one out of its order would not be found. */
START_TEST(signs_say_what_they_are_in_an_order_and_beside_a_command)
{
	static const struct {
		uint32_t point;
		char plain;
		bool picture;
	} rows[] = {
		{0xe9, 'a', false},
		{0x80, ' ', false},
		{0xa0, ' ', false},
		{0xa1, 'a', false},
		{0x2013, '-', false},
		{0x2019, '\'', false},
		{0x201d, '"', false},
		{0x2192, '>', false},
		{0x2264, SIGN_AT_MOST, false},
		{0x2a7e, SIGN_AT_LEAST, false},
		{0x25cf, '*', true},
		{0x263a, ' ', true},
		{0x2776, 'a', false},
		{0x274b, 'a', true},
		{0x274c, 'a', false},
		{0x274d, 'a', true},
		{0x26d4, 'a', false},
		{0x2714, 'a', true},
		{0x2718, 'a', false},
		{0x1f645, 'a', false},
		{0x1f6ab, 'a', false},
		{0xfe0f, ' ', true},
		{0xfe00, ' ', false},
		{0xfffd, '?', false},
		{0x1f44d, ' ', true},
		{0x1f44e, 'a', false},
		{0x1f600, ' ', true},
		{0x1f534, 'a', true},
		{0x1f4a9, 'a', true},
		{0x1f4aa, ' ', true}, /* "C1: my 18" and a strong arm */
		{0x1f4ab, 'a', true},
		{0x1f64b, 'a', true},
		{0x1f64c, ' ', true},
		{0x1f91d, 'a', true}, /* a handshake may be a deal */
		{0x1f91e, ' ', true},
		{0x270c, ' ', true},
		{0x2728, ' ', true},
		{0x2764, 'a', true}, /* a red heart may be Red */
		{0x1faff, 'a', true},
		{0x1fb00, 'a', false},
		{0x10ffff, 'a', false},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		ck_assert_msg(sign_plain(rows[i].point) == rows[i].plain, "U+%04X",
			      (unsigned)rows[i].point);
		ck_assert_msg(sign_is_picture(rows[i].point) == rows[i].picture,
			      "U+%04X", (unsigned)rows[i].point);
	}
}
END_TEST

/* A red circle is left off a command and stays in an order; what says no stays in both. */
START_TEST(what_says_no_is_never_left_off)
{
	static const char *const signs[] = {"\xf0\x9f\x91\x8e", "\xf0\x9f\x9a\xab",
					    "\xf0\x9f\x99\x85", "\xe2\x9b\x94",
					    "\xe2\x9d\x8c",     "\xe2\x9d\x8e",
					    "\xe2\x9c\x96",     "\xe2\x9c\x97"};

	ck_assert(str_is(smile_off(STR("FINAL \xf0\x9f\x94\xb4")), "FINAL"));
	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
		char line[32];
		snprintf(line, sizeof line, "FINAL %s", signs[i]);
		ck_assert_str_eq(line, smile_off(str_of(line)).s);
		ck_assert_uint_eq(smile_off(str_of(line)).n, strlen(line));
	}
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("lists of words and signs");
	TCase *t = tcase_create("lists");

	tcase_add_test(t, a_word_is_of_its_kinds_and_of_no_other);
	tcase_add_test(t, a_cue_may_do_several_things);
	tcase_add_test(t, signs_say_what_they_are_in_an_order_and_beside_a_command);
	tcase_add_test(t, what_says_no_is_never_left_off);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
