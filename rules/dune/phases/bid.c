/* The bidding: see bid.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/phases/bid.h"

#include <string.h>

#include "base/arena.h"
#include "rules/dune/engine/allies.h"
#include "rules/dune/engine/cards.h"
#include "rules/dune/engine/order.h"
#include "rules/dune/phases/swap.h"
#include "rules/dune/run/karama.h"
#include "rules/pieces/bids.h"
#include "rules/pieces/bids_told.h"

/* Lots ----------------------------------------------------------------------------------- */

/* May the player take one more card? */
static bool is_below_limit(const struct du_table *t, int seat)
{
	return du_plays(t, seat) && t->n_hand[seat] < du_factions[seat].hand;
}

void du_deal_lots(struct du_run *r)
{
	struct du_table *t = &r->s->t;
	int want = 0, card;

	for (int seat = 0; seat < DU_SEATS; seat++)
		want += is_below_limit(t, seat);
	t->n_lots = 0;
	for (int i = 0; i < DU_LOTS; i++)
		t->lot_winner[i] = DU_NOBODY;
	while (t->n_lots < want && (card = du_draw(r->s, r->x->rng)) != DU_NO_CARD)
		r->s->h.lots[t->n_lots++] = (uint8_t)card;
	event_add(r->x->events, DU_EV_LOTS, AUDIENCE_ALL, "", 1, t->n_lots);
	if (t->n_lots)
		du_uses(r, DU_ATR_BID);
}

unsigned du_bidders(const struct du_table *t)
{
	unsigned may = 0;

	for (int seat = 0; t->n_lots && seat < DU_SEATS; seat++)
		if (is_below_limit(t, seat))
			may |= 1U << seat;
	return may & ~(unsigned)t->vacant;
}

/* Lines ------------------------------------------------------------------------------------ */

struct round {
	struct du_run *r;
	struct auction a;
	struct auction_sheet sheet[DU_SEATS];
	struct bids bids[DU_SEATS];
	struct bids_teller told;
	struct auction_purse purse[DU_SEATS];
	struct auction_sale sales[DU_LOTS];
	int order[DU_SEATS];
	int lends[DU_SEATS]; /* rest of ALLYPAY */
	int last[DU_SEATS];  /* bids for the lot, at a table */
};

static int number_of(struct du_run *r, int seat, enum du_verb verb, int unsaid)
{
	const struct du_order *o = du_order_of(r, seat, verb, NULL, "");

	return o ? o->n : unsaid;
}

static void fill(const void *action, struct auction_line *line)
{
	static const unsigned vouchers[] = {[DU_NO_KARAMA] = 0,
					    [DU_KARAMA_BEYOND] = AUCTION_VOUCHER_BEYOND,
					    [DU_KARAMA_FREE] = AUCTION_VOUCHER_ALWAYS |
							       AUCTION_VOUCHER_BEYOND};
	const struct du_order *o = action;

	line->max = o->n;
	line->vouchers = vouchers[o->karama];
}

static void read_sheet(struct round *b, int seat)
{
	int slot;

	b->bids[seat] = bids_read(&b->r->c, seat, DU_BIDS, fill);
	b->sheet[seat] = (struct auction_sheet){
		.n = b->bids[seat].n,
		.lines = b->bids[seat].lines,
		.max_lots = number_of(b->r, seat, DU_MAXCARDS, AUCTION_NO_CAP),
		.max_spent = number_of(b->r, seat, DU_MAXSPICE, AUCTION_NO_CAP)};
	const struct du_order *pays = du_peek(b->r, seat, DU_ALLYPAY, &slot);
	b->lends[seat] = pays ? pays->n : 0;
	du_order_of(b->r, seat, DU_ALLY, NULL, "DU-019"); /* "pass" */
}

/* Without a Karama card, or once it is used, a line that the card only let go beyond the spice is bid as far as the spice
 * goes; one that was to be free is passed over [DU-020]. */
static void drop_karamas(struct round *b)
{
	for (int seat = 0; seat < DU_SEATS; seat++)
		for (int i = 0; i < b->sheet[seat].n; i++) {
			struct auction_line *line = &b->bids[seat].lines[i];
			if (!line->vouchers || du_karama_card(b->r->s, seat))
				continue;
			if (line->vouchers & AUCTION_VOUCHER_ALWAYS)
				line->first = AUCTION_LAST_LOT;
			line->vouchers = 0;
		}
}

