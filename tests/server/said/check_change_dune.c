/* Changes that are asked for, over the orders of Dune (changed.h).
 * SPDX-License-Identifier: ISC */
#include "tests/rules/dune/dune_position.h"
#include "tests/server/said/changed.h"

static const struct changed_row rows[] = {
	{DU_PREDICT, B, "predict atreides turn 5", "prediction", "turn 6",
	 "predict Atreides turn 6", 1},
	{DU_PREDICT, B, "predict atreides turn 5", "prediction", "harkonnen turn 5",
	 "predict Harkonnen turn 5", 1},
	{DU_PLACE, A, "traitor stilgar", "traitor", "Alia", "traitor Alia", 1},
	{DU_PLACE, A, "dial storm 7", "storm dial", "9", "dial storm 9", 1},
	{DU_NEXUS, A, "ally fremen", "alliance", "Harkonnen", "ally Harkonnen", 1},
	{DU_BID, A, "bid 1 3", "bid", "5", "bid 1 5", 1},
	{DU_BID, A, "bid 1 3", "bid on lot 1", "5", "bid 1 5", 1},
	{DU_BID, A, "bid 1 3\nbid 2 4", "bid on lot 2", "6", "bid 2 6", 1},
	{DU_MARCH, A, "ship 2 to carthag", "shipment", "3", "ship 3 to Carthag", 1},
	{DU_MARCH, A, "ship 2 to carthag", "shipment", "Polar Sink",
	 "ship 2 to Polar Sink", 1},
	{DU_MARCH, A, "move 3 from arrakeen to imperial basin 10", "move", "2 forces",
	 "move 2 from Arrakeen to Imperial Basin 10", 0},
	{DU_MARCH, A, "revive 2", "revival", "1", "revive 1", 1},
	{DU_VOICE, A, "ask arrakeen vs harkonnen weapon", "question", "defence",
	 "ask Arrakeen vs Harkonnen defence", 1},
	{DU_VOICE, B, "voice carthag vs harkonnen no poison weapon", "command",
	 "no shield", "voice Carthag vs Harkonnen no shield", 0},
	{DU_PLAN, A, "battle arrakeen vs harkonnen dial 2 leader duncan idaho", "dial",
	 "1", "battle Arrakeen vs Harkonnen dial 1 leader Duncan Idaho", 1},
	{DU_PLAN, A, "battle arrakeen vs harkonnen dial 2 leader duncan idaho",
	 "leader", "Gurney Halleck",
	 "battle Arrakeen vs Harkonnen dial 2 leader Gurney Halleck", 1},
};

START_TEST(a_change_that_is_asked_for_is_that_change_or_waits)
{
	const struct changed_row *row = &rows[_i];

	dune_position(row->phase);
	struct du_view *v = arena_new(d.a, struct du_view);
	d.s.t.tanks[A] = 3;
	const struct reading *before = dune_read(row->seat, row->order);
	du_view_make(&d.s, row->seat, v);
	const struct reader reader = {.vocab = &du_vocab,
				      .view = v,
				      .seat = row->seat,
				      .turn = d.s.t.turn,
				      .phase = du_number(&d.s.t)};
	changed_law(d.a, row, &reader, before);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("changes asked for, Dune");
	TCase *t = tcase_create("change");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_add_loop_test(t, a_change_that_is_asked_for_is_that_change_or_waits, 0,
			    (int)(sizeof rows / sizeof *rows));
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
