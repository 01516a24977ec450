/* Shipments of the Guild, Fremen in the storm, the Guild's place in the order, advisors, rides, and revivals that
 * the Emperor pays.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/advisors.h"
#include "rules/dune/phases/blow.h"
#include "rules/dune/phases/march.h"
#include "rules/dune/phases/nexus.h"
#include "tests/rules/dune/dune_kit.h"

static void crosses(int seat, int n, int from, int to)
{
	moves_by(DU_SHIP, seat, n, from, to);
}

/* The Guild ----------------------------------------------------------------------------------- */

/* GUI.CROSS: 4 from Tuek's Sietch to Carthag: 4 for a stronghold, half is 2, to the bank. */
START_TEST(the_guild_ships_from_territory_to_territory)
{
	put(G, at(DU_TUEKS_SIETCH, 0), 5, 0);
	crosses(G, 4, at(DU_TUEKS_SIETCH, 0), at(DU_CARTHAG, 0));
	runs(du_march);
	ck_assert_int_eq(in(G, DU_CARTHAG, 0), 4);
	ck_assert_int_eq(in(G, DU_TUEKS_SIETCH, 0), 1);
	ck_assert_int_eq(d.s.h.spice[G], 8);
	ck_assert_ptr_nonnull(happened(DU_EV_CROSSED, 7, G, 4, 0, DU_TUEKS_SIETCH,
				       at(DU_CARTHAG, 0), 2, DU_NOBODY));
}
END_TEST

/* An ally crosses at half price and pays the Guild; others do not cross. */
START_TEST(only_the_guild_and_its_ally_cross)
{
	allies(A, G);
	put(A, at(DU_ARRAKEEN, 0), 4, 0);
	put(H, at(DU_CARTHAG, 0), 4, 0);
	crosses(A, 3, at(DU_ARRAKEEN, 0), at(DU_FUNERAL_PLAIN, 0));
	crosses(H, 3, at(DU_CARTHAG, 0), at(DU_FUNERAL_PLAIN, 0));
	runs(du_march);
	ck_assert_int_eq(in(A, DU_FUNERAL_PLAIN, 0), 3);
	ck_assert_int_eq(d.s.h.spice[A], 7); /* 6, half is 3 */
	ck_assert_int_eq(d.s.h.spice[G], 13);
	is_refused(H, DU_WHY_NOT_THEIRS);
}
END_TEST

START_TEST(crossing_can_be_cancelled)
{
	put(G, at(DU_TUEKS_SIETCH, 0), 5, 0);
	holds(H, DU_KARAMA);
	cancels(H, DU_GUI_CROSS);
	crosses(G, 4, at(DU_TUEKS_SIETCH, 0), at(DU_CARTHAG, 0));
	runs(du_march);
	is_refused(G, DU_WHY_CANCELLED);
	ck_assert_int_eq(in(G, DU_TUEKS_SIETCH, 0), 5);
}
END_TEST

/* GUI.BACK: 1 spice for 2 forces, so 5 cost 3. Nobody else may. */
START_TEST(the_guild_ships_back_to_the_reserve)
{
	put(G, at(DU_TUEKS_SIETCH, 0), 5, 0);
	put(H, at(DU_CARTHAG, 0), 2, 0);
	crosses(G, 5, at(DU_TUEKS_SIETCH, 0), DU_BACK);
	crosses(H, 2, at(DU_CARTHAG, 0), DU_BACK);
	runs(du_march);
	ck_assert_int_eq(du_reserve(&d.s.t, G).n, 20);
	ck_assert_int_eq(d.s.h.spice[G], 7);
	is_refused(H, DU_WHY_NOT_THEIRS);
}
END_TEST

START_TEST(going_back_can_be_cancelled)
{
	put(G, at(DU_TUEKS_SIETCH, 0), 5, 0);
	holds(H, DU_KARAMA);
	cancels(H, DU_GUI_BACK);
	crosses(G, 5, at(DU_TUEKS_SIETCH, 0), DU_BACK);
	runs(du_march);
	ck_assert_int_eq(in(G, DU_TUEKS_SIETCH, 0), 5);
}
END_TEST

/* GUI.HALF and GUI.PAY cancelled: full price, and the bank has it. */
START_TEST(half_price_and_income_can_be_cancelled)
{
	holds(H, DU_KARAMA);
	holds(E, DU_KARAMA);
	cancels(H, DU_GUI_HALF);
	cancels(E, DU_GUI_PAY);
	ships(G, 4, at(DU_CARTHAG, 0));
	ships(A, 4, at(DU_ARRAKEEN, 0));
	runs(du_march);
	ck_assert_int_eq(d.s.h.spice[G], 6);
	ck_assert_int_eq(d.s.h.spice[A], 6);
}
END_TEST

