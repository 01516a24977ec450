/* The law of corrections: what a writer takes back in a text is never offered, whatever it is, in whatever words and
 * wherever they stand; what they say instead is.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/share.h"
#include "tests/rules/cosmic/sentences.h"

/* An order in pieces: `was` is taken back, `now` takes its place. */
struct corrected {
	const char *position, *before, *was, *now, *after;
	const char
		*order; /* in the receipt's words, with % in the place of the thing */
	bool unclear;   /* a number alone may also be that of the planet beside it */
};

static const struct corrected orders[] = {
	{"red 1 judged", "attack Yellow 3 with 2 from ", "Red 2", "Red 3", "",
	 "attack Yellow 3 with 2 from %", false},
	{"red 1 judged", "attack ", "Yellow 3", "Yellow 4", " with 2 from Red 2",
	 "attack % with 2 from Red 2", false},
	{"red 1 judged", "attack Yellow 3 with ", "3", "2", " from Red 2",
	 "attack Yellow 3 with % from Red 2", false},
	{"red 1 judged", "attack Yellow 3 with 2 from Red 2, 1 from ", "Red 1", "Red 3",
	 "", "attack Yellow 3 with 2 from Red 2, 1 from %", false},
	{"red 1 judged", "limbo 1 to ", "Red 1", "Red 4", "", "limbo 1 to %", false},
	{"red 1 judged", "limbo 1 to ", "1", "4", "", "limbo 1 to Red %", false},
	{"red 1 judged", "play plague on ", "Green", "Blue", "", "play PLAGUE ON %",
	 false},
	{"red 3 judged", "Attack ", "8", "12", " in C1", "card Attack % in C1", false},
	{"red 3 judged", "card ", "12", "compromise", " in C1", "card % in C1", false},
	{"red 3 judged", "12 in ", "C1", "C2", "", "card Attack 12 in %", false},
	{"red 2 judged", "invite ", "Blue", "Green", " in C1", "invite % in C1", false},
	{"red 2 judged", "invite Green in ", "C1", "C2", "", "invite Green in %",
	 false},
	{"red 2 judged", "ally Yellow in C4 with 2 from ", "Red 1", "Red 3", "",
	 "ally Yellow in C4 with 2 from %", false},
	{"red 2 judged", "ally Yellow in C4 with ", "2", "1", " from Red 3",
	 "ally Yellow in C4 with % from Red 3", true},
	{"green 1 judged", "release 1 to ", "Green 2", "Green 4", "", "release 1 to %",
	 false},
};

/* `%`: what takes the place; `&`: what is taken back. `sorry`: before a name it may be said to that player. */
static const struct words {
	const char *text;
	bool sorry;
} corrections[] = {
	{", no, make that %", false},
	{", no, %", false},
	{", sorry, %", false},
	{" (scratch that: %)", false},
	{" (I mean %)", false},
	{" - no wait, %", false},
	{", or rather %", false},
	{". No, make that %", false},
	{". No, %", false},
	{". Sorry, %", true},
	{". Make that %", false},
	{", I mean %", false},
	{", correction: %", false},
	{", oops, %", false},
	{"... no, %", false},
	{". Correction: %", false},
	{", actually make it %", false},
	{", hmm, no, %", false},
	{", better %", false},
	{", make that %", false},
	{", er, %", false},
	{" - make it %", false},
	{". Wait, %", false},
	{", that should be %", false},
	{". I meant %", false},
	{", not & but %", false},
	{", no no, %", false},
	{", nope, %", false},
	{", wait, %", false},
	{", argh, %", false},
};

/* What stands around the order. */
static const struct around {
	const char *before, *behind;
} arounds[] = {
	{"", "."},
	{"Hi Ann. ", "."},
	{"", ". Thanks, good luck all!"},
	{"We talked for an hour yesterday. ", ". See you!"},
};

static struct str put(struct arena *a, const char *shape, const char *was,
		      const char *now)
{
	struct buf b = buf_in(a);

	for (; *shape; shape++)
		if (*shape == '%' || *shape == '&')
			buf_z(&b, *shape == '%' ? now : was);
		else
			buf_char(&b, *shape);
	return buf_str(&b);
}

/* Is the order among those that stand, or that a YES would send? The receipt writes cards in capitals, or with
 * "Attack" before them. */
static bool is_offered(struct arena *a, const struct reading *r, const char *order)
{
	struct buf all = buf_in(a);

	for (int i = 0; i < r->sheet.n_slots; i++)
		buf_printf(&all, "%.*s\n",
			   STR_MADE(a, slot_text(a, &r->sheet.slots[i])));
	buf_add(&all, reading_asked(a, r));
	struct str text = str_lower(a, buf_str(&all)), one;
	struct str want = str_lower(a, str_of(order));
	while (str_line(&text, &one))
		if (str_equal(str_trim(one), want))
			return true;
	return false;
}

