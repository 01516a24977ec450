/* A turn begins: storm, spice blow, worms, charity.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/begin.h"
#include "rules/dune/phases/blow.h"
#include "rules/dune/phases/storm.h"
#include "tests/rules/dune/dune_kit.h"

/* The storm --------------------------------------------------------------------------------- */

static int sectors;
static void storm(struct du_run *r)
{
	du_storm_moves(r, sectors);
}

static void storm_moves(int n)
{
	sectors = n;
	runs(storm);
}

/* [DU-002] Storm 17, move 3: enters 18, 1, 2. */
START_TEST(the_storm_sweeps_each_sector_that_it_enters)
{
	d.s.t.storm = 17;
	put(A, at(DU_CIELAGO_WEST, 17), 1, 0);
	put(A, at(DU_CIELAGO_WEST, 18), 2, 0);
	put(A, at(DU_CIELAGO_SOUTH, 1), 3, 0);
	put(A, at(DU_CIELAGO_EAST, 2), 4, 0);
	put(A, at(DU_CIELAGO_EAST, 3), 5, 0);
	d.s.t.spice[at(DU_CIELAGO_NORTH, 2)] = 8;
	d.s.t.spice[at(DU_HARG_PASS, 3)] = 2;
	storm_moves(3);
	ck_assert_int_eq(d.s.t.storm, 2);
	ck_assert_int_eq(in(A, DU_CIELAGO_WEST, 17), 1);
	ck_assert_int_eq(in(A, DU_CIELAGO_WEST, 18), 0);
	ck_assert_int_eq(in(A, DU_CIELAGO_SOUTH, 1), 0);
	ck_assert_int_eq(in(A, DU_CIELAGO_EAST, 2), 0);
	ck_assert_int_eq(in(A, DU_CIELAGO_EAST, 3), 5);
	ck_assert_int_eq(d.s.t.tanks[A], 9);
	ck_assert_int_eq(d.s.t.spice[at(DU_CIELAGO_NORTH, 2)], 0);
	ck_assert_int_eq(d.s.t.spice[at(DU_HARG_PASS, 3)], 2);
}
END_TEST

START_TEST(rock_strongholds_and_the_basin_are_safe_while_the_wall_stands)
{
	for (int gone = 0; gone < 2; gone++) {
		dune_lay();
		d.s.t.storm = 8;
		if (gone) {
			d.s.t.wall_gone = 1;
			take_out(d.s.h.deck, &d.s.t.n_deck, DU_FAMILY_ATOMICS);
		}
		put(A, at(DU_ARRAKEEN, 0), 5, 0);
		put(E, at(DU_IMPERIAL_BASIN, 9), 3, 2);
		put(G, at(DU_PLASTIC_BASIN, 12), 2, 0);
		put(H, at(DU_SIETCH_TABR, 0), 2, 0);
		storm_moves(5); /* to 13 */
		ck_assert_int_eq(in(A, DU_ARRAKEEN, 0), gone ? 0 : 5);
		ck_assert_int_eq(in(E, DU_IMPERIAL_BASIN, 9), gone ? 0 : 3);
		ck_assert_int_eq(d.s.t.tanks_elites[E], gone ? 2 : 0);
		ck_assert_int_eq(in(G, DU_PLASTIC_BASIN, 12), 2);
		ck_assert_int_eq(in(H, DU_SIETCH_TABR, 0), 2);
	}
}
END_TEST

/* [DU-009] */
START_TEST(a_full_circle_leaves_the_polar_sink_alone)
{
	put(A, at(DU_POLAR_SINK, 0), 5, 0);
	storm_moves(18);
	ck_assert_int_eq(in(A, DU_POLAR_SINK, 0), 5);
	ck_assert_int_eq(d.s.t.storm, 18);
}
END_TEST

