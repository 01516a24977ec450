/* A request that its player confirms first: see fate.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/trust/token.h"
#include "server/fate/fate.h"
#include "server/outbox/post.h"

enum { CONFIRM_S = 72 * 3600 };

bool intake_hold_request(struct letter_in *x, const char *kind, struct str about,
			 struct request *r, struct err *err)
{
	char hash[TOKEN_HASH_CHARS + 1];

	if (!post_cause(x->h, &r->question, err))
		return false;
	x->held = (struct held){
		.letter = x->in->id,
		.seat_id = x->seat->id,
		.epoch = x->seat->epoch,
		.phase_no = x->game->phase_no,
		.why = about.n ? str_printf(x->a, "%s " PRI_STR, kind, STR_ARG(about))
			       : str_of(kind),
		.content_key = str_of(x->l->content_key),
		.held = home_now(x->h),
		.expires = home_now(x->h) + CONFIRM_S,
	};
	key_word(x->h->keys,
		 str_printf(x->a, "%s %lld %d", kind, (long long)x->seat->id,
			    x->seat->epoch),
		 r->question, r->word);
	token_word_hash(str_of(r->word), hash);
	x->held.word_hash = str_dup(x->a, str_of(hash));
	return held_add(x->h->store, &x->held, err);
}
