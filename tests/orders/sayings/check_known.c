/* What was asked of a clause before is answered as it would be anew, for as many steps, whatever was asked in between.
 * SPDX-License-Identifier: ISC */
#include "orders/sayings/language.h"
#include "orders/sayings/phrase_match.h"
#include "tests/check_main.h"
#include "tests/orders/toy.h"

static const struct saying sayings[] = {
	{"pile", 0, 0, "<n> bales", "$1"},
	{"pile", 0, 0, "a bale", "1"},
	{NULL, 0, 0, "hay for", "feed"},
	{NULL, 0, 0, "^ kindly", ""},
	{NULL, 0, SAYING_WHOLE, "<seat> gets <pile>", "feed $1 $2"},
	{NULL, 0, SAYING_WHOLE | SAYING_DOUBT, "<seat> gets <any>", "paint $1"},
	{NULL, 0, SAYING_OUTLINE, "fodder|stable <seat> <pile> ?feed", "feed $1 $2"},
	{NULL, 0, SAYING_OUTLINE, "stable <seat> <n>", "sell $2 to $1"},
	{NULL, 0, 0, NULL, NULL},
};
static const struct saying *const tables[] = {sayings, NULL};

/* The ways to ask. */
enum ask { RESPELL, WHOLE, OUTLINE, LOOSE_OUTLINE, ASKS };

static bool nothing(const struct token *t)
{
	(void)t;
	return false;
}

static bool any(const struct token *t)
{
	return t->kind == TOKEN_WORD && !t->id;
}

/* Where the tokens stand, and where in the text they are written; -1: elsewhere. */
static void put_places(struct buf *b, const struct clause *c, struct str text)
{
	for (int i = 0; i < c->n; i++) {
		const char *s = c->t[i].text.s;
		const bool inside = s >= text.s && s < text.s + text.n;
		buf_printf(b, " %d/%d", c->t[i].column,
			   inside ? (int)(s - text.s) : -1);
	}
}

/* All that comes of it, one answer after the other, and the steps that it took. */
static struct str asked(struct arena *a, struct phrases *p, enum ask how,
			const struct clause *c, struct str text)
{
	struct buf b = buf_in(a);
	struct clause out;
	const int steps = p->steps;
	bool more = true;

	for (int next = 0; more;) {
		clause_copy(&out, c);
		if (how == RESPELL)
			phrases_respell(p, &out);
		more = how == WHOLE ? phrases_whole(p, c, &next, &out)
		       : how == RESPELL
			       ? next++ == 0
			       : phrases_outline(p, ROW_OUTLINE, c, &next,
						 how == OUTLINE ? nothing : any, &out);
		if (!more)
			break;
		ck_assert_int_eq(out.t[out.n].kind, TOKEN_END);
		buf_printf(&b, PRI_STR " %u (%d)\n", STR_MADE(a, clause_text(a, &out)),
			   out.flags, next);
		put_places(&b, &out, text);
	}
	buf_printf(&b, "%d", steps - p->steps);
	return buf_str(&b);
}

static const char *const said[] = {
	"",
	"Blue gets 3 bales",
	"Blue gets a bale",
	"Blue gets nothing",
	"kindly hay for Green: 2 bales",
	"the stable of Red, 4 bales",
	"4 bales, fodder, Red",
	"Red somehow gets stable fodder of 3 bales feed 4",
	"hay for hay for hay for Green",
};

static struct vocab vocab;
static struct arena *a;
static struct reader reader;

static void set_up(void)
{
	a = arena_create();
	vocab = toy;
	vocab.sayings = tables;
	reader = toy_reader(1);
	reader.vocab = &vocab;
}

static void tear_down(void)
{
	arena_destroy(a);
}

/* Each part of a text, as the readers of a sentence ask for them. */
static struct clause part_of(struct str text, int from, int to)
{
	struct token t[LEX_TOKENS + 1];
	struct clause c = {.n = 0};
	int n = lex(language_lexicon(a, &reader), text, t);

