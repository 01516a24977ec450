/* Reactions: Weather Control, atomics, ghola, Karama cards, bribes, Truthtrance, by the examples of the
 * rulings.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/begin.h"
#include "rules/dune/phases/bid.h"
#include "rules/dune/phases/blow.h"
#include "rules/dune/phases/ghola.h"
#include "rules/dune/phases/give.h"
#include "rules/dune/phases/march.h"
#include "rules/dune/phases/swap.h"
#include "rules/dune/phases/truth.h"
#include "rules/dune/report/phrases.h"
#include "tests/rules/dune/dune_kit.h"

/* The storm ----------------------------------------------------------------------------------- */

/* [DU-007] The card says 2; Weather Control makes it 5, and the atomics open Imperial Basin to this very storm. From
 * sector 4 it enters 5 to 9: forces in Imperial Basin 8 and 9 die, those in Arrakeen (a stronghold) do not. */
START_TEST(weather_comes_first_then_atomics_then_the_storm)
{
	d.s.t.storm = 4;
	d.s.h.next_storm = 2;
	holds(A, DU_WEATHER_CONTROL);
	holds(H, DU_FAMILY_ATOMICS);
	reacts(A, DU_WEATHER, 5);
	reacts(H, DU_ATOMICS, 0);
	put(H, at(DU_SHIELD_WALL, 8), 1, 0);
	put(E, at(DU_SHIELD_WALL, 7), 2, 0);
	put(G, at(DU_IMPERIAL_BASIN, 8), 3, 0);
	put(G, at(DU_IMPERIAL_BASIN, 10), 4, 0);
	put(G, at(DU_ARRAKEEN, 0), 1, 0);
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.storm, 9);
	ck_assert_int_eq(d.s.t.wall_gone, 1);
	ck_assert_int_eq(d.s.t.tanks[H], 1);
	ck_assert_int_eq(d.s.t.tanks[E], 2);
	ck_assert_int_eq(in(G, DU_IMPERIAL_BASIN, 8), 0);
	ck_assert_int_eq(in(G, DU_IMPERIAL_BASIN, 10), 4);
	ck_assert_int_eq(d.s.t.n_hand[A] + d.s.t.n_hand[H], 0);
	ck_assert_ptr_nonnull(happened(DU_EV_WEATHER, 2, A, 5));
	ck_assert_ptr_nonnull(happened(DU_EV_ATOMICS, 1, H));
	/* the atomics leave the game */
	ck_assert_ptr_null(memchr(d.s.t.discards, DU_FAMILY_ATOMICS, d.s.t.n_discards));
}
END_TEST

/* [DU-007] No force on or beside the Shield Wall: the atomics stay in the hand. */
START_TEST(atomics_need_a_force_near_the_wall)
{
	d.s.h.next_storm = 1;
	holds(H, DU_FAMILY_ATOMICS);
	reacts(H, DU_ATOMICS, 0);
	put(H, at(DU_CARTHAG, 0), 5, 0);
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.wall_gone, 0);
	ck_assert_int_eq(d.s.t.n_hand[H], 1);
}
END_TEST

START_TEST(weather_needs_the_card_and_at_most_ten)
{
	d.s.h.next_storm = 1;
	reacts(A, DU_WEATHER, 5);
	holds(G, DU_WEATHER_CONTROL);
	reacts(G, DU_WEATHER, 11);
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.storm, 1);
	ck_assert_int_eq(d.s.t.n_hand[G], 1);
}
END_TEST

/* Karama: an advantage is cancelled ------------------------------------------------------------ */

/* [DU-058] With FRE.STORMHALF 4 Fremen in sand would lose 2; cancelled, all 4. The card is discarded. */
START_TEST(a_karama_cancels_an_advantage_when_it_is_used)
{
	d.s.h.next_storm = 2;
	put(F, at(DU_MERIDIAN, 1), 4, 0);
	holds(H, DU_KARAMA);
	cancels(H, DU_FRE_STORMHALF);
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.tanks[F], 4);
	ck_assert_int_eq(d.s.t.n_hand[H], 0);
	ck_assert_ptr_nonnull(happened(DU_EV_CANCELLED, 3, F, DU_FRE_STORMHALF, H));
}
END_TEST

