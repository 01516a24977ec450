/* The march: revival, shipment, movement, by the examples of the rulings.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/engine/leaders.h"
#include "rules/dune/engine/moves.h"
#include "rules/dune/phases/march.h"
#include "rules/dune/phases/revive.h"
#include "tests/rules/dune/dune_kit.h"

static void revives(int seat, int n, int elites, int leader)
{
	orders(seat,
	       (struct du_order){.verb = DU_REVIVE,
				 .n = (int16_t)n,
				 .n_elites = (uint8_t)elites,
				 .leader = (uint8_t)leader},
	       0);
}

/* Revival ----------------------------------------------------------------------------------- */

/* [DU-024] The Guild revives 1 free and 2 for 4. */
START_TEST(the_limit_includes_the_free_ones)
{
	dies(G, 5, 0);
	revives(G, 3, 0, 0);
	runs(du_march);
	ck_assert_int_eq(d.s.t.tanks[G], 2);
	ck_assert_int_eq(d.s.h.spice[G], 6);
	ck_assert_ptr_nonnull(happened(DU_EV_REVIVED, 4, G, 3, 0, 4));
}
END_TEST

START_TEST(free_revivals_are_those_of_the_faction_and_three_beside_the_fremen)
{
	static const int free[DU_SEATS] = {2, 1, 1, 3, 1, 2};

	for (int seat = 0; seat < DU_SEATS; seat++)
		ck_assert_int_eq(du_free_revivals(&d.s.t, seat), free[seat]);
	allies(G, F);
	ck_assert_int_eq(du_free_revivals(&d.s.t, G), 3);
	ck_assert_int_eq(du_free_revivals(&d.s.t, F), 3);
}
END_TEST

START_TEST(without_an_order_only_the_free_ones_come_back)
{
	dies(A, 5, 0);
	dies(E, 4, 4);
	dies(F, 2, 1);
	runs(du_march);
	ck_assert_int_eq(d.s.t.tanks[A], 3);
	ck_assert_int_eq(d.s.h.spice[A], 10);
	ck_assert_int_eq(d.s.t.tanks_elites[E], 3);
	ck_assert_int_eq(d.s.t.tanks[F], 0);
}
END_TEST

START_TEST(more_than_three_or_two_elites_or_unpaid_ones_do_not_come_back)
{
	static const struct {
		int n, elites, spice;
		enum du_why why;
	} rows[] = {{4, 0, 10, DU_WHY_RANGE},
		    {3, 2, 10, DU_WHY_ELITE},
		    {3, 0, 3, DU_WHY_NO_SPICE},
		    {2, 1, 10, DU_WHY_NOTHING}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		dies(E, 6, 3);
		d.s.h.spice[E] = (uint16_t)rows[i].spice;
		revives(E, rows[i].n, rows[i].elites, 0);
		runs(du_march);
		if (rows[i].why != DU_WHY_NOTHING)
			is_refused(E, rows[i].why);
		/* the default of one free force stands in */
		ck_assert_int_eq(d.s.t.tanks[E], rows[i].why == DU_WHY_NOTHING ? 4 : 5);
	}
}
END_TEST

/* [DU-026] Four dead, one alive: refused. All dead, or all once dead: bought for the strength. */
START_TEST(a_leader_comes_back_when_all_have_died)
{
	int stilgar = du_leader(F, 0), jamis = du_leader(F, 4);

	for (int i = 0; i < 4; i++) {
		d.s.t.leader[du_leader(F, i)] = DU_DEAD;
		d.s.t.deaths[du_leader(F, i)] = 1;
	}
	ck_assert(!du_leader_may_return(&d.s.t, stilgar));
	revives(F, 0, 0, stilgar);
	runs(du_march);
	is_refused(F, DU_WHY_LEADER);
	d.s.t.leader[jamis] = DU_DEAD;
	d.s.t.deaths[jamis] = 1;
	runs(du_march);
	ck_assert_int_eq(d.s.t.leader[stilgar], DU_FREE);
	ck_assert_int_eq(d.s.h.spice[F], 3); /* 10 - 7 */
	ck_assert_ptr_nonnull(happened(DU_EV_LEADER_BACK, 3, F, stilgar, 7));
	/* died twice: waits until the others have too */
	d.s.t.leader[stilgar] = DU_DEAD;
	d.s.t.deaths[stilgar] = 2;
	d.s.t.leader[jamis] = DU_FREE;
	ck_assert(!du_leader_may_return(&d.s.t, stilgar));
	ck_assert(du_leader_may_return(&d.s.t, du_leader(F, 1)));
	ck_assert(!du_leader_may_return(&d.s.t, jamis)); /* is not dead */
	ck_assert(!du_leader_may_return(&d.s.t, du_leader(A, 0)));
	/* ... also where none is alive */
	d.s.t.leader[jamis] = DU_DEAD;
	ck_assert(!du_leader_may_return(&d.s.t, stilgar));
	ck_assert(du_leader_may_return(&d.s.t, jamis));
}
END_TEST

