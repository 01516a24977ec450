/* The bidding: see bid.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/bid.h"

#include "base/arena.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/pieces/bids.h"
#include "rules/pieces/bids_told.h"

/* Lots ----------------------------------------------------------------------------------- */

void dd_deal_lots(struct dd_run *r)
{
	struct dd_table *t = &r->s->t;
	int want = 0, card;

	for (int seat = 0; seat < DD_SEATS; seat++)
		want += dd_below_limit(t, seat);
	t->n_lots = 0;
	for (int i = 0; i < DD_LOTS; i++)
		t->lot_winner[i] = DD_NOBODY;
	while (t->n_lots < want && (card = dd_draw(r->s, r->x->rng)))
		r->s->h.lots[t->n_lots++] = (uint8_t)card;
	event_add(r->x->events, DD_EV_LOTS, AUDIENCE_ALL, "DD-019", 1, t->n_lots);
}

unsigned dd_bidders(const struct dd_table *t)
{
	unsigned may = 0;

	for (int seat = 0; t->n_lots && seat < DD_SEATS; seat++)
		if (dd_below_limit(t, seat) && t->gold[seat])
			may |= 1U << seat;
	return may & ~(unsigned)t->vacant;
}

/* Lines ------------------------------------------------------------------------------------ */

struct round {
	struct dd_run *r;
	struct auction a;
	struct auction_sheet sheet[DD_SEATS];
	struct bids bids[DD_SEATS];
	struct bids_teller told;
	struct auction_purse purse[DD_SEATS];
	struct auction_sale sales[DD_LOTS];
	int order[DD_SEATS];
};

static int cap(struct dd_run *r, int seat, enum dd_verb verb)
{
	const struct dd_chooser how = {dd_always, NULL, "DD-021"};
	int slot = dd_next_slot(r, seat, verb, -1);
	const struct dd_order *o = slot < 0 ? NULL : dd_choose(r, seat, slot, &how);

	return o ? o->n : AUCTION_NO_CAP;
}

static void fill(const void *action, struct auction_line *line)
{
	const struct dd_order *o = action;

	line->max = o->n == DD_ALL_OF_THEM ? DD_GOLD_MAX : o->n;
	line->vouchers = o->ace == DD_NO_ACE ? 0 : AUCTION_VOUCHER_ALWAYS;
}

static void read_sheet(struct round *b, int seat)
{
	b->bids[seat] = bids_read(&b->r->c, seat, DD_BIDS, fill);
	b->sheet[seat] =
		(struct auction_sheet){.n = b->bids[seat].n,
				       .lines = b->bids[seat].lines,
				       .max_lots = cap(b->r, seat, DD_MAXCARDS),
				       .max_spent = cap(b->r, seat, DD_MAXGOLD)};
}

/* Lines that name an ace which is not held are passed over. */
static void drop_aces(struct round *b)
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		for (int i = 0; i < b->sheet[seat].n; i++) {
			const struct dd_order *o = b->bids[seat].from[i].action;
			if (o && o->ace != DD_NO_ACE && !dd_ace(b->r->s, seat, o->ace))
				b->bids[seat].lines[i].first = AUCTION_LAST_LOT;
		}
}

static void fill_purses(struct round *b)
{
	const struct dd_table *t = &b->r->s->t;

	for (int seat = 0; seat < DD_SEATS; seat++) {
		b->purse[seat].may_bid = dd_below_limit(t, seat);
		b->purse[seat].money = t->gold[seat];
	}
}

/* Sales --------------------------------------------------------------------------------------- */

static void got(struct round *b, int seat, int card)
{
	dd_hand_add(b->r->s, seat, card);
	event_add(b->r->x->events, DD_EV_GOT, AUDIENCE_SEAT(seat), "", 2, seat, card);
}

/* Others pay the Dwarves, who pay the bank. */
static void take_money(struct round *b, const struct auction_sale *s)
{
	struct dd_table *t = &b->r->s->t;
	int to = s->seat == DD_DWARVES ? DD_NOBODY : DD_DWARVES;

	t->gold[s->seat] = (uint16_t)(t->gold[s->seat] - s->paid);
	if (to != DD_NOBODY)
		t->gold[to] = (uint16_t)(t->gold[to] + s->paid);
	event_add(b->r->x->events, DD_EV_SOLD, AUDIENCE_ALL, "DD-020", 4, s->lot,
		  s->seat, s->paid, to);
}

