/* Finds what the house would make of a letter, without changing anything.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "mail/read/worker_probe.h"
#include "mail/trust/fields.h"

static void show_trust(struct intake_finding *f, const struct sender_identity *w)
{
	f->trust = w->trust;
	f->auth = w->auth;
	f->has_game = w->has_game;
	f->has_seat = w->has_seat;
	f->game = w->game;
	f->seat = w->seat;
	f->key_phase = w->key_phase;
	if (!intake_is_persons(&f->letter) || w->trust == TRUST_FULL)
		return;
	if (w->word.n) {
		f->reason = "confirm";
		return;
	}
	if (w->trust == TRUST_NONE) {
		if (f->class == LETTER_QUARANTINE)
			return;
		f->class = LETTER_JUNK;
		f->reason = "stranger";
		f->answer = false;
	} else if (f->class != LETTER_QUARANTINE && f->class != LETTER_REJECT) {
		f->class = LETTER_HELD;
		f->reason = w->trust == TRUST_WRONG_SEAT ? "wrong-seat"
			    : w->doubt                   ? doubt_rows[w->doubt].name
							 : auth_name(w->auth);
	}
}

bool intake_look(struct home *h, struct arena *a, struct str bytes, struct str game,
		 struct intake_finding *f, struct err *err)
{
	struct sender_identity *w = arena_new(a, struct sender_identity);
	struct inbox in = {.arrival = home_now(h)};

	*f = (struct intake_finding){.auth = AUTH_NONE, .key_phase = -1};
	if (!worker_read_alone(&h->house, a, bytes, &f->letter, err))
		return false;
	fields_check(a, &h->house, bytes, &f->letter, arena_new(a, struct fields));
	f->class = f->letter.class;
	f->reason = letter_reasons[f->letter.reason].name;
	f->answer = f->letter.answer;
	if (!identify_sender(h, a, &f->letter, &in, game, w, err))
		return false;
	show_trust(f, w);
	bool has_text = f->letter.n_lines || f->letter.n_attached;
	if (!w->has_seat || !has_text || !intake_is_persons(&f->letter))
		return true;
	struct letter_in x = {.h = h, .a = a, .in = &in, .l = &f->letter, .who = *w};
	x.game = &x.who.game;
	x.seat = &x.who.seat;
	if (!intake_prepare(&x, err))
		return false;
	if (game.n && w->key_phase < 0)
		x.old_key = false;
	intake_read_lines(&x);
	f->old_key = x.old_key;
	f->reading = x.reading;
	return true;
}
