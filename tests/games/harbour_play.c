/* The phases of the harbour.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "rules/pieces/auction.h"
#include "rules/pieces/pick.h"
#include "tests/games/harbour.h"

struct choice {
	const struct harbour *s;
	int seat;
};

/* Every order can be carried out as written: a bid beyond the gold bids all of it. */
static enum pick_fit fits(void *game, int a, const struct alternative *alternative,
			  enum pick_look look)
{
	(void)game;
	(void)a;
	(void)alternative;
	(void)look;
	return PICK_WHOLE;
}

static bool gold_is_over(void *game, int who, const void *fact)
{
	const struct choice *c = game;

	(void)who;
	return c->s->gold[c->seat] > *(const int *)fact;
}

static void fact_words(void *game, const void *fact, struct buf *b)
{
	(void)game;
	harbour_vocab.echo_fact(NULL, fact, b);
}

static enum harbour_verb verb_of(const struct slot *slot)
{
	const struct harbour_order *first = NULL;

	for (int k = 0; !first && k < slot->n_alternatives; k++)
		first = slot->alternatives[k].action;
	return first ? first->verb : 0;
}

/* Returns the seat's order for the verb: the first alternative whose condition holds.
 * The game does not trace questions; it need not. */
static const struct harbour_order *order(const struct adjudication *x, int seat,
					 enum harbour_verb verb)
{
	const struct sheet *sheet = x->sheets[seat];
	struct choice c = {x->before, seat};
	const struct pick how = {.game = &c,
				 .fits = fits,
				 .fact = gold_is_over,
				 .fact_words = fact_words,
				 .trace = verb == HARBOUR_ASKS ? NULL : x->trace,
				 .rule = "HA-3"};

	for (int i = 0; sheet && i < sheet->n_slots; i++) {
		const struct slot *slot = &sheet->slots[i];
		const struct pick_slot of = {.seat = seat,
					     .number = i,
					     .n = slot->n_alternatives,
					     .alternatives = slot->alternatives};
		int used = verb_of(slot) == verb ? pick(&how, &of) : PICK_NONE;
		if (used != PICK_NONE)
			return slot->alternatives[used].action;
	}
	return NULL;
}

static void charter(struct adjudication *x, struct harbour *s)
{
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		const struct harbour_order *o = order(x, i, HARBOUR_PREDICTS);
		s->predicted[i] = (int16_t)(o ? o->seat : -1);
	}
	event_add(x->events, HARBOUR_CHARTER, AUDIENCE_ALL, "HA-1", 0);
}

/* The house answers at once: it sees every purse. The answers of earlier turns are forgotten. */
static void questions(struct adjudication *x, struct harbour *s)
{
	const struct questions all = harbour_questions(s);
	int at;

	question_forget(&all, s->turn);
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		const struct harbour_order *o = order(x, i, HARBOUR_ASKS);
		const struct question one = {.asker = (int8_t)i,
					     .asked = (int8_t)(o ? o->seat : 0)};
		if (!o || question_ask(&all, &one, o->text, s->turn, harbour_number(s),
				       &at) != QUESTION_DONE)
			continue;
		event_add(x->events, HARBOUR_ASKED,
			  AUDIENCE_SEAT(i) | AUDIENCE_SEAT(o->seat), "HA-2", 2, i,
			  o->seat);
		event_says(x->events, o->text);
		if (question_find_out(&all, at, s->gold[o->seat], s->turn) ==
		    QUESTION_DONE)
			event_add(x->events, HARBOUR_ANSWER, AUDIENCE_SEAT(i), "HA-2",
				  2, o->seat, all.q[at].answer);
	}
}

static void customs(struct adjudication *x, struct harbour *s)
{
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		const struct harbour_order *o = order(x, i, HARBOUR_PAYS);
		if (!o)
			continue;
		s->gold[i] = (int16_t)(s->gold[i] - o->n);
		event_add(x->events, HARBOUR_PAID, AUDIENCE_ALL, "HA-10", 2, i, o->n);
	}
}

static void sell(struct adjudication *x, struct harbour *s, int seat, int price)
{
	s->gold[seat] = (int16_t)(s->gold[seat] - price);
	s->cargo[seat]++;
	event_add(x->events, HARBOUR_SOLD, AUDIENCE_ALL, "HA-3", 2, seat, price);
}

