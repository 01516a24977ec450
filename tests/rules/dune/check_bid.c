/* The bidding: proxies, the Emperor's income, Karama bids, allies, the extra card.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/bid.h"
#include "tests/rules/dune/dune_kit.h"

static void bids(int seat, int lot_number, int most, enum du_karama_bid karama)
{
	orders(seat,
	       (struct du_order){
		       .verb = DU_BIDS, .n = (int16_t)most, .karama = (uint8_t)karama},
	       lot_number);
}

static void says(int seat, enum du_verb verb, int n)
{
	orders(seat, (struct du_order){.verb = (int8_t)verb, .n = (int16_t)n}, 0);
}

static bool has(int seat, int card)
{
	return memchr(d.s.h.hand[seat], card, d.s.t.n_hand[seat]) != NULL;
}

static void fills_hand(int seat, int n)
{
	while (d.s.t.n_hand[seat] < n)
		du_hand_add(&d.s, seat, du_draw(&d.s, &d.rng));
}

START_TEST(as_many_lots_as_players_below_their_limit)
{
	fills_hand(A, 4);
	fills_hand(H, 4);
	fills_hand(G, 3);
	runs(du_deal_lots);
	ck_assert_int_eq(d.s.t.n_lots, 5);
	ck_assert_int_eq(du_bidders(&d.s.t), DU_ALL_SEATS & ~(1U << A));
	d.s.t.vacant = 1U << G;
	ck_assert_int_eq(du_bidders(&d.s.t), DU_ALL_SEATS & ~(1U << A | 1U << G));
}
END_TEST

/* The worked example of the rules: order A E H; maxima 4, 6, 6: the Emperor wins at 6 and pays
 * the bank. [DU-021] */
START_TEST(the_earlier_bidder_of_equals_wins)
{
	players(1U << A | 1U << E | 1U << H);
	lot(DU_CRYSKNIFE);
	bids(A, 1, 4, DU_NO_KARAMA);
	bids(E, 1, 6, DU_NO_KARAMA);
	bids(H, 1, 6, DU_NO_KARAMA);
	runs(du_bidding);
	ck_assert(has(E, DU_CRYSKNIFE));
	ck_assert_int_eq(d.s.h.spice[E], 4);
	ck_assert_int_eq(d.s.h.spice[A], 10);
	ck_assert_int_eq(d.s.h.spice[H], 10);
	ck_assert_int_eq(d.s.t.lot_winner[0], E);
	ck_assert_ptr_nonnull(happened(DU_EV_SOLD, 5, 1, E, 6, 0, DU_NOBODY));
	const struct event *e = happened(DU_EV_GOT, 2, E, DU_CRYSKNIFE);
	ck_assert_ptr_nonnull(e);
	ck_assert_int_eq(e->audience, AUDIENCE_SEAT(E));
}
END_TEST

/* [DU-021] The Guild wins at 4: the Emperor gets 4, and may spend them on the next lot. */
START_TEST(others_pay_the_emperor)
{
	lot(DU_SHIELD);
	lot(DU_SNOOPER);
	d.s.h.spice[E] = 1;
	bids(G, 1, 9, DU_NO_KARAMA);
	bids(A, 1, 3, DU_NO_KARAMA);
	bids(E, 2, 5, DU_NO_KARAMA);
	bids(A, 2, 4, DU_NO_KARAMA);
	runs(du_bidding);
	ck_assert_int_eq(d.s.h.spice[G], 6);
	ck_assert(has(E, DU_SNOOPER));
	ck_assert_int_eq(d.s.h.spice[E], 1 + 4 - 5);
}
END_TEST

START_TEST(without_the_emperor_or_with_their_income_cancelled_the_bank_is_paid)
{
	for (int i = 0; i < 2; i++) {
		dune_lay();
		if (i)
			d.s.t.cancelled[DU_EMP_PAY] = 1;
		else
			players(1U << A | 1U << G);
		lot(DU_SHIELD);
		bids(G, 1, 9, DU_NO_KARAMA);
		runs(du_bidding);
		ck_assert_int_eq(d.s.h.spice[G], 9); /* a single bidder pays 1 */
		ck_assert_int_eq(d.s.h.spice[E], 10);
	}
}
END_TEST

