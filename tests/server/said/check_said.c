/* Answers to our questions, and lines that only look like answers.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include "server/said/said.h"

enum {
	NONE = WORD_SAID_NONE,
	YES = WORD_SAID_YES,
	NO = WORD_SAID_NO,
	GM = WORD_SAID_GM
};

static const struct {
	const char *line;
	int word, first, second; /* receipts; 0: none */
	const char *tail;
} lines[] = {
	{"YES", YES, 0, 0, ""},
	{"y", YES, 0, 0, ""},
	{"Yes, please.", YES, 0, 0, ""},
	{"NO ALL", NO, 0, 0, ""},
	{"No all, thanks.", NO, 0, 0, ""},
	{"Yes all. Thanks!", YES, 0, 0, ""},
	{"yes all right", YES, 0, 0, ""},
	{"no all my tokens stay", NONE, 0, 0, ""},
	{"yes pls", YES, 0, 0, ""},
	{"Yes plz, thx!", YES, 0, 0, ""},
	{"Ja, genau so.", YES, 0, 0, ""},
	{"Yes, passt", YES, 0, 0, ""},
	{"Ja passt so, danke", YES, 0, 0, ""},
	{"Ja, richtig.", YES, 0, 0, ""},
	{"yes, but pls with 3", NONE, 0, 0, ""},
	{"Yes, that's right, thank you!", YES, 0, 0, ""},
	{"Yes, that\xe2\x80\x99s right", YES, 0, 0, ""},
	{"OK, go ahead", YES, 0, 0, ""},
	{"yes yes yes", YES, 0, 0, ""},
	{"Yes - send it", YES, 0, 0, ""},
	{"*YES*", YES, 0, 0, ""},
	{"Confirm", YES, 0, 0, ""},
	{"Confirmed, thanks!", YES, 0, 0, ""},
	{"confirm always", NONE, 0, 0, ""},
	{"Please confirm", NONE, 0, 0, ""},
	{"YES 6", YES, 6, 0, ""},
	{"Yes to receipt 6, please", YES, 6, 0, ""},
	{"yes please to question no. 12", YES, 12, 0, ""},
	{"YES 2 and 3", YES, 2, 3, ""},
	{"Yes to 2, 3.", YES, 2, 3, ""},
	{"YES #4", YES, 4, 0, ""},
	{"YES 2, NO 3", YES, 2, 0, "NO 3"},
	{"yes to receipt 2 and no to receipt 3", YES, 2, 0, "no to receipt 3"},
	{"Yes. Attack blue 3 with 2 from 1.", YES, 0, 0,
	 "Attack blue 3 with 2 from 1."},
	{"Yes (11)", YES, 11, 0, ""},
	{"YES (11), please.", YES, 11, 0, ""},
	{"no (3)", NO, 3, 0, ""},
	{"yes that's it", YES, 0, 0, ""},
	{"yes to all of that", YES, 0, 0, ""},
	{"YES 35, YES 36", YES, 35, 0, "YES 36"},
	{"Yes, yes, this is correct!", YES, 0, 0, ""},
	{"Yes, exactly like this!", YES, 0, 0, ""},
	{"Affirmative.", YES, 0, 0, ""},
	{"Quite right, yes.", YES, 0, 0, ""},
	{"So ordered: yes.", YES, 0, 0, ""},
	{"1. Yes 13.", YES, 13, 0, ""},
	{"3. YES.", YES, 0, 0, ""},
	{"1. NO 31", NO, 31, 0, ""},
	{"2. 12 in C4", NONE, 0, 0, ""},
	{"Quite right, no. Yes.", NONE, 0, 0, ""},
	{"Yes to both.", YES, 0, 0, ""},
	{"Yes, exactly.", YES, 0, 0, ""},
	{"ok, looks good", YES, 0, 0, ""},
	{"no, none of that", NO, 0, 0, ""},
	{"no, never mind", NO, 0, 0, ""},
	{"No", NO, 0, 0, ""},
	{"no thanks", NO, 0, 0, ""},
	{"No, sorry, don't do that.", NO, 0, 0, ""},
	{"NO to receipt 3 please. And attack blue 2 with 2 from 1", NO, 3, 0,
	 "And attack blue 2 with 2 from 1"},
	{"No, attack green 2 with 3 from 1", NO, 0, 0, "attack green 2 with 3 from 1"},
	{"Yep, that's the one", YES, 0, 0, ""},
	{"That's the one.", YES, 0, 0, ""},
	{"both right", YES, 0, 0, ""},
	{"Both are right, thanks.", YES, 0, 0, ""},
	{"fine by me", YES, 0, 0, ""},
	{"Yep, that's the one, cheers", YES, 0, 0, ""},
	{"That is right.", YES, 0, 0, ""},
	{"Ja, dat klopt", YES, 0, 0, ""},
	{"ja graag", YES, 0, 0, ""},
	{"Nein, danke.", NO, 0, 0, ""},
	{"The first yes, the second no", YES, 0, 0, "the second no"},
	{"yes to the first, no to the second", YES, 0, 0, "no to the second"},
	{"the second one no", NO, 0, 0, ""},
	{"The first", NONE, 0, 0, ""},
	{"the first attack yes", NONE, 0, 0, ""},
	{"Fine by me if Bob agrees", NONE, 0, 0, ""},
	{"exactly 3 tokens", NONE, 0, 0, ""},
	{"yes, planet 4", NONE, 0, 0, ""},
	{"yes, gladly", YES, 0, 0, ""},
	{"yes I am in", YES, 0, 0, ""},
	{"Yes, count me in!", YES, 0, 0, ""},
	{"ok, simply yes then", YES, 0, 0, ""},
	{"ok then, I'll join", YES, 0, 0, ""},
	{"yes then attack", NONE, 0, 0, ""},
	{"I am in", NONE, 0, 0, ""},
	{"GM", GM, 0, 0, ""},
	{"gm please", GM, 0, 0, ""},
	/* They take it back, or go on in the same sentence. */
	{"Yes, but with 3", NONE, 0, 0, ""},
	{"yes (but with 3)", NONE, 0, 0, ""},
	{"yes (11, but with 3)", NONE, 0, 0, ""},
	{"yes ()", NONE, 0, 0, ""},
	{"ok sorry. im still in. attack blue 4 with 3 from 1", NONE, 0, 0, ""},
	{"ok, sorry", NONE, 0, 0, ""},
	{"yes, not that", NONE, 0, 0, ""},
	{"ok never mind", NONE, 0, 0, ""},
	{"yes to all of that except the Zap", NONE, 0, 0, ""},
	{"yes, right after Bob", NONE, 0, 0, ""},
	{"Yes. But only with 3 tokens", NONE, 0, 0, ""},
	{"yes if green allies", NONE, 0, 0, ""},
	{"yes unless Bob minds", NONE, 0, 0, ""},
	{"Yes, I meant blue 4", NONE, 0, 0, ""},
	{"Yes and no", NONE, 0, 0, ""},
	{"Yes?", NONE, 0, 0, ""},
	{"no attack on blue", NONE, 0, 0, ""},
	{"No alliances", NONE, 0, 0, ""},
	{"no more than 3 tokens", NONE, 0, 0, ""},
	{"ok attack blue 3 with 2 from 1", NONE, 0, 0, ""},
	{"No. Yes.", NONE, 0, 0, ""},
	{"yes attack", NONE, 0, 0, ""},
	{"Yesterday I wrote", NONE, 0, 0, ""},
	{"none", NONE, 0, 0, ""},
	{"gm mail", NONE, 0, 0, ""},
	{"attack yes", NONE, 0, 0, ""},
	{"\"yes\"", NONE, 0, 0, ""},
	{"> yes", NONE, 0, 0, ""},
	{"", NONE, 0, 0, ""},
	{"!!!", NONE, 0, 0, ""},
	{"YES 0", NONE, 0, 0, ""},
	{"YES 99999999999999", NONE, 0, 0, ""},
};

START_TEST(answers_are_read_and_what_looks_like_one_is_not)
{
	struct said s = said_read(str_of(lines[_i].line));

	ck_assert_msg((int)s.word == lines[_i].word, "%s: %d", lines[_i].line, s.word);
	ck_assert_msg(s.receipts[0] == lines[_i].first &&
			      s.receipts[1] == lines[_i].second,
		      "%s: %d, %d", lines[_i].line, s.receipts[0], s.receipts[1]);
	ck_assert_int_eq(s.n_receipts, (lines[_i].first > 0) + (lines[_i].second > 0));
	ck_assert_msg(str_equal(s.tail, str_of(lines[_i].tail)), "%s: '%.*s'",
		      lines[_i].line, STR_ARG(s.tail));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/said");
	TCase *t = tcase_create("said");

	tcase_add_loop_test(t, answers_are_read_and_what_looks_like_one_is_not, 0,
			    (int)(sizeof lines / sizeof *lines));
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