static int bid_of(struct adjudication *x, struct harbour *s, int seat)
{
	const struct harbour_order *o = order(x, seat, HARBOUR_BIDS);

	if (!o)
		trace_step(x->trace, TRACE_DEFAULT, seat, -1, -1, "HA-6",
			   STR("no bid"));
	if (!o)
		return 0;
	return o->n > s->gold[seat] ? s->gold[seat] : o->n;
}

/* Keeps the bids that hold from now on, read in the bids to come. A guild is told of
 * each bid that holds no longer, and why [HA-6], except those that it cleared
 * itself. */
static void keep_bids(struct adjudication *x, const struct harbour *s, int seat)
{
	const struct harbour *was = x->before;
	const struct standing kept = harbour_kept(s, seat);
	struct standing_news news = {.a = x->arena};
	struct harbour_view *next = arena_new(x->arena, struct harbour_view);
	const struct reader reader = {.vocab = &harbour_vocab,
				      .view = next,
				      .seat = seat,
				      .turn = s->turn,
				      .phase = HARBOUR_BID + s->customs};

	standing_take(&kept, x->sheets[seat], was->turn, harbour_number(was), &news);
	harbour_see(s, seat, next);
	next->now.phase = HARBOUR_BID;
	standing_review(&kept, &reader, NULL, NULL, &news);
	for (int i = 0; i < news.n; i++) {
		const struct standing_fell *f = &news.fell[i];
		if (f->end == STANDING_CLEARED)
			continue;
		event_add(x->events, HARBOUR_FELL, AUDIENCE_SEAT(seat), "HA-6", 2, seat,
			  f->end);
		event_says(
			x->events,
			str_printf(x->arena, "%.*s: %.*s", STR_ARG(f->order.line),
				   STR_MADE(x->arena, f->why.n ? f->why
							       : str_of(standing_words(
									 f->end)))));
	}
}

/* The two who share the first place, or one, or none (-1). */
static void bids(struct adjudication *x, struct harbour *s)
{
	int bid[HARBOUR_SEATS] = {0}, place[HARBOUR_SEATS], first[2] = {-1, -1}, n = 0;

	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (s->in_game >> i & 1)
			bid[i] = bid_of(x, s, i);
	auction_rank(bid, HARBOUR_SEATS, 1, place);
	for (int i = 0; i < HARBOUR_SEATS && n < 2; i++)
		if (place[i] == 1)
			first[n++] = i;
	int best = first[0], other = first[1], most = best < 0 ? 0 : bid[best];
	if (s->storm) {
		event_add(x->events, HARBOUR_STORM, AUDIENCE_ALL, "HA-9", 0);
	} else if (best < 0) {
		event_add(x->events, HARBOUR_UNSOLD, AUDIENCE_ALL, "HA-3", 0);
	} else if (other < 0) {
		sell(x, s, best, most);
	} else {
		s->actors = (uint16_t)(1U << best | 1U << other);
		s->stake = (int16_t)most;
		event_add(x->events, HARBOUR_TIED, AUDIENCE_ALL, "HA-4", 3, best, other,
			  most);
	}
}

static void duel(struct adjudication *x, struct harbour *s)
{
	int price[HARBOUR_SEATS] = {0}, most = 0;

	for (int i = 0; i < HARBOUR_SEATS; i++) {
		const struct harbour_order *o = order(x, i, HARBOUR_RAISES);
		price[i] = o && o->n > s->stake ? o->n : s->stake;
		if (s->actors >> i & 1 && price[i] > most)
			most = price[i];
	}
	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (s->actors >> i & 1 && price[i] == most)
			sell(x, s, i, most);
	s->actors = 0;
}

static void finish(struct adjudication *x, struct harbour *s)
{
	int most = 0;

	s->phase = 0;
	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (s->in_game >> i & 1 && s->cargo[i] > most)
			most = s->cargo[i];
	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (s->in_game >> i & 1 && most > 0 && s->cargo[i] == most) {
			s->winners |= (uint16_t)(1U << i);
			event_add(x->events, HARBOUR_WON, AUDIENCE_ALL, "HA-5", 1, i);
		}
}

static int after_customs(const struct harbour *s)
{
	return s->turn % 2 && !s->fast ? HARBOUR_ASK : HARBOUR_BID;
}

