/* The bidding: the worked example and each ruling by the words of the rule book.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/bid.h"
#include "tests/rules/dragon_dune/dune_kit.h"

/* `n` lots, the next cards of the deck after them; everybody has 10 gold. */
static void open_lots(int n)
{
	d.s.t.phase = DD_BID;
	dd_artifact_deck(d.s.h.deck);
	d.s.t.n_deck = DD_ARTIFACTS;
	for (int i = 0; i < DD_SEATS; i++)
		d.s.t.gold[i] = 10;
	d.s.t.n_lots = (uint8_t)n;
	for (int i = 0; i < n; i++)
		d.s.h.lots[i] = (uint8_t)dd_draw(&d.s, &d.rng);
}

/* [DD-020] Maxima Dwarves 3, Elves 7, Goblins 7, Orcs 0: the Elves win at 7. */
START_TEST(of_equal_maxima_the_first_wins_at_their_own)
{
	open_lots(1);
	writes(D, "bid 1 3");
	writes(E, "bid 1 7");
	writes(G, "bid 1 7");
	writes(O, "bid 1 0");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.lot_winner[0], E);
	ck_assert_int_eq(d.s.t.gold[E], 3);
	ck_assert_int_eq(d.s.t.gold[D], 17);
}
END_TEST

/* [DD-020] With Goblins 5: Elves win at 6, the Dwarves receive 6. */
START_TEST(one_more_than_the_second)
{
	open_lots(1);
	writes(D, "bid 1 3");
	writes(E, "bid 1 7");
	writes(G, "bid 5 on lot 1");
	runs(dd_bidding);
	ck_assert_ptr_nonnull(happened(DD_EV_SOLD, 4, 1, E, 6, D));
	ck_assert_int_eq(d.s.t.gold[E], 4);
	ck_assert_int_eq(d.s.t.gold[D], 16);
}
END_TEST

/* [DD-020] A single bidder pays 1, the Dwarves to the bank. */
START_TEST(a_single_bidder_pays_1)
{
	open_lots(1);
	writes(D, "bid 1 8");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.gold[D], 9);
	ck_assert_ptr_nonnull(happened(DD_EV_SOLD, 4, 1, D, 1, DD_NOBODY));
}
END_TEST

/* [DD-020] Emperor in the third seat: lot 2 begins with the fourth, lot 3 with the first. */
START_TEST(each_lot_begins_with_the_next_player)
{
	open_lots(3);
	d.s.t.emperor = G;
	for (int seat = 0; seat < DD_SEATS; seat++)
		writes(seat, "bid 1 2\nbid 2 2\nbid 3 2");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.lot_winner[0], G);
	ck_assert_int_eq(d.s.t.lot_winner[1], O);
	ck_assert_int_eq(d.s.t.lot_winner[2], D);
}
END_TEST

/* [DD-020] Nobody bids: the lot is discarded, and the next one is settled. */
START_TEST(a_lot_without_bids_is_discarded)
{
	open_lots(2);
	int face = d.s.h.lots[0];
	writes(E, "bid 2 1");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.lot_winner[0], DD_UNSOLD);
	ck_assert_int_eq(d.s.t.discards[0], face);
	ck_assert_int_eq(d.s.t.lot_winner[1], E);
}
END_TEST

/* [DD-021] 4 gold, a maximum of 6 with an ace: 4 count, and 5 are more. */
START_TEST(a_bid_with_an_ace_is_no_higher_than_the_gold)
{
	open_lots(1);
	d.s.t.gold[E] = 4;
	holds(E, HEARTS(DD_ACE));
	writes(E, "bid 1 6 ace hearts");
	writes(G, "bid 1 5");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.lot_winner[0], G);
	ck_assert_int_eq(d.s.t.gold[G], 5);
	ck_assert(dd_holds(&d.s, E, HEARTS(DD_ACE)));
}
END_TEST

/* [DD-021] The price is not paid, the ace is discarded; it serves once. */
START_TEST(an_ace_pays)
{
	open_lots(2);
	holds(E, HEARTS(DD_ACE));
	writes(E, "bid 1 6 ace\nbid 2 6 ace else bid 2 2");
	writes(G, "bid 1 5\nbid 2 1");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.lot_winner[0], E);
	ck_assert_int_eq(d.s.t.lot_winner[1], E);
	ck_assert_int_eq(d.s.t.gold[E], 8);
	ck_assert_int_eq(d.s.t.discards[0], HEARTS(DD_ACE));
}
END_TEST

