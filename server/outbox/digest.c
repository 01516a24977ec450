/* Digest: see digest.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/digest.h"

#include "base/arena.h"
#include "schema/mail/digests.h"
#include "server/game/phase_clock.h"
#include "server/outbox/post.h"

enum { DAY_S = 24 * 3600 };

bool digest_keep(struct home *h, const struct seat *s, struct str text, bool *kept,
		 struct err *err)
{
	*kept = s->digest && s->status == SEAT_JOINED;
	return !*kept || digests_add(h->store, s->id, s->epoch, home_now(h), text, err);
}

bool digest_told(struct home *h, struct arena *a, const struct seat *s, struct err *err)
{
	struct digest_item *items;
	int n;

	return digests_take(h->store, a, s->id, s->epoch, &items, &n, err);
}

bool digest_send(struct home *h, struct arena *a, const struct game *g,
		 const struct seat *s, struct err *err)
{
	struct page page = page_in(a);
	struct digest_item *items;
	int64_t cause;
	int n;

	if (!digests_take(h->store, a, s->id, s->epoch, &items, &n, err))
		return false;
	if (!n || s->status == SEAT_REMOVED)
		return true;
	page_cut(&page);
	for (int i = 0; i < n; i++) {
		page_heading(&page, i + 1, clock_long(a, items[i].utc));
		page_para(&page, items[i].text);
	}
	page_para(&page, STR("DIGEST OFF brings each of these at once."));
	return post_cause(h, &cause, err) &&
	       post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .seat = s,
				  .kind = KIND_DIGEST,
				  .cause = CAUSE_SEAT,
				  .cause_id = cause,
				  .subject = str_printf(
					  a, "%.*s news of the day: %d piece%s",
					  STR_MADE(a, post_tag(a, g)), n,
					  n == 1 ? "" : "s"),
				  .page = &page,
				  .bulk = true,
				  .deadline = g->status == GAME_RUNNING && g->phase &&
					      g->deadline > home_now(h),
			  },
			  err);
}

static bool send_one(struct home *h, struct arena *a, int64_t seat_id, struct err *err)
{
	struct game g;
	struct seat s;
	bool found;

	return seats_load_id(h->store, a, seat_id, &found, &s, err) &&
	       (!found || (games_load(h->store, a, s.game_id, &g, err) &&
			   digest_send(h, a, &g, &s, err)));
}

bool digest_due(struct home *h, int64_t now, struct err *err)
{
	struct arena *a = arena_create();
	int64_t *seats;
	int n;
	bool ok = digests_due(h->store, a, now - DAY_S, &seats, &n, err);

	for (int i = 0; ok && i < n; i++)
		ok = home_begin(h, err) &&
		     home_end(h, send_one(h, a, seats[i], err), err);
	arena_destroy(a);
	return ok;
}