int harbour_first_phase(const struct harbour *s)
{
	return s->customs ? HARBOUR_CUSTOMS : after_customs(s);
}

static void next_turn(struct adjudication *x, struct harbour *s)
{
	for (int i = 0; i < HARBOUR_SEATS; i++)
		if (s->leaving >> i & 1)
			event_add(x->events, HARBOUR_LEFT, AUDIENCE_ALL, "HA-6", 1, i);
	s->in_game &= (uint16_t)~s->leaving;
	s->leaving = s->by_chance = 0;
	if (s->turn == s->turns || !s->in_game) {
		finish(x, s);
		return;
	}
	s->turn++;
	s->phase = (int16_t)harbour_first_phase(s);
}

static void count_misses(struct adjudication *x, struct harbour *s, unsigned owes)
{
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		if (!(owes >> i & 1))
			continue;
		if (x->sheets[i] && x->sheets[i]->readable) {
			s->misses[i] = 0;
			continue;
		}
		if (!(x->excused >> i & 1))
			s->misses[i]++;
		event_add(x->events, HARBOUR_MISSED, AUDIENCE_ALL, "HA-6", 1, i);
		if (harbour_absent.most && s->misses[i] >= harbour_absent.most)
			s->leaving |= (uint16_t)(1U << i);
	}
}

void harbour_adjudicate(struct adjudication *x)
{
	const struct harbour *before = x->before;
	struct harbour *s = x->after;

	x->events->turn = before->turn;
	x->events->phase = (int16_t)harbour_number(before);
	count_misses(x, s, harbour_game.owes(before));
	if (before->turn == 0) {
		charter(x, s);
		next_turn(x, s);
	} else if (before->phase == HARBOUR_CUSTOMS) {
		customs(x, s);
		s->phase = (int16_t)after_customs(s);
	} else if (before->phase == HARBOUR_ASK) {
		questions(x, s);
		s->phase = HARBOUR_BID;
	} else if (before->phase == HARBOUR_BID) {
		if (s->fast)
			questions(x, s);
		bids(x, s);
		for (int i = 0; i < HARBOUR_SEATS; i++)
			if (s->in_game >> i & 1)
				keep_bids(x, s, i);
		if (s->actors)
			s->phase = HARBOUR_DUEL;
		else
			next_turn(x, s);
	} else {
		duel(x, s);
		next_turn(x, s);
	}
}

void harbour_phrase(const void *view, const struct event *e, struct buf *b)
{
	const char *one = harbour_names[e->arg[0] >= 0 ? e->arg[0] % HARBOUR_SEATS : 0];

	(void)view;
	switch ((enum harbour_event)e->kind) {
	case HARBOUR_CHARTER:
		buf_z(b, "The charter is sealed.");
		break;
	case HARBOUR_ANSWER:
		buf_printf(b, "The %s have %d gold.", one, e->arg[1]);
		break;
	case HARBOUR_ASKED:
		buf_printf(b, "The %s ask the %s%s%.*s%s", one,
			   harbour_names[e->arg[1] % HARBOUR_SEATS],
			   e->text.n ? ": \"" : " for their gold.", STR_ARG(e->text),
			   e->text.n ? "\"" : "");
		break;
	case HARBOUR_SOLD:
		buf_printf(b, "The %s buy the cargo for %d gold.", one, e->arg[1]);
		break;
	case HARBOUR_TIED:
		buf_printf(b, "The %s and the %s both bid %d gold.", one,
			   harbour_names[e->arg[1] % HARBOUR_SEATS], e->arg[2]);
		break;
	case HARBOUR_PAID:
		buf_printf(b, "The %s pay %d gold at the customs.", one, e->arg[1]);
		break;
	case HARBOUR_UNSOLD:
		buf_z(b, "Nobody bids, and the cargo is not sold.");
		break;
	case HARBOUR_MISSED:
		buf_printf(b, "The %s sent no orders.", one);
		break;
	case HARBOUR_LEFT:
		buf_printf(b, "The %s leave the harbour.", one);
		break;
	case HARBOUR_STORM:
		buf_z(b, "A storm keeps the cargo at sea.");
		break;
	case HARBOUR_FELL:
		buf_printf(b, "This standing order of the %s no longer holds. %.*s",
			   one, STR_ARG(e->text));
		break;
	case HARBOUR_WON:
		buf_printf(b, "The %s win.", one);
		break;
	}
}
