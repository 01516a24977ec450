/* Answers that say what they are about, and which of the lines that were asked that is.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

#include "server/said/named.h"

enum { MOST = 8 };

static const struct {
	const char *line, *read,
		*tail; /* "YES attack": each answer, and its name or number */
} rows[] = {
	{"Yes to the attack", "YES attack", ""},
	{"yes to my attack, no to the absence", "YES attack;NO absence", ""},
	{"Yes to the attack and no to the absence, please.", "YES attack;NO absence",
	 ""},
	{"Yes for the attack, but no for the absence", "YES attack;NO absence", ""},
	{"No to the absence. Yes to the attack.", "NO absence;YES attack", ""},
	{"Attack: yes. Absence: no.", "YES Attack;NO Absence", ""},
	{"Attack: yes", "YES Attack", ""},
	{"attack - ok, absence - no", "YES attack;NO absence", ""},
	{"The attack is right. The absence is wrong.", "YES attack;NO absence", ""},
	{"The attack is not right", "NO attack", ""},
	{"Yes, the attack is right", "YES attack", ""},
	{"My cards are fine, the deal is wrong", "YES cards;NO deal", ""},
	{"Yes to red 4", "YES red 4", ""},
	{"No to the attack, yes to my trip please", "NO attack;YES trip", ""},
	{"Yes to C1, no to C2", "YES C1;NO C2", ""},
	{"Ok for the attack, thanks", "YES attack", ""},
	{"1. yes", "YES 1", ""},
	{"1) yes 2) no", "YES 1;NO 2", ""},
	{"1. Yes, 2. no, thanks", "YES 1;NO 2", ""},
	{"Yes to my absence. My attack: red 2 with 2 from blue 3", "YES absence",
	 "My attack: red 2 with 2 from blue 3"},
	{"Yes to my attack. Also, could I have the map?", "YES attack",
	 "Also, could I have the map?"},
	{"No to the attack, red 5 with 2 from 1 instead", "NO attack",
	 "red 5 with 2 from 1 instead"},
	/* Nothing of the kind. */
	{"Yes", "", ""},
	{"No attack on Blue", "", ""},
	{"Yes to the attack?", "", ""},
	{"Yes to the attack, but with 3", "", ""},
	{"Yes to the attack. But only with 3.", "", ""},
	{"Yes to the attack if Red is not there", "", ""},
	{"attack red 4 with 2 from blue 1", "", ""},
	{"The attack on red 4 with two tokens is right", "", ""},
	{"1. attack red 4 with 2 from 1", "", ""},
	{"1. no attack", "", ""},
	{"yes attack red 4", "", ""},
	{"The attack is right if nobody else goes there", "", ""},
	{"Is the attack right?", "", ""},
};

START_TEST(answers_by_name_are_told_from_other_lines)
{
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct named said[MOST];
		struct str tail;
		char got[400];
		size_t at = 0;
		int n = named_read(str_of(rows[i].line), said, MOST, &tail);
		got[0] = 0;
		for (int k = 0; k < n; k++) {
			char number[12];
			snprintf(number, sizeof number, "%d", said[k].mark);
			struct str name = said[k].mark ? str_of(number) : said[k].name;
			at += (size_t)snprintf(
				got + at, sizeof got - at, "%s%s %.*s", k ? ";" : "",
				said[k].word == WORD_SAID_YES ? "YES" : "NO",
				STR_ARG(name));
		}
		ck_assert_msg(str_is(str_of(got), rows[i].read), "%s: %s", rows[i].line,
			      got);
		ck_assert_msg(!n || str_equal(tail, str_of(rows[i].tail)), "%s: %.*s",
			      rows[i].line, STR_ARG(tail));
	}
}
END_TEST

/* A receipt that asks: two orders in one question, a command in another, and a refused line. */
static const struct {
	const char *order;
	int question;
	bool refused;
} asked[] = {
	{"attack Red 4 with 2 from Blue 1", 0, false},
	{"limbo all to Blue 2", 0, false},
	{"absent 10 Dec to 14 Dec", 1, false},
	{"card Attack 15 in C1", 2, false},
	{"card Attack 6 in C2", 3, false},
	{"-", 4, true},
};
enum { ASKED = sizeof asked / sizeof *asked };

static const struct {
	const char *lines,
		*words; /* of the lines above: y, n, or - for none; "?": nobody can tell */
} finds[] = {
	{"yes to the attack", "y-----"},
	{"yes to the attack, no to the absence", "y-n---"},
	{"no to my holiday", "--n---"},
	{"The limbo is right", "-y----"},
	{"yes to the cards", "---yy-"},
	{"yes to the card", "?"},
	{"yes to C1", "---y--"},
	{"C2: yes. C1: no.", "---ny-"},
	{"yes to red 4", "y-----"},
	{"yes to red 5", "?"},
	{"yes to the attack, no to the deal", "y-----"},
	{"no to the deal", "?"},
	{"yes to the deal", "?"},
	{"yes to the attack, no to red 4", "?"},
	{"1. yes 2. no 3. yes 4. no", "yynyn-"},
	{"2. yes 4. no 5. yes 7. no", "yynyn-"},
	{"1. yes 2. no 3. yes 4. no 5. no", "yynynn"},
	{"1. yes", "?"},
	{"1. yes 2. no", "?"},
};

START_TEST(each_answer_is_about_what_it_names)
{
	for (size_t i = 0; i < sizeof finds / sizeof *finds; i++) {
		struct named_line lines[ASKED];
		struct named said[MOST];
		struct str tail;
		char got[ASKED + 1] = {0};
		for (int k = 0; k < ASKED; k++)
			lines[k] = (struct named_line){
				str_of(asked[k].order), asked[k].question,
				asked[k].refused, WORD_SAID_NONE};
		int n = named_read(str_of(finds[i].lines), said, MOST, &tail);
		ck_assert_msg(n > 0, "%s", finds[i].lines);
		bool found = named_find(said, n, lines, ASKED);
		for (int k = 0; k < ASKED; k++)
			got[k] = lines[k].word == WORD_SAID_YES  ? 'y'
				 : lines[k].word == WORD_SAID_NO ? 'n'
								 : '-';
		ck_assert_msg(str_is(str_of(found ? got : "?"), finds[i].words),
			      "%s: %s", finds[i].lines, got);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("named");
	TCase *t = tcase_create("named");

	tcase_add_test(t, answers_by_name_are_told_from_other_lines);
	tcase_add_test(t, each_answer_is_about_what_it_names);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
