/* A restored copy: see restored.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/restored.h"

#include "base/arena.h"
#include "schema/mail/outbox.h"
#include "server/home/record.h"

enum { LEAP = 1000000 }; /* more letters than any house sends between two copies */

static bool tell_games(struct home *h, struct arena *a, int64_t copied, struct err *err)
{
	struct games_walk walk;
	const struct game *g;
	struct str what = str_printf(
		a,
		"The server goes on from a copy made on " PRI_STR
		": later letters were read again; the GM must repeat what they did since",
		STR_MADE(a, clock_long(a, copied)));

	games_walk_begin(&walk);
	bool ok = games_walk_next(h->store, &walk, &g, err);
	while (ok && g) {
		struct arena_mark here = arena_mark(a);
		if (g->status == GAME_RUNNING)
			ok = record_act(h, g, WHO_SERVER, what, STR(""), true, err);
		arena_rewind(a, here);
		ok = ok && games_walk_next(h->store, &walk, &g, err);
	}
	games_walk_end(&walk);
	return ok;
}

static bool settle(struct home *h, int64_t copied, struct err *err)
{
	struct arena *a = arena_create();
	int64_t next;
	bool ok = outbox_next_id(h->store, &next, err) &&
		  meta_set_int(h->store, "outbox_from", next + LEAP, err) &&
		  meta_set_int(h->store, "restored_from", copied, err) &&
		  meta_set_int(h->store, "restored_utc", home_now(h), err) &&
		  meta_set_int(h->store, "copied_utc", 0, err) &&
		  tell_games(h, a, copied, err);

	arena_destroy(a);
	return ok;
}

bool restored_settle(struct home *h, struct err *err)
{
	int64_t copied;

	if (!meta_get_int(h->store, "copied_utc", &copied, err))
		return false;
	if (!copied)
		return true;
	if (!home_begin(h, err))
		return false;
	/* Somebody else may have done it meanwhile. */
	bool ok = meta_get_int(h->store, "copied_utc", &copied, err) &&
		  (!copied || settle(h, copied, err));
	return home_end(h, ok, err);
}