struct tally {
	int n, wrong, missed;
};

static void try_letter(const struct corrected *o, const struct words *w,
		       const char *letter, bool unclear, struct tally *sum)
{
	struct arena *a = arena_create();
	struct ce_view v;

	set_position(&v, o->position);
	const struct reader *reader = reader_of(a, &v);
	const struct reading *r = orders_read(a, reader, str_of(letter), NULL);
	bool was = is_offered(a, r, str_z(a, put(a, o->order, o->was, o->was)));
	bool now = is_offered(a, r, str_z(a, put(a, o->order, o->was, o->now)));
	bool open = unclear || (w->sorry && !strpbrk(o->now, "0123456789"));
	sum->n++;
	sum->wrong += was || r->sheet.n_slots > 0;
	sum->missed += !now && !open;
	if (was || r->sheet.n_slots > 0 || (!now && !open))
		printf("%s: %s\n", was ? "offers what was taken back" : "missed",
		       letter);
	arena_destroy(a);
}

/* In one text the words come right after the thing, in the other at the end of the order. */
static void try_all(const struct corrected *o, const struct words *w,
		    const struct around *round, struct tally *sum)
{
	struct arena *a = arena_create();
	struct str said = put(a, w->text, o->was, o->now);

	for (int end = 0; end < (*o->after ? 2 : 1); end++) {
		struct str letter =
			end ? str_printf(a, "%s%s%s%s%.*s%s\n", round->before,
					 o->before, o->was, o->after, STR_ARG(said),
					 round->behind)
			    : str_printf(a, "%s%s%s%.*s%s%s\n", round->before,
					 o->before, o->was, STR_ARG(said), o->after,
					 round->behind);
		try_letter(o, w, str_z(a, letter), o->unclear && end, sum);
	}
	arena_destroy(a);
}

START_TEST(what_is_taken_back_in_a_text_is_never_offered)
{
	struct tally sum = {0};

	for (size_t w = 0; w < sizeof corrections / sizeof *corrections; w++)
		for (size_t k = 0; k < sizeof arounds / sizeof *arounds; k++)
			try_all(&orders[_i], &corrections[w], &arounds[k], &sum);
	fflush(stdout);
	ck_assert_int_ge(sum.n, 120);
	ck_assert_int_eq(sum.wrong, 0);
	ck_assert_int_eq(sum.missed, 0);
}
END_TEST

/* What begins the sentence behind it could go on with the new thing ("Bob. Dan's third planet"), and is none of it. */
START_TEST(the_sentence_behind_a_correction_is_none_of_it)
{
	static const struct around next[] = {
		{"", ". Dan's third planet, three from mine."},
		{"", "; Dan's third planet is weak."},
		{"", ".\n Dan's third planet, three from mine."},
		{"Not Cat, I meant Bob.\n ", "."},
	};
	const size_t step = (size_t)share_step(4);
	struct tally sum = {0};

	for (size_t w = 0; w < sizeof corrections / sizeof *corrections; w += step)
		for (size_t k = 0; k < sizeof next / sizeof *next; k++)
			try_all(&orders[_i], &corrections[w], &next[k], &sum);
	fflush(stdout);
	ck_assert_int_eq(sum.wrong, 0);
}
END_TEST

/* Where nothing stands, there is nothing to refuse either, and the answer says so. */
START_TEST(where_nothing_stands_the_answer_says_so)
{
	static const char *const letters_of[] = {"Never mind that.", "Never mind.",
						 "Forget it.", "Scratch that.",
						 "Oh, never mind that, thanks."};
	struct arena *a = arena_create();
	struct ce_view v;

	set_position(&v, "red 3 judged");
	const struct reader *reader = reader_of(a, &v);
	for (size_t i = 0; i < sizeof letters_of / sizeof *letters_of; i++) {
		struct buf b = buf_in(a);
		const struct reading *r =
			orders_read(a, reader, str_of(letters_of[i]), NULL);
		echo_body(r, &b);
		ck_assert_int_eq(r->n_refused, 0);
		ck_assert_int_eq(r->n_asked, 0);
		ck_assert_msg(has_text(buf_str(&b), "no order of yours stands"), "%s",
			      letters_of[i]);
	}
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("what a writer takes back");
	TCase *t = tcase_create("corrections");

	tcase_add_loop_test(t, what_is_taken_back_in_a_text_is_never_offered, 0,
			    sizeof orders / sizeof *orders);
	tcase_add_loop_test(t, the_sentence_behind_a_correction_is_none_of_it, 0,
			    sizeof orders / sizeof *orders);
	tcase_add_test(t, where_nothing_stands_the_answer_says_so);
	tcase_set_timeout(t, 120);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
