/* When a phase is due: at its deadline, or early when everybody is in.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_DUE_H
#define SERVER_PHASE_DUE_H

#include "schema/games.h"
#include "server/game/phase_missing.h"
#include "server/home/home.h"

/* When it closes: at the deadline, with grace while somebody owes orders; 0: never. */
bool phase_closes(struct home *, struct arena *, const struct game *, int64_t *utc,
		  struct err *) MUST_USE;

/* The earliest time at which it closes: its deadline, with grace while somebody owes
 * orders, or the end of the window of an early run; 0: never. `*early` says which. */
bool phase_ends(struct home *, struct arena *, const struct game *,
		const struct readiness *, int64_t *utc, bool *early,
		struct err *) MUST_USE;

/* Runs the phase if it is due at `now`, the time at which the last reading of the
 * mailbox began: by then the mailbox has settled, and no letter that arrived before the
 * phase closed is unread. `*ran` says whether it ran; if it waits or the GM is asked,
 * everybody is told and it does not run. Its own transaction. A phase that cannot be run is
 * taken back, and waits for the GM. */
bool phase_due(struct home *, struct arena *, int64_t game_id, int64_t now, bool *ran,
	       struct err *) MUST_USE;

#endif
