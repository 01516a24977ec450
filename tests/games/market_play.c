/* The phases of a market day.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/err.h"
#include "rules/pieces/auction.h"
#include "rules/pieces/graph.h"
#include "rules/pieces/pick.h"
#include "tests/games/market.h"

static const struct graph_row ground[] = {{"baker", NULL, "gate"},
					  {"smith", NULL, "gate well"},
					  {"weaver", NULL, "well"},
					  {"potter", NULL, "well church"},
					  {"tinker", NULL, "church"},
					  {"gate", NULL, "baker smith"},
					  {"well", NULL, "smith weaver potter"},
					  {"church", NULL, "potter tinker"},
					  {NULL, NULL, NULL}};
enum { GATE = 5, PLACES = 3, MAP_AREAS = GATE + PLACES };

struct choice {
	const struct market *s;
	int seat, bound; /* the most that they have said they spend; -1: nothing */
};

static enum pick_fit fits(void *game, int a, const struct alternative *alternative,
			  enum pick_look look)
{
	const struct choice *c = game;
	const struct market_order *o = alternative->action;

	(void)a;
	(void)look;
	return o->verb != MARKET_BID || o->n <= c->s->purse[c->seat] ? PICK_WHOLE
								     : PICK_IMPOSSIBLE;
}

static bool fact_is_true(void *game, int who, const void *fact)
{
	const struct choice *c = game;

	(void)who;
	return c->s->purse[c->seat] > *(const int *)fact;
}

static void fact_words(void *game, const void *fact, struct buf *b)
{
	(void)game;
	market_vocab.echo_fact(NULL, fact, b);
}

/* The order of that verb, and of that lot (0: any), that counts; NULL: none. */
static const struct market_order *order(struct adjudication *x, int seat,
					enum market_verb verb, int lot,
					const char *rule)
{
	const struct sheet *sheet = x->sheets[seat];
	struct choice c = {x->after, seat, -1};
	const struct pick how = {.game = &c,
				 .fits = fits,
				 .fact = fact_is_true,
				 .fact_words = fact_words,
				 .trace = x->trace,
				 .rule = rule};

	for (int i = 0; sheet && i < sheet->n_slots; i++) {
		const struct slot *slot = &sheet->slots[i];
		const struct market_order *first = slot->alternatives[0].action;
		if (!first || first->verb != verb || (lot && first->lot != lot))
			continue;
		struct pick_slot ps = {.seat = seat,
				       .number = i,
				       .n = slot->n_alternatives,
				       .alternatives = slot->alternatives};
		int used = pick(&how, &ps);
		if (used != PICK_NONE)
			return slot->alternatives[used].action;
	}
	return NULL;
}

static void open_day(struct adjudication *x, struct market *s)
{
	int seat = market_steward(s);
	const struct questions all = {s->q, MARKET_TURNS};
	const struct market_order *o = order(x, seat, MARKET_PRICE, 0, "MK-2");

	s->floor = (int16_t)(o ? o->n : 1);
	event_add(x->events, MARKET_FLOOR, AUDIENCE_ALL, "MK-2", 1, s->floor);
	o = order(x, seat, MARKET_ASK, 0, "MK-3");
	if (o) {
		const struct question one = {.asker = (int8_t)seat,
					     .asked = (int8_t)o->seat};
		if (question_ask(&all, &one, o->text, s->turn, s->phase, NULL) ==
		    QUESTION_DONE) {
			event_add(x->events, MARKET_ASKED,
				  AUDIENCE_SEAT(seat) | AUDIENCE_SEAT(o->seat), "MK-3",
				  2, seat, o->seat);
			event_says(x->events, o->text);
		}
	}
	s->phase = MARKET_BIDS;
}

/* Takes each seat's answer, which binds it; -1: not bound. */
static void answers(struct adjudication *x, struct market *s, int bound[])
{
	const struct questions all = {s->q, MARKET_TURNS};

	for (int i = 0; i < MARKET_SEATS; i++) {
		int at = question_due(&all, i, s->turn, s->phase, -1);
		bound[i] = -1;
		if (at < 0)
			continue;
		const struct market_order *o = order(x, i, MARKET_ANSWER, 0, "MK-3");
		int asker = s->q[at].asker;
		unsigned both = AUDIENCE_SEAT(i) | AUDIENCE_SEAT(asker);
		if (o && question_answer(&all, at, i, o->n, s->turn, s->phase) ==
				 QUESTION_DONE) {
			bound[i] = o->n;
			event_add(x->events, MARKET_ANSWERED, both, "MK-3", 3, i, o->n,
				  asker);
		} else {
			event_add(x->events, MARKET_SILENT, both, "MK-3", 2, i, asker);
		}
	}
	question_close(&all, s->turn, s->phase, NULL, NULL);
}

