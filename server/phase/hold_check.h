/* The reasons why a phase does not run at its deadline. Either the deadline is
 * postponed, or the phase waits for the GM; everybody is told of either, in the
 * caller's transaction.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOLD_CHECK_H
#define SERVER_HOLD_CHECK_H

#include "rules/game.h"
#include "schema/games.h"
#include "server/game/phase_missing.h"
#include "server/home/home.h"

/* Does anything prevent running now, at `close`, with these seats missing? Then it is
 * dealt with, and `*stopped` is true. Postponed: if the house was away, or its clock
 * jumped, across the deadline; or if more than half of the seats have sent nothing, the
 * first time in this phase. Waits: if that happens again; if letters to half of the
 * seats do not arrive; if somebody is missing in turn 1 phase 1, or the game's
 * `nmr` says so: if it is `standby`, standbys are called; if the clock says that the house
 * was away for more than two weeks, or that it leapt by more than a day. */
bool phase_hold_check(struct home *, struct arena *, struct game *,
		      const struct readiness *, int64_t now, int64_t close,
		      bool *stopped, struct err *) MUST_USE;

/* Is the clock in doubt by which a phase would run now, early or at its deadline? Then it waits
 * for the GM, and `*stopped` is true: after a leap of more than a day (leap.h), and for a complete
 * phase also after an absence of the house of more than two weeks. */
bool phase_doubt_check(struct home *, struct arena *, struct game *, int64_t now,
		       bool early, bool *stopped, struct err *) MUST_USE;

/* If the clock went back since the last round: phases that are held because it seemed
 * wrong, and whose deadline is still to come, go on; all are told. In the caller's
 * transaction, before the new round is noted. */
bool phases_resume_clock(struct home *, struct arena *, int64_t now,
			 struct err *) MUST_USE;

#endif
