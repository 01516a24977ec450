/* What a player says below the word GM goes to the GM, with the sentences of earlier letters that waited for it.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_word.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/trust.h"
#include "server/outbox/post.h"
#include "server/render/letterhead.h"

static bool to_gm(struct letter_in *x, struct str words, struct err *err)
{
	struct page page = page_in(x->a);
	struct str who = letterhead_seat(x->a, x->rules, x->seat->seat);

	page_paraf(&page, "%.*s (%.*s) passes this on to you:", STR_ARG(who),
		   STR_ARG(x->seat->name));
	page_cut(&page);
	page_verbatim(&page, trust_scan(x->a, words, NULL));
	page_paraf(
		&page,
		"To answer, write to %.*s. A reply to this letter is read for your commands and is passed on to nobody.",
		STR_ARG(x->seat->address));
	return post_queue(x->h, x->a,
			  &(struct posting){.game = x->game,
					    .gm = true,
					    .kind = KIND_PRESS,
					    .cause = CAUSE_IN,
					    .cause_id = x->in->id,
					    .subject = str_printf(
						    x->a, "%.*s a word of %.*s",
						    STR_ARG(post_tag(x->a, x->game)),
						    STR_ARG(who)),
					    .page = &page,
					    .bulk = true},
			  err);
}

/* Lines under the word that are not orders go with what waits. */
bool intake_pass_on(struct letter_in *x, struct err *err)
{
	struct str below = intake_words(x);
	struct str all =
		str_printf(x->a, "%.*s%.*s", STR_ARG(x->word.passed), STR_ARG(below));

	if (!str_trim(all).n)
		return true;
	x->word.deed = str_of(_("PASSED ON to the GM"));
	intake_say(
		x,
		str_of(_(
			"GM: your words have gone to the GM, who answers you directly.")));
	if (!to_gm(x, all, err))
		return false;
	intake_words_passed(x);
	return true;
}