/* Others may cancel the worthless cards of the Bene Gesserit before they bid beyond their spice with one. */
static void use_worthless(struct round *b)
{
	const struct bids *of = &b->bids[DU_BENE_GESSERIT];

	for (int i = 0; i < of->n; i++)
		if (of->lines[i].vouchers & AUCTION_VOUCHER_ALWAYS ||
		    (of->lines[i].vouchers &&
		     of->lines[i].max > b->r->s->h.spice[DU_BENE_GESSERIT])) {
			du_use_worthless(b->r, DU_BENE_GESSERIT);
			return;
		}
}

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* An ally pays where the own spice is used up [DU-023]. */
static void fill_purses(struct round *b)
{
	const struct du_state *s = b->r->s;

	for (int seat = 0; seat < DU_SEATS; seat++) {
		b->purse[seat].may_bid = is_below_limit(&s->t, seat);
		b->purse[seat].money = s->h.spice[seat];
		b->purse[seat].lent = 0;
		for (int ally = 0; ally < DU_SEATS; ally++)
			if (du_are_allies(&s->t, seat, ally))
				b->purse[seat].lent +=
					least(b->lends[ally], s->h.spice[ally]);
	}
}

/* Sales --------------------------------------------------------------------------------------- */

static void got(struct round *b, int seat, int card)
{
	du_hand_add(b->r->s, seat, card);
	event_add(b->r->x->events, DU_EV_GOT, AUDIENCE_SEAT(seat), "", 2, seat, card);
}

static void pay(struct du_state *s, int seat, int n)
{
	s->h.spice[seat] = (uint16_t)(s->h.spice[seat] - n);
}

/* Others pay the Emperor, who pays the bank [DU-021]. */
static void take_spice(struct round *b, const struct auction_sale *sale)
{
	struct du_state *s = b->r->s;
	bool emperor =
		sale->seat != DU_EMPEROR && sale->price && du_uses(b->r, DU_EMP_PAY);
	int left = sale->paid_lent;

	pay(s, sale->seat, sale->paid);
	for (int ally = 0; ally < DU_SEATS && left; ally++) {
		int n = du_are_allies(&s->t, sale->seat, ally)
				? least(left, least(b->lends[ally], s->h.spice[ally]))
				: 0;
		if (n)
			du_tell_used(b->r, ally, DU_ALLYPAY, "DU-023");
		pay(s, ally, n);
		b->lends[ally] -= n;
		left -= n;
	}
	if (emperor)
		s->h.spice[DU_EMPEROR] =
			(uint16_t)(s->h.spice[DU_EMPEROR] + sale->price);
	event_add(b->r->x->events, DU_EV_SOLD, AUDIENCE_ALL, "DU-021", 5, sale->lot,
		  sale->seat, sale->price, sale->paid_lent,
		  emperor ? DU_EMPEROR : DU_NOBODY);
}

static void take_karama(struct round *b, const struct auction_sale *sale)
{
	event_add(b->r->x->events, DU_EV_KARAMA_BID, AUDIENCE_ALL, "DU-020", 3,
		  sale->lot, sale->seat, sale->price);
	du_lay_off(b->r, sale->seat, du_karama_card(b->r->s, sale->seat));
}

/* Harkonnen's second card, up to the limit [DU-022]. */
static void extra_card(struct round *b)
{
	struct du_state *s = b->r->s;
	int card = is_below_limit(&s->t, DU_HARKONNEN) && du_uses(b->r, DU_HAR_EXTRA)
			   ? du_draw(s, b->r->x->rng)
			   : DU_NO_CARD;

	if (card == DU_NO_CARD)
		return;
	event_add(b->r->x->events, DU_EV_EXTRA, AUDIENCE_ALL, "DU-022", 1,
		  DU_HARKONNEN);
	got(b, DU_HARKONNEN, card);
}

/* Why a line whose condition holds offered nothing. */
static struct bids_reason why_nothing(const void *game, int seat, int line)
{
	const struct round *b = game;
	const struct auction_purse *purse = &b->purse[seat];

