/* A letter to a confirm address: the player's word about one that is held.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/token.h"
#include "server/gm_mail/gm_mail.h"
#include "server/home/record.h"
#include "server/intake/join_open.h"
#include "server/intake/observers.h"
#include "server/options/settings.h"
#include "server/people/held_known.h"
#include "server/said/confirm_word.h"

/* The writer of the word --------------------------------------------------- */

/* The held letter's game and seat become this letter's. `*same`: the seat has the
 * player still who was asked. A letter to the GM has no seat. */
static bool take_seat(struct letter_in *x, bool *same, struct err *err)
{
	struct sender_identity *w = &x->who;
	bool found;

	if (gm_mail_is_held(&x->held))
		return gm_mail_take(x, same, err);
	if (!seats_load_id(x->h->store, x->a, x->held.seat_id, &found, &w->seat, err))
		return false;
	*same = found && w->seat.epoch == x->held.epoch &&
		(x->held.state != HELD_DROPPED || intake_is_resign(x));
	if (!found)
		return true;
	w->has_game = w->has_seat = true;
	w->auth = AUTH_CONFIRMED;
	w->key_phase = x->held.phase_no;
	x->game = &w->game;
	x->seat = &w->seat;
	return games_load(x->h->store, x->a, w->seat.game_id, &w->game, err);
}

/* An answer to the player, with a fresh key and the form. */
static bool tell(struct letter_in *x, const char *subject, struct str why,
		 const char *reason, struct err *err)
{
	bool within, silent;

	if (!x->seat)
		return gm_mail_tell(x, str_of(subject), why, err) &&
		       intake_settle(x, INBOX_DONE, SETTLED_CONFIRM, reason, err);
	return intake_weigh_content(x, CONTENT_NONE, &silent, err) &&
	       intake_within_budget(x, x->seat->address, &within, err) &&
	       (silent || !within || intake_note(x, str_of(subject), why, err)) &&
	       intake_settle(x, INBOX_DONE, SETTLED_CONFIRM, reason, err);
}

/* Carried out -------------------------------------------------------------- */

static bool add_address(struct letter_in *x, struct str sender, struct err *err)
{
	int n;

	return seats_add_address(x->h->store, x->seat->id, sender, home_now(x->h),
				 err) &&
	       held_known(x->h, x->a, x->game, x->seat, sender, &n, err) &&
	       record_act(x->h, x->game, WHO_SERVER,
			  str_printf(x->a, "%.*s (%.*s) also writes from %.*s.",
				     STR_ARG(x->seat->name), STR_ARG(x->seat->colour),
				     STR_ARG(sender)),
			  STR(""), false, err);
}

/* Orders that stand under the word are not read: to tell it from a signature, they are
 * read for what they would be. */
static bool has_more_to_say(struct letter_in *x, size_t from, bool *more,
			    struct err *err)
{
	struct letter below = *x->l;

	below.lines += from;
	below.n_lines -= from;
	below.n_attached = 0;
	struct letter_in y = {
		.h = x->h, .a = x->a, .in = x->in, .l = &below, .who = x->who};
	y.game = &y.who.game;
	y.seat = &y.who.seat;
	if (!intake_prepare(&y, err))
		return false;
	y.old_key = false;
	intake_read_lines(&y);
	*more = y.reading->n_accepted || y.reading->n_commands || y.reading->n_press ||
		y.reading->n_later;
	return true;
}

static bool say_it_was_not_read(struct letter_in *x, struct err *err)
{
	return tell(
		x, "only your confirm was read",
		str_of(_(
			"Your confirm was accepted: the letter that waited is carried out, and its receipt follows. The text below the word was not read: send it as a reply to this letter.")),
		"confirm", err);
}

static bool carry_out(struct letter_in *x, bool always, size_t rest, struct err *err)
{
	struct inbox asked;
	bool more = false;

	if (!inbox_load(x->h->store, x->a, x->held.letter, &asked, err) ||
	    !held_settle(x->h->store, x->held.letter, HELD_CONFIRMED, always,
			 home_now(x->h), err) ||
	    !inbox_release(x->h->store, x->held.letter, x->in->arrival, err) ||
	    (x->seat && !has_more_to_say(x, rest, &more, err)))
		return false;
	x->h->released = true;
	if (always && x->seat && str_is(x->held.why, auth_name(AUTH_KEY)) &&
	    asked.sender.n && !add_address(x, asked.sender, err))
		return false;
	if (more)
		return say_it_was_not_read(x, err);
	return intake_settle(x, INBOX_DONE, SETTLED_CONFIRM, "confirm", err);
}

