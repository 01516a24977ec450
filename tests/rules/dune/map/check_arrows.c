/* Arrows on 200 boards that chance made, from empty ones to crowded ones: none lies on a name, on spice or on a number of forces.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/report/board.h"
#include "tests/kit/share.h"
#include "tests/rules/dune/dune_kit.h"
#include "tests/rules/pieces/arrows.h"

enum { BOARDS = 200, MOVES_MOST = 8, FAR = 3 /* the longest march */ };

static uint64_t seed;

static int chance(int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (int)((seed >> 33) % (uint64_t)n);
}

/* Returns how many moves there were: marches, and shipments from beyond the rim. */
static int board(int number, struct events *moved)
{
	int wanted = 1 + number % MOVES_MOST;

	seed = (uint64_t)number * 7919 + 1;
	dune_clear();
	dune_lay();
	*moved = (struct events){.a = d.a};
	d.s.t.storm = (uint8_t)(1 + chance(DU_SECTORS));
	for (int area = 0; area < DU_AREAS; area++) {
		for (int seat = 0; seat < DU_SEATS; seat++)
			if (chance(1500) < number % 100)
				put(seat, area, 1 + chance(15), chance(8) == 0);
		if (chance(12) == 0)
			d.s.t.spice[area] = (uint8_t)(2 + chance(20));
	}
	for (int n = 0; n < wanted;) {
		int from = chance(DU_AREAS), to = chance(DU_AREAS),
		    seat = chance(DU_SEATS), left = du_territory_of(from);
		bool ships = chance(3) == 0 && du_territory_of(to) != DU_POLAR_SINK;
		if (!ships && (du_territory_of(to) == left ||
			       graph_distance(du_graph(d.a), from, to, NULL) > FAR))
			continue;
		n++;
		put(seat, to, 1 + chance(15), 0);
		if (ships)
			event_add(moved, DU_EV_SHIPPED, AUDIENCE_ALL, "", 6, seat, 3, 0,
				  to, 3, seat);
		else
			event_add(moved, DU_EV_MOVED, AUDIENCE_ALL, "", 7, seat, 3, 0,
				  left, to, 0, 0);
	}
	return wanted;
}

static const enum figure_use uses[] = {FIGURE_SHEET, FIGURE_PHONE};

START_TEST(no_arrow_lies_on_a_name_or_a_number)
{
	static const int least[] = {[FIGURE_SHEET] = 94, [FIGURE_PHONE] = 87};
	int bad = 0, there = 0, wanted = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		struct events moved;
		wanted += board(i, &moved);
		struct figure *f = arena_new(d.a, struct figure);
		struct du_view *v = arena_new(d.a, struct du_view);
		*f = figure_in(d.a, 0, 0);
		f->use = uses[_i];
		du_view_make(&d.s, SEAT_READERS, v);
		du_board(v, &moved, f);
		bad += arrows_on_texts(f, i);
		there += arrows_in(f);
		int lost = moved.n - arrows_in(f);
		struct str told = str_printf(
			d.a, " Moves for whose arrow the map has no room: %d.", lost);
		ck_assert((str_find(f->words, told) != SIZE_MAX) == (lost > 0));
	}
	ck_assert_int_eq(bad, 0);
	ck_assert_msg(there * 100 / wanted >= least[uses[_i]], "%d of %d", there,
		      wanted);
}
END_TEST

/* Counters and numbers of spice keep off each other and off all names, but on boards so crowded that there is no room: rare ones. */
START_TEST(counters_and_spice_lie_on_no_name)
{
	static const int most[] = {[FIGURE_SHEET] = 0, [FIGURE_PHONE] = 1}; /* in 100 */
	int bad = 0, all = 0;

	for (int i = 0; i < share_rounds(BOARDS, BOARDS); i++) {
		struct events moved;
		(void)board(i, &moved);
		moved.n = 0;
		struct figure *f = arena_new(d.a, struct figure);
		struct du_view *v = arena_new(d.a, struct du_view);
		*f = figure_in(d.a, 0, 0);
		f->use = uses[_i];
		du_view_make(&d.s, SEAT_READERS, v);
		du_board(v, &moved, f);
		for (int k = 0; k < f->n; k++)
			all += f->shapes[k].kind == FIGURE_TEXT;
		bad += texts_covered(f);
	}
	ck_assert_msg(bad * 100 <= most[uses[_i]] * all, "%d of %d", bad, all);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dune/arrows");
	TCase *c = tcase_create("arrows");

	tcase_add_checked_fixture(c, dune_lay, dune_clear);
	tcase_add_loop_test(c, no_arrow_lies_on_a_name_or_a_number, 0, 2);
	tcase_add_loop_test(c, counters_and_spice_lie_on_no_name, 0, 2);
	suite_add_tcase(s, c);
	return s;
}

CHECK_MAIN(suite)