/* Nobody is there whom the advantage would help: the card stays. */
START_TEST(an_advantage_that_is_not_used_is_not_cancelled)
{
	d.s.h.next_storm = 2;
	holds(H, DU_KARAMA);
	cancels(H, DU_FRE_STORMHALF);
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.n_hand[H], 1);
}
END_TEST

/* Two want to cancel the same: the first in storm order does, and the other keeps the card. With the storm in 18
 * the order is that of the factions. */
START_TEST(of_two_the_first_in_storm_order_cancels)
{
	d.s.h.next_storm = 2;
	put(F, at(DU_MERIDIAN, 1), 4, 0);
	holds(E, DU_KARAMA);
	holds(H, DU_KARAMA);
	cancels(H, DU_FRE_STORMHALF);
	cancels(E, DU_FRE_STORMHALF);
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.n_hand[E], 0);
	ck_assert_int_eq(d.s.t.n_hand[H], 1);
}
END_TEST

/* BG.WORTHLESS: a worthless card of theirs cancels; with that cancelled in turn it does not. */
START_TEST(a_worthless_card_of_the_bene_gesserit_is_a_karama)
{
	d.s.h.next_storm = 2;
	put(F, at(DU_MERIDIAN, 1), 4, 0);
	holds(B, DU_KULON);
	cancels(B, DU_FRE_STORMHALF);
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.tanks[F], 4);
	ck_assert_int_eq(d.s.t.n_hand[B], 0);

	dune_lay();
	d.s.h.next_storm = 2;
	put(F, at(DU_MERIDIAN, 1), 4, 0);
	holds(B, DU_KULON);
	holds(E, DU_KARAMA);
	cancels(B, DU_FRE_STORMHALF);
	cancels(E, DU_BG_WORTHLESS);
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.tanks[F], 2);
	ck_assert_int_eq(d.s.t.n_hand[B], 1);
	ck_assert_int_eq(d.s.t.n_hand[E], 0);
}
END_TEST

/* The advantage is back in the next phase of the turn: here the worms after the storm. */
START_TEST(a_cancelled_advantage_comes_back)
{
	d.s.t.turn = 1;
	d.s.t.phase = DU_PLAN;
	d.s.h.next_storm = 1;
	put(F, at(DU_MERIDIAN, 1), 4, 0);
	holds(H, DU_KARAMA);
	cancels(H, DU_FRE_STORMHALF);
	comes(2, DU_FUNERAL_PLAIN, DU_RED_CHASM);
	runs_phase();
	ck_assert_int_eq(d.s.t.turn, 2);
	ck_assert_int_eq(d.s.t.phase, DU_BID);
	ck_assert_int_eq(d.s.t.tanks[F], 4);
	ck_assert_int_eq(d.s.t.cancelled[DU_FRE_STORMHALF], 0);
}
END_TEST

/* FRE.STORMSEE cancelled: they learn nothing of the next storm. */
START_TEST(the_next_storm_can_be_kept_from_the_fremen)
{
	holds(H, DU_KARAMA);
	cancels(H, DU_FRE_STORMSEE);
	runs(du_see_storm);
	ck_assert_ptr_null(happened(DU_EV_NEXT_STORM, 0));
	ck_assert_int_eq(d.s.h.storm_unseen, 1);
	ck_assert(d.s.h.next_storm >= 1 && d.s.h.next_storm <= 6);
}
END_TEST

/* BG.CHARITY cancelled: with 10 spice they get nothing. EMP.PAY: the bank is paid. HAR.EXTRA: one card. */
START_TEST(income_can_be_cancelled)
{
	holds(H, DU_KARAMA);
	cancels(H, DU_BG_CHARITY);
	runs(du_charity);
	ck_assert_int_eq(d.s.h.spice[B], 10);

	dune_lay();
	lot(DU_SHIELD);
	holds(A, DU_KARAMA);
	cancels(A, DU_EMP_PAY);
	orders(G, (struct du_order){.verb = DU_BIDS, .n = 3}, 1);
	orders(A, (struct du_order){.verb = DU_BIDS, .n = 2}, 1);
	runs(du_bidding);
	ck_assert_int_eq(d.s.h.spice[G], 7);
	ck_assert_int_eq(d.s.h.spice[E], 10);

	dune_lay();
	lot(DU_SHIELD);
	holds(A, DU_KARAMA);
	cancels(A, DU_HAR_EXTRA);
	orders(H, (struct du_order){.verb = DU_BIDS, .n = 3}, 1);
	runs(du_bidding);
	ck_assert_int_eq(d.s.t.n_hand[H], 1);
}
END_TEST