/* [DD-018] 4 artifacts, a queen and a jack: full. Without the fourth there is room. */
START_TEST(queens_and_jacks_do_not_count)
{
	d.s.h.queen[E] = CLUBS(DD_QUEEN);
	d.s.h.jack[E] = CLUBS(DD_JACK);
	for (int i = 2; i <= 4; i++)
		holds(E, CLUBS(i));
	ck_assert(dd_below_limit(&d.s.t, E));
	holds(E, CLUBS(5));
	ck_assert(!dd_below_limit(&d.s.t, E));
}
END_TEST

static void deal(struct dd_run *r)
{
	dd_deal_lots(r);
}

/* [DD-019] Two full hands: 2 lots. */
START_TEST(a_lot_for_each_player_below_their_limit)
{
	dd_artifact_deck(d.s.h.deck);
	d.s.t.n_deck = DD_ARTIFACTS;
	for (int i = 0; i < 4; i++)
		holds(E, dd_draw(&d.s, &d.rng));
	for (int i = 0; i < 4; i++)
		holds(O, dd_draw(&d.s, &d.rng));
	runs(deal);
	ck_assert_int_eq(d.s.t.n_lots, 2);
}
END_TEST

/* [DD-019] The count does not change, but who is full by then cannot bid. */
START_TEST(who_is_full_does_not_bid)
{
	open_lots(2);
	for (int i = 2; i <= 4; i++)
		holds(E, SPADES(i));
	writes(E, "bid 1 2\nbid 2 2");
	writes(G, "bid 2 1");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.lot_winner[0], E);
	ck_assert_int_eq(d.s.t.lot_winner[1], G);
}
END_TEST

/* [DD-022] Hand 7: 8, and no further card. With room there is one. */
START_TEST(goblins_receive_a_second_card)
{
	open_lots(1);
	writes(G, "bid 1 1");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.n_hand[G], 2);
	const struct event *e = happened(DD_EV_GOT, 1, G);
	ck_assert_int_eq(e->audience & (AUDIENCE_SEATS | AUDIENCE_READERS), 1 << G);
}
END_TEST

/* [DD-022] */
START_TEST(goblins_with_seven_receive_one)
{
	open_lots(1);
	for (int i = 0; i < 7; i++)
		holds(G, dd_draw(&d.s, &d.rng));
	writes(G, "bid 1 1");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.n_hand[G], 8);
	ck_assert_ptr_null(happened(DD_EV_EXTRA, 0));
}
END_TEST

/* [DD-023] 24 cards in hands: no lots. The discards are shuffled when the deck is empty. */
START_TEST(an_empty_deck)
{
	runs(deal);
	ck_assert_int_eq(d.s.t.n_lots, 0);
	for (int i = 2; i <= 6; i++)
		dd_discard_loose(&d.s.t, HEARTS(i));
	runs(deal);
	ck_assert_int_eq(d.s.t.n_lots, 4);
	ck_assert_int_eq(d.s.t.n_deck, 1);
	ck_assert_int_eq(d.s.t.n_discards, 0);
}
END_TEST

/* Caps, and a condition on a lot before. */
START_TEST(caps_and_conditions)
{
	open_lots(3);
	writes(E, "bid 1 4\nbid 2 4\nbid 3 4\nmaxcards 2");
	writes(G, "bid 1 5\nbid 2 5 if not won lot 1\nbid 3 1\nmaxgold 6");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.lot_winner[0], G); /* at 5, and 1 is left */
	ck_assert_int_eq(d.s.t.lot_winner[1], E);
	ck_assert_int_eq(d.s.t.lot_winner[2], E); /* at 2, above 1 */
	ck_assert_int_eq(d.s.t.gold[E], 7);
}
END_TEST

/* The views of the lots [DD-022]: the faces are for the Elves. */
START_TEST(only_the_elves_see_the_lots)
{
	open_lots(2);
	for (int seat = SEAT_READERS; seat < DD_SEATS; seat++) {
		struct dd_view v;
		dd_view_make(&d.s, seat, &v);
		ck_assert_msg((v.lots[0] != 0) == (seat == E || seat == SEAT_GM),
			      "seat %d", seat);
	}
}
END_TEST