/* [DU-008] 4 Fremen in storm: 2 lost once. */
START_TEST(fremen_lose_half_and_not_again_where_the_storm_stays)
{
	d.s.t.storm = 5;
	put(F, at(DU_RED_CHASM, 0), 4, 3);
	put(A, at(DU_RED_CHASM, 0), 2, 0);
	storm_moves(1);
	ck_assert_int_eq(in(F, DU_RED_CHASM, 0), 2);
	ck_assert_int_eq(d.s.t.tanks_elites[F], 1); /* Fedaykin last */
	ck_assert_int_eq(in(A, DU_RED_CHASM, 0), 0);
	put(A, at(DU_RED_CHASM, 0), 1, 0);
	storm_moves(0);
	ck_assert_int_eq(d.s.t.storm, 6);
	ck_assert_int_eq(in(F, DU_RED_CHASM, 0), 2);
	ck_assert_int_eq(in(A, DU_RED_CHASM, 0), 0); /* stopping counts for others */
}
END_TEST

START_TEST(half_of_the_fremen_is_rounded_up_and_basic_fremen_all_die)
{
	for (int advanced = 0; advanced < 2; advanced++) {
		dune_lay();
		d.s.t.option.advanced_factions = (uint8_t)advanced;
		d.s.t.storm = 5;
		put(F, at(DU_RED_CHASM, 0), 5, 0);
		storm_moves(1);
		ck_assert_int_eq(in(F, DU_RED_CHASM, 0), advanced ? 2 : 0);
	}
}
END_TEST

START_TEST(a_card_moves_the_storm_that_the_fremen_saw)
{
	d.s.h.next_storm = 6;
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.storm, 6);
	runs(du_see_storm);
	ck_assert(d.s.h.next_storm >= 1 && d.s.h.next_storm <= 6);
	const struct event *e = happened(DU_EV_NEXT_STORM, 1, d.s.h.next_storm);
	ck_assert_ptr_nonnull(e);
	ck_assert_int_eq(e->audience, AUDIENCE_SEAT(F));
}
END_TEST

START_TEST(without_advanced_fremen_two_dial_the_storm)
{
	players(1U << A | 1U << H);
	runs(du_see_storm);
	ck_assert_int_eq(d.s.h.next_storm, 0);
	orders(A, (struct du_order){.verb = DU_DIAL, .n = 3}, 0);
	orders(H, (struct du_order){.verb = DU_DIAL, .n = 4}, 0); /* 3 at most */
	runs(du_turn_storm);
	const struct event *e = happened(DU_EV_DIALS, 3, A, 3, H);
	ck_assert_ptr_nonnull(e);
	ck_assert(e->arg[3] >= 1 && e->arg[3] <= 3);
	ck_assert_int_eq(d.s.t.storm, 3 + e->arg[3]);
	ck_assert_ptr_nonnull(happened(DU_EV_UNUSED, 2, H, DU_WHY_RANGE));
	d.s.t.option.storm_deck = 1;
	runs(du_see_storm);
	ck_assert_int_ne(d.s.h.next_storm, 0);
	ck_assert_ptr_null(happened(DU_EV_NEXT_STORM, 0)); /* nobody sees it */
}
END_TEST

/* The blow ----------------------------------------------------------------------------------- */

START_TEST(spice_blows_on_both_piles)
{
	comes(2, DU_OLD_GAP, DU_CIELAGO_SOUTH);
	d.s.t.spice[at(DU_OLD_GAP, 9)] = 4;
	runs(du_blow);
	ck_assert_int_eq(d.s.t.spice[at(DU_OLD_GAP, 9)], 10);
	ck_assert_int_eq(d.s.t.spice[at(DU_CIELAGO_SOUTH, 1)], 12);
	ck_assert_int_eq(du_pile_top(&d.s.t, 0), DU_OLD_GAP);
	ck_assert_int_eq(du_pile_top(&d.s.t, 1), DU_CIELAGO_SOUTH);
	ck_assert_int_eq(d.s.t.n_coming, 19);
	ck_assert_int_eq(d.s.t.worms, 0);
}
END_TEST

START_TEST(without_the_double_blow_there_is_one_pile)
{
	d.s.t.option.double_blow = 0;
	comes(2, DU_OLD_GAP, DU_CIELAGO_SOUTH);
	runs(du_blow);
	ck_assert_int_eq(d.s.t.n_coming, 20);
	ck_assert_int_eq(d.s.t.n_pile[1], 0);
	ck_assert_int_eq(d.s.t.spice[at(DU_CIELAGO_SOUTH, 1)], 0);
}
END_TEST

