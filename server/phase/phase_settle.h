/* Settling: when a phase has closed, letters that arrived in time may still be on their
 * way to us. So it runs a while later. Letters that arrived after it closed wait
 * meanwhile, so that a late letter counts as late. If the mailbox cannot be read, the
 * phase waits for it.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_PHASE_SETTLE_H
#define SERVER_PHASE_SETTLE_H

#include "schema/games.h"
#include "server/home/home.h"

/* Seconds from the close of a phase to its run: `mail.settling`. */
int64_t phase_settling(const struct home *);

/* Does a letter that arrived at `arrival` wait until the phase has settled? `*until` is
 * when that ends, 0: it does not wait. */
bool phase_letter_waits(struct home *, struct arena *, const struct game *,
			int64_t arrival, int64_t now, int64_t *until,
			struct err *) MUST_USE;

/* After a round in which the mailbox, or letters in it (reading.h), could not be read:
 * tells players of phases that are due that they wait, once; after `mail.max_hold` it
 * asks the GM. Its own transaction. */
bool phase_away(struct home *, struct arena *, int64_t now, struct err *) MUST_USE;

#endif