/* [DU-020] Spice 2, maximum 9 with Karama, second 5: wins at 6 and pays nothing. */
START_TEST(a_karama_buys_beyond_the_spice_that_is_held)
{
	holds(G, DU_KARAMA);
	lot(DU_SHIELD);
	d.s.h.spice[G] = 2;
	bids(G, 1, 9, DU_KARAMA_BEYOND);
	bids(A, 1, 5, DU_NO_KARAMA);
	runs(du_bidding);
	ck_assert(has(G, DU_SHIELD));
	ck_assert(!has(G, DU_KARAMA));
	ck_assert_int_eq(d.s.h.spice[G], 2);
	ck_assert_int_eq(d.s.h.spice[E], 10);
	ck_assert_int_eq(d.s.t.discards[0], DU_KARAMA);
	ck_assert_ptr_nonnull(happened(DU_EV_KARAMA_BID, 3, 1, G, 6));
}
END_TEST

/* [DU-020] Not where the price can be paid, unless FREE is written; not without the card. */
START_TEST(a_karama_stays_where_the_price_can_be_paid)
{
	for (int i = 0; i < 3; i++) {
		dune_lay();
		if (i < 2)
			holds(G, DU_KARAMA);
		lot(DU_SHIELD);
		bids(G, 1, 9, i ? DU_KARAMA_FREE : DU_KARAMA_BEYOND);
		bids(A, 1, 5, DU_NO_KARAMA);
		runs(du_bidding);
		ck_assert_int_eq(has(G, DU_SHIELD), i < 2);
		ck_assert_int_eq(has(A, DU_SHIELD), i == 2);
		ck_assert_int_eq(has(G, DU_KARAMA), i == 0);
		ck_assert_int_eq(d.s.h.spice[G], i == 0 ? 4 : 10);
	}
}
END_TEST

/* One Karama card buys one lot. */
START_TEST(a_karama_that_is_spent_buys_nothing_more)
{
	holds(G, DU_KARAMA);
	lot(DU_SHIELD);
	lot(DU_SNOOPER);
	d.s.h.spice[G] = 0;
	bids(G, 1, 9, DU_KARAMA_BEYOND);
	bids(G, 2, 9, DU_KARAMA_BEYOND);
	bids(A, 2, 1, DU_NO_KARAMA);
	runs(du_bidding);
	ck_assert(has(G, DU_SHIELD));
	ck_assert(has(A, DU_SNOOPER));
}
END_TEST

/* [DU-022] Harkonnen with 7 cards buys the eighth and gets no extra one; out for lot 2. */
START_TEST(harkonnen_at_seven_get_no_extra_card)
{
	fills_hand(H, 7);
	lot(DU_SNOOPER);
	lot(DU_TLEILAXU_GHOLA);
	int deck = d.s.t.n_deck;
	bids(H, 1, 5, DU_NO_KARAMA);
	bids(H, 2, 5, DU_NO_KARAMA);
	bids(A, 2, 1, DU_NO_KARAMA);
	runs(du_bidding);
	ck_assert_int_eq(d.s.t.n_hand[H], 8);
	ck_assert_int_eq(d.s.t.n_deck, deck);
	ck_assert_ptr_null(happened(DU_EV_EXTRA, 0));
	ck_assert(has(A, DU_TLEILAXU_GHOLA));
}
END_TEST

START_TEST(each_card_brings_harkonnen_a_second_one)
{
	for (int cancelled = 0; cancelled < 2; cancelled++) {
		dune_lay();
		d.s.t.cancelled[DU_HAR_EXTRA] = (uint8_t)cancelled;
		lot(DU_SNOOPER);
		bids(H, 1, 5, DU_NO_KARAMA);
		runs(du_bidding);
		ck_assert_int_eq(d.s.t.n_hand[H], cancelled ? 1 : 2);
		ck_assert_int_eq(has(H, DU_CRYSKNIFE),
				 !cancelled); /* next of the deck */
	}
}
END_TEST

