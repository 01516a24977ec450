/* Settling: when a phase has closed, letters that arrived before may still be on their way
 * to us. It is run a while after; letters that arrived after it closed wait meanwhile, so
 * that a late one is late. And when the mailbox cannot be read, the phase waits for it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_SETTLE_H
#define SERVER_PHASE_SETTLE_H

#include "schema/games.h"
#include "server/game/phase_missing.h"
#include "server/home/home.h"

/* Seconds from the close of a phase to its run: `mail.settling`. */
int64_t phase_settling(const struct home *);

/* When it closes at the earliest: its deadline, with grace while somebody owes, or the end
 * of the window of an early run; 0: never. `*early` says which. */
bool phase_ends(struct home *, struct arena *, const struct game *,
		const struct standing *, int64_t *utc, bool *early,
		struct err *) MUST_USE;

/* Does a letter that arrived at `arrival` wait until the phase has settled? `*until` is the
 * end of that, 0: it does not wait. */
bool phase_letter_waits(struct home *, struct arena *, const struct game *,
			int64_t arrival, int64_t now, int64_t *until,
			struct err *) MUST_USE;

/* After a round in which the mailbox could not be read, or letters in it (reading.h):
 * players of phases that are due are told that they wait, once; after `mail.max_hold` the GM
 * is asked. Its own transaction. */
bool phase_away(struct home *, struct arena *, int64_t now, struct err *) MUST_USE;

#endif
