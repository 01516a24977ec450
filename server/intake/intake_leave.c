/* Somebody pressed "unsubscribe", and their program wrote a letter with the subject
 * that our List-Unsubscribe gives it. One press does not end a game: the answer tells
 * them how to leave.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/intake/observers.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"

/* A player with seats in several games gets the answer for the newest. */
static bool find_seat(struct letter_in *x, bool *found, struct err *err)
{
	struct sender_identity *w = &x->who;
	struct seat *seats;
	int n;

	*found = w->has_seat;
	if (*found)
		return true;
	if (!seats_of_address(x->h->store, x->a, x->l->from, &seats, &n, err))
		return false;
	*found = n > 0;
	if (n == 0)
		return true;
	w->has_game = w->has_seat = true;
	w->seat = seats[0];
	return games_load(x->h->store, x->a, seats[0].game_id, &w->game, err);
}

static bool is_invited(const struct letter_in *x)
{
	return x->who.game.status == GAME_INVITING ||
	       x->who.seat.status == SEAT_INVITED;
}

/* The writer may get what they pressed the button for without giving up the seat. */
static bool offer_less(struct letter_in *x, struct page *page, struct err *err)
{
	const struct game *g = &x->who.game;
	struct settings s;

	if (!settings_load(x->h, x->a, g, &s, err))
		return false;
	if (!x->who.seat.digest)
		page_item(
			page,
			str_of(_(
				"DIGEST ON: you play on, and announcements come in one letter a day.")));
	if (s.is_public)
		page_item(
			page,
			str_printf(
				x->a,
				_("RESIGN, and once you have left, `observe %.*s` to %.*s: you no longer play, but get the reports."),
				STR_ARG(g->name), STR_ARG(x->h->config.address)));
	return true;
}

static bool tell(struct letter_in *x, struct err *err)
{
	struct page page = page_in(x->a);
	const struct game *g = &x->who.game;
	const struct game_rules *r = game_find(g->rules);
	bool within;

	if (!intake_within_budget(x, x->who.seat.address, &within, err))
		return false;
	if (!within)
		return true;
	page_paraf(
		&page,
		_("A letter from your address asks to leave game %.*s. Nothing has been done yet. Reply to this letter with one of these:"),
		STR_ARG(g->name));
	if (is_invited(x))
		page_item(
			&page,
			str_of(_(
				"DECLINE: you get no more letters about it. JOIN takes that back.")));
	else if (!offer_less(x, &page, err))
		return false;
	else
		page_item(
			&page,
			str_printf(
				x->a,
				_("RESIGN NOW: your seat is played %s to the end of the turn and then leaves the game, unless the GM finds another player."),
				locale_text(r ? game_absent(r)->played : "")));
	return intake_answer(x, &x->who.seat, KIND_LEAVE,
			     str_printf(x->a, "%.*s how to leave the game",
					STR_MADE(x->a, post_tag(x->a, g))),
			     &page, err);
}

bool intake_wants_to_leave(const struct letter_in *x)
{
	return x->l->n_lines == 0 && x->who.to_us && x->who.trust != TRUST_WRONG_SEAT &&
	       str_iequal(str_trim(x->l->subject), STR("leave"));
}

bool intake_leave(struct letter_in *x, struct err *err)
{
	bool found, taken;

	if (!observe_leave(x, &taken, err) || (!taken && !find_seat(x, &found, err)))
		return false;
	if (taken)
		return true;
	if (!found)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "stranger",
				     err);
	return tell(x, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_LEAVE, "leave", err);
}
