/* A phase whose run ends the daemon: an assert in the rules or in a report, which stays in a
 * release. It costs two deaths, then that game waits for its GM and the others go on.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_GUARD_H
#define SERVER_PHASE_GUARD_H

#include "schema/games.h"
#include "server/daemon/tick.h"

/* To be called before anything is made of a game whose phase may be due. Notes that its run
 * has begun, once in the life of this process, and commits that. `*held`: its run was begun
 * twice and not ended, and ends a child too (trial.h): the game waits now, the GM and all are
 * told. That the phase was run, or is held for another reason, ends the note: it is of one
 * phase number. */
bool phase_guard(struct tick *, struct arena *, const struct game *, bool *held,
		 struct err *) MUST_USE;

#endif