	if (b->bids[seat].lines[line].first == AUCTION_LAST_LOT)
		return (struct bids_reason){"no Karama card was left", "DU-020"};
	if (!purse->may_bid)
		return (struct bids_reason){"the hand was full", "DU-019"};
	if (purse->lots >= b->sheet[seat].max_lots)
		return (struct bids_reason){"as many lots as maxcards allows were won",
					    "DU-019"};
	if (purse->spent >= b->sheet[seat].max_spent)
		return (struct bids_reason){
			"as much spice as maxspice allows was spent", "DU-019"};
	if (purse->money + purse->lent > 0)
		return (struct bids_reason){NULL, NULL};
	return (struct bids_reason){"no spice was left", "DU-019"};
}

/* A card for which nobody bid ends the bidding [DU-019]. */
static void tell_rest(struct round *b, int settled)
{
	const struct auction_sale none = {.lot = settled + 1, .seat = AUCTION_NOBODY};

	if (settled < b->a.n_lots)
		bids_tell_sale(&b->told, &none);
	for (int lot = settled + 2; lot <= DU_LOTS; lot++)
		bids_tell_ended(
			&b->told, lot,
			(struct bids_reason){lot <= b->a.n_lots
						     ? "nobody bid for a lot before it"
						     : "there was no such lot",
					     "DU-019"});
}

static void sold(void *game, const struct auction_sale *sale)
{
	struct round *b = game;
	struct du_state *s = b->r->s;
	int card = s->h.lots[sale->lot - 1];

	bids_tell_sale(&b->told, sale);

	memset(b->last, 0, sizeof b->last);
	if (sale->seat == AUCTION_NOBODY)
		return;
	s->h.lots[sale->lot - 1] = DU_NO_CARD;
	s->t.lot_winner[sale->lot - 1] = (int8_t)sale->seat;
	if (sale->voucher)
		take_karama(b, sale);
	else
		take_spice(b, sale);
	got(b, sale->seat, card);
	if (sale->seat == DU_HARKONNEN)
		extra_card(b);
	drop_karamas(b);
	fill_purses(b);
}

/* A lot that nobody wants goes back to the deck, and those behind it, in their order. */
static void give_back(struct du_run *r, int settled)
{
	struct du_table *t = &r->s->t;
	int n = t->n_lots - settled;

	if (!n)
		return;
	memmove(r->s->h.deck + n, r->s->h.deck, t->n_deck);
	for (int i = 0; i < n; i++) {
		r->s->h.deck[i] = r->s->h.lots[settled + i];
		r->s->h.lots[settled + i] = DU_NO_CARD;
		t->lot_winner[settled + i] = DU_UNSOLD;
	}
	t->n_deck = (uint8_t)(t->n_deck + n);
	event_add(r->x->events, DU_EV_UNSOLD, AUDIENCE_ALL, "", 2, settled + 1, n);
}

/* Round the table: all hear how far each went who gave up. */
static void asked(void *game, int seat, int bid)
{
	struct round *b = game;

	if (!bid && b->last[seat])
		event_add(b->r->x->events, DU_EV_RAISED, AUDIENCE_ALL, "DU-019", 3,
			  seat, b->a.now.lot, b->last[seat]);
	b->last[seat] = bid;
}

static bool fact_holds(void *game, int seat, const void *fact)
{
	struct du_run *r = ((struct round *)game)->r;

	return r->c.how->fact(r, seat, fact);
}

void du_bidding(struct du_run *r)
{
	struct round *b = arena_new(r->x->arena, struct round);

	b->r = r;
	for (int seat = 0; seat < DU_SEATS; seat++)
		read_sheet(b, seat);
	use_worthless(b);
	drop_karamas(b);
	fill_purses(b);
	bool table = r->s->t.option.bidding == DU_BID_TABLE;
	b->told = (struct bids_teller){.c = &r->c,
				       .a = &b->a,
				       .bids = b->bids,
				       .rule = "DU-019",
				       .money = "spice",
				       .cap = "maxspice",
				       .why_nothing = why_nothing,
				       .game = b};
	b->a = (struct auction){.form = table ? AUCTION_ASCENDING : AUCTION_PROXY,
				.asked = table ? asked : NULL,
				.ends_unsold = true,
				.skips = true,
				.n_lots = r->s->t.n_lots,
				.n_seats = du_storm_order(&r->s->t, b->order),
				.order = b->order,
				.sheet = b->sheet,
				.purse = b->purse,
				.game = b,
				.fact = fact_holds,
				.sold = sold,
				.sales = b->sales};
	int settled = auction_run(&b->a);
	tell_rest(b, settled);
	give_back(r, settled);
	du_swap_hands(r);
}
