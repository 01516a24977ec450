/* What keeps a phase from being run at its deadline. Postponing moves
 * the deadline, a wait is for the GM's word; all are told of either, in the caller's
 * transaction.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_HOLD_CHECK_H
#define SERVER_HOLD_CHECK_H

#include "rules/game.h"
#include "schema/games.h"
#include "server/game/phase_missing.h"
#include "server/home/home.h"

/* Does something stand in the way of running now, at `close`, with these seats missing?
 * Then it is done, and `*stopped` is true. Brakes: the house was away, or its clock
 * leapt, over the deadline; more than half of the seats have sent nothing, the first time
 * in this phase. Waits: that again; letters to half of the seats do not arrive; somebody
 * is missing in turn 1 phase 1, or the game's `nmr` says so: then standbys are
 * called where it is `standby`. */
bool phase_hold_check(struct home *, struct arena *, struct game *,
		      const struct standing *, int64_t now, int64_t close,
		      bool *stopped, struct err *) MUST_USE;

#endif
