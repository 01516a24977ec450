/* What keeps a phase from running at its deadline. Postponing moves the deadline, a
 * wait is for the GM's word; all are told of either, in the caller's transaction.
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
 * `nmr` says so: if it is `standby`, standbys are called. */
bool phase_hold_check(struct home *, struct arena *, struct game *,
		      const struct standing *, int64_t now, int64_t close,
		      bool *stopped, struct err *) MUST_USE;

#endif
