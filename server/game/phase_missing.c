/* Finds the seats that owe orders in the open phase.
 * SPDX-License-Identifier: ISC */
#include "server/game/phase_missing.h"

#include "base/arena.h"
#include "schema/gmlog.h"
#include "schema/mail/bounces.h"
#include "schema/questions.h"
#include "schema/sheets.h"
#include "server/game/led.h"
#include "server/game/left_open.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/game/run.h"
#include "server/render/letterhead.h"

static int64_t last_reminder(const struct told *told, int n, int seat)
{
	int64_t last = 0;
	for (int i = 0; i < n; i++)
		if (told[i].seat == seat && str_starts(told[i].what, "reminder") &&
		    told[i].utc > last)
			last = told[i].utc;
	return last;
}

/* Nothing is asked of a seat that left: its orders are no longer read, even if the game
 * still expects some. */
static bool is_gone(const struct position *p, const struct seat *s)
{
	return s->resigned || s->status == SEAT_REMOVED ||
	       p->rules->by_chance(p->state) >> s->seat & 1;
}

static unsigned gone_seats(const struct position *p, const struct seat *seats, int n)
{
	unsigned gone = 0;

	for (int i = 0; i < n; i++)
		gone |= is_gone(p, &seats[i]) ? 1U << seats[i].seat : 0;
	return gone;
}

static struct missing missing_of(struct arena *a, const struct position *p,
				 const struct seat *s, const struct sheet *sheet)
{
	struct buf needs = buf_in(a);
	int seat = s->seat;
	bool asked = !is_gone(p, s) && !seat_is_led(s, p->phase_no);
	struct missing o = {
		.seat = seat,
		.in_game = p->rules->seats(p->state) >> seat & 1,
		.owes = asked && p->rules->owes(p->state) >> seat & 1,
		.in = sheet && (sheet->readable || sheet->final),
		.final = sheet && sheet->final,
		.wait = sheet && sheet->wait,
		.misses = p->rules->misses(p->state, seat),
	};
	if (asked)
		p->rules->needs(position_view(a, p, seat), sheet, &needs);
	o.needs = buf_str(&needs);
	o.answer = asked && p->rules->owes_answer &&
		   p->rules->owes_answer(position_view(a, p, seat), sheet);
	return o;
}

/* An open question is missing as well. */
static bool add_open(struct home *h, struct arena *a, const struct game *g,
		     const struct seat *s, struct missing *o, struct err *err)
{
	struct str open;

	if (!left_open(h, a, g, s, &open, err))
		return false;
	open = left_open_sentence(a, open);
	o->open = open.n > 0;
	o->only_open = o->open && !o->needs.n && (o->in || !o->owes);
	if (o->open && o->needs.n)
		o->needs =
			str_printf(a, "%.*s; %.*s", STR_ARG(open), STR_ARG(o->needs));
	else if (o->open)
		o->needs = open;
	return true;
}

bool phase_missing(struct home *h, struct arena *a, const struct game *g,
		   struct missing **list, int *n, struct err *err)
{
	struct run_input in;
	struct told *told;
	int n_told;

	*n = 0;
	*list = NULL;
	if (g->phase == 0)
		return true;
	if (!run_gather(h, a, g, &in, err) ||
	    !told_list(h->store, a, g->id, g->phase_no, &told, &n_told, err))
		return false;
	*list = arena_array(a, struct missing, (size_t)in.n_seats + 1);
	for (int i = 0; i < in.n_seats; i++) {
		struct missing *o = &(*list)[(*n)++];
		*o = missing_of(a, &in.position, &in.seats[i],
				in.sheets[in.seats[i].seat]);
		o->reminded = last_reminder(told, n_told, o->seat);
		if (!add_open(h, a, g, &in.seats[i], o, err))
			return false;
	}
	return true;
}

/* Finds the seats that lack orders, among those that have not said FINAL, and those that owe an answer. */
static bool find_lacks(struct home *h, struct arena *a, const struct game *g,
		       struct readiness *s, struct err *err)
{
	struct run_input in;