/* [DU-010] Storm 12, Hagga Basin: no spice, and a later worm eats there. */
START_TEST(no_spice_blows_in_the_storm)
{
	d.s.t.storm = 12;
	put(A, at(DU_HAGGA_BASIN, 11), 3, 0);
	comes(5, DU_HAGGA_BASIN, DU_OLD_GAP, DU_SHAI_HULUD, DU_RED_CHASM,
	      DU_SIHAYA_RIDGE);
	runs(du_blow);
	ck_assert_int_eq(d.s.t.spice[at(DU_HAGGA_BASIN, 12)], 0);
	ck_assert_int_eq(du_pile_top(&d.s.t, 0), DU_HAGGA_BASIN);
	ck_assert_ptr_nonnull(happened(DU_EV_BLOW, 3, 0, at(DU_HAGGA_BASIN, 12), 0));
	runs(du_blow);
	ck_assert_int_eq(in(A, DU_HAGGA_BASIN, 11), 0);
	ck_assert_ptr_nonnull(happened(DU_EV_WORM, 2, 0, DU_HAGGA_BASIN));
}
END_TEST

START_TEST(a_worm_eats_all_of_the_territory_on_its_pile_but_no_fremen)
{
	lies(0, DU_OLD_GAP);
	lies(0, DU_THE_MINOR_ERG);
	lies(1, DU_HABBANYA_ERG);
	comes(3, DU_SHAI_HULUD, DU_SIHAYA_RIDGE, DU_RED_CHASM);
	put(A, at(DU_THE_MINOR_ERG, 4), 2, 0);
	put(H, at(DU_THE_MINOR_ERG, 7), 3, 0);
	put(F, at(DU_THE_MINOR_ERG, 7), 4, 0);
	put(A, at(DU_OLD_GAP, 9), 1, 0);
	put(A, at(DU_HABBANYA_ERG, 15), 1, 0);
	d.s.t.spice[at(DU_THE_MINOR_ERG, 7)] = 8;
	runs(du_blow);
	ck_assert_int_eq(in(A, DU_THE_MINOR_ERG, 4), 0);
	ck_assert_int_eq(in(H, DU_THE_MINOR_ERG, 7), 0);
	ck_assert_int_eq(in(F, DU_THE_MINOR_ERG, 7), 4);
	ck_assert_int_eq(d.s.t.spice[at(DU_THE_MINOR_ERG, 7)], 0);
	ck_assert_int_eq(in(A, DU_OLD_GAP, 9), 1);
	ck_assert_int_eq(in(A, DU_HABBANYA_ERG, 15), 1);
	ck_assert_int_eq(d.s.t.worms, 1);
	ck_assert_int_eq(du_pile_top(&d.s.t, 0), DU_SIHAYA_RIDGE);
	ck_assert_int_eq(d.s.t.pile[0][2], DU_SHAI_HULUD);
}
END_TEST

START_TEST(fremen_whose_advantage_is_cancelled_are_eaten)
{
	lies(0, DU_OLD_GAP);
	comes(3, DU_SHAI_HULUD, DU_SIHAYA_RIDGE, DU_RED_CHASM);
	put(F, at(DU_OLD_GAP, 9), 4, 1);
	d.s.t.cancelled[DU_FRE_WORM] = 1;
	runs(du_blow);
	ck_assert_int_eq(d.s.t.tanks[F], 4);
}
END_TEST

/* [DU-011] The first card of turn 2 is a worm and the pile is empty: nothing is eaten. */
START_TEST(a_worm_on_an_empty_pile_eats_nothing)
{
	comes(3, DU_SHAI_HULUD, DU_OLD_GAP, DU_RED_CHASM);
	put(A, at(DU_OLD_GAP, 9), 1, 0);
	runs(du_blow);
	ck_assert_ptr_nonnull(happened(DU_EV_WORM, 2, 0, DU_NOWHERE));
	ck_assert_int_eq(in(A, DU_OLD_GAP, 9), 1);
	ck_assert_int_eq(d.s.t.worms, 1);
}
END_TEST