static void take_ace(struct round *b, const struct auction_sale *s)
{
	const struct dd_order *o =
		b->bids[s->seat].from[s->line - b->bids[s->seat].lines].action;
	int ace = dd_ace(b->r->s, s->seat, o->ace);

	event_add(b->r->x->events, DD_EV_ACED, AUDIENCE_ALL, "DD-021", 3, s->lot,
		  s->seat, ace);
	dd_play_ace(b->r, s->seat, ace);
}

/* The Goblins' second card, which nobody else has seen [DD-022]. */
static void extra_card(struct round *b)
{
	int card = dd_below_limit(&b->r->s->t, DD_GOBLINS)
			   ? dd_draw(b->r->s, b->r->x->rng)
			   : 0;

	if (!card)
		return;
	event_add(b->r->x->events, DD_EV_EXTRA, AUDIENCE_ALL, "DD-022", 1, DD_GOBLINS);
	got(b, DD_GOBLINS, card);
}

/* The fate of a bid ---------------------------------------------------------------- */

/* Why a line whose condition holds offered nothing. */
static struct bids_reason why_nothing(const void *game, int seat, int line)
{
	const struct round *b = game;
	const struct dd_order *o = b->bids[seat].from[line].action;
	const struct auction_sheet *s = &b->sheet[seat];

	if (b->bids[seat].lines[line].first == AUCTION_LAST_LOT)
		return (struct bids_reason){"that ace was not in the hand", "DD-021"};
	if (!b->purse[seat].may_bid)
		return (struct bids_reason){"the hand was full", "DD-018"};
	if (b->purse[seat].lots >= s->max_lots)
		return (struct bids_reason){"as many lots as maxcards allows were won",
					    "DD-020"};
	if (s->max_spent != AUCTION_NO_CAP && b->purse[seat].spent >= s->max_spent)
		return (struct bids_reason){"as much gold as maxgold allows was spent",
					    "DD-020"};
	if (o && b->purse[seat].money > 0)
		return (struct bids_reason){NULL, NULL};
	return (struct bids_reason){"no gold was left", "DD-021"};
}

static void sold(void *game, const struct auction_sale *s)
{
	struct round *b = game;
	struct dd_state *st = b->r->s;
	int card = st->h.lots[s->lot - 1];

	st->h.lots[s->lot - 1] = 0;
	bids_tell_sale(&b->told, s);
	if (s->seat == AUCTION_NOBODY) {
		st->t.lot_winner[s->lot - 1] = DD_UNSOLD;
		event_add(b->r->x->events, DD_EV_UNSOLD, AUDIENCE_ALL, "DD-020", 2,
			  s->lot, card);
		dd_discard_loose(&st->t, card);
		return;
	}
	st->t.lot_winner[s->lot - 1] = (int8_t)s->seat;
	if (s->voucher)
		take_ace(b, s);
	else
		take_money(b, s);
	got(b, s->seat, card);
	if (s->seat == DD_GOBLINS)
		extra_card(b);
	drop_aces(b);
	fill_purses(b);
}

static bool fact_holds(void *game, int seat, const void *fact)
{
	return dd_fact_holds(((struct round *)game)->r, seat, fact);
}

void dd_bidding(struct dd_run *r)
{
	struct round *b = arena_new(r->x->arena, struct round);

	b->r = r;
	for (int i = 0; i < DD_SEATS; i++) {
		b->order[i] = (r->s->t.emperor + i) % DD_SEATS;
		read_sheet(b, i);
		dd_take_pass(r, i);
	}
	drop_aces(b);
	fill_purses(b);
	b->told = (struct bids_teller){.c = &r->c,
				       .a = &b->a,
				       .bids = b->bids,
				       .rule = "DD-020",
				       .money = "gold",
				       .cap = "maxgold",
				       .why_nothing = why_nothing,
				       .game = b};
	b->a = (struct auction){.form = AUCTION_PROXY,
				.n_lots = r->s->t.n_lots,
				.n_seats = DD_SEATS,
				.order = b->order,
				.sheet = b->sheet,
				.purse = b->purse,
				.game = b,
				.fact = fact_holds,
				.sold = sold,
				.sales = b->sales};
	auction_run(&b->a);
}