	for (int i = from; i < to && i < n; i++)
		c.t[c.n++] = t[i];
	c.t[c.n] = (struct token){
		.kind = TOKEN_END,
		.column = c.n ? c.t[c.n - 1].column + c.t[c.n - 1].width : 0};
	return c;
}

static int ask_all(struct phrases *p, struct str text, int n)
{
	int answers = 0;

	for (int from = 0; from < n; from++)
		for (int to = from + 1; to <= n; to++)
			for (int how = RESPELL; how < ASKS; how++) {
				const struct clause c = part_of(text, from, to);
				struct str anew = asked(a, phrases_make(a, &reader),
							(enum ask)how, &c, text);
				struct str known = asked(a, p, (enum ask)how, &c, text);
				ck_assert_msg(str_equal(anew, known),
					      "%s, %d to %d, %d: " PRI_STR
					      " is not " PRI_STR,
					      text.s, from, to, how, STR_ARG(known),
					      STR_ARG(anew));
				answers += str_find(anew, STR("\n")) != SIZE_MAX;
			}
	return answers;
}

START_TEST(the_answer_is_the_same_each_time)
{
	enum { WORDS = 9, TIMES = 2 };
	struct phrases *p = phrases_make(a, &reader);
	int answers = 0;

	for (int time = 0; time < TIMES; time++)
		for (size_t i = 0; i < sizeof said / sizeof *said; i++)
			answers += ask_all(p, str_of(said[i]), WORDS);
	ck_assert_int_gt(answers, 600);
}
END_TEST

/* A text that was only tried gives its memory to another one, whose tokens then stand where its own stood. */
START_TEST(another_text_in_the_same_place_is_another_clause)
{
	static char place[] = "Blue gets 3 bales";
	struct phrases *p = phrases_make(a, &reader);
	const struct str text = {place, sizeof place - 1};

	(void)ask_all(p, text, 4);
	memcpy(place, "Blue eats 3 bales", sizeof place);
	(void)ask_all(p, text, 4);
	const struct clause c = part_of(text, 0, 4);
	ck_assert_uint_eq(str_find(asked(a, p, WHOLE, &c, text), STR("\n")), SIZE_MAX);
}
END_TEST

/* A sentence without the words before it: all of it stands elsewhere, or from one word on. */
START_TEST(the_same_words_elsewhere_are_the_same_clause)
{
	static const char *const texts[] = {
		"So kindly hay for Green: 2 bales and Blue gets 3 bales",
		"kindly hay for Green: 2 bales and Blue gets 3 bales",
		"So  kindly hay for Green: 2 bales   and Blue gets 3 bales",
		"So Blue gets 3 bales",
	};
	enum { WORDS = 13 };
	struct phrases *p = phrases_make(a, &reader);

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		ck_assert_int_gt(ask_all(p, str_of(texts[i]), WORDS), 20);
}
END_TEST

/* A part of a sentence is left out, or is written with more room: each word behind it stands elsewhere, those before it do not. */
START_TEST(the_same_words_with_more_between_them_are_the_same_clause)
{
	enum { WORDS = 6, GAPS = 5 };
	const struct str text = STR("kindly hay for Green: 2 bales");
	struct phrases *p = phrases_make(a, &reader);
	int gap = 0;

	ck_assert_int_gt(ask_all(p, text, WORDS + 1), 20);
	for (size_t i = 0; i < text.n; i++) {
		if (text.s[i] != ' ')
			continue;
		gap++;
		struct str wide =
			str_printf(a, "%.*s%*s%.*s", STR_ARG(str_slice(text, 0, i)),
				   gap + 1, "", STR_ARG(str_slice(text, i, text.n)));
		ck_assert_int_gt(ask_all(p, wide, WORDS + 1), 20);
	}
	ck_assert_int_eq(gap, GAPS);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("what was asked of a clause");
	TCase *t = tcase_create("known");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, the_answer_is_the_same_each_time);
	tcase_add_test(t, the_same_words_elsewhere_are_the_same_clause);
	tcase_add_test(t, the_same_words_with_more_between_them_are_the_same_clause);
	tcase_add_test(t, another_text_in_the_same_place_is_another_clause);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
