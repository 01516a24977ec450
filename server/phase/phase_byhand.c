/* What the GM does to the open phase by hand.
 * SPDX-License-Identifier: ISC */
#include "server/phase/phase_byhand.h"

#include "base/arena.h"
#include "schema/gmlog.h"
#include "schema/snapshots.h"
#include "server/game/hold_why.h"
#include "server/game/phase_missing.h"
#include "server/game/position.h"
#include "server/home/record.h"
#include "server/options/reminders.h"
#include "server/outbox/post_decide.h"
#include "server/people/seats.h"
#include "server/phase/hold_check.h"
#include "server/phase/leap.h"
#include "server/phase/phase_run.h"
#include "server/phase/remind.h"
#include "server/report/announce.h"

/* Turn 1 phase 1 does not run while somebody is missing who may not be played at
 * random; every other phase may. */
static bool may_run_first(struct home *h, struct arena *a, const struct game *g,
			  const struct readiness *s, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	unsigned allowed;
	bool first;

	if (!r || !snapshots_is_first(h->store, g->id, g->phase_no, &first, err) ||
	    !phase_allowed_random(h, a, g, &allowed, err))
		return false;
	unsigned missing = readiness_missing(s) & ~allowed;
	if (!missing || !first)
		return true;
	return err_refuse(
		err,
		"phase %d.%d cannot run while orders are missing (%.*s): nmr random %.*s SEAT, phase extend %.*s WHEN, or seat replace %.*s SEAT ADDRESS",
		g->turn, g->phase, STR_MADE(a, phase_seat_names(a, r, missing)),
		STR_ARG(g->name), STR_ARG(g->name), STR_ARG(g->name));
}

/* The GM acts on a phase that waits because of the clock: so the clock is right. */
static bool believe_clock(struct home *h, const struct game *g, struct err *err)
{
	return hold_of(g) != HOLD_CLOCK || leap_believed(h, err);
}

struct by_gm {
	struct str game;
	int turn, phase;
};

static bool run_by_gm(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct by_gm *b = with;
	struct readiness s;
	struct game g;
	bool asked;

	if (!phase_find_open(h, a, b->game, &g, err))
		return false;
	if (g.turn != b->turn || g.phase != b->phase)
		return err_refuse(
			err,
			"phase %d.%d is not open; the open one is %d.%d (phase run %.*s %d.%d)",
			b->turn, b->phase, g.turn, g.phase, STR_ARG(g.name), g.turn,
			g.phase);
	if (g.status == GAME_PAUSED)
		return err_refuse(err,
				  "game %.*s is paused; game resume %.*s lets it go on",
				  STR_ARG(g.name), STR_ARG(g.name));
	return phase_readiness(h, a, &g, &s, err) && may_run_first(h, a, &g, &s, err) &&
	       believe_clock(h, &g, err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "The GM ran phase %d.%d.", g.turn, g.phase),
			  STR(""), g.deadline > home_now(h), err) &&
	       phase_excuse_missing(h, &g, &s, err) &&
	       phase_carry_out(h, a, &g, OPEN_GM, true, &asked, err);
}

bool phase_run(struct home *h, struct arena *a, struct str game, int turn, int phase,
	       struct err *err)
{
	return post_decide(h, a, run_by_gm, &(struct by_gm){game, turn, phase}, err);
}

bool phase_runs_early(struct home *h, struct arena *a, const struct game *g,
		      unsigned *missing, bool *asks, struct err *err)
{
	struct readiness s;
	unsigned allowed;
	bool first;

	*missing = 0;
	*asks = false;
	if (!g->phase || (g->deadline && g->deadline <= home_now(h)))
		return true;
	if (!phase_readiness(h, a, g, &s, err) ||
	    !phase_allowed_random(h, a, g, &allowed, err) ||
	    !snapshots_is_first(h->store, g->id, g->phase_no, &first, err))
		return false;
	*missing = readiness_missing(&s);
	*asks = (*missing & ~allowed) && !g->postponed && !first;
	return true;
}

enum move { LATER_ONLY, ANY_TIME };

static bool set_by_gm(struct home *h, struct arena *a, struct str name, enum move move,
		      int64_t until, struct str why, struct err *err)
{
	struct game g;

	if (!phase_find_open(h, a, name, &g, err))
		return false;
	if (until <= home_now(h))
		return err_refuse(err, "%.*s is not in the future",
				  STR_MADE(a, clock_long(a, until)));
	/* Less time than announced is worse for a player than more. */
	if (move == LATER_ONLY && until < g.deadline)
		return err_refuse(
			err,
			"phase %d.%d already runs until %.*s, which is later; phase deadline sets an earlier time",
			g.turn, g.phase, STR_MADE(a, clock_long(a, g.deadline)));
	if (!believe_clock(h, &g, err))
		return false;
	g.deadline = until;
	g.early = 0;
	g.hold = STR("");
	return games_save(h->store, &g, err) && reminders_anew(h, a, &g, err) &&
	       announce(h, a, &g,
			str_printf(a,
				   "The GM moved the deadline of phase %d.%d to %.*s.",
				   g.turn, g.phase, STR_MADE(a, clock_long(a, until))),
			why,
			str_printf(a, "T%d P%d has another deadline", g.turn, g.phase),
			err);
}

