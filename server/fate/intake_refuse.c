/* Letters that are believed by half.
 * SPDX-License-Identifier: ISC */
#include "server/fate/fate.h"

#include <stdio.h>

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/fields.h"
#include "schema/gmlog.h"
#include "server/game/game_gm.h"
#include "server/outbox/post.h"

/* Writes to the address of record, with a fresh key: which letter came, what it lacks, and what to do. `next` is that; empty: the
 * letter may be answered with orders. */
static bool refuse_to(struct letter_in *x, const struct seat *to, struct str why,
		      struct str next, struct err *err)
{
	struct page page = page_in(x->a);
	bool within;

	if (!intake_within_budget(x, to->address, &within, err))
		return false;
	if (!within)
		return true;
	page_para(&page, why);
	page_para(
		&page,
		next.n ? next
		       : str_of(_(
				 "Nothing in it was carried out. To send orders, reply to this letter from the address to which it came.")));
	intake_form(x, &page, &x->who.game, to);
	return intake_answer(
		x, to, KIND_REFUSAL,
		str_printf(x->a, "%.*s not carried out: a letter that may not be yours",
			   STR_MADE(x->a, post_tag(x->a, &x->who.game))),
		&page, err);
}

static bool tell_gm_of_wrong_key(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;
	bool within;

	if (!intake_within_budget(x, game_gm_address(x->h, &w->game), &within, err))
		return false;
	if (!within)
		return true;
	struct str text = str_printf(
		x->a,
		"A letter from %.*s (%.*s, %.*s) came with the key of %.*s. It was not carried out. Perhaps a report was forwarded. The key stops working after this phase; \"seat replace\" with the same address makes a new one at once.",
		STR_ARG(w->other.name), STR_ARG(w->other.colour),
		STR_ARG(w->other.address), STR_ARG(w->seat.colour));
	return post_to_gm(x->h, x->a, &w->game, KIND_WARNING, CAUSE_IN, x->in->id,
			  str_printf(x->a, "%.*s a letter with another seat's key",
				     STR_MADE(x->a, post_tag(x->a, &w->game))),
			  text, err);
}

static bool refuse_wrong_seat(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;
	struct str why = str_printf(
		x->a,
		_("A letter came from your address with the key of another seat (%.*s)."),
		STR_ARG(w->seat.colour));
	struct str owner = str_of(_(
		"A letter with the key of your seat came from an address that is not yours. Its writer has seen one of your letters."));

	return refuse_to(x, &w->other, why, STR(""), err) &&
	       refuse_to(x, &w->seat, owner, STR(""), err) &&
	       tell_gm_of_wrong_key(x, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_REFUSED, "wrong-seat", err);
}

const char *intake_doubt_word(const struct letter_in *x)
{
	return x->who.doubt ? doubt_rows[x->who.doubt].name : auth_name(x->who.auth);
}

struct str intake_sender(const struct letter_in *x)
{
	enum { SENDER_MAX = 80 };

	return x->l->from.n ? str_cut(x->l->from, SENDER_MAX)
			    : str_of(_("an address that is not clear"));
}

bool intake_tell_gm_of_doubt(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;
	const struct doubt_row *row = &doubt_rows[w->doubt];
	int seat = w->to_gm || !w->has_seat ? SEAT_GM : w->seat.seat;
	char what[32];
	bool first;

	if (!w->doubt || !w->has_game)
		return true;
	snprintf(what, sizeof what, "doubt %s", row->name);
	if (!told_once(x->h->store, w->game.id, w->game.phase_no, seat, what,
		       home_now(x->h), &first, err))
		return false;
	if (!first)
		return true;
	struct str text = str_printf(
		x->a,
		"A letter for %.*s came from %.*s and was not carried out. %s It is letter %lld: postalgm letters show %lld. You are not told of further letters like it for this seat in this phase.",
		STR_ARG(seat == SEAT_GM ? STR("the GM") : w->seat.colour),
		STR_MADE(x->a, intake_sender(x)), row->gm, (long long)x->in->id,
		(long long)x->in->id);
	return post_to_gm(x->h, x->a, &w->game, KIND_DOUBT, CAUSE_IN, x->in->id,
			  str_printf(x->a, "%.*s a letter is in doubt: %s",
				     STR_MADE(x->a, post_tag(x->a, &w->game)),
				     row->name),
			  text, err);
}

/* The two dates show whose clock is wrong, or that the letter is an old one. */
static struct str why_date(const struct letter_in *x)
{
	return str_printf(
		x->a,
		_("A letter from your address is dated %.*s, but came on %.*s. Either the clock of your device is wrong, or an old letter was sent again."),
		STR_MADE(x->a, intake_when(x, x->l->fields ? x->l->fields->date
							   : x->l->date)),
		STR_MADE(x->a, intake_when(x, x->in->arrival)));
}

/* Tells which half is missing, or the reason against it. */
struct str intake_why_doubted(const struct letter_in *x)
{
	enum auth auth = x->who.auth;
	bool half = auth == AUTH_KEY || auth == AUTH_ADDRESS || auth == AUTH_SUBJECT;

