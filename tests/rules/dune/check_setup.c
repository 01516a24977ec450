/* Turn 0: circles, traitors, the prediction, placement, the first storm; for any players.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "rules/dune/engine/order.h"
#include "rules/dune/phases/place.h"
#include "tests/rules/dune/dune_kit.h"

static int count_bits(unsigned bits)
{
	int n = 0;

	for (; bits; bits &= bits - 1)
		n++;
	return n;
}

static bool set_up(unsigned seats, const char *seed, const char *option,
		   const char *value, struct err *err)
{
	const struct option_setting one = {str_of(option), str_of(value)};
	const struct setup set = {.n_seats = count_bits(seats),
				  .seats = seats,
				  .n_options = option ? 1 : 0,
				  .options = &one};

	rng_seed_text(&d.rng, str_of(seed));
	d.events = (struct events){.a = d.a};
	return du_setup(&d.s, &set, &d.rng, &d.events, err);
}

static void begins(unsigned seats, const char *seed)
{
	struct err err = {0};

	ck_assert_msg(set_up(seats, seed, NULL, NULL, &err), "%s", err.text);
	is_sound();
}

/* Through turn 0 without an order. */
static void plays_turn_0(unsigned seats, const char *seed)
{
	begins(seats, seed);
	while (d.s.t.turn == 0)
		runs_phase();
}

/* The components ------------------------------------------------------------------------- */

START_TEST(thirty_leaders_and_thirty_three_cards)
{
	static const int sums[DU_SEATS] = {17, 25, 19, 23, 14, 16};
	static const int weapons[][2] = {
		{DU_PROJECTILE, 4}, {DU_POISON, 4}, {DU_BEAM, 1},      {DU_SHIELDS, 4},
		{DU_SNOOPERS, 4},   {DU_HEROES, 3}, {DU_WORTHLESS, 5}, {DU_SPECIAL, 8}};
	uint8_t deck[DU_TREACHERY];
	int n[9] = {0};

	for (int seat = 0; seat < DU_SEATS; seat++) {
		int sum = 0;
		for (int i = 0; i < DU_LEADERS_EACH; i++) {
			int leader = du_leader(seat, i);
			ck_assert_int_eq(du_leader_faction(leader), seat);
			ck_assert_int_eq(
				du_leader_named(str_of(du_leaders[leader].name)),
				leader);
			sum += du_leaders[leader].strength;
		}
		ck_assert_int_eq(sum, sums[seat]);
	}
	ck_assert_int_eq(du_leaders[du_leader_named(STR("stilgar"))].strength, 7);
	ck_assert_int_eq(du_leader_named(STR("nobody")), 0);
	du_treachery_deck(deck);
	for (int i = 0; i < DU_TREACHERY; i++)
		n[du_cards[deck[i]].class]++;
	for (size_t i = 0; i < sizeof weapons / sizeof *weapons; i++)
		ck_assert_int_eq(n[weapons[i][0]], weapons[i][1]);
	ck_assert_int_eq(du_card_named(STR("lasgun")), DU_LASGUN);
	ck_assert_int_eq(du_card_named(STR("heroine")), DU_NO_CARD);
}
END_TEST

START_TEST(twenty_one_spice_cards)
{
	uint8_t deck[DU_SPICE_CARDS];
	int worms = 0, sum = 0;

	du_spice_deck(deck);
	for (int i = 0; i < DU_SPICE_CARDS; i++)
		if (deck[i] == DU_SHAI_HULUD)
			worms++;
		else
			sum += du_territories[deck[i]].spice;
	ck_assert_int_eq(worms, 6);
	ck_assert_int_eq(sum, 118);
}
END_TEST

START_TEST(advantages_are_found_by_their_keys)
{
	int basic = 0;

	for (int i = 0; i < DU_ADVANTAGES; i++) {
		ck_assert_int_eq(du_advantage_named(str_of(du_advantages[i].key)), i);
		basic += !du_advantages[i].advanced;
	}
	ck_assert_int_eq(DU_ADVANTAGES, 29);
	ck_assert_int_eq(basic, 14);
	ck_assert_int_eq(du_advantage_named(STR("bg.predict")), DU_NO_ADVANTAGE);
	ck_assert(du_has(&d.s.t, DU_FRE_NOSPICE));
	d.s.t.option.advanced_factions = 0;
	ck_assert(!du_has(&d.s.t, DU_FRE_NOSPICE));
	ck_assert(du_has(&d.s.t, DU_FRE_WORM));
	d.s.t.cancelled[DU_FRE_WORM] = 1;
	ck_assert(!du_has(&d.s.t, DU_FRE_WORM));
	players(1U << A | 1U << H);
	ck_assert(!du_has(&d.s.t, DU_GUI_PAY));
}
END_TEST

