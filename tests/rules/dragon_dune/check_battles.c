/* Battles: the worked examples and each ruling by the words of the rule book.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/battle.h"
#include "rules/dragon_dune/report/report.h"
#include "rules/matches.h"
#include "tests/rules/dragon_dune/dune_kit.h"

static void lay(void)
{
	d.s.t.phase = DD_BATTLE;
}

/* [DD-031, DD-026] DD-BATTLE-1: 4 tokens and 5C against 3 tokens and 3S. Both are black, and 3 is
 * lower: 4 against 6. The Elves lose 3 tokens and keep the card, the Goblins everything there. */
START_TEST(battle_1_the_lower_of_one_colour_adds)
{
	lay();
	d.s.t.emperor = G;
	put(G, DD_11, 6);
	put(E, DD_11, 5);
	holds(G, CLUBS(5));
	holds(E, SPADES(3));
	writes(G, "battle 11 vs elves send 4 card 5C");
	writes(E, "battle 11 vs goblins send 3 card 3S");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_VALUES, 5, DD_11, G, 4, E, 6));
	ck_assert_int_eq(in(G, DD_11), 0);
	ck_assert_int_eq(d.s.t.grave[G], 6);
	ck_assert_int_eq(in(E, DD_11), 2);
	ck_assert_int_eq(d.s.t.grave[E], 3);
	ck_assert(dd_holds(&d.s, E, SPADES(3)));
	ck_assert_int_eq(d.s.t.discards[0], CLUBS(5));
	ck_assert_int_eq(d.s.t.n_discards, 1);
}
END_TEST

/* DD-BATTLE-2: 4 tokens and 5C against 3 tokens and 6H: different colours, 9 against 9, and the
 * attacker wins. */
START_TEST(battle_2_different_colours_both_add)
{
	lay();
	d.s.t.emperor = G;
	put(G, DD_11, 4);
	put(E, DD_11, 3);
	holds(G, CLUBS(5));
	holds(E, HEARTS(6));
	writes(G, "battle 11 vs elves send 4 card 5C");
	writes(E, "battle 11 vs goblins send 3 card 6H");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_VALUES, 5, DD_11, G, 9, E, 9));
	ck_assert_ptr_nonnull(happened(DD_EV_WON, 5, DD_11, G, 4, E, 3));
}
END_TEST

/* [DD-026] 4D against 4H: neither adds. One alone adds. */
START_TEST(equal_numbers_of_one_colour_add_nothing)
{
	lay();
	put(D, DD_10, 3);
	put(G, DD_10, 4);
	holds(D, DIAMONDS(4));
	holds(G, HEARTS(4));
	writes(D, "battle 10 vs goblins send 3 card 4D");
	writes(G, "battle 10 vs dwarves send 4 card 4 of hearts");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_VALUES, 5, DD_10, D, 3, G, 4));
}
END_TEST

/* [DD-026] */
START_TEST(one_card_alone_adds)
{
	lay();
	put(D, DD_10, 3);
	put(G, DD_10, 4);
	holds(D, DIAMONDS(4));
	writes(D, "battle 10 vs goblins send 3 card 4D");
	writes(G, "battle 10 vs dwarves send 4");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_VALUES, 5, DD_10, D, 7, G, 4));
}
END_TEST

/* [DD-032] AS against 6C: the ace adds 1, the six nothing; it is gone though it won. */
START_TEST(an_ace_is_an_artifact_of_1)
{
	lay();
	put(E, DD_10, 4);
	put(G, DD_10, 4);
	holds(E, SPADES(DD_ACE));
	holds(G, CLUBS(6));
	writes(E, "battle 10 vs goblins send 4 card AS keep");
	writes(G, "battle 10 vs elves send 4 card 6C");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_VALUES, 5, DD_10, E, 5, G, 4));
	ck_assert_int_eq(d.s.t.n_hand[E], 0);
	ck_assert_int_eq(d.s.t.n_discards, 2);
}
END_TEST

