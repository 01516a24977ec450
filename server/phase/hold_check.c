/* Brakes and waits.
 * SPDX-License-Identifier: ISC */
#include "server/phase/hold_check.h"

#include "base/arena.h"
#include "schema/gmlog.h"
#include "schema/snapshots.h"
#include "server/game/absence.h"
#include "server/game/position.h"
#include "server/game/reminders.h"
#include "server/game/settings.h"
#include "server/people/hold.h"
#include "server/people/standby_call.h"

enum { MASS_WAIT_S = 24 * 3600 };

/* The phase waits, all are told, the deadline moves. */
static bool postpone(struct home *h, struct arena *a, struct game *g, struct str why,
		     int64_t by, struct err *err)
{
	g->deadline += by;
	if (!absence_move(h, a, g, &g->deadline, err))
		return false;
	g->early = 0;
	g->postponed++;
	struct str what = str_printf(
		a, "Phase %d.%d waits: %.*s. The deadline is %.*s now.", g->turn,
		g->phase, STR_ARG(why), STR_ARG(clock_long(a, g->deadline)));
	return games_save(h->store, g, err) && reminders_anew(h, a, g, err) &&
	       phase_tell_wait(
		       h, a, g, what,
		       STR("Orders that have arrived count, and can still be changed."),
		       true, err);
}

/* No round within an hour before the phase was to close, nor within an hour after it. */
static bool was_away(struct home *h, const struct game *g, int64_t now, int64_t close,
		     int64_t *by, struct err *err)
{
	int64_t last;

	*by = 0;
	if (!meta_get_int(h->store, "last_round", &last, err))
		return false;
	if (last < g->opened)
		last = g->opened;
	if (last < close - 3600 && now > close + 3600)
		*by = now - last;
	if (h->clock_jump > 0 && close > now - h->clock_jump)
		*by = h->clock_jump;
	return true;
}

static int count(unsigned bits)
{
	int n = 0;
	for (; bits; bits &= bits - 1)
		n++;
	return n;
}

/* The house could not have taken letters over the deadline. */
static bool hold_for_absence(struct home *h, struct arena *a, struct game *g,
			     int64_t away, struct err *err)
{
	return postpone(
		h, a, g,
		str_printf(
			a,
			h->clock_jump > 0
				? "the clock of the house jumped past the deadline, by %.*s"
				: "the house was down at the deadline, for %.*s",
			STR_ARG(clock_span(a, away))),
		away, err);
}

/* It may be a trouble of the mail that nobody knows of: the first time the deadline moves
 * by a day; then it is for the GM to say, for it would move for ever. */
static bool stop_for_many(struct home *h, struct arena *a, struct game *g,
			  unsigned missing, struct str names, struct err *err)
{
	struct str why =
		str_printf(a, "more than half of the seats have sent nothing (%.*s)",
			   STR_ARG(names));
	bool first;

	if (!told_once(h->store, g->id, g->phase_no, SEAT_GM, "mass", home_now(h),
		       &first, err))
		return false;
	return first ? postpone(h, a, g, why, MASS_WAIT_S, err)
		     : phase_hold(
			       h, a, g, HOLD_MISSING, missing,
			       str_printf(a, "for the second time %.*s", STR_ARG(why)),
			       err);
}

/* The game's `nmr` is `wait` or `standby`. */
static bool stop_by_policy(struct home *h, struct arena *a, struct game *g,
			   const struct game_rules *r, unsigned missing,
			   struct str names, bool standby, struct err *err)
{
	struct str why = str_printf(a, "nothing has come from %.*s", STR_ARG(names));
	unsigned called;

	if (!standby)
		return phase_hold(h, a, g, HOLD_MISSING, missing, why, err);
	/* It waits already when the letters go out that tell of it. */
	g->hold = hold_text(a, HOLD_MISSING, why);
	if (!standby_call_all(h, a, g, r, missing, CALL_MISSING, &called, err))
		return false;
	bool all = (missing & ~called) == 0;
	return phase_wait_for(
		h, a, g, HOLD_MISSING, all ? "a standby" : "the GM", missing,
		str_printf(a, "%.*s%s", STR_ARG(why),
			   all      ? ""
			   : called ? ", and there are not enough standbys"
				    : ", and nobody is on the list of standbys"),
		err);
}

/* `missing` are those who are not allowed to be played at random either. */
static bool stop_for_missing(struct home *h, struct arena *a, struct game *g,
			     unsigned in_game, unsigned missing, enum nmr_policy policy,
			     bool *stopped, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	unsigned unreachable;
	bool first;

	if (!r || !phase_unreachable(h, a, g, missing, &unreachable, err) ||
	    !snapshots_is_first(h->store, g->id, g->phase_no, &first, err))
		return false;
	*stopped = true;
	struct str names = phase_seat_names(a, r, missing);
	if (missing && first)
		return phase_hold(
			h, a, g, HOLD_MISSING, missing,
			str_printf(
				a,
				"nothing has come from %.*s, and the first phase never runs on missing orders",
				STR_ARG(names)),
			err);
	if (unreachable && 2 * count(unreachable) >= count(in_game))
		return phase_hold(
			h, a, g, HOLD_UNREACHABLE, missing,
			str_printf(a, "letters to half of the seats come back (%.*s)",
				   STR_ARG(phase_seat_names(a, r, unreachable))),
			err);
	if (2 * count(missing) > count(in_game))
		return stop_for_many(h, a, g, missing, names, err);
	if (missing && policy != NMR_RANDOM)
		return stop_by_policy(h, a, g, r, missing, names, policy == NMR_STANDBY,
				      err);
	*stopped = false;
	return true;
}

bool phase_hold_check(struct home *h, struct arena *a, struct game *g,
		      const struct standing *s, int64_t now, int64_t close,
		      bool *stopped, struct err *err)
{
	unsigned allowed;
	struct settings set;
	int64_t away;

	*stopped = true;
	if (!was_away(h, g, now, close, &away, err) ||
	    !phase_allowed_random(h, a, g, &allowed, err) ||
	    !settings_load(h, a, g, &set, err))
		return false;
	if (away)
		return hold_for_absence(h, a, g, away, err);
	return stop_for_missing(h, a, g, s->in_game, standing_missing(s) & ~allowed,
				set.nmr, stopped, err);
}