/* ATR.BID cancelled as the lots are dealt: Atreides do not see them. */
START_TEST(the_lots_can_be_kept_from_atreides)
{
	holds(H, DU_KARAMA);
	cancels(H, DU_ATR_BID);
	runs(du_deal_lots);
	ck_assert_int_eq(d.s.t.cancelled[DU_ATR_BID], 1);
}
END_TEST

/* FRE.SANDWORM cancelled: the second worm of a blow does nothing, though Harkonnen stand in Harg Pass. */
START_TEST(further_worms_can_be_cancelled)
{
	lies(0, DU_RED_CHASM);
	comes(4, DU_SHAI_HULUD, DU_SHAI_HULUD, DU_FUNERAL_PLAIN, DU_BROKEN_LAND);
	put(H, at(DU_HARG_PASS, 3), 6, 0);
	holds(E, DU_KARAMA);
	cancels(E, DU_FRE_SANDWORM);
	runs(du_blow);
	ck_assert_int_eq(in(H, DU_HARG_PASS, 3), 6);
	ck_assert_ptr_nonnull(happened(DU_EV_WORM_IDLE, 1, 0));
}
END_TEST

/* ATR.SPICE cancelled as the march begins: Atreides do not see the next spice card, which they see else. */
START_TEST(the_next_spice_can_be_kept_from_atreides)
{
	static struct du_view v;

	for (int cancelled = 0; cancelled < 2; cancelled++) {
		dune_lay();
		comes(1, DU_RED_CHASM);
		if (cancelled) {
			holds(H, DU_KARAMA);
			cancels(H, DU_ATR_SPICE);
		}
		runs_phase();
		ck_assert_int_eq(d.s.t.phase, DU_MARCH);
		du_view_make(&d.s, A, &v);
		ck_assert_int_eq(v.next_spice, cancelled ? 0 : DU_RED_CHASM);
	}
}
END_TEST

/* A seat without a player plays no Karama, whatever was ordered before. */
START_TEST(a_seat_without_a_player_plays_no_karama)
{
	d.s.h.next_storm = 2;
	d.s.t.vacant = 1 << H | 1 << E;
	put(F, at(DU_MERIDIAN, 1), 4, 0);
	dies(E, 5, 0);
	for (int seat = E; seat <= H; seat += H - E) {
		const struct standing kept = {d.s.h.kept[seat], DU_KEPT};
		const struct standing_order one = {
			.key = {seat == E ? DU_POWER : DU_CANCEL,
				seat == E ? 0 : DU_FRE_STORMHALF, 0},
			.turn = 1,
			.phase = 1,
			.line = seat == E ? STR("karama revive 3")
					  : STR("karama cancel FRE.STORMHALF")};
		holds(seat, DU_KARAMA);
		ck_assert(standing_put(&kept, &one));
	}
	runs(du_turn_storm);
	ck_assert_int_eq(d.s.t.tanks[F], 2);
	runs(du_ghola);
	ck_assert_int_eq(d.s.t.tanks[E], 5);
	ck_assert_int_eq(d.s.t.n_hand[H] + d.s.t.n_hand[E], 2);
	/* with players both do as they ordered */
	d.s.t.vacant = 0;
	runs(du_ghola);
	ck_assert_int_eq(d.s.t.tanks[E], 2);
}
END_TEST

/* Karama: the factions' own uses ---------------------------------------------------------------- */

static void power(int seat, struct du_order o)
{
	o.verb = DU_POWER;
	orders(seat, o, 0);
}