/* [DD-033] 0 against 0: the attacker wins, the defender loses all. */
START_TEST(nothing_against_nothing)
{
	lay();
	put(D, DD_10, 2);
	put(G, DD_10, 3);
	writes(D, "battle 10 vs goblins send 0");
	writes(G, "battle 10 vs dwarves send 0");
	runs(dd_battles);
	ck_assert_int_eq(in(D, DD_10), 2);
	ck_assert_int_eq(in(G, DD_10), 0);
}
END_TEST

/* [DD-033] Special tokens count two and are named; ordinary ones go first. */
START_TEST(special_tokens_count_two)
{
	lay();
	dd_add(&d.s.t, D, DD_10, (struct dd_stack){4, 2});
	put(G, DD_10, 4);
	writes(D, "battle 10 vs goblins send 3 special 2");
	writes(G, "battle 10 vs dwarves send all");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_VALUES, 5, DD_10, D, 5, G, 4));
	ck_assert_int_eq(d.s.t.grave_special[D], 2);
	ck_assert_int_eq(in(D, DD_10), 1);
}
END_TEST

/* [DD-033] */
START_TEST(ordinary_tokens_go_first)
{
	lay();
	dd_add(&d.s.t, D, DD_10, (struct dd_stack){4, 2});
	put(G, DD_10, 1);
	writes(D, "battle 10 vs goblins send all-1");
	writes(G, "battle 10 vs dwarves send 0");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_VALUES, 5, DD_10, D, 4, G, 0));
	ck_assert_int_eq(d.s.t.special[DD_10][D], 1);
}
END_TEST

/* Elves who hold QC and JS against a card of the Goblins. */
static void traitors_at_11(const char *elves, const char *goblins)
{
	lay();
	put(E, DD_11, 2);
	put(G, DD_11, 9);
	d.s.h.queen[E] = CLUBS(DD_QUEEN);
	d.s.h.jack[E] = SPADES(DD_JACK);
	holds(G, SPADES(4));
	holds(G, CLUBS(4));
	writes(E, elves);
	writes(G, goblins);
	runs(dd_battles);
}

/* [DD-027, DD-028] The Goblins play 4S: the call is legal, and costs the caller nothing. */
START_TEST(a_queen_and_the_jack_of_the_card_betray)
{
	traitors_at_11("battle 11 vs goblins send 1",
		       "battle 11 vs elves send 9 card 4S");
	ck_assert_ptr_nonnull(happened(DD_EV_TREACHERY, 3, DD_11, E, G));
	ck_assert_int_eq(in(E, DD_11), 2);
	ck_assert_int_eq(d.s.t.grave[E], 0);
	ck_assert_int_eq(in(G, DD_11), 0);
	ck_assert_int_eq(d.s.t.discards[0], SPADES(4));
	/* shown and kept: the call is legal again */
	ck_assert_int_eq(d.s.t.shown_queen[E], CLUBS(DD_QUEEN));
	ck_assert_int_eq(d.s.t.shown_jack[E], SPADES(DD_JACK));
	ck_assert_int_eq(d.s.h.queen[E], CLUBS(DD_QUEEN));
}
END_TEST

/* [DD-027] They play 4C: not. */
START_TEST(another_suit_does_not_betray)
{
	traitors_at_11("battle 11 vs goblins send 1",
		       "battle 11 vs elves send 9 card 4C");
	ck_assert_ptr_null(happened(DD_EV_TREACHERY, 0));
	ck_assert_int_eq(in(E, DD_11), 0);
}
END_TEST

/* [DD-027] No card was played: there is nothing to sabotage. And a player who says no
 * does not call. */
START_TEST(without_a_card_or_a_call_nobody_betrays)
{
	traitors_at_11("battle 11 vs goblins send 1", "battle 11 vs elves send 9");
	ck_assert_ptr_null(happened(DD_EV_TREACHERY, 0));
	dune_clear();
	dune_lay();
	traitors_at_11("battle 11 vs goblins send 1 traitor no",
		       "battle 11 vs elves send 9 card 4S");
	ck_assert_ptr_null(happened(DD_EV_TREACHERY, 0));
}
END_TEST

