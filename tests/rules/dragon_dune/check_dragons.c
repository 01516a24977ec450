/* Dragons, events and the council: each ruling by the words of the rule book.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/engine/dragon.h"
#include "rules/dragon_dune/phases/begin.h"
#include "rules/dragon_dune/phases/council.h"
#include "tests/rules/dragon_dune/dune_kit.h"

static bool council;

static void begin(struct dd_run *r)
{
	council = dd_begin_turn(r);
}

/* The die of turn 2 shows `roll`; the next event is `card`. */
static void turn_begins(int roll, int card)
{
	draws("t2.wild-dragon", 0, 6, roll - 1);
	for (int i = 0; i < DD_EVENTS; i++)
		if (d.s.h.coming[i] == card)
			d.s.h.coming[i] = d.s.h.coming[0];
	d.s.h.coming[0] = (uint8_t)card;
	runs(begin);
}

static void last_event_was(int card)
{
	d.s.t.events[0] = (uint8_t)card;
	d.s.t.n_events = 1;
}

/* [DD-006] Marker 3, roll 2: of 4 and 5 only the plain of 4 is hit, and 3 is not. */
START_TEST(each_number_that_it_enters)
{
	d.s.t.dragon = 3;
	put(G, DD_4, 2);
	put(G, DD_4F, 2);
	put(G, DD_5C, 2);
	put(G, DD_3, 2);
	turn_begins(2, CLUBS(9));
	ck_assert_int_eq(in(G, DD_4), 0);
	ck_assert_int_eq(in(G, DD_4F), 2);
	ck_assert_int_eq(in(G, DD_5C), 2);
	ck_assert_int_eq(in(G, DD_3), 2);
	ck_assert_int_eq(d.s.t.dragon, 5);
}
END_TEST

/* [DD-005, DD-006] Marker at 18: a roll of 1 enters 1. */
START_TEST(behind_18_comes_1)
{
	d.s.t.dragon = 18;
	put(O, DD_1, 1);
	put(O, DD_1C, 1);
	put(O, DD_18, 1);
	turn_begins(1, CLUBS(9));
	ck_assert_int_eq(in(O, DD_1), 0);
	ck_assert_int_eq(in(O, DD_1C), 1);
	ck_assert_int_eq(in(O, DD_18), 1);
	ck_assert_int_eq(d.s.t.dragon, 1);
}
END_TEST

/* [DD-007] In 9 they die, in 9f they live; hidden Elves live. */
START_TEST(castles_forts_and_hidden_elves_are_safe)
{
	d.s.t.dragon = 8;
	put(G, DD_9, 3);
	put(G, DD_9F, 3);
	dd_hidden_add(&d.s, DD_9, (struct dd_stack){2, 0});
	put(G, DD_9, 0);
	d.s.t.lying[DD_9] = 8;
	writes(E, "hide 9");
	turn_begins(1, CLUBS(9));
	ck_assert_int_eq(in(G, DD_9), 0);
	ck_assert_int_eq(in(G, DD_9F), 3);
	ck_assert_int_eq(d.s.h.hiding[DD_9], 2);
	ck_assert_int_eq(d.s.t.lying[DD_9], 0);
}
END_TEST

/* [DD-008] 5 Elves in 11 are eaten: they are in the graveyard. */
START_TEST(the_dead_go_to_the_graveyard)
{
	d.s.t.dragon = 10;
	put(E, DD_11, 5);
	turn_begins(1, CLUBS(9));
	ck_assert_int_eq(d.s.t.grave[E], 5);
	ck_assert_int_eq(d.s.t.gone[E], 0);
}
END_TEST

/* [DD-008] */
START_TEST(or_they_are_gone_for_good)
{
	d.s.t.option.kills_forever = 1;
	d.s.t.dragon = 10;
	put(E, DD_11, 5);
	turn_begins(1, CLUBS(9));
	ck_assert_int_eq(d.s.t.grave[E], 0);
	ck_assert_int_eq(d.s.t.gone[E], 5);
	ck_assert_int_eq(dd_reserve(&d.s, E).n, 15);
}
END_TEST

/* [DD-009] 5 Orcs lose 3. */
START_TEST(orcs_lose_half_rounded_up)
{
	d.s.t.dragon = 10;
	put(O, DD_11, 5);
	turn_begins(1, CLUBS(9));
	ck_assert_int_eq(in(O, DD_11), 2);
	ck_assert_int_eq(d.s.t.grave[O], 3);
}
END_TEST

