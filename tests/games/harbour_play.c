/* What happens in the harbour.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "tests/games/harbour.h"

/* Each fact of a condition, and whether it was so. */
static void tell_facts(const struct adjudication *x, int seat, int slot,
		       int alternative, const struct cond *c)
{
	const struct harbour *s = x->before;
	struct buf text = buf_in(x->arena);

	if (!c)
		return;
	if (c->op != COND_FACT) {
		tell_facts(x, seat, slot, alternative, c->a);
		if (c->b)
			tell_facts(x, seat, slot, alternative, c->b);
		return;
	}
	harbour_vocab.echo_fact(NULL, c->fact, &text);
	trace_step(x->trace,
		   s->gold[seat] > *(const int *)c->fact ? TRACE_FACT_TRUE
							 : TRACE_FACT_FALSE,
		   seat, slot, alternative, "HA-3", buf_str(&text));
}

static bool holds(const struct harbour *s, int seat, const struct cond *c)
{
	if (!c)
		return true;
	switch (c->op) {
	case COND_FACT:
		return s->gold[seat] > *(const int *)c->fact;
	case COND_NOT:
		return !holds(s, seat, c->a);
	case COND_AND:
		return holds(s, seat, c->a) && holds(s, seat, c->b);
	case COND_OR:
		return holds(s, seat, c->a) || holds(s, seat, c->b);
	}
	return false;
}

/* What the seat does with the verb: its first alternative whose condition holds. */
static const struct harbour_order *order(const struct adjudication *x, int seat,
					 enum harbour_verb verb)
{
	const struct harbour *s = x->before;
	const struct sheet *sheet = x->sheets[seat];
	const struct harbour_order *used = NULL;

	for (int i = 0; sheet && i < sheet->n_slots; i++)
		for (int k = 0; k < sheet->slots[i].n_alternatives; k++) {
			const struct alternative *a = &sheet->slots[i].alternatives[k];
			const struct harbour_order *o = a->action;
			if (!o || o->verb != verb)
				continue;
			/* Of questions it tells nothing: that is the game's right. */
			bool told = verb != HARBOUR_ASKS, is = holds(s, seat, a->cond);
			if (told) {
				tell_facts(x, seat, i, k, a->cond);
				trace_step(x->trace,
					   used ? TRACE_NOT_REACHED
					   : is ? TRACE_USED
						: TRACE_CONDITION_FALSE,
					   seat, i, k, "HA-3", a->text);
			}
			if (is && !used)
				used = o;
		}
	return used;
}

static void charter(struct adjudication *x, struct harbour *s)
{
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		const struct harbour_order *o = order(x, i, HARBOUR_PREDICTS);
		s->predicted[i] = (int16_t)(o ? o->seat : -1);
	}
	event_add(x->events, HARBOUR_CHARTER, AUDIENCE_ALL, "HA-1", 0);
}

static void questions(struct adjudication *x, const struct harbour *s)
{
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		const struct harbour_order *o = order(x, i, HARBOUR_ASKS);
		if (!o)
			continue;
		event_add(x->events, HARBOUR_ASKED,
			  AUDIENCE_SEAT(i) | AUDIENCE_SEAT(o->seat), "HA-2", 2, i,
			  o->seat);
		event_says(x->events, o->text);
		event_add(x->events, HARBOUR_ANSWER, AUDIENCE_SEAT(i), "HA-2", 2,
			  o->seat, s->gold[o->seat]);
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

/* The bids that hold from now on, read in the bids to come; a guild is told of each that holds
 * no longer, and why [HA-6]. What it cleared itself it knows. */
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
				      .phase = HARBOUR_BID};

	standing_take(&kept, x->sheets[seat], was->turn, was->phase, &news);
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
				   STR_ARG(f->why.n ? f->why
						    : str_of(standing_words(f->end)))));
	}
}

static void bids(struct adjudication *x, struct harbour *s)
{
	int best = -1, other = -1, most = 0;

	for (int i = 0; i < HARBOUR_SEATS; i++) {
		int n = s->in_game >> i & 1 ? bid_of(x, s, i) : 0;
		if (n > most) {
			best = i;
			other = -1;
			most = n;
		} else if (n == most && n > 0 && other < 0) {
			other = i;
		}
	}
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

int harbour_first_phase(const struct harbour *s)
{
	return s->turn % 2 && !s->fast ? HARBOUR_ASK : HARBOUR_BID;
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

static void note_misses(struct adjudication *x, struct harbour *s, unsigned owes)
{
	for (int i = 0; i < HARBOUR_SEATS; i++) {
		if (!(owes >> i & 1))
			continue;
		if (x->sheets[i] && x->sheets[i]->readable) {
			s->misses[i] = 0;
			continue;
		}
		s->misses[i]++;
		event_add(x->events, HARBOUR_MISSED, AUDIENCE_ALL, "HA-6", 1, i);
	}
}

void harbour_adjudicate(struct adjudication *x)
{
	const struct harbour *before = x->before;
	struct harbour *s = x->after;

	x->events->turn = before->turn;
	x->events->phase = before->phase;
	note_misses(x, s, harbour_game.owes(before));
	if (before->turn == 0) {
		charter(x, s);
		next_turn(x, s);
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
		buf_printf(b, "This standing order of the %s holds no longer. %.*s",
			   one, STR_ARG(e->text));
		break;
	case HARBOUR_WON:
		buf_printf(b, "The %s win.", one);
		break;
	}
}
