/* Stops a phase that should not run yet: postpones it, or makes it wait. See
 * hold_check.h.
 * SPDX-License-Identifier: ISC */
#include "server/phase/hold_check.h"

#include "base/arena.h"
#include "schema/gmlog.h"
#include "schema/snapshots.h"
#include "server/game/phase_clock.h"
#include "server/game/position.h"
#include "server/options/reminders.h"
#include "server/options/settings.h"
#include "server/people/hold.h"
#include "server/people/standby_call.h"
#include "server/phase/leap.h"
#include "server/phase/phase_window.h"

enum {
	MASS_WAIT_S = 24 * 3600,
	/* A longer gap counts neither as an outage nor as a clock that was corrected,
	 * until the GM says so. */
	AWAY_MOST_S = 14 * 24 * 3600,
	BACK_S = 3600, /* by which a wrong clock was set back */
};

/* The phase waits, everybody is told, the deadline moves. */
static bool postpone(struct home *h, struct arena *a, struct game *g, struct str why,
		     int64_t by, struct err *err)
{
	if (!phase_clock_move(h, a, g, by, err))
		return false;
	g->early = 0;
	g->postponed++;
	struct str what = str_printf(
		a, "Phase %d.%d waits: %.*s. The deadline is %.*s now.", g->turn,
		g->phase, STR_ARG(why), STR_MADE(a, clock_long(a, g->deadline)));
	struct str was = str_printf(
		a, "Phase %d.%d waited: %.*s. Its deadline moved to %.*s.", g->turn,
		g->phase, STR_ARG(why), STR_MADE(a, clock_long(a, g->deadline)));
	return games_save(h->store, g, err) && reminders_anew(h, a, g, err) &&
	       phase_tell_wait(
		       h, a, g, what, was,
		       STR("Orders that have arrived count, and can still be changed."),
		       true, err);
}

/* There was no round in the hour before the phase closed, nor in the hour after. */
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

/* A clock that is years ahead would move the deadline by years: nothing moves, the GM is asked. */
static bool ask_about_clock(struct home *h, struct arena *a, struct game *g,
			    int64_t away, struct err *err)
{
	return phase_hold(
		h, a, g, HOLD_CLOCK, 0,
		str_printf(
			a,
			"the clock of the house says %.*s, %.*s after it was last seen. Either that clock is wrong, or the house was down for so long",
			STR_MADE(a, clock_long(a, home_now(h))),
			STR_MADE(a, clock_span(a, away))),
		err);
}

/* The house could not accept letters around the deadline. */
static bool postpone_for_outage(struct home *h, struct arena *a, struct game *g,
				int64_t away, struct err *err)
{
	if (away > (h->clock_jump > 0 ? LEAP_MOST_S : AWAY_MOST_S))
		return ask_about_clock(h, a, g, away, err);
	return postpone(
		h, a, g,
		str_printf(
			a,
			h->clock_jump > 0
				? "the clock of the house jumped past the deadline, by %.*s"
				: "the house was down at the deadline, for %.*s",
			STR_MADE(a, clock_span(a, away))),
		away, err);
}

/* Possibly an undetected mail failure: the first time, the deadline moves by a day; after
 * that the GM decides, or it could move forever. */
static bool stop_for_many(struct home *h, struct arena *a, struct game *g,
			  unsigned missing, struct str names, struct err *err)
{
	struct str why = str_printf(
		a, "no orders are in from more than half of the seats (%.*s)",
		STR_ARG(names));
	bool first;

	if (!told_once(h->store, g->id, g->phase_no, SEAT_GM, "mass", home_now(h),
		       &first, err))
		return false;
	return first ? postpone(h, a, g, why, MASS_WAIT_S, err)
		     : phase_hold(
			       h, a, g, HOLD_MISSING, missing,
			       str_printf(a, "for the second time, %.*s", STR_ARG(why)),
			       err);
}