/* [DD-010] The dragon is at 8: no gold, and the next Red Dragon burns 8. */
START_TEST(no_gold_under_the_wild_dragon)
{
	d.s.t.dragon = 7;
	turn_begins(1, HEARTS(8));
	ck_assert_int_eq(d.s.t.lying[DD_8], 0);
	put(G, DD_8, 3);
	d.s.t.dragon = 12;
	d.s.t.emperor = G;
	turn_begins(1, SPADES(7));
	ck_assert(council);
	ck_assert_int_eq(in(G, DD_8), 0);
}
END_TEST

/* [DD-011] Emperor Goblins: the 7 of spades brings the Red Dragon, the 7 of hearts none. */
START_TEST(the_emperors_colour_brings_the_red_dragon)
{
	d.s.t.emperor = G;
	last_event_was(DIAMONDS(9));
	put(E, DD_11, 2);
	turn_begins(1, HEARTS(7));
	ck_assert(!council);
	ck_assert_int_eq(in(E, DD_11), 2);
	last_event_was(DIAMONDS(9));
	turn_begins(1, SPADES(7));
	ck_assert(council);
	ck_assert_int_eq(in(E, DD_11), 0);
	ck_assert_int_eq(d.s.t.grave[E], 2);
}
END_TEST

/* [DD-012] Turn 1 has no event before it. */
START_TEST(no_red_dragon_in_turn_1)
{
	d.s.t.emperor = G;
	turn_begins(1, SPADES(7));
	ck_assert(!council);
}
END_TEST

/* [DD-013] Gold, fire, council. */
START_TEST(gold_comes_before_the_fire)
{
	d.s.t.emperor = D;
	last_event_was(CLUBS(9));
	d.s.t.lying[DD_10] = 10;
	turn_begins(1, HEARTS(9));
	const struct event *gold = happened(DD_EV_EVENT, 3, HEARTS(9), DD_13, 12);
	const struct event *fire = happened(DD_EV_RED, 1, DD_10);
	ck_assert_ptr_nonnull(gold);
	ck_assert(gold < fire && fire < happened(DD_EV_COUNCIL, 0));
	ck_assert_int_eq(d.s.t.lying[DD_13], 12);
	ck_assert_int_eq(d.s.t.lying[DD_10], 0);
}
END_TEST

/* [DD-014] 6 Orcs, RIDE 4 TO 15c: 4 arrive, 2 die. The Red Dragon spares no Orcs [DD-009]. */
START_TEST(orcs_ride)
{
	d.s.t.emperor = D;
	last_event_was(CLUBS(9));
	put(O, DD_10, 6);
	writes(O, "ride 4 to 15c");
	turn_begins(1, HEARTS(9));
	ck_assert_int_eq(in(O, DD_15C), 4);
	ck_assert_int_eq(in(O, DD_10), 0);
	ck_assert_int_eq(d.s.t.grave[O], 2);
	ck_assert(traced(O, TRACE_USED));
}
END_TEST

/* A ride waits without a word while no Orcs burn, and an ace while the dragon passes by: the
 * trace says that its condition was not met, the report nothing. */
START_TEST(orders_that_wait_are_traced)
{
	d.s.t.emperor = D;
	last_event_was(CLUBS(9));
	put(O, DD_15C, 6);
	put(O, DD_11, 2);
	holds(O, SPADES(DD_ACE));
	writes(O, "ride 4 to 1c\nace dragon all from 11 to 1c if hit");
	turn_begins(1, HEARTS(9));
	ck_assert(traced(O, TRACE_CONDITION_FALSE));
	ck_assert(!traced(O, TRACE_USED));
	ck_assert_ptr_null(happened(DD_EV_UNUSED, 1, O));
}
END_TEST

/* [DD-014, DD-038] The first place that is open: 15c holds two others, the palace is allowed. */
START_TEST(orcs_ride_to_the_first_open_place)
{
	d.s.t.emperor = D;
	last_event_was(CLUBS(9));
	put(O, DD_10, 6);
	put(E, DD_15C, 1);
	put(G, DD_15C, 1);
	writes(O, "ride all to 15c, palace");
	turn_begins(1, HEARTS(9));
	ck_assert_int_eq(in(O, DD_0F), 6);
}
END_TEST

