/* The law of commands: in whatever words of courtesy, signs and pictures a command stands, it is the same command; and what may turn it
 * round is never passed over. What stands first in a line, and is one thing by itself, is taken for itself. Questions that HELP can
 * answer bring it.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

#include "orders/lexis/courtesy.h"
#include "tests/orders/toy.h"

static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static const struct {
	const char *typed;
	enum command_kind kind;
	const char *word;
} commands[] = {
	{"FINAL", COMMAND_FINAL, ""},
	{"Final", COMMAND_FINAL, ""},
	{"final", COMMAND_FINAL, ""},
	{"WAIT", COMMAND_WAIT, ""},
	{"nowait", COMMAND_NOWAIT, ""},
	{"Status", COMMAND_STATUS, ""},
	{"PREVIEW", COMMAND_PREVIEW, ""},
	{"template", COMMAND_TEMPLATE, ""},
	{"Rules", COMMAND_RULES, ""},
	{"proof", COMMAND_PROOF, ""},
	{"HELP", COMMAND_HELP, ""},
	{"help feed", COMMAND_HELP, "feed"},
	{"history 1.2", COMMAND_HISTORY, "1.2"},
	{"digest on", COMMAND_DIGEST, "on"},
	{"timezone Europe/Berlin", COMMAND_TIMEZONE, "Europe/Berlin"},
	{"absent 2 Dec to 4 Dec", COMMAND_ABSENT, "2 Dec to 4 Dec"},
};
static const char *const first[] = {
	"",
	"Ok, ",
	"OK ",
	"Hi all, ",
	"All good, ",
	"Alles gut, ",
	"Alles klar! ",
	"Danke, ",
	"Please ",
	"So: ",
	"Thanks. ",
	"Tr\xc3\xa8s bien, ",
	"Gracias, ",
	"\xf0\x9f\x91\x8d ",
	"- ",
};
static const char *const last[] = {
	"",
	"!",
	"!!",
	".",
	"...",
	"\xe2\x80\xa6",
	" please",
	" please!",
	", please.",
	" pls",
	", thanks",
	". Thanks!",
	" thank you very much",
	" bitte",
	", danke sch\xc3\xb6n!",
	". Viele Gr\xc3\xbc\xc3\x9f"
	"e",
	", s'il vous pla\xc3\xaet",
	", s\xe2\x80\x99il vous pla\xc3\xaet",
	" por favor",
	" \xf0\x9f\x91\x8d",
	" \xf0\x9f\x91\x8d\xf0\x9f\x8f\xbd",
	"\xf0\x9f\x98\x80",
	" \xe2\x9d\xa4\xef\xb8\x8f",
	" :)",
	" ;-)",
	"! \xf0\x9f\x91\x8d thanks",
	" \xe2\x80\x93 danke",
	"\xc2\xa0",
};

START_TEST(a_command_stays_one_in_whatever_courtesy_it_stands)
{
	char text[200];

	for (size_t i = 0; i < sizeof first / sizeof *first; i++)
		for (size_t k = 0; k < sizeof last / sizeof *last; k++) {
			snprintf(text, sizeof text, "%s%s%s\n", first[i],
				 commands[_i].typed, last[k]);
			const struct reading *r = toy_on(a, 1, text, NULL);
			ck_assert_msg(r->n_commands == 1 &&
					      r->commands[0].kind ==
						      commands[_i].kind &&
					      !r->n_refused && !r->n_asked,
				      "%s: %d commands", text, r->n_commands);
			ck_assert_msg(str_equal(r->commands[0].word,
						str_of(commands[_i].word)),
				      "%s: '%.*s'", text, STR_ARG(r->commands[0].word));
		}
}
END_TEST

/* FINAL ends what may still be changed, so nothing that limits it is lost. */
START_TEST(a_command_is_none_beside_what_turns_it_round)
{
	static const char *const letters[] = {
		"Not final",
		"final tomorrow",
		"final if Bob agrees",
		"This is not final.",
		"final?",
		"FINAL. But not before Bob has written.",
		"FINAL unless green sleeps",
		"final battle",
		"almost final",
		"FINAL. Wait, no.",
		"no final",
		"nicht final",
		"erst final wenn Bob schreibt",
	};
	const struct reading *r = toy_on(a, 1, letters[_i], NULL);

	for (int i = 0; i < r->n_commands; i++)
		ck_assert_msg(r->commands[i].kind != COMMAND_FINAL, "%s", letters[_i]);
}
END_TEST

/* A command that stands first is taken, whatever else is told in its line; what is told is read for itself. */
START_TEST(what_stands_first_is_taken_for_itself)
{
	static const struct {
		const char *typed;
		enum command_kind kind;
	} heads[] = {
		{"FINAL please. I didn't get my consolation, did I?", COMMAND_FINAL},
		{"Final \xf0\x9f\x91\x8d see you all on Friday", COMMAND_FINAL},
		{"Final! Good game so far.", COMMAND_FINAL},
		{"OK, final. My cat says hello.", COMMAND_FINAL},
		{"WAIT! I am still thinking about it", COMMAND_WAIT},
		{"STATUS please. I lost my last mail.", COMMAND_STATUS},
		{"HELP ME PLEASE, I don't understand anything!! What do I have to do now?",
		 COMMAND_HELP},
	};
	const struct reading *r = toy_on(a, 1, heads[_i].typed, NULL);

	ck_assert_msg(r->n_commands == 1 && r->commands[0].kind == heads[_i].kind,
		      "%s: %d", heads[_i].typed, r->n_commands);
	ck_assert_int_eq(r->n_refused + r->n_asked, 0);
}
END_TEST

