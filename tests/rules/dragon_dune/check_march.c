/* Recruitment and movement: each ruling by the words of the rule book.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/hire.h"
#include "rules/dragon_dune/phases/march.h"
#include "tests/rules/dragon_dune/dune_kit.h"

/* [DD-003] 12 on the board and 8 in the graveyard: nobody is left to conscript. */
START_TEST(a_recruit_needs_a_token_in_reserve)
{
	put(E, DD_5C, 12);
	d.s.t.grave[E] = 8;
	writes(E, "graveyard 0\nconscript 2 in 5c");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_5C), 12);
	ck_assert_int_eq(d.s.t.grave[E], 8);
	ck_assert_ptr_nonnull(happened(DD_EV_UNUSED, 2, E, DD_WHY_NO_RESERVE));
}
END_TEST

/* [DD-024] Graveyard 7: 2 are left, and nobody had to ask for it. */
START_TEST(five_come_back_from_the_graveyard)
{
	d.s.t.grave[G] = 7;
	runs(dd_march);
	ck_assert_int_eq(d.s.t.grave[G], 2);
	ck_assert_int_eq(dd_reserve(&d.s, G).n, 18);
}
END_TEST

/* [DD-025] Two targets: the second line counts for nothing. */
START_TEST(conscripts_go_to_one_territory)
{
	put(E, DD_5C, 3);
	put(E, DD_6, 1);
	writes(E, "conscript 2 in 5c\nconscript 2 in 6");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_5C), 5);
	ck_assert_int_eq(in(E, DD_6), 1);
	ck_assert_ptr_nonnull(happened(DD_EV_UNUSED, 2, E, DD_WHY_ONE_ONLY));
}
END_TEST

/* [DD-025] The first that can be carried out: there are no Elves in 11, and those in 9 hide. */
START_TEST(conscripts_need_a_token_that_does_not_hide)
{
	dd_hidden_add(&d.s, DD_9, (struct dd_stack){2, 0});
	put(E, DD_6, 1);
	writes(E, "conscript 2 in 11\nconscript 2 in 9\nconscript 2 in 6");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_6), 3);
	ck_assert_int_eq(in(E, DD_9) + in(E, DD_11), 0);
}
END_TEST

START_TEST(orcs_conscript_four_others_two)
{
	put(O, DD_1C, 1);
	put(G, DD_10C, 1);
	writes(O, "conscript 5 in 1c");
	writes(G, "conscript 5 in 10c");
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_1C), 5);
	ck_assert_int_eq(in(G, DD_10C), 3);
}
END_TEST

/* [DD-064] */
START_TEST(a_bonus_for_conscription)
{
	d.s.t.option.conscript_bonus = 2;
	put(G, DD_10C, 1);
	writes(G, "conscript 5 in 10c");
	runs(dd_march);
	ck_assert_int_eq(in(G, DD_10C), 5);
}
END_TEST

/* [DD-043] Dwarves with 10 gold: 10 tokens in an empty castle. The Goblins are paid. */
START_TEST(ten_mercenaries_in_an_empty_castle)
{
	d.s.t.gold[D] = 10;
	writes(D, "hire 10 in 15c");
	runs(dd_march);
	ck_assert_int_eq(in(D, DD_15C), 10);
	ck_assert_int_eq(d.s.t.gold[D], 0);
	ck_assert_int_eq(d.s.t.gold[G], 10);
	ck_assert_int_eq(d.s.t.special[DD_15C][D], 2); /* [DD-061] */
}
END_TEST

/* [DD-043] A fort is not a castle: 2 each; tokens that cannot be paid are passed
 * over. */
START_TEST(mercenaries_outside_castles_cost_two)
{
	d.s.t.gold[D] = 7;
	writes(D, "hire 2 in 9f\nhire 2 in 11\nhire 3 in 3c");
	runs(dd_march);
	ck_assert_int_eq(in(D, DD_9F), 2);
	ck_assert_int_eq(in(D, DD_11), 0);
	ck_assert_int_eq(in(D, DD_3C), 3);
	ck_assert_int_eq(d.s.t.gold[D], 0);
	ck_assert_ptr_nonnull(happened(DD_EV_UNUSED, 2, D, DD_WHY_NO_GOLD));
}
END_TEST

