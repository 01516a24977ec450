/* Auctions by mail: see auction.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/auction.h"

#include <assert.h>
#include <stddef.h>

/* Bids ----------------------------------------------------------------------------- */

static int least(int a, int b)
{
	return a < b ? a : b;
}

/* Returns the most that the seat can pay, and may pay by its own cap. */
static int can_pay(const struct auction *a, int seat)
{
	const struct auction_purse *p = &a->purse[seat];
	int has = p->money + p->lent, cap = a->sheet[seat].max_spent;

	return cap == AUCTION_NO_CAP ? has : least(has, cap - p->spent);
}

static const struct auction_line *line_of(const struct auction *a, int seat)
{
	const struct auction_sheet *s = &a->sheet[seat];
	int lot = a->now.lot;

	for (int i = 0; i < s->n; i++)
		if (s->lines[i].first <= lot && lot <= s->lines[i].last &&
		    condition_holds(s->lines[i].cond, a->fact, a->game, seat))
			return &s->lines[i];
	return NULL;
}

int auction_usable(const struct auction *a, int seat, const struct auction_line **line)
{
	const struct auction_purse *p = &a->purse[seat];

	*line = NULL;
	if (!p->may_bid || p->lots >= a->sheet[seat].max_lots)
		return 0;
	*line = line_of(a, seat);
	if (!*line)
		return 0;
	int most = (*line)->vouchers & AUCTION_VOUCHER_BEYOND
			   ? (*line)->max
			   : least((*line)->max, can_pay(a, seat));
	return most > 0 ? most : 0;
}

/* One lot --------------------------------------------------------------------------- */

static void say(const struct auction *a, int seat, int bid)
{
	if (a->asked)
		a->asked(a->game, seat, bid);
}

/* Asks one seat; true: it bids. */
static bool ask(struct auction *a, int seat, struct auction_sale *s)
{
	const struct auction_line *line;
	bool bids = auction_usable(a, seat, &line) > a->now.bid;

	if (bids) {
		a->now.high = s->seat = seat;
		s->line = line;
		s->price = ++a->now.bid;
	} else {
		a->now.passed |= 1U << seat;
	}
	say(a, seat, bids ? a->now.bid : 0);
	return bids;
}

/* Each round asks all that are left: in one without a bid all but the high bidder pass. */
static void ascend(struct auction *a, int opener, struct auction_sale *s)
{
	for (bool bids = true; bids;) {
		bids = false;
		for (int i = 0; i < a->n_seats; i++) {
			int seat = a->order[(opener + i) % a->n_seats];
			if (seat != a->now.high && !(a->now.passed >> seat & 1))
				bids |= ask(a, seat, s);
		}
	}
}

static void settle_proxies(struct auction *a, int opener, struct auction_sale *s)
{
	int first = 0, second = 0;

	for (int i = 0; i < a->n_seats; i++) {
		int seat = a->order[(opener + i) % a->n_seats];
		const struct auction_line *line;
		int most = auction_usable(a, seat, &line);
		say(a, seat, most);
		if (most > first) {
			second = first;
			first = most;
			s->seat = seat;
			s->line = line;
		} else if (most > second) {
			second = most;
		}
	}
	s->price = least(first, second + 1);
}

static void pay(struct auction *a, struct auction_sale *s)
{
	struct auction_purse *p = &a->purse[s->seat];
	unsigned vouchers = s->line->vouchers;

	p->lots++;
	s->voucher =
		vouchers & AUCTION_VOUCHER_ALWAYS ||
		(vouchers & AUCTION_VOUCHER_BEYOND && s->price > can_pay(a, s->seat));
	if (s->voucher)
		return;
	s->paid = least(s->price, p->money);
	s->paid_lent = s->price - s->paid;
	p->money -= s->paid;
	p->lent -= s->paid_lent;
	p->spent += s->price;
}

/* All lots -------------------------------------------------------------------------- */

static int next_opener(const struct auction *a, int from)
{
	for (int i = 0; a->skips && i < a->n_seats; i++) {
		int at = (from + i) % a->n_seats;
		if (a->purse[a->order[at]].may_bid)
			return at;
	}
	return from % a->n_seats;
}

static struct auction_sale settle(struct auction *a, int lot, int opener)
{
	struct auction_sale s = {.lot = lot, .seat = AUCTION_NOBODY};

	if (a->form == AUCTION_ASCENDING)
		ascend(a, opener, &s);
	else
		settle_proxies(a, opener, &s);
	if (s.seat != AUCTION_NOBODY)
		pay(a, &s);
	return s;
}

int auction_run(struct auction *a)
{
	int opener = 0;

	assert(a->n_seats > 0 && a->n_seats <= AUCTION_SEATS);
	for (int lot = 1; lot <= a->n_lots; lot++) {
		a->now = (struct auction_now){
			.lot = lot, .high = AUCTION_NOBODY, .n_settled = lot - 1};
		if (a->opens)
			a->opens(a->game, lot);
		opener = next_opener(a, opener);
		struct auction_sale s = settle(a, lot, opener++);
		if (s.seat == AUCTION_NOBODY && a->ends_unsold)
			return lot - 1;
		a->sales[lot - 1] = s;
		if (a->sold)
			a->sold(a->game, &a->sales[lot - 1]);
	}
	return a->n_lots;
}

/* Sealed bids ------------------------------------------------------------------------ */

void auction_rank(const int bids[], int n, int places, int place[])
{
	for (int i = 0; i < n; i++) {
		int higher = 0;
		for (int k = 0; k < n; k++)
			higher += bids[k] > bids[i];
		place[i] = bids[i] > 0 && higher < places ? higher + 1 : 0;
	}
}

int auction_due(int bid, int place, bool all_pay)
{
	return bid > 0 && (place > 0 || all_pay) ? bid : 0;
}

int auction_first_of(const int place[], const int order[], int n, int which)
{
	for (int i = 0; i < n; i++)
		if (place[order[i]] == which)
			return order[i];
	return AUCTION_NOBODY;
}
