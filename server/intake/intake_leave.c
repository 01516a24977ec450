/* Somebody pressed "unsubscribe", and their program wrote a letter with the subject
 * that our List-Unsubscribe gives it. One press does not end a game: the answer tells
 * them how to leave.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/intake/observers.h"
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

static bool tell(struct letter_in *x, struct err *err)
{
	struct page page = page_in(x->a);
	const struct game *g = &x->who.game;
	bool within;

	if (!intake_within_budget(x, x->who.seat.address, &within, err))
		return false;
	if (!within)
		return true;
	page_paraf(
		&page,
		_("A letter from your address asks to leave game %.*s. Nothing was done yet: answer this letter with"),
		STR_ARG(g->name));
	const struct game_rules *r = game_find(g->rules);
	const char *played = r ? game_absent(r)->played : "";
	if (g->status == GAME_INVITING || x->who.seat.status == SEAT_INVITED)
		page_verbatim(&page, STR("  DECLINE\n"));
	else
		page_verbatim(&page, STR("  RESIGN NOW\n"));
	page_para(
		&page,
		g->status == GAME_INVITING || x->who.seat.status == SEAT_INVITED
			? str_of(_("and you hear no more of it. JOIN takes it back."))
			: str_printf(
				  x->a,
				  _("and your seat is played %s to the end of the turn, and leaves the game then, unless the GM finds another player."),
				  locale_text(played)));
	return intake_answer(x, &x->who.seat, KIND_LEAVE,
			     str_printf(x->a, "%.*s how to leave the game",
					STR_ARG(post_tag(x->a, g))),
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
		return intake_settle(x, INBOX_IGNORED, "silence", "stranger", err);
	return tell(x, err) && intake_settle(x, INBOX_DONE, "leave", "leave", err);
}
