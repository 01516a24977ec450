/* What the GM did, told to all.
 * SPDX-License-Identifier: ISC */
#include "server/announce.h"

#include "base/arena.h"
#include "mail/trust.h"
#include "server/post.h"
#include "server/record.h"

bool announce(struct home *h, struct arena *a, const struct game *g, struct str what,
	      struct str why, struct str subject, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	page_cut(&page); /* the GM may quote an order */
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

static bool by_gm(struct home *h, struct arena *a, struct str name, struct str text,
		  struct err *err)
{
	struct game g;

	text = str_trim(text);
	if (!games_find(h->store, a, name, &g, err))
		return false;
	if (g.status == GAME_OVER)
		return err_refuse(err, "game %.*s is over", STR_ARG(g.name));
	if (!text.n)
		return err_refuse(err, "there is nothing to announce");
	if ((int64_t)text.n > h->config.limits.press_size)
		return err_refuse(err, "an announcement has at most %lld octets",
				  (long long)h->config.limits.press_size);
	return announce(h, a, &g, trust_scan(a, text, NULL), STR(""),
			STR("a word of the GM"), err);
}

bool announce_by_gm(struct home *h, struct arena *a, struct str game, struct str text,
		    struct err *err)
{
	return home_begin(h, err) && home_end(h, by_gm(h, a, game, text, err), err);
}
