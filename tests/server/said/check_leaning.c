/* Whether somebody wants to play, in the words of many people: none who accepts is asked whether they decline, and none who
 * only asks or says something else is taken for either.
 * SPDX-License-Identifier: ISC */
#include "server/said/leaning.h"
#include "tests/check_main.h"

static const char *const yes[] = {
	"Yes please, I'd love to play!",
	"Sure, count me in \xf0\x9f\x98\x80 Could I be blue please?",
	"Subject to the rules being as stated, I accept the invitation and claim the seat of the Orcs. I do not consent to the publication of my telephone number.",
	"Oh wait, I changed my mind: I'm in!",
	"What?? No! I want to play. Join!!",
	"NO. I accept the invitation.",
	"I can't wait to play this again!",
	"Sorry for the late answer, I'd be happy to.",
	"ich mache gern mit. Mein Gl\xc3\xbc"
	"ckswort ist Donaudampfschiff.",
	"Ja, ich bin dabei. Ich m\xc3\xb6"
	"chte die Zwerge.",
	"Oui, volontiers!",
	"Join. But I can only do weekends, is that ok?",
	"JOIN please",
	"Gladly. I do not have a telephone.",
	"I don\xe2\x80\x99t mind which colour. I\xe2\x80\x99m in.",
	"Delighted to be asked. I never played it, but yes.",
	"Count me in. I will not be home on Monday.",
	"Okay, why not!",
	"No problem, count me in!",
	"I won't be able to start before Friday, but I'm in.",
	"I'd love to play but I don't have much time. Is that a problem?",
	"sounds fun! but I don't know cosmic encounter at all",
	"I shall be honoured to take part, provided that no fee is payable.",
	"Never played this before, but yes!",
	"My husband says I shouldn't, but I'll join :)",
	"Klar, bin dabei!",
	"Kein Problem, ich mache mit!",
	"Nothing would please me more.",
	"I have not the slightest objection. You may count on me.",
	"Deal me in!",
};
static const char *const no[] = {
	"Sorry, I cannot play this time.",
	"No thanks.",
	"I would love to, but I can't.",
	"No.",
	"I'm afraid I have no time for it.",
	"I don't want to play.",
	"I don\xe2\x80\x99t think so, sorry",
	"Not interested, thank you",
	"I am not able to take part this time",
	"Please remove me from your list.",
	"Count me out, I am moving house.",
	"Leider nicht, viel Spa\xc3\x9f!",
	"I do not wish to.",
	"I won't be able to make it.",
	"Es geht leider nicht.",
	"Sounds fun, but I can't.",
	"I'd love to, but I don't have time.",
	"I'd rather not",
};
static const char *const neither[] = {
	"Hello, I don't know what I have to press. Do I just say join?",
	"Do I need to pay anything?",
	"I don't know yet if I can play.",
	"I am not sure I can join, let me ask at home first.",
	"Can I join later?",
	"Which version of the rules is it?",
	"Hello there.",
	"Not sure yet. How long does a turn take?",
	"I have never played, please explain",
	"I would like to join, but not as the Fremen",
	"No, I'd love to but work is killing me",
	"I have not decided yet whether I play.",
};

static unsigned leans(const char *text)
{
	return leaning(str_of(text)) & (LEANS_FOR | LEANS_AGAINST | LEANS_NO);
}

START_TEST(who_accepts_leans_for_it)
{
	const unsigned bits = leans(yes[_i]) & (LEANS_FOR | LEANS_AGAINST);

	ck_assert_msg(bits == LEANS_FOR, "%u: %s", bits, yes[_i]);
}
END_TEST

START_TEST(who_declines_leans_against_it)
{
	const unsigned bits = leans(no[_i]);

	ck_assert_msg(bits && !(bits & LEANS_FOR), "%u: %s", bits, no[_i]);
}
END_TEST

START_TEST(who_says_neither_leans_nowhere)
{
	const unsigned bits = leans(neither[_i]);

	ck_assert_msg(!bits || (bits & LEANS_FOR && bits & LEANS_AGAINST), "%u: %s",
		      bits, neither[_i]);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/said/leaning");
	TCase *t = tcase_create("leaning");

	tcase_add_loop_test(t, who_accepts_leans_for_it, 0, sizeof yes / sizeof *yes);
	tcase_add_loop_test(t, who_declines_leans_against_it, 0,
			    sizeof no / sizeof *no);
	tcase_add_loop_test(t, who_says_neither_leans_nowhere, 0,
			    sizeof neither / sizeof *neither);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