/* [DD-029] */
START_TEST(treachery_on_both_sides_leaves_nobody)
{
	lay();
	put(E, DD_11, 2);
	put(G, DD_11, 3);
	d.s.h.queen[E] = CLUBS(DD_QUEEN);
	d.s.h.jack[E] = SPADES(DD_JACK);
	d.s.h.queen[G] = HEARTS(DD_QUEEN);
	d.s.h.jack[G] = DIAMONDS(DD_JACK);
	holds(E, DIAMONDS(2));
	holds(G, SPADES(4));
	writes(E, "battle 11 vs goblins send 1 card 2D traitor yes");
	writes(G, "battle 11 vs elves send 1 card 4S traitor yes");
	runs(dd_battles);
	ck_assert_int_eq(in(E, DD_11) + in(G, DD_11), 0);
	ck_assert_int_eq(d.s.t.n_discards, 2);
	ck_assert_ptr_nonnull(happened(DD_EV_BOTH_LOST, 5, DD_11, E, 2, G, 3));
}
END_TEST

/* [DD-030] The ally holds the queen, the Dwarves the jack: legal. */
START_TEST(the_dwarves_lend_their_jack)
{
	lay();
	allies(D, G);
	put(G, DD_11, 1);
	put(O, DD_11, 5);
	d.s.h.queen[G] = SPADES(DD_QUEEN);
	d.s.h.jack[D] = HEARTS(DD_JACK);
	holds(O, HEARTS(6));
	writes(O, "battle 11 vs goblins send 5 card 6H");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_TREACHERY, 3, DD_11, G, O));
	ck_assert_int_eq(d.s.t.shown_jack[D], HEARTS(DD_JACK));
}
END_TEST

/* [DD-030] The Dwarves may refuse: without their jack there is no call. The order holds. */
START_TEST(the_dwarves_may_refuse_to_lend)
{
	for (int yes = 0; yes < 2; yes++) {
		dune_clear();
		dune_lay();
		lay();
		allies(D, G);
		put(G, DD_11, 1);
		put(O, DD_11, 5);
		d.s.h.queen[G] = SPADES(DD_QUEEN);
		d.s.h.jack[D] = HEARTS(DD_JACK);
		holds(O, HEARTS(6));
		writes(O, "battle 11 vs goblins send 5 card 6H");
		writes(D, yes ? "lend yes" : "lend no");
		runs(dd_battles);
		ck_assert_int_eq(happened(DD_EV_TREACHERY, 0) != NULL, yes);
		ck_assert_int_eq(d.s.t.shown_jack[D], yes ? HEARTS(DD_JACK) : 0);
	}
}
END_TEST

/* [DD-030] Nobody else lends: the Dwarves fight, and their ally has the jack. */
START_TEST(nobody_lends_to_the_dwarves)
{
	lay();
	allies(D, G);
	put(D, DD_11, 1);
	put(O, DD_11, 5);
	d.s.h.queen[D] = SPADES(DD_QUEEN);
	d.s.h.jack[G] = HEARTS(DD_JACK);
	holds(O, HEARTS(6));
	writes(O, "battle 11 vs dwarves send 5 card 6H");
	runs(dd_battles);
	ck_assert_ptr_null(happened(DD_EV_TREACHERY, 0));
}
END_TEST

