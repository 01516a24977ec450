/* Players are called by name in orders and press, by people whose keyboards lack half of its letters.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"
#include "tests/orders/toy.h"

#include "orders/lexis/fold.h"
#include "orders/read.h"

/* clang-format off */
static const struct { const char *typed, *name; bool same; } pairs[] = {
	{"Jose", "Jos\xc3\xa9", true}, {"jos\xc3\xa9", "JOS\xc3\x89", true}, {"Jos\xc3\xa9", "Jose", true},
	{"Jose\xcc\x81", "Jos\xc3\xa9", true}, /* the accent as a character of its own */
	{"Mueller", "M\xc3\xbcller", true}, {"Muller", "M\xc3\xbcller", true}, {"M\xc3\xbcller", "Mueller", true},
	{"Mu\xcc\x88ller", "Mueller", true}, {"Angstroem", "\xc3\x85ngstr\xc3\xb6m", false}, /* one way or the other, not both */
	{"Aangstroem", "\xc3\x85ngstr\xc3\xb6m", true}, {"Angstrom", "\xc3\x85ngstr\xc3\xb6m", true},
	{"Weiss", "Wei\xc3\x9f", true}, {"Weis", "Wei\xc3\x9f", false}, {"Soren", "S\xc3\xb8ren", true}, {"Soeren", "S\xc3\xb8ren", true},
	{"Lukasz", "\xc5\x81ukasz", true}, {"Dvorak", "Dvo\xc5\x99\xc3\xa1k", true}, {"Francois", "Fran\xc3\xa7ois", true},
	{"Josef", "Jos\xc3\xa9", false}, {"Jos", "Jos\xc3\xa9", false}, {"", "Jos\xc3\xa9", false}, {"Jos\xc3", "Jos\xc3\xa9", false},
	{"\xd0\x98\xd0\xb2\xd0\xb0\xd0\xbd", "\xd0\x98\xd0\xb2\xd0\xb0\xd0\xbd", true}, {"Ivan", "\xd0\x98\xd0\xb2\xd0\xb0\xd0\xbd", false},
};
/* clang-format on */

START_TEST(names_meet_with_and_without_their_accents)
{
	ck_assert_msg(fold_same(str_of(pairs[_i].typed), str_of(pairs[_i].name)) ==
			      pairs[_i].same,
		      "%s, %s", pairs[_i].typed, pairs[_i].name);
}
END_TEST

START_TEST(every_letter_with_an_accent_has_one_without)
{
	for (unsigned point = 0xc0; point <= 0x17f; point++) {
		char s[3] = {(char)(0xc0 | point >> 6), (char)(0x80 | (point & 0x3f)),
			     0};
		bool met = false;
		for (char c = 'a'; c <= 'z'; c++)
			met |= fold_same((struct str){&c, 1}, str_of(s));
		/* The two signs, and the sharp s, which is two letters. */
		ck_assert_msg(met == (point != 0xd7 && point != 0xf7 && point != 0xdf),
			      "U+%04X", point);
	}
}
END_TEST

static int seat_of(struct arena *a, const char *typed, const char *one, const char *two,
		   const char *three)
{
	struct reader r = toy_reader(1);
	const struct reading *in;

	r.names[0] = one;
	r.names[1] = two;
	r.names[2] = three;
	in = orders_read(a, &r, str_printf(a, "paint %s\n", typed), NULL);
	if (in->n_accepted != 1)
		return -1;
	return str_find(in->lines[0].reading, STR("Red")) != SIZE_MAX    ? 0
	       : str_find(in->lines[0].reading, STR("Blue")) != SIZE_MAX ? 1
									 : 2;
}

START_TEST(orders_name_players_so)
{
	struct arena *a = arena_create();

	ck_assert_int_eq(seat_of(a, "Jose", "Ann", "Jos\xc3\xa9 Silva", "Cat"), 1);
	ck_assert_int_eq(seat_of(a, "jos\xc3\xa9", "Ann", "Jose Silva", "Cat"), 1);
	ck_assert_int_eq(seat_of(a, "Joerg", "Ann", "Bob", "J\xc3\xb6rg Wei\xc3\x9f"),
			 2);
	/* Two of one name are nobody, however they write it; so are three. */
	ck_assert_int_eq(seat_of(a, "Jose", "Jose A", "Jos\xc3\xa9 B", "Cat"), -1);
	ck_assert_int_eq(seat_of(a, "Ann", "Ann A", "Ann B", "Ann C"), -1);
	arena_destroy(a);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("names");
	TCase *t = tcase_create("names");

	tcase_add_loop_test(t, names_meet_with_and_without_their_accents, 0,
			    sizeof pairs / sizeof *pairs);
	tcase_add_test(t, every_letter_with_an_accent_has_one_without);
	tcase_add_test(t, orders_name_players_so);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