/* Those who play, the nearest to the lot's place first [MK-4]. */
static int nearest_first(struct adjudication *x, const struct market *s, int lot,
			 int out[])
{
	struct graph g;
	struct err err = {0};
	int distance[MAP_AREAS], n = 0;

	if (!graph_make(x->arena, ground, &g, &err))
		return 0;
	graph_distances(&g, GATE + (lot - 1) % PLACES, NULL, distance);
	for (int far = 0; far < MAP_AREAS; far++)
		for (int i = 0; i < MARKET_SEATS; i++)
			if (s->in_game >> i & 1 && distance[i] == far)
				out[n++] = i;
	return n;
}

static void sell(struct adjudication *x, struct market *s, int lot,
		 const struct auction_sheet sheet[], struct auction_purse purse[])
{
	int by[MARKET_SEATS];
	struct auction_sale sale = {0};
	struct auction a = {.form = AUCTION_PROXY,
			    .n_lots = 1,
			    .order = by,
			    .sheet = sheet,
			    .purse = purse,
			    .sales = &sale};

	a.n_seats = nearest_first(x, s, lot, by);
	auction_run(&a);
	if (sale.seat == AUCTION_NOBODY) {
		event_add(x->events, MARKET_UNSOLD, AUDIENCE_ALL, "MK-4", 1, lot);
		return;
	}
	int price = sale.price > s->floor ? sale.price : s->floor;
	purse[sale.seat].money -= price - sale.price;
	purse[sale.seat].spent += price - sale.price;
	s->purse[sale.seat] = (int16_t)(s->purse[sale.seat] - price);
	s->goods[sale.seat] = (int16_t)(s->goods[sale.seat] + s->worth[lot - 1]);
	event_add(x->events, MARKET_SOLD, AUDIENCE_ALL, "MK-4", 3, sale.seat, lot,
		  price);
}

static void hold_auction(struct adjudication *x, struct market *s)
{
	int bound[MARKET_SEATS];
	struct auction_sheet sheet[MARKET_SEATS] = {0};
	struct auction_purse purse[MARKET_SEATS] = {0};
	struct auction_line line[MARKET_SEATS];

	answers(x, s, bound);
	for (int i = 0; i < MARKET_SEATS; i++)
		purse[i] =
			(struct auction_purse){.may_bid = true, .money = s->purse[i]};
	for (int lot = market_first_lot(s); lot <= market_last_lot(s); lot++) {
		for (int i = 0; i < MARKET_SEATS; i++) {
			const struct market_order *o =
				order(x, i, MARKET_BID, lot, "MK-4");
			line[i] = (struct auction_line){1, 1, o ? o->n : 0, NULL, 0};
			sheet[i] = (struct auction_sheet){
				.n = o && o->n >= s->floor,
				.lines = &line[i],
				.max_lots = AUCTION_NO_CAP,
				.max_spent = bound[i] < 0 ? AUCTION_NO_CAP : bound[i]};
		}
		sell(x, s, lot, sheet, purse);
	}
}

static void finish(struct market *s)
{
	int most = MARKET_ENOUGH;

	s->phase = 0;
	for (int i = 0; i < MARKET_SEATS; i++)
		if (s->in_game >> i & 1 && s->goods[i] > most)
			most = s->goods[i];
	for (int i = 0; i < MARKET_SEATS; i++)
		if (s->in_game >> i & 1 && s->goods[i] == most)
			s->winners |= (uint16_t)(1U << i);
}

static void end_of_day(struct adjudication *x, struct market *s)
{
	bool last = market_last_lot(s) == s->n_lots;

	for (int i = 0; i < MARKET_SEATS; i++)
		if (s->leaving >> i & 1)
			event_add(x->events, MARKET_LEFT, AUDIENCE_ALL, "MK-6", 1, i);
	s->in_game &= (uint16_t)~s->leaving;
	s->leaving = 0;
	if (last || !s->in_game) {
		finish(s);
		return;
	}
	s->turn++;
	s->phase = MARKET_OPENING;
}

static void count_misses(struct adjudication *x, struct market *s)
{
	unsigned owes = market_owes(x->before);

	for (int i = 0; i < MARKET_SEATS; i++) {
		if (!(owes >> i & 1))
			continue;
		if (x->sheets[i] && x->sheets[i]->readable) {
			s->misses[i] = 0;
			continue;
		}
		if (!(x->excused >> i & 1))
			s->misses[i]++;
		event_add(x->events, MARKET_MISSED, AUDIENCE_ALL, "MK-6", 1, i);
	}
}

void market_adjudicate(struct adjudication *x)
{
	struct market *s = x->after;

	count_misses(x, s);
	if (s->phase == MARKET_OPENING) {
		open_day(x, s);
		return;
	}
	hold_auction(x, s);
	end_of_day(x, s);
}