	if (x->who.doubt == DOUBT_DATE && !half)
		return why_date(x);
	if (x->who.doubt && (!half || doubt_is_of_reading(x->who.doubt)))
		return str_of(_(doubt_rows[x->who.doubt].player));
	if (auth == AUTH_SUBJECT)
		return str_printf(
			x->a,
			_("A letter to %.*s answers one that went to you, but came from an address that is not the one of this seat."),
			STR_ARG(x->h->config.address));
	if (auth == AUTH_ADDRESS && x->h->config.subject_keys)
		return str_of(_(
			"A letter came from your address. An address alone proves nothing, so in this house you confirm each letter."));
	if (auth == AUTH_ADDRESS)
		return str_printf(
			x->a,
			_("A letter came from your address to %.*s, but not to your reply address, or its key no longer works."),
			STR_ARG(x->h->config.address));
	if (auth == AUTH_KEY)
		return str_of(_(
			"A letter with your key came from an address that is not the one of this seat."));
	if (x->who.disowned)
		return str_of(_(
			"A letter came from your address, and our mail server says that it was not sent from there."));
	return str_of(_(
		"Your mail server does not vouch for a letter that came from your address, and this game asks for that."));
}

/* "cosmic-7 as Red" a line. */
static bool list_games(struct letter_in *x, const struct seat *seats, int n,
		       struct page *page, struct err *err)
{
	for (int i = 0; i < n; i++) {
		struct game g;
		if (!games_load(x->h->store, x->a, seats[i].game_id, &g, err))
			return false;
		const struct game_rules *r = game_rules_of(&g, err);
		if (!r)
			return false;
		page_verbatim(page,
			      str_printf(x->a, "  %.*s, %s%s", STR_ARG(g.name),
					 r->colours[seats[i].seat],
					 g.status == GAME_OVER       ? _(" (over)")
					 : g.status == GAME_INVITING ? _(" (not begun)")
								     : ""));
	}
	return true;
}

bool intake_refuse_lost(struct letter_in *x, struct err *err)
{
	struct page page = page_in(x->a);
	struct seat *seats;
	bool within, silent;
	int n = 0;

	/* It came here by a list, or in a blind copy: its writer asks nothing of us. */
	if (!x->who.to_us)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "not-to-us",
				     err);
	if (x->l->from.n && !x->who.seatless &&
	    !seats_of_address(x->h->store, x->a, x->l->from, &seats, &n, err))
		return false;
	if (n == 0)
		return intake_stranger(x, err);
	if (!x->l->answer)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "no-game", err);
	if (!intake_weigh_content(x, CONTENT_NONE, &silent, err))
		return false;
	if (silent)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "robot", err);
	if (!intake_within_budget(x, seats[0].address, &within, err))
		return false;
	page_para(
		&page,
		x->who.nowhere.n
			? str_printf(
				  x->a,
				  _("A letter came from your address for game %.*s, which is not played here, or not by you."),
				  STR_ARG(x->who.nowhere))
			: str_of(_(
				  "A letter came from your address that names no game of yours.")));
	page_para(
		&page,
		str_of(_(
			"Nothing in it was carried out. To send orders, reply to the last letter that you had from the game: its reply address is your key. You play in:")));
	page_cut(&page);
	return list_games(x, seats, n, &page, err) &&
	       (!within ||
		post_queue(x->h, x->a,
			   &(struct posting){
				   .rcpt = seats[0].address,
				   .kind = KIND_REFUSAL,
				   .cause = CAUSE_IN,
				   .cause_id = x->in->id,
				   .subject = STR(
					   "not carried out: which game do you mean?"),
				   .page = &page,
				   .in_reply_to = x->l->message_id,
				   .no_key = true,
			   },
			   err)) &&
	       intake_settle(x, INBOX_DONE, SETTLED_REFUSED, "no-game", err);
}

/* Such a letter waits for its player's word if it would do something. This one would not. */
static struct str what_next(const struct letter_in *x)
{
	struct str from = str_printf(
		x->a,
		_("It came from %.*s on %.*s. It has nothing that could wait for your word: no order that counts as it stands, no press, no command. So nothing was done."),
		STR_MADE(x->a, intake_sender(x)),
		STR_MADE(x->a, intake_when(x, x->in->arrival)));

	if (x->who.doubt == DOUBT_DATE)
		return str_printf(
			x->a,
			_("%.*s Set the clock, and write again. Until the clock is right you are asked to confirm each letter that has orders."),
			STR_ARG(from));
	return str_printf(
		x->a,
		_("%.*s To send orders, reply to this letter from the address to which it came. With ADDRESS and another address in that reply you change yours."),
		STR_ARG(from));
}

bool intake_refuse(struct letter_in *x, struct err *err)
{
	bool silent;

	if (!intake_weigh_content(x, CONTENT_NONE, &silent, err))
		return false;
	if (silent)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "robot", err);
	if (x->who.trust == TRUST_WRONG_SEAT)
		return refuse_wrong_seat(x, err);
	return refuse_to(x, &x->who.seat, intake_why_doubted(x), what_next(x), err) &&
	       intake_tell_gm_of_doubt(x, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_REFUSED, intake_doubt_word(x), err);
}