/* [DD-044] 3 in a castle and 1 on a plain are 5, half of it 3, paid to the bank. */
START_TEST(goblins_pay_half_of_the_total_to_the_bank)
{
	d.s.t.gold[G] = 5;
	writes(G, "hire 3 in 10c\nhire 1 in 10");
	runs(dd_march);
	ck_assert_int_eq(in(G, DD_10C), 3);
	ck_assert_int_eq(in(G, DD_10), 1);
	ck_assert_int_eq(d.s.t.gold[G], 2);
}
END_TEST

/* [DD-044] Their ally pays half, to them; an ace does not halve it again and is kept. */
START_TEST(the_goblins_ally_pays_half)
{
	d.s.t.gold[E] = 5;
	holds(E, SPADES(DD_ACE));
	allies(E, G);
	writes(E, "hire 5 in 5c ace spades");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_5C), 5);
	ck_assert_int_eq(d.s.t.gold[E], 2);
	ck_assert_int_eq(d.s.t.gold[G], 3);
	ck_assert(dd_holds(&d.s, E, SPADES(DD_ACE)));
}
END_TEST

/* [DD-044] With an ace 5 gold hire 10 in a castle. */
START_TEST(an_ace_halves_the_price)
{
	d.s.t.gold[D] = 5;
	holds(D, HEARTS(DD_ACE));
	writes(D, "hire 10 in 15c ace");
	runs(dd_march);
	ck_assert_int_eq(in(D, DD_15C), 10);
	ck_assert_int_eq(d.s.t.gold[D], 0);
	ck_assert_int_eq(d.s.t.gold[G], 5);
	ck_assert(!dd_holds(&d.s, D, HEARTS(DD_ACE)));
	ck_assert_int_eq(d.s.t.discards[0], HEARTS(DD_ACE));
}
END_TEST

/* [DD-045] The Dwarves' lines fail, and their gold is what it was. */
START_TEST(goblins_stop_a_player_from_hiring)
{
	d.s.t.gold[D] = 10;
	holds(G, CLUBS(DD_ACE));
	writes(G, "ace stop dwarves");
	writes(D, "hire 3 in 15c\nhire 1 in 11");
	runs(dd_march);
	ck_assert_int_eq(in(D, DD_15C) + in(D, DD_11), 0);
	ck_assert_int_eq(d.s.t.gold[D], 10);
	ck_assert_int_eq(d.s.t.n_hand[G], 0);
	ck_assert_ptr_nonnull(happened(DD_EV_STOPPED, 2, D, CLUBS(DD_ACE)));
}
END_TEST

/* [DD-045] Nothing is hired: the ace is kept. Without an ace nothing is stopped. */
START_TEST(a_stop_waits_for_a_hire_and_needs_an_ace)
{
	holds(G, CLUBS(DD_ACE));
	writes(G, "ace stop dwarves");
	runs(dd_march);
	ck_assert_int_eq(d.s.t.n_hand[G], 1);
	dd_hand_remove(&d.s, G, CLUBS(DD_ACE));
	d.s.t.gold[D] = 10;
	writes(D, "hire 3 in 15c");
	runs(dd_march);
	ck_assert_int_eq(in(D, DD_15C), 3);
}
END_TEST

/* [DD-046] Reserve 6: 7 asked, 6 placed. */
START_TEST(orcs_raise_as_many_as_the_reserve_holds)
{
	put(O, DD_9F, 14);
	writes(O, "raise 7 in 16");
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_16), 6);
}
END_TEST

/* [DD-046] */
START_TEST(orcs_raise_in_orcish_territories_and_never_hire)
{
	refuses(O, "raise 3 in 14", "not Orcish");
	refuses(O, "hire 3 in 16", "raise");
	refuses(E, "raise 3 in 16", "Only the Orcs");
	writes(O, "raise 1 in 16\nraise 2 in 2f\nraise 3 in 1c");
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_16), 1);
	ck_assert_int_eq(in(O, DD_2F), 2);
	ck_assert_int_eq(in(O, DD_1C), 3);
}
END_TEST

