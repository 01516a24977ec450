/* A phase whose run ends the daemon: an assert in the rules or in a report, which stays
 * on in a release. It costs two deaths; then that game waits for its GM and the others
 * go on.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_GUARD_H
#define SERVER_PHASE_GUARD_H

#include "schema/games.h"
#include "server/daemon/tick.h"

/* Call this before working on a game whose phase may be due. It notes that the run has
 * begun, once in the life of this process, and commits that. `*held`: the run was begun
 * twice and not ended, and also ends a child (trial.h); now the game waits, and the GM
 * and everybody is told. The note ends when the phase has run or is held for another reason:
 * it belongs to one phase number. */
bool phase_guard(struct tick *, struct arena *, const struct game *, bool *held,
		 struct err *) MUST_USE;

#endif
