/* Handles half-proved letters in large numbers: the house asks about the first ones and
 * keeps the others unread. A person may have written any of them, so the player and the
 * GM are told, once a day for each amount of proof, even if the budget is used up.
 * SPDX-License-Identifier: ISC */
#include "server/fate/fate.h"

#include <stdio.h>

#include "base/arena.h"
#include "base/locale.h"
#include "schema/gmlog.h"
#include "server/gm_mail/gm_mail_parts.h"
#include "server/outbox/post.h"

enum { DAY_S = 24 * 3600 };

static bool first_today(struct letter_in *x, const char *what, bool *first,
			struct err *err)
{
	const struct sender_identity *w = &x->who;
	char name[64];

	snprintf(name, sizeof name, "%s %d %lld", what, (int)intake_proof_of(x),
		 (long long)(home_now(x->h) / DAY_S));
	return told_once(x->h->store, w->game.id, 0, w->to_gm ? SEAT_GM : w->seat.seat,
			 name, home_now(x->h), first, err);
}

static bool tell_player(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;
	struct page page = page_in(x->a);

	page_para(
		&page,
		str_of(_(
			"Many letters came in your name, and we cannot be sure that they are yours. You were asked about the first of them. The others are kept unread, and nothing in them is carried out.")));
	page_para(
		&page,
		w->both ? str_of(_(
				  "If you wrote them, answer each of our questions with the word confirm, and write the rest once more."))
			: str_of(_(
				  "If you wrote them, write your orders once more: answer this letter, from the address to which it came.")));
	page_paraf(
		&page,
		_("If you did not write them, do nothing. Without your answer none of them counts, and after %.*s they are thrown away. The GM has been told as well."),
		STR_MADE(x->a, clock_long(x->a, x->held.expires)));
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .game = &w->game,
				  .seat = &w->seat,
				  .kind = KIND_NOTICE,
				  .cause = CAUSE_IN,
				  .cause_id = x->in->id,
				  .subject = str_printf(
					  x->a, "%.*s letters in your name wait unread",
					  STR_MADE(x->a, post_tag(x->a, &w->game))),
				  .page = &page,
			  },
			  err);
}

/* The same, of a letter in the GM's own name, to the GM. */
static bool tell_writing_gm(struct letter_in *x, struct err *err)
{
	struct page page = page_in(x->a);

	page_para(
		&page,
		STR("Many letters with GM commands came in your name, and it is not sure that they are yours. You were asked about the first of them. The others are kept unread, and nothing in them is carried out."));
	page_para(
		&page,
		STR("`postalgm letters list --state held` lists them, `postalgm letters show ID` shows one, and `postalgm letters release ID` carries it out."));
	return gm_mail_answer(x, KIND_WARNING, CAUSE_IN, x->in->id,
			      STR("letters in your name wait unread"), &page, STR(""),
			      err);
}

static bool tell_gm(struct letter_in *x, struct err *err)
{
	const struct sender_identity *w = &x->who;

	return post_to_gm(
		x->h, x->a, &w->game, KIND_WARNING, CAUSE_IN, x->in->id,
		str_printf(x->a, "%.*s letters of %.*s wait unread",
			   STR_MADE(x->a, post_tag(x->a, &w->game)),
			   STR_ARG(w->seat.colour)),
		str_printf(
			x->a,
			"More letters that seem to be from %.*s (%.*s) came than the house asks about. They are kept unread, and the player has been told. `postalgm letters list --state held` lists them, `postalgm letters show ID` shows one, and `postalgm letters release ID` lets it count.%s You will not be told of more of them today.",
			STR_ARG(w->seat.name), STR_ARG(w->seat.colour),
			intake_proof_of(x) == PROOF_KEY
				? " If somebody else writes them, the key has leaked: `postalgm seat rekey` makes a new one."
				: ""),
		err);
}

static bool tell(struct letter_in *x, struct err *err)
{
	bool first;

	if (!first_today(x, "unasked", &first, err))
		return false;
	if (!first)
		return true;
	return x->who.to_gm ? tell_writing_gm(x, err)
			    : tell_player(x, err) && tell_gm(x, err);
}

/* There is no room for it among those that wait. It is in the inbox all the same. */
static bool tell_of_no_room(struct letter_in *x, struct err *err)
{
	bool first;

	if (!first_today(x, "no room", &first, err))
		return false;
	return !first ||
	       post_to_gm(
		       x->h, x->a, &x->who.game, KIND_WARNING, CAUSE_IN, x->in->id,
		       str_printf(x->a, "%.*s no room for letters that wait",
				  STR_MADE(x->a, post_tag(x->a, &x->who.game))),
		       str_printf(
			       x->a,
			       "The letters that wait for a confirm have more than %lld bytes (limits.held_size). Letter %lld does not wait with them: `postalgm letters show %lld` shows it, `postalgm letters retry %lld` has it read again when there is room. `postalgm letters drop ID` makes room. You will not be told of more of them today.",
			       (long long)x->h->config.limits.held_size,
			       (long long)x->in->id, (long long)x->in->id,
			       (long long)x->in->id),
		       err);
}

bool intake_unasked(struct letter_in *x, struct err *err)
{
	int64_t most = x->h->config.limits.held_size, size;

	if (!held_size(x->h->store, &size, err) || !tell(x, err))
		return false;
	int64_t own = x->in->size > HELD_LEAST ? x->in->size : HELD_LEAST;
	if (size + own > most)
		return tell_of_no_room(x, err) &&
		       intake_settle(x, INBOX_IGNORED, SETTLED_REFUSED, "too-many-held",
				     err);
	return held_add(x->h->store, &x->held, err) &&
	       intake_settle(x, INBOX_HELD, SETTLED_HELD,
			     x->paid ? "too-many-held" : "budget", err);
}