/* [DD-047] Five free tokens; into a castle with two others they do not come, and the ace stays. */
START_TEST(the_elves_ace_places_five)
{
	holds(E, DIAMONDS(DD_ACE));
	put(G, DD_10C, 1);
	put(O, DD_10C, 1);
	writes(E, "ace place 5 in 10c else ace place 5 in 9f");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_10C), 0);
	ck_assert_int_eq(in(E, DD_9F), 5);
	ck_assert_int_eq(d.s.t.n_hand[E], 0);
}
END_TEST

/* [DD-047] */
START_TEST(the_elves_ace_is_refused_by_a_full_castle)
{
	holds(E, DIAMONDS(DD_ACE));
	put(G, DD_10C, 1);
	put(O, DD_10C, 1);
	writes(E, "ace place 5 in 10c");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_10C), 0);
	ck_assert_int_eq(d.s.t.n_hand[E], 1);
	ck_assert_ptr_nonnull(happened(DD_EV_UNUSED, 2, E, DD_WHY_FULL));
}
END_TEST

/* [DD-038] 1c holds Orcs and Elves: the Goblins' way 18 - 1c - 1 is refused. */
START_TEST(nobody_passes_a_full_castle)
{
	put(O, DD_1C, 2);
	put(E, DD_1C, 2);
	put(G, DD_18, 2);
	writes(G, "move 2 from 18 to 1");
	runs(dd_march);
	ck_assert_int_eq(in(G, DD_18), 2);
	ck_assert_ptr_nonnull(happened(DD_EV_UNUSED, 2, G, DD_WHY_BARRED));
}
END_TEST

/* [DD-038] Nor are they hired there, though the two are allies; one other leaves room. */
START_TEST(a_full_castle_takes_no_third_player)
{
	put(O, DD_1C, 2);
	put(E, DD_1C, 2);
	allies(O, E);
	d.s.t.gold[D] = 10;
	writes(D, "hire 2 in 1c else hire 2 in 3c");
	runs(dd_march);
	ck_assert_int_eq(in(D, DD_1C), 0);
	ck_assert_int_eq(in(D, DD_3C), 2);
	ck_assert(dd_has_room(&d.s.t, O, DD_1C));
}
END_TEST

/* [DD-039] Orcs with 5c: 4, not 5, for any stack. */
START_TEST(griffins_carry_four)
{
	put(O, DD_5C, 1);
	put(O, DD_16F, 3);
	writes(O, "move 3 from 16f to 8f"); /* 17 0f 8f is 3; 11 would be 4 */
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_8F), 3);
	writes(O, "move 3 from 8f to 18"); /* 0f 17 18 */
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_18), 3);
	writes(O, "move 3 from 18 to 13"); /* 17 14 13 */
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_13), 3);
	writes(O, "move 3 from 13 to 1c"); /* 14 17 18 1c: 4 */
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_1C), 3);
	refuses(O, "move 3 from 1c to 5c", "5 territories long");
}
END_TEST

/* [DD-039] A shared 5c lends no griffins: 2 for Elves. */
START_TEST(without_griffins_others_go_two_and_orcs_three)
{
	put(E, DD_5C, 1);
	put(G, DD_5C, 1);
	put(E, DD_9, 2);
	put(O, DD_16F, 2);
	writes(E, "move 2 from 9 to 10c else move 2 from 9 to 8");
	writes(O, "move 2 from 16f to 1c");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_8) + in(E, DD_10C), 2);
	ck_assert_int_eq(in(O, DD_1C), 2);
}
END_TEST

/* [DD-040] One stack moves, all together: a second place for a part of it cannot be said. */
START_TEST(a_stack_does_not_split)
{
	put(G, DD_10, 4);
	refuses(G, "move 2 from 10 to 11, 2 to 13", "");
	writes(G, "move 3 from 10 to 11");
	runs(dd_march);
	ck_assert_int_eq(in(G, DD_10), 1);
	ck_assert_int_eq(in(G, DD_11), 3);
}
END_TEST

/* [DD-041] 16f - 17 - 18 through an enemy in 17. */
START_TEST(enemies_are_passed_freely)
{
	put(G, DD_16F, 2);
	put(O, DD_17, 5);
	writes(G, "move 2 from 16f to 18 via 17");
	runs(dd_march);
	ck_assert_int_eq(in(G, DD_18), 2);
}
END_TEST

