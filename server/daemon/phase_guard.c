/* Phases that end the daemon: see phase_guard.h.
 * SPDX-License-Identifier: ISC */
#include "server/daemon/phase_guard.h"

#include "base/arena.h"
#include "server/home/trial.h"
#include "server/people/hold.h"
#include "server/phase/hold_check.h"
#include "server/phase/phase_due.h"

enum {
	DIED_BEFORE =
		2, /* after this many runs that killed the daemon, the phase gets a trial */
	NUMBERS =
		16, /* a note is the phase number times this, plus the number of runs begun */
};

static const char why[] =
	"running it crashes the daemon, which is a fault in this program";

static const char *key_of(struct arena *a, const struct game *g)
{
	return str_z(a, str_printf(a, "begun %lld", (long long)g->id));
}

static bool note(struct home *h, struct arena *a, const struct game *g, int64_t n,
		 struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h,
			meta_set_int(h->store, key_of(a, g),
				     g->phase_no * (int64_t)NUMBERS + n, err),
			err);
}

struct due_game {
	int64_t id, now;
};

/* Does everything that the daemon would do; as nothing is committed, the phase is not
 * really run. */
static bool run_it(struct home *h, void *with)
{
	const struct due_game *d = with;
	struct arena *a = arena_create();
	struct err err = {0};
	struct game g;
	int64_t close;
	bool ran;

	if (home_begin(h, &err) && games_load(h->store, a, d->id, &g, &err) &&
	    phase_closes(h, a, &g, &close, &err) &&
	    !phase_due(h, a, d->id, d->now, &ran, &err))
		err.kind = ERR_NONE; /* reported when it is done outside the trial */
	home_rollback(h);
	arena_destroy(a);
	return true;
}

/* The game is held first, so that reporting it cannot end the daemon once more. */
static bool hold(struct home *h, struct arena *a, const struct game *found,
		 struct err *err)
{
	struct game g = *found;

	struct log_line l = home_log(h, LOG_ALARM, "phase-died");
	log_str(&l, "game", g.name);
	log_int(&l, "turn", g.turn);
	log_int(&l, "phase", g.phase);
	log_end(&l);
	g.hold = hold_text(a, HOLD_FAULT, str_of(why));
	g.early = 0;
	if (!home_begin(h, err) ||
	    !home_end(h,
		      games_save(h->store, &g, err) &&
			      meta_set_int(h->store, key_of(a, &g), 0, err),
		      err))
		return false;
	return home_begin(h, err) &&
	       home_end(h, phase_hold(h, a, &g, HOLD_FAULT, 0, str_of(why), err), err);
}

static bool is_noted(const struct tick *t, const struct game *g)
{
	for (int i = 0; i < t->n_begun; i++)
		if (t->begun[i].game_id == g->id && t->begun[i].phase_no == g->phase_no)
			return true;
	return false;
}

bool phase_guard(struct tick *t, struct arena *a, const struct game *g, bool *held,
		 struct err *err)
{
	struct due_game d = {g->id, t->now};
	enum trial_end end = TRIAL_YES;
	int64_t n;

	*held = false;
	if (is_noted(t, g))
		return true;
	if (!meta_get_int(t->home->store, key_of(a, g), &n, err))
		return false;
	n = n / NUMBERS == g->phase_no ? n % NUMBERS : 0;
	if (n >= DIED_BEFORE && !trial(t->home, t->lock, run_it, &d, &end, err))
		return false;
	if (end == TRIAL_NONE)
		return err_set(err, "no process for a trial could be started");
	if (end == TRIAL_DIED) {
		*held = true;
		return hold(t->home, a, g, err);
	}
	if (!note(t->home, a, g, n < DIED_BEFORE ? n + 1 : n, err))
		return false;
	*arena_push(t->a, t->begun, t->n_begun) =
		(struct begun_phase){g->id, g->phase_no};
	return true;
}