START_TEST(a_lot_that_is_not_there_is_refused)
{
	open_lots(2);
	refuses(E, "bid 3 4", "There is no lot 3");
	refuses(E, "bid", "a lot");
}
END_TEST

/* Returns the fate of the seat's only bid, and its reason. */
static enum trace_what fate(int seat, const char **why)
{
	enum trace_what what = TRACE_WORDS;

	*why = "";
	for (int i = 0; i < d.trace.n; i++) {
		const struct trace_line *line = &d.trace.lines[i];
		if (line->seat != seat)
			continue;
		if (line->slot >= 0)
			what = line->what;
		else if (str_starts(line->text, "because: "))
			*why = line->text.s + strlen("because: ");
	}
	return what;
}

/* [DD-020] Every bid is told of, also one that wins nothing. */
START_TEST(a_bid_that_wins_nothing_is_told_of)
{
	const char *why;

	open_lots(2);
	d.s.t.gold[O] = 0;
	writes(D, "bid 1 3");
	writes(E, "bid 1 2");
	writes(G, "bid 2 4 if won lot 1");
	writes(O, "bid 2 4");
	runs(dd_bidding);
	ck_assert_int_eq(fate(D, &why), TRACE_USED);
	ck_assert_int_eq(fate(E, &why), TRACE_OUTBID);
	ck_assert_int_eq(fate(G, &why), TRACE_CONDITION_FALSE);
	ck_assert_int_eq(fate(O, &why), TRACE_IMPOSSIBLE);
	ck_assert_str_eq(why, "no gold was left");
}
END_TEST

/* [DD-019, DD-020, DD-021] A full hand, a cap and a missing ace stop a bid, and the player is
 * told which. The Elves win lot 1 for 1, which is all that they may spend. */
START_TEST(what_stopped_a_bid_is_named)
{
	const char *why;

	open_lots(2);
	for (int n = 2; n < 6; n++)
		holds(O, CLUBS(n));
	writes(E, "bid 1 5\nbid 2 5\nmaxgold 1");
	writes(O, "bid 2 4");
	writes(G, "bid 2 4 ace spades");
	runs(dd_bidding);
	ck_assert_int_eq(fate(O, &why), TRACE_IMPOSSIBLE);
	ck_assert_str_eq(why, "the hand was full");
	ck_assert_int_eq(fate(G, &why), TRACE_IMPOSSIBLE);
	ck_assert_str_eq(why, "that ace was not in the hand");
	(void)fate(E, &why);
	ck_assert_str_eq(why, "as much gold as maxgold allows was spent");
}
END_TEST

static int steps_of(int seat)
{
	int n = 0;

	for (int i = 0; i < d.trace.n; i++)
		n += d.trace.lines[i].seat == seat &&
		     d.trace.lines[i].what != TRACE_WORDS;
	return n;
}

/* [DD-088] PASS says that a player bids for nothing. A bid counts all the same, and then PASS says nothing: it is not
 * told as done. */
START_TEST(a_pass_is_told_once)
{
	open_lots(2);
	writes(E, "bid 1 4");
	writes(G, "pass");
	runs(dd_bidding);
	ck_assert_int_eq(d.s.t.lot_winner[0], E);
	ck_assert_int_eq(steps_of(E), 1);
	ck_assert_int_eq(steps_of(G), 1);
}
END_TEST

DUNE_MAIN("dragon_dune/bids", a_pass_is_told_once, a_bid_that_wins_nothing_is_told_of,
	  what_stopped_a_bid_is_named, of_equal_maxima_the_first_wins_at_their_own,
	  one_more_than_the_second, a_single_bidder_pays_1,
	  each_lot_begins_with_the_next_player, a_lot_without_bids_is_discarded,
	  a_bid_with_an_ace_is_no_higher_than_the_gold, an_ace_pays,
	  queens_and_jacks_do_not_count, a_lot_for_each_player_below_their_limit,
	  who_is_full_does_not_bid, goblins_receive_a_second_card,
	  goblins_with_seven_receive_one, an_empty_deck, caps_and_conditions,
	  only_the_elves_see_the_lots, a_lot_that_is_not_there_is_refused)
