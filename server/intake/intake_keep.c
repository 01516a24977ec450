/* Writes the results of a letter to the store.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "server/answers/press_take.h"
#include "server/home/record.h"
#include "server/render/letterhead.h"

bool intake_changes_sheet(const struct letter_in *x)
{
	const struct sheet *now = &x->reading->sheet;

	if (now->readable != x->stored.readable || now->final != x->stored.final ||
	    now->wait != x->stored.wait || now->n_slots != x->stored.n_slots)
		return true;
	for (int i = 0; i < now->n_slots; i++)
		if (now->slots[i].mark != SLOT_KEPT)
			return true;
	return false;
}

/* A player who orders for their seat leads it. */
static bool take_lead(struct letter_in *x, struct err *err)
{
	if (!x->seat->led_no)
		return true;
	x->seat->led_no = 0;
	return seats_save(x->h->store, x->seat, err) &&
	       record_act(x->h, x->game, WHO_SERVER,
			  str_printf(x->a,
				     "%.*s plays %.*s again; the house no longer does.",
				     STR_ARG(x->seat->name),
				     STR_MADE(x->a, letterhead_seat(x->a, x->rules,
								    x->seat->seat))),
			  STR(""), true, err);
}

static bool keep_sheet(struct letter_in *x, struct err *err)
{
	struct stored_sheet *s = &x->stored;

	if (!x->position || x->over ||
	    (!intake_changes_sheet(x) && x->reading->n_accepted == 0))
		return true;
	position_store(x->a, &x->reading->sheet, x->receipt, home_now(x->h), s);
	s->letters++;
	s->last = x->in->arrival;
	if (x->l->date && !x->older && !x->old_key)
		s->last_date = x->l->date;
	s->receipt = x->receipt;
	return take_lead(x, err) && sheets_save(x->h->store, s, err);
}

static bool keep_one(struct letter_in *x, const struct later_orders *one,
		     struct err *err)
{
	const struct reading *r = x->reading;
	struct later l = {
		.game_id = x->game->id,
		.phase_no = x->game->phase_no,
		.seat = x->seat->seat,
		.turn = one->turn,
		.phase = one->phase,
		.text = one->text,
		.replaces = r->replaced,
		.receipt = x->receipt,
		.utc = home_now(x->h),
	};
	/* `replace` at the top makes the letter the whole set. */
	return (!r->replaced ||
		later_drop(x->h->store, l.game_id, l.turn, l.phase, l.seat, err)) &&
	       later_add(x->h->store, &l, err);
}

static bool keep_later(struct letter_in *x, struct err *err)
{
	const struct reading *r = x->reading;

	if (!x->position || x->over || x->old_key || x->older)
		return true;
	for (int i = 0; i < r->n_later; i++)
		if (!keep_one(x, &r->later[i], err))
			return false;
	return true;
}

bool intake_keep(struct letter_in *x, struct answers *said, struct err *err)
{
	return keep_sheet(x, err) && keep_later(x, err) &&
	       (x->over ? press_take_from_leaver : press_take)(
		       x->h, x->a, x->game, x->seat, x->reading, x->in->id, said, err);
}