/* [DU-023] An ally with 3 pays 3 at most, behind the own spice. */
START_TEST(an_ally_adds_what_is_left_to_them)
{
	allies(A, G);
	d.s.h.spice[A] = 2;
	d.s.h.spice[G] = 3;
	lot(DU_SHIELD);
	says(G, DU_ALLYPAY, 5);
	bids(A, 1, 9, DU_NO_KARAMA);
	bids(F, 1, 4, DU_NO_KARAMA);
	runs(du_bidding);
	ck_assert(has(A, DU_SHIELD)); /* 5 at most: one more than 4 */
	ck_assert_int_eq(d.s.h.spice[A], 0);
	ck_assert_int_eq(d.s.h.spice[G], 0);
	ck_assert_int_eq(d.s.h.spice[E], 15);
	ck_assert_ptr_nonnull(happened(DU_EV_SOLD, 5, 1, A, 5, 3, E));
}
END_TEST

START_TEST(an_ally_lends_so_much_and_a_stranger_nothing)
{
	for (int i = 0; i < 2; i++) {
		dune_lay();
		if (!i)
			allies(A, G);
		d.s.h.spice[A] = 2;
		lot(DU_SHIELD);
		says(G, DU_ALLYPAY, 1);
		bids(A, 1, 9, DU_NO_KARAMA);
		bids(F, 1, 2, DU_NO_KARAMA);
		runs(du_bidding);
		/* A 3 against 2; without the ally 2 against 2, and the circle decides */
		ck_assert_int_eq(d.s.h.spice[A], 0);
		ck_assert_int_eq(d.s.h.spice[G], i ? 10 : 9);
	}
}
END_TEST

START_TEST(caps_hold_back_further_bids)
{
	lot(DU_SHIELD);
	lot(DU_SNOOPER);
	bids(A, 1, 3, DU_NO_KARAMA);
	bids(A, 2, 3, DU_NO_KARAMA);
	bids(F, 2, 1, DU_NO_KARAMA);
	says(A, DU_MAXCARDS, 1);
	runs(du_bidding);
	ck_assert(has(A, DU_SHIELD));
	ck_assert(has(F, DU_SNOOPER));
}
END_TEST

START_TEST(a_lot_that_nobody_wants_ends_the_bidding)
{
	int deck;

	lot(DU_SHIELD);
	lot(DU_SNOOPER);
	lot(DU_KULON);
	deck = d.s.t.n_deck;
	bids(A, 1, 3, DU_NO_KARAMA);
	bids(A, 3, 3, DU_NO_KARAMA);
	runs(du_bidding);
	ck_assert_int_eq(d.s.t.n_hand[A], 1);
	ck_assert_int_eq(d.s.t.n_deck, deck + 2);
	ck_assert_int_eq(d.s.h.deck[0], DU_SNOOPER);
	ck_assert_int_eq(d.s.h.deck[1], DU_KULON);
	ck_assert_int_eq(d.s.h.deck[2], DU_CRYSKNIFE);
	ck_assert_int_eq(d.s.t.lot_winner[1], DU_UNSOLD);
	ck_assert_int_eq(d.s.t.lot_winner[2], DU_UNSOLD);
	ck_assert_ptr_nonnull(happened(DU_EV_UNSOLD, 2, 2, 2));
}
END_TEST

/* Later cards open with the next player who may bid: with equal bids the opener wins. */
START_TEST(each_lot_opens_one_player_further)
{
	lot(DU_SHIELD);
	lot(DU_SNOOPER);
	for (int i = 1; i <= 2; i++) {
		bids(A, i, 1, DU_NO_KARAMA);
		bids(B, i, 1, DU_NO_KARAMA);
	}
	runs(du_bidding);
	ck_assert(has(A, DU_SHIELD));
	ck_assert(has(B, DU_SNOOPER));
}
END_TEST

START_TEST(the_bidding_is_followed_by_the_march)
{
	lot(DU_SHIELD);
	d.s.t.cancelled[DU_ATR_BID] = 1;
	runs_phase();
	ck_assert_int_eq(d.s.t.phase, DU_MARCH);
	ck_assert_int_eq(d.s.t.cancelled[DU_ATR_BID],
			 0); /* until the end of the phase */
	ck_assert_int_eq(d.s.t.misses[A], 1);
	ck_assert_ptr_nonnull(happened(DU_EV_MISSED, 2, A, 1));
}
END_TEST