/* [DD-052] Marker 3, roll 2: the stack in 4 has moved before the fire. */
START_TEST(the_orcs_ace_flees)
{
	d.s.t.dragon = 3;
	put(O, DD_4, 4);
	holds(O, SPADES(DD_ACE));
	writes(O, "ace dragon all from 4 to 15c if hit");
	turn_begins(2, CLUBS(9));
	ck_assert_int_eq(in(O, DD_15C), 4);
	ck_assert_int_eq(d.s.t.grave[O], 0);
	ck_assert_int_eq(d.s.t.n_hand[O], 0);
}
END_TEST

/* [DD-052] It does not come upon 4: the ace is kept. */
START_TEST(the_orcs_ace_waits)
{
	d.s.t.dragon = 6;
	put(O, DD_4, 4);
	holds(O, SPADES(DD_ACE));
	writes(O, "ace dragon all from 4 to 15c if hit");
	turn_begins(2, CLUBS(9));
	ck_assert_int_eq(in(O, DD_4), 4);
	ck_assert_int_eq(d.s.t.n_hand[O], 1);
	ck_assert(dd_dragon_hits(3, 2, DD_4) && !dd_dragon_hits(3, 2, DD_3));
}
END_TEST

/* [DD-052] Without the ace, or without tokens there, the Orcs are told where the dragon comes, and where it does not the
 * order waits: turn after turn nothing would be new. */
START_TEST(the_orcs_hear_of_a_missing_ace_only_where_the_dragon_comes)
{
	static const struct {
		int dragon, tokens;
		bool ace;
		enum dd_why why; /* DD_WHY_CONDITION: they hear nothing */
	} rows[] = {{3, 4, false, DD_WHY_NO_ACE},
		    {6, 4, false, DD_WHY_CONDITION},
		    {3, 0, true, DD_WHY_NO_TOKENS},
		    {6, 0, true, DD_WHY_CONDITION}};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		dune_clear();
		dune_lay();
		d.s.t.dragon = (uint8_t)rows[i].dragon;
		put(O, DD_4, rows[i].tokens);
		if (rows[i].ace)
			holds(O, SPADES(DD_ACE));
		writes(O, "ace dragon all from 4 to 15c if hit");
		turn_begins(2, CLUBS(9));
		const struct event *told = happened(DD_EV_UNUSED, 1, O);
		ck_assert((told != NULL) == (rows[i].why != DD_WHY_CONDITION));
		ck_assert(!told || told->arg[1] == (int)rows[i].why);
	}
}
END_TEST

/* [DD-049] Alone they are visible in the next turn; beside Orcs they stay. */
START_TEST(elves_come_out_where_they_are_alone)
{
	d.s.t.dragon = 1;
	dd_hidden_add(&d.s, DD_9F, (struct dd_stack){3, 0});
	dd_hidden_add(&d.s, DD_16F, (struct dd_stack){2, 0});
	put(O, DD_16F, 1);
	turn_begins(1, CLUBS(9));
	ck_assert_int_eq(in(E, DD_9F), 3);
	ck_assert_int_eq(d.s.h.hiding[DD_16F], 2);
}
END_TEST

/* [DD-049, DD-038] They come out beside others where they say so, but not in a full castle. */
START_TEST(elves_come_out_by_order)
{
	dd_hidden_add(&d.s, DD_16F, (struct dd_stack){2, 0});
	dd_hidden_add(&d.s, DD_10C, (struct dd_stack){2, 0});
	dd_hidden_add(&d.s, DD_9F, (struct dd_stack){1, 0});
	put(O, DD_16F, 1);
	put(O, DD_10C, 1);
	put(G, DD_10C, 1);
	writes(E, "unhide 16f\nunhide 10c\nhide 9f");
	turn_begins(1, CLUBS(9));
	ck_assert_int_eq(in(E, DD_16F), 2);
	ck_assert_int_eq(in(E, DD_10C), 0);
	ck_assert_int_eq(d.s.h.hiding[DD_9F], 1);
}
END_TEST

/* The council ------------------------------------------------------------------------------- */

static void in_council(void)
{
	d.s.t.phase = DD_COUNCIL;
}