/* [DD-027] An ace serves the Dwarves as the jack of its suit, once; not when they play it. */
START_TEST(an_ace_is_a_jack_for_the_dwarves)
{
	lay();
	put(D, DD_11, 1);
	put(O, DD_11, 5);
	d.s.h.queen[D] = SPADES(DD_QUEEN);
	holds(D, HEARTS(DD_ACE));
	holds(O, HEARTS(6));
	writes(O, "battle 11 vs dwarves send 5 card 6H");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_TREACHERY, 3, DD_11, D, O));
	ck_assert_int_eq(d.s.t.n_hand[D], 0);
	ck_assert_int_eq(in(D, DD_11), 1);
	dune_clear();
	dune_lay();
	lay();
	put(D, DD_11, 1);
	put(O, DD_11, 5);
	d.s.h.queen[D] = SPADES(DD_QUEEN);
	holds(D, HEARTS(DD_ACE));
	holds(O, HEARTS(6));
	writes(D, "battle 11 vs orcs send 1 card AH");
	writes(O, "battle 11 vs dwarves send 5 card 6H");
	runs(dd_battles);
	ck_assert_ptr_null(happened(DD_EV_TREACHERY, 0));
}
END_TEST

/* [DD-034] Three players in 17: the first attacker fights the one with more tokens first. */
START_TEST(the_most_tokens_come_first)
{
	lay();
	put(D, DD_17, 9);
	put(E, DD_17, 2);
	put(O, DD_17, 3);
	runs(dd_battles);
	const struct event *orcs = happened(DD_EV_BATTLE, 5, DD_17, D, 5, 0, O);
	const struct event *elves = happened(DD_EV_BATTLE, 5, DD_17, D, 2, 0, E);
	ck_assert_ptr_nonnull(orcs);
	ck_assert_ptr_nonnull(elves);
	ck_assert(orcs < elves);
	ck_assert_int_eq(in(D, DD_17), 2);
}
END_TEST

/* [DD-034] Their own order comes first: as they wrote their plans, or as they say. */
START_TEST(the_attacker_says_whom_first)
{
	lay();
	put(D, DD_17, 9);
	put(E, DD_17, 2);
	put(O, DD_17, 3);
	writes(D, "battle 17 vs elves send 2\nbattle 17 vs orcs send 3");
	runs(dd_battles);
	ck_assert(happened(DD_EV_BATTLE, 5, DD_17, D, 2, 0, E) <
		  happened(DD_EV_BATTLE, 5, DD_17, D, 3, 0, O));
	dune_clear();
	dune_lay();
	lay();
	put(D, DD_17, 9);
	put(E, DD_17, 2);
	put(O, DD_17, 3);
	writes(D, "battle 17 vs elves send 2\nbattle 17 vs orcs send 3\n"
		  "battle order 17 vs orcs, 17 vs elves");
	runs(dd_battles);
	ck_assert(happened(DD_EV_BATTLE, 5, DD_17, D, 3, 0, O) <
		  happened(DD_EV_BATTLE, 5, DD_17, D, 2, 0, E));
}
END_TEST

/* [DD-035, DD-036] */
START_TEST(allies_and_guests_of_the_palace_do_not_fight)
{
	lay();
	allies(E, O);
	put(E, DD_10, 4);
	put(O, DD_10, 4);
	put(D, DD_0F, 3);
	put(G, DD_0F, 3);
	ck_assert_int_eq(dd_fighters(&d.s.t), 0);
	runs(dd_battles);
	ck_assert_int_eq(in(E, DD_10) + in(O, DD_10) + in(D, DD_0F) + in(G, DD_0F), 14);
	refuses(D, "battle 0f vs goblins send 1", "Nobody fights in the palace");
}
END_TEST

/* [DD-050] Hidden Elves are not fought. */
START_TEST(hidden_elves_are_not_fought)
{
	lay();
	dd_hidden_add(&d.s, DD_10, (struct dd_stack){4, 0});
	put(O, DD_10, 4);
	ck_assert_int_eq(dd_fighters(&d.s.t), 0);
}
END_TEST

/* Without orders: half of the tokens, rounded up, no card, the card kept. */
START_TEST(a_missed_plan)
{
	lay();
	put(D, DD_10, 5);
	put(G, DD_10, 2);
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_BATTLE, 7, DD_10, D, 3, 0, G, 1, 0));
}
END_TEST