/* [DD-042] An Orc stack moves 3 and 3. */
START_TEST(an_ace_gives_a_second_move)
{
	put(O, DD_16F, 4);
	holds(O, SPADES(DD_ACE));
	writes(O, "move 4 from 16f to 1c\nace spades move 4 from 1c to 2f");
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_2F), 4);
	ck_assert_int_eq(d.s.t.n_hand[O], 0);
}
END_TEST

/* [DD-042] Without the ace there is no second move. */
START_TEST(no_second_move_without_an_ace)
{
	put(O, DD_16F, 4);
	dune_begin();
	d.sheets[O] = dune_read(O, "ace move 4 from 16f to 17")->sheet;
	d.came[O] = true;
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_16F), 4);
	ck_assert_ptr_nonnull(happened(DD_EV_UNUSED, 2, O, DD_WHY_NO_ACE));
}
END_TEST

/* [DD-061] Ordinary tokens leave first; specials where they are named. */
START_TEST(special_tokens_stay_unless_they_are_named)
{
	dd_add(&d.s.t, D, DD_10, (struct dd_stack){5, 2});
	writes(D, "move 3 from 10 to 11");
	runs(dd_march);
	ck_assert_int_eq(d.s.t.special[DD_11][D], 0);
	ck_assert_int_eq(d.s.t.special[DD_10][D], 2);
	writes(D, "move 1 special 1 from 10 to 13");
	runs(dd_march);
	ck_assert_int_eq(d.s.t.special[DD_13][D], 1);
}
END_TEST

/* The Goblins disband before they hire, others after they have moved. */
START_TEST(goblins_disband_first_others_last)
{
	put(G, DD_10C, 20);
	d.s.t.gold[G] = 5;
	put(E, DD_5C, 20);
	d.s.t.gold[E] = 5;
	writes(G, "disband 4 from 10c\nhire 4 in 11");
	writes(E, "disband 4 from 5c\nhire 2 in 11");
	runs(dd_march);
	ck_assert_int_eq(in(G, DD_11), 4);
	ck_assert_int_eq(in(E, DD_11), 0);
	ck_assert_int_eq(in(E, DD_5C), 16);
}
END_TEST

/* The first alternative that is legal and true at that moment: the Dwarves march first. */
START_TEST(conditions_meet_what_others_left)
{
	put(G, DD_10C, 2);
	d.s.t.gold[D] = 10;
	writes(D, "hire 3 in 11");
	writes(G,
	       "move 2 from 10c to 11 if enemy 11 <= 2 else move 2 from 10c to 10 if owner 11 = dwarves");
	runs(dd_march);
	ck_assert_int_eq(in(G, DD_10), 2);
}
END_TEST

/* [DD-048] 3 Orcs enter: the Elves hide, and there is no battle. 2 do not suffice. */
START_TEST(elves_hide_when_three_orcs_enter)
{
	put(E, DD_11, 4);
	put(O, DD_8F, 3);
	writes(E, "hide 11 if enemy >= 3");
	writes(O, "move 3 from 8f to 11");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_11), 0);
	ck_assert_int_eq(d.s.h.hiding[DD_11], 4);
	ck_assert_int_eq(in(O, DD_11), 3);
}
END_TEST

/* [DD-048] */
START_TEST(elves_stay_where_two_enter)
{
	put(E, DD_11, 4);
	put(O, DD_8F, 3);
	writes(E, "hide 11 if enemy >= 3");
	writes(O, "move 2 from 8f to 11");
	runs(dd_march);
	ck_assert_int_eq(in(E, DD_11), 4);
}
END_TEST

/* WHY tells of an order that holds: whether its condition was met, and nothing where
 * nobody came. A look that comes to nothing tells its player nothing. */
