/* A question that HELP answers is answered, and nobody else is offered it; one that asks more goes to the GM as well.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

static const struct {
	const char *before, *behind;
} ways[] = {
	{"What is a ", "?"},
	{"What is a ", " good for?"},
	{"what's ", ""},
	{"Hi, what does ", " mean please?"},
	{"And what does the ", " do?"},
	{"How does ", " work exactly?"},
	{"Could you explain ", " to me?"},
	{"Can you tell me what a ", " is?"},
	{"What is a ", "? Thanks!"},
};
static const char *const topics[] = {"Compromise", "Mobius Tubes", "Limbo", "Warp",
				     "consolation"};
enum { N_TOPICS = sizeof topics / sizeof *topics };

static const char *asked(int way, int topic)
{
	return str_z(h.a, str_printf(h.a, "%s%s%s", ways[way].before, topics[topic],
				     ways[way].behind));
}

START_TEST(a_question_that_help_answers_is_offered_to_nobody)
{
	for (int k = 0; k < N_TOPICS; k++) {
		const char *question = asked(_i, k);
		struct sent r =
			receipt(k % 4, str_z(h.a, str_printf(h.a, "%s\n", question)));
		ck_assert_msg(str_find(r.subject, STR("ANSWER to HELP")) != SIZE_MAX,
			      "%s: %.*s", question, STR_ARG(r.subject));
		has_not(r, "Not read as order");
		has_not(r, "Reply GM to pass on");
	}
}
END_TEST

/* Beside an order, in its line and on a line of its own. */
START_TEST(nor_beside_an_order)
{
	for (int k = 0; k < N_TOPICS; k++) {
		struct sent r =
			receipt(ANN, str_z(h.a, str_printf(h.a, "%s %s\n",
							   house_attack(&h, ANN),
							   asked(_i, k))));
		has_not(r, "Not read as");
		has_not(r, "Reply GM to pass on");
		r = receipt(BOB, str_z(h.a, str_printf(h.a, "%s\n\n%s\n",
						       house_attack(&h, BOB),
						       asked(_i, k))));
		has(r, "ACCEPTED 1 order");
		has_not(r, "Not read as");
		has_not(r, "Reply GM to pass on");
	}
}
END_TEST

START_TEST(what_asks_more_is_offered_to_the_gm)
{
	static const char *const more[] = {
		"Is a Compromise better than an Attack 4 if Bob has no allies?",
		"Can I make a deal with Bob and Cat at once?",
		"What is a Compromise worth when Bob attacks me in C2?",
		"What is a Compromise? And why does Bob hate me?",
	};

	for (int i = 0; i < 4; i++) {
		struct sent r =
			receipt(i, str_z(h.a, str_printf(h.a, "%s\n", more[i])));
		has(r, "Not read as order");
		has(r, "Reply GM to pass on");
	}
}
END_TEST

START_TEST(what_there_is_to_do_is_an_answer)
{
	static const char *const words[] = {
		"What do I have to do now?", "Do I have to do anything?",
		"what should I write next", "What do I have to do? Thanks!"};

	for (int i = 0; i < 4; i++) {
		struct sent r =
			receipt(i, str_z(h.a, str_printf(h.a, "%s\n", words[i])));
		has(r, "ANSWER to HELP");
		has(r, "Still missing: an attack");
		has_not(r, "Not read as order");
		has_not(r, "Reply GM to pass on");
	}
}
END_TEST

/* What only shows something waits for no YES, whatever stands beside it; FINAL does. */
START_TEST(what_only_shows_something_is_shown_at_once)
{
	struct sent r = receipt(ANN, "Who is winning? And what is Limbo?\n");

	has(r, "STATUS of game kestrel");
	has_not(r, "Reply YES");
	has_not(r, "Not read as");
	r = receipt(BOB, "I'm done. Can I see my orders?\n");
	has(r, "STATUS of game kestrel");
	has(r, "I understood: final");
	has_not(r, "I understood: final status");
	r = receipt(CAT, "Who is winning? Why does Bob hate me so much?\n");
	has(r, "STATUS of game kestrel");
	has(r, "Reply GM to pass on");
	has_not(r, "Reply YES");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/help asked");
	TCase *t = tcase_create("help_asked");
	int n = (int)(sizeof ways / sizeof *ways);

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, a_question_that_help_answers_is_offered_to_nobody, 0, n);
	tcase_add_loop_test(t, nor_beside_an_order, 0, n);
	tcase_add_test(t, what_asks_more_is_offered_to_the_gm);
	tcase_add_test(t, what_there_is_to_do_is_an_answer);
	tcase_add_test(t, what_only_shows_something_is_shown_at_once);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