/* "Now" says when they resign. */
START_TEST(a_word_that_belongs_to_its_command_is_no_courtesy)
{
	const struct reading *r = toy_on(a, 1, "Sorry, resign now, thanks.\n", NULL);

	ck_assert_int_eq(r->n_commands, 1);
	ck_assert(r->commands[0].kind == COMMAND_RESIGN && r->commands[0].now);
}
END_TEST

START_TEST(a_command_behind_words_that_nobody_knows_is_asked_about)
{
	const struct reading *r = toy_on(a, 1, "Fertig gepackt, FINAL\n", NULL);

	ck_assert_int_eq(r->n_commands, 0);
	ck_assert_int_eq(r->n_asked, 1);
	ck_assert(str_is(r->lines[0].ask, "final"));
}
END_TEST

/* The words in the place of '@'. */
static const char *with(const char *shape, const char *words)
{
	static char text[240];
	size_t n = strcspn(shape, "@");

	snprintf(text, sizeof text, "%.*s%s%s", (int)n, shape, words,
		 shape[n] ? shape + n + 1 : "");
	return text;
}

static int n_help(const struct reading *r, const char *word)
{
	int n = 0;

	for (int i = 0; i < r->n_commands; i++)
		n += r->commands[i].kind == COMMAND_HELP &&
		     str_is(r->commands[i].word, word);
	return n;
}

START_TEST(a_question_about_a_word_is_answered_by_its_help)
{
	static const char *const shapes[] = {
		"What is @?",
		"What does '@' mean?",
		"What does \xe2\x80\x9c@\xe2\x80\x9d mean?",
		"what does @ mean",
		"How does @ work?",
		"What happens with @?",
		"Can I use @? What does it do?",
		"Sorry, but what exactly is @?",
		"Hi, what are @ please?",
		"Explain @ please",
		"How can I @?",
		"And what about @?",
	};
	static const char *const words[] = {"feed", "paint", "press", "preference"};

	for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
		const char *text = with(shapes[i], words[_i]);
		const struct reading *r = toy_on(a, 1, text, NULL);
		ck_assert_msg(n_help(r, words[_i]) == 1, "%s", text);
		ck_assert_msg(!r->n_accepted && !r->n_asked, "%s", text);
	}
}
END_TEST

START_TEST(a_cry_for_help_is_answered_by_help)
{
	static const char *const cries[] = {
		"What should I do now??",
		"What do I have to do?",
		"Do I need to do anything else?",
		"I don't understand anything!",
		"I don\xe2\x80\x99t understand this.",
		"Help me please!",
		"HELP!!",
		"Please help me, I am lost",
		"I am confused.",
		"what can I do now",
		"How do I send orders?",
	};
	const struct reading *r = toy_on(a, 1, cries[_i], NULL);

	ck_assert_msg(n_help(r, "") == 1, "%s", cries[_i]);
	ck_assert_int_eq(r->n_accepted + r->n_asked + r->n_refused, 0);
}
END_TEST

/* The cry says nothing of the order behind it, and takes none back. */
START_TEST(an_order_behind_a_cry_is_read_for_itself)
{
	const struct reading *r =
		toy_on(a, 1, "I don't understand, please feed red 3\n", NULL);

	ck_assert_int_eq(n_help(r, ""), 1);
	ck_assert_int_eq(r->n_refused, 0);
	ck_assert_int_eq(r->n_accepted + r->n_asked, 1);
}
END_TEST

/* What is asked of people is left to them. */
START_TEST(a_question_that_no_help_answers_stays_one)
{
	static const char *const questions[] = {
		"Who is winning?",
		"Will you be there on Friday?",
		"Bob, do you feed me next turn?",
		"When does the pub open?",
		"Is blue asleep?",
		"Can we have one more day?",
	};
	const struct reading *r = toy_on(a, 1, questions[_i], NULL);

	ck_assert_msg(!r->n_commands && r->n_notes == 1, "%s: %d", questions[_i],
		      r->n_commands);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("commands and questions in people's words");
	TCase *t = tcase_create("courtesy");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_loop_test(t, a_command_stays_one_in_whatever_courtesy_it_stands, 0,
			    (int)(sizeof commands / sizeof *commands));
	tcase_add_loop_test(t, a_command_is_none_beside_what_turns_it_round, 0, 13);
	tcase_add_loop_test(t, what_stands_first_is_taken_for_itself, 0, 7);
	tcase_add_test(t, a_word_that_belongs_to_its_command_is_no_courtesy);
	tcase_add_test(t, a_command_behind_words_that_nobody_knows_is_asked_about);
	tcase_add_loop_test(t, a_question_about_a_word_is_answered_by_its_help, 0, 4);
	tcase_add_loop_test(t, a_cry_for_help_is_answered_by_help, 0, 11);
	tcase_add_test(t, an_order_behind_a_cry_is_read_for_itself);
	tcase_add_loop_test(t, a_question_that_no_help_answers_stays_one, 0, 6);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