/* The Fremen send a worm to any sand: those there are eaten, and there is a nexus [DU-060]. */
START_TEST(the_fremen_call_a_worm_once)
{
	comes(2, DU_FUNERAL_PLAIN, DU_RED_CHASM);
	put(H, at(DU_HARG_PASS, 3), 6, 0);
	holds(F, DU_KARAMA);
	power(F, (struct du_order){.n_list = 1, .list = {DU_HARG_PASS}});
	runs(du_blow);
	ck_assert_int_eq(d.s.t.tanks[H], 6);
	ck_assert_int_eq(d.s.t.worms, 1);
	ck_assert_int_eq(d.s.t.karama_used, 1 << F);
	/* second use refused */
	put(H, at(DU_HARG_PASS, 3), 2, 0);
	holds(F, DU_KARAMA);
	runs(du_blow);
	ck_assert_int_eq(d.s.t.tanks[H], 6);
	ck_assert_int_eq(d.s.t.n_hand[F], 1);
}
END_TEST

START_TEST(without_advanced_karama_there_is_no_own_use)
{
	d.s.t.option.advanced_karama = 0;
	comes(2, DU_FUNERAL_PLAIN, DU_RED_CHASM);
	put(H, at(DU_HARG_PASS, 3), 6, 0);
	holds(F, DU_KARAMA);
	power(F, (struct du_order){.n_list = 1, .list = {DU_HARG_PASS}});
	runs(du_blow);
	ck_assert_int_eq(in(H, DU_HARG_PASS, 3), 6);
}
END_TEST

/* [DU-061] Take 3, give 3: the Guild holds three cards, Harkonnen give worthless ones by their list. */
START_TEST(harkonnen_swap_hands)
{
	holds(G, DU_LASGUN);
	holds(G, DU_SHIELD);
	holds(G, DU_SNOOPER);
	holds(H, DU_BALISET);
	holds(H, DU_KULON);
	holds(H, DU_LA_LA_LA);
	holds(H, DU_CHAUMAS);
	holds(H, DU_KARAMA);
	power(H, (struct du_order){.seat = G,
				   .n = 3,
				   .n_list = 3,
				   .list = {DU_BALISET, DU_KULON, DU_LA_LA_LA}});
	runs(du_swap_hands);
	ck_assert_int_eq(d.s.t.n_hand[H], 4);
	ck_assert_int_eq(d.s.t.n_hand[G], 3);
	ck_assert(du_holds(&d.s, H, DU_LASGUN) && du_holds(&d.s, H, DU_CHAUMAS));
	ck_assert(du_holds(&d.s, G, DU_BALISET) && du_holds(&d.s, G, DU_LA_LA_LA));
	ck_assert_ptr_nonnull(happened(DU_EV_SWAPPED, 3, H, G, 3));
}
END_TEST

/* The Emperor revives three Sardaukar free, beyond the limit. */
START_TEST(the_emperor_revives_by_karama)
{
	dies(E, 5, 4);
	holds(E, DU_KARAMA);
	power(E, (struct du_order){.n = 3, .n_elites = 3});
	runs(du_ghola);
	ck_assert_int_eq(d.s.t.tanks[E], 2);
	ck_assert_int_eq(d.s.t.tanks_elites[E], 1);
	ck_assert_int_eq(d.s.h.spice[E], 10);
}
END_TEST

/* Ghola ------------------------------------------------------------------------------------------- */

/* [DU-025] 3 + 5 forces in one turn. */
START_TEST(a_ghola_comes_on_top_of_the_limit)
{
	dies(A, 10, 0);
	holds(A, DU_TLEILAXU_GHOLA);
	reacts(A, DU_GHOLA, 5);
	orders(A, (struct du_order){.verb = DU_REVIVE, .n = 3}, 0);
	runs(du_march);
	ck_assert_int_eq(d.s.t.tanks[A], 2);
	ck_assert_int_eq(d.s.h.spice[A], 8); /* 2 of the 3 are free */
	ck_assert_int_eq(d.s.t.n_hand[A], 0);
}
END_TEST

/* [DU-025] A leader comes back though the other four live. */
START_TEST(a_ghola_brings_a_leader_at_once)
{
	int stilgar = du_leader(F, 0);

	d.s.t.leader[stilgar] = DU_DEAD;
	d.s.t.deaths[stilgar] = 1;
	holds(F, DU_TLEILAXU_GHOLA);
	orders(F, (struct du_order){.verb = DU_GHOLA, .leader = (uint8_t)stilgar}, 0);
	runs(du_ghola);
	ck_assert_int_eq(d.s.t.leader[stilgar], DU_FREE);
	ck_assert_ptr_nonnull(happened(DU_EV_GHOLA, 4, F, 0, 0, stilgar));
}
END_TEST

