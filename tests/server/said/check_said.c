/* Answers to our questions, and lines that only look like answers.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

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
	{"Yes I think so", YES, 0, 0, ""},
	{"Yes, thank you very much for asking", YES, 0, 0, ""},
	{"Ja, so machen wir das.", YES, 0, 0, ""},
	{"do it", YES, 0, 0, ""},
	{"do it with 3", NONE, 0, 0, ""},
	{"Richtig", YES, 0, 0, ""},
	{"hmm yes", YES, 0, 0, ""},
	{"I agree", YES, 0, 0, ""},
	{"I agree with Bob", NONE, 0, 0, ""},
	{"Looks good to me.", YES, 0, 0, ""},
	{"perfect thx", YES, 0, 0, ""},
	{"Einverstanden", YES, 0, 0, ""},
	{"Quite so.", YES, 0, 0, ""},
	{"I hereby confirm the foregoing.", YES, 0, 0, ""},
	{"I guess yes", YES, 0, 0, ""},
	{"Well, no.", NO, 0, 0, ""},
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
	{"Please pass it on.", GM, 0, 0, ""},
	{"pass my question on to the GM please", GM, 0, 0, ""},
	{"Could you please forward that to the GM", GM, 0, 0, ""},
	{"Pass on the rest.", GM, 0, 0, ""},
	{"please send my question", NONE, 0, 0, ""},
	{"pass the salt", NONE, 0, 0, ""},
	{"give it to Bob", NONE, 0, 0, ""},
	{"forward 3 to Blue 2", NONE, 0, 0, ""},
	{"Can you pass it on?", NONE, 0, 0, ""},
	{"Yes. And please pass my question on.", YES, 0, 0,
	 "please pass my question on."},
	{"Yes, and pass it on to the GM", YES, 0, 0, "pass it on to the GM"},
	{"Yes. Both tokens on planet 3 defend in C1.", YES, 0, 0,
	 "Both tokens on planet 3 defend in C1."},
	{"Yes. Right after that I move 2 to 3c", NONE, 0, 0, ""},
	{"OK. It is not right.", NONE, 0, 0, ""},
	{"ok, thanks. That is right, but make it 3", NONE, 0, 0, ""},
	{"YES 4. All my tokens go to planet 2.", YES, 4, 0,
	 "All my tokens go to planet 2."},
	{"Yes, let's go with 3", NONE, 0, 0, ""},
	{"Yes, let's wait", NONE, 0, 0, ""},
	{"Yes, let's not", NONE, 0, 0, ""},
	{"Yes thanks for the card, but with 3", NONE, 0, 0, ""},
	{"Yes, thanks to 3 tokens from planet 4", NONE, 0, 0, ""},
	{"Yes, sorry for the delay. Attack blue 3 with 2 from 1", YES, 0, 0,
	 "Attack blue 3 with 2 from 1"},
	/* They take it back, or go on in the same sentence. */
	{"Yes, but with 3", NONE, 0, 0, ""},
	{"yes (but with 3)", NONE, 0, 0, ""},
	{"yes (11, but with 3)", NONE, 0, 0, ""},
	{"yes ()", NONE, 0, 0, ""},
	{"ok sorry. im still in. attack blue 4 with 3 from 1", NONE, 0, 0, ""},
	{"ok, sorry", NONE, 0, 0, ""},
	{"yes, not that", NONE, 0, 0, ""},
	{"ok never mind", NO, 0, 0, ""},
	{"OK, forget it.", NO, 0, 0, ""},
	{"Oh well, forget about it, thanks!", NO, 0, 0, ""},
	{"NO ALL", NO, 0, 0, ""},
	{"Everything is fine as it is, forget the rest.", NO, 0, 0, ""},
	{"ok, forget the Zap", NONE, 0, 0, ""},
	{"Forget it, attack blue 3", NONE, 0, 0, ""},
	{"never mind the attack", NONE, 0, 0, ""},
	{"forget the rest of the cards", NONE, 0, 0, ""},
	{"Everything is fine as it is.", NONE, 0, 0, ""},
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

/* The law: a word that answers stays an answer in whatever polite words, signs and pictures it stands, in each language in
 * which the house hears it. */
static const struct {
	int word;
	const char *said;
} answers[] = {
	{YES, "yes"}, {YES, "Yes"},       {YES, "YES"},  {YES, "y"},
	{YES, "ok"},  {YES, "yep"},       {YES, "Ja"},   {YES, "Jawohl"},
	{YES, "oui"}, {YES, "s\xc3\xad"}, {YES, "si"},   {YES, "Of course"},
	{NO, "no"},   {NO, "NO"},         {NO, "nope"},  {NO, "Nein"},
	{NO, "non"},  {GM, "GM"},         {YES, "sure"},
};
static const char *const courtesies[] = {
	"",
	"pls",
	"plz",
	"please",
	"thx",
	"thanks a lot",
	"thank you very much",
	"bitte",
	"danke",
	"danke sch\xc3\xb6n",
	"viele Gr\xc3\xbc\xc3\x9f"
	"e",
	"merci",
	"s\xe2\x80\x99il vous pla\xc3\xaet",
	"por favor",
	"gracias",
	"cheers",
	"good luck everyone",
	"thanks again",
	"thank you so much",
	"thanks in advance",
	"and thanks for the explanation",
	"thanks for asking again",
	"thank you for your patience",
	"many thanks for the quick answer",
	"good luck to all of you",
	"sorry for the trouble",
	"danke f\xc3\xbcr die Hilfe",
};
static const char *const agreeing[] = {
	"passt",
	"passt so",
	"genau so",
	"alles gut",
	"alles klar",
	"einverstanden",
	"nat\xc3\xbcrlich",
	"that is right",
	"exactly",
	"exactly like that",
	"d'accord",
	"c'est \xc3\xa7"
	"a",
	"de acuerdo",
	"correcto",
	"let's go",
	"let's do it",
	"I'm sure",
	"I am quite sure",
	"by all means",
	"here we go",
	"that's the plan",
	"you got it right",
};
static const char *const parted[] = {
	" ", ", ", ". ", "! ", "!! ", " - ", " \xe2\x80\x93 ", "\xe2\x80\xa6 "};