/* Circles ---------------------------------------------------------------------------------- */

/* [DU-004] */
START_TEST(circles_are_spread_by_the_number_of_players)
{
	static const uint8_t sectors[DU_SEATS + 1][DU_SEATS] = {
		[2] = {1, 10},
		[3] = {1, 7, 13},
		[4] = {1, 4, 10, 13},
		[5] = {1, 4, 7, 10, 13},
		[6] = {1, 4, 7, 10, 13, 16}};

	for (unsigned seats = 3; seats <= DU_ALL_SEATS; seats++) {
		int n = count_bits(seats), order[DU_SEATS];
		if (n < 2)
			continue;
		begins(seats, "circles");
		d.s.t.storm = 18;
		ck_assert_int_eq(du_storm_order(&d.s.t, order), n);
		for (int i = 0; i < n; i++) {
			ck_assert(seats >> order[i] & 1);
			ck_assert_int_eq(d.s.t.circle[order[i]], sectors[n][i]);
		}
	}
}
END_TEST

START_TEST(who_sits_where_is_drawn)
{
	bool first[DU_SEATS] = {false};
	char seed[20];

	for (int i = 0; i < 60; i++) {
		int order[DU_SEATS];
		snprintf(seed, sizeof seed, "seed %d", i);
		begins(DU_ALL_SEATS, seed);
		du_storm_order(&d.s.t, order);
		first[order[0]] = true;
	}
	for (int seat = 0; seat < DU_SEATS; seat++)
		ck_assert(first[seat]);
}
END_TEST

/* [DU-003] Storm 4: circle 7 is first, circle 4 is last. [DU-004] Three players, storm 2: circle 7. */
START_TEST(storm_order_begins_ahead_of_the_storm)
{
	int order[DU_SEATS];

	d.s.t.storm = 4;
	ck_assert_int_eq(du_storm_order(&d.s.t, order), 6);
	ck_assert_int_eq(d.s.t.circle[order[0]], 7);
	ck_assert_int_eq(d.s.t.circle[order[4]], 1);
	ck_assert_int_eq(d.s.t.circle[order[5]], 4);
	begins(1U << A | 1U << F | 1U << G, "three");
	d.s.t.storm = 2;
	ck_assert_int_eq(du_storm_order(&d.s.t, order), 3);
	ck_assert_int_eq(d.s.t.circle[order[0]], 7);
	ck_assert_int_eq(d.s.t.circle[order[2]], 1);
}
END_TEST

/* Starting forces and places ------------------------------------------------------- */

START_TEST(each_faction_begins_as_the_rules_say)
{
	static const struct {
		int spice, territory, forces, reserve, cards, traitors;
	} rows[DU_SEATS] = {
		[DU_ATREIDES] = {10, DU_ARRAKEEN, 10, 10, 1, 1},
		[DU_BENE_GESSERIT] = {5, DU_POLAR_SINK, 1, 19, 1, 1},
		[DU_EMPEROR] = {10, DU_ARRAKEEN, 0, 20, 1, 1},
		[DU_FREMEN] = {3, DU_SIETCH_TABR, 4, 10, 1, 1},
		[DU_GUILD] = {5, DU_TUEKS_SIETCH, 5, 15, 1, 1},
		[DU_HARKONNEN] = {10, DU_CARTHAG, 10, 10, 2, 4},
	};

	begins(DU_ALL_SEATS, "rows");
	ck_assert_int_eq(d.s.t.phase, DU_PREDICT);
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DU_PLACE);
	runs(du_place);
	for (int seat = 0; seat < DU_SEATS; seat++) {
		int area = du_first_area(rows[seat].territory), n = 0;
		while (n < DU_TRAITORS_MAX && d.s.h.traitor[seat][n])
			n++;
		ck_assert_int_eq(d.s.h.spice[seat], rows[seat].spice);
		ck_assert_int_eq(d.s.t.forces[area][seat], rows[seat].forces);
		ck_assert_int_eq(du_reserve(&d.s.t, seat).n, rows[seat].reserve);
		ck_assert_int_eq(d.s.t.n_hand[seat], rows[seat].cards);
		ck_assert_int_eq(n, rows[seat].traitors);
	}
	ck_assert_int_eq(du_reserve(&d.s.t, E).elites, 5);
	ck_assert_int_eq(du_reserve(&d.s.t, F).elites, 3);
	ck_assert_int_eq(du_reserve(&d.s.t, A).elites, 0);
	ck_assert_int_eq(d.s.t.n_deck, 33 - 7);
}
END_TEST

