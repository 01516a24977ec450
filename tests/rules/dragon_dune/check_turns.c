/* The set-up, gifts, collection, victory, and how a turn goes from phase to phase.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/collect.h"
#include "rules/dragon_dune/phases/setup.h"
#include "rules/dragon_dune/phases/turn.h"
#include "rules/dragon_dune/report/report.h"
#include "tests/rules/dragon_dune/dune_kit.h"

static struct err err;

static bool set_up(int seats, const char *name, const char *value)
{
	struct option_setting o = {str_of(name), str_of(value)};
	struct setup set = {.n_seats = seats,
			    .seats = (1U << seats) - 1,
			    .n_options = name ? 1 : 0,
			    .options = &o};

	d.events = (struct events){.a = d.a};
	err = (struct err){0};
	return dd_setup(&d.s, &set, &d.rng, &d.events, &err);
}

/* [DD-056] */
START_TEST(it_takes_four)
{
	ck_assert(!set_up(3, NULL, NULL));
	ck_assert(set_up(4, NULL, NULL));
}
END_TEST

/* Gold 10 10 5 5, cards 1 1 2 1, Elves 10 in 5c, Goblins 5 in 10c, a queen and a jack each. */
START_TEST(the_first_position)
{
	ck_assert(set_up(4, NULL, NULL));
	static const int gold[] = {10, 10, 5, 5}, cards[] = {1, 1, 2, 1};
	unsigned queens = 0, jacks = 0;

	for (int i = 0; i < DD_SEATS; i++) {
		ck_assert_int_eq(d.s.t.gold[i], gold[i]);
		ck_assert_int_eq(d.s.t.n_hand[i], cards[i]);
		ck_assert_int_eq(dd_rank(d.s.h.queen[i]), DD_QUEEN);
		ck_assert_int_eq(dd_rank(d.s.h.jack[i]), DD_JACK);
		queens |= 1U << dd_suit(d.s.h.queen[i]);
		jacks |= 1U << dd_suit(d.s.h.jack[i]);
	}
	ck_assert_uint_eq(queens, 15);
	ck_assert_uint_eq(jacks, 15);
	ck_assert_int_eq(in(E, DD_5C), 10);
	ck_assert_int_eq(in(G, DD_10C), 5);
	ck_assert_int_eq(dd_reserve(&d.s, D).n, 20);
	ck_assert_int_eq(dd_reserve(&d.s, D).special, 2);
	ck_assert_int_eq(d.s.t.n_deck, 24 - 5);
	ck_assert_int_eq(dd_owes(&d.s), 1 << O);
	ck_assert(dd_sound(&d.s, &err));
}
END_TEST

/* [DD-005] Three dice: 6, 6, 6 is 18. */
START_TEST(the_wild_dragon_begins_at_three_dice)
{
	for (int i = 0;; i++) {
		char seed[20];
		snprintf(seed, sizeof seed, "dice %d", i);
		rng_seed_text(&d.rng, str_of(seed));
		int n = 0;
		for (int k = 0; k < 3; k++)
			n += rng_below(&d.rng, "setup.wild-dragon", k, 6);
		if (n == 15)
			break;
	}
	ck_assert(set_up(4, NULL, NULL));
	ck_assert_int_eq(d.s.t.dragon, 18);
}
END_TEST

/* [DD-064] Both positions of an option of each faction. */
START_TEST(options_of_balance)
{
	ck_assert(set_up(4, "dwarf_specials", "0"));
	ck_assert_int_eq(dd_reserve(&d.s, D).special, 0);
	ck_assert(set_up(4, "elf_specials", "3"));
	ck_assert_int_eq(d.s.t.special[DD_5C][E], 3);
	ck_assert(set_up(4, "goblin_gold", "9"));
	ck_assert_int_eq(d.s.t.gold[G], 9);
	ck_assert_int_eq(d.s.t.gold[O], 5);
	static const char *const gold[] = {"dwarf_gold", "elf_gold", "goblin_gold",
					   "orc_gold"};
	static const int printed[] = {10, 10, 5, 5};
	for (int seat = 0; seat < DD_SEATS; seat++) {
		ck_assert(set_up(4, gold[seat], "37"));
		for (int i = 0; i < DD_SEATS; i++)
			ck_assert_int_eq(d.s.t.gold[i], i == seat ? 37 : printed[i]);
		ck_assert(set_up(4, gold[seat], "0"));
		ck_assert_int_eq(d.s.t.gold[seat], 0);
		ck_assert(!set_up(4, gold[seat], "101"));
	}
	ck_assert(set_up(4, "goblin_specials", "3"));
	ck_assert_int_eq(d.s.t.special[DD_10C][G], 3); /* of the five in 10c */
	ck_assert_int_eq(dd_reserve(&d.s, G).special, 0);
	ck_assert(set_up(4, "goblin_specials", "20"));
	ck_assert_int_eq(d.s.t.special[DD_10C][G], 5);
	ck_assert_int_eq(dd_reserve(&d.s, G).special, 15);
	ck_assert(set_up(4, "orc_specials", "1"));
	ck_assert_int_eq(dd_reserve(&d.s, O).special, 1);
	ck_assert(!set_up(4, "orc_specials", "21"));
	ck_assert(!set_up(4, "trolls", "on"));
}
END_TEST