/* The first card of the list that is still held. */
START_TEST(cards_are_a_list_of_preference)
{
	lay();
	put(E, DD_9, 3);
	put(E, DD_10, 3);
	put(G, DD_9, 1);
	put(G, DD_10, 1);
	holds(E, HEARTS(5));
	holds(E, CLUBS(2));
	writes(E, "battle 9 vs goblins send 1 card 5H drop\n"
		  "battle 10 vs goblins send 1 card 5H, 2C");
	runs(dd_battles);
	ck_assert_ptr_nonnull(happened(DD_EV_BATTLE, 4, DD_9, E, 1, HEARTS(5)));
	ck_assert_ptr_nonnull(happened(DD_EV_BATTLE, 4, DD_10, E, 1, CLUBS(2)));
	ck_assert_int_eq(d.s.t.discards[0], HEARTS(5));
}
END_TEST

/* [DD-057, DD-058] The answer comes from the sealed plan, and the Elves' plan is a table. */
static void question(const char *orcs, const char *asks, const char *plan)
{
	lay();
	put(E, DD_11, 5);
	put(O, DD_11, 5);
	holds(O, CLUBS(5));
	holds(O, HEARTS(3));
	holds(E, SPADES(2));
	holds(E, DIAMONDS(6));
	char letter[300];
	snprintf(letter, sizeof letter, "%s\n%s", asks, plan);
	writes(E, letter);
	writes(O, orcs);
	runs(dd_battles);
}

/* [DD-057] */
START_TEST(a_question_about_the_colour)
{
	question(
		"battle 11 vs elves send 5 card 5C", "ask 11 vs orcs colour",
		"battle 11 vs orcs send 5 card 2S if black else battle 11 vs orcs send 4 card 6D if red else battle 11 vs orcs send 3 if none");
	ck_assert_ptr_nonnull(
		happened(DD_EV_ANSWER, 5, E, O, DD_11, DD_ASK_COLOUR, DD_BLACK));
	ck_assert_ptr_nonnull(happened(DD_EV_BATTLE, 4, DD_11, E, 5, SPADES(2)));
}
END_TEST

/* [DD-057] No card: NONE. */
START_TEST(a_card_that_is_not_there_is_none)
{
	question(
		"battle 11 vs elves send 5", "ask 11 vs orcs colour",
		"battle 11 vs orcs send 5 if black else battle 11 vs orcs send 4 if red else battle 11 vs orcs send 3 if none");
	ck_assert_ptr_nonnull(
		happened(DD_EV_ANSWER, 5, E, O, DD_11, DD_ASK_COLOUR, DD_UNSAID));
	ck_assert_ptr_nonnull(happened(DD_EV_BATTLE, 3, DD_11, E, 3));
}
END_TEST

/* [DD-058] */
START_TEST(questions_about_value_and_number)
{
	question("battle 11 vs elves send 4 card 3H", "ask 11 vs orcs value",
		 "battle 11 vs orcs send 2 if <= 3 else battle 11 vs orcs send 5");
	ck_assert_ptr_nonnull(happened(DD_EV_BATTLE, 3, DD_11, E, 2));
	dune_clear();
	dune_lay();
	question("battle 11 vs elves send 4 card 3H", "ask 11 vs orcs number",
		 "battle 11 vs orcs send 2 if <= 3 else battle 11 vs orcs send 5");
	ck_assert_ptr_nonnull(happened(DD_EV_ANSWER, 5, E, O, DD_11, DD_ASK_NUMBER, 4));
	ck_assert_ptr_nonnull(happened(DD_EV_BATTLE, 3, DD_11, E, 5));
}
END_TEST

