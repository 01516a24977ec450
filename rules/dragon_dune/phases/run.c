/* A phase that is being run: see run.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dragon_dune/phases/run.h"

#include "base/arena.h"
#include "orders/vocab.h"
#include "rules/dragon_dune/engine/cards.h"
#include "rules/dragon_dune/table/view.h"
#include "rules/pieces/standing.h"

enum { STANDING_SLOTS = 32 };

static struct reader reader_of(struct dd_run *r, int seat)
{
	struct dd_view *v = arena_new(r->x->arena, struct dd_view);

	dd_view_make(r->s, seat, v);
	return (struct reader){.vocab = r->vocab,
			       .view = v,
			       .seat = seat,
			       .turn = r->s->t.turn,
			       .phase = r->s->t.phase};
}

/* What the seat's standing orders come to where no sheet came with them. */
static const struct sheet *held(struct dd_run *r, int seat)
{
	struct arena *a = r->x->arena;
	struct sheet *sheet = arena_new(a, struct sheet);
	struct reader reader = reader_of(r, seat);
	struct standing kept = {r->s->h.kept[seat], DD_KEPT};

	sheet->seat = seat;
	sheet->slots = arena_array(a, struct slot, STANDING_SLOTS);
	sheet->n_slots =
		standing_slots(a, &kept, &reader, sheet->slots, STANDING_SLOTS);
	return sheet;
}

void dd_run_begin(struct dd_run *r, struct adjudication *x, const struct vocab *vocab)
{
	*r = (struct dd_run){.s = x->after,
			     .x = x,
			     .vocab = vocab,
			     .map = dd_graph(x->arena),
			     .here = DD_NOWHERE};
	for (int seat = 0; seat < DD_SEATS; seat++) {
		const struct sheet *sheet = x->sheets[seat];
		if (sheet && !(r->s->t.vacant >> seat & 1)) {
			r->sheet[seat] = sheet;
			r->came |= (unsigned)sheet->readable << seat;
		} else {
			r->sheet[seat] = held(r, seat);
		}
	}
}

static void tell_fallen(struct dd_run *r, int seat, const struct standing_news *news)
{
	for (int i = 0; i < news->n; i++) {
		const struct standing_fell *f = &news->fell[i];
		if (f->end == STANDING_CLEARED)
			continue;
		event_add(r->x->events, DD_EV_FELL, AUDIENCE_SEAT(seat), "", 2, seat,
			  (int)f->end);
		event_says(r->x->events, f->order.line);
	}
}

static void end_of_seat(struct dd_run *r, int seat)
{
	struct standing kept = {r->s->h.kept[seat], DD_KEPT};
	struct standing_news news = {.a = r->x->arena};
	const struct dd_state *before = r->x->before;
	struct reader reader = reader_of(r, seat);

	standing_take(&kept, r->x->sheets[seat], before->t.turn, before->t.phase,
		      &news);
	for (int i = 0; i < r->n_spent; i++)
		if (r->spent[i].seat == seat)
			standing_drop(&kept, r->spent[i].key, STANDING_USED, STR(""),
				      &news);
	if (r->s->t.phase != DD_OVER)
		standing_review(&kept, &reader, NULL, NULL, &news);
	tell_fallen(r, seat, &news);
}

void dd_run_end(struct dd_run *r)
{
	for (int seat = 0; seat < DD_SEATS; seat++)
		end_of_seat(r, seat);
}

/* Conditions -------------------------------------------------------------------------- */

static bool compares(int value, const struct dd_fact *f)
{
	if (f->compare == 0)
		return value == f->n;
	return f->compare > 0 ? value >= f->n : value <= f->n;
}