START_TEST(nobody_buys_the_leader_of_another_faction)
{
	for (int i = 0; i < DU_LEADERS_EACH; i++) {
		d.s.t.leader[du_leader(A, i)] = DU_DEAD;
		d.s.t.deaths[du_leader(A, i)] = 1;
	}
	revives(E, 0, 0, du_leader(A, 0));
	runs(du_march);
	is_refused(E, DU_WHY_LEADER);
	ck_assert_int_eq(d.s.t.leader[du_leader(A, 0)], DU_DEAD);
}
END_TEST

/* Shipment ------------------------------------------------------------------------------------- */

START_TEST(a_shipment_costs_one_in_a_stronghold_and_two_elsewhere)
{
	ships(A, 4, at(DU_CARTHAG, 0));
	ships(E, 3, at(DU_POLAR_SINK, 0));
	runs(du_march);
	ck_assert_int_eq(in(A, DU_CARTHAG, 0), 4);
	ck_assert_int_eq(d.s.h.spice[A], 6);
	ck_assert_int_eq(in(E, DU_POLAR_SINK, 0), 3);
	ck_assert_int_eq(d.s.h.spice[E], 4);
	ck_assert_int_eq(d.s.h.spice[G], 10 + 4 + 6);
}
END_TEST

/* [DU-033] The Guild: 3 into sand 6, half is 3; 3 into a stronghold 3, half rounded up is 2. */
START_TEST(the_guild_and_its_ally_ship_at_half_price)
{
	ck_assert_int_eq(du_price(&d.s.t, G, at(DU_ARSUNT, 10), 3), 3);
	ck_assert_int_eq(du_price(&d.s.t, G, at(DU_CARTHAG, 0), 3), 2);
	ck_assert_int_eq(du_price(&d.s.t, A, at(DU_CARTHAG, 0), 3), 3);
	ck_assert_int_eq(du_price(&d.s.t, F, at(DU_ARSUNT, 10), 3), 0);
	allies(A, G);
	ck_assert_int_eq(du_price(&d.s.t, A, at(DU_CARTHAG, 0), 3), 2);
	d.s.t.cancelled[DU_GUI_HALF] = 1;
	ck_assert_int_eq(du_price(&d.s.t, A, at(DU_CARTHAG, 0), 3), 3);
}
END_TEST

static void lends(int seat, int n)
{
	orders(seat, (struct du_order){.verb = DU_ALLYPAY, .n = (int16_t)n}, 0);
}

/* [DU-034] Atreides ships 4 to Arrakeen and the Emperor, their ally, pays 4: the Guild gets 4. */
START_TEST(the_guild_is_paid_by_an_ally_too)
{
	allies(A, E);
	d.s.h.spice[A] = 0;
	lends(E, 4);
	ships(A, 4, at(DU_ARRAKEEN, 0));
	runs(du_march);
	ck_assert_int_eq(in(A, DU_ARRAKEEN, 0), 4);
	ck_assert_int_eq(d.s.h.spice[E], 6);
	ck_assert_int_eq(d.s.h.spice[G], 14);
}
END_TEST

