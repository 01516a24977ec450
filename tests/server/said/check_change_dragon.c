/* Changes that are asked for, over the orders of Dragon Dune (changed.h).
 * SPDX-License-Identifier: ISC */
#include "tests/rules/dragon_dune/dune_position.h"
#include "tests/server/said/changed.h"

static const struct changed_row rows[] = {
	{DD_SETUP, O, "place 4 in 1c, 3 in 9f, 3 in 16f", "placement",
	 "5 in 1c, 5 in 9f", "place 5 in 1c, 5 in 9f", 1},
	{DD_COUNCIL, E, "pass", "alliance", "Goblins", "ally Goblins", 1},
	{DD_BID, E, "bid 1 3", "bid", "5", "bid 1 5", 1},
	{DD_BID, E, "bid 1 3\nbid 2 4", "bid on lot 2", "6", "bid 2 6", 1},
	{DD_BID, E, "maxcards 1", "maxcards", "2", "maxcards 2", 1},
	{DD_MARCH, E, "move 3 from 11 to 10", "move", "2 tokens",
	 "move 2 from 11 to 10", 0},
	{DD_MARCH, E, "move 3 from 5c to 4f", "move", "6", "move 3 from 5c to 6", 1},
	{DD_MARCH, E, "conscript 1 in 5c", "conscription", "2", "conscript 2 in 5c", 1},
	{DD_MARCH, E, "hire 1 in 5c", "hire", "2", "hire 2 in 5c", 1},
	{DD_BATTLE, E, "ask 11 vs goblins colour", "question", "number",
	 "ask 11 vs Goblins number", 0},
	{DD_BATTLE, D, "battle 11 vs orcs send 2", "plan", "send 3",
	 "battle 11 vs Orcs send 3", 1},
};

START_TEST(a_change_that_is_asked_for_is_that_change_or_waits)
{
	const struct changed_row *row = &rows[_i];

	dune_position(row->phase);
	struct dd_view *v = arena_new(d.a, struct dd_view);
	const struct reading *before = dune_read(row->seat, row->order);
	dd_view_make(&d.s, row->seat, v);
	const struct reader reader = {.vocab = &dd_vocab,
				      .view = v,
				      .seat = row->seat,
				      .turn = d.s.t.turn,
				      .phase = dd_number(&d.s.t)};
	changed_law(d.a, row, &reader, before);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("changes asked for, Dragon Dune");
	TCase *t = tcase_create("change");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_add_loop_test(t, a_change_that_is_asked_for_is_that_change_or_waits, 0,
			    (int)(sizeof rows / sizeof *rows));
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