/* Bribes ------------------------------------------------------------------------------------------ */

/* [DU-064] Spice in front is not biddable: it is there after the Mentat pause. */
START_TEST(a_bribe_lies_in_front_of_its_player)
{
	orders(A, (struct du_order){.verb = DU_GIVE, .seat = H, .n = 4}, H);
	runs(du_give);
	ck_assert_int_eq(d.s.h.spice[A], 6);
	ck_assert_int_eq(d.s.h.spice[H], 10);
	ck_assert_int_eq(d.s.t.bribes[H], 4);
	ck_assert_ptr_nonnull(happened(DU_EV_GAVE, 3, A, H, 4));
}
END_TEST

/* The Emperor may give spice to the ally at any time. */
START_TEST(the_emperor_gives_an_ally_spice_to_use)
{
	allies(E, A);
	orders(E, (struct du_order){.verb = DU_GIVE, .seat = A, .n = 4}, A);
	orders(E, (struct du_order){.verb = DU_GIVE, .seat = H, .n = 99}, H);
	runs(du_give);
	ck_assert_int_eq(d.s.h.spice[A], 14);
	/* 6 are left, and all of them go: the nearest reading of 99 */
	ck_assert_int_eq(d.s.t.bribes[H], 6);
	ck_assert_int_eq(d.s.h.spice[E], 0);
}
END_TEST

/* Truthtrance ------------------------------------------------------------------------------------- */

static struct du_order truth(int seat)
{
	return (struct du_order){
		.verb = DU_TRUTH, .seat = (int8_t)seat, .n = DU_UNSAID};
}

/* [DU-063] "Do you hold a Lasgun?" is answered by the house, and all hear it. */
START_TEST(the_house_answers_about_cards_traitors_and_spice)
{
	struct du_order o = truth(H);

	holds(A, DU_TRUTHTRANCE);
	holds(H, DU_LASGUN);
	o.card = DU_LASGUN;
	orders(A, o, H);
	runs(du_truth);
	ck_assert_ptr_nonnull(happened(DU_EV_SAID, 2, H, 1));
	ck_assert_int_eq(d.s.t.n_hand[A], 0);

	dune_lay();
	holds(A, DU_TRUTHTRANCE);
	o = truth(H);
	o.n = 11;
	orders(A, o, H);
	runs(du_truth);
	ck_assert_ptr_nonnull(happened(DU_EV_SAID, 2, H, 0)); /* 10 */
}
END_TEST

/* [DU-063] Words are answered by the player in the next phase; else there is no answer. */
START_TEST(a_player_answers_words_in_the_next_phase)
{
	for (int answers = 0; answers < 2; answers++) {
		struct du_order o = truth(H);
		dune_lay();
		d.s.t.phase = DU_MARCH;
		holds(A, DU_TRUTHTRANCE);
		o.text = STR("Will you attack me?");
		orders(A, o, H);
		runs(du_truth);
		ck_assert_ptr_null(happened(DU_EV_SAID, 0));
		memset(d.sheets, 0, sizeof d.sheets);
		d.s.t.phase = DU_PLAN;
		if (answers)
			orders(H, (struct du_order){.verb = DU_ANSWER, .n = 1}, 0);
		runs(du_truth);
		du_close_questions(&d.r);
		ck_assert_ptr_nonnull(
			happened(DU_EV_SAID, 2, H, answers ? 1 : QUESTION_NOTHING));
	}
}
END_TEST

/* [DU-063] A player who does not answer in time: the house does, where the words ask plainly for a card, a traitor card or
 * spice. Harkonnen hold a Lasgun, the traitor card of Lady Jessica, and 10 spice. */
