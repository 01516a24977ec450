/* A lost key.
 * SPDX-License-Identifier: ISC */
#include "server/rekey.h"

#include <unistd.h>

#include "base/arena.h"
#include "server/invitation.h"
#include "server/lock.h"
#include "server/post.h"
#include "server/reports.h"

/* Whoever has not joined yet gets his invitation, the others the report. */
static bool seat_again(struct home *h, struct arena *a, const struct issue *is,
		       const struct game *g, const struct game_rules *r,
		       const struct seat *s, int64_t cause, struct err *err)
{
	if (g->status == GAME_INVITING || s->status == SEAT_INVITED)
		return invitation_again(h, a, g, r, s, cause, err);
	return reports_queue(h, a, is, 1U << s->seat, false, "again", cause, err);
}

static bool game_again(struct home *h, struct arena *a, const struct game *g, int *n,
		       struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	struct seat *seats;
	struct issue is = {0};
	int64_t cause;
	int n_seats;
	bool begun = g->status != GAME_INVITING;

	if (!r || !seats_list(h->store, a, g->id, &seats, &n_seats, err) ||
	    (begun && !reports_load(h, a, g, g->phase_no, &is, err)) ||
	    !post_cause(h, &cause, err))
		return false;
	for (int i = 0; i < n_seats; i++) {
		if (seats[i].status == SEAT_DECLINED || seats[i].status == SEAT_REMOVED)
			continue;
		if (!seat_again(h, a, &is, g, r, &seats[i], cause, err))
			return false;
		++*n;
	}
	return !begun || reports_queue(h, a, &is, 0, true, "again", cause, err);
}

static bool all_again(struct home *h, struct arena *a, int *n, struct err *err)
{
	struct game *list;
	int n_games;

	if (!games_list(h->store, a, &list, &n_games, err))
		return false;
	for (int i = 0; i < n_games; i++)
		if (list[i].status != GAME_OVER && !game_again(h, a, &list[i], n, err))
			return false;
	return true;
}

static bool draw(const char *dir, struct arena *a, const struct clock *clock, int *n,
		 struct err *err)
{
	struct home h = {.dir = dir};

	if (!home_new_key(dir, clock, err))
		return false;
	bool ok = home_open(&h, dir, a, clock, err) && home_begin(&h, err) &&
		  home_end(&h, all_again(&h, a, n, err), err);
	home_close(&h);
	if (!ok)
		unlink(str_z(a, str_printf(a, "%s/postalgm.key", dir)));
	return ok;
}

bool rekey(const char *dir, const struct clock *clock, int *n, struct err *err)
{
	struct arena *a = arena_create();
	/* A daemon that runs still has the old key in memory. */
	int lock = lock_take(str_z(a, str_printf(a, "%s/postalgm.lock", dir)),
			     clock_now(clock), err);

	*n = 0;
	bool ok = lock >= 0 && draw(dir, a, clock, n, err);
	if (lock >= 0)
		lock_drop(lock);
	arena_destroy(a);
	return ok;
}
