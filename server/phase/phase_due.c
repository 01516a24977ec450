/* When a phase is due.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_due.h"

#include "base/arena.h"
#include "schema/mail/inbox.h"
#include "server/options/settings.h"
#include "server/outbox/post_decide.h"
#include "server/people/hold.h"
#include "server/phase/hold_check.h"
#include "server/phase/phase_run.h"
#include "server/phase/phase_settle.h"

static bool grace_of(struct home *h, struct arena *a, const struct game *g,
		     int64_t *seconds, struct err *err)
{
	struct settings s;

	if (!settings_load(h, a, g, &s, err))
		return false;
	*seconds = (int64_t)s.grace * 3600;
	return true;
}

static bool closes(struct home *h, struct arena *a, const struct game *g,
		   const struct readiness *s, int64_t *utc, struct err *err)
{
	int64_t grace = 0;

	if (g->deadline && readiness_missing(s) && !grace_of(h, a, g, &grace, err))
		return false;
	*utc = g->deadline ? g->deadline + grace : 0;
	return true;
}

bool phase_ends(struct home *h, struct arena *a, const struct game *g,
		const struct readiness *s, int64_t *utc, bool *early, struct err *err)
{
	if (!closes(h, a, g, s, utc, err))
		return false;
	*early = g->early && (!*utc || g->early < *utc) && readiness_may_run_early(s);
	if (*early)
		*utc = g->early;
	return true;
}

bool phase_closes(struct home *h, struct arena *a, const struct game *g, int64_t *utc,
		  struct err *err)
{
	struct readiness s;

	*utc = 0;
	return g->phase == 0 ||
	       (phase_readiness(h, a, g, &s, err) && closes(h, a, g, &s, utc, err));
}

/* In the caller's transaction. */
static bool run_due(struct home *h, struct arena *a, struct game *g,
		    enum open_cause cause, struct err *err)
{
	bool asked;

	if (!phase_carry_out(h, a, g, cause, false, &asked, err))
		return false;
	return !asked ||
	       phase_hold(h, a, g, HOLD_PARADOX, 0,
			  STR("conditions of several players contradicted each other"),
			  err);
}

struct due {
	int64_t game_id, now;
	bool ran;
};

static bool due(struct home *h, struct arena *a, void *with, struct err *err)
{
	struct due *d = with;
	struct game g;
	struct readiness s;
	int64_t close;
	bool stopped = false, early, all_read;

	d->ran = false;
	if (!games_load(h->store, a, d->game_id, &g, err))
		return false;
	if (g.status != GAME_RUNNING || g.hold.n || g.phase == 0)
		return true;
	if (!phase_readiness(h, a, &g, &s, err) ||
	    !phase_ends(h, a, &g, &s, &close, &early, err))
		return false;
	if (close == 0 || close + phase_settling(h) > d->now)
		return true;
	if (!inbox_all_read(h->store, close, d->now, &all_read, err))
		return false;
	if (!all_read)
		return true;
	if (!phase_doubt_check(h, a, &g, d->now, early, &stopped, err) ||
	    (!stopped && !early &&
	     !phase_hold_check(h, a, &g, &s, d->now, close, &stopped, err)))
		return false;
	if (!stopped && !run_due(h, a, &g, early ? OPEN_EARLY : OPEN_DEADLINE, err))
		return false;
	d->ran = true;
	return true;
}

/* A phase that cannot be run is a bug, or a fault of the store: the GM is told once,
 * and the game waits. */
static bool set_aside(struct home *h, struct arena *a, int64_t game_id,
		      const struct err *why, struct err *err)
{
	struct game g;

	return games_load(h->store, a, game_id, &g, err) &&
	       phase_hold(h, a, &g, HOLD_FAULT, 0, str_of(why->text), err);
}

bool phase_due(struct home *h, struct arena *a, int64_t game_id, int64_t now, bool *ran,
	       struct err *err)
{
	struct due d = {.game_id = game_id, .now = now};
	bool ok = post_decide(h, a, due, &d, err);

	*ran = d.ran;
	if (ok || store_is_busy(h->store))
		return ok;
	struct err why = *err;
	*ran = true;
	*err = (struct err){0};
	return home_begin(h, err) &&
	       home_end(h, set_aside(h, a, game_id, &why, err), err);
}