/* Karama, basic use: half price, to the bank. 5 into sand cost 10, half is 5. */
START_TEST(a_karama_halves_a_shipment)
{
	holds(A, DU_KARAMA);
	orders(A,
	       (struct du_order){.verb = DU_SHIP,
				 .n = 5,
				 .karama = 1,
				 .to = (uint8_t)at(DU_FUNERAL_PLAIN, 0)},
	       0);
	runs(du_march);
	ck_assert_int_eq(d.s.h.spice[A], 5);
	ck_assert_int_eq(d.s.h.spice[G], 10);
	ck_assert_int_eq(d.s.t.n_hand[A], 0);
}
END_TEST

/* [DU-062] Harkonnen ship 4 to Carthag for 4, the Guild stops it: reserve and spice as before, and there is no
 * other shipment. */
START_TEST(the_guild_stops_a_shipment)
{
	holds(G, DU_KARAMA);
	orders(G, (struct du_order){.verb = DU_POWER, .seat = H}, 0);
	ships(A, 1, at(DU_ARRAKEEN, 0));
	ships(H, 4, at(DU_CARTHAG, 0));
	reacts(B, DU_ADVISE, DU_ADVISE_POLAR);
	runs(du_march);
	ck_assert_int_eq(in(A, DU_ARRAKEEN, 0), 1);
	ck_assert_int_eq(in(H, DU_CARTHAG, 0), 0);
	ck_assert_int_eq(d.s.h.spice[H], 10);
	ck_assert_int_eq(d.s.h.spice[G], 11); /* of Atreides */
	/* an advisor came with Atreides alone */
	ck_assert_int_eq(in(B, DU_POLAR_SINK, 0), 1);
	ck_assert_ptr_nonnull(
		happened(DU_EV_STOPPED, 6, G, H, 4, 0, at(DU_CARTHAG, 0), 4));
}
END_TEST

/* GUI.TIMING: Tuek's Sietch has room for one more. The Guild is fifth, and comes first by its word. */
START_TEST(the_guild_takes_its_place_in_the_order)
{
	static const struct {
		int n, seat;
		bool in;
	} rows[] = {{DU_WHEN_USUAL, 0, false}, {DU_WHEN_FIRST, 0, true},
		    {DU_WHEN_LAST, 0, false},  {DU_WHEN_BEFORE, E, true},
		    {DU_WHEN_AFTER, E, false}, {DU_WHEN_AFTER, A, true}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		put(A, at(DU_SIETCH_TABR, 0), 1, 0);
		ships(E, 1, at(DU_SIETCH_TABR, 0));
		ships(G, 1, at(DU_SIETCH_TABR, 0));
		orders(G,
		       (struct du_order){.verb = DU_WHEN,
					 .n = (int16_t)rows[i].n,
					 .seat = (int8_t)rows[i].seat},
		       0);
		runs(du_march);
		ck_assert_msg((in(G, DU_SIETCH_TABR, 0) == 1) == rows[i].in, "row %zu",
			      i);
	}
}
END_TEST

START_TEST(its_place_can_be_cancelled)
{
	put(A, at(DU_SIETCH_TABR, 0), 1, 0);
	ships(E, 1, at(DU_SIETCH_TABR, 0));
	ships(G, 1, at(DU_SIETCH_TABR, 0));
	reacts(G, DU_WHEN, DU_WHEN_FIRST);
	holds(H, DU_KARAMA);
	cancels(H, DU_GUI_TIMING);
	runs(du_march);
	ck_assert_int_eq(in(G, DU_SIETCH_TABR, 0), 0);
	ck_assert_int_eq(in(E, DU_SIETCH_TABR, 0), 1);
}
END_TEST

/* The Fremen ----------------------------------------------------------------------------------- */

/* FRE.STORMIN: 5 into the storm, 3 of them die. Cancelled, they are refused. */
START_TEST(fremen_ship_into_the_storm_at_half_loss)
{
	d.s.t.storm = 14;
	ships(F, 5, at(DU_FUNERAL_PLAIN, 0));
	runs(du_march);
	ck_assert_int_eq(in(F, DU_FUNERAL_PLAIN, 0), 2);
	ck_assert_int_eq(d.s.t.tanks[F], 3);

	dune_lay();
	d.s.t.storm = 14;
	ships(F, 5, at(DU_FUNERAL_PLAIN, 0));
	holds(H, DU_KARAMA);
	cancels(H, DU_FRE_STORMIN);
	runs(du_march);
	is_refused(F, DU_WHY_STORM);
}
END_TEST

