/* A turn ends: collection, bribes, victory of each kind.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/control.h"
#include "rules/dune/phases/collect.h"
#include "rules/dune/report/report.h"
#include "tests/rules/dune/dune_kit.h"

static int stronghold(int i)
{
	static const int all[] = {DU_ARRAKEEN, DU_CARTHAG, DU_TUEKS_SIETCH,
				  DU_SIETCH_TABR, DU_HABBANYA_SIETCH};
	return at(all[i], 0);
}

/* The seat holds strongholds from `first` on. */
static void hold(int seat, int first, int n)
{
	for (int i = 0; i < n; i++)
		put(seat, stronghold(first + i), 1, 0);
}

/* Collection -------------------------------------------------------------------------------- */

/* [DU-053] 1 Guild force in Tuek's Sietch, storm in sector 4: 1 spice. */
START_TEST(holding_a_city_or_the_smugglers_pays)
{
	for (int flow = 0; flow < 2; flow++) {
		dune_lay();
		d.s.t.option.increased_flow = (uint8_t)flow;
		d.s.t.storm = 4;
		put(G, stronghold(2), 1, 0);
		put(A, stronghold(0), 1, 0);
		put(A, stronghold(1), 1, 0);
		runs(du_collect);
		ck_assert_int_eq(d.s.h.spice[G], flow ? 11 : 10);
		ck_assert_int_eq(d.s.h.spice[A], flow ? 14 : 10);
	}
}
END_TEST

/* [DU-054] Contested, and with advisors beside. */
START_TEST(a_contested_stronghold_pays_nobody)
{
	put(A, stronghold(0), 1, 0);
	put(H, stronghold(0), 1, 0);
	put(B, stronghold(1), 1, 0);
	d.s.t.advisors[stronghold(1)] = 1;
	put(E, stronghold(1), 1, 0);
	ck_assert_int_eq(du_holder(&d.s.t, DU_ARRAKEEN), DU_NOBODY);
	ck_assert_int_eq(du_holder(&d.s.t, DU_CARTHAG), E);
	ck_assert_int_eq(du_holder(&d.s.t, DU_SIETCH_TABR), DU_NOBODY);
	runs(du_collect);
	ck_assert_int_eq(d.s.h.spice[A], 10);
	ck_assert_int_eq(d.s.h.spice[H], 10);
	ck_assert_int_eq(d.s.h.spice[B], 10);
	ck_assert_int_eq(d.s.h.spice[E], 12);
}
END_TEST

/* [DU-052] Forces in Hagga Basin@11 get nothing from @12; 2 each, 3 for who is in a city. */
START_TEST(each_force_in_the_sector_collects)
{
	d.s.t.option.increased_flow = 0;
	d.s.t.spice[at(DU_HAGGA_BASIN, 12)] = 6;
	d.s.t.spice[at(DU_OLD_GAP, 9)] = 8;
	d.s.t.spice[at(DU_RED_CHASM, 0)] = 8;
	put(A, at(DU_HAGGA_BASIN, 11), 4, 0);
	put(G, at(DU_OLD_GAP, 9), 2, 0);
	put(H, at(DU_RED_CHASM, 0), 2, 0);
	put(H, stronghold(1), 1, 0);
	runs(du_collect);
	ck_assert_int_eq(d.s.h.spice[A], 10);
	ck_assert_int_eq(d.s.h.spice[G], 14);
	ck_assert_int_eq(d.s.h.spice[H], 16);
	ck_assert_int_eq(d.s.t.spice[at(DU_HAGGA_BASIN, 12)], 6);
	ck_assert_int_eq(d.s.t.spice[at(DU_OLD_GAP, 9)], 4);
	ck_assert_int_eq(d.s.t.spice[at(DU_RED_CHASM, 0)], 2);
}
END_TEST

START_TEST(nobody_collects_more_than_lies_there_and_storm_order_decides)
{
	d.s.t.spice[at(DU_OLD_GAP, 9)] = 5;
	put(A, at(DU_OLD_GAP, 9), 2, 0);
	put(H, at(DU_OLD_GAP, 9), 2, 0);
	d.s.t.storm = 15; /* circle 16 comes first */
	runs(du_collect);
	ck_assert_int_eq(d.s.h.spice[H], 14);
	ck_assert_int_eq(d.s.h.spice[A], 11);
}
END_TEST

