/* A letter is set aside: kept for the GM, and no longer read. The player it seems to
 * be from is told, at their address of record: they believe that their orders are in.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include <stdio.h>

#include "base/arena.h"
#include "base/locale.h"
#include "schema/gmlog.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"

/* The short answer, to the seat. It is not an answer to what the letter says, but to its
 * header: a robot's gets none. */
static bool tell_player(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;
	struct page page = page_in(x->a);
	bool within;

	if (!x->l->answer || !w->to_us)
		return true;
	if (!intake_within_budget(x, w->seat.address, &within, err))
		return false;
	if (!within)
		return true;
	page_paraf(
		&page,
		_("NOT READ: a letter that came on %.*s, and that seems to be yours, cannot be read here. Nothing in it was carried out."),
		STR_MADE(x->a, intake_when(x, x->in->arrival)));
	page_para(
		&page,
		str_of(_(
			"Please write it once more, as plain text without attachments. Your earlier letters still count. The GM has been told as well.")));
	intake_form(x, &page, &w->game, &w->seat);
	return intake_answer(x, &w->seat, KIND_SET_ASIDE,
			     str_printf(x->a, "%.*s a letter of yours was not read",
					STR_MADE(x->a, post_tag(x->a, &w->game))),
			     &page, err);
}

/* Once an hour for each seat: the list of `health` has all of them. */
static bool tell_gm(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;
	char what[48];
	bool first;

	snprintf(what, sizeof what, "set aside %lld",
		 (long long)(home_now(x->h) / 3600));
	if (!told_once(x->h->store, w->game.id, w->game.phase_no, w->seat.seat, what,
		       home_now(x->h), &first, err))
		return false;
	return !first ||
	       post_to_gm(
		       x->h, x->a, &w->game, KIND_WARNING, CAUSE_IN, x->in->id,
		       str_printf(x->a, "%.*s a letter cannot be read",
				  STR_MADE(x->a, post_tag(x->a, &w->game))),
		       str_printf(
			       x->a,
			       "Letter %lld, which seems to be from %.*s (%.*s), cannot be read and was set aside; the player has been asked to write it once more. `postalgm letters show %lld` has its bytes, `postalgm letters retry %lld` has it read again. You will not be told of more from this player for an hour.",
			       (long long)x->in->id, STR_ARG(w->seat.name),
			       STR_ARG(w->seat.colour), (long long)x->in->id,
			       (long long)x->in->id),
		       err);
}

/* The telling alone, of a player's letter; `who` is set. */
static bool intake_tell_aside(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;

	if (!w->has_game || !w->has_seat || w->trust == TRUST_WRONG_SEAT)
		return true;
	if (!game_locale_begin(x->h, x->a, &w->game, err))
		return false;
	bool ok = tell_player(x, err);
	locale_end();
	return ok && tell_gm(x, err);
}

bool intake_set_aside(struct letter_in *x, const char *why, struct err *err)
{
	return identify_sender(x->h, x->a, x->l, x->in, STR(""), &x->who, err) &&
	       intake_tell_aside(x, err) &&
	       intake_settle(x, INBOX_QUARANTINE, SETTLED_SET_ASIDE, why, err);
}