START_TEST(orders_to_hide_are_traced)
{
	static const struct {
		int enter;
		enum trace_what says;
	} rows[] = {{3, TRACE_USED}, {2, TRACE_CONDITION_FALSE}};

	for (int i = 0; i < 2; i++) {
		dune_clear();
		dune_lay();
		put(E, DD_11, 2);
		put(O, DD_9F, rows[i].enter);
		writes(E, "hide 11 if enemy >= 3");
		writes(O, "move all from 9f to 11");
		runs(dd_march);
		ck_assert(traced(E, rows[i].says));
		ck_assert(traced(E, i ? TRACE_FACT_FALSE : TRACE_FACT_TRUE));
		ck_assert_ptr_null(happened(DD_EV_UNUSED, 1, E));
	}
	dune_clear();
	dune_lay();
	put(E, DD_9F, 2);
	writes(E, "hide 11 if enemy >= 3");
	runs(dd_march);
	ck_assert(!traced(E, TRACE_USED) && !traced(E, TRACE_CONDITION_FALSE));
}
END_TEST

/* [DD-065] Orcs who pass through 11 make nobody hide. */
START_TEST(passing_tokens_make_nobody_hide)
{
	put(E, DD_11, 4);
	put(O, DD_8F, 3);
	writes(E, "hide 11 if enemy >= 1");
	writes(O, "move 3 from 8f to 12f via 11");
	runs(dd_march);
	ck_assert_int_eq(in(O, DD_12F), 3);
	ck_assert_int_eq(in(E, DD_11), 4);
}
END_TEST

/* [DD-048] Without a condition they hide at the end of their own march. */
START_TEST(elves_hide_in_their_own_march)
{
	put(E, DD_5C, 4);
	writes(E, "conscript 2 in 5c\nmove 2 from 5c to 6\nhide 5c");
	runs(dd_march);
	ck_assert_int_eq(d.s.h.hiding[DD_5C], 4);
	ck_assert_int_eq(in(E, DD_6), 2);
}
END_TEST

/* [DD-049] A hidden stack moves past others and comes out where it is alone. */
START_TEST(hidden_elves_move_and_come_out)
{
	dd_hidden_add(&d.s, DD_11, (struct dd_stack){4, 0});
	put(O, DD_11, 3);
	writes(E, "move hidden 3 from 11 to 9f");
	runs(dd_march);
	ck_assert_int_eq(d.s.h.hiding[DD_11], 1);
	ck_assert_int_eq(in(E, DD_9F), 3);
}
END_TEST

/* [DD-049] Where Elves hide already, those who come hidden stay hidden. */
START_TEST(hidden_elves_join_hidden_elves)
{
	dd_hidden_add(&d.s, DD_11, (struct dd_stack){4, 0});
	dd_hidden_add(&d.s, DD_9F, (struct dd_stack){1, 0});
	writes(E, "move hidden 3 from 11 to 9f");
	runs(dd_march);
	ck_assert_int_eq(d.s.h.hiding[DD_9F], 4);
	ck_assert_int_eq(in(E, DD_9F), 0);
}
END_TEST

DUNE_MAIN("dragon_dune/march", a_recruit_needs_a_token_in_reserve,
	  five_come_back_from_the_graveyard, conscripts_go_to_one_territory,
	  conscripts_need_a_token_that_does_not_hide, orcs_conscript_four_others_two,
	  a_bonus_for_conscription, ten_mercenaries_in_an_empty_castle,
	  mercenaries_outside_castles_cost_two,
	  goblins_pay_half_of_the_total_to_the_bank, the_goblins_ally_pays_half,
	  an_ace_halves_the_price, goblins_stop_a_player_from_hiring,
	  a_stop_waits_for_a_hire_and_needs_an_ace,
	  orcs_raise_as_many_as_the_reserve_holds,
	  orcs_raise_in_orcish_territories_and_never_hire, the_elves_ace_places_five,
	  the_elves_ace_is_refused_by_a_full_castle, nobody_passes_a_full_castle,
	  a_full_castle_takes_no_third_player, griffins_carry_four,
	  without_griffins_others_go_two_and_orcs_three, a_stack_does_not_split,
	  enemies_are_passed_freely, an_ace_gives_a_second_move,
	  no_second_move_without_an_ace, special_tokens_stay_unless_they_are_named,
	  goblins_disband_first_others_last, conditions_meet_what_others_left,
	  elves_hide_when_three_orcs_enter, elves_stay_where_two_enter,
	  orders_to_hide_are_traced, passing_tokens_make_nobody_hide,
	  elves_hide_in_their_own_march, hidden_elves_move_and_come_out,
	  hidden_elves_join_hidden_elves)
