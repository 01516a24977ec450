/* The key below a map: each counter has the letter of its name, and no row is longer than its place.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/figure/figure_key.h"
#include "tests/check_main.h"

enum { LEFT = 10, LETTER_INK = 0x112233, NAME_INK = 0x445566 };

static const char *const names[] = {"Atreides", "Bene Gesserit", "Emperor",
				    "Fremen",   "Guild",         "Harkonnen"};
enum { NAMES = sizeof names / sizeof *names };

/* The letter in the counter, and the name right of it on the same line. */
static void names_its_counter(const struct figure *f, int i, const char *name)
{
	const struct figure_shape *words = &f->shapes[i], *circle = words + 1,
				  *letter = words + 2;

	ck_assert(str_is(words->text, name));
	ck_assert_int_eq(words->paint.fill, NAME_INK);
	ck_assert_int_eq(circle->kind, FIGURE_CIRCLE);
	ck_assert_int_eq(circle->paint.fill, i);
	ck_assert(str_equal(letter->text, str_slice(str_of(name), 0, 1)));
	ck_assert_int_eq(letter->paint.fill, LETTER_INK);
	ck_assert_int_eq(letter->at[0].x, circle->at[0].x);
	ck_assert_int_le(figure_text_width(letter->text, letter->size, true),
			 2 * circle->size);
	ck_assert_int_le(circle->at[0].x + circle->size, words->at[0].x);
	ck_assert_int_ge(circle->at[0].x - circle->size, LEFT);
	ck_assert_int_lt(circle->at[0].y, words->at[0].y);
	ck_assert_int_lt(words->at[0].y - circle->at[0].y, words->size);
}

START_TEST(each_counter_has_its_letter_and_fits_its_row)
{
	for (int right = 150; right <= 640; right += 10)
		for (int type = 10; type <= 14; type++) {
			struct arena *a = arena_create();
			struct figure f = figure_in(a, right, 200);
			struct figure_key k = {.f = &f,
					       .left = LEFT,
					       .right = right,
					       .type = type,
					       .ink = NAME_INK,
					       .dark = LETTER_INK,
					       .x = LEFT,
					       .y = 20};
			for (int i = 0; i < NAMES; i++)
				figure_key_counter(&k, f.n, str_of(names[i]));
			figure_key_words(&k, 0xff0000, STR("+8 spice"));
			ck_assert_int_eq(f.n, 3 * NAMES + 1);
			for (int i = 0; i < NAMES; i++)
				names_its_counter(&f, 3 * i, names[i]);
			for (int i = 0; i < f.n; i++)
				if (f.shapes[i].kind == FIGURE_TEXT &&
				    f.shapes[i].anchor == FIGURE_START)
					ck_assert_int_le(
						f.shapes[i].at[0].x +
							figure_text_width(
								f.shapes[i].text, type,
								false),
						right);
			ck_assert_int_eq(f.shapes[f.n - 1].paint.fill, 0xff0000);
			arena_destroy(a);
		}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("figure key");
	TCase *c = tcase_create("rows");

	tcase_add_test(c, each_counter_has_its_letter_and_fits_its_row);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