START_TEST(advisors_collect_nothing)
{
	d.s.t.spice[at(DU_OLD_GAP, 9)] = 5;
	put(B, at(DU_OLD_GAP, 9), 2, 0);
	d.s.t.advisors[at(DU_OLD_GAP, 9)] = 2;
	runs(du_collect);
	ck_assert_int_eq(d.s.h.spice[B], 10);
}
END_TEST

/* [DU-064] */
START_TEST(bribes_are_usable_after_the_pause)
{
	d.s.t.bribes[G] = 4;
	runs(du_mentat);
	ck_assert_int_eq(d.s.h.spice[G], 14);
	ck_assert_int_eq(d.s.t.bribes[G], 0);
	ck_assert_int_eq(d.s.t.phase, DU_BID); /* nobody has won */
}
END_TEST

/* Victory --------------------------------------------------------------------------------------- */

START_TEST(three_strongholds_win_alone)
{
	for (int n = 2; n <= 3; n++) {
		dune_lay();
		hold(E, 1, n);
		runs(du_mentat);
		ck_assert_int_eq(d.s.t.winners, n == 3 ? 1U << E : 0);
		ck_assert_int_eq(d.s.t.phase, n == 3 ? DU_OVER : DU_BID);
	}
	ck_assert_ptr_nonnull(happened(DU_EV_VICTORY, 2, E, 3));
}
END_TEST

START_TEST(two_allies_need_four_together)
{
	for (int n = 1; n <= 2; n++) {
		dune_lay();
		allies(E, G);
		hold(E, 0, 2);
		hold(G, 2, n);
		runs(du_mentat);
		ck_assert_int_eq(d.s.t.winners, n == 2 ? 1U << E | 1U << G : 0);
	}
	ck_assert_ptr_nonnull(
		happened(DU_EV_VICTORY_TWO, 3, E, G, 4)); /* circles 7, 13 */
}
END_TEST

/* [DU-055] The turn is the predicted one: the Bene Gesserit alone; another one: the pair. */
START_TEST(a_victory_that_was_foretold_is_theirs)
{
	for (int turn = 5; turn <= 6; turn++) {
		dune_lay();
		d.s.t.turn = (uint8_t)turn;
		d.s.h.predicted = G + 1;
		d.s.h.predicted_turn = 6;
		allies(E, G);
		hold(E, 0, 3);
		hold(G, 3, 1);
		runs(du_mentat);
		ck_assert_int_eq(d.s.t.winners,
				 turn == 6 ? 1U << B : 1U << E | 1U << G);
	}
	ck_assert_ptr_nonnull(happened(DU_EV_FORETOLD, 2, B, G));
}
END_TEST

/* [DU-056] Allied to the Emperor, predicted the Emperor: alone. */
START_TEST(the_bene_gesserit_may_foretell_their_own_ally)
{
	d.s.t.turn = 6;
	d.s.h.predicted = E + 1;
	d.s.h.predicted_turn = 6;
	allies(B, E);
	hold(E, 0, 4);
	runs(du_mentat);
	ck_assert_int_eq(d.s.t.winners, 1U << B);
}
END_TEST

/* [DU-001] Turn 10 ends the game, or the last one of the option. */
START_TEST(the_last_turn_ends_the_game)
{
	for (int turns = 10; turns <= 12; turns += 2) {
		dune_lay();
		d.s.t.turn = 10;
		d.s.t.option.turns = (uint8_t)turns;
		put(E, stronghold(3), 1, 0);
		runs(du_mentat);
		ck_assert_int_eq(d.s.t.phase == DU_OVER, turns == 10);
	}
}
END_TEST

static void ends(void)
{
	d.s.t.turn = 10;
	runs(du_mentat);
}

