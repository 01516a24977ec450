/* Words between a player and the GM: see ask_gm.h.
 * SPDX-License-Identifier: ISC */
#include "server/report/ask_gm.h"

#include "base/arena.h"
#include "server/outbox/post.h"

bool ask_gm(struct home *h, struct arena *a, const struct game *g, const struct seat *s,
	    int64_t letter, struct page *page, struct err *err)
{
	page_paraf(
		page,
		"To answer, begin your reply with ANSWER %.*s: and your words after it; they go to this player alone. Any other words in your reply are read for commands and passed on to nobody.",
		STR_ARG(s->colour));
	return post_queue(
		h, a,
		&(struct posting){.game = g,
				  .gm = true,
				  .kind = KIND_PRESS,
				  .cause = CAUSE_IN,
				  .cause_id = letter,
				  .subject = str_printf(a, "%.*s %.*s writes to you",
							STR_MADE(a, post_tag(a, g)),
							STR_ARG(s->colour)),
				  .page = page,
				  .bulk = true},
		err);
}