/* [DU-014] Two worms on A, no Fremen: one territory is eaten. */
START_TEST(the_second_worm_of_a_blow_is_only_laid_down)
{
	players(DU_ALL_SEATS & ~(1U << F));
	lies(0, DU_OLD_GAP);
	lies(0, DU_RED_CHASM);
	comes(4, DU_SHAI_HULUD, DU_SHAI_HULUD, DU_SIHAYA_RIDGE, DU_FUNERAL_PLAIN);
	put(A, at(DU_RED_CHASM, 0), 2, 0);
	put(A, at(DU_OLD_GAP, 9), 2, 0);
	runs(du_blow);
	ck_assert_int_eq(in(A, DU_RED_CHASM, 0), 0);
	ck_assert_int_eq(in(A, DU_OLD_GAP, 9), 2);
	ck_assert_int_eq(d.s.t.worms, 2);
	ck_assert_ptr_nonnull(happened(DU_EV_WORM_IDLE, 1, 0));
}
END_TEST

/* [DU-014] By default among most enemies, the first territory of equals; allies do not count. */
START_TEST(the_fremen_send_the_second_worm)
{
	for (int ordered = 0; ordered < 3; ordered++) {
		dune_lay();
		comes(4, DU_SHAI_HULUD, DU_SHAI_HULUD, DU_SIHAYA_RIDGE,
		      DU_FUNERAL_PLAIN);
		allies(F, G);
		put(G, at(DU_ARSUNT, 10), 9, 0);
		put(A, at(DU_WIND_PASS, 14), 3, 0);
		put(A, at(DU_GARA_KULON, 0), 3, 0);
		put(A, at(DU_PLASTIC_BASIN, 12), 4, 0); /* rock */
		put(H, at(DU_IMPERIAL_BASIN, 9), 2, 0);
		if (ordered) {
			struct du_order o = {.verb = DU_SANDWORM, .n_list = 1};
			o.list[0] = ordered == 1 ? DU_IMPERIAL_BASIN : DU_PLASTIC_BASIN;
			orders(F, o, 0);
		}
		runs(du_blow);
		ck_assert_int_eq(in(G, DU_ARSUNT, 10), 9);
		ck_assert_int_eq(in(A, DU_GARA_KULON, 0), ordered == 1 ? 3 : 0);
		ck_assert_int_eq(in(A, DU_WIND_PASS, 14), 3);
		ck_assert_int_eq(in(A, DU_PLASTIC_BASIN, 12), 4);
		ck_assert_int_eq(in(H, DU_IMPERIAL_BASIN, 9), ordered == 1 ? 0 : 2);
		if (ordered == 2)
			ck_assert_ptr_nonnull(
				happened(DU_EV_UNUSED, 2, F, DU_WHY_NOT_SAND));
	}
}
END_TEST

START_TEST(worms_of_turn_1_are_set_aside_and_shuffled_back)
{
	d.s.t.turn = 1;
	comes(5, DU_SHAI_HULUD, DU_SHAI_HULUD, DU_OLD_GAP, DU_SHAI_HULUD, DU_RED_CHASM);
	runs(du_blow);
	ck_assert_int_eq(d.s.t.worms, 0);
	ck_assert_int_eq(d.s.t.n_coming, 19);
	ck_assert_int_eq(d.s.t.n_pile[0], 1);
	ck_assert_int_eq(d.s.t.n_pile[1], 1);
}
END_TEST

/* [DU-015] 21 cards drawn: the next deck has 19. */
START_TEST(the_next_deck_leaves_the_top_territory_of_each_pile)
{
	uint8_t all[DU_SPICE_CARDS];

	du_spice_deck(all);
	for (int i = 0; i < DU_SPICE_CARDS; i++) /* the worms come last, on B */
		du_pile_add(&d.s.t, i >= 10, all[i]);
	memset(d.s.h.coming, 0, sizeof d.s.h.coming);
	d.s.t.n_coming = 0;
	int top_a = all[9], top_b = all[14];
	int card = du_draw_spice(&d.s, &d.rng);
	ck_assert_int_eq(d.s.t.n_coming, 19 - 1);
	ck_assert_int_eq(d.s.t.n_pile[0], 1);
	ck_assert_int_eq(d.s.t.n_pile[1], 1);
	ck_assert_int_eq(d.s.t.pile[0][0], top_a);
	ck_assert_int_eq(d.s.t.pile[1][0], top_b);
	du_pile_add(&d.s.t, 0, card);
	is_sound();
}
END_TEST

