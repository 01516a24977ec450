/* RESIGN is asked about: the player's confirm does it.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/outbox/post.h"
#include "server/people/joining.h"

static const char WHY[] = "resign";

static bool ask(struct letter_in *x, const struct request *r, struct err *err)
{
	struct page page = page_in(x->a);

	page_paraf(
		&page,
		_("Your letter says RESIGN: you would leave game %.*s for good. To do it, answer this one with the word"),
		STR_ARG(x->game->name));
	page_verbatim(&page, STR("\n  confirm\n\n"));
	page_paraf(
		&page,
		_("on its first line. Your seat then leaves at the end of the turn, unless the GM finds another player first; until then your orders count. Nothing happens without your `confirm`, which works until %.*s. If the letter was not yours, do nothing."),
		STR_MADE(x->a, intake_when(x, x->held.expires)));
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .game = x->game,
				  .seat = x->seat,
				  .kind = KIND_CONFIRM,
				  .cause = CAUSE_HELD,
				  .cause_id = r->question,
				  .subject = str_printf(
					  x->a, "%.*s please confirm that you resign",
					  STR_MADE(x->a, post_tag(x->a, x->game))),
				  .page = &page,
				  .in_reply_to = x->l->message_id,
				  .word = str_of(r->word),
			  },
			  err);
}

bool intake_ask_resign(struct letter_in *x, struct err *err)
{
	struct request r;

	return intake_hold_request(x, WHY, STR(""), &r, err) && ask(x, &r, err);
}

bool intake_drop_resign(struct letter_in *x, struct str asked, struct err *err)
{
	return !str_is(str_trim(asked), WHY) ||
	       held_drop_request(x->h->store, x->seat->id, str_of(WHY), home_now(x->h),
				 err);
}

bool intake_is_resign(const struct letter_in *x)
{
	return str_is(x->held.why, WHY);
}

bool intake_confirm_resign(struct letter_in *x, struct err *err)
{
	struct str said;
	bool in_game =
		x->game->status == GAME_RUNNING || x->game->status == GAME_PAUSED;

	if (!held_settle(x->h->store, x->held.letter, HELD_DONE, false, home_now(x->h),
			 err))
		return false;
	if (!in_game || x->seat->status == SEAT_REMOVED)
		said = str_of(_(
			"The game is over, or your seat has left it: there is nothing to resign from."));
	else if (!play_resign(x->h, x->a, x->game, x->seat, false, &said, err))
		return false;
	return intake_note(x, STR("you have resigned"), said, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_CONFIRM, "confirm", err);
}