/* Not carried out ---------------------------------------------------------- */

static bool explain(struct letter_in *x, struct err *err)
{
	const struct held *d = &x->held;

	if (d->state == HELD_CONFIRMED || d->state == HELD_DONE)
		return tell(
			x, "confirmed already",
			str_printf(
				x->a,
				_("The letter was confirmed on %.*s already, and carried out then. Nothing more was done."),
				STR_MADE(x->a, intake_when(x, d->settled))),
			"confirmed-before", err);
	if (d->state == HELD_DROPPED)
		return tell(
			x, "you have not resigned",
			str_printf(
				x->a,
				_("Nothing was done: your question about resigning was dropped on %.*s, because you said NO to it or sent orders after it. To leave the game after all, write RESIGN."),
				STR_MADE(x->a, intake_when(x, d->settled))),
			"not-confirmed", err);
	if (d->state == HELD_EXPIRED || x->in->arrival > d->expires)
		return tell(
			x, "confirmed too late",
			str_printf(
				x->a,
				_("Your confirm came after %.*s: the letter had been thrown away, and nothing in it was carried out. Answer this letter with what you want."),
				STR_MADE(x->a, intake_when(x, d->expires))),
			"confirmed-late", err);
	return tell(
		x, "not confirmed",
		str_of(_(
			"Nothing was done, because the first line of your letter is not the word confirm. To carry out the letter that waits, answer the one that asked you once more, with confirm alone on the first line. If you do nothing, it is thrown away.")),
		"not-confirmed", err);
}

static bool weigh_word(struct letter_in *x, struct err *err)
{
	size_t rest;
	enum confirm_word said = confirm_word_of(x->l, &rest);

	if (said == SAID_SOMETHING || x->held.state != HELD_WAITING ||
	    x->in->arrival > x->held.expires)
		return explain(x, err);
	if (intake_is_resign(x))
		return intake_confirm_resign(x, err);
	if (intake_is_address(x))
		return intake_confirm_address(x, err);
	return carry_out(x, said == SAID_ALWAYS, rest, err);
}

bool intake_confirm(struct letter_in *x, struct err *err)
{
	char hash[TOKEN_HASH_CHARS + 1];
	bool found, same, first;

	token_word_hash(x->who.word, hash);
	if (!held_by_word(x->h->store, x->a, str_of(hash), &found, &x->held, err))
		return false;
	if (x->l->class == LETTER_QUARANTINE)
		return intake_settle(x, INBOX_QUARANTINE, SETTLED_SILENCE,
				     letter_reasons[x->l->reason].name, err);
	if (!found && x->l->class == LETTER_LIST)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "stranger",
				     err);
	if (!found) {
		bool taken;
		return observe_confirm(x, &taken, err) &&
		       (taken || (join_open_confirm(x, &taken, err) &&
				  (taken || (intake_moved(x, &taken, err) &&
					     (taken || intake_refuse_lost(x, err))))));
	}
	if (!take_seat(x, &same, err))
		return false;
	if (!same)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "replaced",
				     err);
	if (!intake_is_first(x, &first, err))
		return false;
	if (!first)
		return intake_settle(x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "seen",
				     err);
	if (!x->seat)
		return weigh_word(x, err);
	if (!game_locale_begin(x->h, x->a, x->game, err))
		return false;
	bool ok = weigh_word(x, err);
	locale_end();
	return ok;
}

bool intake_take_confirmed(struct letter_in *x, struct err *err)
{
	struct held d;
	bool found, same;

	if (!held_load(x->h->store, x->a, x->in->id, &found, &d, err))
		return false;
	if (!found)
		return true;
	x->known = d.state == HELD_DONE && str_is(d.why, HELD_WHY_KNOWN);
	if (!x->known && d.state != HELD_CONFIRMED)
		return true;
	x->held = d;
	if (x->known)
		return true;
	if (!take_seat(x, &same, err))
		return false;
	x->confirmed = same;
	x->who.trust = same ? TRUST_FULL : TRUST_NONE;
	x->who.doubt = DOUBT_NONE;
	return held_settle(x->h->store, d.letter, same ? HELD_DONE : HELD_DROPPED,
			   d.always, home_now(x->h), err);
}