bool dd_fact_holds(void *run, int seat, const void *fact)
{
	const struct dd_run *r = run;
	const struct dd_fact *f = fact;
	const struct dd_table *t = &r->s->t;
	int area = f->area == DD_NOWHERE ? r->here : f->area;

	switch ((enum dd_fact_kind)f->kind) {
	case DD_F_ENEMY:
		return area >= 0 && compares(dd_enemies(t, seat, area), f);
	case DD_F_GOLD:
		return area >= 0 && compares(t->lying[area], f);
	case DD_F_OWNER:
		return area >= 0 && dd_controller(t, area) == f->seat;
	case DD_F_WON:
		return f->n >= 1 && f->n <= t->n_lots &&
		       t->lot_winner[f->n - 1] == seat;
	case DD_F_HIT:
		return r->hit;
	case DD_F_COLOUR:
		return r->heard.ask == DD_ASK_COLOUR
			       ? r->heard.answer == f->n
			       : f->n == DD_UNSAID && r->heard.ask &&
					 r->heard.answer < 0;
	case DD_F_NUMBER:
		return r->heard.ask > DD_ASK_COLOUR && r->heard.answer >= 0 &&
		       compares(r->heard.answer, f);
	}
	return false;
}

/* Choosing ----------------------------------------------------------------------------- */

struct choosing {
	struct dd_run *r;
	const struct dd_chooser *how;
	int seat;
};

static enum pick_fit fits(void *game, int a, const struct alternative *alt,
			  enum pick_look look)
{
	struct choosing *c = game;

	(void)a;
	return c->how->fits(c->r, c->seat, alt->action, c->how->plan, look);
}

static bool holds(void *game, int seat, const void *fact)
{
	return dd_fact_holds(((struct choosing *)game)->r, seat, fact);
}

static void fact_words(void *game, const void *fact, struct buf *b)
{
	((struct choosing *)game)->r->vocab->echo_fact(NULL, fact, b);
}

void dd_tell_unused(struct dd_run *r, int seat, int slot, enum dd_why why)
{
	event_add(r->x->events, DD_EV_UNUSED, AUDIENCE_SEAT(seat), "", 2, seat,
		  (int)why);
	event_says(r->x->events, slot_text(r->x->arena, &r->sheet[seat]->slots[slot]));
}

const struct dd_order *dd_choose(struct dd_run *r, int seat, int slot,
				 const struct dd_chooser *how)
{
	const struct slot *s = &r->sheet[seat]->slots[slot];
	struct choosing c = {r, how, seat};
	struct pick p = {.game = &c,
			 .fits = fits,
			 .nearest = true,
			 .fact = holds,
			 .trace = r->x->trace,
			 .rule = how->rule,
			 .fact_words = fact_words};
	struct pick_slot ps = {seat, r->x->sheets[seat] ? slot : -1, 0,
			       s->n_alternatives, s->alternatives};

	r->why = DD_WHY_CONDITION;
	int used = pick(&p, &ps);
	if (used == PICK_NONE) {
		dd_tell_unused(r, seat, slot, r->why);
		return NULL;
	}
	return s->alternatives[used].action;
}

enum pick_fit dd_always(struct dd_run *r, int seat, const struct dd_order *o,
			void *plan, enum pick_look look)
{
	(void)r;
	(void)seat;
	(void)o;
	(void)plan;
	(void)look;
	return PICK_WHOLE;
}

int dd_next_slot(const struct dd_run *r, int seat, enum dd_verb verb, int from)
{
	const struct sheet *sheet = r->sheet[seat];

	for (int i = from + 1; i < sheet->n_slots; i++)
		if (sheet->slots[i].key.verb == (int)verb)
			return i;
	return -1;
}

int dd_find_slot(const struct dd_run *r, int seat, enum dd_verb verb, int a)
{
	for (int i = dd_next_slot(r, seat, verb, -1); i >= 0;
	     i = dd_next_slot(r, seat, verb, i))
		if (r->sheet[seat]->slots[i].key.a == a)
			return i;
	return -1;
}

void dd_spend(struct dd_run *r, int seat, int slot)
{
	if (r->n_spent == DD_SPENT)
		return;
	r->spent[r->n_spent].seat = seat;
	r->spent[r->n_spent++].key = r->sheet[seat]->slots[slot].key;
}

void dd_play_ace(struct dd_run *r, int seat, int card)
{
	dd_discard(r->s, seat, card);
	event_add(r->x->events, DD_EV_CARD_GONE, AUDIENCE_ALL, "", 2, seat, card);
}