/* What became of the seat's bid for that lot, which is the n-th decision of its sheet, and why. */
static enum trace_what fate(int seat, int n, const char **why)
{
	enum trace_what what = TRACE_WORDS;
	bool its = false;

	*why = "";
	for (int i = 0; i < d.trace.n; i++) {
		const struct trace_line *line = &d.trace.lines[i];
		if (line->slot >= 0)
			its = line->seat == seat && line->slot == n;
		if (line->slot >= 0 && its)
			what = line->what;
		else if (its && str_starts(line->text, "because: "))
			*why = line->text.s + strlen("because: ");
	}
	return what;
}

/* [DU-019] Atreides win lot 1 for 4 and may buy one card only; the Emperor was outbid there and wins lot 2; nobody wants lot 3, which
 * ends it; Harkonnen have no spice. */
START_TEST(every_bid_is_told_what_became_of_it)
{
	const char *why;

	for (int i = 0; i < 4; i++)
		lot(i % 2 ? DU_SHIELD : DU_SNOOPER);
	d.s.h.spice[H] = 0;
	bids(A, 1, 6, DU_NO_KARAMA);
	bids(A, 2, 6, DU_NO_KARAMA);
	says(A, DU_MAXCARDS, 1);
	bids(E, 1, 3, DU_NO_KARAMA);
	bids(E, 2, 3, DU_NO_KARAMA);
	bids(H, 2, 3, DU_NO_KARAMA);
	bids(E, 4, 3, DU_NO_KARAMA);
	runs(du_bidding);
	ck_assert_int_eq(fate(A, 0, &why), TRACE_USED);
	ck_assert_int_eq(fate(A, 1, &why), TRACE_IMPOSSIBLE);
	ck_assert_str_eq(why, "as many lots as maxcards allows were won");
	ck_assert_int_eq(fate(E, 0, &why), TRACE_OUTBID);
	ck_assert_int_eq(fate(E, 1, &why), TRACE_USED);
	ck_assert_int_eq(fate(H, 0, &why), TRACE_IMPOSSIBLE);
	ck_assert_str_eq(why, "no spice was left");
	ck_assert_int_eq(fate(E, 2, &why), TRACE_IMPOSSIBLE);
	ck_assert_str_eq(why, "nobody bid for a lot before it");
}
END_TEST

/* A lower bid won: the reason is told. */
START_TEST(a_bid_that_counts_for_less_says_so)
{
	const char *why;

	lot(DU_SHIELD);
	d.s.h.spice[E] = 1;
	bids(E, 1, 5, DU_NO_KARAMA);
	bids(A, 1, 2, DU_NO_KARAMA);
	bids(H, 1, 3, DU_NO_KARAMA);
	says(H, DU_MAXSPICE, 1);
	runs(du_bidding);
	ck_assert_int_eq(fate(A, 0, &why), TRACE_USED);
	ck_assert_int_eq(fate(E, 0, &why), TRACE_OUTBID);
	ck_assert_str_eq(why, "it counted as 1: no more spice was left");
	ck_assert_int_eq(fate(H, 0, &why), TRACE_OUTBID);
	ck_assert_str_eq(why, "it counted as 1: maxspice left no more");
}
END_TEST

DUNE_MAIN("dune/bid", a_bid_that_counts_for_less_says_so,
	  as_many_lots_as_players_below_their_limit, the_earlier_bidder_of_equals_wins,
	  others_pay_the_emperor,
	  without_the_emperor_or_with_their_income_cancelled_the_bank_is_paid,
	  a_karama_buys_beyond_the_spice_that_is_held,
	  a_karama_stays_where_the_price_can_be_paid,
	  a_karama_that_is_spent_buys_nothing_more,
	  harkonnen_at_seven_get_no_extra_card, each_card_brings_harkonnen_a_second_one,
	  an_ally_adds_what_is_left_to_them,
	  an_ally_lends_so_much_and_a_stranger_nothing, caps_hold_back_further_bids,
	  a_lot_that_nobody_wants_ends_the_bidding, each_lot_opens_one_player_further,
	  the_bidding_is_followed_by_the_march, every_bid_is_told_what_became_of_it)
