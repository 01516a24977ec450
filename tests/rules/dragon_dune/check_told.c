/* What a report says of bids and battles can be checked by its reader: no lower bid wins without a reason, and the totals of a battle
 * follow from what stands above them.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>

#include "rules/dragon_dune/engine/combat.h"
#include "rules/dragon_dune/phases/bid.h"
#include "rules/dragon_dune/report/names.h"
#include "rules/dragon_dune/report/phrases.h"
#include "tests/rules/dragon_dune/dune_kit.h"

enum { LOTS = 4, GOLD = 10 };

static void open_lots(void)
{
	d.s.t.phase = DD_BID;
	dd_artifact_deck(d.s.h.deck);
	d.s.t.n_deck = DD_ARTIFACTS;
	d.s.t.n_lots = LOTS;
	for (int i = 0; i < LOTS; i++)
		d.s.h.lots[i] = (uint8_t)dd_draw(&d.s, &d.rng);
}

/* What the trace says of that bid: whether another won, and the reason ("" for none). */
static bool was_outbid(int seat, const char *bid, const char **why)
{
	bool its = false, outbid = false;

	*why = "";
	for (int i = 0; i < d.trace.n; i++) {
		const struct trace_line *line = &d.trace.lines[i];
		if (line->slot >= 0)
			its = line->seat == seat &&
			      str_find(line->text, str_of(bid)) != SIZE_MAX;
		if (!its)
			continue;
		if (line->slot >= 0)
			outbid = line->what == TRACE_OUTBID;
		else if (str_starts(line->text, "because: "))
			*why = line->text.s + strlen("because: ");
	}
	return outbid;
}

static int price_of(int lot)
{
	for (int i = 0; i < d.events.n; i++)
		if (d.events.e[i].kind == DD_EV_SOLD && d.events.e[i].arg[0] == lot)
			return d.events.e[i].arg[2];
	return -1;
}

/* The law: of each lot, a bid of more than was paid for it either won it or says how much of it counted, which is no more than
 * that. A bid that counted in full has no reason. */
START_TEST(no_lower_bid_wins_without_a_reason)
{
	uint32_t draw = (uint32_t)_i * 2654435761U + 12345U;
	int max[DD_SEATS][LOTS];
	char order[120], bid[16];
	const char *why;

	open_lots();
	for (int seat = 0; seat < DD_SEATS; seat++) {
		int n = 0;
		draw = draw * 1664525U + 1013904223U;
		d.s.t.gold[seat] = (uint16_t)(1 + (draw >> 20) % GOLD);
		for (int lot = 0; lot < LOTS; lot++) {
			draw = draw * 1664525U + 1013904223U;
			max[seat][lot] = 1 + (int)((draw >> 20) % GOLD);
			n += snprintf(order + n, sizeof order - (size_t)n,
				      "bid %d %d\n", lot + 1, max[seat][lot]);
		}
		draw = draw * 1664525U + 1013904223U;
		if ((draw >> 20) % 2)
			snprintf(order + n, sizeof order - (size_t)n, "maxgold %d\n",
				 1 + (int)((draw >> 24) % GOLD));
		writes(seat, order);
	}
	runs(dd_bidding);
	for (int seat = 0; seat < DD_SEATS; seat++)
		for (int lot = 0; lot < LOTS; lot++) {
			int counted = max[seat][lot];
			snprintf(bid, sizeof bid, "bid %d %d", lot + 1, max[seat][lot]);
			if (!was_outbid(seat, bid, &why))
				continue;
			bool less = sscanf(why, "it counted as %d:", &counted) == 1;
			ck_assert_msg(less == (*why != '\0'), "%s", why);
			ck_assert_msg(!less || counted < max[seat][lot], "%s", why);
			ck_assert_msg(counted <= price_of(lot + 1),
				      "seat %d, %s, paid %d: '%s'", seat, bid,
				      price_of(lot + 1), why);
		}
}
END_TEST

/* The number that the card adds, by the words of the report alone. */
static int adds(const char *said, int card)
{
	struct buf name = buf_in(d.a);
	const char *lower = strstr(said, "only the lower, the ");

	if (strstr(said, "neither adds"))
		return 0;
	const char *text = dd_card(&name, card);
	if (lower &&
	    strncmp(lower + strlen("only the lower, the "), text, strlen(text)) != 0)
		return 0;
	return dd_value(card);
}

/* The law: for all two cards the totals are the tokens and what the report says that the cards add. */
START_TEST(the_totals_follow_from_the_words)
{
	uint8_t cards[DD_ARTIFACTS];

	dd_artifact_deck(cards);
	for (int k = 0; k < DD_ARTIFACTS; k++) {
		struct dd_side one = {.seat = D, .sent.n = 3, .card = cards[_i]};
		struct dd_side two = {.seat = O, .sent.n = 2, .card = cards[k]};
		struct event e = {.kind = DD_EV_BATTLE,
				  .arg = {DD_11, D, 3, cards[_i], O, 2, cards[k]}};
		struct buf said = buf_in(d.a);
		if (k == _i)
			continue;
		dd_phrase(NULL, &e, &said);
		buf_char(&said, '\0');
		ck_assert_msg(dd_side_value(&one, &two) == 3 + adds(said.s, cards[_i]),
			      "%s", said.s);
		ck_assert_msg(dd_side_value(&two, &one) == 2 + adds(said.s, cards[k]),
			      "%s", said.s);
	}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("dragon_dune/told");
	TCase *t = tcase_create("told");

	tcase_add_checked_fixture(t, dune_lay, dune_clear);
	tcase_add_loop_test(t, no_lower_bid_wins_without_a_reason, 0, 200);
	tcase_add_loop_test(t, the_totals_follow_from_the_words, 0, DD_ARTIFACTS);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
