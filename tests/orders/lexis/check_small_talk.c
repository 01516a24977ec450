/* Small talk says nothing of an order, whatever its words, and one word more makes it something else. tests/orders/grids/small_talk.txt
 * has it beside orders.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "orders/lexis/small_talk.h"

static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static const char *const talk[] = {
	"Thanks, see you at the next deadline",
	"thanks a lot",
	"Good luck everyone and have a nice weekend!",
	"Many thanks for the great game, and good luck to all of you.",
	"Cheers - have fun!",
	"I hope you have a very merry Christmas",
	"Happy birthday!",
	"see you soon",
	"Enjoy the holidays",
};

/* What it takes to be more than talk: an answer, a denial, what is repeated, put off or limited, a question, a thing. */
static const char *const more[] = {
	"yes",   "no",   "not",   "never", "again", "same",  "only",
	"as",    "last", "wait",  "if",    "until", "later", "perhaps",
	"but",   "else", "3",     "what",  "he",    "scrap", "clear",
	"final", "ok",   "pass?", "stay",  "keep",  "it",    "xyzzy",
};

static bool is_talk(const char *text)
{
	struct token t[LEX_TOKENS + 1];
	const struct lexicon *l =
		lexicon_of(a, dictionary_make(a, NULL, NULL, false, false), NULL);

	return is_small_talk(t, lex(l, str_of(text), t));
}

START_TEST(all_words_of_small_talk_are_its_own)
{
	for (size_t i = 0; i < sizeof talk / sizeof *talk; i++)
		ck_assert_msg(is_talk(talk[i]), "%s", talk[i]);
}
END_TEST

START_TEST(one_word_more_is_no_small_talk)
{
	char text[200];

	for (size_t i = 0; i < sizeof talk / sizeof *talk; i++)
		for (size_t k = 0; k < sizeof more / sizeof *more; k++) {
			snprintf(text, sizeof text, "%s %s", talk[i], more[k]);
			ck_assert_msg(!is_talk(text), "%s", text);
			snprintf(text, sizeof text, "%s %s", more[k], talk[i]);
			ck_assert_msg(!is_talk(text), "%s", text);
		}
	ck_assert(!is_talk("see you?"));
	ck_assert(!is_talk("all, thanks"));
	ck_assert(!is_talk("thanks, all"));
	ck_assert(!is_talk("everyone thanks"));
	ck_assert(!is_talk("next turn, thanks"));
	ck_assert(!is_talk("thanks. Next turn!"));
	ck_assert(!is_talk("this thanks"));
	ck_assert(!is_talk("and the next"));
	ck_assert(!is_talk(""));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("small talk");
	TCase *t = tcase_create("small talk");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_test(t, all_words_of_small_talk_are_its_own);
	tcase_add_test(t, one_word_more_is_no_small_talk);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