/* [DU-057] Nobody has the strongholds: the Guild wins, even against a prediction. */
START_TEST(the_guild_wins_when_nobody_has)
{
	put(E, stronghold(3), 1, 0);
	d.s.h.predicted = G + 1;
	d.s.h.predicted_turn = 10;
	ends();
	ck_assert_int_eq(d.s.t.winners, 1U << G);
	ck_assert_ptr_nonnull(happened(DU_EV_DEFAULT, 2, G, DU_NOBODY));
}
END_TEST

START_TEST(the_fremen_win_where_they_hold_out)
{
	static const struct {
		int seat, stronghold;
		bool fremen;
	} rows[] = {{DU_FREMEN, 3, true},        {DU_GUILD, 2, true},
		    {DU_BENE_GESSERIT, 2, true}, {DU_HARKONNEN, 2, false},
		    {DU_ATREIDES, 2, false},     {DU_EMPEROR, 2, false},
		    {DU_GUILD, 3, false},        {DU_BENE_GESSERIT, 4, false}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		put(rows[i].seat, stronghold(rows[i].stronghold), 1, 0);
		ends();
		ck_assert_int_eq(d.s.t.winners, 1U << (rows[i].fremen ? F : G));
	}
}
END_TEST

START_TEST(an_ally_of_the_fremen_shares_their_end)
{
	allies(F, A);
	ends();
	ck_assert_int_eq(d.s.t.winners, 1U << F | 1U << A);
}
END_TEST

START_TEST(without_the_guild_the_fremen_and_without_both_most_strongholds)
{
	players(1U << A | 1U << F | 1U << H);
	hold(H, 2, 2);
	ends();
	ck_assert_int_eq(d.s.t.winners, 1U << F);
	dune_lay();
	players(1U << A | 1U << E | 1U << H);
	hold(A, 0, 1);
	hold(H, 1, 2);
	ends();
	ck_assert_int_eq(d.s.t.winners, 1U << H);
	dune_lay();
	players(1U << A | 1U << E | 1U << H);
	hold(H, 1, 1);
	hold(E, 2, 1);
	ends(); /* equal: the first in storm order, circle 4 */
	ck_assert_int_eq(d.s.t.winners, 1U << E);
}
END_TEST

/* `with`: those who win with it, the seat itself among them. */
static void stands(int seat, int wanted_has, int wanted_needs, unsigned with)
{
	static struct du_view v;

	v.t = d.s.t;
	struct count_aim aim = du_count_aim(&v, seat);
	ck_assert_int_eq(aim.has, wanted_has);
	ck_assert_int_eq(aim.needs, wanted_needs);
	ck_assert_uint_eq(aim.with, with);
}

/* [DU-055] Who is ahead: three win alone, four for two allies, five for three; allies count together. */
START_TEST(standings_count_allies_together)
{
	hold(A, 0, 2);
	hold(H, 2, 1);
	hold(E, 3, 1);
	stands(A, 2, 3, 1U << A);
	stands(H, 1, 3, 1U << H);
	d.s.t.ally[A] = H;
	d.s.t.ally[H] = A;
	stands(A, 3, 4, 1U << A | 1U << H);
	stands(H, 3, 4, 1U << A | 1U << H);
	stands(E, 1, 3, 1U << E);
	d.s.t.ally[H] = E;
	d.s.t.ally[E] = A;
	stands(A, 4, 5, 1U << A | 1U << H | 1U << E);
	stands(E, 4, 5, 1U << A | 1U << H | 1U << E);
}
END_TEST

DUNE_MAIN("dune/collect", holding_a_city_or_the_smugglers_pays,
	  a_contested_stronghold_pays_nobody, each_force_in_the_sector_collects,
	  nobody_collects_more_than_lies_there_and_storm_order_decides,
	  advisors_collect_nothing, bribes_are_usable_after_the_pause,
	  three_strongholds_win_alone, standings_count_allies_together,
	  two_allies_need_four_together, a_victory_that_was_foretold_is_theirs,
	  the_bene_gesserit_may_foretell_their_own_ally, the_last_turn_ends_the_game,
	  the_guild_wins_when_nobody_has, the_fremen_win_where_they_hold_out,
	  an_ally_of_the_fremen_shares_their_end,
	  without_the_guild_the_fremen_and_without_both_most_strongholds)