/* The game's `nmr` is `wait` or `standby`. */
static bool stop_by_policy(struct home *h, struct arena *a, struct game *g,
			   const struct game_rules *r, unsigned missing,
			   struct str names, bool standby, struct err *err)
{
	struct str why = str_printf(a, "no orders are in from %.*s", STR_ARG(names));
	unsigned called;

	if (!standby)
		return phase_hold(h, a, g, HOLD_MISSING, missing, why, err);
	/* The letters sent below say that the phase waits, so it must wait from here
	 * on. */
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
				"no orders are in from %.*s, and the first phase never runs while orders are missing",
				STR_ARG(names)),
			err);
	if (unreachable && 2 * count(unreachable) >= count(in_game))
		return phase_hold(
			h, a, g, HOLD_UNREACHABLE, missing,
			str_printf(a, "letters to half of the seats bounced (%.*s)",
				   STR_MADE(a, phase_seat_names(a, r, unreachable))),
			err);
	if (2 * count(missing) > count(in_game))
		return stop_for_many(h, a, g, missing, names, err);
	if (missing && policy != NMR_RANDOM)
		return stop_by_policy(h, a, g, r, missing, names, policy == NMR_STANDBY,
				      err);
	*stopped = false;
	return true;
}

/* A phase that is complete runs early by the same clock. */
static bool early_by_clock(struct home *h, const struct game *g, int64_t now,
			   int64_t *away, struct err *err)
{
	int64_t last;

	if (!meta_get_int(h->store, "last_round", &last, err))
		return false;
	*away = now - (last < g->opened ? g->opened : last);
	if (*away <= AWAY_MOST_S)
		*away = 0;
	return true;
}

bool phase_doubt_check(struct home *h, struct arena *a, struct game *g, int64_t now,
		       bool early, bool *stopped, struct err *err)
{
	int64_t by;

	*stopped = false;
	if (!leap_doubted(h, &by, err) ||
	    (!by && early && !early_by_clock(h, g, now, &by, err)))
		return false;
	*stopped = by != 0;
	return !by || ask_about_clock(h, a, g, by, err);
}

bool phase_hold_check(struct home *h, struct arena *a, struct game *g,
		      const struct readiness *s, int64_t now, int64_t close,
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
		return postpone_for_outage(h, a, g, away, err);
	return stop_for_missing(h, a, g, s->in_game, readiness_missing(s) & ~allowed,
				set.nmr, stopped, err);
}

/* The phase is open as if the clock had never been wrong. */
static bool let_go(struct home *h, struct arena *a, struct game *g, struct err *err)
{
	g->hold = STR("");
	struct str what = str_printf(
		a,
		"Phase %d.%d no longer waits: the clock of the house is right again. The deadline is %.*s, as before.",
		g->turn, g->phase, STR_MADE(a, clock_long(a, g->deadline)));
	/* If it is complete, it runs early again. */
	return games_save(h->store, g, err) &&
	       phase_note_letter(h, a, g, false, home_now(h), err) &&
	       phase_tell_wait(
		       h, a, g, what, what,
		       STR("Orders that have arrived count, and can still be changed."),
		       true, err);
}

bool phases_resume_clock(struct home *h, struct arena *a, int64_t now, struct err *err)
{
	struct games_walk walk;
	const struct game *next;
	int64_t last;

	if (!meta_get_int(h->store, "last_round", &last, err))
		return false;
	if (last - now <= BACK_S)
		return true;
	games_walk_begin(&walk);
	bool ok = games_walk_next(h->store, &walk, &next, err);
	while (ok && next) {
		struct arena_mark here = arena_mark(a);
		struct game g = *next;
		if (g.status == GAME_RUNNING && hold_of(&g) == HOLD_CLOCK &&
		    now < g.deadline)
			ok = let_go(h, a, &g, err);
		arena_rewind(a, here);
		ok = ok && games_walk_next(h->store, &walk, &next, err);
	}
	games_walk_end(&walk);
	return ok;
}