/* [DD-062] */
START_TEST(orcs_place_their_ten)
{
	ck_assert(set_up(4, NULL, NULL));
	refuses(O, "place 4 in 1c, 3 in 9f", "10 tokens");
	refuses(O, "place 4 in 1c, 6 in 10c", "1c, 9f and 16f");
	refuses(G, "place 10 in 1c", "Only the Orcs");
	writes(O, "place 7 in 16f, 3 in 1c");
	runs_phase();
	ck_assert_ptr_nonnull(happened(DD_EV_PLACED, 3, O, 7, DD_16F));
	ck_assert_ptr_nonnull(happened(DD_EV_PLACED, 3, O, 3, DD_1C));
	ck_assert_int_eq(d.s.t.turn, 1);
	ck_assert_int_eq(d.s.t.phase, DD_BID);
}
END_TEST

/* [DD-062] */
START_TEST(orcs_who_say_nothing)
{
	ck_assert(set_up(4, NULL, NULL));
	runs_phase();
	ck_assert_ptr_nonnull(happened(DD_EV_PLACED, 3, O, 4, DD_1C));
	ck_assert_ptr_nonnull(happened(DD_EV_PLACED, 3, O, 3, DD_9F));
	ck_assert_ptr_nonnull(happened(DD_EV_PLACED, 3, O, 3, DD_16F));
	ck_assert_ptr_nonnull(happened(DD_EV_MISSED, 2, O, 1));
}
END_TEST

/* Collection ----------------------------------------------------------------------------------- */

/* [DD-053] 3 tokens on 8 gold: 6, and 2 are left. Each receives 2 besides. */
START_TEST(two_for_each_token)
{
	put(G, DD_9, 3);
	d.s.t.lying[DD_9] = 8;
	runs(dd_collect);
	ck_assert_int_eq(d.s.t.gold[G], 2 + 6);
	ck_assert_int_eq(d.s.t.lying[DD_9], 2);
	ck_assert_int_eq(d.s.t.gold[D], 2);
}
END_TEST

/* [DD-037, DD-050, DD-053] A shared territory, and one where Elves hide: nobody collects. */
START_TEST(nobody_collects_where_nobody_is_in_control)
{
	put(G, DD_9, 3);
	put(O, DD_9, 3);
	d.s.t.lying[DD_9] = 8;
	dd_hidden_add(&d.s, DD_11, (struct dd_stack){4, 0});
	d.s.t.lying[DD_11] = 8;
	runs(dd_collect);
	ck_assert_int_eq(d.s.t.lying[DD_9], 8);
	ck_assert_int_eq(d.s.t.lying[DD_11], 8);
}
END_TEST

/* [DD-037] A hidden Elf and an Orc in 5c: the Orcs control it. */
START_TEST(hidden_elves_do_not_contest)
{
	dd_hidden_add(&d.s, DD_5C, (struct dd_stack){1, 0});
	put(O, DD_5C, 1);
	ck_assert_int_eq(dd_controller(&d.s.t, DD_5C), O);
}
END_TEST

static bool won;

static void victory(struct dd_run *r)
{
	won = dd_check_victory(r);
}

/* [DD-054] Three castles alone win; with an ally who has none they do not. */
START_TEST(three_castles_win_for_one)
{
	put(E, DD_3C, 1);
	put(E, DD_5C, 1);
	put(E, DD_10C, 1);
	allies(E, D);
	runs(victory);
	ck_assert(!won);
	d.s.t.ally[E] = d.s.t.ally[D] = DD_NOBODY;
	runs(victory);
	ck_assert(won);
	ck_assert_int_eq(d.s.t.winners, 1 << E);
}
END_TEST

/* [DD-054, DD-037] Four castles win for two; a shared one counts for both. */
START_TEST(four_castles_win_for_two)
{
	put(E, DD_3C, 1);
	put(E, DD_5C, 1);
	put(D, DD_5C, 1);
	put(D, DD_10C, 1);
	put(D, DD_15C, 1);
	allies(E, D);
	runs(victory);
	ck_assert_int_eq(d.s.t.winners, 1 << E | 1 << D);
}
END_TEST