/* [DU-005] Four players: a deck of 20 leaders. [DU-049] Six: the 30 leaders and no hero. */
START_TEST(traitors_are_the_leaders_of_those_who_play)
{
	static const unsigned tables[] = {1U << A | 1U << E | 1U << G | 1U << H,
					  DU_ALL_SEATS};
	static const int leaders[] = {20, 30};

	for (int g = 0; g < 2; g++) {
		bool seen[DU_LEADERS + 1] = {false};
		int n = 0;
		for (int i = 0; i < 100; i++) {
			char seed[20];
			snprintf(seed, sizeof seed, "deal %d", i);
			begins(tables[g], seed);
			if (d.s.t.phase == DU_PREDICT)
				runs_phase();
			for (int seat = 0; seat < DU_SEATS; seat++)
				for (int k = 0; k < DU_TRAITORS_MAX; k++)
					seen[d.s.h.traitor[seat][k]] = true;
		}
		for (int leader = 1; leader <= DU_LEADERS; leader++) {
			n += seen[leader];
			ck_assert(!seen[leader] ||
				  tables[g] >> du_leader_faction(leader) & 1);
		}
		ck_assert_int_eq(n, leaders[g]);
	}
}
END_TEST

/* Each set of two to six factions, twice by one seed: the same bytes, and a first turn. */
START_TEST(any_factions_play_and_the_draws_repeat)
{
	for (unsigned seats = 3; seats <= DU_ALL_SEATS; seats++) {
		struct du_state once;
		if (count_bits(seats) < 2)
			continue;
		plays_turn_0(seats, "any");
		ck_assert_int_eq(d.s.t.turn, 1);
		ck_assert_int_eq(d.s.t.phase, DU_BID);
		ck_assert_int_eq(d.s.t.n_lots, count_bits(seats));
		once = d.s;
		plays_turn_0(seats, "any");
		ck_assert_mem_eq(&once, &d.s, sizeof once);
	}
}
END_TEST

/* The other way round: with another seed it is another game. */
START_TEST(another_seed_is_another_game)
{
	struct du_state once;

	plays_turn_0(DU_ALL_SEATS, "one");
	once = d.s;
	plays_turn_0(DU_ALL_SEATS, "two");
	ck_assert_mem_ne(once.h.deck, d.s.h.deck, sizeof once.h.deck);
	ck_assert_mem_ne(once.h.coming, d.s.h.coming, sizeof once.h.coming);
}
END_TEST

/* The prediction ------------------------------------------------------------------------------- */

START_TEST(the_bene_gesserit_predict_a_faction_and_a_turn)
{
	begins(DU_ALL_SEATS, "predict");
	ck_assert_int_eq(du_owes(&d.s), 1U << B);
	orders(B, (struct du_order){.verb = DU_PREDICTS, .seat = E, .n = 6}, 0);
	runs_phase();
	ck_assert_int_eq(d.s.h.predicted, E + 1);
	ck_assert_int_eq(d.s.h.predicted_turn, 6);
	const struct event *e = happened(DU_EV_PREDICTED, 3, B, E, 6);
	ck_assert_ptr_nonnull(e);
	ck_assert_int_eq(e->audience, AUDIENCE_SEAT(B));
}
END_TEST

START_TEST(a_prediction_by_lot_names_another_player_and_a_turn_of_the_game)
{
	bool turn[DU_TURNS_MAX + 1] = {false};

	for (int i = 0; i < 200; i++) {
		char seed[20];
		snprintf(seed, sizeof seed, "lot %d", i);
		begins(1U << B | 1U << F | 1U << G, seed);
		runs_phase();
		ck_assert(d.s.h.predicted == F + 1 || d.s.h.predicted == G + 1);
		turn[d.s.h.predicted_turn] = true;
	}
	for (int i = 0; i <= DU_TURNS_MAX; i++)
		ck_assert_int_eq(turn[i], i >= 1 && i <= 10);
}
END_TEST

