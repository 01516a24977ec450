/* Orders in other words: the toy game with a few sayings.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/language.h"
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static const struct saying told_sayings[] = {
	{"pile", 0, 0, "<n> bales", "$1"},
	{"pile", 0, 0, "a bale", "1"},
	{"heap", 0, 0, "<pile> ?and <heap>", "$1"},
	{"heap", 0, 0, "<pile>", "$1"},
	{NULL, PHASE(1), 0, "hay for <seat> : <heap>", "feed $1 $2"},
	{NULL, PHASE(2), 0, "<seat> buys <n>", "sell $2 to $1"},
	{NULL, 0, 0, "colour|give_colour_to ?all <seat>", "paint $1"},
	{NULL, 0, 0, "bob eats <n>", "feed blue $1"},
	{NULL, PHASE(1), SAYING_OUTLINE, "fodder|stable <seat> <pile> ?feed",
	 "feed $1 $2"},
	{NULL, 0, 0, NULL, NULL},
};

static struct vocab told_vocab(void)
{
	struct vocab v = toy;

	static const struct saying *const tables[] = {told_sayings, NULL};
	v.sayings = tables;
	return v;
}

static struct arena *a;
static struct vocab told;

static void set_up(void)
{
	a = arena_create();
	told = told_vocab();
}

static void tear_down(void)
{
	arena_destroy(a);
}

static const struct line *line_of(int phase, const char *text, bool names)
{
	struct reader *r = arena_new(a, struct reader);

	*r = toy_reader(phase);
	r->vocab = &told;
	for (int i = 0; i < 3 && !names; i++)
		r->names[i] = NULL;
	return &orders_read(a, r, str_of(text), NULL)->lines[0];
}

/* clang-format off */
static const struct { int phase; const char *typed, *want; } rows[] = {
	{1, "hay for blue: 3 bales", "feed Blue 3"},
	{2, "hay for blue: 3 bales", NULL}, /* of the other phase */
	{1, "hay for blue: a bale", "feed Blue 1"},
	{1, "hay for blue: bales", NULL},
	{1, "hay: 3 bales", NULL},
	{1, "Hay for the Blue, please: 2 bales", "feed Blue 2"}, /* words that are dropped */
	{1, "hay for blue: 2 bales and a bale", "feed Blue 2"}, /* a part in itself */
	{2, "green buys 2", "sell 2 to Green"},
	{1, "green buys 2", NULL},
	{2, "buys 2", NULL},
	{1, "colour red", "paint Red"},
	{1, "colour all red", "paint Red"},
	{1, "give colour to red", "paint Red"},
	{1, "give colour red", NULL},
	{1, "colour all", NULL},
	{1, "bob eats 3", "feed Blue 3"},
	{1, "BOB eats 3", "feed Blue 3"},
	{1, "blue eats 3", NULL}, /* the saying has a word, and no player */
	{1, "bob eats", NULL},
};
/* clang-format on */

START_TEST(what_is_said_is_read)
{
	for (int names = 0; names < 2; names++) {
		const struct line *line =
			line_of(rows[_i].phase, rows[_i].typed, names);
		bool taken = line->verdict == VERDICT_OK;
		ck_assert_msg(taken == (rows[_i].want != NULL), "%s", rows[_i].typed);
		if (taken)
			ck_assert_msg(str_is(line->reading, rows[_i].want), "%s: %.*s",
				      rows[_i].typed, STR_ARG(line->reading));
	}
}
END_TEST

/* clang-format off */
static const struct { int phase; const char *typed, *want; } outlines[] = {
	{1, "3 bales of the best fodder travel to blue today", "feed Blue 3"},
	{1, "blue gets fodder: a bale", "feed Blue 1"},
	{1, "fodder, feed: blue, 3 bales", "feed Blue 3"}, /* a word of the language that it lists */
	{1, "fodder for blue, 3 bales, if red sleeps", "feed Blue 3 if Red sleeps"},
	{1, "if red sleeps, fodder for blue, 3 bales", "feed Blue 3 if Red sleeps"},
	{2, "blue gets fodder: a bale", NULL}, /* of the other phase */
	{1, "blue gets a bale", NULL},         /* no word for it */
	{1, "blue gets fodder", NULL},         /* a part is not there */
	{1, "blue gets fodder: a bale, red", NULL}, /* a player that has no place */
	{1, "blue gets fodder: a bale, 2", NULL},   /* a number that has none */
	{1, "blue gets no fodder: a bale", NULL},
	{1, "i wonder if blue gets fodder: a bale", NULL},
	{1, "i hope blue gets fodder: a bale", NULL},
};
/* clang-format on */

START_TEST(an_order_is_known_by_its_parts_and_asked_about)
{
	const struct line *line = line_of(outlines[_i].phase, outlines[_i].typed, true);
	bool asked = line->verdict == VERDICT_ASKED;

	ck_assert_msg(asked == (outlines[_i].want != NULL), "%s: %d",
		      outlines[_i].typed, (int)line->verdict);
	if (asked)
		ck_assert_msg(str_is(line->ask, outlines[_i].want), "%s: %.*s",
			      outlines[_i].typed, STR_ARG(line->ask));
}
END_TEST

/* As many as a line of 90 words and signs holds. */
START_TEST(no_order_of_a_long_line_is_left_out)
{
	struct reader *r = arena_new(a, struct reader);
	struct buf b = buf_in(a);

	*r = toy_reader(1);
	r->vocab = &told;
	for (int i = 0; i < 28; i++)
		buf_z(&b, "paint red, ");
	buf_z(&b, "colour blue");
	struct reading *x = orders_read(a, r, buf_str(&b), NULL);
	ck_assert_int_eq(x->sheet.n_slots, 2);
	ck_assert_int_eq(x->lines[0].verdict, VERDICT_OK);
}
END_TEST

START_TEST(a_language_is_made_once_and_has_no_names)
{
	const struct sayings *first = language_sayings(&told);
	struct reader of_told = {.vocab = &told};
	const struct lexicon *l = language_lexicon(a, &of_told);

	ck_assert_ptr_eq(language_sayings(&told), first);
	ck_assert_ptr_ne(language_sayings(&toy), first);
	ck_assert_ptr_eq(language_sayings(&told), first);
	ck_assert_int_eq(lexicon_person(l, STR("Ann")), -1);
	struct reader r = toy_reader(1);
	ck_assert_int_eq(lexicon_person(language_lexicon(a, &r), STR("Ann")), 0);
	r.names[0] = "Eve";
	ck_assert_int_eq(lexicon_person(language_lexicon(a, &r), STR("Ann")), -1);
	ck_assert_int_eq(lexicon_person(language_lexicon(a, &r), STR("eve")), 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("orders in other words");
	TCase *t = tcase_create("phrases");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_loop_test(t, what_is_said_is_read, 0, sizeof rows / sizeof *rows);
	tcase_add_loop_test(t, an_order_is_known_by_its_parts_and_asked_about, 0,
			    sizeof outlines / sizeof *outlines);
	tcase_add_test(t, no_order_of_a_long_line_is_left_out);
	tcase_add_test(t, a_language_is_made_once_and_has_no_names);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
