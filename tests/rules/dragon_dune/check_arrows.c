/* Arrows on 200 boards that chance made, from empty ones to crowded ones: none lies on a name, on gold or on a number of tokens.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/report/board.h"
#include "tests/kit/share.h"
#include "tests/rules/dragon_dune/dune_kit.h"
#include "tests/rules/pieces/arrows.h"

enum { BOARDS = 200, MOVES_MOST = 8, FAR = 4 /* the longest move */ };

static uint64_t seed;

static int chance(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (uint64_t)n);
}

/* Returns how many moves there were. */
static int board(int number, struct events *moved)
{
	int wanted = 1 + number % MOVES_MOST, n = 0;

	seed = (uint64_t)number * 7919 + 1;
	dune_clear();
	dune_lay();
	*moved = (struct events){.a = d.a};
	d.s.t.dragon = (uint8_t)(1 + chance(DD_NUMBERS));
	for (int area = 0; area < DD_AREAS; area++) {
		for (int seat = 0; seat < DD_SEATS; seat++)
			if (chance(200) < number % 100)
				put(seat, area, 1 + chance(15));
		if (dd_map[area].gold && chance(3) == 0)
			d.s.t.lying[area] = (uint8_t)(2 + chance(20));
	}
	while (n < wanted) {
		int from = chance(DD_AREAS), to = chance(DD_AREAS),
		    seat = chance(DD_SEATS);
		if (from == to || graph_distance(dd_graph(), from, to, NULL) > FAR)
			continue;
		put(seat, to, 1 + chance(15));
		event_add(moved, DD_EV_MOVED, AUDIENCE_ALL, "", 5, seat, 3, from, to,
			  0);
		n++;
	}
	return n;
}

static const enum figure_use uses[] = {FIGURE_SHEET, FIGURE_PHONE};

START_TEST(no_arrow_lies_on_a_name_or_a_number)
{
	int bad = 0, nameless = 0, there = 0, wanted = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		struct events moved;
		wanted += board(i, &moved);
		struct figure *f = arena_new(d.a, struct figure);
		struct dd_view *v = arena_new(d.a, struct dd_view);
		*f = figure_in(d.a, 0, 0);
		f->use = uses[_i];
		dd_view_make(&d.s, SEAT_READERS, v);
		dd_board(v, &moved, f);
		bad += arrows_on_texts(f, i);
		nameless += arrows_nameless(f);
		there += arrows_told(d.a, f, moved.n);
		ck_assert_int_eq(moves_told(f), moved.n - arrows_in(f));
	}
	ck_assert_int_eq(bad, 0);
	ck_assert_int_eq(nameless, 0);
	ck_assert_msg(there * 100 >= 97 * wanted, "%d of %d", there, wanted);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dragon_dune/arrows");
	TCase *c = tcase_create("arrows");

	tcase_add_checked_fixture(c, dune_lay, dune_clear);
	tcase_add_loop_test(c, no_arrow_lies_on_a_name_or_a_number, 0, 2);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