	if (!run_gather(h, a, g, &in, err))
		return false;
	for (int i = 0; i < in.n_seats; i++) {
		int seat = in.seats[i].seat;
		if (!(s->may & 1U << seat))
			continue;
		struct missing o =
			missing_of(a, &in.position, &in.seats[i], in.sheets[seat]);
		if (o.answer || (!o.final && o.needs.n))
			s->lacks |= 1U << seat;
	}
	return true;
}

bool phase_readiness(struct home *h, struct arena *a, const struct game *g,
		     struct readiness *s, struct err *err)
{
	struct position p;
	struct stored_sheet *sheets;
	struct seat *seats;
	int n, n_seats;

	*s = (struct readiness){0};
	if (!position_load(h, a, g, g->phase_no, &p, err) ||
	    !sheets_list(h->store, a, g->id, g->phase_no, &sheets, &n, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n_seats, err))
		return false;
	unsigned there = p.rules->seats(p.state) & ~gone_seats(&p, seats, n_seats) &
			 ~led_seats(g, seats, n_seats);
	s->in_game = p.rules->seats(p.state);
	s->owes = p.rules->owes(p.state) & there;
	s->may = there & (p.rules->may_order ? p.rules->may_order(p.state) : ~0U);
	for (int i = 0; i < n; i++) {
		unsigned bit = 1U << sheets[i].seat;
		s->in |= sheets[i].readable || sheets[i].final ? bit : 0;
		s->wait |= sheets[i].wait ? bit : 0;
		s->final |= sheets[i].final ? bit : 0;
	}
	if (!questions_open(h->store, g->id, g->phase_no, &s->open, err))
		return false;
	s->open &= there;
	s->wait &= there;
	if (!readiness_may_run_early(s))
		return true;
	bool early;
	if (!phase_clock_early(h, a, g, &early, err))
		return false;
	s->at_deadline = !early;
	return s->at_deadline || find_lacks(h, a, g, s, err);
}

unsigned readiness_missing(const struct readiness *s)
{
	return s->owes & ~s->in;
}

bool readiness_may_run_early(const struct readiness *s)
{
	if (s->at_deadline || s->open || (s->may & s->lacks))
		return false;
	return (s->may & ~s->final) == 0 || ((s->may & ~s->in) == 0 && !s->wait);
}

bool phase_allowed_random(struct home *h, struct arena *a, const struct game *g,
			  unsigned *seats, struct err *err)
{
	struct told *told;
	int n;

	*seats = 0;
	if (!told_list(h->store, a, g->id, g->phase_no, &told, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (str_is(told[i].what, "random") && told[i].seat >= 0)
			*seats |= 1U << told[i].seat;
	return true;
}

/* A mailbox that was full once, or a delayed letter, says nothing about the address. */
static bool comes_back(const struct address_record *r, int64_t opened)
{
	return r->state != ADDRESS_GOOD ||
	       (r->last >= opened &&
		(r->n_hard || (r->n_soft && str_starts(r->status, "5."))));
}

bool phase_unreachable(struct home *h, struct arena *a, const struct game *g,
		       unsigned which, unsigned *unreachable, struct err *err)
{
	struct seat *seats;
	int n;

	*unreachable = 0;
	if (!which)
		return true;
	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		const struct seat *s = &seats[i];
		struct address_record r;
		if (!(which >> s->seat & 1))
			continue;
		if (!bounces_record(h->store, a, g->id, s->seat, s->address, &r, err))
			return false;
		if (comes_back(&r, g->opened))
			*unreachable |= 1U << s->seat;
	}
	return true;
}

struct str phase_seat_names(struct arena *a, const struct game_rules *r, unsigned seats)
{
	struct buf out = buf_in(a);
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (seats >> i & 1)
			buf_printf(&out, "%s%.*s", out.n ? ", " : "",
				   STR_MADE(a, letterhead_seat(a, r, i)));
	return out.n ? buf_str(&out) : STR("nobody");
}