/* [DU-034] The Guild ships, its ally the Emperor pays 2: the bank gets them. */
START_TEST(what_the_guild_ships_is_paid_to_the_bank)
{
	allies(G, E);
	d.s.h.spice[G] = 0;
	lends(E, 5);
	ships(G, 4, at(DU_ARRAKEEN, 0));
	runs(du_march);
	ck_assert_int_eq(d.s.h.spice[E], 8);
	ck_assert_int_eq(d.s.h.spice[G], 0);
	ck_assert_ptr_nonnull(
		happened(DU_EV_SHIPPED, 6, G, 4, 0, at(DU_ARRAKEEN, 0), 2, DU_NOBODY));
}
END_TEST

START_TEST(a_shipment_that_cannot_be_paid_or_has_no_forces_stays)
{
	d.s.h.spice[A] = 3;
	ships(A, 4, at(DU_ARRAKEEN, 0));
	dies(E, 18, 5);
	ships(E, 4, at(DU_CARTHAG, 0));
	ships(H, 1, at(DU_CIELAGO_NORTH, 18));
	runs(du_march);
	is_refused(A, DU_WHY_NO_SPICE);
	is_refused(E, DU_WHY_NO_FORCES); /* 3 with the one that came back */
	is_refused(H, DU_WHY_STORM);
	ck_assert_int_eq(d.s.h.spice[A], 3);
}
END_TEST

/* [DU-016] */
START_TEST(the_fremen_ship_free_near_the_great_flat_and_nowhere_else)
{
	d.s.h.spice[F] = 0;
	ships(F, 5, at(DU_SIETCH_TABR, 0));
	runs(du_march);
	ck_assert_int_eq(in(F, DU_SIETCH_TABR, 0), 5);
	dune_lay();
	ships(F, 5, at(DU_HABBANYA_SIETCH, 0));
	runs(du_march);
	is_refused(F, DU_WHY_FAR);
}
END_TEST

/* [DU-031] Two others in Tuek's Sietch: refused; advisors do not count. */
START_TEST(a_stronghold_holds_two_other_players_and_any_advisors)
{
	int tuek = at(DU_TUEKS_SIETCH, 0);

	for (int advisors = 0; advisors < 2; advisors++) {
		dune_lay();
		put(G, tuek, 5, 0);
		put(B, tuek, 1, 0);
		d.s.t.advisors[tuek] = (uint8_t)advisors;
		ships(A, 2, tuek);
		runs(du_march);
		ck_assert_int_eq(in(A, DU_TUEKS_SIETCH, 0), advisors ? 2 : 0);
		if (!advisors)
			is_refused(A, DU_WHY_FULL);
	}
	dune_lay(); /* other territories hold any number */
	put(G, at(DU_ARSUNT, 10), 1, 0);
	put(E, at(DU_ARSUNT, 11), 1, 0);
	put(H, at(DU_ARSUNT, 11), 1, 0);
	ck_assert(du_has_room(&d.s.t, A, DU_ARSUNT));
	ck_assert_int_eq(du_others(&d.s.t, A, DU_ARSUNT), 3);
}
END_TEST

/* [DU-036] */
START_TEST(allies_do_not_end_together_but_in_the_polar_sink)
{
	allies(A, H);
	put(H, at(DU_CARTHAG, 0), 3, 0);
	put(H, at(DU_POLAR_SINK, 0), 3, 0);
	ships(A, 2, at(DU_CARTHAG, 0));
	put(A, at(DU_ARSUNT, 11), 1, 0);
	moves(A, 1, at(DU_ARSUNT, 11), at(DU_POLAR_SINK, 0));
	runs(du_march);
	is_refused(A, DU_WHY_ALLY);
	ck_assert_int_eq(in(A, DU_POLAR_SINK, 0), 1);
}
END_TEST

/* [DU-035] Reserve 1: the first shipment brings it to the Polar Sink, the next nothing; the Fremen's
 * shipments are from the planet. */