/* FRE.MOVE cancelled: one territory alone. Red Chasm to Pasty Mesa is one step, to Gara Kulon two. */
START_TEST(the_speed_of_the_fremen_can_be_cancelled)
{
	for (int cancelled = 0; cancelled < 2; cancelled++) {
		dune_lay();
		put(F, at(DU_RED_CHASM, 0), 3, 0);
		moves(F, 3, at(DU_RED_CHASM, 0), at(DU_GARA_KULON, 0));
		if (cancelled) {
			holds(H, DU_KARAMA);
			cancels(H, DU_FRE_MOVE);
		}
		runs(du_march);
		ck_assert_int_eq(in(F, DU_GARA_KULON, 0), cancelled ? 0 : 3);
	}
}
END_TEST

static void rides(int n, int from, int to)
{
	orders(F,
	       (struct du_order){.verb = DU_RIDE,
				 .to = (uint8_t)to,
				 .n_list = 1,
				 .list = {(uint8_t)from},
				 .count = {(uint8_t)n}},
	       du_territory_of(from));
}

/* [DU-017] 5 ride from Red Chasm to Arrakeen with one occupant: allowed. */
START_TEST(fremen_ride_a_worm)
{
	lies(0, DU_RED_CHASM);
	comes(3, DU_SHAI_HULUD, DU_FUNERAL_PLAIN, DU_BROKEN_LAND);
	put(F, at(DU_RED_CHASM, 0), 6, 0);
	put(H, at(DU_RED_CHASM, 0), 2, 0);
	put(A, at(DU_ARRAKEEN, 0), 10, 0);
	runs(du_blow);
	ck_assert_int_eq(in(F, DU_RED_CHASM, 0), 6);
	ck_assert_int_eq(in(H, DU_RED_CHASM, 0), 0);
	rides(5, at(DU_RED_CHASM, 0), at(DU_ARRAKEEN, 0));
	runs(du_nexus);
	ck_assert_int_eq(in(F, DU_ARRAKEEN, 0), 5);
	ck_assert_ptr_nonnull(
		happened(DU_EV_RODE, 5, F, 5, 0, DU_RED_CHASM, at(DU_ARRAKEEN, 0)));
	/* one ride a worm */
	memset(d.sheets, 0, sizeof d.sheets);
	rides(1, at(DU_RED_CHASM, 0), at(DU_CARTHAG, 0));
	runs(du_nexus);
	is_refused(F, DU_WHY_NO_WORM);
}
END_TEST

/* [DU-017] Not into the storm, not where two others are, not to an ally. */
START_TEST(a_ride_ends_where_fremen_may_be)
{
	static const struct {
		int territory;
		enum du_why why;
	} rows[] = {{DU_CIELAGO_WEST, DU_WHY_STORM},
		    {DU_CARTHAG, DU_WHY_FULL},
		    {DU_ARRAKEEN, DU_WHY_ALLY}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		d.s.t.storm = 17;
		d.s.t.rides[0] = DU_RED_CHASM + 1;
		put(F, at(DU_RED_CHASM, 0), 3, 0);
		put(H, at(DU_CARTHAG, 0), 1, 0);
		put(E, at(DU_CARTHAG, 0), 1, 0);
		put(A, at(DU_ARRAKEEN, 0), 1, 0);
		allies(F, A);
		rides(3, at(DU_RED_CHASM, 0), at(rows[i].territory, 0));
		runs(du_nexus);
		is_refused(F, rows[i].why);
	}
}
END_TEST

/* FRE.WORM cancelled: the worm eats Fremen too, and nobody rides. */
START_TEST(the_worm_can_be_made_to_eat_fremen)
{
	lies(0, DU_RED_CHASM);
	comes(3, DU_SHAI_HULUD, DU_FUNERAL_PLAIN, DU_BROKEN_LAND);
	put(F, at(DU_RED_CHASM, 0), 6, 0);
	holds(H, DU_KARAMA);
	cancels(H, DU_FRE_WORM);
	runs(du_blow);
	ck_assert_int_eq(d.s.t.tanks[F], 6);
	ck_assert_int_eq(d.s.t.rides[0], 0);
}
END_TEST

