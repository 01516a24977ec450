/* The GM's hand in the open phase. Each is one transaction with the letters that tell
 * of it; refusals are sentences for the GM.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_BYHAND_H
#define SERVER_PHASE_BYHAND_H

#include "base/str.h"
#include "schema/games.h"
#include "server/home/home.h"

/* Runs the phase now, even if something would make it wait; but turn 1 phase 1 never
 * runs on missing orders. Before the deadline, missing orders do not count as
 * missed. Refused if `turn`.`phase` is not open. */
bool phase_run(struct home *, struct arena *, struct str game, int turn, int phase,
	       struct err *) MUST_USE;

/* Would a run now, before the deadline, go without seats that have sent nothing? Their players
 * were told that they have time, so the GM must agree: `*asks`, unless a brake moved the deadline,
 * chance may play for them, or the first phase cannot run at all. `*missing`: those seats. */
bool phase_runs_early(struct home *, struct arena *, const struct game *,
		      unsigned *missing, bool *asks, struct err *) MUST_USE;

/* Moves its deadline and ends a wait; reminders begin again. `why` may be empty. The
 * first refuses an earlier deadline than the one that was told. */
bool phase_extend(struct home *, struct arena *, struct str game, int64_t until,
		  struct str why, struct err *) MUST_USE;
bool phase_set_deadline(struct home *, struct arena *, struct str game, int64_t until,
			struct str why, struct err *) MUST_USE;

/* Lets the phase wait `hours` (1..PHASE_WAIT_HOURS_MAX) for missing orders, from its
 * deadline on, or from now if that is past. It runs once they are in. Refused if nobody
 * owes any. */
enum { PHASE_WAIT_HOURS_MAX = 720 };
bool phase_wait(struct home *, struct arena *, struct str game, int hours,
		struct err *) MUST_USE;

/* The seat (empty: all that owe orders) may be played at random in this phase, even the
 * first. */
bool phase_allow_random(struct home *, struct arena *, struct str game, struct str seat,
			struct err *) MUST_USE;

#endif