bool phase_extend(struct home *h, struct arena *a, struct str game, int64_t until,
		  struct str why, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, set_by_gm(h, a, game, LATER_ONLY, until, why, err), err);
}

bool phase_set_deadline(struct home *h, struct arena *a, struct str game, int64_t until,
			struct str why, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, set_by_gm(h, a, game, ANY_TIME, until, why, err), err);
}

/* The missing player is named once the phase has run, not before. */
static bool wait_for_missing(struct home *h, struct arena *a, struct str name,
			     int hours, struct err *err)
{
	struct game g;
	struct readiness s;
	int64_t now = home_now(h);

	if (hours < 1 || hours > PHASE_WAIT_HOURS_MAX)
		return err_refuse(err, "a phase waits 1 to %d hours, not %d",
				  (int)PHASE_WAIT_HOURS_MAX, hours);
	if (!phase_find_open(h, a, name, &g, err) ||
	    !phase_readiness(h, a, &g, &s, err))
		return false;
	if (!readiness_missing(&s))
		return err_refuse(
			err,
			"nobody owes orders in phase %d.%d; phase extend moves its deadline",
			g.turn, g.phase);
	g.deadline = (g.deadline > now ? g.deadline : now) + (int64_t)hours * 3600;
	g.early = 0;
	g.hold = STR("");
	return games_save(h->store, &g, err) && reminders_anew(h, a, &g, err) &&
	       announce(
		       h, a, &g,
		       str_printf(
			       a,
			       "The GM let phase %d.%d wait %d hour%s for missing orders, until %.*s or until all are in.",
			       g.turn, g.phase, hours, hours == 1 ? "" : "s",
			       STR_MADE(a, clock_long(a, g.deadline))),
		       STR(""), str_printf(a, "T%d P%d waits", g.turn, g.phase), err);
}

bool phase_wait(struct home *h, struct arena *a, struct str game, int hours,
		struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, wait_for_missing(h, a, game, hours, err), err);
}

/* Finds the seats meant by `word` among those who owe; refuses if there is none. */
static bool random_seats(struct home *h, struct arena *a, const struct game *g,
			 unsigned missing, struct str word, unsigned *which,
			 struct err *err)
{
	struct seat seat;

	*which = missing;
	if (word.n) {
		if (!seat_named(h, a, g, word, &seat, err))
			return false;
		if (!(missing >> seat.seat & 1))
			return err_refuse(err, "%.*s owes nothing in phase %d.%d",
					  STR_ARG(seat.colour), g->turn, g->phase);
		*which = 1U << seat.seat;
	}
	if (missing == 0)
		return err_refuse(err, "nobody owes anything in phase %d.%d", g->turn,
				  g->phase);
	return true;
}

static bool note_random(struct home *h, const struct game *g, unsigned which,
			struct err *err)
{
	bool first;

	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (which >> i & 1 && !told_once(h->store, g->id, g->phase_no, i,
						 "random", home_now(h), &first, err))
			return false;
	return true;
}

static bool allow_random(struct home *h, struct arena *a, struct str name,
			 struct str word, struct err *err)
{
	struct game g;
	struct readiness s;
	unsigned which, allowed;

	if (!phase_find_open(h, a, name, &g, err) ||
	    !phase_readiness(h, a, &g, &s, err) ||
	    !random_seats(h, a, &g, readiness_missing(&s), word, &which, err) ||
	    !note_random(h, &g, which, err))
		return false;
	const struct game_rules *r = game_rules_of(&g, err);
	if (!r || !phase_allowed_random(h, a, &g, &allowed, err))
		return false;
	if (hold_waits_for_orders(&g) && (readiness_missing(&s) & ~allowed) == 0)
		g.hold = STR(""); /* its deadline is over: the next round runs it */
	return games_save(h->store, &g, err) &&
	       record_act(h, &g, WHO_GM,
			  str_printf(a, "In phase %d.%d %.*s may be played %s.", g.turn,
				     g.phase,
				     STR_MADE(a, phase_seat_names(a, r, which)),
				     game_absent(r)->played),
			  STR(""), true, err);
}

bool phase_allow_random(struct home *h, struct arena *a, struct str game,
			struct str seat, struct err *err)
{
	return home_begin(h, err) &&
	       home_end(h, allow_random(h, a, game, seat, err), err);
}
