/* Reading: if no worker can read letters, not even a letter that is known to be good,
 * the house is to blame. Letters wait, phases that are due wait for them
 * (phase_settle.h), `health` says so, and the GM of the house gets a letter when it
 * begins and when it ends.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_READING_H
#define SERVER_READING_H

#include "server/home/home.h"

/* Were letters unreadable when this was last noted? */
bool reading_is_away(struct home *, bool *away, struct err *) MUST_USE;

/* After a round: `why` letters cannot be read; NULL: they can. Its own transaction. */
bool reading_note(struct home *, struct arena *, const struct err *why, int64_t now,
		  struct err *) MUST_USE;

#endif