START_TEST(without_the_bene_gesserit_the_game_begins_with_the_traitors)
{
	begins(1U << A | 1U << H, "two");
	ck_assert_int_eq(d.s.t.phase, DU_PLACE);
	ck_assert_int_eq(du_number(&d.s.t), 2);
	ck_assert_int_eq(du_owes(&d.s), 1U << A | 1U << H); /* Harkonnen dials */
	ck_assert_ptr_nonnull(happened(DU_EV_DEALT, 1, A));
}
END_TEST

/* Traitors -------------------------------------------------------------------------------------- */

static int leader(const char *name)
{
	int found = du_leader_named(str_of(name));

	ck_assert_msg(found > 0, "%s", name);
	return found;
}

static void deals(int seat, const char *a, const char *b, const char *c, const char *e)
{
	const char *const names[] = {a, b, c, e};

	memset(d.s.h.traitor, 0, sizeof d.s.h.traitor);
	for (int i = 0; i < DU_TRAITORS_MAX; i++)
		d.s.h.traitor[seat][i] = (uint8_t)leader(names[i]);
}

START_TEST(a_silent_player_keeps_the_strongest_leader_of_others)
{
	deals(F, "Stilgar", "Bashar", "Burseg", "Caid");
	ck_assert_int_eq(du_default_traitor(F, d.s.h.traitor[F]), leader("Caid"));
	ck_assert_int_eq(du_default_traitor(E, d.s.h.traitor[F]), leader("Stilgar"));
	deals(F, "Jamis", "Chani", "Stilgar", "Otheym");
	ck_assert_int_eq(du_default_traitor(F, d.s.h.traitor[F]), leader("Stilgar"));
	deals(F, "Stilgar", "Chani", "Otheym", "Dr Yueh");
	ck_assert_int_eq(du_default_traitor(F, d.s.h.traitor[F]), leader("Dr Yueh"));
}
END_TEST

/* Only Atreides and Fremen: nobody else's cards are laid. */
static void opens_placement(unsigned seats)
{
	players(seats);
	d.s.t.turn = 0;
	d.s.t.phase = DU_PLACE;
	for (int seat = 0; seat < DU_SEATS; seat++)
		d.s.h.spice[seat] = 0;
}

START_TEST(a_player_keeps_the_traitor_that_they_name)
{
	opens_placement(1U << A | 1U << F);
	deals(F, "Stilgar", "Dr Yueh", "Jamis", "Lady Jessica");
	for (int i = 0; i < DU_TRAITORS_MAX; i++)
		d.s.h.traitor[A][i] = (uint8_t)du_leader(A, i == 1 ? 2 : 3 * (i > 0));
	d.s.h.traitor[A][0] = (uint8_t)leader("Thufir Hawat");
	d.s.h.traitor[A][1] = (uint8_t)leader("Gurney Halleck");
	d.s.h.traitor[A][2] = (uint8_t)leader("Chani");
	d.s.h.traitor[A][3] = (uint8_t)leader("Otheym");
	orders(F,
	       (struct du_order){.verb = DU_TRAITOR,
				 .leader = (uint8_t)leader("Dr Yueh")},
	       0);
	orders(A,
	       (struct du_order){.verb = DU_TRAITOR,
				 .leader = (uint8_t)leader("Jamis")},
	       0);
	runs(du_place);
	ck_assert_int_eq(d.s.h.traitor[F][0], leader("Dr Yueh"));
	ck_assert_int_eq(d.s.h.traitor[F][1], 0);
	/* Jamis was dealt to somebody else: the order is told of, the default counts. */
	ck_assert_int_eq(d.s.h.traitor[A][0], leader("Chani"));
	const struct event *e = happened(DU_EV_UNUSED, 2, A, DU_WHY_NOT_DEALT);
	ck_assert_ptr_nonnull(e);
	ck_assert_int_eq(e->audience, AUDIENCE_SEAT(A));
	ck_assert_ptr_null(happened(DU_EV_UNUSED, 1, F));
}
END_TEST

/* Placement --------------------------------------------------------------------------------------- */

static void places(int seat, int n, const int areas[], const int counts[], int elites,
		   bool advisor)
{
	struct du_order o = {
		.verb = DU_PLACES, .n_list = (uint8_t)n, .advisor = advisor};

	for (int i = 0; i < n; i++) {
		o.list[i] = (uint8_t)areas[i];
		o.count[i] = (uint8_t)counts[i];
	}
	o.elites[0] = (uint8_t)elites;
	orders(seat, o, 0);
}

