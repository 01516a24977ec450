/* The answer to a question at an address that the GM gave a person (person_move.h).
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/trust/token.h"
#include "server/intake/intake_steps.h"
#include "server/people/person_move.h"
#include "server/said/confirm_word.h"

static bool tell(struct letter_in *x, struct str address, struct str said,
		 struct err *err)
{
	struct page page = page_in(x->a);

	page_para(&page, said);
	return intake_answer_plain(x, address, STR("[postalgm] your address"), &page,
				   err);
}

bool intake_moved(struct letter_in *x, bool *taken, struct err *err)
{
	char hash[TOKEN_HASH_CHARS + 1];
	struct address_ask k;
	struct str said;

	token_word_hash(x->who.word, hash);
	if (!gm_address_asks_by_word(x->h->store, x->a, str_of(hash), taken, &k, err))
		return false;
	if (!*taken)
		return true;
	if (!x->l->answer || !intake_says_confirm(x->l))
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, "not-confirmed",
				     err);
	if (home_now(x->h) - k.utc > MOVE_ASK_S)
		return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE,
				     "confirmed-late", err);
	return person_move_do(x->h, x->a, &k, &said, err) &&
	       tell(x, k.address, said, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_CONFIRM, "confirm", err);
}