/* The ally may be protected from worms; without PROTECT it is eaten. */
START_TEST(the_fremen_protect_their_ally)
{
	for (int protects = 0; protects < 2; protects++) {
		dune_lay();
		lies(0, DU_RED_CHASM);
		comes(3, DU_SHAI_HULUD, DU_FUNERAL_PLAIN, DU_BROKEN_LAND);
		allies(F, A);
		put(A, at(DU_RED_CHASM, 0), 4, 0);
		put(H, at(DU_RED_CHASM, 0), 4, 0);
		if (protects)
			reacts(F, DU_PROTECT, 1);
		runs(du_blow);
		ck_assert_int_eq(in(A, DU_RED_CHASM, 0), protects ? 4 : 0);
		ck_assert_int_eq(in(H, DU_RED_CHASM, 0), 0);
	}
}
END_TEST

/* Advisors -------------------------------------------------------------------------------------- */

/* [DU-035] WITH: the advisor goes to the shipment's area, and lives beside the shipper. */
START_TEST(an_advisor_goes_with_a_shipment)
{
	ships(A, 2, at(DU_ARRAKEEN, 0));
	reacts(B, DU_ADVISE, DU_ADVISE_WITH);
	runs(du_march);
	ck_assert_int_eq(in(B, DU_ARRAKEEN, 0), 1);
	ck_assert_int_eq(d.s.t.advisors[at(DU_ARRAKEEN, 0)], 1);
}
END_TEST

/* BG.ADVISE cancelled: nobody comes. */
START_TEST(advice_can_be_cancelled)
{
	ships(A, 2, at(DU_ARRAKEEN, 0));
	reacts(B, DU_ADVISE, DU_ADVISE_POLAR);
	holds(H, DU_KARAMA);
	cancels(H, DU_BG_ADVISE);
	runs(du_march);
	ck_assert_int_eq(in(B, DU_POLAR_SINK, 0), 0);
}
END_TEST

static void advisors(int area, int n)
{
	put(B, area, n, 0);
	d.s.t.advisors[area] = (uint8_t)n;
}

/* BG.WAR: before the march advisors become fighters; cancelled, or where two others are, they do not. */
START_TEST(advisors_take_arms_before_the_march)
{
	static const struct {
		bool cancelled, full, flips;
	} rows[] = {{false, false, true}, {true, false, false}, {false, true, false}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		advisors(at(DU_CARTHAG, 0), 3);
		put(H, at(DU_CARTHAG, 0), 5, 0);
		if (rows[i].full)
			put(E, at(DU_CARTHAG, 0), 5, 0);
		orders(B,
		       (struct du_order){
			       .verb = DU_FLIP, .n_list = 1, .list = {DU_CARTHAG}},
		       DU_CARTHAG);
		if (rows[i].cancelled) {
			holds(A, DU_KARAMA);
			cancels(A, DU_BG_WAR);
		}
		runs(du_march);
		ck_assert_int_eq(d.s.t.advisors[at(DU_CARTHAG, 0)],
				 rows[i].flips ? 0 : 3);
	}
}
END_TEST

/* BG.INTRUSION: others enter, and the fighters there become advisors; cancelled, they stay fighters. */
START_TEST(fighters_become_advisors_when_others_enter)
{
	for (int cancelled = 0; cancelled < 2; cancelled++) {
		dune_lay();
		put(B, at(DU_CARTHAG, 0), 3, 0);
		ships(H, 5, at(DU_CARTHAG, 0));
		reacts(B, DU_INTRUSION, 1);
		if (cancelled) {
			holds(A, DU_KARAMA);
			cancels(A, DU_BG_INTRUSION);
		}
		runs(du_march);
		ck_assert_int_eq(d.s.t.advisors[at(DU_CARTHAG, 0)], cancelled ? 0 : 3);
	}
}
END_TEST

/* BG.TAKEUP: a move into an occupied territory comes as advisors; cancelled, as fighters as they were. */
START_TEST(a_move_can_come_as_advisors)
{
	for (int cancelled = 0; cancelled < 2; cancelled++) {
		dune_lay();
		put(B, at(DU_TSIMPO, 10), 3, 0);
		put(H, at(DU_CARTHAG, 0), 5, 0);
		orders(B,
		       (struct du_order){.verb = DU_MOVES,
					 .to = (uint8_t)at(DU_CARTHAG, 0),
					 .as = DU_AS_ADVISORS,
					 .n_list = 1,
					 .list = {(uint8_t)at(DU_TSIMPO, 10)},
					 .count = {3}},
		       0);
		if (cancelled) {
			holds(A, DU_KARAMA);
			cancels(A, DU_BG_TAKEUP);
		}
		runs(du_march);
		ck_assert_int_eq(in(B, DU_CARTHAG, 0), 3);
		ck_assert_int_eq(d.s.t.advisors[at(DU_CARTHAG, 0)], cancelled ? 0 : 3);
	}
}
END_TEST