/* [DD-015] Four times PASS ends it, and the bidding follows. */
START_TEST(four_passes_close_the_council)
{
	in_council();
	for (int seat = 0; seat < DD_SEATS; seat++) {
		d.s.t.gold[seat] = 5;
		writes(seat, "pass");
	}
	dd_artifact_deck(d.s.h.deck);
	d.s.t.n_deck = DD_ARTIFACTS;
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DD_BID);
	ck_assert_ptr_null(happened(DD_EV_ALLIED, 0));
}
END_TEST

/* [DD-016] Who name each other are allied; the rest may be allied too. */
START_TEST(two_alliances_of_two)
{
	in_council();
	writes(D, "ally orcs");
	writes(E, "ally goblins");
	writes(G, "ally elves");
	writes(O, "ally dwarves");
	runs(dd_council);
	ck_assert_int_eq(d.s.t.ally[D], O);
	ck_assert_int_eq(d.s.t.ally[E], G);
}
END_TEST

/* [DD-016] Sums of ranks: D-E 1+2, D-O 2+1, E-G 1+1. E-G is sealed first, and so D-O remains. */
START_TEST(the_smallest_sum_of_ranks_comes_first)
{
	in_council();
	writes(D, "ally elves, then orcs");
	writes(E, "ally goblins dwarves");
	writes(G, "ally elves");
	writes(O, "ally dwarves");
	runs(dd_council);
	ck_assert_int_eq(d.s.t.ally[E], G);
	ck_assert_int_eq(d.s.t.ally[D], O);
}
END_TEST

/* [DD-016] Equal sums: the pair whose earlier member comes first. */
START_TEST(equal_sums_go_by_player_order)
{
	in_council();
	writes(D, "ally goblins");
	writes(E, "ally goblins");
	writes(G, "ally elves dwarves");
	runs(dd_council);
	ck_assert_int_eq(d.s.t.ally[E], G); /* 1 + 1 before 1 + 2 */
	dune_clear();
	dune_lay();
	in_council();
	writes(D, "ally orcs goblins");
	writes(E, "ally goblins");
	writes(G, "ally dwarves elves");
	runs(dd_council);
	ck_assert_int_eq(d.s.t.ally[D], G); /* D-G 2 + 1, E-G 1 + 2 */
}
END_TEST

/* [DD-016] A third name in an alliance is refused: a player who is bound is not
 * available. */
START_TEST(an_alliance_takes_no_third)
{
	in_council();
	allies(D, E);
	writes(E, "ally goblins");
	writes(G, "ally elves");
	runs(dd_council);
	ck_assert_int_eq(d.s.t.ally[E], D);
	ck_assert_int_eq(d.s.t.ally[G], DD_NOBODY);
}
END_TEST

/* [DD-015] BREAK by one side ends it before new pairs are formed. */
START_TEST(one_side_breaks_it)
{
	in_council();
	allies(D, E);
	writes(E, "break\nally goblins");
	writes(G, "ally elves");
	runs(dd_council);
	ck_assert_int_eq(d.s.t.ally[E], G);
	ck_assert_int_eq(d.s.t.ally[D], DD_NOBODY);
	refuses(O, "break", "no alliance");
	refuses(O, "ally orcs", "your own ally");
}
END_TEST

/* [DD-060] A seat that sends nothing stays allied. */
START_TEST(an_absent_ally_stays)
{
	in_council();
	allies(D, E);
	runs(dd_council);
	ck_assert_int_eq(d.s.t.ally[D], E);
}
END_TEST

DUNE_MAIN("dragon_dune/dragons", each_number_that_it_enters, behind_18_comes_1,
	  castles_forts_and_hidden_elves_are_safe, the_dead_go_to_the_graveyard,
	  or_they_are_gone_for_good, orcs_lose_half_rounded_up,
	  no_gold_under_the_wild_dragon, the_emperors_colour_brings_the_red_dragon,
	  no_red_dragon_in_turn_1, gold_comes_before_the_fire, orcs_ride,
	  orders_that_wait_are_traced, orcs_ride_to_the_first_open_place,
	  the_orcs_ace_flees, the_orcs_ace_waits,
	  the_orcs_hear_of_a_missing_ace_only_where_the_dragon_comes,
	  elves_come_out_where_they_are_alone, elves_come_out_by_order,
	  four_passes_close_the_council, two_alliances_of_two,
	  the_smallest_sum_of_ranks_comes_first, equal_sums_go_by_player_order,
	  an_alliance_takes_no_third, one_side_breaks_it, an_absent_ally_stays)
