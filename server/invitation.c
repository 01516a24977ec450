/* The invitation to a seat.
 * SPDX-License-Identifier: ISC */
#include "server/invitation.h"

#include "base/arena.h"
#include "base/page.h"
#include "server/letterhead.h"
#include "server/post.h"

/* No line of it is an order as it stands: what we send orders nothing when it comes
 * back. */
static const char invitation_form[] = "  join colour __ __ word __ phone __\n"
				      "  # examples:\n"
				      "  #   join\n";

static void invitation_page(struct arena *a, struct home *h, const struct game *g,
			    const struct game_rules *r, const struct seat *s,
			    struct page *page)
{
	letterhead_title(page, r, g->name, STR(""), 0, 0);
	page_para(page, STR("INVITATION"));
	page_paraf(page,
		   "%.*s, you are invited to a game of %s by mail, for %d players. "
		   "Reply to "
		   "this letter with the word JOIN, or with DECLINE. Your reply "
		   "address is your "
		   "key: there is no password, and nobody else should write to it.",
		   STR_ARG(s->name), r->title, g->n_seats);
	page_label(page, STR("SEAT"),
		   str_printf(a, "%.*s%s", STR_ARG(s->colour),
			      s->colour_fixed
				      ? ""
				      : ", unless you wish for another colour"));
	page_label(page, STR("DEADLINES"), g->deadlines);
	page_label(page, STR("GM"), h->config.gm.n ? h->config.gm : h->config.address);
	page_paraf(
		page,
		"Chance in this game can be checked. Behind every shuffle and every "
		"draw "
		"stands one secret, drawn when the game was made; its BLAKE2b-256 is "
		"below. "
		"Your lucky word goes into the seed as well, so that nobody can know a "
		"draw "
		"before all have joined. The secret is published when the game ends.");
	page_verbatim(page, str_printf(a, "  commitment  %.*s\n              %.*s",
				       (int)(g->commitment.n / 2), g->commitment.s,
				       (int)(g->commitment.n - g->commitment.n / 2),
				       g->commitment.s + g->commitment.n / 2));
	page_cut(page);
	page_paraf(page,
		   "Copy what you want to the top of your reply; JOIN alone is enough. "
		   "Colours go by wish, the earlier JOIN first; your telephone number, "
		   "if you "
		   "give one, is told to the other players.");
	page_form(page,
		  str_printf(a,
			     "%s  #   join colour %s, %s word kestrel\n  #   decline",
			     invitation_form, r->colours[1], r->colours[0]));
}

static bool queue(struct home *h, struct arena *a, const struct game *g,
		  const struct game_rules *r, const struct seat *s, const char *cause,
		  int64_t cause_id, struct err *err)
{
	struct page page = page_in(a);

	invitation_page(a, h, g, r, s, &page);
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .seat = s,
				  .kind = "invitation",
				  .cause = cause,
				  .cause_id = cause_id,
				  .subject = str_printf(
					  a, "%.*s invitation - reply JOIN or DECLINE",
					  STR_ARG(post_tag(a, g))),
				  .page = &page,
				  .bulk = true,
			  },
			  err);
}

bool invitation_queue(struct home *h, struct arena *a, const struct game *g,
		      const struct game_rules *r, const struct seat *s, struct err *err)
{
	return queue(h, a, g, r, s, "seat", s->id * 1000 + s->epoch, err);
}

bool invitation_again(struct home *h, struct arena *a, const struct game *g,
		      const struct game_rules *r, const struct seat *s, int64_t cause,
		      struct err *err)
{
	return queue(h, a, g, r, s, "again", cause, err);
}