START_TEST(an_advisor_goes_with_each_foreign_shipment)
{
	dies(B, 19, 0);
	revives(B, 0, 0, 0);
	orders(B, (struct du_order){.verb = DU_ADVISE, .n = 1}, 0);
	ships(F, 2, at(DU_SIETCH_TABR, 0));
	runs(du_march);
	ck_assert_int_eq(in(B, DU_POLAR_SINK, 0), 0);
	ships(A, 1, at(DU_ARRAKEEN, 0));
	ships(H, 1, at(DU_CARTHAG, 0));
	runs(du_march);
	ck_assert_int_eq(in(B, DU_POLAR_SINK, 0), 1);
	ck_assert_ptr_nonnull(happened(DU_EV_ADVISED, 3, B, 1, at(DU_POLAR_SINK, 0)));
}
END_TEST

/* Movement --------------------------------------------------------------------------------------- */

START_TEST(one_territory_two_for_the_fremen_three_by_ornithopter)
{
	ck_assert_int_eq(du_speed(&d.s.t, A, true), 1);
	ck_assert_int_eq(du_speed(&d.s.t, F, true), 2);
	d.s.t.cancelled[DU_FRE_MOVE] = 1;
	ck_assert_int_eq(du_speed(&d.s.t, F, true), 1);
	put(F, at(DU_CARTHAG, 0), 1, 0);
	ck_assert_int_eq(du_speed(&d.s.t, F, true), 3);
	put(B, at(DU_ARRAKEEN, 0), 1, 0);
	ck_assert_int_eq(du_speed(&d.s.t, B, true), 3);
	d.s.t.advisors[at(DU_ARRAKEEN, 0)] = 1;
	ck_assert_int_eq(du_speed(&d.s.t, B, true), 1);
}
END_TEST

/* [DU-028] One ships to Carthag, and another group moves three. */
START_TEST(ornithopters_of_a_city_that_was_just_shipped_to)
{
	put(A, at(DU_TUEKS_SIETCH, 0), 2, 0);
	ships(A, 1, at(DU_CARTHAG, 0));
	moves(A, 2, at(DU_TUEKS_SIETCH, 0), at(DU_SHIELD_WALL, 7));
	runs(du_march);
	ck_assert_int_eq(in(A, DU_SHIELD_WALL, 7), 2);
}
END_TEST

/* [DU-029] Storm 7. */
START_TEST(nobody_moves_through_the_storm)
{
	d.s.t.storm = 7;
	put(A, at(DU_THE_MINOR_ERG, 6), 2, 0);
	put(E, at(DU_THE_MINOR_ERG, 6), 2, 0);
	put(H, at(DU_THE_MINOR_ERG, 7), 2, 0);
	moves(A, 2, at(DU_THE_MINOR_ERG, 6), at(DU_PASTY_MESA, 6));
	moves(E, 2, at(DU_THE_MINOR_ERG, 6), at(DU_PASTY_MESA, 7));
	moves(H, 2, at(DU_THE_MINOR_ERG, 7), at(DU_PASTY_MESA, 6));
	runs(du_march);
	ck_assert_int_eq(in(A, DU_PASTY_MESA, 6), 2);
	is_refused(E, DU_WHY_STORM);
	is_refused(H, DU_WHY_STORM);
}
END_TEST

/* [DU-030] 3 in plastic-basin@11 and 2 in @13: storm 5, all 5 go to Tsimpo; storm 13, only the 3. */
START_TEST(parts_of_one_territory_move_together)
{
	for (int storm = 5; storm <= 13; storm += 8) {
		struct du_order o = {.verb = DU_MOVES,
				     .to = (uint8_t)at(DU_TSIMPO, 11),
				     .n_list = 2,
				     .count = {3, 2}};
		dune_lay();
		o.list[0] = (uint8_t)at(DU_PLASTIC_BASIN, 11);
		o.list[1] = (uint8_t)at(DU_PLASTIC_BASIN, 13);
		d.s.t.storm = (uint8_t)storm;
		put(A, o.list[0], 3, 0);
		put(A, o.list[1], 2, 0);
		orders(A, o, 0);
		runs(du_march);
		ck_assert_int_eq(in(A, DU_TSIMPO, 11), storm == 5 ? 5 : 0);
		if (storm == 5)
			continue;
		is_refused(A, DU_WHY_STORM);
		memset(d.sheets, 0, sizeof d.sheets);
		moves(A, 3, at(DU_PLASTIC_BASIN, 11), at(DU_TSIMPO, 11));
		runs(du_march);
		ck_assert_int_eq(in(A, DU_TSIMPO, 11), 3);
	}
}
END_TEST

