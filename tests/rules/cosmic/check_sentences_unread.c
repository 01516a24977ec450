/* The law of silence: a sentence beside an order that names a player, a challenge, a planet, a card or an amount is
 * read, asked about, refused or told as not read. It is never passed over.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words/words.h"
#include "tests/orders/below.h"
#include "tests/orders/ranked.h"
#include "tests/orders/vanish.h"
#include "tests/rules/cosmic/sentences.h"

/* `%s`: the name. None of them is an order in the words of the language. */
static const char *const sentences[] = {
	"%s is welcome",
	"%s is out",
	"%s too",
	"and %s",
	"%s",
	"%s please",
	"not %s",
	"%s is fine with me",
	"I like %s",
	"I do not trust %s",
	"%s may come as well",
	"let %s in",
	"I am with %s",
	"the same for %s",
	"%s as always",
	"maybe %s",
	"%s deserves it",
	"as for %s, yes",
	"%s helps me",
	"sorry about %s",
};

static const char *const names[] = {
	"Blue", "Yellow",     "Bob", "Dan",    "the Virus", "the Pacifist", "C3",
	"C4",   "Cosmic Zap", "Y4",  "Blue 3", "Attack 30", "the Plague",   "CZ",
};

struct order_of_law {
	const char *position, *text;
};

static const struct order_of_law orders[] = {
	{"red 2 judged", "invite Green in C1"},
	{"red 2 judged", "no allies in C2"},
	{"red 2 judged", "please let Green come with me in C1"},
	{"red 1 judged", "limbo 1 to Red 2"},
	{"red 3 judged", "card Attack 20 in C1"},
};

/* Where the sentence stands. */
enum place {
	BEFORE,
	BEHIND,
	ABOVE,
	BELOW,
	WITH_COMMA,
	COMMA_BEFORE,
	IN_BRACKETS,
	PLACES
};

static struct str letter(struct arena *a, enum place place, const char *order,
			 const char *said)
{
	switch (place) {
	case BEFORE:
		return str_printf(a, "%s. %s.\n", said, order);
	case BEHIND:
		return str_printf(a, "%s. %s.\n", order, said);
	case ABOVE:
		return str_printf(a, "%s.\n%s.\n", said, order);
	case BELOW:
		return str_printf(a, "%s.\n%s.\n", order, said);
	case WITH_COMMA:
		return str_printf(a, "%s, %s.\n", order, said);
	case COMMA_BEFORE:
		return str_printf(a, "%s, %s.\n", said, order);
	case IN_BRACKETS:
	case PLACES:
	default:
		return str_printf(a, "%s (%s).\n", order, said);
	}
}

/* Is there an answer about these words: a mark below them, or a line that is listed? */
static bool is_told(const struct reading *r, const char *name)
{
	for (int i = 0; i < r->n_lines; i++) {
		const size_t at = str_find(r->lines[i].typed, str_of(name));
		if (at != SIZE_MAX && line_tells(&r->lines[i], at))
			return true;
	}
	return false;
}

/* All that the letter orders or asks about. */
static struct str outcome(struct arena *a, const struct reading *r)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < r->sheet.n_slots; i++) {
		buf_add(&b, slot_text(a, &r->sheet.slots[i]));
		buf_char(&b, '\n');
	}
	buf_add(&b, reading_asked(a, r));
	return str_trim(buf_str(&b));
}

START_TEST(no_sentence_that_names_something_is_passed_over)
{
	const struct order_of_law *of = &orders[_i];
	struct arena *a = arena_create();
	struct ce_view v;
	int n = 0, silent = 0;

	set_position(&v, of->position);
	const struct reader *reader = reader_of(a, &v);
	struct str alone = outcome(a, orders_read(a, reader, str_of(of->text), NULL));
	ck_assert_uint_gt(alone.n, 0);
	alone = str_dup(a, alone);
	for (size_t k = 0; k < sizeof names / sizeof *names; k++)
		for (size_t s = 0; s < sizeof sentences / sizeof *sentences; s++)
			for (int place = 0; place < PLACES; place++) {
				struct arena_mark here = arena_mark(a);
				char said[80];
				/* The pattern is one of the table above. */
				struct str shape = str_of(sentences[s]);
				size_t at = str_find(shape, STR("%s"));
				snprintf(said, sizeof said, "%.*s%s%s", (int)at,
					 shape.s, names[k], shape.s + at + 2);
				struct str text =
					letter(a, (enum place)place, of->text, said);
				const struct reading *r =
					orders_read(a, reader, text, NULL);
				n++;
				if (!is_told(r, names[k]) &&
				    str_equal(outcome(a, r), alone)) {
					silent++;
					printf("passed over: %.*s", STR_ARG(text));
				}
				arena_rewind(a, here);
			}
	fflush(stdout);
	printf("%s: %d letters, %d silent\n", of->text, n, silent);
	ck_assert_int_eq(silent, 0);
	arena_destroy(a);
}
END_TEST