/* [DD-057] For their ally too; the answer is for the two of them and for the one who gave it. */
START_TEST(the_elves_ask_for_their_ally)
{
	lay();
	allies(E, G);
	put(G, DD_11, 5);
	put(O, DD_11, 5);
	holds(O, CLUBS(5));
	writes(E, "ask 11 vs orcs colour");
	writes(G, "battle 11 vs orcs send 1 if black else battle 11 vs orcs send 5");
	writes(O, "battle 11 vs goblins send 2 card 5C");
	runs(dd_battles);
	const struct event *e = happened(DD_EV_ANSWER, 4, G, O, DD_11, DD_ASK_COLOUR);
	ck_assert_ptr_nonnull(e);
	ck_assert_int_eq(e->audience & AUDIENCE_SEATS, 1 << E | 1 << G | 1 << O);
	ck_assert_ptr_nonnull(happened(DD_EV_BATTLE, 3, DD_11, G, 1));
}
END_TEST

static void orcs_beat_elves(const char *orcs)
{
	lay();
	d.s.t.emperor = O; /* the attacker wins a tie */
	put(O, DD_11, 9);
	put(E, DD_11, 1);
	writes(O, orcs);
	runs(dd_battles);
}

/* [DD-051] A card of the hand, by a draw; nothing from an empty hand. */
START_TEST(orcs_steal)
{
	holds(E, HEARTS(5));
	orcs_beat_elves("battle 11 vs elves send 1");
	ck_assert(dd_holds(&d.s, O, HEARTS(5)));
	ck_assert_int_eq(d.s.t.n_hand[E], 0);
	ck_assert_int_eq(happened(DD_EV_STOLEN, 3, O, E, HEARTS(5))->audience &
				 (AUDIENCE_SEATS | AUDIENCE_READERS),
			 1 << O | 1 << E);
	dune_clear();
	dune_lay();
	orcs_beat_elves("battle 11 vs elves send 1");
	ck_assert_ptr_null(happened(DD_EV_STOLE, 0));
}
END_TEST

/* [DD-051] Sold for its number; with a full hand in any case; an ace for 1. */
START_TEST(orcs_sell_what_they_steal)
{
	holds(E, HEARTS(5));
	orcs_beat_elves("battle 11 vs elves send 1 steal sell");
	ck_assert_int_eq(d.s.t.gold[O], 5);
	ck_assert_int_eq(d.s.t.n_hand[O], 0);
	dune_clear();
	dune_lay();
	holds(E, HEARTS(DD_ACE));
	for (int i = 2; i <= 5; i++)
		holds(O, SPADES(i));
	orcs_beat_elves("battle 11 vs elves send 1 steal keep");
	ck_assert_int_eq(d.s.t.gold[O], 1);
	ck_assert_int_eq(d.s.t.n_hand[O], 4);
}
END_TEST

/* [DD-059] The same seed, the same orders: the same card. */
START_TEST(the_same_seed_steals_the_same)
{
	int stolen[2];

	for (int i = 0; i < 2; i++) {
		dune_clear();
		dune_lay();
		rng_seed_text(&d.rng, STR("twice"));
		for (int n = 2; n <= 5; n++)
			holds(E, HEARTS(n));
		orcs_beat_elves("battle 11 vs elves send 1");
		stolen[i] = d.s.h.hand[O][0];
	}
	ck_assert_int_eq(stolen[0], stolen[1]);
}
END_TEST

static struct matches told(void)
{
	struct dd_view *v = arena_new(d.a, struct dd_view);
	struct events seen = events_seen(d.a, &d.events, SEAT_READERS);
	struct matches list = {.a = d.a};

	dd_view_make(&d.s, SEAT_READERS, v);
	dd_matches(v, &seen, &list);
	return list;
}

/* Castles with tokens of the seat, in their order on the map; a plain or a fort is none of them. */
START_TEST(an_opening_is_told_by_castles)
{
	struct dd_view *v = arena_new(d.a, struct dd_view);
	struct buf none = buf_in(d.a), some = buf_in(d.a);

	memset(d.s.t.tokens, 0, sizeof d.s.t.tokens);
	put(G, dd_area_of(STR("11")), 6);
	put(E, dd_area_of(STR("5c")), 1);
	put(E, dd_area_of(STR("1c")), 2);
	put(E, dd_area_of(STR("2")), 2);
	dd_view_make(&d.s, SEAT_READERS, v);
	dd_opening(v, G, &none);
	dd_opening(v, E, &some);
	ck_assert_str_eq(str_z(d.a, buf_str(&none)), "in no castle");
	ck_assert_str_eq(str_z(d.a, buf_str(&some)), "in 1c and 5c");
}
END_TEST

