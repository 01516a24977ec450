/* Holding a phase: it does not run before the GM says so, or the orders that it waits
 * for come. All are told, and the GM is asked, in the caller's transaction.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOLD_H
#define SERVER_HOLD_H

#include "schema/games.h"
#include "server/game/hold_why.h"
#include "server/home/home.h"

/* Tells all that the phase waits: `what`, followed by `more`. `was` is the same in the past: it
 * stands in the next report, which comes when the phase has run. `gm_too` unless the GM is asked
 * about it. */
bool phase_tell_wait(struct home *, struct arena *, const struct game *,
		     struct str what, struct str was, struct str more, bool gm_too,
		     struct err *) MUST_USE;
/* Asks the GM what to do, with the commands that answer; `what` is the reason. */
bool phase_ask(struct home *, struct arena *, const struct game *, unsigned missing,
	       struct str what, struct err *) MUST_USE;

/* The phase waits for `whom` ("the GM", "a standby"): everybody is told, the GM is asked. */
bool phase_wait_for(struct home *, struct arena *, struct game *, enum hold kind,
		    const char *whom, unsigned missing, struct str why,
		    struct err *) MUST_USE;
/* The phase waits for the GM, who is asked what to do. `missing`: the seats that it
 * waits for, a bit each. */
bool phase_hold(struct home *, struct arena *, struct game *, enum hold kind,
		unsigned missing, struct str why, struct err *) MUST_USE;

#endif