/* Rows of a table whose names nobody knows: what stands in the second is in an order, in a question, or told. */
START_TEST(no_row_of_a_table_is_passed_over)
{
	static const char *const signs[] = {"   ", " | ", "; ", ", ",
					    "\t",  ": ",  " = "};
	static const char *const heads[] = {"Attack", "Target", "Move", "1",
					    "Objective"};
	static const char *const rows[] = {"Debit", "Ships", "Warp (1)",
					   "From",  "Foo",   "2"};
	struct arena *a = arena_create();
	struct ce_view v;

	set_position(&v, "blue 1 judged");
	const struct reader *reader = reader_of(a, &v);
	for (size_t s = 0; s < sizeof signs / sizeof *signs; s++)
		for (size_t h = 0; h < sizeof heads / sizeof *heads; h++)
			for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
				struct arena_mark here = arena_mark(a);
				struct str text = str_printf(
					a, "%s%sBlue 2 v Red\n%s%sBlue 3: 2\n",
					heads[h], signs[s], rows[k], signs[s]);
				const struct reading *r =
					orders_read(a, reader, text, NULL);
				ck_assert_msg(is_told(r, "Blue 3") ||
						      has_text(outcome(a, r), "blue 3"),
					      "passed over: %.*s", STR_ARG(text));
				arena_rewind(a, here);
			}
	arena_destroy(a);
}
END_TEST

struct written_by {
	struct arena *a;
	const struct reader *reader;
};

static const struct reading *read_letter(const void *position, const char *letter)
{
	const struct written_by *by = position;

	return orders_read(by->a, by->reader, str_of(letter), NULL);
}

START_TEST(an_order_of_another_phase_below_is_told)
{
	const struct order_of_law *of = &orders[_i];
	struct arena *a = arena_create();
	struct ce_view v;

	set_position(&v, of->position);
	const struct written_by by = {a, reader_of(a, &v)};
	below_check(read_letter, &by, of->text, &ce_vocab, v.t.phase,
		    v.t.phase == 3 ? "attack" /* "Attack 20" is a card */ : NULL);
	arena_destroy(a);
}
END_TEST

/* --- the laws of tests/orders/vanish.h and ranked.h --- */

static const struct vanish_said beside[] = {
	{"the twelves for the others", {"twelves", "others"}},
	{"the weakest for Blue", {"weakest"}},
	{"peace with blue would be nice", {"blue"}},
	{"as many as possible two steps towards yellow 5",
	 {"possible", "steps", "yellow 5"}},
	{"all my dead come back on planet 2", {"dead", "planet 2"}},
	{"let me use the Flare to look at the new cards of Blue", {"Flare", "cards"}},
	{"half of them to the smaller planet", {"half", "smaller"}},
	{"I want both", {"both"}},
	{"nobody should come near C4", {"nobody", "C4"}},
	{"the lowest card that I have for my second fight", {"lowest", "second"}},
	{"I steal a card from Bob", {"steal", "Bob"}},
	{"the rest waits for something better", {"rest"}},
	{"my biggest one goes there as well", {"biggest"}},
	{"seven of mine want revenge on Bob", {"seven", "revenge"}},
	{"the tokens that I lost come home", {"tokens", "home"}},
	{"everybody else is a friend of mine", {"everybody"}},
	{"a token for the winner", {"token"}},
};

static struct reader *open_position(struct arena *a, const char *name)
{
	struct ce_view *v = arena_new(a, struct ce_view);

	set_position(v, name);
	return reader_of(a, v);
}

START_TEST(nothing_beside_an_order_vanishes)
{
	static const struct letters of = {.folder = FOLDER, .open = open_position};
	static const char *const folders[] = {FOLDER, "tests/orders/parts",
					      "tests/orders/unseen"};
	struct vanish law = {.letters = &of,
			     .said = beside,
			     .n_said = sizeof beside / sizeof *beside};

	vanish_law(&law, folders, 3, 6, 1000);
}
END_TEST

START_TEST(a_rank_never_repeats_the_order_before_it)
{
	static const struct ranked ranked[] = {
		{"red 3 judged", "card 20 in C1", "C2", "20 in C2"},
		{"red 3 judged", "the twelve in c1", "c3", "12 in C3"},
		{"red 3 judged", "C1: 30", "C2", "30 in C2"},
		{"red 3 judged", "20 against Yellow", "C2", "20 in C2"},
		{"red 1 judged", "limbo 1 to Red 4", "Red 5", "Red 5"},
		{"red 2 judged", "ally Yellow in C4 with 2 from Red 2", "C2",
		 "ally Blue in C2 with 2"},
	};

	ranked_laws(open_position, ranked, sizeof ranked / sizeof *ranked);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("sentences beside orders");
	TCase *t = tcase_create("silence");

	tcase_add_loop_test(t, no_sentence_that_names_something_is_passed_over, 0,
			    (int)(sizeof orders / sizeof *orders));
	tcase_add_loop_test(t, an_order_of_another_phase_below_is_told, 0,
			    (int)(sizeof orders / sizeof *orders));
	tcase_add_test(t, no_row_of_a_table_is_passed_over);
	tcase_add_test(t, nothing_beside_an_order_vanishes);
	tcase_add_test(t, a_rank_never_repeats_the_order_before_it);
	tcase_set_timeout(t, 300);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
