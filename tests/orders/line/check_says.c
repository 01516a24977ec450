/* Words that stand in no dictionary, and the signs that Powers need.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/language.h"
#include "tests/check_main.h"
#include "tests/orders/toy_spell.h"

static struct arena *a;

static void open_arena(void)
{
	a = arena_create();
}

static void close_arena(void)
{
	arena_destroy(a);
}

static const struct spell_view simple = {.span = SPAN_ORDER};

static struct line *line_of(const char *text)
{
	return &spell_read(a, &simple, false, str_of(text), NULL)->lines[0];
}

static bool says(const struct line *line, const char *text)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (str_find(line->remarks[i].text, str_of(text)) != SIZE_MAX)
			return true;
	return false;
}

/* clang-format off */
static const struct { const char *typed, *want; } good[] = {
	{"spell heal red", "spell heal Red"},
	{"Spell HEAL the Red!", "spell heal Red"},
	{"spell look", "spell look"},
	{"spell look at the deck", NULL},
	{"spell look, deck", "spell look deck"},
	{"spell look desk", "spell look desk"}, /* right, though `deck` is asked for first */
	{"spell look all", "spell look all"},   /* a common word */
	{"spell my heal red", "spell heal Red"},
	{"spell red-blue", "spell Red-Blue"},
	{"spell red - blue", "spell Red-Blue"},
	{"spell red\xe2\x80\x93" "blue", "spell Red-Blue"},
	{"spell red blue", NULL},
};
/* clang-format on */

START_TEST(a_word_without_a_dictionary_is_taken)
{
	struct line *line = line_of(good[_i].typed);

	if (!good[_i].want)
		ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	else
		ck_assert_msg(str_is(line->reading, good[_i].want), "%s: %.*s",
			      good[_i].typed, STR_ARG(line->reading));
}
END_TEST

START_TEST(its_spelling_is_mended_and_told)
{
	struct line *line = line_of("spell heel red");

	ck_assert(str_is(line->reading, "spell heal Red"));
	ck_assert(says(line, "read 'heel' as heal"));
	ck_assert_int_eq(line->verdict, VERDICT_NOTED);
	ck_assert_int_eq(line->remarks[0].column, 6);
	line = line_of("spell loook dekc");
	ck_assert(str_is(line->reading, "spell look deck"));
	ck_assert(says(line, "read 'loook' as look"));
	ck_assert(says(line, "read 'dekc' as deck"));
}
END_TEST

START_TEST(short_far_and_doubtful_words_are_not_mended)
{
	ck_assert_int_eq(line_of("spell hel red")->verdict, VERDICT_REFUSED);
	ck_assert_int_eq(line_of("spell hoall red")->verdict, VERDICT_REFUSED);
	struct line *line = line_of("spell look dejk"); /* deck or desk */
	ck_assert_int_eq(line->verdict, VERDICT_REFUSED);
	line = line_of("spell look deak");
	ck_assert(says(line, "'deak' could be 'deck' or 'desk'"));
	line = line_of("spell abracadabra");
	ck_assert(says(
		line,
		"I do not know the word 'abracadabra' here; expected: heal, look or two players"));
}
END_TEST

START_TEST(a_dash_within_a_phrase_is_a_space)
{
	ck_assert(str_is(toy_on(a, 1, "give-hay-to blue 3", NULL)->lines[0].reading,
			 "feed Blue 3"));
	ck_assert(str_is(
		toy_on(a, 1, "feed blue 3 if-red sleeps", NULL)->lines[0].reading,
		"feed Blue 3 if Red sleeps"));
	ck_assert(str_is(toy_on(a, 1, "feed blue-3", NULL)->lines[0].reading,
			 "feed Blue 3"));
}
END_TEST

static int compares(const char *text)
{
	struct reader r = toy_reader(1);
	struct token t[LEX_TOKENS + 1];
	struct parse p = {.vocab = &toy, .reader = &r, .token = t};
	int compare = 0, n = 0;

	p.end = lex(language_lexicon(a, &r), str_of(text), t);
	ck_assert(parse_word(&p, TOY_FEED, NULL));
	if (!parse_compare(&p, &compare))
		return 0;
	ck_assert(parse_number(&p, &n) && n == 10 && parse_at_end(&p));
	ck_assert_int_eq(t[p.end - 1].column, (int)str_columns(str_of(text)) - 2);
	return compare;
}

START_TEST(at_most_and_at_least_are_one_sign)
{
	ck_assert_int_eq(compares("feed <= 10"), -1);
	ck_assert_int_eq(compares("feed<=10"), -1);
	ck_assert_int_eq(compares("feed =< 10"), -1);
	ck_assert_int_eq(compares("feed < = 10"), -1);
	ck_assert_int_eq(compares("feed \xe2\x89\xa4 10"), -1);
	ck_assert_int_eq(compares("feed >= 10"), 1);
	ck_assert_int_eq(compares("feed > =10"), 1);
	ck_assert_int_eq(compares("feed \xe2\x89\xa5"
				  "10"),
			 1);
	ck_assert_int_eq(compares("feed \xe2\xa9\xbe 10"), 1);
	ck_assert_int_eq(compares("feed 10"), 0);
	ck_assert_int_eq(compares("feed < 10"), 0);
	ck_assert_int_eq(compares("feed = 10"), 0);
	ck_assert_int_eq(compares("feed <> 10"), 0);
	ck_assert_int_eq(compares("feed <"), 0);
	ck_assert_int_eq(compares("feed ="), 0);
}
END_TEST

START_TEST(an_arrow_is_still_else)
{
	ck_assert(
		str_is(toy_on(a, 1, "feed blue 3 > feed red 1", NULL)->lines[0].reading,
		       "feed Blue 3 else feed Red 1"));
	ck_assert(str_is(
		toy_on(a, 1, "feed blue 3 -> feed red 1", NULL)->lines[0].reading,
		"feed Blue 3 else feed Red 1"));
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("orders: bare words and signs");
	TCase *t = tcase_create("says");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_loop_test(t, a_word_without_a_dictionary_is_taken, 0,
			    (int)(sizeof good / sizeof *good));
	tcase_add_test(t, its_spelling_is_mended_and_told);
	tcase_add_test(t, short_far_and_doubtful_words_are_not_mended);
	tcase_add_test(t, a_dash_within_a_phrase_is_a_space);
	tcase_add_test(t, at_most_and_at_least_are_one_sign);
	tcase_add_test(t, an_arrow_is_still_else);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