/* [DU-012] Worms on A and on B: one nexus phase. */
START_TEST(worms_on_both_piles_are_one_nexus)
{
	players(1U << A | 1U << E);
	d.s.t.turn = 0;
	d.s.t.phase = DU_PLACE;
	d.s.h.spice[A] = d.s.h.spice[E] = 0;
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DU_BID); /* never in turn 1 */
	dune_lay();
	comes(4, DU_SHAI_HULUD, DU_OLD_GAP, DU_SHAI_HULUD, DU_RED_CHASM);
	runs(du_blow);
	ck_assert_int_eq(d.s.t.worms, 2);
	ck_assert_int_eq(d.s.t.n_pile[0], 2);
	ck_assert_int_eq(d.s.t.n_pile[1], 2);
}
END_TEST

/* Charity --------------------------------------------------------------------------------------- */

/* [DU-018] Spice 1 becomes 2, unless the player says no. */
START_TEST(charity_raises_to_two)
{
	d.s.h.spice[A] = 1;
	d.s.h.spice[E] = 0;
	d.s.h.spice[F] = 2;
	d.s.h.spice[G] = 0;
	d.s.h.spice[H] = 0;
	orders(G, (struct du_order){.verb = DU_CHARITY, .n = 0}, 0);
	orders(H, (struct du_order){.verb = DU_CHARITY, .n = 1}, 0);
	runs(du_charity);
	ck_assert_int_eq(d.s.h.spice[A], 2);
	ck_assert_int_eq(d.s.h.spice[E], 2);
	ck_assert_int_eq(d.s.h.spice[F], 2);
	ck_assert_int_eq(d.s.h.spice[G], 0);
	ck_assert_int_eq(d.s.h.spice[H], 2);
	const struct event *e = happened(DU_EV_CHARITY, 2, A, 1);
	ck_assert_ptr_nonnull(e);
	ck_assert_int_eq(e->audience, AUDIENCE_SEAT(A));
	ck_assert_ptr_null(happened(DU_EV_CHARITY, 1, F));
	ck_assert_ptr_null(happened(DU_EV_CHARITY, 1, G));
}
END_TEST

START_TEST(advanced_bene_gesserit_always_get_two)
{
	for (int basic = 0; basic < 2; basic++) {
		dune_lay();
		d.s.t.option.advanced_factions = !basic;
		d.s.h.spice[B] = 7;
		runs(du_charity);
		ck_assert_int_eq(d.s.h.spice[B], basic ? 7 : 9);
	}
}
END_TEST

DUNE_MAIN("dune/begin", the_storm_sweeps_each_sector_that_it_enters,
	  rock_strongholds_and_the_basin_are_safe_while_the_wall_stands,
	  a_full_circle_leaves_the_polar_sink_alone,
	  fremen_lose_half_and_not_again_where_the_storm_stays,
	  half_of_the_fremen_is_rounded_up_and_basic_fremen_all_die,
	  a_card_moves_the_storm_that_the_fremen_saw,
	  without_advanced_fremen_two_dial_the_storm, spice_blows_on_both_piles,
	  without_the_double_blow_there_is_one_pile, no_spice_blows_in_the_storm,
	  a_worm_eats_all_of_the_territory_on_its_pile_but_no_fremen,
	  fremen_whose_advantage_is_cancelled_are_eaten,
	  a_worm_on_an_empty_pile_eats_nothing,
	  the_second_worm_of_a_blow_is_only_laid_down, the_fremen_send_the_second_worm,
	  worms_of_turn_1_are_set_aside_and_shuffled_back,
	  the_next_deck_leaves_the_top_territory_of_each_pile,
	  worms_on_both_piles_are_one_nexus, charity_raises_to_two,
	  advanced_bene_gesserit_always_get_two)
