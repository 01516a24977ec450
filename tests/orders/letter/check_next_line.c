/* Behind `else` at a line's end the next line belongs to it only if both read as an order, or if it is an
 * order that was not understood. All else stays a line of its own, however it is written.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>

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

/* What is on the second line belongs to the first, or it has this verdict. */
/* clang-format off */
static const struct { const char *below; bool joined; enum verdict verdict; } lines[] = {
	{"feed blue 2", true, VERDICT_BLANK},
	{"feed blue 2 else\nfeed green 1", true, VERDICT_BLANK},
	{"nothing", true, VERDICT_BLANK},
	{"feed blue 9", true, VERDICT_BLANK}, /* 5 is the most: told with its order */
	{"feed blue", true, VERDICT_BLANK},
	{"Sorry, busy week!", false, VERDICT_NOTE},
	{"Can we have one more day?", false, VERDICT_NOTE},
	{"paint blue", false, VERDICT_OK}, /* another decision */
	{"paint blue if red sleeps", false, VERDICT_OK},
	{"wait", false, VERDICT_COMMAND},
};
/* clang-format on */

static const char *const ends[] = {"else", "otherwise", ", otherwise", "ELSE"};

START_TEST(only_an_alternative_belongs_behind_else)
{
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		char text[200];
		snprintf(text, sizeof text, "feed red 3 %s\n%s\n", ends[i],
			 lines[_i].below);
		const struct reading *r = toy_on(a, 1, text, NULL);
		if (lines[_i].joined) {
			ck_assert_msg(r->lines[0].n_typed > 1, "%s", text);
		} else {
			ck_assert_msg(r->lines[0].n_typed == 1, "%s", text);
			ck_assert_int_eq(r->lines[1].verdict, lines[_i].verdict);
			ck_assert_int_eq(r->lines[0].verdict, VERDICT_REFUSED);
		}
	}
}
END_TEST

/* A letter of nothing but alternatives is put together line by line, as far as it is worth it; the lines
 * behind that are put together untried. */
START_TEST(many_alternatives_belong_together)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < 5; i++)
		buf_printf(&b, "feed red %d if blue sleeps else\n", i % 5 + 1);
	buf_z(&b, "feed green 1\n");
	for (int i = 0; i < 200; i++)
		buf_z(&b, "paint red else\nSorry, busy week!\n\n");
	const struct reading *r = toy_on(a, 1, str_z(a, buf_str(&b)), NULL);
	ck_assert_int_eq(r->lines[0].n_typed, 6);
	ck_assert_int_eq(r->lines[0].verdict, VERDICT_OK);
	ck_assert_int_eq(r->lines[1].n_typed, 1);
	ck_assert_int_eq(r->lines[2].verdict, VERDICT_NOTE);
	ck_assert_int_eq(r->lines[r->n_lines - 2].n_typed, 2);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("lines that go on");
	TCase *t = tcase_create("else");

	tcase_add_checked_fixture(t, open_arena, close_arena);
	tcase_add_loop_test(t, only_an_alternative_belongs_behind_else, 0,
			    sizeof lines / sizeof *lines);
	tcase_add_test(t, many_alternatives_belong_together);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
