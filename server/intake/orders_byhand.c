/* Orders that the GM enters for a seat.
 * SPDX-License-Identifier: ISC */
#include "server/intake/orders_byhand.h"

#include "base/arena.h"
#include "schema/sheets.h"
#include "server/answers/answers.h"
#include "server/game/led.h"
#include "server/game/left_open.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/people/leave_open.h"
#include "server/people/seats.h"
#include "server/phase/phase_window.h"
#include "server/render/letterhead.h"
#include "server/render/render_text.h"
#include "server/report/receipt.h"

static bool reader_of(struct home *h, struct arena *a, const struct game *g, int seat,
		      struct position *p, struct reader *r, struct err *err)
{
	struct seat *seats;
	int n;

	if (g->phase == 0)
		return err_refuse(err, "no phase of game %.*s is open",
				  STR_ARG(g->name));
	if (!position_load(h, a, g, g->phase_no, p, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	*r = position_reader(g, p, position_view(a, p, seat), seat, seats, n);
	return true;
}

struct entry {
	struct game game;
	struct seat seat;
	struct position position;
	struct reader reader;
	struct stored_sheet stored;
	struct reading *reading;
	struct answers said; /* to its commands, as the player's own letter has them */
};

static bool read_entry(struct home *h, struct arena *a, struct str game,
		       struct str seat, struct str text, struct entry *e,
		       struct err *err)
{
	if (!games_find(h->store, a, game, &e->game, err) ||
	    !seat_named(h, a, &e->game, seat, &e->seat, err) ||
	    !reader_of(h, a, &e->game, e->seat.seat, &e->position, &e->reader, err) ||
	    !sheets_load(h->store, a, e->game.id, e->game.phase_no, e->seat.seat,
			 &e->stored, err))
		return false;
	const struct game_absent *absent = game_absent(e->position.rules);
	if (e->position.rules->by_chance(e->position.state) >> e->seat.seat & 1)
		return err_refuse(
			err,
			"%.*s is played %s to the end of this turn, and no orders count%s%s%s; seat replace gives the seat to a player, whose orders will count",
			STR_ARG(e->seat.colour), absent->played,
			absent->rule ? " (" : "", absent->rule ? absent->rule : "",
			absent->rule ? ")" : "");
	led_give_way(a, &e->reader, &e->stored);
	e->reading = orders_read(a, &e->reader, text,
				 position_sheet(a, &e->reader, &e->stored));
	return true;
}

static bool receipt_of(struct home *h, struct arena *a, const struct entry *e,
		       int number, struct page *page, struct str *subject,
		       struct err *err)
{
	struct settings settings;
	struct receipt r = {
		.rules = e->position.rules,
		.game = e->game.name,
		.seat = e->seat.seat,
		.view = e->reader.view,
		.reading = e->reading,
		.number = number,
		.turn = e->game.turn,
		.phase = e->game.phase,
		.now = home_now(h),
		.deadline = e->game.deadline,
		.zone = phase_clock_zone(a, &e->game, &e->seat),
		.n_answers = e->said.n,
		.answers = e->said.text,
	};
	if (!settings_load(h, a, &e->game, &settings, err) ||
	    (number && (!left_open(h, a, &e->game, &e->seat, &r.open, err) ||
			!left_besides(h, a, &e->game, &e->seat, &r.besides, err))))
		return false;
	r.title = settings.title;
	receipt_page(a, &r, page);
	*subject = receipt_subject(a, &r);
	return true;
}

static bool enter(struct home *h, struct arena *a, struct entry *e, struct str *receipt,
		  struct err *err)
{
	struct page page = page_in(a);
	struct str subject;
	int64_t cause;

	if (e->reading->n_accepted == 0 && e->reading->n_commands == 0)
		return receipt_of(h, a, e, 0, &page, &subject, err) &&
		       (*receipt = render_text(a, &page), true);
	e->seat.receipts++;
	position_store(a, &e->reading->sheet, e->seat.receipts, home_now(h),
		       &e->stored);
	for (int i = 0; i < e->stored.n_slots; i++)
		if (e->stored.slots[i].receipt == e->seat.receipts)
			e->stored.slots[i].byhand = true;
	e->stored.letters++;
	e->stored.receipt = e->seat.receipts;
	e->stored.last = home_now(h);
	e->said = (struct answers){
		.n = 1,
		.text = {STR("These orders were entered by the GM for you.")},
		.confirmed = true, /* the GM has asked the player, by telephone */
	};
	int dropped;
	if (!seats_save(h->store, &e->seat, err) ||
	    !sheets_save(h->store, &e->stored, err) ||
	    !leave_open(h, a,
			&(struct leaving){.game = &e->game,
					  .seat = &e->seat,
					  .reader = &e->reader,
					  .reading = e->reading,
					  .receipt = e->seat.receipts},
			&dropped, err))
		return false;
	if (dropped)
		e->said.text[e->said.n++] = leave_dropped(a, dropped);
	if (!answers_give(h, a, &e->game, &e->seat, &e->position, e->reading, &e->said,
			  err) ||
	    !receipt_of(h, a, e, e->seat.receipts, &page, &subject, err) ||
	    !post_cause(h, &cause, err))
		return false;
	*receipt = render_text(a, &page);
	return post_queue(h, a,
			  &(struct posting){
				  .game = &e->game,
				  .seat = &e->seat,
				  .kind = KIND_RECEIPT,
				  .cause = CAUSE_GM,
				  .cause_id = cause,
				  .subject = subject,
				  .page = &page,
			  },
			  err) &&
	       record_act(h, &e->game, WHO_GM,
			  str_printf(a, RECORD_ENTERED "%.*s.",
				     STR_MADE(a, letterhead_seat(a, e->position.rules,
								 e->seat.seat))),
			  STR(""), true, err) &&
	       phase_note_letter(h, a, &e->game, true, home_now(h), err);
}

bool orders_by_gm(struct home *h, struct arena *a, struct str game, struct str seat,
		  struct str text, bool keep, struct reading **reading,
		  struct str *receipt, struct err *err)
{
	struct entry *e = arena_new(a, struct entry);
	struct page page = page_in(a);
	struct str subject;
	bool ok;

	if (!keep) {
		ok = read_entry(h, a, game, seat, text, e, err) &&
		     receipt_of(h, a, e, 0, &page, &subject, err);
		if (ok)
			*receipt = render_text(a, &page);
	} else {
		ok = home_begin(h, err) &&
		     home_end(h,
			      read_entry(h, a, game, seat, text, e, err) &&
				      enter(h, a, e, receipt, err),
			      err);
	}
	*reading = e->reading;
	return ok;
}
