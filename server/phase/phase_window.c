/* The window of an early run.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_window.h"

#include "server/game/phase_missing.h"
#include "server/people/hold.h"

enum { EARLY_S = 30 * 60 };

bool phase_note_letter(struct home *h, struct arena *a, struct game *g, bool orders,
		       int64_t now, struct err *err)
{
	struct readiness s;

	if (g->status != GAME_RUNNING || g->phase == 0)
		return true;
	if (!phase_readiness(h, a, g, &s, err))
		return false;
	int64_t early = g->early;
	if (!readiness_may_run_early(&s))
		early = 0;
	else if (orders || early == 0)
		early = now + EARLY_S;
	bool answered = hold_waits_for_orders(g) && readiness_missing(&s) == 0;
	if (early == g->early && !answered)
		return true;
	g->early = early;
	if (answered)
		g->hold = STR("");
	return games_save(h->store, g, err);
}

static bool anew(struct home *h, struct arena *a, struct str game, struct err *err)
{
	struct game g;

	return games_find(h->store, a, game, &g, err) &&
	       phase_note_letter(h, a, &g, false, home_now(h), err);
}

bool phase_window_anew(struct home *h, struct arena *a, struct str game,
		       struct err *err)
{
	return home_begin(h, err) && home_end(h, anew(h, a, game, err), err);
}
