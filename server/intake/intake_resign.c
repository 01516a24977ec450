/* RESIGN is asked about: the player's confirm does it. The question is a row among the
 * held letters, though its letter was acted on and does not wait.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/token.h"
#include "server/outbox/post.h"
#include "server/people/joining.h"

enum { CONFIRM_S = 72 * 3600 };
static const char WHY[] = "resign";

static bool ask(struct letter_in *x, const char *word, int64_t question,
		struct err *err)
{
	struct page page = page_in(x->a);

	page_paraf(
		&page,
		_("Your letter says RESIGN: you would leave game %.*s for good. To do it, answer this one with the word"),
		STR_ARG(x->game->name));
	page_verbatim(&page, STR("\n  confirm\n\n"));
	page_paraf(
		&page,
		_("on its first line. Your seat then leaves at the end of the turn, unless the GM finds another player first; until then your orders count. Without your word nothing is done, and after %.*s it does nothing any more. If the letter was not yours, do nothing."),
		STR_ARG(clock_long(x->a, x->held.expires)));
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .game = x->game,
				  .seat = x->seat,
				  .kind = KIND_CONFIRM,
				  .cause = CAUSE_HELD,
				  .cause_id = question,
				  .subject = str_printf(
					  x->a, "%.*s please confirm that you resign",
					  STR_ARG(post_tag(x->a, x->game))),
				  .page = &page,
				  .in_reply_to = x->l->message_id,
				  .word = str_of(word),
			  },
			  err);
}

bool intake_ask_resign(struct letter_in *x, struct err *err)
{
	char word[TOKEN_WORD_CHARS + 1], hash[TOKEN_HASH_CHARS + 1];
	int64_t question;

	if (!post_cause(x->h, &question, err))
		return false;
	x->held = (struct held){
		.letter = x->in->id,
		.seat_id = x->seat->id,
		.epoch = x->seat->epoch,
		.phase_no = x->game->phase_no,
		.why = str_of(WHY),
		.content_key = str_of(x->l->content_key),
		.held = home_now(x->h),
		.expires = home_now(x->h) + CONFIRM_S,
	};
	key_word(x->h->keys,
		 str_printf(x->a, "resign %lld %d", (long long)x->seat->id,
			    x->seat->epoch),
		 question, word);
	token_word_hash(str_of(word), hash);
	x->held.word_hash = str_of(hash);
	return held_add(x->h->store, &x->held, err) && ask(x, word, question, err);
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