/* DD-BATTLE-1 again, as a panel of the zine: 4 against 6, and the Elves win. */
START_TEST(a_battle_has_its_panel)
{
	lay();
	d.s.t.emperor = G;
	put(G, DD_11, 6);
	put(E, DD_11, 5);
	holds(G, CLUBS(5));
	holds(E, SPADES(3));
	ck_assert_int_eq(told().n, 0); /* not fought yet */
	writes(G, "battle 11 vs elves send 4 card 5C");
	writes(E, "battle 11 vs goblins send 3 card 3S");
	runs(dd_battles);
	struct matches list = told();
	ck_assert_int_eq(list.n, 1);
	const struct match *m = list.m;
	ck_assert_str_eq(str_z(d.a, m->what), "Battle in 11");
	ck_assert_int_eq(m->side[MATCH_ATTACK].seat, G);
	ck_assert_str_eq(str_z(d.a, m->side[MATCH_ATTACK].score), "4");
	ck_assert_int_eq(m->side[MATCH_DEFENCE].seat, E);
	ck_assert_str_eq(str_z(d.a, m->side[MATCH_DEFENCE].score), "6");
	ck_assert_int_eq(m->winner, MATCH_DEFENCE);
	/* What it cost is in the notes; the kept card of the Elves is not. */
	ck_assert(str_find(m->notes, STR("lose 3 tokens")) != SIZE_MAX);
	ck_assert(str_find(m->notes, STR("The Goblins discard the 5 of clubs.")) !=
		  SIZE_MAX);
}
END_TEST

/* [DD-051] What the Orcs stole is for the two alone; that they stole is public. */
START_TEST(a_panel_does_not_name_a_stolen_card)
{
	holds(E, HEARTS(5));
	orcs_beat_elves("battle 11 vs elves send 1 steal keep");
	struct matches list = told();
	ck_assert_int_eq(list.n, 1);
	ck_assert_int_eq(list.m->winner == MATCH_ATTACK ? list.m->side[0].seat
							: list.m->side[1].seat,
			 O);
	ck_assert(str_find(list.m->notes, STR("steal a card")) != SIZE_MAX);
	ck_assert(str_find(list.m->notes, STR("hearts")) == SIZE_MAX);
}
END_TEST

DUNE_MAIN("dragon_dune/battles", an_opening_is_told_by_castles, a_battle_has_its_panel,
	  a_panel_does_not_name_a_stolen_card, battle_1_the_lower_of_one_colour_adds,
	  battle_2_different_colours_both_add, equal_numbers_of_one_colour_add_nothing,
	  one_card_alone_adds, an_ace_is_an_artifact_of_1, nothing_against_nothing,
	  special_tokens_count_two, ordinary_tokens_go_first,
	  a_queen_and_the_jack_of_the_card_betray, another_suit_does_not_betray,
	  without_a_card_or_a_call_nobody_betrays,
	  treachery_on_both_sides_leaves_nobody, the_dwarves_lend_their_jack,
	  the_dwarves_may_refuse_to_lend, nobody_lends_to_the_dwarves,
	  an_ace_is_a_jack_for_the_dwarves, the_most_tokens_come_first,
	  the_attacker_says_whom_first, allies_and_guests_of_the_palace_do_not_fight,
	  hidden_elves_are_not_fought, a_missed_plan, cards_are_a_list_of_preference,
	  a_question_about_the_colour, a_card_that_is_not_there_is_none,
	  questions_about_value_and_number, the_elves_ask_for_their_ally, orcs_steal,
	  orcs_sell_what_they_steal, the_same_seed_steals_the_same)
