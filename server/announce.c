/* What the GM did, told to all.
 * SPDX-License-Identifier: ISC */
#include "server/announce.h"

#include "base/arena.h"
#include "server/post.h"
#include "server/record.h"

bool announce(struct home *h, struct arena *a, const struct game *g, struct str what,
	      struct str why, struct str subject, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_para(&page, what);
	if (why.n)
		page_paraf(&page, "Reason: %.*s", STR_ARG(why));
	return record_act(h, g, "gm", what, why, true, err) &&
	       post_cause(h, &cause, err) &&
	       post_notice(h, a, g, "notice", "gm", cause,
			   str_printf(a, "%.*s %.*s", STR_ARG(post_tag(a, g)),
				      STR_ARG(subject)),
			   &page, err);
}
