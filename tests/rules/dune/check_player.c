/* The house player of Dune: it rides worms, uses its cards where they serve it, and helps its ally; each order as its letter
 * has it, in a position that calls for it and in one that does not.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/dune.h"
#include "rules/player.h"
#include "tests/rules/dune/dune_position.h"

static bool orders_it(int seat, const char *line)
{
	struct du_view *v = arena_new(d.a, struct du_view);

	du_view_make(&d.s, seat, v);
	struct str letter = player_letter(d.a, &dune_game, v, seat, d.s.t.turn,
					  du_number(&d.s.t), &d.rng);
	struct buf all = buf_in(d.a);
	buf_printf(&all, "\n" PRI_STR, STR_ARG(letter));
	return str_find(buf_str(&all), str_printf(d.a, "\n%s", line)) != SIZE_MAX;
}

/* [DU-017] A worm came to the six in Red Chasm. */
START_TEST(fremen_ride_to_the_place_that_is_worth_most)
{
	for (int came = 0; came < 2; came++) {
		dune_position(DU_NEXUS);
		d.s.t.rides[0] = (uint8_t)(came ? DU_RED_CHASM + 1 : 0);
		ck_assert_int_eq(orders_it(F, "ride 6 with 2 elites from Red Chasm to"),
				 came);
	}
}
END_TEST

/* [DU-025] Forces before a leader, as long as three lie there. */
START_TEST(a_ghola_is_ready_when_there_is_somebody_to_revive)
{
	for (int dead = 0; dead < 2; dead++) {
		dune_position(DU_MARCH);
		holds(H, DU_TLEILAXU_GHOLA);
		d.s.t.tanks[H] = (uint8_t)(dead ? 4 : 0);
		ck_assert_int_eq(orders_it(H, "ghola 4"), dead);
	}
}
END_TEST

/* The storm is held off where four stand on sand, and not where there are two. */
START_TEST(weather_control_guards_those_on_sand)
{
	for (int n = 2; n <= 4; n += 2) {
		dune_position(DU_PLAN);
		holds(A, DU_WEATHER_CONTROL);
		put(A, at(DU_OLD_GAP, 9), n, 0);
		ck_assert_int_eq(orders_it(A, "weather 0 if storm hits Old Gap"),
				 n == 4);
	}
}
END_TEST

/* Never over one's own head. */
START_TEST(the_wall_is_blown_up_over_others_alone)
{
	for (int own = 0; own < 2; own++) {
		dune_position(DU_PLAN);
		holds(E, DU_FAMILY_ATOMICS);
		put(E, at(DU_SHIELD_WALL, 8), 1, 0);
		put(E, at(DU_ARRAKEEN, 0), own, 0);
		ck_assert_int_eq(
			orders_it(
				E,
				"atomics if storm hits Arrakeen and enemy Arrakeen >= 4"),
			!own);
	}
}
END_TEST

/* [DU-058] What the enemy of the own battle would use. */
START_TEST(a_karama_cancels_what_the_enemy_has)
{
	dune_position(DU_VOICE);
	holds(H, DU_KARAMA);
	d.s.t.karama_used |= 1U << H;
	ck_assert(orders_it(H, "karama cancel ATR.PRESCIENCE"));
	d.s.t.karama_used = 0; /* [DU-061] its own use is worth more */
	d.s.t.n_hand[G] = 4;
	ck_assert(orders_it(H, "karama swap guild all"));
	ck_assert(!orders_it(H, "karama cancel"));
}
END_TEST

START_TEST(a_truthtrance_asks_whether_the_best_leader_is_bought)
{
	dune_position(DU_MARCH);
	holds(A, DU_TRUTHTRANCE);
	ck_assert(orders_it(A, "truth "));
	dune_position(DU_BID);
	holds(A, DU_TRUTHTRANCE);
	ck_assert(!orders_it(A, "truth "));
}
END_TEST

/* The Guild and the Emperor are allies in this position, Atreides have none. */
START_TEST(an_ally_is_helped)
{
	dune_position(DU_BID);
	ck_assert(orders_it(G, "allypay "));
	ck_assert(orders_it(E, "allyrevive 3"));
	ck_assert(!orders_it(A, "allypay "));
}
END_TEST

/* A second group marches by the card: from another territory, to another one. */
START_TEST(hajr_moves_a_second_group)
{
	for (int card = 0; card < 2; card++) {
		dune_position(DU_MARCH);
		put(A, at(DU_CARTHAG, 0), 6, 0);
		put(A, at(DU_ARRAKEEN, 0), 6, 0);
		d.s.t.spice[at(DU_OLD_GAP, 9)] = d.s.t.spice[at(DU_HAGGA_BASIN, 12)] =
			6;
		if (card)
			holds(A, DU_HAJR);
		ck_assert(orders_it(A, "move "));
		ck_assert_int_eq(orders_it(A, "hajr move "), card);
	}
}
END_TEST

DUNE_MAIN("dune/player", fremen_ride_to_the_place_that_is_worth_most,
	  a_ghola_is_ready_when_there_is_somebody_to_revive,
	  weather_control_guards_those_on_sand, the_wall_is_blown_up_over_others_alone,
	  a_karama_cancels_what_the_enemy_has,
	  a_truthtrance_asks_whether_the_best_leader_is_bought, an_ally_is_helped,
	  hajr_moves_a_second_group)