START_TEST(the_fremen_place_ten_forces_in_three_territories)
{
	const int areas[] = {at(DU_FALSE_WALL_WEST, 17), at(DU_SIETCH_TABR, 0)};
	const int counts[] = {7, 3};

	opens_placement(1U << A | 1U << F);
	places(F, 2, areas, counts, 2, false);
	runs(du_place);
	ck_assert_int_eq(in(F, DU_FALSE_WALL_WEST, 17), 7);
	ck_assert_int_eq(d.s.t.elites[areas[0]][F], 2);
	ck_assert_int_eq(in(F, DU_SIETCH_TABR, 0), 3);
	ck_assert_int_eq(du_reserve(&d.s.t, F).n, 10);
	ck_assert_int_eq(du_reserve(&d.s.t, F).elites, 1);
}
END_TEST

START_TEST(a_placement_that_is_not_allowed_gives_way_to_the_usual_one)
{
	const int wrong_place[] = {at(DU_ARRAKEEN, 0)},
		  tabr[] = {at(DU_SIETCH_TABR, 0)};
	const int ten[] = {10}, eleven[] = {11};

	for (int i = 0; i < 3; i++) {
		dune_lay();
		opens_placement(1U << A | 1U << F);
		places(F, 1, i == 0 ? wrong_place : tabr, i == 1 ? eleven : ten,
		       i == 2 ? 4 : 0, false); /* there are three Fedaykin */
		runs(du_place);
		ck_assert_int_eq(in(F, DU_SIETCH_TABR, 0), 4);
		ck_assert_int_eq(in(F, DU_FALSE_WALL_SOUTH, 3), 3);
		ck_assert_int_eq(in(F, DU_FALSE_WALL_WEST, 15), 3);
		ck_assert_ptr_nonnull(happened(DU_EV_UNUSED, 2, F, DU_WHY_PLACE));
	}
}
END_TEST

START_TEST(the_bene_gesserit_begin_anywhere_as_advisor_or_fighter)
{
	const int arrakeen[] = {at(DU_ARRAKEEN, 0)}, one[] = {1};

	for (int i = 0; i < 4; i++) {
		dune_lay();
		opens_placement(1U << A | 1U << B);
		d.s.t.option.advanced_factions = i < 3;
		if (i != 2)
			put(A, arrakeen[0], 10, 0);
		places(B, 1, arrakeen, one, 0, i != 1);
		runs(du_place);
		ck_assert_int_eq(in(B, DU_ARRAKEEN, 0), i < 3);
		/* alone there they are a fighter */
		ck_assert_int_eq(d.s.t.advisors[arrakeen[0]], i == 0);
		ck_assert_int_eq(in(B, DU_POLAR_SINK, 0), i == 3);
	}
}
END_TEST

/* The first storm ------------------------------------------------------------------------------------ */

static void dials(int seat, int n)
{
	orders(seat, (struct du_order){.verb = DU_DIAL, .n = (int16_t)n}, 0);
}

START_TEST(the_players_beside_storm_start_dial_the_first_storm)
{
	int dialer[2];

	du_first_dialers(&d.s.t, dialer);
	ck_assert_int_eq(dialer[0], A); /* circle 1 */
	ck_assert_int_eq(dialer[1], H); /* circle 16 */
	opens_placement(1U << A | 1U << E | 1U << G);
	du_first_dialers(&d.s.t, dialer);
	ck_assert_int_eq(dialer[0], A);
	ck_assert_int_eq(dialer[1], G); /* circle 7, the last one */
	dials(A, 5);
	dials(G, 18);
	dials(E, 20); /* counts for nothing */
	runs(du_place);
	ck_assert_int_eq(d.s.t.storm, 5); /* 23 sectors from 18 */
	ck_assert_ptr_nonnull(happened(DU_EV_DIALS, 4, A, 5, G, 18));
	ck_assert_ptr_nonnull(happened(DU_EV_STORM, 2, 23, 5));
}
END_TEST

START_TEST(silent_dials_are_drawn_from_0_to_20)
{
	int least = 99, most = -1;

	for (int i = 0; i < 300; i++) {
		dune_lay();
		opens_placement(1U << A | 1U << G);
		d.rng.seed[0] = (uint8_t)i;
		d.rng.seed[1] = (uint8_t)(i >> 8);
		dials(A, 0);
		runs(du_place);
		const struct event *e = happened(DU_EV_DIALS, 3, A, 0, G);
		ck_assert_ptr_nonnull(e);
		least = e->arg[3] < least ? e->arg[3] : least;
		most = e->arg[3] > most ? e->arg[3] : most;
	}
	ck_assert_int_eq(least, 0);
	ck_assert_int_eq(most, 20);
}
END_TEST