/* `ally`: who wins with it; the seat itself: nobody does. */
static void stands(int seat, int wanted_has, int wanted_needs, int ally)
{
	static struct dd_view v;

	v.t = d.s.t;
	struct count_aim aim = dd_count_aim(&v, seat);
	ck_assert_int_eq(aim.has, wanted_has);
	ck_assert_int_eq(aim.needs, wanted_needs);
	ck_assert_uint_eq(aim.with, 1U << seat | 1U << ally);
}

/* [DD-054, DD-037] Who is ahead: alone each counts what they control alone, allies what they control together, also where both
 * stand in one castle. */
START_TEST(standings_count_allies_together)
{
	put(E, DD_3C, 1);
	put(E, DD_5C, 1);
	put(G, DD_5C, 1);
	put(O, DD_1C, 1);
	stands(E, 1, 3, E);
	stands(G, 0, 3, G);
	stands(O, 1, 3, O);
	allies(E, G);
	stands(E, 2, 4, G);
	stands(G, 2, 4, E);
	stands(O, 1, 3, O);
}
END_TEST

/* [DD-055] Turn 6 ends: the Orcs and their ally. */
START_TEST(orcs_win_by_default)
{
	d.s.t.turn = 5;
	runs(victory);
	ck_assert(!won);
	d.s.t.turn = 6;
	allies(O, G);
	runs(victory);
	ck_assert_int_eq(d.s.t.winners, 1 << O | 1 << G);
}
END_TEST

/* From phase to phase ------------------------------------------------------------------------------ */

/* [DD-017] Gold changes hands before the bidding; no more than there is. */
START_TEST(gold_is_given)
{
	d.s.t.gold[E] = 5;
	writes(E, "give 3 to dwarves");
	runs_phase();
	ck_assert_ptr_nonnull(happened(DD_EV_GAVE, 3, E, D, 3));
	ck_assert_int_eq(d.s.t.gold[E], 5 - 3 + 2);
	ck_assert_int_eq(d.s.t.gold[D], 3 + 2);
	refuses(E, "give 3 to elves", "yourself");
}
END_TEST

/* [DD-017] On record where both sides sent one; else the other alone reads it. */
START_TEST(agreements_are_put_on_record)
{
	refuses(E, "agree orcs \"11 is mine\"", "no record of agreements");
	d.s.t.option.binding = 1;
	writes(E, "agree orcs \"11 is mine\"\nagree dwarves \"buy lot 1\"");
	writes(O, "agree elves \"11 is yours\"");
	runs_phase();
	const struct event *one = happened(DD_EV_AGREED, 2, E, O);
	const struct event *two = happened(DD_EV_AGREED, 2, O, E);
	const struct event *offer = happened(DD_EV_OFFERED, 2, E, D);
	ck_assert(str_equal(one->text, STR("11 is mine")));
	ck_assert(str_equal(two->text, STR("11 is yours")));
	ck_assert_int_eq(offer->audience & (AUDIENCE_SEATS | AUDIENCE_READERS),
			 1 << E | 1 << D);
}
END_TEST

/* [DD-004] Emperor of turn 1 is seat 1, of turn 2 seat 2, of turn 5 seat 1 again. */
START_TEST(the_title_passes)
{
	d.s.t.turn = 1;
	for (int turn = 1; turn <= 5; turn++) {
		ck_assert_int_eq(d.s.t.turn, turn);
		ck_assert_int_eq(d.s.t.emperor, (turn - 1) % DD_SEATS);
		d.s.t.phase = DD_MARCH;
		runs_phase();
	}
}
END_TEST

/* [DD-004] */
START_TEST(the_title_stays_where_the_option_says_so)
{
	d.s.t.option.emperor_fixed = 1;
	d.s.t.phase = DD_MARCH;
	runs_phase();
	ck_assert_int_eq(d.s.t.turn, 3);
	ck_assert_int_eq(d.s.t.emperor, D);
}
END_TEST

/* A battle is a phase only where there is one; only those in it are asked. */
START_TEST(a_battle_phase_opens_where_enemies_meet)
{
	put(E, DD_11, 2);
	put(O, DD_8F, 2);
	writes(O, "move 2 from 8f to 11");
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DD_BATTLE);
	ck_assert_int_eq(dd_owes(&d.s), 1 << E | 1 << O);
}
END_TEST