/* Advisors move, and are fighters where nobody is. */
START_TEST(advisors_who_are_alone_become_fighters)
{
	advisors(at(DU_CARTHAG, 0), 3);
	put(H, at(DU_CARTHAG, 0), 5, 0);
	moves(B, 2, at(DU_CARTHAG, 0), at(DU_TSIMPO, 10));
	runs(du_march);
	ck_assert_int_eq(in(B, DU_TSIMPO, 10), 2);
	ck_assert_int_eq(d.s.t.advisors[at(DU_TSIMPO, 10)], 0);
	ck_assert_int_eq(d.s.t.advisors[at(DU_CARTHAG, 0)], 1);
	/* the others leave */
	d.s.t.forces[at(DU_CARTHAG, 0)][H] = 0;
	runs(du_lone_advisors);
	ck_assert_int_eq(d.s.t.advisors[at(DU_CARTHAG, 0)], 0);
	ck_assert_ptr_nonnull(happened(DU_EV_FLIPPED, 3, 1, DU_CARTHAG, 0));
}
END_TEST

/* Revival ---------------------------------------------------------------------------------------- */

/* [DU-024] The Emperor's ally revives 3 more, which the Emperor pays. Atreides: 2 free, 1 for 2, 3 for 6. */
START_TEST(the_emperor_pays_for_an_ally)
{
	allies(A, E);
	dies(A, 8, 0);
	orders(A, (struct du_order){.verb = DU_REVIVE, .n = 6}, 0);
	reacts(E, DU_ALLYREVIVE, 3);
	runs(du_march);
	ck_assert_int_eq(d.s.t.tanks[A], 2);
	ck_assert_int_eq(d.s.h.spice[A], 8);
	ck_assert_int_eq(d.s.h.spice[E], 4);
}
END_TEST

/* Not without the Emperor's word, not beyond three, and not when EMP.REVIVE is cancelled. */
START_TEST(the_emperor_pays_only_what_they_said)
{
	static const struct {
		int says, wants;
		bool cancelled;
	} rows[] = {{0, 4, false}, {9, 7, false}, {3, 4, true}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_lay();
		allies(A, E);
		dies(A, 8, 0);
		orders(A,
		       (struct du_order){.verb = DU_REVIVE,
					 .n = (int16_t)rows[i].wants},
		       0);
		reacts(E, DU_ALLYREVIVE, rows[i].says);
		if (rows[i].cancelled) {
			holds(H, DU_KARAMA);
			cancels(H, DU_EMP_REVIVE);
		}
		runs(du_march);
		is_refused(A, DU_WHY_RANGE);
		ck_assert_int_eq(d.s.h.spice[E], 10);
	}
}
END_TEST

/* The Kwisatz Haderach is revived as a leader is, for 2. */
START_TEST(the_kwisatz_haderach_comes_back)
{
	for (int all_died = 0; all_died < 2; all_died++) {
		dune_lay();
		d.s.t.kh_dead = d.s.t.kh_deaths = 1;
		d.s.t.kh_lost = DU_KH_FORCES;
		for (int i = 0; i < DU_LEADERS_EACH; i++)
			d.s.t.deaths[du_leader(A, i)] = (uint8_t)all_died;
		orders(A, (struct du_order){.verb = DU_REVIVE, .leader = DU_KH}, 0);
		runs(du_march);
		ck_assert_int_eq(d.s.t.kh_dead, !all_died);
		ck_assert_int_eq(d.s.h.spice[A], all_died ? 8 : 10);
	}
}
END_TEST

DUNE_MAIN("dune/ship", the_guild_ships_from_territory_to_territory,
	  only_the_guild_and_its_ally_cross, crossing_can_be_cancelled,
	  the_guild_ships_back_to_the_reserve, going_back_can_be_cancelled,
	  half_price_and_income_can_be_cancelled, a_karama_halves_a_shipment,
	  the_guild_stops_a_shipment, the_guild_takes_its_place_in_the_order,
	  its_place_can_be_cancelled, fremen_ship_into_the_storm_at_half_loss,
	  the_speed_of_the_fremen_can_be_cancelled, fremen_ride_a_worm,
	  a_ride_ends_where_fremen_may_be, the_worm_can_be_made_to_eat_fremen,
	  the_fremen_protect_their_ally, an_advisor_goes_with_a_shipment,
	  advice_can_be_cancelled, advisors_take_arms_before_the_march,
	  fighters_become_advisors_when_others_enter, a_move_can_come_as_advisors,
	  advisors_who_are_alone_become_fighters, the_emperor_pays_for_an_ally,
	  the_emperor_pays_only_what_they_said, the_kwisatz_haderach_comes_back)