/* [DU-006] The Bene Gesserit on sand: lost where the storm ends, not where it passes. */
START_TEST(the_first_storm_kills_in_its_last_sector_alone)
{
	for (int further = 0; further < 2; further++) {
		const int gap[] = {at(DU_OLD_GAP, 9)}, one[] = {1};
		dune_lay();
		opens_placement(1U << A | 1U << B);
		places(B, 1, gap, one, 0, true);
		dials(A, 9);
		dials(B, further);
		runs(du_place);
		ck_assert_int_eq(d.s.t.storm, 9 + further);
		ck_assert_int_eq(in(B, DU_OLD_GAP, 9), further);
		ck_assert_int_eq(d.s.t.tanks[B], !further);
	}
}
END_TEST

/* Options --------------------------------------------------------------------------------------------- */

/* [DU-001] */
START_TEST(ten_turns_or_as_many_as_the_table_likes)
{
	struct err err = {0};

	begins(DU_ALL_SEATS, "options");
	ck_assert_int_eq(d.s.t.option.turns, 10);
	ck_assert_int_eq(d.s.t.option.advanced_factions, 1);
	ck_assert_int_eq(d.s.t.option.double_blow, 1);
	ck_assert_int_eq(d.s.t.option.storm_deck, 0);
	ck_assert(set_up(DU_ALL_SEATS, "options", "turns", "15", &err));
	ck_assert_int_eq(d.s.t.option.turns, 15);
	ck_assert(set_up(DU_ALL_SEATS, "options", "double_blow", "off", &err));
	ck_assert_int_eq(d.s.t.option.double_blow, 0);
	ck_assert(!set_up(DU_ALL_SEATS, "options", "turns", "16", &err));
	ck_assert_ptr_nonnull(strstr(err.text, "5..15"));
	ck_assert(!set_up(DU_ALL_SEATS, "options", "sand", "on", &err));
	ck_assert(!set_up(1U << A, "options", NULL, NULL, &err));
	ck_assert_ptr_nonnull(strstr(err.text, "2 to 6 players"));
	begins(DU_ALL_SEATS, "options");
	ck_assert(!du_set_option(&d.s, STR("turns"), STR("12"), &err));
	ck_assert_ptr_nonnull(strstr(err.text, "fixed once the game starts"));
}
END_TEST

START_TEST(without_advanced_factions_there_are_no_elites)
{
	struct err err = {0};

	ck_assert(set_up(DU_ALL_SEATS, "basic", "advanced_factions", "off", &err));
	ck_assert_int_eq(du_reserve(&d.s.t, E).elites, 0);
	ck_assert_int_eq(du_reserve(&d.s.t, F).elites, 0);
	is_sound();
}
END_TEST

DUNE_MAIN("dune/setup", thirty_leaders_and_thirty_three_cards, twenty_one_spice_cards,
	  advantages_are_found_by_their_keys,
	  circles_are_spread_by_the_number_of_players, who_sits_where_is_drawn,
	  storm_order_begins_ahead_of_the_storm, each_faction_begins_as_the_rules_say,
	  traitors_are_the_leaders_of_those_who_play,
	  any_factions_play_and_the_draws_repeat, another_seed_is_another_game,
	  the_bene_gesserit_predict_a_faction_and_a_turn,
	  a_prediction_by_lot_names_another_player_and_a_turn_of_the_game,
	  without_the_bene_gesserit_the_game_begins_with_the_traitors,
	  a_silent_player_keeps_the_strongest_leader_of_others,
	  a_player_keeps_the_traitor_that_they_name,
	  the_fremen_place_ten_forces_in_three_territories,
	  a_placement_that_is_not_allowed_gives_way_to_the_usual_one,
	  the_bene_gesserit_begin_anywhere_as_advisor_or_fighter,
	  the_players_beside_storm_start_dial_the_first_storm,
	  silent_dials_are_drawn_from_0_to_20,
	  the_first_storm_kills_in_its_last_sector_alone,
	  ten_turns_or_as_many_as_the_table_likes,
	  without_advanced_factions_there_are_no_elites)