START_TEST(plain_words_without_an_answer_are_answered_by_the_house)
{
	static const struct {
		const char *text;
		int answer;
	} cases[] = {
		{"Do you hold a Lasgun?", 1},
		{"do you have the shield in your hand", 0},
		{"Is Lady Jessica your traitor?", 1},
		{"Do you hold the traitor card of Thufir Hawat?", 0},
		{"Do you have at least 10 spice?", 1},
		{"Do you have 11 or more spice?", 0},
		{"Do you have more than 10 spice?", 0},
		/* What is not plain has no answer. */
		{"Do you not hold a Lasgun?", QUESTION_NOTHING},
		{"Do you hold a Lasgun or a Shield?", QUESTION_NOTHING},
		{"Will you have a Lasgun in Arrakeen?", QUESTION_NOTHING},
		{"Do you know who has the Lasgun?", QUESTION_NOTHING},
		{"Do you have forces near the Shield Wall?", QUESTION_NOTHING},
		{"Does the Guild have a Lasgun?", QUESTION_NOTHING},
		{"Do you have 10 spice?", QUESTION_NOTHING},
		{"Do you hold Lasguns?", QUESTION_NOTHING},
		{"Will you attack me?", QUESTION_NOTHING},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct du_order o = truth(H);
		dune_lay();
		d.s.t.phase = DU_MARCH;
		holds(A, DU_TRUTHTRANCE);
		holds(H, DU_LASGUN);
		d.s.h.traitor[H][0] = 2; /* Lady Jessica */
		o.text = str_of(cases[i].text);
		orders(A, o, H);
		runs(du_truth);
		memset(d.sheets, 0, sizeof d.sheets);
		d.s.t.phase = DU_PLAN;
		runs(du_truth);
		du_close_questions(&d.r);
		ck_assert_msg(happened(DU_EV_SAID, 2, H, cases[i].answer) != NULL, "%s",
			      cases[i].text);
	}
}
END_TEST

/* What one seat alone was told names that seat to others who read it: the GM, and all once the game is over. */
START_TEST(what_one_was_told_names_them_to_others)
{
	struct du_view v = {.seat = SEAT_GM};
	struct events e = {.a = d.a};
	struct buf own = buf_in(d.a), gm = buf_in(d.a);

	event_add(&e, DU_EV_UNUSED, AUDIENCE_SEAT(H), "", 2, H, DU_WHY_NO_CARD);
	event_says(&e, STR("weather 3"));
	du_phrase(&v, &e.e[0], &gm);
	v.seat = H;
	du_phrase(&v, &e.e[0], &own);
	ck_assert(str_starts(buf_str(&own), "Not carried out: weather 3."));
	ck_assert(str_starts(buf_str(&gm), "Harkonnen: Not carried out: weather 3."));
}
END_TEST

START_TEST(a_question_needs_the_card)
{
	struct du_order o = truth(H);

	o.text = STR("Will you attack me?");
	orders(A, o, H);
	runs(du_truth);
	is_refused(A, DU_WHY_NO_CARD);
}
END_TEST

DUNE_MAIN("dune/reactions", weather_comes_first_then_atomics_then_the_storm,
	  atomics_need_a_force_near_the_wall, weather_needs_the_card_and_at_most_ten,
	  a_karama_cancels_an_advantage_when_it_is_used,
	  an_advantage_that_is_not_used_is_not_cancelled,
	  of_two_the_first_in_storm_order_cancels,
	  a_worthless_card_of_the_bene_gesserit_is_a_karama,
	  a_cancelled_advantage_comes_back, the_next_storm_can_be_kept_from_the_fremen,
	  income_can_be_cancelled, the_lots_can_be_kept_from_atreides,
	  further_worms_can_be_cancelled, the_next_spice_can_be_kept_from_atreides,
	  a_seat_without_a_player_plays_no_karama, the_fremen_call_a_worm_once,
	  without_advanced_karama_there_is_no_own_use, harkonnen_swap_hands,
	  the_emperor_revives_by_karama, a_ghola_comes_on_top_of_the_limit,
	  a_ghola_brings_a_leader_at_once, a_bribe_lies_in_front_of_its_player,
	  the_emperor_gives_an_ally_spice_to_use,
	  the_house_answers_about_cards_traitors_and_spice,
	  a_player_answers_words_in_the_next_phase,
	  what_one_was_told_names_them_to_others,
	  plain_words_without_an_answer_are_answered_by_the_house,
	  a_question_needs_the_card)