static const char *const pictures[] = {
	"",
	" \xf0\x9f\x91\x8d",                 /* a thumb */
	" \xf0\x9f\x91\x8d\xf0\x9f\x8f\xbd", /* ... of some colour */
	" \xe2\x9d\xa4\xef\xb8\x8f",         /* a heart */
	" \xf0\x9f\x87\xa9\xf0\x9f\x87\xaa", /* a flag */
	" :)",
	" ;-)",
	" :D",
	" \xe2\x9c\x94\xef\xb8\x8f",
	"!!",
	".",
	"...",
	"\xc2\xa0",
};

static void answers_so(int word, const char *line)
{
	struct said s = said_read(str_of(line));

	ck_assert_msg((int)s.word == word && !s.tail.n, "%s: %d, behind it '%.*s'",
		      line, s.word, STR_ARG(s.tail));
}

/* A sign that says no takes back the YES beside it; a thumb down alone is a NO. */
START_TEST(a_sign_that_says_no_is_not_passed_over)
{
	static const char *const signs[] = {"\xf0\x9f\x91\x8e", "\xf0\x9f\x9a\xab",
					    "\xf0\x9f\x99\x85", "\xe2\x9b\x94",
					    "\xe2\x9d\x8c",     "\xe2\x9d\x8e",
					    "\xe2\x9c\x96"};
	static const char *const yes[] = {"YES", "Yes please", "ok", "Sure,",
					  "That is right."};
	char line[64];

	for (size_t y = 0; y < sizeof yes / sizeof *yes; y++)
		for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
			snprintf(line, sizeof line, "%s %s", yes[y], signs[i]);
			struct said behind = said_read(str_of(line));
			ck_assert_msg(behind.word != WORD_SAID_YES || behind.tail.n,
				      "%s", line);
			snprintf(line, sizeof line, "%s %s", signs[i], yes[y]);
			ck_assert_msg(said_read(str_of(line)).word != WORD_SAID_YES,
				      "%s", line);
		}
	ck_assert_int_eq(said_read(str_of(signs[0])).word, WORD_SAID_NO);
}
END_TEST

START_TEST(an_answer_stays_one_in_whatever_courtesy_it_stands)
{
	char line[200];

	for (size_t c = 0; c < sizeof courtesies / sizeof *courtesies; c++)
		for (size_t k = 0; k < sizeof parted / sizeof *parted; k++)
			for (size_t p = 0; p < sizeof pictures / sizeof *pictures;
			     p++) {
				const char *by = *courtesies[c] ? parted[k] : "";
				snprintf(line, sizeof line, "%s%s%s%s",
					 answers[_i].said, by, courtesies[c],
					 pictures[p]);
				answers_so(answers[_i].word, line);
				snprintf(line, sizeof line, "%s%s%s%s",
					 answers[_i].said, pictures[p], by,
					 courtesies[c]);
				answers_so(answers[_i].word, line);
			}
}
END_TEST

START_TEST(a_yes_stays_one_beside_words_that_agree)
{
	char line[200];

	for (size_t c = 0;
	     answers[_i].word == YES && c < sizeof agreeing / sizeof *agreeing; c++)
		for (size_t k = 0; k < sizeof parted / sizeof *parted; k++) {
			snprintf(line, sizeof line, "%s%s%s", answers[_i].said,
				 parted[k], agreeing[c]);
			answers_so(YES, line);
		}
}
END_TEST

/* ... and words that limit it or turn it round are never passed over. */
START_TEST(a_yes_is_none_beside_words_that_may_turn_it_round)
{
	static const char *const turning[] = {
		"but only with 2",
		"aber nur mit 2",
		"nur mit zwei",
		"if Bob agrees",
		"wenn Bob will",
		"except the last",
		"mais seulement 2",
		"pero solo con 2",
		"nicht so",
		"unless he pays",
		"3 statt 2",
		"without the card",
		"thanks for 2 of them but not the third",
		"let's do it with 2",
		"I'm not sure",
		"let's wait",
	};
	static const char *const joined[] = {" ", ", ", " - ", " \xe2\x80\x93 "};
	char line[200];

	for (size_t c = 0;
	     answers[_i].word == YES && c < sizeof turning / sizeof *turning; c++)
		for (size_t k = 0; k < sizeof joined / sizeof *joined; k++) {
			snprintf(line, sizeof line, "%s%s%s", answers[_i].said,
				 joined[k], turning[c]);
			struct said s = said_read(str_of(line));
			ck_assert_msg((int)s.word == NONE, "%s: %d", line, s.word);
		}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/said");
	TCase *t = tcase_create("said");

	tcase_add_test(t, a_sign_that_says_no_is_not_passed_over);
	tcase_add_loop_test(t, answers_are_read_and_what_looks_like_one_is_not, 0,
			    (int)(sizeof lines / sizeof *lines));
	tcase_add_loop_test(t, an_answer_stays_one_in_whatever_courtesy_it_stands, 0,
			    (int)(sizeof answers / sizeof *answers));
	tcase_add_loop_test(t, a_yes_stays_one_beside_words_that_agree, 0,
			    (int)(sizeof answers / sizeof *answers));
	tcase_add_loop_test(t, a_yes_is_none_beside_words_that_may_turn_it_round, 0,
			    (int)(sizeof answers / sizeof *answers));
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