START_TEST(a_group_comes_from_one_territory_and_each_area_is_named_once)
{
	for (int i = 0; i < 2; i++) {
		struct du_order o = {.verb = DU_MOVES, .n_list = 2, .count = {2, 2}};
		dune_lay();
		o.list[0] = (uint8_t)at(DU_PLASTIC_BASIN, 11);
		o.list[1] = (uint8_t)(i ? at(DU_BROKEN_LAND, 11) : o.list[0]);
		o.to = (uint8_t)at(DU_TSIMPO, 11);
		put(A, at(DU_PLASTIC_BASIN, 11), 3, 0);
		put(A, at(DU_BROKEN_LAND, 11), 3, 0);
		orders(A, o, 0);
		runs(du_march);
		is_refused(A, DU_WHY_NO_FORCES);
		ck_assert_int_eq(in(A, DU_PLASTIC_BASIN, 11), 3);
	}
}
END_TEST

/* [DU-032] Going from sector to sector is the movement; a second one wants the card. */
START_TEST(moving_inside_a_territory_is_the_movement)
{
	for (int hajr = 0; hajr < 2; hajr++) {
		dune_lay();
		if (hajr)
			holds(A, DU_HAJR);
		put(A, at(DU_PLASTIC_BASIN, 11), 2, 0);
		moves(A, 2, at(DU_PLASTIC_BASIN, 11), at(DU_PLASTIC_BASIN, 12));
		moves_by(DU_HAJR_MOVES, A, 2, at(DU_PLASTIC_BASIN, 12),
			 at(DU_TSIMPO, 12));
		runs(du_march);
		ck_assert_int_eq(in(A, DU_PLASTIC_BASIN, 12), hajr ? 0 : 2);
		ck_assert_int_eq(in(A, DU_TSIMPO, 12), hajr ? 2 : 0);
		ck_assert_int_eq(d.s.t.n_discards, hajr);
		if (!hajr)
			is_refused(A, DU_WHY_NO_CARD);
	}
}
END_TEST

START_TEST(storm_order_says_who_comes_first)
{
	int tuek = at(DU_TUEKS_SIETCH, 0);

	put(G, tuek, 1, 0);
	ships(E, 1, tuek); /* circle 7 */
	ships(H, 1, tuek); /* circle 16 */
	d.s.t.storm = 8;
	runs(du_march);
	ck_assert_int_eq(in(H, DU_TUEKS_SIETCH, 0), 1);
	is_refused(E, DU_WHY_FULL);
}
END_TEST

DUNE_MAIN("dune/march", the_limit_includes_the_free_ones,
	  free_revivals_are_those_of_the_faction_and_three_beside_the_fremen,
	  without_an_order_only_the_free_ones_come_back,
	  more_than_three_or_two_elites_or_unpaid_ones_do_not_come_back,
	  a_leader_comes_back_when_all_have_died,
	  nobody_buys_the_leader_of_another_faction,
	  a_shipment_costs_one_in_a_stronghold_and_two_elsewhere,
	  the_guild_and_its_ally_ship_at_half_price, the_guild_is_paid_by_an_ally_too,
	  what_the_guild_ships_is_paid_to_the_bank,
	  a_shipment_that_cannot_be_paid_or_has_no_forces_stays,
	  the_fremen_ship_free_near_the_great_flat_and_nowhere_else,
	  a_stronghold_holds_two_other_players_and_any_advisors,
	  allies_do_not_end_together_but_in_the_polar_sink,
	  an_advisor_goes_with_each_foreign_shipment,
	  one_territory_two_for_the_fremen_three_by_ornithopter,
	  ornithopters_of_a_city_that_was_just_shipped_to,
	  nobody_moves_through_the_storm, parts_of_one_territory_move_together,
	  a_group_comes_from_one_territory_and_each_area_is_named_once,
	  moving_inside_a_territory_is_the_movement, storm_order_says_who_comes_first)
