/* Which letter of ours is answered: see letter_above.h.
 * SPDX-License-Identifier: ISC */
#include "server/fate/letter_above.h"

#include "schema/mail/outbox.h"
#include "server/identity/sender_hint.h"
#include "server/outbox/post_kind.h"
#include "server/outbox/post_tag.h"
#include "server/report/announce.h"
#include "server/report/ask_gm.h"

/* "Re: [CE-7] T5 P1 receipt 41 - ACCEPTED ...": 41; 0: it is not a receipt. */
static int receipt_in(struct str subject)
{
	const struct str mark = STR(" receipt ");
	size_t at = str_find(subject, mark);
	int64_t n;

	if (at == SIZE_MAX)
		return 0;
	struct str rest = str_slice(subject, at + mark.n, subject.n);
	return str_int(str_until(&rest, ' '), 1, 1000000, &n) ? (int)n : 0;
}

static struct above by_subject(struct str subject)
{
	int receipt = receipt_in(subject);

	if (receipt)
		return (struct above){ABOVE_RECEIPT, receipt, false};
	return (struct above){
		str_find(subject, STR(" reminder")) != SIZE_MAX ? ABOVE_REMINDER
								: ABOVE_OTHER,
		0,
		str_find(subject, STR("] " ANSWER_SUBJECT)) != SIZE_MAX ||
			str_find(subject, STR("] " ANNOUNCE_SUBJECT)) != SIZE_MAX};
}

/* Does the subject look like one of ours? Each bears the tag of its game: "[CE-7]". */
static bool is_ours(const struct letter_in *x)
{
	return receipt_in(x->l->subject) ||
	       str_find(x->l->subject, post_tag(x->a, x->game)) != SIZE_MAX;
}

struct above letter_above(const struct letter_in *x)
{
	struct outbox o;

	if (is_ours(x))
		return by_subject(x->l->subject);
	if (hint_answered(x->h, x->a, x->l, &o) && o.game_id == x->game->id &&
	    o.seat == x->seat->seat)
		return by_subject(o.subject);
	/* It quotes a letter, and nothing says which. */
	return (struct above){x->l->flags & (LETTER_QUOTES | LETTER_CUT)
				      ? ABOVE_OTHER
				      : ABOVE_UNKNOWN,
			      0, false};
}
