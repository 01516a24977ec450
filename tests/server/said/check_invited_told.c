/* A lucky word and a telephone number in sentences of somebody who is invited: the words as people write them, and those that only
 * look like them. A wrong word would go into the seed.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

#include "server/said/invited_told.h"

static const struct {
	const char *said, *word;
} words[] = {
	{"My lucky word is marmalade.", "marmalade"},
	{"My lucky word could be marmalade.", "marmalade"},
	{"my lucky word might be marmalade, I guess", "marmalade"},
	{"My lucky word should be 'marmalade'.", "marmalade"},
	{"Lucky word: marmalade", "marmalade"},
	{"lucky word = marmalade", "marmalade"},
	{"lucky word marmalade", "marmalade"},
	{"word: marmalade", "marmalade"},
	{"word:marmalade", "marmalade"},
	{"join seat red word marmalade", "marmalade"},
	{"Join with the lucky word marmalade please", "marmalade"},
	{"Let my lucky word be \"marmalade\"!", "marmalade"},
	{"For my lucky word, take marmalade.", "marmalade"},
	{"Marmalade is my lucky word.", "Marmalade"},
	{"Let marmalade be my lucky word.", "marmalade"},
	{"I choose marmalade as my lucky word.", "marmalade"},
	{"I'd take marmalade for the lucky word", "marmalade"},
	{"I'm in. My word is \342\200\234marmalade\342\200\235.", "marmalade"},
	{"Gern. Mein Gl\303\274ckswort ist Wand\303\274re.", "Wand\303\274re"},
	{"As lucky word I take marmalade and I'd like to be red", "marmalade"},
	{"My lucky word is marmalade, and you can reach me at 01632 960123",
	 "marmalade"},
	/* No word is given. */
	{"A word of warning: I am slow.", ""},
	{"In other words, I will play.", ""},
	{"What is a lucky word?", ""},
	{"What should my lucky word be?", ""},
	{"I don't have a lucky word.", ""},
	{"I'll send my lucky word later.", ""},
	{"My lucky word follows.", ""},
	{"I have no lucky word", ""},
	{"Could I have a word with you about the dates?", ""},
	{"I need a lucky word, I suppose.", ""},
	{"Send word when it starts.", ""},
	{"I give you my word", ""},
	{"You have my word.", ""},
};

START_TEST(the_lucky_word_is_the_one_that_they_give)
{
	struct str found = invited_word(str_of(words[_i].said));

	ck_assert_msg(str_equal(found, str_of(words[_i].word)), "%s: '%.*s'",
		      words[_i].said, STR_ARG(found));
}
END_TEST

static const struct {
	const char *said, *number;
} numbers[] = {
	{"My phone is 0171 5554433.", "0171 5554433"},
	{"phone +44 1632 960123", "+44 1632 960123"},
	{"You can reach me at 01632 960123 in the evenings.", "01632 960123"},
	{"Call me on (01632) 960123!", "(01632) 960123"},
	{"Text me at 070-123 45 67", "070-123 45 67"},
	{"And my phone number is 01632 960123", "01632 960123"},
	/* None is given. */
	{"I'm reachable on 24.12.2026 again.", ""},
	{"My phone is broken until 2026-12-24.", ""},
	{"Please don't give my phone number, 0171 5554433, to anyone", ""},
	{"I cannot reach 100 percent", ""},
	{"I reach home at 19.30 on 24.12.2026", ""},
	{"It is 1000000 to 1 that I win", ""},
};

START_TEST(the_telephone_is_the_one_that_they_give)
{
	struct str found = invited_phone(str_of(numbers[_i].said));

	ck_assert_msg(str_equal(found, str_of(numbers[_i].number)), "%s: '%.*s'",
		      numbers[_i].said, STR_ARG(found));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("said/invited_told");
	TCase *t = tcase_create("told");

	tcase_add_loop_test(t, the_lucky_word_is_the_one_that_they_give, 0,
			    sizeof words / sizeof *words);
	tcase_add_loop_test(t, the_telephone_is_the_one_that_they_give, 0,
			    sizeof numbers / sizeof *numbers);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