/* Nobody has gold: there is nothing to ask, and the march is open at once. */
START_TEST(nobody_is_asked_for_bids_they_cannot_make)
{
	d.s.t.phase = DD_COUNCIL;
	dd_artifact_deck(d.s.h.deck);
	d.s.t.n_deck = DD_ARTIFACTS;
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DD_MARCH);
	ck_assert_int_eq(d.s.t.n_discards, 4);
}
END_TEST

/* [DD-063] Bids and marches in one letter; gold left by the bidding pays the march. */
START_TEST(fast_games_bid_and_march_together)
{
	d.s.t.option.fast = 1;
	d.s.t.phase = DD_BID;
	dd_artifact_deck(d.s.h.deck);
	d.s.t.n_deck = DD_ARTIFACTS;
	d.s.t.n_lots = 1;
	d.s.h.lots[0] = (uint8_t)dd_draw(&d.s, &d.rng);
	d.s.t.gold[E] = 5;
	writes(E, "bid 1 4\nhire 5 in 15c else hire 4 in 15c");
	runs_phase();
	ck_assert_int_eq(d.s.t.lot_winner[0] == E || d.s.t.turn == 3, true);
	ck_assert_int_eq(in(E, DD_15C), 4);
	ck_assert_int_eq(d.s.t.turn, 3);
}
END_TEST

/* [DD-060] Misses are counted, and the faction stays in the game. */
START_TEST(absent_players_stay)
{
	for (int i = 1; i <= 3; i++) {
		d.s.t.phase = DD_MARCH;
		runs_phase();
		ck_assert_int_eq(dragon_dune_game.misses(&d.s, D), i);
		ck_assert_int_eq(dragon_dune_game.leaving(&d.s) >> D & 1, i >= 2);
	}
	ck_assert_int_eq(dragon_dune_game.seats(&d.s), DD_ALL_SEATS);
	dragon_dune_game.resign(&d.s, D);
	d.s.t.phase = DD_MARCH;
	ck_assert_int_eq(dd_owes(&d.s), DD_ALL_SEATS & ~(1 << D));
	dragon_dune_game.new_player(&d.s, D);
	ck_assert_int_eq(dd_owes(&d.s), DD_ALL_SEATS);
	ck_assert_int_eq(dragon_dune_game.misses(&d.s, D), 0);
	ck_assert_int_eq(dragon_dune_game.leaving(&d.s) >> D & 1, 0);
}
END_TEST

/* Standing orders hold over phases, and an ace that was used is not asked for again. */
START_TEST(standing_orders_hold)
{
	writes(O, "ride all to 0f\nmove all from 1c to 1");
	runs_phase();
	ck_assert_int_eq(d.s.t.turn, 3);
	struct dd_view *v = arena_new(d.a, struct dd_view);
	struct slot slots[4];
	dd_view_make(&d.s, O, v);
	ck_assert_int_eq(dd_vocab.standing(d.a, v, slots, 4), 1);
	ck_assert(str_equal(slot_text(d.a, &slots[0]), STR("ride all to 0f")));
	dd_view_make(&d.s, E, v);
	ck_assert_int_eq(dd_vocab.standing(d.a, v, slots, 4), 0);
}
END_TEST

/* [DD-073] They owe nothing, and the phase waits for them, so that they have the time to ask. */
START_TEST(the_elves_may_ask_where_their_ally_fights)
{
	d.s.t.phase = DD_BATTLE;
	put(D, DD_11, 3);
	put(O, DD_11, 3);
	ck_assert_int_eq(dd_may_order(&d.s), 1 << D | 1 << O);
	allies(E, D);
	ck_assert_int_eq(dd_owes(&d.s), 1 << D | 1 << O);
	ck_assert_int_eq(dd_may_order(&d.s), 1 << D | 1 << O | 1 << E);
	d.s.t.vacant = 1 << E;
	ck_assert_int_eq(dd_may_order(&d.s), 1 << D | 1 << O);
}
END_TEST

DUNE_MAIN("dragon_dune/turns", it_takes_four, the_first_position,
	  the_wild_dragon_begins_at_three_dice, options_of_balance,
	  orcs_place_their_ten, orcs_who_say_nothing, two_for_each_token,
	  nobody_collects_where_nobody_is_in_control, hidden_elves_do_not_contest,
	  three_castles_win_for_one, four_castles_win_for_two,
	  standings_count_allies_together, orcs_win_by_default, gold_is_given,
	  agreements_are_put_on_record, the_title_passes,
	  the_title_stays_where_the_option_says_so,
	  a_battle_phase_opens_where_enemies_meet,
	  nobody_is_asked_for_bids_they_cannot_make, fast_games_bid_and_march_together,
	  absent_players_stay, standing_orders_hold,
	  the_elves_may_ask_where_their_ally_fights)
