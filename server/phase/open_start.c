/* Open games that are full: see open_start.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/open_start.h"

#include "base/arena.h"
#include "schema/open_games.h"
#include "schema/seats.h"
#include "server/outbox/post.h"
#include "server/phase/game_start.h"

static bool is_full(struct home *h, struct arena *a, const struct game *g, bool *full,
		    struct err *err)
{
	struct seat *seats;
	int n, in = 0;

	if (!seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		in += seats[i].status == SEAT_JOINED;
	*full = in == g->n_seats;
	return true;
}

/* The GM starts it from now on, or says what is to be done. */
static bool leave_to_gm(struct home *h, struct arena *a, struct open_game *o,
			const struct game *g, const char *why, struct err *err)
{
	int64_t cause;

	o->by_gm = true;
	return open_games_save(h->store, o, err) && post_cause(h, &cause, err) &&
	       post_to_gm(
		       h, a, g, KIND_GM, CAUSE_GAME, cause,
		       str_printf(a, "%.*s is full and does not start",
				  STR_MADE(a, post_tag(a, g))),
		       str_printf(
			       a,
			       "All have joined game %.*s, and it could not start: %s. Start it by `game start` when that is mended.",
			       STR_ARG(g->name), why),
		       err);
}

static bool start_one(struct home *h, struct arena *a, struct open_game *o,
		      struct err *err)
{
	struct err why = {0};
	struct game g;
	bool full;

	if (!games_load(h->store, a, o->game_id, &g, err))
		return false;
	if (g.status != GAME_INVITING)
		return home_begin(h, err) &&
		       home_end(h, open_games_drop(h->store, o->game_id, err), err);
	if (o->by_gm || !is_full(h, a, &g, &full, err))
		return o->by_gm;
	if (!full)
		return true;
	if (game_start(h, a, g.name, &why))
		return true;
	if (why.kind == ERR_WORLD) {
		*err = why;
		return false;
	}
	return home_begin(h, err) &&
	       home_end(h, leave_to_gm(h, a, o, &g, why.text, err), err);
}

bool open_games_due(struct home *h, struct err *err)
{
	struct arena *a = arena_create();
	struct open_game *list;
	int n;
	bool ok = open_games_list(h->store, a, &list, &n, err);

	for (int i = 0; ok && i < n; i++)
		ok = start_one(h, a, &list[i], err);
	arena_destroy(a);
	return ok;
}
